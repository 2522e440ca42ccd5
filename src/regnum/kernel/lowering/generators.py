"""Rules run as the generators they are written as, to prove that lowering does not change what they mean."""

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial, update_wrapper
from typing import Any

from regnum.kernel.core.machine import DONE, Frame, Kernel
from regnum.kernel.errors import RegnumError

Written = Generator[Any, int, int | None]


class NotCopyable(RegnumError):
    """A generator that has begun can be neither copied nor written down."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"The rule `{name}` runs as a generator, which cannot be copied or saved. "
            "Unset REGNUM_RULES to run lowered rules."
        )


class GeneratorFrame(Frame):
    """A rule under way as a real generator. A rule that calls it takes the generator itself.

    What it yields is the status of a question, or the list of frames that `together` lets run side by side.
    """

    def __init__(self, name: str, begin: Callable[[], Written]) -> None:
        super().__init__()
        self.name = name
        self.begin = begin
        self.generator = begin()
        self.started = False

    def __iter__(self) -> Written:
        return self.generator

    def step(self, k: Kernel, a: int) -> int:
        try:
            request = self.generator.send(a) if self.started else next(self.generator)
        except StopIteration as end:
            if end.value is not None:
                k.ret = int(end.value)
            return DONE
        finally:
            self.started = True
        return k.fork(request) if isinstance(request, list) else int(request)

    def copy(self) -> Frame:
        if self.started:
            raise NotCopyable(self.name)
        return GeneratorFrame(self.name, self.begin)

    def dump(self) -> list[object]:
        raise NotCopyable(self.name)


class _Mode:
    """Whether rules defined from now on run as generators."""

    generators = False


def rules_are_generators() -> bool:
    return _Mode.generators or os.environ.get("REGNUM_RULES") == "generators"


@contextmanager
def generator_rules() -> Iterator[None]:
    """Rules of modules imported inside this context run as generators."""
    before = _Mode.generators
    _Mode.generators = True
    try:
        yield
    finally:
        _Mode.generators = before


def as_generator(function: Callable[..., Written]) -> Callable[..., GeneratorFrame]:
    """The rule as a function that makes frames around its generator."""

    def rule(*arguments: Any, **named: Any) -> GeneratorFrame:
        return GeneratorFrame(function.__name__, partial(function, *arguments, **named))

    return update_wrapper(rule, function)
