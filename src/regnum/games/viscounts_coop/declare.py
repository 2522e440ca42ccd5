"""What the co-op of Viscounts declares beside Viscounts itself: decisions, events, Aids and what the Overlord does.

What Viscounts declares comes first in every list, so that its rules' numbers hold here too.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from regnum.games.viscounts import declare as base
from regnum.kernel.datum import Datum
from regnum.kernel.effects import By, Number, OneOf, Verbs, asking, verb
from regnum.kernel.spec import EventKind, Kind, Reason
from regnum.kernel.vocabulary import Family, Grid, Names, Numbers, Things

AIDS = Names("aids", "aid_1", "aid_2", "aid_3", "aid_4", note="The Player Aids")
AID_NUMBERS = Numbers(
    "aids", count=4, each=2, note="A player has two places for Aids: one that counts wholly, one whose top part counts"
)
PHASES = Names("phases", "overlord", first=base.PHASES.end, note="After the phases of a player's turn")
LIMITS = Numbers(
    "limits", most_players=4, most_revealed=5, agenda=3, progress=3, withdraws=2,
    note="Cards revealed, steps that wait; Workers on a town that progress, of which one withdraws at a reveal",
)  # fmt: skip
STEPS = Names(
    "steps", "place", "onward", "back", "inward", "debt",
    note="An Overlord Worker comes to a town, or leaves it in a direction; the active player takes a Debt",
)  # fmt: skip
STEP_CODES = Grid("steps", rows=STEPS.end, columns=len(base.THINGS["towns"]), note="A step, and at which town")
SPACES = Names(
    "spaces", "overlord_town", "next_clockwise", "next_counter_clockwise", note="Where his Workers are placed"
)

RESULTS = (
    "dismiss_two_here", "dismiss_one_debt", "dismiss_two_ccw", "dismiss_two_cw", "dismiss_both_sides",
    "dismiss_advance",
)  # fmt: skip
THINGS = Things(
    *base.THINGS.families,
    Family("aid", "aids", AIDS.words),
    Family("result", "results", RESULTS),
    Family("stack_card", "stack_cards", ("coop_poverty", "coop_prosperity")),
    Family("overlord_piece", "overlord_pieces", ("vis_overlord_card", "vis_overlord_token", "overlord_worker")),
)

FIELD_FAMILIES: Mapping[str, Sequence[int]] = {
    **base.FIELD_FAMILIES,
    **dict.fromkeys(("aids", "drawn", "aids_left"), THINGS["aids"]),
    "revealed": base.THINGS["player_cards"],
    "token": base.THINGS["towns"],
}

PARTNERS = Names("answers", ("partner", 4), "overlord_worker", note="One of the players, or the Overlord")
_PLAYERS = tuple(range(LIMITS["most_players"]))

_MORE = {"bump": tuple(PARTNERS)}
KINDS = (
    *(replace(kind, codes=_MORE.get(kind.id, kind.codes)) for kind in base.KINDS),
    Kind("aid", "TOM-5.2", tuple(AIDS), "target"),
    Kind("whole_aid", "TOM-5.2", tuple(AIDS), "target"),
    Kind("remove", "TOM-5.16", _PLAYERS, "option"),
    Kind("settle", "TOM-3.66", _PLAYERS, "option"),
)

REASONS = (
    *base.REASONS,
    Reason("aid_taken", "TOM-5.2"),
    Reason("protected", "TOM-5.12"),
    Reason("nobody_there", "TOM-5.16"),
)

EVENTS = (
    *base.EVENTS,
    EventKind("takes_aid", "TOM-5.2", "move"),
    EventKind("stacks_aid", "TOM-5.2", "move"),
    EventKind("overlord_starts", "TOM-5.3", "move"),
    EventKind("overlord_reveals", "TOM-5.4", "turn_up"),
    EventKind("aid_gives", "TOM-5.6", "flash"),
    EventKind("drives_off", "TOM-5.8", "move"),
    EventKind("posts_worker", "TOM-5.9", "move"),
    EventKind("overlord_moves", "TOM-5.14", "move"),
    EventKind("overlord_places", "TOM-5.16", "move"),
    EventKind("worker_removed", "TOM-5.16", "move"),
    EventKind("overlord_dismisses", "TOM-5.16", "move"),
    EventKind("progress", "TOM-5.17", "flash"),
    EventKind("overlord_spreads", "TOM-5.18", "move"),
    EventKind("overlord_inward", "TOM-5.19", "move"),
    EventKind("overlord_returns", "TOM-5.23", "move"),
    EventKind("overlord_enters", "TOM-5.20", "move"),
    EventKind("overlord_bumped", "TOM-5.33", "move"),
    EventKind("overlord_withdraws", "TOM-5.27", "move"),
    EventKind("votes", "TOM-3.66", "flash"),
    EventKind("castle_taken", "TOM-5.28", "flash"),
    EventKind("out_of_workers", "TOM-5.28", "flash"),
)

ZONES = Names(
    "zones", "supply", "towns", "guards", "tier1", "tier2", "tier3", "token", "aids", "drawn", "aids_left", "revealed",
    note="The places of the Overlord's part of the table, after those of the seats",
)  # fmt: skip


def _debts(told: Datum, _about: object) -> int:
    """How many Debts the active player takes: he gives nothing else."""
    given = told.items(1, 1)[0]
    given["gain"].one_of(("debt",))
    return given["n"].number(1, 1)


COMMANDS = Verbs(
    verb("place", {"place_overlord": ...}, n=Number(1, 2, at="place_overlord"), at=OneOf(SPACES.words, at="at")),
    verb("advance", {"advance_overlord": 1, "from": SPACES.words[0]}),
    asking("debt", {"active_player": ...}, n=By(_debts, at="active_player")),
    module="commands", note="What a dismissal by the Overlord does",
)  # fmt: skip
"""How each is written in the data (`vis_coop.json`), and what its row holds."""
