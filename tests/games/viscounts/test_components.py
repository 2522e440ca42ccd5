"""VIS-1: what is in the box, as the data files have it."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regnum.kernel.clauses import parse
from support import clause

ROOT = Path(__file__).resolve().parents[3]
FILES = sorted((ROOT / "src/regnum/games/viscounts/data").glob("*.json"))
DATA: dict[str, Any] = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in FILES}

PROVENANCE = {"verified", "single-source", "reconstructed"}
NAMED_AGAIN = {"rules_tables", "terms"}
"""Files that name a thing under the id it has elsewhere, for what it scores or how it is called."""


def entries(part: Any, provenance: str | None = None) -> Iterator[tuple[str, str | None]]:
    """Every id of a file, and how sure its entry is: by its own word, or that of the side of a segment it lies on."""
    if isinstance(part, dict):
        provenance = part.get("provenance", part.get("spots_provenance", provenance))
        if "id" in part:
            yield part["id"], provenance
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from entries(inner, provenance)


@clause("VIS-1.2")
def test_every_player_has_a_set_of_pieces() -> None:
    box = DATA["rules_tables"]["player_components"]
    slots = Counter(slot["building"] for slot in DATA["player_board"]["building_slots"])
    assert slots == {"workshop": 3, "trading_post": 3, "guildhall": 3}
    assert [box[f"{building}s"] for building in slots] == list(slots.values())
    assert len(DATA["townsfolk_starting"]["cards"]) == box["starting_townsfolk"] == 8
    assert box["workers"] == 20


@clause("VIS-1.3", "VIS-1.4")
def test_the_files_hold_as_many_cards_and_tiles_as_the_box() -> None:
    box = DATA["rules_tables"]["shared_components"]
    schemes = Counter(card["deck"] for card in DATA["solo_schemes"]["cards"])
    held = {
        "neutral_townsfolk": len(DATA["townsfolk_neutral"]["cards"]),
        "hero_townsfolk": len(DATA["townsfolk_heroes"]["cards"]),
        "player_cards": len(DATA["player_cards"]["cards"]),
        "manuscripts": len(DATA["manuscripts"]["tiles"]),
        "church_favour": len(DATA["bonus_cards"]["church_favour"]),
        "debts": DATA["debts_deeds"]["debt"]["copies"],
        "deeds": DATA["debts_deeds"]["deed"]["copies"],
        "segments": len(DATA["main_board"]["segments"]),
        "starting_schemes": schemes["starting"],
        "future_schemes": schemes["future"],
    }
    assert {thing: box[thing] for thing in held} == held
    assert list(held.values()) == [68, 10, 10, 35, 4, 30, 30, 5, 8, 8]
    assert len(DATA["solo_ai_boards"]["boards"]) == 4


@clause("VIS-1.8")
def test_outer_towns_are_numbered_in_pairs() -> None:
    for k, segment in enumerate(DATA["main_board"]["segments"], 1):
        towns = segment["towns"].values()
        assert [town.get("number") for town in towns] == [2 * k - 1, 2 * k, None]
        assert [town["path"] for town in towns] == ["outer", "outer", "inner"]


def test_an_id_belongs_to_one_thing() -> None:
    ids = Counter(name for stem in DATA.keys() - NAMED_AGAIN for name, _ in entries(DATA[stem]))
    assert [name for name, n in ids.items() if n > 1] == [] and len(ids) > 300


@pytest.mark.parametrize("stem", DATA)
def test_everything_says_how_sure_it_is(stem: str) -> None:
    found = dict(entries(DATA[stem]))
    assert found and {name: sure for name, sure in found.items() if sure not in PROVENANCE} == {}


def test_hiring_or_dismissing_has_one_of_six_effects() -> None:
    kinds = [kind["token"] for kind in DATA["rules_tables"]["dismiss_effect_kinds"]]
    neutral = DATA["townsfolk_neutral"]["cards"]
    assert [card["id"] for card in neutral if card["on_recruit_or_dismiss"] not in [[kind] for kind in kinds]] == []
    others = [*DATA["townsfolk_starting"]["cards"], *DATA["townsfolk_heroes"]["cards"]]
    assert [card["id"] for card in others if card["on_recruit_or_dismiss"]] == []


def test_the_data_cite_only_clauses_that_there_are() -> None:
    clauses = parse((ROOT / "docs/rules/viscounts.md").read_text(encoding="utf-8"))
    cited = {rule for file in FILES for rule in re.findall(r"VIS-[\d.A-Z]*\d", file.read_text(encoding="utf-8"))}
    assert len(cited) > 30 and cited <= set(clauses)
