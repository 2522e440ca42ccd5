"""A watcher's page is sent nothing that a watcher must not know."""

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from browser.conftest import House, Visit
from browser.strategy import choice
from regnum.games.registry import game_of

CARDS = frozenset(game_of("dominion").things())
OPEN_PLACES = r"places\.(supply|trash|seat\d\.(in_play|discard|aside))\.things\.\d+\.(id|card)"
OPEN_WORDS = r"sets\.(piles|played)\.\d+|numbers\.\w+\.terms\.\d+\.0|score\.\d+\.terms\.\d+\.name"
TOLD_TO_ALL = frozenset(
    "plays plays_again buys gains trashes takes_from_trash reveals discards reveals_hand puts_back turn_begins".split()
)
"""Events that may name cards to everybody; a draw is not among them."""


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a message with the way to it; keys are texts too."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield f"{path}.{key}#", key
            yield from leaves(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from leaves(inner, f"{path}.{at}")
    elif isinstance(value, str):
        yield path, value


def names_a_card(text: str) -> bool:
    """Whether a text is a card's id, or the id of a thing with a card in it."""
    return any(part in CARDS for part in re.split(r"[:. ]", text))


def told_too_much(message: str) -> list[str]:
    """Where a message of the server names a card that not everybody may see."""
    data = json.loads(message)
    table = data.get("table", data) if isinstance(data, dict) else {}
    if not table.get("view"):
        return []
    found = []
    for path, text in leaves(table["view"]):
        seen = re.fullmatch(rf"\.({OPEN_PLACES}|{OPEN_WORDS})", path)
        if names_a_card(text) and not seen:
            found.append(f"view{path}: {text}")
    for event in table["events"]:
        if event["kind"] not in TOLD_TO_ALL:
            found += [f"{event['kind']}{path}: {text}" for path, text in leaves(event) if names_a_card(text)]
    return found


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
    assert [fault for message in received for fault in told_too_much(message)] == []
    assert not any('"options":[{' in message.replace(" ", "") for message in received)
    shown = watcher.page.evaluate("[...document.querySelectorAll('[data-thing]')].map((it) => it.dataset.thing)")
    assert shown and not [thing for thing in shown if re.search(r"\.(hand|deck)\b", thing)]

    # The same eyes find the secrets in what the player's own page was sent: the check can fail.
    own = [fault for message in player.received() for fault in told_too_much(message)]
    assert any("hand" in fault for fault in own) and any(fault.startswith("draws") for fault in own)
