"""It's a Wonderful Kingdom in the browser: two people, a whole game with advisors; one person alone, up to a medal."""

import re

from playwright.sync_api import expect

from browser.builder import OPTIONS, played
from browser.conftest import House, Visit
from browser.inviting import expect_totals, join, make, start
from browser.places import show
from browser.playing import play_freely, replay
from browser.reach import BROKEN
from browser.visitor import Visitor

WISHES = (
    "^advise", "^(left|right)", "^take", "^place", "^build (farm|quarry|hamlet|navigators|rangers)", "^recycle",
    "^alchemy", "^(confirm|done)", "^no ",
)  # fmt: skip
MEDALS = ((115, "A gold medal."), (95, "A silver medal."), (70, "A bronze medal."))
FIRST_SEED = 4
HIDING = """() => [...document.querySelectorAll('.area')].map((area) => {
  const boxes = (each) => [...area.querySelectorAll(each)].map((it) => it.getBoundingClientRect())
  const [acts, cards] = ['.act', '.lying'].map(boxes)
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const { bottom } = area.querySelector('.cards').getBoundingClientRect()
  return [cards.length, cards.filter((card) => card.bottom > bottom || acts.some((act) => over(act, card))).length]
})"""
"""For each offering area: how many cards lie there; how many the way to take them hides, or its lower edge cuts."""


def keep_an_advisor(visitor: Visitor) -> None:
    asked = visitor.click(visitor.wait_to_be_asked().options[0])
    if asked.confirm and not asked.options:
        visitor.page.locator("[data-confirm]").click()
        visitor.wait_after(asked.step)


def test_two_browsers_play_a_whole_game_with_advisors(visit: Visit) -> None:
    host, guest = visit(), visit()
    seats = [{"kind": "human", "name": "Jagna"}, {"kind": "open"}]
    table = make(host, "wonderful_kingdom", seats, options={"module": "advisors"})
    join(guest, host, table, "Ola")
    start(host, table)
    for visitor in (host, guest):
        visitor.open(f"/table/{table}")
        keep_an_advisor(visitor)
    play_freely(WISHES, host, guest)
    final = host.api(f"/api/tables/{table}")
    assert final["status"] == "over"
    assert [event["seat"] for event in final["events"] if event["kind"] == "keeps_advisor"] == [0, 1]
    for visitor in (host, guest):
        expect_totals(visitor, final["view"]["score"])


def test_one_person_plays_a_solo_game_with_threats_up_to_the_right_medal(visit: Visit) -> None:
    line, seed = next(
        (table.history, seed)
        for seed in (f"solo {number}" for number in range(FIRST_SEED, FIRST_SEED + 40))
        if (table := played(seed, 1)).result is not None and table.result.scores[0].total >= MEDALS[-1][0]
    )
    visitor = visit()
    made = make(visitor, "wonderful_kingdom", [{"kind": "human", "name": "Jagna"}], options=OPTIONS, seed=seed)
    visitor.open(f"/table/{made}")
    replay(visitor, line)
    scores = visitor.api(f"/api/tables/{made}")["view"]["score"]
    expect_totals(visitor, scores)
    total = scores[0]["total"]
    medal = next(words for least, words in MEDALS if total >= least)
    expect(visitor.page.locator("[data-over]")).to_contain_text(medal)


def test_the_rest_of_the_cubes_goes_to_alchemy_at_one_click(visit: Visit, house: House) -> None:
    visitor = visit("ada")
    show(visitor, "kingdom_produce_played", house.written)
    table = visitor.api(f"/api/tables/{visitor.table}")
    left = table["view"]["values"]["seat0.cubes"]
    assert left > 1
    before = visitor.wait_to_be_asked().step
    visitor.page.locator("[data-batch]").click()
    visitor.wait_after(before)
    expect(visitor.page.locator("[data-batch]")).to_have_count(0)
    after = visitor.api(f"/api/tables/{visitor.table}")
    assert after["rehearsed"] == ["alchemy"] * left
    assert after["view"]["values"]["seat0.cubes"] == 0


def test_names_of_known_cards_are_whole_on_a_tablet(visit: Visit) -> None:
    ada = visit(viewport={"width": 820, "height": 1180}, has_touch=True)
    ada.open("/")
    ada.page.locator("label", has_text="Kingdom").first.tap()
    ada.page.get_by_role("button", name=re.compile("first game")).tap()
    ada.page.get_by_role("button", name="No more notes").tap()
    for choice in ("offer fields_of_gold", "left down", "offer giants_graveyard", "left down"):
        ada.wait_to_be_asked()
        ada.tap(choice)
    expect(ada.page.locator(".known")).to_have_count(2)
    assert ada.page.evaluate(BROKEN, ".known") == []


def test_many_cards_on_a_tablet_are_not_hidden(visit: Visit, house: House) -> None:
    ada = visit("ada", viewport={"width": 820, "height": 1180}, has_touch=True)
    show(ada, "kingdom_many", house.written)
    assert ada.wait_to_be_asked().kind == "choose"
    areas = ada.page.evaluate(HIDING)
    assert max(cards for cards, _ in areas) > 3
    assert [hidden for _, hidden in areas] == [0, 0]
