"""What is not for everybody: spectators are offered no word at the table, players no notes for programmers."""

import pytest
from playwright.sync_api import expect

from browser.conftest import House, Visit
from browser.places import show


def test_a_spectator_reads_the_chat_and_has_no_box_to_write_in(visit: Visit, house: House) -> None:
    player, spectator = visit("ada"), visit("ola")
    for visitor, boxes in ((player, 1), (spectator, 0)):
        visitor.open(f"/table/{house.written.tables['turn']}")
        visitor.page.get_by_role("tab", name="Chat").click()
        expect(visitor.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
        expect(visitor.page.get_by_role("textbox")).to_have_count(boxes)


def test_players_read_neither_hazards_nor_names_of_tests_in_the_rules(visit: Visit, house: House) -> None:
    visitor = visit("ada")
    show(visitor, "rules", house.written)
    known = visitor.api("/api/games/dominion")["clauses"]["en"]
    assert any("-H" in clause for clause in known), "there are some to leave out"
    names = visitor.page.locator("li[id] button.id").all_inner_texts()
    assert len(names) > 50
    assert [name for name in names if "-H" in name or "_" in name] == []


@pytest.mark.parametrize(
    ("lang", "game", "word", "first"),
    [
        ("en", "dominion", "gardens", "DOM-9.12"),
        ("pl", "dominion", "ogrody", "DOM-9.12"),
        ("pl", "wonderful_kingdom", "katastrofa", "IWK-5.6"),
    ],
)
def test_the_rule_that_is_looked_for_comes_first(visit: Visit, lang: str, game: str, word: str, first: str) -> None:
    visitor = visit(prefs={"lang": lang})
    visitor.open(f"/rules/{game}")
    visitor.page.get_by_role("searchbox").fill(word)
    expect(visitor.page.locator("li[id]").first).to_have_id(first)
