"""Moments of Viscounts at which Ada is asked: on the round board, in the castle, on her own board and in the prompt."""

from collections.abc import Callable

from regnum.kernel.decision import Decision
from regnum.kernel.table import Table

Moment = Callable[[Table, Decision], bool]
MIDDLE = 6
"""The round from which on the boards are full enough to be worth looking at."""


def beginning(_: Table, asked: Decision) -> bool:
    """Nobody has chosen anything yet."""
    return asked.kind == "pair"


def asks(kind: str, least: int = 2, begins: tuple[str, ...] = ()) -> Moment:
    """In the middle of a game Ada answers a question with so many options, some of which begin like this."""

    def moment(table: Table, asked: Decision) -> bool:
        shown = [option.notation for option in asked.options]
        fits = asked.seat == 0 and asked.kind == kind and len(shown) >= least
        return fits and in_the_middle(table) and all(any(one.startswith(start) for one in shown) for start in begins)

    return moment


def in_the_middle(table: Table) -> bool:
    return int(table.view(None)["values"]["round"]) >= MIDDLE


def picking(_: Table, asked: Decision) -> bool:
    """Before the first round Ada takes a Player Card with its Hero."""
    return asked.seat == 0 and asked.kind == "pair"


MOMENTS: dict[str, tuple[int, Moment]] = {
    "viscounts_pair": (1, picking),
    "viscounts_move": (1, asks("move", least=5)),
    "viscounts_action": (1, asks("action", least=4, begins=("dismiss",))),
    "viscounts_times": (1, asks("times")),
    "viscounts_castle_move": (6, asks("castle_move", least=3)),
    "viscounts_spot": (1, asks("spot")),
    "viscounts_rearrange": (1, asks("rearrange", least=6)),
}
"""By name, each with the game to begin looking with."""
