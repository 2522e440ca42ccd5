"""Before an answer is given: what it costs and brings for certain is told, and nothing covers that."""

import pytest
from playwright.sync_api import expect

from browser.conftest import House, Look
from browser.places import show
from browser.previews import changes, point_at_answers

PREVIEWED = [
    "turn", "buying", "paladins", "recruit", "tavern", "kingdom_produce", "kingdom_plan", "viscounts_action",
    "viscounts_move", "architects", "town_place", "threats", "siege_action", "chapter",
]  # fmt: skip
"""Questions of every game with several answers that lie all over the table."""
RATES = {"wonderful_kingdom": {"materials", "population", "gold", "exploration"}}
"""Numbers that say how much comes each round."""


@pytest.mark.parametrize("name", PREVIEWED)
def test_what_an_answer_brings_is_told_in_full_and_in_sight(look: Look, house: House, name: str) -> None:
    visitor = look()
    show(visitor, name, house.written)
    visitor.wait_to_be_asked()
    data = visitor.api(f"/api/tables/{visitor.table}")
    asked = next(decision for decision in data["view"]["pending"] if decision["seat"] == 0)
    options = {option["notation"]: option for option in asked["options"]}
    found = point_at_answers(visitor)
    assert len(found) >= min(3, len(options))
    assert {each.notation: each.over for each in found if each.over} == {}
    for notation, line, _ in found:
        option = options[notation]
        assert line or option["group"] in ("stop", "free"), notation
        for number, then in changes(data["view"], 0, option).items():
            if number not in RATES.get(data["game"], ()):
                assert f"→ {then}.".replace("-", "−") in line, (notation, number)


def test_the_focus_tells_what_the_pointer_tells(look: Look, house: House) -> None:
    visitor = look({"lang": "pl"})
    show(visitor, "paladins", house.written)
    visitor.wait_to_be_asked()
    told = {each.notation: each.line for each in point_at_answers(visitor)}
    page = visitor.page
    page.keyboard.press("ArrowDown")
    for notation in ("develop", "hunt 1"):
        page.locator(f"[data-option='{notation}']").first.focus()
        expect(page.locator("[data-ahead]")).to_have_text(told[notation])
