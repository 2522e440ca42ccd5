"""One server and one browser for all tests of a process; every test has profiles of its own."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser import chromium, places, positions
from browser.hosting import hosted
from browser.visitor import PATIENCE, Visitor
from regnum.cli import page
from regnum.server.web.identity import COOKIE

ROOT = Path(__file__).parents[2]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ON_A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


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


@pytest.fixture
def visit(house: House, browser: Browser) -> Iterator[Visit]:
    """`visit()` is somebody new; `visit("ada")` is Ada of the written tables. At the end no page may have complained.

    Films are off and the language is English unless a test wants it otherwise: `fresh=True` is a profile as it comes.
    """
    here: list[Visitor] = []

    def come(who: str = "", *, fresh: bool = False, address: str = "", prefs: Any = None, **more: Any) -> Visitor:
        place = address or house.address
        context = browser.new_context(**{"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB", **more})
        if who:
            context.add_cookies([{"name": COOKIE, "value": house.written.tokens[who], "url": place}])
        if not fresh:
            kept = json.dumps({"lang": "en", "speed": "instant", "theme": "auto", **(prefs or {})})
            context.add_init_script(
                f"localStorage.getItem('regnum.preferences') ?? localStorage.setItem('regnum.preferences', '{kept}')"
            )
        visitor = Visitor.arrive(context, place)
        here.append(visitor)
        return visitor

    yield come
    for visitor in here:
        visitor.context.close()
    assert [fault for visitor in here for fault in visitor.trouble] == []
    shown = places.shown(house.written)
    spoiled = [shown[id_] for visitor in here for id_ in visitor.played if id_ in shown]
    assert spoiled == [], "other tests look at these tables, whenever they come: play at one of positions.PLAYED"
