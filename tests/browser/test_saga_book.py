"""The book of a saga: it fits a desk, is read as text in its order, and begins a first chapter with a teacher."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, House, Look, Visit
from browser.places import show

BOOKS = ("saga_lobby", "saga_between", "saga_playing", "saga_left", "saga_over")
HEADINGS = ["Your decision", "Tomes of the saga", "Next chapter", "Chapters", "Who wins the saga", "Invitation"]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", BOOKS)
def test_the_open_book_fits_a_desk(look: Look, house: House, name: str, lang: str) -> None:
    visitor = look({"lang": lang})
    show(visitor, name, house.written)
    expect(visitor.page.locator("html")).to_have_attribute("lang", lang)
    if name in ("saga_between", "saga_left"):
        expect(visitor.page.locator("[data-turned]")).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.scrollHeight") <= DESKTOP["height"]


def test_the_book_as_text_tells_everything_in_its_order(visit: Visit, house: House) -> None:
    visitor = visit("ada")
    show(visitor, "saga_text", house.written)
    for heading in HEADINGS:
        expect(visitor.page.get_by_role("heading", level=2, name=heading, exact=True)).to_be_visible()
    told = visitor.page.get_by_role("heading", level=2).all_inner_texts()
    assert [text for text in told if text in HEADINGS] == HEADINGS
    expect(visitor.page.get_by_text(re.compile(r"^Ada, 1 Tome: Tome of Marble\. Crests: Lion 2 of 3"))).to_be_visible()
    expect(visitor.page.get_by_role("link", name="To the table").first).to_be_visible()


def test_a_chapter_tells_how_it_was_decided_and_leads_there(look: Look, house: House) -> None:
    visitor = look()
    show(visitor, "saga_between", house.written)
    table = house.written.tables["saga_between_0"]
    decided = visitor.api(f"/api/tables/{table}/course")["turning_points"][-1]["step"]
    turned = visitor.page.locator("[data-turned] a")
    expect(turned).to_have_attribute("href", re.compile(rf"^/replay/{table}\?step={decided}"))
    expect(turned).to_contain_text("Krzysztof Długosz")


def test_the_rule_behind_a_sign_of_the_book_is_told(visit: Visit, house: House) -> None:
    visitor = visit("ada")
    show(visitor, "saga_between", house.written)
    visitor.page.get_by_role("button", name="TOM-2.23").click()
    told = visitor.page.get_by_role("dialog")
    expect(told).to_contain_text("A Crest Tome goes at once to the first player")
    told.get_by_role("link").click()
    expect(visitor.page.locator("li[id='TOM-2.23']")).to_be_visible()


def test_a_saga_is_one_row_among_the_own_games(visit: Visit, house: House) -> None:
    visitor = visit("ada")
    show(visitor, "home", house.written)
    row = visitor.page.get_by_role("listitem").filter(has_text="Your turn: chapter II of 3")
    expect(row.get_by_role("link", name="Play")).to_have_attribute(
        "href", f"/table/{house.written.tables['saga_playing_1']}"
    )
    expect(visitor.page.get_by_text("_saga")).to_have_count(0)


def test_the_first_chapter_is_taught_to_whoever_wants_that(visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = visitor.context.request.post(f"{visitor.address}/api/sagas", data={"seats": seats})
    assert made.ok, made.text()
    visitor.open(f"/saga/{made.json()['id']}")
    visitor.page.get_by_role("group", name="Chapter I with a teacher").get_by_role("radio", name="yes").check(
        force=True
    )
    visitor.page.get_by_role("button", name="Ready").click()
    expect(visitor.page).to_have_url(re.compile(r"/table/\w{12}$"))
    lesson = visitor.page.locator("[data-lesson]")
    expect(lesson).to_contain_text("Three games make this saga")
    expect(lesson).to_have_attribute("data-lesson", "saga")
