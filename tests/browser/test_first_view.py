"""The first view: it stands still, and all of it comes from here."""

import pytest
from playwright.sync_api import CDPSession, Route

from browser.conftest import DESKTOP, ON_A_PHONE, House, Visit
from browser.places import show

HEAVIEST = 150_000
"""Bytes."""
SHIFTS = """
window.shifted = 0
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value
}).observe({ type: 'layout-shift', buffered: true })
"""


def weighed(session: CDPSession) -> list[int]:
    """What everything weighs that the browser fetches from now on, as it comes over the line."""
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda ended: sizes.append(int(ended["encodedDataLength"])))
    session.send("Network.enable")
    return sizes


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_the_first_view_is_light(visit: Visit, locale: str) -> None:
    """Everything that a new visitor's browser fetches to show the first page, with the headers of the answers."""
    visitor = visit(fresh=True, locale=locale)
    sizes = weighed(visitor.context.new_cdp_session(visitor.page))
    visitor.open("/")
    visitor.page.wait_for_selector(".nothing")
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.page.locator("html").get_attribute("lang") == locale[:2]
    assert len(sizes) > 5
    assert sum(sizes) <= HEAVIEST, (
        f"{sum(sizes) / 1000:.0f} kB in {len(sizes)} files: {sorted(sizes, reverse=True)[:8]}"
    )


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
@pytest.mark.parametrize("late", ["api/games", "api/tables", "*.woff2"], ids=["games", "tables", "fonts"])
def test_nothing_shifts_in_the_very_first_view(visit: Visit, how: dict[str, object], late: str) -> None:
    """Whichever part comes last, and long after the page was drawn."""
    visitor = visit(fresh=True, **how)
    visitor.page.add_init_script(SHIFTS)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route(f"**/{late}", hold)
    with visitor.page.expect_request(f"**/{late}"):
        visitor.open("/")
    visitor.page.wait_for_selector(".shelf")
    visitor.page.wait_for_timeout(500)
    assert held
    for route in held:
        route.continue_()
    visitor.page.wait_for_selector(".nothing")
    visitor.page.wait_for_load_state("networkidle")
    # Letters that come one after the other move a line more than once, and all of it is summed up here.
    assert visitor.page.evaluate("window.shifted") <= (0.2 if late == "*.woff2" else 0.1)


def test_a_request_to_elsewhere_would_be_noticed(visit: Visit, house: House) -> None:
    """Every visitor of every test notes outside requests, and ends with none; here one is made to be noted."""
    visitor = visit("ada")
    show(visitor, "settings", house.written)
    with visitor.page.expect_request("http://127.0.0.1:9/**"):
        visitor.page.evaluate("new Image().src = 'http://127.0.0.1:9/elsewhere.png'")
    assert any("elsewhere" in fault for fault in visitor.trouble)
    visitor.trouble.clear()
