"""One server and one browser for all tests of a process; every test that plays has profiles of its own.

Tests that only look at a page share one for each way to look: it is loaded anew for each of them, but its files need
not be fetched and compiled again, which takes most of the time.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from browser import chromium, places, positions
from browser.hosting import hosted
from browser.visitor import PATIENCE, Visitor
from regnum.cli import page
from regnum.server.web.identity import COOKIE

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ON_A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games are begun first: whoever got one at the end would let all others wait."""
    items.sort(key=lambda item: not (HERE in item.path.parents and "_a_whole_" in item.name))


@dataclass(frozen=True)
class House:
    """The server, and the tables that were written before it began."""

    address: str
    written: positions.Written


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    chromium.required()
    if not page.is_current(ROOT):
        pytest.fail("The page is not built from these sources; './regnum page' builds it.")
    database = tmp_path_factory.mktemp("house") / "regnum.sqlite3"
    written = positions.write(database)
    with hosted(database) as address:
        yield House(address, written)


@pytest.fixture(scope="package")
def browser(house: House) -> Iterator[Browser]:
    with chromium.running(chromium.required()) as it:
        yield it


expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Visitor]
Look = Callable[..., Visitor]
KEPT = "localStorage.setItem('regnum.preferences', '%s')"


def preferences(changed: dict[str, Any]) -> str:
    """Films are off and the language is English, unless it is to be otherwise."""
    return json.dumps({"lang": "en", "speed": "instant", "theme": "auto", **changed})


def profile(browser: Browser, house: House, place: str, who: str, prefs: Any, **more: Any) -> BrowserContext:
    """A profile of somebody; without preferences it is as it comes."""
    context = browser.new_context(**{"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB", **more})
    if who:
        context.add_cookies([{"name": COOKIE, "value": house.written.tokens[who], "url": place}])
    if prefs is not None:
        context.add_init_script(f"localStorage.getItem('regnum.preferences') ?? {KEPT % preferences(prefs)}")
    return context


@pytest.fixture(scope="package")
def lookers(browser: Browser) -> Iterator[dict[str, Visitor]]:
    """Pages that were looked at, by how."""
    kept: dict[str, Visitor] = {}
    yield kept
    for visitor in kept.values():
        visitor.context.close()


@pytest.fixture
def look(house: House, browser: Browser, lookers: dict[str, Visitor]) -> Iterator[Look]:
    """`look({"lang": "pl"}, **ON_A_PHONE)` is Ada, who only looks. At the end no page may have complained."""
    here: list[Visitor] = []

    def come(prefs: Any = None, **more: Any) -> Visitor:
        how = json.dumps([prefs, more], sort_keys=True)
        if how not in lookers:
            context = profile(browser, house, house.address, "ada", prefs or {}, **more)
            context.add_init_script(f"localStorage.clear(); {KEPT % preferences(prefs or {})}")
            lookers[how] = Visitor.arrive(context, house.address, more)
        visitor = lookers[how]
        visitor.begin_anew(more.get("viewport", DESKTOP), more.get("color_scheme", "light"))
        here.append(visitor)
        return visitor

    yield come
    assert [fault for visitor in here for fault in visitor.trouble] == []
    assert [visitor.played for visitor in here if visitor.played] == [], "who plays is a visitor"


@pytest.fixture
def visit(house: House, browser: Browser) -> Iterator[Visit]:
    """`visit()` is somebody new; `visit("ada")` is Ada of the written tables. At the end no page may have complained.

    Films are off and the language is English unless a test wants it otherwise: `fresh=True` is a profile as it comes.
    """
    here: list[Visitor] = []

    def come(who: str = "", *, fresh: bool = False, address: str = "", prefs: Any = None, **more: Any) -> Visitor:
        place = address or house.address
        context = profile(browser, house, place, who, None if fresh else prefs or {}, **more)
        visitor = Visitor.arrive(context, place, more)
        here.append(visitor)
        return visitor

    yield come
    for visitor in here:
        visitor.context.close()
    assert [fault for visitor in here for fault in visitor.trouble] == []
    shown = places.shown(house.written)
    spoiled = [shown[id_] for visitor in here for id_ in visitor.played if id_ in shown]
    assert spoiled == [], "other tests look at these tables, whenever they come: play at one of positions.PLAYED"
