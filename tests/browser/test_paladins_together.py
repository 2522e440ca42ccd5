"""Paladins together in the browser: two people, one on a phone, win and lose, one alone too; no secret is told."""

import pytest
from playwright.sync_api import expect

from browser.conftest import ON_A_PHONE, PHONE, House, Visit
from browser.endings import ended, play_to_the_end
from browser.inviting import join, make, start
from browser.playing import go_on, wait_for_the_end
from browser.secrets import Viewer
from browser.test_paladins import BUSY, HASTY
from browser.test_paladins import EYES as BASE
from browser.visitor import Visitor
from regnum.games.registry import game_of

THINGS = game_of("paladins_coop").things()
EYES = Viewer(
    cards=BASE.cards | frozenset(THINGS[THINGS.index("starting_marshal") : THINGS.index("invader_threat")]),
    places=rf"{BASE.places}|overlord\.0\.(threats|removed|order_workers)",
    own=BASE.own,
    words=BASE.words,
    told=BASE.told
    | frozenset(
        "takes_starter threat_up threat_weakened threat_ends threat_strikes threat_grows fulfils_order".split()
    ),
)
TAPS = 8


def told_too_much(visitor: Visitor, reader: int) -> list[str]:
    """Secrets of others and of the decks in anything that a page was sent."""
    received = visitor.received()
    assert sum('"view"' in message for message in received) > 30
    return [fault for message in received for fault in EYES.find(message, reader)]


def test_two_browsers_lose_a_whole_game_together(visit: Visit) -> None:
    ada, jagna = visit(prefs={"confirm": "once"}), visit(prefs={"confirm": "once"}, **ON_A_PHONE)
    table = make(ada, "paladins_coop", [{"kind": "human", "name": "Ada"}, {"kind": "open"}])
    join(jagna, ada, table, "Jagna")
    start(ada, table)
    for person in (ada, jagna):
        person.open(f"/table/{table}")
    go_on(ada, BUSY)
    for _ in range(TAPS):
        asked = jagna.wait_to_be_asked()
        # Where a plan only waits to be confirmed, there is no option.
        jagna.tap(next((option for option in asked.options if option != "pass"), "pass" if asked.options else ""))
        assert jagna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    go_on(jagna, HASTY)
    wait_for_the_end(ada, jagna)

    for seat, person in enumerate((ada, jagna)):
        final = ended(person, table, won=False)
        assert final["view"]["team"]["total"] == sum(score["total"] for score in final["view"]["score"])
        assert told_too_much(person, seat) == []
    assert {"threat_up", "threat_strikes", "loses_honour"} <= {event["kind"] for event in final["events"]}
    # The same eyes find what was for Ada alone in what Ada's page was sent: the check can fail.
    assert {"what lies in seat0.hand", "what lies in seat0.under"} <= set(told_too_much(ada, 1))


@pytest.mark.parametrize("name", ["threats_won", "threats_alone_won"])
def test_the_last_turns_win_the_game_for_all(visit: Visit, house: House, name: str) -> None:
    people, table = play_to_the_end(visit, house, name)
    for person in people:
        ended(person, table, won=True)


def test_one_person_loses_a_whole_game_against_the_overlord(visit: Visit) -> None:
    # Alone one goes on at once: what is confirmed in the midst of a turn changes nothing that the pages here wait for.
    ada = visit(prefs={"confirm": "once"})
    table = make(ada, "paladins_coop", [{"kind": "human", "name": "Ada"}], seed="alone")
    ada.open(f"/table/{table}")
    ada.wait_to_be_asked()
    expect(ada.page.get_by_role("region", name="The Overlord’s Threats")).to_be_visible()
    go_on(ada, BUSY)
    wait_for_the_end(ada)
    ended(ada, table, won=False)
    assert told_too_much(ada, 0) == []
