"""The goals of the Tomes of Viscounts, on tables of Viscounts."""

from typing import Any

import pytest

import regnum
from regnum.games.tomesaga.tables import lore, tomes
from regnum.games.viscounts.data import FAMILIES
from regnum.games.viscounts_saga.goals import meets
from support import clause

pytestmark = pytest.mark.both_builds

NUMBER = {tome["id"].value: i for i, tome in enumerate(tomes())}
SPOTS = {
    f"{building}_{i}": f"segment_{segment}_A_spot_{i}"
    for building, segment in (("workshop", "01_02"), ("guildhall", "03_04"))
    for i in (1, 2, 3)
}
CRIMINALS = [entry["id"] for entry in FAMILIES["townsfolk"] if entry["icons"].get("criminal") == 1]
MANUSCRIPTS = [entry["id"] for entry in FAMILIES["manuscripts"]]


def is_met(tome: str, player: dict[str, Any]) -> bool:
    g: Any = regnum.scenario("viscounts", {"players": [player, {}]}).core
    return bool(meets(g.seats[0], g.cards, lore(), NUMBER[tome]))


@clause("TOM-2.28", "TOM-2.36", "TOM-2.11", "TOM-R.23")
@pytest.mark.parametrize(
    ("tome", "met", "short"),
    [
        ("tome_vis_buildings", {"buildings": dict([*SPOTS.items()][:5])}, {"buildings": dict([*SPOTS.items()][:4])}),
        ("tome_vis_castle", {"tier3": 3}, {"tier3": 2, "tier2": [1, 0, 0, 0, 0], "tier1": [1, 0, 0, 0, 0]}),
        ("tome_vis_manuscripts", {"manuscripts": MANUSCRIPTS[:5]}, {"manuscripts": MANUSCRIPTS[:4]}),
        ("tome_vis_paid_debts", {"paid": 4}, {"paid": 3, "unpaid": 2}),
        ("tome_vis_deeds", {"approved": 4}, {"approved": 3, "acquired": 2}),
        ("tome_vis_criminals", {"board": CRIMINALS[:3]}, {"board": [*CRIMINALS[:2], None], "hand": CRIMINALS[2:3]}),
    ],
)
def test_a_goal_is_met_with_its_number_and_not_with_one_less(
    tome: str, met: dict[str, Any], short: dict[str, Any]
) -> None:
    assert is_met(tome, met) and not is_met(tome, short)
