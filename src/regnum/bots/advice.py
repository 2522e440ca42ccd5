"""Advice: what a player that knows the game would do and why, checked by games played on from there.

The player's reasons are sentences that fit the game; search knows no sentence but has evidence. Where the evidence is
clearly against the player, the best answer that was tried is the advice instead. Alone at a table, or together against
the game, nobody is beaten by the size of a lead: there the evidence is the points at the end.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median, pvariance
from typing import NamedTuple

from regnum import native
from regnum.bots.bot import Weighed, make
from regnum.bots.naming import kit_of
from regnum.bots.policy import play_out, redealt
from regnum.kernel.core.chance import Chance
from regnum.kernel.decision import Option
from regnum.kernel.seeds import first_state
from regnum.kernel.table import Table
from regnum.kernel.text import Message

CHECKER = "mcts:0.4s"
"""Who tries the answers out: a worker that gets a tenth of a busy processor takes ten times as long."""
SOUND = 200
"""Games that must have been played on before they say anything."""
TRIED = 20
"""Games with one answer that must have been played on before its share is told."""
CLEARLY = 0.05
"""By how much the best answer must do better than the player's own to be advised instead."""
SHOWN = 3
SECONDS = 1.0
"""The processor's time for games that are played on for their points."""
MOST_GAMES = 400
"""Games with one answer, at most."""
FIRST_LOOK = 8
"""Games with every answer; then only the best are tried further."""
LONGEST = 3000
"""Answers after which a game that is played on so is given up: it goes in circles."""
CERTAIN = 3.0
"""By how many standard errors another answer must bring more points to be advised instead."""


class Fared(NamedTuple):
    """An answer, and the points at the end of each game played on from it; the deals are the same for every answer."""

    option: Option
    points: list[int]


class Advice(NamedTuple):
    """What to choose and why, and how it and the best of the others fared; none where too little was tried."""

    option: Option
    why: Message
    best: tuple[tuple[Option, int], ...]
    """Answers, each with how it fared in games played on, the advised one first: from 0 to 100, a clear victory.

    That is no chance of winning: the size of the lead counts too, and a long game is judged before its end.
    """
    in_points: bool = False
    """Whether the numbers are points at the end, on average."""


def advise(table: Table, seat: int, option: Option, why: Message) -> Advice:
    """A player's advice with what evidence there is; an engine that is not compiled plays too few games to tell."""
    if not native.COMPILED:
        return Advice(option, why, ())
    if table.seats == 1 or table.game.together:
        return counted(option, why, played_on(table, seat, option))
    return checked(option, why, make(CHECKER).weigh(table, seat))


def checked(option: Option, why: Message, tried: Sequence[Weighed]) -> Advice:
    """A player's advice, corrected where the evidence is clearly against it; with the evidence."""
    games = sum(each.tries for each in tried)
    known = [each for each in tried if each.tries >= TRIED] if games >= SOUND else []
    if not known:
        return Advice(option, why, ())
    best = max(known, key=lambda each: each.share)
    own = next((each for each in known if each.option.notation == option.notation), None)
    if own is None or best.share - own.share > CLEARLY:
        option, why = best.option, Message("why.search", {"n": games})
    ranked = sorted(known, key=lambda each: (each.option.notation != option.notation, -each.share))
    shown = tuple((each.option, round(100 * each.share)) for each in ranked[:SHOWN])
    return Advice(option, why, shown if len(shown) > 1 else ())


def played_on(table: Table, seat: int, own: Option, games: int = MOST_GAMES, seconds: float = SECONDS) -> list[Fared]:
    """How the answers fare where points count: all in a few games, then the player's own and the best of the others."""
    fared = [Fared(option, []) for option in own.decision.options]
    trying = fared if len(fared) > 1 else []
    end = time.thread_time() + seconds
    for n in range(games):
        if n == FIRST_LOOK:
            ranked = sorted(trying, key=lambda each: (each.option.notation != own.notation, -fmean(each.points or [0])))
            trying = ranked[:SHOWN]
        for each in trying:
            if time.thread_time() > end:
                return fared
            points = _points(table, seat, each.option, n)
            if points is not None:
                each.points.append(points)
    return fared


def _points(table: Table, seat: int, option: Option, deal: int) -> int | None:
    """The points of the seat, or of its team, after a game that search's fast player finished; None without an end."""
    player = kit_of(table.game.id).guide().roll_out
    world = redealt(table.core, seat, Chance(first_state("advice", f"{table.step}/{deal}"), 0))
    world.answer(seat, option.answer)
    play_out(world, [player] * table.seats, LONGEST)
    if not world.over:
        return None
    result = table.game.result(world)
    return result.scores[seat].total if result.team is None else result.team.total


def counted(option: Option, why: Message, fared: Sequence[Fared]) -> Advice:
    """A player's advice with the points that the answers brought; another answer where that is certainly worth more.

    Games that are lost at once bring none: where most of them are, whatever the answer, points tell nothing.
    """
    known = [each for each in fared if len(each.points) >= TRIED]
    own = next((each for each in known if each.option.notation == option.notation), None)
    games = sum(len(each.points) for each in known)
    if own is None or len(known) < 2 or games < SOUND:
        return Advice(option, why, ())
    best = max(known, key=lambda each: fmean(each.points))
    if median(best.points) == 0:
        return Advice(option, why, ())
    gains = [more - less for more, less in zip(best.points, own.points, strict=False)]
    if fmean(gains) > max(1.0, CERTAIN * sqrt(pvariance(gains) / len(gains))):
        option, why = best.option, Message("why.points", {"n": games, "points": round(fmean(best.points))})
    ranked = sorted(known, key=lambda each: (each.option.notation != option.notation, -fmean(each.points)))
    return Advice(option, why, tuple((each.option, round(fmean(each.points))) for each in ranked[:SHOWN]), True)
