"""Which answers each question allows, and why not the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regnum.games.wonderful_kingdom import legality_duchy
from regnum.games.wonderful_kingdom.amounts import all_of, how_many
from regnum.games.wonderful_kingdom.codes import (
    answers,
    deeds,
    free,
    kinds,
    modules,
    payments,
    reasons,
    resources,
    searches,
    spots,
    things,
)
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.kernel.core.containers import bit, has

if TYPE_CHECKING:
    from regnum.games.wonderful_kingdom.state import Kingdom


def require(g: Kingdom, seat: int, kind: int, about: int) -> None:
    me = g.seats[seat]
    if kind == kinds.PRODUCE or kind == kinds.FIGHT or kind == kinds.OVERSEE:
        require_action(g, me, kind, about)
    elif kind == kinds.PLAN:
        require_plan(g, me)
    elif kind == kinds.CUBE:
        legality_duchy.require_cube(g, me, g.cards, about, me.hosts_to_spare() <= 0)
    elif kind == kinds.OFFER or kind == kinds.CHOOSE or kind == kinds.END_TURN:
        require_turn(g, me, kind)
    elif kind == kinds.WHERE:
        g.among(legality_duchy.FOUR)
        if me.traps == 0:
            g.need(~(bit(answers.LEFT_DOWN) | bit(answers.RIGHT_DOWN)), reasons.NO_TRAP)
    elif kind == kinds.KRYSTALLIUM_AS:
        legality_duchy.require_space(
            g, me.spaces[me.place_of(g.cards, about)], resources.KRYSTALLIUM + 1, reasons.NO_KRYSTALLIUM_SPACE
        )
    elif kind >= kinds.HOST and kind <= kinds.ARTISAN:
        legality_duchy.require_site(g, me, g.cards, kind)
    elif kind == kinds.SHADOWS:
        g.among(me.to_plan())
    elif kind == kinds.THIEVES or kind == kinds.UNCOVER:
        g.among(legality_duchy.FOUR)
        icons = 0
        for r in range(resources.BASIC):
            n = me.icons(g.cards, g.side, r) if kind == kinds.THIEVES else how_many(me.covered, r)
            if n > 0:
                icons |= bit(r)
        g.need(icons, reasons.NO_ICON if kind == kinds.THIEVES else reasons.NOT_COVERED)
    else:
        require_rare(g, seat, me, kind, about)


def require_rare(g: Kingdom, seat: int, me: Seat, kind: int, about: int) -> None:
    """The questions of advisors, quests, tokens and searches."""
    if kind == kinds.KEEP_ADVISOR:
        out = 0
        for i in range(me.aside.size):
            out |= bit(me.aside.at(i) - things.FIRST_ADVISOR)
        g.among(out)
    elif kind == kinds.CARTOGRAPHER:
        g.among(3)
        if g.left.size != g.right.size:
            g.need(1 if g.left.size < g.right.size else 2, reasons.NOT_FEWER)
    elif kind == kinds.EMINENCE:
        require_spots(g, seat, 2 * len(g.seats), reasons.FACE_UP)
    elif kind == kinds.VISION:
        require_spots(g, seat, 2, reasons.FACE_UP_LOOKED)
    elif kind == kinds.TRAP:
        require_spots(g, seat, 2, reasons.FACE_UP_UNMASKED)
    elif kind == kinds.CAPTAIN or kind == kinds.GAMBLER:
        require_spots(g, seat, 2, 0)
    elif kind == kinds.SEARCH or kind == kinds.SEER:
        g.among(bit(answers.YES) | bit(answers.NO))
    elif kind == kinds.GIVE_UP:
        require_given_up(g, searches.column_of(about), searches.row_of(about))
    elif kind == kinds.KEEP_CARD:
        g.among(0)
        legality_duchy.offer_cards(g, me.aside)
    elif kind == kinds.OVERSEER_CUBE:
        legality_duchy.require_space(
            g, me.spaces[me.place_of(g.cards, about)], resources.BASIC, reasons.NO_OVERSEER_SPACE
        )
    elif kind == kinds.PAY:
        cost = g.cards.step_cost[g.quest + payments.row_of(about)]
        legality_duchy.require_payment(g, me, cost, payments.column_of(about))
    elif kind == kinds.CONVERT:
        legality_duchy.require_conversion(g, me, about)


def require_given_up(g: Kingdom, area: int, least: int) -> None:
    """The two open cards that a search costs, one after the other."""  # IWK-12.9
    can = g.searchable(area)
    g.among(bit(g.area(area).size) - 1)
    g.need(can, reasons.NOT_SEARCHED)
    g.need(~(bit(least) - 1), reasons.SEARCH_ORDER)
    if least == 0:
        g.need(legality_duchy.all_but_last(can), reasons.NOT_TWO)


def require_spots(g: Kingdom, seat: int, areas: int, face_up: int) -> None:
    """Cards lying in the first so many areas; with a reason why not those face up, only those face down."""
    g.among(0)
    for where in range(areas):
        cards = g.spot(seat, spots.code_of(where, 0))
        for k in range(cards.size):
            g.offer(spots.code_of(where, k))
            if face_up != 0 and not cards.is_face_down(k):
                g.forbid(spots.code_of(where, k), face_up)


def face_down(g: Kingdom, places: int) -> bool:
    """Whether a card lies face down in the offering areas, or in the choice areas too."""
    for where in range(min(places, 2 * len(g.seats))):
        cards = g.spot(0, spots.code_of(where, 0))
        for k in range(cards.size):
            if cards.is_face_down(k):
                return True
    return False


def require_turn(g: Kingdom, me: Seat, kind: int) -> None:
    """A turn of the choice phase: an offer or a choice, and what may be done beside it."""
    g.among(bit(answers.LEFT_UP) | bit(answers.RIGHT_UP) if kind == kinds.CHOOSE else 0)
    if kind == kinds.OFFER:
        legality_duchy.offer_cards(g, me.hand)
    if me.vision > 0:
        g.offer(answers.TURN_VISION)
    if g.solo() and kind == kinds.CHOOSE:
        g.offer(answers.TURN_TRAP)
    require_free(g, me, kind, 0, answers.TURN_FREE)
    if has(me.used, deeds.VISION_USED):
        g.forbid(answers.TURN_VISION, reasons.VISION_SPENT)
    if me.traps == 0:
        g.forbid(answers.TURN_TRAP, reasons.TOKEN_SPENT)
    if not face_down(g, 2):
        g.forbid(answers.TURN_VISION, reasons.NOTHING_TO_LOOK_AT)
        g.forbid(answers.TURN_TRAP, reasons.NOTHING_TO_TURN_UP)


def require_plan(g: Kingdom, me: Seat) -> None:
    """Build or recycle a card of the choice area, or do one of the things that are always free."""  # IWK-14.7
    planned = me.to_plan()
    cards = planned & (bit(things.DEVELOPMENTS) - 1)
    giants = me.waiting(things.FROST_GIANT)
    g.among(0)
    g.offer_set(cards, answers.BUILD)
    g.offer_set(planned, answers.RECYCLE)
    if giants > 0:
        g.offer(answers.HOST_GIANT)
    require_free(g, me, kinds.PLAN, 0, answers.PLAN_FREE)
    if giants > 0:
        if me.hosts_to_spare() <= 0:
            g.forbid_set(cards, answers.RECYCLE, reasons.NEEDS_HOST)
        if me.thawed() == 0:
            g.forbid(answers.HOST_GIANT, reasons.NO_HOST)
    if planned != 0:
        g.forbid(answers.PLAN_FREE + free.CONFIRM, reasons.CARDS_LEFT)
    elif giants > 0 and me.thawed() > 0:
        g.forbid(answers.PLAN_FREE + free.CONFIRM, reasons.GIANT_WAITS)


def require_action(g: Kingdom, me: Seat, kind: int, about: int) -> None:
    """A production step, the end of production, or a fight."""  # IWK-14.8
    g.among(0)
    if kind == kinds.FIGHT:
        legality_duchy.offer_fights(g, me, g.cards)
    elif kind == kinds.PRODUCE and me.cubes > 0:
        legality_duchy.offer_sites(g, me, g.cards, all_of(about), reasons.NO_SPACE)
        g.offer(answers.ALCHEMY)
    require_free(g, me, kind, about, answers.ACT_FREE)
    if kind == kinds.PRODUCE and me.cubes > 0:
        g.forbid(answers.ACT_FREE + free.CONFIRM, reasons.CUBES_LEFT)


def require_free(g: Kingdom, me: Seat, kind: int, about: int, at: int) -> None:
    """What a player may do at any moment beside what is asked, as answers from `at` on."""  # IWK-7.8
    choosing = kind == kinds.OFFER or kind == kinds.CHOOSE or kind == kinds.END_TURN
    building = me.sites.size > 0 and not (choosing and g.module == modules.THREATS)
    wish = 0 if kind == kinds.OFFER or kind == kinds.CHOOSE else bit(free.CONFIRM)
    if building:
        wish |= bit(free.KRYSTALLIUM) | bit(free.SOLDIER) | bit(free.SCRAP)
    if g.module == modules.QUESTS:
        wish |= legality_duchy.FOUR << free.QUEST | bit(free.CONVERT)
    elif g.module == modules.ADVISORS:
        wish |= me.held() << free.ADVISOR
    g.offer_set(wish, at)
    if building:
        legality_duchy.require_building(g, me, kind == kinds.PLAN and me.hosts_to_spare() <= 0, at)
    if g.module == modules.QUESTS:
        legality_duchy.require_steps(g, me, g.cards, g.quest, at + free.QUEST, at + free.CONVERT)
    elif g.module == modules.ADVISORS and me.advisors.size > 0:
        offered = choosing and g.left.size + g.right.size > 0
        hidden = choosing and face_down(g, 4)
        legality_duchy.require_advisors(g, me, g.cards, kind, about, at + free.ADVISOR, offered, hidden)
