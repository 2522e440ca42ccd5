"""Reads what a page was sent as somebody would who wants to know more than is for their eyes."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

BEFORE_THE_NAME = re.compile(r"[:. ]")


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a message with the way to it; keys are texts too."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield f"{path}.{key}#", key
            yield from leaves(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from leaves(inner, f"{path}.{at}")
    elif isinstance(value, str):
        yield path, value


def table_in(message: str) -> dict[str, Any]:
    """The table that a message of the server shows with its view; empty where it shows none."""
    data = json.loads(message)
    table = data.get("table", data) if isinstance(data, dict) else {}
    return table if isinstance(table, dict) and table.get("view") else {}


@dataclass(frozen=True)
class Viewer:
    """What may be named at a table, and where; whatever else names a card is a secret told."""

    cards: frozenset[str]
    places: str
    """A pattern of the places that lie open to everybody."""
    words: str
    """A pattern of the ways to other texts that may name a card."""
    told: frozenset[str]
    """Kinds of events that may name cards to everybody."""
    own: str = "nothing"
    """A pattern of the places that lie open to the one whose they are."""

    def find(self, message: str, reader: int | None = None) -> list[str]:
        """What a message of the server tells that its reader, a seat or a watcher, must not know."""
        table = table_in(message)
        return [] if not table else [*self._in_view(table["view"], reader), *self._in_events(table["events"], reader)]

    def _in_view(self, view: dict[str, Any], reader: int | None) -> Iterator[str]:
        places = rf"places\.({self.places}|seat{reader}\.({self.own}))\.(things\.\d+\.(id|card)|top)"
        for path, text in leaves({**view, "pending": []}):
            if self.names_a_card(text) and not re.fullmatch(rf"\.({places}|{self.words})", path):
                yield f"view{path}: {text}"
        for name, place in view["places"].items():
            known = "top" in place or any("id" in thing or "card" in thing for thing in place.get("things", ()))
            if known and not re.fullmatch(rf"{self.places}|seat{reader}\.({self.own})", name):
                yield f"what lies in {name}"
        for asked in view["pending"]:
            if asked["seat"] != reader and asked.get("options"):
                yield f"what seat {asked['seat']} may choose"

    def _in_events(self, events: list[dict[str, Any]], reader: int | None) -> Iterator[str]:
        for event in events:
            if event["kind"] not in self.told and (reader is None or event["seat"] != reader):
                yield from (f"{event['kind']}{path}: {text}" for path, text in leaves(event) if self.names_a_card(text))

    def names_a_card(self, text: str) -> bool:
        """Whether a text is a card's id, or the id of a thing with a card in it."""
        return any(part in self.cards for part in BEFORE_THE_NAME.split(text))
