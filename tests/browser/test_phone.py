"""A phone of 390 by 844: nothing is cut off, the prompt leaves the hand free, fingers find their targets."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import ON_A_PHONE, PHONE, House, Look, Visit
from browser.places import PLACES, show

TABLES = ("turn", "waiting", "interrupt", "reaction")

SEEN = "(it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !it.closest('.sr, .skip')"

BEYOND = f"""() => [...document.querySelectorAll('body *')].filter({SEEN}).filter((it) => {{
  const box = it.getBoundingClientRect()
  if (box.width < 2 || (box.right <= innerWidth + 1 && box.left >= -1)) return false
  for (let up = it.parentElement; up; up = up.parentElement)
    if (getComputedStyle(up).overflowX !== 'visible') return false
  return true
}}).map((it) => it.outerHTML.slice(0, 150))"""
"""What is cut off at the sides and cannot be scrolled to."""

WHOLE = "(it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight"
"""Nothing of a text is cut off."""

SMALL = f"""() => [...document.querySelectorAll('button, a, input, select')].filter({SEEN}).filter((it) => {{
  const whole = it.parentElement.textContent.trim() === it.textContent.trim()
  if (getComputedStyle(it).display === 'inline' && !whole) return false
  const box = (it.matches('input[type=radio]') ? it.closest('label') : it).getBoundingClientRect()
  const parts = ['::before', '::after'].map((part) => getComputedStyle(it, part))
  const around = parts.filter((part) => part.position === 'absolute' && part.content !== 'none')
  const more = (side) => Math.max(0, ...around.map((part) => -parseFloat(part[side]) || 0))
  const [width, height] = [box.width + more('left') + more('right'), box.height + more('top') + more('bottom')]
  return box.width > 0 && (width < 43.5 || height < 43.5)
}}).map((it) => it.outerHTML.slice(0, 150))"""
"""What is too small for a finger; links inside a sentence may be."""

HAND = """() => ({
  lowest: Math.max(...[...document.querySelectorAll('.hand .card')].map((it) => it.getBoundingClientRect().bottom)),
  prompt: document.querySelector('#prompt').getBoundingClientRect().toJSON(),
  dock: document.querySelector('nav.dock').getBoundingClientRect().toJSON(),
})"""


@pytest.mark.parametrize("name", PLACES)
def test_nothing_reaches_beyond_the_screen_and_targets_are_large(look: Look, house: House, name: str) -> None:
    visitor = look(**ON_A_PHONE)
    show(visitor, name, house.written)
    page = visitor.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(BEYOND) == []
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", TABLES)
def test_the_prompt_leaves_the_hand_free(look: Look, house: House, name: str, lang: str) -> None:
    visitor = look({"lang": lang}, **ON_A_PHONE)
    show(visitor, name, house.written)
    found = visitor.page.evaluate(HAND)
    assert found["lowest"] <= found["prompt"]["top"] + 1
    assert found["prompt"]["bottom"] <= found["dock"]["top"] + 1
    assert found["dock"]["bottom"] <= PHONE["height"] + 1
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_turn_is_played_by_tapping(visit: Visit) -> None:
    visitor = visit(**ON_A_PHONE)
    visitor.open("/")
    visitor.page.get_by_role("button", name="Play now").tap()
    asked = visitor.wait_to_be_asked()
    visitor.page.locator('.hand [data-option="play copper"]').first.tap()
    asked = visitor.wait_after(asked.step)
    visitor.page.locator('#prompt [data-option="play all"]').tap()
    asked = visitor.wait_after(asked.step)
    visitor.page.locator('.basics [data-option="buy copper"]').tap()
    visitor.wait_after(asked.step)
    visitor.page.get_by_role("button", name="Chronicle").tap()
    expect(visitor.page.locator("dialog[open] .log")).to_contain_text("Copper")


@pytest.mark.parametrize(("lang", "says"), [("en", "only you see it yet"), ("pl", "widzisz to tylko ty")])
def test_that_nobody_else_sees_a_choice_yet_is_never_cut_off(visit: Visit, lang: str, says: str) -> None:
    visitor = visit(prefs={"lang": lang}, **{**ON_A_PHONE, "viewport": {"width": 390, "height": 664}})
    visitor.open("/")
    visitor.page.get_by_role("button", name=re.compile("Play now|Graj teraz")).tap()
    asked = visitor.wait_to_be_asked()
    visitor.page.locator('#prompt [data-option="play all"]').tap()
    visitor.wait_after(asked.step)
    alone = visitor.page.locator("#prompt small em")
    expect(alone).to_have_text(says)
    assert alone.evaluate("(it) => it.getBoundingClientRect().right <= it.parentElement.getBoundingClientRect().right")


TOLD = """() => {
  const box = (of) => document.querySelector(of).getBoundingClientRect()
  const [bar, far, signs] = [box('header.top'), box('header.top [data-far]'), box('header.top nav')]
  const line = document.querySelector('[data-far]').parentElement.getBoundingClientRect()
  return far.width > 0 && far.top < line.bottom && far.bottom <= bar.bottom && far.right <= signs.left
}"""


@pytest.mark.parametrize(
    ("lang", "name", "far"),
    [
        ("pl", "siege_move", r"runda \d+"),
        ("pl", "threats", r"runda \d z 7"),
        ("pl", "town_place", r"Dom Gildii \d+/\d+"),
        ("en", "siege_move", r"round \d+"),
        ("en", "threats", r"round \d of 7"),
        ("en", "town_place", r"Guildhall \d+/\d+"),
    ],
)
def test_the_bar_of_partners_tells_their_points_and_how_far_the_game_is(
    look: Look, house: House, lang: str, name: str, far: str
) -> None:
    visitor = look({"lang": lang}, **{**ON_A_PHONE, "viewport": {"width": 390, "height": 664}})
    show(visitor, name, house.written)
    team = visitor.api(f"/api/tables/{house.written.tables[name]}")["view"]["team"]
    points = f"{team['total']}/{team['needed']}".replace("-", "−")
    expect(visitor.page.locator("header.top .summary")).to_contain_text(points)
    expect(visitor.page.locator("header.top [data-far]")).to_have_text(re.compile(f"^{far}$"))
    assert visitor.page.evaluate(TOLD)
    assert visitor.page.locator("header.top .summary").evaluate(WHOLE)


def test_the_menu_of_a_table_shows_the_way_out(visit: Visit) -> None:
    visitor = visit(**ON_A_PHONE)
    visitor.open("/")
    visitor.page.get_by_role("button", name="Play now").tap()
    visitor.wait_to_be_asked()
    visitor.page.get_by_role("button", name="Menu").tap()
    visitor.page.get_by_role("button", name="Resign or leave the table").tap()
    resign = visitor.page.locator("dialog[open]").get_by_role("button", name="Resign")
    expect(resign).to_be_in_viewport()
    expect(resign).to_be_focused()


def test_the_side_that_is_looked_at_stays_while_somebody_speaks(visit: Visit, house: House) -> None:
    ada, jagna = visit("ada", **ON_A_PHONE), visit("jagna")
    show(ada, "paladins", house.written)
    board = ada.page.get_by_role("tab", name="Board")
    board.tap()
    said = jagna.context.request.post(f"{jagna.address}/api/tables/{ada.table}/chat", data={"text": "Take your time."})
    assert said.ok, said.text()
    expect(ada.page.get_by_role("button", name="Chat").locator("b")).to_have_text("1")
    expect(board).to_have_attribute("aria-selected", "true")
    ada.page.set_viewport_size({"width": 844, "height": 390})  # held sideways there is no dock
    shelf = ada.page.get_by_role("button", name="1 new")
    expect(shelf.locator("b")).to_have_text("1")
    shelf.tap()
    expect(ada.page.locator("dialog[open]")).to_contain_text("Take your time.")
    expect(shelf).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_long_answers_have_lines_of_their_own(look: Look, house: House, lang: str) -> None:
    visitor = look({"lang": lang}, **ON_A_PHONE)
    show(visitor, "town_side", house.written)
    answers = visitor.page.locator("#prompt [data-option]")
    assert answers.count() == 2
    for answer in answers.all():
        box = answer.bounding_box()
        assert box is not None and box["width"] > 300 and box["height"] < 64


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", ["chapter", "chapter_token", "last_chapter"])
def test_how_far_a_game_is_stands_whole_beside_a_long_name(look: Look, house: House, name: str, lang: str) -> None:
    visitor = look({"lang": lang}, **ON_A_PHONE)
    show(visitor, name, house.written)
    summary = visitor.page.locator("header .summary")
    expect(summary).to_have_text(re.compile(r"\w"))
    assert summary.evaluate(WHOLE)
    assert visitor.page.locator("header .title").evaluate("(it) => it.scrollWidth <= it.clientWidth")
