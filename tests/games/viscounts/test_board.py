"""VIS-10 to VIS-13: every town, building spot, link, Manuscript and Church Favour, and what is printed on the board."""

from collections import Counter
from typing import Any

import pytest

from games.support import asked, number, options, refusal
from games.viscounts.board_facts import (
    FAVOURS,
    LINKS,
    MANUSCRIPTS,
    PRINTED_MANUSCRIPTS,
    PRINTED_TOWNSFOLK,
    SPOTS,
    TRADES,
)
from games.viscounts.effects import HIRED, PLENTY, Expected
from games.viscounts.support import SEGMENTS, has, player, seat, table
from regnum.kernel.table import Table
from support import clause

BOARD = "start_labourer start_squire start_abbot"
ICONS = ("merchant", "builder", "noble", "cleric", "criminal")
TOPS: list[str | None] = ["bishop", "charlatan", "chevalier", HIRED, "artisan"]
NONE: list[str | None] = [None] * 5
GUESTS = (player(town="town_10", hand="start_thief start_trader"), player(town="town_09"))


def mine(town: str, board: str = BOARD, **more: Any) -> dict[str, Any]:
    """A player with a Builder, a Noble and a Cleric, who has enough of everything."""
    cards = {"hand": "start_journeyman start_financier start_thief", "deck": "friar miner princess", "rest": ""}
    return player(board, town=town, **{**cards, **PLENTY, **more})


def tiles(segment: int, tile: str | None, *others: str) -> list[str | None]:
    """A visible Manuscript in a segment, and others in the next ones."""
    return [dict(zip([segment, *range(segment + 1, 5)], (tile, *others), strict=False)).get(i) for i in range(5)]


def segment_of(name: str) -> int:
    return SEGMENTS.index(name[:13])


def spot_named(name: str) -> str:
    """A spot as answers write it."""
    segment = segment_of(name)
    return f"spot {2 * segment + 1}-{2 * segment + 2}.{name[-1]}"


def building(name: str, **more: Any) -> tuple[Table, Expected]:
    """A table on which the second Workshop has been built on a spot, from the town beside it; 2 Stone are paid."""
    town = SPOTS[name][0]
    t = table(mine(town, **more), *GUESTS[: 1 if "_A_" in name else 2], tops=TOPS)
    e = Expected(t)
    t.play("build", "slot workshop_2")
    side = [spot_named(other) for other in SPOTS if SPOTS[other][0] == town and other[13:16] == name[13:16]]
    free = [spot for spot in side if spot not in map(spot_named, more.get("buildings", {}).values())]
    if len(free) > 1:
        assert asked(t)[1] == "spot" and options(t) == free
        t.play(spot_named(name))
    e.add(stone=-2)
    e.carry_out(SPOTS[name][1])
    return t, e


@clause("VIS-11.1", "VIS-11.5")
@pytest.mark.parametrize("spot", SPOTS)
def test_what_each_spot_brings_and_from_where_it_is_reached(spot: str) -> None:
    t, e = building(spot)
    e.check()
    assert seat(t)["buildings"] == {"workshop_2": spot}


def next_spot(spot: str) -> str:
    """The next spot clockwise."""
    last = 4 if "_A_" in spot else 5
    if int(spot[-1]) < last:
        return f"{spot[:-1]}{int(spot[-1]) + 1}"
    return f"{SEGMENTS[(segment_of(spot) + 1) % 5]}{spot[13:-1]}1"


@clause("VIS-11.6", "VIS-11.8", "VIS-H.11")
@pytest.mark.parametrize("spot", SPOTS)
def test_what_each_pair_of_neighbours_brings(spot: str) -> None:
    _, e = building(spot, buildings={"guildhall_3": next_spot(spot)})
    e.carry_out(LINKS.get(spot.replace("spot", "link"), ""))
    e.check()


@clause("VIS-10.1", "VIS-10.2", "VIS-10.3")
@pytest.mark.parametrize("town", TRADES)
def test_what_each_town_trades(town: str) -> None:
    merchants, effect = TRADES[town]
    t = table(mine(town, "start_lender start_squire start_abbot"), tops=TOPS)
    e = Expected(t)
    t.play("trade")
    if effect == "silver 1":
        e.add(silver=2)
    else:
        assert dict(t.pending[0].options[0].cost) == ({"silver": merchants - 2} if merchants > 2 else {})
        t.play("exchange 1")
        e.add(silver=2 - merchants)
        e.carry_out(effect)
    e.check()


@clause("VIS-9.7", "VIS-9.5", "VIS-14.3")
@pytest.mark.parametrize("segment", PRINTED_TOWNSFOLK)
def test_what_each_printed_townsfolk_lends_and_brings(segment: str) -> None:
    silver, icons, effect = PRINTED_TOWNSFOLK[segment]
    number_, towns = segment_of(segment), segment[8:]
    tops: list[str | None] = [None if i == number_ else card for i, card in enumerate(TOPS)]
    answers = {
        "build": ((f"town_{towns[:2]}", "slot workshop_2", f"spot {2 * number_ + 1}-{2 * number_ + 2}.1"), "stone"),
        "castle": ((f"inner_{towns}", "workers 2"), "gold"),
        "transcribe": ((f"inner_{towns}",), "ink"),
    }
    lent = {"builder": ["build"], "noble": ["castle"], "cleric": ["transcribe"], "criminal": [*answers]}
    for action, ((town, *more), paid) in answers.items():
        helped = action in [each for icon in icons.split() for each in lent[icon]]
        t = table(mine(town, tier1=[0] * 5), tops=tops, below=[0] * 5, manuscript_tops=NONE, manuscripts_below=[0] * 5)
        if not helped:
            assert refusal(t, f"dismiss {action}") == "VIS-9.5"
            continue
        e = Expected(t)
        t.play(f"dismiss {action}", *more)
        e.carry_out(effect)
        e.add(silver=-silver, **{paid: -1})  # 3 icons, of which the board and the dismissed have 1 each
        if action == "castle":
            e.now["tier1"] = [2 if i == number_ else 0 for i in range(5)]
        else:
            e.carry_out(PRINTED_MANUSCRIPTS[segment][1] if action == "transcribe" else SPOTS[f"{segment}_A_spot_1"][1])
        e.check()
        assert t.position()["removed"] == [] and asked(t)[1] != "hire"


@clause("VIS-13.5")
@pytest.mark.parametrize("segment", PRINTED_MANUSCRIPTS)
def test_what_each_printed_manuscript_brings(segment: str) -> None:
    cost, effect = PRINTED_MANUSCRIPTS[segment]
    t = table(mine(f"inner_{segment[8:]}"), tops=TOPS, manuscript_tops=NONE, manuscripts_below=[0] * 5)
    e = Expected(t)
    t.play("transcribe")
    e.add(ink=1 - cost)
    e.carry_out(effect)
    e.check()
    assert has(t, "manuscripts") == [[]]


def taken(t: Table, e: Expected, effect: str) -> None:
    """What a Manuscript brings when it is taken, beyond the effects that Townsfolk have too."""
    word, _, n = effect.partition(" ")
    if word in ("workshop", "trading_post", "guildhall"):
        assert asked(t)[1] == "building" and options(t) == [f"slot {word}_{i}" for i in (1, 2, 3)]
        t.play(f"slot {word}_2", "spot 5-6.4")
        e.add(stone=1)
        assert seat(t)["buildings"] == {f"{word}_2": "segment_05_06_A_spot_4"}
    elif word == "workers":
        assert asked(t)[1] == "place_workers" and len(options(t)) == 5
        t.play("workers castle_virtue_2")
        placed = {"2": [0, 0, 1, 0, 2], "4": [1, 0, 1, 1, 1]}[n]  # of three, one goes inward and one to each side
        e.now["tier1"] = placed
        e.add(virtue=0 if n == "2" else -2)
    elif word == "manuscript":
        assert asked(t)[1] == "manuscript" and options(t) == ["take ms_blue_3_silver_4", "take ms_yellow_4_gold_2"]
        t.play("take ms_yellow_4_gold_2")
        e.add(gold=2)
    else:
        e.carry_out(effect)


@clause("VIS-13.1", "VIS-13.2", "VIS-13.4", "VIS-13.6")
@pytest.mark.parametrize("tile", MANUSCRIPTS)
def test_the_cost_the_effect_and_the_ribbon_of_each_manuscript(tile: str) -> None:
    ribbon, cost, effect, *_ = MANUSCRIPTS[tile]
    shown = [other for other in ("ms_blue_3_silver_4", "ms_grey_6_vp_building", "ms_yellow_4_gold_2") if other != tile]
    same = [m for m, (other, *_) in MANUSCRIPTS.items() if other == ribbon and m not in (tile, *shown)][:2]
    visible = tiles(0, tile, *shown)
    for held in (same, same[:1]):
        t = table(
            mine("inner_01_02", manuscripts=" ".join(held)),
            tops=TOPS,
            manuscript_tops=visible,
            manuscripts_below=[0] * 5,
        )
        e = Expected(t)
        t.play("transcribe")
        e.add(ink=1 - cost)
        taken(t, e, effect)
        e.check()
        assert set(seat(t)["manuscripts"]) >= {tile, *held}
        assert has(t, "favours") == [[f"church_favour_{ribbon}"] if len(held) == 2 else []]


@clause("VIS-13.4")
@pytest.mark.parametrize("ribbon", FAVOURS)
def test_the_icons_of_each_church_favour(ribbon: str) -> None:
    t = table(mine("town_01", favours=f"church_favour_{ribbon}"))
    expected = Counter(["builder", "noble", "cleric", *FAVOURS[ribbon].split()])
    assert {icon: number(t, f"seat0.{icon}") for icon in ICONS} == {icon: expected[icon] for icon in ICONS}


SLOTS = {
    "trading_post_3": "merchant merchant",
    "guildhall_1": "builder",
    "guildhall_2": "noble",
    "guildhall_3": "cleric",
}


@clause("VIS-11.9")
@pytest.mark.parametrize("slot", [f"{b}_{i}" for b in ("workshop", "trading_post", "guildhall") for i in (1, 2, 3)])
def test_the_icons_and_the_hand_of_each_uncovered_slot(slot: str) -> None:
    t = table(mine("town_01", buildings={slot: "segment_05_06_A_spot_4"}))
    expected = Counter(["builder", "noble", "cleric", *SLOTS.get(slot, "").split()])
    assert {icon: number(t, f"seat0.{icon}") for icon in ICONS} == {icon: expected[icon] for icon in ICONS}
    assert number(t, "seat0.hand_limit") == (4 if slot == "workshop_3" else 3)


def test_the_whole_board_is_told() -> None:
    assert [len(SPOTS), len(LINKS), len(TRADES), len(MANUSCRIPTS)] == [45, 34, 10, 35]
    assert Counter(ribbon for ribbon, *_ in MANUSCRIPTS.values()) == {"grey": 9, "black": 9, "yellow": 9, "blue": 8}
