"""Suspicions, Debts and the tax supply: the moves around them."""

from regnum.games.paladins.codes import amounts, events, places, things
from regnum.games.paladins.moves import move_marker
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_saga.claims import claim_goals
from regnum.games.west_kingdom.decks import shuffle_back, turn_up
from regnum.games.west_kingdom.goods import flip, gain, pay
from regnum.kernel.core.containers import EVERYBODY, NONE


def take_tax(g: Paladins, p: int, n: int) -> bool:
    """Silver from the tax supply, the rest from the supply; says whether the last tax coin is gone."""  # PAL-8.2
    if n == 0:
        return False
    coins = n if n < g.tax else g.tax
    g.tax -= coins
    if g.is_rival(p):  # PAL-15.18, PAL-15.46
        if coins > 0:
            g.emit(events.RIVAL_COIN, p, NONE, coins, places.TAX, places.SUPPLY, EVERYBODY)
        move_marker(g, p, n)
    else:
        g.seats[p].amounts[amounts.SILVER] += n
        g.emit(events.GAINS_TAX, p, NONE, coins, places.TAX, g.place(p, places.SILVER), EVERYBODY)
        if n > coins:
            g.emit(events.GAINS_SILVER, p, NONE, n - coins, places.SUPPLY, g.place(p, places.SILVER), EVERYBODY)
    return g.tax == 0


def turn_up_suspicion(g: Paladins, p: int) -> int:
    """Draws a Suspicion, which lies face up at once; says how much Tax it brings."""  # PAL-8.3, PAL-8.14
    if g.suspicion_deck.size == 0:
        if g.suspicion_discard.size == 0:
            return 0  # PAL-R.22
        shuffle_back(
            g,
            p,
            g.suspicion_deck,
            g.suspicion_discard,
            events.SHUFFLES,
            places.SUSPICION_DISCARD,
            places.SUSPICION_DECK,
        )
    place = g.place(p, places.SUSPICIONS)
    first = things.FIRST_SUSPICION
    c = turn_up(g, p, g.suspicion_deck, events.DRAWS_SUSPICION, first, 1, places.SUSPICION_DECK, place)
    g.seats[p].suspicions.put(c)
    return g.cards.suspicion_tax[c]


def discard_suspicions(g: Paladins, p: int, n: int) -> None:
    """The newest ones first."""  # PAL-8.5
    held = g.seats[p].suspicions
    if n > 0 and len(g.tomes) > 0:
        claim_goals(g)  # what was reached a moment ago counts: TOM-2.12
    for _ in range(n):
        if held.size == 0:
            return
        c = held.pop()
        g.suspicion_discard.put(c)
        place = g.place(p, places.SUSPICIONS)
        g.emit(events.REMOVES_SUSPICION, p, things.FIRST_SUSPICION + c, 1, place, places.SUSPICION_DISCARD, EVERYBODY)


def take_debts(g: Paladins, p: int, n: int) -> None:
    """Debts from the pile, unpaid."""  # PAL-8.6
    place = g.place(p, places.UNPAID)
    gain(g, p, g.seats[p].amounts, amounts.UNPAID, n, events.TAKES_DEBT, NONE, places.SUPPLY, place)


def destroy_debt(g: Paladins, p: int) -> None:
    """An unpaid Debt goes back to the pile."""  # PAL-8.6
    place = g.place(p, places.UNPAID)
    pay(g, p, g.seats[p].amounts, amounts.UNPAID, 1, events.DESTROYS_DEBT, NONE, place, places.SUPPLY)


def flip_debt(g: Paladins, p: int) -> None:
    """An unpaid Debt is paid and lies with its other side up."""  # PAL-8.6
    unpaid, paid = g.place(p, places.UNPAID), g.place(p, places.PAID)
    flip(g, p, g.seats[p].amounts, amounts.UNPAID, events.PAYS_DEBT, NONE, unpaid, paid)


def most_suspicions(g: Paladins) -> int:
    """How many Suspicions the most suspicious have."""  # PAL-8.9, PAL-8.10
    most = 0
    for p in range(len(g.seats)):
        held = g.seats[p].suspicions.size
        if held > most:
            most = held
    if most == 0:
        g.emit(events.NOBODY_SUSPICIOUS, g.current, NONE, 0, NONE, NONE, EVERYBODY)
    return most


def refill_tax(g: Paladins) -> None:
    """The tax supply is set up anew."""  # PAL-8.11
    g.emit(events.TAX_REFILLED, g.current, NONE, g.tax_start, places.SUPPLY, places.TAX, EVERYBODY)
    g.tax = g.tax_start
