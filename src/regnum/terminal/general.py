"""The table of any game in words: places, things and numbers as the view has them, named by the game's texts.

A game without a board of its own is played on this one. The keys are those that the page's general board reads:
`place.<name>`, `number.<name>`, `row.<name>`, `term.<name>`. A number without a name is not shown.

What a row's numbers are is said beside its name: with `row.<name>.nobody` they are seats, with `row.<name>.at` each
stands at a spot, which is told where there is something: by its number `{n}`, by a player's `{name}` if every seat has
spots of its own, or as the `{thing}` that it is, counted from the one that `row.<name>.first` names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any

from regnum.kernel.decision import Blocked, Decision, Option
from regnum.kernel.spec import Game
from regnum.terminal.picture import Picture, Thing, View, Zone, pointed_at, turn_of
from regnum.terminal.words import say

HAND = "hand"
"""The place of a seat that is shown at the bottom, where one looks."""


class GeneralBoard:
    """One table's things, named as at that table."""

    minor: frozenset[str] = frozenset()
    equal_terms = False

    def __init__(self, game: Game, options: Mapping[str, Any]) -> None:
        self.words = game.catalogue_for(options)
        self.all = game.things()
        self.kinds = frozenset(self.all)
        self.headings = frozenset({getattr(game, "period", "")})
        self.name = cache(lambda kind, lang: game.help(kind, lang, options).name)

    # -- the table

    def picture(self, view: View, names: Sequence[str], lang: str) -> Picture:
        me = view["seat"] or 0
        rivals = [self.words.render(lang, "rival") for _ in view["rivals"]]
        boards = [*names, *rivals]
        own = [place for place in self.owned(view, me) if place != f"seat{me}.{HAND}"]
        return Picture(
            headline=self.headline(view, boards, lang),
            clocks=self.numbers(view, None, boards, lang),
            counters=self.numbers(view, me, boards, lang),
            brief=tuple(filter(says_something, self.numbers(view, me, boards, lang))),
            others=tuple(self.other(view, p, boards, lang) for p in range(len(boards)) if p != me),
            market=self.zone(view, say(lang, "board.common"), self.owned(view, None), lang),
            play=self.zone(view, boards[me], own, lang),
            hand=self.zone(view, self.part(lang, "place", HAND), [f"seat{me}.{HAND}"], lang),
            more=tuple(self.more(view, boards, lang)),
        )

    def headline(self, view: View, boards: Sequence[str], lang: str) -> tuple[str, ...]:
        if view["over"]:
            return (say(lang, "board.over"),)
        return () if view["turn"] is None else (turn_of(view, boards, view["turn"], lang),)

    def other(self, view: View, seat: int, boards: Sequence[str], lang: str) -> tuple[str, ...]:
        """What is known of another seat: its numbers, and how much lies in its places; noughts are left out."""
        sizes = (self.size(view, place, lang) for place in self.owned(view, seat))
        return boards[seat], *filter(says_something, (*self.numbers(view, seat, boards, lang), *sizes))

    def zone(self, view: View, title: str, places: Sequence[str], lang: str) -> Zone:
        """Several places as one, each in a row of its own; those that lie face down are told by their size."""
        rows = [self.things(view, place, lang) for place in places]
        closed = tuple(
            self.size(view, place, lang) for place in places if "things" not in view["places"].get(place, {})
        )
        return Zone(
            title, tuple(thing for row in rows for thing in row), closed, tuple(len(row) for row in rows if row)
        )

    def more(self, view: View, boards: Sequence[str], lang: str) -> Iterator[Zone]:
        """Every place that holds something open, under its own name."""
        for place, held in view["places"].items():
            things = self.things(view, place, lang)
            if things:
                name, owner = self.part(lang, "place", place), holder_of(place, held)
                yield Zone(name if owner is None else f"{boards[owner]}, {name}", things)

    @staticmethod
    def owned(view: View, owner: int | None) -> list[str]:
        return [place for place, held in view["places"].items() if holder_of(place, held) == owner]

    def size(self, view: View, place: str, lang: str) -> str:
        held = view["places"].get(place, {})
        n = held.get("count", sum(thing.get("n", 1) for thing in held.get("things", ())))
        return f"{self.part(lang, 'place', place)} {n}"

    def numbers(self, view: View, owner: int | None, boards: Sequence[str], lang: str) -> tuple[str, ...]:
        """The numbers and rows of a seat, or of all, that have a name; those that decide something know their end."""
        told: dict[str, str] = {}
        for key, n in view["values"].items():
            told[key] = f"{n}"
        for key, number in view["numbers"].items():
            told[key] = f"{number['value']}/{number['of']}" if number.get("of") else f"{number['value']}"
        shown = [("number", key, text) for key, text in told.items()]
        shown += [("row", key, self.row(key, row, view["seats"], boards, lang)) for key, row in view["rows"].items()]
        return tuple(
            f"{self.part(lang, family, key)} {text}"
            for family, key, text in shown
            if text and owner_of(key) == owner and self.key(family, key) is not None
        )

    def row(self, name: str, row: Sequence[int], seats: int, boards: Sequence[str], lang: str) -> str:
        """A row in words, as far as its numbers stand for something; nothing where there is nothing to tell."""
        if (nobody := self.key("row", f"{name}.nobody")) is not None:
            told = [self.words.render(lang, nobody) if n < 0 else boards[n] for n in row]
            alike = ((who, len([*same])) for who, same in groupby(told)) if max(row) >= 0 else ()
            return bracketed(who if n == 1 else f"{n} × {who}" for who, n in alike)
        if self.key("row", f"{name}.at") is None:
            return ", ".join(map(str, row))
        return bracketed(
            f"{self.spot(name, i, len(row) // seats, boards, lang)}: {n}" for i, n in enumerate(row) if n > 0
        )

    def spot(self, name: str, i: int, each: int, boards: Sequence[str], lang: str) -> str:
        """Where a number of a row stands."""
        entries = self.words.entries[lang]
        at, first = f"row.{short(name)}.at", entries.get(f"row.{short(name)}.first")
        by_seat = "{name}" in entries[at]
        params: dict[str, str | int] = {"n": i + 1}
        if by_seat:
            params["name"] = boards[i // each]
        if first is not None:
            thing = self.all.index(first) + (i % each if by_seat else i)
            params["thing"] = self.name(self.all[thing], lang)
        return self.words.render(lang, at, params)

    def things(self, view: View, place: str, lang: str) -> tuple[Thing, ...]:
        return tuple(
            self.thing(thing, f"{place}:{i}", lang)
            for i, thing in enumerate(view["places"].get(place, {}).get("things", ()))
        )

    def thing(self, thing: Mapping[str, Any], place: str, lang: str) -> Thing:
        """A thing with the numbers that lie on it; one that lies face down has no name."""
        if "card" not in thing:
            down = say(lang, "board.face_down")
            return Thing(thing.get("id", place), "", down, down)
        marks = [
            f"{self.part(lang, 'number', mark)} {n}"
            for mark, n in thing.get("marks", {}).items()
            if self.key("number", mark) is not None
        ]
        name = self.name(thing["card"], lang)
        shown = f"{name} ({', '.join(marks)})" if marks else name
        n = thing.get("n", 1)
        return Thing(thing.get("id", place), thing["card"], shown, shown if n == 1 else f"{n} × {shown}", n)

    def part(self, lang: str, family: str, name: str) -> str:
        """What the game calls a part of the view; where it has no word for it, its id in plain letters."""
        key = self.key(family, name)
        return short(name).replace("_", " ") if key is None else self.words.render(lang, key)

    def key(self, family: str, name: str) -> str | None:
        key = f"{family}.{short(name)}"
        return key if key in self.words.entries["en"] else None

    # -- choices

    def order(self, options: Sequence[Option]) -> list[Option]:
        """A proposed answer leads; what is free beside the question comes after its answers, what ends it last."""
        return sorted(options, key=lambda o: (o.group == "stop", o.group == "free", not o.default))

    def kind_of(self, view: View, choice: Option | Blocked) -> str | None:
        return pointed_at(view, choice, self.kinds)

    def copies(self, view: View, decision: Decision, choice: Option | Blocked) -> int:
        """As many as lie under the id that it points at."""
        for target in choice.targets:
            things = view["places"].get(target.rpartition(":")[0], {}).get("things", ())
            found = [thing.get("n", 1) for thing in things if thing.get("id") == target]
            if found:
                return int(found[0])
        return 1

    def asked(self, decision: Decision, ticked: int, lang: str) -> str:
        return decision.text(lang)

    def cost(self, choice: Option | Blocked, lang: str) -> str:
        """All of what it costs, if all of that has a name; what passing gives up is no price."""
        if not isinstance(choice, Option) or choice.group == "stop":
            return ""
        told = [self.good(lang, good, n) for good, n in choice.cost]
        return ", ".join(told) if all(told) else ""

    def good(self, lang: str, good: str, n: int) -> str:
        """So many of something that is paid: a number of the seat, or pieces."""
        if self.key("number", good) is not None:
            return f"{self.part(lang, 'number', good)} {n}"
        return f"{n} {self.words.name(lang, 'card', good, n=n)}" if self.key("card", good) is not None else ""

    # -- the end

    def term(self, name: str, lang: str) -> str:
        """A term of the score is a thing, or has a name of its own."""
        known = next((family for family in ("term", "number") if self.key(family, name) is not None), "term")
        return self.name(name, lang) if name in self.kinds else self.part(lang, known, name)


def says_something(fact: str) -> bool:
    """Whether there is any of it: of a whole table's noughts nothing else would be seen."""
    return not fact.endswith(" 0")


def bracketed(parts: Iterable[str]) -> str:
    """What is told of one row, kept apart from what is told beside it; nothing of nothing."""
    told = ", ".join(parts)
    return f"({told})" if told else ""


SEAT = re.compile(r"seat(\d+)\.")
SHELF = re.compile(r"tomes\.\d+\.shelves\.(\d+)\.")
"""A saga's shelves stand on one board that belongs to all, but each of them is somebody's."""


def short(name: str) -> str:
    """The part without its owner: "hand" of "seat0.hand"."""
    return SEAT.sub("", name, count=1) if SEAT.match(name) else name


def owner_of(name: str) -> int | None:
    """Whose part it is; None for what belongs to all."""
    found = SEAT.match(name) or SHELF.match(name)
    return None if found is None else int(found[1])


def holder_of(place: str, held: Mapping[str, Any]) -> int | None:
    """Whose place it is: as the view says, or by its name."""
    owner: int | None = held["owner"]
    return owner_of(place) if owner is None else owner
