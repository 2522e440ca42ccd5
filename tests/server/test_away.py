"""A PostgreSQL that goes away: whatever is asked or written meanwhile is a 503 with a sentence, and no fault."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from regnum.server.store import Person, open_store
from regnum.server.store.protocol import Noted, StoreDown
from server.postgres import cluster
from server.web import ADMIN, Client, running


@pytest.fixture
def passing() -> Iterator[tuple[str, ExitStack]]:
    """A database, and what closes it."""
    with ExitStack() as closing:
        yield closing.enter_context(cluster()), closing


async def test_every_write_says_that_the_database_is_away(passing: tuple[str, ExitStack]) -> None:
    address, closing = passing
    store = await open_store(address)
    closing.close()
    try:
        for attempt in (
            lambda: store.put_person(Person("ada", "Ada")),
            lambda: store.put_session("digest", "ada", 1e12),
            lambda: store.drop_session("digest"),
            lambda: store.drop_sessions("ada"),
            lambda: store.note(Noted(0.0, "sign_in", "ada", "127.0.0.1")),
            lambda: store.bar("ada", "mute", "Ada", 0.0),
            lambda: store.unbar("ada", "mute"),
            lambda: store.setting("name", "value"),
            lambda: store.clear(0.0, 0.0, ()),
            lambda: store.person("ada"),
            lambda: store.sagas_of("ada", 5),
        ):
            with pytest.raises(StoreDown):
                await attempt()
    finally:
        await store.close()


async def test_people_are_told_that_the_database_is_away(
    passing: tuple[str, ExitStack], caplog: pytest.LogCaptureFixture
) -> None:
    address, closing = passing
    async with running(address) as server, Client(server) as ada, Client(server) as jan:
        ada.http.headers["x-regnum-admin"] = ADMIN
        made = await ada.make("human", "open")
        await jan.post(f"/api/tables/{made['id']}/seats", {"name": "Jan", "invite": made["invite"]})
        await ada.post("/api/me/name", {"name": "Ada"})
        closing.close()
        for path, body in (
            ("/api/me/name", {"name": "Adela"}),
            ("/api/me/account", {"login": "ada", "password": "a good password"}),
            ("/api/me/session", {"login": "ada", "password": "a good password"}),
            ("/api/me/sign-out", {}),
            (f"/api/tables/{made['id']}/people", {"seat": 1, "act": "mute"}),
            ("/api/admin/barred/lift", {"person": "jan", "how": "mute"}),
        ):
            problem = await ada.post(path, body, 503)
            assert problem["reason"] == "store_down" and problem["detail"]
        failed = [line for line in caplog.records if line.name.startswith("regnum.server.web") and line.exc_info]
        assert not failed
