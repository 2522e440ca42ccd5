"""Short chapters in place of all three games of a saga: Architects' rules, a few turns each, what is carried as it is.

What a campaign does with its tables is the same whatever is played at them.
"""

import random
from types import MappingProxyType
from typing import Any

import pytest

from regnum.bots.naming import kit_of
from regnum.games import registry
from regnum.games.architects.state import Architects
from regnum.games.architects_saga.beginning import claims
from regnum.games.architects_saga.beginning import game as play_game
from regnum.games.architects_saga.game import ArchitectsInSaga
from regnum.games.architects_saga.setup import deal
from regnum.games.tomesaga.carrying import carried
from regnum.games.tomesaga.chapters import GAMES
from regnum.games.tomesaga.places import begins_next
from regnum.games.tomesaga.tables import lore
from regnum.kernel.core.chance import Chance
from regnum.kernel.spec import OptionSpec, Values
from regnum.kernel.table import Table

TURNS = 6


class ShortChapter(ArchitectsInSaga):
    """A chapter that lasts a few turns."""

    number = 0
    title = MappingProxyType({"en": "Short chapter", "pl": "Krótki rozdział"})
    options = (*ArchitectsInSaga.options, OptionSpec("tomes", None, None))

    def settle(self, seats: int, chosen: dict[str, Any]) -> None:
        """What is carried belongs to the number of the chapter, not to the game that is played."""

    def prepare(self, seats: int, options: Values) -> Values:
        chosen = dict(super().prepare(seats, options))
        if self.number and chosen["tomes"] is not None:
            carried(chosen["tomes"], seats, self.number, lore())
        return chosen

    def start(self, seats: int, options: Values, chance: Chance) -> Architects:
        g, first = deal(self.tables(options), seats, options["promo_cards"], None, chance), 0
        if self.number:
            g.tomes[0], winner = carried(options["tomes"], seats, self.number, lore())
            first = begins_next(winner, seats)
        g.begin(play_game(g, first), claims(g))
        g.last_turns = TURNS
        return g


class First(ShortChapter):
    id = GAMES[0]


class Second(ShortChapter):
    id, number = GAMES[1], 1


class Third(ShortChapter):
    id, number = GAMES[2], 2


def shorten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short chapters instead of the games of a saga, and the bots that know their rules."""
    for chapter in (First(), Second(), Third()):
        monkeypatch.setitem(registry.GAMES, chapter.id, chapter)
        monkeypatch.setattr(f"regnum.bots.{chapter.id}.kit.KIT", kit_of(ArchitectsInSaga.id))


def finish(t: Table, seed: Any = 0) -> Table:
    """Plays a table to its end at random."""
    dice = random.Random(seed)
    while not t.over:
        t.play(dice.choice(t.pending[0].options))
    return t
