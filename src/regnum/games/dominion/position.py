"""Dominion tables from written positions.

A position is a mapping with these keys, all optional but `players`:

| key | meaning |
| --- | --- |
| `players` | a list with one mapping for each seat: see below |
| `active` | the seat whose turn it is (0) |
| `phase` | `action`, `buy` or `over` (`action`) |
| `actions`, `buys`, `coins` | the counters (1, 1, 0) |
| `bonus` | coins that the first Silver of this turn will add (0) |
| `kingdom` | as in the options; without it, the cards named in the position are completed to ten |
| `edition`, `texts`, `pack` | as in the options |
| `supply` | piles that differ: card -> number left |
| `trash` | cards in the trash |
| `seed` | for the dice |

A player has `hand`, `deck` (top card first), `deck_rest` (cards under it in unknown order), `discard` (top card last),
`in_play`, `aside`, `turns`. In the middle of a card's effect, a written position is that of the phase around it.

Cards are written as a list of ids or as one text such as `"copper*3 moat"`. No card may exist more often than in the
box for this number of players.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.dominion import data
from regnum.games.dominion.cards import Cards
from regnum.games.dominion.codes import things
from regnum.games.dominion.data import IDS, Tables
from regnum.games.dominion.numbers import phase
from regnum.games.dominion.setup import empty_table
from regnum.games.dominion.state import Dominion, Seat
from regnum.games.dominion.turn import resume
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, bit, members
from regnum.kernel.errors import BadScenario, shown
from regnum.kernel.seeds import first_state
from regnum.kernel.written import Form, Key, fill, number, one_of, placed, written_mapping

MOST = 500
EXAMPLE = "copper*3 moat"
SEAT = Form(
    Seat, IDS, {}, EXAMPLE,
    {"hand": MOST, "deck": MOST, "discard": MOST, "in_play": MOST, "aside": MOST, "turns": 1000},
)  # fmt: skip
TABLE = Form(
    Dominion, IDS, {}, EXAMPLE,
    {"trash": MOST, "active": Key("current", 3), "actions": 100, "buys": 100, "coins": 1000,
     "bonus": Key("bonus_coins", 100)},
)  # fmt: skip
SETTINGS = ("texts", "pack")
KEYS = ("players", "phase", *TABLE.keys, "supply", "seed", "kingdom", "edition", *SETTINGS)
SEAT_KEYS = (*SEAT.keys, "deck_rest")


def lay(position: Mapping[str, Any], _seats: int, tables: Tables, options: Mapping[str, Any]) -> Dominion:
    """The table as written, run to its first decision, with its dice thrown by the position's seed."""
    g = lay_cards(position, tables.cards)
    names = options["kingdom"]
    if isinstance(names, str):
        if names not in data.KINGDOMS:
            raise BadScenario(f"kingdom: a position lies there with its ten cards; “{shown(names)}” names none.")
        names = data.KINGDOMS[names]["cards"]
    lay_supply(g, position.get("supply", {}), names)
    phase = one_of("phase", position.get("phase", "action"), ("action", "buy", "over"))
    if phase == "over":
        g.over = True
    else:
        g.begin(resume(g, g.current, phase == "buy"))
    return g


def lay_cards(position: Mapping[str, Any], cards: Cards) -> Dominion:
    """Everything that lies on the table but the supply."""
    players = position["players"]
    g = empty_table(cards, len(players))
    g.chance = Chance(first_state("dominion", position.get("seed", 0)), 0)
    g.actions = g.buys = 1
    for i, (seat, player) in enumerate(zip(g.seats, players, strict=True)):
        seat.turns = 1
        SEAT.read(seat, player, f"players[{i}].")
        under = SEAT.cards(SEAT.fields["deck"], f"players[{i}].deck_rest", player.get("deck_rest", ()), MOST)
        seat.deck = fill(seat.deck, under)
    TABLE.read(g, position, active=len(players) - 1)
    g.bonus_card = things.SILVER if g.bonus_coins > 0 else NONE
    g.played = g.seats[g.current].in_play.kinds() & cards.treasures
    return g


def named_kingdom(position: Mapping[str, Any], edition: str) -> list[str]:
    """The Kingdom cards that the position names, completed to ten."""
    lying = placed(lay_cards(position, data.tables(data.AS_PRINTED).cards), {})
    named = {*(IDS[c] for c in lying), *written_mapping("supply", position.get("supply", {}), IDS)}
    kingdom = [card for card in IDS if card in named and card not in data.BASICS]
    if len(kingdom) > 10:
        raise BadScenario(f"The position names {len(kingdom)} Kingdom cards; a game has 10.")
    return kingdom + [card for card in data.kingdom_cards(edition) if card not in kingdom][: 10 - len(kingdom)]


def lay_supply(g: Dominion, written: object, kingdom: Sequence[str]) -> None:
    """The piles: as written, or all that lies nowhere else, as far as a pile holds it."""
    supply = written_mapping("supply", written, (*data.BASICS, *kingdom))
    used, seats = placed(g, {}), len(g.seats)
    for c in used:
        if IDS[c] not in (*data.BASICS, *kingdom):
            raise BadScenario(f"{IDS[c]} is not a card of this game's supply.")
    for card in (*data.BASICS, *kingdom):
        c = data.NUMBER[card]
        total = data.pile_size(card, seats) + seats * data.SETUP["start_deck"].get(card, 0)
        left = total - used[c]
        n = number(f"supply.{card}", supply.get(card, max(0, min(left, data.pile_size(card, seats)))), 60)
        if n > left:
            raise BadScenario(f"{card}: the position has {used[c] + n}, but only {total} are in the game.")
        g.piles |= bit(c)
        g.supply.add_many(c, n)


def write(g: Dominion, _options: Mapping[str, Any]) -> dict[str, Any]:
    """The table as a position, with nothing hidden: what is read above."""
    return {
        "players": [{**SEAT.write(s), "deck_rest": [IDS[c] for c in sorted(s.deck.dump()[0])]} for s in g.seats],
        **TABLE.write(g),
        "phase": "over" if g.over else phase(g),
        "kingdom": [IDS[c] for c in members(g.piles) if IDS[c] not in data.BASICS],
        "supply": {IDS[c]: g.supply.count(c) for c in members(g.piles)},
    }
