"""Partners point: one on a phone holds a thing, the other sees the shield and the line; by keys and in text as well."""

from playwright.sync_api import Locator, expect

from browser.conftest import ON_A_PHONE, Visit
from browser.inviting import join, make, start
from browser.test_accessible import EVERYTHING, faults
from browser.visitor import Visitor

TAP = 44
BESIDE = """(pin) => {
  const thing = document.querySelector('[data-thing="townsfolk:0"]').getBoundingClientRect()
  const shield = document.querySelector(pin)?.getBoundingClientRect()
  return shield && Math.abs(shield.x - thing.x) < 30 && Math.abs(shield.y - thing.y) < 30
}"""


def hold(visitor: Visitor, thing: Locator) -> None:
    """A finger rests on the middle of something until it is asked what it means."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = visitor.context.new_cdp_session(visitor.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(visitor.page.locator("[data-phrases]")).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def partners(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ada at a desk and Jagna with a phone play together; Ada's page is in English, Jagna's in Polish.

    The last player takes a Townsfolk first: it is Ada who is asked.
    """
    ada, jagna = visit(), visit(prefs={"lang": "pl"}, **ON_A_PHONE)
    table = make(ada, "paladins_coop", [{"kind": "human", "name": "Ada"}, {"kind": "open"}], options={"first": 1})
    join(jagna, ada, table, "Jagna")
    start(ada, table)
    for person in (ada, jagna):
        person.open(f"/table/{table}")
    return ada, jagna


def test_one_points_with_a_finger_and_the_other_sees_it(visit: Visit) -> None:
    ada, jagna = partners(visit)
    asked, before = ada.wait_to_be_asked(), jagna.api(f"/api/tables/{jagna.table}")["view"]["step"]
    jagna.page.get_by_role("tab", name="Plansza").tap()
    hold(jagna, jagna.page.locator('[data-thing="townsfolk:0"]').first)
    phrases = jagna.page.locator("[data-phrases] button")
    expect(phrases).to_have_text(["Zrób to", "Daj mi", "Zostaw mi"])
    assert all((box := each.bounding_box()) and box["height"] >= TAP for each in phrases.all())
    assert faults(jagna, EVERYTHING) == []
    phrases.nth(1).tap()

    pin = ada.page.locator('[data-pin="1"]')
    expect(pin).to_have_count(1)
    card = ada.api(f"/api/tables/{ada.table}")["pins"][0]["card"]
    name = ada.api("/api/games/paladins_coop")["help"]["en"][card]["name"]
    expect(pin.get_by_role("img", name=f"Jagna points at: {name}. “Give me”")).to_have_count(1)
    ada.page.wait_for_function(BESIDE, arg='[data-pin="1"]')
    ada.page.get_by_role("tab", name="Counsel").click()
    expect(ada.page.locator('[data-pointing="townsfolk:0"]')).to_contain_text(f"points at: {name}")
    assert faults(ada, EVERYTHING) == []
    assert ada.api(f"/api/tables/{ada.table}")["view"]["step"] == before

    ada.click(asked.options[0])
    ada.page.keyboard.press("e")
    expect(pin).to_have_count(0)


def test_keys_and_text_point_as_well(visit: Visit) -> None:
    ada, jagna = partners(visit)
    ada.wait_to_be_asked()
    ada.page.locator("#prompt [data-advice]").focus()
    ada.page.locator('[data-thing="townsfolk:1"]').first.hover()
    ada.page.keyboard.press("p")
    expect(ada.page.locator("[data-phrases] button").first).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator('[data-pin="0"]')).to_have_count(1)

    jagna.open(f"/table/{jagna.table}?mode=text")
    counsel = jagna.page.locator("[data-counsel]")
    expect(counsel.get_by_role("listitem")).to_have_count(1)
    expect(counsel.get_by_role("listitem")).to_contain_text("Ada wskazuje")
    counsel.get_by_role("combobox", name="Wskaż").select_option("seat0")
    counsel.get_by_role("button", name="Zostaw mi").click()
    expect(counsel.get_by_role("listitem").last).to_have_text("Jagna wskazuje: Ada. „Zostaw mi”")
    assert faults(jagna, EVERYTHING) == []
