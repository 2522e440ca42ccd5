"""Attempts to have more tables and more bots that search than one's share, by ways around the count."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from regnum.server.tables.hall import Hall
from regnum.server.tables.live import LiveTable
from regnum.server.web.settings import Limits
from server.support import until
from server.web import Client, running

SEARCHING = "mcts:1s"


@pytest_asyncio.fixture
async def ada(tmp_path: Path) -> AsyncIterator[Client]:
    """Somebody who may have three bots that search."""
    async with running(tmp_path / "t.sqlite3", limits=Limits(thinkers=3)) as address, Client(address) as ada:
        yield ada


async def is_full(ada: Client) -> bool:
    """Whether not one bot more may search."""
    answer = await ada.http.post(
        "/api/tables",
        json={"game": "dominion", "seats": [{"kind": "human"}, {"kind": "open"}, {"kind": "bot", "bot": SEARCHING}]},
    )
    return answer.status_code == 429


async def test_bots_that_fill_a_table_count_when_they_search(ada: Client) -> None:
    first = (await ada.make("human", "open", "open"))["id"]
    second = (await ada.make("human", "open", "open"))["id"]
    assert (await ada.post(f"/api/tables/{first}/start", {"fill": SEARCHING}))["status"] == "playing"
    refused = await ada.post(f"/api/tables/{second}/start", {"fill": SEARCHING}, 429)
    assert refused["reason"] == "too_many_tables"
    assert (await ada.get(f"/api/tables/{second}"))["status"] == "lobby"
    assert (await ada.post(f"/api/tables/{second}/start", {"fill": "random"}))["status"] == "playing"


async def test_a_start_that_is_refused_takes_no_share(ada: Client) -> None:
    table = (await ada.make("human", "open", "open", "open"))["id"]
    async with Client(ada.address) as jan:
        for _ in range(3):
            await jan.post(f"/api/tables/{table}/start", {"fill": SEARCHING}, 403)
    assert (await ada.post(f"/api/tables/{table}/start", {"fill": SEARCHING}))["status"] == "playing"
    assert await is_full(ada)


async def test_bots_of_a_branch_count_when_they_search(ada: Client) -> None:
    table = (await ada.make("human", SEARCHING, SEARCHING))["id"]
    refused = await ada.post(f"/api/tables/{table}/branch", {"step": 0}, 429)
    assert refused["reason"] == "too_many_tables"
    assert not await is_full(ada), "nothing was taken for the branch"
    assert await is_full(ada)


async def test_bots_of_a_game_that_is_played_again_count_when_they_search(ada: Client) -> None:
    table = (await ada.make("human", SEARCHING, SEARCHING))["id"]
    await ada.post(f"/api/tables/{table}/resign")
    again = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
    assert again and again == (await ada.post(f"/api/tables/{table}/rematch"))["id"]
    assert not await is_full(ada)
    assert await is_full(ada)


async def test_bots_that_are_put_into_a_saga_count_when_they_search(ada: Client) -> None:
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]
    first, second = [(await ada.post("/api/sagas", {"seats": seats}, 201))["id"] for _ in range(2)]
    bot = {"to": "bot", "bot": SEARCHING}
    for saga, place in ((first, 1), (first, 2), (second, 1)):
        await ada.post(f"/api/sagas/{saga}/seats/{place}", bot)
    assert (await ada.post(f"/api/sagas/{second}/seats/2", bot, 429))["reason"] == "too_many_tables"
    assert [seat["kind"] for seat in (await ada.get(f"/api/sagas/{second}"))["seats"]] == ["human", "bot", "open"]


async def test_sockets_are_requests_too(tmp_path: Path) -> None:
    """Whoever opens and closes them again and again is refused like anybody else who asks too much."""
    async with running(tmp_path / "t.sqlite3", limits=Limits(requests=(5, 1e-9))) as address, Client(address) as ada:
        table = (await ada.make("human", "open"))["id"]
        for _ in range(4):
            async with ada.socket(table) as open_:
                await open_.push()
        async with ada.socket(table) as refused:
            await refused.connection.wait_closed()
            assert refused.connection.close_code == 4429


async def test_requests_at_the_same_moment_share_what_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All are let in before the first table is made: only so many are, and what fails is given back."""
    entered, go_on, make = 0, asyncio.Event(), Hall.make

    async def slow(self: Hall, *given: Any) -> LiveTable:
        nonlocal entered
        entered += 1
        await go_on.wait()
        return await make(self, *given)

    seats = [{"kind": "human"}, {"kind": "open"}]
    async with (
        running(tmp_path / "t.sqlite3", limits=Limits(open_tables=2)) as address,
        Client(address) as ada,
    ):
        await ada.get("/api/me")
        monkeypatch.setattr(Hall, "make", slow)
        bad = {"game": "dominion", "seats": seats, "options": {"kingdom": "there is none"}}
        asking = [asyncio.create_task(ada.http.post("/api/tables", json=bad)) for _ in range(6)]
        await until(lambda: entered + sum(each.done() for each in asking) == 6)
        go_on.set()
        assert sorted(each.status_code for each in await asyncio.gather(*asking)) == [422, 422, *[429] * 4]
        go_on.clear()
        entered = 0
        good = {"game": "dominion", "seats": seats}
        asking = [asyncio.create_task(ada.http.post("/api/tables", json=good)) for _ in range(6)]
        await until(lambda: entered + sum(each.done() for each in asking) == 6)
        go_on.set()
        assert sorted(each.status_code for each in await asyncio.gather(*asking)) == [201, 201, *[429] * 4]
