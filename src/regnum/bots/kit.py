"""What bots know about one game: its judge, its own players, and what search needs to play it well."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from regnum.bots.policy import Judge, Policy
from regnum.bots.search import Guide
from regnum.kernel.core.chance import Chance

Maker = Callable[[Chance], Policy]
"""Makes a player; the dice are its own."""


@dataclass(frozen=True)
class Kit:
    """A game's judge and players; there is one kit for each game that bots can play."""

    judge: Judge
    players: Mapping[str, Maker]
    """The game's own players by name, weaker ones first."""
    reasons: Sequence[str]
    """What the players' numbers for reasons stand for."""
    guide: Callable[[], Guide]
    """What search is told about the game."""
    pair: tuple[str, str]
    """The two players whose games the bench counts."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """The players that stand for squire, knight and master, as measured; where none are named, the order decides."""
    greedy: Maker | None = None
    """The game's own greedy player, where one answer says little and a turn is many of them."""
