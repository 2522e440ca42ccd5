"""The things of a game, numbered family by family, and what card packs may change of them."""

import json
from typing import Any

import pytest

from regnum.kernel.errors import BadData
from regnum.kernel.stock import Stock, as_data, forms_of, names_of, renamed
from regnum.kernel.text import Catalogue

FOLK = ({"id": "monk", "name": {"en": "Monk", "pl": "Mnich"}, "ability": {}, "provenance": "verified"},)
TOWN = (
    {"id": "wall", "name": {"en": "Wall", "pl": "Mur"}, "ability": [], "copies": 2, "provenance": "recalled"},
    {"id": "gate", "name": {"en": "Gate", "pl": "Brama"}, "forms": {"pl": {"acc": "Bramę"}}, "ability": []},
)
STOCK = Stock(
    "town",
    (("folk", FOLK), ("parts", TOWN)),
    {"folk": {"ability": dict}, "parts": {"ability": list, "copies": int, "open": bool}},
)
FORMS = {"en": ("a",), "pl": ("acc",)}


def pack(*cards: Any) -> str:
    return json.dumps({"regnum_pack": 1, "game": "town", "name": "Mine", "cards": list(cards)})


def test_things_are_numbered_family_by_family() -> None:
    assert STOCK.ids == ("monk", "wall", "gate")
    assert (STOCK.numbers["gate"], STOCK.family_of["gate"]) == (2, "parts")
    assert dict(STOCK.provenance) == {"verified": 1, "recalled": 1}


def test_a_family_may_come_in_two_stretches_of_numbers() -> None:
    more = Stock("town", (("parts", TOWN[:1]), ("folk", FOLK), ("parts", TOWN[1:])), {})
    assert more.ids == ("wall", "monk", "gate")
    assert more.family_of["gate"] == more.family_of["wall"] == "parts"


def test_a_pack_changes_what_its_family_has() -> None:
    changes = STOCK.changes(pack({"id": "wall", "copies": 3, "open": True}, {"id": "monk", "ability": {"n": 1}}))
    assert STOCK.changed(changes)["wall"]["copies"] == 3
    assert STOCK.changed(changes)["monk"]["ability"] == {"n": 1}
    assert STOCK.changes(None) == {}


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ({"id": "monk", "copies": 3}, "monk.copies: it has no such field; it has name, forms, provenance, ability"),
        ({"id": "monk", "ability": []}, r"cards\[0\].ability: must be dict"),
        ({"id": "wall", "ability": {}}, r"cards\[0\].ability: must be list"),
        ({"id": "wall", "copies": 25}, "wall.copies: must be from 0 to 24, not 25"),
        ({"id": "wall", "colour": 1}, r"cards\[0\].colour: a card has no such field"),
    ],
)
def test_what_a_pack_may_not_say_is_refused_at_its_place(card: dict[str, Any], said: str) -> None:
    with pytest.raises(BadData, match=said):
        STOCK.changes(pack(card))


def test_data_are_read_by_their_place_in_the_pack_or_in_the_file() -> None:
    changes = STOCK.changes(pack({"id": "gate", "copies": 1}))
    wall, gate = as_data("parts", TOWN, changes)
    assert (wall["copies"].where, gate["copies"].where) == ("parts.json, wall, copies", "cards[0].copies")
    assert gate["copies"].value == 1


def test_a_name_stands_for_the_forms_it_does_not_have() -> None:
    assert forms_of(TOWN[0], "pl", FORMS["pl"]) == {"name": "Mur", "acc": "Mur"}
    assert names_of(TOWN, FORMS)["pl"]["card.gate"] == {"name": "Brama", "acc": "Bramę"}


def test_a_pack_gives_new_names() -> None:
    words = Catalogue({"en": {"card.gate": {"name": "Gate"}}, "pl": {"card.gate": {"name": "Brama"}}})
    changes = {"gate": {"name": {"en": "Door", "pl": "Drzwi"}}, "wall": {"copies": 1}}
    assert renamed(words, changes, FORMS).name("pl", "card", "gate", "acc") == "Drzwi"
    assert renamed(words, {"wall": {"copies": 1}}) is words
