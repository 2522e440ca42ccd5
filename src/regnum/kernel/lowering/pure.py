"""Defines generated code inside the module it belongs to, with reserved names that only it can see."""

import __future__

import ast
from collections.abc import Sequence
from types import CodeType
from typing import Any

from regnum.kernel.lowering.tree import parsed, statements

ANNOTATIONS = __future__.annotations.compiler_flag


def definitions(parts: Sequence[ast.FunctionDef | ast.ClassDef], file: str, reserved: Sequence[str]) -> CodeType:
    """The code of definitions that stand in a module; tracebacks point to the lines they were made from."""
    at = parts[0]
    binder = parsed(ast.FunctionDef, f"def bind_({', '.join(reserved)}): pass", at)
    binder.body = [*parts, *statements(f"return [{', '.join(part.name for part in parts)}]", at)]
    tree = ast.fix_missing_locations(ast.Module(body=[binder], type_ignores=[]))
    code: CodeType = compile(tree, file, "exec", ANNOTATIONS, dont_inherit=True)
    return code


def defined(code: CodeType, namespace: dict[str, Any], reserved: dict[str, Any]) -> list[Any]:
    """Runs definitions as if they stood in the module."""
    made: dict[str, Any] = {}
    exec(code, namespace, made)  # noqa: S102 - the module's own text
    bound: list[Any] = made["bind_"](**reserved)
    for thing in bound:
        thing.__qualname__ = thing.__name__
    return bound


def checked(kind: Any, value: Any) -> Any:
    """What `cast` does in compiled code: a value of another type is an error."""
    expected = getattr(kind, "__origin__", kind)
    if not isinstance(value, expected):
        raise TypeError(f"{expected.__name__} expected, not {type(value).__name__}")
    return value
