"""Tables of Viscounts in a saga from written positions.

The keys are those of Viscounts (`games/viscounts/position.py`) without the solo opponent's, and those of the Tome board
and the shelves (`games/tomesaga/position.py`). Tomes that help are those `claimed` in Paladins; they are not written
with the Church Favours.
"""

from collections.abc import Mapping
from typing import Any

from regnum.games.tomesaga import position as saga
from regnum.games.tomesaga.carrying import TOMES
from regnum.games.tomesaga.packs import pack_of
from regnum.games.tomesaga.places import who_takes_token
from regnum.games.viscounts import position as base
from regnum.games.viscounts.codes import phases
from regnum.games.viscounts.data import Tables
from regnum.games.viscounts.declare import PHASES
from regnum.games.viscounts.seat import Seat
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_saga.codes import phases as after
from regnum.games.viscounts_saga.data import CHAPTER, IDS
from regnum.games.viscounts_saga.declare import FIELD_FAMILIES
from regnum.games.viscounts_saga.setup import empty_table, lay_helpers
from regnum.games.viscounts_saga.turns import choose_token, claims, from_start, from_turn, lead, places
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from regnum.kernel.errors import BadScenario
from regnum.kernel.seeds import first_state
from regnum.kernel.written import Form

SETTINGS = ("tomesaga_heroes", "pack")
SEAT = Form(Seat, IDS, FIELD_FAMILIES, base.EXAMPLE, base.BOARD_KEYS)
KEYS = ("players", "phase", *base.TABLE.keys, *base.COUNTS, "leader", "seed", *SETTINGS, *saga.TABLE_KEYS)
SEAT_KEYS = (*base.SEAT_KEYS, *saga.SEAT_KEYS)
KNOWN_PHASES = (*PHASES.words, saga.CHOOSING)


def lay(position: Mapping[str, Any], seats: int, _tables: Tables, options: Mapping[str, Any]) -> Viscounts:
    """The table as written, run to its first decision, with its dice thrown by the position's seed."""
    g = empty_table(seats, pack_of(options))
    g.chance = Chance(first_state("viscounts_saga", position.get("seed", 0)), 0)
    phase = base.lay_board(g, position, KNOWN_PHASES)
    base.lay_decks(g, position, FIELD_FAMILIES, options["tomesaga_heroes"])
    ended = phase in saga.ENDED
    base.check(g, "over" if ended else phase)
    g.tomes[0] = saga.lay_board(position, CHAPTER, g.lore, phase != "pairs", ended)
    lay_helpers(g)
    begin(g, phase)
    return g


def begin(g: Viscounts, phase: str) -> None:
    """Goes on where the position stands."""
    if phase == "over":
        g.over = True
    elif g.phase == after.CREST_TOKEN:
        taker = who_takes_token(g.tomes[0], g.lore, places(g), lead(g))
        if taker == NONE:
            raise BadScenario("phase: nobody's place brings a Crest token.")
        g.begin(choose_token(g, taker), claims(g))
    elif g.phase == phases.PAIRS:
        check_pairs(g)
        g.begin(from_start(g, (g.current - g.first) % g.players), claims(g))
    else:
        g.begin(from_turn(g, g.current, g.phase), claims(g))


def check_pairs(g: Viscounts) -> None:
    """In reverse turn order those up to the active player have still to pick, and nobody else."""  # VIS-2.11
    last = (g.current - g.first) % g.players
    for i in range(g.players):
        p = (g.first + i) % g.players
        if (g.seats[p].player_card == NONE) != (i <= last):
            raise BadScenario(f"players[{p}].player_card: pairs are picked from the last player to the first.")


# -- writing


def write(g: Viscounts, options: Mapping[str, Any]) -> dict[str, Any]:
    """The table as a position, with nothing hidden: what `lay` reads."""
    out = base.write(g, options, KNOWN_PHASES, SEAT)
    told = [
        {**player, "favours": [name for name in player["favours"] if name not in TOMES]} for player in out["players"]
    ]
    return {**out, "players": saga.write_shelves(told, g.tomes[0]), **saga.write_board(g.tomes[0])}
