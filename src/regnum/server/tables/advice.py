"""Advice to a seat, as the page gets it. Runs in a worker, on a table that holds nothing but what the seat knows."""

from __future__ import annotations

import regnum
from regnum.bots import make
from regnum.bots.advice import Advice
from regnum.bots.advice import advise as advised
from regnum.kernel.text import Message, Value
from regnum.server.wire.requests import Hint, HintAnswer
from regnum.server.wire.view import Text


def advise(save: str, seat: int, bot: str) -> Hint:
    """What a seat is advised to do, why, and how the best few answers fared."""
    table = regnum.load(save)
    option, why = make(bot).hint(table, seat)
    return written(advised(table, seat, option, why), bot)


def opinion(save: str, seat: int, bot: str) -> Hint:
    """What a bot would do and why, without games played on: that takes no time."""
    option, why = make(bot).hint(regnum.load(save), seat)
    return written(Advice(option, why, ()), bot)


def written(advice: Advice, bot: str) -> Hint:
    best = [HintAnswer(option.notation, share) for option, share in advice.best]
    return Hint(advice.option.notation, _told(advice.why), bot, best, advice.in_points)


def _told(why: Message) -> Text:
    return Text(why.key, {key: _plain(value) for key, value in why.params.items()})


def _plain(value: Value) -> str | int | list[str]:
    return value if isinstance(value, str | int) else list(value)
