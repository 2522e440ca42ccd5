"""When a player is asked for an order: only where another order could end differently."""

from regnum.games.paladins.codes import ops
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins
from regnum.kernel.core.containers import bit, lowest


def next_bonuses(g: Paladins, left: int) -> int:
    """Those of the bonuses left among which the owner chooses the next; one if the order makes no difference."""
    calm = left & ~g.cards.touchy  # PAL-4.14
    if calm == 0 and left & g.cards.fuses != 0 and left & (left - 1) != 0:
        return left
    return bit(lowest(calm if calm != 0 else left))


def next_inquisitors(g: Paladins, s: Seat, left: int) -> int:
    """The same at an Inquisition: who removes Suspicions can switch the others off and on."""  # PAL-8.8, PAL-13.6
    cards = g.cards
    held = s.suspicions.size
    removers = left & cards.removers
    others = left & ~removers
    if removers == 0 or others == 0 or held == 0:
        return bit(lowest(left))
    fewest = held - removable(g, removers)
    offered = bit(lowest(removers))
    counting = 0
    while others != 0:
        c = lowest(others)
        others &= others - 1
        if left & cards.fuses == 0 and not depends(g, c, fewest if fewest > 0 else 0, held):
            return bit(c)
        which = 1 if cards.least_suspicions[c] > 0 else 2
        if counting & which == 0:
            counting |= which
            offered |= bit(c)
    return offered


def removable(g: Paladins, removers: int) -> int:
    """How many Suspicions these Townsfolk can remove."""
    n = 0
    while removers != 0:
        fx = g.cards.passives[lowest(removers)]
        while g.cards.op[fx] != ops.END:
            if g.cards.op[fx] == ops.REMOVE:
                n += g.cards.n[fx]
            fx += 1
        removers &= removers - 1
    return n


def is_idle(g: Paladins, s: Seat, c: int) -> bool:
    """Whether an ability does nothing but remove Suspicions, and there are none."""
    fx = g.cards.passives[c]
    return s.suspicions.size == 0 and g.cards.op[fx] == ops.REMOVE and g.cards.op[fx + 1] == ops.END


def depends(g: Paladins, c: int, fewest: int, most: int) -> bool:
    """Whether an ability works with some of the numbers of Suspicions from `fewest` to `most` and not with others."""
    least = g.cards.least_suspicions[c]
    limit = g.cards.most_suspicions[c]
    always = least <= fewest and most <= limit
    never = least > most or limit < fewest
    return not always and not never


def order_matters(g: Paladins, s: Seat, fx: int) -> bool:
    """Whether an Inquisition can come between the rewards of a list and change what the others bring."""  # PAL-4.14
    if g.cards.mixed[fx] == 0:
        return False
    coins = 0
    changes = False
    while g.cards.op[fx] != ops.END:
        op = g.cards.op[fx]
        if op == ops.CRIMINAL:
            return True
        if op == ops.TAX:
            coins += g.cards.n[fx]
        elif op == ops.REMOVE:
            changes = changes or s.suspicions.size > 0
        elif op > ops.DEBT:
            changes = True
        fx += 1
    return changes and coins >= g.tax
