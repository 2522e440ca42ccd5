"""What Honour is worth: it limits the attributes in the end, so it counts as far as they will probably rise."""

from typing import Final

from regnum.bots.paladins.worth import SMOOTH, standing
from regnum.games.paladins.codes import limits, things
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_coop.codes import amounts
from regnum.games.paladins_coop.codes import limits as team_limits

TENTHS: Final = 10


class HonourWeights:
    """What is expected of attributes and Honour in each round to come, in tenths of a step."""

    def __init__(self) -> None:
        self.rise: int = 15
        """So far an attribute rises."""
        self.regained: int = 3
        """So much Honour comes back."""
        self.each: int = 300
        """What a point of Honour is worth beside that, in thousandths of a point."""


def honour_worth(w: HonourWeights, g: Paladins, s: Seat, honour: int, left: int) -> int:
    """What so much Honour is worth to a player, in thousandths of a point; 0 would be worth least."""  # TOM-4.33
    if honour < 0:
        honour = 0
    if honour > team_limits.MOST_HONOUR:
        honour = team_limits.MOST_HONOUR
    total: int = honour * w.each if left > 0 else 0
    highest = min(honour * TENTHS + w.regained * left, limits.MOST_OF_ATTRIBUTE * TENTHS)
    for which in range(things.ATTRIBUTES):
        now = s.marker(which)
        if left == 0:
            total -= standing(g, now, 0) - standing(g, min(now, honour), 0)
        else:
            aim = min(now * TENTHS + w.rise * left, limits.MOST_OF_ATTRIBUTE * TENTHS)
            if aim > highest:
                total -= at_tenths(aim) - at_tenths(highest)
    return total


def change_worth(w: HonourWeights, g: Paladins, s: Seat, n: int, left: int) -> int:
    """What it is worth to gain so much Honour, or to lose it if n is below 0."""
    now = s.amounts[amounts.HONOUR]
    return honour_worth(w, g, s, now + n, left) - honour_worth(w, g, s, now, left)


def at_tenths(tenths: int) -> int:
    """An attribute's points with the way to the next ones, between two steps too."""
    n = tenths // TENTHS
    if n >= limits.MOST_OF_ATTRIBUTE:
        return SMOOTH[limits.MOST_OF_ATTRIBUTE]
    return SMOOTH[n] + (SMOOTH[n + 1] - SMOOTH[n]) * (tenths % TENTHS) // TENTHS
