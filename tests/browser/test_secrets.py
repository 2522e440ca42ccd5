"""A watcher's page is sent nothing that a watcher must not know."""

import re

from playwright.sync_api import expect

from browser.conftest import House, Visit
from browser.secrets import Viewer
from browser.strategy import choice
from regnum.games.registry import game_of

EYES = Viewer(
    cards=frozenset(game_of("dominion").things()),
    places=r"supply|trash|seat\d\.(in_play|discard|aside)",
    words=r"sets\.(piles|played)\.\d+|numbers\.\w+\.terms\.\d+\.0|score\.\d+\.terms\.\d+\.name",
    told=frozenset(
        "plays plays_again buys gains trashes takes_from_trash reveals discards reveals_hand puts_back "
        "turn_begins".split()
    ),
)


def test_a_watchers_page_is_sent_no_hidden_card(visit: Visit, house: House) -> None:
    player, watcher = visit(), visit()
    player.open("/")
    player.page.get_by_role("button", name="Play now").click()
    asked = player.wait_to_be_asked()
    watcher.open(f"/table/{player.table}")
    watcher.page.wait_for_selector("#prompt[data-waiting]")
    for _ in range(3):
        while asked.kind != "buy":
            player.click(choice(asked))
            asked = player.wait_to_be_asked()
        player.click(choice(asked))
        asked = player.wait_to_be_asked()
    at = player.page.locator("#prompt").get_attribute("data-step")
    expect(watcher.page.locator("#prompt")).to_have_attribute("data-step", str(at))

    received = watcher.received()
    assert sum('"view"' in message for message in received) > 5
    assert [fault for message in received for fault in EYES.find(message)] == []
    assert not any('"options":[{' in message.replace(" ", "") for message in received)
    shown = watcher.page.evaluate("[...document.querySelectorAll('[data-thing]')].map((it) => it.dataset.thing)")
    assert shown and not [thing for thing in shown if re.search(r"\.(hand|deck)\b", thing)]

    # The same eyes find the secrets in what the player's own page was sent: the check can fail.
    own = [fault for message in player.received() for fault in EYES.find(message)]
    assert any("hand" in fault for fault in own) and any(fault.startswith("draws") for fault in own)
