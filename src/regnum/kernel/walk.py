"""Every zone, row, set and number that a state holds, those of its parts too, each with its name and who may see it.

A field of the game is named as it is declared (`supply`); what belongs to a seat after the seat (`seat0.hand`); what
lies in a part after the part (`castle.walls`), with its place where there is a list of them (`districts.2.cards`).
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from regnum.kernel.core.machine import Kernel
from regnum.kernel.lowering import SEATS, Field, schema
from regnum.kernel.visibility import Visibility
from regnum.kernel.vocabulary import Names

HELD = frozenset({"int", "bool", "str", "Set", "Row", "Bag", "Pile", "Deck", "Spread", "list[int]"})
"""Types of fields that have no fields of their own."""

Look = Callable[[Field, Any, str, int | None], None]
"""Takes a field, what it holds, its whole name and the seat it belongs to."""


def walk(core: Kernel, look: Look) -> None:
    """Looks at everything in the order of declaration. A field's mark says who may see it where it lies."""
    for field in fields_within(type(core), Visibility.PUBLIC):
        value = getattr(core, field.name)
        if field.name == SEATS:
            for i, seat in enumerate(value):
                _part(seat, field.visibility, f"seat{i}.", i, look)
        else:
            _value(field, value, field.name, None, look)


def _part(part: object, seen: Visibility, prefix: str, owner: int | None, look: Look) -> None:
    for field in fields_within(type(part), seen):
        _value(field, getattr(part, field.name), prefix + field.name, owner, look)


def _value(field: Field, value: Any, name: str, owner: int | None, look: Look) -> None:
    if field.type in HELD:
        look(field, value, name, owner)
    elif isinstance(value, list):
        item = each_of(field)
        for i, one in enumerate(value):
            _value(item, one, f"{name}.{i}", owner, look)
    else:
        _part(value, field.visibility, f"{name}.", owner, look)


_WITHIN: dict[tuple[type[object], Visibility], tuple[Field, ...]] = {}


def fields_within(cls: type[object], part: Visibility) -> tuple[Field, ...]:
    """The fields of a state class that are part of the position, each with who may see it inside such a part."""
    if (cls, part) not in _WITHIN:
        _WITHIN[cls, part] = tuple(
            field._replace(visibility=field.visibility.within(part))
            for field in schema(cls)
            if field.visibility is not Visibility.SHARED
        )
    return _WITHIN[cls, part]


def own_names(names: Names, field: str, row: str) -> Iterator[tuple[str, range]]:
    """The numbers of a row that have names of their own (`Game.named`): each name stands in place of the row's.

    A row in a list of rows keeps its name before them.
    """
    before = row.removesuffix(field) if row.endswith(field) else f"{row}."
    return ((before + name, numbers) for name, numbers in names.spans())


@cache
def each_of(field: Field) -> Field:
    """What one of a list's items is."""
    return field._replace(type=field.type.removeprefix("list[").removesuffix("]"))
