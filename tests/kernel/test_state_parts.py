"""A state may have parts: nested state classes and lists of anything, each with who may see what is in it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from kernel import quarters
from kernel.lowering.stage import module_of
from kernel.quarters import KINDS, Town, town
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import FIELDS, Kernel, load_kernel
from regnum.kernel.lowering import LoweringError, load, native_text
from regnum.kernel.observe import observation_layout, piece_things
from regnum.kernel.spec import Game, Result, Score
from regnum.kernel.table import Table
from regnum.kernel.visibility import Visibility
from regnum.kernel.vocabulary import Names

pytestmark = pytest.mark.pure_engine


class TownGame(Game):
    """As much of a game as looking at a table takes."""

    id = "town"
    rules_version = "1"
    seats = (2, 2)
    kinds = ()
    marked = frozenset({"fronts"})
    families = MappingProxyType({"fronts": range(KINDS)})

    def prepare(self, seats: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
        return options

    def start(self, seats: int, options: Mapping[str, Any], seed: int) -> Kernel:
        g = town()
        g.over = True
        return g

    def load(self, data: list[object], options: Mapping[str, Any]) -> Kernel:
        g = load(Town, data[FIELDS])
        load_kernel(g, data)
        return g

    def things(self) -> Sequence[str]:
        return [f"c{i}" for i in range(KINDS)]

    def scores(self, g: Kernel) -> tuple[Score, ...]:
        return (Score((), 0),) * 2

    def result(self, g: Kernel) -> Result:
        return Result((), self.scores(g), "end", "X-1")

    def numbers(self, g: Kernel, viewer: int | None) -> Mapping[str, Any]:
        return {}

    def marks(self, g: Kernel, owner: int | None, field: str, i: int) -> Mapping[str, int]:
        return {f"{owner} {field}": i}


TownGame.__abstractmethods__ = frozenset()


@pytest.fixture
def table() -> Table:
    return Table.new(TownGame(), 2, {}, 1)


def cards(place: Mapping[str, Any]) -> list[str]:
    return [thing["card"] for thing in place["things"] if "card" in thing]


def test_parts_of_the_game_appear_in_views_under_their_own_names(table: Table) -> None:
    view = table.view(None)
    assert view["values"]["districts.2.stones"] == 12
    assert view["values"]["castle.stones"] == 18
    assert view["rows"]["districts.1.tracks.0"] == [6, 1]
    assert view["rows"]["tolls"] == [7, 8, 9]
    assert view["sets"]["folk.0"] == ["c0", "c2"]
    assert cards(view["places"]["districts.1.fronts"]) == ["c6", "c7", "c8"]
    assert cards(view["places"]["rows.0"]) == ["c0", "c1", "c2"]
    assert cards(view["places"]["spreads.0"]) == ["c0"]
    assert view["places"]["decks.1"]["count"] == 5


def test_parts_of_a_seat_belong_to_the_seat(table: Table) -> None:
    mine, other = table.view(0)["places"], table.view(1)["places"]
    assert mine["seat0.board.drawer"]["owner"] == 0
    assert cards(mine["seat0.board.drawer"]) == ["c2", "c3", "c4", "c5"]
    assert cards(mine["seat0.board.modules.1.cards"]) == ["c8", "c9"]
    assert "things" not in other["seat0.board.drawer"] and other["seat0.board.drawer"]["count"] == 4
    assert "things" not in other["seat0.board.modules.1.cards"]
    assert cards(other["seat0.board.plans"]) == ["c0", "c1"]


def test_what_lies_in_a_part_is_seen_by_those_who_may_see_the_part(table: Table) -> None:
    mine, other = table.view(0), table.view(1)
    assert cards(mine["places"]["seat0.chest.plans"]) == ["c10", "c11"]
    assert "things" not in other["places"]["seat0.chest.plans"]
    assert mine["rows"]["seat0.chest.slots"] == [10, 4] and "seat0.chest.slots" not in other["rows"]
    assert "things" not in mine["places"]["seat0.vault.plans"] and "seat0.vault.slots" not in mine["rows"]
    assert "cellar.stones" not in mine["values"] and "things" not in mine["places"]["cellar.fronts"]


def test_a_part_without_a_mark_is_hidden(table: Table) -> None:
    for seat in (0, 1, None):
        view = table.view(seat)
        assert "things" not in view["places"]["districts.0.backs"] and view["places"]["districts.0.backs"]["count"] == 3
        assert "things" not in view["places"]["purses.0"]
        assert not any(name.startswith(("cellar", "seat0.vault")) for name in {**view["values"], **view["rows"]})


def test_a_list_of_piles_may_show_their_tops(table: Table) -> None:
    heaps = [table.view(None)["places"][f"heaps.{i}"] for i in range(2)]
    assert [cards(heap) for heap in heaps] == [["c2"], ["c6"]]


class TradingTown(TownGame):
    """The same town, whose goods have names."""

    named = MappingProxyType({
        "slots": Names("slots", "iron", "wood"),
        "tracks": Names("tracks", ("roads", 2)),
    })  # fmt: skip


def test_numbers_of_a_row_that_have_names_are_shown_and_hidden_each_by_its_own() -> None:
    table = Table.new(TradingTown(), 2, {}, 1)
    mine, other = table.view(0), table.view(1)
    assert [other["values"][f"seat0.board.{name}"] for name in ("iron", "wood")] == [0, 4]
    assert mine["values"]["seat0.chest.iron"] == 10 and "seat0.chest.iron" not in other["values"]
    assert mine["rows"]["districts.1.tracks.0.roads"] == [6, 1]
    assert not any("slots" in name for name in mine["rows"])


def test_observations_name_the_numbers_of_such_a_row_and_stay_as_they_are(table: Table) -> None:
    trading = Table.new(TradingTown(), 2, {}, 1)
    assert trading.observation(0) == table.observation(0)
    pieces = {name: (start, length) for name, start, length in observation_layout(trading.game, 2)}
    iron, wood = pieces["seat+0.chest.iron"], pieces["seat+0.chest.wood"]
    assert [trading.observation(0)[start] for start, _ in (iron, wood)] == [10, 4]
    assert (iron[1], wood) == (1, (iron[0] + 1, 1)) and "seat+0.chest.slots" not in pieces


def test_marks_of_a_part_say_where_it_lies(table: Table) -> None:
    things = table.view(None)["places"]["districts.1.fronts"]["things"]
    assert [thing["marks"] for thing in things] == [{"None districts.1.fronts": i} for i in range(3)]


def test_the_census_counts_what_lies_in_parts(table: Table) -> None:
    totals = TownGame().totals(table.core)
    heaps = sum(heap.size for heap in table.core.heaps)  # of these a view shows the top only
    assert sum(totals.values()) == heaps + sum(place.get("count", 0) for place in table.view(None)["places"].values())


def test_observations_hold_what_the_parts_show(table: Table) -> None:
    layout = observation_layout(table.game, 2)
    for seat in (0, 1):
        numbers = table.observation(seat).tolist()
        assert len(numbers) == layout[-1][1] + layout[-1][2]
        pieces = {name: numbers[start : start + length] for name, start, length in layout}
        assert pieces["districts.2.stones"] == [12] and pieces["districts.1.tracks.0"] == [6, 1]
        assert pieces["cellar.stones"] == [0] and sum(pieces["cellar.fronts"]) == 0
        assert pieces["cellar.fronts.size"] == [3]
        assert [c for c, n in enumerate(pieces["rows.0"]) if n] == [0, 1, 2]
        assert pieces["heaps.1.top"] == [7] and pieces["decks.1.size"] == [5] and pieces["tolls"] == [7, 8, 9]
        first = 10 * seat
        assert [c for c, n in enumerate(pieces["seat+0.board.drawer"]) if n] == list(range(first + 2, first + 6))
        assert sum(pieces["seat+1.board.drawer"]) == 0 and pieces["seat+1.board.drawer.size"] == [4]
        assert sum(pieces["seat+0.chest.plans"]) == 2 and sum(pieces["seat+1.chest.plans"]) == 0
        assert sum(pieces["seat+0.vault.plans"]) == 0
    assert piece_things(table.game, "rows.0", KINDS)[3] == "c3"


def test_copies_share_nothing_and_saves_bring_everything_back(table: Table) -> None:
    before = table.core.dump()
    copy = table.core.clone()
    copy.districts[1].fronts.put(3)
    copy.seats[0].board.modules[1].cards.add(3)
    copy.rows[0].pop()
    copy.decks[0].put(3, 0)
    copy.districts[0].tracks[0][0] = 30
    assert table.core.dump() == before
    assert TownGame().load(before, {}).dump() == before
    assert TownGame().load(copy.dump(), {}).dump() == copy.dump() != before


@pytest.mark.parametrize("seat", [0, 1])
def test_dealing_anew_changes_only_what_the_seat_cannot_know(table: Table, seat: int) -> None:
    told = table.view(seat)
    totals = table.game.totals(table.core)
    seen: dict[str, set[bytes]] = {}
    for n in range(40):
        core = table.core.clone()
        core.determinise(seat, Chance(n + 1, 0))
        other = Table(table.game, 2, {}, 1, core)
        assert other.view(seat) == told
        assert table.game.totals(core) == totals
        hidden = {
            "backs": core.districts[0].backs,
            "cellar": core.cellar.fronts,
            "purse": core.purses[0],
            "heap": core.rows[1],
            "their drawer": core.seats[1 - seat].board.drawer,
            "their module": core.seats[1 - seat].board.modules[0].cards,
            "their chest": core.seats[1 - seat].chest.plans,
            "my vault": core.seats[seat].vault.plans,
        }
        for name, zone in hidden.items():
            seen.setdefault(name, set()).add(zone.dump())
    assert all(len(deals) > 10 for deals in seen.values()), {name: len(deals) for name, deals in seen.items()}


def test_hidden_cards_of_a_list_may_lie_in_any_of_it(table: Table) -> None:
    found = set()
    for n in range(60):
        core = table.core.clone()
        core.determinise(0, Chance(n + 1, 0))
        found |= {core.districts[0].backs.at(i) for i in range(3)}
    assert found == {3, 4, 5, 9, 10, 11, 15, 16, 17}  # the backs of all three districts, nothing else


MARKS = [
    (Visibility.PUBLIC, Visibility.PUBLIC, Visibility.PUBLIC),
    (Visibility.PUBLIC, Visibility.OWNER, Visibility.OWNER),
    (Visibility.PUBLIC, Visibility.HIDDEN, Visibility.HIDDEN),
    (Visibility.OWNER, Visibility.PUBLIC, Visibility.OWNER),
    (Visibility.OWNER, Visibility.OWNER, Visibility.OWNER),
    (Visibility.HIDDEN, Visibility.PUBLIC, Visibility.HIDDEN),
    (Visibility.TOP, Visibility.PUBLIC, Visibility.TOP),
    (Visibility.TOP, Visibility.OWNER, Visibility.HIDDEN),
]


@pytest.mark.parametrize(("field", "part", "both"), MARKS)
def test_both_marks_must_allow_it(field: Visibility, part: Visibility, both: Visibility) -> None:
    assert field.within(part) is both


def test_the_list_of_seats_is_a_list_of_parts() -> None:
    head = "from regnum.kernel.lowering import state\nfrom regnum.kernel.core.machine import Kernel\n"
    with pytest.raises(LoweringError, match=r"the field `seats` is list\[int\]"):
        module_of(head + "@state\nclass Game(Kernel):\n    seats: list[int]\n", "wrong_seats")


def test_the_state_is_also_read_by_the_compiler() -> None:
    text = native_text(Path(quarters.__file__).read_text(), "quarters", "quarters.py")
    assert "for districts_ in self.districts:" in text and "districts_.spill(pool_, seat_, True, False)" in text


MODES = """
from regnum.kernel.lowering import state
from regnum.kernel.core.machine import Kernel
from regnum.kernel.visibility import Public

@state
class Part:
    n: Public[int]

@state
class Modes(Kernel):
    round: Public[int]
    first: Public[list[Part]]
    second: Public[list[Part]]
"""


@pytest.mark.parametrize(
    ("first", "second", "written"),
    [([], [], [1]), ([7], [], [1, [[7]]]), ([], [8, 9], [1, [], [[8], [9]]]), ([7], [8], [1, [[7]], [[8]]])],
)
def test_lists_of_modes_that_are_empty_at_the_end_are_not_written(
    first: list[int], second: list[int], written: list[object]
) -> None:
    module = module_of(MODES, "modes")
    g = module.Modes(1, [module.Part(n) for n in first], [module.Part(n) for n in second])
    assert g.dump_fields() == written
    again = load(module.Modes, written)
    assert [part.n for part in again.first] == first and [part.n for part in again.second] == second
    assert (g.clone().second is g.second) == (second == [])
