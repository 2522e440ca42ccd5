"""Viscounts in the browser: three people, one on a phone, play a whole game; one plays alone; no secret is told."""

from collections.abc import Iterator

from playwright.sync_api import expect

from browser.conftest import ON_A_PHONE, PHONE, House, Visit
from browser.inviting import expect_totals, make
from browser.playing import go_on, wait_for_the_end
from browser.secrets import Viewer, table_in
from browser.visitor import Visitor
from regnum.games.registry import game_of

THINGS = game_of("viscounts").things()
EYES = Viewer(
    # Townsfolk, Manuscripts, Player Cards, Church Favours and Schemes: whatever lies in a pile.
    cards=frozenset(THINGS[: THINGS.index("ai_cleric")]),
    places=r"tops|removed|manuscript_tops|player_cards|heroes|church|scheme_row|scheme_discard"
    r"|player_box|hero_box|ring|free|ai_board|seat\d\.(discard|board|town|built|sites|manuscripts|favours|player_card)",
    own="hand",
    words=r"numbers\.[.\w]+\.terms\.\d+\.0|(score|rivals)\.\d+\.terms\.\d+\.name|counts\.\d\.\w+#",
    told=frozenset(
        "townsfolk_up manuscript_up pair_up takes_player_card takes_hero pair_returns drops_off places_card ability "
        "rearranges dismisses hires discards destroys transcribes transcribes_printed takes_favour "
        "rival_scheme rival_gains_scheme rival_shows".split()
    ),
)
HASTY = ("^(keep|no worker|no hire|destroy none|discard none)", "^no action", "^flip debt", "^option 2")
"""Collisions come, and with them the end, whatever else is left undone."""
BUSY = ("^take ", "^build$", "^transcribe$", "^castle$", "^trade$", "^dismiss", "^hire", "^workers [34]", *HASTY)
REST = "no action"
TAPS = 12


def told_too_much(visitor: Visitor, reader: int) -> list[str]:
    """Secrets of others, and of the piles, in anything that a page was sent."""
    received = visitor.received()
    assert sum('"view"' in message for message in received) > 30
    return [fault for message in received for fault in (*EYES.find(message, reader), *decks_too_early(message))]


def decks_too_early(message: str) -> Iterator[str]:
    """What everybody's deck holds is told when the game is over."""
    view = table_in(message).get("view")
    if view and view["counts"] and not view["over"]:
        yield f"decks at step {view['step']}"


def test_three_browsers_play_a_whole_game_and_none_learns_what_others_hide(visit: Visit, house: House) -> None:
    people = ada, krzysztof, mieszko = visit("ada"), visit("krzysztof", **ON_A_PHONE), visit("mieszko")
    table = house.written.tables["viscounts_begins"]
    for person in people:
        person.open(f"/table/{table}")
    for person in (ada, mieszko):
        go_on(person, HASTY)
    for _ in range(TAPS):
        asked = krzysztof.wait_to_be_asked()
        # Where a plan only waits to be confirmed, there is no option.
        krzysztof.tap(next((option for option in asked.options if option != REST), REST if asked.options else ""))
        assert krzysztof.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    go_on(krzysztof, HASTY)
    wait_for_the_end(*people)

    final = ada.api(f"/api/tables/{table}")
    assert final["status"] == "over"
    for seat, person in enumerate(people):
        expect_totals(person, final["view"]["score"])
        assert told_too_much(person, seat) == []
    # The same eyes find what was for Ada alone in what Ada's page was sent: the check can fail.
    hers = told_too_much(ada, 1)
    assert "what lies in seat0.hand" in hers
    assert any(fault.startswith("draws") for fault in hers)


def test_one_person_plays_a_whole_game_against_an_opponent_of_the_rules(visit: Visit) -> None:
    ada = visit()
    options = {"opponent": "ai_cleric", "difficulty": "standard"}
    table = make(ada, "viscounts", [{"kind": "human", "name": "Ada"}], options=options, seed="alone")
    ada.open(f"/table/{table}")
    ada.wait_to_be_asked()
    expect(ada.page.locator(".opponent")).to_contain_text("Cleric AI")
    go_on(ada, BUSY)
    wait_for_the_end(ada)
    final = ada.api(f"/api/tables/{table}")
    assert final["status"] == "over"
    assert {"rival_scheme", "rival_does", "rival_cannot_icons"} <= {event["kind"] for event in final["events"]}
    expect_totals(ada, [*final["view"]["score"], *final["view"]["rivals"]])
    expect(ada.page.locator("[data-over]").get_by_role("heading", level=1)).to_be_visible()
    assert told_too_much(ada, 0) == []
