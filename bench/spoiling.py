"""Requests that nobody would send in good faith: every address of the interface, and something wrong somewhere."""

from __future__ import annotations

import contextlib
import json
import random
import re
from typing import Any

import regnum
from regnum.kernel.stock import SAID_OF_ALL

Json = dict[str, Any]
KEY = "an administrator's key"
GAMES = regnum.games()
TABLE = "{table}"
"""Stands for a table in an address: one of the sender's own, somebody else's, or none."""
SAGA = "nosaga" + "x" * 6
"""A saga that nobody founded; stands for one of the sender's own as well."""
CHOICE = {"seq": 1, "request": "r", "choices": ["play all"], "rehearse": False}

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
    ("GET", f"/api/tables/{TABLE}/socket", None),
    ("GET", f"/api/tables/{TABLE}/people", None),
    ("GET", "/api/me", None),
    ("GET", "/api/me/profile", None),
    ("GET", "/api/reach", None),
    ("GET", "/api/admin", None),
    ("GET", "/api/admin/tables", None),
    ("GET", "/api/admin/people", None),
    ("GET", "/api/admin/barred", None),
    ("GET", "/api/admin/journal", None),
    ("POST", "/api/admin/barred/lift", {"person": "nobody", "how": "mute"}),
    ("POST", "/api/admin/people/nobody/password", {}),
    ("POST", f"/api/admin/tables/{TABLE}/people", {"seat": 0, "act": "mute"}),
    ("POST", f"/api/tables/{TABLE}/people", {"seat": 1, "act": "mute"}),
    ("POST", f"/api/tables/{TABLE}/people/lift", {"person": "nobody", "how": "mute"}),
    ("POST", "/api/reach", {}),
    ("POST", f"/api/tables/{TABLE}/seats", {"name": "Eve", "seat": 1, "invite": "", "arms": "pale.lion"}),
    ("POST", f"/api/tables/{TABLE}/start", {"fill": "random"}),
    *[("POST", f"/api/tables/{TABLE}/choices", CHOICE)] * 3,
    ("POST", f"/api/tables/{TABLE}/choices", {**CHOICE, "rehearse": True}),
    ("POST", f"/api/tables/{TABLE}/undo", {"seq": 1, "request": "r", "agree": None}),
    ("POST", f"/api/tables/{TABLE}/chat", {"text": "hello"}),
    ("POST", f"/api/tables/{TABLE}/pointing", {"phrase": "do_this", "thing": "seat0", "card": "quarry"}),
    ("POST", f"/api/tables/{TABLE}/orders", {"kind": "buy", "notation": "end turn"}),
    ("POST", f"/api/tables/{TABLE}/preview", {"seq": 1, "choices": ["play all"]}),
    ("POST", f"/api/tables/{TABLE}/branch", {"step": 0, "seat": 0}),
    ("POST", f"/api/tables/{TABLE}/hint", {}),
    ("POST", f"/api/tables/{TABLE}/claim", {}),
    ("POST", f"/api/tables/{TABLE}/rematch?agree=true", {}),
    ("GET", "/api/sagas", None),
    ("POST", "/api/sagas", {"seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}], "options": {}}),
    ("GET", f"/api/sagas/{SAGA}", None),
    ("POST", f"/api/sagas/{SAGA}/seats", {"name": "Eve", "seat": 1, "invite": "", "arms": "pale.lion"}),
    ("POST", f"/api/sagas/{SAGA}/seats/0", {"to": "bot", "bot": "random"}),
    ("POST", f"/api/sagas/{SAGA}/ready", {"ready": True}),
    ("POST", f"/api/sagas/{SAGA}/leave", {}),
    ("POST", f"/api/sagas/{SAGA}/end", {}),
    ("POST", f"/api/sagas/{SAGA}/again", {"agree": True}),
    ("POST", "/api/me/name", {"name": "Eve"}),
    ("POST", "/api/me/session", {"login": "eve", "password": "a good password"}),
    ("POST", "/api/me/password", {"old": "a good password", "new": "a better password"}),
]
"""Requests as they are meant to be."""
LAST: list[tuple[str, str, Any]] = [
    ("POST", f"/api/tables/{TABLE}/leave", {}),
    ("POST", f"/api/tables/{TABLE}/resign", {}),
    ("POST", f"/api/admin/tables/{TABLE}/end", {}),
    ("POST", f"/api/admin/tables/{TABLE}/people", {"seat": 0, "act": "remove"}),
    ("POST", f"/api/admin/tables/{TABLE}/people", {"seat": 0, "act": "block"}),
    ("POST", "/api/me/account", {"login": "eve", "password": "a good password"}),
    ("POST", "/api/me/sign-out", {}),
    ("POST", "/api/me/sign-out-everywhere", {}),
]
"""Requests after which most others are refused: sent seldom."""
SELDOM = 0.01
MADE_UP = 2
"""So many in as many as there are requests are new tables and card packs."""
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


def blanks(path: str) -> str:
    """The address as the interface describes it, with stars for what stands for something."""
    known = "|".join(("dominion", "nobody", SAGA, "0", re.escape(TABLE)))
    return re.sub(f"/({known})(?=/|$)", "/*", path.partition("?")[0])


class Spoiler:
    """Makes requests that are wrong somewhere."""

    def __init__(self, seed: int, packs: dict[str, Json], others: str = "") -> None:
        self.dice = random.Random(seed)
        self.packs = packs
        self.others = others
        """A table at which the sender does not sit."""
        self.own: dict[str, tuple[int, list[str]]] = {}
        """The sender's tables: the sequence number and the answers that are welcome there now."""
        self.sagas: list[str] = []
        """The sender's sagas."""

    def request(self, host: str, cookie: str) -> bytes:
        known = LAST if self.dice.random() < SELDOM else REQUESTS
        at = self.dice.randrange(len(known) + MADE_UP)
        method, path, body = known[at] if at < len(known) else self._table() if at % 2 else self._pack()
        table = self._any_table(path)
        path = path.replace(TABLE, table).replace(SAGA, self.dice.choice([*self.sagas, SAGA]))
        if isinstance(body, dict) and table in self.own and self.dice.random() < 0.8:
            body = self._welcome(body, *self.own[table])
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

    def _any_table(self, path: str) -> str:
        """A table to ask for; whoever has the key of the server could do anything to those of others."""
        if not self.own or self.dice.random() < 0.1:
            return self.dice.choice(["aaaaaaaaaaaa", "%00", "..", "ż"])
        others = [self.others] if not path.startswith("/api/admin") else []
        return self.dice.choice([*self.own, *others])

    def _welcome(self, body: Json, seq: int, answers: list[str]) -> Json:
        """The same request as the table would take it, if nothing else were wrong."""
        now: Json = {"seq": seq, "request": f"r{self.dice.getrandbits(40)}", "choices": [self.dice.choice(answers)]}
        return {key: now.get(key, value) for key, value in body.items()}

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


def add_data(game: str, pack: Json) -> None:
    """Puts into a template what the game's own data say of its cards, so that there is something to spoil."""
    from importlib import import_module  # noqa: PLC0415 (only here)

    data = import_module(f"regnum.games.{game}.data")
    cards = getattr(data, "CHANGEABLE", data.STOCK.entries)
    fields = {*SAID_OF_ALL, *(key for each in data.STOCK.changeable.values() for key in each)}
    if "CHANGEABLE" in vars(data):  # It's a Wonderful Kingdom checks its packs itself
        fields |= {*data.PACK_FIELDS}
    for card in pack["cards"]:
        card.update({key: value for key, value in cards.get(card["id"], {}).items() if key in fields})
