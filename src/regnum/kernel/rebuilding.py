"""Saved games whose position other sources wrote: played again from their beginning, and compared."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from regnum.kernel import saves
from regnum.kernel.choices import Choices
from regnum.kernel.errors import BadSave, IllegalChoice, RegnumError, StaleDecision
from regnum.kernel.saves import Origin, Saved
from regnum.kernel.seeds import dice
from regnum.kernel.spec import Game

if TYPE_CHECKING:
    from regnum.kernel.table import Table


@contextlib.contextmanager
def playing_again() -> Iterator[None]:
    """Whatever a record fails by when it is played again is told as BadSave, with a sentence."""
    try:
        yield
    except (IllegalChoice, StaleDecision) as error:
        raise BadSave(f"The record cannot be played again: {error}") from error
    except RegnumError:
        raise
    except Exception as error:
        raise BadSave("The record cannot be played again: its beginning is damaged.") from error


def rebuilt(cls: type[Table], game: Game, saved: Saved) -> Table:
    """The table of a save from set-up, seed and choices.

    The dice must have come as far as when it was saved: every draw of the game has moved them. Where rules were
    corrected since, the record is followed as far as it is possible by those of today.
    """
    with playing_again():
        table = _begun(cls, game, saved)
        if table.corrected:
            return _as_far_as_possible(table, Choices(saved.choices))
        table = table.replayed(Choices(saved.choices))
    if saves.dice_of(saves.pack(table.core)) != saves.dice_of(saved.state) or table.step != saved.step:
        raise BadSave("The record leads to another position than the saved one.")
    return table


def _begun(cls: type[Table], game: Game, saved: Saved) -> Table:
    """The table before its first choice."""
    origin, old = saved.origin, game.rules_of(saved.rules)
    options = {**saved.options, **old.options} if old is not None else saved.options
    if origin is None:
        core = game.start(saved.seats, options, dice(game.id, saved.seed, keyed=saved.keyed))
    elif origin.position is not None:
        core, _, _ = game.from_position(origin.position)
        origin = Origin(saves.pack(core), position=origin.position)
    elif origin.commitment is not None:
        raise BadSave("This table was dealt anew by another version of Regnum, which alone can read its beginning.")
    else:  # format 1
        raise BadSave(
            "This game began with a written position, which its version of Regnum did not keep:"
            " lay the position out again and play the choices."
        )
    table = cls(game, saved.seats, options, saved.seed, core)
    table.names, table.origin, table.keyed, table.rules = saved.names, origin, saved.keyed, saved.rules
    return table


def _as_far_as_possible(table: Table, choices: Choices) -> Table:
    """A table to be watched: its record is followed by the rules of today until one of its choices is not possible."""
    table = table.beginning()
    with contextlib.suppress(IllegalChoice, StaleDecision):
        table.follow(choices)
    table.unfollowed = len(choices) - len(table.choices)
    return table
