"""The data of the Tomesaga: whole, counted as its rules count, tied to the clauses and to the games it adds to."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regnum.games.registry import game_of
from regnum.study.clauses import game_by_id, rule_ids
from support import clause

ROOT = Path(__file__).parents[3]
CLAUSES = rule_ids(ROOT, "tomesaga")


def files(game: str) -> dict[str, Any]:
    found = (ROOT / "src/regnum/games" / game / "data").glob("*.json")
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in found}


FILES = files("tomesaga")
ARCHITECTS = files("architects")


def within(value: Any) -> Iterator[Any]:
    """A value and everything in it."""
    yield value
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from within(each)


def ids(entries: list[dict[str, Any]]) -> set[str]:
    return {entry["id"] for entry in entries}


@pytest.mark.parametrize("file", sorted(FILES))
def test_the_entries_of_a_list_have_ids_of_their_own_and_what_is_called_a_clause_is_one(file: str) -> None:
    found = list(within(FILES[file]))
    for entries in ([each for each in value if isinstance(each, dict)] for value in found if isinstance(value, list)):
        names = [entry["id"] for entry in entries if "id" in entry]
        assert len(names) == len(set(names))
    cited = {each["clause"] for each in found if isinstance(each, dict) and "clause" in each}
    assert cited <= set(game_by_id(ROOT))


def test_the_cards_of_architects_are_as_many_as_the_box_holds() -> None:
    schemes = FILES["arc_schemes"]["cards"]
    piles = [sum(card["pile"] == pile for card in schemes) for pile in ("starting", "future")]
    assert piles == [8, 6]  # the ninth belongs to an add-on
    assert [card["id"] for card in schemes if card.get("last")] == ["scheme_f6_last"]
    assert [card["level"] for card in FILES["arc_demands"]["cards"]] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert len(FILES["arc_events"]["cards"]) == 8
    assert len(FILES["arc_apprentices"]["cards"]) == 6
    assert [board["difficulty"] for board in FILES["arc_overlord_boards"]["boards"]] == ["normal", "hard"]


def test_the_cards_of_the_other_games_are_as_many_as_the_box_holds() -> None:
    assert len(FILES["pal_threats"]["overlord_threats"]) == 10
    assert [len(FILES[name]["cards"]) for name in ("pal_kings_orders", "pal_starting_townsfolk")] == [6, 4]
    assert len(FILES["extra_heroes"]["cards"]) == 6
    assert [sum(tome["game"] == game for tome in FILES["tomes"]["tomes"]) for game in ("architects", "paladins")] == [
        6,
        6,
    ]


def test_schemes_overlays_and_demands_name_what_architects_has() -> None:
    places = ids(ARCHITECTS["board"]["locations"])
    steps = [step for card in FILES["arc_schemes"]["cards"] for step in card["steps"]]
    assert {step["place"] for step in steps if "place" in step} <= places
    assert {step["icon"] for step in steps if "icon" in step} <= ids(FILES["arc_schemes"]["icons"])
    assert {overlay["on"] for overlay in FILES["arc_overlays"]["overlays"]} <= places
    goods = {"silver", "clay", "wood", "stone", "gold", "marble", "building_card", "debt_paid"}
    assert {card["donate"] for card in FILES["arc_demands"]["cards"]} == goods
    columns = {n: row["guildhall_columns"] for n, row in FILES["arc_setup"]["by_players"].items()}
    assert columns == {**{n: ARCHITECTS["guildhall"]["columns_by_players"][n] for n in columns}, "1": 2}
    spaces = {n: row["guildhall_spaces"] for n, row in FILES["arc_setup"]["by_players"].items()}
    assert spaces == {n: ARCHITECTS["guildhall"]["rows"] * columns[n] for n in columns}


OFFERED = {
    "arc_setup": ("architects_coop",), "pal_setup": ("paladins_coop",), "vis_coop": ("viscounts_coop",),
    "campaign": ("paladins_saga", "viscounts_saga"),
}  # fmt: skip
"""The games in which the options of a file can be chosen."""


@pytest.mark.parametrize("file", sorted(OFFERED))
def test_the_options_of_the_data_can_be_chosen_with_these_values_and_this_default(file: str) -> None:
    offered = {option.id: option for game in OFFERED[file] for option in game_of(game).options}
    for told in FILES[file]["options"]:
        option = offered[told["id"]]
        assert option.values is not None and [*option.values] == told["values"] and option.default == told["default"]


REMOVES, PLACES = "remove_overlord", "place_own_worker"


@clause("TOM-5.7", "TOM-R.31")
def test_every_aid_removes_and_places_after_one_action_and_removes_after_two() -> None:
    found: dict[str, Counter[str]] = {action: Counter() for action in ("trade", "build", "castle", "transcribe")}
    for aid in FILES["vis_coop"]["player_aids"]:
        for line in aid["bottom"]:
            said = "+".join(next(iter(command)) for command in line["do"])
            found[line["trigger"].removeprefix("after_own_action:")][said] += 1
    each = {f"{REMOVES}+{PLACES}": 1, REMOVES: 2}
    assert found == dict.fromkeys(found, each)  # every action is served alike by the four


def test_every_example_has_a_case_and_every_case_belongs_to_an_example_or_a_hazard() -> None:
    shown = {case["id"].rstrip("abcdefgh") for case in FILES["test_vectors"]["cases"]}
    assert shown <= set(CLAUSES)
    assert {rule for rule in CLAUSES if rule.startswith("TOM-EX.")} <= shown
