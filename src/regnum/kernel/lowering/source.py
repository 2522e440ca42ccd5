"""Finds the text of rules and state classes in the module they are defined in."""

import ast
import linecache
from collections.abc import Mapping
from dataclasses import dataclass

from regnum.kernel.lowering.errors import LoweringError
from regnum.kernel.lowering.folding import folded
from regnum.kernel.lowering.listening import for_listeners
from regnum.kernel.lowering.signature import value_given


def is_marked(node: ast.FunctionDef | ast.ClassDef, mark: str) -> bool:
    """Whether a definition is decorated with that name, called or not."""
    return any(
        isinstance(part, ast.Name) and part.id == mark
        for part in (d.func if isinstance(d, ast.Call) else d for d in node.decorator_list)
    )


@dataclass
class Module:
    """The parsed text of one module."""

    functions: dict[int, ast.FunctionDef]
    """Top-level functions by their first line, decorators included; each is handed out once."""

    classes: dict[str, ast.ClassDef]
    gives: dict[str, bool]
    """The module's rules, and whether they return a value."""


def read(tree: ast.Module) -> Module:
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return Module(
        {min([f.lineno, *(d.lineno for d in f.decorator_list)]): f for f in functions},
        {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)},
        {f.name: value_given(f) is not None for f in functions if is_marked(f, "rule")},
    )


_modules: dict[str, Module] = {}


def _parsed(file: str, namespace: Mapping[str, object]) -> ast.Module:
    lines = linecache.getlines(file, dict(namespace))
    if not lines:
        raise LoweringError(
            file, 0, "the text of the module cannot be read", "Rules are lowered from their source files"
        )
    return ast.parse("".join(lines), file)


def function_at(file: str, line: int, namespace: Mapping[str, object]) -> tuple[ast.FunctionDef, Module]:
    """The top-level function that begins at a line. A module is parsed once for each import."""
    if file not in _modules or line not in _modules[file].functions:
        _modules[file] = read(for_listeners(folded(_parsed(file, namespace))))
    module = _modules[file]
    if line not in module.functions:
        raise LoweringError(file, line, "a rule is not at the top level of its module", "Move it there")
    return module.functions.pop(line), module


def class_named(file: str, name: str, namespace: Mapping[str, object]) -> ast.ClassDef:
    """The top-level class of that name."""
    classes = read(_parsed(file, namespace)).classes
    if name not in classes:
        raise LoweringError(file, 0, f"the class `{name}` is not at the top level of its module", "Move it there")
    return classes[name]
