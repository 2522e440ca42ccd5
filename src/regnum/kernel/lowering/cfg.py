"""The flow of a rule as blocks: straight pieces of code, each with one way of ending."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto


class Wait(Enum):
    """The ways in which a rule lets go of control."""

    ASK = auto()
    CALL = auto()
    FORK = auto()
    TAIL = auto()
    """A call whose caller has nothing left to do: the called rule takes its place."""


@dataclass
class Jump:
    to: "Block"


@dataclass
class Branch:
    test: ast.expr
    then: "Block"
    other: "Block"


@dataclass
class Suspend:
    wait: Wait
    value: ast.expr
    resume: "Block"


@dataclass
class Finish:
    """The rule is over; `value` is what it returns."""

    value: ast.expr | None
    at: ast.AST


@dataclass
class Stuck:
    """Never reached: an exception was raised."""


End = Jump | Branch | Suspend | Finish | Stuck


@dataclass(eq=False)
class Block:
    """Code without a jump in or out, then its end."""

    number: int = 0
    body: list[ast.stmt] = field(default_factory=list)
    end: End = field(default_factory=Stuck)

    def next(self) -> list["Block"]:
        """Where control goes without letting go in between."""
        if isinstance(self.end, Jump):
            return [self.end.to]
        if isinstance(self.end, Branch):
            return [self.end.then, self.end.other]
        return []

    def resume(self) -> list["Block"]:
        """Where control comes back after a suspension."""
        if isinstance(self.end, Suspend) and self.end.wait is not Wait.TAIL:
            return [self.end.resume]
        return []

    def is_plain_end(self) -> bool:
        """Whether it only ends the rule, so that it may be written out at each place that leads here."""
        return not self.body and isinstance(self.end, Finish) and isinstance(self.end.value, ast.Constant | None)


def reachable(entry: Block) -> list[Block]:
    """All blocks that can run, in the order of the source."""
    found: set[Block] = set()
    waiting = [entry]
    while waiting:
        block = waiting.pop()
        if block not in found:
            found.add(block)
            waiting += block.next() + block.resume()
    return sorted(found, key=lambda block: block.number)


def simplified(entry: Block) -> Block:
    """The same flow without empty steps, and with last calls marked; returns the block to start from."""
    for block in reachable(entry):
        end = block.end
        if isinstance(end, Jump):
            end.to = _through(end.to)
        elif isinstance(end, Branch):
            end.then, end.other = _through(end.then), _through(end.other)
        elif isinstance(end, Suspend):
            end.resume = _through(end.resume)
            if end.wait is Wait.CALL and _only_passes_on(end.resume):
                end.wait = Wait.TAIL
    return _through(entry)


def _through(block: Block) -> Block:
    seen: set[Block] = set()
    while not block.body and isinstance(block.end, Jump) and block not in seen:
        seen.add(block)
        block = block.end.to
    return block


def _only_passes_on(block: Block) -> bool:
    """Whether a block returns just what the rule called before it has returned, or nothing."""
    if block.body or not isinstance(block.end, Finish):
        return False
    value = block.end.value
    return value is None or (isinstance(value, ast.Name) and value.id == "a_")


def expressions(end: End) -> Iterator[ast.expr]:
    """What is computed at the end of a block."""
    if isinstance(end, Branch):
        yield end.test
    elif isinstance(end, (Suspend, Finish)) and end.value is not None:
        yield end.value
