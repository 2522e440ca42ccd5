"""Saved games played again from their beginning, to prove that they are what they claim to be."""

from __future__ import annotations

from collections.abc import Iterator

import regnum
from regnum.games.tomesaga.campaign import Campaign
from regnum.kernel import saves
from regnum.kernel.errors import BadSave
from regnum.kernel.rebuilding import playing_again
from regnum.kernel.table import Table

SAGA = '{"regnum_campaign":'
"""How a saved saga begins."""


def is_saga(text: str) -> bool:
    """Whether a text is a saved saga, not a saved game."""
    return text.lstrip().startswith(SAGA)


def verified_saga(text: str) -> Campaign:
    """A saved saga after playing every choice of all its chapters again; raises BadSave.

    That each chapter begins with what the one before it left is part of reading it.
    """
    saga = regnum.load_campaign(text)
    for table in saga.chapters:
        verified(table.save())
    return saga


def verified(text: str) -> Table:
    """The table of a saved game after playing all its choices again.

    Raises BadSave if the text is damaged, if a choice was not legal at its place, or if the choices do not lead to the
    saved position. Where rules were corrected since, the record is followed as far as those of today allow.
    """
    saved = regnum.load(text)
    if saved.corrected:
        return saved  # followed as far as the rules of today allow
    with playing_again():
        again = saved.replayed(saved.choices)
    if saves.pack(again.core) != saves.pack(saved.core) or again.step != saved.step:
        raise BadSave("The record leads to another position than the saved one.")
    return again


def account(table: Table, lang: str) -> Iterator[str]:
    """Every choice and what came of it, with nothing hidden, line by line."""
    names = table.seat_names(lang)
    for entry in table.entries:
        yield f"{names[entry.seat]}: {entry.notation}"
        for event in entry.events:
            if event.kind == table.game.period:
                yield ""
            yield f"    {table.render(lang, event.told.full)}"
