"""What can happen to goods, markers, Debts, Deeds and cards: the verbs of the rulebook, which ask nobody."""

from regnum.games.viscounts.codes import events, goods, icons, limits, ops, places, things
from regnum.games.viscounts.rival_aims import wanted
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop.workers import withdraw
from regnum.games.viscounts_saga.claims import claim_goals
from regnum.games.west_kingdom.decks import turn_up
from regnum.games.west_kingdom.rows import shift_right
from regnum.kernel.core.containers import EVERYBODY, NONE, bit

# -- goods


def gain(g: Viscounts, p: int, good: int, n: int) -> None:
    """Goods from the supply; the solo opponent takes a resource for each 2 Silver."""
    if good == goods.SILVER and g.is_rival(p):
        g.emit(events.RIVAL_INSTEAD, p, NONE, ops.GAIN if n >= 2 else NONE, NONE, NONE, EVERYBODY)
        gain_wanted(g, p, n // 2)  # VIS-21.9
    elif n > 0:
        g.seats[p].goods[good] += n
        for _ in range(n):
            g.emit(events.GAINS, p, things.FIRST_GOOD + good, 1, places.SUPPLY, g.place(p, places.GOODS), EVERYBODY)


def gain_wanted(g: Viscounts, p: int, n: int) -> None:
    """Resources that the solo opponent chooses."""  # VIS-21.4
    for _ in range(n):
        gain(g, p, wanted(g, p), 1)


def pay(g: Viscounts, p: int, good: int, n: int) -> None:
    if n > 0:
        g.seats[p].goods[good] -= n
        for _ in range(n):
            g.emit(events.PAYS, p, things.FIRST_GOOD + good, 1, g.place(p, places.GOODS), places.SUPPLY, EVERYBODY)


# -- Virtue and Corruption


def gain_virtue(g: Viscounts, p: int, n: int) -> None:
    """The Virtue marker moves left step by step; joined markers move together."""  # VIS-5.1 to VIS-5.6
    s = g.seats[p]
    for _ in range(n):
        joined = s.corruption == s.virtue
        if s.virtue > 1:
            s.virtue -= 1
            if joined:
                s.corruption -= 1
            g.emit(events.VIRTUE, p, things.VIRTUE, 1, NONE, g.place(p, places.VIRTUE), EVERYBODY)
        if not joined and s.corruption == s.virtue:
            g.emit(events.MARKERS_MEET, p, NONE, s.virtue, NONE, g.place(p, places.VIRTUE), EVERYBODY)


def gain_corruption(g: Viscounts, p: int, n: int) -> None:
    """The Corruption marker moves right step by step; joined markers move together."""  # VIS-5.1 to VIS-5.6
    s = g.seats[p]
    for _ in range(n):
        joined = s.corruption == s.virtue
        if s.corruption < limits.TRACK:
            s.corruption += 1
            if joined:
                s.virtue += 1
            g.emit(events.CORRUPTION, p, things.CORRUPTION, 1, NONE, g.place(p, places.CORRUPTION), EVERYBODY)
        if not joined and s.corruption == s.virtue:
            g.emit(events.MARKERS_MEET, p, NONE, s.virtue, NONE, g.place(p, places.CORRUPTION), EVERYBODY)


def reset_markers(g: Viscounts, p: int) -> None:
    """Back to spaces 1 and 7."""  # VIS-15.5
    s = g.seats[p]
    s.corruption = 1
    s.virtue = limits.TRACK
    g.emit(events.MARKERS_RESET, p, NONE, 0, NONE, g.place(p, places.VIRTUE), EVERYBODY)


# -- Debts and Deeds


def bring_the_end(g: Viscounts) -> None:
    """The round is finished, and one more is played; a second card changes nothing more."""  # VIS-18.1, VIS-18.3
    if g.has_overlord():
        withdraw(g)
    if g.last == 0:
        g.last = g.round + 1
        g.emit(events.LAST_ROUND, g.current, NONE, g.last, NONE, NONE, EVERYBODY)


def take_debt(g: Viscounts, p: int) -> None:
    """An unpaid Debt; the last one above the Poverty card reveals it. In set-up the stack is not built yet."""
    g.seats[p].unpaid += 1  # VIS-4.1 to VIS-4.3, VIS-2.20
    g.emit(events.TAKES_DEBT, p, things.DEBT, 1, places.DEBT_STACK, g.place(p, places.UNPAID), EVERYBODY)
    if g.round > 0 and g.debt_stack > 0:
        g.debt_stack -= 1
        if g.debt_stack == 0:
            g.poverty = True
            g.emit(events.POVERTY_REVEALED, p, things.POVERTY, 1, places.DEBT_STACK, NONE, EVERYBODY)
            bring_the_end(g)


def take_deeds(g: Viscounts, p: int, n: int) -> None:
    """Acquired Deeds, one by one; the last one above the Prosperity card reveals it."""  # VIS-4.1 to VIS-4.3, VIS-4.9
    for _ in range(n):
        g.seats[p].acquired += 1
        g.emit(events.TAKES_DEED, p, things.DEED, 1, places.DEED_STACK, g.place(p, places.ACQUIRED), EVERYBODY)
        if g.round > 0 and g.deed_stack > 0:
            g.deed_stack -= 1
            if g.deed_stack == 0:
                g.prosperity = True
                g.emit(events.PROSPERITY_REVEALED, p, things.PROSPERITY, 1, places.DEED_STACK, NONE, EVERYBODY)
                bring_the_end(g)


def turn_debt(g: Viscounts, p: int) -> None:
    """An unpaid Debt is paid."""  # VIS-4.4
    s = g.seats[p]
    s.unpaid -= 1
    s.paid += 1
    g.emit(events.FLIPS_DEBT, p, things.PAID_DEBT, 1, g.place(p, places.UNPAID), g.place(p, places.PAID), EVERYBODY)


def turn_deed(g: Viscounts, p: int) -> None:
    """An acquired Deed is approved."""  # VIS-4.5
    s = g.seats[p]
    s.acquired -= 1
    s.approved += 1
    source, target = g.place(p, places.ACQUIRED), g.place(p, places.APPROVED)
    g.emit(events.FLIPS_DEED, p, things.APPROVED_DEED, 1, source, target, EVERYBODY)


# -- the piles of the board


def turn_up_townsfolk(g: Viscounts, segment: int) -> None:
    """The next card of a pile is visible at once; an empty pile stays empty."""  # VIS-14.7, VIS-14.3
    g.tops[segment] = NONE
    if g.below[segment] > 0:
        g.below[segment] -= 1
        g.tops[segment] = turn_up(
            g, g.current, g.town_deck, events.TOWNSFOLK_UP, things.FIRST_TOWNSFOLK, 1, places.TOWN_DECK, places.TOPS
        )


def turn_up_manuscript(g: Viscounts, segment: int) -> None:
    g.manuscript_tops[segment] = NONE  # VIS-14.7, VIS-13.5
    if g.manuscripts_below[segment] > 0:
        g.manuscripts_below[segment] -= 1
        first, event = things.FIRST_MANUSCRIPT, events.MANUSCRIPT_UP
        source, target = places.MANUSCRIPT_DECK, places.MANUSCRIPT_TOPS
        g.manuscript_tops[segment] = turn_up(g, g.current, g.manuscript_deck, event, first, 1, source, target)


def take_townsfolk(g: Viscounts, p: int, segment: int) -> int:
    """The visible card of a pile joins the own discard pile; says which it is."""  # VIS-14.2
    c = g.tops[segment]
    g.seats[p].discard.put(c)
    count_icons(g, p, c, 1)
    g.emit(events.HIRES, p, c, 1, places.TOPS, g.place(p, places.DISCARD), EVERYBODY)
    turn_up_townsfolk(g, segment)
    return c


def dismiss(g: Viscounts, p: int, segment: int) -> int:
    """The visible card leaves the game; with an empty pile the printed one serves, and stays."""  # VIS-9.5, VIS-9.7
    c = g.dismissible(segment)
    printed = g.tops[segment] == NONE
    g.emit(events.DISMISSES, p, c, 1, places.TOPS, NONE if printed else places.REMOVED, EVERYBODY)
    if not printed:
        g.removed.put(c)
        turn_up_townsfolk(g, segment)
    return c


def take_tile(g: Viscounts, p: int, segment: int) -> int:
    """The visible Manuscript, and the Church Favour for the third of a ribbon; says which it is."""  # VIS-13.7
    s = g.seats[p]
    c = g.manuscript_tops[segment]
    s.manuscripts |= bit(c)
    what = things.FIRST_MANUSCRIPT + c
    g.emit(events.TRANSCRIBES, p, what, 1, places.MANUSCRIPT_TOPS, g.place(p, places.MANUSCRIPTS), EVERYBODY)
    turn_up_manuscript(g, segment)
    ribbon = g.cards.ribbon[c]
    if g.church & bit(ribbon) != 0 and ribbons_of(g, p, ribbon) >= 3:  # VIS-13.4
        g.church &= ~bit(ribbon)
        s.favours |= bit(ribbon)
        what = things.FIRST_FAVOUR + ribbon
        g.emit(events.TAKES_FAVOUR, p, what, 1, places.CHURCH, g.place(p, places.FAVOURS), EVERYBODY)
    return c


def ribbons_of(g: Viscounts, p: int, ribbon: int) -> int:
    """How many Manuscripts of a ribbon a player owns."""
    held = g.seats[p].manuscripts & g.cards.of_ribbon[ribbon]
    n = 0
    while held != 0:
        held &= held - 1
        n += 1
    return n


# -- own cards


def count_icons(g: Viscounts, p: int, c: int, n: int) -> None:
    """The icons of a card that joins a player's cards, or leaves them."""
    mine = g.seats[p].icons
    for icon in range(things.ICONS):
        mine[icon] += n * g.cards.icons[c * things.ICONS + icon]


def shuffle_discards(g: Viscounts, p: int) -> None:
    """The discard pile becomes part of the draw pile; then the check: Corruption with a Criminal, else Virtue."""
    s = g.seats[p]  # VIS-16.3, VIS-16.4, VIS-16.7
    n = s.discard.size
    s.deck.shuffle_in(s.discard)
    g.emit(events.SHUFFLES, p, NONE, n, g.place(p, places.DISCARD), g.place(p, places.DECK), EVERYBODY)
    if g.round > 0:
        if s.criminals(g.cards) > 0:
            gain_corruption(g, p, 1)
        else:
            gain_virtue(g, p, 1)


def draw_card(g: Viscounts, p: int) -> bool:
    """One card into the hand, after a shuffle if need be; says whether there was one."""
    s = g.seats[p]  # VIS-16.2, VIS-16.3, VIS-16.6
    if s.deck.size == 0:
        if s.discard.size == 0:
            return False
        shuffle_discards(g, p)
    c = s.deck.draw(g.chance, p)
    s.hand.put_in_order(c)
    g.emit(events.DRAWS, p, c, 1, g.place(p, places.DECK), g.place(p, places.HAND), bit(p))
    return True


def turn_over_top(g: Viscounts, p: int) -> int:
    """Takes the unseen top card of the draw pile, after a shuffle if need be."""  # VIS-7.5, VIS-17.2
    s = g.seats[p]
    if s.deck.size == 0:
        shuffle_discards(g, p)
    c = s.deck.draw(g.chance, p)
    g.chance.reveal()
    return c


def discard_card(g: Viscounts, p: int, c: int, source: int) -> None:
    """A card that was taken from a place comes to the discard pile, seen by all."""  # VIS-17.2, VIS-17.14
    g.seats[p].discard.put(c)
    g.emit(events.DISCARDS, p, c, 1, g.place(p, source), g.place(p, places.DISCARD), EVERYBODY)


def destroy_card(g: Viscounts, p: int, c: int, source: int) -> None:
    """A card that was taken from a place leaves the game; its value is gained."""  # VIS-17.3, VIS-17.15
    g.removed.put(c)
    count_icons(g, p, c, -1)
    g.emit(events.DESTROYS, p, c, 1, g.place(p, source), places.REMOVED, EVERYBODY)
    gain(g, p, goods.SILVER, g.cards.silver[c])


def slide(g: Viscounts, p: int) -> int:
    """Every card moves one slot to the right; says which one dropped off."""  # VIS-7.1, VIS-7.2
    s = g.seats[p]
    if len(g.tomes) > 0:
        claim_goals(g)  # what was reached a moment ago counts: TOM-2.12
    moved = s.board[0] != NONE or s.board[1] != NONE
    dropped = shift_right(s.board, 0, limits.CARD_SLOTS - 1, NONE)
    if moved:
        g.emit(events.SLIDES, p, NONE, 1, g.place(p, places.BOARD), g.place(p, places.BOARD), EVERYBODY)
    if dropped != NONE:
        s.discard.put(dropped)
        g.emit(events.DROPS_OFF, p, dropped, 1, g.place(p, places.BOARD), g.place(p, places.DISCARD), EVERYBODY)
    return dropped


def put_on_board(g: Viscounts, p: int, c: int, source: int) -> None:
    """A card is placed on slot 1 and says how far the Viscount moves; Criminals bring their Corruption."""
    # VIS-7.4, VIS-7.6, VIS-8.1
    s = g.seats[p]
    s.board[0] = c
    g.distance = g.cards.silver[c]
    g.emit(events.PLACES_CARD, p, c, 1, g.place(p, source), g.place(p, places.BOARD), EVERYBODY)
    if g.cards.icons[c * things.ICONS + icons.CRIMINAL] > 0:
        gain_corruption(g, p, s.criminals(g.cards))


def move_viscount(g: Viscounts, p: int, town: int) -> None:
    g.seats[p].town = town
    g.emit(events.MOVES, p, things.FIRST_TOWN + town, 1, NONE, g.place(p, places.TOWN), EVERYBODY)


def tell_slot(g: Viscounts, p: int, slot: int) -> None:
    """An uncovered building slot is at work."""  # VIS-11.9, VIS-21.12
    event = events.RIVAL_SLOT if g.is_rival(p) else events.SLOT_ABILITY
    g.emit(event, p, things.FIRST_SLOT + slot, 1, g.place(p, places.BUILT), NONE, EVERYBODY)
