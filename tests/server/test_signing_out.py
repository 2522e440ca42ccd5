"""Signing out where several processes serve the same people, and by those who were never signed in."""

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

from server.web import Client, running, two_at


async def test_signing_out_at_one_process_ends_the_sockets_at_another(postgres: str) -> None:
    """At once, and before anything new happens at the table: nothing more is pushed there."""
    async with running(postgres) as here, running(postgres) as there:
        for login in ("signs-out", None):
            async with Client(here) as ada, Client(there) as elsewhere, Client(here) as jan:
                if login:
                    await ada.post("/api/me/account", {"login": login, "password": "a long password"}, 201)
                id_ = await two_at(here, ada, jan)
                token = ada.http.cookies["regnum"]
                elsewhere.http.cookies.set("regnum", token)
                assert (await elsewhere.get(f"/api/tables/{id_}"))["you"] == 0
                async with ada.socket(id_) as open_:
                    await open_.push()
                    await elsewhere.post("/api/me/sign-out")
                    await open_.connection.wait_closed()
                    assert open_.connection.close_code == 4401
                answer = await jan.http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
                assert answer.status_code == 401, "nor is it remembered here who had the token"


async def test_signing_out_everywhere_reaches_every_process(postgres: str) -> None:
    async with (
        running(postgres) as here,
        running(postgres) as there,
        Client(here) as ada,
        Client(there) as elsewhere,
        Client(here) as jan,
    ):
        account = {"login": "everywhere", "password": "a long password"}
        await ada.post("/api/me/account", account, 201)
        id_ = await two_at(here, ada, jan)
        await elsewhere.post("/api/me/session", account)
        async with ada.socket(id_) as at_ada, jan.socket(id_) as at_jan:
            await at_ada.push()
            await at_jan.push()
            await elsewhere.post("/api/me/sign-out-everywhere")
            await at_ada.connection.wait_closed()
            assert at_ada.connection.close_code == 4401
            await jan.post(f"/api/tables/{id_}/chat", {"text": "still here"})
            while not (pushed := await at_jan.push())["chat"]:
                pass
            assert pushed["chat"][-1]["text"] == "still here"


async def test_whoever_was_nobody_before_leaves_nothing_behind(tmp_path: Path) -> None:
    """A guest's token that was signed out is kept as ended for ever; one that nobody ever had need not be."""
    async with running(tmp_path / "t.sqlite3") as address:
        for path in ("sign-out", "sign-out-everywhere"):
            async with httpx.AsyncClient(base_url=address, timeout=300) as nobody:
                assert (await nobody.post(f"/api/me/{path}")).status_code == 200
        async with Client(address) as ada:
            await ada.get("/api/me")
            await ada.post("/api/me/sign-out")
    with closing(sqlite3.connect(tmp_path / "t.sqlite3")) as kept:
        assert kept.execute("SELECT count(*) FROM sessions").fetchone() == (1,), "Ada's, who had come before"
        assert kept.execute("SELECT count(*) FROM journal").fetchone() == (0,)
