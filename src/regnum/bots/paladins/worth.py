"""What single things are worth to a player of Paladins, in thousandths of a point.

One set of numbers for habits, which weigh an action before it is done, and for prospects, which judge what came of it.
"""

from typing import Final

from regnum.games.paladins.codes import actions, amounts, attributes, limits, ops, things, workers, workshops
from regnum.games.paladins.rounds import ROUNDS
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import ORDER_SLOTS
from regnum.kernel.core.containers import NONE, Row, count_of, has, lowest, row_of

POINT: Final = 1000
CRIMINAL_WORTH: Final = 1370
WORKER_WORTH: Final = 880
LABOURER_WORTH: Final = 720
SILVER: Final = 220
PROVISION: Final = 340
"""What these are worth beside the third of a point that each counts anyway."""
PLENTY: Final = 4
"""More Silver or Provisions than that wait long for their use."""
THIRD: Final = 240
ACCESS: Final = 75
"""What a step of an attribute opens, for each round to come."""
SUSPICION: Final = 240
MOST_SUSPICIOUS: Final = 800
"""What the next Inquisition costs whoever has most Suspicions."""
DEBT: Final = 560
"""How much of an unpaid Debt's loss may be made good in each round to come, up to three."""
PRAYER: Final = 960
"""An action cleared for nothing."""
HONOUR: Final = 350
"""A point of Honour, which among partners limits the attributes in the end."""
FREE_RECRUIT: Final = 450
FREE_WORKSHOP: Final = 660
"""What these bring in each round to come."""
SAVED: Final = 660
SAVED_COLOURED: Final = 1380
"""What a Workshop saves each time its action is done."""
OFTEN: Final = 45
ORDERED_OFTEN: Final = 20
"""Hundredths: how often an action is done in a round, and how much oftener if an Order wants it."""
BUILT_OFTEN: Final = 15
"""The same for each Workshop that lies there."""
OPEN_TRACK: Final = 60
"""What it is worth in each round to come that the Influence suffices for the next Wall, or the next Jar."""
INQUISITIONS: Final = 65
"""Hundredths: how many Inquisitions a round brings."""
TRACK: Final = 70
"""A piece on the way to the points of its track counts the square of its place."""
GROWTH: Final = 220
"""What a converted Outsider still gains in each round to come."""
ORDER: Final = 90
"""Hundredths: how much of an Order's points the way to it counts."""
ENOUGH: Final = 5
"""How often an Order wants its action done."""
SPARE: Final = 1
"""Influence beyond the next Wall's or Jar's need that is still worth having for it."""
SMOOTH: Final[Row] = row_of([0, 500, 1100, 2000, 3100, 4500, 6000, 7500, 9200, 11100, 13300, 16200, 20000])
"""An attribute's points with the way to the next ones."""


def rounds_left(g: Paladins) -> int:
    """The rounds after this one."""
    return ROUNDS - g.round if g.round < ROUNDS else 0


def worker_value(kind: int) -> int:
    """What a worker at hand is worth."""
    if kind == workers.CRIMINAL:
        return CRIMINAL_WORTH
    return LABOURER_WORTH if kind == workers.LABOURER else WORKER_WORTH


def standing(g: Paladins, n: int, left: int) -> int:
    """What an attribute is worth that stands at n: points, the way to the next ones, and what it opens."""
    if left == 0:
        return (SMOOTH[n] + g.cards.attribute_points[n] * POINT) // 2
    return SMOOTH[n] + n * ACCESS * left


def step(g: Paladins, s: Seat, which: int, n: int, left: int) -> int:
    """What a rise of an attribute brings."""
    now = s.marker(which)
    then = min(now + n, limits.MOST_OF_ATTRIBUTE)
    total = standing(g, then, left) - standing(g, now, left)
    if which == attributes.INFLUENCE:
        total += open_tracks(g, s, then, left) - open_tracks(g, s, now, left)
    return total


def open_tracks(g: Paladins, s: Seat, influence: int, left: int) -> int:
    """What it is worth that Influence does not keep from building and absolving."""
    total: int = 0
    done = s.done(actions.FORTIFY)
    if done < limits.MOST_DONE:
        total += min(influence - g.cards.wall_needs[done], SPARE) * OPEN_TRACK * left
    done = s.done(actions.ABSOLVE)
    if done < limits.MOST_DONE:
        total += min(influence - g.cards.jar_needs[done], SPARE) * OPEN_TRACK * left
    return total


def more_silver(s: Seat, n: int, left: int) -> int:
    """What so much more Silver, or less if n is below 0, is worth."""
    return n * THIRD + (min(s.amounts[amounts.SILVER] + n, PLENTY) - min(s.amounts[amounts.SILVER], PLENTY)) * (
        SILVER if left > 0 else SILVER // 2
    )


def more_provisions(s: Seat, n: int, left: int) -> int:
    """The same for Provisions."""
    more = min(s.amounts[amounts.PROVISIONS] + n, PLENTY) - min(s.amounts[amounts.PROVISIONS], PLENTY)
    return n * THIRD + more * (PROVISION if left > 0 else PROVISION // 2)


# -- progress


def is_ordered(g: Paladins, action: int) -> bool:
    """Whether a King's Order that lies open wants an action."""
    for slot in range(ORDER_SLOTS):
        c = g.orders[slot]
        if c != NONE and g.cards.order_action[c] == action:
            return True
    return False


def uses(g: Paladins, s: Seat, action: int, left: int) -> int:
    """How often an action will probably still be done, in hundredths."""
    if action < actions.COMMISSION:
        return OFTEN * left if action == actions.DEVELOP else 0
    spot = workshops.code_of(action - actions.COMMISSION, 0)
    many = OFTEN + (ORDERED_OFTEN if is_ordered(g, action) else 0)
    many += (BUILT_OFTEN if has(s.workshops, spot) else 0) + (BUILT_OFTEN if has(s.workshops, spot + 1) else 0)
    many *= left
    return many if action == actions.ATTACK else min(many, (limits.MOST_DONE - s.done(action)) * 100)


def next_points(g: Paladins, action: int, done: int) -> int:
    """The points that an action done so often counts when it is done once more."""
    at = action * limits.STEPS + done
    return g.cards.count_points[at + 1] - g.cards.count_points[at]


def progress(g: Paladins, action: int, done: int, left: int) -> int:
    """What an action done so often promises beside the points it counts already: its track and the King's Orders."""
    total: int = 0
    if action < actions.ATTACK:
        if done < ENOUGH:
            total = done * done * TRACK * (left + 1) // ROUNDS
        elif done < limits.MOST_DONE:
            total = next_points(g, action, done) * left * 100
    if done < ENOUGH and done + left * 2 + 1 >= ENOUGH:
        for slot in range(ORDER_SLOTS):
            c = g.orders[slot]
            if c != NONE and g.cards.order_action[c] == action:
                total += g.cards.order_points[slot] * ORDER * done * (done + 2) * 10 // (ENOUGH * (ENOUGH + 2))
    return total


def one_more(g: Paladins, s: Seat, action: int, left: int) -> int:
    """What doing an action once more counts on its track and for the King's Orders."""
    done = s.done(action)
    total = progress(g, action, done + 1, left) - progress(g, action, done, left)
    if action < actions.ATTACK:
        total += next_points(g, action, done) * POINT
    if done + 1 == ENOUGH:
        for slot in range(ORDER_SLOTS):
            c = g.orders[slot]
            if c != NONE and g.cards.order_action[c] == action:
                total += g.cards.order_points[slot] * POINT
    return total


# -- helpers


def workshop(g: Paladins, s: Seat, spot: int, left: int) -> int:
    """What a Workshop on a spot will save."""
    each = SAVED if workshops.column_of(spot) == 1 else SAVED_COLOURED
    return uses(g, s, actions.COMMISSION + workshops.row_of(spot), left) * each // 100


def townsfolk(g: Paladins, s: Seat, c: int, left: int) -> int:
    """What a Townsfolk of the crew will bring."""
    cards = g.cards
    if has(cards.inquisitors, c):
        if cards.most_suspicions[c] == 0 and s.suspicions.size > 0:
            return reward(g, s, cards.passives[c], left) * left * INQUISITIONS // 400
        return reward(g, s, cards.passives[c], left) * left * INQUISITIONS // 100
    if has(cards.after_paying | cards.after_debt, c):
        return reward(g, s, cards.passives[c], left) * left // 4
    total: int = 0
    for action in range(things.ACTIONS):
        if has(cards.after_action[action], c):
            total += reward(g, s, cards.passives[c], left) * uses(g, s, action, left) // 100
    return total


def reward(g: Paladins, s: Seat, fx: int, left: int) -> int:
    """What a list of effects is worth."""
    total: int = 0
    while g.cards.op[fx] != ops.END:
        total += effect(g, s, fx, left)
        fx += 1
    return total


def effect(g: Paladins, s: Seat, fx: int, left: int) -> int:
    """What one effect is worth."""
    op = g.cards.op[fx]
    n = g.cards.n[fx]
    if op == ops.WORKER:
        return n * worker_value(g.cards.arg[fx])
    if op == ops.SILVER or op == ops.TAX:
        return more_silver(s, n, left)
    if op == ops.PROVISIONS:
        return more_provisions(s, n, left)
    if op == ops.ATTRIBUTE:
        return step(g, s, g.cards.arg[fx], n, left)
    if op == ops.DEBT:
        return n * (min(left, 3) * DEBT - 3 * POINT)
    if op == ops.CRIMINAL:
        return n * (CRIMINAL_WORTH - SUSPICION)
    if op == ops.REMOVE:
        return min(n, s.suspicions.size) * SUSPICION
    if op == ops.DESTROY:
        return (3 * POINT - min(left, 3) * DEBT) if s.amounts[amounts.UNPAID] > 0 else 0
    if op == ops.PAY:
        return (4 * POINT - min(left, 3) * DEBT) if s.amounts[amounts.UNPAID] > 0 else 0
    if op == ops.PRAY:
        return PRAYER if s.pool.size > 1 and s.used_actions(g.cards) != 0 else 0
    if op == ops.RECRUIT:
        return FREE_RECRUIT * left
    if op == ops.HONOUR:
        return n * HONOUR
    if op == ops.DEVELOP:
        return FREE_WORKSHOP * left + WORKER_WORTH if count_of(s.workshops) < things.DEVELOPMENTS else 0
    best: int = 0
    for i in range(n):
        best = max(best, reward(g, s, g.cards.option(fx, i), left))
    return best


def crew(g: Paladins, s: Seat, left: int) -> int:
    """What all Townsfolk of the crew will bring."""
    total: int = 0
    rest = s.crew
    while rest != 0:
        c = lowest(rest)
        rest &= rest - 1
        total += townsfolk(g, s, c, left)
    return total


def suspicion(g: Paladins, p: int) -> int:
    """What Suspicions will probably cost: whoever has most gets a Debt at the next Inquisition."""
    held = g.seats[p].suspicions.size
    most: int = 0
    for q in range(len(g.seats)):
        if q != p and g.seats[q].suspicions.size > most:
            most = g.seats[q].suspicions.size
    cost = held * SUSPICION
    if held > 0 and held >= most:
        cost += MOST_SUSPICIOUS + (MOST_SUSPICIOUS if g.tax <= 2 else 0)
    return cost
