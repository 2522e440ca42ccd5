"""Passwords: changed by their owner, made anew by the host; and who the host is."""

from pathlib import Path

from regnum.server.web.house import House
from server.web import ADMIN, Client, running, two_at

KEY = {"x-regnum-admin": ADMIN}
OLD, NEW = {"login": "ada", "password": "a first password"}, {"login": "ada", "password": "another password"}


async def test_whoever_changes_the_password_stays_signed_in_and_all_others_do_not(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "p.sqlite3") as address,
        Client(address) as ada,
        Client(address) as phone,
        Client(address) as jan,
    ):
        change = {"old": OLD["password"], "new": NEW["password"]}
        refused = await ada.post("/api/me/password", change, 409)
        assert refused["reason"] == "no_account"
        await ada.post("/api/me/account", OLD, 201)
        await phone.post("/api/me/session", OLD, 200)
        table = await two_at(address, phone, jan)
        wrong = await ada.post("/api/me/password", {**change, "old": "not the password"}, 403)
        assert wrong["reason"] == "wrong_password"
        async with phone.socket(table) as at_phone:
            await at_phone.push()
            assert (await ada.post("/api/me/password", change, 200))["login"] == "ada"
            await at_phone.connection.wait_closed()
            assert at_phone.connection.close_code == 4401
        assert (await ada.get("/api/me"))["login"] == "ada"
        assert (await phone.get("/api/me"))["login"] is None
        await phone.post("/api/me/session", OLD, 403)
        await phone.post("/api/me/session", NEW, 200)


async def test_the_host_makes_a_new_password_for_whoever_forgot_theirs(tmp_path: Path) -> None:
    async with running(tmp_path / "p.sqlite3") as address, Client(address) as ada, Client(address) as host:
        await ada.post("/api/me/account", OLD, 201)
        await host.post("/api/me/name", {"name": "Jan"}, 200)
        people = (await host.http.get("/api/admin/people", headers=KEY)).json()
        assert [(each["name"], each["login"]) for each in people] == [("ada", "ada"), ("Jan", None)]
        assert "password" not in str(people)
        made = await host.post(f"/api/admin/people/{people[0]['id']}/password", {}, 201, **KEY)
        await host.post(f"/api/admin/people/{people[1]['id']}/password", {}, 409, **KEY)
        assert (await ada.get("/api/me"))["login"] is None
        await ada.post("/api/me/session", OLD, 403)
        await ada.post("/api/me/session", {"login": "ada", "password": made["password"]}, 200)
        noted = (await host.http.get("/api/admin/journal", headers=KEY)).json()
        assert "reset" in [line["what"] for line in noted] and made["password"] not in str(noted)


async def test_at_ones_own_machine_one_is_the_host(tmp_path: Path) -> None:
    async with running(tmp_path / "p.sqlite3", house=House(1)) as address, Client(address) as ada:
        await ada.get("/api/admin")
        for elsewhere in ({"host": "192.168.1.7"}, {"x-forwarded-for": "192.168.1.7"}):
            assert (await ada.http.get("/api/admin", headers=elsewhere)).status_code == 403
    async with running(tmp_path / "q.sqlite3") as address, Client(address) as ada:
        await ada.get("/api/admin", 403)
