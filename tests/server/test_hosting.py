"""What whoever runs a server relies on: names, proxies, sign-ins, the journal, people who are sent away, figures."""

from pathlib import Path

import pytest

from regnum.cli.serve import network
from regnum.server.store.protocol import StoreDown
from regnum.server.store.sqlite import SqliteStore
from regnum.server.web.settings import Limits
from server.web import ADMIN, Client, connected, running, two_at

KEY = {"x-regnum-admin": ADMIN}
HOSTS = (("evil.example", 421), ("evil.example:80", 421), ("Play.Example", 200), ("[::1]", 200))
ADA = {"login": "ada", "password": "a good password"}


async def test_a_server_answers_to_its_names_alone(tmp_path: Path) -> None:
    """DNS rebinding: a browser asks for evil.example, whose address is now ours."""
    async with running(tmp_path / "t.sqlite3", names=("play.example",)) as address, Client(address) as ada:
        table = await ada.make("human", "open")
        for path in ("/", "/api/me", f"/api/tables/{table['id']}", "/healthz"):
            for host, status in HOSTS:
                answer = await ada.http.get(path, headers={"host": host, "accept-language": "pl"})
                assert answer.status_code == status, (path, host)
        refused = await ada.http.get("/api/me", headers={"host": "evil.example"})
        assert "evil.example" in refused.json()["detail"] and "--name" in refused.json()["detail"]
        host, port = address.removeprefix("http://").split(":")
        path = f"/api/tables/{table['id']}/socket"
        async with connected(f"ws://evil.example{path}", host=host, port=int(port)) as socket:
            await socket.wait_closed()
            assert socket.close_code == 4421


async def test_https_is_asked_for_by_browsers_from_then_on(tmp_path: Path) -> None:
    for secure in (True, False):
        async with running(tmp_path / "t.sqlite3", secure_cookies=secure) as address, Client(address) as ada:
            assert ("strict-transport-security" in (await ada.http.get("/")).headers) is secure


async def test_only_a_trusted_proxy_says_for_whom_it_asks(tmp_path: Path) -> None:
    limits = Limits(sign_ins=(2, 0.0001))
    for proxies, expected in (((), 429), (("127.0.0.0/8",), 403)):
        async with running(tmp_path / "t.sqlite3", limits=limits, proxies=proxies) as address, Client(address) as eve:
            for n in range(4):
                forwarded = {"x-forwarded-for": f"192.0.2.{n}"}
                last = await eve.http.post("/api/me/session", json={**ADA, "login": f"nobody{n}"}, headers=forwarded)
            assert last.status_code == expected
    assert network("10.0.0.0/8") == "10.0.0.0/8"
    with pytest.raises(Exception, match="neither an address nor a network"):
        network("proxy")


@pytest.mark.parametrize("login", ["ada\n", "ada\0", "a b", "ada\u202e", "ada\r\n"])
async def test_a_login_holds_no_control_characters(tmp_path: Path, login: str) -> None:
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada:
        await ada.post("/api/me/account", {**ADA, "login": login}, 400)


async def test_wrong_passwords_are_counted_for_the_account_too(tmp_path: Path) -> None:
    limits = Limits(sign_ins=(1e9, 1e9), wrong_passwords=(3, 0.0001))
    where = running(tmp_path / "t.sqlite3", limits=limits, proxies=("127.0.0.1",))
    async with where as address, Client(address) as ada, Client(address) as eve:
        await ada.post("/api/me/account", ADA)
        for _ in range(5):
            await ada.post("/api/me/session", ADA)  # a right one costs nothing
        for n, status in enumerate((403, 403, 403, 429)):
            wrong = {**ADA, "password": "a wrong password"}
            forwarded = {"x-forwarded-for": f"192.0.2.{n}"}
            assert (await eve.http.post("/api/me/session", json=wrong, headers=forwarded)).status_code == status
        await eve.post("/api/me/session", {**ADA, "login": "jan"}, 403)


async def test_the_journal_has_sign_ins_and_what_the_host_did(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada:
        await ada.post("/api/me/account", ADA)
        await ada.post("/api/me/session", {**ADA, "password": "a wrong password"}, 403)
        await ada.post("/api/me/session", ADA)
        table = await ada.make("human", "open")
        await ada.post(f"/api/admin/tables/{table['id']}/end", {}, 200, **KEY)
        answer = await ada.http.get("/api/admin/journal", headers=KEY)
        noted = [(line["what"], line["who"], line["address"]) for line in answer.json()]
        home = "127.0.0.1"
        assert noted == [("end", "host", home), ("sign_in", "ada", home), ("sign_in_refused", "ada", home),
                         ("register", "ada", home)]  # fmt: skip
        assert (await ada.http.get("/api/admin/journal")).status_code == 403


async def test_the_journal_has_wrong_keys_as_long_as_trying_is_allowed(tmp_path: Path) -> None:
    limits = Limits(sign_ins=(2, 0.0001))
    async with running(tmp_path / "t.sqlite3", limits=limits) as address, Client(address) as eve:
        for guess, status in (("guessed", 403), ("żółw", 403), ("again", 429), ("", 403)):
            answer = await eve.http.get("/api/admin", headers={"x-regnum-admin": guess.encode()})
            assert answer.status_code == status
        journal = (await eve.http.get("/api/admin/journal", headers=KEY)).json()
        assert [(line["what"], line["address"], line["detail"]) for line in journal] == [
            ("key_refused", "127.0.0.1", "")
        ] * 2, "where it came from, and nothing of what was tried"


async def test_signing_out_everywhere_ends_every_session(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada, Client(address) as phone:
        await ada.post("/api/me/account", ADA)
        await phone.post("/api/me/session", ADA)
        table = await phone.make("human", "open")
        async with phone.socket(table["id"]) as socket:
            await socket.push()
            me = await ada.post("/api/me/sign-out-everywhere")
            assert me["login"] is None
            await socket.connection.wait_closed()
        assert (await phone.get("/api/me"))["login"] is None
        await phone.post("/api/me/session", ADA)


async def test_somebody_is_muted_removed_and_blocked(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        id_ = await two_at(address, ada, jan, leaver="bot")
        people = f"/api/admin/tables/{id_}/people"
        await jan.post(f"/api/tables/{id_}/chat", {"text": "something rude"})
        await ada.post(people, {"seat": 1, "act": "mute"}, 200, **KEY)
        problem = await jan.post(f"/api/tables/{id_}/chat", {"text": "more of it"}, 403)
        assert problem["reason"] == "barred_mute"
        await ada.post(people, {"seat": 1, "act": "remove"}, 200, **KEY)
        assert (await ada.get(f"/api/tables/{id_}"))["seats"][1]["kind"] == "bot"
        await jan.post(f"/api/tables/{id_}/seats", {}, 403)
        async with jan.socket(id_) as socket:
            await socket.push()
            await ada.post(people, {"seat": 1, "act": "block"}, 200, **KEY)
            await socket.connection.wait_closed()
        assert (await jan.get("/api/me", 403))["reason"] == "barred_block"
        barred = (await ada.http.get("/api/admin/barred", headers=KEY)).json()
        assert sorted(bar["how"] for bar in barred) == ["block", "mute", f"table:{id_}"]
        for bar in barred:
            await ada.post("/api/admin/barred/lift", {"person": bar["person"], "how": bar["how"]}, 200, **KEY)
        assert (await jan.get("/api/me"))["login"] is None
        await ada.post(people, {"seat": 7, "act": "mute"}, 404, **KEY)


async def test_figures_for_whoever_looks_after_the_server(tmp_path: Path) -> None:
    settings = {"proxies": ("127.0.0.1",), "names": ("play.example",)}
    async with running(tmp_path / "t.sqlite3", **settings) as address, Client(address) as ada:
        await ada.make("human", "open")
        assert await ada.get("/healthz") == {"status": "ok"}
        answer = await ada.http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        figures = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
        assert figures["regnum_tables_live"] == "1" and figures['regnum_stored{what="tables lobby"}'] == "1"
        assert float(figures['regnum_answers_total{status="2xx"}']) >= 2
        elsewhere = {"x-forwarded-for": "192.0.2.1"}
        assert (await ada.http.get("/metrics", headers=elsewhere)).status_code == 403
        assert (await ada.http.get("/metrics", headers={**elsewhere, **KEY})).status_code == 200
        silent = {"host": "play.example"}  # as through a proxy here that does not say for whom it asks
        assert (await ada.http.get("/metrics", headers=silent)).status_code == 403


async def test_a_database_that_is_away_is_told_to_machines_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> None:
        raise StoreDown("the disk is gone")

    async with running(tmp_path / "t.sqlite3") as address, Client(address) as probe:
        monkeypatch.setattr(SqliteStore, "session", away)
        answer = await probe.http.get("/healthz")
        assert answer.status_code == 503 and "Traceback" not in answer.text
