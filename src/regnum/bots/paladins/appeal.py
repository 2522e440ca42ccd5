"""How much a player of Paladins wants an action: what it brings less what it costs, in thousandths of a point."""

from typing import Final

from regnum.bots.paladins.worth import (
    CRIMINAL_WORTH,
    DEBT,
    GROWTH,
    LABOURER_WORTH,
    POINT,
    SUSPICION,
    WORKER_WORTH,
    more_provisions,
    more_silver,
    one_more,
    reward,
    rounds_left,
    step,
    townsfolk,
    worker_value,
    workshop,
)
from regnum.games.paladins.codes import actions, answers, attributes, limits, things, workers
from regnum.games.paladins.legality import action_of, hindrance_on_the_right, workers_for
from regnum.games.paladins.scoring import points_of_outsider
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins
from regnum.kernel.core.containers import NONE, has, lowest

NEVER: Final = -1000000
SQUARE: Final = 1260
"""What a square of the map brings."""
WALL: Final = 900
"""What a Wall brings beside the step of Strength."""
JAR: Final = 1360
BOOST: Final = 190
"""What each point that a Paladin adds to a low attribute is worth."""
ABILITY: Final = 440
"""What a Paladin's ability is worth."""
LACKED: Final = 120
"""What it is worth to have a kind of worker that one lacks."""
KEPT: Final = 3
LATER: Final = 100
"""Hundredths: what a worker who is kept for the next round is worth."""


def appeal(g: Paladins, p: int, code: int) -> int:
    """What an answer to the question for an action promises."""
    s = g.seats[p]
    left = rounds_left(g)
    if code == answers.DO_PASS:
        return passing(s, left)
    if code >= answers.DO_FAVOUR:
        return favour(g, s, code - answers.DO_FAVOUR, left)
    action = action_of(code)
    spent = workers_cost(g, s, action, workers_for(code))
    if action >= actions.COMMISSION:
        return on_the_right(g, p, action, left) - spent
    return on_the_left(g, p, code, left) - spent


def passing(s: Seat, left: int) -> int:
    """What is lost by passing: the workers who cannot be kept."""
    size = s.pool.size
    if size == 0:
        return 0
    total: int = 0
    for kind in range(things.WORKERS):
        total += s.pool.count(kind) * worker_value(kind)
    kept = min(size, KEPT) * total * LATER // (100 * size) if left > 0 else 0
    return kept - total


def workers_cost(g: Paladins, s: Seat, action: int, most: int) -> int:
    """What the workers of an action are worth elsewhere; spaces under Workshops need none."""
    cards = g.cards
    first = cards.first_space[action]
    total: int = 0
    for i in range(most):
        if action < actions.COMMISSION or not s.is_covered(first + i):
            colour = cards.space_colour[first + i]
            if colour == workers.ANY:
                total += LABOURER_WORTH if s.pool.count(workers.LABOURER) > 0 else WORKER_WORTH
            else:
                total += WORKER_WORTH if s.pool.count(colour) > 0 else CRIMINAL_WORTH
    return total


# -- the right side


def on_the_right(g: Paladins, p: int, action: int, left: int) -> int:
    """A piece, an attribute, a reward; less what it costs."""
    s = g.seats[p]
    cards = g.cards
    done = min(s.done(action), limits.MOST_DONE)
    total = one_more(g, s, action, left) + after(g, s, action, left)
    price = s.price(cards, action)
    if action <= actions.GARRISON:
        total += more_provisions(s, -price, left)
    elif action != actions.ATTACK:
        total += more_silver(s, -price, left)
    if action == actions.FORTIFY:
        return total + step(g, s, attributes.STRENGTH, 1, left) + WALL
    if action == actions.ATTACK:
        return total + best_attack(g, s, left)
    if action == actions.CONVERT:
        return total + best_conversion(g, p, left)
    total += reward(g, s, cards.track_rewards[action * limits.STEPS + done], left)
    return total + (JAR if action == actions.ABSOLVE else SQUARE)


def after(g: Paladins, s: Seat, action: int, left: int) -> int:
    """What Paladin and Townsfolk add to an action."""
    cards = g.cards
    total: int = 0
    rest = s.crew & cards.after_action[action]
    while rest != 0:
        c = lowest(rest)
        rest &= rest - 1
        total += reward(g, s, cards.passives[c], left)
    if s.paladin != NONE and cards.paladin_action[s.paladin] == action:
        total += reward(g, s, cards.paladin_bonus[s.paladin], left)
    return total


def attacked(g: Paladins, s: Seat, slot: int, left: int) -> int:
    """What attacking an Outsider brings, less the Silver for missing Strength."""
    gain = reward(g, s, g.cards.attack_rewards[g.outsiders[slot]], left)
    return gain + more_silver(s, -s.strength_price(g.cards, slot), left)


def best_attack(g: Paladins, s: Seat, left: int) -> int:
    """What the best attack brings."""
    most: int = NEVER
    slots = g.attackable(s)
    for slot in range(limits.OUTSIDER_SLOTS):
        if has(slots, slot):
            most = max(most, attacked(g, s, slot, left))
    return most


def converted(g: Paladins, p: int, slot: int, left: int) -> int:
    """What converting an Outsider brings now and at the end."""
    c = g.outsiders[slot]
    s = g.seats[p]
    return reward(g, s, g.cards.convert_rewards[c], left) + points_of_outsider(g, p, c) * POINT + GROWTH * left


def best_conversion(g: Paladins, p: int, left: int) -> int:
    """What the best conversion brings."""
    most: int = NEVER
    slots = g.convertible(g.seats[p])
    for slot in range(limits.OUTSIDER_SLOTS):
        if has(slots, slot):
            most = max(most, converted(g, p, slot, left))
    return most


# -- the left side


def on_the_left(g: Paladins, p: int, code: int, left: int) -> int:
    """Supplies, helpers, prayers and Criminals."""
    s = g.seats[p]
    action = action_of(code)
    total = after(g, s, action, left)
    if code == answers.DO_HUNT or code == answers.DO_HUNT_TWO:
        return total + more_provisions(s, 1 if code == answers.DO_HUNT else 3, left)
    if code == answers.DO_TRADE or code == answers.DO_TRADE_TWO:
        return total + more_silver(s, 1 if code == answers.DO_TRADE else 3, left)
    if code == answers.DO_DEVELOP:
        total += best_workshop(g, s, left) + WORKER_WORTH
        done = s.done(actions.DEVELOP)
        total += (g.cards.develop_points[done + 1] - g.cards.develop_points[done]) * POINT
        return total + more_silver(s, -s.price(g.cards, actions.DEVELOP), left)
    if code == answers.DO_RECRUIT or code == answers.DO_DISCARD:
        return total + best_hiring(g, s, code == answers.DO_RECRUIT, left)
    if code == answers.DO_PRAY:
        return total + best_prayer(g, p, left) + more_silver(s, -s.price(g.cards, actions.PRAY), left)
    return total + CRIMINAL_WORTH - SUSPICION


def best_workshop(g: Paladins, s: Seat, left: int) -> int:
    """What a Workshop saves where it saves most."""
    most: int = 0
    for spot in range(things.WORKSHOP_SPACES):
        if not has(s.workshops, spot):
            most = max(most, workshop(g, s, spot, left))
    return most


def hiring(g: Paladins, s: Seat, code: int, hired: bool, left: int) -> int:
    """What a Townsfolk brings, hired or dismissed, less the price of the slot."""
    slot = code if code < answers.BY_DEBT else code - answers.BY_DEBT
    c = g.townsfolk[slot]
    if hired:
        total = townsfolk(g, s, c, left) + reward(g, s, g.cards.recruit_bonuses[c], left)
    else:
        total = reward(g, s, g.cards.discard_rewards[c], left)
    if code >= answers.BY_DEBT:
        return total + min(left, 3) * DEBT - 3 * POINT
    if s.recruits_free(g.cards):
        return total
    return total + more_silver(s, -g.cards.slot_silver[slot], left)


def best_hiring(g: Paladins, s: Seat, hired: bool, left: int) -> int:
    """What the best of the Townsfolk within reach brings."""
    most: int = NEVER
    ways = g.affordable_townsfolk(s, not hired)
    for code in range(2 * things.SLOTS):
        if has(ways, code):
            most = max(most, hiring(g, s, code, hired, left))
    return most


def prayed(g: Paladins, p: int, action: int, left: int) -> int:
    """What clearing an action is worth: that it can be done again with the workers at hand."""
    s = g.seats[p]
    if action < actions.COMMISSION:
        return 0
    if hindrance_on_the_right(g, s, action) != 0 or not s.can_fill(g.cards, action, 3):
        return 0
    need: int = 0
    for i in range(3):
        if not s.is_covered(g.cards.first_space[action] + i):
            need += 1
    if s.pool.size < need + 1:
        return 0
    return on_the_right(g, p, action, left) - workers_cost(g, s, action, 3)


def best_prayer(g: Paladins, p: int, left: int) -> int:
    """What it is worth to clear the action that one would most like to do again."""
    most: int = 0
    used = g.seats[p].used_actions(g.cards)
    for action in range(actions.COMMISSION, things.ACTIONS):
        if has(used, action):
            most = max(most, prayed(g, p, action, left))
    return most


# -- Favours


def favour(g: Paladins, s: Seat, slot: int, left: int) -> int:
    """What a King's Favour brings, less its worker and its cost."""
    cards = g.cards
    c = g.favours[slot]
    total = reward(g, s, cards.favour_rewards[c], left)
    total += more_silver(s, -cards.favour_silver[c], left) + more_provisions(s, -cards.favour_provisions[c], left)
    total += cards.favour_debts[c] * (min(left, 3) * DEBT - 3 * POINT)
    kind = cards.favour_worker[c]
    if kind == workers.ANY:
        return total - (LABOURER_WORTH if s.pool.count(workers.LABOURER) > 0 else WORKER_WORTH)
    return total - (worker_value(kind) if s.pool.count(kind) > 0 else CRIMINAL_WORTH)


def paladin_appeal(g: Paladins, s: Seat, c: int, left: int) -> int:
    """What a Paladin brings: workers, and the boost and ability for actions that one wants."""
    cards = g.cards
    total = worker_value(cards.paladin_workers[c * 2]) + worker_value(cards.paladin_workers[c * 2 + 1])
    most = limits.MOST_OF_ATTRIBUTE
    for which in range(things.ATTRIBUTES):
        total += cards.boosts[c * things.ATTRIBUTES + which] * BOOST * (most - s.marker(which)) // most
    action = cards.paladin_action[c]
    if action >= actions.COMMISSION and s.done(action) < limits.MOST_DONE:
        total += ABILITY + one_more(g, s, action, left)
    return total + ABILITY


def tavern_appeal(g: Paladins, s: Seat, c: int) -> int:
    """What the workers of a Tavern card are worth, with a liking for kinds that one lacks."""
    total: int = 0
    for kind in range(things.WORKERS):
        n = g.cards.tavern_workers[c * things.WORKERS + kind]
        total += n * (worker_value(kind) - (SUSPICION if kind == workers.CRIMINAL else 0))
        if n > 0 and kind != workers.LABOURER and s.pool.count(kind) == 0:
            total += LACKED
    return total
