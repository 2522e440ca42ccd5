"""Setting up a table: duchies, decks, the module's own things."""

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.wonderful_kingdom.codes import limits, stages, things
from regnum.games.wonderful_kingdom.data import DECKS, FAMILIES, NUMBER, Tables
from regnum.games.wonderful_kingdom.declare import MODULES
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import (
    NONE,
    Pile,
    empty_bag,
    empty_deck,
    empty_pile,
    empty_spread,
    row_of,
)

SIDES = ("A", "B")
DRAWN = 2
START_SOLDIERS = 2


def empty_seat(duchy: int, threat: int) -> Seat:
    """A player before the first round."""  # IWK-2.6
    return Seat(
        empty_pile(), NONE, empty_spread(), empty_pile(), row_of([0] * limits.SITES), empty_bag(things.COUNT),
        empty_pile(), empty_pile(), empty_pile(), empty_pile(), row_of([0] * 5),
        0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, duchy, threat,
    )  # fmt: skip


def empty_table(tables: Tables, module: str, side: str, quest: int, seats: list[Seat], first: int) -> Kingdom:
    """A table with nothing on it, for set-up and for written positions."""
    row = 8 * quest + (4 if len(seats) == 1 else 0)
    return Kingdom(
        tables.cards, seats, empty_deck(), empty_deck(), empty_spread(), empty_spread(), empty_pile(),
        empty_bag(things.COUNT), MODULES.words.index(module), SIDES.index(side), row, 0, stages.SETUP, 0, first, first,
        0, 1,
    )  # fmt: skip


def in_game(tables: Tables, module: str, seats: int, decks: Sequence[str]) -> Mapping[int, int]:
    """How many of each card a game has; the set-up's rejected advisors are counted here too."""
    found = {c: int(card["copies"]) for c, card in _developments(tables)}
    if module == "advisors":
        found |= {NUMBER[a["id"]]: 1 for a in FAMILIES["advisors"] if seats == 2 or not a["two_player_only"]}
    else:
        found |= dict.fromkeys(range(things.FIRST_TREASURE, things.CALAMITY), 1)
    if module == "threats":
        for deck in decks:
            found[NUMBER[DECKS[deck]["dealt_card"]]] = 4
            if "supply_card" in DECKS[deck]:
                card = DECKS[deck]["supply_card"]
                found[NUMBER[card]] = int(tables.entries[card]["copies"])
    else:
        found[things.CALAMITY] = 8 if seats == 2 else 4
    return found


def _developments(tables: Tables) -> list[tuple[int, Mapping[str, Any]]]:
    return [(c, card) for c, card in enumerate(tables.entries.values()) if c < things.DEVELOPMENTS]


def lay_out(
    tables: Tables, module: str, side: str, quest: int, duchies: Sequence[int], decks: Sequence[str], first: int,
    chance: Chance,
) -> Kingdom:  # fmt: skip
    """A table ready for its first decision."""  # IWK-2.1 to 2.8
    threats = [NUMBER[DECKS[deck]["dealt_card"]] for deck in decks] or [things.CALAMITY] * len(duchies)
    seats = [empty_seat(duchy, threat) for duchy, threat in zip(duchies, threats, strict=True)]
    g = empty_table(tables, module, side, quest, seats, first)
    g.chance = chance
    deck = empty_pile()
    for c, n in in_game(tables, module, len(seats), decks).items():
        for _ in range(n):
            if things.CALAMITY <= c < things.FIRST_ADVISOR:
                g.supply.add(c)
            else:
                deck.put(c)
    if module == "advisors":
        draw_advisors(g, deck, chance)
    g.deck.shuffle_in(deck)
    return g


def draw_advisors(g: Kingdom, deck: Pile, chance: Chance) -> None:
    """Two advisors for each player, of which one will be kept, and two soldiers."""  # IWK-10.2, IWK-10.4
    for seat in g.seats:
        seat.soldiers = START_SOLDIERS
        for _ in range(DRAWN):
            left = [i for i in range(deck.size) if deck.at(i) >= things.FIRST_ADVISOR]
            seat.aside.put_in_order(deck.take_at(left[chance.below(len(left))]))
