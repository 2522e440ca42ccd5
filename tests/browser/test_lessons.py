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
