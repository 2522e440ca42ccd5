"""What the Tomesaga adds to the games it continues, on the page: boards, Townsfolk, Heroes, open hands."""

from playwright.sync_api import expect

from browser.conftest import House, Look, Visit
from browser.places import show


def test_a_saga_is_founded_with_more_townsfolk_and_heroes(visit: Visit) -> None:
    ada = visit()
    ada.open("/new/tomesaga")
    for variant in ("Two more Townsfolk", "Six more Heroes"):
        ada.page.get_by_role("group", name=variant).get_by_role("radio", name="yes").check(force=True)
    ada.page.get_by_role("button", name="Found the saga").click()
    ada.page.wait_for_selector("[data-ask=ready]")
    saga = ada.api(f"/api/sagas/{ada.page.url.rpartition('/')[2]}")
    assert saga["options"] == {"paladins": {"tomesaga_townsfolk": True}, "viscounts": {"tomesaga_heroes": True}}


def test_playing_together_is_found_beside_the_saga(visit: Visit) -> None:
    ada = visit()
    ada.open("/new/tomesaga")
    ada.page.get_by_role("list", name="Together against the Overlord").get_by_text("Paladins together").click()
    expect(ada.page).to_have_url(f"{ada.address}/new/paladins_coop")


def test_all_boards_can_be_chosen_and_say_what_they_do(look: Look, house: House) -> None:
    ada = look()
    show(ada, "town_board", house.written)
    tray = ada.page.get_by_role("list", name="All options")
    expect(tray.get_by_role("button")).to_have_count(8)
    tray.get_by_role("button", name="Emma").hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("14 Workers")


def test_the_hands_of_a_team_lie_open_to_partners(look: Look, house: House) -> None:
    ada = look()
    show(ada, "town_open", house.written)
    expect(ada.page.get_by_text("only you see it")).to_have_count(0)
    ada.page.locator("[data-region=players]").get_by_role("button", name="Jagna").click()
    hers = ada.api(f"/api/tables/{ada.table}")["view"]["places"]["seat1.hand"]["things"]
    expect(ada.page.get_by_role("dialog").locator("[data-place='seat1.hand'] [data-card]")).to_have_count(
        sum(thing.get("n", 1) for thing in hers)
    )
    assert hers


def test_a_further_townsperson_is_marked_as_reconstructed(look: Look, house: House) -> None:
    ada = look()
    show(ada, "more_townsfolk", house.written)
    ada.page.locator("[data-card=aristocrat_1]").first.hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("Reconstructed: may differ from the printed one")
