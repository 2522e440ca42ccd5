"""Forged, broken, huge and foreign requests: each gets a problem document, and the table is as it was."""

import asyncio
import contextlib
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any
from urllib.parse import quote

import pytest
import pytest_asyncio
import websockets

from regnum.server.web.settings import Limits
from server.spoiling import SPOILING
from server.web import ADMIN, UNLIMITED, Client, forged, running, two_at

pytestmark = pytest.mark.asyncio(loop_scope="module")

VALUE = re.compile(r': "([^"]*)"')
"""A text in a body."""


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=["sqlite", "postgresql"])
async def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    folder = tmp_path_factory.mktemp("bad")
    database = request.getfixturevalue("postgres") if request.param == "postgresql" else folder / "t.sqlite3"
    async with running(database) as address:
        yield address


@pytest.fixture(autouse=True)
def unshaken(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What senders do wrong is no fault of the server: its log has no error and no traceback."""
    yield
    found = [line for line in caplog.get_records("call") if line.levelno >= logging.ERROR or line.exc_info]
    assert not found, "\n".join(line.getMessage() for line in found)


@pytest_asyncio.fixture(loop_scope="module")
async def people(address: str) -> AsyncIterator[tuple[str, Client, Client, Client]]:
    """A table where Ada and Jan play, and Eve, who does not."""
    async with Client(address) as ada, Client(address) as jan, Client(address) as eve:
        yield await two_at(address, ada, jan), ada, jan, eve


People = tuple[str, Client, Client, Client]


async def test_somebody_elses_decision(people: People) -> None:
    id_, ada, jan, eve = people
    before = await ada.get(f"/api/tables/{id_}")
    for client, status in ((jan, 409), (eve, 403)):
        await client.choose(id_, before["seq"], "play all", status=status)
        await client.choose(id_, before["seq"], "0: play all", status=status)
    for path, body in (
        ("undo", {"seq": before["seq"], "request": "x"}),
        ("orders", {"kind": "react", "notation": "decline"}),
        ("chat", {"text": "hello"}),
        ("pointing", {"phrase": "do_this", "thing": "seat0"}),
        ("hint", {}),
        ("leave", {}),
        ("rematch", {}),
        ("start", {}),
    ):
        await eve.post(f"/api/tables/{id_}/{path}", body, 403)
    assert (await ada.get(f"/api/tables/{id_}"))["seq"] == before["seq"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'{"seq": 1}',
        b'{"seq": -1, "request": "x", "choices": ["play all"]}',
        b'{"seq": 1e99, "request": "x", "choices": ["play all"]}',
        b'{"seq": 1, "request": "", "choices": ["play all"]}',
        b'{"seq": 1, "request": "x", "choices": "play all"}',
        b'{"seq": 1, "request": "x", "choices": [null]}',
        b'{"seq": 1, "request": "x", "choices": ["' + b"a" * 300 + b'"]}',
        b'{"seq": 1, "request": "x", "choices": [' + b",".join([b'"play all"'] * 100) + b"]}",
        b'{"a":' * 5000 + b"1" + b"}" * 5000,
        b'{"seq": 0, "request": "r\xff", "choices": ["play all"]}',
        b'{"seq": "\xed\xa0\x80", "request": "r", "choices": ["play all"]}',
    ],
)
async def test_requests_that_cannot_be_read(people: People, body: bytes) -> None:
    id_, ada, _, _ = people
    answer = await ada.http.post(
        f"/api/tables/{id_}/choices", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400 and answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["detail"].startswith("The request is not understood") and "Traceback" not in answer.text


async def test_a_request_that_is_too_large(people: People) -> None:
    id_, ada, _, _ = people
    body = b'{"text": "' + b"a" * UNLIMITED.body + b'"}'
    headers = {"content-type": "application/json"}
    answer = await ada.http.post(f"/api/tables/{id_}/chat", content=body, headers=headers)
    assert answer.status_code == 413 and answer.json()["reason"] == "too_large"

    async def pieces() -> AsyncIterator[bytes]:
        for start in range(0, len(body), 10_000):
            yield body[start : start + 10_000]

    answer = await ada.http.post(f"/api/tables/{id_}/chat", content=pieces(), headers=headers)
    assert answer.status_code == 413


async def test_a_forged_cookie_is_nobodys(people: People, address: str) -> None:
    id_, ada, _, _ = people
    token = ada.http.cookies["regnum"]
    for wrong in (forged(token), "s." + "x" * 43, "g.", "nonsense", token[2:]):
        async with Client(address) as eve:
            eve.http.cookies.set("regnum", wrong)
            seen = await eve.get(f"/api/tables/{id_}")
            assert seen["you"] is None and not seen["host"]


@pytest.mark.parametrize("path", ["/api/tables/none", "/api/tables/aaaaaaaaaaaa", "/api/tables/%00", "/api/tables/.."])
async def test_unknown_tables(people: People, path: str) -> None:
    assert (await people[3].http.get(path)).status_code == 404


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "chess", "seats": [{"kind": "human"}, {"kind": "bot"}]}, 404),
        ({"game": "dominion", "seats": [{"kind": "human"}]}, 409),
        ({"game": "dominion", "seats": [{"kind": "human"}] * 5}, 409),
        ({"game": "dominion", "seats": [{"kind": "human"}, {"kind": "ghost"}]}, 400),
        ({"game": "dominion", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "hal"}]}, 409),
        ({"game": "dominion", "seats": [{"kind": "human"}] * 2, "options": {"kingdom": "atlantis"}}, 422),
        ({"game": "dominion", "seats": [{"kind": "human"}] * 2, "options": {"colour": "red"}}, 422),
        ({"game": "dominion", "seats": [{"kind": "human"}] * 2, "clock": "live", "clock_seconds": -5}, 400),
    ],
)
async def test_tables_that_cannot_be_made(people: People, wish: dict[str, Any], status: int) -> None:
    problem = await people[3].post("/api/tables", wish, status)
    assert problem["detail"] and problem["status"] == status


@pytest.mark.parametrize("character", ["\0", "\x1b", "\u202e"])
async def test_characters_that_not_every_database_can_hold(address: str, people: People, character: str) -> None:
    """In every text of every request that is otherwise well formed, by the host of the table and by the server's."""
    id_, ada, _, _ = people
    ada.http.headers["x-regnum-admin"] = ADMIN
    for body in ({"person": character, "how": f"hushed:{id_}"}, {"person": "nobody", "how": character}):
        for path in (f"/api/tables/{id_}/people/lift", "/api/admin/barred/lift"):
            assert (await ada.post(path, body, 400))["detail"].startswith("The request is not understood")
    written = json.dumps(character)[1:-1]
    for method, path, body in SPOILING.REQUESTS:
        text = json.dumps(body)
        there = path.replace(SPOILING.TABLE, id_)
        spoilt = [text[: at.start()] + f': "{written}{at[1]}"' + text[at.end() :] for at in VALUE.finditer(text)]
        for content in spoilt if method == "POST" else []:
            answer = await ada.http.post(there, content=content, headers={"content-type": "application/json"})
            assert answer.status_code < 500, (path, content, answer.text)
        for name in (id_, "nobody", SPOILING.SAGA):
            odd = there.replace(f"/{name}", "/" + quote(character))
            if odd != there:
                assert 400 <= (await ada.http.request(method, odd, json=body)).status_code < 500, odd


async def test_another_sites_requests_are_refused(people: People, address: str) -> None:
    id_, ada, _, _ = people
    path, body = f"/api/tables/{id_}/chat", {"text": "from elsewhere"}
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
    ):
        answer = await ada.http.post(path, json=body, headers=headers)
        assert answer.status_code == 403 and answer.json()["reason"] == "wrong_origin"
    same = {"origin": address}
    plain = await ada.http.post(path, content=b'{"text": "x"}', headers={**same, "content-type": "text/plain"})
    assert plain.status_code == 403
    assert (await ada.http.post(path, json=body, headers=same)).status_code == 200
    marked = {**same, "x-regnum": "1"}
    assert (await ada.http.post(f"/api/tables/{id_}/leave", headers=marked)).status_code == 200


async def test_sockets_of_other_sites_and_tables_are_closed(people: People) -> None:
    id_, ada, _, _ = people
    refused: list[tuple[str, Any, dict[str, str], int]] = [
        (id_, 0, {"Origin": "https://evil.example"}, 4403),
        ("nothing", 0, {}, 4404),
        (f"{id_}/and/more", 0, {}, 4404),
        (id_, "x", {}, 4400),
        (id_, -1, {}, 4400),
    ]
    for table, since, headers, code in refused:
        async with ada.socket(table, since, **headers) as socket:
            with pytest.raises(websockets.ConnectionClosed):
                await socket.push()
            assert socket.connection.close_code == code


async def test_a_table_that_is_closed_to_watchers(people: People, address: str) -> None:
    _, ada, _, eve = people
    made = await ada.make("human", "open", open_to_watchers=False)
    await eve.get(f"/api/tables/{made['id']}", 403)
    await eve.get(f"/api/tables/{made['id']}/replay", 403)
    assert (await eve.get(f"/api/tables/{made['id']}", invite=made["invite"]))["you"] is None


async def test_a_flood_over_a_socket_ends_it(people: People) -> None:
    id_, ada, _, _ = people
    async with ada.socket(id_) as socket:
        with contextlib.suppress(websockets.ConnectionClosed):
            for _ in range(1000):
                await socket.connection.send("hello")
                await asyncio.sleep(0)
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 1008
    async with ada.socket(id_) as socket:
        await socket.push()
        await socket.connection.send("x" * 100_000)
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 1009


async def test_rates_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    slowly = 1e-4  # however long a busy machine takes, nothing comes back meanwhile
    limits = Limits(sign_ins=(2, slowly), talk=(3, slowly), tables=(2, slowly), requests=(60, slowly))
    where = tmp_path_factory.mktemp("rates") / "t.sqlite3"
    async with running(where, limits=limits) as address, Client(address) as ada:
        made = await ada.make("human", "open")
        for _ in range(3):
            await ada.post(f"/api/tables/{made['id']}/chat", {"text": "hi"})
        problem = await ada.post(f"/api/tables/{made['id']}/chat", {"text": "hi"}, 429)
        assert "second" in problem["detail"]
        credentials = {"login": "ada", "password": "a good password"}
        for status in (403, 403, 429):
            await ada.post("/api/me/session", credentials, status)
        await ada.make("human", "open")
        await ada.post("/api/tables", {"game": "dominion", "seats": [{"kind": "open"}] * 2}, 429)
        answers = [(await ada.http.get("/api/games")).status_code for _ in range(80)]
        assert 429 in answers
