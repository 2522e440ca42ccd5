"""A table with friends: the seat that waits, the link that others can use, the own name, a card pack."""

import json
import re
from pathlib import Path

from playwright.sync_api import Route, expect

from browser.conftest import House, Look, Visit
from browser.inviting import make

PACK = {
    "regnum_pack": 1,
    "game": "dominion",
    "name": "My own cards",
    "cards": [{"id": "village", "name": {"en": "Hamlet", "pl": "Sioło"}}],
}


def test_a_table_with_friends_keeps_a_seat_and_says_who_can_come(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/")
    visitor.page.get_by_role("link", name="Table with friends").click()
    seat = visitor.page.get_by_role("group", name="Seat 2")
    expect(seat.get_by_role("radio", name="person")).to_be_checked()
    visitor.page.get_by_role("button", name="Change name").click()
    visitor.page.get_by_label("Your name").fill("Adelajda")
    visitor.page.get_by_label("Your name").press("Enter")
    expect(visitor.page.locator(".seat.s0 b")).to_have_text("Adelajda")
    visitor.page.get_by_role("button", name="Make the table").click()
    expect(visitor.page).to_have_url(re.compile(r"/table/\w{12}\?invite="))
    expect(visitor.page.get_by_text("Only this computer can open the link")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Let others in the house join")).to_be_visible()

    visitor.page.get_by_role("button", name="Change name").click()
    visitor.page.get_by_label("Your name").fill("Ada")
    visitor.page.get_by_role("button", name="Save").click()
    expect(visitor.page.locator("li.s0 b")).to_have_text("Ada")


def test_the_link_and_its_code_carry_an_address_that_the_house_can_reach(visit: Visit) -> None:
    visitor = visit()
    house = "http://192.168.178.20:8420"
    visitor.page.route(
        "**/api/reach",
        lambda route: route.fulfill(json={"by": [house] if route.request.method == "POST" else [], "switch": True}),
    )
    table = make(visitor, "dominion", [{"kind": "human"}, {"kind": "open"}])
    visitor.open(f"/table/{table}")
    link, code = visitor.page.get_by_role("textbox", name="Link to this table"), visitor.page.locator(".qr path")
    expect(link).to_have_value(re.compile(rf"^{re.escape(visitor.address)}/table/{table}"))
    before = code.get_attribute("d")
    visitor.page.get_by_role("button", name="Let others in the house join").click()
    expect(link).to_have_value(re.compile(rf"^{re.escape(house)}/table/{table}\?invite="))
    expect(code).not_to_have_attribute("d", before or "")
    expect(visitor.page.get_by_text("Only this computer can open the link")).to_have_count(0)


def test_the_address_of_the_page_invites_until_the_game_begins(visit: Visit) -> None:
    host, guest, stranger = visit(), visit(prefs={"lang": "pl"}), visit()
    table = make(host, "dominion", [{"kind": "human", "name": "Ada"}, {"kind": "open"}])
    host.open(f"/table/{table}?mode=text")
    expect(host.page).to_have_url(re.compile(rf"/table/{table}\?mode=text&invite="))

    stranger.open(f"/table/{table}")
    expect(stranger.page.get_by_text("Taking a seat here needs the invitation link.")).to_be_visible()
    expect(stranger.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    expect(stranger.page.get_by_role("textbox", name="Link to this table")).to_have_count(0)

    guest.page.goto(host.page.url)
    guest.page.get_by_label("Twoje imię").fill("Janek")
    guest.page.get_by_role("button", name="Usiądź").click()
    expect(host.page.get_by_text("Janek").first).to_be_visible()
    host.page.get_by_role("button", name="Begin").click()
    expect(host.page.locator("#prompt")).to_be_visible()
    expect(host.page).to_have_url(re.compile(rf"/table/{table}\?mode=text$"))


def test_a_card_pack_is_chosen_for_a_new_table(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    visitor = visit()
    visitor.open("/new/dominion")
    file.write_text(json.dumps({**PACK, "game": "chess"}))
    chooser = visitor.page.locator("#pack-file")
    chooser.set_input_files(file)
    expect(visitor.page.get_by_text("There is something wrong in mine.json.")).to_be_visible()
    file.write_text(json.dumps(PACK))
    chooser.set_input_files(file)
    expect(visitor.page.get_by_text("My own cards: 1 card in order.")).to_be_visible()
    visitor.page.get_by_role("button", name="Begin").click()
    visitor.wait_to_be_asked()
    expect(visitor.page.get_by_text("Hamlet").first).to_be_visible()
    assert visitor.api(f"/api/tables/{visitor.table}")["options"]["pack"]["name"] == "My own cards"


def test_a_card_pack_is_chosen_for_the_tomes_of_a_saga(visit: Visit, tmp_path: Path) -> None:
    face = {"id": "tome_arc_marble", "name": {"en": "Tome of Stone", "pl": "Księga Kamienia"}}
    file = tmp_path / "tomes.json"
    file.write_text(json.dumps({**PACK, "game": "tomesaga", "cards": [face]}))
    visitor = visit()
    visitor.open("/new/tomesaga")
    visitor.page.locator("#pack-file").set_input_files(file)
    expect(visitor.page.get_by_text("My own cards: 1 card in order.")).to_be_visible()
    visitor.page.get_by_role("button", name="Found the saga").click()
    expect(visitor.page).to_have_url(re.compile(r"/saga/\w{12}$"))
    saga = visitor.page.url.rpartition("/")[2]
    assert visitor.api(f"/api/sagas/{saga}")["options"]["pack"]["cards"] == [face]


def test_a_link_to_a_replay_shows_it_to_anybody(visit: Visit, house: House) -> None:
    anybody = visit()
    anybody.open(f"/replay/{house.written.tables['over']}?step=106")
    anybody.page.wait_for_selector(".bar[data-step='106']")
    eyes = anybody.page.get_by_label("Seen by")
    expect(eyes.locator("option:checked")).to_have_text("a watcher")
    expect(anybody.page.locator("[data-thing^='seat0.hand']")).to_have_count(0)
    eyes.select_option("Ada")
    expect(anybody.page.locator("[data-thing^='seat0.hand']").first).to_be_visible()


def test_the_slider_of_a_replay_marks_turns_and_turning_points(visit: Visit, house: House) -> None:
    anybody = visit()
    id_ = house.written.tables["over"]
    course = anybody.api(f"/api/tables/{id_}/course")
    anybody.open(f"/replay/{id_}")
    expect(anybody.page.locator(".ticks i.turning")).to_have_count(len(course["turning_points"]))
    turns = {period["number"] for period in course["periods"]}
    expect(anybody.page.locator(".ticks i:not(.turning)")).to_have_count(len(turns))
    assert len(turns) > 5 and course["turning_points"]


def test_the_slider_of_a_replay_says_at_once_where_it_goes(look: Look, house: House) -> None:
    anybody = look()
    anybody.open(f"/replay/{house.written.tables['over']}?step=106")
    bar = anybody.page.locator(".bar[data-step]")
    expect(bar).to_have_attribute("data-step", "106")
    held: list[Route] = []
    slow = True

    def hold(route: Route) -> None:
        if slow:
            held.append(route)
        else:
            route.continue_()

    anybody.page.route(re.compile("/replay\\?"), hold)
    slider = anybody.page.get_by_role("slider")
    slider.focus()
    slider.press("End")
    last = int(slider.get_attribute("max") or 0) + 1
    expect(bar.locator(".told small")).to_have_text(f"Moment {last} of {last}")
    expect(bar).to_have_attribute("data-step", "106")
    slow = False
    for each in held:
        each.continue_()
    expect(bar).to_have_attribute("data-step", str(last - 1))


def test_the_rules_begin_with_rules(look: Look) -> None:
    reader = look()
    reader.open("/rules/wonderful_kingdom")
    heads = reader.page.locator("main .text h2")
    expect(heads.first).to_have_attribute("id", "part-0")
    expect(heads.last).to_have_attribute("id", "components")
