"""A connection that is lost: the page says so, comes back by itself, and has missed nothing."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Error, Request, Route, expect

from browser.conftest import House, Visit
from browser.line import Line, line_to
from browser.strategy import choice
from browser.visitor import Visitor

LOST = "Reconnecting. Nothing is lost."
LOG = "[...document.querySelectorAll('.log ul li')].map((line) => line.textContent.trim())"


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    with line_to(house.address) as it:
        yield it


def sit_down(host: Visitor, guest: Visitor) -> None:
    """Through the pages: a table with a seat for a person, its link, a name, the start."""
    host.open("/new/dominion")
    host.page.get_by_role("group", name="Seat 2").get_by_role("radio", name="person").check(force=True)
    host.page.get_by_role("button", name="Make the table").click()
    link = host.page.get_by_role("textbox", name="Link to this table")
    expect(link).to_have_value(re.compile(f"^{re.escape(host.address)}/.*invite="))
    there = urlsplit(link.input_value())
    guest.open(f"{there.path}?{there.query}")
    guest.page.get_by_label("Your name").fill("Jan")
    guest.page.get_by_role("button", name="Take a seat").click()
    host.page.get_by_role("button", name="Begin", exact=True).click()


def take_a_turn(visitor: Visitor) -> None:
    """Plays until somebody else is to decide."""
    while not (asked := visitor.wait_for_rest()).waiting:
        visitor.click(choice(asked))


def whose_turn(*visitors: Visitor) -> Visitor:
    """The one who is asked."""
    for visitor in visitors:
        visitor.page.wait_for_selector("#prompt[data-decision], #prompt[data-waiting]")
    return next(visitor for visitor in visitors if visitor.asked().kind)


def test_two_browsers_at_a_table_and_one_loses_its_connection(visit: Visit, line: Line) -> None:
    host, guest = visit(), visit(address=line.address)
    guest.may_lose_connection = True
    sit_down(host, guest)
    first = whose_turn(host, guest)
    if first is guest:
        take_a_turn(guest)
    host.wait_to_be_asked()

    before = len(guest.frames)
    line.cut()
    take_a_turn(host)
    expect(guest.page.get_by_text(LOST)).to_be_visible()
    line.mend()
    asked = guest.wait_to_be_asked()
    expect(guest.page.get_by_text(LOST)).to_be_hidden()

    caught_up = guest.pushes()[before]
    assert not caught_up["whole"] and caught_up["events"], "only what was missed is sent"
    told: list[object] = []
    for push in guest.pushes():
        told = push["events"] if push["whole"] else told + push["events"]
    assert told == guest.api(f"/api/tables/{host.table}")["events"], "every event once, none left out"
    fetched = [urlsplit(each.url).path for each in guest.responses]
    assert fetched.count(f"/api/tables/{host.table}/game") == 1, "the texts are fetched once"
    lines = guest.page.evaluate(LOG)
    assert lines
    guest.page.reload()
    guest.wait_to_be_asked()
    guest.page.wait_for_function(f"(lines) => JSON.stringify({LOG}) === JSON.stringify(lines)", arg=lines)
    assert guest.click(choice(asked)).step != asked.step
    expect(host.page.locator("#prompt")).to_have_attribute("data-waiting", "")


def is_newer(visitor: Visitor) -> None:
    """From now on the server tells that it has another page than the one that is open."""

    def answered(route: Route) -> None:
        try:
            answer = route.fetch()
        except Error:
            route.abort()
        else:
            route.fulfill(response=answer, headers={**answer.headers, "x-regnum-page": "/assets/newer.js"})

    visitor.page.route("**/api/**", answered)


def test_a_table_that_was_open_across_an_update_says_so_and_offers_the_new_page(visit: Visit, line: Line) -> None:
    visitor = visit(address=line.address, prefs={"lang": "pl"})
    visitor.may_lose_connection = True
    visitor.open("/")
    visitor.page.get_by_role("button", name="Graj teraz").click()
    visitor.wait_to_be_asked()
    updated = visitor.page.get_by_text("Regnum zaktualizowano")
    line.cut()
    expect(visitor.page.get_by_text("Łączę ponownie.")).to_be_visible()
    line.mend()
    expect(visitor.page.get_by_text("Łączę ponownie.")).to_be_hidden()
    visitor.wait_to_be_asked()
    expect(updated).to_have_count(0)
    line.cut()
    is_newer(visitor)
    line.mend()
    expect(updated).to_be_visible()
    visitor.page.unroute_all()
    with visitor.page.expect_event("load"):
        visitor.page.get_by_role("button", name="Wczytaj nową").click()
    visitor.wait_to_be_asked()
    expect(updated).to_have_count(0)


def test_after_an_update_the_next_page_is_the_new_one(visit: Visit) -> None:
    visitor = visit()
    visitor.may_lose_connection = True
    visitor.open("/")
    expect(visitor.page.get_by_role("button", name="Play now")).to_be_visible()
    is_newer(visitor)
    loaded: list[Request] = []
    visitor.page.on("request", lambda asked: loaded.append(asked) if asked.is_navigation_request() else None)
    # Until then the parts of the old page are gone.
    visitor.page.route("**/assets/*.js", lambda route: route.continue_() if loaded else route.abort())
    with visitor.page.expect_event("load"):
        visitor.page.locator('a[href^="/rules"]').first.click()
    expect(visitor.page.locator("li[id='DOM-1.1']")).to_be_visible()
    expect(visitor.page.get_by_text("The server cannot be reached.")).to_have_count(0)


def test_a_choice_made_without_connection_is_said_to_be_lost_and_can_be_made_again(visit: Visit, line: Line) -> None:
    visitor = visit(address=line.address)
    visitor.may_lose_connection = True
    visitor.open("/")
    visitor.page.get_by_role("button", name="Play now").click()
    visitor.wait_to_be_asked()
    line.cut()
    visitor.page.locator('[data-option="play all"]:visible').first.click()
    expect(visitor.page.get_by_text("The server cannot be reached.").first).to_be_visible()
    expect(visitor.page.get_by_text(LOST)).to_be_visible()
    line.mend()
    expect(visitor.page.get_by_text(LOST)).to_be_hidden()
    visitor.click("play all")
    visitor.page.wait_for_selector("#prompt[data-decision=buy]")
