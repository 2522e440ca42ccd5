"""The things of a game as its data name them, family by family, and card packs laid over them."""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from regnum.kernel.datum import Datum, card_datum
from regnum.kernel.errors import BadData, shown
from regnum.kernel.packs import check_pack, is_a
from regnum.kernel.text import LANGUAGES, Catalogue, Forms

Entry = Mapping[str, Any]
"""What the data say of one thing; `id` and `name` among it."""
Changes = Mapping[str, Mapping[str, Any]]
"""What a card pack says anew, by thing."""
NO_CHANGES: Changes = {}
FormNames = Mapping[str, Sequence[str]]
"""The forms of a name that sentences ask for, by language."""
NO_FORMS: FormNames = dict.fromkeys(LANGUAGES, ())

SAID_OF_ALL: Mapping[str, type] = {"name": dict, "forms": dict, "provenance": str}
MOST_COPIES = 24
C = TypeVar("C")


def read_data(folder: Path, name: str) -> dict[str, Any]:
    """A data file."""
    data: dict[str, Any] = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    return data


@dataclass(frozen=True, eq=False)
class TablesOf(Generic[C]):
    """What a table's things are: the rows that rules read, what the data say with a card pack, and all words."""

    cards: C
    entries: Mapping[str, Entry]
    catalogue: Catalogue


class Stock:
    """All things that a hand, a question or an event can point at, in the order of their numbers."""

    def __init__(
        self, game: str, families: Iterable[tuple[str, Sequence[Entry]]], changeable: Mapping[str, Mapping[str, type]]
    ) -> None:
        self.game = game
        listed = [(family, entry) for family, entries in families for entry in entries]
        self.ids: tuple[str, ...] = tuple(entry["id"] for _, entry in listed)
        self.numbers: Mapping[str, int] = {name: i for i, name in enumerate(self.ids)}
        self.entries: Mapping[str, Entry] = {entry["id"]: entry for _, entry in listed}
        self.family_of: Mapping[str, str] = {entry["id"]: family for family, entry in listed}
        self.changeable = changeable
        """What a card pack may say anew, family by family."""
        assert len(self.numbers) == len(self.ids)

    @cached_property
    def provenance(self) -> Mapping[str, int]:
        """How many things are known how well."""
        return Counter(entry["provenance"] for entry in self.entries.values() if "provenance" in entry)

    def clause_of(self, thing: str, otherwise: str) -> str:
        """The clause that describes a thing, where it has one of its own."""
        clause: str = self.entries[thing].get("clause", otherwise)
        return clause

    def changes(self, pack: str | None) -> Changes:
        """What a card pack says anew; raises BadData with place and reason."""
        if pack is None:
            return NO_CHANGES
        every: dict[str, type] = {}
        for key, kind in ((key, kind) for fields in self.changeable.values() for key, kind in fields.items()):
            every[key] = kind if every.get(key, kind) is kind else object
        ids = [thing for thing, family in self.family_of.items() if family in self.changeable]
        changes = check_pack(json.loads(pack), self.game, ids, {**SAID_OF_ALL, **every})
        for i, (thing, change) in enumerate(changes.items()):
            allowed = {**SAID_OF_ALL, **self.changeable[self.family_of[thing]]}
            for key, value in change.items():
                if key not in allowed:
                    raise BadData(f"{thing}.{key}: it has no such field; it has {', '.join(allowed)}.")
                if not is_a(allowed[key], value):
                    raise BadData(f"cards[{i}].{key}: must be {allowed[key].__name__}, not {shown(value)}.")
            if not 0 <= change.get("copies", 0) <= MOST_COPIES:
                raise BadData(f"{thing}.copies: must be from 0 to {MOST_COPIES}, not {change['copies']}.")
        return changes

    def changed(self, changes: Changes) -> dict[str, Entry]:
        """Everything by its id, as a card pack leaves it."""
        return {name: {**entry, **changes.get(name, {})} for name, entry in self.entries.items()}


def with_changes(entries: Sequence[Entry], changes: Changes) -> tuple[Entry, ...]:
    """Some things as a card pack leaves them."""
    return tuple({**entry, **changes.get(entry["id"], {})} for entry in entries)


def as_data(file: str, entries: Sequence[Entry], changes: Changes) -> list[Datum]:
    """The same to be read: what is wrong is said by its place in the card pack, or in the file."""
    return [card_datum(f"{file}.json", entry, changes) for entry in with_changes(entries, changes)]


def names_of(entries: Collection[Entry], forms: FormNames = NO_FORMS) -> dict[str, dict[str, Forms]]:
    """What things are called, as entries of a catalogue; a form that is not given is the name."""
    return {
        lang: {f"card.{entry['id']}": forms_of(entry, lang, forms[lang]) for entry in entries} for lang in LANGUAGES
    }


def forms_of(entry: Entry, lang: str, forms: Sequence[str] = ()) -> Forms:
    """A name with its forms: those that are given, and the name itself for others that sentences ask for."""
    name = entry["name"][lang]
    return {"name": name, **dict.fromkeys(forms, name), **entry.get("forms", {}).get(lang, {})}


def renamed(words: Catalogue, changes: Changes, forms: FormNames = NO_FORMS) -> Catalogue:
    """The words with the names that a card pack gives."""
    named = [{"id": thing, **change} for thing, change in changes.items() if "name" in change]
    return words.plus(names_of(named, forms)) if named else words
