"""The goals of the Tomes of Architects, on tables of Architects."""

from typing import Any

import pytest

import regnum
from regnum.games.architects_saga.goals import meets
from regnum.games.tomesaga.tables import lore, tomes
from support import clause

pytestmark = pytest.mark.both_builds

NUMBER = {tome["id"].value: i for i, tome in enumerate(tomes())}
GOALS = [
    ("tome_arc_marble", {"marble": 8}, {"marble": 7, "gold": 3}),
    ("tome_arc_buildings", {"buildings": "tavern keep well tilers_hut"}, {"buildings": "tavern keep well"}),
    ("tome_arc_debts", {"unpaid": 5}, {"unpaid": 4, "paid": 3}),
    ("tome_arc_virtue", {"virtue": 14}, {"virtue": 13}),
    ("tome_arc_cathedral", {"cathedral": 4}, {"cathedral": 3}),
    ("tome_arc_captures", {"captives": [0, 5, 3]}, {"captives": [0, 4, 3], "prison": 2}),
]


def is_met(tome: str, player: dict[str, Any]) -> bool:
    g: Any = regnum.scenario("architects", {"players": [player, {}, {}]}).core
    return bool(meets(g.seats[0], lore(), NUMBER[tome]))


@clause("TOM-2.28", "TOM-2.36", "TOM-2.11")
@pytest.mark.parametrize(("tome", "met", "short"), GOALS)
def test_a_goal_is_met_with_its_number_and_not_with_one_less(
    tome: str, met: dict[str, Any], short: dict[str, Any]
) -> None:
    assert is_met(tome, met) and not is_met(tome, short)
