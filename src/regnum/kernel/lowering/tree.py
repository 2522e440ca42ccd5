"""Small syntax trees, written as text and placed at the source line they stand for."""

import ast
from collections.abc import Iterable, Sequence
from typing import TypeVar

Node = TypeVar("Node", bound=ast.AST)


def children(node: ast.AST) -> list[ast.AST]:
    """What a node is made of. Does what `ast.iter_child_nodes` does, in a third of the time."""
    found: list[ast.AST] = []
    for name in node._fields:
        part = getattr(node, name, None)
        if isinstance(part, ast.AST):
            found.append(part)
        elif isinstance(part, list):
            found += [item for item in part if isinstance(item, ast.AST)]
    return found


def nodes(tree: ast.AST) -> list[ast.AST]:
    """The node and all that is inside it, from the outside in."""
    found = [tree]
    for node in found:
        found += children(node)
    return found


def place(node: Node, at: ast.AST) -> Node:
    """Gives a whole new tree the source position of `at`."""
    for part in nodes(node):
        if "lineno" in part._attributes:
            ast.copy_location(part, at)
    return node


def statements(text: str, at: ast.AST) -> list[ast.stmt]:
    return [place(node, at) for node in ast.parse(text).body]


def parsed(kind: type[Node], text: str, at: ast.AST) -> Node:
    """A single statement of a known kind."""
    (node,) = statements(text, at)
    if not isinstance(node, kind):
        raise TypeError(f"{kind.__name__} expected: {text}")
    return node


def expression(text: str, at: ast.AST) -> ast.expr:
    return place(ast.parse(text, mode="eval").body, at)


def assign(target: str, value: ast.expr, at: ast.AST) -> ast.stmt:
    """`target = value`, where only the assignment itself is new."""
    return ast.copy_location(ast.Assign(targets=[stored(target, at)], value=value), at)


def stored(name: str, at: ast.AST) -> ast.Name:
    """A name that is given a value."""
    return ast.copy_location(ast.Name(id=name, ctx=ast.Store()), at)


def call(function: str, arguments: Iterable[ast.expr], at: ast.AST) -> ast.Call:
    return ast.copy_location(ast.Call(func=expression(function, at), args=list(arguments), keywords=[]), at)


def opposite(test: ast.expr) -> ast.expr:
    """The test that holds exactly when this one does not."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.copy_location(ast.UnaryOp(op=ast.Not(), operand=test), test)


def contains(node: ast.AST, *kinds: type[ast.AST]) -> bool:
    waiting = [node]
    for part in waiting:
        if isinstance(part, kinds):
            return True
        waiting += children(part)
    return False


def suspends(node: ast.AST) -> bool:
    """Whether running this may wait for an answer or for another rule."""
    return contains(node, ast.Yield, ast.YieldFrom)


def jumps_out(node: ast.AST) -> bool:
    """Whether a `break` or `continue` in here belongs to a loop around it."""
    if isinstance(node, (ast.Break, ast.Continue)):
        return True
    if isinstance(node, (ast.For, ast.While)):
        return any(jumps_out(child) for child in node.orelse)
    return any(jumps_out(child) for child in children(node))


def completes(body: Sequence[ast.stmt]) -> bool:
    """Whether the end of these statements can be reached."""
    return all(_completes(statement) for statement in body)


def _completes(node: ast.stmt) -> bool:
    match node:
        case ast.Return() | ast.Raise() | ast.Break() | ast.Continue():
            return False
        case ast.If():
            return completes(node.body) or completes(node.orelse)
        case ast.With():
            return completes(node.body)
        case ast.While(test=ast.Constant(value=value)) if value:
            return any(_breaks(child) for child in node.body)
        case ast.Try():
            tries = completes(node.body) and completes(node.orelse)
            return completes(node.finalbody) and (tries or any(completes(handler.body) for handler in node.handlers))
        case _:
            return True


def _breaks(node: ast.AST) -> bool:
    """Whether a `break` in here belongs to the loop around it."""
    if isinstance(node, ast.Break):
        return True
    inner: Iterable[ast.AST] = node.orelse if isinstance(node, (ast.For, ast.While)) else children(node)
    return any(_breaks(child) for child in inner)
