"""What partners in Paladins think of Workshops: every later round has more actions with them."""

import pytest

from games.paladins_coop.support import table
from regnum.bots.naming import kit_of


def brings(number: int, *workshops: str) -> int:
    """What the team has in prospect with these Workshops more, in thousandths of a point."""
    judge = kit_of("paladins_coop").judge
    with_them = table({"workshops": list(workshops)}, round=number)
    return judge.promise(with_them.core, 0) - judge.promise(table(round=number).core, 0)


@pytest.mark.parametrize(("number", "least"), [(2, 6000), (4, 4000)])
def test_a_workshop_is_worth_the_actions_of_all_rounds_to_come(number: int, least: int) -> None:
    assert brings(number, "commission_left") > least


def test_a_workshop_of_the_last_round_has_no_rounds_to_come() -> None:
    assert brings(7, "commission_left") < 1000


def test_a_workshop_that_has_left_the_game_brings_nothing_more() -> None:
    assert brings(2, "lost_workshop_1") <= 0
