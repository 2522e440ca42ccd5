"""A first game on a phone: each note shows what it speaks of, and then again where the question is answered."""

import re

from playwright.sync_api import expect

from browser.conftest import ON_A_PHONE, Visit
from browser.visitor import Visitor

SMALL = {**ON_A_PHONE, "viewport": {"width": 390, "height": 664}}
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].some((it) => {
  const [box, prompt] = [it, document.querySelector('#prompt')].map((each) => each.getBoundingClientRect())
  const [top, bottom] = [Math.max(box.top, 50), Math.min(box.bottom, prompt.top)]
  return it.checkVisibility() && bottom - top >= Math.min(box.height, 90) - 2
})"""
"""Whether something is to be seen between bar and prompt, or a good part of it."""


WHOLE = """(selector) => [...document.querySelectorAll(selector)].some((it) => {
  const [box, prompt] = [it, document.querySelector('#prompt')].map((each) => each.getBoundingClientRect())
  return it.checkVisibility() && box.top >= 48 && box.bottom <= prompt.top + 2
})"""
"""Whether something that is not too high lies wholly between bar and prompt."""

FREE = """() => {
  const [note, tray] = ['[data-lesson]', '#tray'].map((it) => document.querySelector(it).getBoundingClientRect())
  return note.bottom <= tray.top || note.top >= tray.bottom || note.left >= tray.right || note.right <= tray.left
}"""
"""Whether the note and the answers in the tray lie beside each other."""
SIGN_ALONE = """() => {
  const note = document.querySelector('[data-lesson]')
  const [sign, text] = ['.pilcrow', 'p'].map((it) => note.querySelector(it))
  return Array.from({ length: 120 }, (_, i) => 230 + i).filter((width) => {
    note.style.width = `${width}px`
    return sign.getBoundingClientRect().left - text.getBoundingClientRect().left < 10
  })
}"""
"""The widths of a note at which the sign of its rule begins a line."""


def begin(visitor: Visitor, game: str) -> None:
    visitor.open("/")
    visitor.page.get_by_label(game, exact=True).first.check(force=True)
    visitor.page.get_by_role("button", name=re.compile("first game", re.IGNORECASE)).click()
    visitor.page.wait_for_selector("[data-lesson]")


def understood(visitor: Visitor, lesson: str, shown: str) -> None:
    """Waits for a note, looks whether what it is about is in sight, and goes on."""
    expect(visitor.page.locator("[data-lesson]")).to_have_attribute("data-lesson", lesson)
    visitor.page.wait_for_function(IN_SIGHT, arg=shown)
    visitor.page.get_by_role("button", name="Understood").click()


def test_notes_on_a_phone_show_what_they_speak_of(visit: Visit) -> None:
    ada = visit(**SMALL)
    begin(ada, "Viscounts")
    understood(ada, "goal", "[data-region=stage]")
    understood(ada, "pair", "[data-place=player_cards]")
    ada.wait_to_be_asked()
    ada.tap("take player_card_10")
    ada.wait_to_be_asked()
    understood(ada, "place", "[data-place='seat0.hand']")
    understood(ada, "slots", "[data-place='seat0.board']")
    while ada.page.locator("[data-lesson]").is_visible():
        ada.page.get_by_role("button", name="Understood").click()
    ada.page.wait_for_function(IN_SIGHT, arg="[data-place='seat0.hand'] [data-option]")


def test_a_note_shows_what_a_question_that_has_grown_would_cover(visit: Visit) -> None:
    ada = visit(**SMALL)
    begin(ada, "Paladins")
    understood(ada, "goal", "[data-region=stage]")
    understood(ada, "mine", "[data-region=own]")
    understood(ada, "first", "[data-place=townsfolk]")
    ada.tap(ada.wait_to_be_asked().options[0])
    expect(ada.page.locator("[data-lesson]")).to_have_attribute("data-lesson", "paladin")
    ada.page.wait_for_function(WHOLE, arg="[data-place='seat0.hand']")


def test_a_note_about_what_a_phone_does_not_show_points_at_nothing_else(visit: Visit) -> None:
    ada = visit(**SMALL)
    begin(ada, "Dominion")
    ring = ada.page.locator(".ring")
    expect(ring).to_be_visible()
    ada.page.get_by_role("button", name="Understood").click()
    expect(ada.page.locator("[data-lesson]")).to_have_attribute("data-lesson", "deck")
    expect(ring).to_have_count(0)


def test_a_note_about_the_question_leaves_the_tray_free(visit: Visit) -> None:
    ada = visit()
    begin(ada, "Dominion")
    for lesson in ("goal", "deck", "hand"):
        expect(ada.page.locator("[data-lesson]")).to_have_attribute("data-lesson", lesson)
        ada.page.get_by_role("button", name="Understood").click()
    ada.click("play all")
    expect(ada.page.locator("[data-lesson]")).to_have_attribute("data-lesson", "coins")
    ada.page.locator(".unfold").click()
    expect(ada.page.locator("#tray [data-option]").first).to_be_visible()
    ada.page.wait_for_function(FREE)
    expect(ada.page.locator("[data-lesson]")).to_have_attribute("data-lesson", "coins")


def test_the_sign_of_a_rule_stays_with_the_last_word(visit: Visit) -> None:
    ada = visit()
    begin(ada, "Dominion")
    assert ada.page.evaluate(SIGN_ALONE) == []
