"""Tables at every size from a small phone to a large screen, and zoomed: every answer can be seen and hit."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import ON_A_PHONE, House, Look, Visit
from browser.places import show
from browser.reach import BROKEN, BY_HAND, CORNERS, SIZES, Size, faults, held_back, resize
from browser.visitor import Asked

QUESTIONS = [
    "turn", "interrupt", "reaction", "buying",
    "paladins", "recruit", "offer", "tavern", "solo",
    "kingdom_offer", "kingdom_choose", "kingdom_plan", "kingdom_produce", "kingdom_alone", "kingdom_quest",
    "viscounts_pair", "viscounts_move", "viscounts_action", "viscounts_times", "viscounts_spot",
    "viscounts_castle_move", "viscounts_rearrange", "viscounts_alone",
    "architects", "architects_capture", "architects_stall", "architects_guard", "architects_keep",
    "architects_limit", "architects_spend", "architects_alone",
    "town_board", "town_side", "town_place", "town_donate", "town_victim", "town_alone",
    "threats", "threats_give", "threats_loss", "threats_starter", "threats_alone",
    "siege_aid", "siege_whole", "siege_move", "siege_action", "siege_four", "siege_remove", "siege_bump",
    "chapter", "chapter_token", "last_chapter",
    "turn_plain", "paladins_plain", "kingdom_plain", "architects_plain",
]  # fmt: skip
"""Several kinds of question of every game, on its own board and on the one that serves any game."""

LETTERS = """() => Math.min(...[...document.querySelectorAll('.cloth *')]
  .filter((it) => [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('.sr'))
  .map((it) => parseFloat(getComputedStyle(it).fontSize) * it.currentCSSZoom))"""
"""The smallest letters on the board, as they are seen."""

CUT = """() => [...document.querySelectorAll('[data-region=players] .who b')]
  .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 2)
  .map((it) => it.textContent)"""
"""Names of players that are not shown in full."""

QUESTION = """() => {
  const [asks, words] = ['#prompt .asks', '#prompt .words'].map((it) => document.querySelector(it))
  const [box, prompt] = [words, words.closest('#prompt')].map((it) => it.getBoundingClientRect())
  const cut = asks.scrollHeight - asks.clientHeight > 12  // the target of its sign is a little higher than its line
  return !cut && box.top >= prompt.top && box.bottom <= prompt.bottom
}"""
"""Whether the question is shown in full, with its reason in the prompt."""

HIDDEN = "(() => { const it = document.querySelector('.cloth'); return it.scrollHeight - it.clientHeight })()"
"""Pixels of the board that only scrolling shows."""

TITLE = "(() => { const it = document.querySelector('.top .title'); return it.scrollWidth <= it.clientWidth })()"
"""Whether the game's name in the bar is shown in full."""


@pytest.mark.parametrize(
    ("name", "lang"),
    [
        *((name, "pl") for name in QUESTIONS),
        ("turn", "en"),
        ("paladins", "en"),
        ("kingdom_plan", "en"),
        ("architects", "en"),
        ("town_place", "en"),
    ],
)
def test_every_answer_can_be_seen_and_hit_at_every_size(look: Look, house: House, name: str, lang: str) -> None:
    visitor = look({"lang": lang})
    show(visitor, name, house.written)
    assert visitor.wait_to_be_asked().options
    found = {}
    for size in SIZES:
        resize(visitor, size)
        if bad := faults(visitor):
            found[f"{size.width}x{size.height}"] = bad
    assert found == {}


@pytest.mark.parametrize(
    "name",
    [
        "turn", "paladins", "kingdom_plan", "viscounts_action", "architects", "architects_spend",
        "town_place", "threats", "siege_move", "siege_four", "chapter", "chapter_token", "last_chapter",
    ],
)  # fmt: skip
def test_every_answer_can_be_seen_and_touched(look: Look, house: House, name: str) -> None:
    """Where fingers touch, buttons are larger and leave less room: a question of every game, at what is touched."""
    visitor = look({"lang": "pl"}, has_touch=True, is_mobile=True)
    show(visitor, name, house.written)
    assert visitor.page.evaluate("matchMedia('(pointer: coarse)').matches")
    found = {}
    for size in BY_HAND:
        resize(visitor, size)
        if bad := faults(visitor):
            found[f"{size.width}x{size.height}"] = bad
    assert found == {}


@pytest.mark.parametrize(
    ("name", "touched"),
    [
        *((name, False) for name in ("home", "new", "new_together", "new_saga", "lobby", "over", "siege_over")),
        *((name, False) for name in ("saga_lobby", "saga_between", "saga_playing", "saga_left", "saga_over")),
        *((name, True) for name in ("home", "new_saga", "saga_lobby", "saga_between")),
    ],
)
def test_what_a_page_offers_can_be_hit_at_every_size(look: Look, house: House, name: str, touched: bool) -> None:
    visitor = look({"lang": "pl"}, has_touch=touched, is_mobile=touched)
    show(visitor, name, house.written)
    found = {}
    for size in CORNERS:
        resize(visitor, size)
        if bad := held_back(visitor):
            found[f"{size.width}x{size.height}"] = bad
    assert found == {}


@pytest.mark.parametrize("name", ["turn", "paladins", "kingdom_plan", "viscounts_move", "architects"])
def test_large_letters_leave_every_answer_within_reach(look: Look, house: House, name: str) -> None:
    visitor = look({"size": "larger"})
    show(visitor, name, house.written)
    for size in (Size(1440, 900), Size(1024, 768), Size(820, 1180), Size(390, 664)):
        resize(visitor, size)
        assert faults(visitor) == [], size


def test_the_sweep_finds_what_lies_beneath_something(look: Look, house: House) -> None:
    visitor = look()
    show(visitor, "turn", house.written)
    assert faults(visitor) == []
    visitor.page.evaluate("""document.body.insertAdjacentHTML('beforeend',
        '<div style="position: fixed; inset: 60% 0 0; z-index: 9"></div>')""")
    assert any("covered" in fault for fault in faults(visitor))


@pytest.mark.parametrize("name", ["turn", "paladins", "kingdom_offer", "viscounts_action", "architects"])
def test_letters_grow_with_a_large_window_and_the_room_is_used(look: Look, house: House, name: str) -> None:
    visitor = look()
    show(visitor, name, house.written)
    seen: dict[Size, Any] = {}
    for size in (Size(1440, 900), Size(1920, 1080), Size(2560, 1440)):
        resize(visitor, size)
        right = visitor.page.evaluate("document.querySelector('[data-side]').getBoundingClientRect().right")
        assert right > size.width - 40
        seen[size] = visitor.page.evaluate(LETTERS)
    desk, large, largest = seen.values()
    assert large >= 1.15 * desk
    assert largest >= 1.5 * desk


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("name", ["siege_move", "siege_action", "siege_four"])
def test_viscounts_together_lies_whole_on_a_common_screen(look: Look, house: House, name: str, lang: str) -> None:
    visitor = look({"lang": lang})
    show(visitor, name, house.written)
    assert visitor.page.evaluate(HIDDEN) <= 0


@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("buying", 3),
        ("four_paladins", 3),
        ("four_viscounts", 3),
        ("siege_four", 3),
        ("architects", 4),
        ("last_chapter", 2),
    ],
)
def test_several_seats_keep_their_names(look: Look, house: House, name: str, others: int) -> None:
    visitor = look()
    show(visitor, name, house.written)
    expect(visitor.page.locator("[data-region=players] .who b")).to_have_count(others)
    assert visitor.page.evaluate(CUT) == []


def test_a_tablet_shows_names_in_full(look: Look, house: House) -> None:
    visitor = look(viewport={"width": 820, "height": 1180})
    show(visitor, "chapter", house.written)
    expect(visitor.page.locator("[data-region=players] .who b")).to_have_count(2)
    assert visitor.page.evaluate(CUT) == []


COVERED = """() => [...document.querySelectorAll('.building')].flatMap((card) => {
  const [name, worth] = ['.name', '.worth'].map((part) => card.querySelector(part))
  const text = document.createRange()
  text.selectNodeContents(name)
  const { x, y, width } = worth.getBoundingClientRect()
  const radius = width / 2
  const beyond = (from, to, middle) => Math.max(from - middle, middle - to, 0)
  const below = (line) =>
    Math.hypot(beyond(line.left, line.right, x + radius), beyond(line.top, line.bottom, y + radius)) < radius - 2
  return [...text.getClientRects()].some(below) ? [name.textContent] : []
})"""
"""Buildings whose names lie below what they are worth."""


def test_what_a_low_building_is_worth_covers_no_letter_of_its_name(look: Look, house: House) -> None:
    visitor = look({"lang": "pl"})
    show(visitor, "town_donate", house.written)
    expect(visitor.page.locator(".building .name.long").first).to_be_visible()
    assert visitor.page.evaluate(COVERED) == []


def test_what_is_done_with_a_low_card_stands_below_it(look: Look, house: House) -> None:
    """A banner leaves less room for cards; each card's answers keep to its own width."""
    visitor = look({"lang": "pl"})
    show(visitor, "kingdom_plan", house.written)
    boxes = [box for box in map(Locator.bounding_box, visitor.page.locator(".choice .act").all()) if box]
    assert len(boxes) == 4
    assert all(left["x"] + left["width"] <= right["x"] for left, right in pairwise(boxes))


def test_a_long_name_is_whole_in_a_row_of_many_cards(look: Look, house: House) -> None:
    visitor = look({"lang": "en"})
    show(visitor, "kingdom_quest", house.written)
    resize(visitor, Size(390, 664))
    scene, name = (visitor.page.locator(f".choice .wc.row.long .{part}").first for part in ("scene", "title"))
    picture, title = scene.bounding_box(), name.bounding_box()
    assert picture and title and picture["x"] + picture["width"] <= title["x"]


@pytest.mark.parametrize("name", ["paladins", "kingdom_plan", "viscounts_move", "architects"])
def test_the_games_name_is_not_cut_on_a_tablet(look: Look, house: House, name: str) -> None:
    visitor = look({"lang": "pl"})
    show(visitor, name, house.written)
    for size in (Size(820, 1180), Size(844, 390)):
        resize(visitor, size)
        assert visitor.page.evaluate(TITLE), size


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_long_answers_leave_room_for_their_question(look: Look, house: House, lang: str) -> None:
    visitor = look({"lang": lang})
    show(visitor, "town_side", house.written)
    visitor.page.wait_for_function(QUESTION)


def test_below_a_question_of_two_lines_its_reason_has_one(visit: Visit) -> None:
    ada = visit(prefs={"lang": "pl"})
    ada.open("/")
    ada.page.get_by_label("Architekci razem", exact=True).check(force=True)
    ada.page.get_by_role("button", name="pierwsza partia").click()
    assert ada.wait_to_be_asked().kind == "board"
    ada.page.wait_for_function(QUESTION)


@pytest.mark.parametrize(
    ("name", "words", "size"),
    [
        ("kingdom_produce", ".step .name", Size(820, 1180)),
        ("threats", ".summary", Size(390, 664)),
    ],
)
def test_no_word_or_number_is_broken(look: Look, house: House, name: str, words: str, size: Size) -> None:
    visitor = look({"lang": "en"}, **({**ON_A_PHONE, "viewport": dict(zip(("width", "height"), size, strict=True))}))
    show(visitor, name, house.written)
    expect(visitor.page.locator(words).first).to_be_visible()
    assert visitor.page.evaluate(BROKEN, words) == []


def test_an_answer_on_another_tab_is_given_from_the_tray(visit: Visit, house: House) -> None:
    visitor = visit("ada", **{**ON_A_PHONE, "viewport": {"width": 390, "height": 664}})
    show(visitor, "favour_played", house.written)
    page = visitor.page
    favour = '[data-option^="favour"]'
    expect(page.locator(f"{favour}:visible")).to_have_count(0)
    page.get_by_role("button", name="Out of sight").tap()
    page.locator(f"#tray {favour}").first.wait_for()
    assert faults(visitor) == []
    before = visitor.wait_to_be_asked()
    page.locator(f"#tray {favour}").first.tap()
    assert choices(visitor.wait_after(before.step)) == choices(before) + 1


def choices(asked: Asked) -> int:
    """How many choices the table has seen."""
    return int(asked.step.split()[0])
