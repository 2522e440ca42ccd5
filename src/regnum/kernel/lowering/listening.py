"""Rules tell what happens; where nobody listens, as in search, not even the numbers of an event are worked out.

So `g.emit(…)` becomes `if g.log is not None: g.emit(…)`, in both builds, and so does a call of a function whose name
begins with `tell_`: such a function tells of something and changes nothing.
"""

import ast

from regnum.kernel.lowering.tree import expression

EMIT = "emit"
TELLS = "tell_"


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
        told = ast.If(test=expression(f"{game}.log is not None", node), body=[node], orelse=[])
        return ast.copy_location(told, node)
