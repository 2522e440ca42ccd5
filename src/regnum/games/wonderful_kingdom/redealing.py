"""Tables of It's a Wonderful Kingdom as they might be: what a seat cannot know is dealt anew."""

from regnum.games.wonderful_kingdom.codes import things
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, Deck, Pile, Spread, empty_pile


def deal_anew(
    seats: list[Seat], left: Spread, right: Spread, risk: Deck, deck: Deck, seat: int, chance: Chance
) -> None:
    """Gathers all that a seat cannot know, shuffles it and puts it back.

    Calamities and threats never lie in the development deck, and an advisor set aside is an advisor: so the cards
    for hands, offers and the risk deck are drawn first, with every calamity and threat among them.
    """  # IWK-4.18
    pool = empty_pile()
    advisors = 0
    for q in range(len(seats)):
        if q != seat:
            seats[q].hand.spill(pool)
            seats[q].aside.spill(pool)
            advisors += seats[q].aside.size
        seats[q].choice.spill_unknown(pool, seat)
    left.spill_unknown(pool, seat)
    right.spill_unknown(pool, seat)
    risk.spill_unknown(pool, seat)
    places = pool.size - advisors
    deck.spill_unknown(pool, seat)
    pool.sort()
    pool.shuffle(chance)
    for q in range(len(seats)):
        if q != seat:
            other_advisors(pool, seats[q].aside)
    mixed = draw_for_hands(pool, places)
    mixed.shuffle(chance)
    for q in range(len(seats)):
        if q != seat:
            seats[q].hand.refill(mixed)
            seats[q].hand.sort()
            if seats[q].offered != NONE:
                seats[q].offered = seats[q].hand.at(chance.below(seats[q].hand.size))
        seats[q].choice.refill_unknown(mixed, seat)
    left.refill_unknown(mixed, seat)
    right.refill_unknown(mixed, seat)
    risk.refill_unknown(mixed, seat)
    deck.refill_unknown(pool, seat)


def other_advisors(pool: Pile, aside: Pile) -> None:
    """Other advisors of the pool in place of those set aside."""
    n = aside.size
    while aside.size > 0:
        aside.pop()
    i = pool.size - 1
    while n > 0:
        if pool.at(i) >= things.FIRST_ADVISOR:
            aside.put(pool.take_at(i))
            n -= 1
        i -= 1


def draw_for_hands(pool: Pile, n: int) -> Pile:
    """So many cards of the pool, with every calamity and threat among them."""
    drawn = empty_pile()
    i = pool.size - 1
    while i >= 0:
        if pool.at(i) >= things.CALAMITY and pool.at(i) < things.FIRST_ADVISOR:
            drawn.put(pool.take_at(i))
        i -= 1
    while drawn.size < n:
        drawn.put(pool.pop())
    return drawn
