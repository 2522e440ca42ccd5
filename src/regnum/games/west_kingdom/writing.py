"""What one thing is and does, line by line in one language: what the games of the West Kingdom write alike."""

from collections.abc import Mapping
from typing import Any

from regnum.kernel.spec import Help
from regnum.kernel.stock import Entry
from regnum.kernel.text import Catalogue


class Writer:
    """Lines of text in one language; a game's writer has one method for each family of its things."""

    def __init__(self, lang: str, words: Catalogue) -> None:
        self.lang = lang
        self.words = words

    def line(self, key: str, **params: Any) -> str:
        return self.words.render(self.lang, key, params)

    def about(self, entry: Entry, family: str, clauses: Mapping[str, str], kind: str = "", note: str = "") -> Help:
        """Name, kind, text, purpose, clause and provenance of a thing; its clause is its own, or its family's."""
        name = self.words.name(self.lang, "card", entry["id"])
        lines = tuple(getattr(self, family)(entry))
        clause = clauses.get(entry["id"], clauses[family])
        kind, note = self.line(f"family.{kind or family}"), self.line(f"help.{note or family}")
        return Help(name, kind, lines, (note,), clause, entry.get("provenance", "verified"))
