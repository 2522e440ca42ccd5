"""The book of a saga: it fits a desk, is read as text in its order, and begins a first chapter with a teacher."""

import re
from datetime import UTC, datetime
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, House, Look, Visit
from browser.places import show
from browser.visitor import SMALL

BOOKS = ("saga_lobby", "saga_between", "saga_playing", "saga_left", "saga_over")
MONTHS = {
    "en": "January February March April May June July August September October November December",
    "pl": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
}
"""As they stand behind a day."""
HEADINGS = ["Your decision", "Tomes of the saga", "Next chapter", "Chapters", "Who wins the saga", "Invitation"]


LONG_NAMES = ("Wawrzyniec Brzęczyszczykiewicz", "Konstantynopolitańczykowianka", "hhhhhhhhhhhhhhhhhhhhhhhhhhhhhh")
SPLIT = """() => [...document.querySelectorAll('.shelves .who b')].flatMap((name) => {
  const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode()
  const top = (i) => {
    const one = document.createRange()
    one.setStart(text, i)
    one.setEnd(text, i + 1)
    return [...one.getClientRects()].at(-1).top  // the first may be that of the hyphen before it
  }
  const letters = [...text.data].flatMap((letter, i) => (/[ \u00ad]/.test(letter) ? [] : [i]))
  const begins = letters.filter((i, n) => n > 0 && top(i) > top(letters[n - 1]) + 2)
  return begins.filter((i) => !/[ \u00ad]/.test(text.data[i - 1])).map((i) => text.data.slice(0, i))
})"""
"""Where a name on the shelves goes on in another line, neither between words nor with a hyphen."""


def test_long_names_on_the_shelves_break_between_words_or_with_a_hyphen(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/new/tomesaga")
    bots = [{"kind": "bot", "name": name} for name in LONG_NAMES]
    saga = visitor.post("/api/sagas", {"name": "Names", "seats": [{"kind": "human"}, *bots]})["id"]
    visitor.open(f"/saga/{saga}")
    for width, height in ((1440, 900), (900, 700), (390, 664), (360, 225), (320, 640)):
        visitor.resize(width, height, SMALL)
        names = visitor.page.locator(".shelves .who b")
        expect(names).to_have_count(4)
        visitor.page.evaluate("document.fonts.ready.then(() => undefined)")
        assert visitor.page.evaluate(SPLIT) == [], width
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width
        for name in LONG_NAMES:
            expect(names.and_(visitor.page.get_by_title(name, exact=True))).to_be_visible()


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


@pytest.mark.parametrize("lang", MONTHS)
def test_a_chapter_tells_on_which_days_it_was_played(look: Look, house: House, lang: str) -> None:
    visitor = look({"lang": lang}, timezone_id="UTC")
    show(visitor, "saga_over", house.written)
    chapters = visitor.api(f"/api/sagas/{house.written.tables['saga_over']}")["book"]["chapters"]
    ended = [datetime.fromtimestamp(chapter["ended"], UTC) for chapter in chapters]
    assert [chapter["began"] < chapter["ended"] for chapter in chapters] == [True] * 3
    expect(visitor.page.locator("section.chap time")).to_contain_text(
        [f"{at.day} {MONTHS[lang].split()[at.month - 1]}" for at in ended]
    )


def test_a_number_on_a_board_shows_what_a_tome_adds_to_it(look: Look, house: House) -> None:
    visitor = look()
    show(visitor, "chapter", house.written)
    helped = visitor.page.locator("[data-option='trade 2']")
    expect(helped).to_contain_text("3+1")
    expect(helped).to_have_attribute("aria-label", re.compile(r"Trade 2, Tome of Marble \+1"))
    expect(helped.locator("svg.cover")).to_be_visible()
    expect(visitor.page.locator("[data-option='trade 1']")).not_to_contain_text("+1")


def test_a_new_saga_with_the_same_people_is_offered_and_accepted(visit: Visit) -> None:
    ada, jan = visit(), visit(prefs={"lang": "pl"})
    made = ada.context.request.post(
        f"{ada.address}/api/sagas", data={"seats": [{"kind": "human", "name": "Ada"}, {"kind": "open"}]}
    ).json()
    place = f"/saga/{made['id']}"
    jan.context.request.post(
        f"{ada.address}/api/sagas/{made['id']}/seats", data={"name": "Jan", "invite": made["invite"]}
    )
    ada.context.request.post(f"{ada.address}/api/sagas/{made['id']}/end")
    for visitor in (ada, jan):
        visitor.open(place)
    offer = ada.page.get_by_role("button", name="A new saga with the same people")
    offer.click()
    expect(ada.page.get_by_text("Waiting: Jan")).to_be_visible()
    expect(jan.page.get_by_text("Nowa kampania? Pyta Ada.")).to_be_visible()
    jan.page.get_by_role("button", name="Nie teraz").click()
    offer.click()
    jan.page.get_by_role("button", name="Zgoda").click()
    for visitor in (ada, jan):
        expect(visitor.page).not_to_have_url(re.compile(place))
        expect(visitor.page).to_have_url(re.compile(r"/saga/\w{12}$"))
        visitor.page.wait_for_selector("[data-ask=ready]")
    assert urlsplit(ada.page.url).path == urlsplit(jan.page.url).path
    ada.open(place)
    ada.page.get_by_role("link", name="To the new saga").click()
    expect(ada.page).to_have_url(jan.page.url)


def test_who_has_no_place_is_shown_a_link_for_watchers_and_who_leaves_early_what_comes_of_it(visit: Visit) -> None:
    ada, jan, stranger = visit(), visit(), visit()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    made = ada.context.request.post(f"{ada.address}/api/sagas", data={"seats": seats}).json()
    place = f"/saga/{made['id']}"
    asked: list[str] = []
    ada.page.on("dialog", lambda dialog: (asked.append(dialog.message), dialog.dismiss()))
    ada.open(place)
    invitation = ada.page.get_by_role("region", name="Invitation")
    expect(invitation).to_contain_text("Whoever opens the link can take a free place.")
    leave = ada.page.get_by_role("button", name="Leave the saga")
    leave.click()

    stranger.open(place)
    watching = stranger.page.get_by_role("region", name="Invitation")
    expect(watching).to_contain_text("The link opens the book to watchers.")

    jan.context.request.post(
        f"{ada.address}/api{place.replace('saga', 'sagas')}/seats", data={"invite": made["invite"]}
    )
    expect(ada.page.locator("[data-ask=ready]")).not_to_contain_text("What was played before")
    leave.click()
    assert asked == [
        "Leave? No other person is left: that ends the saga, and nobody wins.",
        "Leave? Your place is free again then.",
    ]


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
