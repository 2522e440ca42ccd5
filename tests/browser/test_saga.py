"""A whole saga in four browsers, one a phone: founded, joined by its link, played though the server is killed."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser import test_architects, test_paladins, test_viscounts
from browser.conftest import ON_A_PHONE, PHONE, Visit
from browser.hosting import Host, hosting
from browser.hurrying import hurry
from browser.playing import play_freely
from browser.secrets import Viewer, table_in
from browser.visitor import Asked, Visitor
from regnum.games.tomesaga.carrying import TOMES
from regnum.games.tomesaga.chapters import GAMES

NAMES = ("Ada", "Jan", "Ola", "Ewa")
LAST_CHOICES = 4
"""What is left to the browsers of a chapter that ends without the choice of a token."""
OPEN = r"tomes\.0\.[\w.]+"
"""Everything on the Tome board and on the shelves lies open; which Tomes are Victory Tomes is not there."""
EYES: dict[str, Viewer] = {
    game: replace(eyes, places=rf"{eyes.places}|{OPEN}")
    for game, eyes in zip(GAMES, (test_architects.EYES, test_paladins.EYES, test_viscounts.EYES), strict=True)
}
UNDER = test_architects.UNDER
BOOK = re.compile(r"/saga/\w{12}(\?|$)")
TABLE = re.compile(r"/table/\w{12}$")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with hosting(tmp_path / "saga.sqlite3") as it:
        yield it


@pytest.fixture
def people(visit: Visit, host: Host) -> list[Visitor]:
    """Four of them; the last has a phone. The server is going to be killed under them."""
    looks: list[dict[str, Any]] = [{}, {}, {}, ON_A_PHONE]
    found = [visit(address=host.address, prefs={"confirm": "once"}, **each) for each in looks]
    for person in found:
        person.may_lose_connection = True
    return found


def press(visitor: Visitor, name: str, role: Any = "button") -> None:
    """Clicks what bears a name, or taps it."""
    target = visitor.page.get_by_role(role, name=name, exact=True)
    if visitor.page.viewport_size == PHONE:
        target.tap()
    else:
        target.click()


def choose(visitor: Visitor, notation: str) -> None:
    """Makes a choice with the mouse or a finger."""
    if visitor.page.viewport_size == PHONE:
        visitor.tap(notation)
    else:
        visitor.click(notation)


def who_is_asked(people: Sequence[Visitor]) -> tuple[Visitor, Asked]:
    """Whoever can choose something now, and what."""
    while True:
        for person in people:
            asked = person.asked()
            if asked.options and not asked.busy and not asked.waiting:
                return person, asked
        people[0].page.wait_for_timeout(50)


def catch_up(people: Sequence[Visitor], table: str) -> None:
    """All pages show what the server has: what they showed before it was killed is past."""
    step = people[0].api(f"/api/tables/{table}")["view"]["step"]
    for person in people:
        expect(person.page.locator("#prompt")).to_have_attribute("data-step", str(step))


def found_and_join(people: Sequence[Visitor]) -> str:
    """The first founds a saga for people, the others come by its link and say their names; its id."""
    founder = people[0]
    founder.open("/new/tomesaga")
    expect(founder.page.get_by_role("button", name="Found the saga")).to_be_visible()
    press(founder, "Change name")
    founder.page.get_by_label("Your name").fill(NAMES[0])
    founder.page.get_by_label("Your name").press("Enter")
    expect(founder.page.locator(".seat.s0 b")).to_have_text(NAMES[0])
    for seat in (2, 3, 4):
        group = founder.page.get_by_role("group", name=f"Seat {seat}")
        group.get_by_role("radio", name="person").check(force=True)
    founder.page.get_by_label("Name of the saga").fill("The Four")
    press(founder, "Found the saga")
    expect(founder.page).to_have_url(BOOK)
    expect(founder.page.get_by_role("heading", level=1)).to_have_text("The Four")
    invitation = founder.page.get_by_role("textbox", name="Link to this saga")
    expect(invitation).to_have_value(re.compile("invite="))
    link = urlsplit(invitation.input_value())
    for guest, name in zip(people[1:], NAMES[1:], strict=True):
        guest.open(f"{link.path}?{link.query}")
        guest.page.get_by_label("Your name").fill(name)
        press(guest, "Sit down")
        guest.page.wait_for_selector("[data-ask]:not([data-ask=join])")
    expect(founder.page.locator("[data-ask]")).to_have_attribute("data-ask", "ready")
    return link.path.removeprefix("/saga/")


def begin(host: Host, people: Sequence[Visitor], number: int) -> None:
    """All say that they are ready, with a power cut when half of them have; the last takes all to the table."""
    for person in people:
        expect(person.page.locator("[data-ask]")).to_have_attribute("data-ask", "ready")
    for person in people[:2]:
        press(person, "Ready")
        expect(person.page.locator("[data-ask]")).to_have_attribute("data-ask", "wait")
    if number:
        host.kill()
        host.start()
    for person in people[2:]:
        press(person, "Ready")
    for person in people:
        expect(person.page).to_have_url(TABLE)
        expect(person.page.locator("[data-region=saga]")).to_be_visible()


def first_moves(people: Sequence[Visitor]) -> None:
    """As many choices as there are people, each by who is asked."""
    for _ in people:
        person, asked = who_is_asked(people)
        choose(person, asked.options[0])


def finish(host: Host, people: Sequence[Visitor], saga: str) -> None:
    """The server is killed within the chapter; what is left then is for the browsers to decide."""
    table = people[0].table
    host.kill()
    hurry(host.database, saga, LAST_CHOICES)
    host.start()
    catch_up(people, table)
    chooser, asked = who_is_asked(people)
    if asked.kind == "crest_token":
        choose(chooser, asked.options[-1])
    else:
        play_freely((), *people)
    for person in people:
        person.page.wait_for_selector("[data-over]")
        press(person, "To the book of the saga", "link")
        expect(person.page).to_have_url(BOOK)


def told_too_much(visitor: Visitor, reader: int, hidden: Sequence[str]) -> list[str]:
    """Secrets of others, of piles, and which Tomes are Victory Tomes, in anything that a page was sent."""
    faults = []
    for message in visitor.received():
        data = json.loads(message)
        table = table_in(message)
        if table:
            faults += [each for each in EYES[table["game"]].find(message, reader) if each != UNDER]
        if table or (isinstance(data, dict) and (data.get("type") == "saga" or "book" in data)):
            faults += [f"{tome} is told" for tome in hidden if f'"{tome}"' in message]
    return faults


def test_four_people_play_a_whole_saga_though_the_server_is_killed(host: Host, people: list[Visitor]) -> None:
    saga = found_and_join(people)
    for number, game in enumerate(GAMES):
        begin(host, people, number)
        first_moves(people)
        finish(host, people, saga)
        told = people[0].api(f"/api/sagas/{saga}")
        assert [each["state"] for each in told["book"]["chapters"]].count("done") == number + 1
        assert people[0].api(f"/api/tables/{told['book']['chapters'][number]['table']}")["game"] == game

    assert told["status"] == "over" and [seat["name"] for seat in told["seats"]] == list(NAMES)
    assert sum(sum(shelf["victory"]) for shelf in told["book"]["shelves"]) == 9
    assert sum(len(shelf["tokens"]) for shelf in told["book"]["shelves"]) == 3
    laid_out = {goal["tome"] for each in told["book"]["chapters"] for goal in each["goals"]}
    hidden = [tome for tome in TOMES if tome not in laid_out]
    assert len(laid_out) == len(hidden) == 9
    for seat, person in enumerate(people):
        for winner in told["book"]["winners"]:
            expect(person.page.get_by_text(f"Victory: {NAMES[winner]}", exact=True)).to_be_visible()
        totals = [str(shelf["total"]) for shelf in told["book"]["shelves"]]
        expect(person.page.locator(".shelf .tot b")).to_have_text(totals)
        assert sorted(set(told_too_much(person, seat, hidden))) == []
    # The same eyes find what was for Ada alone in what Ada's page was sent: the check can fail.
    assert told_too_much(people[0], 1, hidden)
    assert told_too_much(people[0], 0, sorted(laid_out))
