"""Advice to a seat: what a player that knows the game would do and why, checked by games played on from there.

The player's reasons are sentences that fit the game; search knows no sentence but has evidence. Where the evidence is
clearly against the player, the best answer that was tried is the advice instead. Runs in a worker, on a table that
holds nothing but what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence

import regnum
from regnum.bots import Weighed, make
from regnum.kernel.text import Message, Value
from regnum.server.wire.requests import Hint, HintAnswer
from regnum.server.wire.view import Text

CHECKER = "mcts:1s"
"""Who tries the answers out."""
SOUND = 200
"""Games that must have been played on before they say anything."""
TRIED = 20
"""Games with one answer that must have been played on before its share is told."""
CLEARLY = 0.05
"""By how much the best answer must do better than the player's own to be advised instead."""
SHOWN = 3


def advise(save: str, seat: int, bot: str) -> Hint:
    """What a seat is advised to do, why, and how the best few answers fared."""
    table = regnum.load(save)
    option, why = make(bot).hint(table, seat)
    # Alone at a table nobody wins against anybody, and an engine that is not compiled plays too few games to tell.
    tried = make(CHECKER).weigh(table, seat) if table.seats > 1 and regnum.COMPILED else []
    return checked(option.notation, why, bot, tried)


def checked(notation: str, why: Message, bot: str, tried: Sequence[Weighed]) -> Hint:
    """A player's advice, corrected where the evidence is clearly against it; with the evidence."""
    games = sum(each.tries for each in tried)
    known = [each for each in tried if each.tries >= TRIED] if games >= SOUND else []
    if not known:
        return Hint(notation, _told(why), bot)
    best = max(known, key=lambda each: each.share)
    own = next((each for each in known if each.option.notation == notation), None)
    if own is None or best.share - own.share > CLEARLY:
        notation = best.option.notation
        why = Message("why.search", {"n": games, "share": round(100 * best.share)})
    ranked = sorted(known, key=lambda each: (each.option.notation != notation, -each.share))
    answers = [HintAnswer(each.option.notation, round(100 * each.share)) for each in ranked[:SHOWN]]
    return Hint(notation, _told(why), bot, answers if len(answers) > 1 else [])


def _told(why: Message) -> Text:
    return Text(why.key, {key: _plain(value) for key, value in why.params.items()})


def _plain(value: Value) -> str | int | list[str]:
    return value if isinstance(value, str | int) else list(value)
