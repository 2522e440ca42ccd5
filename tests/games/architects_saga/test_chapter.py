"""Architects as a chapter: its set-up, its Tomes, and what its places bring, on public tables."""

import random
from collections import Counter
from typing import Any

import pytest

import regnum
from games.architects_saga.support import BUILDINGS, DEBTS, MARBLE, VIRTUE, ended, last_turn, shelf, table, victory
from games.support import asked, count, options, refusal, things
from regnum.kernel.errors import BadOption, BadScenario, UndoRefused
from regnum.kernel.table import Table
from support import clause


def begun(seats: int = 3, seed: int = 1) -> Table:
    return regnum.new("architects_saga", seats, seed)


def after_setup(seats: int = 3, seed: int = 1) -> Table:
    t = begun(seats, seed)
    while t.position()["phase"] != "turn":
        t.play(t.pending[0].options[0])
    return t


# -- set-up


@clause("TOM-2.1", "TOM-2.42")
def test_a_saga_is_for_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(BadOption, match="2 to 4 players"):
            begun(seats)


@clause("TOM-2.4")
def test_anybody_may_begin() -> None:
    assert {begun(4, seed).view(None)["order"][0] for seed in range(30)} == {0, 1, 2, 3}


@clause("TOM-2.5", "TOM-2.34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_boards_are_the_standard_ones(seats: int) -> None:
    for seed in range(8):
        t = after_setup(seats, seed)
        boards = [t.view(None)["places"][f"seat{p}.board"]["things"][0]["card"] for p in range(seats)]
        assert all(board.startswith("standard_") for board in boards) and len({*boards}) == seats
    assert all(option.id not in ("setup", "boards", "promo_boards") for option in t.game.options)


@clause("TOM-2.6")
def test_from_the_last_player_back_everybody_takes_an_apprentice_and_the_display_is_refilled_afterwards() -> None:
    t = begun()
    order = t.view(None)["order"]
    for taken, seat in enumerate(reversed(order)):
        assert asked(t) == (seat, "first_apprentice")
        assert t.position()["display"].count(None) == taken
        virtue = t.position()["players"][seat]["virtue"]
        t.play(t.pending[0].options[0])
        card = t.position()["players"][seat]["apprentices"]
        assert len(card) == 1
        changed = t.position()["players"][seat]["virtue"] - virtue
        told = [e.count * (1 if e.kind == "gains_virtue" else -1) for e in t.events if e.kind.endswith("s_virtue")]
        assert changed == (told[-1] if count(t, "gains_virtue", seat) + count(t, "loses_virtue", seat) else 0)
    assert t.position()["display"].count(None) == 0
    assert {d.kind for d in t.pending} == {"draft"}


@clause("TOM-2.9", "TOM-2.43")
def test_the_tomes_are_laid_out_after_the_set_up() -> None:
    t = begun()
    while t.position()["phase"] != "turn":
        assert t.position()["face_up"] == [] and not count(t, "tome_laid_out")
        t.play(t.pending[0].options[0])
    assert len(t.position()["face_up"]) == 3 == len(things(t, "tome_laid_out"))
    assert t.view(None)["values"]["tomes.0.victory_left"] == 3


@clause("TOM-2.3")
def test_all_tokens_and_crest_tomes_are_there_at_the_beginning() -> None:
    places = begun().view(None)["places"]
    assert places["tomes.0.tokens"]["count"] == places["tomes.0.crest_tomes"]["count"] == 3


@clause("TOM-2.13", "TOM-2.43")
@pytest.mark.parametrize("start", range(3))
@pytest.mark.parametrize("ahead", range(3))
def test_a_goal_met_in_the_set_up_counts_when_the_tomes_are_laid_out_in_turn_order(start: int, ahead: int) -> None:
    """So many of those first in turn order have no Marble."""
    takers = [(start + i) % 3 for i in range(ahead, 3)]
    players = [{"marble": 8 if p in takers else 0} for p in range(3)]
    setups = (
        table(*players, phase="apprentices", start=start, active=(start - 1) % 3, seed=seed) for seed in range(40)
    )
    t = next(t for t in setups if MARBLE in laid_out(t))
    assert [shelf(t, p)["claimed"] for p in range(3)] == [[MARBLE] if p == takers[0] else [] for p in range(3)]
    assert MARBLE not in t.position()["face_up"] and asked(t) == (start, "place")


def laid_out(t: Table) -> list[str]:
    """The set-up is played to its end, and nobody has a Tome before; says which ones were laid out."""
    while t.position()["phase"] != "turn":
        assert not count(t, "claims_tome") and not any(shelf(t, p)["claimed"] for p in range(t.seats))
        t.play(t.pending[0].options[0])
    return things(t, "tome_laid_out")


# -- claims


@clause("TOM-2.11", "TOM-2.41", "TOM-2.14")
def test_who_meets_a_goal_takes_the_tome_before_the_next_question_and_keeps_it() -> None:
    t = table({"marble": 7, "gold": 3, "wood": 1}, {"marble": 7}, face_up=MARBLE, small_side="black_market_01")
    assert shelf(t, 0)["claimed"] == []
    t = table({"marble": 8}, face_up=f"{MARBLE} {DEBTS}")
    assert shelf(t, 0)["claimed"] == [MARBLE] and t.position()["face_up"] == [DEBTS]
    later = {**t.position(), "players": [{**t.position()["players"][0], "marble": 0}, {"marble": 9}]}
    again = regnum.scenario("architects_saga", later)
    assert shelf(again, 0)["claimed"] == [MARBLE] and shelf(again, 1)["claimed"] == []


@clause("TOM-2.11")
def test_a_goal_is_met_in_play() -> None:
    t = table({"unpaid": 4, "virtue": 0, "silver": 9}, {}, face_up=DEBTS)
    t.play("place market right")
    while not count(t, "claims_tome"):
        t.play(t.pending[0].options[0])
    assert shelf(t, 0)["claimed"] == [DEBTS] and things(t, "claims_tome", 0) == [DEBTS]


@clause("TOM-2.12")
def test_what_was_reached_for_a_moment_counts() -> None:
    """The Steeple brings the 14th Virtue, and the Reset that the seventh space sets off takes it again."""
    player = {"virtue": 13, "prison": 3, "wood": 2, "gold": 2, "hand": "steeple"}
    t = table(player, {}, face_up=VIRTUE, guildhall=[0, 1, 0, 1, 0, 1])
    t.play("place guildhall")
    t.play(next(option for option in options(t) if "steeple" in option))
    while asked(t)[0] == 0 and not count(t, "reset"):
        t.play(t.pending[0].options[0])
    assert count(t, "reset") and count(t, "loses_virtue", 0)
    assert t.position()["players"][0]["virtue"] == 13 and shelf(t, 0)["claimed"] == [VIRTUE]


@clause("TOM-2.12")
@pytest.mark.parametrize("active", range(3))
def test_of_several_who_has_the_turn_takes_it_then_clockwise(active: int) -> None:
    t = table({"marble": 8}, {"marble": 8}, {"marble": 8}, face_up=MARBLE, active=active)
    assert [shelf(t, p)["claimed"] for p in range(3)] == [[MARBLE] if p == active else [] for p in range(3)]
    t = table({"marble": 8}, {"marble": 8}, {}, face_up=MARBLE, active=2)
    assert shelf(t, 0)["claimed"] == [MARBLE]  # also in the turn of somebody else


FIVE_DEBTS = {"unpaid": 4, "virtue": 5}
"""One Debt more meets the goal."""


@clause("TOM-2.12", "TOM-2.11")
def test_of_several_in_a_reset_that_ends_a_turn_who_still_has_it_takes_the_tome() -> None:
    """Both have as many Workers in the Prison and take a Debt; then the turn passes on."""
    mine = {**FIVE_DEBTS, "silver": 9, "prison": 1}
    t = table(mine, {**FIVE_DEBTS, "prison": 2}, {}, face_up=DEBTS, market=[None, 2, 2])
    t.play("place market left")
    assert asked(t)[0] == 1 and [player["unpaid"] for player in t.position()["players"]] == [5, 5, 1]
    assert [shelf(t, p)["claimed"] for p in range(3)] == [[DEBTS], [], []]
    marble = {"marble": 7, "virtue": 5, "silver": 9}
    other = {"marble": 7, "apprentices": "squire_marble"}
    t = table(marble, other, {}, face_up=MARBLE, market=[None, 2, 2], small_side="black_market_01")
    t.play("place market left")
    assert asked(t)[0] == 1 and all(player["marble"] >= 8 for player in t.position()["players"][:2])
    assert [shelf(t, p)["claimed"] for p in range(3)] == [[MARBLE], [], []]


@clause("TOM-2.11", "TOM-2.12")
def test_who_meets_a_goal_earlier_in_a_reset_takes_the_tome_whoever_has_the_turn() -> None:
    """A Debt for Virtue that is not there comes before the Debt of the fullest Prison."""
    virtuous = {**FIVE_DEBTS, "prison": 4}
    t = table({"silver": 9, "virtue": 5}, virtuous, {**FIVE_DEBTS, "virtue": 0, "prison": 1}, face_up=DEBTS,
              market=[None, 2, 2])  # fmt: skip
    t.play("place market left")
    assert [player["unpaid"] for player in t.position()["players"]] == [0, 5, 5]
    assert [shelf(t, p)["claimed"] for p in range(3)] == [[], [], [DEBTS]]


@clause("TOM-2.23", "TOM-2.24")
def test_crests_on_tomes_bring_the_crest_tome_at_once() -> None:
    two = {"claimed": [DEBTS], "marble": 0, "cathedral": 4}
    t = table(two, {}, {}, face_up="tome_arc_cathedral")
    assert shelf(t, 0)["crest_tomes"] == ["crest_tome_c"]
    assert shelf(table(two, {}, face_up="tome_arc_cathedral"), 0)["crest_tomes"] == []  # four are needed with two


# -- the end


RICH, POOR = {"silver": 200}, {"silver": 100}


@clause("TOM-2.18", "TOM-2.19", "TOM-2.30", "TOM-2.32")
def test_a_great_victory_brings_three_tomes_and_a_token_of_choice_for_the_second() -> None:
    t = ended(RICH, POOR)
    assert victory(t) == [3, 0] and count(t, "great_victory", 0) == 1
    assert asked(t) == (1, "crest_token") and not t.over
    assert options(t) == ["token crest_token_a", "token crest_token_b", "token crest_token_c"]
    t.play("token crest_token_b")
    assert t.over and shelf(t, 1)["crest_tokens"] == ["crest_token_b"]
    assert t.result is not None and t.result.winners == (0,)


@clause("TOM-2.20", "TOM-2.30")
def test_an_ordinary_victory_brings_two_tomes_and_one_and_a_token_for_the_third() -> None:
    t = ended({"silver": 100}, {"silver": 95}, {"silver": 200})
    assert victory(t) == [0, 0, 3]
    t = ended({"silver": 190}, {"silver": 100}, {"silver": 200})
    assert victory(t) == [1, 0, 2] and count(t, "ordinary_victory", 2) == 1
    assert asked(t) == (1, "crest_token")
    t = ended({"silver": 190}, {"silver": 200})
    assert t.over and victory(t) == [1, 2] and not count(t, "takes_crest_token")


@clause("TOM-2.21")
def test_a_token_that_somebody_has_cannot_be_taken_and_without_any_nothing_is() -> None:
    t = ended(RICH, {**POOR, "crest_tokens": ["crest_token_a"]}, {"crest_tokens": ["crest_token_c"]})
    assert t.over  # the only one left is taken without asking
    assert shelf(t, 1)["crest_tokens"] == ["crest_token_a", "crest_token_b"]
    t = ended(RICH, {**POOR, "crest_tokens": ["crest_token_a"]})
    assert refusal(t, "token crest_token_a") == "TOM-2.21"
    every = ["crest_token_a", "crest_token_b", "crest_token_c"]
    t = ended({**RICH, "crest_tokens": every}, POOR)
    assert t.over and shelf(t, 1)["crest_tokens"] == []


@clause("TOM-2.23", "TOM-2.25", "TOM-2.32")
def test_the_token_may_complete_a_set_after_the_scoring() -> None:
    t = ended(RICH, {**POOR, "claimed": [DEBTS]}, {})
    t.play("token crest_token_c")
    assert t.over and shelf(t, 1)["crest_tomes"] == ["crest_tome_c"] == things(t, "takes_crest_tome", 1)


@clause("TOM-2.37")
def test_no_goal_is_met_while_the_points_are_counted() -> None:
    """The Trading Post brings Virtue for goods when the game is over."""
    player = {"virtue": 12, "buildings": "trading_post", "clay": 4, "wood": 4, "stone": 4}
    t = ended(player, POOR, face_up=VIRTUE)
    assert t.position()["players"][0]["virtue"] == 14 and t.position()["face_up"] == [VIRTUE]
    assert shelf(t, 0)["claimed"] == []


@clause("TOM-2.37")
def test_the_last_turn_still_counts() -> None:
    t = last_turn({"silver": 9, "clay": 9, "stone": 9, "wood": 9, "hand": "church",
                   "buildings": "tavern keep well"}, POOR, face_up=BUILDINGS)  # fmt: skip
    t.play("place guildhall")
    while not t.over and asked(t)[1] != "crest_token":
        t.play(t.pending[0].options[0])
    assert shelf(t, 0)["claimed"] == [BUILDINGS]


@clause("TOM-2.22", "TOM-R.10", "TOM-2.31")
def test_if_all_ties_are_even_the_later_last_turn_is_ahead_and_the_victory_is_ordinary() -> None:
    """All have as much; the first seat had the last turn, the seat before it the one before."""
    t = ended({"silver": 10}, {"silver": 10, "clay": 1}, {"silver": 10}, {"silver": 10}, seats=4)
    assert len({score.total for score in t.scores}) == 1
    assert victory(t) == [2, 0, 0, 1] and asked(t) == (2, "crest_token")
    t.play("token crest_token_a")
    assert t.result is not None and t.result.winners == (0,)
    assert t.result.tie_break["last_turn"] == (3, 0, 1, 2)


@clause("TOM-2.22")
def test_the_games_own_tie_break_comes_first() -> None:
    t = ended({"silver": 10}, {"silver": 10}, {"silver": 11})  # as many points, more Silver
    assert len({score.total for score in t.scores}) == 1 and victory(t) == [1, 0, 2]


# -- whole games


def played(t: Table, seed: int) -> Table:
    dice = random.Random(seed)
    while not t.over:
        t.play(dice.choice(t.pending[0].options))
    return t


@clause("TOM-2.17", "TOM-2.44", "TOM-2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tomes_tokens_and_crest_tomes_are_neither_made_nor_lost_and_no_face_of_a_victory_tome_is_shown(
    seats: int,
) -> None:
    t, dice = after_setup(seats, seed=seats), random.Random(seats)
    laid_out = {*t.position()["face_up"]}
    while not t.over:
        if dice.random() < 0.02:
            check(t, laid_out)
        t.play(dice.choice(t.pending[0].options))
    check(t, laid_out)
    assert sum(victory(t)) == 3


def check(t: Table, laid_out: set[str]) -> None:
    shelves = [shelf(t, p) for p in range(t.seats)]
    claimed = Counter(tome for one in shelves for tome in one["claimed"])
    assert claimed + Counter(t.position()["face_up"]) == Counter(laid_out)
    view = t.view(None)
    assert sum(victory(t)) + view["values"]["tomes.0.victory_left"] == 3
    for key, place in (("crest_tokens", "tokens"), ("crest_tomes", "crest_tomes")):
        assert sum(len(one[key]) for one in shelves) + view["places"][f"tomes.0.{place}"]["count"] == 3
    hidden = {f"tome_arc_{name}" for name in ("marble", "buildings", "debts", "virtue", "cathedral", "captures")}
    seen = repr([t.view(seat) for seat in (None, *range(t.seats))]) + repr([e.message(None) for e in t.events])
    assert not any(tome in seen for tome in hidden - laid_out)


@pytest.mark.parametrize("seats", [2, 3])
def test_written_positions_are_read_back_as_they_are(seats: int) -> None:
    t, dice, phases = begun(seats), random.Random(5), set()
    while not t.over:
        if t.decision_of(0) is None or dice.random() < 0.05 or t.position()["phase"] == "crest_token":
            position = t.position()
            phases.add(position["phase"])
            if position["phase"] != "turn":
                assert regnum.scenario("architects_saga", position).position() == position
        t.play(dice.choice(t.pending[0].options))
    assert regnum.scenario("architects_saga", t.position()).result == t.result
    assert "turn" in phases


def test_a_written_choice_of_a_token_goes_on_there() -> None:
    t = ended(RICH, POOR)
    again = regnum.scenario("architects_saga", t.position())
    assert asked(again) == (1, "crest_token") and again.position() == t.position()
    again.play("token crest_token_a")
    assert again.over


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"face_up": "tome_pal_walls"}, "face_up:"),
        ({"face_up": f"{MARBLE} {DEBTS} {VIRTUE} {BUILDINGS}".split()}, "face_up:"),
        ({"phase": "draft", "face_up": [MARBLE]}, "players:"),
        ({"players": [{"victory": 1}, {}]}, "players:"),
        ({"players": [{"claimed": [MARBLE]}, {"claimed": [MARBLE]}]}, "players[1].claimed:"),
        ({"players": [{"board": "standard_1"}, {}]}, "players[0]:"),
        ({"phase": "crest_token", "players": [{"victory": 2}, {"victory": 1}]}, "phase:"),
        ({"phase": "boards"}, "phase:"),
        ({"opponent": None}, "opponent:"),
    ],
)
def test_positions_that_cannot_be_are_refused_with_their_place(position: dict[str, Any], where: str) -> None:
    with pytest.raises(BadScenario) as refused:
        regnum.scenario("architects_saga", {"players": [{}, {}], **position})
    assert str(refused.value).startswith(where)


def test_a_final_game_cannot_be_taken_back() -> None:
    t = ended(RICH, POOR)
    t.play("token crest_token_a")
    assert t.undo_limit() is not None
    t.final = True
    assert t.undo_limit() is None
    with pytest.raises(UndoRefused, match="final"):
        t.undo(consent=True)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_everything_that_happens_can_be_told(lang: str) -> None:
    t = played(begun(3, 4), 4)
    lines = [t.describe_event(event, seat, lang) for event in t.events for seat in (None, event.seat)]
    assert all(lines) and t.game.help("tome_arc_marble", lang, t.options).lines
    for thing in t.game.things():
        assert t.game.help(thing, lang, t.options).name
