"""ARC-2: set-up; ARC-3: turns; ARC-1: who knows what."""

import random

import pytest

import regnum
from games.architects.facts import APPRENTICES, BUILDINGS
from games.architects.support import DISPLAY, GOODS, played, seat, supply, table
from games.support import asked, options, refusal, told, visible
from regnum.kernel.errors import BadScenario
from regnum.kernel.table import Table
from support import clause


def drafted(t: Table) -> Table:
    """Everybody keeps the first card until the first turn begins."""
    while t.pending[0].kind != "place":
        t.play(t.pending[0].options[0])
    return t


# -- set-up


@clause("ARC-2.3", "ARC-2.4", "ARC-2.5", "ARC-2.7", "ARC-2.9", "ARC-2.10", "ARC-EX.17", "ARC-EX.21", "ARC-1.1")
@pytest.mark.parametrize(("seats", "rewards", "spaces"), [(2, 5, 12), (3, 7, 16), (4, 9, 20), (5, 11, 24)])
def test_what_lies_there_at_the_start(seats: int, rewards: int, spaces: int) -> None:
    t = drafted(regnum.new("architects", seats, 3, {"first": 1}))
    view = t.view(None)
    assert view["values"]["rewards"] == rewards and view["numbers"]["guildhall"]["of"] == spaces
    assert len(visible(t, "display")) == 8 and view["values"]["tax"] == 4
    assert [seat(t, (1 + i) % seats)["silver"] for i in range(seats)] == list(range(3, 3 + seats))
    for p in range(seats):
        s = seat(t, p)
        assert (supply(t, p), s["virtue"], s["cathedral"], len(s["hand"])) == (20, 7, 0, 3)
    assert t.pending[0].seat == 1 and view["order"] == [(1 + i) % seats for i in range(seats)]
    assert {t.pending[0].seat for t in (drafted(regnum.new("architects", 3, i)) for i in range(12))} == {0, 1, 2}
    t.play("place quarry")
    assert asked(t) == (2 % seats, "place")


@clause("ARC-2.8", "ARC-2.20", "ARC-1.10")
def test_the_draft_passes_three_cards_then_two() -> None:
    t = regnum.new("architects", 3, 5, {"first": 0})
    assert [(d.seat, d.kind, len(d.options)) for d in t.pending] == [(p, "draft", 4) for p in range(3)]
    hands = [options(t, p) for p in range(3)]
    for p in (2, 0, 1):
        t.play(hands[p][p], seat=p)
    for p in range(3):
        assert options(t, p) == [card for card in hands[p - 1] if card != hands[p - 1][(p - 1) % 3]]
    for _ in range(2):
        for p in range(3):
            t.play(options(t, p)[0], seat=p)
    assert [len(seat(t, p)["hand"]) for p in range(3)] == [3, 3, 3]
    assert [card.partition(":")[2] for card in t.position()["building_under"]] == ["0", "1", "2"]


@clause("ARC-2.1", "ARC-1.4", "ARC-1.11", "ARC-R.20", "ARC-R.4")
def test_the_black_market_shows_one_small_side() -> None:
    t = drafted(regnum.new("architects", 2, 1))
    view = t.view(0)
    assert view["places"]["small_pile"]["count"] == 10 and "things" not in view["places"]["small_pile"]
    assert visible(t, "small_side")[0] in [f"black_market_{i:02d}" for i in range(1, 6)]  # never which of the two
    assert visible(t, "large") == []


@clause("ARC-2.11", "ARC-2.16", "ARC-2.18", "ARC-R.22", "ARC-R.21", "ARC-EX.20")
@pytest.mark.parametrize(
    ("board", "prison", "silver", "virtue", "extra"),
    [
        ("ada", 0, 0, 11, {"gold": 1}), ("frederick", 0, 4, 7, {"stone": 1}),
        ("caroline", 8, 10, 3, {"unpaid": 1, "marble": 1}), ("rudolf", 0, 3, 9, {"wood": 1}),
        ("therese", 4, 5, 5, {}), ("lothaire", 6, 6, 4, {"clay": 2}), ("hugo", 10, 12, 2, {}),
        ("clovis", 0, 1, 10, {"marble": 1, "clay": 1}), ("fara", 2, 5, 6, {"stone": 1, "wood": 1}),
        ("bertha", 0, 3, 8, {}),
    ],
)  # fmt: skip
def test_what_the_boards_begin_with(board: str, prison: int, silver: int, virtue: int, extra: dict[str, int]) -> None:
    t = regnum.new("architects", 2, 4, {"setup": "variable", "boards": "chosen", "promo_boards": True})
    p = t.pending[0].seat
    t.play(f"take {board}")
    while t.pending[0].kind != "place":
        t.play(t.pending[0].options[0])
    s = seat(t, p)
    assert (s["board"], s["prison"], s["silver"], s["virtue"]) == (board, prison, silver, virtue)
    assert {key: s[key] for key in (*GOODS[:5], "unpaid") if s[key]} == extra and supply(t, p) == 20 - prison
    assert len(s["hand"]) == 3 + {"ada": 1, "therese": 1, "hugo": 2, "bertha": 1}.get(board, 0)  # ARC-2.13


@clause("ARC-2.12", "ARC-2.13", "ARC-2.17", "ARC-2.19")
def test_the_most_virtue_starts_and_boards_are_dealt_or_chosen() -> None:
    start = {"ada": 11, "frederick": 7, "caroline": 3, "rudolf": 9, "therese": 5}
    for seed in range(6):
        t = drafted(regnum.new("architects", 3, seed, {"setup": "variable"}))
        boards = [seat(t, p)["board"] for p in range(3)]
        assert len({*boards}) == 3 and {*boards} <= {*start}
        first = max(range(3), key=lambda p: start[boards[p]])
        assert t.pending[0].seat == first
    t = regnum.new("architects", 2, 1, {"setup": "variable", "boards": "chosen"})
    assert t.pending[0].kind == "board" and len(t.pending[0].options) == 5
    t.play("take ada")
    assert refusal(t, "take ada") == "ARC-2.17" and refusal(t, "take hugo") == ""
    seats = {regnum.new("architects", 5, i, {"setup": "variable", "boards": "chosen"}).pending[0].seat
             for i in range(20)}  # fmt: skip
    assert len(seats) > 2  # they pick in a random order


@clause("ARC-2.14", "ARC-6.15", "ARC-R.10")
def test_a_free_first_apprentice_in_reverse_order() -> None:
    t = regnum.new("architects", 3, 2, {"free_starting_apprentice": True, "first": 0})
    before = visible(t, "display")
    for p in (2, 1, 0):
        assert asked(t) == (p, "first_apprentice")
        t.play(t.pending[0].options[0])
    hired = [seat(t, p)["apprentices"][0] for p in range(3)]
    assert [*reversed(hired)] == before[:3] and visible(t, "display")[3:] == before[3:]
    assert [seat(t, p)["virtue"] for p in range(3)] == [7 + APPRENTICES[card][2] for card in hired]
    assert t.pending[0].kind == "draft" and [seat(t, p)["silver"] for p in range(3)] == [3, 4, 5]


@clause("ARC-1.2", "ARC-1.3", "ARC-1.7", "ARC-1.5", "ARC-1.6")
@pytest.mark.parametrize("promo", [False, True])
def test_the_cards_in_play(promo: bool) -> None:
    t = drafted(regnum.new("architects", 2, 1, {"promo_cards": promo}))
    totals = t.game.totals(t.core)
    wanted = {"base", "promo"} if promo else {"base"}
    assert {card for card in APPRENTICES if totals.get(card)} == {c for c, f in APPRENTICES.items() if f[0] in wanted}
    assert {card for card in BUILDINGS if totals.get(card)} == {c for c, f in BUILDINGS.items() if f[0] in wanted}
    assert all(totals[card] == 1 for card in (*APPRENTICES, *BUILDINGS) if card in totals)
    assert sum(totals[f"reward_{kind}"] for kind in ("silver", "wood", "stone", "building", "virtue", "gold")) == 11


@clause("ARC-1.8", "ARC-1.9", "ARC-R.19")
def test_only_hands_and_piles_are_hidden() -> None:
    t = drafted(regnum.new("architects", 3, 1))
    view = t.view(0)
    assert len(view["places"]["seat0.hand"]["things"]) == 3
    assert view["places"]["seat1.hand"]["count"] == 3 and "things" not in view["places"]["seat1.hand"]
    under = view["places"]["building_under"]["things"]
    assert sum("card" in thing for thing in under) == 1 and len(under) == 3
    assert "top" not in view["places"]["building_deck"]
    seen = {t.determinise(0, seed).position()["players"][1]["hand"][0] for seed in range(12)}
    assert len(seen) > 3
    for seed in range(4):
        again = t.determinise(0, seed)
        assert seat(again)["hand"] == seat(t)["hand"]
        mine = [card for card in t.position()["building_under"] if card.endswith(":0")]
        assert [card for card in again.position()["building_under"] if card.endswith(":0")] == mine


@clause("ARC-1.10", "ARC-R.19", "ARC-3.21")
def test_cards_put_under_at_once_come_back_in_any_order() -> None:
    rest = [card for card, fact in BUILDINGS.items() if fact[0] == "base"]
    first: set[str] = set()
    for seed in range(12):
        t = table(
            {"hand": [], "buildings": rest[3:20]}, {"buildings": rest[20:]},
            building_under=f"{rest[0]}:0 {rest[1]}:0 {rest[2]}:1", batches=[2, 1], seed=seed,
        )  # fmt: skip
        t.play("place workshop", "draw") if seat(t)["silver"] > 3 else t.play("place workshop")
        first.add(seat(t)["hand"][0])
        t.play("place workshop", "place workshop")
        assert sorted(seat(t)["hand"]) + seat(t, 1)["hand"] != []
    assert first == {rest[0], rest[1]}  # never the one put there later


# -- turns


@clause("ARC-3.1", "ARC-3.2", "ARC-3.3", "ARC-3.4", "ARC-3.19", "ARC-R.18", "ARC-H.19")
def test_without_workers_one_comes_back() -> None:
    t = table({"workers": {"forest": 2}, "prison": 5}, market=[0, None, None], guildhall=[0] * 12, last_turns=2)
    assert asked(t) == (1, "place") and seat(t)["workers"] == {"forest": 1} and supply(t) == 1
    t = table({"workers": {"forest": 2, "quarry": 1}, "prison": 4}, {"captives": [1, 0]}, market=[0, None, None],
              guildhall=[0] * 11)  # fmt: skip
    assert asked(t) == (0, "take_back") and options(t) == ["take quarry", "take forest"]
    assert refusal(t, "take prison") == "ARC-3.3" and refusal(t, "take mines") == "ARC-3.2"
    t.play("take quarry")
    assert asked(t) == (1, "place") and seat(t)["stone"] == 0
    t = table({"prison": 7}, {"captives": [1, 0]}, market=[0, None, None], guildhall=[0] * 11)
    assert options(t) == ["take prison", "take market left", "take board 1"]
    t.play("take board 1")
    assert seat(t, 1)["captives"] == [0, 0] and supply(t) == 1
    t = table(guildhall=[0] * 20, last_turns=2, active=1)
    t.play("place quarry")
    assert t.over and told(t, "passes", 0)


@clause("ARC-3.11", "ARC-3.18", "ARC-H.24")
def test_the_hand_limit_holds_at_the_end_of_a_turn() -> None:
    hand = ["tavern", "keep", "well", "church", "castle", "palace"]
    t = table({"hand": hand, "workers": {"workshop": 1}, "silver": 9}, building_deck="smithy chapel")
    t.play("place workshop", "draw")
    assert asked(t) == (0, "hand_limit") and len(seat(t)["hand"]) == 8
    t.play("discard tavern", "discard palace")
    assert asked(t) == (1, "place") and len(seat(t)["hand"]) == 6 and t.position()["batches"] == [2]
    t = table({"hand": [*hand, "chapel"], "wood": 2, "stone": 2, "virtue": 4})
    t.play("place guildhall")
    assert asked(t) == (1, "place")


@clause("ARC-3.13", "ARC-3.21")
def test_an_empty_pile_gives_nothing() -> None:
    rest = [card for card, fact in BUILDINGS.items() if fact[0] == "base"]
    t = table({"buildings": rest[:20], "workers": {"workshop": 4}}, {"buildings": rest[20:39]})
    assert played(t, "place workshop") == {"hand": 1}
    t.play("place quarry")
    assert played(t, "place workshop") == {}


# -- written positions


@clause("ARC-3.5")
def test_a_table_can_be_written_down_at_every_decision() -> None:
    dice = random.Random(4)
    for seats in (2, 3, 4, 5):
        t = regnum.new("architects", seats, 9, {"setup": "variable", "boards": "chosen", "promo_boards": True,
                                                "free_starting_apprentice": True})  # fmt: skip
        for step in range(120):
            if step % 3 == 0:
                again = regnum.scenario("architects", t.position())
                assert again.position() == t.position()
            t.play(dice.choice(dice.choice(t.pending).options))


def test_a_written_position_is_checked() -> None:
    for position, said in (
        ({"players": [{"workers": {"quarry": 21}}, {}]}, "must be a number from 0 to 20"),
        ({"players": [{"workers": {"quarry": 12, "forest": 12}}, {}]}, "20 Workers in all"),
        ({"players": [{"captives": [1, 0]}, {}]}, "own colour"),
        ({"players": [{"hand": "tavern"}, {"hand": "tavern"}]}, "tavern: the position has 2"),
        ({"players": [{}, {}], "market": [7, None, None]}, "market: must be a number from 0 to 1"),
        ({"players": [{}, {}], "small_side": None}, "small_side"),
        ({"players": [{}, {}], "last_turns": 2}, "last_turns"),
        ({"players": [{}, {}], "batches": [2]}, "batches"),
        ({"players": [{}, {}], "coins": [1] * 8, "display": [None] * 8}, "coins"),
        ({"players": [{"cathedral": 5}, {"cathedral": 5}]}, "Cathedral"),
        ({"players": [{}, {}], "phase": "draft"}, "draft"),
        ({"players": []}, "1 to 5 players"),
    ):
        with pytest.raises(BadScenario, match=said):
            regnum.scenario("architects", position)


@clause("ARC-6.8")
def test_the_display_is_what_was_written() -> None:
    assert visible(table(display=DISPLAY), "display") == DISPLAY
