"""The socket pushes what changes; who comes back hears exactly what they missed."""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from regnum.server.store.protocol import StoreDown
from regnum.server.tables.live import LiveTable
from regnum.server.web import connections
from server.web import Client, answers, running, two_at

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def address(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    async with running(tmp_path_factory.mktemp("socket") / "t.sqlite3") as address:
        yield address


async def test_a_choice_is_pushed_to_all_with_its_events(address: str) -> None:
    async with Client(address) as ada, Client(address) as jan, Client(address) as eve:
        id_ = await two_at(address, ada, jan)
        async with ada.socket(id_) as at_ada, jan.socket(id_) as at_jan, eve.socket(id_) as at_eve:
            sockets = (at_ada, at_jan, at_eve)
            first = [await socket.push() for socket in sockets]
            assert [data["you"] for data in first] == [0, 1, None]
            played = await ada.choose(id_, first[0]["seq"], "play all")
            for socket in sockets:
                data = await socket.push()
                while data["seq"] < played["seq"]:
                    data = await socket.push()
                assert data["seq"] == played["seq"] and not data["whole"]
                assert [event["kind"] for event in data["events"]][:1] == ["plays"]


async def test_an_open_socket_holds_nothing_of_how_it_was_asked_for(address: str) -> None:
    def held(kind: type) -> list[object]:
        return [each for each in gc.get_objects() if isinstance(each, kind)]

    async with Client(address) as ada, Client(address) as jan:
        id_ = await two_at(address, ada, jan)
        gc.collect()
        gc.disable()
        try:
            before = len(held(connections.Bounded))
            async with ada.socket(id_) as at_ada, jan.socket(id_) as at_jan:
                await at_ada.push(), await at_jan.push()
                assert len(held(connections.Bounded)) == before
                sockets = [each for each in held(connections.Socket) if isinstance(each, connections.Socket)]
                assert len(sockets) == 2
                assert not any([*each.request.headers, *each.response.headers] for each in sockets)
        finally:
            gc.enable()


async def test_people_are_seen_to_come_and_go(address: str) -> None:
    async with Client(address) as ada, Client(address) as jan:
        id_ = await two_at(address, ada, jan)
        async with ada.socket(id_) as at_ada:
            assert [seat["connected"] for seat in (await at_ada.push())["seats"]] == [True, False]
            async with jan.socket(id_):
                assert [seat["connected"] for seat in (await at_ada.push())["seats"]] == [True, True]
            assert [seat["connected"] for seat in (await at_ada.push())["seats"]] == [True, False]


async def test_whoever_lost_the_connection_hears_what_was_missed(address: str) -> None:
    async with Client(address) as ada, Client(address) as jan:
        id_ = await two_at(address, ada, jan)
        async with jan.socket(id_) as socket:
            known = await socket.push()
        data = await ada.choose(id_, known["seq"], "play all")
        data = await ada.choose(id_, data["seq"], "end turn")
        async with jan.socket(id_, since=known["seq"]) as socket:
            missed = await socket.push()
        whole = await jan.get(f"/api/tables/{id_}")
        assert missed["seq"] == data["seq"] and not missed["whole"] and whole["whole"]
        assert known["events"] + missed["events"] == whole["events"]


async def test_a_rehearsal_is_pushed_to_nobody_else(address: str) -> None:
    async with Client(address) as ada, Client(address) as jan:
        id_ = await two_at(address, ada, jan)
        async with jan.socket(id_) as at_jan, ada.socket(id_) as at_ada:
            while not all(seat["connected"] for seat in (await at_jan.push())["seats"]):
                pass
            seq = (await at_ada.push())["seq"]
            await ada.choose(id_, seq, "play all", rehearse=True)
            while (await at_ada.push())["rehearsed"] != ["play all"]:  # who came may be told once more before
                pass
            with contextlib.suppress(TimeoutError):  # at most the news that Ada came, once more
                for _ in range(3):
                    seen = await at_jan.push(0.3)
                    assert seen["rehearsed"] == [] and seen["seq"] == seq and not seen["events"]


async def test_many_changes_at_once_reach_a_slow_reader_as_one(address: str) -> None:
    async with Client(address) as ada:
        made = await ada.make("big_money", "big_money")
        async with ada.socket(made["id"]) as socket:
            pushes = [await socket.push()]
            while pushes[-1]["status"] != "over":
                await asyncio.sleep(0.05)
                pushes.append(await socket.push())
        events = [event for push in pushes for event in push["events"]]
        assert events == (await ada.get(f"/api/tables/{made['id']}"))["events"]
        numbers = [push["seq"] for push in pushes]  # one may come twice: who is there is pushed too
        assert numbers == sorted(numbers)
        assert numbers[-1] > len(set(numbers))


async def test_a_push_that_fails_closes_the_socket_and_the_next_one_tells_everything(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Pages open such a socket anew; one that stayed open would wait for news that were lost."""
    async with Client(address) as ada, Client(address) as jan:
        id_ = await two_at(address, ada, jan)
        async with jan.socket(id_) as at_jan:
            known = await at_jan.push()

            def fail(*_: object) -> None:
                raise StoreDown("the database is away")

            monkeypatch.setattr(LiveTable, "push", fail)
            await ada.choose(id_, known["seq"], "play all")
            await at_jan.connection.wait_closed()
            assert at_jan.connection.close_code == 1011
            assert "could not be pushed" in caplog.text
            monkeypatch.undo()
        async with jan.socket(id_, since=known["seq"]) as at_jan:
            told = await at_jan.push()
            assert told["seq"] > known["seq"] and told["events"]


async def test_a_reason_for_closing_fits_in_whatever_language_it_is_told(tmp_path: Path) -> None:
    """It has room for 123 bytes, of which some letters of Polish take two; a name that is refused may be long."""
    head = f"GET /api/tables/{'x' * 12}/socket HTTP/1.1\r\nHost: {'evil.' * 20}example\r\nAccept-Language: pl\r\n"
    head += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    head += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    async with running(tmp_path / "t.sqlite3") as address:
        said = await answers(address, head.encode(), b"\x88\x80" + bytes(4))
    frame = said.partition(b"\r\n\r\n")[2]
    assert frame[:1] == b"\x88" and 100 < frame[1] <= 125 and int.from_bytes(frame[2:4], "big") == 4421
    assert "evil.evil" in frame[4:].decode()
