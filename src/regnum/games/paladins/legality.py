"""Which answers each question allows, and why not the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regnum.games.paladins.codes import actions, amounts, answers, attributes, kinds, limits, reasons, things, workers
from regnum.games.paladins.seat import Seat
from regnum.games.paladins_coop.codes import answers as more
from regnum.games.paladins_coop.codes import reasons as partnership
from regnum.games.paladins_coop.legality import can_crowd, can_develop, can_pray, require_more, require_together
from regnum.games.west_kingdom.rows import filled
from regnum.kernel.core.containers import NONE, bit, count_of
from regnum.kernel.core.pairs import first_of, second_of

if TYPE_CHECKING:
    from regnum.games.paladins.state import Paladins

EVERY_SLOT = bit(things.SLOTS) - 1


def workers_for(code: int) -> int:
    """How many spaces of its action an answer fills, Workshops left aside."""
    if code >= answers.DO_COMMISSION:
        return 3
    return (
        2
        if code == answers.DO_DEVELOP
        or code == answers.DO_RECRUIT
        or code == answers.DO_HUNT_TWO
        or code == answers.DO_TRADE_TWO
        else 1
    )


def action_of(code: int) -> int:
    """The action that an answer to the question for an action takes."""
    if code >= answers.DO_COMMISSION:
        return code - answers.DO_COMMISSION + actions.COMMISSION
    if code <= answers.DO_RECRUIT:
        return actions.DEVELOP if code == answers.DO_DEVELOP else actions.RECRUIT
    if code <= answers.DO_TRADE_TWO:
        return actions.HUNT if code <= answers.DO_HUNT_TWO else actions.TRADE
    return actions.PRAY if code == answers.DO_PRAY else actions.CONSPIRE


def require(g: Paladins, seat: int, kind: int, about: int) -> None:
    s = g.seats[seat]
    if kind == kinds.ACTION:
        require_action(g, s)
    elif kind == kinds.WORKER:
        require_worker(g, s, about)
    elif kind == kinds.SQUARE:
        require_square(g, s, about)
    elif kind == kinds.RECRUIT or kind == kinds.DISCARD:
        require_townsfolk(g, s, kind == kinds.DISCARD)
    elif kind == kinds.ATTACK:
        g.among(bit(limits.OUTSIDER_SLOTS) - 1)
        g.need(filled(g.outsiders, limits.OUTSIDER_SLOTS), reasons.SLOT_EMPTY)
        g.need(g.attackable(s), reasons.STRENGTH_TOO_DEAR)
    elif kind == kinds.CONVERT:
        g.among(bit(limits.OUTSIDER_SLOTS) - 1)
        g.need(filled(g.outsiders, limits.OUTSIDER_SLOTS), reasons.SLOT_EMPTY)
        g.need(g.convertible(s), reasons.FAITH_TOO_LOW)
    else:
        require_other(g, seat, s, kind, about)


def require_other(g: Paladins, seat: int, s: Seat, kind: int, about: int) -> None:
    """The questions whose answers need little thought."""
    if kind == kinds.USE:
        g.among(bit(answers.YES) | bit(answers.NO))
    elif kind == kinds.TAVERN:
        g.among(g.taverns)
    elif kind == kinds.PALADIN:
        g.among(s.hand.kinds())
    elif kind == kinds.TOP:
        g.among(s.hand.kinds() & ~bit(about))
    elif kind == kinds.FIRST:
        g.among(EVERY_SLOT)
        g.need(filled(g.townsfolk, things.SLOTS), reasons.SLOT_EMPTY)
    elif kind == kinds.RECRUIT_FREE:
        g.among(EVERY_SLOT | bit(answers.NO_TOWNSFOLK))
        g.need(filled(g.townsfolk, things.SLOTS) | bit(answers.NO_TOWNSFOLK), reasons.SLOT_EMPTY)
    elif kind == kinds.WORKSHOP:
        g.among(bit(things.WORKSHOP_SPACES) - 1)
        g.need(~s.workshops, reasons.SPACE_COVERED)
    elif kind == kinds.PRAY:
        g.among(bit(things.ACTIONS) - 1 | (bit(answers.NO_PRAYER) if about != 0 else 0))
        if about == 0:
            g.need(~bit(actions.PRAY), reasons.PRAYS_ITSELF)
        g.need(s.used_actions(g.cards) | bit(answers.NO_PRAYER), reasons.NO_WORKER_THERE)
        if s.overlay_used():
            g.offer(more.PRAYER_OVERLAY)  # TOM-4.50
    elif kind == kinds.JAR:
        g.among(bit(things.JAR_SPACES) - 1)
        g.need(~s.jars, reasons.JAR_SPACE_FULL)
    elif kind == kinds.OPTION:
        g.among(bit(g.cards.n[about]) - 1)
    elif kind == kinds.ORDER or kind == kinds.ABILITY:
        g.among(about if kind == kinds.ABILITY else first_of(about))
    elif kind == kinds.KEEP:
        g.among(s.pool.kinds | bit(answers.ENOUGH))
        g.need(~(bit(first_of(about)) - 1), reasons.SAME_SET)
    else:
        require_together(g, seat, s, kind, about)


def require_action(g: Paladins, s: Seat) -> None:
    """What a player can do in a turn; pass is always possible."""  # PAL-3.8, PAL-10.1
    g.among(bit(answers.DO_PASS + 1) - 1)
    for code in range(answers.DO_FAVOUR):
        reason = hindrance(g, s, code)
        if reason != 0:
            g.need(~bit(code), reason)
    for slot in range(limits.FAVOUR_SLOTS):
        reason = hindrance_of_favour(g, s, slot)
        if reason != 0:
            g.need(~bit(answers.DO_FAVOUR + slot), reason)
    if g.has_overlord():
        require_more(g, s)


def hindrance(g: Paladins, s: Seat, code: int) -> int:
    """Why an action of the own board cannot be taken now, 0 if it can."""
    cards = g.cards
    action = action_of(code)
    if s.is_used(cards, action):
        return reasons.USED
    if not s.can_fill(cards, action, workers_for(code)):
        return reasons.WORKERS_MISSING
    if action >= actions.COMMISSION:
        return hindrance_on_the_right(g, s, action)
    if action == actions.DEVELOP:
        if count_of(s.workshops) >= things.DEVELOPMENTS and not (g.has_overlord() and can_develop(g)):
            return reasons.NO_WORKSHOP_LEFT
        return reasons.SILVER_MISSING if s.price(cards, actions.DEVELOP) > s.amounts[amounts.SILVER] else 0
    if action == actions.PRAY:
        if s.price(cards, actions.PRAY) > s.amounts[amounts.SILVER]:
            return reasons.SILVER_MISSING
        if s.used_actions(cards) & ~bit(actions.PRAY) != 0 or (g.has_overlord() and can_pray(g, s)):
            return 0
        return reasons.NOTHING_TO_CLEAR
    if action == actions.RECRUIT:
        return reasons.NO_TOWNSFOLK_TO_PAY if g.affordable_townsfolk(s, code == answers.DO_DISCARD) == 0 else 0
    return 0


def hindrance_on_the_right(g: Paladins, s: Seat, action: int) -> int:
    cards = g.cards
    done = s.done(action)
    if action != actions.ATTACK and done >= limits.MOST_DONE:
        return reasons.LIMIT_REACHED
    if action <= actions.GARRISON:
        if s.price(cards, action) > s.amounts[amounts.PROVISIONS]:
            return reasons.PROVISIONS_MISSING
        if action == actions.FORTIFY:
            if g.wall_deck.size == 0:
                return reasons.WALLS_GONE
            return (
                reasons.INFLUENCE_FOR_WALL if s.attribute(cards, attributes.INFLUENCE) < cards.wall_needs[done] else 0
            )
        return reasons.NO_SQUARE if g.reach(s, action) == 0 else 0
    if action == actions.ATTACK:
        return reasons.NOBODY_TO_ATTACK if g.attackable(s) == 0 else 0
    if s.price(cards, action) > s.amounts[amounts.SILVER]:
        return reasons.SILVER_MISSING
    if action == actions.ABSOLVE:
        return reasons.INFLUENCE_FOR_JAR if s.attribute(cards, attributes.INFLUENCE) < cards.jar_needs[done] else 0
    return reasons.NOBODY_TO_CONVERT if g.convertible(s) == 0 else 0


def hindrance_of_favour(g: Paladins, s: Seat, slot: int) -> int:
    """Why a King's Favour cannot be used now, 0 if it can."""  # PAL-7.3 to PAL-7.8
    cards = g.cards
    c = g.favours[slot]
    if c == NONE:
        return reasons.NOT_TURNED_UP
    if g.favour_workers[slot] != NONE:
        if not g.has_overlord():
            return reasons.FAVOUR_TAKEN
        if not can_crowd(g, s, slot):
            return partnership.HONOUR_MISSING  # TOM-4.15
    kind = cards.favour_worker[c]
    if s.pool.size == 0 or (kind != workers.ANY and s.pool.count(kind) == 0 and s.pool.count(workers.CRIMINAL) == 0):
        return reasons.CRIMINAL_MISSING if kind == workers.CRIMINAL else reasons.WORKERS_MISSING
    if cards.favour_silver[c] > s.amounts[amounts.SILVER]:
        return reasons.SILVER_MISSING
    return reasons.PROVISIONS_MISSING if cards.favour_provisions[c] > s.amounts[amounts.PROVISIONS] else 0


def require_worker(g: Paladins, s: Seat, about: int) -> None:
    """Which worker may go to a space; only what makes a difference is asked."""  # PAL-4.2 to PAL-4.4, PAL-4.15
    cards = g.cards
    space = first_of(about)
    action = second_of(about)
    g.among(s.pool.kinds)
    colour = (
        cards.space_colour[space]
        if action < things.ACTIONS
        else cards.favour_worker[g.favours[action - things.ACTIONS]]
    )
    if colour != workers.ANY:
        g.need(bit(colour) | bit(workers.CRIMINAL), reasons.WRONG_WORKER)
    if action >= things.ACTIONS:
        return
    if colour != workers.ANY:
        if s.pool.count(colour) > 0 and s.pool.count(workers.CRIMINAL) > 0:
            if s.wild_needed(cards, action, space) >= s.pool.count(workers.CRIMINAL):
                g.need(~bit(workers.CRIMINAL), reasons.NEEDED_ELSEWHERE)
            elif not s.leaves_another(cards, action, space):
                g.need(~bit(workers.CRIMINAL), reasons.SAME_SET)
        return
    if action == actions.DEVELOP:
        first = s.spaces[cards.first_space[actions.DEVELOP]]
        g.need(~(bit(first) - 1) if first != NONE else with_a_later_one(s), reasons.SAME_SET)
        return
    for i in range(cards.spaces_of[action]):
        other = cards.first_space[action] + i
        kind = cards.space_colour[other]
        if kind != workers.ANY and s.spaces[other] == workers.CRIMINAL:
            g.need(~bit(kind), reasons.SAME_SET)


def with_a_later_one(s: Seat) -> int:
    """The kinds after which a second worker of the same or a later kind can follow."""
    last = 0
    for kind in range(things.WORKERS):
        if s.pool.count(kind) > 0:
            last = kind
    return bit(last + 1) - 1 if s.pool.count(last) > 1 else bit(last) - 1


def require_townsfolk(g: Paladins, s: Seat, discarding: bool) -> None:
    """The ways to pay for a Townsfolk of the track."""  # PAL-5.8
    cards = g.cards
    empty = EVERY_SLOT & ~filled(g.townsfolk, things.SLOTS)
    g.among(EVERY_SLOT)
    g.offer_set(EVERY_SLOT, answers.BY_DEBT)
    g.forbid_set(empty, answers.BY_SILVER, reasons.SLOT_EMPTY)
    g.forbid_set(empty, answers.BY_DEBT, reasons.SLOT_EMPTY)
    g.forbid_set(EVERY_SLOT & ~cards.slot_debt, answers.BY_DEBT, reasons.NO_DEBT_HERE)
    if s.recruits_free(cards):
        g.need(EVERY_SLOT, reasons.NOTHING_TO_PAY)
    elif discarding and not cards.debt_for_discard:
        g.need(EVERY_SLOT, reasons.DEBT_NOT_FOR_DISCARD)
    g.need(g.affordable_townsfolk(s, discarding), reasons.SILVER_MISSING)


def require_square(g: Paladins, s: Seat, action: int) -> None:
    """The squares to which a Monk or an Outpost may go."""  # PAL-6.2, PAL-6.3, PAL-6.10
    g.among(bit(things.SQUARES) - 1)
    taken = 0
    for q in range(len(g.seats)):
        taken |= g.seats[q].monks | g.seats[q].outposts
    g.need(~taken, reasons.SQUARE_TAKEN)
    g.need(g.free, reasons.SQUARE_CLOSED)
    g.need(
        g.reach(s, action),
        reasons.FAITH_FOR_REGION if action == actions.COMMISSION else reasons.STRENGTH_FOR_REGION,
    )
