"""What is kept of finished games, and how a game that was played alone ends."""

from playwright.sync_api import expect

from browser.conftest import House, Visit
from browser.places import show


def test_a_profile_calls_games_by_their_names_and_keeps_the_opponents_points(visit: Visit, house: House) -> None:
    ada = visit("ada")
    show(ada, "profile", house.written)
    alone = ada.page.locator(f'a[href="/table/{house.written.tables["solo_over"]}"]')
    over = ada.api(f"/api/tables/{house.written.tables['solo_over']}")
    points = str(over["view"]["rivals"][0]["total"]).replace("-", "−")
    expect(alone.locator("[data-rival]")).to_have_text(f"opponent {points}")
    chapters = ada.page.locator("main").get_by_text("Tomesaga: Architects", exact=True)
    expect(chapters.first).to_be_visible()
    expect(ada.page.locator("main")).not_to_contain_text("_saga")


def test_a_profile_tells_games_alone_and_together_apart_by_opponent_and_difficulty(visit: Visit, house: House) -> None:
    ada = visit("ada", prefs={"lang": "pl"})
    show(ada, "profile", house.written)
    rows = ada.page.locator("main tbody tr")
    expect(rows.filter(has_text="Architekci, solo").locator("[data-variant]")).to_have_text("Konstantyn (zwykły)")
    expect(rows.filter(has_text="Królestwo, solo").locator("[data-variant]")).to_have_text("Zagrożenia")
    expect(rows.filter(has_text="Paladyni razem").locator("[data-variant]")).to_have_text("zwykły")


def test_whoever_played_alone_has_nobody_to_talk_to_and_no_tie_to_break(visit: Visit, house: House) -> None:
    ada = visit("ada")
    show(ada, "kingdom_alone_over", house.written)
    expect(ada.page.locator("[data-over] h1")).to_have_text("No victory this time")
    expect(ada.page.locator("[data-over] .talk")).to_have_count(0)
    expect(ada.page.locator("[data-over] .tie")).to_have_count(0)
    show(ada, "over", house.written)
    expect(ada.page.locator("[data-over] .talk")).to_be_visible()
