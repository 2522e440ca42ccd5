"""The Overlord's cards and boards as rows of numbers, read from the data of the Tomesaga."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from regnum.games.architects_coop.codes import demands, sections
from regnum.games.architects_coop.declare import DONATED, PLOTS, SECTIONS
from regnum.games.architects_coop.plots import Plots
from regnum.kernel.containers import bit, row_of
from regnum.kernel.datum import Datum, card_datum
from regnum.kernel.effects import Book

DATA = Path(__file__).parents[1] / "tomesaga" / "data"
DIFFICULTIES = ("normal", "hard")
TRIES = ("capture_here", "imprison_all")
NO_CHANGES: Mapping[str, Any] = {}


def read(name: str) -> Any:
    """A file of the Tomesaga's data."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def cards_of(name: str) -> list[Datum]:
    return [card_datum(f"{name}.json", entry, NO_CHANGES) for entry in read(name)["cards"]]


@cache
def plots(difficulty: str) -> Plots:
    """The tables for a difficulty."""  # TOM-3.11
    book = Book(PLOTS)
    schemes, events, asked = cards_of("arc_schemes"), cards_of("arc_events"), cards_of("arc_demands")
    boards = Datum(read("arc_overlord_boards"), "arc_overlord_boards.json", ", ")
    setup = Datum(read("arc_setup"), "arc_setup.json", ", ")
    board = boards["boards"].items(2, 2)[DIFFICULTIES.index(difficulty)]
    scheme_steps = [book.add(card["steps"]) for card in schemes]
    event_steps = [book.add(card["steps"]) for card in events]
    columns = book.columns()
    return Plots(
        scheme_steps=row_of(scheme_steps),
        event_steps=row_of(event_steps),
        op=columns["op"],
        n=columns["n"],
        section=columns["section"],
        then=columns["then"],
        imprisons_first=imprisons_first(board["sections"]),
        captured_each=boards["capture.workers_per_player_per_own_worker"].number(1, 9),
        workers=setup["overlord_workers"].number(1, 20),
        demand_levels=row_of(in_pairs(asked)),
        demand_of=row_of([card["donate"].one_of(DONATED.words) for card in asked]),
        demand_needs=row_of([n for card in asked for n in by_players(card["n_by_players"])]),
        demand_met=row_of([card["met.vp_each"].number(0, 9) for card in asked]),
        demand_unmet=row_of([card["unmet.vp_each"].number(-9, 0) for card in asked]),
        last_demand_down=read("arc_demands")["last_card_face_down_vp_each"],
        events_in_play=board["event_cards"].number(1, 8),
        worker_points=board["vp_per_guildhall_worker"].number(1, 99),
    )


def in_pairs(asked: Sequence[Datum]) -> list[int]:
    """The two demands of each level, one level after the other."""  # TOM-3.14
    levels = [card["level"].number(1, demands.LEVELS) for card in asked]
    return sorted(range(len(levels)), key=levels.__getitem__)


def by_players(told: Datum) -> Sequence[int]:
    """A number for each number of players."""
    return [told[str(n)].number(1, 99) for n in range(1, demands.MOST_PLAYERS + 1)]


def imprisons_first(told: Datum) -> int:
    """The sections in which captives are imprisoned before anybody is captured, as a set."""  # TOM-3.39, TOM-3.40
    out = 0
    for name in SECTIONS.words[sections.UPPER :]:
        if told[f"{name}.try"].items(2, 2)[0].one_of(TRIES) == 1:
            out |= bit(SECTIONS.words.index(name))
    return out
