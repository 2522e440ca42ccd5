"""What answers to the own abilities, quest steps, spaces and threats a question allows."""

from regnum.games.wonderful_kingdom.amounts import all_of, how_many
from regnum.games.wonderful_kingdom.cards import Cards
from regnum.games.wonderful_kingdom.codes import (
    ACT_FREE,
    AFTER,
    ALCHEMY,
    ARTISAN,
    BASIC,
    BASIC_SPACES,
    BEFORE_CHOOSING,
    CALAMITY,
    CHOOSE,
    COMPLETE,
    CUBE_ON_EACH,
    DISCARD_CALAMITY,
    DISCARD_OFFER,
    DOUBLE_CALAMITIES,
    EXTRA_CUBES,
    F_KRYSTALLIUM,
    F_SCRAP,
    F_SOLDIER,
    FIGHT_RAT,
    FIRST_ADVISOR,
    GIANT,
    HAS_GIANT,
    HOST,
    IS_FROZEN,
    KRYSTALLIUM,
    MOVE_OFFER,
    NEEDS_HOST,
    NO_CALAMITY,
    NO_KRYSTALLIUM,
    NO_KRYSTALLIUM_SPACE,
    NO_OVERSEER_SPACE,
    NO_SITE,
    NO_SOLDIER_HELD,
    NO_SOLDIER_SPACE,
    NO_SOLDIERS,
    NO_SPACE,
    NOT_FULL,
    NOT_THIS_PHASE,
    NOTHING_DOWN,
    NOTHING_OFFERED,
    NOTHING_SPENT,
    NOTHING_TO_MOVE,
    OFFER,
    OVERSEE,
    PAYMENT,
    PRODUCE,
    RAT,
    REGAIN_TRAP,
    RISING_ORDER,
    SCRAP,
    SOLDIER,
    SOLDIER_ON,
    STEP_DONE,
    STEP_LACKS_SOLDIERS,
    STEP_REQUIRES,
    STEP_TOO_DEAR,
    THIEF,
    TOO_FEW_CUBES,
    TOO_FEW_TO_FIGHT,
    TURN_UP,
    USED,
    WILD_SPACES,
)
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.kernel.containers import Pile, bit
from regnum.kernel.machine import WORD, Kernel

FOUR = 15
"""The set of four things."""
EVERY = -1
"""The set of all answers of a word."""
TRAP_TOKENS = 2


def refuse(g: Kernel, codes: int, reason: int) -> None:
    """These answers of the second word are not allowed."""
    g.need_wide(EVERY, ~codes, reason)


def low_cards(pile: Pile) -> int:
    """The set of the cards of a pile, as far as they fit in one word."""
    out = 0
    for i in range(pile.size):
        if pile.at(i) < WORD:
            out |= bit(pile.at(i))
    return out


def high_cards(pile: Pile) -> int:
    """The same for the others."""
    out = 0
    for i in range(pile.size):
        if pile.at(i) >= WORD:
            out |= bit(pile.at(i) - WORD)
    return out


def require_building(g: Kernel, me: Seat, spared: bool, at: int) -> None:
    """Krystallium, soldiers and discarding, with cards under construction; `spared` keeps all possible hosts."""
    if me.krystallium == 0:
        refuse(g, bit(at + F_KRYSTALLIUM), NO_KRYSTALLIUM)
    elif not me.has_space(WILD_SPACES, False):
        refuse(g, bit(at + F_KRYSTALLIUM), NO_KRYSTALLIUM_SPACE)
    elif not me.has_space(WILD_SPACES, spared):
        refuse(g, bit(at + F_KRYSTALLIUM), NEEDS_HOST)
    if me.soldiers == 0:
        refuse(g, bit(at + F_SOLDIER), NO_SOLDIER_HELD)
    elif not me.has_space(all_of(SOLDIER), False):
        refuse(g, bit(at + F_SOLDIER), NO_SOLDIER_SPACE)
    elif not me.has_space(all_of(SOLDIER), spared):
        refuse(g, bit(at + F_SOLDIER), NEEDS_HOST)
    if me.thawed() == 0:
        refuse(g, bit(at + F_SCRAP), IS_FROZEN)
    elif spared:
        refuse(g, bit(at + F_SCRAP), NEEDS_HOST)


def require_advisors(
    g: Kernel, me: Seat, cards: Cards, kind: int, about: int, at: int, offered: bool, hidden: bool
) -> None:
    """Abilities of own advisors, as answers from `at` on; whether cards are offered, and whether some face down."""
    refuse(g, me.used << at, USED)
    for i in range(me.advisors.size):
        a = me.advisors.at(i) - FIRST_ADVISOR
        b = bit(at + a)
        moment = wrong_moment(cards.does[a], cards.resource[a], kind, about)
        if moment != 0:
            refuse(g, b, moment)
        if cards.price[a] > me.soldiers:
            refuse(g, b, NO_SOLDIERS)
        lacks = lacking(me, cards.does[a], offered, hidden)
        if lacks != 0:
            refuse(g, b, lacks)


def wrong_moment(does: int, resource: int, kind: int, about: int) -> int:
    """Why an ability cannot be used in a question of that kind; 0 if it can."""  # IWK-10.11 to 10.13
    choosing = kind == OFFER or kind == CHOOSE or kind == AFTER
    if does == EXTRA_CUBES:
        return 0 if kind == PRODUCE and resource == about else NOT_THIS_PHASE
    if does == CUBE_ON_EACH:
        return 0 if kind == OVERSEE else NOT_THIS_PHASE
    if does == DOUBLE_CALAMITIES or (not choosing and does <= MOVE_OFFER):
        return NOT_THIS_PHASE
    if kind != CHOOSE and (does == DISCARD_OFFER or does == MOVE_OFFER):
        return BEFORE_CHOOSING
    return 0


def lacking(me: Seat, does: int, offered: bool, hidden: bool) -> int:
    """What an ability would need and is not there; 0 if nothing is missing."""
    if does == DISCARD_CALAMITY and me.woes.count(CALAMITY) == 0:
        return NO_CALAMITY
    if does == COMPLETE and me.sites.size == 0:
        return NO_SITE
    if does == CUBE_ON_EACH and not me.has_space(BASIC_SPACES, False):
        return NO_OVERSEER_SPACE
    if does == REGAIN_TRAP and me.traps >= TRAP_TOKENS:
        return NOTHING_SPENT
    if does == TURN_UP and not hidden:
        return NOTHING_DOWN
    if does == DISCARD_OFFER and not offered:
        return NOTHING_OFFERED
    if does == MOVE_OFFER and not offered:
        return NOTHING_TO_MOVE
    return 0


def require_steps(g: Kernel, me: Seat, cards: Cards, quest: int, at: int, convert: int) -> None:
    """Steps of the quest, as answers from `at` on, and turning five cubes into krystallium."""  # IWK-11.4, 11.6
    refuse(g, me.steps << at, STEP_DONE)
    for s in range(4):
        row = quest + s
        if me.counted(cards.types[cards.step_type[row]]) < cards.step_cards[row]:
            refuse(g, bit(at + s), STEP_REQUIRES)
        if how_many(cards.step_cost[row], SOLDIER) > me.soldiers:
            refuse(g, bit(at + s), STEP_LACKS_SOLDIERS)
        if missing_cubes(me, cards.step_cost[row]) > me.krystallium:
            refuse(g, bit(at + s), STEP_TOO_DEAR)
    if me.alchemy_cubes() < 5:
        refuse(g, bit(convert), TOO_FEW_CUBES)


def missing_cubes(me: Seat, cost: int) -> int:
    """How much krystallium the cost of a step takes beside the cubes of the alchemy area."""  # IWK-11.5, IWK-11.7
    missing = how_many(cost, KRYSTALLIUM)
    for r in range(BASIC):
        short = how_many(cost, r) - me.alchemy[r]
        if short > 0:
            missing += short
    return missing


def require_payment(g: Kernel, me: Seat, cost: int, r: int) -> None:
    """How much krystallium goes for one resource of a cost, so that the later ones can still be paid."""  # IWK-11.7
    need = how_many(cost, r)
    later = how_many(cost, KRYSTALLIUM)
    for q in range(r + 1, BASIC):
        short = how_many(cost, q) - me.alchemy[q]
        if short > 0:
            later += short
    g.among(bit(need + 1) - 1)
    g.need(bit(min(need, me.krystallium - later) + 1) - 1, PAYMENT)
    if need > me.alchemy[r]:
        g.need(~(bit(need - me.alchemy[r]) - 1), PAYMENT)


def require_conversion(g: Kernel, me: Seat, about: int) -> None:
    """The next of five cubes, in the order of the resources; `about` holds how many, and from which on."""
    first = about & 7
    left = about >> 3
    g.among(FOUR)
    can = 0
    behind = 0
    for i in range(BASIC):
        r = BASIC - 1 - i
        behind += me.alchemy[r]
        if r >= first and me.alchemy[r] > 0 and behind >= left:
            can |= bit(r)
    g.need(~(bit(first) - 1), RISING_ORDER)
    g.need(can, TOO_FEW_CUBES)


def require_cube(g: Kernel, me: Seat, cards: Cards, about: int, spared: bool) -> None:
    """Where one cube goes: on a free space of its kind, or into the alchemy area.

    Before a later cube of the same card, what the first one brought may be placed.
    """  # IWK-5.4, IWK-R-7
    spaces = all_of(about % BASIC)
    beside = bit(ALCHEMY - WORD)
    if about >= BASIC and me.sites.size > 0:
        beside |= bit(ACT_FREE + F_KRYSTALLIUM - WORD) | bit(ACT_FREE + F_SOLDIER - WORD)
    shown = EVERY if g.asked >= 0 else spaces  # who asks why not may ask about any site
    g.among_wide(me.low_sites(cards, shown, False), me.high_sites(cards, shown, False) | beside)
    if g.asked >= 0:
        g.need_wide(me.low_sites(cards, spaces, False), me.high_sites(cards, spaces, False) | beside, NO_SPACE)
    require_building(g, me, spared, ACT_FREE - WORD)
    if spared:
        g.need_wide(me.low_sites(cards, spaces, True), me.high_sites(cards, spaces, True) | beside, NEEDS_HOST)


def require_site(g: Kernel, me: Seat, cards: Cards, kind: int) -> None:
    """One of the own sites."""
    spared = me.hosts_to_spare() <= 0
    spaces = WILD_SPACES
    lacks = NO_KRYSTALLIUM_SPACE
    if kind == SOLDIER_ON:
        spaces = all_of(SOLDIER)
        lacks = NO_SOLDIER_SPACE
    g.among_wide(me.low_sites(cards, EVERY, False), me.high_sites(cards, EVERY, False))
    if kind == HOST or kind == SCRAP:
        g.need_wide(me.low_thawed(cards), me.high_thawed(cards), IS_FROZEN if kind == SCRAP else HAS_GIANT)
    elif kind != ARTISAN:
        g.need_wide(me.low_sites(cards, spaces, False), me.high_sites(cards, spaces, False), lacks)
        if spared:
            g.need_wide(me.low_sites(cards, spaces, True), me.high_sites(cards, spaces, True), NEEDS_HOST)


def require_space(g: Kernel, left: int, kinds: int, lacks: int) -> None:
    """One of the first so many kinds of spaces, if it is among those left free."""
    g.among(bit(kinds) - 1)
    free = 0
    for r in range(kinds):
        if how_many(left, r) != 0:
            free |= bit(r)
    g.need(free, lacks)


def require_fight(g: Kernel, me: Seat, cards: Cards) -> None:
    """Threats that the soldiers suffice for; a frozen card must be full."""  # IWK-9.10, IWK-9.20
    sites = bit(ALCHEMY - WORD) - 1  # those of the second word
    g.need_wide(me.low_freed(cards, True), me.high_freed(cards, True) | ~sites, NOT_FULL)
    if cards.fight[GIANT - RAT] > me.soldiers:
        g.need_wide(0, ~sites, TOO_FEW_TO_FIGHT)
    for t in range(THIEF - RAT + 1):
        if cards.fight[t] > me.soldiers:
            g.need_wide(EVERY, ~bit(FIGHT_RAT + t - WORD), TOO_FEW_TO_FIGHT)


def foes(me: Seat) -> int:
    """The threats that lie there, frost giants under cards apart, as answers of the second word."""
    out = 0
    for t in range(THIEF - RAT + 1):
        if (me.lone_giants() if RAT + t == GIANT else me.woes.count(RAT + t)) > 0:
            out |= bit(FIGHT_RAT + t - WORD)
    return out


def all_but_last(members_: int) -> int:
    """The members after which another one follows."""
    top = 0
    left = members_
    while left != 0:
        top = left
        left &= left - 1
    return members_ & ~top
