"""Attempts to find out by asking again and again that somebody else chooses in secret."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from regnum.server.store.sqlite import SqliteStore
from regnum.server.web.settings import Limits
from server.support import choose, hall_at, two_people, until
from server.web import Client, running


async def two_at_once(ada: Client, jan: Client) -> str:
    """It's a Wonderful Kingdom, with both people deciding at the same time and in secret."""
    more = {"game": "wonderful_kingdom", "options": {"module": "advisors", "first": 0}}
    made = await ada.make("human", "open", **more)
    id_ = str(made["id"])
    await jan.post(f"/api/tables/{id_}/seats", {"name": "Jan", "invite": made["invite"]})
    await ada.post(f"/api/tables/{id_}/start")
    while not (await is_planning(ada, id_) and await is_planning(jan, id_)):
        for each in (ada, jan):
            if not await is_planning(each, id_):
                await choose_first(each, id_)
    return id_


def questions(table: dict[str, Any]) -> list[dict[str, Any]]:
    """What somebody is asked."""
    return [each for each in table["view"]["pending"] if each.get("options")]


async def is_planning(client: Client, id_: str) -> bool:
    return [each["kind"] for each in questions(await client.get(f"/api/tables/{id_}"))] == ["plan"]


async def choose_first(client: Client, id_: str) -> None:
    """Gives the first answer, if there is something to decide."""
    table = await client.get(f"/api/tables/{id_}")
    for question in questions(table):
        await client.choose(id_, table["seq"], question["options"][0]["notation"])


async def test_advice_does_not_tell_that_somebody_chose_in_secret(tmp_path: Path) -> None:
    """The same question has the same advice, at once and for nothing, whatever the other has done meanwhile."""
    limits = Limits(hints=(1, 1e-9))
    async with (
        running(tmp_path / "t.sqlite3", limits=limits) as address,
        Client(address) as ada,
        Client(address) as jan,
    ):
        id_ = await two_at_once(ada, jan)
        before = await ada.get(f"/api/tables/{id_}")
        hint = await ada.post(f"/api/tables/{id_}/hint")
        await choose_first(jan, id_)
        assert (await ada.get(f"/api/tables/{id_}"))["seq"] == before["seq"], "Jan has chosen, and nobody may notice"
        assert await ada.post(f"/api/tables/{id_}/hint") == hint


@asynccontextmanager
async def writing(client: Client, id_: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """While somebody's choice is being written, which takes until the end."""
    began, go_on, append = asyncio.Event(), asyncio.Event(), SqliteStore.append

    async def slow(self: SqliteStore, *given: Any) -> None:
        began.set()
        await go_on.wait()
        await append(self, *given)

    monkeypatch.setattr(SqliteStore, "append", slow)
    choosing = asyncio.create_task(choose_first(client, id_))
    try:
        await began.wait()
        yield
        assert not choosing.done()
    finally:
        go_on.set()
        await choosing


async def test_no_refusal_waits_for_what_somebody_writes_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A guessed number, an answer that is none, nothing at all, and taking back what one may not."""
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        id_ = await two_at_once(ada, jan)
        seq = (await ada.get(f"/api/tables/{id_}"))["seq"]
        async with writing(jan, id_, monkeypatch):
            await ada.choose(id_, seq + 5000, "nonsense", status=409)
            assert (await ada.http.post(f"/api/tables/{id_}/choices", json=wished(seq, ["nonsense"]))).is_client_error
            assert (await ada.http.post(f"/api/tables/{id_}/choices", json=wished(seq, []))).is_client_error
            for body in ({"seq": seq + 5000}, {"seq": seq - 1}, {"seq": seq, "agree": True}):
                await ada.post(f"/api/tables/{id_}/undo", {"request": "back", **body}, 409)


def wished(seq: int, choices: list[str]) -> dict[str, Any]:
    return {"seq": seq, "request": "made up", "choices": choices}


async def test_what_another_process_writes_keeps_nobody_waiting_for_a_refusal(tmp_path: Path) -> None:
    """It is not read yet; but a number of which this process knows can be judged all the same."""
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        table = await two_people(hall)
        old = table.data("ada").seq
        await choose(table, 0, "play all")
        now = table.data("jan").seq
        table.fall_behind()
        assert table.knows(1, old) and table.knows(1, now) and not table.knows(1, now + 1)
        await until(lambda: table.knows(1, now + 1))
