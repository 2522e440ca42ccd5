"""Kills a playing server at random moments and checks that nothing anybody was told is lost.

Clients play at several tables while the server process is killed (SIGKILL) again and again. Whatever a client was
answered or pushed must be there afterwards, every choice once, and every table must go on.

    python bench/kill.py [--kills 50] [--tables 4] [--database sqlite:PATH|postgresql://…]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

Json = dict[str, Any]


class Killed:
    """A server that dies and comes back at the same address."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = 0
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> float:
        """Starts the server; says how long it took until it answered."""
        began = time.monotonic()
        command = [sys.executable, "-P", "-m", "regnum.cli", "serve", f"--port={self.port}"]
        self.process = subprocess.Popen(
            [*command, f"--database={self.database}"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
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


class Player:
    """Plays both seats of a table and remembers everything the server confirmed."""

    def __init__(self, server: Killed, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.id = ""
        self.http: list[httpx.AsyncClient] = []
        self.confirmed = [-1, -1]
        """The newest step that each seat was shown; in a time of reactions one may be shown more than the other."""
        self.choices = 0
        self.lost: list[str] = []

    async def open(self) -> None:
        self.http = [httpx.AsyncClient(timeout=5) for _ in range(2)]
        seats = [{"kind": "human"}, {"kind": "open"}]
        made = await self.post(0, "/api/tables", {"game": "dominion", "seats": seats})
        self.id = made["id"]
        await self.post(1, f"/api/tables/{self.id}/seats", {"name": "B", "invite": made["invite"]})
        await self.post(0, f"/api/tables/{self.id}/start", {})

    async def post(self, seat: int, path: str, body: Json) -> Json:
        answer = await self.http[seat].post(self.server.address + path, json=body)
        if answer.status_code >= 500:
            raise httpx.HTTPError(answer.text)
        data: Json = answer.json()
        return data

    async def play(self, stop: asyncio.Event) -> None:
        """Chooses until told to stop; what was not answered is sent again with the same request id."""
        while not stop.is_set():
            for seat in (0, 1):
                try:
                    await self.choose(seat, stop)
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)

    async def choose(self, seat: int, stop: asyncio.Event) -> None:
        path = f"{self.server.address}/api/tables/{self.id}"
        data = (await self.http[seat].get(path)).json()
        self.check(seat, data)
        mine = [d for d in data["view"]["pending"] if d["seat"] == seat]
        if not mine or data["status"] != "playing":
            await asyncio.sleep(0.01)
            return
        choice = self.dice.choice(mine[0]["options"])["notation"]
        wish = {"seq": data["seq"], "request": f"{self.choices}-{seat}", "choices": [choice]}
        before = data["view"]["step"]
        while not stop.is_set():
            try:
                answer = await self.post(seat, f"/api/tables/{self.id}/choices", wish)
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
                continue
            if "view" in answer:
                self.choices += 1
                self.check(seat, answer)
                if answer["view"]["step"] > before + 1 and len(mine[0]["options"]) > 1:
                    self.lost.append(f"{self.id}: {choice} was played twice")
            return

    def check(self, seat: int, data: Json) -> None:
        step = data["view"]["step"]
        if step < self.confirmed[seat]:
            self.lost.append(f"{self.id}: step {self.confirmed[seat]} was confirmed, now it is {step}")
        self.confirmed[seat] = max(self.confirmed[seat], step)

    async def close(self) -> None:
        for client in self.http:
            await client.aclose()


async def run(kills: int, tables: int, database: str, seed: int) -> int:
    server = Killed(database)
    starts = [server.start()]
    players = [Player(server, seed + i) for i in range(tables)]
    for player in players:
        await player.open()
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    dice = random.Random(seed)
    for n in range(kills):
        await asyncio.sleep(dice.uniform(0.05, 0.8))
        await asyncio.to_thread(server.kill)
        starts.append(await asyncio.to_thread(server.start))
        if (n + 1) % 10 == 0:
            print(f"{n + 1} kills, {sum(p.choices for p in players)} choices", flush=True)
    await asyncio.sleep(0.5)
    stop.set()
    await asyncio.gather(*playing)
    for player in players:
        for seat, client in enumerate(player.http):
            player.check(seat, (await client.get(f"{server.address}/api/tables/{player.id}")).json())
        await player.close()
    server.kill()
    lost = [each for player in players for each in player.lost]
    print(*lost, sep="\n")
    print(
        f"{kills} kills, {sum(p.choices for p in players)} confirmed choices at {tables} tables, {len(lost)} lost or"
        f" doubled; restart {max(starts):.2f} s at most"
    )
    return 1 if lost else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--database", default="")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.suppress(KeyboardInterrupt):
        database = args.database or f"sqlite:{Path(folder) / 'kill.sqlite3'}"
        return asyncio.run(run(args.kills, args.tables, database, args.seed))
    return 1


if __name__ == "__main__":
    sys.exit(main())
