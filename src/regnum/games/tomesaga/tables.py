"""The Tomes and what places bring as rows of numbers, read from the data."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from regnum.games.tomesaga.codes import saga
from regnum.games.tomesaga.declare import CHAPTERS, CRESTS, GOALS
from regnum.games.tomesaga.lore import Lore
from regnum.kernel.core.containers import row_of
from regnum.kernel.datum import Datum, card_datum

DATA = Path(__file__).parent / "data"
Changes = Mapping[str, Mapping[str, Any]]
"""What a card pack says anew, by Tome."""
NO_CHANGES: Changes = {}


def read(name: str) -> Datum:
    """A file of the data."""
    return Datum(json.loads((DATA / f"{name}.json").read_text(encoding="utf-8")), f"{name}.json", ", ")


def tomes(changes: Changes = NO_CHANGES) -> list[Datum]:
    """The Tomes of the three games, in the order of their numbers, with what a card pack changes."""  # TOM-1.1
    told = ({**entry, **changes.get(entry["id"], {})} for entry in read("tomes")["tomes"].value)
    entries = [card_datum("tomes.json", entry, changes) for entry in told]
    entries.sort(key=lambda tome: tome["game"].one_of(CHAPTERS.words))
    return entries


@cache
def lore(first_event: int = 0, first_thing: int = 0) -> Lore:
    """The tables of a saga, for a game in which its events and things have these numbers."""
    return made_lore(first_event, first_thing, NO_CHANGES)


def made_lore(first_event: int, first_thing: int, changes: Changes) -> Lore:
    """The same with what a card pack changes."""
    told, of = read("campaign"), tomes(changes)
    great, ordinary = told["allotment.great"], told["allotment.ordinary"]
    return Lore(
        crests=row_of([n for tome in of for n in shown(tome["crests"])]),
        goals=row_of([goal_of(tome) for tome in of]),
        goal_numbers=row_of([tome["goal.n"].number(1, 99) for tome in of]),
        needed=row_of([0, 0, *(told[f"crests_needed.{n}"].number(1, 9) for n in range(2, saga.MOST_PLAYERS + 1))]),
        margins=row_of([told[f"great_victory_margin.{game}"].number(1, 99) for game in CHAPTERS.words]),
        great_tomes=row_of([taken(great, place, "victory_tomes") for place in range(saga.MOST_PLAYERS)]),
        great_token=token_place(great),
        ordinary_tomes=row_of([taken(ordinary, place, "victory_tomes") for place in range(saga.MOST_PLAYERS)]),
        ordinary_token=token_place(ordinary),
        first_event=first_event,
        first_thing=first_thing,
    )


def goal_of(tome: Datum) -> int:
    """What a Tome asks for: to have so many of it, or to reach a level."""  # TOM-2.36
    known = GOALS[tome["game"].one_of(CHAPTERS.words)].words
    if "goal.have_sum" in tome:
        return known.index("attacks")
    return tome["goal.reach" if "goal.reach" in tome else "goal.have"].one_of(known)


def shown(listed: Datum) -> list[int]:
    """How many of each crest a Tome shows."""  # TOM-2.24
    found = [crest.one_of(CRESTS.words) for crest in listed.items(1, 2)]
    return [found.count(crest) for crest in range(len(CRESTS.words))]


def taken(allotment: Datum, place: int, what: str) -> int:
    """How much of something a place brings; the first place is 0."""
    return allotment.get(f"{place + 1}.{what}", 0).number(0, saga.TOMES_OF_GAME)


def token_place(allotment: Datum) -> int:
    """The only place that brings a Crest token."""
    (place,) = (place for place in range(saga.MOST_PLAYERS) if taken(allotment, place, "crest_token"))
    return place
