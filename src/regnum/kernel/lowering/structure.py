"""From blocks back to nested statements, so that what runs reads like what was written.

A rule is entered at its start or after one of its suspensions. These entries are labels; so is every block
that is reached from several of them. All other blocks are printed where control comes from: inside the branch
that leads to them, or, where branches meet again, behind the `if`.
"""

import ast
from collections.abc import Callable
from dataclasses import dataclass, field

from regnum.kernel.lowering.cfg import Block, Branch, Finish, Jump, Stuck, Suspend, Wait, reachable
from regnum.kernel.lowering.tree import call, expression, opposite, statements

Ending = Callable[[Finish], list[ast.stmt]]


@dataclass
class Structure:
    """The body of a frame's `step`, under construction."""

    entry: Block
    ending: Ending
    """Writes what a rule does at its end."""

    forced: set[Block] = field(default_factory=set)
    """Blocks that must be labels because nesting cannot express how they are reached."""

    labels: dict[Block, int] = field(default_factory=dict)
    inside: Block = field(init=False)
    """The label whose code is being written."""

    meetings: dict[Block, list[Block]] = field(init=False)
    """For each branch, the blocks where its ways meet again, in order."""

    several: set[Block] = field(init=False)

    def cases(self) -> list[tuple[int, list[ast.stmt]]]:
        """The code for each label, with its number."""
        while True:
            known = len(self.forced)
            self._survey()
            cases = []
            for label, number in self.labels.items():
                self.inside = label
                cases.append((number, self._block(label, None)))
            if len(self.forced) == known:
                return [(number, _falling_through(case, number)) for number, case in cases]

    def resume_numbers(self) -> list[int]:
        """Where a frame may stand when nobody is running it."""
        blocks = reachable(self.entry)
        return sorted({0} | {self.labels[resumed] for block in blocks for resumed in block.resume()})

    # -- survey

    def _survey(self) -> None:
        blocks = reachable(self.entry)
        before: dict[Block, list[Block]] = {block: [] for block in blocks}
        for block in blocks:
            for follower in block.next():
                before[follower].append(block)
        entries = {self.entry} | {resumed for block in blocks for resumed in block.resume()} | self.forced
        dominators = _dominators(blocks, before, entries)
        labels = [block for block in blocks if block in entries or len(dominators[block]) == 1]
        labels = [block for block in labels if block in entries or not block.is_plain_end()]  # written out instead
        labels.sort(key=lambda block: (block is not self.entry, block.number))
        self.labels = {block: number for number, block in enumerate(labels)}
        self.several = {block for block in blocks if len(before[block]) > 1}
        self.meetings = {block: [] for block in blocks}
        for block in blocks:
            if block in self.several and block not in self.labels and not block.is_plain_end():
                nearest = max(dominators[block] - {block}, key=lambda other: len(dominators[other]))
                self.meetings[nearest].append(block)

    # -- writing

    def _block(self, block: Block, follow: Block | None) -> list[ast.stmt]:
        """A block and all that is nested in it; at the end control falls through to `follow`."""
        out = list(block.body)
        end = block.end
        if isinstance(end, Jump):
            return out + self._go(end.to, follow, block)
        if isinstance(end, Suspend):
            return out + self._suspend(end)
        if isinstance(end, Finish):
            return out + self.ending(end)
        if isinstance(end, Stuck):
            return out
        meetings = self.meetings[block]
        ways = [*meetings, follow]
        out += self._if(end, ways[0])
        for meeting, after in zip(meetings, ways[1:], strict=True):
            out += self._block(meeting, after)
        return out

    def _if(self, end: Branch, follow: Block | None) -> list[ast.stmt]:
        then = self._go(end.then, follow, None)
        other = self._go(end.other, follow, None)
        test = end.test
        jump = _common_jump(then, other)
        if jump:
            then, other = then[: -len(jump)], other[: -len(jump)]
        if not then and not other:
            return [ast.copy_location(ast.Expr(value=test), test), *jump]
        if not then:
            test, then, other = opposite(test), other, []
        inside, behind = (other, []) if not _leaves(then) else ([], other)
        return [ast.copy_location(ast.If(test=test, body=then, orelse=inside), test), *behind, *jump]

    def _go(self, to: Block, follow: Block | None, at: Block | None) -> list[ast.stmt]:
        if to.is_plain_end():
            return self._block(to, None)
        if to in self.labels:
            where = _somewhere(to, at)
            stay = to is self.inside
            return statements("continue" if stay else f"pc_ = {self.labels[to]}\ncontinue", where)
        if to is follow:
            return []
        if to in self.several:
            self.forced.add(to)
            return []
        return self._block(to, follow)

    def _suspend(self, end: Suspend) -> list[ast.stmt]:
        at = end.value
        out: list[ast.stmt] = []
        if end.wait is not Wait.TAIL:
            out = statements(f"self.pc = {self.labels[end.resume]}", at)
        value = end.value
        if end.wait is Wait.TAIL:
            value = call("k_.become", [expression("self", at), value], at)
        elif end.wait is not Wait.ASK:
            value = call("k_.call" if end.wait is Wait.CALL else "k_.fork", [value], at)
        return [*out, ast.copy_location(ast.Return(value=value), at)]


def _dominators(
    blocks: list[Block], before: dict[Block, list[Block]], entries: set[Block]
) -> dict[Block, frozenset[Block]]:
    """For each block, the blocks that every way to it passes, itself included; an entry has only itself."""
    everything = frozenset(blocks)
    found = {block: frozenset({block}) if block in entries else everything for block in blocks}
    changed = True
    while changed:
        changed = False
        for block in blocks:
            if block not in entries:
                ways = frozenset.intersection(*(found[other] for other in before[block])) | {block}
                if ways != found[block]:
                    found[block] = ways
                    changed = True
    return found


def _jump(body: list[ast.stmt]) -> list[ast.stmt]:
    """The jump that these statements end with: `pc_ = n` and `continue`, or `continue` alone."""
    if not body or not isinstance(body[-1], ast.Continue):
        return []
    return body[-2:] if _label_set(body[-2:]) is not None else body[-1:]


def _label_set(body: list[ast.stmt]) -> int | None:
    """n, if the first statement is `pc_ = n`."""
    match body:
        case [ast.Assign(targets=[ast.Name(id="pc_")], value=ast.Constant(value=int() as number)), *_]:
            return number
    return None


def _common_jump(then: list[ast.stmt], other: list[ast.stmt]) -> list[ast.stmt]:
    """The jump that both ways end with, if it is the same."""
    one, two = _jump(then), _jump(other)
    return one if _label_set(one) == _label_set(two) and len(one) == len(two) else []


def _falling_through(case: list[ast.stmt], number: int) -> list[ast.stmt]:
    """Cases are tried in order, so at its very end one can go on to a later one without starting over."""
    last = case[-1] if case else None
    if isinstance(last, ast.If):
        last.body = _falling_through(last.body, number)
        last.orelse = _falling_through(last.orelse, number)
        return case
    to = _label_set(_jump(case))
    return case[:-1] if to is not None and to > number else case


def _leaves(body: list[ast.stmt]) -> bool:
    """Whether control never comes to the end of these statements."""
    last = body[-1] if body else None
    if isinstance(last, ast.If):
        return _leaves(last.body) and _leaves(last.orelse)
    return isinstance(last, (ast.Return, ast.Continue, ast.Raise))


def _somewhere(block: Block, other: Block | None) -> ast.AST:
    """A source position for a jump: where it leads."""
    for candidate in (block, other):
        if candidate is not None:
            if candidate.body:
                return candidate.body[0]
            if isinstance(candidate.end, Branch):
                return candidate.end.test
            if isinstance(candidate.end, Suspend):
                return candidate.end.value
            if isinstance(candidate.end, Finish):
                return candidate.end.at
    return ast.Pass(lineno=1, col_offset=0)
