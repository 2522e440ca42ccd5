"""Two people on two phones: one runs out of time, comes back, gives up, and both play again."""

import re
from typing import Any

from playwright.sync_api import expect

from browser.conftest import House, Visit
from browser.inviting import make
from browser.visitor import Visitor

BOXES = """() => ['[data-over] h1', '[data-over] header', '[data-over] header a'].flatMap((what) => {
  const box = document.querySelector(what).getBoundingClientRect()
  return [box.left, box.top + scrollY, box.width, box.height].map(Math.round)
})"""
ON_A_PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}


def test_two_phones_time_out_come_back_and_rematch(visit: Visit, house: House) -> None:
    jagna, ada = visit("jagna", **ON_A_PHONE), visit("ada", **ON_A_PHONE)
    table = f"/table/{house.written.tables['late']}"
    jagna.open(table)
    expect(jagna.page.locator("[data-absent]")).to_contain_text("Out of time: Ada. A bot plays there.")
    expect(jagna.page.get_by_role("list", name="Clocks").get_by_role("listitem")).to_have_count(2)
    jagna.wait_to_be_asked()  # the bot has played for Ada
    choose(jagna)

    ada.open(table)
    expect(ada.page.locator("[data-kept]")).to_contain_text("Your time ran out.")
    assert not ada.asked().options
    ada.page.get_by_role("button", name="Take the seat again").tap()
    expect(ada.page.locator("[data-kept]")).to_have_count(0)
    expect(jagna.page.locator("[data-absent]")).to_have_count(0)
    expect(jagna.page.get_by_text("Ada is back.").first).to_be_visible()
    end_turn(jagna)
    choose(ada)

    ada.page.get_by_role("button", name="Score").tap()
    ada.page.get_by_role("button", name="Resign").tap()
    ada.page.get_by_role("button", name="Yes, resign").tap()
    for visitor in (ada, jagna):
        expect(visitor.page.locator("[data-over] h1")).to_have_text("Jagna wins")
        expect(visitor.page.locator("[data-over] header p")).to_contain_text("Ada resigned.")

    stood = where_things_stand(jagna)
    ada.page.get_by_role("button", name="Rematch").tap()
    expect(ada.page.locator("[data-again]")).to_contain_text("Waiting for Jagna")
    expect(jagna.page.locator("[data-again]")).to_contain_text("Asked by Ada")
    assert where_things_stand(jagna) == stood, "an offer moves nothing"
    assert jagna.page.url.endswith(table), "nothing begins over anybody's head"
    jagna.page.get_by_role("button", name="Accept").tap()
    for visitor in (ada, jagna):
        expect(visitor.page).not_to_have_url(re.compile(table))
        visitor.page.wait_for_selector("#prompt[data-decision], #prompt[data-waiting]")
    assert ada.table == jagna.table
    first, second = (jagna, ada) if ada.wait_for_rest().waiting else (ada, jagna)
    choose(first)
    end_turn(first)
    choose(second)


def where_things_stand(visitor: Visitor) -> list[list[float]]:
    """The heading of a finished game and what lies below its buttons, on a phone, a tablet and a desk."""
    stood = []
    for width, height in ((390, 664), (820, 1180), (1440, 900)):
        visitor.resize(width, height)
        stood.append(visitor.page.evaluate(BOXES))
    visitor.resize(390, 664)
    return stood


def test_the_win_is_claimed_when_the_other_stays_away(visit: Visit, house: House) -> None:
    visitor = visit("ada")
    visitor.open(f"/table/{house.written.tables['stays_away']}")
    button = visitor.page.get_by_role("button", name="Claim the win")
    button.click()
    expect(visitor.page.get_by_text("End the game and win it?")).to_be_visible()
    button.click()
    expect(visitor.page.locator("[data-over] h1")).to_have_text("Ada wins")
    expect(visitor.page.locator("[data-over] header p")).to_contain_text("The others stayed away.")


def choose(visitor: Visitor) -> None:
    """Makes one choice: the first that the page offers."""
    asked = visitor.wait_to_be_asked()
    visitor.tap(asked.options[0])


def end_turn(visitor: Visitor) -> None:
    """Answers with what ends the turn soonest, until the other is waited for."""
    while not (asked := visitor.wait_for_rest()).waiting:
        ends = [option for option in asked.options if option.startswith("end ")]
        visitor.tap("" if asked.complete else (ends or asked.options)[0])


def test_the_list_of_tables_tells_them_apart_and_how_much_time_is_left(visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random", "name": "Wit"}]
    make(visitor, "dominion", seats, clock="days", clock_seconds=3 * 86400, options={"first": 0})
    visitor.open("/")
    row = visitor.page.locator(".turns li")
    expect(row).to_contain_text("It is your turn · First Game · Turn 1 · Wit (bot)")
    expect(row).to_contain_text("2 days left")


def test_a_pace_is_chosen_with_its_increment(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/new/dominion")
    for group, choice in (
        ("Pace", "for the game"),
        ("Minutes for the game", "60"),
        ("Seconds more for each turn", "30"),
    ):
        visitor.page.get_by_role("group", name=group).get_by_role("radio", name=choice, exact=True).check(force=True)
    visitor.page.get_by_role("button", name="Begin").click()
    visitor.page.wait_for_selector("#prompt")
    clock = visitor.api(f"/api/tables/{visitor.table}")["clock"]
    assert (clock["kind"], clock["increment"]) == ("live", 30)
    assert 1800 < clock["left"][0] <= 3600, "the clock runs already"
