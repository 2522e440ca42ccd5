"""What bots know about a game that nobody has taught them: how it is scored, and that any legal answer is possible.

With it `greedy` and search play every game from the day it is registered, and simulations can count it. A game gets
better players by a kit of its own.
"""

from typing import Any, Final

from regnum.bots.policy import Judge, RandomPolicy
from regnum.bots.search import Guide
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Kernel

A_WIN: Final = 1000000
A_POINT: Final = 1000
DEPTH: Final = 80
"""Random answers after which a game is judged by its score so far."""


class GeneralJudge(Judge):
    """Judges by the game's own scores and winners."""

    def __init__(self, game: Any) -> None:
        self.game: Any = game

    def seats(self, g: Kernel) -> int:
        return len(self.game.scores(g))

    def points(self, g: Kernel, seat: int) -> int:
        scores = self.game.scores(g)
        score = scores[seat] if seat < len(scores) else self.game.rivals(g)[seat - len(scores)]
        total: int = score.total
        return total

    def rivals(self, g: Kernel) -> int:
        return len(self.game.rivals(g))

    def together(self, g: Kernel) -> bool:
        found: bool = self.game.together
        return found

    def beyond(self, g: Kernel) -> int:
        """By how much partners have more than they need, above 0 if they win and below 0 if they lose."""
        team = self.game.team(g)
        lead: int = (team.total - team.needed) * A_POINT
        if team.won:
            return lead + 1 if lead >= 0 else 1
        return lead if lead < 0 else -A_WIN

    def rank(self, g: Kernel, seat: int) -> int:
        if self.game.together:
            return self.beyond(g)
        won = g.over and seat in self.game.result(g).winners
        return self.points(g, seat) * A_POINT + (A_WIN if won else 0)

    def nobody_wins(self, g: Kernel) -> bool:
        return g.over and len(self.game.result(g).winners) == 0

    def promise(self, g: Kernel, seat: int) -> int:
        return self.beyond(g) if self.game.together else self.points(g, seat) * A_POINT


def general_guide(judge: Judge) -> Guide:
    """Search that thinks about every answer and lets chance play on."""
    return Guide(judge, RandomPolicy(Chance(1, 0)), DEPTH)
