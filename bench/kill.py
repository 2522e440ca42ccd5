"""Kills a playing server at random moments and checks that nothing anybody was told is lost.

Clients play at many tables, each with two people and a bot, while the server is killed (SIGKILL) again and again; with
`--workers`, one of its workers at a time. The next kill comes a moment after somebody could choose again. Three things
are checked: nobody is ever shown an earlier moment than before; in the database every choice that was answered is there
once, and none twice; and every table goes on, its bot too: after the last kill it has a whole turn more at each. Where
a game is over, the same people begin another.

    python bench/kill.py [--kills 50] [--tables 20] [--database sqlite:PATH|postgresql://…] [--workers 2]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from regnum.server.store import Store, open_store
from regnum.server.tables.record import Played

Json = dict[str, Any]
PATIENCE = 600.0
"""Seconds after which something that should have happened has not."""
BOT = 2
"""The seat of the bot."""


class Killed:
    """A server that dies and comes back at the same address."""

    def __init__(self, database: str, workers: int) -> None:
        self.database = database
        self.workers = workers
        self.port = 0
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> float:
        """Starts the server; says how long it took until it answered."""
        began = time.monotonic()
        command = [sys.executable, "-P", "-m", "regnum.cli", "serve", f"--port={self.port}"]
        command += [f"--database={self.database}", f"--workers={self.workers}"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        if not self.address:
            raise SystemExit("the server did not start")
        self.port = int(self.address.rsplit(":", 1)[1])
        return time.monotonic() - began

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> None:
        """Ends the server as an administrator does."""
        assert self.process is not None and self.process.stdout is not None
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
        self.process.stdout.close()

    def kill_worker(self, dice: random.Random) -> float:
        """Kills one of several workers; says how long it took until there were as many again."""
        began = time.monotonic()
        killed = dice.choice(self.working())
        os.kill(killed, signal.SIGKILL)
        while killed in (working := self.working()) or len(working) < self.workers:
            if time.monotonic() - began > PATIENCE:
                raise SystemExit("the killed worker was not replaced")
            time.sleep(0.05)
        return time.monotonic() - began

    def working(self) -> list[int]:
        """The processes that serve."""
        assert self.process is not None
        pid = self.process.pid
        children = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
        return [child for child in children if b"spawn_main" in command_of(child)]


def command_of(process: int) -> bytes:
    """How a process was started; nothing, if it has gone."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def said(answer: httpx.Response) -> Json:
    """What a server answered; that it cannot answer now, or is asked too often, is no answer."""
    if answer.status_code == 429 or answer.status_code >= 500:
        raise httpx.HTTPError(answer.text)
    data: Json = answer.json()
    return data


class Player:
    """Plays both seats of a table and remembers everything the server confirmed."""

    def __init__(self, server: Killed, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.id = ""
        self.http = [httpx.AsyncClient(timeout=PATIENCE) for _ in range(2)]
        self.confirmed = [-1, -1]
        """The newest step that each seat was shown; in a time of reactions one may be shown more than the other."""
        self.sent = 0
        self.accepted: list[str] = []
        """The requests that were answered, in order."""
        self.past: list[tuple[str, list[str]]] = []
        """The same of games that are over, with their tables."""
        self.lost: list[str] = []

    @property
    def answered(self) -> int:
        """How many requests were answered, at all tables."""
        return len(self.accepted) + sum(len(accepted) for _, accepted in self.past)

    async def open(self) -> None:
        """Begins a game; nothing of this person's is new until it has begun."""
        seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "bot", "bot": "big_money"}]
        made = await self.post(0, "/api/tables", {"game": "dominion", "seats": seats})
        await self.post(1, f"/api/tables/{made['id']}/seats", {"name": "B", "invite": made["invite"]})
        await self.post(0, f"/api/tables/{made['id']}/start", {})
        if self.id:
            self.past.append((self.id, self.accepted))
        self.id, self.accepted, self.confirmed = made["id"], [], [-1, -1]

    async def post(self, seat: int, path: str, body: Json) -> Json:
        return said(await self.http[seat].post(self.server.address + path, json=body))

    async def look(self, seat: int) -> Json:
        return said(await self.http[seat].get(f"{self.server.address}/api/tables/{self.id}"))

    async def play(self, stop: asyncio.Event) -> None:
        """Chooses until told to stop; what was not answered is sent again with the same request id."""
        while not stop.is_set():
            for seat in (0, 1):
                try:
                    await self.choose(seat, stop)
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)

    async def choose(self, seat: int, stop: asyncio.Event) -> None:
        data = await self.look(seat)
        self.check(seat, data)
        if data["status"] == "over":
            await self.open()
            return
        mine = [d for d in data["view"]["pending"] if d["seat"] == seat]
        if not mine:
            await asyncio.sleep(0.01)
            return
        choice = self.dice.choice(mine[0]["options"])["notation"]
        self.sent += 1
        wish = {"seq": data["seq"], "request": f"{self.sent}", "choices": [choice]}
        while not stop.is_set():
            try:
                answer = await self.post(seat, f"/api/tables/{self.id}/choices", wish)
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
                continue
            if "view" in answer:
                self.accepted.append(str(wish["request"]))
                self.check(seat, answer)
            return

    def check(self, seat: int, data: Json) -> None:
        step = data["view"]["step"]
        if step < self.confirmed[seat]:
            self.lost.append(f"{self.id}: step {self.confirmed[seat]} was confirmed, now it is {step}")
        self.confirmed[seat] = max(self.confirmed[seat], step)

    async def goes_on(self) -> bool:
        """Whether the bot has a whole turn more, and people choose in between."""
        until, seen = time.monotonic() + PATIENCE, ("", 0)
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                turns = (await self.look(0))["view"]["values"][f"seat{BOT}.turns"]
                if self.id != seen[0]:
                    seen = (self.id, turns)
                if turns >= seen[1] + 2:
                    return True
                for seat in (0, 1):
                    await self.choose(seat, asyncio.Event())
        return False

    async def compare(self, store: Store) -> None:
        """Every choice that was answered is in the database once and in its order, and none is there twice."""
        for table, accepted in [*self.past, (self.id, self.accepted)]:
            kept = [e.request for e in await store.entries(table) if isinstance(e, Played) and e.by == "person"]
            self.lost += [f"{table}: {request} is kept twice" for request in set(kept) if kept.count(request) > 1]
            self.lost += [f"{table}: {request} is not kept" for request in accepted if request not in kept]
            order = [request for request in kept if request in set(accepted)]
            if order != accepted:
                self.lost.append(f"{table}: the choices are kept in another order")

    async def close(self) -> None:
        for client in self.http:
            await client.aclose()


async def until_chosen(players: list[Player]) -> None:
    """Waits until somebody has chosen again: a server that has not begun to serve has nothing to lose."""
    before, until = sum(player.answered for player in players), time.monotonic() + PATIENCE
    while sum(player.answered for player in players) == before:
        if time.monotonic() > until:
            raise SystemExit("nobody can choose any more")
        await asyncio.sleep(0.01)


async def run(args: argparse.Namespace, database: str) -> int:
    server = Killed(database, args.workers)
    starts = [server.start()]
    players = [Player(server, args.seed + i) for i in range(args.tables)]
    for player in players:
        await player.open()
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    dice = random.Random(args.seed)
    for n in range(args.kills):
        await until_chosen(players)
        await asyncio.sleep(dice.uniform(0.05, 0.8))
        if args.workers > 1:
            starts.append(await asyncio.to_thread(server.kill_worker, dice))
        else:
            await asyncio.to_thread(server.kill)
            starts.append(await asyncio.to_thread(server.start))
        if (n + 1) % 10 == 0:
            print(f"{n + 1} kills, {sum(p.answered for p in players)} choices", flush=True)
    await asyncio.sleep(1)
    stop.set()
    await asyncio.gather(*playing)
    on = [await player.goes_on() for player in players]
    server.stop()
    store = await open_store(database)
    for player in players:
        await player.compare(store)
        await player.close()
    await store.close()
    lost = [each for player in players for each in player.lost]
    print(*lost, sep="\n")
    print(
        f"{args.kills} kills, {sum(p.answered for p in players)} answered choices at {args.tables} tables"
        f" ({sum(len(p.past) for p in players)} games over), {len(lost)} lost or doubled, {sum(on)} tables go on;"
        f" restart {statistics.median(starts):.2f} s (median), {max(starts):.2f} s at most"
    )
    return 1 if lost or not all(on) else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--workers", type=int, default=1, help="more than one needs PostgreSQL")
    parser.add_argument("--database", default="")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.suppress(KeyboardInterrupt):
        database = args.database or f"sqlite:{Path(folder) / 'kill.sqlite3'}"
        return asyncio.run(run(args, database))
    return 1


if __name__ == "__main__":
    sys.exit(main())
