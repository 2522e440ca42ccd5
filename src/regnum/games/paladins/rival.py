"""The solo opponent: its Schemes, its resource marker and every one of its actions, told step by step."""

from typing import Final

from regnum.games.paladins import moves, rival_aims
from regnum.games.paladins.codes import actions, amounts, events, limits, ops, places, things, workers
from regnum.games.paladins.rewards import draw_suspicion, gain_tax, inquisition
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.suspicions import destroy_debt, discard_suspicions, flip_debt, take_debts
from regnum.games.paladins.tracks import ORDER_SLOTS
from regnum.games.west_kingdom.decks import shuffle_back, turn_up
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, lowest
from regnum.kernel.lowering import Rule, RuleOf, rule

FEWEST_WORKERS: Final = 3


def rival_begins(g: Paladins, p: int) -> None:
    """It begins each round with three workers more than the round's number."""  # PAL-15.10
    g.emit(events.RIVAL_BEGINS, p, NONE, g.round + FEWEST_WORKERS, NONE, g.place(p, places.POOL), EVERYBODY)
    g.seats[p].pool.add_many(workers.LABOURER, g.round + FEWEST_WORKERS)


@rule
def rival_tavern(g: Paladins, p: int) -> Rule:
    """It draws a Suspicion for each Criminal on the Tavern card that was left."""  # PAL-15.9, PAL-15.54
    g.current = p
    if g.taverns != 0:
        card: int = lowest(g.taverns)
        n: int = g.cards.tavern_workers[card * things.WORKERS + workers.CRIMINAL]
        g.emit(events.RIVAL_TAVERN, p, things.FIRST_TAVERN + card, n, places.TAVERNS, NONE, EVERYBODY)
        for _i in range(n):
            yield from draw_suspicion(g, p)
    g.current = 0


@rule
def rival_turn(g: Paladins, p: int) -> Rule:
    """The top Scheme, or else the first of the left actions that can be done."""  # PAL-15.12, PAL-15.15
    if g.seats[p].pool.size > 0:
        action: int = g.cards.scheme_action[turn_up_scheme(g, p)]
        done: bool = yield from scheme(g, p, action)
        if not done:
            for left in range(5):
                if not done and rival_aims.fallback(left) != action:
                    done = yield from attempt(g, p, rival_aims.fallback(left))
    if g.seats[p].pool.size == 0 and not g.seats[p].passed:
        g.seats[p].passed = True
        g.emit(events.RIVAL_PASSES, p, NONE, 0, NONE, NONE, EVERYBODY)


def turn_up_scheme(g: Paladins, p: int) -> int:
    if g.schemes.size == 0:  # PAL-15.16
        reshuffle(g, p)
    first = things.FIRST_SCHEME
    c = turn_up(g, p, g.schemes, events.RIVAL_SCHEME, first, 1, places.SCHEMES, places.SCHEME_DISCARD)
    g.scheme_discard.put(c)
    return c


def reshuffle(g: Paladins, p: int) -> None:
    shuffle_back(g, p, g.schemes, g.scheme_discard, events.RIVAL_RESHUFFLES, places.SCHEME_DISCARD, places.SCHEMES)


@rule
def scheme(g: Paladins, p: int, action: int) -> RuleOf[bool]:
    """What a Scheme says; says whether it was done."""
    done: bool = False
    if action == actions.KINGS_ORDER:
        for unfulfilled in range(1, -1, -1):  # PAL-15.34, PAL-15.50
            for slot in range(ORDER_SLOTS - 1, -1, -1):
                if not done and g.orders[slot] != NONE:
                    wanted: int = g.cards.order_action[g.orders[slot]]
                    if (g.seats[p].done(wanted) < g.cards.order_count) == (unfulfilled == 1):
                        done = yield from attempt(g, p, wanted)
    elif action == actions.KINGS_FAVOUR:
        done = yield from use_favour(g, p)
    else:
        done = yield from attempt(g, p, action)
    return done


@rule
def attempt(g: Paladins, p: int, action: int) -> RuleOf[bool]:
    """Does an action if it can, and tells why not if it cannot."""  # PAL-15.12
    why: int = rival_aims.hindrance(g, p, action)
    if why != NONE:
        if action != actions.REST:
            g.emit(why, p, things.FIRST_ACTION + action, 1, NONE, NONE, EVERYBODY)
        return False
    if action != actions.REST:
        g.emit(
            events.RIVAL_DOES,
            p,
            things.FIRST_ACTION + action,
            rival_aims.workers_needed(g, p, action),
            NONE,
            NONE,
            EVERYBODY,
        )
    put_workers(g, p, action)
    if action == actions.RECRUIT:
        yield from discard_townsfolk(g, p)
    elif action == actions.PRAY:
        pray(g, p)
    elif action == actions.TRADE:
        moves.move_marker(g, p, 1)  # PAL-15.26
    elif action == actions.CONSPIRE:
        yield from draw_suspicion(g, p)  # PAL-15.27
        moves.gain_workers(g, p, workers.LABOURER, 2)
    elif action == actions.REST:
        n: int = g.seats[p].pool.size + 1  # PAL-15.28
        g.emit(events.RIVAL_RESTS, p, NONE, n, NONE, NONE, EVERYBODY)
        moves.move_marker(g, p, n)
        g.seats[p].passed = True
    elif action == actions.COMMISSION or action == actions.GARRISON:
        yield from settle(g, p, action)
    elif action == actions.FORTIFY:
        yield from carry_out(g, p, g.cards.wall_rewards[moves.build_wall(g, p)])  # PAL-15.32
    elif action == actions.ABSOLVE:
        yield from absolve(g, p)
    elif action == actions.ATTACK:
        yield from carry_out(
            g, p, g.cards.attack_rewards[moves.take_outsider(g, p, rival_aims.victim(g, p, action), True)]
        )
    else:
        yield from carry_out(
            g, p, g.cards.convert_rewards[moves.take_outsider(g, p, rival_aims.victim(g, p, action), False)]
        )
    return True


def put_workers(g: Paladins, p: int, action: int) -> None:
    """Its workers fill the open spaces of the action; a resting one just goes."""  # PAL-15.13, PAL-15.14
    s = g.seats[p]
    n = rival_aims.workers_needed(g, p, action)
    if action == actions.REST:
        s.pool.remove(workers.LABOURER)
        return
    space = g.cards.first_space[action]
    while n > 0:
        if not s.is_covered(space):
            s.pool.remove(workers.LABOURER)
            s.spaces[space] = workers.LABOURER
            n -= 1
            place = g.place(p, places.BOARD)
            g.emit(
                events.PLACES_WORKER,
                p,
                things.FIRST_WORKER + workers.LABOURER,
                1,
                g.place(p, places.POOL),
                place,
                EVERYBODY,
            )
        space += 1


@rule
def discard_townsfolk(g: Paladins, p: int) -> Rule:
    """The pointed Townsfolk is discarded for its reward."""  # PAL-15.24, PAL-15.30
    slot: int = rival_aims.pointed(g, g.townsfolk, things.SLOTS, bit(things.SLOTS) - 1)
    if slot != NONE:
        yield from carry_out(g, p, g.cards.discard_rewards[moves.take_townsfolk(g, p, slot, False)])


def pray(g: Paladins, p: int) -> None:
    """All workers of the right side leave, or, if there are none, one comes; the Schemes are shuffled anew."""
    s = g.seats[p]  # PAL-15.25, PAL-15.52
    found = False
    for space in range(limits.FIRST_RIGHT_SPACE, limits.SPACES):
        if s.spaces[space] != NONE:
            found = True
    g.emit(events.RIVAL_PRAYS, p, NONE, 1 if found else 0, NONE, NONE, EVERYBODY)
    if found:
        for space in range(limits.FIRST_RIGHT_SPACE, limits.SPACES):
            moves.remove_worker(g, p, space)
    else:
        moves.gain_workers(g, p, workers.LABOURER, 1)
    reshuffle(g, p)


@rule
def settle(g: Paladins, p: int, action: int) -> Rule:
    """A Monk or an Outpost goes to the best square; the uncovered attribute and the reward."""  # PAL-15.29
    track: int = g.cards.track_rewards[action * limits.STEPS + g.seats[p].done(action)]
    square: int = rival_aims.best_square(g, p, action)
    moves.put_piece(g, p, action, square)
    yield from carry_out(g, p, track)
    yield from carry_out(g, p, g.cards.square_rewards[square])


@rule
def absolve(g: Paladins, p: int) -> Rule:
    """A Jar is flipped: Faith, a Suspicion less, then a Debt paid or another Suspicion less."""  # PAL-15.31
    done: int = g.seats[p].done(actions.ABSOLVE)
    moves.put_jar(g, p, done)
    yield from carry_out(g, p, g.cards.track_rewards[actions.ABSOLVE * limits.STEPS + done])
    if g.seats[p].amounts[amounts.UNPAID] > 0:
        flip_debt(g, p)
    else:
        yield from remove_suspicion(g, p)


@rule
def use_favour(g: Paladins, p: int) -> RuleOf[bool]:
    """One worker on the pointed open Favour; its effect without Silver or Provisions."""  # PAL-15.35, PAL-15.37
    slot: int = rival_aims.pointed(g, g.favours, limits.FAVOUR_SLOTS, rival_aims.open_favours(g))
    if slot == NONE:
        g.emit(events.RIVAL_NO_FAVOUR, p, things.FIRST_SCHEME, 1, NONE, NONE, EVERYBODY)
        return False
    c: int = g.favours[slot]
    g.emit(events.USES_FAVOUR, p, things.FIRST_FAVOUR + c, 1, places.FAVOURS, NONE, EVERYBODY)
    g.seats[p].pool.remove(workers.LABOURER)
    g.favour_workers[slot] = workers.LABOURER
    g.emit(
        events.PLACES_WORKER,
        p,
        things.FIRST_WORKER + workers.LABOURER,
        1,
        g.place(p, places.POOL),
        places.FAVOUR_WORKERS,
        EVERYBODY,
    )
    take_debts(g, p, g.cards.favour_debts[c])
    yield from carry_out(g, p, g.cards.favour_rewards[c])
    return True


# -- how it takes rewards


@rule
def carry_out(g: Paladins, p: int, fx: int) -> Rule:
    """A list of effects as the solo opponent takes it: resources move its marker."""  # PAL-15.18, PAL-15.30
    while g.cards.op[fx] != ops.END:
        op: int = g.cards.op[fx]
        n: int = g.cards.n[fx]
        if op == ops.WORKER:
            moves.gain_workers(g, p, g.cards.arg[fx], n)
        elif op == ops.SILVER or op == ops.PROVISIONS:
            moves.move_marker(g, p, n)
        elif op == ops.ATTRIBUTE:
            moves.raise_attribute(g, p, g.cards.arg[fx], n)
        elif op == ops.DEBT:
            take_debts(g, p, n)
        elif op == ops.CHOOSE:
            yield from carry_out(g, p, rival_aims.preferred(g, p, fx))
        elif op == ops.PRAY:
            pray(g, p)
        elif op == ops.RECRUIT:
            yield from discard_townsfolk(g, p)
        elif op == ops.TAX:
            yield from gain_tax(g, p, n)
        else:
            for _i in range(n):
                if op == ops.CRIMINAL:
                    moves.gain_workers(g, p, workers.CRIMINAL, 1)
                    yield from draw_suspicion(g, p)
                elif op == ops.REMOVE:
                    yield from remove_suspicion(g, p)
                elif op == ops.DESTROY or op == ops.PAY:
                    yield from settle_debt(g, p, op == ops.PAY)
        fx += 1


@rule
def remove_suspicion(g: Paladins, p: int) -> Rule:
    """A Suspicion less, or else a coin less in the tax supply."""  # PAL-15.22
    if g.seats[p].suspicions.size > 0:
        discard_suspicions(g, p, 1)
    else:
        yield from lose_coin(g, p)


@rule
def settle_debt(g: Paladins, p: int, pays: bool) -> Rule:
    """A Debt paid or destroyed, or else a coin less in the tax supply."""  # PAL-15.22, PAL-15.55
    if g.seats[p].amounts[amounts.UNPAID] == 0:
        yield from lose_coin(g, p)
    elif pays:
        flip_debt(g, p)
    else:
        destroy_debt(g, p)


@rule
def lose_coin(g: Paladins, p: int) -> Rule:
    """A coin goes from the tax supply to the supply; the last one brings an Inquisition."""  # PAL-15.22, PAL-15.47
    g.tax -= 1
    g.emit(events.RIVAL_COIN, p, NONE, 1, places.TAX, places.SUPPLY, EVERYBODY)
    if g.tax == 0:
        yield from inquisition(g)
