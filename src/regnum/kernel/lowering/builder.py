"""From the statements of a rule to its flow of blocks."""

import ast
from collections.abc import Callable, Sequence

from regnum.kernel.lowering.cfg import (
    Block,
    Branch,
    End,
    Finish,
    Jump,
    Stuck,
    Suspend,
    Wait,
    reachable,
    simplified,
)
from regnum.kernel.lowering.errors import Origin
from regnum.kernel.lowering.liveness import NOTHING, Liveness, Names
from regnum.kernel.lowering.loops import taken_apart
from regnum.kernel.lowering.names import stores
from regnum.kernel.lowering.refusals import LINE_OF_ITS_OWN
from regnum.kernel.lowering.signature import Signature
from regnum.kernel.lowering.tree import completes, contains, expression, jumps_out, nodes, suspends

GivesValue = Callable[[str], bool | None]
"""Whether the rule of that name returns a value; None if it is not known."""


class Builder:
    """Takes a rule apart at its suspensions."""

    def __init__(self, signature: Signature, types: dict[str, str], origin: Origin, gives_value: GivesValue) -> None:
        self.signature = signature
        self.types = types
        """The locals' types as far as they are known; the builder adds those of loops."""

        self.origin = origin
        self.gives_value = gives_value
        self.made = 0
        self.loops: list[tuple[Block, Block]] = []
        self.current: Block | None = None
        body = signature.node.body
        self.local: Names = NOTHING.union(signature.parameters, *(stores(statement) for statement in body))
        self.liveness = Liveness()
        self.liveness.before(body, NOTHING)

    def build(self) -> Block:
        """The block that the rule begins with."""
        entry = self.enter(Block())
        self.body(self.signature.node.body)
        if self.current is not None:
            self.finish(None, self.signature.node.body[-1])
        return simplified(entry)

    # -- blocks

    def enter(self, block: Block) -> Block:
        """What follows belongs to this block. Blocks are numbered in the order of the source."""
        self.made += 1
        block.number = self.made
        self.current = block
        return block

    def close(self, end: End) -> None:
        """Ends the current block; until another one is entered, what follows is never reached."""
        if self.current is not None:
            self.current.end = end
        self.current = None

    def add(self, statements: Sequence[ast.stmt]) -> None:
        if self.current is not None:
            self.current.body += statements

    def body(self, statements: Sequence[ast.stmt]) -> None:
        for statement in statements:
            if self.current is not None:
                self.statement(statement)

    # -- statements

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Pass() | ast.Expr(value=ast.Constant()) | ast.AnnAssign(value=None):
                pass
            case ast.Expr(value=ast.YieldFrom(value=ast.Tuple(elts=[]))):
                pass  # what makes a function a rule that has nothing to ask
            case ast.Return(value=None | ast.Constant(value=None)):
                self.finish(None, node)
            case ast.Return(value=ast.expr() as value):
                self.finish(self.wait_first(value, node), node)
            case ast.Break():
                self.close(Jump(self.loops[-1][1]))
            case ast.Continue():
                self.close(Jump(self.loops[-1][0]))
            case ast.If() if suspends(node) or jumps_out(node) or contains(node, ast.Return):
                self.choose(node)
            case ast.While() if suspends(node):
                self.repeat(node)
            case ast.For() if suspends(node):
                self.go_through(node)
            case ast.Expr() | ast.Assign() | ast.AnnAssign() | ast.AugAssign() if suspends(node):
                self.wait_and_assign(node)
            case _:
                self.keep(node)

    def keep(self, node: ast.stmt) -> None:
        """A statement that runs in one go stays as it is."""
        if suspends(node):
            raise self.origin.refuse(node, "`yield` inside an expression", LINE_OF_ITS_OWN)
        if jumps_out(node):
            raise self.origin.refuse(
                node,
                "`break` or `continue` out of a `try` or `with`, in a loop that waits",
                "Set a flag and leave after it",
            )
        for part in nodes(node):
            if isinstance(part, ast.Return):
                self.check_returned(part.value, part)
        self.add([node])
        if not completes([node]):
            self.close(Stuck())

    def finish(self, value: ast.expr | None, at: ast.stmt) -> None:
        self.check_returned(value, at)
        self.close(Finish(value, at))

    def check_returned(self, value: ast.expr | None, at: ast.stmt) -> None:
        name = self.signature.name
        if value is None and self.signature.gives is not None:
            raise self.origin.refuse(at, f"`{name}` can end without its value", "End every path with `return …`")
        if value is not None and self.signature.gives is None:
            raise self.origin.refuse(
                at,
                f"`{name}` returns a value but is declared `-> Rule`",
                "Declare `-> RuleOf[int]` or `-> RuleOf[bool]`",
            )

    # -- flow

    def choose(self, node: ast.If) -> None:
        then, other, after = Block(), Block(), Block()
        self.decide(node.test, then, other)
        for start, statements in ((then, node.body), (other, node.orelse)):
            self.enter(start)
            self.body(statements)
            self.close(Jump(after))
        if after in reachable(then) or after in reachable(other):
            self.enter(after)

    def repeat(self, node: ast.While) -> None:
        if node.orelse:
            raise self.origin.refuse(node, "`while … else` around a `yield`", "Put the `else` part behind the loop")
        head, start, after = Block(), Block(), Block()
        self.close(Jump(head))
        self.enter(head)
        if isinstance(node.test, ast.Constant) and node.test.value:
            self.close(Jump(start))
        else:
            self.decide(node.test, start, after)
        self.round(node.body, head, start, after)

    def go_through(self, node: ast.For) -> None:
        if suspends(node.iter):
            raise self.origin.refuse(node, "`yield` in the head of a `for`", LINE_OF_ITS_OWN)
        if node.orelse:
            raise self.origin.refuse(node, "`for … else` around a `yield`", "Put the `else` part behind the loop")
        if not isinstance(node.target, ast.Name):
            raise self.origin.refuse(node, "a `for` around a `yield` unpacks its items", "Loop over single ints")
        target = node.target.id
        if self.types.setdefault(target, "int") != "int":
            raise self.origin.refuse(
                node, f"`{target}` goes through ints but is declared otherwise", "Use another name"
            )
        loop = taken_apart(node, target, len(self.loops) + 1, self.liveness.after_loop[node], self.local)
        self.types |= loop.hidden
        head, start, after = Block(), Block(), Block()
        self.add(loop.prepare)
        self.close(Jump(head))
        self.enter(head)
        self.add(loop.head)
        self.close(Branch(loop.test, start, after))
        self.round([*loop.take, *node.body], head, start, after)

    def round(self, statements: Sequence[ast.stmt], head: Block, start: Block, after: Block) -> None:
        self.loops.append((head, after))
        self.enter(start)
        self.body(statements)
        self.close(Jump(head))
        self.loops.pop()
        if after in reachable(head):
            self.enter(after)

    def decide(self, test: ast.expr, then: Block, other: Block) -> None:
        """Goes one way or the other; parts of the test that wait become steps of their own."""
        if not suspends(test):
            self.close(Branch(test, then, other))
        elif isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            self.decide(test.operand, other, then)
        elif isinstance(test, ast.BoolOp):
            for part in test.values[:-1]:
                following = Block()
                if isinstance(test.op, ast.And):
                    self.decide(part, following, other)
                else:
                    self.decide(part, then, following)
                self.enter(following)
            self.decide(test.values[-1], then, other)
        else:
            self.close(Branch(self.wait_first(test, test), then, other))

    # -- suspensions

    def wait_and_assign(self, node: ast.Expr | ast.Assign | ast.AnnAssign | ast.AugAssign) -> None:
        if isinstance(node, ast.Expr):
            if not isinstance(node.value, (ast.Yield, ast.YieldFrom)):
                raise self.origin.refuse(node, "`yield` inside an expression", LINE_OF_ITS_OWN)
            self.wait(node.value, used=False)
            return
        value = node.value or expression("None", node)
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(suspends(target) or isinstance(target, (ast.Tuple, ast.List, ast.Starred)) for target in targets):
            raise self.origin.refuse(node, "an answer is unpacked or used as an index", LINE_OF_ITS_OWN)
        if isinstance(node, ast.AugAssign) and not isinstance(node.target, ast.Name):
            raise self.origin.refuse(
                node, "an answer is added to something that may change while the rule waits", LINE_OF_ITS_OWN
            )
        direct = isinstance(value, (ast.Yield, ast.YieldFrom))
        value = self.wait_first(value, node)
        if direct and any(isinstance(t, ast.Name) and self.types.get(t.id) == "bool" for t in targets):
            value = expression("a_ != 0", node)
        node.value = value
        self.add([node])

    def wait_first(self, value: ast.expr, at: ast.AST) -> ast.expr:
        """Waits for what is computed first in an expression; returns the expression with the answer in it."""
        answer = ast.copy_location(ast.Name(id="a_", ctx=ast.Load()), value)
        holder: ast.Compare | ast.BinOp | ast.UnaryOp | None = None
        part = value
        while isinstance(part, (ast.Compare, ast.BinOp, ast.UnaryOp)) and suspends(part):
            holder = part
            part = _computed_first(part)
        if isinstance(part, (ast.Yield, ast.YieldFrom)):
            if holder is None:
                value = answer
            elif isinstance(holder, ast.UnaryOp):
                holder.operand = answer
            else:
                holder.left = answer
        if suspends(value):
            raise self.origin.refuse(at, "`yield` inside an expression", LINE_OF_ITS_OWN)
        if isinstance(part, (ast.Yield, ast.YieldFrom)):
            self.wait(part, used=True)
        return value

    def wait(self, node: ast.Yield | ast.YieldFrom, used: bool) -> None:
        if node.value is None or suspends(node.value):
            raise self.origin.refuse(node, "a `yield` without a question of its own", "Write `yield g.ask(…)`")
        frames = self.together(node)
        if frames is not None:
            if used:
                raise self.origin.refuse(node, "`together` gives no value", "Put what it decides into the state")
            self.suspend(Wait.FORK, frames)
            return
        if isinstance(node, ast.Yield):
            self.suspend(Wait.ASK, node.value)
            return
        if used and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name):
            called = node.value.func.id
            if self.gives_value(called) is False:
                raise self.origin.refuse(
                    node, f"`{called}` returns no value", f"Declare `{called}` as `-> RuleOf[int]`"
                )
        self.suspend(Wait.CALL, node.value)

    def suspend(self, wait: Wait, value: ast.expr) -> None:
        resume = Block()
        self.close(Suspend(wait, value, resume))
        self.enter(resume)

    def together(self, node: ast.Yield | ast.YieldFrom) -> ast.expr | None:
        """The list of frames in `yield from g.together([...])`."""
        match node:
            case ast.YieldFrom(
                value=ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="together"), args=[frames], keywords=[])
            ) if name == self.signature.game:
                return frames
        return None


def _computed_first(node: ast.Compare | ast.BinOp | ast.UnaryOp) -> ast.expr:
    return node.operand if isinstance(node, ast.UnaryOp) else node.left
