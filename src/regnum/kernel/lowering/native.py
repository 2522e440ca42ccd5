"""The text of a module as the compiler wants it: rules lowered, state classes written out, machine types."""

import ast
from collections.abc import Iterable
from pathlib import Path

from regnum.kernel.lowering.emit import Lowered, lowered
from regnum.kernel.lowering.errors import Origin
from regnum.kernel.lowering.expansion import expanded, is_field, loader_name, schema_name
from regnum.kernel.lowering.fields import states_in
from regnum.kernel.lowering.identity import rule_id
from regnum.kernel.lowering.listening import for_listeners
from regnum.kernel.lowering.source import is_marked, read
from regnum.kernel.lowering.tree import expression, statements
from regnum.kernel.lowering.widen import Widening

ERASED = frozenset(
    {"rule", "Rule", "RuleOf", "state", "constants", "Row", "Set", "Hidden", "Owner", "TopOnly", "Public", "Shared"}
)
"""Names that mean nothing once a module is lowered."""

ERASED_FROM = ("regnum.kernel.lowering", "regnum.kernel.visibility", "regnum.kernel.core.containers")

MACHINE, CONTAINERS = "regnum.kernel.core.machine", "regnum.kernel.core.containers"
PROVIDED = {
    "DONE_": MACHINE,
    "FRAMES_": MACHINE,
    "Frame_": MACHINE,
    "Kernel_": MACHINE,
    "load_bag_": CONTAINERS,
    "load_deck_": CONTAINERS,
    "load_pile_": CONTAINERS,
    "load_spread_": CONTAINERS,
    "Pile_": CONTAINERS,
    "empty_pile_": CONTAINERS,
    "lowest_": CONTAINERS,
    "row_of_": CONTAINERS,
    "Chance_": "regnum.kernel.core.chance",
    "cast_": "typing",
    "final_": "typing",
    "Final_": "typing",
    "mypyc_attr_": "mypy_extensions",
    "i64": "mypy_extensions",
    "vec": "librt.vecs",
}
"""Names that generated text uses, and the modules that have them, there without the underscore."""

CLOSED = "acyclic=True"
"""Objects of compiled classes never refer to each other in a circle: the garbage collector need not look."""


def native_text(source: str, module: str, filename: str) -> str:
    """Lowers the source of a whole module."""
    return _Module(source, module, filename).text()


class _Module:
    def __init__(self, source: str, module: str, filename: str) -> None:
        self.name = module
        self.tree = for_listeners(ast.parse(source, filename))
        self.origin = Origin(filename)
        self.gives = read(self.tree).gives
        self.homes: dict[str, str] = {}
        """Where imported names come from."""

        self.loaders: set[str] = set()
        """State classes of other modules whose loaders are needed."""

    def text(self) -> str:
        head, body = _split(self.tree.body)
        imports = _Imports(self.origin, self.homes)
        parts: list[tuple[str, list[ast.stmt]]] = []
        for node in body:
            kept = imports.visit(node)
            if kept is not None:
                parts.append(self._part(kept))
        widening = Widening()
        parts = [(note, [widening.visit(node) for node in nodes]) for note, nodes in parts]
        used = {n.id for _note, nodes in parts for node in nodes for n in ast.walk(node) if isinstance(n, ast.Name)}
        chunks = [ast.unparse(node) for node in head] + self._provided(used)
        for note, nodes in parts:
            chunks += [note, *(ast.unparse(ast.fix_missing_locations(node)) for node in nodes)]
        return "\n".join(chunk for chunk in chunks if chunk) + "\n"

    def _part(self, node: ast.stmt) -> tuple[str, list[ast.stmt]]:
        """A top-level statement as it becomes, with a note on where it comes from."""
        note = f"# {Path(self.origin.file).name}:{node.lineno}"
        if isinstance(node, ast.FunctionDef) and is_marked(node, "rule"):
            name = rule_id(self.name, node.name)
            return note, _rule(lowered(node, name, self.origin, self.gives.get, typed=True), name)
        if isinstance(node, ast.ClassDef) and (is_marked(node, "state") or is_marked(node, "constants")):
            return note, self._state(node)
        if isinstance(node, ast.ClassDef) and not (node.bases or node.keywords or node.decorator_list):
            node.decorator_list = _decorators(node, final=False)
        return "", [node]

    def _state(self, node: ast.ClassDef) -> list[ast.stmt]:
        expansion = expanded(node, self.origin, constant=is_marked(node, "constants"))
        here = {part.name for part in self.tree.body if isinstance(part, ast.ClassDef)}
        self.loaders |= set(states_in(expansion.fields)) - here
        types = {field.name: field.type for field in expansion.fields}
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and is_field(part):
                part.annotation = types[part.target.id]
        node.body += expansion.methods
        node.decorator_list = _decorators(node, final=not _is_open(node))
        rows = ast.unparse(expansion.schema)
        schema = f"{schema_name(node.name)}: Final_[tuple[tuple[str, str, str], ...]] = {rows}"
        return [node, *expansion.loaders, *statements(schema, node)]

    def _provided(self, used: Iterable[str]) -> list[str]:
        """The imports that the generated text needs beside those of the module itself."""
        lines = {f"from {home} import {loader_name(cls)}" for cls in self.loaders if (home := self.homes.get(cls))}
        names = set(used) | ({"Final_"} if "EMPTY_" in used else set())
        for name in names & PROVIDED.keys():
            plain = name.rstrip("_")
            lines.add(f"from {PROVIDED[name]} import {plain}" + (f" as {name}" if plain != name else ""))
        return sorted(lines) + (["EMPTY_: Final_[list[int]] = []"] if "EMPTY_" in names else [])


def _rule(result: Lowered, name: str) -> list[ast.stmt]:
    result.frame.decorator_list = _decorators(result.frame, final=True)
    registration = statements(f"FRAMES_[{name!r}] = {result.loader.name}", result.frame)
    return [result.frame, result.loader, *registration, result.constructor]


def _decorators(at: ast.AST, final: bool) -> list[ast.expr]:
    marks = ["final_"] if final else []
    return [expression(mark, at) for mark in [*marks, f"mypyc_attr_({CLOSED})"]]


def _is_open(node: ast.ClassDef) -> bool:
    """Whether the class is marked `@state(final=False)`."""
    return any(ast.unparse(decorator) == "state(final=False)" for decorator in node.decorator_list)


def _split(body: list[ast.stmt]) -> tuple[list[ast.stmt], list[ast.stmt]]:
    """What must stay at the very top (the docstring, `__future__`), and the rest."""
    at = 0
    while at < len(body) and (
        (at == 0 and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant))
        or (isinstance(node := body[at], ast.ImportFrom) and node.module == "__future__")
    ):
        at += 1
    return body[:at], body[at:]


class _Imports(ast.NodeTransformer):
    """Takes out imports of names that lowering has erased, and notes where the others come from."""

    def __init__(self, origin: Origin, homes: dict[str, str]) -> None:
        self.origin = origin
        self.homes = homes

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom | None:
        if any(alias.name == "*" for alias in node.names):
            raise self.origin.refuse(node, "`import *`", "Name what is imported: compiled modules need to know")
        module = node.module or ""
        self.homes |= {alias.asname or alias.name: module for alias in node.names}
        if module.startswith(ERASED_FROM):
            node.names = [alias for alias in node.names if alias.name not in ERASED]
        return node if node.names else None

    def visit_If(self, node: ast.If) -> ast.If:
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        return node
