"""The Overlord's decks: schemes and future schemes, the row of demands, events."""

import pytest

from regnum.games.architects_coop.plans import (
    Plans,
    future_to_deck_top,
    future_to_discard,
    laid_out,
    reveal_demand,
    reveal_event,
    scheme_cards,
    turn_up_scheme,
)
from regnum.games.architects_coop.tables import plots, read
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from support import clause

pytestmark = pytest.mark.both_builds

SCHEMES = read("arc_schemes")["cards"]
STARTING = [i for i, card in enumerate(SCHEMES) if card["pile"] == "starting"]
LAST = next(i for i, card in enumerate(SCHEMES) if card.get("last"))
FUTURE = [i for i, card in enumerate(SCHEMES) if card["pile"] == "future" and i != LAST]
EVENTS = list(range(len(read("arc_events")["cards"])))


def plans(difficulty: str = "normal") -> Plans:
    return laid_out(STARTING, FUTURE, LAST, EVENTS, plots(difficulty).events_in_play, 2)


@clause("TOM-3.35", "TOM-3.75")
def test_an_empty_deck_is_made_of_the_discards_with_the_scheme_turned_up_last() -> None:
    store, chance = plans(), Chance(7, 0)
    first = [turn_up_scheme(store, chance) for _ in STARTING]
    assert sorted(first) == STARTING and store.schemes.size == 0 and store.discards.top() == first[-1]
    again = [turn_up_scheme(store, chance) for _ in STARTING]
    assert sorted(again) == STARTING and again != first


@clause("TOM-3.13", "TOM-3.49")
def test_the_last_future_scheme_lies_below_all_others() -> None:
    store, chance = plans(), Chance(7, 0)
    found = [future_to_discard(store, chance) for _ in range(7)]
    assert sorted(found[:5]) == sorted(FUTURE) and found[5:] == [LAST, NONE]
    assert [store.discards.at(i) for i in range(store.discards.size)] == found[:6]


@clause("TOM-3.49")
def test_a_future_scheme_on_the_deck_is_the_next_one_at_last_the_one_below_all() -> None:
    store, chance = plans(), Chance(7, 0)
    assert future_to_deck_top(store) and scheme_cards(store) == len(STARTING) + 1
    assert turn_up_scheme(store, chance) in FUTURE and scheme_cards(store) == len(STARTING)
    for _ in range(4):
        future_to_discard(store, chance)
    assert future_to_deck_top(store) and store.last_on_top
    assert not future_to_deck_top(store) and future_to_discard(store, chance) == NONE
    assert turn_up_scheme(store, chance) == LAST and turn_up_scheme(store, chance) in STARTING


@clause("TOM-3.49")
def test_a_future_scheme_that_lies_on_the_deck_is_not_discarded() -> None:
    store, chance = plans(), Chance(7, 0)
    for _ in range(4):
        future_to_discard(store, chance)
    assert future_to_deck_top(store)
    assert future_to_discard(store, chance) == LAST
    assert turn_up_scheme(store, chance) in FUTURE


@clause("TOM-3.14", "TOM-3.45")
def test_demands_come_up_level_by_level_one_of_two_each() -> None:
    found: set[tuple[int, ...]] = set()
    for seed in range(1, 40):
        store, chance = plans(), Chance(seed, 0)
        row = tuple(reveal_demand(store, plots("normal").demand_levels, chance) for _ in range(5))
        assert row[4] == NONE and [read("arc_demands")["cards"][c]["level"] for c in row[:4]] == [1, 2, 3, 4]
        found.add(row)
    assert len(found) > 8


@clause("TOM-3.15", "TOM-3.50", "TOM-3.51")
@pytest.mark.parametrize(("difficulty", "many"), [("normal", 6), ("hard", 4)])
def test_so_many_events_come_up_and_then_none(difficulty: str, many: int) -> None:
    store, chance = plans(difficulty), Chance(7, 0)
    found = [reveal_event(store, chance) for _ in range(many + 1)]
    assert len(set(found)) == many + 1 and found[-1] == NONE and store.revealed.size == many
