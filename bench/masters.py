"""Whole games of masters on a server: how often one of them chose what is not allowed, or did not choose in time.

Every game is played with every number of players, every module, opponent and difficulty, alone and together, and as a
chapter of a saga that was begun by chance; at each seat sits the game's master, who tries `--tries` times for a choice
where he searches, so that many games are possible. (With 5 tries Architects are going in circles for ever.) There are
`--games` of them, every kind before any for the second time, `--at-once` on a server in a process of its own.

    python bench/masters.py [--games 200] [--tries 20] [--at-once 4] [--minutes M] [--only WORD] [--seed S]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

import httpx

import regnum
from regnum.bots.naming import levels
from regnum.games.registry import GAMES, game_of
from regnum.server.store import open_store
from regnum.server.tables.record import Played

VARIED = {"module", "opponent", "opponent_of_two", "difficulty", "setup", "aids", "starting_townsfolk", "team_choice"}
"""Options that change which questions are asked; of the others the first value does."""
PATIENCE = 600.0
"""Seconds after which a table at which nobody chose anything stands still."""
NOT_ALLOWED = re.compile(r"chose what is not allowed")
FAILED = re.compile(r"bot \S+ at seat \d+ failed")
SERVER = """
import sys
from regnum.bots import naming
from regnum.cli import serve
from regnum.server.web.settings import Limits, Settings
listening = serve.listen("127.0.0.1", 0)
settings = Settings(sys.argv[1], limits=Limits.none(), pause=(0.0, 0.01))
naming.SEARCH_SECOND = sys.argv[2]
sys.exit(serve.serve(settings, listening, serve.announcing(listening, "127.0.0.1")))
"""
"""How long bots search is not for guests to say: this house offers a search of so many tries in place of a second's."""


class Kind(NamedTuple):
    """A game with so many seats, and the options that make it another one."""

    game: str
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return " ".join([self.game, str(self.seats), *(f"{key}={value}" for key, value in self.options.items())])


def kinds() -> Iterator[Kind]:
    """All that there are; the values of several options go side by side, as long as the longest list of them."""
    for game in GAMES:
        low, high = game_of(game).seats
        for seats in range(low, high + 1):
            values = {
                option.id: option.values
                for option in game_of(game).options
                if option.id in VARIED and option.values and fits(option.id, game, seats)
            }
            if game == "dominion":
                values["kingdom"] = ("random",)
            longest = max(map(len, values.values()), default=1)
            for at in range(longest):
                yield Kind(game, seats, {key: of[at % len(of)] for key, of in values.items()})


def fits(option: str, game: str, seats: int) -> bool:
    """Whether an option means something with so many players; alone one has the standard side of a Player Board."""
    alone = option == "opponent" or (option == "difficulty" and game in ("paladins", "viscounts"))
    if alone or option == "setup":
        return (seats == 1) == alone
    return option != "opponent_of_two" or seats == 2


def carried(kind: Kind, seed: str) -> dict[str, Any]:
    """The options of a table; a chapter of a saga begins with what the chapters before it left."""
    if not kind.game.endswith("_saga"):
        return kind.options
    saga, dice = regnum.campaign(players=kind.seats, seed=seed), random.Random(seed)
    while saga.table.game.id != kind.game:
        while not saga.table.over:
            asked = saga.table.pending[0]
            saga.table.play(dice.choice(asked.options), seat=asked.seat)
        saga.begin_next()
    return dict(saga.table.options)


def master(game: str, tries: int) -> str:
    """The game's master, who thinks so much and not so long."""
    name = levels(game)["master"]
    return f"mcts:{tries}" if name.startswith("mcts") else name


class House:
    """The server, and what it has been asked to let be played."""

    def __init__(self, http: httpx.AsyncClient, args: argparse.Namespace) -> None:
        self.http = http
        self.args = args
        self.tables: dict[str, Kind] = {}
        self.stuck: list[str] = []

    async def play(self, number: int, kind: Kind) -> None:
        """One game to its end."""
        bot = {"kind": "bot", "bot": master(kind.game, self.args.tries)}
        options = carried(kind, f"{self.args.seed} {number}")
        wish = {"game": kind.game, "seats": [bot] * kind.seats, "options": options}
        began = time.monotonic()
        answer = await self.http.post("/api/tables", json=wish)
        if answer.status_code >= 300:
            raise SystemExit(f"{kind}: {answer.text}")
        table = answer.json()
        self.tables[table["id"]] = kind
        moved = time.monotonic()
        while table["status"] == "playing":
            await asyncio.sleep(1)
            seq = table["seq"]
            table = (await self.http.get(f"/api/tables/{table['id']}", params={"since": seq})).json()
            moved = moved if table["seq"] == seq else time.monotonic()
            if time.monotonic() - moved > PATIENCE:
                self.stuck.append(f"{table['id']}: {kind}")
                return
        print(f"{number + 1}: {kind}, {time.monotonic() - began:.0f} s", flush=True)


def start(database: str, tries: int, log: Path) -> tuple[subprocess.Popen[str], str]:
    """A server in a process of its own, and its address."""
    command = [sys.executable, "-P", "-c", SERVER, database, f"mcts:{tries}"]
    with log.open("w") as errors:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
    assert server.stdout is not None
    return server, server.stdout.readline().strip().rstrip("/")


async def run(args: argparse.Namespace, folder: Path) -> int:
    database, log = f"sqlite:{folder / 'masters.sqlite3'}", folder / "masters.log"
    among = [kind for kind in kinds() if args.only in str(kind)]
    random.Random(args.seed).shuffle(among)  # so that few games are of many kinds
    wanted = list(islice(cycle(among), args.games))
    began = time.monotonic()
    server, address = start(database, args.tries, log)
    try:
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            house = House(http, args)
            places = asyncio.Semaphore(args.at_once)

            async def in_turn(number: int, kind: Kind) -> None:
                async with places:
                    if time.monotonic() - began < 60 * args.minutes:
                        await house.play(number, kind)

            await asyncio.gather(*(in_turn(number, kind) for number, kind in enumerate(wanted)))
    finally:
        server.terminate()
        server.wait()
    store = await open_store(database)
    choices = Counter[str]()
    for id_, kind in house.tables.items():
        choices[kind.game] += sum(isinstance(entry, Played) for entry in await store.entries(id_))
    await store.close()
    return report(house, choices, log.read_text(), time.monotonic() - began)


def report(house: House, choices: Counter[str], log: str, seconds: float) -> int:
    games = Counter(kind.game for kind in house.tables.values())
    for game, n in games.items():
        print(f"{game:<20}{n:>5} games{choices[game]:>8} choices, {master(game, house.args.tries)}")
    print(*house.stuck, *log.splitlines(), sep="\n")
    wrong, failed = len(NOT_ALLOWED.findall(log)), len(FAILED.findall(log))
    print(
        f"{len(house.tables)} games of {len(set(map(str, house.tables.values())))} kinds with {choices.total()} choices"
        f" in {seconds:.0f} s: {wrong} not allowed, {failed} not made, {len(house.stuck)} games that stood still"
    )
    return 1 if wrong or failed or house.stuck else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--tries", type=int, default=20, help="how often a master who searches tries for a choice")
    parser.add_argument("--at-once", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=inf, help="after which no more games begin")
    parser.add_argument("--only", default="", help="kinds of games that are named so")
    parser.add_argument(
        "--seed", default="masters", help="for the order of the games, and what comes before a chapter of a saga"
    )
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(args, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
