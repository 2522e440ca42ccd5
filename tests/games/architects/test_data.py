"""The data of Architects: whole, counted as its rules count, and tied to the clauses."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regnum.kernel.clauses import parse

ROOT = Path(__file__).parents[3]
FILES = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in (ROOT / "src/regnum/games/architects/data").glob("*.json")
}
CLAUSES = parse((ROOT / "docs/rules/architects.md").read_text(encoding="utf-8"))


def within(value: Any) -> Iterator[Any]:
    """A value and everything in it."""
    yield value
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from within(each)


def copies(cards: list[dict[str, Any]], **wanted: str) -> int:
    return sum(card["copies"] for card in cards if all(card[key] == value for key, value in wanted.items()))


@pytest.mark.parametrize("file", sorted(FILES))
def test_the_entries_of_a_list_have_ids_of_their_own_and_a_provenance(file: str) -> None:
    lists = [value for value in within(FILES[file]) if isinstance(value, list)]
    for entries in ([each for each in value if isinstance(each, dict)] for value in lists):
        ids = [entry["id"] for entry in entries if "id" in entry]
        assert len(ids) == len(set(ids))
        assert [entry for entry in entries if ("id" in entry or "level" in entry) and "provenance" not in entry] == []


@pytest.mark.parametrize("file", sorted(FILES))
def test_what_the_data_call_a_clause_is_one(file: str) -> None:
    assert {each["clause"] for each in within(FILES[file]) if isinstance(each, dict) and "clause" in each} <= {*CLAUSES}


def test_the_cards_are_as_many_as_the_box_holds() -> None:
    box = {each["id"]: each["n"] for each in FILES["components"]["components"]}
    assert copies(FILES["apprentices"]["cards"], set="base") == box["apprentice_cards"] == 40
    assert copies(FILES["buildings"]["cards"], set="base") == box["building_cards"] == 40
    assert copies(FILES["black_market_cards"]["cards"]) == box["black_market_cards"] == 10
    assert copies(FILES["reward_cards"]["cards"]) == box["reward_cards"] == 11
    assert copies(FILES["debt_cards"]["cards"]) == box["debt_cards"] == 22
    assert len(FILES["player_boards"]["standard_side"]) == box["player_boards"] == 5
    schemes = FILES["solo"]["schemes"]
    assert copies(schemes) == box["solo_scheme_cards"] == 30
    assert (copies(schemes, pile="starting"), copies(schemes, pile="future")) == (20, 10)


def test_the_promo_cards_and_boards_are_apart() -> None:
    promo = [FILES["apprentices"]["cards"], FILES["buildings"]["cards"], FILES["player_boards"]["variable_side"]]
    assert [sum(each["set"] == "promo" for each in cards) for cards in promo] == [3, 3, 5]


def test_the_tables_of_the_guildhall_agree() -> None:
    guildhall, setup = FILES["guildhall"], FILES["setup"]["by_players"]
    for players, columns in guildhall["columns_by_players"].items():
        spaces = columns * guildhall["rows"]
        assert spaces == guildhall["spaces_by_players"][players] == setup[players]["constructions_to_end"]
        found: dict[str, list[int]] = {}
        for icon in sorted(guildhall["icons"], key=lambda icon: (icon["row"], icon["column"])):
            found.setdefault(icon["icon"], []).append((icon["row"] - 1) * columns + icon["column"])
        assert found == guildhall["trigger_space_by_players"][players]


def test_every_vector_belongs_to_an_example_or_a_hazard_and_every_example_has_one() -> None:
    shown = {case["id"].rstrip("abcdefgh") for case in FILES["test_vectors"]["cases"]}
    assert shown <= set(CLAUSES)
    assert {rule for rule in CLAUSES if rule.startswith("ARC-EX.")} <= shown
