"""Somebody who comes for the first time: the first choice of a game is two clicks away."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit


def test_the_first_choice_is_two_clicks_away_in_a_fresh_profile(visit: Visit) -> None:
    visitor = visit(fresh=True, reduced_motion="no-preference")
    visitor.open("/")
    visitor.page.get_by_role("button", name="Play now").click()
    expect(visitor.page).to_have_url(re.compile(r"/table/\w{12}$"))
    asked = visitor.wait_to_be_asked()
    assert asked.kind == "treasure" and "play all" in asked.options
    prompt = visitor.page.locator("#prompt")
    expect(prompt).to_have_attribute("data-clause", re.compile(r"^DOM-\d"))
    visitor.click("play all")
    visitor.page.wait_for_selector("#prompt[data-decision=buy]")


def test_a_polish_browser_is_greeted_in_polish(visit: Visit) -> None:
    visitor = visit(fresh=True, locale="pl-PL")
    visitor.open("/")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "pl")
    expect(visitor.page.get_by_role("heading", name="Szybka gra")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "rivals", "level", "option"),
    [
        ("Dominion", "2", "squire", "at random"),
        ("Architects", "4", "knight", ""),
        ("Kingdom", "solo", "", ""),
    ],
)
def test_quick_play_begins_with_what_was_played_last(
    visit: Visit, game: str, rivals: str, level: str, option: str
) -> None:
    visitor = visit()
    visitor.open("/")
    wanted = [("Game", game), ("Rivals", rivals)]
    wanted += [(group, name) for group, name in (("Strength of the bots", level), ("Kingdom", option)) if name]
    quick = visitor.page.locator("form.quick")
    radios = [
        quick.get_by_role("group", name=group, exact=True).get_by_role("radio", name=name, exact=True)
        for group, name in wanted
    ]
    for radio in radios:
        radio.check(force=True)
    visitor.page.get_by_role("button", name="Play now").click()
    expect(visitor.page).to_have_url(re.compile(r"/table/\w{12}$"))
    made = visitor.api(f"/api/tables/{visitor.table}")
    assert len(made["seats"]) == (1 if rivals == "solo" else int(rivals) + 1)
    assert not option or made["options"]["kingdom"] == "random"
    visitor.open("/")
    visitor.page.wait_for_selector(".turns li")
    for radio in radios:
        expect(radio).to_be_checked()
