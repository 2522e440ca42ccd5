"""How many of each component there are on a table, counted over every place that the state declares."""

from typing import Any

from regnum.kernel.containers import Bag, Deck, Pile, members
from regnum.kernel.lowering import schema
from regnum.kernel.machine import Kernel


def census(core: Kernel) -> dict[int, int]:
    """The number of each kind of card, wherever they lie. It never changes while a game goes on."""
    found: dict[int, int] = {}
    for field in schema(type(core)):
        value = getattr(core, field.name)
        if field.type.startswith("list["):
            for part in value:
                for inner in schema(type(part)):
                    _count(getattr(part, inner.name), found)
        else:
            _count(value, found)
    return {c: found[c] for c in sorted(found)}


def _count(zone: Any, found: dict[int, int]) -> None:
    if isinstance(zone, Bag):
        for c in members(zone.kinds):
            found[c] = found.get(c, 0) + zone.count(c)
    elif isinstance(zone, Pile):
        for i in range(zone.size):
            found[zone.at(i)] = found.get(zone.at(i), 0) + 1
    elif isinstance(zone, Deck):
        rest, tops, _seen = zone.dump()
        for c in rest + tops:
            found[c] = found.get(c, 0) + 1
