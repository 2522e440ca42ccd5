"""A solo evening: from the first page to a table against the opponent of the rules, with its difficulty."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import ON_A_PHONE, House, Look, Visit
from browser.places import show


def test_whoever_plays_alone_chooses_the_opponent_and_no_bots(visit: Visit) -> None:
    ada = visit()
    ada.open("/")
    page = ada.page
    page.get_by_label("Paladins", exact=True).first.check(force=True)
    level = page.get_by_label("knight", exact=True)
    expect(level).to_be_attached()
    page.get_by_label("solo", exact=True).check(force=True)
    expect(level).to_have_count(0)
    page.get_by_role("link", name="Opponent and difficulty").click()
    page.get_by_label("hard", exact=True).check(force=True)
    page.get_by_role("button", name=re.compile("^Begin")).click()
    ada.wait_to_be_asked()
    table = ada.api(f"/api/tables/{ada.table}")
    assert [len(table["seats"]), table["options"]["difficulty"], len(table["view"]["rivals"])] == [1, "hard", 1]
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "wanted", "options"),
    [
        ("Kingdom", "Advisors", {"module": "advisors"}),
        ("Architects together", "high", {"difficulty": "hard"}),
    ],
)
def test_alone_there_is_a_way_to_the_variants_of_every_game(
    visit: Visit, game: str, wanted: str, options: dict[str, str]
) -> None:
    ada = visit()
    ada.open("/")
    page = ada.page
    page.get_by_label(game, exact=True).first.check(force=True)
    page.get_by_label("solo", exact=True).check(force=True)
    page.get_by_role("link", name="Choose a variant").click()
    variants = page.locator("[aria-labelledby=step3]")  # the home page, which goes later, has a difficulty too
    variants.get_by_label(wanted, exact=True).check(force=True)
    page.get_by_role("button", name=re.compile("^Begin")).click()
    ada.wait_to_be_asked()
    table = ada.api(f"/api/tables/{ada.table}")
    assert len(table["seats"]) == 1 and options.items() <= table["options"].items()


def test_on_a_phone_the_way_to_the_opponent_ends_at_the_opponents(visit: Visit) -> None:
    ada = visit(**ON_A_PHONE)
    ada.open("/")
    page = ada.page
    page.locator("label", has_text="Architects").first.tap()
    page.locator("label", has_text="solo").tap()
    page.get_by_role("link", name="Opponent and difficulty").tap()
    expect(page.get_by_role("radio", name="Helena (hard)")).to_be_in_viewport()
    expect(page.get_by_role("group", name="Watchers")).to_have_count(1)
    for pointless in ("If somebody leaves", "On the list of open tables", "Pace"):
        expect(page.get_by_role("group", name=pointless)).to_have_count(0)


def test_partners_play_again_together_and_need_no_rematch(look: Look, house: House) -> None:
    visitor = look()
    show(visitor, "town_over", house.written)
    expect(visitor.page.get_by_role("button", name="Play again together")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Rematch")).to_have_count(0)


def test_whoever_was_alone_plays_again_and_needs_no_rematch(visit: Visit, house: House) -> None:
    ada = visit("ada")
    show(ada, "kingdom_alone_over", house.written)
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Rematch")).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "way", "choice"),
    [("kingdom_alone_over", "Choose a variant", "Threats"), ("solo_over", "Opponent and difficulty", "hard")],
)
def test_the_end_of_a_game_alone_leads_to_another_variant(
    look: Look, house: House, name: str, way: str, choice: str
) -> None:
    visitor = look()
    show(visitor, name, house.written)
    visitor.page.get_by_role("link", name=way).click()
    expect(visitor.page.get_by_role("radio", name=choice, exact=True)).to_be_attached()
    expect(visitor.page.get_by_role("radio", name="nobody").first).to_be_checked()


def test_a_variant_for_the_next_game_alone_begins_with_what_was_just_played(visit: Visit) -> None:
    ada = visit()
    options = {"opponent": "ai_noble", "difficulty": "hard_2", "tomesaga_heroes": True}
    ada.open("/")
    wish = {"game": "viscounts", "seats": [{"kind": "human"}], "options": options}
    played = ada.post("/api/tables", wish)["id"]
    ada.open(f"/table/{played}")
    ada.wait_to_be_asked()
    ada.post(f"/api/tables/{played}/resign")
    ada.page.get_by_role("link", name="Opponent and difficulty").click()
    variants = ada.page.locator("[aria-labelledby=step3]")
    for value in ("Noble: places Workers", "harder: 2 Future Schemes more"):
        expect(variants.get_by_role("radio", name=value, exact=True)).to_be_checked()
    variants.get_by_label("standard", exact=True).check(force=True)
    ada.page.get_by_role("button", name=re.compile("^Begin")).click()
    ada.page.wait_for_url(lambda url: "/table/" in url)
    ada.wait_to_be_asked()
    table = ada.api(f"/api/tables/{ada.table}")
    assert len(table["seats"]) == 1 and {**options, "difficulty": "standard"}.items() <= table["options"].items()


@pytest.mark.parametrize(("game", "others"), [("Viscounts", "Rivals"), ("Viscounts together", "Partners")])
def test_those_who_play_along_are_rivals_or_partners(visit: Visit, game: str, others: str) -> None:
    ada = visit()
    ada.open("/")
    ada.page.get_by_label(game, exact=True).first.check(force=True)
    expect(ada.page.get_by_role("group", name=others)).to_be_visible()
