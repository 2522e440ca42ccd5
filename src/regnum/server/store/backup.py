"""Backup and restore. A backup is a SQLite file, whichever database it was made from, so it also moves between them."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from regnum.server.store.opening import POSTGRES, SQLITE, sqlite_path
from regnum.server.store.protocol import EPOCH, StoreError
from regnum.server.store.sqlite import copy, migrate

if TYPE_CHECKING:
    import asyncpg

TABLES = {
    "tables": ("id", "header", "card", "status", "listed", "updated", "due"),
    "entries": ("table_id", "position", "body"),
    "sitters": ("person", "table_id"),
    "people": ("id", "name", "login", "password"),
    "sessions": ("digest", "person", "expires"),
    "settings": ("name", "value"),
    "journal": ("at", "what", "who", "address", "detail"),
    "barred": ("person", "how", "name", "at"),
    "sagas": ("id", "revision", "body", "status", "updated"),
    "saga_people": ("person", "saga_id"),
    "chapters": ("saga_id", "number", "table_id"),
}
"""Everything that is kept, in an order in which it can be written."""
BATCH = 5000
NEW_EPOCH = "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)"


async def back_up(address: str, target: Path) -> int:
    """Writes a consistent copy of a database, which may be in use; says how many tables it holds."""
    refuse_existing(target, "a backup overwrites nothing")
    if address.startswith(SQLITE):
        source = sqlite_path(address)
        checked(source)
        with closing(sqlite3.connect(source)) as reading:
            copy(reading, target)
    elif address.startswith(POSTGRES):
        await _from_postgres(address, target)
    else:
        raise StoreError(f"{address!r} is no database; write sqlite:PATH or postgresql://USER@HOST/NAME.")
    return checked(target)


async def restore(source: Path, address: str) -> int:
    """Puts a backup into a database that is empty or not there yet; says how many tables it held."""
    count = checked(source)
    if address.startswith(SQLITE):
        target = sqlite_path(address)
        refuse_existing(target, "restore into a new file")
        target.parent.mkdir(parents=True, exist_ok=True)
        with closing(unchanged(source)) as reading:
            copy(reading, target)
        with closing(sqlite3.connect(target)) as written:
            migrate(written)
            written.execute(NEW_EPOCH, (EPOCH, secrets.token_hex(8)))
            written.commit()
    elif address.startswith(POSTGRES):
        await _to_postgres(source, address)
    else:
        raise StoreError(f"{address!r} is no database; write sqlite:PATH or postgresql://USER@HOST/NAME.")
    return count


def refuse_existing(path: Path, advice: str) -> None:
    if path.exists():
        raise StoreError(f"{path} is there already; {advice}.")


def unchanged(path: Path) -> sqlite3.Connection:
    """A file to read from, which may lie where nothing can be written, as a disc does."""
    alone = "" if path.with_name(path.name + "-wal").exists() else "&immutable=1"
    return sqlite3.connect(f"file:{quote(str(path))}?mode=ro{alone}", uri=True)


def checked(path: Path) -> int:
    """How many tables a backup holds; refuses a file that is none or is damaged."""
    if not path.exists():
        raise StoreError(f"There is no file {path}.")
    db = unchanged(path)
    try:
        (verdict,) = db.execute("PRAGMA integrity_check").fetchone()
        (count,) = db.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"{path} is no backup of Regnum ({error}).") from error
    finally:
        db.close()
    if verdict != "ok":
        raise StoreError(f"{path} is damaged: {verdict}.")
    return int(count)


async def _from_postgres(address: str, target: Path) -> None:
    source = await _connect(address)
    writing = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(writing)
        writing.execute("BEGIN")
        async with source.transaction(isolation="repeatable_read", readonly=True):
            for table, columns in TABLES.items():
                names, holes = ", ".join(columns), ", ".join("?" * len(columns))
                async for row in source.cursor(f"SELECT {names} FROM {table}", prefetch=BATCH):  # noqa: S608 (ours)
                    writing.execute(f"INSERT INTO {table} ({names}) VALUES ({holes})", tuple(row))  # noqa: S608
        writing.execute("COMMIT")
        copy(writing, target)
    finally:
        writing.close()
        await source.close()


async def _to_postgres(source: Path, address: str) -> None:
    from regnum.server.store.postgres import migrate as migrate_postgres  # noqa: PLC0415 (as when a store is opened)

    target = await _connect(address)
    reading = sqlite3.connect(":memory:", isolation_level=None)
    try:
        with closing(unchanged(source)) as kept:
            kept.backup(reading)
        migrate(reading)  # an older backup is brought up to date on the way
        await migrate_postgres(target)
        async with target.transaction():
            if await target.fetchval("SELECT count(*) FROM tables"):
                raise StoreError("This database holds tables already; restore into an empty one.")
            for table, columns in TABLES.items():
                await target.execute(f"DELETE FROM {table}")  # noqa: S608 (ours)
                rows = reading.execute(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608 (ours)
                while batch := rows.fetchmany(BATCH):
                    await target.copy_records_to_table(table, records=batch, columns=columns)
            await target.execute("DELETE FROM settings WHERE name = $1", EPOCH)
            await target.execute("INSERT INTO settings VALUES ($1, $2)", EPOCH, secrets.token_hex(8))
    finally:
        reading.close()
        await target.close()


async def _connect(address: str) -> asyncpg.Connection:
    import asyncpg  # noqa: PLC0415 (the driver is not needed otherwise)

    try:
        return await asyncpg.connect(address)
    except (OSError, asyncpg.PostgresError) as error:
        raise StoreError(f"The database cannot be opened: {error}.") from error
