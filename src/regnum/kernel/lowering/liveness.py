"""Which locals a rule still needs at some point: those that are read before they are written again."""

import ast
from collections.abc import Sequence
from dataclasses import dataclass

from regnum.kernel.lowering.cfg import Block, expressions, reachable
from regnum.kernel.lowering.names import all_loads, loads, stores

Names = frozenset[str]
NOTHING: Names = frozenset()


@dataclass(frozen=True)
class Around:
    """What is needed where `break` and `continue` lead to."""

    leave: Names = NOTHING
    again: Names = NOTHING


class Liveness:
    """Reads statements backwards: from what is needed after them to what is needed before."""

    def __init__(self) -> None:
        self.after_loop: dict[ast.stmt, Names] = {}
        """For each `for` statement that was read, what is needed once it is over."""

        self.effects: dict[ast.stmt, tuple[set[str], set[str]]] = {}

    def before(self, body: Sequence[ast.stmt], after: Names, around: Around = Around()) -> Names:  # noqa: B008
        for statement in reversed(body):
            after = self._before(statement, after, around)
        return after

    def _before(self, node: ast.stmt, after: Names, around: Around) -> Names:
        match node:
            case ast.If():
                ways = self.before(node.body, after, around) | self.before(node.orelse, after, around)
                return ways | loads(node.test)
            case ast.While():
                return self._while(node, after, around)
            case ast.For():
                return self._for(node, after, around)
            case ast.Try():
                return self._try(node, after, around)
            case ast.With():
                inner = self.before(node.body, after, around)
                given = set().union(*(stores(item) for item in node.items))
                return (inner - given) | all_loads(node.items)
            case ast.Return() | ast.Raise():
                return frozenset(loads(node))
            case ast.Break():
                return around.leave
            case ast.Continue():
                return around.again
            case ast.AugAssign(target=ast.Name(id=name)):
                return after | loads(node.value) | {name}
            case ast.AnnAssign(value=None):
                return after
            case ast.AnnAssign():
                return (after - stores(node.target)) | loads(node.target) | loads(node.value)
            case _:
                written, read = self._effect(node)
                return (after - written) | read

    def _effect(self, node: ast.stmt) -> tuple[set[str], set[str]]:
        """What a plain statement writes and reads; looked up, because loops are read several times."""
        if node not in self.effects:
            self.effects[node] = stores(node), loads(node)
        return self.effects[node]

    def _while(self, node: ast.While, after: Names, around: Around) -> Names:
        over = self.before(node.orelse, after, around)
        if isinstance(node.test, ast.Constant) and node.test.value:
            over = NOTHING
        head = over | loads(node.test)
        while True:
            wider = head | self.before(node.body, head, Around(after, head))
            if wider == head:
                return head
            head = wider

    def _for(self, node: ast.For, after: Names, around: Around) -> Names:
        self.after_loop[node] = self.after_loop.get(node, NOTHING) | after
        head = self.before(node.orelse, after, around)
        while True:
            inner = self.before(node.body, head, Around(after, head))
            wider = head | (inner - stores(node.target)) | loads(node.target)
            if wider == head:
                return head | loads(node.iter)
            head = wider

    def _try(self, node: ast.Try, after: Names, around: Around) -> Names:
        """Any statement inside may be the last one to run, so nothing written there counts as written."""
        last = self.before(node.finalbody, after, around)
        handlers = last
        for handler in node.handlers:
            handlers |= (self.before(handler.body, last, around) - {handler.name}) | loads(handler.type)
        inner = self.before(node.body, self.before(node.orelse, last, around), around)
        return inner | handlers | last


def needed_at_entry(entry: Block) -> dict[Block, Names]:
    """For each block, what is needed when it begins."""
    liveness = Liveness()
    blocks = reachable(entry)
    needed = dict.fromkeys(blocks, NOTHING)
    changed = True
    while changed:
        changed = False
        for block in reversed(blocks):
            after = NOTHING.union(*(needed[follower] for follower in block.next() + block.resume()))
            before = liveness.before(block.body, after | all_loads(expressions(block.end)))
            if before != needed[block]:
                needed[block] = before
                changed = True
    return needed


def kept_across_waits(needed: dict[Block, Names]) -> Names:
    """The names whose values a frame must remember, because a suspension lies between writing and reading."""
    return NOTHING.union(*(needed[resumed] for block in needed for resumed in block.resume()))
