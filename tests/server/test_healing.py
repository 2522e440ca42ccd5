"""Failures that are kept to their table, tried again, and healed without a restart."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from regnum.server.refusals import Refusal
from regnum.server.store import open_store
from regnum.server.store.protocol import StoreDown
from regnum.server.tables import commands
from regnum.server.tables.faults import Faults, Pauses
from regnum.server.tables.hall import WOKEN, Hall
from regnum.server.tables.live import LiveTable
from regnum.server.tables.record import Played
from server.support import choose, hall_at, until, wish
from server.web import ADMIN, Client, running

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses of a test."""
    monkeypatch.setattr(Pauses.__init__, "__defaults__", (0.001,))


async def a_bots_turn(hall: Hall, *, dies: bool = False) -> LiveTable:
    """A table where it is the bot's turn; if the server `dies`, the bot has not answered."""
    table = await hall.make(wish("human", "big_money"), "ada", "Ada")
    await choose(table, 0, "play all")
    if dies:
        table.automation.close()
    await choose(table, 0, "end turn")
    return table


async def test_a_bot_goes_on_when_a_disk_can_be_written_again(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        store = hall.services.store
        table = await hall.make(wish("human", "big_money"), "ada", "Ada")
        await choose(table, 0, "play all")
        append = store.append

        async def is_the_last_that_finds_room(*args: Any) -> None:
            await append(*args)
            on_disk(hall, "PRAGMA query_only = ON")

        store.append = is_the_last_that_finds_room  # type: ignore[method-assign]
        await choose(table, 0, "end turn")
        store.append = append  # type: ignore[method-assign]
        await until(lambda: bool(list(hall.services.faults)))
        assert "readonly" in next(iter(hall.services.faults)).what and 1 in table.state.asked
        with pytest.raises(StoreDown, match="readonly"):
            await table.do(lambda: commands.say(table.state, "ada", "Ada", "hello"))
        on_disk(hall, "PRAGMA query_only = OFF")
        await until(lambda: 0 in table.state.asked)
        await until(lambda: not list(hall.services.faults))


def on_disk(hall: Hall, sql: str) -> None:
    hall.services.store._writer.connection.execute(sql)  # type: ignore[attr-defined]


async def test_a_bot_goes_on_when_the_database_comes_back(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        store = hall.services.store
        append, failures = store.append, [StoreDown("away")] * 5

        async def away_for_a_while(table: str, after: int, entries: list[object], card: object) -> None:
            if failures and any(isinstance(e, Played) and e.by == "bot" for e in entries):
                raise failures.pop()
            await append(table, after, entries, card)  # type: ignore[arg-type]

        store.append = away_for_a_while  # type: ignore[method-assign,assignment]
        table = await a_bots_turn(hall)
        await until(lambda: 0 in table.state.asked)
        await until(lambda: not list(hall.services.faults))
    assert not failures and "tried again" in caplog.text and "well again after 5 failures" in caplog.text


async def test_tables_that_cannot_be_read_hold_up_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """More of them than are woken at a time, some with entries that are none, some of older rules."""
    path = tmp_path / "t.sqlite3"
    async with hall_at(path) as hall:
        bad = [(await a_bots_turn(hall, dies=True)).state.header.id for _ in range(WOKEN + 5)]
        good = (await a_bots_turn(hall, dies=True)).state.header.id
    with sqlite3.connect(path) as db:
        for i, id_ in enumerate(bad):
            if i % 2:
                db.execute("UPDATE entries SET body = 'nonsense' WHERE table_id = ? AND position = 1", (id_,))
            else:
                db.execute(
                    'UPDATE tables SET header = replace(header, \'"rules":"\', \'"rules":"0.\') WHERE id = ?', (id_,)
                )
        db.execute("UPDATE tables SET due = due + 60 WHERE id = ?", (good,))  # the last in the row
        db.execute("UPDATE tables SET due = due - 1000")
    async with hall_at(path) as hall:
        await hall.sweep()
        await hall.sweep()
        await until(lambda: good in hall.live and 0 in hall.live[good].state.asked)
        assert {fault.table for fault in hall.services.faults} == set(bad)
        for id_, said in zip(bad, ("rules version", "cannot be read"), strict=False):
            with pytest.raises(Refusal, match=said) as refused:
                await hall.table(id_)
            assert refused.value.status < 500 and refused.value.detail("pl")
    assert f"table {bad[0]}" in caplog.text and f"table {bad[1]}" in caplog.text


async def test_whoever_runs_the_server_is_shown_which_table_is_bad(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with hall_at(path) as hall:
        bad = (await a_bots_turn(hall, dies=True)).state.header.id
    with sqlite3.connect(path) as db:
        db.execute("UPDATE entries SET body = 'nonsense' WHERE table_id = ? AND position = 1", (bad,))
    async with running(path) as address, Client(address) as host:
        assert (await host.get(f"/api/tables/{bad}", 409))["reason"] == "unreadable"
        answer = await host.http.get("/api/admin", headers={"x-regnum-admin": ADMIN})
        assert [fault["table"] for fault in answer.json()["faults"]] == [bad]


async def test_a_failure_that_goes_on_is_not_logged_each_time(caplog: pytest.LogCaptureFixture) -> None:
    known = Faults()
    for _ in range(1000):
        known.note("aaaaaaaaaaaa", StoreDown("away"))
    assert len(caplog.records) == 10 and next(iter(known)).times == 1000
    known.heal("aaaaaaaaaaaa")
    assert not list(known)


async def test_pauses_grow_to_a_minute() -> None:
    pauses = Pauses(0.5)
    assert [pauses.next() for _ in range(9)] == [0.5, 1, 2, 4, 8, 16, 32, 60, 60]


async def test_due_tables_come_in_pages(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        made = {(await a_bots_turn(hall, dies=True)).state.header.id for _ in range(5)}
    store = await open_store(f"sqlite:{tmp_path / 't.sqlite3'}")
    try:
        first = await store.due(1e12, 3)
        rest = await store.due(1e12, 3, first[-1])
        assert [len(first), len(rest)] == [3, 2] and {id_ for _, id_ in first + rest} == made
    finally:
        await store.close()


async def test_advisory_locks_are_taken_again_after_their_connection_was_cut(postgres: str) -> None:
    store, other = await open_store(postgres), await open_store(postgres)
    try:
        assert await store.claim("aaaaaaaaaaaa") and not await other.claim("aaaaaaaaaaaa")
        await cut_connections_with_locks(postgres)
        await until(lambda: not store.holds("aaaaaaaaaaaa"))
        async with asyncio.timeout(300):
            while not await store.claim("aaaaaaaaaaaa"):  # noqa: ASYNC110 (a test looks from outside)
                await asyncio.sleep(0.05)
        assert store.holds("aaaaaaaaaaaa") and not await other.claim("aaaaaaaaaaaa")
    finally:
        await store.close()
        await other.close()


async def cut_connections_with_locks(address: str) -> None:
    db = await asyncpg.connect(address)
    await db.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
    await db.close()
