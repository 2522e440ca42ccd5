"""At a table of several, a player of Architects singles out nobody by their seat, and does not overlook the leader."""

from collections import Counter
from typing import Any

import pytest

from games.architects.support import table
from regnum.bots import make
from regnum.kernel.table import Table

pytestmark = pytest.mark.many_games

OTHERS = (1, 2, 3)
LEADERS_BUILDINGS = ["smithy", "tavern", "well"]
TIMES = 60


def captured(t: Table) -> Counter[int]:
    """Whose group `greedy` captures, of so many players that differ by their dice alone."""
    bots = (make("greedy", f"lots {n}") for n in range(TIMES))
    return Counter(int(bot.choose(t, t.pending[0]).notation.split()[-1]) for bot in bots)


def before_a_capture(*others: dict[str, Any]) -> Table:
    """All others have as many Workers in the Forest."""
    t = table({"silver": 2}, *({"workers": {"forest": 3}, **each} for each in others))
    t.play("place town_centre")
    assert t.pending[0].kind == "capture"
    return t


def test_equals_are_captured_equally_often() -> None:
    victims = captured(before_a_capture({}, {}, {}))
    assert set(victims) == {*OTHERS}
    assert min(victims.values()) >= TIMES // len(OTHERS) // 2


@pytest.mark.parametrize("leader", OTHERS)
def test_among_equal_groups_the_leaders_is_captured(leader: int) -> None:
    others = [{"buildings": LEADERS_BUILDINGS if seat == leader else []} for seat in OTHERS]
    assert captured(before_a_capture(*others)) == {leader: TIMES}
