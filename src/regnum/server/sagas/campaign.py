"""The rules of a campaign as the server needs them: what each chapter is, how it is set up, and the book of it all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from regnum.kernel.table import Table
from regnum.server.wire.sagas import BookData


class Campaign(Protocol):
    """A campaign that can be played here."""

    id: str
    """What card packs call it."""
    games: tuple[str, ...]
    """The game of each chapter."""
    seats: tuple[int, int]
    offered: bool
    """Whether a whole one can be played, so that people are let found it."""

    def chapter_setup(
        self, chapter: int, players: int, options: Mapping[str, Any], finished: Sequence[Table]
    ) -> tuple[str, dict[str, Any]]:
        """The game and the options of a chapter, after those before it."""
        ...

    def check_pack(self, pack: Mapping[str, Any]) -> None:
        """Refuses a card pack that no saga can be played with; raises BadData with place and reason."""
        ...

    def faces(self) -> dict[str, dict[str, str]]:
        """The names of all that a card pack may change, by language."""
        ...

    def book(self, tables: Sequence[Table], players: int, viewer: int | None) -> BookData:
        """The saga as somebody may see it, from the tables of its chapters."""
        ...
