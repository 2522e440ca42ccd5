"""From a bot's name to a player: `random`, `greedy`, `mcts:200`, `mcts:1.5s`, or one of a game's own."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.bots.dominion.kit import KIT as DOMINION
from regnum.bots.kit import Kit, Maker
from regnum.bots.policy import Policy, RandomPolicy
from regnum.kernel.errors import UnknownBot
from regnum.kernel.text import Message

KITS: dict[str, Kit] = {"dominion": DOMINION}
"""The games that bots know."""

ANYWHERE = ("random",)
"""Players that need to know nothing about a game."""


def names(game: str | None = None) -> Sequence[str]:
    """All names that bots have, or those of one game's players."""
    kits = [kit for name, kit in KITS.items() if game in (None, name)]
    return [*ANYWHERE, *dict.fromkeys(player for kit in kits for player in kit.players)]


def check(name: str) -> None:
    """Raises UnknownBot for a name that no game knows."""
    if name not in names():
        raise UnknownBot(f"There is no bot {name!r}. Bots: {', '.join(names())}.")


def maker(name: str, game: str) -> Maker:
    """Makes the named player of a game; raises UnknownBot."""
    check(name)
    if name == "random":
        return RandomPolicy
    kit = KITS.get(game)
    if kit is None or name not in kit.players:
        raise UnknownBot(f"The bot {name!r} does not play {game}. Bots for it: {', '.join(names(game))}.")
    return kit.players[name]


def reason(name: str, game: str, policy: Policy) -> Message:
    """Why a player has just chosen as it did."""
    if name == "random":
        return Message("why.random", {})
    return Message(f"why.{game}.{KITS[game].reasons[policy.why]}", {})
