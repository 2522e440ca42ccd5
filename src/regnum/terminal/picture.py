"""A table as one seat sees it, laid out in words: what both clients show, each in its own way."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from regnum.kernel.decision import Blocked, Decision, Option
from regnum.kernel.text import Catalogue
from regnum.terminal.words import say

View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Thing:
    """One kind of card in one place; `id` is what options point at."""

    id: str
    kind: str
    name: str
    counted: str
    """The name with its number, in proper grammar."""
    count: int = 1
    cost: int | None = None
    tag: str = ""
    """What sort of thing it is, in a word."""
    tone: str = "stone"
    """Which colour of the theme adorns it; never the only sign of anything."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A place of the table with its things in order."""

    title: str
    things: tuple[Thing, ...]
    notes: tuple[str, ...] = ()
    groups: tuple[int, ...] = ()
    """How many things form each group; a group begins on a row of its own."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything on the table, ready to be shown."""

    headline: tuple[str, ...]
    """Whose turn it is and which part of it."""
    clocks: tuple[str, ...]
    """How near the end of the game is."""
    counters: tuple[str, ...]
    """What the player whose turn it is may still do."""
    others: tuple[tuple[str, ...], ...]
    """For each other seat its name and what is known of it; the one whose turn it is comes with a mark."""
    market: Zone
    play: Zone
    hand: Zone
    more: tuple[Zone, ...]
    """Places that are looked at on demand."""
    brief: tuple[str, ...] = ()
    """Those of the counters that a single line has room for; where it is empty, all of them."""


def turn_of(view: View, names: Sequence[str], seat: int, lang: str) -> str:
    """Whose turn it is, told apart from what else is said of the reader."""
    return say(lang, "board.you" if seat == view["seat"] else "board.theirs", name=names[seat])


def pointed_at(view: View, choice: Option | Blocked, known: Container[str]) -> str | None:
    """The kind of the first thing that a choice points at, among the known ones."""
    for target in choice.targets:
        place, _, name = target.partition(":")
        if name in known:
            return name
        things = view["places"].get(place, {}).get("things", ())
        found = next((thing.get("card") for thing in things if thing.get("id") == target), None)
        if isinstance(found, str):
            return found
    return None


class Board(Protocol):
    """What a game tells the terminal clients about its table."""

    words: Catalogue
    """The game's texts, as at this table."""
    headings: frozenset[str]
    """The kinds of events that begin a new paragraph of the log."""
    minor: frozenset[str]
    """The kinds of events that a small screen leaves out of the log."""

    equal_terms: bool
    """Whether a line of the score is so many things worth the same each."""

    def picture(self, view: View, names: Sequence[str], lang: str) -> Picture: ...

    def order(self, options: Sequence[Option]) -> list[Option]:
        """The options in the order in which they are offered."""

    def kind_of(self, view: View, choice: Option | Blocked) -> str | None:
        """The kind of thing that a choice is about, for explaining it."""

    def copies(self, view: View, decision: Decision, choice: Option | Blocked) -> int:
        """How many of the thing there are to be picked."""

    def asked(self, decision: Decision, ticked: int, lang: str) -> str:
        """The question as it reads when so many things are ticked."""

    def cost(self, choice: Option | Blocked, lang: str) -> str:
        """What a choice costs, if that is worth a mention; else nothing."""

    def term(self, name: str, lang: str) -> str:
        """What a line of the score is called."""
