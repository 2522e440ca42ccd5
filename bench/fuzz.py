"""Sends a server what nobody would send in good faith, and checks that it stays calm.

Requests for every address of the interface are spoilt in some way: bytes that are no UTF-8, values of other kinds,
numbers of thousands of digits, depth, odd headers, cookies and methods, card packs with anything in them, messages over
sockets. Four things are checked: no answer is a 5xx, none takes longer than `PATIENCE`, nothing is written to the log
as a fault, and the table of two people who have nothing to do with it is afterwards what it was.

    python bench/fuzz.py [--requests 200000] [--clients 16] [--seed 1]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
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

Json = dict[str, Any]
PATIENCE = 30.0
"""Seconds after which a server that has not answered hangs."""
KEY = "an administrator's key"
SERVER = """
import sys
from regnum.cli import serve
from regnum.server.web.settings import Limits, Settings
listening = serve.listen("127.0.0.1", 0)
settings = Settings(sys.argv[1], admin_key=sys.argv[2], limits=Limits.none(), pause=(0.0, 0.01))
sys.exit(serve.serve(settings, listening, serve.announcing(listening, "127.0.0.1")))
"""
GAMES = ("dominion", "paladins", "wonderful_kingdom")
PACKED = {"dominion": "moat", "paladins": "townsfolk_1", "wonderful_kingdom": "farm"}
TABLE = "{table}"
"""Stands for a table in an address: one of the sender's own, somebody else's, or none."""

REQUESTS: list[tuple[str, str, Any]] = [
    ("GET", "/", None),
    ("GET", "/healthz", None),
    ("GET", "/metrics", None),
    ("GET", "/openapi.json", None),
    ("GET", "/api/games", None),
    ("GET", "/api/games/dominion", None),
    ("GET", "/api/packs/dominion/template", None),
    ("GET", "/api/tables", None),
    ("GET", f"/api/tables/{TABLE}?since=0&invite=x", None),
    ("GET", f"/api/tables/{TABLE}/replay?step=1&seat=0", None),
    ("GET", f"/api/tables/{TABLE}/course", None),
    ("GET", f"/api/tables/{TABLE}/game", None),
    ("GET", "/api/me", None),
    ("GET", "/api/me/profile", None),
    ("GET", "/api/admin", None),
    ("GET", "/api/admin/tables", None),
    ("POST", f"/api/admin/tables/{TABLE}/people/remove", {"seat": 0}),
    ("POST", f"/api/tables/{TABLE}/seats", {"name": "Eve", "seat": 1, "invite": "", "arms": "pale.lion"}),
    ("POST", f"/api/tables/{TABLE}/start", {"fill": "random"}),
    ("POST", f"/api/tables/{TABLE}/choices", {"seq": 1, "request": "r", "choices": ["play all"], "rehearse": False}),
    ("POST", f"/api/tables/{TABLE}/choices", {"seq": 1, "request": "r", "choices": ["end turn"], "rehearse": True}),
    ("POST", f"/api/tables/{TABLE}/undo", {"seq": 1, "request": "r", "agree": None}),
    ("POST", f"/api/tables/{TABLE}/chat", {"text": "hello"}),
    ("POST", f"/api/tables/{TABLE}/orders", {"kind": "buy", "notation": "end turn"}),
    ("POST", f"/api/tables/{TABLE}/preview", {"seq": 1, "choices": ["play all"]}),
    ("POST", f"/api/tables/{TABLE}/branch", {"step": 0, "seat": 0}),
    ("POST", f"/api/tables/{TABLE}/rematch", {}),
    ("POST", f"/api/tables/{TABLE}/leave", {}),
    ("POST", "/api/me/name", {"name": "Eve"}),
    ("POST", "/api/me/session", {"login": "eve", "password": "a good password"}),
    ("POST", "/api/me/sign-out", {}),
]
"""Requests as they are meant to be."""
ODD: list[Any] = [
    None, True, -1, 0, 1 << 31, 1 << 63, 1 << 64, -(1 << 63), 10**300, 10**5000, 0.5, 1e308, float("inf"), float("nan"),
    "", " ", "\0", "\ud800", "ż" * 50, "x" * 5000, "\u202e", "9" * 400, [], {}, [[]], [None] * 300, {"": ""},
    {"id": 1}, [{"op": "draw", "n": 60_000_000}], {"x": 60_000_000}, {"en": 1, "pl": []}, ["copper"] * 64,
]  # fmt: skip
HEADERS = ["accept", "accept-encoding", "accept-language", "authorization", "content-length", "content-type", "cookie",
           "expect", "forwarded", "host", "if-none-match", "origin", "range", "sec-fetch-site", "transfer-encoding",
           "upgrade", "x-forwarded-for", "x-forwarded-proto", "x-regnum", "x-regnum-admin"]  # fmt: skip
ODD_HEADERS = ["", "\udcff\udcfe", "x" * 6000, "regnum=s." + "x" * 43, 'regnum="\\377"', "Bearer \udcff", "Bearer s.x",
               "0", "-1", "99999999999999999999", "chunked", "websocket", "evil.example", "text/plain; charset=utf-16",
               "application/json; charset=nonsense", "multipart/form-data; boundary=x", "null", "http://[",
               "pl;q=\udcff", "regnum=g." + "A" * 3000, "\x7f", "1, 2, 3", "http://evil.example"]  # fmt: skip
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW"]


class Spoiler:
    """Makes requests that are wrong somewhere."""

    def __init__(self, seed: int, tables: list[str], packs: dict[str, Json]) -> None:
        self.dice = random.Random(seed)
        self.tables = tables
        self.packs = packs

    def request(self, host: str, cookie: str) -> bytes:
        method, path, body = self.dice.choice([*REQUESTS, self._table(), self._pack()])
        path = path.replace(TABLE, self.dice.choice([*self.tables, "aaaaaaaaaaaa", "%00", "..", "ż"]))
        content = b"" if body is None else self._written(self._spoilt(body))
        headers = {"host": host, "content-type": "application/json", "cookie": cookie}
        headers["content-length"] = str(len(content))
        if self.dice.random() < 0.1:
            path = self._spoilt_path(path)
        if self.dice.random() < 0.1:
            method = self.dice.choice(METHODS)
        if path.startswith("/api/admin") and self.dice.random() < 0.7:
            headers["x-regnum-admin"] = KEY
        lines = [f"{method} {path} HTTP/1.1".encode("utf-8", "surrogateescape")]
        if self.dice.random() < 0.15:
            headers[self.dice.choice(HEADERS)] = self._odd_header()
        lines += [f"{name}: {value}".encode("utf-8", "surrogateescape") for name, value in headers.items()]
        return b"\r\n".join(lines) + b"\r\n\r\n" + content

    def _table(self) -> tuple[str, str, Any]:
        game = self.dice.choice(GAMES)
        seats = [{"kind": "human", "name": "Eve", "arms": ""}, {"kind": "bot", "bot": "random"}]
        wish: Json = {"game": game, "seats": seats, "options": {}, "leaver": "wait", "clock": "none", "seed": "s"}
        if self.dice.random() < 0.6:
            wish["options"] = {"pack": self.spoilt_pack(game)}
        return "POST", "/api/tables", wish

    def _pack(self) -> tuple[str, str, Any]:
        game = self.dice.choice(GAMES)
        text = self._written(self.spoilt_pack(game)).decode("utf-8", "replace")
        return "POST", f"/api/packs/{game}", {"file": "pack.json", "text": text}

    def spoilt_pack(self, game: str) -> Json:
        """A pack that changes one card, with something odd in it."""
        pack = json.loads(json.dumps(self.packs[game]))
        card = self.dice.choice(pack["cards"])
        spoilt = self._spoilt({key: value for key, value in card.items() if key != "id"})
        return {**pack, "cards": [{"id": card["id"], **(spoilt if isinstance(spoilt, dict) else {})}]}

    def _spoilt(self, value: Any) -> Any:
        """The value with something odd in one place; now and then as it was."""
        roll = self.dice.random()
        if roll < 0.08:
            return value
        if isinstance(value, dict) and value and roll < 0.9:
            key = self.dice.choice(list(value))
            if roll < 0.13:
                return {k: v for k, v in value.items() if k != key}
            if roll < 0.18:
                return {**value, self.dice.choice(["x", "", "__class__", "id"]): self.dice.choice(ODD)}
            return {**value, key: self._spoilt(value[key])}
        if isinstance(value, list) and value and roll < 0.9:
            at = self.dice.randrange(len(value))
            if roll < 0.2:
                return value * self.dice.choice([2, 100])
            return [*value[:at], self._spoilt(value[at]), *value[at + 1 :]]
        return self.dice.choice(ODD)

    def _written(self, value: Any) -> bytes:
        """JSON, usually; sometimes nearly."""
        with contextlib.suppress(ValueError):
            text = json.dumps(value, ensure_ascii=self.dice.random() < 0.5).encode("utf-8", "surrogatepass")
            roll = self.dice.random()
            if roll < 0.75:
                return text
            at = self.dice.randrange(len(text) + 1)
            if roll < 0.85:
                return text[:at] + self.dice.choice([b"\xff", b"\xc3", b"\xed\xa0\x80", b"\0", b'"', b"{"]) + text[at:]
            if roll < 0.9:
                return text[:at]
            if roll < 0.94:
                return b"[" * self.dice.choice([10, 2000, 100_000])
            if roll < 0.97:
                return b'{"text": ' * 900 + text + b"}" * 900
            return self.dice.randbytes(at)
        return b'{"text": ' + b"9" * 5000 + b"}"

    def _spoilt_path(self, path: str) -> str:
        ends = ["%ff", "%00", "/..", "//", "?since=-1", "?since=" + "9" * 30, "?step=x", "?seat=99", "?invite=%ff&&=",
                "?" + "a=1&" * 200, "/" + "x" * 3000, "%", "\udcff"]  # fmt: skip
        return path + self.dice.choice(ends)

    def _odd_header(self) -> str:
        return self.dice.choice(ODD_HEADERS)


class Findings:
    """What came back."""

    def __init__(self) -> None:
        self.statuses: Counter[str] = Counter()
        self.wrong: list[str] = []

    def note(self, sent: bytes, status: str) -> None:
        self.statuses[status] += 1
        if status.startswith("5") or status == "hang":
            self.wrong.append(f"{status} for {sent[:2000]!r}")


async def throw(host: str, port: int, spoiler: Spoiler, count: int, cookies: list[str], found: Findings) -> None:
    """Sends spoilt requests one after the other; a connection that the server closed is opened anew."""
    reader: asyncio.StreamReader | None = None
    writer: asyncio.StreamWriter | None = None
    for _ in range(count):
        if writer is None:
            reader, writer = await asyncio.open_connection(host, port, limit=1 << 24)
        assert reader is not None
        sent = spoiler.request(f"{host}:{port}", spoiler.dice.choice(cookies))
        try:
            writer.write(sent)
            status, goes_on = await asyncio.wait_for(answer(reader, head=sent.startswith(b"HEAD")), PATIENCE)
        except TimeoutError:
            # a length that promises more than was sent, or an upgrade: the server waits with good reason
            promised = b"content-length: 9999" in sent or b"transfer-encoding" in sent
            status, goes_on = ("waits" if promised else "hang"), False
        except (OSError, asyncio.IncompleteReadError, ValueError):
            status, goes_on = "closed", False
        found.note(sent, status)
        if not goes_on:
            writer.close()
            writer = None
    if writer is not None:
        writer.close()


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
    host, port = address.removeprefix("http://").split(":")
    async with contextlib.AsyncExitStack() as stack:
        ada, jan, eve = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=60)) for _ in range(3)
        ]
        watched = await two_people(ada, jan)
        own = [await one_person(eve, game) for game in GAMES]
        packs = {game: (await eve.get(f"/api/packs/{game}/template")).json() for game in GAMES}
        for game in GAMES:
            add_data(game, packs[game])
        before = await seen(watched, ada, jan)
        cookies = [f"regnum={eve.cookies['regnum']}", "regnum=nonsense", "", "regnum=\udcff"]
        found, began = Findings(), time.monotonic()
        share = args.requests // (args.clients + 1)
        throwing = [
            throw(host, int(port), Spoiler(args.seed + i, [watched, *own], packs), share, cookies, found)
            for i in range(args.clients)
        ]
        talking = chatter(address, watched, random.Random(args.seed), share, found)
        await asyncio.gather(talking, *throwing)
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


def add_data(game: str, pack: Json) -> None:
    """Puts into a template what the game's own data say of its cards, so that there is something to spoil."""
    from importlib import import_module  # noqa: PLC0415 (only here)

    data = import_module(f"regnum.games.{game}.data")
    cards = {card["id"]: card for name in ("CARDS", "ENTRIES", "CHANGEABLE") for card in _all(getattr(data, name, ()))}
    fields = {key for each in _fields(data.PACK_FIELDS) for key in each}
    for card in pack["cards"]:
        card.update({key: value for key, value in cards.get(card["id"], {}).items() if key in fields})


def _all(cards: Any) -> Any:
    return cards.values() if isinstance(cards, dict) else cards


def _fields(fields: Any) -> Any:
    return fields.values() if all(isinstance(each, dict) for each in fields.values()) else [fields]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=200_000)
    parser.add_argument("--clients", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return run(args, f"sqlite:{Path(folder) / 'fuzz.sqlite3'}", Path(folder) / "log")


if __name__ == "__main__":
    sys.exit(main())
