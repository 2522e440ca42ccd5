"""Tables of Architects as they might be: what a seat cannot know is dealt anew."""

from regnum.games.architects.seat import Seat
from regnum.games.architects_coop.plans import Plans
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import Deck, Spread, empty_pile


def deal_anew(
    seats: list[Seat], deck: Deck, under: Spread, plans: list[Plans], seat: int, closed: bool, chance: Chance
) -> None:
    """All Buildings that a seat cannot know: hands and cards dealt to others, the pile, what others put under it.

    With them those that others gave to a demand. Hands that are not `closed` are known to the whole team.

    No other card has a hidden place: which cards a face-down pile holds is known, and its order is nobody's.
    """  # ARC-1.9
    pool = empty_pile()
    for q in range(len(seats)):
        if q != seat:
            if closed:
                seats[q].hand.spill(pool)
            seats[q].dealt.spill(pool)
    deck.spill_unknown(pool, seat)
    under.spill_unknown(pool, seat)
    for store in plans:
        store.laid.spill_unknown(pool, seat)
    pool.sort()
    pool.shuffle(chance)
    for q in range(len(seats)):
        if q != seat:
            if closed:
                seats[q].hand.refill(pool)
            seats[q].dealt.refill(pool)
    deck.refill_unknown(pool, seat)
    under.refill_unknown(pool, seat)
    for store in plans:
        store.laid.refill_unknown(pool, seat)
