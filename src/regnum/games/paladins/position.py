"""Tables of Paladins from written positions.

A position is a mapping with these keys, all optional but `players`:

| key | meaning |
| --- | --- |
| `players` | a list with one mapping for each seat (one for the solo game): see below |
| `rival` | the solo opponent, written like a player |
| `phase` | `recruit` (set-up), `round` (a round begins), `paladins`, `workers`, `actions` or `over` (`actions`) |
| `round`, `start`, `active` | the round (1), who has the start marker (0), whose turn it is (`start`) |
| `tax` | Silver in the tax supply (full) |
| `townsfolk`, `outsiders` | the rows from the left, `None` for an empty slot (filled from the decks) |
| `orders`, `favours` | the King's cards turned up, `None` for those face down |
| `favour_workers` | the worker on each Favour |
| `taverns` | the Tavern cards that can still be taken |
| `town_deck`, `outsider_deck`, `wall_deck`, `suspicion_deck`, | the next cards of a deck, top first; all cards that |
| `tavern_deck`, `order_deck`, `favour_deck`, `schemes` | lie nowhere else come after them in unknown order |
| `town_discard`, `outsider_discard`, `suspicion_discard`, `tavern_discard`, `scheme_discard` | cards out of play |
| `marker`, `stack` | the solo opponent's resource marker (1 to 5), and its attributes from the bottom of the stack |
| `difficulty`, `suspicions`, `debt_for_discard`, `tomesaga_townsfolk`, `pack` | as in the options |
| `schemes_mix` | the option `schemes` |
| `seed` | for the dice |

A player has `silver` (3), `provisions` (1), `faith`, `strength`, `influence`, `unpaid`, `paid` (0), `workers`, `spaces`
(a mapping of actions to the workers on their spaces, `None` for an empty one), `workshops` (such as
`commission_left`), `crew`, `attacked`, `converted`, `walls`, `suspicions` (oldest first), `monks` and `outposts`
(squares such as `region2_space3`), `jars` (reward spaces such as `jar_space_3`), `passed`, `paladin`, `tavern`,
`used`, `hand` (Paladins drawn, or the one face down), `deck` (top card first), `under` (highest first).

Cards and workers are written as a list of ids or as one text such as `"scout*2 criminal"`. In the middle of an action,
a written position is that of the turn around it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.paladins.codes import limits, things, workers
from regnum.games.paladins.data import FAMILIES, IDS, WORKER_IDS, Tables, tomesaga
from regnum.games.paladins.declare import ACTION_IDS, AMOUNTS, ATTRIBUTES, FIELD_FAMILIES, TOMESAGA
from regnum.games.paladins.rounds import resume
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.setup import empty_table, scheme_deck, townsfolk_in_play
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import FIRST_FAVOUR_ROUND, ORDER_SLOTS, fill_outsiders, fill_townsfolk
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, count_of, empty_bag
from regnum.kernel.errors import BadScenario
from regnum.kernel.seeds import first_state
from regnum.kernel.written import Form, Key, fill, number, one_of, placed, rest, written_mapping

EXAMPLE = "scout*2 criminal"
WORDS = ATTRIBUTES.words
DONE = limits.MOST_DONE
PHASES = ("recruit", "round", "paladins", "workers", "actions", "over")
SETTINGS = ("difficulty", "suspicions", "schemes_mix", "debt_for_discard", "tomesaga_townsfolk", "pack")
PURSE = {"silver": 200, "provisions": 200, "unpaid": 24, "paid": 24}
BOARD_KEYS: Mapping[str, int | Key] = {
    **{name: Key("amounts", most, at=AMOUNTS[name]) for name, most in PURSE.items()}, "workers": Key("pool", 40),
    "workshops": things.DEVELOPMENTS, "crew": 60, "attacked": 60, "converted": DONE, "walls": DONE,
    "suspicions": 24, "monks": DONE, "outposts": DONE, "jars": DONE, "passed": 1,
}  # fmt: skip
BOARD = Form(Seat, IDS, FIELD_FAMILIES, EXAMPLE, BOARD_KEYS)
MARKERS = Form(
    Seat, IDS, FIELD_FAMILIES, EXAMPLE,
    {word: Key("amounts", limits.MOST_OF_ATTRIBUTE, at=AMOUNTS["attributes"] + i) for i, word in enumerate(WORDS)},
)  # fmt: skip
PALADINS = Form(
    Seat, IDS, FIELD_FAMILIES, EXAMPLE,
    {"paladin": 1, "tavern": 1, "used": 12, "hand": 12, "deck": Key("paladins", 12), "under": 12},
)  # fmt: skip
DECKS = (
    "town_deck", "outsider_deck", "wall_deck", "suspicion_deck", "tavern_deck", "order_deck", "favour_deck",
)  # fmt: skip
CARDS = (
    "townsfolk", "outsiders", "orders", "favours", "favour_workers", "taverns", "town_discard", "outsider_discard",
    "suspicion_discard", "tavern_discard", *DECKS,
)  # fmt: skip
TABLE_KEYS: Mapping[str, int | Key] = {
    "round": 8, "start": Key("first", 3), "active": Key("current", 3), "tax": Key("tax", 50, 1),
    **dict.fromkeys(CARDS, 60),
}  # fmt: skip
TABLE = Form(Paladins, IDS, FIELD_FAMILIES, EXAMPLE, TABLE_KEYS)
SOLO = Form(Paladins, IDS, FIELD_FAMILIES, EXAMPLE, {"schemes": 60, "scheme_discard": 17})
KEYS = ("players", "rival", "phase", *TABLE.keys, *SOLO.keys, "marker", "stack", "seed", *SETTINGS)
SEAT_KEYS = (*BOARD.keys, *MARKERS.keys, "spaces", *PALADINS.keys)


def lay(position: Mapping[str, Any], seats: int, tables: Tables, options: Mapping[str, Any]) -> Paladins:
    """The table as written, run to its first decision, with its dice thrown by the position's seed."""
    rival = position.get("rival")
    if rival is not None and seats > 1:
        raise BadScenario("rival: only the solo game has an opponent without a seat.")
    written_mapping("rival", rival or {}, SEAT_KEYS)
    g = empty_table(tables.cards, seats)
    g.chance = Chance(first_state("paladins", position.get("seed", 0)), 0)
    phase = one_of("phase", position.get("phase", "actions"), PHASES)
    g.round = 0 if phase == "recruit" else 1
    TABLE.read(g, position, start=seats - 1, active=seats - 1, round=8 if phase == "over" else 7)
    if "active" not in position:
        g.current = g.first
    for p, written in enumerate([*position["players"], rival or {}][: len(g.seats)]):
        lay_seat(g, p, written, f"players[{p}]." if p < seats else "rival.")
    if g.has_rival():
        lay_rival(g, position)
    lay_decks(g, tables, tomesaga=tomesaga(options))
    if "townsfolk" not in position:
        fill_townsfolk(g)
    if "outsiders" not in position:
        fill_outsiders(g)
    check_phase(g, phase)
    if phase == "over":
        g.over = True
    else:
        g.begin(resume(g, PHASES.index(phase), g.current))
    return g


def lay_seat(g: Paladins, p: int, written: Mapping[str, Any], where: str, form: Form = BOARD) -> None:
    """One board as written; the opponent has neither a purse to begin with nor Paladins, and only Labourers."""
    seat = g.seats[p]
    if not g.is_rival(p):
        seat.amounts[AMOUNTS["silver"]], seat.amounts[AMOUNTS["provisions"]] = 3, 1
        PALADINS.read(seat, written, where)
    form.read(seat, written, where, workshops=things.WORKSHOP_SPACES if g.is_rival(p) else things.DEVELOPMENTS)
    if g.is_rival(p):
        n, seat.pool = seat.pool.size, empty_bag(things.WORKERS)
        seat.pool.add_many(workers.LABOURER, n)
    MARKERS.read(seat, written, where)
    spaces = written_mapping(f"{where}spaces", written.get("spaces", {}), ACTION_IDS)
    field = BOARD.fields["workers"]
    for action, standing in spaces.items():
        first = g.cards.first_space[ACTION_IDS.index(action)]
        n = len(FAMILIES["actions"][ACTION_IDS.index(action)]["spaces"])
        for i, kind in enumerate(BOARD.slots(field, f"{where}spaces.{action}", standing, n)):
            seat.spaces[first + i] = kind
    if any(seat.is_covered(space) and seat.spaces[space] != NONE for space in range(limits.SPACES)):
        raise BadScenario(f"{where}spaces: a worker stands where a Workshop lies.")
    if len({seat.converted.at(i) for i in range(seat.converted.size)}) < seat.converted.size:
        raise BadScenario(f"{where}converted: something stands there twice.")
    if (seat.monks | seat.outposts) & ~g.free or seat.monks & seat.outposts:
        raise BadScenario(f"{where}monks, {where}outposts: a piece stands on a square that is closed or taken.")
    g.free &= ~(seat.monks | seat.outposts)


def lay_rival(g: Paladins, position: Mapping[str, Any]) -> None:
    """The solo opponent's Schemes, marker and attributes."""
    SOLO.read(g, position)
    g.marker = number("marker", position.get("marker", 1), things.SLOTS, 1) - 1
    stack = position.get("stack", [WORDS[a] for a in g.stack])
    if not isinstance(stack, list) or sorted(map(str, stack)) != sorted(WORDS):
        raise BadScenario(f"stack: write the three attributes, {', '.join(WORDS)}, from the bottom.")
    for i, name in enumerate(stack):
        g.stack[i] = WORDS.index(name)


def lay_decks(
    g: Paladins,
    tables: Tables,
    families: Mapping[str, Sequence[int]] = FIELD_FAMILIES,
    ids: Sequence[str] = IDS,
    tomesaga: bool = False,
    further: Sequence[int] = tuple(TOMESAGA),
    dealt: Sequence[int] = (),
) -> None:
    """Every card that lies nowhere else is in its deck; each player has every Paladin once.

    A mode may number the `further` Townsfolk otherwise, and has some that are `dealt` and in no deck.
    """
    found = placed(g, families)
    folk = townsfolk_in_play(tomesaga, further)
    several = {
        "town_deck": tuple(int(c in folk) for c in range(len(families["town_deck"]))),
        "wall_deck": tables.copies["walls"],
        "suspicion_deck": tables.copies["suspicion"],
    }
    for key in (*DECKS, *(("schemes",) if g.has_rival() else ())):
        family = families[key]
        copies = Counter(dict(zip(family, several.get(key, (1,) * len(family)), strict=True)))
        if key == "town_deck":  # those that a mode gives out are in none
            copies = Counter({c: n for i, c in enumerate(family) if (n := copies[c]) or i not in dealt})
        if key == "schemes":  # of those for Favours only those whose Favour is turned up
            copies = Counter(dict.fromkeys(family, 0)) + Counter(family[0] + c for c in scheme_deck(tables))
            copies[family[0]] += sum(c != NONE for c in g.favours)
        setattr(g, key, fill(getattr(g, key), (family.index(c) for c in rest(ids, copies, found))))
    for p in range(g.players):
        written = PALADINS.write(g.seats[p])
        mine = [*written["used"], *written["hand"], *written["deck"], *written["under"], written["paladin"]]
        if len({*mine}) < len(mine):
            raise BadScenario(f"players[{p}]: a Paladin stands there twice.")
        left = (c for c in range(things.PALADINS) if IDS[c] not in mine)
        g.seats[p].paladins = fill(g.seats[p].paladins, left)


def check_phase(g: Paladins, phase: str) -> None:
    """What must be there, and what cannot be there yet."""
    if (g.round == 0) != (phase == "recruit"):
        raise BadScenario("round: set-up (phase “recruit”) is before round 1, everything else is in a round from 1 on.")
    opened = g.round - 1 if phase == "round" else g.round
    if any(g.orders[i] != NONE for i in range(max(opened, 0), ORDER_SLOTS)):
        raise BadScenario("orders: an Order cannot be turned up before its round.")
    if any(g.favours[i] != NONE for i in range(max(opened - FIRST_FAVOUR_ROUND + 1, 0), limits.FAVOUR_SLOTS)):
        raise BadScenario("favours: a Favour cannot be turned up before its round.")
    if any(g.favour_workers[i] != NONE and g.favours[i] == NONE for i in range(limits.FAVOUR_SLOTS)):
        raise BadScenario("favour_workers: no worker stands on a Favour that is face down.")
    most = {"paladins": 3, "workers": 1}.get(phase, 0)
    for p in range(g.players):
        if g.seats[p].hand.size > most:
            raise BadScenario(f"players[{p}].hand: at most {most} Paladins can be held in phase “{phase}”.")
        if phase == "round" and g.seats[p].tavern != NONE:
            raise BadScenario(f"players[{p}].tavern: a round begins without Tavern cards.")
    if phase == "round" and g.taverns:
        raise BadScenario("taverns: they are turned up when the round has begun.")
    waiting = sum(g.seats[p].tavern == NONE for p in range(g.players))
    if phase in ("paladins", "workers") and count_of(g.taverns) <= waiting:
        raise BadScenario("taverns: there must be one more than players who still take one.")
    if phase == "recruit" and sum(c != NONE for c in g.townsfolk) < g.players:
        raise BadScenario("townsfolk: there must be one for each player who still recruits.")


# -- writing


def write(g: Paladins, _options: Mapping[str, Any]) -> dict[str, Any]:
    """The table as a position, with nothing hidden: what `lay` reads."""
    seats = [write_seat(g, p) for p in range(len(g.seats))]
    out = {"players": seats[: g.players], "phase": phase_of(g), **TABLE.write(g)}
    if g.current >= g.players:
        out["active"] = 0
    if g.has_rival():
        stack = [WORDS[a] for a in g.stack]
        out |= {"rival": seats[1], **SOLO.write(g), "marker": int(g.marker) + 1, "stack": stack}
    return out


def phase_of(g: Paladins) -> str:
    """The phase in which the game is, or which surrounds what is being resolved."""
    players = g.seats[: g.players]
    if g.over:
        return "over"
    if g.round == 0:
        return "recruit"
    if any(s.hand.size > 1 for s in players):
        return "paladins"
    waiting = sum(s.tavern == NONE for s in players)
    return "workers" if 0 < waiting < count_of(g.taverns) else "actions"


def write_seat(g: Paladins, p: int, form: Form = BOARD) -> dict[str, Any]:
    seat = g.seats[p]
    out: dict[str, Any] = {**form.write(seat), "spaces": {}}
    out |= MARKERS.write(seat)
    for action, name in enumerate(ACTION_IDS):
        first = g.cards.first_space[action]
        row = [seat.spaces[first + i] for i in range(g.cards.spaces_of[action])]
        if any(kind != NONE for kind in row):
            out["spaces"][name] = [None if kind == NONE else WORKER_IDS[kind] for kind in row]
    return out if g.is_rival(p) else out | PALADINS.write(seat)
