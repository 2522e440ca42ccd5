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
| `edition`, `texts` | as in the options |
| `supply` | piles that differ: card -> number left |
| `trash` | cards in the trash |
| `seed` | for the dice |

A player has `hand`, `deck` (top card first), `deck_rest` (cards under it in unknown order), `discard` (top card last),
`in_play`, `aside`, `turns`. In the middle of a card's effect, a written position is that of the phase around it.

Cards are written as a list of ids or as one text such as `"copper*3 moat"`. No card may exist more often than in the
box for this number of players.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.dominion.cards import Cards
from regnum.games.dominion.codes import kinds, things
from regnum.games.dominion.data import BASICS, IDS, NUMBER, SETUP, kingdom_cards, pile_size
from regnum.games.dominion.setup import empty_table
from regnum.games.dominion.state import Dominion, Seat
from regnum.games.dominion.turn import resume
from regnum.kernel.chance import Chance
from regnum.kernel.containers import NONE, bit, members
from regnum.kernel.errors import BadScenario, shown
from regnum.kernel.seeds import first_state
from regnum.kernel.written import counted, number, written_players

KEYS = (
    "players", "active", "phase", "actions", "buys", "coins", "bonus", "kingdom", "edition", "texts", "supply", "trash",
    "seed", "pack",
)  # fmt: skip
SEAT_KEYS = ("hand", "deck", "deck_rest", "discard", "in_play", "aside", "turns")


def card_list(where: str, value: object) -> list[str]:
    """Cards as written, all of them known."""
    cards = counted(where, value, 500, "copper*3 moat")
    for card in cards:
        if card not in NUMBER:
            raise BadScenario(f"{where}: there is no card “{shown(card)}”.")
    return cards


def players_of(position: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The seats as lists of cards, checked for form."""
    out = []
    limits = SETUP["players"]["min"], SETUP["players"]["max"]
    for i, player in enumerate(written_players(position, KEYS, SEAT_KEYS, limits)):
        seat: dict[str, Any] = {
            zone: card_list(f"players[{i}].{zone}", player.get(zone, ())) for zone in SEAT_KEYS if zone != "turns"
        }
        seat["turns"] = number(f"players[{i}].turns", player.get("turns", 1), 1000)
        out.append(seat)
    return out


def named_kingdom(position: Mapping[str, Any], players: Sequence[Mapping[str, Any]], edition: str) -> list[str]:
    """The Kingdom cards that the position names, completed to ten."""
    used: Counter[str] = Counter(card_list("trash", position.get("trash", ())))
    supply = position.get("supply", {})
    if not isinstance(supply, Mapping):
        raise BadScenario("supply: must be a mapping of cards to numbers.")
    used.update(dict.fromkeys(supply, 1))
    for player in players:
        for zone in SEAT_KEYS[:-1]:
            used.update(player[zone])
    unknown = [card for card in used if card not in NUMBER]
    if unknown:
        raise BadScenario(f"supply: there is no card “{shown(unknown[0])}”.")
    kingdom = sorted({card for card in used if card not in BASICS}, key=IDS.index)
    if len(kingdom) > 10:
        raise BadScenario(f"The position names {len(kingdom)} Kingdom cards; a game has 10.")
    more = [card for card in kingdom_cards(edition) if card not in kingdom]
    return kingdom + more[: 10 - len(kingdom)]


def lay(position: Mapping[str, Any], players: list[dict[str, Any]], kingdom: Sequence[str], cards: Cards) -> Dominion:
    """The table as written, with its dice thrown by the position's seed."""
    seats = len(players)
    g = empty_table(cards, seats)
    g.chance = Chance(first_state("dominion", position.get("seed", 0)), 0)
    trash = card_list("trash", position.get("trash", ()))
    used = Counter(trash)
    for player in players:
        for zone in SEAT_KEYS[:-1]:
            used.update(player[zone])
    supply = position.get("supply", {})
    if not isinstance(supply, Mapping):
        raise BadScenario("supply: must be a mapping of cards to numbers.")
    in_game = (*BASICS, *kingdom)
    for card in (*used, *supply):
        if card not in in_game:
            raise BadScenario(f"{shown(card)} is not a card of this game's supply.")
    for card in in_game:
        total = pile_size(card, seats) + seats * SETUP["start_deck"].get(card, 0)
        left = total - used[card]
        if left < 0:
            raise BadScenario(f"{card}: the position has {used[card]}, but only {total} are in the game.")
        n = number(f"supply.{card}", supply.get(card, min(left, pile_size(card, seats))), 60)
        if n > left:
            raise BadScenario(
                f"supply.{card}: {n} are too many; {total} are in the game and {used[card]} lie elsewhere."
            )
        g.piles |= bit(NUMBER[card])
        g.supply.add_many(NUMBER[card], n)
    for card in trash:
        g.trash.put(NUMBER[card])
    for seat, player in zip(g.seats, players, strict=True):
        lay_seat(seat, player)
    g.current = number("active", position.get("active", 0), seats - 1)
    g.actions = number("actions", position.get("actions", 1), 100)
    g.buys = number("buys", position.get("buys", 1), 100)
    g.coins = number("coins", position.get("coins", 0), 1000)
    g.bonus_coins = number("bonus", position.get("bonus", 0), 100)
    g.bonus_card = things.SILVER if g.bonus_coins > 0 else NONE
    g.played = g.seats[g.current].in_play.kinds() & cards.treasures
    return g


def lay_seat(seat: Seat, player: Mapping[str, Any]) -> None:
    """One player's cards as written."""
    for card in player["hand"]:
        seat.hand.add(NUMBER[card])
    for card in player["deck_rest"]:
        seat.aside.put(NUMBER[card])
    seat.deck.shuffle_in(seat.aside)
    for card in reversed(player["deck"]):
        seat.deck.put(NUMBER[card], 0)
    for zone, pile in (("discard", seat.discard), ("in_play", seat.in_play), ("aside", seat.aside)):
        for card in player[zone]:
            pile.put(NUMBER[card])
    seat.turns = player["turns"]


def go_on(g: Dominion, phase: object) -> None:
    """Lets the game run to its first decision."""
    if phase not in ("action", "buy", "over"):
        raise BadScenario(f"phase: must be “action”, “buy” or “over”, not {shown(phase)}.")
    if phase == "over":
        g.over = True
    else:
        g.begin(resume(g, g.current, phase == "buy"))


def write(g: Dominion) -> dict[str, Any]:
    """The table as a position, with nothing hidden: what `lay` reads."""
    players = []
    for seat in g.seats:
        deck = seat.deck.dump()
        players.append(
            {
                "hand": [IDS[c] for c in members(seat.hand.kinds) for _ in range(seat.hand.count(c))],
                "deck": [IDS[c] for c in reversed(deck[1])],
                "deck_rest": [IDS[c] for c in sorted(deck[0])],
                "discard": [IDS[seat.discard.at(i)] for i in range(seat.discard.size)],
                "in_play": [IDS[seat.in_play.at(i)] for i in range(seat.in_play.size)],
                "aside": [IDS[seat.aside.at(i)] for i in range(seat.aside.size)],
                "turns": seat.turns,
            }
        )
    return {
        "players": players,
        "active": g.current,
        "actions": g.actions,
        "buys": g.buys,
        "coins": g.coins,
        "phase": "over" if g.over else "buy" if g.first_open(g.root).kind in (kinds.TREASURE, kinds.BUY) else "action",
        "bonus": g.bonus_coins,
        "kingdom": [IDS[c] for c in members(g.piles) if IDS[c] not in BASICS],
        "supply": {IDS[c]: g.supply.count(c) for c in members(g.piles)},
        "trash": [IDS[g.trash.at(i)] for i in range(g.trash.size)],
    }
