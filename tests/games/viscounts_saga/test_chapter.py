"""TOM-2: Viscounts as the last game of a saga: set-up, goals, the end."""

import pytest

import regnum
from games.support import asked, count, options, told
from games.viscounts.support import player
from games.viscounts_saga.support import (
    SPOTS,
    SUSPICION,
    WALLS,
    ended,
    picked,
    seat,
    shelf,
    started,
    table,
    victory,
)
from regnum.games.viscounts.data import FAMILIES
from regnum.kernel.errors import BadOption, BadScenario
from support import clause

AFTER = {
    "shelves": [{"claimed": [WALLS], "victory": 4}, {"victory": 2}, {"claimed": ["tome_arc_marble"]}],
    "winner": 0,
}
BUILDINGS, CASTLE, ROGUES = "tome_vis_buildings", "tome_vis_castle", "tome_vis_criminals"
BARE = {"corruption": 1, "virtue": 7}


@clause("TOM-2.8", "TOM-2.10", "TOM-2.33", "TOM-H.5")
def test_the_winner_picks_last_and_has_the_last_turn_and_who_is_behind_gets_silver() -> None:
    t = started(3, AFTER)
    assert picked(t) == [2, 1, 0]
    assert t.view(None)["order"] == [1, 2, 0] and t.position()["start"] == 1 and t.pending[0].seat == 1
    assert [(event.seat, event.count) for event in told(t, "catches_up")] == [(1, 3), (2, 4)]
    assert [event.seat for event in told(t, "round_begins")] == [1]


@clause("TOM-2.9", "TOM-2.7", "TOM-2.43", "TOM-H.4")
def test_three_tomes_of_viscounts_are_laid_out_after_the_set_up() -> None:
    t = started(3, AFTER)
    assert t.position()["face_up"] == []
    picked(t)
    laid = t.position()["face_up"]
    assert len(laid) == 3 and all(tome.startswith("tome_vis_") for tome in laid)
    names = [event.kind for event in t.events]
    assert names.index("tome_laid_out") < names.index("catches_up")
    assert shelf(t, 0)["claimed"] == [WALLS] and shelf(t, 2)["claimed"] == ["tome_arc_marble"]


@clause("TOM-2.11", "TOM-2.12", "TOM-2.16", "TOM-2.41")
def test_a_goal_is_claimed_at_the_moment_it_is_met() -> None:
    four = dict([*SPOTS.items()][:4])
    mine = player("start_labourer start_journeyman foreman", town="town_05", stone=9, buildings=four)
    t = table(mine, face_up=[BUILDINGS], tops=["acolyte", "aristocrat", "artisan", "chevalier", "mason"])
    t.play("build")
    while asked(t)[1] in ("pay", "building", "spot") and not count(t, "builds"):
        t.play(t.pending[0].options[0])
    assert count(t, "builds") == 1 and shelf(t, 0)["claimed"] == [BUILDINGS]


@clause("TOM-2.12", "TOM-H.6")
def test_of_several_who_meet_a_goal_the_active_player_takes_the_tome() -> None:
    both = {"tier3": 3}
    assert shelf(table(player(**both), player(town="town_10", **both), face_up=[CASTLE]), 0)["claimed"] == [CASTLE]
    second = table(player(**both), player(town="town_10", **both), face_up=[CASTLE], active=1)
    assert shelf(second, 1)["claimed"] == [CASTLE] and shelf(second, 0)["claimed"] == []


@clause("TOM-2.12", "TOM-2.14")
def test_criminals_count_on_the_board_and_the_tome_stays_when_they_slide_off() -> None:
    criminals = [card["id"] for card in FAMILIES["townsfolk"] if card["icons"].get("criminal")]
    rogues = player(" ".join(criminals[:3]), hand="start_trader start_squire")
    t = table(rogues, phase="slide", face_up=[ROGUES])
    while asked(t)[1] != "place":
        t.play(t.pending[0].options[0])
    assert shelf(t, 0)["claimed"] == [ROGUES] and seat(t)["board"][0] is None


@clause("TOM-2.18", "TOM-2.19", "TOM-2.30", "TOM-EX.3", "TOM-2.25")
@pytest.mark.parametrize(("approved", "great"), [(5, True), (4, False)])
def test_a_lead_of_fifteen_is_a_great_victory(approved: int, great: bool) -> None:
    t = ended(player(approved=approved, **BARE), player(town="town_10", victory=6, **BARE))
    assert t.scores[0].total - t.scores[1].total == 3 * approved
    assert victory(t) == ([3, 6] if great else [2, 7])
    if great:
        assert asked(t) == (1, "crest_token")
        t.play("token crest_token_c")
        assert shelf(t, 1)["crest_tokens"] == ["crest_token_c"]
    assert t.over and t.result is not None and t.result.winners == (0,)


@clause("TOM-2.20", "TOM-2.21", "TOM-2.23", "TOM-2.25")
def test_the_token_of_the_third_place_may_still_complete_a_set() -> None:
    seats = [player(town=f"town_{4 + 2 * p:02}", approved=3 - p, **BARE) for p in range(3)]
    seats[0]["victory"] = 6
    seats[2] |= {"crest_tokens": ["crest_token_b"], "claimed": ["tome_arc_debts"]}
    t = ended(*seats)
    assert victory(t) == [8, 1, 0] and asked(t) == (2, "crest_token")
    assert options(t) == ["token crest_token_a", "token crest_token_c"]
    again = regnum.scenario("viscounts_saga", t.position())
    assert again.position() == t.position() and options(again) == options(t)
    t.play("token crest_token_c")
    assert shelf(t, 2)["crest_tomes"] == ["crest_tome_c"] and t.over


@clause("TOM-2.22", "TOM-2.31", "TOM-H.1")
def test_goods_left_decide_then_the_later_last_turn() -> None:
    t = ended(player(gold=1, **BARE), player(town="town_10", victory=6, **BARE))
    assert t.result is not None and t.result.winners == (0,) and victory(t) == [2, 7]
    t = ended(player(**BARE), player(town="town_10", victory=6, **BARE))
    assert t.result is not None and t.result.winners == (1,) and t.result.tie_break["last_turn"] == (0, 1)


@clause("TOM-H.1", "TOM-2.22", "TOM-2.18")
def test_places_are_decided_by_ties_and_greatness_by_points() -> None:
    seats = [player(town="town_04", approved=5, gold=2, **BARE), player(town="town_06", gold=3, **BARE)]
    third = player(town="town_08", gold=5, victory=6, **BARE)
    t = ended(*seats, third)
    assert asked(t) == (2, "crest_token") and victory(t) == [3, 0, 6]


@clause("TOM-2.37")
def test_three_workers_at_the_top_of_the_castle_count_until_the_points_are_counted() -> None:
    first, second = player(approved=5, **BARE), player(town="town_10", victory=6, **BARE)
    assert shelf(ended({**first, "tier3": 3}, second, face_up=[CASTLE]), 0)["claimed"] == [CASTLE]
    t = ended(first, second, face_up=[CASTLE])
    assert asked(t) == (1, "crest_token") and t.position()["face_up"] == [CASTLE]
    counted = t.position()
    counted["players"][0]["tier3"] = 3
    t = regnum.scenario("viscounts_saga", counted)
    t.play("token crest_token_a")
    assert t.over and t.position()["face_up"] == [CASTLE] and not count(t, "claims_tome")
    assert [shelf(t, p)["claimed"] for p in range(2)] == [[], []]


@clause("TOM-2.42", "TOM-2.45")
def test_what_no_games_can_have_left_is_refused() -> None:
    for tomes in ({"shelves": [{"victory": 3}, {}], "winner": 0}, {**AFTER, "winner": 9}):
        with pytest.raises(BadOption):
            started(2, tomes)
    game = regnum.game_of("viscounts_saga")
    assert not game.finished and game.modes == ("versus",) and game.seats == (2, 4)


def test_after_the_set_up_every_viscount_stands_in_a_town() -> None:
    with pytest.raises(BadScenario, match="town"):
        table(player(town=None))
    with pytest.raises(BadScenario, match="player_card"):
        regnum.scenario("viscounts_saga", {**started(3, AFTER).position(), "active": 1})


@clause("TOM-2.34", "TOM-6.9")
def test_the_further_heroes_may_be_used() -> None:
    heroes = {hero for seed in range(20) for hero in started(3, AFTER, seed, tomesaga_heroes=True)
              .position()["heroes"] if hero}  # fmt: skip
    assert "hero_larena" in heroes and "hero_samson" in heroes


@clause("TOM-2.15", "TOM-2.35")
def test_tomes_of_paladins_help_and_those_of_architects_no_longer() -> None:
    t = started(3, AFTER)
    lying = [[thing["card"] for thing in t.view(None)["places"][f"seat{p}.favours"]["things"]] for p in range(3)]
    assert lying == [[WALLS], [], []] and seat(t)["favours"] == []
    assert SUSPICION not in lying[0]
