"""What partners in Paladins think of their Honour, which limits the attributes in the end."""

from typing import Any

import pytest

import regnum
from games.paladins_coop.support import honour, table
from regnum.bots.naming import maker
from regnum.bots.paladins.worth import rounds_left
from regnum.bots.paladins_coop.honour import HonourWeights, change_worth
from regnum.bots.policy import play_out
from regnum.kernel.core.chance import Chance
from regnum.kernel.table import Table

MOST_DECISIONS = 20000


def cost_of_one(t: Table) -> int:
    """What the first player would lose with a point of Honour, in thousandths of a point."""
    g: Any = t.core
    return -change_worth(HonourWeights(), g, g.seats[0], -1, rounds_left(g))


def test_honour_far_above_the_attributes_is_worth_little() -> None:
    assert cost_of_one(table({"faith": 2, "strength": 1, "influence": 3, "honour": 12}, round=5)) < 500


def test_honour_below_an_attribute_is_worth_its_points() -> None:
    """From 9 to 8 the Influence of 12 loses two points of a player's score."""
    assert cost_of_one(table({"influence": 12, "honour": 9}, round=6)) > 1500


def test_with_rounds_to_come_attributes_are_expected_to_rise() -> None:
    """Seven steps suffice for attributes of six in the last round, and not for what they will be four rounds later."""
    six = {"faith": 6, "strength": 6, "influence": 6, "honour": 7}
    assert cost_of_one(table(six, round=7)) == 0
    assert cost_of_one(table(six, round=3)) > 3000


@pytest.mark.parametrize("seats", [1, 2])
def test_habits_do_not_spend_all_honour_on_favours(seats: int) -> None:
    left = []
    for i in range(8):
        t = regnum.new("paladins_coop", seats, f"honour/{i}")
        play_out(t.core, [maker("habits", "paladins_coop")(Chance(1, 0))] * seats, MOST_DECISIONS)
        left += honour(t)
    assert sum(left) / len(left) > 6
