"""What the judge of Architects thinks that a seat can pay."""

import pytest

from games.architects.support import table
from regnum.bots.architects.judge import at_hand
from regnum.games.architects.codes import prices


@pytest.mark.parametrize(
    ("goods", "share"),
    [({}, 20), ({"wood": 1, "stone": 2}, 80), ({"wood": 6}, 100), ({"clay": 6, "gold": 3}, 20)],
)
def test_a_mixed_price_is_paid_of_what_it_takes(goods: dict[str, int], share: int) -> None:
    """The second level of the Cathedral takes four of Wood and Stone in any mix; a fifth is given."""
    g = table({"cathedral": 1, **goods}).core
    assert at_hand(g, g.seats[0], prices.LEVELS + 2) == share
