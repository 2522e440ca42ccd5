"""Tables of the co-op from written positions.

The keys are those of Architects (`games/architects/position.py`) without the solo opponent's, and these:

| key | meaning |
| --- | --- |
| `rival` | the Overlord: `prison`, `workers` and `captives`, as for a player |
| `active` | whose turn it is; the number after the players' is the Overlord's |
| `schemes` | the next schemes of the deck, top first; all others follow |
| `discards`, `planned` | the schemes turned up; future schemes that were shuffled into the deck |
| `on_top` | how many future schemes lie face down on top of the deck |
| `last`, `last_on_top` | the last future scheme (`None` once it is turned up), and whether it lies on top of the deck |
| `demands`, `given` | the four demands, `None` for one that lies face down; how many things lie on each |
| `laid` | the Buildings on a demand with who gave them, `"tavern:0"` |
| `events` | the next events, top first; all others follow |
| `revealed`, `events_left`, `ran_out` | the events that happened, how many are left, whether one was missing |
| `removed` | how many Workers of each player have left the game |
| `helpers`, `sides` | before everybody has chosen: the skill of each player's card, and the side chosen, or `None` |
| `difficulty`, `team_choice`, `boards`, and all other settings | as in the options |
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from regnum.games.architects import position as base
from regnum.games.architects.codes import limits, settings, stages
from regnum.games.architects.declare import GOODS, SKILLS, STAGES
from regnum.games.architects.seat import Seat
from regnum.games.architects.state import Architects
from regnum.games.architects_coop.beginning import DEALT, from_stage
from regnum.games.architects_coop.codes import demands
from regnum.games.architects_coop.data import FUTURE, IDS, LAST, STARTING
from regnum.games.architects_coop.declare import FIELD_FAMILIES, SIDES
from regnum.games.architects_coop.packs import Tables, how
from regnum.games.architects_coop.plans import Plans
from regnum.games.architects_coop.setup import empty_table
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, empty_deck
from regnum.kernel.errors import BadScenario
from regnum.kernel.seeds import first_state
from regnum.kernel.written import Form, fill, number, one_of, rest, written_mapping

SETTINGS = (
    "difficulty", "boards", "promo_cards", "promo_boards", "tomesaga_boards", "guildhall_apprentice_refresh",
    "team_choice", "open_hands", "pack",
)  # fmt: skip
BOARD = Form(Seat, IDS, FIELD_FAMILIES, base.EXAMPLE, base.BOARD_KEYS)
SCHEMES = len(STARTING) + len(FUTURE) + 1
STORE = Form(
    Plans, IDS, FIELD_FAMILIES, "scheme_s1 scheme_f2",
    {"schemes": SCHEMES, "discards": SCHEMES, "on_top": len(FUTURE), "last": 1, "last_on_top": 1, "demands": 4,
     "events": 8, "events_left": 8, "revealed": 8, "ran_out": 1, "laid": 43},
)  # fmt: skip
KEYS = (
    "players", "rival", "phase", *base.TABLE.keys, "last_turns", "coins", "batches", "market", "guildhall", "seed",
    *SETTINGS, *STORE.keys, "planned", "given", "removed", "helpers", "sides",
)  # fmt: skip
SEAT_KEYS = (*BOARD.keys, *GOODS.words, "workers", "captives")
RIVAL_KEYS = ("prison", "workers", "captives")


def lay(position: Mapping[str, Any], seats: int, tables: Tables, options: Mapping[str, Any]) -> Architects:
    """The table as written, run to its first decision, with its dice thrown by the position's seed."""
    written_mapping("rival", position.get("rival", {}), RIVAL_KEYS)
    promo = options["promo_cards"]
    g = empty_table(tables, seats)
    g.chance = Chance(first_state("architects_coop", position.get("seed", 0)), 0)
    phase = one_of("phase", position.get("phase", "turn"), STAGES.words)
    g.turn = 1
    base.TABLE.read(g, position, start=seats - 1, active=seats, rewards=g.rewards)
    if "active" not in position:
        g.current = g.first
    for p, written in enumerate(position["players"]):
        base.lay_seat(g, p, written, f"players[{p}].", BOARD)
    base.lay_seat(g, seats, position.get("rival", {}), "rival.", BOARD)
    lay_store(g, position)
    base.lay_workers(g, position)
    base.lay_market(g, position, promo)
    base.lay_piles(g, position, promo, FIELD_FAMILIES)
    base.lay_last_turns(g, position, phase)
    check(g, phase)
    if phase == "over":
        g.last_turns = 0
        g.over = True
    else:
        g.turn = g.turn - 1 if phase == "turn" else 0  # it begins again
        g.begin(from_stage(g, STAGES[phase], how(options)))
    return g


def lay_store(g: Architects, position: Mapping[str, Any]) -> None:
    """The Overlord's cards; every one that lies nowhere else is in its deck."""
    store = g.plans[0]
    for deck in ("schemes", "future", "events"):
        setattr(store, deck, empty_deck())
    STORE.read(store, position, "", events_left=int(store.events_left))
    lay_schemes(store, position)
    down = [int(c) for c in store.demands]
    store.up = sum(c != NONE for c in down)
    levels = [int(c) for c in g.plots.demand_levels]
    if any(c != NONE and (i >= store.up or c not in levels[2 * i : 2 * i + 2]) for i, c in enumerate(down)):
        raise BadScenario("demands: write one of each level in their order, None for those that lie face down.")
    given = base.counts("given", position.get("given", [0] * demands.LEVELS), demands.LEVELS, 99)
    for i, n in enumerate(given):
        most = g.plots.needed(down[i], g.players) if i < store.up else 0
        store.given[i] = number("given", n, most)
    for p, n in enumerate(base.counts("removed", position.get("removed", [0] * g.players), g.players, limits.WORKERS)):
        store.removed[p] = n
    lay_events(store)
    words = {"helpers": SKILLS.words, "sides": SIDES.words}
    for key, row in (("helpers", store.helpers), ("sides", store.sides)):
        written = position.get(key, [None] * g.players)
        if not isinstance(written, list) or len(written) != g.players:
            raise BadScenario(f"{key}: write a list with a word or None for each player.")
        for p, word in enumerate(written):
            row[p] = NONE if word is None else words[key].index(one_of(key, word, words[key]))


def lay_events(store: Plans) -> None:
    lying = Counter([*store.events.dump()[1], *(store.revealed.at(i) for i in range(store.revealed.size))])
    family = FIELD_FAMILIES["events"]
    store.events = fill(store.events, rest([IDS[c] for c in family], dict.fromkeys(range(len(family)), 1), lying))
    if store.events_left > store.events.size:
        raise BadScenario(f"events_left: {store.events.size} have not happened yet.")


def lay_schemes(store: Plans, position: Mapping[str, Any]) -> None:
    field = STORE.fields["discards"]
    planned = STORE.cards(field, "planned", position.get("planned", []), SCHEMES)
    known = store.schemes.dump()[1]
    lying = Counter([*planned, *known, *(store.discards.at(i) for i in range(store.discards.size))])
    if store.last != NONE:
        if store.last != LAST:
            raise BadScenario(f"last: that is always {IDS[FIELD_FAMILIES['last'][LAST]]}.")
        lying[LAST] += 1
    copies = dict.fromkeys((*STARTING, *FUTURE, LAST), 1)
    left = rest([IDS[c] for c in FIELD_FAMILIES["schemes"]], copies, lying)
    if LAST in left:
        raise BadScenario("last: it lies below the others, or it has been turned up (discards, planned).")
    store.schemes = fill(store.schemes, [*planned, *(c for c in left if c in STARTING)])
    store.future = fill(store.future, (c for c in left if c in FUTURE))
    if store.on_top > store.future.size:
        raise BadScenario(f"on_top: {store.future.size} future schemes are left.")


def check(g: Architects, phase: str) -> None:
    """What cannot be."""
    levels = Counter(int(seat.cathedral) for seat in g.seats)
    if any(n > g.cards.level_spaces[level] for level, n in levels.items()):
        raise BadScenario("players: a level of the Cathedral holds more than it has spaces for.")
    if any(g.seats[p].captives[q] for p in range(g.players) for q in range(g.players)):
        raise BadScenario("captives: players hold no Workers of each other.")  # TOM-3.18
    sizes = {int(seat.dealt.size) for seat in g.seats[: g.players]}
    if phase == "draft" and not sizes <= {1, DEALT}:
        raise BadScenario(f"players: everybody has {DEALT} Buildings to choose from (dealt), or 1 left and the hand.")
    if phase != "draft" and sizes != {0}:
        raise BadScenario("players: only in the draft there are Buildings to choose from (dealt).")
    if g.is_full() and g.last_turns == NONE and phase == "turn":
        g.last_turns = len(g.seats)


# -- writing


def write(g: Architects, options: Mapping[str, Any]) -> dict[str, Any]:
    """The table as a position, with nothing hidden: what `lay` reads."""
    store, rival = g.plans[0], base.write_seat(g, g.players, BOARD)
    unknown = sorted(store.schemes.dump()[0])
    first = FIELD_FAMILIES["schemes"][0]
    return {
        "players": [base.write_seat(g, p, BOARD) for p in range(g.players)],
        "rival": {key: rival[key] for key in RIVAL_KEYS},
        "phase": STAGES.words[stage_of(g, how(options))],
        **base.write_table(g),
        **STORE.write(store),
        "planned": [IDS[first + c] for c in unknown if c not in STARTING],
        "given": [int(n) for n in store.given],
        "removed": [int(n) for n in store.removed],
        "helpers": [None if n == NONE else SKILLS.words[n] for n in store.helpers],
        "sides": [None if n == NONE else SIDES.words[n] for n in store.sides],
    }


def stage_of(g: Architects, how: int) -> int:
    """How far the table has come."""
    return base.stage_of(g, how | settings.VARIABLE) if not g.over else stages.OVER
