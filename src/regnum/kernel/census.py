"""How many of each component there are on a table, counted over every place that the state declares."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from regnum.kernel.containers import NONE, Bag, Deck, Pile, Spread, members
from regnum.kernel.lowering import schema
from regnum.kernel.machine import Kernel


def census(core: Kernel, families: Mapping[str, range]) -> dict[int, int]:
    """The number of each kind of thing, wherever they lie. Of cards it never changes while a game goes on."""
    found: Counter[int] = Counter()
    for field in schema(type(core)):
        value = getattr(core, field.name)
        if field.type.startswith("list["):
            for part in value:
                for inner in schema(type(part)):
                    _count(inner.type, getattr(part, inner.name), families.get(inner.name), found)
        else:
            _count(field.type, value, families.get(field.name), found)
    return {c: found[c] for c in sorted(found)}


def _count(kind: str, zone: Any, family: range | None, found: Counter[int]) -> None:
    first = 0 if family is None else family.start
    if isinstance(zone, Bag):
        for c in members(zone.kinds):
            found[first + c] += zone.count(c)
    elif isinstance(zone, Pile | Spread):
        found.update(first + zone.at(i) for i in range(zone.size))
    elif isinstance(zone, Deck):
        rest, tops, _seen = zone.dump()
        found.update(first + c for c in rest + tops)
    elif family is not None:
        held = members(zone) if kind == "Set" else zone if kind == "Row" else (zone,)
        found.update(first + c for c in held if c != NONE)
