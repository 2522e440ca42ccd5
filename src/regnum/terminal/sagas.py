"""One person's saga against bots: a session whose next game is the next chapter."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import regnum
from regnum.bots import Chooser, make, names
from regnum.bots.naming import levels
from regnum.games.tomesaga.campaign import Campaign
from regnum.games.tomesaga.chapters import GAMES
from regnum.kernel.seeds import Seed
from regnum.terminal.boards import board_of
from regnum.terminal.session import BOT, Session

SAGA = "tomesaga"
"""What a saga is called on the command line, and its file."""


class SagaSession(Session):
    """The table is that of the present chapter; what is kept is the whole saga."""

    def __init__(self, saga: Campaign, bots: Sequence[str], lang: str, *, place: Path | None = None) -> None:
        self.saga = saga
        self.named = tuple(bots)
        """The bots of the other seats: names that every game knows, or levels."""
        game = saga.table.game.id
        super().__init__(saga.table, seated(bots, game), lang, coach=make(names(game)[-1]), place=place)

    @property
    def kind(self) -> str:
        return SAGA

    @property
    def finished(self) -> bool:
        return self.saga.over

    @property
    def goes_on(self) -> bool:
        return self.table.over and not self.saga.over

    def saved(self) -> str:
        """The saga as text, with the bots' names in place of the players'."""
        copy = self.saga.clone()
        for table in copy.chapters:
            table.names = ["", *(BOT + name for name in self.named)]
        return copy.save()

    def rematch(self, seed: Seed, place: Path | None) -> None:
        """The next chapter; after the last one another saga."""
        if self.saga.over:
            self.saga = regnum.campaign(self.saga.players, seed, self.saga.options, keyed=self.saga.keyed)
            self.place = place
        else:
            self.saga.begin_next()
        self.table = self.saga.table
        self.bots = seated(self.named, self.table.game.id)
        self.coach = make(names(self.table.game.id)[-1])
        self.board = board_of(self.table)
        self._marks = []
        self.speak(self.lang)
        self.keep()

    def course(self) -> list[str]:
        """How the game went, and how the saga stands."""
        told = self.saga.book(self.seat)
        lines = [*super().course(), self.say("saga.over" if told["over"] else "saga.so_far")]
        for name, seat in zip(self.names, told["seats"], strict=True):
            claimed, crests = len(seat["claimed"]), len(seat["crest_tomes"])
            params = {"n": seat["tomes"], "claimed": claimed, "victory": seat["victory"], "crests": crests}
            lines.append("  " + self.say("saga.tomes_of", name=name, **params))
        if told["result"] is not None:
            winners = [self.names[seat] for seat in told["result"]["winners"]]
            lines.append(self.say("saga.won", name=", ".join(winners)))
        return lines


def seated(bots: Sequence[str], game: str) -> dict[int, tuple[str, Chooser]]:
    """The bots at seats 1, 2, … of a chapter; a level stands for the player of that game."""
    return {seat: (name, make(levels(game).get(name, name))) for seat, name in enumerate(bots, 1)}


def is_known(name: str) -> bool:
    """Whether a name stands for a player in every chapter."""
    return all(name in (*levels(game), *names(game)) or name.startswith("mcts:") for game in GAMES)
