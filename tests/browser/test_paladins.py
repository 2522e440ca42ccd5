"""Paladins in the browser: three people, one on a phone, play a whole game; one plays alone; no secret is told."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import ON_A_PHONE, PHONE, House, Visit
from browser.inviting import expect_totals, join, make, start
from browser.places import show
from browser.playing import go_on, wait_for_the_end
from browser.secrets import Viewer, table_in
from browser.visitor import Visitor
from regnum.games.registry import game_of

THINGS = game_of("paladins").things()
PALADINS = frozenset(THINGS[: THINGS.index("samson") + 1])
EYES = Viewer(
    cards=frozenset(THINGS[: THINGS.index("scheme_conspire") + 1]),
    places=r"townsfolk|town_discard|outsiders|outsider_discard|taverns|(tavern|suspicion|scheme)_discard|orders|favours"
    r"|free|favour_workers"
    r"|seat\d\.(paladin|used|tavern|crew|attacked|converted|walls|suspicions|jars|monks|outposts|workshops|spaces|pool)",
    own="hand|under|paladins",
    words=r"numbers\.[.\w]+\.terms\.\d+\.0|(score|rivals)\.\d+\.terms\.\d+\.name",
    told=frozenset(
        "reveals_paladin paladin_leaves ability hires discards_townsfolk attacks converts builds_wall draws_suspicion "
        "removes_suspicion favour_up order_up tavern_up takes_tavern taverns_leave uses_favour row_filled row_discards "
        "rival_scheme rival_favour_scheme rival_no_favour rival_tavern".split()
    ),
)
HASTY = ("^done", "^pass")
BUSY = ("^(commission|fortify|garrison|absolve|attack|convert|develop)$", "^recruit 2", *HASTY)
TAPS = 12


def told_too_much(visitor: Visitor, reader: int) -> list[str]:
    """Secrets of others in anything that a page was sent."""
    received = visitor.received()
    assert sum('"view"' in message for message in received) > 30
    return [fault for message in received for fault in (*EYES.find(message, reader), *boosts_too_early(message))]


def boosts_too_early(message: str) -> Iterator[str]:
    """Numbers that count a Paladin who does not lie open before the one whom the number is of."""
    view = table_in(message).get("view") or {"numbers": {}}
    for name, number in view["numbers"].items():
        named = PALADINS.intersection(term for term, _ in number["terms"])
        place = view["places"].get(f"{name.partition('.')[0]}.paladin", {})
        yield from (f"{name}: {paladin}" for paladin in named - {thing["card"] for thing in place.get("things", ())})


def test_three_browsers_play_a_whole_game_and_none_learns_what_others_hide(visit: Visit) -> None:
    # What is only tried out at the beginning of a round is undone when all others have chosen: it would show something.
    ada, bolko, cecylia = visit(), visit(), visit(prefs={"confirm": "once"}, **ON_A_PHONE)
    table = make(ada, "paladins", [{"kind": "human", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}])
    join(bolko, ada, table, "Bolko")
    join(cecylia, ada, table, "Cecylia")
    start(ada, table)
    people = (ada, bolko, cecylia)
    for person in people:
        person.open(f"/table/{table}")
    for person in (ada, bolko):
        go_on(person, HASTY)
    for _ in range(TAPS):
        asked = cecylia.wait_to_be_asked()
        # Where a plan only waits to be confirmed, there is no option.
        cecylia.tap(next((option for option in asked.options if option != "pass"), "pass" if asked.options else ""))
        assert cecylia.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    go_on(cecylia, BUSY)
    wait_for_the_end(*people)

    final = ada.api(f"/api/tables/{table}")
    assert final["status"] == "over"
    for seat, person in enumerate(people):
        expect_totals(person, final["view"]["score"])
        assert told_too_much(person, seat) == []
    # The same eyes find what was for Ada alone in what Ada's page was sent: the check can fail.
    hers = told_too_much(ada, 1)
    for secret in ("what lies in seat0.hand", "what lies in seat0.under", "what lies in seat0.paladins"):
        assert secret in hers
    assert any(fault.startswith("keeps_paladin") for fault in hers)


def test_one_person_plays_a_whole_game_against_the_opponent_of_the_rules(visit: Visit) -> None:
    ada = visit()
    table = make(ada, "paladins", [{"kind": "human", "name": "Ada"}], options={"difficulty": "standard"}, seed="alone")
    ada.open(f"/table/{table}")
    ada.wait_to_be_asked()
    expect(ada.page.locator(".opponent")).to_be_visible()
    go_on(ada, BUSY)
    wait_for_the_end(ada)
    final = ada.api(f"/api/tables/{table}")
    assert final["status"] == "over"
    assert {"rival_scheme", "rival_does", "rival_passes"} <= {event["kind"] for event in final["events"]}
    expect_totals(ada, [*final["view"]["score"], *final["view"]["rivals"]])
    expect(ada.page.locator("[data-over]").get_by_role("heading", level=1)).to_be_visible()
    expect(ada.page.locator("[data-over]").get_by_role("row", name=re.compile("^Monks "))).to_contain_text("of 7")
    assert told_too_much(ada, 0) == []


def lying(visitor: Visitor) -> list[str]:
    """What lies in each slot; nothing where it is empty."""
    slots = visitor.page.locator("[data-slot] button")
    expect(slots).to_have_count(3)
    return [slot.get_attribute("data-sorted") or "" for slot in slots.all()]


def expect_lying(visitor: Visitor, *cards: str) -> None:
    for i, card in enumerate(cards):
        expect(visitor.page.locator(f"[data-slot='{i}'] button")).to_have_attribute("data-sorted", card)
    expect(visitor.page.locator("#prompt[aria-busy=false]")).to_be_visible()


def test_paladins_are_dragged_and_moved_by_keys_until_their_order_is_confirmed(visit: Visit, house: House) -> None:
    ada = visit("ada")
    show(ada, "offer_played", house.written)
    page = ada.page
    first, second, third = (option.removeprefix("play ") for option in ada.asked().options)
    assert lying(ada) == ["", "", ""]
    # A click puts one into the first slot, a drag into any; the last one follows by itself.
    assert ada.click(f"play {first}").kind == "top"
    page.locator(f"[data-card={second}]").drag_to(page.locator("[data-slot='2']"))
    expect_lying(ada, first, third, second)
    assert ada.asked().confirm
    # What lies there changes places: dragged, by a key, or one pointed at after the other.
    page.locator("[data-slot='2'] button").drag_to(page.locator("[data-slot='0']"))
    expect_lying(ada, second, third, first)
    page.locator("[data-slot='0'] button").focus()
    page.keyboard.press("ArrowRight")
    expect_lying(ada, third, second, first)
    expect(page.locator("[data-slot='1'] button")).to_be_focused()
    page.locator("[data-slot='1'] button").click()
    page.locator("[data-slot='2'] button").click()
    expect_lying(ada, third, first, second)
    # Every change can be taken back.
    page.keyboard.press("u")
    expect_lying(ada, third, second, first)
    page.locator("[data-confirm]").click()
    page.wait_for_selector("#prompt:not([data-decision=paladin]):not([data-decision=top])")
    played = {event["kind"]: event["things"] for event in ada.api(f"/api/tables/{ada.table}")["events"]}
    assert played["keeps_paladin"] == [third]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("how", "mode"), [("tapped", ""), ("read", "?mode=text")])
def test_paladins_are_put_in_order_by_a_finger_and_in_text(
    visit: Visit, house: House, how: str, mode: str, lang: str
) -> None:
    ada = visit("ada", prefs={"lang": lang}, **ON_A_PHONE)
    ada.open(f"/table/{house.written.tables[f'offer_{how}_{lang}']}{mode}")
    first, second, third = (option.removeprefix("play ") for option in ada.wait_to_be_asked().options)
    ada.tap(f"play {first}")
    ada.tap(f"top {second}")
    expect_lying(ada, first, second, third)
    ada.page.locator("[data-slot='0'] button").tap()
    ada.page.locator("[data-slot='2'] button").tap()
    expect_lying(ada, third, second, first)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(("mode", "confirm"), [("", "turn"), ("", "once"), ("?mode=text", "turn")])
def test_in_the_last_round_nobody_is_asked_where_the_other_paladins_go(
    visit: Visit, house: House, mode: str, confirm: str
) -> None:
    ada = visit("ada", prefs={"confirm": confirm})
    table = house.written.tables[f"last_paladins_{confirm}{'_read' if mode else ''}"]
    ada.open(f"/table/{table}{mode}")
    played = ada.wait_to_be_asked().options[0]
    asked = ada.click(played)
    if confirm == "turn":
        assert asked.confirm and asked.kind == ""
        ada.page.locator("[data-confirm]").click()
    ada.page.wait_for_selector("#prompt[data-decision=tavern]")
