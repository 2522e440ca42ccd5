"""The choices of a game as they are kept: three bytes each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, overload

from regnum.kernel.errors import BadSave

SIZE = 3


class Chosen(NamedTuple):
    """One choice: whose, of which kind of decision, and the answer."""

    seat: int
    kind: int
    answer: int


class Choices(Sequence[Chosen]):
    """Every choice in order; `kept` is what saves and databases hold."""

    __slots__ = ("kept",)

    def __init__(self, kept: bytes | bytearray = b"") -> None:
        if len(kept) % SIZE:
            raise BadSave("The record of choices is damaged.")
        self.kept = bytearray(kept)

    def add(self, seat: int, kind: int, answer: int) -> None:
        self.kept += bytes((seat, kind, answer))

    def copy(self) -> Choices:
        return Choices(self.kept)

    def go_on_from(self, other: Choices) -> bool:
        """Whether this is another record, or its continuation."""
        return self.kept.startswith(other.kept)

    def since(self, other: Choices) -> Choices:
        """What was chosen after another record ended, of which this one is the continuation."""
        return Choices(self.kept[len(other.kept) :])

    def __len__(self) -> int:
        return len(self.kept) // SIZE

    @overload
    def __getitem__(self, at: int) -> Chosen: ...
    @overload
    def __getitem__(self, at: slice) -> Choices: ...
    def __getitem__(self, at: int | slice) -> Chosen | Choices:
        if isinstance(at, slice):
            first, last, step = at.indices(len(self))
            assert step == 1, "a part of a record is whole"
            return Choices(self.kept[SIZE * first : SIZE * last])
        i = SIZE * range(len(self))[at]
        return Chosen(*self.kept[i : i + SIZE])

    def __iter__(self) -> Iterator[Chosen]:
        kept = self.kept
        return map(Chosen, kept[::SIZE], kept[1::SIZE], kept[2::SIZE])

    def __add__(self, other: Choices) -> Choices:
        return Choices(self.kept + other.kept)

    def __bytes__(self) -> bytes:
        return bytes(self.kept)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choices) and self.kept == other.kept

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __repr__(self) -> str:
        return f"Choices({[tuple(choice) for choice in self]})"
