"""Attempts to get around a limit or a ban by asking another process of the same server, and to fill its database."""

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from regnum.server.web.settings import Limits
from server.web import ADMIN, Client, running, two_at

SEARCHING = [{"kind": "human"}, {"kind": "bot", "bot": "mcts:1s"}]
SCARCE = Limits(
    tables_at=(1e9, 1e9),
    sign_ins=(1e9, 1e9),
    wrong_passwords=(3, 1e-9),
    deeds=(2, 1e-9),
    open_tables_at=6,
    listed=2,
    thinkers=2,
)


async def asked(address: str, path: str, body: object) -> int:
    """How somebody is answered who has forgotten their cookie."""
    async with httpx.AsyncClient(base_url=address, timeout=300) as nobody:
        return (await nobody.post(path, json=body)).status_code


@asynccontextmanager
async def two_processes(postgres: str) -> AsyncIterator[tuple[str, str, Callable[[], Awaitable[None]]]]:
    """Two processes of a server, and a way to wait until the second has heard all that the first one told it."""
    async with (
        running(postgres, limits=SCARCE) as here,
        running(postgres, limits=SCARCE) as there,
        Client(here) as ada,
        Client(there) as elsewhere,
    ):
        id_ = (await ada.make("human", "open"))["id"]
        elsewhere.http.cookies.set("regnum", ada.http.cookies["regnum"])
        async with elsewhere.socket(id_) as open_:

            async def heard() -> None:
                word = secrets.token_hex(8)
                await ada.post(f"/api/tables/{id_}/chat", {"text": word})
                while not (chat := (await open_.push())["chat"]) or chat[-1]["text"] != word:
                    pass

            yield here, there, heard


async def test_passwords_are_tried_as_often_at_two_processes_as_at_one(postgres: str) -> None:
    async with two_processes(postgres) as (here, there, heard):
        account = {"login": "guessed", "password": "a long password"}
        assert await asked(here, "/api/me/account", account) == 201
        wrong = {**account, "password": "another password"}
        assert await asked(here, "/api/me/session", account) == 200, "a right one does not count"
        assert [await asked(here, "/api/me/session", wrong) for _ in range(4)] == [403, 403, 403, 429]
        await heard()
        assert await asked(there, "/api/me/session", {**wrong, "login": "GUESSED"}) == 429
        assert await asked(there, "/api/me/session", {**wrong, "login": "somebody-else"}) == 403


async def test_tables_of_an_address_are_counted_by_every_process(postgres: str) -> None:
    """Bots that search, tables that anybody may join, and all of them; one is there for the waiting."""
    async with two_processes(postgres) as (here, there, heard):
        plain = {"game": "dominion", "seats": [{"kind": "human"}, {"kind": "open"}]}
        for wish, other in (({**plain, "seats": SEARCHING}, plain), ({**plain, "listed": True}, None)):
            assert [await asked(here, "/api/tables", wish) for _ in range(2)] == [201, 201]
            await heard()
            assert await asked(there, "/api/tables", wish) == 429
            assert other is None or await asked(there, "/api/tables", other) == 201, "there is room for others"
        assert await asked(there, "/api/tables", plain) == 429, "six are open"


async def test_whoever_was_blocked_at_one_process_is_pushed_nothing_by_another(postgres: str) -> None:
    """By whoever runs the server, and by whoever made the table."""
    async with running(postgres) as here, running(postgres) as there:
        for by_host in (True, False):
            async with Client(here) as ada, Client(here) as jan, Client(there) as elsewhere:
                id_ = await two_at(here, ada, jan)
                elsewhere.http.cookies.set("regnum", jan.http.cookies["regnum"])
                async with elsewhere.socket(id_) as open_:
                    await open_.push()
                    if by_host:
                        await ada.post(f"/api/tables/{id_}/people", {"seat": 1, "act": "block"})
                    else:
                        path = f"/api/admin/tables/{id_}/people"
                        await ada.post(path, {"seat": 1, "act": "block"}, **{"x-regnum-admin": ADMIN})
                    await open_.connection.wait_closed()
                    assert open_.connection.close_code in (4401, 4403)


async def test_whoever_was_removed_from_a_private_table_is_pushed_nothing(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        id_ = await two_at(address, ada, jan, open_to_watchers=False)
        async with jan.socket(id_) as open_:
            await open_.push()
            await ada.post(f"/api/tables/{id_}/people", {"seat": 1, "act": "remove"})
            await open_.connection.wait_closed()
            assert open_.connection.close_code == 4403
        assert (await jan.get(f"/api/tables/{id_}", 403))["reason"] == "no_watchers"


async def test_an_address_leaves_only_so_much_behind(tmp_path: Path) -> None:
    """A name of somebody new each time, a guest who signs out, muting: each is kept, some of it for ever."""
    async with (
        running(tmp_path / "t.sqlite3", limits=SCARCE) as address,
        Client(address) as ada,
        Client(address) as jan,
    ):
        id_ = await two_at(address, ada, jan)
        assert [await asked(address, "/api/me/name", {"name": "Eve"}) for _ in range(3)] == [200, 200, 429]
        for path, body in (
            ("/api/me/sign-out", {}),
            ("/api/me/sign-out-everywhere", {}),
            (f"/api/tables/{id_}/people", {"seat": 1, "act": "mute"}),
            (f"/api/tables/{id_}/people/lift", {"person": "nobody", "how": f"hushed:{id_}"}),
        ):
            assert (await ada.post(path, body, 429))["reason"] == "too_many"
