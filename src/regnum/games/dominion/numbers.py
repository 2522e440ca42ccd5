"""The numbers that decide something on a Dominion table, each with where it comes from."""

from typing import Any

from regnum.games.dominion.cards import Cards
from regnum.games.dominion.codes import kinds, ops, things
from regnum.games.dominion.data import IDS
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import members

TermList = list[list[str | int]]


def phase(g: Dominion) -> str:
    """The phase of the turn: whoever plays Treasures or buys is in the Buy phase."""  # DOM-3.2
    return "buy" if g.first_open(g.root).kind in (kinds.TREASURE, kinds.BUY) else "action"


def numbers(g: Dominion, _viewer: int | None) -> dict[str, Any]:
    empty = [IDS[c] for c in members(g.piles & ~g.supply.kinds)]
    return {
        "coins": {"value": g.coins, "terms": coin_terms(g)},
        "empty_piles": {"value": len(empty), "of": 3, "terms": [[card, 1] for card in empty]},
        "provinces": {"value": g.supply.count(things.PROVINCE), "terms": []},
    }


def coin_terms(g: Dominion) -> TermList:
    """The cards in play that brought coins, in their order; what cannot be told from them, or was paid, comes last."""
    in_play = g.seats[g.current].in_play
    terms: TermList = []
    again = 0
    for i in range(in_play.size):
        c = in_play.at(i)
        plays = 2 if again > 0 else 1
        again -= plays - 1
        if g.cards.coins[c] > 0:
            terms.append([IDS[c], g.cards.coins[c]])
        elif (coins := coins_of(g.cards, c)) > 0:
            terms.append([IDS[c], coins * plays])
        if doubles(g.cards, c):
            again += plays
    rest = g.coins - sum(int(n) for _, n in terms)
    return terms + ([["spent" if rest < 0 else "other", rest]] if rest else [])


def coins_of(cards: Cards, c: int) -> int:
    """The coins that a card brings without any condition."""
    fx, total = cards.effects[c], 0
    while cards.op[fx] != ops.END:
        total += cards.n[fx] if cards.op[fx] == ops.COINS else 0
        fx += 1
    return total


def doubles(cards: Cards, c: int) -> bool:
    """Whether a card lets another one be played twice: that one lies next to it."""
    fx = cards.effects[c]
    while cards.op[fx] not in (ops.END, ops.PLAY_FROM_HAND):
        fx += 1
    return cards.op[fx] == ops.PLAY_FROM_HAND
