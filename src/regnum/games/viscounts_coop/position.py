"""Tables of the co-op from written positions.

The keys are those of Viscounts (`games/viscounts/position.py`) without the solo opponent's; `phase` may be `overlord`
too. A player has besides: `guards`, a mapping of towns to the own Workers there; `aids`, two slots: the Aid that counts
wholly, and that of which the top part counts; and `drawn`, two Aids between which the player has still to choose.

| key | meaning |
| --- | --- |
| `token` | the outer town of the Overlord's token (`town_01`); none in the phase `pairs` |
| `overlord_towns` | a mapping of towns to his Workers there; an inner town holds one at most |
| `overlord_tier1`, `overlord_tier2` | his Workers in the five sections of the castle, one at most in each |
| `overlord_tier3`, `lost` | whether a Worker of his has reached the top (0); whether all is lost, when it is over |
| `overlord_supply` | his Workers in supply (all that are nowhere else) |
| `revealed` | the Player Cards revealed at the start |
| `moved`, `agenda` | in his turn: whether his token has moved, and the steps that wait, such as `place town_02`, |
| | `onward town_01` and `back town_01` (to the next town), `inward town_01`, `debt town_01` |
| `difficulty`, `aids`, and all other settings | as in the options |
"""

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.viscounts import position as base
from regnum.games.viscounts.codes import limits, things, towns
from regnum.games.viscounts.data import tomesaga
from regnum.games.viscounts.declare import PHASES as BASE_PHASES
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop.beginning import resume
from regnum.games.viscounts_coop.codes import aids, steps
from regnum.games.viscounts_coop.codes import limits as bounds
from regnum.games.viscounts_coop.data import IDS
from regnum.games.viscounts_coop.declare import FIELD_FAMILIES, PHASES, STEPS
from regnum.games.viscounts_coop.overlord import Overlord
from regnum.games.viscounts_coop.packs import Tables, agreed
from regnum.games.viscounts_coop.setup import empty_table
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, bit
from regnum.kernel.errors import BadScenario
from regnum.kernel.seeds import first_state
from regnum.kernel.written import Form, Key, number, written_mapping

KNOWN_PHASES = (*BASE_PHASES.words, *PHASES.words)
TOWNS = tuple(IDS[things.FIRST_TOWN + town] for town in range(things.TOWNS))
STORE = Form(
    Overlord, IDS, FIELD_FAMILIES, "town_01",
    {"token": 1, "revealed": bounds.MOST_REVEALED, "moved": 1, "lost": 1, "overlord_tier3": Key("tier3", 1)},
)  # fmt: skip
COUNTED = ("overlord_towns", "overlord_tier1", "overlord_tier2", "overlord_supply", "agenda")
SETTINGS = ("difficulty", "aids", "team_choice", "dismiss_pairing", "tomesaga_heroes", "pack")
KEYS = (
    "players", "phase", *base.TABLE.keys, *base.COUNTS, "leader", *STORE.keys, *COUNTED, "seed", *SETTINGS,
)  # fmt: skip
OWN_AIDS = Form(Overlord, IDS, FIELD_FAMILIES, "aid_1", {"aids": aids.EACH, "drawn": aids.EACH})
SEAT_KEYS = (*base.SEAT_KEYS, "guards", *OWN_AIDS.keys)


def lay(position: Mapping[str, Any], seats: int, tables: Tables, options: Mapping[str, Any]) -> Viscounts:
    """The table as written, run to its first decision, with its dice thrown by the position's seed."""
    g = empty_table(tables, seats)
    g.chance = Chance(first_state("viscounts_coop", position.get("seed", 0)), 0)
    phase = base.lay_board(g, position, KNOWN_PHASES)
    lay_store(g, position, phase)
    for p, written in enumerate(position["players"]):
        lay_guards(g, p, written.get("guards", {}), f"players[{p}].guards")
        lay_aids(g, p, written, f"players[{p}].")
    base.lay_decks(g, position, FIELD_FAMILIES, tomesaga(options))
    base.check(g, phase)
    if phase == "over":
        g.over = True
    else:
        g.begin(resume(g, g.phase, g.current, agreed(options)))
    return g


def lay_store(g: Viscounts, position: Mapping[str, Any], phase: str) -> None:
    """The Overlord's token and Workers, the Aids, and what waits in his turn."""
    o = g.overlord[0]
    STORE.read(o, position)
    if phase != "pairs" and (o.token == NONE or towns.column_of(o.token) == limits.INNER):
        raise BadScenario("token: write the outer town on which the Overlord's token lies.")
    for town, n in counted_towns("overlord_towns", position.get("overlord_towns", {})).items():
        if n > 1 and towns.column_of(town) == limits.INNER:
            raise BadScenario("overlord_towns: an inner town holds one of his Workers at most.")
        o.towns[town] = n
    for key, row in (("overlord_tier1", o.tier1), ("overlord_tier2", o.tier2)):
        for section, n in enumerate(base.numbers(key, position.get(key, [0] * limits.SEGMENTS), 1)):
            row[section] = n
    left = g.edicts.workers - o.on_board()
    o.supply = number("overlord_supply", position.get("overlord_supply", left), g.edicts.workers)
    if o.supply != left:
        raise BadScenario(f"overlord_supply: the Overlord has {g.edicts.workers} Workers in all.")
    if (o.lost or o.tier3 > 0) and phase != "over":
        raise BadScenario("lost: then the game is over.")
    lay_agenda(o, position.get("agenda", []), phase)


def lay_aids(g: Viscounts, p: int, written: Mapping[str, Any], where: str) -> None:
    """A player's Aids, which nobody else has."""
    o = g.overlord[0]
    for key, row in (("aids", o.aids), ("drawn", o.drawn)):
        slots = OWN_AIDS.slots(OWN_AIDS.fields[key], where + key, written.get(key, [None] * aids.EACH), aids.EACH)
        for i, aid in enumerate(slots):
            if aid == NONE:
                continue
            if not o.aids_left & bit(aid):
                raise BadScenario(f"{where}{key}: {IDS[FIELD_FAMILIES['aids'][aid]]} stands there twice.")
            if g.players * aids.EACH > aids.COUNT and (i > 0 or key == "drawn"):
                raise BadScenario(f"{where}{key}: with three or four players everybody has one Aid.")
            o.aids_left &= ~bit(aid)
            row[p * aids.EACH + i] = aid


def lay_agenda(o: Overlord, written: object, phase: str) -> None:
    """The steps that wait in his turn."""
    if not isinstance(written, Sequence) or isinstance(written, str) or len(written) > bounds.AGENDA:
        raise BadScenario(f"agenda: write a list of up to {bounds.AGENDA} steps.")
    if written and phase != "overlord":
        raise BadScenario("agenda: steps wait in the Overlord's turn only (phase “overlord”).")
    for i, told in enumerate(written):
        step, _, town = told.partition(" ") if isinstance(told, str) else ("", "", "")
        if step not in STEPS.words or town not in TOWNS:
            raise BadScenario(f"agenda[{i}]: write a step and a town, such as “place town_02”.")
        o.agenda[i] = steps.code_of(STEPS[step], TOWNS.index(town))


def lay_guards(g: Viscounts, p: int, written: object, where: str) -> None:
    """A player's Workers on towns: not where the Overlord's stand."""  # TOM-5.11
    o, s = g.overlord[0], g.seats[p]
    for town, n in counted_towns(where, written).items():
        if n > 0 and o.towns[town] > 0:
            raise BadScenario(f"{where}: Workers of players and of the Overlord never stand on one town.")
        o.guards[p * steps.COLUMNS + town] = n
    if s.workers < o.guards_of(p):
        raise BadScenario(f"{where}: a player has {limits.WORKERS} Workers.")
    s.workers -= o.guards_of(p)


def counted_towns(where: str, written: object) -> dict[int, int]:
    """Numbers of Workers by town."""
    told = written_mapping(where, written, TOWNS)
    return {TOWNS.index(town): number(f"{where}.{town}", n, limits.WORKERS) for town, n in told.items()}


# -- writing


def write(g: Viscounts, options: Mapping[str, Any]) -> dict[str, Any]:
    """The table as a position, with nothing hidden: what `lay` reads."""
    o = g.overlord[0]
    out = {**base.write(g, options, KNOWN_PHASES), **STORE.write(o)}
    named = OWN_AIDS.write(o)
    for p, written in enumerate(out["players"]):
        written["guards"] = written_towns([o.guard(p, town) for town in range(things.TOWNS)])
        written |= {key: named[key][p * aids.EACH : (p + 1) * aids.EACH] for key in named}
    return {
        **out,
        "overlord_towns": written_towns(o.towns),
        "overlord_tier1": [int(n) for n in o.tier1],
        "overlord_tier2": [int(n) for n in o.tier2],
        "overlord_supply": int(o.supply),
        "agenda": [
            f"{STEPS.words[steps.row_of(code)]} {TOWNS[steps.column_of(code)]}" for code in o.agenda if code != NONE
        ],
    }


def written_towns(counts: Sequence[int]) -> dict[str, int]:
    """The towns on which there are any."""
    return {TOWNS[town]: int(n) for town, n in enumerate(counts) if n > 0}
