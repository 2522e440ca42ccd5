"""Tables as the page asks the server for them, and what the page shows of their end."""

import re
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import expect

from browser.visitor import Visitor


def make(host: Visitor, game: str, seats: list[dict[str, str]], **more: object) -> str:
    """The id of a new table."""
    answer = host.context.request.post(f"{host.address}/api/tables", data={"game": game, "seats": seats, **more})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def join(guest: Visitor, host: Visitor, table: str, name: str) -> None:
    """The guest takes a free seat, with the link that the host has sent."""
    invite = host.api(f"/api/tables/{table}")["invite"]
    _ask(guest, table, "seats", {"name": name, "invite": invite})


def start(host: Visitor, table: str) -> None:
    _ask(host, table, "start", {})


def _ask(visitor: Visitor, table: str, what: str, body: Any) -> None:
    answer = visitor.context.request.post(f"{visitor.address}/api/tables/{table}/{what}", data=body)
    assert answer.ok, answer.text()


def expect_totals(visitor: Visitor, scores: Iterable[dict[str, Any]]) -> None:
    """The page shows these totals at the end, in the order of the seats."""
    totals = [re.compile(rf"^\s*{str(score['total']).replace('-', '[-−]')}\s*$") for score in scores]
    expect(visitor.page.locator("[data-over] tr.total .big")).to_have_text(totals)
