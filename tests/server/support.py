"""A hall of tables in a test: a real store, bots that think at once, and people who play."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from regnum.server.store import Store, open_store
from regnum.server.tables import commands
from regnum.server.tables.bots import BotPool
from regnum.server.tables.hall import Hall
from regnum.server.tables.live import LiveTable, Services
from regnum.server.wire.requests import Choose, NewSeat, NewTable, Undo
from regnum.server.wire.tables import TableData

T = TypeVar("T")
AT_ONCE = (0.0, 0.01)
_requests = itertools.count()


class InlineBots(BotPool):
    """Bots that think in this process."""

    async def _run(self, task: Callable[[str, int, str], T], save: str, seat: int, bot: str) -> T:
        return task(save, seat, bot)


@asynccontextmanager
async def hall_at(path: Path, pause: tuple[float, float] = AT_ONCE) -> AsyncIterator[Hall]:
    store = await open_store(f"sqlite:{path}")
    async with hall_on(store, pause) as hall:
        yield hall


@asynccontextmanager
async def hall_on(store: Store, pause: tuple[float, float] = AT_ONCE) -> AsyncIterator[Hall]:
    hall = Hall(Services(store, InlineBots(), lambda table: f"invite-{table}", pause))
    hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        await store.close()


def seats(*kinds: str) -> list[NewSeat]:
    """`seats("human", "open", "random")`: anything else is a bot's name."""
    return [NewSeat(k, k.title()) if k in ("human", "open") else NewSeat("bot", k.title(), k) for k in kinds]


def wish(*kinds: str, game: str = "dominion", **more: Any) -> NewTable:
    more.setdefault("options", {"kingdom": "first_game", "first": 0})
    return NewTable(game, seats(*kinds), **more)


async def two_people(hall: Hall, **more: Any) -> LiveTable:
    """A table at which Ada (seat 0) and Jan (seat 1) play."""
    table = await hall.make(wish("human", "open", **more), "ada", "Ada")
    await table.do(lambda: commands.sit(table.state, "jan", "Jan", None))
    await table.do(lambda: commands.start(table.state, "ada", ""))
    return table


PEOPLE = ["ada", "jan", "ola", "ewa"]


async def choose(table: LiveTable, seat: int, *choices: str, seq: int | None = None, request: str = "") -> TableData:
    """A person's choice, and the table as the person then sees it."""
    person = PEOPLE[seat]
    at = table.data(person).seq if seq is None else seq
    asked = Choose(at, request or f"r{next(_requests)}", list(choices))
    await table.do(lambda: commands.choose(table.state, seat, asked))
    return table.data(person)


def view_of(table: LiveTable, person: str) -> Any:
    """What a person sees of the game."""
    return msgspec.json.decode(table.data(person).view)


async def undo(table: LiveTable, seat: int, agree: bool | None = None) -> None:
    asked = Undo(table.data(PEOPLE[seat]).seq, f"r{next(_requests)}", agree)
    await table.do(lambda: commands.undo(table.state, seat, asked))


def options(table: LiveTable, seat: int) -> list[str]:
    """What a seat may choose now, in notation."""
    assert table.state.game is not None
    decision = table.state.game.decision_of(seat)
    return [] if decision is None else [o.notation for o in decision.options]


async def until(true: Callable[[], bool], seconds: float = 300.0) -> None:
    """Waits for something that happens by itself."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 (a test looks from outside)
            await asyncio.sleep(0.002)
