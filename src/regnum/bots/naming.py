"""From a bot's name to a player: `random`, `greedy`, `mcts:200`, `mcts:1.5s`, or one of a game's own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from regnum.bots.general import GeneralJudge, general_guide
from regnum.bots.greedy import Greedy
from regnum.bots.kit import Kit, Maker
from regnum.bots.policy import Policy, RandomPolicy
from regnum.bots.search import WHY_SEARCH, Search
from regnum.games.registry import GAMES, game_of, optional
from regnum.kernel.errors import UnknownBot
from regnum.kernel.spec import Game
from regnum.kernel.text import Message

SEARCH = re.compile(r"mcts:(?:(?P<tries>[1-9]\d{0,7})|(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s)")
SEARCH_SECOND = "mcts:1s"


def kit_of(game: str) -> Kit:
    """What bots know about a game: its own kit, or what can be known about any game; raises UnknownGame."""
    return _kit(game_of(game))


@cache
def _kit(game: Game) -> Kit:
    """A game has players of its own if there is a folder of its name here with a `kit.py`."""
    own = optional(f"regnum.bots.{game.id}.kit")
    if own is not None:
        kit: Kit = own.KIT
        return kit
    judge = GeneralJudge(game)
    return Kit(judge, {}, (), lambda: general_guide(judge), ("random", "random"))


def names(game: str | None = None) -> Sequence[str]:
    """All bots, or those of one game, weaker ones first; search comes in any strength (`mcts:200`, `mcts:1.5s`)."""
    kits = [kit_of(each) for each in (GAMES if game is None else [game])]
    return ["random", "greedy", *dict.fromkeys(player for kit in kits for player in kit.players), SEARCH_SECOND]


def levels(game: str) -> dict[str, str]:
    """The bots that stand for squire, knight and master in a game, for people who do not want to know their names."""
    kit = kit_of(game)
    if kit.levels:
        return dict(kit.levels)
    ranked = list(kit.players) or ["random", "greedy", "greedy"]
    return {"squire": ranked[0], "knight": ranked[len(ranked) // 2], "master": ranked[-1]}


def check(name: str) -> None:
    """Raises UnknownBot for a name that no game knows."""
    if name not in names() and (SEARCH.fullmatch(name) is None or float(_seconds(name) or 1) == 0):
        raise UnknownBot(f"There is no bot {name!r}. Bots: {_listed(None)}.")


def maker(name: str, game: str) -> Maker:
    """Makes the named player of a game; raises UnknownBot."""
    check(name)
    if name == "random":
        return RandomPolicy
    kit = kit_of(game)
    if name == "greedy":
        return kit.greedy or (lambda dice: Greedy(dice, kit.judge))
    if found := SEARCH.fullmatch(name):
        tries, seconds = int(found["tries"] or 0), float(found["seconds"] or 0)
        return lambda dice: Search(dice, kit.guide(), tries, seconds)
    if name not in kit.players:
        raise UnknownBot(f"The bot {name!r} does not play {game}. Bots for it: {_listed(game)}.")
    return kit.players[name]


def reason(name: str, game: str, policy: Policy) -> Message:
    """Why a player has just chosen as it did."""
    if isinstance(policy, Search):
        if policy.why == WHY_SEARCH:
            return Message("why.search", {"n": policy.done})
        return Message("why.clear", {})
    if name in ("random", "greedy"):
        return Message(f"why.{name}", {})
    return Message(f"why.{game}.{kit_of(game).reasons[policy.why]}", {})


def _seconds(name: str) -> str | None:
    found = SEARCH.fullmatch(name)
    return found["seconds"] if found else None


def _listed(game: str | None) -> str:
    known = [name for name in names(game) if name != SEARCH_SECOND]
    return ", ".join([*known, "mcts:200 (any number of tries)", "mcts:1.5s (any time)"])
