"""Which names a piece of a rule reads and writes, and their renaming, scope by scope."""

import ast
from collections.abc import Callable, Iterable

from regnum.kernel.lowering.tree import children

Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def _arguments(node: ast.Lambda) -> set[str]:
    given = node.args
    named = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    return {argument.arg for argument in named if argument is not None}


def _targets(node: Comprehension) -> set[str]:
    return set().union(*(stores(generator.target) for generator in node.generators))


def stores(node: ast.AST) -> set[str]:
    """The names of the rule itself that are given a value here."""
    found: set[str] = set()
    if isinstance(node, ast.Name) and isinstance(node.ctx, (ast.Store, ast.Del)):
        found.add(node.id)
    elif isinstance(node, ast.ExceptHandler) and node.name:
        found.add(node.name)
    if not isinstance(node, COMPREHENSIONS):
        for child in children(node):
            found |= stores(child)
    return found


def loads(node: ast.AST | None) -> set[str]:
    """The names of the rule itself whose value is read here."""
    if node is None:
        return set()
    if isinstance(node, ast.Name):
        return {node.id} if isinstance(node.ctx, ast.Load) else set()
    if isinstance(node, ast.Lambda):
        return all_loads([*node.args.defaults, *node.args.kw_defaults]) | (loads(node.body) - _arguments(node))
    if isinstance(node, COMPREHENSIONS):
        first, *others = node.generators
        inner = all_loads([*first.ifs, *others, *_results(node)])
        return loads(first.iter) | (inner - _targets(node))
    return all_loads(children(node))


def all_loads(nodes: Iterable[ast.AST | None]) -> set[str]:
    return set().union(*(loads(node) for node in nodes))


def _results(node: Comprehension) -> list[ast.expr]:
    return [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]


class Renamer(ast.NodeTransformer):
    """Replaces names of the rule by other expressions, leaving alone what an inner scope calls the same."""

    def __init__(self, names: Iterable[str], replacement: Callable[[ast.Name], ast.expr]) -> None:
        self.names = set(names)
        self.replacement = replacement

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.replacement(node) if node.id in self.names else node

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        node.args = self.visit(node.args)
        self._inside(node, ["body"], _arguments(node))
        return node

    def _comprehension(self, node: Comprehension) -> Comprehension:
        first = node.generators[0]
        first.iter = self.visit(first.iter)
        own, outer = _targets(node), self.names
        self.names = outer - own
        first.ifs = [self.visit(test) for test in first.ifs]
        node.generators = [first, *(self.visit(generator) for generator in node.generators[1:])]
        self.names = outer
        self._inside(node, ["key", "value"] if isinstance(node, ast.DictComp) else ["elt"], own)
        return node

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _comprehension

    def _inside(self, node: ast.AST, parts: list[str], own: set[str]) -> None:
        outer = self.names
        self.names = outer - own
        for part in parts:
            setattr(node, part, self.visit(getattr(node, part)))
        self.names = outer
