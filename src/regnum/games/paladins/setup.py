"""Setting up a table of Paladins."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from regnum.games.paladins.cards import Cards
from regnum.games.paladins.codes import attributes, limits, things
from regnum.games.paladins.data import FAMILIES, SETUP, SOLO, Tables
from regnum.games.paladins.declare import AMOUNTS, TOMESAGA
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import ORDER_SLOTS
from regnum.games.paladins_coop.overlord import Overlord
from regnum.games.paladins_coop.perils import NO_PERILS, Perils
from regnum.games.tomesaga.lore import NO_LORE, Lore
from regnum.games.tomesaga.shelves import TomeBoard
from regnum.kernel.cloning import copy_of
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, Deck, bit, empty_bag, empty_deck, empty_pile, row_of

RIVAL_STACK = (attributes.INFLUENCE, attributes.FAITH, attributes.STRENGTH)


def empty_seat(spaces: int = limits.SPACES, counted: int = AMOUNTS.end) -> Seat:
    """A board with nothing on it; a mode may have more spaces for workers, and more to count."""
    return Seat(
        empty_deck(), empty_pile(), empty_pile(), NONE, 0, NONE, empty_bag(things.WORKERS),
        row_of([NONE] * spaces), 0, row_of([0] * counted), empty_pile(), 0, 0, empty_pile(),
        empty_pile(), 0, 0, 0, False,
    )  # fmt: skip


def empty_table(cards: Cards, seats: int) -> Paladins:
    """A table with nothing on it, for set-up and for written positions; alone one plays against the opponent."""
    return table_of(cards, [empty_seat() for _ in range(max(seats, 2))], seats)


def table_of(
    cards: Cards, boards: list[Seat], seats: int, perils: Perils = NO_PERILS, overlord: Sequence[Overlord] = (),
    lore: Lore = NO_LORE, tomes: Sequence[TomeBoard] = (),
) -> Paladins:  # fmt: skip
    """The same with these boards, the players' first."""
    tax = SETUP["tax_supply_by_players"][str(seats)]
    return Paladins(
        cards, perils, lore, boards, seats, 0, 0, 0, tax, tax,
        row_of([NONE] * things.SLOTS), empty_deck(), 0, row_of([NONE] * limits.OUTSIDER_SLOTS), empty_deck(), 0,
        empty_deck(), empty_deck(), empty_pile(), empty_deck(), 0, 0,
        row_of([NONE] * ORDER_SLOTS), empty_deck(), row_of([NONE] * limits.FAVOUR_SLOTS),
        row_of([NONE] * limits.FAVOUR_SLOTS), empty_deck(), open_squares(seats),
        empty_deck(), empty_pile(), 0, row_of(list(RIVAL_STACK)), list(overlord), list(tomes),
    )  # fmt: skip


def open_squares(seats: int) -> int:
    """The squares that this number of players may use."""  # PAL-6.3, PAL-6.4
    return sum(bit(i) for i, square in enumerate(FAMILIES["region_spaces"]) if square["min_players"] <= max(seats, 1))


def fill(deck: Deck, cards: Iterable[int]) -> None:
    """Shuffles cards into a deck."""
    pile = empty_pile()
    for c in cards:
        pile.put(c)
    deck.shuffle_in(pile)


def counted(copies: Sequence[int], but: Mapping[int, int] | None = None) -> list[int]:
    """Every copy of every kind."""
    return [c for c, n in enumerate(copies) for _ in range(n - (but or {}).get(c, 0))]


@lru_cache(maxsize=64)
def laid_out(tables: Tables, seats: int, tomesaga: bool) -> Paladins:
    """All decks and boards as they are before anything is drawn; to be cloned."""  # PAL-2.1 to PAL-2.9
    g = empty_table(tables.cards, seats)
    fill_decks(g, tables, tomesaga)
    if g.has_rival():
        fill(g.schemes, scheme_deck(tables))
    return g


def townsfolk_in_play(tomesaga: bool, further: Iterable[int] = TOMESAGA) -> list[int]:
    """The Townsfolk of the deck: all of the base game, or also those of the Tomesaga."""  # PAL-2.4, TOM-6.9
    return [*range(things.TOWNSFOLK), *(further if tomesaga else ())]


def fill_decks(g: Paladins, tables: Tables, tomesaga: bool = False, further: Iterable[int] = TOMESAGA) -> None:
    """All decks shuffled, and what everybody begins with; a mode may number the `further` Townsfolk otherwise."""
    fill(g.town_deck, townsfolk_in_play(tomesaga, further))  # PAL-2.1 to PAL-2.9
    fill(g.outsider_deck, range(things.OUTSIDERS))
    fill(g.wall_deck, counted(tables.copies["walls"]))
    fill(g.suspicion_deck, counted(tables.copies["suspicion"]))
    fill(g.tavern_deck, range(things.TAVERNS))
    fill(g.order_deck, range(things.ORDERS))
    fill(g.favour_deck, range(things.FAVOURS))
    start = SETUP["player_start"]
    for p in range(g.players):
        fill(g.seats[p].paladins, range(things.PALADINS))
        for name in ("silver", "provisions"):
            g.seats[p].amounts[AMOUNTS[name]] = start[name]


def scheme_deck(tables: Tables) -> list[int]:
    """The Schemes that are shuffled at the start; those for Favours lie on the board."""  # PAL-15.4
    schemes = FAMILIES["schemes"]
    return [c for c in counted(tables.copies["schemes"]) if schemes[c]["start"] == "deck"]


def deal(tables: Tables, seats: int, first: int, chance: Chance, tomesaga: bool = False) -> Paladins:
    """A table with all decks shuffled, before anything is turned up."""
    g = copy_of(laid_out(tables, seats, tomesaga))
    g.chance = chance
    g.first = g.current = first
    return g


def rival_orders(seats: int, difficulty: str) -> int:
    """How many Workshops the solo opponent begins with."""  # PAL-15.5
    if seats > 1:
        return 0
    orders: int = next(level["setup_orders"] for level in SOLO["difficulty"] if level["id"] == difficulty)
    return orders
