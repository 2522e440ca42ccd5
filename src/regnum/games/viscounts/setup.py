"""Setting up a table of Viscounts."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from regnum.games.tomesaga.lore import NO_LORE, Lore
from regnum.games.tomesaga.shelves import TomeBoard
from regnum.games.viscounts.cards import Cards
from regnum.games.viscounts.codes import limits, phases, sides, things
from regnum.games.viscounts.data import Tables, heroes
from regnum.games.viscounts.rival_moves import count_headers
from regnum.games.viscounts.seat import Seat
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop.edicts import NO_EDICTS, Edicts
from regnum.games.viscounts_coop.overlord import Overlord
from regnum.kernel.cloning import copy_of
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, Deck, bit, empty_deck, empty_pile, members, row_of

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


def empty_table(
    cards: Cards, seats: int, edicts: Edicts = NO_EDICTS, overlord: Sequence[Overlord] = (), lore: Lore = NO_LORE,
    tomes: Sequence[TomeBoard] = (),
) -> Viscounts:  # fmt: skip
    """A table with nothing on it, for set-up and for written positions; alone one plays against the opponent."""
    side = side_for(seats)
    g = Viscounts(
        cards, edicts, lore, [empty_seat() for _ in range(max(seats, 2))], seats, 0, 0, 0, 0, phases.PAIRS, 0, side,
        row_of(list(range(limits.SEGMENTS))), 0, row_of([NONE] * limits.SEGMENTS), row_of(FIVE), empty_deck(),
        empty_pile(), row_of([NONE] * limits.SEGMENTS), row_of(FIVE), empty_deck(), row_of([NONE] * limits.PAIRS),
        row_of([NONE] * limits.PAIRS), empty_deck(), empty_deck(), bit(things.FAVOURS) - 1, NONE, 0,
        cards.debt_stack[seats], cards.deed_stack[seats], False, False, NONE, False, NONE,
        row_of([NONE] * limits.CARD_SLOTS), empty_deck(), empty_pile(), 0, empty_deck(), 0, list(overlord),
        list(tomes),
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
def laid_out(tables: Tables, seats: int, tomesaga: bool) -> Viscounts:
    """All cards as they are before anything is drawn; to be cloned."""
    g = empty_table(tables.cards, seats)
    fill_decks(g, tomesaga)
    return g


def fill_decks(g: Viscounts, tomesaga: bool = False) -> None:
    """All decks shuffled, and the cards with which everybody begins."""  # VIS-2.4, VIS-2.5, VIS-2.10, VIS-2.15
    fill(g.town_deck, range(limits.NEUTRAL))
    fill(g.manuscript_deck, (c for c in range(limits.TILES) if not bit(c) & g.cards.grey_backed))
    fill(g.player_box, range(things.PLAYER_CARDS))
    fill(g.hero_box, heroes(tomesaga))
    for p in range(g.players):
        for c in range(limits.FIRST_STARTING, limits.FIRST_HERO):
            own(g, p, c)
            g.seats[p].discard.put(c)


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


def deal(tables: Tables, seats: int, first: int, chance: Chance, tomesaga: bool = False) -> Viscounts:
    """The board laid out at random, before anything is turned up; the Tomesaga has more Heroes."""
    g = copy_of(laid_out(tables, seats, tomesaga))
    lay_board(g, first, chance)
    return g


def lay_board(g: Viscounts, first: int, chance: Chance) -> None:
    """The segments in a ring round the castle, each with its Manuscripts, at random."""  # VIS-2.2, VIS-2.3, VIS-2.5
    g.chance = chance
    g.first = g.current = first
    ring = shuffled(range(limits.SEGMENTS), chance)
    grey = shuffled(members(g.cards.grey_backed), chance)
    for i in range(limits.SEGMENTS):
        g.ring[i] = ring[i]
        g.manuscript_tops[i] = grey[i]
        g.manuscripts_below[i] = limits.UNDER_EACH
    g.rotation = chance.below(limits.SEGMENTS)


def shuffled(values: Iterable[int], chance: Chance) -> list[int]:
    """These in random order."""
    left = list(values)
    return [left.pop(chance.below(n)) for n in range(len(left), 0, -1)]
