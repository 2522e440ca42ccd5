"""What happened, told to each seat as that seat may know it."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from regnum.kernel.containers import EVERYBODY
from regnum.kernel.machine import FORCED
from regnum.kernel.spec import Game, Happening
from regnum.kernel.text import Message, Value

Raw = tuple[int, int, int, int, int, int, int, int]
"""Event, seat, what, n, source, target, seats that may know what, surprises so far."""


def named(params: Mapping[str, Value], names: Sequence[str]) -> dict[str, Value]:
    """Puts players' names where a message has seats."""
    return {
        key: names[value] if isinstance(value, int) and key.rsplit("_", 1)[-1] == "seat" else value
        for key, value in params.items()
    }


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened."""

    kind: str
    seat: int
    things: tuple[str, ...]
    """What it happened to, as only the seats in `seen` may know."""
    count: int
    source: str | None
    target: str | None
    seen: int
    """The set of the seats that may know the things."""
    told: Happening
    motion: str
    reveals: bool
    """Whether something new came to light."""

    def known_to(self, seat: int | None) -> bool:
        return self.seen == EVERYBODY if seat is None else self.seen >> seat & 1 == 1

    def message(self, seat: int | None) -> Message:
        return self.told.full if self.known_to(seat) else self.told.veiled

    def as_told(self, seat: int | None) -> "Event":
        """The event as it may be handed to a seat, without the things that the seat may not know."""
        if self.known_to(seat):
            return self
        veiled = self.told.veiled
        return replace(self, things=(), told=Happening(veiled, veiled, self.told.clause))

    def as_seen_by(self, seat: int | None) -> dict[str, Any]:
        """Plain data for one seat; nothing in it that the seat may not know."""
        message = self.message(seat)
        return {
            "kind": self.kind,
            "seat": self.seat,
            "things": list(self.things) if self.known_to(seat) else [],
            "count": self.count,
            "source": self.source,
            "target": self.target,
            "motion": self.motion,
            "reveals": self.reveals,
            "clause": self.told.clause,
            "text": {"key": message.key, "params": dict(message.params)},
        }


def tell(game: Game, raws: Sequence[Raw], seats: int, surprises: int) -> list[Event]:
    """Turns the machine's numbers into events; neighbours of one kind become one event with several things."""
    things, places = game.things(), game.places(seats)
    out: list[Event] = []
    i = 0
    while i < len(raws):
        event, seat, what, n, source, target, seen, count = raws[i]
        if event == FORCED:
            i += 1
            continue
        j = i + 1
        whats = [what] if what >= 0 else []
        while j < len(raws) and what >= 0 and _same(raws[i], raws[j]):
            whats.append(raws[j][2])
            n += raws[j][3]
            count = raws[j][7]
            j += 1
        kind = game.events[event]
        told = game.happening(event, seat, whats, n, source, target)
        out.append(
            Event(
                kind.id,
                seat,
                tuple(things[w] for w in whats),
                n,
                places[source] if source >= 0 else None,
                places[target] if target >= 0 else None,
                seen,
                told,
                kind.motion,
                count > surprises,
            )
        )
        surprises = count
        i = j
    return out


LATELY = 100
"""Choices whose events are kept: everybody at a table hears of the same ones, one after the other."""


class Happened:
    """What came of one choice, kept as the machine's numbers: a fraction of the room that its events would take."""

    __slots__ = ("_cut", "_game", "_numbers", "_seats", "after", "before")

    def __init__(self, game: Game, raws: Sequence[Raw], seats: int, surprises: tuple[int, int], cut: int) -> None:
        self._game = game
        self._seats = seats
        self.before, self.after = surprises
        """How much had come to light before and after."""
        self._cut = cut
        """Where a simultaneous part began: events never reach over it."""
        self._numbers = packed(number for raw in raws for number in _small(raw, self.before))

    @lru_cache(LATELY)  # noqa: B019 (a few may stay a little longer)
    def events(self) -> tuple[Event, ...]:
        """The events, made anew when they were not asked for lately."""
        numbers = array("b" if isinstance(self._numbers, bytes) else "q", self._numbers)
        raws = [
            (*raw[:6], raw[6] & EVERYBODY, raw[7] + self.before) for raw in zip(*[iter(numbers)] * 8, strict=True)
        ]  # fmt: skip
        first = tell(self._game, raws[: self._cut], self._seats, self.before)
        known = raws[self._cut - 1][7] if self._cut else self.before
        return (*first, *tell(self._game, raws[self._cut :], self._seats, known))


def _small(raw: Raw, surprises: int) -> Raw:
    """The same in small numbers. A forced step is no event, but keeps its neighbours apart."""
    event, seat, what, n, source, target, seen, count = raw
    if event == FORCED:
        return (FORCED, 0, 0, 0, 0, 0, 0, count - surprises)
    return (event, seat, what, n, source, target, seen if seen != EVERYBODY else -1, count - surprises)


def packed(numbers: Iterable[int]) -> "bytes | array[int]":
    """Numbers in as little room as they need: a byte each, if that will do."""
    whole = list(numbers)
    return array("b", whole).tobytes() if all(-0x80 <= n < 0x80 for n in whole) else array("q", whole)


def _same(a: Raw, b: Raw) -> bool:
    return a[:2] == b[:2] and a[4:7] == b[4:7]
