"""Rules tell what happens; where nobody listens, as in search, not even the numbers of an event are worked out.

So `g.emit(…)` becomes `if g.log is not None: g.emit(…)`, in both builds, and so does a call of a function whose name
begins with `tell_`: such a function tells of something and changes nothing. What is told one after the other is told
after one such question, and what a function works out for that alone (`source = g.place(p, places.HAND)`, a loop around
it) comes after the question too.
"""

import ast
from collections import Counter
from collections.abc import Sequence
from typing import TypeGuard

from regnum.kernel.lowering.tree import expression, nodes

EMIT = "emit"
TELLS = "tell_"
QUIET_CALLS = ("place", "range")
"""What may be called only if somebody listens: it changes nothing."""


def for_listeners(tree: ast.Module) -> ast.Module:
    """The tree in which events are told only if somebody listens."""
    _Listening().visit(tree)
    return tree


class _Listening(ast.NodeTransformer):
    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        match node.value:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=game), attr=name)) if name == EMIT:
                pass
            case ast.Call(
                func=ast.Name(id=name) | ast.Attribute(value=ast.Name(), attr=name), args=[ast.Name(id=game), *_]
            ) if name.startswith(TELLS):
                pass
            case _:
                return node
        return _if_heard(expression(f"{game}.log is not None", node), node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        if any(_is_told(part) for part in nodes(node)):
            node.body = _gathered(node.body, _read_in(node.body))
        return node


def _if_heard(test: ast.expr, node: ast.stmt) -> ast.If:
    return ast.copy_location(ast.If(test=test, body=[node], orelse=[]), node)


def _is_told(node: ast.AST) -> TypeGuard[ast.If]:
    """Whether this is done only if somebody listens."""
    match node:
        case ast.If(test=ast.Compare(left=ast.Attribute(value=ast.Name(), attr="log"), ops=[ast.IsNot()]), orelse=[]):
            return True
    return False


def _gathered(body: Sequence[ast.stmt], read: Counter[str]) -> list[ast.stmt]:
    """The statements, with what serves only the telling moved to it; `read` counts every use of a name around them."""
    done: list[ast.stmt] = []
    for node in body:
        for block in ("body", "orelse"):
            inner = getattr(node, block, None)
            if inner and isinstance(node, (ast.If, ast.For, ast.While)) and not _is_told(node):
                setattr(node, block, _gathered(inner, read))
        told = _outside_its_loop(node)
        while done and _is_told(told):
            before = done[-1]
            if _is_told(before) and ast.dump(before.test) == ast.dump(told.test):
                told.body[:0] = before.body
            elif _serves(before, told, read):
                told.body.insert(0, before)
            else:
                break
            done.pop()
        done.append(told)
    return done


def _outside_its_loop(node: ast.stmt) -> ast.stmt:
    """A loop that does nothing but tell begins only if somebody listens."""
    match node:
        case ast.For(iter=times, body=[told], orelse=[]) if _is_told(told) and _is_quiet(times):
            node.body = told.body
            return _if_heard(told.test, node)
    return node


def _serves(node: ast.stmt, told: ast.If, read: Counter[str]) -> bool:
    """Whether this only works out what is told right after it, and nothing else reads it."""
    if not (isinstance(node, ast.Assign) and _is_quiet(node.value)):
        return False
    names = [part for target in node.targets for part in nodes(target)]
    if not all(isinstance(part, (ast.Name, ast.Tuple, ast.Store)) for part in names):
        return False
    here = _read_in(told.body)
    return all(read[part.id] == here[part.id] for part in names if isinstance(part, ast.Name))


def _is_quiet(node: ast.expr) -> bool:
    """Whether working this out changes nothing."""
    return not any(
        isinstance(part, (ast.Yield, ast.YieldFrom, ast.NamedExpr, ast.Lambda))
        or (isinstance(part, ast.Call) and _called(part) not in QUIET_CALLS)
        for part in nodes(node)
    )


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _read_in(body: Sequence[ast.stmt]) -> Counter[str]:
    """How often each name is read."""
    parts = (part for node in body for part in nodes(node))
    return Counter(part.id for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load))
