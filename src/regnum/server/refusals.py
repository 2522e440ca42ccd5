"""Refusals: every one has a sentence in the reader's language, a status and a name that programs can rely on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from regnum.kernel.errors import (
    BadNotation,
    IllegalChoice,
    RegnumError,
    Sealed,
    StaleDecision,
    UndoRefused,
    UnknownGame,
)
from regnum.kernel.text import Catalogue, Value

if TYPE_CHECKING:
    from regnum.server.wire.tables import TableData

HERE = Path(__file__).parent / "text"

STATUS = {
    "unknown_table": 404,
    "unknown_saga": 404,
    "not_found": 404,
    "no_invite": 403,
    "not_host": 403,
    "not_founder": 403,
    "no_saga_invite": 403,
    "no_saga_watchers": 403,
    "not_seated": 403,
    "not_yours": 403,
    "no_watchers": 403,
    "wrong_origin": 403,
    "wrong_host": 421,
    "barred_block": 403,
    "barred_mute": 403,
    "barred_table": 403,
    "barred_removed": 403,
    "barred_hushed": 403,
    "barred_host": 403,
    "not_admin": 403,
    "not_here": 403,
    "wrong_password": 403,
    "bad_request": 400,
    "bad_token": 401,
    "too_large": 413,
    "too_many": 429,
    "too_many_tables": 429,
    "late": 409,
    "reactions": 409,
    "sealed": 409,
    "illegal": 422,
    "bad_notation": 422,
    "engine": 422,
    "store_down": 503,
    "fault": 500,
}
"""What is not here is a conflict with the state of the table."""


@cache
def catalogue() -> Catalogue:
    """The server's own sentences."""
    return Catalogue.load(HERE / "en.json", HERE / "pl.json")


def language(header: str) -> str:
    """The first language of an Accept-Language header that we speak.

    >>> language("de, pl-PL;q=0.8, en;q=0.5"), language("")
    ('pl', 'en')
    """
    for part in header.lower().split(","):
        lang = part.split(";")[0].strip()[:2]
        if lang in ("pl", "en"):
            return lang
    return "en"


class Refusal(Exception):
    """Something that cannot be done, and why; the key names a sentence of the catalogue."""

    def __init__(
        self, key: str, reason: str = "", clause: str = "", said: Mapping[str, str] | None = None, **params: Value
    ) -> None:
        super().__init__(key)
        self.key = key
        self.params = params
        self.reason = reason
        self.clause = clause
        self.said = said or {}
        """What the engine had to say, by language; it takes the place of the sentence."""
        self.table: TableData | None = None
        """The table as it is now, for those who came late."""

    @property
    def status(self) -> int:
        return STATUS.get(self.key, 409)

    def detail(self, lang: str) -> str:
        return self.said.get(lang) or catalogue().render(lang, f"refusal.{self.key}", self.params)

    def __str__(self) -> str:
        return self.detail("en")


KEYS: dict[type[RegnumError], str] = {
    IllegalChoice: "illegal",
    StaleDecision: "late",
    BadNotation: "bad_notation",
    UndoRefused: "undo",
    Sealed: "sealed",
    UnknownGame: "not_found",
}


def refusal_of(error: RegnumError) -> Refusal:
    """What the engine refuses: in English in its own words, in Polish the rule's sentence or the server's."""
    key = KEYS.get(type(error), "engine")
    if isinstance(error, IllegalChoice):
        polish = f"{error.why['pl']} ({error.clause})" if "pl" in error.why else ""
        return Refusal(key, error.reason, error.clause, {"en": str(error), "pl": polish})
    return Refusal(key, said={"en": str(error)})
