"""What a rule may not contain, whether it waits there or not."""

import ast

from regnum.kernel.lowering.errors import Origin
from regnum.kernel.lowering.names import COMPREHENSIONS
from regnum.kernel.lowering.signature import Signature, check_name
from regnum.kernel.lowering.tree import nodes, suspends

LINE_OF_ITS_OWN = "Put it on a line of its own: `x: int = yield …`"

NEVER: dict[type[ast.AST], tuple[str, str]] = {
    ast.FunctionDef: ("a function inside a rule", "Move it to the top level of the module"),
    ast.AsyncFunctionDef: ("a function inside a rule", "Move it to the top level of the module"),
    ast.ClassDef: ("a class inside a rule", "Move it to the top level of the module"),
    ast.Global: ("`global` in a rule", "Keep what changes in the state of the game"),
    ast.Nonlocal: ("`nonlocal` in a rule", "Keep what changes in the state of the game"),
    ast.Import: ("an import inside a rule", "Import at the head of the module"),
    ast.ImportFrom: ("an import inside a rule", "Import at the head of the module"),
    ast.NamedExpr: ("`:=` in a rule", "Assign on a line of its own"),
    ast.Match: ("`match` in a rule", "Use if and elif"),
    ast.TryStar: ("`except*` in a rule", "Use a plain `except`"),
    ast.Await: ("`await` in a rule", "Rules never wait for the outside: ask with `yield`"),
    ast.AsyncFor: ("`async for` in a rule", "Rules never wait for the outside: ask with `yield`"),
    ast.AsyncWith: ("`async with` in a rule", "Rules never wait for the outside: ask with `yield`"),
}

WITH_YIELD: dict[type[ast.AST], tuple[str, str]] = {
    ast.Try: ("`yield` inside `try`", "Ask before or after the `try`"),
    ast.With: ("`yield` inside `with`", "Ask before or after the `with`"),
    ast.Lambda: ("`yield` inside a lambda", LINE_OF_ITS_OWN),
    **dict.fromkeys(COMPREHENSIONS, ("`yield` inside a comprehension", "Write the loop out: `for … in …:`")),
}


def check_body(signature: Signature, origin: Origin) -> None:
    """Refuses a rule that contains something no frame can express."""
    function = signature.node
    if not suspends(function):
        raise origin.refuse(
            function,
            f"`{signature.name}` never yields",
            "Make it a plain function, or end it with `yield from ()` if it must be a rule",
        )
    for node in (part for statement in function.body for part in nodes(statement)):
        if type(node) in NEVER:
            raise origin.refuse(node, *NEVER[type(node)])
        if type(node) in WITH_YIELD and suspends(node):
            raise origin.refuse(node, *WITH_YIELD[type(node)])
        if isinstance(node, ast.Delete) and any(isinstance(target, ast.Name) for target in node.targets):
            raise origin.refuse(node, "`del` of a local", "Leave it; a rule forgets what it no longer needs by itself")
        name = _named(node)
        if name == signature.game:
            raise origin.refuse(node, f"`{name}` is the game and gets another value", "Use another name")
        if name is not None:
            check_name(name, node, origin)


def _named(node: ast.AST) -> str | None:
    """The name that is given a value by just this node."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        return node.id
    if isinstance(node, ast.arg):
        return node.arg
    return node.name if isinstance(node, ast.ExceptHandler) else None
