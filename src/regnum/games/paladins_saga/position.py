"""Tables of Paladins in a saga from written positions.

The keys are those of Paladins (`games/paladins/position.py`) without the solo opponent's, and those of the Tome board
and the shelves (`games/tomesaga/position.py`). A player has `last_turn` besides: how many had passed before. Tomes that
help are those `claimed` in Architects; they are not written with the crew.
"""

from collections.abc import Mapping
from typing import Any

from regnum.games.paladins import position as base
from regnum.games.paladins.data import Tables
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import fill_outsiders, fill_townsfolk
from regnum.games.paladins_saga.codes import amounts
from regnum.games.paladins_saga.data import CHAPTER, IDS
from regnum.games.paladins_saga.declare import FIELD_FAMILIES
from regnum.games.paladins_saga.rounds import choose_token, claims, lead, places, resume
from regnum.games.paladins_saga.setup import empty_table, lay_helpers
from regnum.games.tomesaga import position as saga
from regnum.games.tomesaga.carrying import TOMES
from regnum.games.tomesaga.packs import pack_of
from regnum.games.tomesaga.places import who_takes_token
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from regnum.kernel.errors import BadScenario
from regnum.kernel.seeds import first_state
from regnum.kernel.written import Form, Key, one_of

SETTINGS = ("suspicions", "debt_for_discard", "tomesaga_townsfolk", "pack")
BOARD = Form(
    Seat, IDS, FIELD_FAMILIES, base.EXAMPLE,
    {**base.BOARD_KEYS, "last_turn": Key("amounts", 3, at=amounts.LAST_TURN)},
)  # fmt: skip
TABLE = Form(Paladins, IDS, FIELD_FAMILIES, base.EXAMPLE, base.TABLE_KEYS)
KEYS = ("players", "phase", *TABLE.keys, "seed", *SETTINGS, *saga.TABLE_KEYS)
SEAT_KEYS = (*BOARD.keys, *base.MARKERS.keys, "spaces", *base.PALADINS.keys, *saga.SEAT_KEYS)
PHASES = (*base.PHASES[:-1], saga.CHOOSING, "over")


def lay(position: Mapping[str, Any], seats: int, tables: Tables, options: Mapping[str, Any]) -> Paladins:
    """The table as written, run to its first decision, with its dice thrown by the position's seed."""
    g = empty_table(tables, seats, pack_of(options))
    g.chance = Chance(first_state("paladins_saga", position.get("seed", 0)), 0)
    phase = one_of("phase", position.get("phase", "actions"), PHASES)
    ended = phase in saga.ENDED
    g.round = 0 if phase == "recruit" else 8 if ended else 1
    TABLE.read(g, position, start=seats - 1, active=seats - 1, round=8 if ended else 7)
    if "active" not in position:
        g.current = g.first
    for p, written in enumerate(position["players"]):
        base.lay_seat(g, p, written, f"players[{p}].", BOARD)
        if g.seats[p].crew & ~g.cards.folk:
            raise BadScenario(f"players[{p}].crew: Tomes are written in “claimed”.")
    base.lay_decks(g, tables, FIELD_FAMILIES, IDS, options["tomesaga_townsfolk"])
    if "townsfolk" not in position:
        fill_townsfolk(g)
    if "outsiders" not in position:
        fill_outsiders(g)
    base.check_phase(g, "over" if ended else phase)
    g.tomes[0] = saga.lay_board(position, CHAPTER, g.lore, phase != "recruit", ended)
    lay_helpers(g)
    begin(g, phase)
    return g


def begin(g: Paladins, phase: str) -> None:
    """Goes on where the position stands."""
    if phase == "over":
        g.over = True
    elif phase == saga.CHOOSING:
        taker = who_takes_token(g.tomes[0], g.lore, places(g), lead(g))
        if taker == NONE:
            raise BadScenario("phase: nobody's place brings a Crest token.")
        g.begin(choose_token(g, taker), claims(g))
    else:
        g.begin(resume(g, PHASES.index(phase), g.current), claims(g))


# -- writing


def write(g: Paladins, _options: Mapping[str, Any]) -> dict[str, Any]:
    """The table as a position, with nothing hidden: what `lay` reads."""
    board = g.tomes[0]
    players = [base.write_seat(g, p, BOARD) for p in range(g.players)]
    told = [{**player, "crew": [name for name in player["crew"] if name not in TOMES]} for player in players]
    phase = base.phase_of(g)
    return {
        "players": saga.write_shelves(told, board),
        "phase": saga.CHOOSING if board.scored and phase != "over" else phase,
        **TABLE.write(g),
        **saga.write_board(board),
    }
