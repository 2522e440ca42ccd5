"""What can happen to the solo opponent's Schemes and resources; nothing here asks anybody."""

from regnum.games.viscounts.codes import events, goods, places, things
from regnum.games.viscounts.moves import gain_corruption, gain_virtue, pay, tell_slot
from regnum.games.viscounts.paying import good_of
from regnum.games.viscounts.rival_aims import rival_criminals
from regnum.games.viscounts.state import Viscounts
from regnum.kernel.core.containers import EVERYBODY, NONE, has


def tell_rival(g: Viscounts, p: int) -> None:
    """Which board it has, and how many Future Schemes lie in its draw pile."""  # VIS-20.1, VIS-20.8
    g.emit(events.RIVAL_BOARD, p, things.FIRST_AI_BOARD + g.ai_board, 1, NONE, NONE, EVERYBODY)
    if g.schemes_unseen > 0:
        n = g.schemes_unseen
        g.emit(events.RIVAL_FUTURES, p, NONE, n, places.FUTURE_DECK, places.SCHEME_DECK, EVERYBODY)


def slide_schemes(g: Viscounts, p: int) -> None:
    """Its Schemes move one slot to the right; one pushed off joins its discards."""  # VIS-23.1
    row = g.scheme_row
    dropped = row[2]
    if row[0] != NONE:
        g.emit(events.SLIDES, p, NONE, 1, places.SCHEME_ROW, places.SCHEME_ROW, EVERYBODY)
    row[2] = row[1]
    row[1] = row[0]
    row[0] = NONE
    if dropped != NONE:
        g.scheme_discard.put(dropped)
        what = things.FIRST_SCHEME + dropped
        g.emit(events.DROPS_OFF, p, what, 1, places.SCHEME_ROW, places.SCHEME_DISCARD, EVERYBODY)


def turn_up_scheme(g: Viscounts, p: int) -> int:
    """The top Scheme onto slot 1; with an empty draw pile the discards are shuffled first. Says which it is."""
    if g.schemes_to_draw() == 0:  # VIS-23.1
        shuffle_schemes(g, p)
    if g.schemes_unseen > 0 and g.chance.below(g.schemes_to_draw()) < g.schemes_unseen:
        c = take_unseen(g, p)
    else:
        c = g.scheme_deck.draw(g.chance, 0)
    g.chance.reveal()
    g.scheme_row[0] = c
    g.emit(events.RIVAL_SCHEME, p, things.FIRST_SCHEME + c, 1, places.SCHEME_DECK, places.SCHEME_ROW, EVERYBODY)
    return c


def take_unseen(g: Viscounts, p: int) -> int:
    """A Future Scheme of its draw pile that comes to light."""
    g.schemes_unseen -= 1
    c = g.future_deck.draw(g.chance, 0)
    count_headers(g, p, c)
    return c


def count_headers(g: Viscounts, p: int, c: int) -> None:
    """The headers of a Scheme that joins its own."""  # VIS-24.3
    for icon in range(things.ICONS):
        g.seats[p].icons[icon] += g.cards.scheme_icons[c * things.ICONS + icon]


def take_future(g: Viscounts, p: int) -> None:
    """The top Future Scheme goes face up on its discards."""  # VIS-21.7
    c = g.future_deck.draw(g.chance, 0)
    g.chance.reveal()
    g.scheme_discard.put(c)
    count_headers(g, p, c)
    what = things.FIRST_SCHEME + c
    g.emit(events.RIVAL_GAINS_SCHEME, p, what, 1, places.FUTURE_DECK, places.SCHEME_DISCARD, EVERYBODY)


def show_unseen(g: Viscounts, p: int) -> None:
    """At the end the headers of all its Schemes count: those that nobody has seen yet are shown."""  # VIS-24.3
    while g.schemes_unseen > 0:
        c = take_unseen(g, p)
        g.chance.reveal()
        g.scheme_discard.put(c)
        what = things.FIRST_SCHEME + c
        g.emit(events.RIVAL_SHOWS, p, what, 1, places.SCHEME_DECK, places.SCHEME_DISCARD, EVERYBODY)


def shuffle_schemes(g: Viscounts, p: int) -> None:
    """Its discards are shuffled into the draw pile; then the check, then its slots: Corruption before Virtue."""
    n = g.scheme_discard.size  # VIS-21.16, VIS-21.21, VIS-23.5
    g.scheme_deck.shuffle_in(g.scheme_discard)
    g.emit(events.RIVAL_RESHUFFLES, p, NONE, n, places.SCHEME_DISCARD, places.SCHEME_DECK, EVERYBODY)
    if rival_criminals(g) > 0:
        gain_corruption(g, p, 1)
    else:
        gain_virtue(g, p, 1)
    first = g.ai_board * things.SLOTS
    for slot in range(things.SLOTS):
        if has(g.seats[p].built, slot) and g.cards.rival_shuffle_corruption[first + slot] > 0:
            tell_slot(g, p, slot)
            gain_corruption(g, p, g.cards.rival_shuffle_corruption[first + slot])
    for slot in range(things.SLOTS):
        if has(g.seats[p].built, slot) and g.cards.rival_shuffle_virtue[first + slot] > 0:
            tell_slot(g, p, slot)
            gain_virtue(g, p, g.cards.rival_shuffle_virtue[first + slot])


def tell_instead(g: Viscounts, p: int, op: int) -> None:
    """It takes something else in place of an effect."""  # VIS-21.5
    g.emit(events.RIVAL_INSTEAD, p, NONE, op, NONE, NONE, EVERYBODY)


def pay_missing(g: Viscounts, p: int, action: int, missing: int) -> None:
    """It pays missing icons with the resource that fits, or with any if all are of one kind to it."""  # VIS-21.11
    for i in range(things.GOODS):
        good = good_of(action) if i == goods.SILVER else i  # its own resource first; Silver it has none
        held = g.seats[p].goods[good]
        n = missing if missing < held else held
        if good == good_of(action) or g.cards.rival_one_kind[g.ai_board] == 1:
            pay(g, p, good, n)
            missing -= n
