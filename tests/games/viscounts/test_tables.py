"""The tables that rules read are what the data say, and the box is laid out as the rulebook has it."""

from collections import Counter

import pytest

from regnum.games.viscounts.codes import limits, things
from regnum.games.viscounts.data import FAMILIES, IDS, NUMBER, tables
from regnum.games.viscounts.declare import FIELD_FAMILIES
from regnum.games.viscounts.setup import deal, empty_table
from regnum.kernel.census import census
from regnum.kernel.core.chance import Chance
from regnum.kernel.errors import BadData
from support import clause

TABLES = tables({"pack": None})


@clause("VIS-2.1", "VIS-2.2", "VIS-2.3", "VIS-2.8", "VIS-2.17")
@pytest.mark.parametrize(
    ("seats", "side", "spots", "debts", "deeds"), [(2, "A", 20, 12, 12), (3, "B", 25, 15, 16), (4, "B", 25, 18, 20)]
)
def test_the_board_is_laid_out(seats: int, side: str, spots: int, debts: int, deeds: int) -> None:
    g = deal(TABLES, seats, 0, Chance(1, 0))
    assert sorted(g.ring) == [0, 1, 2, 3, 4] and 0 <= g.rotation < 5
    free = [IDS[things.FIRST_SPOT + s] for s in range(things.SPOTS) if g.free >> s & 1]
    assert len(free) == spots and all(f"_{side}_" in spot for spot in free)
    assert (g.debt_stack, g.deed_stack) == (debts, deeds)
    assert [(s.corruption, s.virtue, s.workers, s.built) for s in g.seats] == [(1, 7, 20, 0)] * seats


@clause("VIS-1.3", "VIS-2.15", "TOM-6.9")
@pytest.mark.parametrize("tomesaga", [False, True])
def test_every_card_lies_somewhere(tomesaga: bool) -> None:
    g = deal(TABLES, 3, 0, Chance(1, 0), tomesaga)
    found = Counter(census(g, FIELD_FAMILIES))
    wanted = Counter({card["id"]: 1 for name in ("manuscripts", "player_cards") for card in FAMILIES[name]})
    wanted += Counter({card["id"]: 3 if card["kind"] == "starting" else 1 for card in FAMILIES["townsfolk"]})
    wanted = Counter({name: n for name, n in wanted.items() if not name.startswith("printed")})
    others = {card["id"] for card in FAMILIES["townsfolk"] if card.get("set") == "tomesaga" and not tomesaga}
    wanted.update(dict.fromkeys(others, -1))
    assert {name: found[NUMBER[name]] for name in wanted} == wanted


@clause("VIS-1.10", "VIS-2.3")
def test_each_segment_lies_beside_a_section_of_its_own() -> None:
    g = deal(TABLES, 2, 0, Chance(7, 0))
    assert sorted(g.section_of(segment) for segment in range(5)) == [0, 1, 2, 3, 4]
    following = [(g.section_of(g.clockwise(s)) - g.section_of(s)) % 5 for s in range(5)]
    assert following == [1] * 5


@clause("VIS-11.8", "VIS-11.1")
def test_spots_stand_in_a_ring_and_rivers_part_them() -> None:
    for seats, each in ((2, 4), (4, 5)):
        g = empty_table(TABLES.cards, seats)
        for segment in range(limits.SEGMENTS):
            g.ring[segment] = (2 * segment) % 5
        spot = start = g.first_spot(0)
        seen = []
        while not seen or spot != start:
            seen.append(spot)
            assert g.previous_spot(g.next_spot(spot)) == spot
            spot = g.next_spot(spot)
        assert len(seen) == 5 * each
        assert g.segment_of(g.next_spot(g.first_spot(0) + each - 1)) == 2
        left, right = g.spots_at(0), g.spots_at(1)
        assert left & right == 0 and (left | right).bit_count() == each


def test_a_pack_that_says_what_no_card_can_is_refused() -> None:
    def pack(**change: object) -> dict[str, object]:
        return {"regnum_pack": 1, "game": "viscounts", "name": "x", "cards": [{"id": "acolyte", **change}]}

    with pytest.raises(BadData, match=r"cards\[0\]\.silver: must be a number from 0 to 20"):
        tables({"pack": pack(silver=60)})
    with pytest.raises(BadData, match="icons"):
        tables({"pack": pack(icons={"knight": 1})})
    assert tables({"pack": pack(silver=0)}).cards.silver[NUMBER["acolyte"]] == 0
