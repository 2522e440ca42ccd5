"""Writes the numbers of `codes` in place of their names, as the compiler does, so that no build looks them up."""

import ast
from importlib import import_module

PACKAGE = ".codes"
Numbers = dict[str, dict[str, int]]
"""The constants of each module of `codes` that a module imports, by the name it has there."""


def folded(tree: ast.Module) -> ast.Module:
    """The tree with `kinds.BUY` written as its number, wherever `kinds` is the module that was imported."""
    numbers: Numbers = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.endswith(PACKAGE):
            for name in node.names:
                constants = vars(import_module(f"{node.module}.{name.name}"))
                numbers[name.asname or name.name] = {key: n for key, n in constants.items() if key.isupper()}
    if numbers:
        _Folding(numbers).visit(tree)
    return tree


class _Folding(ast.NodeTransformer):
    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """A name that a function binds itself means something else there."""
        outside = self.numbers
        own: set[str] = set()
        for each in ast.walk(node):
            if isinstance(each, ast.arg):
                own.add(each.arg)
            elif isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
                own.add(each.id)
        self.numbers = {name: constants for name, constants in outside.items() if name not in own}
        self.generic_visit(node)
        self.numbers = outside
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        constants = self.numbers.get(node.value.id) if isinstance(node.value, ast.Name) else None
        if constants is None or node.attr not in constants:
            return node
        return ast.copy_location(ast.Constant(constants[node.attr]), node)
