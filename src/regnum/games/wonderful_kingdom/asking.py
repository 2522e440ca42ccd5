"""What answers to the own abilities, quest steps, spaces and threats a question allows."""

from regnum.games.wonderful_kingdom.amounts import BASIC_SPACES, WILD_SPACES, all_of, how_many
from regnum.games.wonderful_kingdom.cards import Cards
from regnum.games.wonderful_kingdom.codes import answers, deeds, free, kinds, reasons, resources, things
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
        refuse(g, bit(at + free.KRYSTALLIUM), reasons.NO_KRYSTALLIUM)
    elif not me.has_space(WILD_SPACES, False):
        refuse(g, bit(at + free.KRYSTALLIUM), reasons.NO_KRYSTALLIUM_SPACE)
    elif not me.has_space(WILD_SPACES, spared):
        refuse(g, bit(at + free.KRYSTALLIUM), reasons.NEEDS_HOST)
    if me.soldiers == 0:
        refuse(g, bit(at + free.SOLDIER), reasons.NO_SOLDIER_HELD)
    elif not me.has_space(all_of(resources.SOLDIER), False):
        refuse(g, bit(at + free.SOLDIER), reasons.NO_SOLDIER_SPACE)
    elif not me.has_space(all_of(resources.SOLDIER), spared):
        refuse(g, bit(at + free.SOLDIER), reasons.NEEDS_HOST)
    if me.thawed() == 0:
        refuse(g, bit(at + free.SCRAP), reasons.IS_FROZEN)
    elif spared:
        refuse(g, bit(at + free.SCRAP), reasons.NEEDS_HOST)


def require_advisors(
    g: Kernel, me: Seat, cards: Cards, kind: int, about: int, at: int, offered: bool, hidden: bool
) -> None:
    """Abilities of own advisors, as answers from `at` on; whether cards are offered, and whether some face down."""
    refuse(g, me.used << at, reasons.USED)
    for i in range(me.advisors.size):
        a = me.advisors.at(i) - things.FIRST_ADVISOR
        b = bit(at + a)
        moment = wrong_moment(cards.does[a], cards.resource[a], kind, about)
        if moment != 0:
            refuse(g, b, moment)
        if cards.price[a] > me.soldiers:
            refuse(g, b, reasons.NO_SOLDIERS)
        lacks = lacking(me, cards.does[a], offered, hidden)
        if lacks != 0:
            refuse(g, b, lacks)


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
    refuse(g, me.steps << at, reasons.STEP_DONE)
    for s in range(4):
        row = quest + s
        if me.counted(cards.types[cards.step_type[row]]) < cards.step_cards[row]:
            refuse(g, bit(at + s), reasons.STEP_REQUIRES)
        if how_many(cards.step_cost[row], resources.SOLDIER) > me.soldiers:
            refuse(g, bit(at + s), reasons.STEP_LACKS_SOLDIERS)
        if missing_cubes(me, cards.step_cost[row]) > me.krystallium:
            refuse(g, bit(at + s), reasons.STEP_TOO_DEAR)
    if me.alchemy_cubes() < 5:
        refuse(g, bit(convert), reasons.TOO_FEW_CUBES)


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
    first = about & 7
    left = about >> 3
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
    spaces = all_of(about % resources.BASIC)
    beside = bit(answers.ALCHEMY - WORD)
    if about >= resources.BASIC and me.sites.size > 0:
        beside |= bit(answers.ACT_FREE + free.KRYSTALLIUM - WORD) | bit(answers.ACT_FREE + free.SOLDIER - WORD)
    shown = EVERY if g.asked >= 0 else spaces  # who asks why not may ask about any site
    g.among_wide(me.low_sites(cards, shown, False), me.high_sites(cards, shown, False) | beside)
    if g.asked >= 0:
        g.need_wide(me.low_sites(cards, spaces, False), me.high_sites(cards, spaces, False) | beside, reasons.NO_SPACE)
    require_building(g, me, spared, answers.ACT_FREE - WORD)
    if spared:
        g.need_wide(me.low_sites(cards, spaces, True), me.high_sites(cards, spaces, True) | beside, reasons.NEEDS_HOST)


def require_site(g: Kernel, me: Seat, cards: Cards, kind: int) -> None:
    """One of the own sites."""
    spared = me.hosts_to_spare() <= 0
    spaces = WILD_SPACES
    lacks = reasons.NO_KRYSTALLIUM_SPACE
    if kind == kinds.SOLDIER_ON:
        spaces = all_of(resources.SOLDIER)
        lacks = reasons.NO_SOLDIER_SPACE
    g.among_wide(me.low_sites(cards, EVERY, False), me.high_sites(cards, EVERY, False))
    if kind == kinds.HOST or kind == kinds.SCRAP:
        g.need_wide(
            me.low_thawed(cards), me.high_thawed(cards), reasons.IS_FROZEN if kind == kinds.SCRAP else reasons.HAS_GIANT
        )
    elif kind != kinds.ARTISAN:
        g.need_wide(me.low_sites(cards, spaces, False), me.high_sites(cards, spaces, False), lacks)
        if spared:
            g.need_wide(me.low_sites(cards, spaces, True), me.high_sites(cards, spaces, True), reasons.NEEDS_HOST)


def require_space(g: Kernel, left: int, spaces: int, lacks: int) -> None:
    """One of the first so many kinds of spaces, if it is among those left open_spaces."""
    g.among(bit(spaces) - 1)
    open_spaces = 0
    for r in range(spaces):
        if how_many(left, r) != 0:
            open_spaces |= bit(r)
    g.need(open_spaces, lacks)


def require_fight(g: Kernel, me: Seat, cards: Cards) -> None:
    """Threats that the soldiers suffice for; a frozen card must be full."""  # IWK-9.10, IWK-9.20
    sites = bit(answers.ALCHEMY - WORD) - 1  # those of the second word
    g.need_wide(me.low_freed(cards, True), me.high_freed(cards, True) | ~sites, reasons.NOT_FULL)
    if cards.fight[things.FROST_GIANT - things.GIANT_RAT] > me.soldiers:
        g.need_wide(0, ~sites, reasons.TOO_FEW_TO_FIGHT)
    for t in range(things.THIEF - things.GIANT_RAT + 1):
        if cards.fight[t] > me.soldiers:
            g.need_wide(EVERY, ~bit(answers.FIGHT_GIANT_RAT + t - WORD), reasons.TOO_FEW_TO_FIGHT)


def foes(me: Seat) -> int:
    """The threats that lie there, frost giants under cards apart, as answers of the second word."""
    out = 0
    for t in range(things.THIEF - things.GIANT_RAT + 1):
        if (
            me.lone_giants() if things.GIANT_RAT + t == things.FROST_GIANT else me.woes.count(things.GIANT_RAT + t)
        ) > 0:
            out |= bit(answers.FIGHT_GIANT_RAT + t - WORD)
    return out


def all_but_last(members_: int) -> int:
    """The members after which another one follows."""
    top = 0
    left = members_
    while left != 0:
        top = left
        left &= left - 1
    return members_ & ~top
