"""What happened, told to each seat as that seat may know it."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple

from regnum.kernel.core.containers import EVERYBODY
from regnum.kernel.core.machine import FORCED
from regnum.kernel.spec import EventText, Game
from regnum.kernel.text import Message, Value


class RawEvent(NamedTuple):
    """An event as the machine writes it, in numbers."""

    event: int
    seat: int
    what: int
    """The thing it happens to; NONE if there is none."""
    n: int
    source: int
    target: int
    seen: int
    """The set of the seats that may know what."""
    surprises: int
    """How much has come to light so far."""

    def continues(self, earlier: "RawEvent") -> bool:
        """Whether it tells more of the same, so that both are one event with several things."""
        return self[:2] == earlier[:2] and self[4:7] == earlier[4:7]


def raw_events(log: Iterable[Sequence[int]]) -> list[RawEvent]:
    """The lines of a machine's log by name."""
    return [RawEvent._make(line) for line in log]


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
    told: EventText
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
        return replace(self, things=(), told=EventText(veiled, veiled, self.told.clause))

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


def tell(game: Game, raws: Sequence[RawEvent], seats: int, surprises: int) -> list[Event]:
    """Turns the machine's numbers into events; neighbours of one kind become one event with several things."""
    if not raws:
        return []
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
        while j < len(raws) and what >= 0 and raws[j].continues(raws[i]):
            whats.append(raws[j].what)
            n += raws[j].n
            count = raws[j].surprises
            j += 1
        kind = game.events[event]
        told = game.event_text(event, seat, whats, n, source, target)
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


LATELY = 2000
"""Choices whose events are kept, enough for a whole game: everybody at a table hears of the same ones, one after the
other, and who looks back hears of all of them from the first on."""


class Outcome:
    """What came of one choice, kept as the machine's numbers: a fraction of the room that its events would take."""

    __slots__ = ("_cut", "_game", "_numbers", "_seats", "after", "before")

    def __init__(self, game: Game, raws: Sequence[RawEvent], seats: int, surprises: tuple[int, int], cut: int) -> None:
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
        small = raw_events(zip(*[iter(numbers)] * len(RawEvent._fields), strict=True))
        raws = [raw._replace(seen=raw.seen & EVERYBODY, surprises=raw.surprises + self.before) for raw in small]
        first = tell(self._game, raws[: self._cut], self._seats, self.before)
        known = raws[self._cut - 1].surprises if self._cut else self.before
        return (*first, *tell(self._game, raws[self._cut :], self._seats, known))


def _small(raw: RawEvent, surprises: int) -> RawEvent:
    """The same in small numbers. A forced step is no event, but keeps its neighbours apart."""
    since = raw.surprises - surprises
    if raw.event == FORCED:
        return RawEvent(FORCED, 0, 0, 0, 0, 0, 0, since)
    return raw._replace(seen=raw.seen if raw.seen != EVERYBODY else -1, surprises=since)


def packed(numbers: Iterable[int]) -> "bytes | array[int]":
    """Numbers in as little room as they need: a byte each, if that will do."""
    whole = list(numbers)
    return array("b", whole).tobytes() if all(-0x80 <= n < 0x80 for n in whole) else array("q", whole)
