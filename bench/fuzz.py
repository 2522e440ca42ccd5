"""Sends a server what nobody would send in good faith, and checks that it stays calm.

Requests for every address of the interface are spoilt in some way: bytes that are no UTF-8, values of other kinds,
numbers of thousands of digits, depth, odd headers, cookies and methods, card packs with anything in them, messages over
sockets. Each sender plays at tables of every game and looks at them now and then, so that much of it meets a game in
which only one thing is wrong. Four things are checked: no answer is a 5xx, none takes longer than 30 seconds, nothing
is written to the log as a fault, and the table of two people who have nothing to do with it is afterwards as it was.

    python bench/fuzz.py [--requests 200000] [--clients 16] [--seed 1] [--patience 30]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parent))
from spoiling import GAMES, KEY, Spoiler, add_data

PATIENCE = 30.0
"""Seconds after which a server that has not answered hangs; a crowded machine needs `--patience`."""
RENEWED = 400
LOOKS = 8
"""After how many requests a sender begins anew as somebody else, and after how many it looks at a table."""
SERVER = """
import sys
from regnum.cli import serve
from regnum.server.web.settings import Limits, Settings
listening = serve.listen("127.0.0.1", 0)
settings = Settings(sys.argv[1], admin_key=sys.argv[2], limits=Limits.none(), pause=(0.0, 0.01))
sys.exit(serve.serve(settings, listening, serve.announcing(listening, "127.0.0.1")))
"""


class Findings:
    """What came back."""

    def __init__(self) -> None:
        self.statuses: Counter[str] = Counter()
        self.wrong: list[str] = []

    def note(self, sent: bytes, status: str) -> None:
        self.statuses[status] += 1
        if status.startswith("5") or status == "hang":
            self.wrong.append(f"{status} for {sent[:2000]!r}")


class Sender:
    """Somebody who sends spoilt requests one after the other; a connection that the server closed is opened anew."""

    def __init__(self, address: str, spoiler: Spoiler, found: Findings, patience: float) -> None:
        self.address, self.spoiler, self.found, self.patience = address, spoiler, found, patience
        self.host, _, self.port = address.removeprefix("http://").partition(":")
        self.cookies: list[str] = []
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, count: int) -> None:
        async with httpx.AsyncClient(base_url=self.address, timeout=self.patience) as eve:
            for n in range(count):
                if n % RENEWED == 0:
                    await self.begin(eve)
                elif n % LOOKS == 0:
                    await self.look(eve, self.spoiler.dice.choice([*self.spoiler.own]))
                await self.spoil()
        if self.writer is not None:
            self.writer.close()

    async def begin(self, eve: httpx.AsyncClient) -> None:
        """Becomes a new guest with tables of their own."""
        eve.cookies.clear()
        self.spoiler.own.clear()
        for game in GAMES:
            await self.look(eve, await one_person(eve, game))
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        self.spoiler.sagas = [(await eve.post("/api/sagas", json={"seats": seats})).json()["id"] for _ in range(2)]
        self.cookies = [*[f"regnum={eve.cookies['regnum']}"] * 5, "regnum=nonsense", "", "regnum=\udcff"]

    async def look(self, eve: httpx.AsyncClient, table: str) -> None:
        """Finds out what the table would take now."""
        data = (await eve.get(f"/api/tables/{table}")).json()
        asked = [d for d in data["view"]["pending"] if d.get("options")] if data.get("view") else []
        answers = [option["notation"] for decision in asked for option in decision["options"]]
        self.spoiler.own[table] = (data.get("seq", 1), answers or ["play all"])

    async def spoil(self) -> None:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(self.host, int(self.port), limit=1 << 24)
        assert self.reader is not None
        sent = self.spoiler.request(f"{self.host}:{self.port}", self.spoiler.dice.choice(self.cookies))
        try:
            self.writer.write(sent)
            status, goes_on = await asyncio.wait_for(answer(self.reader, head=sent.startswith(b"HEAD")), self.patience)
        except TimeoutError:
            # a length that promises more than was sent, or an upgrade: the server waits with good reason
            promised = b"content-length: 9999" in sent or b"transfer-encoding" in sent
            status, goes_on = ("waits" if promised else "hang"), False
        except (OSError, asyncio.IncompleteReadError, ValueError):
            status, goes_on = "closed", False
        self.found.note(sent, status)
        if not goes_on:
            self.writer.close()
            self.writer = None


async def answer(reader: asyncio.StreamReader, *, head: bool) -> tuple[str, bool]:
    """The status of an answer, and whether the connection stays open."""
    said = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    status = said.split()[1]
    fields = dict(line.lower().split(": ", 1) for line in said.splitlines()[1:] if ": " in line)
    if "content-length" in fields and not head and status not in ("204", "304"):
        await reader.readexactly(int(fields["content-length"]))
    plain = "content-length" in fields and status not in ("400", "101") and not head
    return status, plain and fields.get("connection") != "close"


async def chatter(address: str, table: str, dice: random.Random, count: int, found: Findings) -> None:
    """Opens sockets and says things over them."""
    sent = 0
    while sent < count:
        try:
            async with websockets.connect(
                f"{address.replace('http', 'ws')}/api/tables/{table}/socket?since=0", max_size=None, proxy=None
            ) as socket:
                for _ in range(10):
                    said = dice.choice(
                        ["", "x" * dice.choice([1, 4000, 9000]), dice.randbytes(40), '{"type": "state"}']
                    )
                    sent += 1
                    await socket.send(said)
                    found.statuses["message"] += 1
        except (OSError, websockets.WebSocketException):
            found.statuses["socket closed"] += 1


def run(args: argparse.Namespace, database: str, log: Path) -> int:
    with log.open("wb") as said:
        server = subprocess.Popen(
            [sys.executable, "-P", "-c", SERVER, database, KEY], stdout=subprocess.PIPE, stderr=said, text=True
        )
    assert server.stdout is not None
    try:
        address = server.stdout.readline().strip().rstrip("/")
        found = asyncio.run(attack(args, address))
    finally:
        server.kill()
        server.wait()
    faults = [line for line in log.read_text(errors="replace").splitlines() if "ERROR" in line or "Traceback" in line]
    print(*found.wrong[:20], *faults[:20], sep="\n")
    print(f"{len(found.wrong)} wrong answers, {len(faults)} faults in the log")
    return 1 if found.wrong or faults else 0


async def attack(args: argparse.Namespace, address: str) -> Findings:
    async with contextlib.AsyncExitStack() as stack:
        people = [httpx.AsyncClient(base_url=address, timeout=args.patience) for _ in range(2)]
        ada, jan = [await stack.enter_async_context(person) for person in people]
        watched = await two_people(ada, jan)
        packs = {game: (await jan.get(f"/api/packs/{game}/template")).json() for game in GAMES}
        for game in GAMES:
            add_data(game, packs[game])
        before = await seen(watched, ada, jan)
        found, began = Findings(), time.monotonic()
        share = args.requests // (args.clients + 1)
        spoilers = [Spoiler(args.seed + i, packs, watched) for i in range(args.clients)]
        senders = [Sender(address, spoiler, found, args.patience) for spoiler in spoilers]
        talking = chatter(address, watched, random.Random(args.seed), share, found)
        await asyncio.gather(talking, *(sender.send(share) for sender in senders))
        took = time.monotonic() - began
        if await seen(watched, ada, jan) != before:
            found.wrong.append("the table of others has changed")
    counted = ", ".join(f"{n} × {status}" for status, n in found.statuses.most_common())
    print(f"{sum(found.statuses.values())} requests and messages in {took:.0f} s: {counted}")
    return found


async def two_people(ada: httpx.AsyncClient, jan: httpx.AsyncClient) -> str:
    """A table where two people are in the middle of a game."""
    seats = [{"kind": "human"}, {"kind": "open"}]
    made = (await ada.post("/api/tables", json={"game": "dominion", "seats": seats})).json()
    await jan.post(f"/api/tables/{made['id']}/seats", json={"invite": made["invite"]})
    await ada.post(f"/api/tables/{made['id']}/start", json={})
    return str(made["id"])


async def one_person(eve: httpx.AsyncClient, game: str) -> str:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    return str((await eve.post("/api/tables", json={"game": game, "seats": seats})).json()["id"])


async def seen(table: str, *people: httpx.AsyncClient) -> list[Any]:
    """What everybody sees of a table, but for who watches it and the time."""
    found = []
    for person in people:
        data = (await person.get(f"/api/tables/{table}")).json()
        found.append({key: data[key] for key in ("seq", "status", "view", "events", "chat", "options", "undo")})
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=200_000)
    parser.add_argument("--clients", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds for an answer")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return run(args, f"sqlite:{Path(folder) / 'fuzz.sqlite3'}", Path(folder) / "log")


if __name__ == "__main__":
    sys.exit(main())
