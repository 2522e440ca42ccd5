"""Victory points, term by term, as if the game ended now."""

from regnum.games.architects.codes import counted, goods, limits, ops, terms
from regnum.games.architects.effects import count, has_most
from regnum.games.architects.ending import virtue_at_end
from regnum.games.architects.state import Architects
from regnum.kernel.core.containers import lowest
from regnum.kernel.core.pairs import first_of, pair, second_of


def points(g: Architects, p: int) -> int:
    """A player's points if the game ended now."""  # ARC-14.4
    end = at_the_end(g, p)
    total = 0
    for term in range(terms.COUNT):
        total += points_of(g, p, term, end)
    return total


def points_of(g: Architects, p: int, term: int, end: int) -> int:
    """What one term is worth to a player who ends with this Virtue and so many unpaid Debts."""  # ARC-14.4, ARC-16.15
    s = g.seats[p]
    if term == terms.BUILDINGS:
        total = 0
        left = s.built
        while left != 0:
            total += points_of_building(g, p, lowest(left), end)
            left &= left - 1
        return total
    if term == terms.CATHEDRAL:
        return g.cards.level_points[s.cathedral]
    if term == terms.VIRTUE:
        return g.cards.virtue_points[first_of(end)]  # ARC-12.6
    if term == terms.DEBTS:
        return -debt_cost(g, p) * second_of(end)
    if term == terms.GOODS:
        return s.goods[goods.GOLD] + s.goods[goods.MARBLE]
    if term == terms.SILVER:
        return s.goods[goods.SILVER] // g.cards.silver_points
    if term == terms.PRISON:
        return -(s.in_prison // 2)
    return s.in_guildhall * g.cards.guildhall_points[g.opponent] if g.is_opponent(p) else 0


def debt_cost(g: Architects, p: int) -> int:
    """What each unpaid Debt costs, with what Buildings change."""  # ARC-15.11
    cost = g.cards.debt_points
    left = g.seats[p].built
    while left != 0:
        fx = g.cards.at_end[lowest(left)]
        while g.cards.op[fx] != ops.END:
            if g.cards.op[fx] == ops.DEBT_PENALTY:
                cost -= g.cards.n[fx]
            fx += 1
        left &= left - 1
    return cost


def points_of_building(g: Architects, p: int, c: int, end: int) -> int:
    """A Building's points, with what it counts at the end."""  # ARC-15.1 to ARC-15.15
    return g.cards.building_points[c] + points_at(g, p, g.cards.at_end[c], end)


def points_at(g: Architects, p: int, fx: int, end: int) -> int:
    """The points of a list of effects."""
    total = 0
    cards = g.cards
    while cards.op[fx] != ops.END:
        op = cards.op[fx]
        if op == ops.VP:
            total += cards.n[fx]
        elif op == ops.PER:
            what = cards.arg[fx]
            n = first_of(end) if what == counted.VIRTUE_LEVEL else count(g, p, what)
            total += n // cards.every[fx] * points_at(g, p, cards.then[fx], end)
        elif (op == ops.IF_MOST and has_most(g, p, cards.arg[fx])) or (
            op == ops.IF_DEBTS and second_of(end) == cards.n[fx]
        ):
            total += points_at(g, p, cards.then[fx], end)
        fx += 1
    return total


def at_the_end(g: Architects, p: int) -> int:
    """Virtue and unpaid Debts after the Buildings that change Virtue, in the better order; a pair."""  # ARC-14.3
    s = g.seats[p]
    if g.last_turns == 0 or s.built & g.cards.end_virtue == 0:
        return pair(s.virtue, s.unpaid)
    up = 0
    down = 0
    left = s.built & g.cards.end_virtue
    while left != 0:
        n = virtue_at_end(g, p, g.cards.at_end[lowest(left)])
        left &= left - 1
        if n > 0:
            up += n
        else:
            down -= n
    rising = lost(gained(pair(s.virtue, s.unpaid), up), down)
    falling = gained(lost(pair(s.virtue, s.unpaid), down), up)
    return rising if worth(g, p, rising) >= worth(g, p, falling) else falling


def gained(end: int, n: int) -> int:
    """After so much Virtue more: what passes 14 destroys Debts."""  # ARC-12.2
    virtue = first_of(end) + n
    unpaid = second_of(end)
    if virtue > limits.MOST_VIRTUE:
        unpaid -= virtue - limits.MOST_VIRTUE
        virtue = limits.MOST_VIRTUE
    return pair(virtue, unpaid if unpaid > 0 else 0)


def lost(end: int, n: int) -> int:
    """After so much Virtue less: what passes 0 is Debts."""  # ARC-12.3
    virtue = first_of(end) - n
    unpaid = second_of(end)
    if virtue < 0:
        unpaid -= virtue
        virtue = 0
    return pair(virtue, unpaid)


def worth(g: Architects, p: int, end: int) -> int:
    return g.cards.virtue_points[first_of(end)] - debt_cost(g, p) * second_of(end)
