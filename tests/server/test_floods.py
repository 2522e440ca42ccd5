"""Floods over connections that are let in: more of something at once than anybody could mean."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from regnum.server.web.connections import AT_ONCE, Flag, Mailbox
from server.web import Client, answers, running


async def test_what_follows_a_body_has_an_end_too(tmp_path: Path) -> None:
    """Fields behind a body that comes in pieces are no head and no body: 60 MB of them were taken."""
    ask = b"POST /api/me/name HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    head = ask + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: "
    async with running(tmp_path / "t.sqlite3") as address:
        said = await answers(address, head, *[b"x" * 65536] * 200)
        assert said == b"reset" or b" 413 " in said.splitlines()[0]


async def test_a_connection_asks_for_so_much_at_once(tmp_path: Path) -> None:
    """Requests that wait for the answers to others before them: 20,000 were taken, and parsed before anything else."""
    async with running(tmp_path / "t.sqlite3") as address:
        said = await answers(address, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 2000)
        assert said.count(b"HTTP/1.1 200") <= AT_ONCE


@pytest.mark.parametrize("kind", [b"\x89", b"\x8a"])
async def test_a_socket_that_is_flooded_is_closed(tmp_path: Path, kind: bytes) -> None:
    """Asking whether the server is still there, or saying that one is: nobody counted it, and all others waited."""
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada:
        table = (await ada.make("human", "open"))["id"]
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        head += f"Cookie: regnum={ada.http.cookies['regnum']}\r\n"
        head += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        head += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        host, port = address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(head.encode())
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        for _ in range(5):
            writer.write(kind + b"\x80" + bytes(4))  # as a page does that is still there
        assert await reader.read(1)
        with contextlib.suppress(ConnectionError):
            for _ in range(100):
                writer.write((kind + b"\x80" + bytes(4)) * 1000)
                await writer.drain()
            while await reader.read(65536):
                pass
        writer.close()
        assert (await ada.get(f"/api/tables/{table}"))["seats"][0]["connected"] is False


async def test_a_reader_waits_for_mail_and_a_writer_until_there_is_room() -> None:
    """A socket holds something smaller for both than asyncio has."""
    mail, room = Mailbox(), Flag()
    reading = asyncio.create_task(mail.get())
    await room.wait()
    room.clear()
    room.clear()
    writing = asyncio.create_task(room.wait())
    await asyncio.sleep(0)
    assert not reading.done() and not writing.done() and not room.is_set()
    mail.put_nowait("first")
    mail.put_nowait("second")
    room.set()
    assert (await reading, await writing) == ("first", True) and room.is_set()
    assert not mail.empty() and await mail.get() == "second" and mail.empty()
