"""The end of the game: Buildings that change Virtue before the points are counted."""

from regnum.games.architects.codes import counted, events, goods, kinds, limits, moments, ops, places, things
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
    """Whether gains and losses of Virtue meet, and one of them could pass an end of the track.

    Or whether one of them could bring goods, by the player's board, that another one counts.
    """
    up = 0
    down = 0
    goods_counted = 0
    several = left & (left - 1) != 0
    while left != 0:
        fx = g.cards.at_end[lowest(left)]
        n = virtue_at_end(g, p, fx)
        goods_counted |= counted_goods(g, fx)
        left &= left - 1
        if n > 0:
            up += n
        else:
            down -= n
    virtue = g.seats[p].virtue
    brought = brought_by_board(g, p, moments.VIRTUE_GAINED) if up > 0 else 0
    if virtue < down:
        brought |= brought_by_board(g, p, moments.DEBT_GAINED)
    if several and brought & goods_counted != 0:
        return True
    return up > 0 and down > 0 and (virtue + up > limits.MOST_VIRTUE or virtue < down)


def counted_goods(g: Architects, fx: int) -> int:
    """The goods that a list of effects counts, as a set."""
    out = 0
    while g.cards.op[fx] != ops.END:
        if g.cards.op[fx] == ops.PER:
            what = g.cards.arg[fx]
            if what == counted.CLAY_WOOD_STONE_TOTAL:
                out |= bit(goods.CLAY) | bit(goods.WOOD) | bit(goods.STONE)
            elif what <= counted.SILVER:
                out |= bit(what)
        fx += 1
    return out


def brought_by_board(g: Architects, p: int, moment: int) -> int:
    """The goods that a player's board brings for a point of Virtue or a Debt, as a set."""  # TOM-6.2, TOM-6.3
    out = 0
    fx = g.cards.at_moment(g.seats[p].board, moment)
    while g.cards.op[fx] != ops.END:
        out |= bit(g.cards.arg[fx])
        fx += 1
    return out


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
