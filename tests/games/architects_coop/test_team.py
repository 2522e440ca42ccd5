"""What the team decides together, and what Buildings and numbers mean beside the Overlord."""

import pytest

import regnum
from games.support import asked, number, options, refusal, things, told
from regnum.kernel.errors import BadOption
from support import clause

from .support import FULL, LAST, overlord, rival, seat, table

pytestmark = pytest.mark.both_builds

RICH = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "silver": 9, "virtue": 8, "apprentices": "labourer"}


@clause("TOM-3.2", "TOM-3.11", "TOM-3.12", "TOM-3.15")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("difficulty", "events"), [("normal", 6), ("hard", 4)])
def test_one_to_five_play_at_either_difficulty(seats: int, difficulty: str, events: int) -> None:
    t = regnum.new("architects_coop", seats, 3, {"difficulty": difficulty})
    view = t.view(None)
    assert view["values"]["plans.0.events_left"] == events
    assert view["places"]["plans.0.schemes"]["count"] == 8 and view["places"]["plans.0.future"]["count"] == 5
    assert t.position()["last"] == LAST


@clause("TOM-3.2")
def test_six_are_too_many() -> None:
    with pytest.raises(BadOption, match="1 to 5"):
        regnum.new("architects_coop", 6)


@clause("TOM-3.66")
def test_in_a_vote_the_majority_decides() -> None:
    t = overlord({}, {}, {}, seats=3, scheme="scheme_s6", events="event_conscription", team_choice="vote")
    assert [(d.seat, d.kind) for d in t.pending] == [(0, "one_player"), (1, "one_player"), (2, "one_player")]
    assert {d.text("en") for d in t.pending} == {"You all vote: whom should it hit?"}  # none of them decides for all
    t.play("player 2", seat=0)
    assert "votes" not in {event.kind for event in t.events_for(1)}  # nobody knows before all have voted
    t.play("player 1", seat=1)
    t.play("player 2", seat=2)
    assert t.position()["removed"] == [0, 0, 1] and [event.seat for event in told(t, "votes")] == [0, 1, 2]
    assert t.describe_event(told(t, "votes")[1], 0, "en").startswith("Player 2 votes for")


@clause("TOM-3.66")
def test_a_tied_vote_is_settled_by_who_played_last_among_those_with_most_votes() -> None:
    t = overlord({}, {}, {}, seats=3, scheme="scheme_s6", events="event_conscription", team_choice="vote")
    for voter in range(3):
        t.play(f"player {voter}", seat=voter)
    assert asked(t) == (2, "settle") and options(t) == ["player 0", "player 1", "player 2"]
    t.play("player 1")
    assert t.position()["removed"] == [0, 1, 0]
    t = overlord({}, {}, {}, {}, seats=4, scheme="scheme_s6", events="event_conscription", team_choice="vote")
    for voter, choice in enumerate((0, 1, 0, 1)):
        t.play(f"player {choice}", seat=voter)
    assert asked(t) == (3, "settle") and options(t) == ["player 0", "player 1"]


@clause("TOM-3.66")
def test_what_asks_the_team_is_the_event() -> None:
    t = overlord(scheme="scheme_s6", events="event_conscription")
    assert t.pending[0].question.source == "event_conscription"


@clause("TOM-3.54", "TOM-EX.5")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Met: every player gains 1 VP; otherwise every player loses 5 VP."),
        ("pl", "Spełnione: każdy gracz zyskuje 1 PZ; w przeciwnym razie każdy traci 5 PZ."),
    ],
)
def test_a_demand_says_what_it_brings_and_what_it_costs(lang: str, said: str) -> None:
    t = table()
    assert t.game.help("demand_1_clay", lang, t.options).lines[-1] == said


@clause("TOM-3.27", "TOM-EX.6")
def test_therese_cannot_give_gold_for_marble() -> None:
    row = [*FULL[:2], "demand_3_marble", None]
    t = table({"board": "therese", "gold": 2, "silver": 1}, demands=row)
    t.play("place kings_storehouse", "trade donation")
    assert refusal(t, "donate marble demand") == refusal(t, "donate marble 1") == "TOM-3.26"
    assert refusal(t, "donate gold demand") == "TOM-3.28"
    t.play("donate gold 1")
    assert (seat(t, 1)["gold"], seat(t, 1)["marble"]) == (1, 0)


@clause("TOM-3.71")
def test_free_captures_of_buildings_take_the_overlords_workers_and_no_partners() -> None:
    his = {"workers": {"forest": 2, "mines": 1}}
    t = table({**RICH, "hand": "fortress"}, {"workers": {"quarry": 3, "forest": 1}}, rival=his)
    t.play("place guildhall", "build fortress")
    assert refusal(t, "capture quarry 1") == refusal(t, "capture forest 1") == "TOM-3.18"
    t.play("capture forest 2", "capture mines 2")
    assert seat(t)["captives"] == [0, 0, 3] and rival(t)["workers"] == {} and asked(t)[0] == 1
    t = table({**RICH, "hand": "armoury"}, {"workers": {"quarry": 3}})
    t.play("place guildhall", "build armoury")  # only a partner's Workers stand anywhere
    assert asked(t)[0] == 1


@clause("TOM-3.71")
def test_barracks_take_workers_back_from_the_overlord() -> None:
    t = table({**RICH, "hand": "barracks"}, {"workers": {"quarry": 3}}, rival={"captives": [4, 1, 0]})
    t.play("place guildhall", "build barracks")
    assert refusal(t, "option 2") == "ARC-7.2"  # only a partner's Workers stand anywhere
    t.play("option 1")
    assert rival(t)["captives"] == [0, 1, 0] and seat(t, 1)["workers"] == {"quarry": 3}


@clause("TOM-3.72")
def test_the_overlord_is_never_compared_and_never_gains() -> None:
    t = table({**RICH, "hand": "watchtower"}, {"prison": 3}, rival={"prison": 9})
    before = t.view(None)["values"]["seat2.virtue"]
    t.play("place guildhall", "build watchtower")
    assert seat(t, 1)["virtue"] == 6 and t.view(None)["values"]["seat2.virtue"] == before
    t = table({**RICH, "hand": "monument"})
    t.play("place guildhall", "build monument")
    assert [seat(t, p)["virtue"] for p in range(2)] == [10, 8] and t.view(None)["values"]["seat2.virtue"] == before
    alone = table({"stone": 1, "buildings": "stone_market"}, seats=1, phase="over")
    terms = {term.name: term.points for term in alone.scores[0].terms}
    assert sum(terms.values()) == alone.scores[0].total


@clause("TOM-3.80")
def test_the_apprentice_icon_works_when_his_worker_is_placed() -> None:
    t = table(active=1, schemes="scheme_s1", guildhall=[2, 2])
    shown = t.position()["display"]
    t.play("place forest")
    left = things(t, "apprentice_leaves")
    assert left == [shown[0], shown[len(shown) // 2]] and len(t.position()["display"]) == len(shown)


@clause("TOM-3.80", "TOM-3.43", "TOM-R.25")
def test_a_reset_that_his_worker_causes_follows_before_the_next_step() -> None:
    t = table(
        {"workers": {"kings_storehouse": 1}}, active=1, schemes="scheme_s1", guildhall=[2] * 6, market=[0, 1, None]
    )
    t.play("place forest")
    kinds = [event.kind for event in t.events]
    assert kinds.index("reset") < kinds.index("captures") and seat(t)["prison"] == 1


@clause("TOM-3.31", "TOM-3.32")
@pytest.mark.parametrize(("his", "debts"), [(4, 0), (3, 1)])
def test_the_forecast_of_a_reset_counts_the_overlord_and_names_players_only(his: int, debts: int) -> None:
    t = table({"prison": 3}, {"prison": 1}, rival={"prison": his})
    assert number(t, "reset.debts") == debts and number(t, "reset.virtue") == 1


@clause("TOM-3.1", "TOM-3.53", "TOM-3.57")
@pytest.mark.parametrize(("gold", "won"), [(24, True), (0, False)])
def test_all_win_or_nobody_does(gold: int, won: bool) -> None:
    t = table({"gold": gold}, {"gold": gold}, guildhall=[2] * 5, phase="over")
    assert t.result is not None and t.result.team is not None
    assert t.result.winners == ((0, 1) if won else ()) and t.result.team.won is won
    assert t.result.team.total == sum(score.total for score in t.scores) and t.result.team.needed == 100
    assert {"demand", "events_left"} < {term.name for term in t.scores[0].terms}
