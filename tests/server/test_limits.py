"""Attempts to take more than one's share: of tables, of bots' time, of connections, of the processor."""

import asyncio
import contextlib
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from regnum.kernel.choices import Choices
from regnum.kernel.table import Table
from regnum.server.tables.live import LiveTable
from regnum.server.tables.turns import Asker, Rank, Turns
from regnum.server.web.limits import Buckets
from regnum.server.web.settings import Limits
from server.support import choose, hall_at, two_people, until, wish
from server.web import Client, answers, running, two_at

SEATS = [{"kind": "human"}, {"kind": "open"}]


async def made(address: str, **more: Any) -> httpx.Response:
    """A table made by somebody without a cookie, who is somebody new each time."""
    async with httpx.AsyncClient(base_url=address, timeout=300) as nobody:
        return await nobody.post("/api/tables", json={"game": "dominion", "seats": SEATS, **more})


async def test_an_address_makes_no_more_tables_by_forgetting_its_cookie(tmp_path: Path) -> None:
    limits = Limits(tables_at=(5, 0.001))
    async with running(tmp_path / "t.sqlite3", limits=limits) as address:
        answers = [await made(address) for _ in range(8)]
    assert [a.status_code for a in answers] == [201] * 5 + [429] * 3


async def test_an_address_cannot_fill_the_list_of_open_tables(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3", limits=Limits(listed=2, open_tables_at=4)) as address:
        answers = [await made(address, listed=True) for _ in range(4)]
        assert [a.status_code for a in answers] == [201, 201, 429, 429]
        assert answers[-1].json()["reason"] == "too_many_tables"
        assert [(await made(address)).status_code for _ in range(3)] == [201, 201, 429]


async def test_a_table_that_has_ended_makes_room_for_another(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3", limits=Limits(open_tables=2)) as address, Client(address) as ada:
        first, _ = [await ada.make("human", "open") for _ in range(2)]
        await ada.post("/api/tables", {"game": "dominion", "seats": SEATS}, 429)
        await ada.post(f"/api/tables/{first['id']}/leave")
        await ada.make("human", "open")


async def test_an_address_has_so_many_bots_that_search(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3", limits=Limits(thinkers=3)) as address:
        searching = [{"kind": "open"}, {"kind": "open"}, *[{"kind": "bot", "bot": "mcts:1s"}] * 2]
        assert [(await made(address, seats=searching)).status_code for _ in range(2)] == [201, 429]
        assert (await made(address)).status_code == 201


async def test_replays_are_paid_for_in_time(tmp_path: Path) -> None:
    limits = Limits(work=(0.001, 1e-12))
    async with running(tmp_path / "t.sqlite3", limits=limits) as address, Client(address) as ada:
        table = await ada.make("human", "random")
        answers = [await ada.http.get(f"/api/tables/{table['id']}/replay", params={"step": 0}) for _ in range(60)]
        assert answers[0].status_code == 200 and answers[-1].status_code == 429


async def test_people_play_on_while_something_takes_long(tmp_path: Path) -> None:
    """A game is replayed for somebody; the choices of others do not wait for the end of that."""
    done = threading.Event()
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        table = await two_people(hall)
        working = asyncio.create_task(hall.services.workshop.do(done.wait))
        await choose(table, 0, "play all")
        assert not working.done()
        done.set()
        await working


@pytest.mark.parametrize("wish", ["branch", "undo"])
async def test_people_play_on_while_a_long_game_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    """Branching off and taking back play a game again: no other table waits for the end of that."""
    began, go_on = threading.Event(), threading.Event()
    replayed = Table.replayed

    def takes_long(self: Table, choices: Choices) -> Table:
        began.set()
        assert go_on.wait(300)
        return replayed(self, choices)

    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        long = (await ada.make("human", "random"))["id"]
        seq = (await ada.get(f"/api/tables/{long}"))["seq"]
        seq = (await ada.choose(long, seq, "play all"))["seq"]
        other = (await jan.make("human", "random"))["id"]
        monkeypatch.setattr(Table, "replayed", takes_long)
        body = {"step": 1} if wish == "branch" else {"seq": seq, "request": "back"}
        waiting = asyncio.create_task(ada.post(f"/api/tables/{long}/{wish}", body))
        await asyncio.to_thread(began.wait, 300)
        await jan.choose(other, (await jan.get(f"/api/tables/{other}"))["seq"], "play all")
        assert not waiting.done()
        go_on.set()
        made = await waiting
        table = made if wish == "undo" else await ada.get(f"/api/tables/{made['id']}")
        assert table["view"]["step"] == (0 if wish == "undo" else 1) and table["you"] == 0


def test_a_bucket_can_be_charged_afterwards() -> None:
    bucket = Buckets((2.0, 1.0))
    bucket.charge("ada", 5.0)
    assert bucket.wait("ada", 0) > 2 and bucket.wait("jan", 0) == 0


# -- bots


async def test_bots_where_people_wait_think_first_and_each_table_gets_its_share() -> None:
    turns, order, go_on = Turns(1), [], asyncio.Event()

    async def think(table: str, rank: Rank) -> None:
        async with turns.take(Asker(table, rank)):
            order.append(table)
            await go_on.wait()

    first = asyncio.create_task(think("long", Rank.PRESENT))
    await until(lambda: order == ["long"])
    waiting = [
        *(think("bots", Rank.NOBODY) for _ in range(3)),
        think("away", Rank.AWAY),
        think("long", Rank.PRESENT),
        think("new", Rank.PRESENT),
    ]
    rest = asyncio.gather(first, *waiting)
    await until(lambda: turns.waiting == len(waiting))
    go_on.set()
    await rest
    assert order == ["long", "new", "long", "away", "bots", "bots", "bots"]


async def test_bots_among_themselves_leave_a_place_for_people() -> None:
    turns, stop, began = Turns(2), asyncio.Event(), []

    async def think(table: str, rank: Rank) -> None:
        async with turns.take(Asker(table, rank)):
            began.append(table)
            await stop.wait()

    tasks = [asyncio.create_task(think(f"b{i}", Rank.NOBODY)) for i in range(40)]
    await until(lambda: turns.waiting == 39)
    assert began == ["b0"]
    tasks.append(asyncio.create_task(think("people", Rank.PRESENT)))
    await until(lambda: len(began) == 2)
    assert began == ["b0", "people"] and turns.waiting == 39
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with turns.take(Asker("after", Rank.NOBODY)):
        assert turns.waiting == 0


# -- what nobody comes back to


async def test_what_nobody_comes_back_to_is_cleared_away(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        store = hall.services.store
        lobby = (await hall.make(wish("human", "open"), "ada", "Ada")).state.header.id
        bots = await hall.make(wish("random", "random"), "ada", "Ada")
        await until(lambda: bots.state.status == "over")
        game = await two_people(hall)
        await choose(game, 0, "play all")
        await store.put_session("old", "ada", time.time() - 1)
        await store.put_session("new", "ada", time.time() + 1000)
        assert await store.clear(time.time() - 1000, time.time(), ()) == []
        gone = await store.clear(time.time() + 1, time.time(), {"somebody has it open"})
        assert set(gone) == {lobby, bots.state.header.id}
        assert await store.read(lobby) is None and await store.entries(bots.state.header.id) == []
        assert await store.read(game.state.header.id) is not None
        assert await store.session("old", 0) is None and await store.session("new", 0) == "ada"


async def test_a_lobby_that_somebody_has_open_is_not_cleared_away(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        lobby = (await hall.make(wish("human", "open"), "ada", "Ada")).state.header.id
        assert await hall.services.store.clear(time.time() + 1, 0, {lobby}) == []


# -- connections


async def test_a_head_without_end_is_cut_off(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as address:
        endless = [b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ", *[b"x" * 65536] * 200]
        assert (await answers(address, *endless))[:12] in (b"HTTP/1.1 431", b"HTTP/1.1 400", b"reset")
        once = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 40_000 + b"\r\n\r\n"
        assert (await answers(address, once))[:12] in (b"HTTP/1.1 431", b"HTTP/1.1 400")


async def test_a_request_that_is_never_finished_is_ended(tmp_path: Path) -> None:
    limits = Limits(head_seconds=3, body_seconds=1)  # a busy machine may need one to hear what was sent at once
    async with running(tmp_path / "t.sqlite3", limits=limits) as address:
        half = b"POST /api/me/name HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        for said in (half[:1], half, half + b'Content-Length: 100\r\n\r\n{"name": '):
            assert (await answers(address, said)).startswith(b"HTTP/1.1 408")


async def test_a_connection_that_is_never_used_is_closed_without_a_word(tmp_path: Path) -> None:
    """A browser may have one in store, and send a choice over it at that very moment: this would be its answer."""
    async with running(tmp_path / "t.sqlite3", limits=Limits(head_seconds=0.2)) as address:
        assert await answers(address) == b""


async def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3", limits=Limits(connections=3), proxies=()) as address:
        host, port = address.removeprefix("http://").split(":")
        held = [await asyncio.open_connection(host, int(port)) for _ in range(3)]
        assert (await answers(address)).startswith(b"HTTP/1.1 429")
        held[0][1].close()
        await held[0][1].wait_closed()

        async def let_in() -> bool:
            async with Client(address) as one:
                with contextlib.suppress(httpx.TransportError):  # shown the door before it was heard
                    return (await one.http.get("/api/games")).status_code == 200
            return False

        while not await let_in():  # noqa: ASYNC110 (a test looks from outside)
            await asyncio.sleep(0.01)
        for _, writer in held[1:]:
            writer.close()


@pytest.mark.parametrize("limits", [Limits(sockets=3), Limits(sockets_at=3), Limits(sockets_of=3)])
async def test_sockets_of_a_person_an_address_and_a_table_are_counted(tmp_path: Path, limits: Limits) -> None:
    async with running(tmp_path / "t.sqlite3", limits=limits) as address, Client(address) as ada:
        table = await ada.make("human", "open")
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(3):
                await (await stack.enter_async_context(ada.socket(table["id"]))).push()
            fourth = await stack.enter_async_context(ada.socket(table["id"]))
            await fourth.connection.wait_closed()
            assert fourth.connection.close_code == 4429


async def test_what_many_see_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes to look is no news to the others, and one push serves all who watch."""
    made, data = [], LiveTable.data

    def counted(self: LiveTable, person: str, since: int = 0) -> Any:
        made.append(person)
        return data(self, person, since)

    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        id_ = await two_at(address, ada, jan)
        async with contextlib.AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(Client(address).socket(id_)) for _ in range(30)]
            for socket in sockets:
                await socket.push()
            monkeypatch.setattr(LiveTable, "data", counted)
            await ada.post(f"/api/tables/{id_}/chat", {"text": "hello"})
            pushed = [await socket.push() for socket in sockets]
            assert all(each["chat"][-1]["text"] == "hello" for each in pushed)
            assert len(made) < 10
