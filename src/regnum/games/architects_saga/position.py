"""Tables of Architects in a saga from written positions.

The keys are those of Architects (`games/architects/position.py`) without the opponent's and those of boards, and those
of the Tome board and the shelves (`games/tomesaga/position.py`).
"""

from collections.abc import Mapping
from typing import Any

from regnum.games.architects import position as base
from regnum.games.architects.codes import settings, stages
from regnum.games.architects.data import Tables
from regnum.games.architects.declare import STAGES
from regnum.games.architects.state import Architects
from regnum.games.architects_saga.beginning import choose_token, claims, from_stage, lead, places
from regnum.games.architects_saga.setup import empty_table
from regnum.games.tomesaga import position as saga
from regnum.games.tomesaga.codes import chapters
from regnum.games.tomesaga.packs import pack_of
from regnum.games.tomesaga.places import who_takes_token
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from regnum.kernel.errors import BadScenario
from regnum.kernel.seeds import first_state
from regnum.kernel.written import one_of

SETTINGS = ("promo_cards", "guildhall_apprentice_refresh", "pack")
KEYS = (
    "players", "phase", *base.TABLE.keys, "last_turns", "coins", "batches", "market", "guildhall", "seed", *SETTINGS,
    *saga.TABLE_KEYS,
)  # fmt: skip
SEAT_KEYS = (*(key for key in base.SEAT_KEYS if key != "board"), *saga.SEAT_KEYS)
PHASES = ("apprentices", "draft", "turn", saga.CHOOSING, "over")


def lay(position: Mapping[str, Any], seats: int, tables: Tables, options: Mapping[str, Any]) -> Architects:
    """The table as written, run to its first decision, with its dice thrown by the position's seed."""
    promo = options["promo_cards"]
    g = empty_table(tables, seats, pack_of(options))
    g.chance = Chance(first_state("architects_saga", position.get("seed", 0)), 0)
    phase = one_of("phase", position.get("phase", "turn"), PHASES)
    g.turn = 1
    base.TABLE.read(g, position, start=seats - 1, active=seats - 1, rewards=g.rewards)
    if "active" not in position:
        g.current = g.first
    for p, written in enumerate(position["players"]):
        base.lay_seat(g, p, written, f"players[{p}].")
    base.lay_workers(g, position)
    base.lay_market(g, position, promo)
    base.lay_piles(g, position, promo)
    ended = phase in saga.ENDED
    base.lay_last_turns(g, position, "over" if ended else phase)
    base.check(g, "over" if ended else phase)
    g.tomes[0] = saga.lay_board(position, chapters.ARCHITECTS, g.lore, ended or phase == "turn", ended)
    begin(g, phase)
    return g


def begin(g: Architects, phase: str) -> None:
    """Goes on where the position stands."""
    if phase == "over":
        g.last_turns = 0
        g.over = True
    elif phase == saga.CHOOSING:
        g.last_turns = 0
        taker = who_takes_token(g.tomes[0], g.lore, places(g), lead(g))
        if taker == NONE:
            raise BadScenario("phase: nobody's place brings a Crest token.")
        g.begin(choose_token(g, taker), claims(g))
    else:
        g.turn = g.turn - 1 if phase == "turn" else 0  # it begins again
        g.begin(from_stage(g, STAGES[phase]), claims(g))


# -- writing


def write(g: Architects, _options: Mapping[str, Any]) -> dict[str, Any]:
    """The table as a position, with nothing hidden: what `lay` reads."""
    board, stage = g.tomes[0], base.stage_of(g, settings.FREE_APPRENTICE)
    players = [base.write_seat(g, p) for p in range(g.players)]
    told = [{key: value for key, value in player.items() if key != "board"} for player in players]
    phase = saga.CHOOSING if is_awarded(g) and stage != stages.OVER else STAGES.words[stage]
    return {
        "players": saga.write_shelves(told, board),
        "phase": phase,
        **base.write_table(g),
        **saga.write_board(board),
    }


def is_awarded(g: Architects) -> bool:
    """Whether the places have brought what they bring, except the token."""
    return bool(g.tomes[0].scored) and g.tomes[0].victory_left == 0
