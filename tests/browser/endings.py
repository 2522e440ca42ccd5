"""Games that are played together, brought to their end by what was written down, and how pages tell that end."""

import re
from typing import Any

from playwright.sync_api import expect

from browser import positions
from browser.conftest import ON_A_PHONE, House, Visit
from browser.playing import go_along, wait_for_the_end
from browser.visitor import Visitor

LOST = "You lose together"
LOST_ALONE = "No victory this time"


def play_to_the_end(visit: Visit, house: House, name: str) -> tuple[list[Visitor], str]:
    """All who sit at a written table play its line; the second of them on a phone."""
    people = [visit("ada", prefs={"confirm": "once"})]
    if positions.POSITIONS[name].seats == 2:
        people.append(visit("jagna", prefs={"confirm": "once"}, **ON_A_PHONE))
    table = house.written.tables[name]
    for seat, person in enumerate(people):
        person.open(f"/table/{table}")
        go_along(person, house.written.line(name, seat))
    wait_for_the_end(*people)
    return people, table


def ended(
    visitor: Visitor, table: str, *, won: bool, lost: str | re.Pattern[str] = LOST, scored: bool = True
) -> dict[str, Any]:
    """The table at its end, which the page tells as the team's: with its sum, unless nothing is scored."""
    final: dict[str, Any] = visitor.api(f"/api/tables/{table}")
    team = final["view"]["team"]
    assert final["status"] == "over" and team["won"] is won
    over = visitor.page.locator("[data-over]")
    alone = len(final["seats"]) == 1
    victory = re.compile(r"\w wins$") if alone else "You win together"
    defeat = LOST_ALONE if alone and lost == LOST else lost
    expect(over.get_by_role("heading", level=1)).to_have_text(victory if won else defeat)
    told = over.locator("[data-team]")
    expect(told).to_have_attribute("data-team", "won" if won else "lost")
    if scored:
        expect(told).to_contain_text(f"of {team['needed']} points needed")
    return final
