"""What answers to the own abilities, quest steps, spaces and threats a question allows."""

from regnum.games.wonderful_kingdom.amounts import BASIC_SPACES, FROZEN, WILD_SPACES, all_of, how_many
from regnum.games.wonderful_kingdom.cards import Cards
from regnum.games.wonderful_kingdom.codes import (
    answers,
    conversions,
    cubes,
    deeds,
    free,
    kinds,
    reasons,
    resources,
    things,
)
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.kernel.core.containers import Pile, bit
from regnum.kernel.core.machine import Kernel

FOUR = 15
"""The set of four things."""
TRAP_TOKENS = 2


def offer_cards(g: Kernel, pile: Pile) -> None:
    for i in range(pile.size):
        g.offer(pile.at(i))


def offer_sites(g: Kernel, me: Seat, cards: Cards, spaces: int, lacks: int) -> None:
    """The own sites; one without such a free space is not allowed."""
    for i in range(me.sites.size):
        site = me.site(cards, i)
        g.offer(site)
        if me.spaces[i] & spaces == 0:
            g.forbid(site, lacks)


def spare_hosts(g: Kernel, me: Seat, cards: Cards, spaces: int) -> None:
    """No site may be completed that a frost giant needs."""  # IWK-9.34
    for i in range(me.sites.size):
        if not me.has_room(i, spaces, True):
            g.forbid(me.site(cards, i), reasons.NEEDS_HOST)


def require_building(g: Kernel, me: Seat, spared: bool, at: int) -> None:
    """Krystallium, soldiers and discarding, with cards under construction; `spared` keeps all possible hosts."""
    if me.krystallium == 0:
        g.forbid(at + free.KRYSTALLIUM, reasons.NO_KRYSTALLIUM)
    elif not me.has_space(WILD_SPACES, False):
        g.forbid(at + free.KRYSTALLIUM, reasons.NO_KRYSTALLIUM_SPACE)
    elif not me.has_space(WILD_SPACES, spared):
        g.forbid(at + free.KRYSTALLIUM, reasons.NEEDS_HOST)
    if me.soldiers == 0:
        g.forbid(at + free.SOLDIER, reasons.NO_SOLDIER_HELD)
    elif not me.has_space(all_of(resources.SOLDIER), False):
        g.forbid(at + free.SOLDIER, reasons.NO_SOLDIER_SPACE)
    elif not me.has_space(all_of(resources.SOLDIER), spared):
        g.forbid(at + free.SOLDIER, reasons.NEEDS_HOST)
    if me.thawed() == 0:
        g.forbid(at + free.SCRAP, reasons.IS_FROZEN)
    elif spared:
        g.forbid(at + free.SCRAP, reasons.NEEDS_HOST)


def require_advisors(
    g: Kernel, me: Seat, cards: Cards, kind: int, about: int, at: int, offered: bool, hidden: bool
) -> None:
    """Abilities of own advisors, as answers from `at` on; whether cards are offered, and whether some face down."""
    g.forbid_set(me.used, at, reasons.USED)
    for i in range(me.advisors.size):
        a = me.advisors.at(i) - things.FIRST_ADVISOR
        moment = wrong_moment(cards.does[a], cards.resource[a], kind, about)
        if moment != 0:
            g.forbid(at + a, moment)
        if cards.price[a] > me.soldiers:
            g.forbid(at + a, reasons.NO_SOLDIERS)
        lacks = lacking(me, cards.does[a], offered, hidden)
        if lacks != 0:
            g.forbid(at + a, lacks)


def wrong_moment(does: int, resource: int, kind: int, about: int) -> int:
    """Why an ability cannot be used in a question of that kind; 0 if it can."""  # IWK-10.11 to 10.13
    choosing = kind == kinds.OFFER or kind == kinds.CHOOSE or kind == kinds.END_TURN
    if does == deeds.EXTRA_CUBES:
        return 0 if kind == kinds.PRODUCE and resource == about else reasons.NOT_THIS_PHASE
    if does == deeds.CUBE_ON_EACH:
        return 0 if kind == kinds.OVERSEE else reasons.NOT_THIS_PHASE
    if does == deeds.DOUBLE_CALAMITIES or (not choosing and does <= deeds.MOVE_OFFER):
        return reasons.NOT_THIS_PHASE
    if kind != kinds.CHOOSE and (does == deeds.DISCARD_OFFER or does == deeds.MOVE_OFFER):
        return reasons.BEFORE_CHOOSING
    return 0


def lacking(me: Seat, does: int, offered: bool, hidden: bool) -> int:
    """What an ability would need and is not there; 0 if nothing is missing."""
    if does == deeds.DISCARD_CALAMITY and me.woes.count(things.CALAMITY) == 0:
        return reasons.NO_CALAMITY
    if does == deeds.COMPLETE and me.sites.size == 0:
        return reasons.NO_SITE
    if does == deeds.CUBE_ON_EACH and not me.has_space(BASIC_SPACES, False):
        return reasons.NO_OVERSEER_SPACE
    if does == deeds.REGAIN_TRAP and me.traps >= TRAP_TOKENS:
        return reasons.NOTHING_SPENT
    if does == deeds.TURN_UP and not hidden:
        return reasons.NOTHING_DOWN
    if does == deeds.DISCARD_OFFER and not offered:
        return reasons.NOTHING_OFFERED
    if does == deeds.MOVE_OFFER and not offered:
        return reasons.NOTHING_TO_MOVE
    return 0


def require_steps(g: Kernel, me: Seat, cards: Cards, quest: int, at: int, convert: int) -> None:
    """Steps of the quest, as answers from `at` on, and turning five cubes into krystallium."""  # IWK-11.4, 11.6
    g.forbid_set(me.steps, at, reasons.STEP_DONE)
    for s in range(4):
        row = quest + s
        if me.counted(cards.types[cards.step_type[row]]) < cards.step_cards[row]:
            g.forbid(at + s, reasons.STEP_REQUIRES)
        if how_many(cards.step_cost[row], resources.SOLDIER) > me.soldiers:
            g.forbid(at + s, reasons.STEP_LACKS_SOLDIERS)
        if missing_cubes(me, cards.step_cost[row]) > me.krystallium:
            g.forbid(at + s, reasons.STEP_TOO_DEAR)
    if me.alchemy_cubes() < 5:
        g.forbid(convert, reasons.TOO_FEW_CUBES)


def missing_cubes(me: Seat, cost: int) -> int:
    """How much krystallium the cost of a step takes beside the cubes of the alchemy area."""  # IWK-11.5, IWK-11.7
    missing = how_many(cost, resources.KRYSTALLIUM)
    for r in range(resources.BASIC):
        short = how_many(cost, r) - me.alchemy[r]
        if short > 0:
            missing += short
    return missing


def require_payment(g: Kernel, me: Seat, cost: int, r: int) -> None:
    """How much krystallium goes for one resource of a cost, so that the later ones can still be paid."""  # IWK-11.7
    need = how_many(cost, r)
    later = how_many(cost, resources.KRYSTALLIUM)
    for q in range(r + 1, resources.BASIC):
        short = how_many(cost, q) - me.alchemy[q]
        if short > 0:
            later += short
    g.among(bit(need + 1) - 1)
    g.need(bit(min(need, me.krystallium - later) + 1) - 1, reasons.PAYMENT)
    if need > me.alchemy[r]:
        g.need(~(bit(need - me.alchemy[r]) - 1), reasons.PAYMENT)


def require_conversion(g: Kernel, me: Seat, about: int) -> None:
    """The next of five cubes, in the order of the resources; `about` holds how many, and from which on."""
    left = conversions.row_of(about)
    first = conversions.column_of(about)
    g.among(FOUR)
    can = 0
    behind = 0
    for i in range(resources.BASIC):
        r = resources.BASIC - 1 - i
        behind += me.alchemy[r]
        if r >= first and me.alchemy[r] > 0 and behind >= left:
            can |= bit(r)
    g.need(~(bit(first) - 1), reasons.RISING_ORDER)
    g.need(can, reasons.TOO_FEW_CUBES)


def require_cube(g: Kernel, me: Seat, cards: Cards, about: int, spared: bool) -> None:
    """Where one cube goes: on a free space of its kind, or into the alchemy area.

    Before a later cube of the same card, what the first one brought may be placed.
    """  # IWK-5.4, IWK-R-7
    spaces = all_of(cubes.column_of(about))
    g.among(0)
    offer_sites(g, me, cards, spaces, reasons.NO_SPACE)
    g.offer(answers.ALCHEMY)
    if cubes.row_of(about) > 0 and me.sites.size > 0:
        g.offer(answers.ACT_FREE + free.KRYSTALLIUM)
        g.offer(answers.ACT_FREE + free.SOLDIER)
    require_building(g, me, spared, answers.ACT_FREE)
    if spared:
        spare_hosts(g, me, cards, spaces)


def require_site(g: Kernel, me: Seat, cards: Cards, kind: int) -> None:
    """One of the own sites."""
    g.among(0)
    if kind == kinds.HOST or kind == kinds.SCRAP or kind == kinds.ARTISAN:
        for i in range(me.sites.size):
            site = me.site(cards, i)
            g.offer(site)
            if me.spaces[i] >= FROZEN and kind != kinds.ARTISAN:
                g.forbid(site, reasons.IS_FROZEN if kind == kinds.SCRAP else reasons.HAS_GIANT)
    else:
        soldier = kind == kinds.SOLDIER_ON
        spaces = all_of(resources.SOLDIER) if soldier else WILD_SPACES
        offer_sites(g, me, cards, spaces, reasons.NO_SOLDIER_SPACE if soldier else reasons.NO_KRYSTALLIUM_SPACE)
        if me.hosts_to_spare() <= 0:
            spare_hosts(g, me, cards, spaces)


def require_space(g: Kernel, left: int, spaces: int, lacks: int) -> None:
    """One of the first so many kinds of spaces, if it is among those left open_spaces."""
    g.among(bit(spaces) - 1)
    open_spaces = 0
    for r in range(spaces):
        if how_many(left, r) != 0:
            open_spaces |= bit(r)
    g.need(open_spaces, lacks)


def offer_fights(g: Kernel, me: Seat, cards: Cards) -> None:
    """Threats that lie there, if the soldiers suffice; a frozen card must be full."""  # IWK-9.10, IWK-9.20
    for i in range(me.sites.size):
        if me.spaces[i] >= FROZEN:
            site = me.site(cards, i)
            g.offer(site)
            if me.spaces[i] > FROZEN:
                g.forbid(site, reasons.NOT_FULL)
            if cards.fight[things.FROST_GIANT - things.GIANT_RAT] > me.soldiers:
                g.forbid(site, reasons.TOO_FEW_TO_FIGHT)
    for t in range(things.THREATS):
        c = things.FIRST_THREAT + t
        if (me.lone_giants() if c == things.FROST_GIANT else me.woes.count(c)) > 0:
            g.offer(answers.FIGHT_GIANT_RAT + t)
            if cards.fight[t] > me.soldiers:
                g.forbid(answers.FIGHT_GIANT_RAT + t, reasons.TOO_FEW_TO_FIGHT)


def all_but_last(members_: int) -> int:
    """The members after which another one follows."""
    top = 0
    left = members_
    while left != 0:
        top = left
        left &= left - 1
    return members_ & ~top
