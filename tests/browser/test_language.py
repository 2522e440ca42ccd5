"""The language is switched in the middle of a game, and everything follows: prompt, cards, log."""

import re
from typing import Any

from playwright.sync_api import expect

from browser.conftest import House, Visit
from browser.places import show

POLISH = re.compile("[ąćęłńóśźż]", re.IGNORECASE)
TEXTS = """() => [...document.querySelectorAll('#prompt p, .log li, .kingdom .name, .hand .title, h3')]
  .map((it) => it.textContent.trim()).filter(Boolean)"""


def test_the_language_switches_in_the_middle_of_a_game(visit: Visit, house: House) -> None:
    visitor = visit("ada")
    show(visitor, "turn", house.written)
    asked = visitor.wait_to_be_asked()
    expect(visitor.page.locator(".log ul li").first).to_be_attached()
    english: list[Any] = visitor.page.evaluate(TEXTS)
    assert any("Village" in text for text in english) and not any(
        "Osada" in text or "Wioska" in text for text in english
    )
    visitor.page.get_by_role("button", name="Zmień język na polski").click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "pl")
    polish = visitor.page.evaluate(TEXTS)
    assert visitor.asked() == asked, "the place is not lost"
    assert len(polish) == len(english)
    same = [(a, b) for a, b in zip(english, polish, strict=True) if a == b]
    assert not [
        pair for pair in same if re.search("[a-z]{4}", pair[0]) and "Ada" not in pair[0] and "Jagna" not in pair[0]
    ]
    log = visitor.page.locator(".log ul li").all_inner_texts()
    assert log and any(POLISH.search(line) for line in log)
    visitor.page.keyboard.press("g")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "en")
    visitor.page.wait_for_function(f"(known) => JSON.stringify(({TEXTS})()) === JSON.stringify(known)", arg=english)


def test_the_language_stays_after_loading_anew(visit: Visit, house: House) -> None:
    visitor = visit("ada")
    visitor.open("/settings")
    visitor.page.get_by_role("radio", name="polski").check(force=True)
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
