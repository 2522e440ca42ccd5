"""The fields of a state class: how each kind of value is copied, written down and brought back."""

import ast
from dataclasses import dataclass

from regnum.kernel.lowering.errors import Origin
from regnum.kernel.lowering.signature import unquoted
from regnum.kernel.visibility import MARKS, Visibility

SEATS = "seats"
"""The field of a game that lists what belongs to its seats; every other list holds common things."""

ATOMS = ("int", "bool", "str", "Set")
LOADERS = {
    "Bag": ("load_bag_", "bytes"),
    "Pile": ("load_pile_", "bytes"),
    "Spread": ("load_spread_", "bytes"),
    "Deck": ("load_deck_", "list[bytes]"),
}
"""Zones: the function that brings one back, and what it takes."""


@dataclass(frozen=True)
class StateField:
    """One declared field; `type` is what it holds, without the mark of who may see it."""

    name: str
    type: ast.expr
    visibility: Visibility
    node: ast.AnnAssign

    @property
    def shared(self) -> bool:
        return self.visibility is Visibility.SHARED


def field_of(node: ast.AnnAssign, origin: Origin) -> StateField:
    """Reads `name: Mark[type]`."""
    if not isinstance(node.target, ast.Name):
        raise origin.refuse(node, "a state class declares something that is not a field", "Write `name: type`")
    name = node.target.id
    if node.value is not None:
        raise origin.refuse(node, f"the field `{name}` has a default", "Let the set-up give every field its value")
    annotation = unquoted(node.annotation)
    visibility = Visibility.HIDDEN
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) in MARKS:
        visibility = MARKS[ast.unparse(annotation.value)]
        annotation = annotation.slice
    field = StateField(name, annotation, visibility, node)
    if not field.shared:
        _check(annotation, field, origin)
    return field


def item_type(kind: ast.expr) -> ast.expr | None:
    """T of `list[T]`."""
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "list":
        return kind.slice
    return None


def is_list_of_parts(kind: ast.expr) -> bool:
    """Whether a type is `list[T]` with another state class T."""
    item = item_type(kind)
    return item is not None and ast.unparse(item) not in (*ATOMS, *LOADERS, "Row") and item_type(item) is None


def _check(kind: ast.expr, field: StateField, origin: Origin) -> None:
    item = item_type(kind)
    if item is not None:
        _check(item, field, origin)
    elif not isinstance(kind, ast.Name):
        raise origin.refuse(
            field.node,
            f"the field `{field.name}` is {ast.unparse(kind)}, which is not known how to copy",
            "Use int, bool, str, Row, a zone, another state class, or a list of these",
        )


def copied(kind: ast.expr, value: str, depth: int = 0) -> str:
    """Text that makes an independent copy of a value."""
    item = item_type(kind)
    if item is not None:
        each = f"v{depth}_"
        inner = copied(item, each, depth + 1)
        return f"{value}[:]" if inner == each else f"[{inner} for {each} in {value}]"
    name = ast.unparse(kind)
    if name in ATOMS:
        return value
    return f"{value}[:]" if name == "Row" else f"{value}.copy()"


def dumped(kind: ast.expr, value: str, depth: int = 0) -> str:
    """Text that writes a value down as plain data."""
    item = item_type(kind)
    if item is not None:
        each = f"v{depth}_"
        return f"[{dumped(item, each, depth + 1)} for {each} in {value}]"
    name = ast.unparse(kind)
    if name == "bool":
        return f"int({value})"
    if name in ATOMS:
        return value
    return f"[v{depth}_ for v{depth}_ in {value}]" if name == "Row" else f"{value}.dump()"


def loaded(kind: ast.expr, value: str, depth: int = 0) -> str:
    """Text that brings back what `dumped` wrote."""
    item = item_type(kind)
    each = f"v{depth}_"
    if item is not None:
        return f"[{loaded(item, each, depth + 1)} for {each} in cast_(list[object], {value})]"
    name = ast.unparse(kind)
    if name == "bool":
        return f"cast_(int, {value}) != 0"
    if name in ATOMS:
        return f"cast_({'int' if name == 'Set' else name}, {value})"
    if name == "Row":
        return f"row_of_([cast_(int, {each}) for {each} in cast_(list[object], {value})])"
    if name in LOADERS:
        function, taken = LOADERS[name]
        return f"{function}(cast_({taken}, {value}))"
    return f"load_{name}(cast_(list[object], {value}))"


def states_in(fields: list[StateField]) -> list[str]:
    """The other state classes that fields are made of."""
    found = set()
    for field in fields:
        kind: ast.expr | None = field.type
        while kind is not None and item_type(kind) is not None:
            kind = item_type(kind)
        name = ast.unparse(kind) if kind is not None and not field.shared else "int"
        if name not in (*ATOMS, *LOADERS, "Row"):
            found.add(name)
    return sorted(found)
