"""Whole games against a bot, by clicking, by keyboard alone, and in text."""

import pytest
from playwright.sync_api import expect

from browser.conftest import House, Visit
from browser.inviting import expect_totals
from browser.strategy import LONGEST, choice
from browser.visitor import Asked, Visitor


def begin(visitor: Visitor, level: str = "squire") -> None:
    """A game against one bot of the lowest level, through the home page."""
    visitor.open("/")
    visitor.page.get_by_role("radio", name=level).check(force=True)
    visitor.page.get_by_role("button", name="Play now").click()


def by_clicking(visitor: Visitor, asked: Asked) -> None:
    if asked.complete or (asked.confirm and not asked.options):
        visitor.page.locator("[data-confirm]").click()
        visitor.wait_after(asked.step)
    else:
        visitor.click(choice(asked))


def by_keys(visitor: Visitor, asked: Asked, *, walking: bool) -> None:
    """The keys that a player has: E ends; T shows all options and a digit picks; or Tab walks to one, Enter picks."""
    keys, before = visitor.page.keyboard, asked.step
    wanted = choice(asked) if asked.options and not asked.complete else ""
    if not wanted or wanted.startswith("end"):
        keys.press("e")
    elif walking:
        assert tab_to(visitor, "document.activeElement?.dataset.option", wanted)
        keys.press("Enter")
    else:
        keys.press("t")
        visitor.page.wait_for_selector(f'#tray [data-option="{wanted}"]')
        listed = visitor.page.evaluate(
            "[...document.querySelectorAll('#tray [data-option]')].map((it) => it.dataset.option)"
        )
        before = visitor.asked().step  # with the tray there is more to press
        keys.press(str(listed.index(wanted) + 1))
    visitor.wait_after(before)


def tab_to(visitor: Visitor, what: str, wanted: str) -> bool:
    """Walks on with Tab until the focus is where it is wanted."""
    for _ in range(90):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate(what) == wanted:
            return True
    return False


@pytest.mark.parametrize("mode", ["", "?mode=text"])
def test_what_is_picked_stays_picked(visit: Visit, house: House, mode: str) -> None:
    """Two of five cards are discarded: whoever picks one after the other comes to an end."""
    visitor = visit("ada")
    visitor.open(f"/table/{house.written.tables['interrupt']}{mode}")
    asked = visitor.wait_to_be_asked()
    for _ in range(2):
        assert not asked.complete
        asked = visitor.click(choice(asked))
    assert asked.complete


def test_what_is_picked_stays_picked_while_somebody_speaks(visit: Visit, house: House) -> None:
    ada, jagna = visit("ada"), visit("jagna")
    ada.open(f"/table/{house.written.tables['interrupt']}")
    asked = ada.wait_to_be_asked()
    ada.page.get_by_role("tab", name="Chat").click()
    asked = ada.click(choice(asked))
    said = jagna.context.request.post(f"{jagna.address}/api/tables/{ada.table}/chat", data={"text": "Take your time."})
    assert said.ok, said.text()
    expect(ada.page.get_by_text("Take your time.").first).to_be_visible()
    assert ada.asked().step == asked.step


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    visitor = visit()
    begin(visitor)
    for _ in range(LONGEST):
        asked = visitor.wait_to_be_asked()
        if asked.over:
            break
        by_clicking(visitor, asked)
    result = visitor.page.locator("[data-over]")
    expect(result.get_by_role("heading", level=1)).to_be_visible()
    final = visitor.api(f"/api/tables/{visitor.table}")
    assert final["status"] == "over"
    expect_totals(visitor, final["view"]["score"])


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/")
    expect(visitor.page.get_by_role("button", name="Play now")).to_be_visible()
    assert tab_to(visitor, "document.activeElement?.textContent.trim()", "Play now")
    visitor.page.keyboard.press("Enter")
    for turn in range(LONGEST):
        asked = visitor.wait_to_be_asked()
        if asked.over:
            break
        by_keys(visitor, asked, walking=turn < 6)
    expect(visitor.page.locator("[data-over]")).to_be_visible()
    assert visitor.api(f"/api/tables/{visitor.table}")["status"] == "over"
    turning = visitor.api(f"/api/tables/{visitor.table}/course")["turning_points"]
    expect(visitor.page.locator("[data-turning]")).to_have_count(len(turning))
    step = str(turning[0]["step"])
    assert tab_to(visitor, "document.activeElement?.dataset.turning", step)
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(f".bar[data-step='{step}']")).to_be_visible()


def test_a_whole_game_as_text(visit: Visit) -> None:
    visitor = visit()
    begin(visitor)
    visitor.wait_to_be_asked()
    visitor.open(f"/table/{visitor.table}?mode=text")
    assert visitor.wait_to_be_asked().kind
    expect(visitor.page.locator("svg.miniature, .card")).to_have_count(0)
    for _ in range(LONGEST):
        asked = visitor.wait_to_be_asked()
        if asked.over:
            break
        by_clicking(visitor, asked)
    expect(visitor.page.locator("[data-over] h1")).to_be_visible()
