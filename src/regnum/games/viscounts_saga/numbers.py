"""The numbers of Viscounts as a chapter: what counts for an action where a Tome adds icons to it.

`seat0.builder.build` are the icons of `seat0.builder` and, by their names, the Tomes that add some for that action.
"""

from typing import Any

from regnum.games.viscounts import numbers as base
from regnum.games.viscounts.codes import things
from regnum.games.viscounts.declare import ACTIONS, ICONS
from regnum.games.viscounts.numbers import phase
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_saga.data import IDS
from regnum.games.viscounts_saga.declare import HELPING
from regnum.kernel.core.containers import members

__all__ = ["numbers", "phase"]


def numbers(g: Viscounts, viewer: int | None) -> dict[str, Any]:
    """The numbers of Viscounts, and those of the actions for which Tomes of Paladins add icons."""  # TOM-2.40
    out = base.numbers(g, viewer)
    for p in range(len(g.seats)):
        for action, name in enumerate(ACTIONS.words):
            if added := brought(g, p, action):
                icons = out[f"seat{p}.{ICONS.words[action]}"]
                value = icons["value"] + sum(n for _, n in added)
                out[f"seat{p}.{ICONS.words[action]}.{name}"] = {"value": value, "terms": [*icons["terms"], *added]}
    return out


def brought(g: Viscounts, p: int, action: int) -> list[list[Any]]:
    """The Tomes that add icons to an action, and how many."""
    tomes = members(int(g.seats[p].favours) >> things.FAVOURS)
    icons = [(tome, int(g.cards.tome_icons[tome * things.ACTIONS + action])) for tome in tomes]
    return [[IDS[HELPING[tome]], n] for tome, n in icons if n]
