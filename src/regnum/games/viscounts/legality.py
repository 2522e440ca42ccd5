"""Which answers each question allows, and why not the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regnum.games.viscounts import paying
from regnum.games.viscounts.codes import actions, answers, gaps, goods, kinds, limits, ops, paid, reasons, things, towns
from regnum.games.viscounts.seat import Seat
from regnum.games.viscounts.travel import reach
from regnum.games.viscounts_coop.legality import require_overlord, require_together
from regnum.games.west_kingdom.rows import filled
from regnum.kernel.core.containers import NONE, bit, has
from regnum.kernel.core.pairs import first_of, second_of

if TYPE_CHECKING:
    from regnum.games.viscounts.state import Viscounts

ALL_SLOTS = bit(things.SLOTS) - 1
ALL_SEGMENTS = bit(limits.SEGMENTS) - 1


def require(g: Viscounts, seat: int, kind: int, about: int) -> None:
    s = g.seats[seat]
    if kind == kinds.ACTION:
        require_action(g, s)
    elif kind == kinds.MOVE:
        g.among(bit(things.TOWNS) - 1)
        g.need(reach(g, seat), reasons.TOO_FAR)
    elif kind == kinds.PLACE or kind == kinds.DISCARD or kind == kinds.DESTROY:
        require_card(g, s, kind)
    elif kind == kinds.PAY:
        require_payment(g, s, about)
    elif kind == kinds.RESOURCE:
        g.among(bit(goods.INK) | bit(goods.GOLD) | bit(goods.STONE))
        g.need(~(bit(second_of(about)) - 1), reasons.SAME_RESOURCES)
    elif kind == kinds.HIRE:
        segment = towns.row_of(s.town)
        g.among(bit(segment) | bit(answers.NO_HIRE))
        g.need(filled(g.tops, limits.SEGMENTS) | bit(answers.NO_HIRE), reasons.PILE_EMPTY)
        c = g.tops[segment]
        if c != NONE and paying.price_of_hire(s, g.cards, c) > s.goods[goods.SILVER]:
            g.need(bit(answers.NO_HIRE), reasons.TOO_DEAR)
    elif kind == kinds.TIMES or kind == kinds.WORKERS or kind == kinds.BUILDING or kind == kinds.SPOT:
        require_result(g, s, kind, about)
    elif kind == kinds.ABILITY:
        require_ability(g, s, first_of(about))
    else:
        require_other(g, seat, s, kind, about)


def require_other(g: Viscounts, seat: int, s: Seat, kind: int, about: int) -> None:
    """The questions whose answers need little thought."""
    if kind == kinds.OPTION:
        g.among(bit(g.cards.n[about]) - 1)
    elif kind == kinds.REARRANGE:
        g.among(bit(answers.ORDER + 5) - 1)
        g.need(orders_for(s), reasons.SLOT_STAYS_EMPTY)
    elif kind == kinds.FLIP:
        g.among(bit(answers.FLIP_DEBT) | bit(answers.FLIP_DEED))
    elif kind == kinds.HIRE_FREE:
        g.among(ALL_SEGMENTS)
        g.need(filled(g.tops, limits.SEGMENTS), reasons.PILE_EMPTY)
    elif kind == kinds.SECTION or kind == kinds.LINK:
        g.among(first_of(about))
    elif kind == kinds.BUMP:
        require_bump(g, second_of(about), first_of(about))
    elif kind == kinds.CASTLE_MOVE:
        g.among(bit(answers.NO_CASTLE_MOVE + 1) - 1)
        for section in range(things.SECTIONS):
            if s.tier1[section] == 0:
                g.need(~(3 * bit(2 * section)), reasons.NO_WORKER_THERE)
    elif kind == kinds.PLACE_WORKERS:
        g.among(bit(things.SECTIONS) - 1)
    elif kind == kinds.MANUSCRIPT:
        g.among(ALL_SEGMENTS)
        g.need(filled(g.manuscript_tops, limits.SEGMENTS), reasons.MANUSCRIPTS_GONE)
        g.need(costing(g, about), reasons.WRONG_COST)
    elif kind == kinds.PAIR:
        g.among(bit(g.players + 1) - 1)
        g.need(filled(g.player_cards, limits.PAIRS), reasons.PAIR_TAKEN)
    elif kind == kinds.DESTROY_ANY:
        g.among(0)
        for i in range(s.discard.size):
            g.offer(s.discard.at(i))
        g.offer(answers.NO_CARD)
    else:
        require_together(g, seat, kind, about)


def require_bump(g: Viscounts, tier: int, section: int) -> None:
    """A Worker of whoever stands in a section."""  # VIS-12.8
    g.among(owners_in(g, tier, section))
    if g.has_overlord():
        require_overlord(g, tier, section)


def owners_in(g: Viscounts, tier: int, section: int) -> int:
    """Who has a Worker in a section, as a set."""  # VIS-12.8
    out = 0
    for q in range(len(g.seats)):
        s = g.seats[q]
        if (s.tier1[section] if tier == 1 else s.tier2[section]) > 0:
            out |= bit(q)
    return out


def costing(g: Viscounts, costs: int) -> int:
    """The segments whose visible Manuscript has one of these costs."""  # VIS-17.8
    out = 0
    for segment in range(limits.SEGMENTS):
        c = g.manuscript_tops[segment]
        if c != NONE and has(costs, g.cards.cost[c]):
            out |= bit(segment)
    return out


def orders_for(s: Seat) -> int:
    """The orders of the cards on the board in which no empty slot is filled."""  # VIS-17.1
    a = s.board[0] != NONE
    b = s.board[1] != NONE
    c = s.board[2] != NONE
    if a and b and c:
        return bit(answers.ORDER + 5) - 1
    out = bit(answers.KEEP_ORDER)
    if b and c:
        out |= bit(answers.ORDER)
    if a and b:
        out |= bit(answers.ORDER + 1)
    if a and c:
        out |= bit(answers.ORDER + 4)
    return out


def require_card(g: Viscounts, s: Seat, kind: int) -> None:
    """Cards of the hand; to discard or destroy also the unseen top card, or none."""  # VIS-7.4, VIS-17.2, VIS-17.3
    g.among(0)
    for i in range(s.hand.size):
        g.offer(s.hand.at(i))
    if kind != kinds.PLACE:
        if s.deck.size + s.discard.size > 0:
            g.offer(answers.TOP_CARD)
        g.offer(answers.NO_CARD)


def require_ability(g: Viscounts, s: Seat, slots: int) -> None:
    """What gives Corruption comes before what gives Virtue."""  # VIS-5.3, VIS-6.10
    g.among(slots)
    first = 0
    later = 0
    for slot in range(limits.CARD_SLOTS):
        if has(slots, slot):
            c = s.board[slot]
            if g.cards.brings_corruption[c] == 1:
                first |= bit(slot)
            elif g.cards.brings_virtue[c] == 1:
                later |= bit(slot)
    if first != 0:
        g.need(~later, reasons.CORRUPTION_FIRST)


# -- the primary action


def require_action(g: Viscounts, s: Seat) -> None:
    """What a player can do in phase 3; nothing is always possible."""  # VIS-9.1, VIS-9.2
    g.among(bit(answers.DO_NOTHING + 1) - 1)
    for action in range(things.ACTIONS):
        reason = hindrance(g, s, action, NONE, 0)
        if reason != 0:
            g.need(~bit(action), reason)
        reason = hindrance_of_dismissal(g, s, action)
        if reason != 0:
            g.need(~bit(answers.DISMISS_FOR + action), reason)


def hindrance(g: Viscounts, s: Seat, action: int, dismissed: int, silver_less: int) -> int:
    """Why an action can give no result now, 0 if it can."""  # VIS-9.12, VIS-10.3, VIS-11.1, VIS-11.4
    outer = towns.column_of(s.town) != limits.INNER
    if action == actions.TRADE or action == actions.BUILD:
        if not outer:
            return reasons.OUTER_TOWN_NEEDED
    elif outer:
        return reasons.INNER_TOWN_NEEDED
    if action == actions.BUILD:
        if s.built == ALL_SLOTS:
            return reasons.NO_BUILDING_LEFT
        if g.free & g.spots_at(s.town) == 0:
            return reasons.NO_SPOT_FREE
    elif action == actions.CASTLE and s.workers == 0:
        return reasons.NO_WORKER_LEFT
    if action == actions.TRADE and trades_for_silver(g, s.town):
        return 0 if s.icons_for(g.cards, action, dismissed) > 0 else reasons.NO_MERCHANT
    if paying.power(s, g.cards, action, dismissed, silver_less) < least_icons(g, s, action):
        return reasons.ICONS_MISSING
    return 0


def trades_for_silver(g: Viscounts, town: int) -> bool:
    """Whether a town's exchange brings Silver alone: then paying some for Merchants would only bring it back."""
    fx = g.cards.trade_gives[town]  # VIS-10.3
    return g.cards.op[fx] == ops.GAIN and g.cards.arg[fx] == goods.SILVER and g.cards.op[fx + 1] == ops.END


def least_icons(g: Viscounts, s: Seat, action: int) -> int:
    """The icons that the smallest result of an action needs."""  # VIS-10.1, VIS-11.3, VIS-12.1, VIS-13.1
    cards = g.cards
    if action == actions.TRADE:
        return cards.trade_cost[s.town]
    if action == actions.CASTLE:
        return cards.nobles[1]
    if action == actions.TRANSCRIBE:
        return cards.cost[g.transcribable(towns.row_of(s.town))]
    least = 99
    for slot in range(things.SLOTS):
        if not has(s.built, slot) and cards.building_cost[slot // 3] < least:
            least = cards.building_cost[slot // 3]
    return least


def hindrance_of_dismissal(g: Viscounts, s: Seat, action: int) -> int:
    """Why an action cannot be taken with a dismissal, 0 if it can."""  # VIS-9.5, VIS-9.14
    c = g.dismissible(towns.row_of(s.town))
    reason = hindrance(g, s, action, c, 0)
    if reason != 0 and reason != reasons.ICONS_MISSING and reason != reasons.NO_MERCHANT:
        return reason
    if not paying.counts_for(s, g.cards, action, c):
        return reasons.NO_ICON_COUNTS
    price = paying.price_of_dismissal(s, g.cards, c)
    if price > s.goods[goods.SILVER]:
        return reasons.DISMISSAL_TOO_DEAR
    return reasons.DISMISSAL_IN_VAIN if hindrance(g, s, action, c, price) != 0 else 0


def require_result(g: Viscounts, s: Seat, kind: int, about: int) -> None:
    """How far an action goes: exchanges, Workers, which building and where."""
    if kind == kinds.TIMES:
        most = paying.power(s, g.cards, actions.TRADE, g.dismissed, 0) // g.cards.trade_cost[s.town]  # VIS-10.2
        if most > limits.MOST_EXCHANGES:
            most = limits.MOST_EXCHANGES
        offered = most + 1 if most < limits.MOST_EXCHANGES else most
        g.among(bit(offered + 1) - 2)
        g.need(bit(most + 1) - 2, reasons.ICONS_MISSING)
    elif kind == kinds.WORKERS:
        g.among(bit(limits.MOST_PLACED + 1) - 2)  # VIS-12.1, VIS-12.2
        if s.workers < limits.MOST_PLACED:
            g.need(bit(s.workers + 1) - 1, reasons.TOO_FEW_WORKERS)
        icons = paying.power(s, g.cards, actions.CASTLE, g.dismissed, 0)
        for n in range(1, limits.MOST_PLACED + 1):
            if g.cards.nobles[n] > icons:
                g.need(~bit(n), reasons.ICONS_MISSING)
    elif kind == kinds.BUILDING:
        g.among(ALL_SLOTS)  # VIS-11.2, VIS-11.3, VIS-17.18
        g.need(~s.built, reasons.BUILT_ALREADY)
        if about > 0:
            g.need(7 * bit(3 * (about - 1)), reasons.OTHER_BUILDING)
        else:
            icons = paying.power(s, g.cards, actions.BUILD, g.dismissed, 0)
            for building in range(3):
                if g.cards.building_cost[building] > icons:
                    g.need(~(7 * bit(3 * building)), reasons.ICONS_MISSING)
    else:
        g.among(g.all_spots())  # VIS-11.1, VIS-17.7
        g.need(g.free, reasons.SPOT_TAKEN)
        if about == 0:
            g.need(g.spots_at(s.town), reasons.OUT_OF_REACH)


def require_payment(g: Viscounts, s: Seat, about: int) -> None:
    """The goods that can fill the next of the missing icons, so that the rest can be filled too."""  # VIS-9.15
    action = gaps.row_of(first_of(about))
    gap = gaps.column_of(first_of(about))
    last = paid.column_of(second_of(about))
    used = paid.row_of(second_of(about))
    offered = 0
    for good in range(things.GOODS):
        if paying.units_for(s, g.cards, action, good) > 0:
            offered |= bit(good)
    g.among(offered)
    for good in range(things.GOODS):
        if not has(offered, good):
            continue
        each = paying.units_for(s, g.cards, action, good)
        if s.goods[good] < each:
            g.need(~bit(good), reasons.GOOD_MISSING)
        elif paying.rank(action, good) < last:
            g.need(~bit(good), reasons.SAME_SET)
        else:
            left = gap - paying.worth(s, g.cards, action, good, used)
            mine = used + (1 if good == paying.good_of(action) else 0)
            if left > 0 and paying.purse(s, g.cards, action, paying.rank(action, good), each, mine, 0) < left:
                g.need(~bit(good), reasons.REST_UNPAID)


def ways_to_pay(g: Viscounts, s: Seat, action: int) -> int:
    """The goods at hand that can fill a missing icon, as a set."""
    out = 0
    for good in range(things.GOODS):
        each = paying.units_for(s, g.cards, action, good)
        if each > 0 and s.goods[good] >= each:
            out |= bit(good)
    return out
