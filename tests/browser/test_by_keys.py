"""Viscounts and Architects to their end without a mouse: with the keys of the board, and in text mode."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import House, Visit
from browser.visitor import Visitor

LISTED = "[...document.querySelectorAll('#tray [data-option]')].map((it) => it.dataset.option)"
FOCUSED = "document.activeElement?.dataset.option ?? (document.activeElement?.matches('.amount input') ? 'amount' : '')"
DIGITS = 9
ROUND = 200
"""More stops than any table has for Tab."""


def press(visitor: Visitor, key: str) -> None:
    """Answers with a key, and waits for the table to go on."""
    before = visitor.asked().step
    visitor.page.keyboard.press(key)
    visitor.wait_after(before)


def tab_to(visitor: Visitor, wanted: str) -> None:
    """Walks on with Tab until the focus is there."""
    for _ in range(ROUND):
        if visitor.page.evaluate(FOCUSED) == wanted:
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {wanted}")


def offers(visitor: Visitor, choice: str) -> bool:
    return visitor.page.locator(f'[data-option="{choice}"]:visible:not([disabled])').count() > 0


def slide_to(visitor: Visitor, choice: str) -> None:
    """Sets a stepper with the arrows until its button plays the choice."""
    tab_to(visitor, "amount")
    visitor.page.keyboard.press("Home")
    while not offers(visitor, choice):
        visitor.page.keyboard.press("ArrowRight")


def by_keys(visitor: Visitor, choice: str) -> None:
    """T lists all answers, a digit gives one of the first nine; farther ones are reached with Tab."""
    page = visitor.page
    if page.locator(".amount input:visible").count():
        slide_to(visitor, choice)
    elif page.locator("#tray").count() == 0 and page.locator(".unfold:visible").count():
        page.keyboard.press("t")
        page.wait_for_selector("#tray")
    listed = page.evaluate(LISTED)
    if choice in listed[:DIGITS]:
        press(visitor, str(listed.index(choice) + 1))
    else:
        by_tab(visitor, choice)


def by_tab(visitor: Visitor, choice: str) -> None:
    """As somebody who hears the page: Tab from answer to answer, Enter gives one."""
    tab_to(visitor, choice)
    press(visitor, "Enter")


@pytest.mark.parametrize("mode", ["by_keys", "as_text"])
@pytest.mark.parametrize("game", ["viscounts", "architects"])
def test_a_game_is_played_to_its_end_without_a_mouse(visit: Visit, house: House, game: str, mode: str) -> None:
    name = f"{game}_{mode}"
    ada = visit("ada")
    ada.open(f"/table/{house.written.tables[name]}{'?mode=text' if mode == 'as_text' else ''}")
    for choice in house.written.line(name, 0):
        asked = ada.wait_to_be_asked()
        while not offers(ada, choice) and asked.confirm:  # what was picked or tried out before
            press(ada, "e")
            asked = ada.wait_to_be_asked()
        (by_tab if mode == "as_text" else by_keys)(ada, choice)
    for _ in range(2):  # what was tried out last
        if not ada.wait_to_be_asked().over:
            press(ada, "e")
    expect(ada.page.locator("[data-over]")).to_be_visible()
    final = ada.api(f"/api/tables/{ada.table}")
    assert final["status"] == "over"
    for score in (*final["view"]["score"], *final["view"]["rivals"]):
        total = str(score["total"]).replace("-", "[-−]")
        expect(ada.page.locator("[data-over]")).to_contain_text(re.compile(rf"(?<!\d){total}(?!\d)"))
