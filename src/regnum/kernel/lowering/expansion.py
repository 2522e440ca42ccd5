"""What a state class gains from its list of fields: constructor, copying, writing down and bringing back."""

import ast
from collections.abc import Sequence
from dataclasses import dataclass

from regnum.kernel.core.machine import Kernel
from regnum.kernel.lowering.errors import Origin
from regnum.kernel.lowering.fields import SEATS, StateField, copied, dumped, field_of, is_list_of_parts, loaded
from regnum.kernel.lowering.redealing import determinise_method, pool_methods
from regnum.kernel.lowering.tree import expression, parsed

KERNEL = "Kernel"
"""The base class that makes a state a whole game."""
TAKEN = frozenset(dir(Kernel()))
"""What every game has already: a field of the same name would be mixed up with it in clones and saves."""


@dataclass(frozen=True)
class Expansion:
    """The generated parts of one state class."""

    name: str
    fields: list[StateField]
    methods: list[ast.FunctionDef]
    loaders: list[ast.FunctionDef]
    """The function that brings the class back; none for constants."""
    schema: ast.expr
    """A row of name, type and visibility for each field."""


def loader_name(cls: str) -> str:
    return f"load_{cls}"


def schema_name(cls: str) -> str:
    return f"SCHEMA_{cls}"


def expanded(node: ast.ClassDef, origin: Origin, constant: bool = False) -> Expansion:
    """Reads the declarations of a state class, or of constants, and writes its methods."""
    bases = [ast.unparse(base) for base in node.bases]
    if constant and (bases or node.keywords):
        raise origin.refuse(node, f"the constants `{node.name}` have a base class", "Use none")
    if bases not in ([], [KERNEL]) or node.keywords:
        raise origin.refuse(
            node,
            f"the state class `{node.name}` has a base class",
            f"Use none, or `{KERNEL}` for a whole game",
        )
    fields = [field_of(part, origin) for part in node.body if isinstance(part, ast.AnnAssign) and is_field(part)]
    for field in fields if bases else []:
        if field.name in TAKEN:
            raise origin.refuse(
                field.node, f"every game has something called `{field.name}`", "Give the field a name of its own"
            )
        if field.name == SEATS and not is_list_of_parts(field.type):
            raise origin.refuse(
                field.node,
                f"the field `{SEATS}` is {ast.unparse(field.type)}",
                "It lists what belongs to each seat: write `seats: Public[list[Seat]]` with a state class",
            )
    written = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    if constant:
        texts = [_constructor(fields, [])]
    else:
        texts = _game_methods(node.name, fields) if bases else _plain_methods(node.name, fields)
    if bases and "determinise" not in written:  # a game whose secrets are more than cards deals them itself
        texts.append(determinise_method(fields))
    methods = [parsed(ast.FunctionDef, text, node) for text in texts]
    made = {method.name for method in methods}
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name in made:
            raise origin.refuse(part, f"`{part.name}` is made from the fields", "Leave it out")
    return Expansion(
        node.name,
        fields,
        methods,
        [] if constant else [parsed(ast.FunctionDef, _loader(node.name, fields, bool(bases)), node)],
        expression(_schema(fields), node),
    )


def is_field(node: ast.AnnAssign) -> bool:
    """Whether a declaration is one of a field; constants of the class are marked as such."""
    return not ast.unparse(node.annotation).startswith(("ClassVar", "Final"))


def _constructor(fields: list[StateField], first: list[str]) -> str:
    declared = "".join(f", {field.name}: {ast.unparse(field.type)}" for field in fields)
    lines = first + [f"self.{field.name} = {field.name}" for field in fields]
    return f"def __init__(self{declared}) -> None:\n" + "".join(f"    {line}\n" for line in lines or ["pass"])


def _copies(fields: list[StateField], modules: Sequence[StateField] = ()) -> str:
    texts = []
    for field in fields:
        held = f"self.{field.name}"
        copy = held if field.shared else copied(field.type, held)
        # a list of parts keeps its length, so that an empty one can be everybody's
        texts.append(f"{copy} if len({held}) > 0 else {held}" if field in modules else copy)
    return ", ".join(texts)


def _dump(name: str, fields: list[StateField], modules: Sequence[StateField] = ()) -> str:
    values = ", ".join(dumped(f.type, f"self.{f.name}") for f in fields if not f.shared and f not in modules)
    lines = [f"def {name}(self) -> list[object]:", f"    d_: list[object] = [{values}]"]
    for i, module in enumerate(modules):
        filled = " or ".join(f"len(self.{each.name}) > 0" for each in modules[i:])
        lines += [f"    if {filled}:", f"        d_.append({dumped(module.type, f'self.{module.name}')})"]
    return "\n".join([*lines, "    return d_"])


def _modules(fields: list[StateField]) -> list[StateField]:
    """The lists of parts at the end of a game's fields: what its modes have beside the game, each in its own list.

    The empty ones after the last that holds something are not written.
    """
    found: list[StateField] = []
    for field in reversed(fields):
        if field.name == SEATS or not is_list_of_parts(field.type):
            break
        found.insert(0, field)
    return found


def _plain_methods(cls: str, fields: list[StateField]) -> list[str]:
    return [
        _constructor(fields, []),
        f"def copy(self) -> {cls!r}:\n    return {cls}({_copies(fields)})",
        _dump("dump", fields),
        *pool_methods(fields),
    ]


def _game_methods(cls: str, fields: list[StateField]) -> list[str]:
    modules = _modules(fields)
    copies = _copies(fields, modules)
    return [
        _constructor(fields, [f"{KERNEL}.__init__(self)"]),
        f"def clone(self) -> {cls!r}:\n    g_ = {cls}({copies})\n    g_.adopt(self)\n    return g_",
        _dump("dump_fields", fields, modules),
    ]


def _loader(cls: str, fields: list[StateField], game: bool) -> str:
    held = [field for field in fields if not field.shared]
    place = {field.name: i for i, field in enumerate(held)}
    values = ", ".join(f.name if f.shared else loaded(f.type, f"d_[{place[f.name]}]") for f in fields)
    shared = "".join(f", {field.name}: {ast.unparse(field.type)}" for field in fields if field.shared)
    least = len(held) - (len(_modules(fields)) if game else 0)
    unwritten = f"    while {least} <= len(d_) < {len(held)}:\n        d_ = [*d_, []]\n" if least < len(held) else ""
    return (
        f"def {loader_name(cls)}(d_: list[object]{shared}) -> {cls}:\n"
        f"{unwritten}"
        f"    if len(d_) != {len(held)}:\n"
        f"        raise IndexError({f'{cls}: {len(held)} values expected'!r})\n"
        f"    return {cls}({values})"
    )


def _schema(fields: list[StateField]) -> str:
    rows = [f"({f.name!r}, {ast.unparse(f.type)!r}, {f.visibility.value!r})" for f in fields]
    return f"({''.join(f'{row}, ' for row in rows)})"
