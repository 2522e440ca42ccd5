"""The tables of the co-op, with card packs laid over the data."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from regnum.games.architects.cards import Cards
from regnum.games.architects.codes import settings
from regnum.games.architects.data import made_of, tomesaga
from regnum.games.architects.text.catalogue import FORMS
from regnum.games.architects_coop.data import FACES, STOCK
from regnum.games.architects_coop.plots import Plots
from regnum.games.architects_coop.tables import made_plots, plots, read
from regnum.games.architects_coop.text.catalogue import catalogue
from regnum.kernel.packs import as_text
from regnum.kernel.spec import Values
from regnum.kernel.stock import TablesOf, renamed


@dataclass(frozen=True, eq=False)
class Tables(TablesOf[Cards]):
    """Everything that a table's things are."""

    plots: Plots


def tables(options: Mapping[str, Any]) -> Tables:
    """The tables for a choice of settings and a card pack."""
    icons, by_vote = options["guildhall_apprentice_refresh"], options["team_choice"] == "vote"
    open_hands = bool(options.get("open_hands", False))  # tables from before there was a choice do not say
    return _tables(icons, options["difficulty"], by_vote, open_hands, as_text(options["pack"]))


@lru_cache(maxsize=32)
def _tables(refresh_icons: bool, difficulty: str, by_vote: bool, open_hands: bool, pack: str | None) -> Tables:
    """Architects' tables with the Rogues and Clerics, with what is otherwise among partners, and the Overlord's."""
    changes = STOCK.changes(pack)
    silver = read("arc_overlays")["overlays"][1]["changes"][0]["per_imprisoned"]["overlord_worker"][0]["n"]
    alone = made_of(refresh_icons, changes, FACES, partners=True, rival_counts=False, rival_silver=silver)
    team = (difficulty, by_vote, open_hands)
    rules = plots(*team) if pack is None else made_plots(*team, changes)
    return Tables(alone.cards, STOCK.changed(changes), renamed(catalogue(), changes, FORMS), rules)


def how(options: Values) -> int:
    """How a table is set up, as the rules take it."""
    return (
        settings.VARIABLE
        | (settings.CHOSEN if options["boards"] == "chosen" else 0)
        | (settings.PROMO_BOARDS if options["promo_boards"] else 0)
        | (settings.TOMESAGA_BOARDS if tomesaga(options) else 0)
        | settings.FREE_APPRENTICE
    )
