"""A whole Tomesaga on PostgreSQL with two workers: four people by requests, and all is killed again and again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from regnum.server.sagas.tomesaga import CAMPAIGN
from server.campaigns import chapter, hurry, sagas_at
from server.processes import end_group, started
from server.web import Client

NAMES = ("Ada", "Jan", "Ola", "Ewa")
SEATS: list[dict[str, str]] = [{"kind": "human", "name": NAMES[0]}, *({"kind": "open"} for _ in NAMES[1:])]


class People:
    """Four people with cookies of their own, who come back to a server that was killed."""

    def __init__(self, database: str) -> None:
        self.database = database
        self._cookies: list[dict[str, str]] = [{} for _ in NAMES]

    @asynccontextmanager
    async def at_the_server(self) -> AsyncIterator[list[Client]]:
        """All four, at two workers, which are killed in the end."""
        with started("serve", "--port=0", "--workers=2", f"--database={self.database}") as server:
            async with AsyncExitStack() as stack:
                found = [await stack.enter_async_context(Client(server.line.rstrip("/"))) for _ in NAMES]
                for client, cookies in zip(found, self._cookies, strict=True):
                    client.http.cookies.update(cookies)
                yield found
                self._cookies = [dict(client.http.cookies) for client in found]
            end_group(server.process)


async def begin(people: list[Client], saga: str) -> dict[str, Any]:
    """All are ready at the same moment, two of them twice; the saga then."""
    path = f"/api/sagas/{saga}/ready"
    await asyncio.gather(*(each.http.post(path, json={}) for each in (*people, *people[:2])))
    told: dict[str, Any] = await people[0].get(f"/api/sagas/{saga}")
    return told


async def choose_once(people: list[Client], table: str) -> None:
    """Whoever is asked first makes a choice."""
    for person in people:
        seen = await person.get(f"/api/tables/{table}")
        if options := [option for each in seen["view"]["pending"] for option in each.get("options", ())]:
            await person.choose(table, seen["seq"], options[0]["notation"])
            return
    raise AssertionError("nobody is asked")


@pytest.mark.many_games
async def test_a_whole_saga_on_two_workers_that_are_killed(postgres: str) -> None:
    group = People(postgres)
    async with group.at_the_server() as people:
        made = await people[0].post("/api/sagas", {"seats": SEATS}, 201)
        id_ = made["id"]
        for guest, name in zip(people[1:], NAMES[1:], strict=True):
            await guest.post(f"/api/sagas/{id_}/seats", {"name": name, "invite": made["invite"]})
    for number, game in enumerate(CAMPAIGN.games):
        async with group.at_the_server() as people:  # killed between two chapters
            told = await begin(people, id_)
            assert (told["status"], told["chapter"]) == ("playing", number)
            table = await people[3].get(f"/api/tables/{told['table']}")
            assert table["game"] == game and [seat["name"] for seat in table["seats"]] == list(NAMES)
            own = (await people[1].get("/api/tables"))["own"]
            assert [card["saga"]["chapter"] for card in own if card["saga"]].count(number) == 1
            await choose_once(people, told["table"])
        async with group.at_the_server() as people:  # and within one
            await choose_once(people, told["table"])
        async with sagas_at(postgres, CAMPAIGN) as sagas:
            live = await chapter(sagas, id_)
            assert len(live.state.playing().choices) >= 2, "what was confirmed is kept"
            await hurry(live, number)
    async with group.at_the_server() as people:
        for seat, person in enumerate(people):
            told = await person.get(f"/api/sagas/{id_}")
            assert told["status"] == "over" and told["you"] == seat and told["book"]["winners"]
            assert sum(sum(shelf["victory"]) for shelf in told["book"]["shelves"]) == 9
            refused = await person.post(f"/api/sagas/{id_}/ready", {}, 409)
            assert "finished" in refused["detail"]
