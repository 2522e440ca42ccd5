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
| `difficulty`, `suspicions`, `debt_for_discard`, `pack` | as in the options |
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
from regnum.games.paladins.data import FAMILIES, IDS, WORKER_IDS, Tables
from regnum.games.paladins.declare import ACTION_IDS, ATTRIBUTES
from regnum.games.paladins.reading import Reader, slots
from regnum.games.paladins.rounds import resume
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.setup import RIVAL_STACK, counted, empty_table, fill, scheme_deck
from regnum.games.paladins.state import FAVOUR_SLOTS, OUTSIDER_SLOTS, Paladins
from regnum.games.paladins.tracks import FIRST_FAVOUR_ROUND, ORDER_SLOTS, fill_outsiders, fill_townsfolk
from regnum.kernel.chance import Chance
from regnum.kernel.containers import NONE, Deck, members
from regnum.kernel.errors import BadScenario, shown
from regnum.kernel.seeds import first_state
from regnum.kernel.written import known_keys, number, written_players

PHASES = ("recruit", "round", "paladins", "workers", "actions")
DECKS = (
    "town_deck", "outsider_deck", "wall_deck", "suspicion_deck", "tavern_deck", "order_deck", "favour_deck", "schemes",
)  # fmt: skip
SETTINGS = ("difficulty", "suspicions", "schemes_mix", "debt_for_discard", "pack")
KEYS = (
    "players", "rival", "phase", "round", "start", "active", "tax", "townsfolk", "outsiders", "orders", "favours",
    "favour_workers", "taverns", *DECKS, "town_discard", "outsider_discard", "suspicion_discard", "tavern_discard",
    "scheme_discard", "marker", "stack", "seed", *SETTINGS,
)  # fmt: skip
SEAT_NUMBERS = {"silver": 200, "provisions": 200, "unpaid": 24, "paid": 24}
SEAT_KEYS = (
    *SEAT_NUMBERS, *ATTRIBUTES.words, "workers", "spaces", "workshops", "crew", "attacked", "converted", "walls",
    "suspicions", "monks", "outposts", "jars", "passed", "paladin", "tavern", "used", "hand", "deck", "under",
)  # fmt: skip


def seats_of(position: Mapping[str, Any]) -> int:
    """How many players there are; checks the names of all keys."""
    seats = len(written_players(position, KEYS, SEAT_KEYS, (1, 4)))
    rival = position.get("rival")
    if rival is not None:
        if seats > 1:
            raise BadScenario("rival: only the solo game has an opponent without a seat.")
        known_keys("rival", rival, SEAT_KEYS)
    return seats


def lay(position: Mapping[str, Any], seats: int, tables: Tables) -> Paladins:
    """The table as written, run to its first decision, with its dice thrown by the position's seed."""
    g = empty_table(tables.cards, seats)
    g.chance = Chance(first_state("paladins", position.get("seed", 0)), 0)
    phase = position.get("phase", "actions")
    if phase not in (*PHASES, "over"):
        raise BadScenario(f"phase: must be one of {', '.join((*PHASES, 'over'))}, not {shown(phase)}.")
    g.round = number("round", position.get("round", 0 if phase == "recruit" else 1), 8 if phase == "over" else 7)
    if (g.round == 0) != (phase == "recruit"):
        raise BadScenario("round: set-up (phase “recruit”) is before round 1, everything else is in a round from 1 on.")
    g.first = number("start", position.get("start", 0), seats - 1)
    g.current = number("active", position.get("active", g.first), seats - 1)
    g.tax = number("tax", position.get("tax", g.tax_start), 50)
    if g.tax == 0:
        raise BadScenario("tax: the last coin brings an Inquisition at once; write at least 1.")
    written = [*position["players"], *([position.get("rival") or {}] if seats == 1 else [])]
    readers = [Reader(player, f"players[{i}]" if i < seats else "rival") for i, player in enumerate(written)]
    for i, (seat, reader) in enumerate(zip(g.seats, readers, strict=True)):
        lay_seat(g, seat, reader, i >= seats)
    lay_cards(g, Reader(position, ""), tables)
    check_phase(g, phase)
    if phase == "over":
        g.over = True
    else:
        g.begin(resume(g, PHASES.index(phase), g.current))
    return g


def lay_seat(g: Paladins, seat: Seat, reader: Reader, rival: bool) -> None:
    """One board as written."""
    defaults = {} if rival else {"silver": 3, "provisions": 1}
    for key, most in SEAT_NUMBERS.items():
        setattr(seat, key, reader.number(key, defaults.get(key, 0), most))
    for i, attribute in enumerate(ATTRIBUTES.words):
        seat.attributes[i] = reader.number(attribute, 0, limits.MOST_OF_ATTRIBUTE)
    for kind in reader.cards("workers", "workers", 40):
        seat.pool.add(workers.LABOURER if rival else kind)
    for action, placed in reader.spaces():
        for i, kind in enumerate(placed):
            if kind != NONE:
                seat.spaces[g.cards.first_space[action] + i] = kind
    seat.workshops = reader.set("workshops", "workshop_spaces", 12 if rival else things.DEVELOPMENTS)
    for space in range(limits.SPACES):
        if seat.is_covered(space) and seat.spaces[space] != NONE:
            raise BadScenario(f"{reader.where}.spaces: a worker stands where a Workshop lies.")
    seat.crew = reader.set("crew", "townsfolk", things.TOWNSFOLK)
    seat.attacked = reader.set("attacked", "outsiders", things.OUTSIDERS)
    reader.set("converted", "outsiders", limits.MOST_DONE)
    for c in reader.cards("converted", "outsiders", limits.MOST_DONE):
        seat.converted.put(c)
    for c in reader.cards("walls", "walls", limits.MOST_DONE):
        seat.walls.put(c)
    for c in reader.cards("suspicions", "suspicion", 24):
        seat.suspicions.put(c)
    seat.monks = reader.set("monks", "region_spaces", limits.MOST_DONE)
    seat.outposts = reader.set("outposts", "region_spaces", limits.MOST_DONE)
    seat.jars = reader.set("jars", "jar_spaces", limits.MOST_DONE)
    for squares in (seat.monks, seat.outposts):
        if squares & ~g.free:
            raise BadScenario(f"{reader.where}: a piece stands on a square that is closed or taken.")
        g.free &= ~squares
    seat.passed = reader.flag("passed")
    seat.paladin = reader.one("paladin", "paladins")
    seat.tavern = reader.one("tavern", "tavern")
    seat.used = reader.set("used", "paladins", things.PALADINS)
    if not rival:
        lay_paladins(seat, reader)


def lay_paladins(seat: Seat, reader: Reader) -> None:
    """The twelve Paladins of a player."""
    piles = {key: reader.cards(key, "paladins", things.PALADINS) for key in ("hand", "deck", "under")}
    placed = [*(c for pile in piles.values() for c in pile), *members(seat.used)]
    placed += [seat.paladin] if seat.paladin != NONE else []
    if len(set(placed)) != len(placed):
        raise BadScenario(f"{reader.where}: a Paladin stands there twice.")
    for c in piles["hand"]:
        seat.hand.put(c)
    for c in piles["under"]:
        seat.under.put(c)
    fill(seat.paladins, [c for c in range(things.PALADINS) if c not in placed])
    for c in reversed(piles["deck"]):
        seat.paladins.put(c, 0)


def lay_cards(g: Paladins, reader: Reader, tables: Tables) -> None:
    """The rows, discards and decks; what lies nowhere else is in its deck."""
    seats = g.seats
    town = [*members_of(s.crew for s in seats)]
    lay_row(g.townsfolk, reader.slots("townsfolk", "townsfolk", things.SLOTS))
    g.town_discard = reader.set("town_discard", "townsfolk", things.TOWNSFOLK)
    town += [*slots(g.townsfolk), *members(g.town_discard)]
    lay_deck(g.town_deck, reader, "town_deck", "townsfolk", [1] * things.TOWNSFOLK, town)
    lay_row(g.outsiders, reader.slots("outsiders", "outsiders", OUTSIDER_SLOTS))
    g.outsider_discard = reader.set("outsider_discard", "outsiders", things.OUTSIDERS)
    outsiders = [*members_of(s.attacked for s in seats), *members_of(s.converted.kinds() for s in seats)]
    outsiders += [*slots(g.outsiders), *members(g.outsider_discard)]
    lay_deck(g.outsider_deck, reader, "outsider_deck", "outsiders", [1] * things.OUTSIDERS, outsiders)
    walls = [s.walls.at(i) for s in seats for i in range(s.walls.size)]
    lay_deck(g.wall_deck, reader, "wall_deck", "walls", tables.copies["walls"], walls)
    for c in reader.cards("suspicion_discard", "suspicion", 24):
        g.suspicion_discard.put(c)
    held = [s.suspicions.at(i) for s in seats for i in range(s.suspicions.size)]
    held += [g.suspicion_discard.at(i) for i in range(g.suspicion_discard.size)]
    lay_deck(g.suspicion_deck, reader, "suspicion_deck", "suspicion", tables.copies["suspicion"], held)
    g.taverns = reader.set("taverns", "tavern", 5)
    g.tavern_discard = reader.set("tavern_discard", "tavern", things.TAVERNS)
    taverns = [*members(g.taverns), *members(g.tavern_discard), *(s.tavern for s in seats if s.tavern != NONE)]
    lay_deck(g.tavern_deck, reader, "tavern_deck", "tavern", [1] * things.TAVERNS, taverns)
    lay_row(g.orders, reader.slots("orders", "kings_orders", ORDER_SLOTS))
    lay_deck(g.order_deck, reader, "order_deck", "kings_orders", [1] * things.ORDERS, slots(g.orders))
    lay_row(g.favours, reader.slots("favours", "kings_favours", FAVOUR_SLOTS))
    lay_deck(g.favour_deck, reader, "favour_deck", "kings_favours", [1] * things.FAVOURS, slots(g.favours))
    lay_row(g.favour_workers, reader.slots("favour_workers", "workers", FAVOUR_SLOTS))
    if g.players == 1:
        lay_schemes(g, reader, tables)
    if "townsfolk" not in reader.data:
        fill_townsfolk(g)
    if "outsiders" not in reader.data:
        fill_outsiders(g)


def lay_schemes(g: Paladins, reader: Reader, tables: Tables) -> None:
    """The solo opponent's Schemes; of those for Favours only those whose Favour is turned up."""
    for c in reader.cards("scheme_discard", "schemes", 17):
        g.scheme_discard.put(c)
    copies = Counter(scheme_deck(tables))
    copies[0] += len(slots(g.favours))
    given = [g.scheme_discard.at(i) for i in range(g.scheme_discard.size)]
    lay_deck(g.schemes, reader, "schemes", "schemes", [copies[c] for c in range(things.SCHEMES)], given)
    g.marker = reader.number("marker", 1, things.SLOTS) - 1
    stack = reader.data.get("stack", [ATTRIBUTES.words[a] for a in RIVAL_STACK])
    if not isinstance(stack, list) or g.marker < 0 or sorted(map(str, stack)) != sorted(ATTRIBUTES.words):
        raise BadScenario("marker, stack: the marker is on space 1 to 5, and the stack names the three attributes.")
    for i, name in enumerate(stack):
        g.stack[i] = ATTRIBUTES.words.index(name)


def members_of(sets: Any) -> list[int]:
    return [c for each in sets for c in members(each)]


def lay_row(row: Any, cards: Sequence[int]) -> None:
    for i, c in enumerate(cards):
        row[i] = c


def lay_deck(deck: Deck, reader: Reader, key: str, family: str, copies: Sequence[int], placed: Sequence[int]) -> None:
    """The deck's known cards on top of all others that lie nowhere else."""
    tops = reader.cards(key, family, 60)
    used = Counter([*placed, *tops])
    for c, n in used.items():
        if n > copies[c]:
            name = FAMILIES[family][c]["id"]
            raise BadScenario(f"{name}: the position has {n}, but only {copies[c]} are in the game.")
    fill(deck, counted(copies, used))
    for c in reversed(tops):
        deck.put(c, 0)


def check_phase(g: Paladins, phase: str) -> None:
    """What must be there, and what cannot be there yet."""
    opened = g.round - 1 if phase == "round" else g.round
    if any(g.orders[i] != NONE for i in range(max(opened, 0), ORDER_SLOTS)):
        raise BadScenario("orders: an Order cannot be turned up before its round.")
    if any(g.favours[i] != NONE for i in range(max(opened - FIRST_FAVOUR_ROUND + 1, 0), FAVOUR_SLOTS)):
        raise BadScenario("favours: a Favour cannot be turned up before its round.")
    if any(g.favour_workers[i] != NONE and g.favours[i] == NONE for i in range(FAVOUR_SLOTS)):
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
    if phase in ("paladins", "workers") and len(list(members(g.taverns))) <= waiting:
        raise BadScenario("taverns: there must be one more than players who still take one.")
    if phase == "recruit" and len(slots(g.townsfolk)) < g.players:
        raise BadScenario("townsfolk: there must be one for each player who still recruits.")


# -- writing


def write(g: Paladins) -> dict[str, Any]:
    """The table as a position, with nothing hidden: what `lay` reads."""
    seats = [write_seat(g, s, p >= g.players) for p, s in enumerate(g.seats)]
    out: dict[str, Any] = {
        "players": seats[: g.players],
        "phase": phase_of(g),
        "round": int(g.round),
        "start": int(g.first),
        "active": int(g.current) if g.current < g.players else 0,
        "tax": int(g.tax),
        "townsfolk": names_in(g.townsfolk, things.FIRST_TOWNSFOLK),
        "outsiders": names_in(g.outsiders, things.FIRST_OUTSIDER),
        "orders": names_in(g.orders, things.FIRST_ORDER),
        "favours": names_in(g.favours, things.FIRST_FAVOUR),
        "favour_workers": names_in(g.favour_workers, things.FIRST_WORKER),
        "taverns": names(members(g.taverns), things.FIRST_TAVERN),
        "town_discard": names(members(g.town_discard), things.FIRST_TOWNSFOLK),
        "outsider_discard": names(members(g.outsider_discard), things.FIRST_OUTSIDER),
        "suspicion_discard": pile(g.suspicion_discard, things.FIRST_SUSPICION),
        "tavern_discard": names(members(g.tavern_discard), things.FIRST_TAVERN),
    }
    firsts = (
        things.FIRST_TOWNSFOLK, things.FIRST_OUTSIDER, things.FIRST_WALL, things.FIRST_SUSPICION, things.FIRST_TAVERN,
        things.FIRST_ORDER, things.FIRST_FAVOUR, things.FIRST_SCHEME,
    )  # fmt: skip
    for key, first in zip(DECKS, firsts, strict=True):
        if key != "schemes" or g.players == 1:
            out[key] = names(reversed(getattr(g, key).dump()[1]), first)
    if g.players == 1:
        out |= {
            "rival": seats[1],
            "scheme_discard": pile(g.scheme_discard, things.FIRST_SCHEME),
            "marker": int(g.marker) + 1,
            "stack": [ATTRIBUTES.words[a] for a in g.stack],
        }
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
    return "workers" if 0 < waiting < len(list(members(g.taverns))) else "actions"


def write_seat(g: Paladins, s: Seat, rival: bool) -> dict[str, Any]:
    spaces = {}
    for action, name in enumerate(ACTION_IDS):
        first = g.cards.first_space[action]
        row = [s.spaces[first + i] for i in range(g.cards.spaces_of[action])]
        if any(kind != NONE for kind in row):
            spaces[name] = [None if kind == NONE else WORKER_IDS[kind] for kind in row]
    out: dict[str, Any] = {key: int(getattr(s, key)) for key in SEAT_NUMBERS}
    out |= {attribute: int(s.attributes[i]) for i, attribute in enumerate(ATTRIBUTES.words)}
    out |= {
        "workers": [WORKER_IDS[kind] for kind in members(s.pool.kinds) for _ in range(s.pool.count(kind))],
        "spaces": spaces,
        "workshops": names(members(s.workshops), things.FIRST_WORKSHOP_SPACE),
        "crew": names(members(s.crew), things.FIRST_TOWNSFOLK),
        "attacked": names(members(s.attacked), things.FIRST_OUTSIDER),
        "converted": pile(s.converted, things.FIRST_OUTSIDER),
        "walls": pile(s.walls, things.FIRST_WALL),
        "suspicions": pile(s.suspicions, things.FIRST_SUSPICION),
        "monks": names(members(s.monks), things.FIRST_SQUARE),
        "outposts": names(members(s.outposts), things.FIRST_SQUARE),
        "jars": names(members(s.jars), things.FIRST_JAR_SPACE),
        "passed": bool(s.passed),
    }
    if not rival:
        out |= {
            "paladin": None if s.paladin == NONE else IDS[things.FIRST_PALADIN + s.paladin],
            "tavern": None if s.tavern == NONE else IDS[things.FIRST_TAVERN + s.tavern],
            "used": names(members(s.used), things.FIRST_PALADIN),
            "hand": pile(s.hand, things.FIRST_PALADIN),
            "deck": names(reversed(s.paladins.dump()[1]), things.FIRST_PALADIN),
            "under": pile(s.under, things.FIRST_PALADIN),
        }
    return out


def names(cards: Any, first: int) -> list[str]:
    return [IDS[first + c] for c in cards]


def names_in(row: Sequence[int], first: int) -> list[str | None]:
    return [None if c == NONE else IDS[first + c] for c in row]


def pile(cards: Any, first: int) -> list[str]:
    return [IDS[first + cards.at(i)] for i in range(cards.size)]
