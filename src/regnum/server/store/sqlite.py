"""The embedded database: one file, one process."""

from __future__ import annotations

import contextlib
import fcntl
import os
import sqlite3
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import IO, Any

from regnum.kernel.errors import shown
from regnum.server.store.legible import legible, listed
from regnum.server.store.protocol import NOTHING_DUE, Bar, Conflict, Due, Listener, Noted, Person, StoreError
from regnum.server.store.saga_sqlite import SqliteSagas
from regnum.server.store.schema import ABANDONED, REMEMBERED, UNBEGUN, statements, steps
from regnum.server.store.table_sqlite import create, write
from regnum.server.store.writer import Worker
from regnum.server.tables.faults import Faults
from regnum.server.tables.record import AnyEntry, Card, Header, entry_from, header_from

PRIVATE = 0o600
CARDS = "SELECT id, CAST(card AS BLOB) FROM tables"
"""Records are read as bytes: text that is damaged is the fault of its record, and not of the database."""


class SqliteStore(SqliteSagas):
    """A store in a SQLite file. Every commit is on the disk before it is answered (WAL, synchronous=FULL)."""

    shared = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self.faults = Faults()
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = locked(path)
        try:
            writing = connect(path)
            check(writing, path)
            migrate(writing, path)
        except (sqlite3.Error, StoreError) as error:
            self._lock.close()
            if isinstance(error, StoreError):
                raise
            raise StoreError(f"The database {path} cannot be opened: {error}.") from error
        self._writer = Worker(writing, writes=True)
        self._reader = Worker(connect(path), writes=False)

    # -- tables

    async def create(self, header: Header, entries: Sequence[AnyEntry], card: Card) -> None:
        await self._writer.do(lambda db: create(db, header, entries, card))

    async def append(self, table: str, after: int, entries: Sequence[AnyEntry], card: Card) -> None:
        def work(db: sqlite3.Connection) -> None:
            try:
                write(db, table, after, entries, card)
            except sqlite3.IntegrityError as error:
                raise Conflict from error

        await self._writer.do(work)

    async def read(self, table: str) -> Header | None:
        rows = await self._rows("SELECT CAST(header AS BLOB) FROM tables WHERE id = ?", table)
        return header_from(rows[0][0]) if rows else None

    async def entries(self, table: str, after: int = 0) -> list[AnyEntry]:
        rows = await self._rows(
            "SELECT CAST(body AS BLOB) FROM entries WHERE table_id = ? AND position >= ? ORDER BY position",
            table,
            after,
        )
        return [entry_from(body) for (body,) in rows]

    async def cards_of(self, person: str, most: int) -> list[Card]:
        rows = await self._rows(
            f"{CARDS} JOIN sitters ON table_id = id WHERE person = ? ORDER BY updated DESC LIMIT ?", person, most
        )
        return legible(rows, listed, self.faults)

    async def cards_listed(self, most: int) -> list[Card]:
        sql = f"{CARDS} WHERE status = 'lobby' AND listed = 1 ORDER BY updated DESC LIMIT ?"
        return legible(await self._rows(sql, most), listed, self.faults)

    async def cards_latest(self, most: int) -> list[Card]:
        return legible(await self._rows(f"{CARDS} ORDER BY updated DESC LIMIT ?", most), listed, self.faults)

    async def size(self) -> int:
        files = (self._path.with_name(self._path.name + ending) for ending in ("", "-wal", "-shm"))
        return sum(file.stat().st_size for file in files if file.exists())

    async def due(self, now: float, most: int, after: Due = NOTHING_DUE) -> list[Due]:
        return await self._rows(
            "SELECT due, id FROM tables WHERE due <= ? AND (due, id) > (?, ?) ORDER BY due, id LIMIT ?",
            *(now, *after, most),
        )

    async def claim(self, table: str) -> bool:
        return True

    def holds(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        """There is no other process."""

    async def announce(self, what: str) -> None:
        """Nobody else reads the file."""

    def listen(self, listener: Listener) -> None:
        """There is no other process."""

    async def still_open(self, tables: Sequence[str]) -> set[str]:
        holes = ", ".join("?" * len(tables))
        sql = (
            f"SELECT id FROM tables WHERE status IN ('lobby', 'playing') AND id IN ({holes})"  # noqa: S608 (ours)
            f" UNION SELECT id FROM sagas WHERE status = 'open' AND id IN ({holes})"
        )
        return {id_ for (id_,) in await self._rows(sql, *tables, *tables)}

    async def clear(self, before: float, now: float, but: Collection[str]) -> list[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            sql = f"SELECT id FROM tables WHERE {ABANDONED.format(before='?')}"  # noqa: S608 (ours)
            found = [id_ for (id_,) in db.execute(sql, (before,)) if id_ not in but]
            for table, column in (("entries", "table_id"), ("sitters", "table_id"), ("tables", "id")):
                db.executemany(f"DELETE FROM {table} WHERE {column} = ?", [(id_,) for id_ in found])  # noqa: S608
            unbegun = f"SELECT id FROM sagas WHERE {UNBEGUN.format(before='?')}"  # noqa: S608 (ours)
            db.execute(f"DELETE FROM saga_people WHERE saga_id IN ({unbegun})", (before,))  # noqa: S608 (ours)
            db.execute(f"DELETE FROM sagas WHERE {UNBEGUN.format(before='?')}", (before,))  # noqa: S608 (ours)
            db.execute("DELETE FROM sessions WHERE expires < ?", (now,))
            db.execute("DELETE FROM journal WHERE at < ?", (now - REMEMBERED,))
            return found

        return await self._writer.do(work)

    # -- people

    async def person(self, id_: str) -> Person | None:
        return _person(await self._rows("SELECT id, name, login, password FROM people WHERE id = ?", id_))

    async def person_by_login(self, login: str) -> Person | None:
        return _person(await self._rows("SELECT id, name, login, password FROM people WHERE login = ?", login))

    async def people(self, most: int) -> list[Person]:
        sql = "SELECT id, name, login FROM people ORDER BY login IS NULL, login, name LIMIT ?"
        return [Person(*row) for row in await self._rows(sql, most)]

    async def put_person(self, person: Person) -> None:
        def work(db: sqlite3.Connection) -> None:
            try:
                db.execute(
                    "INSERT INTO people (id, name, login, password) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
                    " SET name = excluded.name, login = excluded.login, password = excluded.password",
                    (person.id, person.name, person.login, person.password),
                )
            except sqlite3.IntegrityError as error:
                raise Conflict from error

        await self._writer.do(work)

    async def session(self, digest: str, now: float) -> str | None:
        rows = await self._rows("SELECT person FROM sessions WHERE digest = ? AND expires > ?", digest, now)
        return rows[0][0] if rows else None

    async def put_session(self, digest: str, person: str, expires: float) -> None:
        await self._write("INSERT INTO sessions (digest, person, expires) VALUES (?, ?, ?)", digest, person, expires)

    async def drop_session(self, digest: str) -> None:
        await self._write("DELETE FROM sessions WHERE digest = ?", digest)

    async def drop_sessions(self, person: str) -> None:
        await self._write("DELETE FROM sessions WHERE person = ?", person)

    async def note(self, line: Noted) -> None:
        await self._write(
            "INSERT INTO journal (at, what, who, address, detail) VALUES (?, ?, ?, ?, ?)",
            *(line.at, line.what, line.who, line.address, line.detail),
        )

    async def journal(self, most: int) -> list[Noted]:
        sql = "SELECT at, what, who, address, detail FROM journal ORDER BY at DESC LIMIT ?"
        return [Noted(*row) for row in await self._rows(sql, most)]

    async def bar(self, person: str, how: str, name: str, at: float) -> None:
        await self._write(
            "INSERT OR IGNORE INTO barred (person, how, name, at) VALUES (?, ?, ?, ?)", person, how, name, at
        )

    async def unbar(self, person: str, how: str) -> None:
        await self._write("DELETE FROM barred WHERE person = ? AND how = ?", person, how)

    async def barred(self) -> list[Bar]:
        return [Bar(*row) for row in await self._rows("SELECT person, how, name, at FROM barred ORDER BY at DESC")]

    async def setting(self, name: str, made: str) -> str:
        await self._write("INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)", name, made)
        rows = await self._rows("SELECT value FROM settings WHERE name = ?", name)
        return str(rows[0][0])

    async def counts(self) -> dict[str, int]:
        tables = await self._rows("SELECT status, count(*) FROM tables GROUP BY status")
        entries = await self._rows("SELECT count(*) FROM entries")
        rest = {name: await self._rows(f"SELECT count(*) FROM {name}") for name in ("people", "sagas")}  # noqa: S608
        counted = {name: rows[0][0] for name, rows in rest.items()}
        return {**{f"tables {s}": n for s, n in tables}, "entries": entries[0][0], **counted}

    async def close(self) -> None:
        self._reader.close()
        self._writer.close()
        self._lock.close()

    async def _rows(self, sql: str, *given: object) -> list[tuple[Any, ...]]:
        return await self._reader.do(lambda db: db.execute(sql, given).fetchall())

    async def _write(self, sql: str, *given: object) -> None:
        await self._writer.do(lambda db: db.execute(sql, given).close())


def private(path: Path) -> None:
    """Makes a file that is for its owner alone, or makes it so: it holds seeds of running games and password hashes."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    with contextlib.suppress(PermissionError):  # it belongs to somebody else, who let us in
        path.chmod(PRIVATE)


def locked(path: Path) -> IO[bytes]:
    """Keeps a second server from the same file, by whatever link it comes; the lock goes with its process."""
    try:
        private(path)
        lock = path.open("rb")
    except OSError as error:
        raise StoreError(f"The database {path} cannot be opened: {error.strerror}.") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise StoreError(f"{path} is in use by another Regnum; stop that one, or give another --database.") from None
    return lock


def connect(path: Path) -> sqlite3.Connection:
    """A connection that commits only when told to, and then for good."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA cache_size = -512")  # kB; the system keeps the file in memory anyway
    return db


def check(db: sqlite3.Connection, path: Path) -> None:
    """Notices a damaged file before anybody plays on it."""
    try:
        (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        verdict = str(error)
    if verdict != "ok":
        raise StoreError(f"The database {path} is damaged ({shown(verdict)}); restore a backup and start with that.")


def copy(source: sqlite3.Connection, target: Path) -> None:
    """Copies a database as it is at one moment, into a file that needs no other beside it; a failure leaves nothing."""
    begun = target.with_name(target.name + ".part")
    try:
        private(begun)
        writing = sqlite3.connect(begun)
        try:
            source.backup(writing)
            writing.execute("PRAGMA journal_mode = DELETE")  # so that it can be read where nothing can be written
        finally:
            writing.close()
        begun.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{target} cannot be written ({error}); nothing of it is left.") from error
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            begun.with_name(begun.name + ending).unlink(missing_ok=True)


def migrate(db: sqlite3.Connection, path: Path | None = None) -> None:
    """Brings the schema up to date, after a copy has been made; a database of a newer Regnum is left alone."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    known = steps()
    if version > known[-1][0]:
        raise StoreError("This database was written by a newer Regnum; update Regnum to use it.")
    if path is not None and 0 < version < known[-1][0]:
        copy(db, path.with_name(f"{path.name}.before-{known[-1][0]:04}"))
    for number, sql in known:
        if number > version:
            db.execute("BEGIN IMMEDIATE")
            for statement in statements(sql):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")
            db.execute("COMMIT")


def _person(rows: Sequence[tuple[Any, ...]]) -> Person | None:
    return Person(*rows[0]) if rows else None
