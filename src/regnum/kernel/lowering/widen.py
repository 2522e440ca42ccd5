"""Plain types become machine types: `int` and `Set` become `i64`, `Row` becomes `vec[i64]`."""

import ast

from regnum.kernel.lowering.signature import unquoted
from regnum.kernel.lowering.tree import expression

INSIDE = {"Row": "vec[i64]", "Set": "int", "Rule": "Frame_"}
"""What the names of our own types become anywhere, such as inside a generic."""

KEPT_METHODS = "__"
"""Methods of such names are called by Python itself, with plain ints; only constructors are ours."""


class Widening(ast.NodeTransformer):
    """Rewrites annotations. Inside `list[int]` and other generics, ints stay objects."""

    def __init__(self) -> None:
        self.depth = 0
        """How many classes and functions are around; constants of a module stay as they are."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        if not node.name.startswith(KEPT_METHODS) or node.name == "__init__":
            given = node.args
            for argument in [*given.posonlyargs, *given.args, *given.kwonlyargs]:
                argument.annotation = _wide(argument.annotation)
            node.returns = _wide(node.returns)
        self._inside(node)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        self._inside(node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        if self.depth:
            node.annotation = _wide(node.annotation) or node.annotation
        self.generic_visit(node)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return expression(INSIDE[node.id], node) if node.id in INSIDE else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        if isinstance(node.value, ast.Name) and node.value.id == "RuleOf":
            return expression("Frame_", node)
        self.generic_visit(node)
        return node

    def _inside(self, node: ast.AST) -> None:
        self.depth += 1
        self.generic_visit(node)
        self.depth -= 1


def _wide(annotation: ast.expr | None) -> ast.expr | None:
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        inner = Widening().visit(_wide(unquoted(annotation)) or annotation)
        return ast.copy_location(ast.Constant(value=ast.unparse(inner)), annotation)
    if isinstance(annotation, ast.Name) and annotation.id in ("int", "Set"):
        return expression("i64", annotation)
    return annotation
