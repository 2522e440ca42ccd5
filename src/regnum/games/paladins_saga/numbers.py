"""The numbers of Paladins as a chapter: what a Tome brings beside an action, and which Tome makes one cheaper.

`seat0.brings.trade_two.silver` is what two workers bring there beyond what the board says, Tome by Tome;
`seat0.brings.commission.silver` what any of them bring.
"""

from collections.abc import Iterator
from typing import Any

from regnum.games.paladins import numbers as base
from regnum.games.paladins.answers import tokens
from regnum.games.paladins.declare import ACTION_IDS
from regnum.games.paladins.moves import townsfolk
from regnum.games.paladins.numbers import phase
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_saga.codes import answers
from regnum.games.paladins_saga.data import IDS
from regnum.kernel.core.containers import has, members

__all__ = ["numbers", "phase"]


def numbers(g: Paladins, viewer: int | None) -> dict[str, Any]:
    """The numbers of Paladins with what the Tomes of Architects do, by their names."""  # TOM-2.29
    out = base.numbers(g, viewer)
    for p in range(len(g.seats)):
        for action, name in enumerate(ACTION_IDS):
            for key, tome, n in brought(g, p, action):
                number = out.setdefault(f"seat{p}.brings.{name}{key}", {"value": 0, "terms": []})
                number["value"] += n
                number["terms"].append([tome, n])
            if f"seat{p}.cost.{name}" in out:
                name_tomes(g, p, action, out[f"seat{p}.cost.{name}"]["terms"])
    return out


def helping(g: Paladins, p: int) -> Iterator[int]:
    """The Tomes that lie with somebody's crew."""  # TOM-2.35
    return (c for c in members(int(g.seats[p].crew)) if c >= answers.THE_TOME)


def brought(g: Paladins, p: int, action: int) -> Iterator[tuple[str, str, int]]:
    """What Tomes bring after an action: whether it takes two workers and of which token, the Tome, and how many."""
    for c in helping(g, p):
        if has(g.cards.after_action[action], c):
            two = "_two" if has(g.cards.by_two, c) else ""
            for token, n in tokens(g, g.cards.passives[c]):
                yield f"{two}.{token}", IDS[townsfolk(c)], n


def name_tomes(g: Paladins, p: int, action: int, terms: list[list[Any]]) -> None:
    """In place of all Tomes together, each that makes an action cheaper."""
    left = -sum(n for name, n in terms if name == base.TOMES)
    terms[:] = [term for term in terms if term[0] != base.TOMES]
    for c in helping(g, p):
        if g.cards.less_action[c] == action and left > 0:
            less = min(int(g.cards.less[c]), left)
            left -= less
            terms.append([IDS[townsfolk(c)], -less])
