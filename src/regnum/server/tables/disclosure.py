"""When each choice of a game was made and told, so that whoever comes back hears exactly what they missed."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Any

from regnum.kernel.history import ChoiceRecord
from regnum.kernel.table import Table

NOT_YET = 1 << 62


class Disclosure:
    """For each choice of the record: when it was made, and when the others were told.

    In a simultaneous part the others are told when the part is over, seat by seat: in which order they chose is not
    kept. Of the choice that began the part they are told at once only what happened before it.
    """

    def __init__(self) -> None:
        self.made: list[int] = []
        self.told: list[int] = []
        self.split: dict[int, tuple[int, int]] = {}
        """For a choice that began a part: how many of its events were told at once, and when the others were."""
        self.rewritten = 0
        """When a choice was last taken back: who knows only what was before must hear everything anew."""

    def copy(self) -> Disclosure:
        other = Disclosure()
        other.made, other.told, other.split = self.made[:], self.told[:], dict(self.split)
        other.rewritten = self.rewritten
        return other

    def grow(self, game: Table, seq: int) -> None:
        """Notes new choices."""
        n, part = len(game.entries), game.part
        self.made += [seq] * (n - len(self.made))
        self.told += [NOT_YET] * (n - len(self.told))
        public = n if part is None else part.at
        for i in range(public - 1, -1, -1):
            if self.told[i] != NOT_YET:
                break
            self.told[i] = seq
        for i, (count, end) in self.split.items():
            if end == NOT_YET and (part is None or part.at - 1 != i):
                self.split[i] = (count, seq)
        if part is not None and part.at > 0 and part.at - 1 not in self.split:
            self.split[part.at - 1] = (part.told, NOT_YET)

    def cut(self, game: Table, seq: int) -> None:
        """Notes that a choice was taken back."""
        n = len(game.entries)
        del self.made[n:], self.told[n:]
        self.split = {i: at for i, at in self.split.items() if i < n}
        self.rewritten = seq
        self.grow(game, seq)

    def since(self, game: Table, seat: int | None, seq: int) -> tuple[list[dict[str, Any]], bool]:
        """What happened after a moment, as a seat may know it, and whether that is the whole past."""
        whole = seq < self.rewritten or seq == 0
        after = 0 if whole else seq
        return list(self._told(game, seat, after)), whole

    def was_quiet(self, i: int) -> bool:
        """Whether the others did not notice that a choice was made: it was told only at the end of its part."""
        return self.made[i] < self.told[i]

    def between(self, game: Table, seat: int | None, first: int, last: int) -> list[dict[str, Any]]:
        """What a seat was told with the choices from one place of the record to another."""
        start = min([first, *(i for i in range(first) if self.told[i] > self.made[i] or i in self.split)])
        return [data for at, _, data in self._heard(game, seat, start) if first <= at < last]

    def _told(self, game: Table, seat: int | None, after: int) -> Iterator[dict[str, Any]]:
        """Every event that the seat was told after a moment; leaves out early ones that all have heard."""
        if after == 0:
            yield from (event.as_seen_by(seat) for event in game.opening)
        first = len(game.entries)
        while first > 0 and (max(self.made[first - 1], self.told[first - 1]) > after or first - 1 in self.split):
            first -= 1
        yield from (data for _, when, data in self._heard(game, seat, first) if when > after)

    def _heard(self, game: Table, seat: int | None, first: int) -> list[tuple[int, int, dict[str, Any]]]:
        """What the seat was told of the choices from a place on: with which choice, when, and what, in that order."""
        news: list[tuple[tuple[int, bool, int, int], int, dict[str, Any]]] = []
        for i in range(first, len(game.entries)):
            entry = game.entries[i]
            count, end = self.split.get(i, (NOT_YET, NOT_YET))
            heard = self.made[i] if entry.seat == seat else self.told[i]
            for k, data in enumerate(told(game, entry, seat)):
                when = heard if k < count else self.made[i] if data["seat"] == seat else end
                if when == self.made[i]:
                    news.append(((i, True, 0, i), when, data))
                elif when < NOT_YET:  # with the choice that ended the part, before it, and seat by seat
                    who = entry.seat if k < count else data["seat"]
                    news.append(((bisect_left(self.made, when), False, who, i), when, data))
        news.sort(key=lambda each: each[0])
        return [(key[0], when, data) for key, when, data in news]


def told(game: Table, entry: ChoiceRecord, seat: int | None) -> list[dict[str, Any]]:
    """The events of a choice as a seat may know them.

    Where somebody may have been asked in secret, all events count as news: which of them do in truth depends on it.
    """
    rules, events = game.game, entry.events
    data = [event.as_seen_by(seat) for event in events]
    if rules.kinds[entry.kind].id in rules.secret_kinds or any(
        rules.asks_in_secret(event.kind, event.things) for event in events
    ):
        for each in data:
            each["reveals"] = True
    return data
