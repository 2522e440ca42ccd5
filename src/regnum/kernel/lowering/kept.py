"""What was lowered is kept beside the bytecode of its module, so that the next process need not lower it again."""

import contextlib
import marshal
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import MAGIC_NUMBER, cache_from_source
from pathlib import Path
from types import CodeType
from typing import Any, TypeVar

SUFFIX = ".lowered"

Facts = TypeVar("Facts")


class Shelf:
    """The lowered definitions of one module, each with what else is to be known of it.

    They are believed only if the same sources, as their stamp tells, were lowered by the same Python.
    """

    def __init__(self, source: str, stamp: int) -> None:
        self.file = Path(cache_from_source(source)).with_suffix(SUFFIX)
        self.head = (MAGIC_NUMBER, source, stamp)
        self.entries: dict[object, tuple[CodeType, Any]] = {}
        self.grown = False
        with contextlib.suppress(OSError, EOFError, ValueError, TypeError):
            head, entries = marshal.loads(self.file.read_bytes())  # noqa: S302 - as trusted as the bytecode beside it
            self.entries = entries if head == self.head else {}

    def write(self) -> None:
        """Whole or not at all; where nothing can be written, the next process lowers again."""
        beside = self.file.with_suffix(f".{os.getpid()}")
        with contextlib.suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(marshal.dumps((self.head, self.entries)))
            beside.replace(self.file)


_open: dict[str, Shelf] = {}
"""The shelves of the modules that are being imported."""


@contextmanager
def keeping(source: str, stamp: int) -> Iterator[None]:
    """What the module of this source lowers meanwhile is kept, and taken from where it was kept."""
    shelf = _open[source] = Shelf(source, stamp)
    try:
        yield
    finally:
        del _open[source]
    if shelf.grown and not sys.dont_write_bytecode:
        shelf.write()


def kept(
    source: str, place: object, holds: Callable[[Facts], bool], make: Callable[[], tuple[CodeType, Facts]]
) -> tuple[CodeType, Facts]:
    """What was made of the definition at that place of a module, if what it rests on still holds; else it is made."""
    shelf = _open.get(source)
    if shelf is None:
        return make()
    found = shelf.entries.get(place)
    if found is None or not holds(found[1]):
        found = shelf.entries[place] = make()
        shelf.grown = True
    return found
