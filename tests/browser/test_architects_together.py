"""Architects together in the browser: two people, one on a phone, win and lose, one alone too; no secret is told."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import ON_A_PHONE, PHONE, House, Visit
from browser.endings import ended, play_to_the_end
from browser.games import choices_of, played
from browser.inviting import make
from browser.playing import go_along, tap_along, wait_for_the_end
from browser.secrets import Viewer
from browser.test_architects import EYES as BASE
from browser.visitor import Visitor
from regnum.games.registry import game_of

THINGS = game_of("architects_coop").things()
EYES = Viewer(
    cards=BASE.cards | frozenset(THINGS[THINGS.index("rogue_carpentry") :]),
    places=rf"{BASE.places}|plans\.0\.(discards|demands|revealed|last|laid)",
    own=BASE.own,
    words=rf"{BASE.words}|places\.plans\.0\.laid\.things\.\d+\.(id|card)",
    told=BASE.told
    | frozenset("takes_helper overlord_scheme future_discarded demand_revealed event_revealed gains_goods".split())
    # Of two, one gives and the other receives.
    | {"donates_building"},
)
UNDER = "what lies in building_under"
TAPS = 10
LOST = re.compile("Overlord wins")
OPTIONS: dict[str, Any] = {"difficulty": "normal"}


def told_too_much(visitor: Visitor, reader: int) -> list[str]:
    """Secrets of others and of the piles in anything that a page was sent."""
    received = visitor.received()
    assert sum('"view"' in message for message in received) > 30
    return [fault for message in received for fault in EYES.find(message, reader) if fault != UNDER]


def test_two_browsers_win_a_whole_game_together(visit: Visit, house: House) -> None:
    # What is only tried out while all choose is undone when the others have chosen: it would show something.
    ada, jagna = visit("ada", prefs={"confirm": "once"}), visit("jagna", prefs={"confirm": "once"}, **ON_A_PHONE)
    table = house.written.tables["town_won"]
    lines = [house.written.line("town_won", seat) for seat in range(2)]
    for person in (ada, jagna):
        person.open(f"/table/{table}")
    go_along(ada, lines[0])
    for choice in lines[1][:TAPS]:
        tap_along(jagna, [choice])
        assert jagna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    go_along(jagna, lines[1][TAPS:])
    wait_for_the_end(ada, jagna)

    for seat, person in enumerate((ada, jagna)):
        final = ended(person, table, won=True)
        assert told_too_much(person, seat) == []
    assert {"overlord_scheme", "demand_revealed", "event_revealed"} <= {event["kind"] for event in final["events"]}
    # The same eyes find what was for Ada alone in what Ada's page was sent: the check can fail.
    assert {"what lies in seat0.hand", "what lies in seat0.dealt"} <= set(told_too_much(ada, 1))


@pytest.mark.parametrize(("name", "won"), [("town_lost", False), ("town_alone_won", True), ("town_alone_lost", False)])
def test_the_end_is_won_or_lost_by_all(visit: Visit, house: House, name: str, won: bool) -> None:
    people, table = play_to_the_end(visit, house, name)
    for person in people:
        ended(person, table, won=won, lost=LOST)


def test_one_person_plays_a_whole_game_against_the_overlord(visit: Visit) -> None:
    game = played("architects_coop", 1, "alone 0", OPTIONS)
    assert game.result is not None and game.result.team is not None
    ada = visit()
    seats = [{"kind": "human", "name": "Ada"}]
    table = make(ada, "architects_coop", seats, options=OPTIONS, seed="alone 0")
    ada.open(f"/table/{table}")
    ada.wait_to_be_asked()
    expect(ada.page.get_by_role("region", name="The Overlord’s board")).to_be_visible()
    go_along(ada, [choice for _, choice in choices_of(game)])
    wait_for_the_end(ada)
    ended(ada, table, won=game.result.team.won, lost=LOST)
    assert told_too_much(ada, 0) == []
