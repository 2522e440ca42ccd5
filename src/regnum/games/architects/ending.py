"""The end of the game: Buildings that change Virtue before the points are counted."""

from regnum.games.architects.codes import events, kinds, limits, ops, places, things
from regnum.games.architects.effects import count, has_most, resolve
from regnum.games.architects.state import Architects
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, lowest
from regnum.kernel.lowering import Rule, rule


@rule
def end_effects(g: Architects, p: int) -> Rule:
    """A player's own in the order of choice, asked for only where it can matter."""  # ARC-14.3, ARC-14.10, ARC-15.10
    left: int = g.seats[p].built & g.cards.end_virtue
    while left != 0:
        c: int = lowest(left)
        if order_matters(g, p, left):
            c = yield g.ask(p, kinds.END_ORDER, left)
        left &= ~bit(c)
        g.emit(events.END_EFFECT, p, things.FIRST_BUILDING + c, 0, g.place(p, places.BUILT), NONE, EVERYBODY)
        yield from resolve(g, p, g.cards.at_end[c])


def order_matters(g: Architects, p: int, left: int) -> bool:
    """Whether gains and losses of Virtue meet, and one of them could pass an end of the track."""
    up = 0
    down = 0
    while left != 0:
        n = virtue_at_end(g, p, g.cards.at_end[lowest(left)])
        left &= left - 1
        if n > 0:
            up += n
        else:
            down -= n
    virtue = g.seats[p].virtue
    return up > 0 and down > 0 and (virtue + up > limits.MOST_VIRTUE or virtue < down)


def virtue_at_end(g: Architects, p: int, fx: int) -> int:
    """By how much a list of effects would change Virtue now."""
    n = 0
    while g.cards.op[fx] != ops.END:
        op = g.cards.op[fx]
        inside = g.cards.then[fx]
        if op == ops.VIRTUE:
            n += g.cards.n[fx]
        elif op == ops.PER:
            n += count(g, p, g.cards.arg[fx]) // g.cards.every[fx] * virtue_at_end(g, p, inside)
        elif is_met(g, p, fx):
            n += virtue_at_end(g, p, inside)
        fx += 1
    return n


def is_met(g: Architects, p: int, fx: int) -> bool:
    """Whether an effect with a condition is carried out now."""
    if g.cards.op[fx] == ops.IF_MOST:
        return has_most(g, p, g.cards.arg[fx])
    return g.cards.op[fx] == ops.IF_DEBTS and g.seats[p].unpaid == g.cards.n[fx]
