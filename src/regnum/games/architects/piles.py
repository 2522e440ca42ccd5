"""How cards move: Apprentices of the display, Buildings, Black Market cards and Rewards."""

from regnum.games.architects.codes import events, goods, limits, places, things
from regnum.games.architects.state import Architects
from regnum.games.west_kingdom.rows import shift_left
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, count_of, lowest, nth

# -- Apprentices


def apprentice(c: int) -> int:
    """The number of an Apprentice among all things; those that a mode adds come after everything else."""
    return things.FIRST_APPRENTICE + c if c < things.APPRENTICES else things.COUNT + c - things.APPRENTICES


def next_apprentice(g: Architects) -> int:
    """The top card of the pile, or none; what was put under it comes last."""  # ARC-3.13, ARC-3.21
    if g.apprentice_deck.size > 0:
        return g.apprentice_deck.draw(g.chance, 0)
    return g.apprentice_under.take_at(0) if g.apprentice_under.size > 0 else NONE


def fill_slot(g: Architects, slot: int) -> None:
    """A new card is turned up in a slot of the display."""  # ARC-2.4, ARC-6.6
    c = next_apprentice(g)
    g.display[slot] = c
    g.coins[slot] = 0
    if c != NONE:
        what = things.FIRST_APPRENTICE + c
        g.emit(events.DISPLAY_FILLED, g.current, what, 1, places.APPRENTICE_DECK, places.DISPLAY, EVERYBODY)


def slide(g: Architects, slot: int) -> None:
    """The cards to the right of a slot move left with their Silver, and a new one comes in."""  # ARC-6.6
    last = slot // limits.COLUMNS * limits.COLUMNS + limits.COLUMNS - 1
    if slot < last:
        g.emit(events.ROW_SLIDES, g.current, NONE, 0, places.DISPLAY, places.DISPLAY, EVERYBODY)
    shift_left(g.display, slot, last, NONE)
    shift_left(g.coins, slot, last, 0)
    fill_slot(g, last)


def take_apprentice(g: Architects, p: int, slot: int) -> int:
    """An Apprentice of the display joins the player, with the Silver on the card."""  # ARC-6.5, ARC-6.16
    c = g.display[slot]
    g.display[slot] = NONE
    s = g.seats[p]
    s.crew |= bit(c)
    g.emit(events.HIRES, p, things.FIRST_APPRENTICE + c, 1, places.DISPLAY, g.place(p, places.CREW), EVERYBODY)
    n = g.coins[slot]
    if n > 0:
        g.coins[slot] = 0
        s.goods[goods.SILVER] += n
        g.emit(events.SILVER_FROM_CARD, p, NONE, n, places.DISPLAY, g.place(p, places.GOODS), EVERYBODY)
    return c


def put_silver(g: Architects, p: int, slot: int, n: int) -> None:
    """One Silver on each of the left-most cards of the row, for every column skipped."""  # ARC-6.4
    row = slot // limits.COLUMNS * limits.COLUMNS
    for i in range(n):
        g.coins[row + i] += 1
    g.seats[p].goods[goods.SILVER] -= n
    if n > 0:
        g.emit(events.SILVER_ON_CARD, p, NONE, n, g.place(p, places.GOODS), places.DISPLAY, EVERYBODY)


def give_up(g: Architects, p: int, c: int) -> None:
    """An own Apprentice goes under the pile; the Virtue it changed stays as it is."""  # ARC-6.8, ARC-6.9
    g.seats[p].crew &= ~bit(c)
    target = NONE
    if c < things.APPRENTICES:  # others leave the game: TOM-3.7
        g.apprentice_under.put(c)
        target = places.APPRENTICE_UNDER
    g.emit(events.GIVES_UP, p, apprentice(c), 1, g.place(p, places.CREW), target, EVERYBODY)


def refresh_display(g: Architects, p: int) -> None:
    """The left-most Apprentice of each row goes under the pile; both rows move up."""  # ARC-11.12, ARC-11.19
    for row in range(2):
        slot = row * limits.COLUMNS
        c = g.display[slot]
        if c != NONE:
            g.apprentice_under.put(c)
            what = things.FIRST_APPRENTICE + c
            g.emit(events.APPRENTICE_LEAVES, p, what, 1, places.DISPLAY, places.APPRENTICE_UNDER, EVERYBODY)
        if g.coins[slot] > 0:  # ARC-R.16
            g.emit(events.SILVER_LEAVES, p, NONE, g.coins[slot], places.DISPLAY, places.SUPPLY, EVERYBODY)
            g.coins[slot] = 0
        slide(g, slot)


# -- Buildings


def next_building(g: Architects, p: int) -> int:
    """The top Building of the pile for a player to see; what was put under it comes last."""  # ARC-1.10, ARC-3.21
    if g.building_deck.size > 0:
        return g.building_deck.draw(g.chance, p)
    ends = g.under_ends
    first = 1
    while ends[first - 1] == 0:
        first += 1
    c = g.building_under.take_at(g.chance.below(first) if first > 1 else 0)
    size = g.building_under.size
    for i in range(size):
        ends[i] = ends[i + 1]
    ends[size] = 0
    if first > 1:
        ends[first - 2] = 1
    g.chance.reveal()
    return c


def draw_buildings(g: Architects, p: int, n: int) -> None:
    """Buildings from the pile to the hand, as many as it holds."""  # ARC-3.13, ARC-6.11
    s = g.seats[p]
    for _ in range(n):
        if g.pile_of_buildings() == 0:
            return
        c = next_building(g, p)
        s.hand.add(c)
        target = g.place(p, places.HAND)
        g.emit(events.DRAWS, p, things.FIRST_BUILDING + c, 1, places.BUILDING_DECK, target, bit(p))


def deal_buildings(g: Architects, p: int, n: int, event: int) -> None:
    """Buildings from the pile to choose from."""  # ARC-2.8, ARC-9.4
    s = g.seats[p]
    for _ in range(n):
        if g.pile_of_buildings() == 0:
            return
        c = next_building(g, p)
        s.dealt.add(c)
        g.emit(event, p, things.FIRST_BUILDING + c, 1, places.BUILDING_DECK, g.place(p, places.DEALT), bit(p))


def put_under(g: Architects, p: int, cards: int, source: int) -> None:
    """Buildings go face down under the pile, all at once; what order they lie in is left open."""  # ARC-1.10
    while cards != 0:
        c = lowest(cards)
        cards &= cards - 1
        if cards == 0:
            g.under_ends[g.building_under.size] = 1
        g.building_under.put(c, p, bit(p))
        target = places.BUILDING_UNDER
        g.emit(events.PUTS_UNDER, p, things.FIRST_BUILDING + c, 1, g.place(p, source), target, bit(p))


def discard_buildings(g: Architects, p: int, cards: int) -> None:
    """Buildings of the hand go under the pile."""  # ARC-3.11, ARC-11.9
    left = cards
    while left != 0:
        g.seats[p].hand.remove(lowest(left))
        left &= left - 1
    put_under(g, p, cards, places.HAND)


def put_aside(g: Architects, p: int, c: int) -> None:
    """A Building of the hand is chosen to go under the pile, together with others."""  # ARC-3.11
    g.seats[p].hand.remove(c)
    g.seats[p].dealt.add(c)


def keep_building(g: Architects, p: int, c: int, event: int) -> None:
    """One of the Buildings to choose from goes to the hand."""  # ARC-2.8, ARC-9.4
    s = g.seats[p]
    s.dealt.remove(c)
    s.hand.add(c)
    g.emit(event, p, things.FIRST_BUILDING + c, 1, g.place(p, places.DEALT), g.place(p, places.HAND), bit(p))


def return_dealt(g: Architects, p: int) -> None:
    """The Buildings not chosen, or put aside, go under the pile all at once."""
    s = g.seats[p]
    cards = s.dealt.kinds
    left = cards
    while left != 0:
        s.dealt.remove(lowest(left))
        left &= left - 1
    put_under(g, p, cards, places.DEALT)


def put_building(g: Architects, p: int, c: int) -> None:
    """A Building of the hand lies face up in front of the player."""  # ARC-11.4, ARC-11.20
    s = g.seats[p]
    s.hand.remove(c)
    s.built |= bit(c)
    g.chance.reveal()
    source = g.place(p, places.HAND)
    g.emit(events.BUILDS, p, things.FIRST_BUILDING + c, 1, source, g.place(p, places.BUILT), EVERYBODY)


# -- the Black Market


def show_small(g: Architects) -> None:
    """The small side of the top card comes to light; which of those that look alike it is does not."""  # ARC-1.11
    if g.small_pile == 0:
        g.small_side = NONE
        return
    g.small_side = g.cards.small_twin[nth(g.small_pile, g.chance.below(count_of(g.small_pile)))]
    what = things.FIRST_MARKET_CARD + g.small_side
    g.emit(events.MARKET_SHOWS, g.current, what, 1, places.SMALL_PILE, places.SMALL_SIDE, EVERYBODY)


def turn_market(g: Architects) -> None:
    """The top small card is turned over onto the large space."""  # ARC-13.4, ARC-13.5
    if g.small_pile == 0:
        g.small_pile = g.turned | (bit(g.large) if g.large != NONE else 0)
        g.turned = 0
        g.large = NONE
        g.emit(events.MARKET_SHUFFLES, g.current, NONE, 0, places.TURNED, places.SMALL_PILE, EVERYBODY)
        show_small(g)
    alike = 0
    left = g.small_pile
    while left != 0:
        if g.cards.small_twin[lowest(left)] == g.small_side:
            alike |= bit(lowest(left))
        left &= left - 1
    c = nth(alike, g.chance.below(count_of(alike)))
    g.small_pile &= ~bit(c)
    if g.large != NONE:
        g.turned |= bit(g.large)
    g.large = c
    g.emit(events.MARKET_TURNS, g.current, things.FIRST_MARKET_CARD + c, 1, places.SMALL_SIDE, places.LARGE, EVERYBODY)
    show_small(g)


def take_reward(g: Architects, p: int) -> int:
    """The next Reward, which leaves the game; says where its effects are listed."""  # ARC-11.10
    if g.rewards == 0:
        return g.cards.no_reward
    g.rewards -= 1
    c = g.reward_deck.draw(g.chance, p)
    g.rewards_used.put(c)
    g.emit(events.REWARD, p, things.FIRST_REWARD + c, 1, places.REWARD_DECK, places.REWARDS_USED, EVERYBODY)
    return g.cards.rewards[c]
