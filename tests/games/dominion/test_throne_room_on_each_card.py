"""Throne Room on every Action card there is: what two plays in a row leave on the table."""

from typing import Any

import pytest

from games.dominion.support import cards, counters, table, trash, unordered
from games.support import things
from regnum.games.dominion.data import CARDS
from support import clause

ACTIONS = [card["id"] for card in CARDS if "action" in card["types"]]
"""All cards that Throne Room can play."""

TWICE: dict[str, tuple[dict[str, Any], list[str], dict[str, Any]]] = {
    "adventurer": (
        {"deck0": "estate copper silver gold village copper", "discard0": "duchy"},
        [],
        {"hand": "copper copper gold silver", "deck": "", "discard": "duchy estate village"},
    ),
    "bureaucrat": (
        {"hand1": "estate duchy copper"},
        ["top duchy"],
        {"deck": "silver silver", "deck1": "estate duchy", "hand1": "copper"},
    ),
    "cellar": (
        {"hand0": "estate", "deck0": "duchy copper"},
        ["discard estate", "discard duchy"],
        {"counters": (2, 1, 0), "hand": "copper", "discards": "duchy estate"},
    ),
    "chancellor": (
        {"deck0": "copper silver gold"},
        ["yes"],
        {"counters": (0, 1, 4), "deck": "", "discard": "copper silver gold"},
    ),
    "chapel": (
        {"hand0": "estate*6 copper"},
        ["trash estate"] * 6,
        {"hand": "copper", "trash": "estate estate estate estate estate estate"},
    ),
    "council_room": (
        {"deck0": "copper*8", "deck1": "silver", "discard1": "gold"},
        [],
        {"counters": (0, 3, 0), "hand": " ".join(["copper"] * 8), "hand1": "gold silver"},
    ),
    "feast": (
        {},
        ["gain duchy", "gain silver"],
        {"discard": "duchy silver", "trash": "feast", "in_play": "throne_room"},
    ),
    "festival": ({}, [], {"counters": (4, 3, 4)}),
    "laboratory": ({"deck0": "copper*3", "discard0": "gold"}, [], {"counters": (2, 1, 0), "deck": "", "drawn": 4}),
    "library": (
        {"hand0": "copper*5", "deck0": "village copper market silver gold"},
        ["set aside", "keep"],
        {"hand": "copper copper copper copper copper copper market", "deck": "silver gold", "discard": "village"},
    ),
    "market": ({"deck0": "copper*3"}, [], {"counters": (2, 3, 2), "deck": "copper", "drawn": 2}),
    "militia": (
        {"hand1": "copper*3 estate*2"},
        ["discard copper", "discard estate"],
        {"counters": (0, 1, 4), "hand1": "copper copper estate", "discard1": "copper estate"},
    ),
    "mine": (
        {"hand0": "copper estate"},
        ["gain silver", "gain gold"],
        {"hand": "estate gold", "trash": "copper silver", "discard": ""},
    ),
    "moat": ({"deck0": "copper", "discard0": "copper*4"}, [], {"drawn": 4}),
    "moneylender": ({"hand0": "copper*3"}, [], {"counters": (0, 1, 6), "hand": "copper", "trash": "copper copper"}),
    "remodel": (
        {"hand0": "estate gold"},
        ["trash estate", "gain silver", "gain province"],
        {"hand": "", "discard": "silver province", "trash": "estate gold"},
    ),
    "smithy": ({"deck0": "copper*4", "discard0": "copper"}, [], {"drawn": 5, "deck": ""}),
    "spy": (
        {"deck0": "copper estate silver gold", "deck1": "estate duchy"},
        ["discard", "discard", "put back", "put back"],
        {"counters": (2, 1, 0), "hand": "copper silver", "deck": "gold", "discard": "estate", "deck1": "duchy"},
    ),
    "thief": (
        {"deck1": "gold silver copper estate duchy"},
        ["trash gold", "take gold", "done"],
        {"discard": "gold", "discard1": "silver estate", "trash": "copper", "deck1": "duchy"},
    ),
    "throne_room": (
        {"hand0": "village smithy", "deck0": "copper*9"},
        ["choose village"],
        {"counters": (4, 1, 0), "in_play": "throne_room throne_room village smithy", "drawn": 8},
    ),
    "village": ({"deck0": "copper", "discard0": "gold"}, [], {"counters": (4, 1, 0), "hand": "copper gold"}),
    "witch": (
        {"deck0": "copper*5"},
        [],
        {"drawn": 4, "discard1": "curse curse"},
    ),
    "woodcutter": ({}, [], {"counters": (0, 3, 4)}),
    "workshop": ({}, ["gain silver", "gain estate"], {"discard": "silver estate"}),
    "artisan": (
        {"hand0": "copper"},
        ["gain duchy", "top copper", "gain silver", "top duchy"],
        {"hand": "silver", "deck": "duchy copper"},
    ),
    "bandit": (
        {"deck1": "silver gold copper silver"},
        ["trash gold"],
        {"discard": "gold gold", "trash": "gold silver", "discard1": "silver copper"},
    ),
    "harbinger": (
        {"deck0": "copper estate", "discard0": "gold silver"},
        ["top gold", "top silver"],
        {"counters": (2, 1, 0), "hand": "copper gold", "deck": "silver estate", "discard": ""},
    ),
    "merchant": (
        {"hand0": "silver*2", "deck0": "copper*2"},
        ["play silver", "play silver"],
        {"counters": (2, 1, 6)},
    ),
    "poacher": (
        {"hand0": "estate*2", "deck0": "copper silver gold", "supply": {"curse": 0}},
        ["discard estate", "discard estate"],
        {"counters": (2, 1, 2), "hand": "copper silver", "discards": "estate estate"},
    ),
    "sentry": (
        {"deck0": "copper estate silver gold"},
        ["trash", "put back"],
        {"counters": (2, 1, 0), "hand": "copper silver", "trash": "estate", "asks": "sentry"},
    ),
    "vassal": (
        {"deck0": "village market copper"},
        ["yes"],
        {"counters": (2, 1, 4), "in_play": "throne_room vassal village", "hand": "market", "discard": "copper"},
    ),
}  # fmt: skip


def test_the_table_of_doubled_cards_has_every_action_card() -> None:
    assert sorted(TWICE) == sorted(ACTIONS)


@clause("DOM-9.25", "DOM-9.26", "DOM-9.27")
@pytest.mark.parametrize("card", TWICE)
def test_throne_room_plays_each_card_twice_from_top_to_bottom(card: str) -> None:
    position, choices, after = TWICE[card]
    position = dict(position)
    hands = f"throne_room {card} {position.pop('hand0', '')}", position.pop("hand1", "")
    t = table(*hands, **position)
    play = ["play throne_room"]
    if len(set(hands[0].split()) & set(ACTIONS)) > 2 and card != "throne_room":
        play.append(f"choose {card}")
    if card == "throne_room":
        play.append("choose throne_room")
    t.play(*play)
    for choice in choices:
        t.play(choice)
    assert things(t, "plays_again").count(card) == 1
    seen: dict[str, Any] = {
        "counters": counters(t),
        "discards": unordered(t, 0, "discard"),
        "trash": trash(t),
        "drawn": len(things(t, "draws", 0)),
        "asks": t.pending[0].kind,
    }
    for zone in ("hand", "deck", "discard", "in_play"):
        seen[zone], seen[f"{zone}1"] = cards(t, 0, zone), cards(t, 1, zone)
    assert {key: seen[key] for key in after} == after
