"""Tables of Architects from written positions.

A position is a mapping with these keys, all optional but `players`:

| key | meaning |
| --- | --- |
| `players` | a list with one mapping for each seat: see below |
| `rival` | the opponent who plays from the Scheme cards: see below |
| `phase` | `boards`, `apprentices`, `draft`, `turn` (somebody's turn begins) or `over` (`turn`) |
| `start`, `active`, `turn` | the first player (0), whose turn it is (`start`), how many turns have begun (1) |
| `last_turns` | how many turns are left once the Guildhall is full |
| `tax` | Silver above the Tax Stand (4) |
| `display`, `coins` | the eight Apprentices, `None` for a gap (filled from the pile), and the Silver on each |
| `apprentice_deck`, `building_deck`, `reward_deck` | the next cards of a pile, top first; all others follow |
| `apprentice_under`, `building_under` | cards put under a pile; a Building with who knows it, `"tavern:0 keep:1"` |
| `batches` | how many of those Buildings were put there at once, each time (all one by one) |
| `small_side`, `large`, `turned` | the Black Market cards that lie up, and those under the large one |
| `market` | whose Worker stands on each of its three spaces, `None` for nobody's |
| `guildhall` | whose Workers stand in the Guildhall, in their order, those beside it last |
| `rewards`, `rewards_used` | how many Rewards are left, and which were turned up |
| `schemes`, `future`, `scheme_discard` | the next Schemes of both piles, top first, and those turned up |
| `planned` | future Schemes that were shuffled into the draw pile |
| `opponent`, `opponent_of_two` | as in the options |
| `setup`, `boards`, `promo_cards`, `promo_boards`, `tomesaga_boards`, | as in the options |
| `free_starting_apprentice`, `guildhall_apprentice_refresh`, `pack` | |
| `seed` | for the dice |

A player has `board` (a standard one), `clay`, `wood`, `stone`, `gold`, `marble`, `silver` (0), `virtue` (7),
`cathedral`, `unpaid`, `paid` (0), `apprentices`, `hand`, `dealt`, `buildings`, `prison` (Workers there), `workers` (a
mapping of large circles to the Workers there) and `captives` (for each seat how many of its Workers are held). Workers
written nowhere are in the supply. The rival has `marble`, `virtue`, `cathedral`, `unpaid`, `paid`, `prison`, `workers`
and `captives`, and is the seat after the players'.

Cards are written as a list of ids or as one text such as `"tavern keep"`. In the middle of a turn, a written position
is that of its beginning, with what has happened since.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.architects.beginning import STANDARD_BOARDS, from_stage
from regnum.games.architects.codes import goods, limits, opponents, settings, stages, things
from regnum.games.architects.data import IDS, SETUP, Tables, how, in_play, opponent
from regnum.games.architects.declare import FIELD_FAMILIES, GOODS, LARGE, STAGES
from regnum.games.architects.piles import fill_slot, show_small
from regnum.games.architects.position_schemes import KEYS as SCHEME_KEYS
from regnum.games.architects.position_schemes import lay_schemes, write_schemes
from regnum.games.architects.seat import Seat
from regnum.games.architects.setup import buildings_for, empty_table
from regnum.games.architects.state import Architects
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, bit, count_of
from regnum.kernel.errors import BadScenario
from regnum.kernel.seeds import first_state
from regnum.kernel.written import Form, Key, fill, number, one_of, placed, rest, written_mapping

EXAMPLE = "tavern keep"
SETTINGS = (
    "opponent", "opponent_of_two", "setup", "boards", "promo_cards", "promo_boards", "tomesaga_boards",
    "free_starting_apprentice", "guildhall_apprentice_refresh", "pack",
)  # fmt: skip
BOARD_KEYS: Mapping[str, int | Key] = {
    "board": 1, "virtue": limits.MOST_VIRTUE, "cathedral": limits.MOST_LEVEL, "unpaid": 999, "paid": 999,
    "apprentices": Key("crew", 6), "hand": 43, "dealt": 5, "buildings": Key("built", 43),
    "prison": Key("in_prison", limits.WORKERS),
}  # fmt: skip
BOARD = Form(Seat, IDS, FIELD_FAMILIES, EXAMPLE, BOARD_KEYS)
DECKS = ("apprentice_deck", "building_deck", "reward_deck")
TABLE = Form(
    Architects, IDS, FIELD_FAMILIES, EXAMPLE,
    {"start": Key("first", 4), "active": Key("current", 4), "turn": Key("turn", 9999, 1), "tax": 400, "display": 8,
     "apprentice_under": 43, "building_under": 43, "small_side": 1, "large": 1, "turned": 10, "rewards": 11,
     "rewards_used": 11, **dict.fromkeys(DECKS, 43)},
)  # fmt: skip
KEYS = (
    "players", "rival", "phase", *TABLE.keys, "last_turns", "coins", "batches", "market", "guildhall", "seed",
    *SETTINGS, *SCHEME_KEYS,
)  # fmt: skip
SEAT_KEYS = (*BOARD.keys, *GOODS.words, "workers", "captives")
RIVAL_KEYS = ("marble", "virtue", "cathedral", "unpaid", "paid", "prison", "workers", "captives")
MOST_GOODS = 400


def lay(position: Mapping[str, Any], seats: int, tables: Tables, options: Mapping[str, Any]) -> Architects:
    """The table as written, run to its first decision, with its dice thrown by the position's seed."""
    written_mapping("rival", position.get("rival", {}), RIVAL_KEYS)
    promo = options["promo_cards"]
    g = empty_table(tables.cards, seats, opponent(seats, options))
    g.chance = Chance(first_state("architects", position.get("seed", 0)), 0)
    phase = one_of("phase", position.get("phase", "turn"), STAGES.words)
    g.turn = 1
    TABLE.read(g, position, start=seats - 1, active=len(g.seats) - 1, rewards=g.rewards)
    if "active" not in position:
        g.current = g.first
    for p, written in enumerate(position["players"]):
        lay_seat(g, p, written, f"players[{p}].")
    if g.opponent != opponents.NONE:
        lay_seat(g, seats, position.get("rival", {}), "rival.")
        lay_schemes(g, position)
    elif any(key in position for key in ("rival", *SCHEME_KEYS)):
        raise BadScenario("rival: nobody plays from the Scheme cards at this table.")
    lay_workers(g, position)
    lay_market(g, position, promo)
    lay_piles(g, position, promo)
    lay_last_turns(g, position, phase)
    check(g, phase)
    if phase == "over":
        g.last_turns = 0
        g.over = True
    else:
        g.turn = g.turn - 1 if phase == "turn" else 0  # it begins again
        g.begin(from_stage(g, STAGES[phase], how(options)))
    return g


def counts(where: str, value: object, n: int, most: int) -> list[int]:
    """A list of so many numbers."""
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != n:
        raise BadScenario(f"{where}: write a list of {n} numbers.")
    return [number(where, each, most) for each in value]


def lay_seat(g: Architects, p: int, written: Mapping[str, Any], where: str, form: Form = BOARD) -> None:
    """One board as written."""
    seat = g.seats[p]
    form.read(seat, written, where)
    for i, name in enumerate(GOODS.words):
        seat.goods[i] = number(f"{where}{name}", written.get(name, 0), MOST_GOODS)
    for name, n in written_mapping(f"{where}workers", written.get("workers", {}), LARGE.words).items():
        seat.at[LARGE.words.index(name)] = number(f"{where}workers.{name}", n, limits.WORKERS)
    captives = counts(f"{where}captives", written.get("captives", [0] * len(g.seats)), len(g.seats), limits.WORKERS)
    for q, n in enumerate(captives):
        seat.captives[q] = n
    if captives[p]:
        raise BadScenario(f"{where}captives: nobody captures Workers of the own colour.")
    if count_of(seat.crew) > g.cards.most_apprentices[seat.board]:
        raise BadScenario(f"{where}apprentices: at most {g.cards.most_apprentices[seat.board]} can be there.")
    if any(bag.count(c) > 1 for bag in (seat.hand, seat.dealt) for c in range(things.BUILDINGS)):
        raise BadScenario(f"{where}hand: something stands there twice.")


def seats_listed(where: str, value: object, seats: int, n: tuple[int, int]) -> list[int]:
    """A list of seats, None for nobody."""
    least, most = n
    if not isinstance(value, Sequence) or isinstance(value, str) or not least <= len(value) <= most:
        raise BadScenario(f"{where}: write a list of seats, None for nobody.")
    return [NONE if each is None else number(where, each, seats - 1) for each in value]


def lay_workers(g: Architects, position: Mapping[str, Any]) -> None:
    """The Workers in market and Guildhall; those written nowhere are in the supply."""
    seats = len(g.seats)
    for i, p in enumerate(seats_listed("market", position.get("market", [None] * 3), seats, (3, 3))):
        g.market[i] = p
    for p in seats_listed("guildhall", position.get("guildhall", []), seats, (0, seats * limits.WORKERS)):
        if p == NONE:
            raise BadScenario("guildhall: its spaces are filled one after the other.")
        g.seats[p].in_guildhall += 1
        if g.hall < g.spaces():
            g.guildhall[g.hall] = p
            g.hall += 1
    for p, seat in enumerate(g.seats):
        placed_ = sum(seat.at) + seat.in_guildhall + seat.in_prison + sum(q == p for q in g.market)
        gone = sum(int(store.removed[p]) for store in g.plans if p < g.players)  # out of the game: TOM-3.47
        left = limits.WORKERS - placed_ - g.captured_of(p) - gone
        if left < 0:
            raise BadScenario(f"players[{p}].workers: a player has {limits.WORKERS} Workers in all.")
        seat.supply = left


def lay_market(g: Architects, position: Mapping[str, Any], promo: bool) -> None:
    """The Black Market cards: what is not turned over is in the small pile."""
    turned = g.turned | (bit(g.large) if g.large != NONE else 0)
    if g.large != NONE and g.turned & bit(g.large):
        raise BadScenario("turned: the card whose large side lies up does not lie under itself.")
    if g.turned and g.large == NONE:
        raise BadScenario("large: the card turned last lies on top of the others.")
    g.small_pile = sum(bit(c) for c in in_play("market_cards", promo)) & ~turned
    if "small_side" not in position:
        show_small(g)
    elif (g.small_side == NONE) != (g.small_pile == 0):
        raise BadScenario("small_side: it shows a card as long as there is one in the small pile.")
    elif g.small_side != NONE:
        g.small_side = g.cards.small_twin[g.small_side]
        if not any(g.small_pile >> c & 1 and t == g.small_side for c, t in enumerate(g.cards.small_twin)):
            raise BadScenario("small_side: no card of the small pile looks like that.")


def lay_piles(
    g: Architects, position: Mapping[str, Any], promo: bool, families: Mapping[str, Sequence[int]] = FIELD_FAMILIES
) -> None:
    """Every card that lies nowhere else is in its pile; gaps of the display are filled if it is not written."""
    found = placed(g, families)
    for key, family in zip(DECKS, ("apprentices", "buildings", "rewards"), strict=True):
        first = FIELD_FAMILIES[key].start
        every = family != "buildings" or len(g.plans) > 0
        cards = in_play(family, promo) if every else buildings_for(g.players, promo)
        copies = Counter(first + c for c in cards)
        copies.update(dict.fromkeys(FIELD_FAMILIES[key], 0))
        setattr(g, key, fill(getattr(g, key), (c - first for c in rest(IDS, copies, found))))
    if g.rewards > g.reward_deck.size:
        raise BadScenario(f"rewards: {g.reward_deck.size} are not turned up yet.")
    size = g.building_under.size
    batches = position.get("batches", [1] * size)
    if not isinstance(batches, list) or not all(type(n) is int and n > 0 for n in batches) or sum(batches) != size:
        raise BadScenario("batches: write how many Buildings were put under the pile each time; together all of them.")
    end = 0
    for n in batches:
        end += n
        g.under_ends[end - 1] = 1
    if "display" not in position:
        for slot in range(limits.SLOTS):
            fill_slot(g, slot)
    for i, n in enumerate(counts("coins", position.get("coins", [0] * limits.SLOTS), limits.SLOTS, MOST_GOODS)):
        g.coins[i] = n
        if n and g.display[i] == NONE:
            raise BadScenario("coins: no Silver lies where there is no card.")


def lay_last_turns(g: Architects, position: Mapping[str, Any], phase: str) -> None:
    """How many turns are left; before the Guildhall is full nobody knows."""
    left = position.get("last_turns")
    if left is not None:
        g.last_turns = number("last_turns", left, len(g.seats), 0 if phase == "over" else 1)
    if g.last_turns != NONE and not g.is_full() and phase != "over":
        raise BadScenario("last_turns: they begin when the Guildhall is full.")


def check(g: Architects, phase: str) -> None:
    """What cannot be."""
    levels = Counter(int(seat.cathedral) for seat in g.seats)
    if any(n > g.cards.level_spaces[level] for level, n in levels.items()):
        raise BadScenario("players: a level of the Cathedral holds more than it has spaces for.")
    sizes = {int(seat.dealt.size) for seat in g.seats[: g.players]}
    least, most = (2, 4) if g.players > 1 else (3, 5)
    if phase == "draft" and not (least <= max(sizes) <= most and min(sizes) >= max(sizes) - 1):
        raise BadScenario(
            f"players: in the draft everybody has {least} to {most} Buildings to choose from (dealt), or 1 less."
        )
    if phase != "draft" and sizes != {0}:
        raise BadScenario("players: only in the draft there are Buildings to choose from (dealt).")
    waiting = sum(seat.crew == 0 for seat in g.seats[: g.players])
    if phase == "apprentices" and sum(c != NONE for c in g.display) < waiting:
        raise BadScenario("display: there must be an Apprentice for everybody who still takes one.")
    if g.is_full() and g.last_turns == NONE and phase == "turn":
        g.last_turns = len(g.seats)


# -- writing


def write(g: Architects, options: Mapping[str, Any]) -> dict[str, Any]:
    """The table as a position, with nothing hidden: what `lay` reads."""
    rival: dict[str, Any] = {}
    if g.opponent != opponents.NONE:
        told = write_seat(g, g.players)
        rival = {"rival": {key: told[key] for key in RIVAL_KEYS}, **write_schemes(g)}
    players = [write_seat(g, p) for p in range(g.players)]
    return {"players": players, "phase": STAGES.words[stage_of(g, how(options))], **write_table(g), **rival}


def write_table(g: Architects) -> dict[str, Any]:
    """What lies on the table, without the boards."""
    beside = [p for p, s in enumerate(g.seats) for _ in range(s.in_guildhall - sum(q == p for q in g.guildhall))]
    batches, size = [], 0
    for i in range(g.building_under.size):
        size += 1
        if g.under_ends[i]:
            batches.append(size)
            size = 0
    return {
        **TABLE.write(g),
        "active": int(g.first if g.is_opponent(g.current) else g.current),
        "turn": max(int(g.turn), 1),
        "last_turns": None if g.last_turns == NONE else int(g.last_turns),
        "coins": [int(n) for n in g.coins],
        "batches": batches,
        "market": [None if p == NONE else int(p) for p in g.market],
        "guildhall": [*(int(p) for p in g.guildhall if p != NONE), *beside],
    }


def stage_of(g: Architects, how: int) -> int:
    """How far the table has come."""
    if g.over or g.turn > 0:
        return stages.OVER if g.over else stages.TURN
    if any(seat.dealt.size for seat in g.seats):
        return stages.DRAFT
    boards = how & settings.VARIABLE and any(seat.board < STANDARD_BOARDS for seat in g.seats[: g.players])
    return stages.BOARDS if boards else stages.APPRENTICES


def write_seat(g: Architects, p: int, form: Form = BOARD) -> dict[str, Any]:
    seat = g.seats[p]
    out: dict[str, Any] = {**form.write(seat)}
    if g.turn > 0:
        out["dealt"] = []  # what was looked at goes back to the pile
    out |= {name: int(seat.goods[i]) for i, name in enumerate(GOODS.words)}
    out["workers"] = {name: int(seat.at[i]) for i, name in enumerate(LARGE.words) if seat.at[i]}
    out["captives"] = [int(n) for n in seat.captives]
    return out


assert SETUP["workers_per_player"] == limits.WORKERS and len(GOODS.words) == goods.COUNT
