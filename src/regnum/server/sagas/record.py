"""What is kept of a saga: who plays it and by which choices of the founder. Its chapters are tables like any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from regnum.server.wire.values import ClockKind, Leaver, SeatKind

SagaLife = Literal["open", "written", "ended"]
"""Whether it goes on, was played to its end, or was ended by its founder."""


class SagaSeat(Struct, frozen=True):
    """A place of the saga: what was won there belongs to it, whoever sits there."""

    kind: SeatKind
    name: str = ""
    person: str = ""
    bot: str = ""
    arms: str = ""
    left: bool = False
    """Whether the person has gone; the founder decides what becomes of the place, and until then they may come back."""


class Saga(Struct, frozen=True):
    """A saga as its people have set it up."""

    id: str
    name: str
    founder: str
    seats: list[SagaSeat]
    options: dict[str, Any]
    """Chosen once for all chapters."""
    leaver: Leaver
    clock: ClockKind
    clock_seconds: int
    clock_increment: int
    open_to_watchers: bool
    created: float
    updated: float
    ready: list[int] = []
    """The people who are ready for the next chapter, by their places."""
    life: SagaLife = "open"
    winners: list[int] = []
    tomes: list[int] = []
    """Who won it and how many Tomes each place has, when it is written."""
    again: list[int] = []
    """When it is over: the places that wish for a new saga with the same people."""
    follower: str = ""
    """That saga, once all who are there have wished for it."""
    listed: bool = False
    """No chapter is offered to strangers: they come by the saga's link."""

    @property
    def people(self) -> list[str]:
        return sorted({seat.person for seat in self.seats if seat.person})

    def present(self) -> set[int]:
        """The places of people who have not gone."""
        return {i for i, s in enumerate(self.seats) if s.kind == "human" and not s.left}

    def place_of(self, person: str) -> int | None:
        """Where somebody sits who has not gone."""
        return next(
            (i for i, s in enumerate(self.seats) if s.person == person and s.kind == "human" and not s.left), None
        )


class Kept(NamedTuple):
    """A saga as it was read: what it says, how often it was written, and the tables of its chapters."""

    saga: Saga
    revision: int
    chapters: tuple[str, ...]


KeptRow = tuple[str | bytes, int, Sequence[str]]
"""The same as a database has it, before it is read."""

_encode = msgspec.json.Encoder().encode
_saga = msgspec.json.Decoder(Saga)


def saga_text(saga: Saga) -> str:
    return _encode(saga).decode()


def saga_from(text: str | bytes) -> Saga:
    return _saga.decode(text)


def kept_from(row: KeptRow) -> Kept:
    body, revision, chapters = row
    return Kept(saga_from(body), revision, tuple(chapters))
