"""A short campaign of three games of Dominion, and people who hurry through it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from regnum.kernel.errors import BadOption
from regnum.kernel.table import Table
from regnum.server.sagas.campaign import Campaign
from regnum.server.sagas.chapters import is_told_over
from regnum.server.sagas.house import Sagas
from regnum.server.sagas.record import Kept
from regnum.server.store import open_store
from regnum.server.tables.commands import Plan
from regnum.server.tables.live import LiveTable
from regnum.server.tables.record import Played
from regnum.server.wire.sagas import BookData, ChapterData, NewSaga, PlanData, ShelfData
from server.support import hall_on, seats, until


class Short:
    """Who wins a game takes one Tome and begins the next one."""

    id = "short"
    games: tuple[str, ...] = ("dominion", "dominion", "dominion")
    seats = (2, 4)
    offered = True

    def chapter_setup(
        self, chapter: int, players: int, options: Mapping[str, Any], finished: Sequence[Table]
    ) -> tuple[str, dict[str, Any]]:
        first = finished[-1].result.winners[0] if finished and finished[-1].result else 0
        return "dominion", {"kingdom": "first_game", **options, "first": first}

    def check_pack(self, pack: Mapping[str, Any]) -> None:
        raise BadOption("Nothing of it has another face.")

    def faces(self) -> dict[str, dict[str, str]]:
        return {}

    def book(self, tables: Sequence[Table], players: int, viewer: int | None) -> BookData:
        won = [table.result.winners[0] for table in tables if table.result]
        states = ["done" if table.over else "now" for table in tables] + ["blank"] * (3 - len(tables))
        totals = [won.count(p) for p in range(players)]
        return BookData(
            [ChapterData(i, "dominion", state, 10) for i, state in enumerate(states)],  # type: ignore[arg-type]
            [ShelfData([], [total], [], [], [0, 0, 0], total) for total in totals],
            3,
            [],
            PlanData([[] for _ in range(players)], [0] * players, [0] * players, [0] * players),
            [totals.index(max(totals))] if len(won) == len(self.games) else [],
        )


@asynccontextmanager
async def sagas_at(address: str, campaign: Campaign | None = None) -> AsyncIterator[Sagas]:
    """The sagas of a server on a database."""
    async with hall_on(await open_store(address)) as hall:
        yield Sagas(hall, campaign or Short(), lambda id_: f"invite-{id_}")


async def saga_of(sagas: Sagas, *kinds: str, **more: Any) -> str:
    """A saga that Ada has founded."""
    return (await sagas.found(NewSaga(seats(*kinds), **more), "ada", "Ada")).saga.id


async def saga_of_two(sagas: Sagas, **more: Any) -> str:
    """A saga of Ada and Jan."""
    id_ = await saga_of(sagas, "human", "open", **more)
    await sagas.sit(id_, "jan", "Jan", None, "")
    return id_


async def ready(sagas: Sagas, id_: str, *people: str) -> Kept:
    """People are ready, all at the same moment; who comes when the chapter has begun is refused."""
    found = await asyncio.gather(*(sagas.ready(id_, person, True) for person in people), return_exceptions=True)
    refused = [each for each in found if isinstance(each, BaseException)]
    if len(refused) == len(people):
        raise refused[0]
    return await sagas.saga(id_)


async def chapter(sagas: Sagas, id_: str) -> LiveTable:
    """The table of the chapter that was begun last."""
    return await sagas.hall.table((await sagas.saga(id_)).chapters[-1])


async def hurry(table: LiveTable, seed: int = 1) -> None:
    """Plays a chapter to its end, anyhow."""

    def rest() -> Plan:
        game = table.state.playing()
        trial, dice = game.clone(), random.Random(seed)
        while not trial.over:
            decision = trial.pending[0]
            trial.play(dice.choice(list(decision.options)).notation, seat=decision.seat)
        choices = trial.choices.since(game.choices)
        return [(Played(seat=choices[0].seat, choices=bytes(choices)), trial)]

    await table.do(rest)
    await until(lambda: is_told_over(table.state))
