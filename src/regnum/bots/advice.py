"""Advice: what a player that knows the game would do and why, checked by games played on from there.

The player's reasons are sentences that fit the game; search knows no sentence but has evidence. Where the evidence is
clearly against the player, the best answer that was tried is the advice instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regnum import native
from regnum.bots.bot import Weighed, make
from regnum.kernel.decision import Option
from regnum.kernel.table import Table
from regnum.kernel.text import Message

CHECKER = "mcts:1s"
"""Who tries the answers out."""
SOUND = 200
"""Games that must have been played on before they say anything."""
TRIED = 20
"""Games with one answer that must have been played on before its share is told."""
CLEARLY = 0.05
"""By how much the best answer must do better than the player's own to be advised instead."""
SHOWN = 3


class Advice(NamedTuple):
    """What to choose and why, and how it and the best of the others fared; none where too little was tried."""

    option: Option
    why: Message
    best: tuple[tuple[Option, int], ...]
    """Answers, each with the percentage of games played on from there that was won; the advised one first."""


def tried(table: Table, seat: int) -> Sequence[Weighed]:
    """How the answers fare in games played on; nothing where that would say nothing.

    Alone at a table nobody wins against anybody, and an engine that is not compiled plays too few games to tell.
    """
    return make(CHECKER).weigh(table, seat) if table.seats > 1 and native.COMPILED else ()


def checked(option: Option, why: Message, tried: Sequence[Weighed]) -> Advice:
    """A player's advice, corrected where the evidence is clearly against it; with the evidence."""
    games = sum(each.tries for each in tried)
    known = [each for each in tried if each.tries >= TRIED] if games >= SOUND else []
    if not known:
        return Advice(option, why, ())
    best = max(known, key=lambda each: each.share)
    own = next((each for each in known if each.option.notation == option.notation), None)
    if own is None or best.share - own.share > CLEARLY:
        option, why = best.option, Message("why.search", {"n": games, "share": round(100 * best.share)})
    ranked = sorted(known, key=lambda each: (each.option.notation != option.notation, -each.share))
    shown = tuple((each.option, round(100 * each.share)) for each in ranked[:SHOWN])
    return Advice(option, why, shown if len(shown) > 1 else ())
