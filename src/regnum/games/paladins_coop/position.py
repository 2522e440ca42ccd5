"""Tables of the co-op from written positions.

The keys are those of Paladins (`games/paladins/position.py`) without the solo opponent's; `orders` and `order_deck`
hold the Orders of the co-op, and `crew` and `workshops` know the starting Townsfolk and the Workshops that have left
the game (`lost_workshop_1`). A player has `honour` (12) and `overlay` (the workers on its clear and its coloured space)
besides.

| key | meaning |
| --- | --- |
| `threats` | the Overlord Threats from the left, two places each below Favours 2 to 4, `None` where none is face up |
| `threat_workers` | how many Overlord Workers lie on each place |
| `threat_deck` | the next Threats, top first; all others follow |
| `removed` | the Threats that have left the game |
| `invaders` | the Outsiders removed this round |
| `order_workers` | the worker on each Order |
| `crowds` | how many workers stand on each Favour (1 where `favour_workers` has one) |
| `resolved`, `chosen` | at the end of a round: the Threats that are done with, and each player's choice at the next |
| `difficulty`, `starting_townsfolk`, and all other settings | as in the options |
"""

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.paladins import position as base
from regnum.games.paladins.codes import answers, things
from regnum.games.paladins.codes import limits as board
from regnum.games.paladins.data import WORKER_IDS, tomesaga
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import fill_outsiders, fill_townsfolk
from regnum.games.paladins_coop.codes import amounts, limits, starters
from regnum.games.paladins_coop.data import IDS
from regnum.games.paladins_coop.declare import FIELD_FAMILIES, FURTHER, STARTERS
from regnum.games.paladins_coop.legality import CLEAR_SPACE, overlay_of
from regnum.games.paladins_coop.overlord import Overlord
from regnum.games.paladins_coop.packs import Tables, agreed
from regnum.games.paladins_coop.rounds import resume
from regnum.games.paladins_coop.setup import empty_table
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, bit, count_of, empty_deck, has, members
from regnum.kernel.errors import BadScenario
from regnum.kernel.seeds import first_state
from regnum.kernel.written import Form, Key, fill, number, one_of

SETTINGS = ("difficulty", "starting_townsfolk", "suspicions", "debt_for_discard", "tomesaga_townsfolk", "pack")
BOARD = Form(
    Seat, IDS, FIELD_FAMILIES, base.EXAMPLE,
    {**base.BOARD_KEYS, "honour": Key("amounts", limits.MOST_HONOUR, at=amounts.HONOUR)},
)  # fmt: skip
TABLE = Form(Paladins, IDS, FIELD_FAMILIES, base.EXAMPLE, base.TABLE_KEYS)
STORE = Form(
    Overlord, IDS, FIELD_FAMILIES, "threat_hunt threat_pray",
    {"threats": limits.THREAT_SLOTS, "threat_deck": 10, "removed": 10, "invaders": 36, "order_workers": 3,
     "resolved": limits.THREAT_SLOTS + 1},
)  # fmt: skip
COUNTED = ("threat_workers", "crowds", "chosen")
KEYS = ("players", "phase", *TABLE.keys, *STORE.keys, *COUNTED, "seed", *SETTINGS)
SEAT_KEYS = (*BOARD.keys, *base.MARKERS.keys, "spaces", "overlay", *base.PALADINS.keys)


def lay(position: Mapping[str, Any], seats: int, tables: Tables, options: Mapping[str, Any]) -> Paladins:
    """The table as written, run to its first decision, with its dice thrown by the position's seed."""
    g = empty_table(tables, seats)
    g.chance = Chance(first_state("paladins_coop", position.get("seed", 0)), 0)
    phase = one_of("phase", position.get("phase", "actions"), base.PHASES)
    g.round = 0 if phase == "recruit" else 1
    TABLE.read(g, position, start=seats - 1, active=seats - 1, round=8 if phase == "over" else 7)
    if "active" not in position:
        g.current = g.first
    for p, written in enumerate(position["players"]):
        base.lay_seat(g, p, written, f"players[{p}].", BOARD)
        lay_overlay(g.seats[p], written, f"players[{p}].")
    lay_store(g, position, phase)
    lying = [*g.townsfolk, *g.town_deck.dump()[1], *members(g.town_discard)]
    if any(c in tuple(STARTERS) for c in lying):
        raise BadScenario("townsfolk: the starting Townsfolk are dealt and lie in no row, deck or discard pile.")
    base.lay_decks(g, tables.base, FIELD_FAMILIES, IDS, tomesaga(options), tuple(FURTHER), tuple(STARTERS))
    if "townsfolk" not in position:
        fill_townsfolk(g)
    if "outsiders" not in position:
        fill_outsiders(g)
    base.check_phase(g, phase)
    if phase == "over":
        g.over = True
    else:
        g.begin(resume(g, base.PHASES.index(phase), g.current, agreed(options)))
    return g


def lay_overlay(seat: Seat, written: Mapping[str, Any], where: str) -> None:
    """The workers on the own overlay."""
    if has(seat.crew, answers.THE_PALADIN):
        raise BadScenario(f"{where}crew: nothing that can lie there is called “gain_honour”.")
    if count_of(seat.crew >> starters.STARTING_MARSHAL & bit(starters.COUNT) - 1) > 1:
        raise BadScenario(f"{where}crew: a player has one starting Townsfolk.")
    gone = sorted(members(seat.workshops >> things.WORKSHOP_SPACES))
    if gone != [*range(len(gone))]:
        raise BadScenario(f"{where}workshops: those that are lost are counted from lost_workshop_1 on.")
    standing = BOARD.slots(BOARD.fields["workers"], f"{where}overlay", written.get("overlay", [None, None]), 2)
    if any(kind != NONE for kind in standing) and (NONE in standing or overlay_of(seat) == NONE):
        raise BadScenario(f"{where}overlay: two workers stand there, or none, and only with a starting Townsfolk.")
    for i, kind in enumerate(standing):
        seat.spaces[CLEAR_SPACE + i] = kind


def lay_store(g: Paladins, position: Mapping[str, Any], phase: str) -> None:
    """Threats and their Workers, and the Workers on Orders and Favours."""
    store = g.overlord[0]
    store.threat_deck = empty_deck()
    STORE.read(store, position)
    standing = [0 if kind == NONE else 1 for kind in g.favour_workers]
    for i, n in enumerate(listed("crowds", position.get("crowds", standing), board.FAVOUR_SLOTS, 40)):
        if (n > 0) != (standing[i] > 0):
            raise BadScenario("crowds: workers stand where favour_workers has one, and nowhere else.")
        store.crowds[i] = n
    lay_threats(g, position, phase)
    if any(store.order_workers[i] != NONE and g.orders[i] == NONE for i in range(limits.ORDER_SLOTS)):
        raise BadScenario("order_workers: no worker stands on an Order that is face down.")
    chosen = position.get("chosen", [None] * g.players)
    if not isinstance(chosen, list) or len(chosen) != g.players:
        raise BadScenario("chosen: write a list with a number or None for each player.")
    for p, c in enumerate(chosen):
        store.chosen[p] = NONE if c is None else number("chosen", c, limits.OPTIONS, 1) - 1
    if store.resolved > 0 and not all(seat.passed for seat in g.seats):
        raise BadScenario("resolved: Threats are resolved when all have passed.")


def lay_threats(g: Paladins, position: Mapping[str, Any], phase: str) -> None:
    """The Threats that are face up, each with a Worker at least; all others are face down."""
    store = g.overlord[0]
    workers = listed("threat_workers", position.get("threat_workers", [0] * limits.THREAT_SLOTS), limits.THREAT_SLOTS)
    opened = g.round - 1 if phase == "round" else g.round
    for slot, n in enumerate(workers):
        if (n > 0) != (store.threats[slot] != NONE):
            raise BadScenario("threat_workers: there are Workers on every Threat that is face up, and nowhere else.")
        if n > 0 and not 0 < g.perils.threat_rounds[slot] <= opened:
            raise BadScenario("threats: a Threat cannot be turned up before its round.")
        store.threat_workers[slot] = n
    if sum(workers) > g.perils.workers:
        raise BadScenario(f"threat_workers: there are {g.perils.workers} Overlord Workers in all.")
    store.supply = g.perils.workers - sum(workers)
    lying = [*store.threat_deck.dump()[1], *members(store.removed), *(c for c in store.threats if c != NONE)]
    if len({*lying}) < len(lying):
        raise BadScenario("threats: something stands there twice.")
    store.threat_deck = fill(store.threat_deck, (c for c in range(len(FIELD_FAMILIES["threats"])) if c not in lying))


def listed(where: str, value: object, n: int, most: int = 20) -> list[int]:
    """A list of so many numbers."""
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != n:
        raise BadScenario(f"{where}: write a list of {n} numbers.")
    return [number(where, each, most) for each in value]


# -- writing


def write(g: Paladins, _options: Mapping[str, Any]) -> dict[str, Any]:
    """The table as a position, with nothing hidden: what `lay` reads."""
    store = g.overlord[0]
    return {
        "players": [write_seat(g, p) for p in range(g.players)],
        "phase": base.phase_of(g),
        **TABLE.write(g),
        **STORE.write(store),
        "threat_workers": [int(n) for n in store.threat_workers],
        "crowds": [int(n) for n in store.crowds],
        "chosen": [None if c == NONE else int(c) + 1 for c in store.chosen],
    }


def write_seat(g: Paladins, p: int) -> dict[str, Any]:
    standing = [g.seats[p].spaces[CLEAR_SPACE + i] for i in range(limits.OVERLAY_SPACES)]
    overlay = [None if kind == NONE else WORKER_IDS[kind] for kind in standing]
    return {**base.write_seat(g, p, BOARD), "overlay": overlay}
