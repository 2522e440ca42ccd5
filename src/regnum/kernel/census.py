"""How many of each component there are on a table, counted over every place that the state declares."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from regnum.kernel.core.containers import NONE, Bag, Deck, Pile, Spread, members
from regnum.kernel.core.machine import Kernel
from regnum.kernel.lowering import Field
from regnum.kernel.walk import walk

EVERY = range(1 << 30)
"""Where a field has no family, its numbers are those of all things."""


def census(core: Kernel, families: Mapping[str, Sequence[int]]) -> dict[int, int]:
    """The number of each kind of thing, wherever they lie. Of cards it never changes while a game goes on."""
    found: Counter[int] = Counter()

    def count(field: Field, zone: Any, _name: str, _owner: int | None) -> None:
        family = families.get(field.name)
        things = EVERY if family is None else family
        if isinstance(zone, Bag):
            for c in members(zone.kinds):
                found[things[c]] += zone.count(c)
        elif isinstance(zone, Pile | Spread):
            found.update(things[zone.at(i)] for i in range(zone.size))
        elif isinstance(zone, Deck):
            rest, tops, _seen = zone.dump()
            found.update(things[c] for c in rest + tops)
        elif family is not None:
            held = members(zone) if field.type == "Set" else zone if field.type == "Row" else (zone,)
            found.update(family[c] for c in held if c != NONE)

    walk(core, count)
    return {c: found[c] for c in sorted(found)}
