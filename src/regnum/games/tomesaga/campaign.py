"""A whole saga in Python: three tables one after the other, and the book in between."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from regnum.games.registry import game_of
from regnum.games.tomesaga.book import book, result_of_saga
from regnum.games.tomesaga.chapters import GAMES, Options, chapter_game, chapter_setup, check_saga
from regnum.kernel.errors import BadSave, IllegalChoice, RegnumError
from regnum.kernel.options import checked
from regnum.kernel.seeds import Seed, check_seed
from regnum.kernel.spec import Result
from regnum.kernel.table import Table

__all__ = ["Campaign", "book", "campaign", "chapter_setup", "load_campaign"]

FORMAT = 1


class SavedCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """What a saved saga holds; each of its tables is a saved game of its own."""

    regnum_campaign: int
    players: int
    seed: int | str
    options: Mapping[str, Mapping[str, Any]]
    chapters: list[str]
    keyed: bool = False


class Campaign:
    """A saga under way: Architects, then Paladins, then Viscounts."""  # TOM-2.1

    def __init__(self, players: int, seed: Seed, options: Options, *, keyed: bool = False) -> None:
        check_saga(players, options)
        check_seed(seed)
        for i in range(len(GAMES)):
            chapter_game(i)  # a saga is begun only where it can be finished
        self.players = players
        self.seed = seed
        self.options = options
        self.keyed = keyed
        self._tables: list[Table] = []

    @property
    def chapters(self) -> tuple[Table, ...]:
        """The tables begun so far; all but the last are final."""
        return tuple(self._tables)

    @property
    def table(self) -> Table:
        """The table of the present chapter."""
        return self._tables[-1]

    @property
    def chapter(self) -> int:
        """Which of the three games is played, from 0."""
        return len(self._tables) - 1

    @property
    def over(self) -> bool:
        return len(self._tables) == len(GAMES) and self.table.over

    @property
    def result(self) -> Result | None:
        """Who won the saga, with everybody's Tomes explained; None while it goes on."""
        return result_of_saga(self._tables)

    def begin_next(self) -> Table:
        """The next chapter's table, with what the games before have brought; the present one is final from then on."""
        if len(self._tables) == len(GAMES):
            raise IllegalChoice("This is the last chapter: no game follows it.")
        name, options = chapter_setup(len(self._tables), self.players, self.options, self._tables)
        game = game_of(name)
        chosen = game.prepare(self.players, checked(game, options))
        table = Table.new(game, self.players, chosen, self.seed, keyed=self.keyed)
        if self._tables:
            table.names = self.table.names
            self.table.final = True
        self._tables.append(table)
        return table

    def book(self, viewer: int | None = None) -> dict[str, Any]:
        """The saga so far as plain data, with nothing secret in it (`games/tomesaga/book.py`)."""
        return book(self._tables, self.players, viewer)

    def save(self) -> str:
        """The whole saga as text; `regnum.load_campaign` brings it back exactly here."""
        tables = [table.save() for table in self._tables]
        saved = SavedCampaign(FORMAT, self.players, self.seed, self.options, tables, self.keyed)
        return msgspec.json.encode(saved).decode()

    def clone(self) -> Campaign:
        """A copy that goes its own way."""
        other = Campaign(self.players, self.seed, self.options, keyed=self.keyed)
        other._tables = [table.clone() for table in self._tables]
        for table in other._tables[:-1]:
            table.final = True
        return other

    def __repr__(self) -> str:
        return f"<Campaign, {self.players} players, chapter {self.chapter}: {self.table!r}>"


def campaign(players: int = 2, seed: Seed = 0, options: Options | None = None, *, keyed: bool = False) -> Campaign:
    """A new saga, with the table of its first chapter; options are chosen once, by game."""  # TOM-2.45
    saga = Campaign(players, seed, {} if options is None else options, keyed=keyed)
    saga.begin_next()
    return saga


def load_campaign(text: str) -> Campaign:
    """The saga that `Campaign.save` wrote down; raises BadSave with what is wrong."""
    try:
        saved = msgspec.json.decode(text, type=SavedCampaign)
    except (msgspec.DecodeError, RecursionError, TypeError, ValueError) as error:
        raise BadSave("This is not a saved saga, or it is damaged.") from error
    if saved.regnum_campaign != FORMAT:
        raise BadSave(f"This saga is saved in format {saved.regnum_campaign}; this Regnum reads format {FORMAT}.")
    if not 1 <= len(saved.chapters) <= len(GAMES):
        raise BadSave(f"A saved saga has 1 to {len(GAMES)} chapters, not {len(saved.chapters)}.")
    try:
        saga = Campaign(saved.players, saved.seed, saved.options, keyed=saved.keyed)
        for chapter, kept in enumerate(saved.chapters):
            name, options = chapter_setup(chapter, saga.players, saga.options, saga._tables)
            table = Table.loaded(kept, game_of)
            if table.corrected:  # what it brought may be something else by the rules of today
                raise BadSave(
                    f"Chapter {chapter} of this saved saga was played by rules version {table.rules}, "
                    "which was corrected since: the saga cannot go on here."
                )
            chosen = game_of(name).prepare(saga.players, options)
            if (table.game.id, table.seats, dict(table.options)) != (name, saga.players, dict(chosen)):
                raise BadSave(f"Chapter {chapter} of this saved saga does not go on where the one before it ended.")
            table.final = chapter < len(saved.chapters) - 1
            saga._tables.append(table)
    except BadSave:
        raise
    except RegnumError as error:
        raise BadSave(f"This saved saga cannot be read: {error}") from error
    return saga
