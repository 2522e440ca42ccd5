"""Records that cannot be read: headers, cards and sagas, damaged in each way, hold up nobody but their own table."""

import sqlite3
from pathlib import Path

import asyncpg
import pytest

from regnum.server.refusals import Refusal
from regnum.server.store import open_store
from server.campaigns import ready, saga_of_two, sagas_at
from server.support import choose, hall_at, until, wish
from server.web import ADMIN, Client, running

NONSENSE = ("'nonsense'", "'{}'", "CAST(x'ff' AS TEXT)", "x'00'")
"""No JSON, JSON without what is needed, text that is no UTF-8, and no text at all."""


def spoil(path: Path, sql: str) -> None:
    with sqlite3.connect(path) as db:
        db.execute(sql)


@pytest.mark.parametrize("nonsense", NONSENSE)
async def test_a_header_that_cannot_be_read_holds_up_no_other_table(tmp_path: Path, nonsense: str) -> None:
    path = tmp_path / "t.sqlite3"
    async with hall_at(path) as hall:
        ids = []
        for _ in range(2):
            table = await hall.make(wish("human", "big_money"), "ada", "Ada")
            await choose(table, 0, "play all")
            table.automation.close()
            await choose(table, 0, "end turn")
            ids.append(table.state.header.id)
    bad, good = ids
    spoil(path, f"UPDATE tables SET header = {nonsense}, due = 1 WHERE id = '{bad}'")
    spoil(path, f"UPDATE tables SET due = 2 WHERE id = '{good}'")
    async with hall_at(path) as hall:
        await hall.sweep()
        await until(lambda: good in hall.live and 0 in hall.live[good].state.asked)
        assert [fault.table for fault in hall.services.faults] == [bad]
        with pytest.raises(Refusal) as refused:
            await hall.table(bad)
        assert refused.value.key == "unreadable"
        with pytest.raises(Refusal):
            await hall.table("aaaaaaaaaaaa")
        assert [fault.table for fault in hall.services.faults] == [bad], "what was never there is no fault"
    async with running(path) as address, Client(address) as eve:
        assert (await eve.get(f"/api/tables/{bad}", 409))["reason"] == "unreadable"


async def test_what_nobody_foresaw_at_one_table_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        tables = [await hall.make(wish("human", "big_money", clock="days"), "ada", "Ada") for _ in range(2)]
        bad, good = (table.state.header.id for table in tables)
        read = hall.services.store.read
        await hall.sweep(idle=-1)
        assert not hall.live
        spoil(tmp_path / "t.sqlite3", "UPDATE tables SET due = 1")
        spoil(tmp_path / "t.sqlite3", f"UPDATE tables SET due = 2 WHERE id = '{good}'")

        async def breaks(id_: str) -> object:
            if id_ == bad:
                raise EOFError("nobody foresaw this")
            return await read(id_)

        monkeypatch.setattr(hall.services.store, "read", breaks)
        await hall.sweep()
        assert good in hall.live
        assert [(fault.table, fault.what) for fault in hall.services.faults] == [(bad, "EOFError: nobody foresaw this")]


@pytest.mark.parametrize("nonsense", [*NONSENSE, """replace(card, '"game":"dominion"', '"game":"chess"')"""])
async def test_a_card_that_cannot_be_read_spoils_nobodys_lists(tmp_path: Path, nonsense: str) -> None:
    path = tmp_path / "t.sqlite3"
    headers = {"x-regnum-admin": ADMIN}
    async with running(path) as address, Client(address) as ada, Client(address) as eve:
        bad, good = [(await ada.make("human", "open", listed=True))["id"] for _ in range(2)]
        spoil(path, f"UPDATE tables SET card = {nonsense} WHERE id = '{bad}'")
        for client in (ada, eve):
            assert [card["id"] for card in (await client.get("/api/tables"))["listed"]] == [good]
        assert [card["id"] for card in (await ada.get("/api/tables"))["own"]] == [good]
        assert (await ada.get("/api/me/profile"))["running"] == 1
        assert [table["id"] for table in (await ada.http.get("/api/admin/tables", headers=headers)).json()] == [good]
        faults = (await ada.http.get("/api/admin", headers=headers)).json()["faults"]
        assert [fault["table"] for fault in faults] == [bad]
        await eve.post(f"/api/tables/{bad}/seats", {"name": "Eve"})  # the table itself is well, and writes a new card
        assert {card["id"] for card in (await ada.get("/api/tables"))["listed"]} == {good, bad}
        assert (await ada.http.get("/api/admin", headers=headers)).json()["faults"] == []


@pytest.mark.parametrize("nonsense", NONSENSE)
async def test_a_saga_that_cannot_be_read_spoils_no_other(tmp_path: Path, nonsense: str) -> None:
    path = tmp_path / "t.sqlite3"
    async with sagas_at(f"sqlite:{path}") as sagas:
        bad, good, begun = [await saga_of_two(sagas) for _ in range(3)]
        chapter = (await ready(sagas, begun, "ada", "jan")).chapters[-1]
        spoil(path, f"UPDATE sagas SET body = {nonsense} WHERE id = '{bad}'")
        spoil(path, f"UPDATE tables SET card = {nonsense} WHERE id = '{chapter}'")
        store = sagas.hall.services.store
        found = {kept.saga.id: card for kept, card in await store.sagas_of("ada", 50)}
        assert found == {good: None, begun: None}
        assert {fault.table for fault in store.faults} == {bad, chapter}
        with pytest.raises(Refusal) as refused:
            await sagas.saga(bad)
        assert refused.value.key == "unreadable_saga" and refused.value.status < 500 and refused.value.detail("pl")


@pytest.mark.parametrize("nonsense", ["'nonsense'", "'{}'"])
async def test_the_same_in_postgresql(postgres: str, nonsense: str) -> None:
    async with sagas_at(postgres) as sagas:
        bad, good = [await saga_of_two(sagas) for _ in range(2)]
        tables = [(await ready(sagas, id_, "ada", "jan")).chapters[-1] for id_ in (bad, good)]
        db = await asyncpg.connect(postgres)
        await db.execute(f"UPDATE sagas SET body = {nonsense} WHERE id = '{bad}'")
        await db.execute(f"UPDATE tables SET card = {nonsense}, header = {nonsense} WHERE id = '{tables[0]}'")
        await db.close()
        store = await open_store(postgres)
        try:
            own = [kept.saga.id for kept, card in await store.sagas_of("ada", 50) if card is not None]
            assert good in own and bad not in own
            cards = [card.id for card in await store.cards_of("ada", 200)]
            assert tables[1] in cards and tables[0] not in cards
            assert {bad, tables[0]} <= {fault.table for fault in store.faults}
        finally:
            await store.close()
        with pytest.raises(Refusal) as refused:
            await sagas.saga(bad)
        assert refused.value.key == "unreadable_saga"
        await sagas.hall.sweep(idle=-1)
        with pytest.raises(Refusal) as refused:
            await sagas.hall.table(tables[0])
        assert refused.value.key == "unreadable"
