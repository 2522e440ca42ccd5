"""The rows of cards on the main board: what is turned up when a round begins, and how they are refreshed."""

from typing import Final

from regnum.games.paladins.codes import events, limits, places, things, workshops
from regnum.games.paladins.moves import townsfolk
from regnum.games.paladins.state import Paladins
from regnum.games.west_kingdom.decks import shuffle_back, turn_up
from regnum.games.west_kingdom.rows import shift_left, shift_right
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, empty_pile, has, lowest

FIRST_FAVOUR_ROUND: Final = 3
ORDER_SLOTS: Final = 3
KINGS_FAVOUR_SCHEME: Final = 0


def reveal_kings_cards(g: Paladins) -> None:
    """Orders in rounds 1 to 3, Favours in rounds 3 to 7."""  # PAL-3.3
    if g.round <= ORDER_SLOTS:
        first = things.FIRST_ORDER
        c = turn_up(g, g.first, g.order_deck, events.ORDER_UP, first, g.round, places.ORDER_DECK, places.ORDERS)
        g.orders[g.round - 1] = c
        if g.has_rival():  # PAL-15.8
            add_rival_workshop(g, 1, g.cards.order_action[c])
    if g.round >= FIRST_FAVOUR_ROUND:
        reveal_favour(g)
        if g.has_rival():
            g.scheme_discard.put(KINGS_FAVOUR_SCHEME)
            scheme = things.FIRST_SCHEME + KINGS_FAVOUR_SCHEME
            g.emit(events.RIVAL_FAVOUR_SCHEME, 1, scheme, 1, places.FAVOURS, places.SCHEME_DISCARD, EVERYBODY)


def reveal_favour(g: Paladins) -> None:
    n = g.round - FIRST_FAVOUR_ROUND + 1
    first = things.FIRST_FAVOUR
    c = turn_up(g, g.first, g.favour_deck, events.FAVOUR_UP, first, n, places.FAVOUR_DECK, places.FAVOURS)
    g.favours[n - 1] = c


def add_rival_workshop(g: Paladins, p: int, action: int) -> None:
    """A Workshop of the solo opponent goes to the next free space of an action, two at most."""  # PAL-15.5, PAL-15.8
    for side in range(2):
        spot = workshops.code_of(action - limits.LEFT_ACTIONS, side)
        if not has(g.seats[p].workshops, spot):
            g.seats[p].workshops |= bit(spot)
            place = g.place(p, places.WORKSHOPS)
            g.emit(events.RIVAL_WORKSHOP, p, things.FIRST_WORKSHOP_SPACE + spot, 1, places.ORDERS, place, EVERYBODY)
            return


def reveal_taverns(g: Paladins) -> None:
    """One more than there are players; the discards are shuffled when the deck runs out."""  # PAL-3.4, PAL-3.13
    for _ in range(g.players + 1):
        if g.tavern_deck.size == 0:
            pile = empty_pile()
            while g.tavern_discard != 0:
                pile.put(lowest(g.tavern_discard))
                g.tavern_discard &= g.tavern_discard - 1
            shuffle_back(g, g.first, g.tavern_deck, pile, events.SHUFFLES, places.TAVERN_DISCARD, places.TAVERN_DECK)
        first = things.FIRST_TAVERN
        c = turn_up(g, g.first, g.tavern_deck, events.TAVERN_UP, first, 1, places.TAVERN_DECK, places.TAVERNS)
        g.taverns |= bit(c)


def close_taverns(g: Paladins) -> None:
    """All Tavern cards of the round go to the discards."""  # PAL-3.13
    gone = g.taverns
    g.taverns = 0
    for p in range(g.players):
        s = g.seats[p]
        if s.tavern != NONE:
            g.tavern_discard |= bit(s.tavern)
            place = g.place(p, places.TAVERN)
            g.emit(events.TAVERNS_LEAVE, p, things.FIRST_TAVERN + s.tavern, 1, place, places.TAVERN_DISCARD, EVERYBODY)
            s.tavern = NONE
    g.tavern_discard |= gone
    while gone != 0:
        g.emit(
            events.TAVERNS_LEAVE,
            g.first,
            things.FIRST_TAVERN + lowest(gone),
            1,
            places.TAVERNS,
            places.TAVERN_DISCARD,
            EVERYBODY,
        )
        gone &= gone - 1


def free_favours(g: Paladins) -> None:
    """Workers on King's Favours go to the supply."""  # PAL-3.14
    for slot in range(limits.FAVOUR_SLOTS):
        kind = g.favour_workers[slot]
        if kind != NONE:
            g.favour_workers[slot] = NONE
            g.emit(
                events.WORKER_LEAVES,
                g.first,
                things.FIRST_WORKER + kind,
                1,
                places.FAVOUR_WORKERS,
                places.SUPPLY,
                EVERYBODY,
            )


def refresh_townsfolk(g: Paladins) -> None:
    """The rightmost slot is discarded, in the solo game the one beside it too; then the row is filled."""
    drop_townsfolk(g, things.SLOTS - 1)  # PAL-3.11
    if g.has_rival():
        drop_townsfolk(g, things.SLOTS - 2)  # PAL-15.38
    fill_townsfolk(g)


def drop_townsfolk(g: Paladins, slot: int) -> None:
    c = g.townsfolk[slot]
    if c != NONE:
        g.townsfolk[slot] = NONE
        g.town_discard |= bit(c)
        g.emit(events.ROW_DISCARDS, g.first, townsfolk(c), 1, places.TOWNSFOLK, places.TOWN_DISCARD, EVERYBODY)


def fill_townsfolk(g: Paladins) -> None:
    """Cards slide right, new ones come in from the left of them."""  # PAL-2.12, PAL-3.11, PAL-3.17
    row = g.townsfolk
    empty = 0
    moved = False
    for i in range(things.SLOTS):
        if row[i] == NONE:
            shift_right(row, empty, i, NONE)
            moved = moved or i > empty
            empty += 1
    if moved:
        g.emit(events.ROW_SLIDES, g.first, NONE, 0, places.TOWNSFOLK, places.TOWNSFOLK, EVERYBODY)
    while empty > 0 and g.town_deck.size > 0:
        empty -= 1
        c = g.town_deck.draw(g.chance, g.first)
        g.chance.reveal()
        g.emit(events.ROW_FILLED, g.first, townsfolk(c), 1, places.TOWN_DECK, places.TOWNSFOLK, EVERYBODY)
        row[empty] = c


def refresh_outsiders(g: Paladins) -> None:
    """The leftmost slot is discarded, in the solo game the one beside it too; then the row is filled."""
    drop_outsider(g, 0)  # PAL-3.12
    if g.has_rival():
        drop_outsider(g, 1)  # PAL-15.38
    fill_outsiders(g)


def drop_outsider(g: Paladins, slot: int) -> None:
    c = g.outsiders[slot]
    if c != NONE:
        g.outsiders[slot] = NONE
        g.outsider_discard |= bit(c)
        g.emit(
            events.ROW_DISCARDS,
            g.first,
            things.FIRST_OUTSIDER + c,
            1,
            places.OUTSIDERS,
            places.OUTSIDER_DISCARD,
            EVERYBODY,
        )


def fill_outsiders(g: Paladins) -> None:
    """Cards slide left, new ones come in on their right."""  # PAL-3.12, PAL-3.17
    row = g.outsiders
    cards = limits.OUTSIDER_SLOTS
    moved = False
    for i in range(limits.OUTSIDER_SLOTS - 1, -1, -1):
        if row[i] == NONE:
            cards -= 1
            shift_left(row, i, cards, NONE)
            moved = moved or i < cards
    if moved:
        g.emit(events.ROW_SLIDES, g.first, NONE, 0, places.OUTSIDERS, places.OUTSIDERS, EVERYBODY)
    first = things.FIRST_OUTSIDER
    while cards < limits.OUTSIDER_SLOTS and g.outsider_deck.size > 0:
        row[cards] = turn_up(
            g, g.first, g.outsider_deck, events.ROW_FILLED, first, 1, places.OUTSIDER_DECK, places.OUTSIDERS
        )
        cards += 1
