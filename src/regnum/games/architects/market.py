"""The Black Market, and the Reset that empties it."""

from typing import Final

from regnum.games.architects.codes import answers, events, goods, kinds, limits, moments, ops, stalls
from regnum.games.architects.effects import abilities, board_answers, resolve, with_prisoners
from regnum.games.architects.hiring import hire
from regnum.games.architects.legality import stall_price
from regnum.games.architects.moves import market_to_prison, pay, place_at_stall, workers_in_market
from regnum.games.architects.piles import deal_buildings, keep_building, return_dealt, turn_market
from regnum.games.architects.seat import Seat
from regnum.games.architects.state import Architects
from regnum.games.architects.virtue import change_for_all, debts_for_all, lose_virtue
from regnum.games.architects_saga.claims import claim_goals
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, has, lowest
from regnum.kernel.lowering import Rule, rule

# -- an action


@rule
def visit_stall(g: Architects, p: int, stall: int) -> Rule:
    """Pay the Silver, lose the Virtue, take the goods, then what Swindlers and boards add."""  # ARC-9.3 to ARC-9.9
    swindlers: int = g.seats[p].crew & g.cards.answering[moments.BLACK_MARKET_ACTION]
    place_at_stall(g, p, stall)
    pay(g, p, goods.SILVER, stall_price(g, g.seats[p], stall))
    if g.seats[p].crew & g.cards.illusionists == 0:
        yield from lose_virtue(g, p, g.cards.stall_virtue)
    if stall == stalls.MIDDLE:
        yield from visit_middle(g, p)
    else:
        yield from resolve(g, p, goods_at(g, stall))
    yield from abilities(g, p, swindlers & g.seats[p].crew)  # ARC-R.29
    yield from board_answers(g, p, moments.BLACK_MARKET_ACTION)
    if workers_in_market(g) == limits.STALLS:
        g.resets += 1  # ARC-9.8


def goods_at(g: Architects, stall: int) -> int:
    """What a space of the market brings: its card's goods, or the printed ones."""  # ARC-2.2, ARC-9.11, ARC-13.14
    if stall == stalls.LEFT:
        return g.cards.printed_small if g.small_side == NONE else g.cards.small_goods[g.small_side]
    return g.cards.printed_large if g.large == NONE else g.cards.large_goods[g.large]


@rule
def visit_middle(g: Architects, p: int) -> Rule:
    """Any Apprentice of the display, or one of five Buildings."""  # ARC-9.4
    c: int = yield g.ask(p, kinds.STALL)
    if c != answers.DRAW:
        yield from hire(g, p, c)
        return
    deal_buildings(g, p, g.cards.draw_at_stall, events.DRAWS_TO_CHOOSE)
    kept: int = yield g.ask(p, kinds.KEEP)
    if kept != NONE:
        keep_building(g, p, kept, events.KEEPS)
        return_dealt(g, p)


# -- the Reset


@rule
def reset(g: Architects, p: int) -> Rule:
    """Workers to the Prison, the card turned, abilities, then what the Prison costs."""  # ARC-13.1 to ARC-13.14
    g.emit(events.RESET, p, NONE, 0, NONE, NONE, EVERYBODY)
    market_to_prison(g)
    turn_market(g)
    for i in range(len(g.seats)):
        q: int = g.after(p, i)
        if not g.is_opponent(q):
            yield from use_abilities(g, q)
    fewest: int = with_prisoners(g, PRISONERS)
    most: int = fullest(g) & bit(g.compared()) - 1  # TOM-3.30 to TOM-3.32
    yield from change_for_all(g, p, fewest, -1)  # ARC-13.8
    if most != 0:
        g.emit(events.MOST_IN_PRISON, p, NONE, 0, NONE, NONE, EVERYBODY)
        yield from debts_for_all(g, p, most)  # ARC-13.9
    if len(g.tomes) > 0:
        claim_goals(g)  # as long as it is still this player's turn: TOM-2.12


PRISONERS: Final = 3
"""So many Workers in the Prison cost a point of Virtue."""


def fullest(g: Architects) -> int:
    """Those with the most Workers in the Prison, if anybody has one."""  # ARC-13.9, ARC-13.12
    most = 1
    out = 0
    for q in range(len(g.seats)):
        n = g.seats[q].in_prison
        if n > most:
            most = n
            out = 0
        if n == most:
            out |= bit(q)
    return out


@rule
def use_abilities(g: Architects, p: int) -> Rule:
    """A player uses the own abilities in any order, each at most once; what only brings goods needs no question."""
    left: int = g.seats[p].crew & g.cards.answering[moments.BLACK_MARKET_RESET]  # ARC-13.6, ARC-13.7, ARC-13.11
    if g.cards.at_moment(g.seats[p].board, moments.BLACK_MARKET_RESET) != 0:
        left |= bit(answers.ABILITY_OF_BOARD)
    while left != 0:
        c: int = harmless(g, g.seats[p], left)
        if c == NONE:
            useful: int = deciding(g, g.seats[p], left)
            if useful == 0:
                return
            c = yield g.ask(p, kinds.RESET, useful | bit(answers.NO_ABILITY))
            if c == answers.NO_ABILITY:
                return
        left &= ~bit(c)
        if c == answers.ABILITY_OF_BOARD:
            yield from board_answers(g, p, moments.BLACK_MARKET_RESET)
        else:
            yield from abilities(g, p, bit(c))


def ability_at(g: Architects, s: Seat, c: int) -> int:
    """Where the effects of a reset ability are listed."""
    if c == answers.ABILITY_OF_BOARD:
        return g.cards.at_moment(s.board, moments.BLACK_MARKET_RESET)
    return g.cards.abilities[c]


def works(g: Architects, s: Seat, c: int) -> bool:
    """Whether an ability would do something now: a Squire needs an empty Prison, a Gatekeeper somebody in it."""
    if c != answers.ABILITY_OF_BOARD and has(g.cards.free_prison, c):
        return s.in_prison == 0  # ARC-13.7
    return g.cards.op[ability_at(g, s, c)] != ops.RELEASE_PRISON or s.in_prison > 0


def harmless(g: Architects, s: Seat, left: int) -> int:
    """The first ability that works and only brings goods, or none."""
    while left != 0:
        c = lowest(left)
        left &= left - 1
        if works(g, s, c) and g.cards.op[ability_at(g, s, c)] <= ops.LAST_PLAIN:
            return c
    return NONE


def deciding(g: Architects, s: Seat, left: int) -> int:
    """Those that work now and that a player may want to use or not."""
    out = 0
    while left != 0:
        c = lowest(left)
        left &= left - 1
        if works(g, s, c):
            out |= bit(c)
    return out
