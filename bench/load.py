"""Many tables at once: how long a choice takes until it is answered and until the other player is told.

Each table has two people, each with a socket and a connection of its own, and a bot at a third seat. Somebody at every
table chooses every few seconds, at random moments: with `--think 4.5`, 2.25 to 6.75 seconds after the last choice. The
server runs in a process of its own; its memory is compared with what it held when the first few tables were open, and
its processor time is counted, so that the figures mean something on a busy machine too.

With `--alone 300` so many tables of bots alone play beside them, each bot thinking a second for each choice; then it is
also told how long a bot of the people's tables had to wait for its turn to think.

    python bench/load.py [--tables 500] [--think 4.5] [--seconds 60] [--bot big_money] [--database sqlite:PATH]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import websockets

Json = dict[str, Any]
FIRST = 20
"""Tables that are open before the memory is first read: what is loaded once is loaded then."""
SERVER = """
import sys
from regnum.cli import serve
from regnum.server.web.settings import Limits, Settings
listening = serve.listen("127.0.0.1", 0)
settings = Settings(sys.argv[1], limits=Limits.none(), pause=(0.0, 0.01))
sys.exit(serve.serve(settings, listening, serve.announcing(listening, "127.0.0.1")))
"""


class Choice(msgspec.Struct):
    notation: str


class Decision(msgspec.Struct):
    seat: int | None
    options: list[Choice] = []


class View(msgspec.Struct):
    pending: list[Decision]


class Table(msgspec.Struct):
    """What a person must know of a table to choose. Nothing else is read: the generator is to be no load itself."""

    id: str = ""
    seq: int = 0
    invite: str | None = None
    view: View | None = None


class Parts(msgspec.Struct):
    pending: list[Decision] | None = None


class Changes(msgspec.Struct):
    parts: Parts


class Push(msgspec.Struct):
    """As a page gets it: the whole view, or what has changed in the one before."""

    table: Table
    changes: Changes | None = None


read_table = msgspec.json.Decoder(Table).decode
read_push = msgspec.json.Decoder(Push).decode


class Client:
    """One person: a kept connection, a cookie and a socket."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.cookie = ""
        self.data = Table()
        self.view: View | None = None
        """What was pushed last."""
        self.told: dict[int, float] = {}
        """When each state was pushed."""

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        self.writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    async def post(self, path: str, body: Json) -> tuple[int, Table]:
        if self.reader.at_eof():  # nothing was asked for so long that the server closed it
            await self.open()
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Type: application/json\r\n"
        head += f"Cookie: {self.cookie}\r\nContent-Length: {len(content)}\r\n\r\n"
        self.writer.write(head.encode() + content)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        fields = dict(line.split(": ", 1) for line in answer.splitlines()[1:] if line)
        if "set-cookie" in fields:
            self.cookie = fields["set-cookie"].split(";")[0]
        status = int(answer.split()[1])
        said = await self.reader.readexactly(int(fields["content-length"]))
        return status, read_table(said) if status < 300 else Table()

    async def listen(self, table: str) -> None:
        address = f"ws://{self.host}:{self.port}/api/tables/{table}/socket?since={self.data.seq}&changes=1"
        headers = {"Cookie": self.cookie}
        async with websockets.connect(
            address, additional_headers=headers, max_size=None, compression=None, proxy=None
        ) as connection:
            async for text in connection:
                now = time.perf_counter()
                self.data = self.shown(read_push(text))
                self.told.setdefault(self.data.seq, now)

    def shown(self, push: Push) -> Table:
        """The table with its whole view."""
        if push.changes is not None:
            pending = push.changes.parts.pending
            push.table.view = self.view if pending is None else View(pending)
        self.view = push.table.view
        return push.table


class Game:
    """One table and its two people."""

    def __init__(self, host: str, port: int, seed: int) -> None:
        self.people = [Client(host, port), Client(host, port)]
        self.dice = random.Random(seed)
        self.answered: list[float] = []
        self.pushed: list[float] = []
        self.wishes = 0
        self.refused = 0
        self.untold = 0
        """Choices of which the other person was not told within two seconds; amid an attack that is meant."""
        self.id = ""
        self.listening: list[asyncio.Task[None]] = []

    async def open(self, bot: str) -> None:
        one, two = self.people
        await one.open()
        await two.open()
        seats = [{"kind": "human"}, {"kind": "open"}] + ([{"kind": "bot", "bot": bot}] if bot else [])
        _, made = await one.post("/api/tables", {"game": "dominion", "seats": seats})
        self.id = made.id
        await two.post(f"/api/tables/{self.id}/seats", {"name": "B", "invite": made.invite})
        _, one.data = await one.post(f"/api/tables/{self.id}/start", {})
        self.listening = [asyncio.create_task(person.listen(self.id)) for person in self.people]

    async def play(self, think: float, until: float) -> None:
        await asyncio.sleep(self.dice.uniform(0, think))
        while time.monotonic() < until:
            began = time.monotonic()
            await self.choose()
            await asyncio.sleep(max(0.0, self.dice.uniform(0.5, 1.5) * think - (time.monotonic() - began)))

    async def choose(self) -> None:
        self.wishes += 1  # a request that was sent before would not be played again
        for seat, person in enumerate(self.people):
            view = person.data.view
            mine = [d for d in view.pending if d.seat == seat and d.options] if view else []
            if not mine:
                continue
            choice = self.dice.choice(mine[0].options).notation
            wish = {"seq": person.data.seq, "request": f"r{self.wishes}", "choices": [choice]}
            began = time.perf_counter()
            status, answer = await person.post(f"/api/tables/{self.id}/choices", wish)
            if status != 200:
                self.refused += 1
                return
            self.answered.append(time.perf_counter() - began)
            other = self.people[1 - seat]
            for _ in range(200):
                if any(seq >= answer.seq for seq in other.told):
                    self.pushed.append(min(at for seq, at in other.told.items() if seq >= answer.seq) - began)
                    break
                await asyncio.sleep(0.01)
            else:
                self.untold += 1
            other.told.clear()
            person.told.clear()
            return


async def open_alone(maker: Client, tables: int, bot: str) -> None:
    """Tables at which nobody sits."""
    seats = [{"kind": "bot", "bot": bot}] * 2
    for _ in range(tables):
        await maker.post("/api/tables", {"game": "dominion", "seats": seats})


async def figure(host: str, port: int, name: str) -> str:
    """A line of the server's figures."""
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(f"GET /metrics HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    said = (await reader.read()).decode()
    writer.close()
    return next(line for line in said.splitlines() if line.startswith(name))


def memory(process: int) -> int:
    """Bytes that a process holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def processor(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def row(name: str, seconds: list[float]) -> str:
    cuts = statistics.quantiles(seconds, n=100)
    shown = (statistics.median(seconds), cuts[94], cuts[98], max(seconds))
    return f"{name:<10}" + "".join(f"{1000 * each:9.1f}" for each in shown)


def start(database: str) -> tuple[subprocess.Popen[str], int]:
    """A server in a process of its own, and its port."""
    server = subprocess.Popen([sys.executable, "-P", "-c", SERVER, database], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    return server, int(server.stdout.readline().strip().rstrip("/").rsplit(":", 1)[1])


async def measure(args: argparse.Namespace, database: str) -> None:
    server, port = start(database)
    try:
        games = [Game("127.0.0.1", port, i) for i in range(args.tables)]
        first, rest = games[:FIRST], games[FIRST:]
        await asyncio.gather(*(game.open(args.bot) for game in first))
        await asyncio.gather(*(game.play(0.2, time.monotonic() + 5) for game in first))
        few = memory(server.pid)
        for i in range(0, len(rest), 20):
            await asyncio.gather(*(game.open(args.bot) for game in rest[i : i + 20]))
        print(f"{args.tables} tables with {2 * args.tables} people", flush=True)
        await open_alone(first[0].people[0], args.alone, args.alone_bot)
        for game in first:
            game.answered.clear()
            game.pushed.clear()
        used = processor(server.pid)
        until = time.monotonic() + args.seconds
        await asyncio.gather(*(game.play(args.think, until) for game in games))
        used = processor(server.pid) - used
        report(args, games, used, few, memory(server.pid))
        print(await figure("127.0.0.1", port, "regnum_bots_longest_wait_seconds"))
        for game in games:
            for task in game.listening:
                task.cancel()
    finally:
        server.kill()
        server.wait()


def report(args: argparse.Namespace, games: list[Game], used: float, few: int, many: int) -> None:
    answered = [each for game in games for each in game.answered]
    pushed = [each for game in games for each in game.pushed]
    refused, untold = sum(game.refused for game in games), sum(game.untold for game in games)
    print(f"{len(answered) / args.seconds:.0f} choices of people/s, {refused} refused, {untold} not pushed in 2 s")
    print(f"processor: {1000 * used / len(answered):.2f} ms a choice, {100 * used / args.seconds:.0f} % of one core")
    print(f"{'ms':<10}{'median':>9}{'p95':>9}{'p99':>9}{'most':>9}")
    print(row("answered", answered))
    print(row("pushed", pushed))
    if args.tables > FIRST:
        print(f"memory: {few / 1e6:.0f} MB with {FIRST} tables, {many / 1e6:.0f} MB with {args.tables}", end=", ")
        print(f"{(many - few) / (args.tables - FIRST) / 1e3:.0f} kB a table")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--think", type=float, default=4.5, help="seconds between two people's choices at a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--bot", default="big_money", help="who has the third seat; nobody, if empty")
    parser.add_argument("--alone", type=int, default=0, help="tables of bots alone beside them")
    parser.add_argument("--alone-bot", default="mcts:1s")
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(args, args.database or f"sqlite:{Path(folder) / 'load.sqlite3'}"))


if __name__ == "__main__":
    main()
