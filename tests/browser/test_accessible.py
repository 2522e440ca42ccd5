"""axe finds nothing to complain about on any page, by day and by night, on a desk and on a phone."""

from typing import Any, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT

from browser.conftest import DESKTOP, PHONE, House, Look, Visit
from browser.places import PLACES, show
from browser.reach import Size, resize
from browser.visitor import Visitor

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS: dict[str, Any] = {**EVERYTHING, "runOnly": ["color-contrast", "link-in-text-block"]}
"""What another theme can change."""


FOUND = """async (rules) => (await axe.run(rules)).violations.flatMap(({ id, nodes }) =>
  nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 160)}`))"""


def faults(visitor: Visitor, rules: dict[str, Any]) -> list[str]:
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE_SCRIPT)
    found: list[str] = visitor.page.evaluate(FOUND, rules)
    return found


@pytest.mark.parametrize("name", PLACES)
def test_axe_finds_nothing(look: Look, house: House, name: str) -> None:
    visitor = look()
    show(visitor, name, house.written)
    found: dict[str, list[str]] = {}
    for size in (DESKTOP, PHONE):
        resize(visitor, Size(**size))
        for theme in THEMES:
            visitor.page.emulate_media(color_scheme=theme)
            visitor.page.wait_for_selector(f"html[data-theme={theme}]")
            if bad := faults(visitor, EVERYTHING if theme == "light" else COLOURS):
                found[f"{size['width']} px, {theme}"] = bad
    assert found == {}


def test_axe_finds_nothing_in_open_tooltips_and_sheets(visit: Visit, house: House) -> None:
    visitor = visit("ada")
    show(visitor, "turn", house.written)
    visitor.page.locator("#prompt .pilcrow").click()
    visitor.page.wait_for_selector("[role=dialog] p")
    assert faults(visitor, EVERYTHING) == []
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".kingdom .card").first.click()
    visitor.page.wait_for_selector("[role=dialog] h3")
    assert faults(visitor, EVERYTHING) == []
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("t")
    visitor.page.wait_for_selector("#tray")
    assert faults(visitor, EVERYTHING) == []
    visitor.page.keyboard.press("k")
    visitor.page.wait_for_selector("dialog[open]")
    assert faults(visitor, EVERYTHING) == []


def test_the_check_finds_a_fault_that_is_there(visit: Visit, house: House) -> None:
    visitor = visit("ada")
    show(visitor, "settings", house.written)
    visitor.page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')")
    assert any("button-name" in fault for fault in faults(visitor, EVERYTHING))
