"""The first view: it stands still, and all of it comes from here."""

import pytest

from browser.conftest import DESKTOP, ON_A_PHONE, House, Visit
from browser.places import show

SHIFTS = """
window.shifted = 0
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value
}).observe({ type: 'layout-shift', buffered: true })
"""


@pytest.mark.parametrize("how", [{"viewport": DESKTOP}, ON_A_PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", ["home", "turn", "new", "over", "rules"])
def test_nothing_shifts_while_a_page_is_shown(visit: Visit, house: House, name: str, how: dict[str, object]) -> None:
    visitor = visit("ada", **how)
    visitor.page.add_init_script(SHIFTS)
    if name == "home":
        show(visitor, name, house.written)  # from the second time on it is known how much room the own tables take
    show(visitor, name, house.written)
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.page.evaluate("window.shifted") <= 0.1


@pytest.mark.parametrize("how", [{"viewport": DESKTOP}, ON_A_PHONE], ids=["desk", "phone"])
def test_nothing_shifts_in_the_very_first_view(visit: Visit, how: dict[str, object]) -> None:
    visitor = visit(fresh=True, **how)
    visitor.page.add_init_script(SHIFTS)
    visitor.open("/")
    visitor.page.wait_for_selector(".nothing")
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.page.evaluate("window.shifted") <= 0.1


def test_a_request_to_elsewhere_would_be_noticed(visit: Visit, house: House) -> None:
    """Every visitor of every test notes outside requests, and ends with none; here one is made to be noted."""
    visitor = visit("ada")
    show(visitor, "settings", house.written)
    with visitor.page.expect_request("http://127.0.0.1:9/**"):
        visitor.page.evaluate("new Image().src = 'http://127.0.0.1:9/elsewhere.png'")
    assert any("elsewhere" in fault for fault in visitor.trouble)
    visitor.trouble.clear()
