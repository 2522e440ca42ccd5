"""Files that hold secrets, and what becomes of them when the disk is full, damaged, read-only or shared by mistake."""

import asyncio
import os
import random
import shutil
import sqlite3
import stat
from pathlib import Path

import asyncpg
import pytest

from regnum.server.store import open_store
from regnum.server.store.backup import back_up, checked, restore
from regnum.server.store.protocol import EPOCH, StoreError
from regnum.server.store.schema import statements, steps
from server.processes import COMMAND, run
from server.web import Client, running


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> list[int]:
    """Of a database that is in use, with the files that SQLite keeps beside it."""
    return [mode(each) for each in folder.iterdir() if each.name.startswith("t.sqlite3")]


async def database(path: Path, *, large: bool = False) -> str:
    """A database with something in it."""
    store = await open_store(f"sqlite:{path}")
    await store.setting("secret", "kept")
    if large:
        await store.setting("large", "x" * 2_000_000)
    await store.close()
    return f"sqlite:{path}"


async def test_database_and_backups_are_for_their_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        address = await database(tmp_path / "t.sqlite3")
        store = await open_store(address)
        await store.setting("more", "written")
        found = modes(tmp_path)
        await back_up(address, tmp_path / "b.regnum")
        await store.close()
        await restore(tmp_path / "b.regnum", f"sqlite:{tmp_path / 'again.sqlite3'}")
    finally:
        os.umask(before)
    assert set(found) == {0o600} == {mode(tmp_path / "b.regnum"), mode(tmp_path / "again.sqlite3")}


async def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    address = await database(tmp_path / "t.sqlite3")
    (tmp_path / "t.sqlite3").chmod(0o644)
    await (await open_store(address)).close()
    assert mode(tmp_path / "t.sqlite3") == 0o600


async def test_a_backup_onto_a_full_disk_leaves_nothing_and_says_why(tmp_path: Path) -> None:
    address = await database(tmp_path / "t.sqlite3", large=True)
    full = tmp_path / "full"
    full.mkdir()
    command = f"ulimit -f 100; exec {' '.join(COMMAND)} backup {full / 'b.regnum'} --database {address}"
    ended = run(["bash", "-c", command])
    assert ended.code != 0 and "cannot be written" in ended.err and "Traceback" not in ended.err
    assert list(full.iterdir()) == []


async def test_a_backup_can_be_read_where_nothing_can_be_written(tmp_path: Path) -> None:
    """On a disc SQLite can make no file beside it: neither a backup made today nor an older one may need that."""
    address = await database(tmp_path / "t.sqlite3")
    disc = tmp_path / "disc"
    disc.mkdir()
    await back_up(address, disc / "new.regnum")
    assert (disc / "new.regnum").read_bytes()[18:20] == b"\1\1", "its header asks for no other file"
    shutil.copy(tmp_path / "t.sqlite3", disc / "old.regnum")
    assert (disc / "old.regnum").read_bytes()[18:20] == b"\2\2"
    for name in ("new", "old"):
        before = (disc.stat().st_mtime_ns, sorted(disc.iterdir()))
        await restore(disc / f"{name}.regnum", f"sqlite:{tmp_path / name}.sqlite3")
        assert (disc.stat().st_mtime_ns, sorted(disc.iterdir())) == before, "nothing was made beside it"


@pytest.mark.parametrize("link", [os.symlink, os.link])
async def test_a_second_server_is_kept_from_the_same_file_by_whatever_link(tmp_path: Path, link: object) -> None:
    path, other = tmp_path / "t.sqlite3", tmp_path / "other.sqlite3"
    await database(path)
    link(path, other)  # type: ignore[operator]
    store = await open_store(f"sqlite:{path}")
    try:
        with pytest.raises(StoreError, match="in use by another Regnum"):
            await open_store(f"sqlite:{other}")
    finally:
        await store.close()
    await (await open_store(f"sqlite:{other}")).close()


async def test_a_damaged_file_is_noticed_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    await database(path, large=True)
    content = bytearray(path.read_bytes())
    content[4096 * 3 : 4096 * 60] = random.Random(1).randbytes(4096 * 57)
    path.write_bytes(content)
    with pytest.raises(StoreError, match="damaged"):
        await open_store(f"sqlite:{path}")
    path.write_bytes(b"no database at all" * 1000)
    with pytest.raises(StoreError, match=r"damaged|cannot be opened"):
        await open_store(f"sqlite:{path}")


async def test_a_copy_is_made_before_the_schema_changes(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with sqlite3.connect(path) as db:
        for statement in statements(steps()[0][1]):
            db.execute(statement)
        db.execute("INSERT INTO settings VALUES ('secret', 'old')")
        db.execute("PRAGMA user_version = 1")
    store = await open_store(f"sqlite:{path}")
    assert await store.setting("secret", "") == "old" and await store.journal(5) == []
    await store.close()
    kept = tmp_path / f"t.sqlite3.before-{steps()[-1][0]:04}"
    assert mode(kept) == 0o600 and checked(kept) == 0
    with sqlite3.connect(kept) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
    await (await open_store(f"sqlite:{path}")).close()


async def test_a_copy_is_made_before_the_schema_of_postgresql_changes(postgres: str) -> None:
    """In a database of its own: as the first Regnum left it, it is opened by two processes of today's at once."""
    newest = steps()[-1][0]
    db = await asyncpg.connect(postgres)
    await db.execute("CREATE DATABASE older")
    await db.close()
    address = postgres.removesuffix("/postgres") + "/older"
    db = await asyncpg.connect(address)
    try:
        await db.execute("CREATE TABLE schema_version (number INTEGER NOT NULL)")
        await db.execute("INSERT INTO schema_version VALUES (1)")
        for statement in statements(steps()[0][1]):
            await db.execute(statement)
        await db.execute("INSERT INTO settings VALUES ('secret', 'old')")
        for store in await asyncio.gather(open_store(address), open_store(address)):
            assert await store.setting("secret", "") == "old" and await store.journal(5) == []
            await store.setting("more", "written")
            await store.close()
        kept = f"regnum_before_{newest:04}"
        tables = "SELECT tablename FROM pg_tables WHERE schemaname = $1"
        first = {name for (name,) in await db.fetch(tables, "public")}
        copied = {name for (name,) in await db.fetch(tables, kept)}
        assert {"settings", "tables", "entries", "schema_version"} <= copied < first and "journal" not in copied
        assert [tuple(row) for row in await db.fetch(f"SELECT name, value FROM {kept}.settings")] == [("secret", "old")]
        assert await db.fetchval(f"SELECT max(number) FROM {kept}.schema_version") == 1
        assert await db.fetchval("SELECT max(number) FROM schema_version") == newest
    finally:
        await db.close()


async def test_whoever_was_there_before_a_restore_learns_of_it(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada:
        table = await ada.make("human", "open")
        first = await epoch_pushed(ada, table["id"])
        assert first == await epoch_pushed(ada, table["id"])
        cookies = dict(ada.http.cookies)
    await back_up(f"sqlite:{tmp_path / 't.sqlite3'}", tmp_path / "b.regnum")
    await restore(tmp_path / "b.regnum", f"sqlite:{tmp_path / 'again.sqlite3'}")
    async with running(tmp_path / "again.sqlite3") as address, Client(address) as ada:
        ada.http.cookies.update(cookies)
        assert await epoch_pushed(ada, table["id"]) not in ("", first)


async def epoch_pushed(client: Client, table: str) -> str:
    async with client.socket(table) as socket:
        await socket.push()
        return str(client.received[-1].rsplit('"epoch":"', 1)[1].partition('"')[0])


async def test_an_older_backup_is_restored_too(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "b.regnum") as db:
        for statement in statements(steps()[0][1]):
            db.execute(statement)
        db.execute("PRAGMA user_version = 1")
    await restore(tmp_path / "b.regnum", f"sqlite:{tmp_path / 't.sqlite3'}")
    store = await open_store(f"sqlite:{tmp_path / 't.sqlite3'}")
    assert await store.setting(EPOCH, "") != "" and await store.barred() == []
    await store.close()
