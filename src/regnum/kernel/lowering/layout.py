"""What a frame remembers: the parameters, and the locals that are needed across a suspension."""

import ast
from dataclasses import dataclass

from regnum.kernel.lowering.cfg import Block, expressions
from regnum.kernel.lowering.errors import Origin
from regnum.kernel.lowering.liveness import NOTHING, Liveness, kept_across_waits, needed_at_entry
from regnum.kernel.lowering.names import loads, stores
from regnum.kernel.lowering.signature import FIELD_TYPES, Signature, type_text
from regnum.kernel.lowering.tree import nodes

MUTATORS = frozenset({"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"})


@dataclass(frozen=True)
class Layout:
    """The fields of a frame and the names that stay plain locals, each with its type."""

    fields: dict[str, str]
    """Parameters first, in their order, then the others by name."""

    locals: dict[str, str]


def declared_types(signature: Signature, origin: Origin) -> dict[str, str]:
    """The types that the rule states for its parameters and locals."""
    types = dict(signature.parameters)
    for node in nodes(signature.node):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            kind = type_text(node.annotation)
            if types.setdefault(node.target.id, kind) != kind:
                raise origin.refuse(node, f"`{node.target.id}` has two different types", "Use two names")
    return types


def layout_of(signature: Signature, entry: Block, types: dict[str, str], origin: Origin) -> Layout:
    """Decides what becomes a field, and refuses what cannot be one."""
    needed = needed_at_entry(entry)
    written = set(types).union(*(stores(statement) for block in needed for statement in block.body))
    kept = kept_across_waits(needed) & written
    fields = dict(signature.parameters)
    for name in sorted(kept - set(fields)):
        fields[name] = _field_type(name, types, needed, origin)
        if name in needed[entry]:
            raise origin.refuse(
                _read_unset(entry, name),
                f"`{name}` may be read before it has a value",
                "Give it a value before the branch or loop that sets it",
            )
    _refuse_changed_lists(fields, needed, origin)
    plain = {name: kind for name, kind in types.items() if name not in fields and name in written}
    return Layout(fields, plain)


def _field_type(name: str, types: dict[str, str], blocks: dict[Block, frozenset[str]], origin: Origin) -> str:
    kind = types.get(name)
    if kind in FIELD_TYPES:
        return kind
    where = _first_written(blocks, name)
    if kind is None:
        raise origin.refuse(
            where,
            f"`{name}` is needed after a `yield` but has no type",
            f"Annotate it (`{name}: int = …`), or fetch it anew after the `yield` if it is an object",
        )
    raise origin.refuse(
        where,
        f"`{name}` is {kind} and needed after a `yield`; a frame remembers only int, bool and list[int]",
        "Fetch it anew after the `yield`",
    )


def _first_written(blocks: dict[Block, frozenset[str]], name: str) -> ast.AST:
    """The first place in the source that gives a name its value."""
    writers = [statement for block in blocks for statement in block.body if name in stores(statement)]
    return min(writers, key=lambda statement: statement.lineno)


def _read_unset(entry: Block, name: str) -> ast.AST:
    """A place that reads a name which has no value yet on some way from the start."""
    liveness = Liveness()
    waiting = [entry]
    for block in waiting:
        for statement in block.body:
            if name in liveness.before([statement], NOTHING):
                return statement
            if name not in liveness.before([statement], frozenset({name})):
                break
        else:
            for value in expressions(block.end):
                if name in loads(value):
                    return value
            waiting += [follower for follower in block.next() + block.resume() if follower not in waiting]
    raise LookupError(name)


def _refuse_changed_lists(fields: dict[str, str], blocks: dict[Block, frozenset[str]], origin: Origin) -> None:
    """Copies of a frame share its lists, so a list that is kept must never change, under whatever name."""
    found = [part for block in blocks for statement in block.body for part in nodes(statement)]
    shared = {name for name, kind in fields.items() if kind == "list[int]"}
    aliases = [
        (target.id, node.value.id)
        for node in found
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Name)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    ]
    known = -1
    while known != len(shared):
        known = len(shared)
        shared |= {name for pair in aliases if shared & set(pair) for name in pair}
    for node in found:
        name = _changed_in_place(node)
        if name in shared:
            raise origin.refuse(
                node, f"the list `{name}` is changed in place", f"Make a new one: `{name} = {name} + […]`"
            )


def _changed_in_place(node: ast.AST) -> str | None:
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=method)) if method in MUTATORS:
            return name
        case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()):
            return name
        case ast.AugAssign(target=ast.Name(id=name)):
            return name
    return None
