"""What icons and payments are worth to an action; what a dismissal, a hire and a journey cost."""

from regnum.games.viscounts.cards import Cards
from regnum.games.viscounts.codes import actions, gaps, goods, icons, limits, modifiers, paid, things
from regnum.games.viscounts.seat import Seat
from regnum.kernel.core.containers import NONE, has
from regnum.kernel.core.pairs import pair


def good_of(action: int) -> int:
    """The good that pays for missing icons: Silver for Merchants, Stone, Gold, Ink Wells."""  # VIS-9.4
    if action == actions.TRADE:
        return goods.SILVER
    if action == actions.BUILD:
        return goods.STONE
    return goods.GOLD if action == actions.CASTLE else goods.INK


def payment(action: int, gap: int, used: int, last: int) -> int:
    """What the question for the next good is about: the gap, how often the own good was paid, the last good's rank."""
    return pair(gaps.code_of(action, gap), paid.code_of(used, last))


def rank(action: int, good: int) -> int:
    """The order in which goods are paid: first the action's own, then the others; no order is a choice."""
    return 0 if good == good_of(action) else good + 1


def units_for(s: Seat, cards: Cards, action: int, good: int) -> int:
    """How many of a good fill one missing icon of an action; 0 if it cannot."""  # VIS-9.4, VIS-R.7, VIS-R.9
    if good == good_of(action):
        return 1
    for slot in range(limits.CARD_SLOTS):
        c = s.board[slot]
        if c != NONE and cards.modified[c] == action:
            if cards.modifier[c] == modifiers.PAY_AS_ICON and cards.modifier_from[c] == good:
                return cards.modifier_takes[c]
            if cards.modifier[c] == modifiers.RESOURCE_AS_ICON and has(cards.resources_as_icon[c], good):
                return 1
    return 0


def boosted_units(s: Seat, cards: Cards, action: int) -> int:
    """How many units of the action's own good count for more than one icon."""  # VIS-R.8
    n = 0
    for slot in range(limits.CARD_SLOTS):
        c = s.board[slot]
        if c != NONE and cards.modified[c] == action and cards.modifier[c] == modifiers.RESOURCE_BOOST:
            n += cards.modifier_takes[c]
    return n


def boost(s: Seat, cards: Cards, action: int) -> int:
    """How many icons such a unit counts for."""
    best = 1
    for slot in range(limits.CARD_SLOTS):
        c = s.board[slot]
        boosts = c != NONE and cards.modified[c] == action and cards.modifier[c] == modifiers.RESOURCE_BOOST
        if boosts and cards.modifier_gives[c] > best:
            best = cards.modifier_gives[c]
    return best


def units(s: Seat, cards: Cards, action: int, gap: int) -> int:
    """How many units of the action's own good fill a gap; some may count for more than one icon."""  # VIS-R.8
    more = boosted_units(s, cards, action)
    each = boost(s, cards, action)
    n = 0
    while gap > 0:
        gap -= each if n < more else 1
        n += 1
    return n


def worth(s: Seat, cards: Cards, action: int, good: int, used: int) -> int:
    """The icons that the next payment in a good counts for, when `used` units of the own good were paid."""
    if good == good_of(action) and used < boosted_units(s, cards, action):
        return boost(s, cards, action)
    return 1


def purse(s: Seat, cards: Cards, action: int, first: int, spent: int, used: int, silver_less: int) -> int:
    """The icons that goods from a rank on can pay for, when `spent` of the first one and some Silver are gone."""
    total = 0
    for good in range(things.GOODS):
        if rank(action, good) < first:
            continue
        each = units_for(s, cards, action, good)
        if each == 0:
            continue
        left = s.goods[good]
        if good == goods.SILVER:
            left -= silver_less
        if rank(action, good) == first:
            left -= spent
        if left >= each:
            total += left // each
            if good == good_of(action):
                more = boosted_units(s, cards, action) - used
                if more > left:
                    more = left
                if more > 0:
                    total += more * (boost(s, cards, action) - 1)
    return total


def power(s: Seat, cards: Cards, action: int, dismissed: int, silver_less: int) -> int:
    """All icons that an action can count on: those there are, and those that goods can pay for."""
    return s.icons_for(cards, action, dismissed) + purse(s, cards, action, 0, 0, 0, silver_less)


def counts_for(s: Seat, cards: Cards, action: int, c: int) -> bool:
    """Whether a dismissed card has an icon that counts for an action; Criminals always do."""  # VIS-9.5, VIS-R.6
    if cards.icons[c * things.ICONS + action] > 0 or cards.icons[c * things.ICONS + icons.CRIMINAL] > 0:
        return True
    for slot in range(limits.CARD_SLOTS):
        mine = s.board[slot]
        if mine != NONE and cards.modifier[mine] == modifiers.CONVERT_ICONS and cards.modified[mine] == action:
            source = cards.modifier_from[mine]
            brought = cards.icons[c * things.ICONS + source]
            if brought > 0 and s.icons_of(cards, source) + brought >= cards.modifier_takes[mine]:
                return True
    return False


def price_of_dismissal(s: Seat, cards: Cards, c: int) -> int:
    """The card's value, or the fixed price of an uncovered slot; abilities may lower it."""
    price = cards.silver[c]  # VIS-9.5, VIS-9.6, VIS-R.18
    for slot in range(things.SLOTS):
        if has(s.built, slot) and cards.slot_dismissal[slot] > 0:
            price = cards.slot_dismissal[slot]
    for i in range(limits.CARD_SLOTS):
        mine = s.board[i]
        if mine != NONE:
            price -= cards.dismiss_less[mine]
    return price if price > 0 else 0


def price_of_hire(s: Seat, cards: Cards, c: int) -> int:
    """The card's value; abilities may lower it."""  # VIS-14.1, VIS-R.18
    price = cards.silver[c]
    for slot in range(limits.CARD_SLOTS):
        mine = s.board[slot]
        if mine != NONE:
            price -= cards.hire_less[mine]
    price -= s.helped(cards.tome_hire_less, 1, 0)  # TOM-2.40
    return price if price > 0 else 0
