"""VIS-20 and VIS-25: the solo opponents, their boards and Schemes at the start, and the difficulties."""

from typing import Any

import pytest

import regnum
from games.support import asked, count, number, options, things
from games.viscounts.solo import BOARDS, FUTURES, LEVELS, at, its, its_turn, kinds, play_out, solo
from regnum.kernel.errors import BadScenario
from support import clause

REMOVED = {
    "ai_cleric": ["scheme_starting_noble", "scheme_future_builder_noble", "scheme_future_noble"],
    "ai_builder": ["scheme_starting_cleric", "scheme_future_cleric_noble", "scheme_future_cleric"],
    "ai_noble": ["scheme_starting_builder", "scheme_future_cleric_builder", "scheme_future_builder"],
    "ai_cards": ["scheme_starting_criminal_b", "scheme_future_criminal_b"],
}
STARTS = {
    "ai_cleric": {"ink": 1, "gold": 0, "stone": 1},
    "ai_builder": {"ink": 0, "gold": 1, "stone": 1},
    "ai_noble": {"ink": 1, "gold": 1, "stone": 0},
}


def new(opponent: str = "ai_cleric", seed: int = 1, **more: Any) -> regnum.Table:
    return regnum.new("viscounts", 1, seed=seed, options={"opponent": opponent, **more})


@clause("VIS-20.1", "VIS-1.1", "VIS-22.8")
@pytest.mark.parametrize(
    ("opponent", "done"),
    [("ai_cleric", "transcribes"), ("ai_builder", "builds"), ("ai_noble", "places_worker"), ("ai_cards", "flips_debt")],
)
def test_each_board_has_a_focus_of_its_own(opponent: str, done: str) -> None:
    rich = {"ink": 9, "gold": 9, "stone": 9, "unpaid": 1}
    t = its_turn("scheme_starting_criminal", rich, opponent=opponent)
    told = kinds(t, "rival_focus", "transcribes", "builds", "places_worker", "flips_debt")
    assert told[:2] == ["rival_focus", done] and things(t, "rival_focus") == [opponent]


@clause("VIS-20.1")
@pytest.mark.parametrize("opponent", BOARDS)
def test_the_board_is_told_and_seen(opponent: str) -> None:
    t = new(opponent)
    assert things(t, "rival_board") == [opponent]
    assert [thing["card"] for thing in t.view(0)["places"]["ai_board"]["things"]] == [opponent]


@clause("VIS-20.2", "VIS-1.4")
def test_the_opponent_begins_with_all_buildings_and_workers_and_no_townsfolk() -> None:
    t = new()
    assert its(t, "buildings", "tier1", "tier3", "corruption", "virtue") == [{}, [0] * 5, 0, 1, 7]
    assert t.view(0)["values"]["seat1.workers"] == 20
    assert at(t, "seat1.deck") == at(t, "seat1.hand") == at(t, "seat1.discard") == 0


@clause("VIS-20.3", "VIS-18.2")
def test_the_player_begins_and_the_opponent_has_the_last_turn() -> None:
    for seed in range(3):
        t = play_out(new(seed=seed))
        turns = [event.seat for event in t.events if event.kind == "turn_begins"]
        assert turns == [0, 1] * (len(turns) // 2) and len(turns) // 2 == t.view(0)["values"]["round"]


@clause("VIS-20.4")
@pytest.mark.parametrize("opponent", BOARDS)
def test_schemes_that_the_board_crosses_out_never_come(opponent: str) -> None:
    t = new(opponent)
    starting = 8 - sum("starting" in name for name in REMOVED[opponent])
    futures = 8 - sum("future" in name for name in REMOVED[opponent])
    assert (number(t, "seat1.schemes_left"), number(t, "seat1.futures_left")) == (starting, futures)
    assert (at(t, "scheme_deck"), at(t, "future_deck")) == (starting, futures)
    seen: set[str] = set()
    firsts = set()
    for seed in range(6):
        t = play_out(new(opponent, seed), 20)
        seen |= {*things(t, "rival_scheme"), *things(t, "rival_gains_scheme")}
        firsts.add(things(t, "rival_scheme")[0])
    assert not seen & {*REMOVED[opponent]} and len(firsts) > 1
    assert len([name for name in seen if "starting" in name]) == starting


@clause("VIS-20.5", "VIS-2.10")
def test_of_two_pairs_the_one_left_says_where_the_opponent_begins() -> None:
    for choice in (0, 1):
        t = new(seed=4)
        assert asked(t) == (0, "pair") and len(options(t)) == 2
        pairs = [things(t, "pair_up")[i] for i in (0, 2)]
        t.play(options(t)[choice])
        play_out(t, 0)
        assert things(t, "takes_player_card") == [pairs[choice]]
        assert pairs[1 - choice] in things(t, "pair_returns") and count(t, "takes_player_card", 1) == 0
        assert things(t, "viscount_starts", 1) == [its(t, "town")] == [f"town_{pairs[1 - choice][-2:]}"]


@clause("VIS-20.6", "VIS-20.7", "VIS-20.9", "VIS-EX.17")
@pytest.mark.parametrize("opponent", BOARDS)
def test_the_opponent_gains_what_its_board_shows_after_the_player_is_done(opponent: str) -> None:
    t = regnum.scenario(
        "viscounts",
        {"players": [{}], "phase": "pairs", "opponent": opponent, "seed": 3, "rotation": 0,
         "player_cards": ["player_card_01", "player_card_05", None, None, None],
         "heroes": ["hero_ada", "hero_emma", None, None, None]},
    )  # fmt: skip
    t.play("take player_card_01")
    play_out(t, 0)
    assert its(t, "unpaid", "acquired") == [1, 1] and its(t, "town") == "town_05"
    assert its(t, "buildings") == {"guildhall_1": "segment_05_06_A_spot_1"} and its(t, "virtue") == 6
    if opponent == "ai_cards":
        assert sum(its(t, "ink", "gold", "stone")) == 2
    else:
        assert {name: its(t, name) for name in STARTS[opponent]} == STARTS[opponent]
    if opponent == "ai_cleric":
        assert number(t, "seat1.cleric") == 1 + 1  # the Guildhall, and the header of the empty third slot
    assert number(t, "debts_left") == number(t, "deeds_left") == 12
    order = [event.seat for event in t.events if event.kind in ("draws", "viscount_starts", "gains")]
    assert order == sorted(order) and {*order} == {0, 1}


@clause("VIS-20.8", "VIS-25.1", "VIS-21.7")
@pytest.mark.parametrize(("level", "more"), list(zip(LEVELS, range(4), strict=True)))
def test_difficulty_is_a_number_of_future_schemes_in_the_draw_pile(level: str, more: int) -> None:
    seen: set[str] = set()
    for seed in range(4):
        t = new(seed=seed, difficulty=level)
        assert (number(t, "seat1.schemes_left"), number(t, "seat1.futures_left")) == (7 + more, 6 - more)
        assert [event.count for event in t.events if event.kind == "rival_futures"] == ([more] if more else [])
        play_out(t, 7 + more)
        drawn = [name for name in things(t, "rival_scheme")[: 7 + more] if "future" in name]
        unseen = {*drawn} - {*things(t, "rival_gains_scheme")}
        assert len(unseen) == more if count(t, "rival_reshuffles") == 0 else len(unseen) <= more
        seen |= unseen
    assert (len(seen) > more) == (more > 0)


@clause("VIS-20.4", "VIS-3.6")
def test_nobody_knows_which_schemes_come() -> None:
    t = new(difficulty="hard_2")
    for place in ("scheme_deck", "future_deck"):
        assert all("card" not in thing for thing in t.view(0)["places"][place].get("things", ()))


@clause("VIS-25.2", "VIS-2.19")
def test_of_every_pile_the_top_card_alone_is_seen() -> None:
    t = new()
    assert at(t, "town_deck") == 68 - 5 and at(t, "manuscript_deck") == 35 - 5
    for place in ("town_deck", "manuscript_deck"):
        assert all("card" not in thing for thing in t.view(0)["places"][place].get("things", ()))
    assert len(t.view(0)["places"]["tops"]["things"]) == len(t.view(0)["places"]["manuscript_tops"]["things"]) == 5


@clause("VIS-25.3")
def test_the_base_game_has_its_own_ten_heroes_alone() -> None:
    t = new()
    assert at(t, "hero_box") + at(t, "heroes") == 10


def test_positions_of_the_solo_game_are_read_as_they_are_written() -> None:
    t = play_out(new("ai_noble", difficulty="hard_1"), 6)
    again = regnum.scenario("viscounts", t.position())
    assert again.position() == t.position()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"scheme_row": ["scheme_future_noble"] * 2 + [None]}, "one of each Scheme"),
        ({"scheme_discard": " ".join(FUTURES), "schemes_unseen": 1}, "schemes_unseen: only 0"),
        ({"active": 1}, "phase: the opponent’s turn begins"),
    ],
)
def test_solo_positions_that_cannot_be_are_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadScenario, match=said):
        solo(**wrong)


def test_only_the_solo_game_has_an_opponent() -> None:
    with pytest.raises(BadScenario, match="only the solo game"):
        regnum.scenario("viscounts", {"players": [{}, {}], "rival": {}})
    assert count(regnum.new("viscounts", 2, seed=1), "rival_board") == 0
