"""Which answers each question allows, and why not the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.architects.capture_questions import nobody_to_capture, require_capture
from regnum.games.architects.codes import answers, discards, kinds, limits, locations, ops, payments, prices, reasons
from regnum.games.architects.seat import Seat
from regnum.games.architects_coop.codes import reasons as partnership
from regnum.games.architects_coop.legality import can_donate, require_together, somebody_to_free
from regnum.kernel.core.containers import NONE, bit, lowest
from regnum.kernel.core.pairs import first_of, last_of, middle_of

if TYPE_CHECKING:
    from regnum.games.architects.state import Architects

EVERY_SLOT: Final = 255
EVERY_LARGE: Final = 511


def require(g: Architects, seat: int, kind: int, about: int) -> None:
    s = g.seats[seat]
    if kind == kinds.PLACE:
        require_place(g, s)
    elif kind == kinds.TRADE:
        require_trade(g, seat, s)
    elif kind == kinds.CAPTURE:
        require_capture(g, s, about)
    elif kind == kinds.GUARD:
        require_guard(g, seat, s, about)
    elif kind == kinds.BUILD:
        require_build(g, s)
    elif kind == kinds.SPEND:
        require_spend(g, s, about)
    elif kind == kinds.WORKSHOP:
        require_workshop(g, s)
    else:
        require_other(g, seat, s, kind, about)


def require_other(  # noqa: C901 - one branch for each question
    g: Architects, seat: int, s: Seat, kind: int, about: int
) -> None:
    """The questions whose answers need little thought."""
    if kind == kinds.USE:
        g.among(bit(answers.YES) | bit(answers.NO))
    elif kind == kinds.MINE:
        g.among(bit(answers.MINE_CLAY) | bit(answers.MINE_GOLD))
        if s.at[locations.MINES] < g.cards.gold_each:
            g.need(bit(answers.MINE_CLAY), reasons.TWO_MINERS)
    elif kind == kinds.DISCOUNT:
        g.among(first_of(about))
    elif kind == kinds.STALL:
        g.among(EVERY_SLOT | bit(answers.DRAW))
        g.need(g.shown() | bit(answers.DRAW), reasons.SLOT_EMPTY)
    elif kind == kinds.HIRE or kind == kinds.FIRST_APPRENTICE:
        nobody = bit(answers.NO_HIRE) if s.is_full(g.cards) else 0  # ARC-15.16, ARC-R.30
        g.among(EVERY_SLOT | nobody)
        g.need(g.shown() | nobody, reasons.SLOT_EMPTY)
    elif kind == kinds.GIVE_UP:
        g.among(s.crew)
    elif kind == kinds.HAND_LIMIT:
        g.among(s.hand.kinds)
    elif kind == kinds.GIVE:
        may = about != 0 and middle_of(about) != discards.FOR_PRICE and s.hand.size > 0
        g.among(s.hand.kinds | (bit(answers.GIVE_NONE) if may else 0))
    elif kind == kinds.DRAFT or kind == kinds.KEEP:
        g.among(s.dealt.kinds)
    elif kind == kinds.OPTION:
        require_option(g, seat, about)
    elif kind == kinds.TAKE_BACK:
        require_take_back(g, seat, s)
    elif kind == kinds.RELEASE:
        most = s.in_prison if s.in_prison < about else about
        g.among(bit(most + 1) - 2)
    elif kind == kinds.BOARD:
        g.among(about)
        for q in range(g.players):
            g.need(~bit(g.seats[q].board), reasons.BOARD_TAKEN)
    elif kind <= kinds.END_ORDER:  # kinds.RESET and kinds.END_ORDER ask about a set
        g.among(about)
    else:
        require_together(g, seat, kind, about)


def require_option(g: Architects, seat: int, fx: int) -> None:
    """The effects of a Building that can do something; without any there is nothing to decline."""  # ARC-15.8
    g.among(bit(g.cards.n[fx]) - 1)
    for i in range(g.cards.n[fx]):
        op = g.cards.op[g.cards.option(fx, i)]
        if op == ops.RELEASE_BOARDS and g.captured_of(seat) == 0:
            g.forbid(i, reasons.NONE_CAPTURED)
        elif op == ops.CAPTURE and nobody_to_capture(g, g.seats[seat]):
            g.forbid(i, reasons.NOBODY_TO_CAPTURE)
    if g.choices() > 0 and g.cards.optional[fx] == 1:
        g.offer(answers.NO_OPTION)


# -- placing Workers


def require_place(g: Architects, s: Seat) -> None:
    """Where a Worker may go; before that, who only spares Virtue may be given up."""  # ARC-3.1, ARC-3.8, ARC-6.8
    g.among(bit(answers.GIVE_UP) - 1 | (s.crew & g.cards.spare_virtue) << answers.GIVE_UP)
    for code in range(locations.TOWN_CENTRE, answers.GIVE_UP):
        reason = hindrance(g, s, code)
        if reason != 0:
            g.need(~bit(code), reason)


def hindrance(g: Architects, s: Seat, code: int) -> int:
    """Why a Worker cannot be placed somewhere, 0 if it can."""
    cards = g.cards
    if code == answers.TO_GUILDHALL:
        if s.buildable(cards) != 0 or cathedral_hindrance(g, s) == 0:
            return 0
        return reasons.NOTHING_TO_BUILD  # ARC-11.2
    if code >= answers.TO_STALL:
        if s.virtue > cards.most_virtue:
            return reasons.TOO_VIRTUOUS  # ARC-9.1, ARC-9.10
        if g.market[code - answers.TO_STALL] != NONE:
            return reasons.STALL_TAKEN  # ARC-9.2
        return reasons.SILVER_MISSING if stall_price(g, s, code - answers.TO_STALL) > s.silver() else 0
    if code == locations.TOWN_CENTRE:
        return reasons.SILVER_MISSING if s.tax(cards, cards.capture_tax) > s.silver() else 0  # ARC-7.11
    if code == locations.TAX_STAND:
        return reasons.NO_TAX if g.tax == 0 else 0  # ARC-8.2
    if code == locations.GUARDHOUSE:
        if s.in_prison > 0 or s.captured() > 0:
            return 0
        if somebody_to_free(g) if cards.partners else captured_of(g, s) > 0:
            return 0
        if s.unpaid > 0 and debt_price(g, s) <= s.silver():
            return 0
        return reasons.NOTHING_TO_GUARD  # ARC-10.1
    return 0


def captured_of(g: Architects, s: Seat) -> int:
    """How many of the 20 Workers stand nowhere else: they are on the boards of others."""
    n = limits.WORKERS - s.supply - s.in_guildhall - s.in_prison
    for i in range(limits.LARGE):
        n -= s.at[i]
    if n > 0:
        for i in range(limits.STALLS):
            if g.market[i] != NONE and g.seats[g.market[i]] is s:
                n -= 1
    return n


def stall_price(g: Architects, s: Seat, stall: int) -> int:
    """The Silver for an action at the Black Market."""  # ARC-9.3 to ARC-9.7
    n = g.cards.stall_silver[stall] - s.sum_of(g.cards.stall_less)
    return n if n > 0 else 0


def debt_price(g: Architects, s: Seat) -> int:
    """The Silver for paying a Debt, with its Tax."""  # ARC-10.5
    return g.cards.debt_silver + s.tax(g.cards, g.cards.debt_tax)


def free_price(g: Architects, s: Seat) -> int:
    """The Silver for buying Workers free, with its Tax."""  # ARC-10.4
    return g.cards.free_silver + s.tax(g.cards, g.cards.free_tax)


def require_take_back(g: Architects, seat: int, s: Seat) -> None:
    """Where a Worker may come back from when none is left to place."""  # ARC-3.2 to ARC-3.4
    here = 0
    for i in range(limits.LARGE):
        if s.at[i] > 0:
            here |= bit(i)
    elsewhere = bit(answers.FROM_PRISON) if s.in_prison > 0 else 0
    for i in range(limits.STALLS):
        if g.market[i] == seat:
            elsewhere |= bit(answers.FROM_STALL + i)
    for q in range(len(g.seats)):
        if g.seats[q].captives[seat] > 0:
            elsewhere |= bit(answers.FROM_BOARD + q)
    g.among(bit(answers.FROM_BOARD + len(g.seats)) - 1 & ~bit(answers.FROM_BOARD + seat))
    g.need(here | elsewhere, reasons.NO_WORKER_THERE)
    if here != 0:
        g.need(EVERY_LARGE, reasons.NOT_FROM_THERE)


# -- paying


def require_spend(g: Architects, s: Seat, about: int) -> None:
    """How much of one good goes into a mix; the others must be able to cover the rest."""  # ARC-3.22
    good = payments.column_of(first_of(about))
    n = middle_of(about)
    others = last_of(about) & (payments.BUILDINGS - 1)
    rest = 0
    while others != 0:
        rest += s.goods[lowest(others)]
        others &= others - 1
    g.among(bit(n + 1) - 1)
    have = s.goods[good]
    g.need(bit((have if have < n else n) + 1) - 1, reasons.GOODS_MISSING)
    if last_of(about) >= payments.BUILDINGS:
        rest += covered_by_hand(g, s, about)
    if rest < n:
        g.need(~(bit(n - rest) - 1), reasons.CANNOT_COVER)


def covered_by_hand(g: Architects, s: Seat, about: int) -> int:
    """How much of a good, or of a mix, Buildings of the hand can stand for and still cover the rest."""  # TOM-6.14
    price = payments.row_of(first_of(about))
    spare = s.hand.size - s.kept_for(g.cards, price)
    if last_of(about) < payments.OF_ONE_GOOD:
        return spare
    good = payments.column_of(first_of(about))
    n = middle_of(about)
    most = 0
    while most < n and most + 1 + s.missing(g.cards, price, good + 1, n - most - 1) <= spare:
        most += 1
    return most


def require_trade(g: Architects, seat: int, s: Seat) -> None:
    """The trades of the King's Storehouse that can be paid; one may stop at any time."""  # ARC-5.1 to ARC-5.5
    printed = bit(answers.TRADE_VIRTUE) | bit(answers.TRADE_MARBLE)
    offered = printed | (s.crew & g.cards.traders) << answers.TRADE_OF
    g.among(offered | bit(answers.NO_TRADE))
    if g.cards.partners:
        g.offer(answers.TRADE_DONATION)  # TOM-3.24
        if not can_donate(g, seat):
            g.forbid(answers.TRADE_DONATION, partnership.NOTHING_TO_DONATE)
    while offered != 0:
        code = lowest(offered)
        offered &= offered - 1
        if not s.can_pay(g.cards, prices.TRADES + code):
            g.need(~bit(code), reasons.GOODS_MISSING)


# -- hiring


def hire_price(g: Architects, s: Seat, slot: int) -> int:
    """The Silver for hiring at the Workshop, Tax and what is put on skipped cards included."""  # ARC-6.2 to ARC-6.4
    return g.cards.hire_silver - g.cards.hire_less[s.board] + s.tax(g.cards, g.cards.hire_tax) + skipped(s, slot)


def skipped(s: Seat, slot: int) -> int:
    """How many columns lie beyond the own Workers' reach."""  # ARC-6.3
    beyond = slot % limits.COLUMNS + 1 - s.at[locations.WORKSHOP]
    return beyond if beyond > 0 else 0


def require_workshop(g: Architects, s: Seat) -> None:
    """An Apprentice who can be paid, or Buildings."""  # ARC-6.1 to ARC-6.4, ARC-6.13
    g.among(EVERY_SLOT | bit(answers.DRAW))
    g.need(g.shown() | bit(answers.DRAW), reasons.SLOT_EMPTY)
    for column in range(limits.COLUMNS):
        if hire_price(g, s, column) > s.silver():
            g.need(~(bit(column) | bit(limits.COLUMNS + column)), reasons.SILVER_MISSING)


# -- the Guardhouse


def require_guard(g: Architects, seat: int, s: Seat, about: int) -> None:
    """What can be done at the Guardhouse now; the first action of a visit must be done."""  # ARC-10.1 to ARC-10.9
    g.among(bit(answers.NO_GUARDING + 1) - 1)
    if g.cards.partners:
        offer_to_free(g, seat, s)
    if s.captured() == 0:
        g.need(~bit(answers.IMPRISON), reasons.NO_CAPTIVES)
    if s.in_prison == 0:
        g.need(~bit(answers.RELEASE), reasons.NONE_IN_PRISON)
    if g.captured_of(seat) == 0:
        g.need(~(bit(answers.BUY_FREE) | bit(answers.BUY_FREE_BY_DEBT)), reasons.NONE_CAPTURED)
    if s.unpaid == 0:
        g.need(~bit(answers.PAY_DEBT), reasons.NO_DEBT)
    if free_price(g, s) > s.silver():
        g.need(~bit(answers.BUY_FREE), reasons.SILVER_MISSING)
    if debt_price(g, s) > s.silver():
        g.need(~bit(answers.PAY_DEBT), reasons.SILVER_MISSING)
    if about == 0:
        g.need(~bit(answers.NO_GUARDING), reasons.ONE_ACTION_AT_LEAST)


def offer_to_free(g: Architects, seat: int, s: Seat) -> None:
    """What can be done for the Workers of partners."""  # TOM-3.22, TOM-3.23
    for q in range(g.players):
        if q != seat:
            g.offer(answers.RELEASE_OF + q)
            g.offer(answers.BUY_FREE_OF + q)
            g.offer(answers.BUY_FREE_BY_DEBT_OF + q)
            if g.seats[q].in_prison == 0:
                g.forbid(answers.RELEASE_OF + q, reasons.NONE_IN_PRISON)
            if g.captured_of(q) == 0:
                g.forbid(answers.BUY_FREE_OF + q, reasons.NONE_CAPTURED)
                g.forbid(answers.BUY_FREE_BY_DEBT_OF + q, reasons.NONE_CAPTURED)
            elif free_price(g, s) > s.silver():
                g.forbid(answers.BUY_FREE_OF + q, reasons.SILVER_MISSING)


# -- the Guildhall


def require_build(g: Architects, s: Seat) -> None:
    """The Buildings that can be constructed, and the Cathedral."""  # ARC-11.1 to ARC-11.9
    cards = g.cards
    g.among(s.hand.kinds | bit(answers.ADVANCE))
    able = s.skills(cards)
    left = s.hand.kinds
    while left != 0:
        c = lowest(left)
        left &= left - 1
        if cards.needs[c] & ~able != 0:
            g.need(~bit(c), reasons.SKILL_MISSING)
        elif not s.can_pay(cards, prices.BUILDINGS + c):
            g.need(~bit(c), reasons.GOODS_MISSING)
    reason = cathedral_hindrance(g, s)
    if reason != 0:
        g.need(~bit(answers.ADVANCE), reason)


def cathedral_hindrance(g: Architects, s: Seat) -> int:
    """Why the Cathedral cannot be advanced, 0 if it can."""  # ARC-11.6 to ARC-11.9, ARC-11.15, ARC-11.16
    cards = g.cards
    if s.virtue < cards.least_virtue:
        return reasons.VIRTUE_TOO_LOW
    if s.cathedral >= limits.MOST_LEVEL:
        return reasons.TOP_REACHED
    level = s.cathedral + 1
    if g.on_level(level) >= cards.level_spaces[level]:
        return reasons.LEVEL_FULL
    if s.hand.size == 0 and s.gives_building(cards):
        return reasons.NO_BUILDING_TO_GIVE
    return 0 if s.can_pay(cards, prices.LEVELS + level) else reasons.GOODS_MISSING
