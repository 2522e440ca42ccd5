"""Viscounts together in the browser: two people, one on a phone, win and lose, one with a bot; no secret is told."""

import re

from playwright.sync_api import expect

from browser.conftest import ON_A_PHONE, PHONE, House, Visit
from browser.endings import ended, play_to_the_end
from browser.inviting import make
from browser.playing import go_along, go_on, tap_along, wait_for_the_end
from browser.secrets import Viewer
from browser.test_viscounts import BUSY, decks_too_early
from browser.test_viscounts import EYES as BASE
from browser.visitor import Visitor
from regnum.games.registry import game_of

THINGS = game_of("viscounts_coop").things()
EYES = Viewer(
    cards=BASE.cards | frozenset(THINGS[THINGS.index("aid_1") : THINGS.index("dismiss_two_here")]),
    places=rf"{BASE.places}|overlord\.0\.(token|aids|drawn|aids_left|revealed)",
    own=BASE.own,
    words=BASE.words,
    told=BASE.told | frozenset("takes_aid stacks_aid aid_gives overlord_reveals overlord_dismisses".split()),
)
TAPS = 12


def told_too_much(visitor: Visitor, reader: int) -> list[str]:
    """Secrets of others, and of the piles, in anything that a page was sent."""
    received = visitor.received()
    assert sum('"view"' in message for message in received) > 30
    return [fault for message in received for fault in (*EYES.find(message, reader), *decks_too_early(message))]


def test_two_browsers_win_a_whole_game_together(visit: Visit, house: House) -> None:
    lines = [house.written.line("siege_won", seat) for seat in range(2)]
    ada, jagna = visit("ada", prefs={"confirm": "once"}), visit("jagna", prefs={"confirm": "once"}, **ON_A_PHONE)
    table = house.written.tables["siege_won"]
    for person in (ada, jagna):
        person.open(f"/table/{table}")
    expect(ada.page.get_by_role("region", name="The Overlord’s board")).to_be_visible()
    go_along(ada, lines[0])
    for choice in lines[1][:TAPS]:
        tap_along(jagna, [choice])
        assert jagna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(jagna.page.get_by_role("button", name="The Overlord’s board")).to_be_visible()
    go_along(jagna, lines[1][TAPS:])
    wait_for_the_end(ada, jagna)

    for seat, person in enumerate((ada, jagna)):
        final = ended(person, table, won=True)
        total = final["view"]["team"]["total"]
        assert total >= 160
        over = person.page.locator("[data-over]")
        expect(over.locator("[data-team]")).to_contain_text(f"{total} of 160 points needed")
        assert told_too_much(person, seat) == []
    kinds = {event["kind"] for event in final["events"]}
    assert {"overlord_moves", "overlord_dismisses", "progress", "drives_off", "posts_worker"} <= kinds
    # The same eyes find what was for Ada alone in what Ada's page was sent: the check can fail.
    assert "what lies in seat0.hand" in told_too_much(ada, 1)


def test_two_people_lose_at_once(visit: Visit, house: House) -> None:
    people, table = play_to_the_end(visit, house, "siege_lost")
    for person in people:
        ended(person, table, won=False, scored=False)
        expect(person.page.locator("[data-over] [data-unscored]")).to_contain_text("Nothing is scored")


def test_one_person_with_a_bot_loses_at_once_and_is_told_why(visit: Visit) -> None:
    ada = visit()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Bolko", "bot": "random"}]
    table = make(ada, "viscounts_coop", seats, options={"difficulty": "hard"}, seed="lost")
    ada.open(f"/table/{table}")
    ada.wait_to_be_asked()
    panel = ada.page.get_by_role("region", name="The Overlord’s board")
    expect(panel.locator("[data-gauge=supply]")).to_contain_text("/20")
    expect(panel.locator("[data-gauge=castle]")).to_contain_text("/3")
    go_on(ada, BUSY)
    wait_for_the_end(ada)
    final = ended(ada, table, won=False, scored=False)
    assert final["view"]["result"]["clause"] == "TOM-5.28"
    over = ada.page.locator("[data-over]")
    expect(over).to_contain_text(re.compile("lose at once"))
    expect(over.locator("[data-unscored]")).to_contain_text("Nothing is scored")
    assert told_too_much(ada, 0) == []


def test_a_new_table_says_why_nobody_plays_it_alone(visit: Visit) -> None:
    ada = visit()
    ada.open("/new/viscounts_coop")
    why = ada.page.locator("[data-fewest]")
    expect(why).to_contain_text("two to four players")
    why.get_by_role("button").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("TOM-5.1")
    # The second seat can be a bot's or somebody's, not nobody's; the third can be.
    sitting = ada.page.locator("[aria-labelledby=step2] .picks")
    expect(sitting.nth(0).get_by_text("Nobody")).to_have_count(0)
    expect(sitting.nth(1).get_by_text("Nobody")).to_have_count(1)
