"""Sagas in PostgreSQL."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

import asyncpg

from regnum.server.sagas.record import Kept, Saga, kept_from, saga_text
from regnum.server.store.legible import sagas_listed
from regnum.server.store.protocol import Conflict
from regnum.server.tables.faults import Faults
from regnum.server.tables.record import AnyEntry, Card, Header

PERSON = "INSERT INTO saga_people (person, saga_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
SAGAS = """
    SELECT s.body, s.revision, array(SELECT table_id FROM chapters WHERE saga_id = s.id ORDER BY number) AS chapters,
        s.id
    FROM sagas s
"""


class PostgresSagas(ABC):
    """The part of a store that keeps sagas."""

    _pool: asyncpg.Pool
    faults: Faults

    @abstractmethod
    def _live_connection(self) -> AbstractAsyncContextManager[Any]: ...

    @abstractmethod
    async def _reading(self, how: Callable[..., Awaitable[Any]], sql: str, *values: object) -> Any: ...

    @abstractmethod
    async def _create(self, db: Any, header: Header, entries: Sequence[AnyEntry], card: Card) -> None: ...

    @abstractmethod
    async def _announce(self, db: Any, id_: str) -> None: ...

    async def found_saga(self, saga: Saga) -> None:
        async with self._live_connection() as db, db.transaction():
            await _found(db, saga)

    async def saga(self, id_: str) -> Kept | None:
        row = await self._reading(self._pool.fetchrow, f"{SAGAS} WHERE s.id = $1", id_)
        return kept_from(tuple(row)[:3]) if row else None

    async def put_saga(self, saga: Saga, revision: int) -> None:
        async with self._live_connection() as db, db.transaction():
            await self._put_saga(db, saga, revision)

    async def follow_saga(self, saga: Saga, revision: int, new: Saga) -> None:
        async with self._live_connection() as db, db.transaction():
            await self._put_saga(db, saga, revision)
            await _found(db, new)

    async def begin_chapter(
        self, saga: Saga, revision: int, number: int, header: Header, entries: Sequence[AnyEntry], card: Card
    ) -> None:
        try:
            async with self._live_connection() as db, db.transaction():
                await self._put_saga(db, saga, revision)
                await self._create(db, header, entries, card)
                await db.execute("INSERT INTO chapters VALUES ($1, $2, $3)", saga.id, number, header.id)
        except asyncpg.UniqueViolationError as error:
            raise Conflict from error

    async def sagas_of(self, person: str, most: int) -> list[tuple[Kept, Card | None]]:
        rows = await self._reading(
            self._pool.fetch,
            f"{SAGAS} JOIN saga_people p ON p.saga_id = s.id WHERE p.person = $1 ORDER BY s.updated DESC LIMIT $2",
            *(person, most),
        )
        last = [row[2][-1] for row in rows if row[2]]
        cards = await self._reading(self._pool.fetch, "SELECT id, card FROM tables WHERE id = ANY($1)", last)
        return sagas_listed([(row[3], tuple(row)[:3]) for row in rows], map(tuple, cards), self.faults)

    async def _put_saga(self, db: Any, saga: Saga, revision: int) -> None:
        written = await db.execute(
            "UPDATE sagas SET revision = revision + 1, body = $1, status = $2, updated = $3"
            " WHERE id = $4 AND revision = $5",
            *(saga_text(saga), saga.life, saga.updated, saga.id, revision),
        )
        if written != "UPDATE 1":
            raise Conflict
        await db.executemany(PERSON, [(person, saga.id) for person in saga.people])
        await self._announce(db, saga.id)


async def _found(db: Any, saga: Saga) -> None:
    await db.execute(
        "INSERT INTO sagas (id, revision, body, status, updated) VALUES ($1, 0, $2, $3, $4)",
        *(saga.id, saga_text(saga), saga.life, saga.updated),
    )
    await db.executemany(PERSON, [(person, saga.id) for person in saga.people])
