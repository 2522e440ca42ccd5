"""Passing is no accident: what ends a turn or gives something up never comes to lie where the last click fell."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import ON_A_PHONE, House, Look, Visit
from browser.inviting import make
from browser.places import show
from browser.visitor import Visitor

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("dominion", 2, {"kingdom": "first_game", "first": 0}),
    ("paladins", 1, {"difficulty": "easy"}),
    ("wonderful_kingdom", 1, {"module": "advisors", "duchy": "teressie"}),
    ("viscounts", 1, {"opponent": "ai_noble"}),
    ("architects", 1, {}),
]
SIZES: list[Any] = [{}, {**ON_A_PHONE, "viewport": {"width": 390, "height": 664}}]
CLICKS = 14

OFFERED = """(ending) => {
  const shown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const all = [...document.querySelectorAll('[data-option]:not([disabled]), [data-confirm]:not([disabled])')]
  const free = all.filter((it) => shown(it) && it.ariaPressed !== 'true')
  const wanted = free.find((it) => !ending.includes(it.dataset.option) && !('confirm' in it.dataset)) ?? free.at(-1)
  wanted.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const box = wanted.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}"""
"""Where to click next: on anything that does not end a turn, as long as there is such a thing."""

BENEATH = """([x, y]) => {
  const it = document.elementFromPoint(x, y)?.closest('[data-option], [data-confirm]')
  return it && !it.disabled ? it.dataset.option ?? 'confirm' : ''
}"""


def endings(visitor: Visitor) -> list[str]:
    """The answers that end something or give something up."""
    pending = visitor.api(f"/api/tables/{visitor.table}")["view"]["pending"]
    options = [option for decision in pending for option in decision.get("options") or []]
    return [option["notation"] for option in options if option["group"] == "stop" or option.get("forgoes")]


@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, *_ in GAMES])
def test_nothing_that_ends_a_turn_lies_where_the_last_click_fell(
    visit: Visit, game: str, seats: int, options: dict[str, Any], size: Any
) -> None:
    visitor = visit(**size)
    who = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}][:seats]
    visitor.open(f"/table/{make(visitor, game, who, options=options, seed='passing')}")
    asked = visitor.wait_to_be_asked()
    for _ in range(CLICKS):
        at = visitor.page.evaluate(OFFERED, endings(visitor))
        visitor.page.mouse.click(*at)
        visitor.wait_after(asked.step)
        asked = visitor.wait_to_be_asked()
        if asked.doubted or asked.over:
            break
        beneath = visitor.page.evaluate(BENEATH, at)
        assert beneath not in (*endings(visitor), "confirm"), asked.kind


def test_a_key_asks_before_it_passes(look: Look, house: House) -> None:
    visitor = look()
    show(visitor, "threats", house.written)
    visitor.wait_to_be_asked()
    visitor.page.keyboard.press("e")
    expect(visitor.page.locator("[data-doubted=pass]")).to_be_visible()
    assert visitor.played == set(), "nothing is chosen before it is meant"
