"""Backups: made while people play, restored into either database."""

from pathlib import Path

import pytest

from regnum.server.store import open_store
from regnum.server.store.backup import back_up, restore
from regnum.server.store.protocol import StoreError
from server.support import choose, hall_at, hall_on, two_people


async def test_a_backup_of_a_running_server_brings_everything_back(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "a.sqlite3") as hall:
        table = await two_people(hall)
        await choose(table, 0, "play all")
        assert await back_up(f"sqlite:{tmp_path / 'a.sqlite3'}", tmp_path / "copy") == 1
        expected, id_ = table.data("ada").view, table.state.header.id
        await choose(table, 0, "end turn")
    assert await restore(tmp_path / "copy", f"sqlite:{tmp_path / 'new' / 'b.sqlite3'}") == 1
    async with hall_at(tmp_path / "new" / "b.sqlite3") as hall:
        table = await hall.table(id_)
        assert table.data("ada").view == expected
        await choose(table, 0, "end turn")


async def test_a_backup_moves_a_server_to_postgresql_and_back(tmp_path: Path, postgres: str) -> None:
    import asyncpg

    admin = await asyncpg.connect(postgres)
    await admin.execute("CREATE DATABASE moving")
    await admin.close()
    address = postgres.replace("/postgres", "/moving")
    async with hall_at(tmp_path / "a.sqlite3") as hall:
        table = await two_people(hall)
        await choose(table, 0, "play all")
        expected, id_ = table.data("ada").view, table.state.header.id
    await back_up(f"sqlite:{tmp_path / 'a.sqlite3'}", tmp_path / "one")
    assert await restore(tmp_path / "one", address) == 1
    async with hall_on(await open_store(address)) as hall:
        table = await hall.table(id_)
        assert table.data("ada").view == expected
        await choose(table, 0, "end turn")
        expected = table.data("ada").view
    with pytest.raises(StoreError, match="empty"):
        await restore(tmp_path / "one", address)
    assert await back_up(address, tmp_path / "two") == 1
    assert await restore(tmp_path / "two", f"sqlite:{tmp_path / 'b.sqlite3'}") == 1
    async with hall_at(tmp_path / "b.sqlite3") as hall:
        assert (await hall.table(id_)).data("ada").view == expected


async def test_nothing_is_overwritten_and_nonsense_is_refused(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "a.sqlite3"):
        pass
    address = f"sqlite:{tmp_path / 'a.sqlite3'}"
    (tmp_path / "there").write_text("mine")
    with pytest.raises(StoreError, match="overwrites nothing"):
        await back_up(address, tmp_path / "there")
    with pytest.raises(StoreError, match="no backup"):
        await restore(tmp_path / "there", f"sqlite:{tmp_path / 'b.sqlite3'}")
    with pytest.raises(StoreError, match="no file"):
        await restore(tmp_path / "nothing", f"sqlite:{tmp_path / 'b.sqlite3'}")
    await back_up(address, tmp_path / "copy")
    with pytest.raises(StoreError, match="new file"):
        await restore(tmp_path / "copy", address)
    with pytest.raises(StoreError, match="no file"):
        await back_up(f"sqlite:{tmp_path / 'none.sqlite3'}", tmp_path / "other")
