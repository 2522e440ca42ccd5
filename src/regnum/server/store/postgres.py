"""PostgreSQL: for servers with several processes.

Every process may write to every table: an entry's place can be taken only once, so that of two writers one is told to
look again. What was written is announced to the other processes by its table alone; they read the entries themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from typing import Any

import asyncpg

from regnum.server.store.legible import legible, listed
from regnum.server.store.protocol import NOTHING_DUE, Bar, Conflict, Due, Listener, Noted, Person, StoreDown, StoreError
from regnum.server.store.saga_postgres import PostgresSagas
from regnum.server.store.schema import ABANDONED, REMEMBERED, UNBEGUN, statements, steps
from regnum.server.tables.faults import Faults
from regnum.server.tables.record import AnyEntry, Card, Header, Sat, entry_from, header_from, to_text

CHANNEL = "regnum_tables"
CONNECTIONS = 16
FAREWELL = 30
"""Seconds that a write has to end when the store is closed."""
LOCK = 0x5265676E
"""Marks our advisory locks among others in the same database."""

LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the farewell of the database had been read in part
    ConnectionError,
)
"""What a connection says that the database has closed meanwhile."""
FAILED = (
    *LOST,
    asyncpg.CannotConnectNowError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    OSError,
)
"""What says that the database cannot do its work now."""

CARD = "UPDATE tables SET card = $1, status = $2, updated = $3, due = $4 WHERE id = $5"
SITTER = "INSERT INTO sitters (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
ENTRY = "INSERT INTO entries (table_id, position, body) VALUES ($1, $2, $3)"
CARDS = "SELECT id, card FROM tables"
PERSON = "SELECT id, name, login, password FROM people"


class PostgresStore(PostgresSagas):
    """A store in a PostgreSQL database."""

    shared = True

    def __init__(self, address: str, pool: asyncpg.Pool) -> None:
        self._address = address
        self._pool = pool
        self.faults = Faults()
        self._own: asyncpg.Connection | None = None
        """Holds the locks of this process and hears what others write."""
        self._again: asyncio.Task[None] | None = None
        self._closed = False
        self._held: set[str] = set()
        """The tables whose bots and clocks this process runs."""
        self._turn = asyncio.Lock()
        self._name = secrets.token_hex(4)
        self._listeners: list[Listener] = []

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        try:
            pool = await asyncpg.create_pool(address, min_size=1, max_size=CONNECTIONS)
            async with pool.acquire() as db:
                await migrate(db)
            store = cls(address, pool)
            await store._connect()
        except (OSError, asyncpg.PostgresError, ValueError) as error:
            raise StoreError(f"The database cannot be opened: {error}.") from error
        return store

    # -- tables

    async def create(self, header: Header, entries: Sequence[AnyEntry], card: Card) -> None:
        async with self._live_connection() as db, db.transaction():
            await self._create(db, header, entries, card)

    async def append(self, table: str, after: int, entries: Sequence[AnyEntry], card: Card) -> None:
        try:
            async with self._live_connection() as db, db.transaction():
                await self._write(db, table, after, entries, card)
        except asyncpg.UniqueViolationError as error:
            raise Conflict from error

    @contextlib.asynccontextmanager
    async def _live_connection(self) -> AsyncIterator[Any]:
        """A connection that answers: those that the database has closed meanwhile are let go first."""
        for _ in range(CONNECTIONS + 1):
            try:
                db = await self._pool.acquire()
            except FAILED as error:
                raise StoreDown(str(error)) from error
            try:
                if await self._answers(db):
                    yield db
                    return
            except FAILED as error:
                raise StoreDown(str(error)) from error
            finally:
                await self._pool.release(db)
        raise StoreDown("the database has closed every connection")

    async def _answers(self, db: Any) -> bool:
        """Whether a connection is alive; one that is not is ended, so that the pool gives it to nobody again."""
        try:
            await db.execute("SELECT 1")
        except LOST:
            with contextlib.suppress(asyncpg.InterfaceError):  # the pool may have noticed, and let it go, before
                db.terminate()
            return False
        return True

    async def _reading(self, how: Callable[..., Awaitable[Any]], sql: str, *values: object) -> Any:
        """A question, asked again over other connections if the database has closed those that are at hand."""
        try:
            for _ in range(CONNECTIONS):
                with contextlib.suppress(*LOST):
                    return await how(sql, *values)
            return await how(sql, *values)
        except FAILED as error:
            raise StoreDown(str(error)) from error

    async def _writing(self, sql: str, *values: object) -> None:
        """Something that is written by itself, for good when the call returns."""
        async with self._live_connection() as db:
            await db.execute(sql, *values)

    async def _create(self, db: Any, header: Header, entries: Sequence[AnyEntry], card: Card) -> None:
        await db.execute(
            "INSERT INTO tables (id, header, card, status, listed, updated, due) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            *(header.id, to_text(header), to_text(card), card.status, int(card.listed), card.updated, card.due),
        )
        await self._write(db, header.id, 0, entries, card)

    async def _write(self, db: Any, table: str, after: int, entries: Sequence[AnyEntry], card: Card) -> None:
        rows = [(table, after + i, to_text(entry)) for i, entry in enumerate(entries)]
        await db.executemany(ENTRY, rows)
        if not after or any(isinstance(entry, Sat) for entry in entries):
            await db.executemany(SITTER, [(person, table) for person in card.people])
        await self._put_card(db, card)
        await self._announce(db, table)

    async def _announce(self, db: Any, what: str) -> None:
        """Tells the other processes to which table or saga something was written."""
        await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self._name} {what}")

    async def announce(self, what: str) -> None:
        async with self._live_connection() as db:
            await self._announce(db, what)

    async def _put_card(self, db: Any, card: Card) -> None:
        await db.execute(CARD, to_text(card), card.status, card.updated, card.due, card.id)

    async def read(self, table: str) -> Header | None:
        text = await self._reading(self._pool.fetchval, "SELECT header FROM tables WHERE id = $1", table)
        return header_from(text) if text else None

    async def entries(self, table: str, after: int = 0) -> list[AnyEntry]:
        rows = await self._reading(
            self._pool.fetch,
            "SELECT body FROM entries WHERE table_id = $1 AND position >= $2 ORDER BY position",
            table,
            after,
        )
        return [entry_from(row[0]) for row in rows]

    async def cards_of(self, person: str, most: int) -> list[Card]:
        rows = await self._reading(
            self._pool.fetch,
            f"{CARDS} JOIN sitters ON table_id = id WHERE person = $1 ORDER BY updated DESC LIMIT $2",
            *(person, most),
        )
        return legible(rows, listed, self.faults)

    async def cards_listed(self, most: int) -> list[Card]:
        rows = await self._reading(
            self._pool.fetch,
            f"{CARDS} WHERE status = 'lobby' AND listed = 1 ORDER BY updated DESC LIMIT $1",
            most,
        )
        return legible(rows, listed, self.faults)

    async def cards_latest(self, most: int) -> list[Card]:
        rows = await self._reading(self._pool.fetch, f"{CARDS} ORDER BY updated DESC LIMIT $1", most)
        return legible(rows, listed, self.faults)

    async def size(self) -> int:
        return int(await self._reading(self._pool.fetchval, "SELECT pg_database_size(current_database())"))

    async def due(self, now: float, most: int, after: Due = NOTHING_DUE) -> list[Due]:
        rows = await self._reading(
            self._pool.fetch,
            "SELECT due, id FROM tables WHERE due <= $1 AND (due, id) > ($2, $3) ORDER BY due, id LIMIT $4",
            *(now, *after, most),
        )
        return [(row[0], row[1]) for row in rows]

    # -- between processes

    async def claim(self, table: str) -> bool:
        """The lock goes with the connection: if this process dies, another gets it."""
        if table in self._held:
            return True  # a second lock would need a second release
        if await self._ask("SELECT pg_try_advisory_lock($1, $2)", table):
            self._held.add(table)
        return table in self._held

    def holds(self, table: str) -> bool:
        return table in self._held

    async def release(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            await self._ask("SELECT pg_advisory_unlock($1, $2)", table)

    async def _ask(self, sql: str, table: str) -> Any:
        """Something about a lock; while the connection is lost the answer is None."""
        async with self._turn:
            try:
                return await self._own.fetchval(sql, LOCK, _number(table)) if self._own else None
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                return None

    async def _connect(self) -> None:
        self._own = await asyncpg.connect(self._address)
        self._own.add_termination_listener(self._lost)
        await self._own.add_listener(CHANNEL, self._heard)

    def _lost(self, _connection: Any) -> None:
        self._own = None
        self._held.clear()  # the locks went with the connection; each table claims its own again
        if not self._closed:
            self._again = asyncio.get_running_loop().create_task(self._reconnect())

    async def _reconnect(self) -> None:
        """Connects anew and looks at every table: something may have been written meanwhile."""
        while self._own is None:
            try:
                await self._connect()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(1)
        for listener in self._listeners:
            listener("")

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def _heard(self, _connection: Any, _process: int, _channel: str, said: Any) -> None:
        writer, _, table = str(said).partition(" ")
        if writer != self._name:
            for listener in self._listeners:
                listener(table)

    async def still_open(self, tables: Sequence[str]) -> set[str]:
        sql = (
            "SELECT id FROM tables WHERE status IN ('lobby', 'playing') AND id = ANY($1)"
            " UNION SELECT id FROM sagas WHERE status = 'open' AND id = ANY($1)"
        )
        return {row[0] for row in await self._reading(self._pool.fetch, sql, list(tables))}

    async def clear(self, before: float, now: float, but: Collection[str]) -> list[str]:
        async with self._live_connection() as db, db.transaction():
            sql = f"SELECT id FROM tables WHERE {ABANDONED.format(before='$1')} FOR UPDATE SKIP LOCKED"  # noqa: S608
            found = [row[0] for row in await db.fetch(sql, before) if row[0] not in but]
            for table, column in (("entries", "table_id"), ("sitters", "table_id"), ("tables", "id")):
                await db.execute(f"DELETE FROM {table} WHERE {column} = ANY($1)", found)  # noqa: S608 (ours)
            unbegun = f"SELECT id FROM sagas WHERE {UNBEGUN.format(before='$1')}"  # noqa: S608 (ours)
            await db.execute(f"DELETE FROM saga_people WHERE saga_id IN ({unbegun})", before)  # noqa: S608 (ours)
            await db.execute(f"DELETE FROM sagas WHERE {UNBEGUN.format(before='$1')}", before)  # noqa: S608 (ours)
            await db.execute("DELETE FROM sessions WHERE expires < $1", now)
            await db.execute("DELETE FROM journal WHERE at < $1", now - REMEMBERED)
        return found

    # -- people

    async def person(self, id_: str) -> Person | None:
        return _person(await self._reading(self._pool.fetchrow, f"{PERSON} WHERE id = $1", id_))

    async def person_by_login(self, login: str) -> Person | None:
        return _person(await self._reading(self._pool.fetchrow, f"{PERSON} WHERE login = $1", login))

    async def people(self, most: int) -> list[Person]:
        sql = "SELECT id, name, login FROM people ORDER BY login IS NULL, login, name LIMIT $1"
        return [Person(*row) for row in await self._reading(self._pool.fetch, sql, most)]

    async def put_person(self, person: Person) -> None:
        try:
            await self._writing(
                "INSERT INTO people (id, name, login, password) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO UPDATE"
                " SET name = excluded.name, login = excluded.login, password = excluded.password",
                *(person.id, person.name, person.login, person.password),
            )
        except asyncpg.UniqueViolationError as error:
            raise Conflict from error

    async def session(self, digest: str, now: float) -> str | None:
        person: str | None = await self._reading(
            self._pool.fetchval, "SELECT person FROM sessions WHERE digest = $1 AND expires > $2", digest, now
        )
        return person

    async def put_session(self, digest: str, person: str, expires: float) -> None:
        await self._writing("INSERT INTO sessions VALUES ($1, $2, $3)", digest, person, expires)

    async def drop_session(self, digest: str) -> None:
        await self._writing("DELETE FROM sessions WHERE digest = $1", digest)

    async def drop_sessions(self, person: str) -> None:
        await self._writing("DELETE FROM sessions WHERE person = $1", person)

    async def note(self, line: Noted) -> None:
        await self._writing(
            "INSERT INTO journal (at, what, who, address, detail) VALUES ($1, $2, $3, $4, $5)",
            *(line.at, line.what, line.who, line.address, line.detail),
        )

    async def journal(self, most: int) -> list[Noted]:
        sql = "SELECT at, what, who, address, detail FROM journal ORDER BY at DESC LIMIT $1"
        return [Noted(*row) for row in await self._reading(self._pool.fetch, sql, most)]

    async def bar(self, person: str, how: str, name: str, at: float) -> None:
        sql = "INSERT INTO barred (person, how, name, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
        await self._writing(sql, person, how, name, at)

    async def unbar(self, person: str, how: str) -> None:
        await self._writing("DELETE FROM barred WHERE person = $1 AND how = $2", person, how)

    async def barred(self) -> list[Bar]:
        sql = "SELECT person, how, name, at FROM barred ORDER BY at DESC"
        return [Bar(*row) for row in await self._reading(self._pool.fetch, sql)]

    async def setting(self, name: str, made: str) -> str:
        await self._writing("INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING", name, made)
        return str(await self._reading(self._pool.fetchval, "SELECT value FROM settings WHERE name = $1", name))

    async def counts(self) -> dict[str, int]:
        tables = await self._reading(self._pool.fetch, "SELECT status, count(*) FROM tables GROUP BY status")
        entries = await self._reading(self._pool.fetchval, "SELECT count(*) FROM entries")
        rest = {
            name: await self._reading(self._pool.fetchval, f"SELECT count(*) FROM {name}")  # noqa: S608 (ours)
            for name in ("people", "sagas")
        }
        return {**{f"tables {row[0]}": row[1] for row in tables}, "entries": entries, **rest}

    async def close(self) -> None:
        self._closed = True
        if self._again is not None:
            self._again.cancel()
        with contextlib.suppress(asyncpg.PostgresError, OSError):
            if self._own is not None:
                await self._own.close()
            async with asyncio.timeout(FAREWELL):  # then the pool ends those that are still in use
                await self._pool.close()


async def migrate(db: asyncpg.Connection) -> None:
    """Brings the schema up to date; processes that start together do it once."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1, 0)", LOCK)
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)")
        version = await db.fetchval("SELECT coalesce(max(number), 0) FROM schema_version")
        known = steps()
        if version > known[-1][0]:
            raise StoreError("This database was written by a newer Regnum; update Regnum to use it.")
        if 0 < version < known[-1][0]:
            await _keep_a_copy(db, f"regnum_before_{known[-1][0]:04}")
        for number, sql in known:
            if number > version:
                for statement in statements(sql):
                    await db.execute(statement)
                await db.execute("INSERT INTO schema_version VALUES ($1)", number)


async def _keep_a_copy(db: asyncpg.Connection, schema: str) -> None:
    """All that there is before it is changed, beside it in the same database."""
    tables = await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    await db.execute(f"CREATE SCHEMA {schema}")
    for (name,) in tables:
        await db.execute(f'CREATE TABLE {schema}."{name}" AS TABLE "{name}"')


def _number(table: str) -> int:
    """A table's advisory lock; that two tables share one does no harm but that one process runs both."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:4], "big", signed=True)


def _person(row: Sequence[Any] | None) -> Person | None:
    return Person(*row) if row else None
