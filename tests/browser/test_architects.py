"""Architects in the browser: five people, two on phones, play a whole game; one plays alone; no secret is told."""

from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import expect

from browser import positions
from browser.conftest import ON_A_PHONE, PHONE, House, Visit
from browser.games import choices_of, played
from browser.inviting import expect_totals, make
from browser.playing import go_along, tap_along, wait_for_the_end
from browser.secrets import Viewer, table_in
from browser.visitor import Visitor
from regnum.games.registry import game_of

THINGS = game_of("architects").things()
EYES = Viewer(
    cards=frozenset(THINGS[: THINGS.index("quarry")]),
    places=r"display|apprentice_under|small_side|large|turned|rewards_used|scheme_discard|seat\d\.(crew|built|board)",
    own="hand|dealt",
    words=r"places\.building_under\.things\.\d+\.(id|card)|numbers\.[.\w]+\.terms\.\d+\.0"
    r"|(score|rivals)\.\d+\.terms\.\d+\.name",
    told=frozenset(
        "display_filled row_slides apprentice_leaves silver_leaves gives_up silver_on_card silver_from_card hires "
        "builds reward ability declines market_turns market_shows end_effect opponent_scheme opponent_plans".split()
    ),
)
UNDER = "what lies in building_under"
LYING: dict[str, Any] = {**ON_A_PHONE, "viewport": {"width": PHONE["height"], "height": PHONE["width"]}}
TAPS = 12


def told_too_much(visitor: Visitor, reader: int) -> list[str]:
    """Secrets of others and of the piles in anything that a page was sent, in the order in which it was."""
    received = visitor.received()
    assert sum('"view"' in message for message in received) > 30
    found = [fault for message in received for fault in EYES.find(message, reader) if fault != UNDER]
    return [*found, *(f"{UNDER}: {card}" for card in sorted(under_the_pile(received) - seen_by(received, reader)))]


def views(received: Sequence[str]) -> Iterator[dict[str, Any]]:
    return (table["view"] for message in received if (table := table_in(message)))


def cards_in(view: dict[str, Any], place: str) -> set[str]:
    return {thing["card"] for thing in view["places"].get(place, {}).get("things", ()) if "card" in thing}


def under_the_pile(received: Sequence[str]) -> set[str]:
    """The Buildings under their pile that a page knows of."""
    return set().union(*(cards_in(view, "building_under") for view in views(received)))


def seen_by(received: Sequence[str], reader: int) -> set[str]:
    """The Buildings that a page has had in hand or to choose from: its reader can have put no others under the pile."""
    places = (f"seat{reader}.hand", f"seat{reader}.dealt")
    return set().union(*(cards_in(view, place) for view in views(received) for place in places))


def test_five_browsers_play_a_whole_game_and_none_learns_what_others_hide(visit: Visit, house: House) -> None:
    begun = positions.POSITIONS["architects_begins"]
    game = played("architects", begun.seats, positions.seed_of(begun.first), dict(begun.options))
    phones = {"krzysztof": ON_A_PHONE, "ola": LYING}
    # What is only tried out in the draft is undone when all others have chosen, since then it would show something.
    people = [visit(who, prefs={"confirm": "once"}, **phones.get(who, {})) for who in positions.PEOPLE]
    ada, krzysztof = people[0], people[2]
    table = house.written.tables["architects_begins"]
    lines = [[choice for who, choice in choices_of(game) if who == seat] for seat in range(len(people))]
    for person, line in zip(people, lines, strict=True):
        person.open(f"/table/{table}")
        if person is not krzysztof:
            go_along(person, line)
    his = lines[people.index(krzysztof)]
    for choice in his[:TAPS]:
        tap_along(krzysztof, [choice])
        assert krzysztof.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    go_along(krzysztof, his[TAPS:])
    wait_for_the_end(*people)

    final = ada.api(f"/api/tables/{table}")
    assert final["status"] == "over" and game.result is not None
    assert [score["total"] for score in final["view"]["score"]] == [score.total for score in game.result.scores]
    for seat, person in enumerate(people):
        expect_totals(person, final["view"]["score"])
        assert told_too_much(person, seat) == []
    # The same eyes find what was for Ada alone in what Ada's page was sent: the check can fail.
    hers = told_too_much(ada, 1)
    assert {"what lies in seat0.hand", "what lies in seat0.dealt"} <= set(hers)
    assert any(fault.startswith("drafts") for fault in hers)


def test_one_person_plays_a_whole_game_against_the_opponent_of_the_rules(visit: Visit) -> None:
    options = {"opponent": "helena"}
    game = played("architects", 1, "alone", options)
    ada = visit()
    table = make(ada, "architects", [{"kind": "human", "name": "Ada"}], options=options, seed="alone")
    ada.open(f"/table/{table}")
    ada.wait_to_be_asked()
    expect(ada.page.get_by_role("region", name="Helena")).to_be_visible()
    go_along(ada, [choice for _, choice in choices_of(game)])
    wait_for_the_end(ada)
    final = ada.api(f"/api/tables/{table}")
    assert final["status"] == "over"
    assert {"opponent_scheme", "opponent_returns", "scores"} <= {event["kind"] for event in final["events"]}
    expect_totals(ada, [*final["view"]["score"], *final["view"]["rivals"]])
    expect(ada.page.locator("[data-over]").get_by_role("heading", level=1)).to_be_visible()
    assert told_too_much(ada, 0) == []
    # The same eyes find what was for Ada alone when they read it for somebody else: the check can fail.
    assert "what lies in seat0.hand" in told_too_much(ada, 1)
