"""The goals of the Tomes of Paladins, on tables of Paladins."""

from typing import Any

import pytest

import regnum
from regnum.games.paladins.data import FAMILIES
from regnum.games.paladins_saga.goals import meets
from regnum.games.tomesaga.tables import lore, tomes
from support import clause

pytestmark = pytest.mark.both_builds

NUMBER = {tome["id"].value: i for i, tome in enumerate(tomes())}


def some(family: str, n: int) -> list[str]:
    """The first things of a family, one copy of each; of squares those that are open with two players."""
    return [entry["id"] for entry in FAMILIES[family] if entry.get("min_players", 2) <= 2][:n]


def table(player: dict[str, Any]) -> Any:
    return regnum.scenario("paladins", {"players": [player, {}]}).core


def met(core: Any, tome: str) -> bool:
    return bool(meets(core.seats[0], core.cards, lore(), NUMBER[tome]))


GOALS = [
    ("tome_pal_walls", "walls", "walls", 5),
    ("tome_pal_monks", "monks", "region_spaces", 5),
    ("tome_pal_outposts", "outposts", "region_spaces", 5),
    ("tome_pal_attacks", "attacked", "outsiders", 4),
    ("tome_pal_townsfolk", "crew", "townsfolk", 5),
]


@clause("TOM-2.28", "TOM-2.36", "TOM-2.11")
@pytest.mark.parametrize(("tome", "key", "family", "n"), GOALS)
def test_a_goal_is_met_with_its_number_and_not_with_one_less(tome: str, key: str, family: str, n: int) -> None:
    found = [met(table({key: some(family, held)}), tome) for held in (n - 1, n)]
    assert found == [False, True]


@clause("TOM-2.28", "TOM-2.36")
def test_suspicions_held_count_for_their_tome() -> None:
    kind = FAMILIES["suspicion"][0]["id"]
    found = [met(table({"suspicions": [kind] * n}), "tome_pal_suspicion") for n in (5, 6)]
    assert found == [False, True]


@clause("TOM-2.28")
def test_every_outsider_belongs_to_a_people_that_the_tome_of_battles_counts() -> None:
    (summed,) = (tome["goal.have_sum"].value for tome in tomes() if "goal.have_sum" in tome)
    peoples = {f"attacked_{entry['faction']}" for entry in FAMILIES["outsiders"]}
    assert peoples == set(summed)
