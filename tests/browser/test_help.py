"""Help on everything that lies on a board: with a mouse, with a finger, and with the keyboard."""

import pytest
from playwright.sync_api import expect

from browser.conftest import House, Look
from browser.explained import signs
from browser.places import show

BOARDS = [
    ("turn", "en"), ("paladins", "en"), ("kingdom_produce", "en"), ("kingdom_alone", "pl"), ("viscounts_action", "pl"),
    ("architects", "pl"), ("town_place", "en"), ("threats", "pl"), ("siege_move", "en"), ("solo", "pl"),
]  # fmt: skip
"""Every board once, with opponents that the rules play, in one language or the other."""


@pytest.mark.parametrize(("name", "lang"), BOARDS)
def test_every_number_and_sign_of_a_board_is_explained(look: Look, house: House, name: str, lang: str) -> None:
    visitor = look({"lang": lang})
    show(visitor, name, house.written)
    visitor.wait_to_be_asked()
    found = signs(visitor)
    assert len(found) > 15
    assert [sign for sign in found if sign.pointed == ""] == [], "nothing is told to a mouse"
    assert [sign for sign in found if not sign.held] == [], "nothing is told to a finger"


def test_keys_go_from_number_to_number_and_each_is_explained(look: Look, house: House) -> None:
    visitor = look()
    show(visitor, "paladins", house.written)
    visitor.wait_to_be_asked()
    page = visitor.page
    told = page.get_by_role("tooltip")
    page.keyboard.press("Shift+ArrowRight")
    expect(told).to_be_visible()
    seen = set()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp"):
        page.keyboard.press(f"Shift+{key}")
        expect(told).to_be_visible()
        seen.add(page.evaluate("() => document.activeElement.outerHTML.slice(0, 200)"))
    assert len(seen) >= 5, "each press goes on"
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.locator("[data-place='seat0.strength'] .value").focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Strength")
