"""The Overlord's cards and boards as rows of numbers, read from the data of the Tomesaga."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from regnum.games.architects_coop.codes import demands, sections
from regnum.games.architects_coop.declare import DONATED, PLOTS, SECTIONS
from regnum.games.architects_coop.plots import Plots
from regnum.kernel.core.containers import bit, row_of
from regnum.kernel.datum import Datum, card_datum
from regnum.kernel.effects import Book

DATA = Path(__file__).parents[1] / "tomesaga" / "data"
DIFFICULTIES = ("normal", "hard")
LOSSES = ("virtue", "gain", "lose", "discard")
LOST_WORKERS = ("remove_prisoner", "remove_worker")
"""What hits players."""
TRIES = ("capture_here", "imprison_all")


def read(name: str) -> Any:
    """A file of the Tomesaga's data."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


@cache
def plots(difficulty: str, by_vote: bool = False, open_hands: bool = False) -> Plots:
    """The tables for a difficulty, with the cards as the data have them."""
    return made_plots(difficulty, by_vote, open_hands, {})


def made_plots(difficulty: str, by_vote: bool, open_hands: bool, changes: Mapping[str, Mapping[str, Any]]) -> Plots:
    """The tables for a difficulty, for who decides and sees what in the team, and with what a card pack changes."""

    def cards_of(name: str) -> list[Datum]:  # TOM-3.11, TOM-3.66
        entries = ({**entry, **changes.get(entry["id"], {})} for entry in read(name)["cards"])
        return [card_datum(f"{name}.json", entry, changes) for entry in entries]

    book = Book(PLOTS)
    schemes, events, asked = cards_of("arc_schemes"), cards_of("arc_events"), cards_of("arc_demands")
    boards = Datum(read("arc_overlord_boards"), "arc_overlord_boards.json", ", ")
    setup = Datum(read("arc_setup"), "arc_setup.json", ", ")
    board = boards["boards"].items(2, 2)[DIFFICULTIES.index(difficulty)]
    for card in (*schemes, *events):
        check_steps(card["steps"])
    check_ends([card["steps"] for card in schemes if card["pile"].value == "starting"])
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
        by_vote=by_vote,
        open_hands=open_hands,
    )


def check_steps(steps: Datum) -> None:
    """What hits players stands in the list of those whom it hits, and nothing else does."""  # TOM-3.44
    for step in steps.items():
        inside = step["then"].items() if "then" in step else []
        for each in inside:
            if not hits(each):
                raise each.wrong("it does not hit players")
        if not inside and hits(step):
            raise step.wrong("it hits players: write it in “then” after all_players or one_player")


def hits(step: Datum) -> bool:
    return any(key in step for key in LOSSES) or step.get("icon", "").value in LOST_WORKERS


def check_ends(starting: Sequence[Datum]) -> None:
    """If every starting scheme revealed another one, a turn of the Overlord would never end."""
    if all(any(step.get("icon", "").value == "reveal_scheme" for step in steps.items()) for steps in starting):
        raise starting[0].wrong("every starting scheme reveals another one, so that his turn never ends")


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
