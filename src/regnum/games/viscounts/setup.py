"""Setting up a table of Viscounts."""

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

from regnum.games.viscounts.cards import Cards
from regnum.games.viscounts.codes import limits, phases, sides, things
from regnum.games.viscounts.data import Tables
from regnum.games.viscounts.rival_moves import count_headers
from regnum.games.viscounts.seat import Seat
from regnum.games.viscounts.state import Viscounts
from regnum.kernel.chance import Chance
from regnum.kernel.containers import NONE, Deck, bit, empty_deck, empty_pile, members, row_of

FIVE = [0] * limits.SEGMENTS


def empty_seat() -> Seat:
    """A board with nothing on it but what every player begins with."""  # VIS-2.8
    return Seat(
        empty_deck(), empty_pile(), empty_pile(), row_of([NONE] * limits.CARD_SLOTS), row_of([0] * things.ICONS), NONE,
        NONE, row_of([0] * things.GOODS), 0, 0, 0, 0, 1, limits.TRACK, 0, row_of([NONE] * things.SLOTS),
        limits.WORKERS, row_of(FIVE), row_of(FIVE), 0, 0, 0,
    )  # fmt: skip


def side_for(seats: int) -> int:
    """Which side of the segments is used."""  # VIS-2.1
    return sides.A if seats < 3 else sides.B


def empty_table(cards: Cards, seats: int) -> Viscounts:
    """A table with nothing on it, for set-up and for written positions; alone one plays against the opponent."""
    side = side_for(seats)
    g = Viscounts(
        cards, [empty_seat() for _ in range(max(seats, 2))], seats, 0, 0, 0, 0, phases.PAIRS, 0, side,
        row_of(list(range(limits.SEGMENTS))), 0, row_of([NONE] * limits.SEGMENTS), row_of(FIVE), empty_deck(),
        empty_pile(), row_of([NONE] * limits.SEGMENTS), row_of(FIVE), empty_deck(), row_of([NONE] * limits.PAIRS),
        row_of([NONE] * limits.PAIRS), empty_deck(), empty_deck(), bit(things.FAVOURS) - 1, NONE, 0,
        cards.debt_stack[seats], cards.deed_stack[seats], False, False, NONE, False, NONE,
        row_of([NONE] * limits.CARD_SLOTS), empty_deck(), empty_pile(), 0, empty_deck(), 0,
    )  # fmt: skip
    g.free = g.all_spots()
    return g


def fill(deck: Deck, cards: Iterable[int]) -> None:
    """Shuffles cards into a deck."""
    pile = empty_pile()
    for c in cards:
        pile.put(c)
    deck.shuffle_in(pile)


@lru_cache(maxsize=64)
def laid_out(tables: Tables, seats: int) -> Viscounts:
    """All cards as they are before anything is drawn; to be cloned."""  # VIS-2.4, VIS-2.5, VIS-2.10, VIS-2.15
    g = empty_table(tables.cards, seats)
    fill(g.town_deck, range(limits.NEUTRAL))
    fill(g.manuscript_deck, (c for c in range(limits.TILES) if not bit(c) & tables.cards.grey_backed))
    fill(g.player_box, range(things.PLAYER_CARDS))
    fill(g.hero_box, range(limits.FIRST_HERO, things.TOWNSFOLK))
    for p in range(seats):
        for c in range(limits.FIRST_STARTING, limits.FIRST_HERO):
            own(g, p, c)
            g.seats[p].discard.put(c)
    return g


def own(g: Viscounts, p: int, c: int) -> None:
    """A card that a player begins with: its icons count for the player from now on."""
    for icon in range(things.ICONS):
        g.seats[p].icons[icon] += g.cards.icons[c * things.ICONS + icon]


def lay_rival(g: Viscounts, board: int, futures: int) -> None:
    """The solo opponent's board and Schemes: those crossed out are left out, some Future ones may be dealt in."""
    g.ai_board = board  # VIS-20.1, VIS-20.2, VIS-20.4, VIS-20.8
    left = (bit(things.SCHEMES) - 1) & ~g.cards.rival_removed[board]
    starting = list(members(left & ~g.cards.future_schemes))
    fill(g.scheme_deck, starting)
    fill(g.future_deck, members(left & g.cards.future_schemes))
    g.schemes_unseen = futures
    for c in starting:
        count_headers(g, g.players, c)


def deal(tables: Tables, seats: int, first: int, chance: Chance) -> Viscounts:
    """The board laid out at random, before anything is turned up."""  # VIS-2.2, VIS-2.3, VIS-2.5
    g = cast(Viscounts, laid_out(tables, seats).clone())
    g.chance = chance
    g.first = g.current = first
    ring = shuffled(range(limits.SEGMENTS), chance)
    grey = shuffled(members(g.cards.grey_backed), chance)
    for i in range(limits.SEGMENTS):
        g.ring[i] = ring[i]
        g.manuscript_tops[i] = grey[i]
        g.manuscripts_below[i] = limits.UNDER_EACH
    g.rotation = chance.below(limits.SEGMENTS)
    return g


def shuffled(values: Iterable[int], chance: Chance) -> list[int]:
    """These in random order."""
    left = list(values)
    return [left.pop(chance.below(n)) for n in range(len(left), 0, -1)]
