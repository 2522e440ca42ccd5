"""Playing by ear and by keys: the focus stays where one works, the others' moves are read out, Escape closes."""

import json
import re

import pytest
from playwright.sync_api import expect

from browser.conftest import House, Visit
from browser.inviting import join, make, start
from browser.places import show
from browser.reach import Size, resize
from browser.visitor import Visitor

IN_PROMPT = "() => document.activeElement.closest('#prompt') !== null"
SOMEWHERE = "() => document.activeElement !== document.body"
COVERED = """() => {
  const [note, prompt] = ['[data-lesson]', '#prompt'].map((it) => document.querySelector(it).getBoundingClientRect())
  return note.left < prompt.right && prompt.left < note.right && note.top < prompt.bottom && prompt.top < note.bottom
}"""
SIZES = ((1440, 900), (820, 1180), (390, 664), (844, 390), (320, 568))


def answer(visitor: Visitor, notation: str) -> None:
    """Presses Enter on a button, as somebody without a mouse does."""
    before = visitor.asked().step
    visitor.page.locator(f'[data-option="{notation}"]:visible').first.focus()
    visitor.page.keyboard.press("Enter")
    visitor.wait_after(before)


def practice(visitor: Visitor, path: str = "") -> None:
    """Begins a game against a bot and opens it."""
    visitor.open("/")
    visitor.page.get_by_role("button", name="Play now").click()
    visitor.wait_to_be_asked()
    if path:
        visitor.open(f"/table/{visitor.table}{path}")
        visitor.wait_to_be_asked()


def test_in_text_mode_the_focus_stays_and_the_others_are_heard(visit: Visit) -> None:
    visitor = visit()
    practice(visitor, "?mode=text")
    bot = visitor.api(f"/api/tables/{visitor.table}")["seats"][1]["name"]
    answer(visitor, "play all")
    visitor.page.wait_for_function(IN_PROMPT)
    answer(visitor, "end turn")
    expect(visitor.page.locator(".sr[role=status] span", has_text=bot)).to_have_count(1)
    visitor.wait_to_be_asked()
    visitor.page.wait_for_function(IN_PROMPT)
    told = visitor.page.locator("ol li")
    for begins in ("You play ", bot):
        expect(told.filter(has_text=re.compile(rf"^\s*{re.escape(begins)}")).first).to_be_attached()


def test_in_text_mode_one_talks_and_hears_the_others(visit: Visit) -> None:
    ada, jagna = visit(), visit(prefs={"lang": "pl"})
    table = make(ada, "dominion", [{"kind": "human", "name": "Ada"}, {"kind": "open"}], options={"first": 0})
    join(jagna, ada, table, "Jagna")
    start(ada, table)
    for person in (ada, jagna):
        person.open(f"/table/{table}?mode=text")
        expect(person.page.locator("#prompt")).to_be_visible()
    before = ada.wait_to_be_asked().step
    line = ada.page.get_by_role("textbox", name="Say something")
    line.focus()
    ada.page.keyboard.type("Ecce! A cup of tea?")
    ada.page.keyboard.press("Enter")
    expect(jagna.page.locator("#talk li").first).to_contain_text("Ada: Ecce! A cup of tea?")
    expect(jagna.page.locator(".sr[role=status] span", has_text="Ada: Ecce! A cup of tea?")).to_have_count(1)
    expect(line).to_have_value("")
    expect(line).to_be_focused()
    assert ada.asked().step == before  # letters that are written are no keys of the table
    jagna.page.get_by_role("textbox", name="Powiedz coś").fill("Chętnie")
    jagna.page.get_by_role("button", name="Wyślij").click()
    expect(ada.page.locator("#talk li")).to_contain_text(["Jagna: Chętnie", "Ada: Ecce!"])
    expect(ada.page.locator(".sr[role=status] span", has_text="Jagna: Chętnie")).to_have_count(1)


def test_whoever_plays_with_bots_alone_has_nobody_to_talk_to_in_text_mode(visit: Visit) -> None:
    visitor = visit()
    practice(visitor, "?mode=text")
    expect(visitor.page.get_by_role("heading", name="Chronicle")).to_be_visible()
    expect(visitor.page.locator("#talk")).to_have_count(0)


def test_in_text_mode_a_pick_keeps_the_focus_and_can_be_taken_back(visit: Visit, house: House) -> None:
    visitor = visit("ada")
    visitor.open(f"/table/{house.written.tables['interrupt']}?mode=text")
    visitor.wait_to_be_asked()
    card = visitor.page.locator("#prompt button[aria-pressed]").first
    card.focus()
    visitor.page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(card).to_be_focused()


def test_what_shows_something_new_is_said_once_where_all_answers_do(visit: Visit) -> None:
    visitor = visit()
    practice(visitor, "?mode=text")
    visitor.click("play all")
    every = visitor.page.get_by_text("Every answer shows something new")
    expect(every).to_be_visible()
    expect(visitor.page.locator("#prompt button", has_text="shows something new")).to_have_count(0)


def test_on_the_board_the_focus_goes_on_from_where_the_answer_stood(visit: Visit) -> None:
    visitor = visit()
    practice(visitor)
    for choice in ("play copper", "play all"):
        answer(visitor, choice)
        visitor.page.wait_for_function(SOMEWHERE)


def test_escape_closes_every_sheet_and_keys_do_nothing_below_one(visit: Visit, house: House) -> None:
    visitor = visit("ada")
    show(visitor, "turn", house.written)
    page = visitor.page
    page.keyboard.press("t")
    page.wait_for_selector("#tray")
    page.keyboard.press("Escape")
    page.wait_for_selector("#tray", state="detached")
    page.keyboard.press("k")
    page.wait_for_selector("dialog[open]")
    before = visitor.asked().step
    page.keyboard.press("e")
    page.keyboard.press("1")
    assert not visitor.asked().busy and visitor.asked().step == before
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.locator("#prompt .pilcrow").click()
    page.wait_for_selector("[role=dialog] p")
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=dialog] p", state="detached")
    resize(visitor, Size(390, 664))
    expect(page.locator("nav.dock")).to_be_visible()
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


@pytest.mark.parametrize(
    ("name", "lang"),
    [
        ("turn", "pl"),
        ("paladins", "en"),
        ("kingdom_plan", "pl"),
        ("architects", "en"),
        ("architects_draft", "pl"),
        ("viscounts_action", "en"),
        ("viscounts_move", "pl"),
    ],
)
def test_the_teachers_notes_come_in_order_and_never_cover_the_prompt(
    visit: Visit, house: House, name: str, lang: str
) -> None:
    visitor = visit("ada", prefs={"lang": lang})
    kept = json.dumps({house.written.tables[name]: {"said": [], "off": False}})
    visitor.context.add_init_script(f"localStorage.setItem('regnum.lessons', '{kept}')")
    show(visitor, name, house.written)
    page = visitor.page
    note = page.locator("[data-lesson]")
    expect(note).to_be_visible()  # the teacher's words are fetched when the table is there
    heard: list[str] = []
    while note.count() > 0:
        number = page.locator("[data-lesson] small")
        expect(number).to_contain_text(str(len(heard) + 1))
        heard.append(note.get_attribute("data-lesson") or "")
        for width, height in SIZES:
            resize(visitor, Size(width, height))
            page.wait_for_function(f"() => !({COVERED})()")
        page.keyboard.press("n")
        page.wait_for_function(
            "(last) => document.querySelector('[data-lesson]')?.dataset.lesson !== last", arg=heard[-1]
        )
    assert len(heard) == len(set(heard)) > 0


def test_a_note_goes_when_what_it_is_about_is_over(visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    table = make(visitor, "dominion", seats, options={"first": 0})
    kept = json.dumps({table: {"said": ["goal", "deck", "hand"], "off": False}})
    visitor.context.add_init_script(f"localStorage.setItem('regnum.lessons', '{kept}')")
    visitor.open(f"/table/{table}")
    note = visitor.page.locator("[data-lesson]")
    expect(note).to_have_attribute("data-lesson", "treasures")
    visitor.click("play all")
    expect(note).to_have_attribute("data-lesson", "coins")


def test_in_text_mode_the_teacher_speaks_above_the_question(visit: Visit, house: House) -> None:
    visitor = visit("ada")
    kept = json.dumps({house.written.tables["turn"]: {"said": [], "off": False}})
    visitor.context.add_init_script(f"localStorage.setItem('regnum.lessons', '{kept}')")
    show(visitor, "text", house.written)
    note = visitor.page.locator("[data-lesson]")
    expect(note).to_be_visible()
    visitor.page.wait_for_function(f"() => !({COVERED})()")
