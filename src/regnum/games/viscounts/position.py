"""Tables of Viscounts from written positions.

A position is a mapping with these keys, all optional but `players`:

| key | meaning |
| --- | --- |
| `players` | a list with one mapping for each seat (one for the solo game): see below |
| `phase` | `pairs` (set-up), `slide` (a turn begins), `place`, `movement`, `action`, `recruit`, `collision`, |
| | `drawing` or `over` (`action`) |
| `round`, `last` | the round (1), and the last one, 0 as long as nobody knows (0) |
| `distance` | how far the card placed in this turn moves the Viscount (the value of the card on the first slot) |
| `start`, `active` | who has the start-player marker (0), whose turn it is (`start`); 1 is the solo opponent |
| `ring`, `rotation` | the segments clockwise; which castle section lies beside the first of them, from 0 |
| `tops`, `below` | the visible Townsfolk by segment, `None` for an empty pile; how many cards lie under each |
| `manuscript_tops`, `manuscripts_below` | the same for Manuscripts |
| `town_deck`, `manuscript_deck` | the cards that come next, the first one first; all others come after them |
| `removed` | Townsfolk that were dismissed or destroyed |
| `player_cards`, `heroes` | the pairs that can be picked, five slots each |
| `rival` | the solo opponent, written like a player without cards |
| `scheme_row`, `scheme_discard` | its Schemes: on its slots, the newest first, and those discarded |
| `scheme_deck`, `future_deck` | its next Schemes and the next Future Schemes; the others come after them |
| `schemes_unseen` | how many Future Schemes nobody has seen yet lie in its draw pile (0) |
| `leader` | who has the Castle Leader card, or `None` |
| `debt_stack`, `deed_stack` | cards above Poverty and Prosperity (full); 0 means that it is revealed |
| `opponent`, `difficulty`, `tomesaga_heroes`, `pack` | as in the options |
| `seed` | for the dice |

A player has `hand`, `board` (three slots, the newest card first), `deck` (the top cards, the first one on top), `rest`
(the other cards of the draw pile, in unknown order), `discard`; without any of these the eight Starting Townsfolk are
the draw pile. Then `player_card`, `town` (such as `town_03`), `silver`, `ink`, `gold`, `stone`, `unpaid`, `paid`,
`acquired`, `approved`, `corruption` (1), `virtue` (7), `buildings` (a mapping of slots such as `workshop_1` to spots
such as `segment_03_04_A_spot_2`), `tier1`, `tier2` (five numbers of Workers), `tier3`, `manuscripts` and `favours`.

Cards are written as a list of ids or as one text such as `"start_thief acolyte"`. In the middle of something, a written
position is that of the phase around it; once the cards have slid it is `place`, once a card is placed `movement`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.viscounts.codes import limits, phases, things, towns
from regnum.games.viscounts.data import IDS, NUMBER, OPPONENTS, Tables, heroes, tomesaga
from regnum.games.viscounts.declare import FIELD_FAMILIES, GOODS, PHASES, SLOTS
from regnum.games.viscounts.moves import count_icons, turn_up_manuscript, turn_up_townsfolk
from regnum.games.viscounts.rival_moves import count_headers
from regnum.games.viscounts.seat import Seat
from regnum.games.viscounts.setup import empty_table
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.tables import MOST
from regnum.games.viscounts.turn import resume
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, bit
from regnum.kernel.errors import BadScenario
from regnum.kernel.seeds import first_state
from regnum.kernel.written import Form, Key, counted, fill, number, one_of, placed, written_mapping

EXAMPLE = "start_thief acolyte"
BOARD_KEYS: Mapping[str, int | Key] = {
    "hand": 99, "board": 3, "deck": 99, "discard": 99, "player_card": 1, "town": 1, "unpaid": 60, "paid": 60,
    "acquired": 60, "approved": 60, "corruption": Key("corruption", limits.TRACK, 1),
    "virtue": Key("virtue", limits.TRACK, 1), "tier3": limits.WORKERS, "manuscripts": limits.TILES, "favours": 4,
}  # fmt: skip
SEAT = Form(Seat, IDS, FIELD_FAMILIES, EXAMPLE, BOARD_KEYS)
TABLE = Form(
    Viscounts, IDS, FIELD_FAMILIES, EXAMPLE,
    {"round": 200, "last": 201, "distance": MOST, "start": Key("first", 3), "active": Key("current", 3), "ring": 5,
     "rotation": 4, "tops": 5, "town_deck": 99, "removed": 120, "manuscript_tops": 5, "manuscript_deck": 99,
     "player_cards": 5, "heroes": 5, "debt_stack": 30, "deed_stack": 30},
)  # fmt: skip
SOLO = Form(
    Viscounts, IDS, FIELD_FAMILIES, EXAMPLE,
    {"scheme_row": 3, "scheme_deck": 16, "scheme_discard": 16, "future_deck": 16, "schemes_unseen": 3},
)  # fmt: skip
SETTINGS = ("opponent", "difficulty", "tomesaga_heroes", "pack")
COUNTS = ("below", "manuscripts_below")
KEYS = ("players", "rival", "phase", *TABLE.keys, *SOLO.keys, *COUNTS, "leader", "seed", *SETTINGS)
CARD_KEYS = ("hand", "board", "deck", "rest", "discard")
SEAT_KEYS = (*SEAT.keys, "rest", *GOODS.words, "buildings", "tier1", "tier2")
RIVAL_KEYS = tuple(key for key in SEAT_KEYS if key not in (*CARD_KEYS, "player_card", "silver"))
NEUTRAL = range(limits.NEUTRAL)
TILES = range(limits.TILES)


def lay(position: Mapping[str, Any], seats: int, tables: Tables, options: Mapping[str, Any]) -> Viscounts:
    """The table as written, run to its first decision, with its dice thrown by the position's seed."""
    solo = [key for key in ("rival", *SOLO.keys) if key in position]
    if solo and seats > 1:
        raise BadScenario(f"{solo[0]}: only the solo game has an opponent without a seat.")
    written_mapping("rival", position.get("rival", {}), RIVAL_KEYS)
    g = empty_table(tables.cards, seats)
    g.chance = Chance(first_state("viscounts", position.get("seed", 0)), 0)
    phase = lay_board(g, position, PHASES.words)
    lay_decks(g, position, tomesaga=tomesaga(options))
    if seats == 1:
        lay_schemes(g, position, OPPONENTS.index(options["opponent"]))
    check(g, phase)
    if phase == "over":
        g.over = True
    else:
        g.begin(resume(g, g.phase, g.current))
    return g


def lay_board(g: Viscounts, position: Mapping[str, Any], known: tuple[str, ...]) -> str:
    """The board and what everybody has on it, in one of the known phases; says in which, or that the game is over."""
    phase = one_of("phase", position.get("phase", "action"), (*known, "over"))
    g.phase = phases.DRAWING if phase == "over" else known.index(phase)
    g.round = 0 if phase == "pairs" else 1
    TABLE.read(g, position, start=g.players - 1, active=len(g.seats) - 1)
    if "active" not in position:
        g.current = g.first
    if len({*g.ring}) < limits.SEGMENTS or NONE in g.ring:
        raise BadScenario("ring: each of the five segments lies there once.")
    for p, written in enumerate([*position["players"], position.get("rival", {})][: len(g.seats)]):
        lay_seat(g, p, written, f"players[{p}]." if p < g.players else "rival.")
    placed = g.seats[g.current].board[0]
    if "distance" not in position and placed != NONE:
        g.distance = g.cards.silver[placed]
    leader = position.get("leader")
    g.leader = NONE if leader is None else number("leader", leader, len(g.seats) - 1)
    g.poverty, g.prosperity = g.debt_stack == 0, g.deed_stack == 0
    if (g.poverty or g.prosperity) and g.last == 0:
        g.last = g.round + 1
    return phase


def lay_seat(g: Viscounts, p: int, written: Mapping[str, Any], where: str) -> None:
    """One player's board, cards and pieces as written."""
    s = g.seats[p]
    picked = g.round > 0 or "player_card" in written
    if picked and "town" not in written:
        s.town = towns.code_of(p, limits.LEFT)
    SEAT.read(s, written, where)
    s.hand.sort()
    starting = [IDS[c] for c in range(limits.FIRST_STARTING, limits.FIRST_HERO)]
    if g.is_rival(p):
        rest = []
    elif any(key in written for key in CARD_KEYS):
        rest = counted(f"{where}rest", written.get("rest", []), 99, EXAMPLE)
    elif picked:
        rest = starting
    else:
        rest = []
        for c in range(limits.FIRST_STARTING, limits.FIRST_HERO):
            s.discard.put(c)
    s.deck = fill(s.deck, [SEAT.card(SEAT.fields["deck"], f"{where}rest", name) for name in rest])
    for c in own_cards(s):
        if limits.FIRST_PRINTED <= c < limits.FIRST_STARTING:
            raise BadScenario(f"{where}hand: {IDS[c]} is printed on the board and belongs to nobody.")
        count_icons(g, p, c, 1)
    for good, name in enumerate(GOODS.words):
        s.goods[good] = number(where + name, written.get(name, 0), 200)
    for key, row in (("tier1", s.tier1), ("tier2", s.tier2)):
        for section, n in enumerate(numbers(where + key, written.get(key, [0] * 5), limits.WORKERS)):
            row[section] = n
    if s.in_castle() > limits.WORKERS:
        raise BadScenario(f"{where}tier1, tier2, tier3: a player has {limits.WORKERS} Workers.")
    s.workers = limits.WORKERS - s.in_castle()
    for slot, spot in written_mapping(f"{where}buildings", written.get("buildings", {}), SLOTS.words).items():
        found = NUMBER.get(spot, -1) - things.FIRST_SPOT if isinstance(spot, str) else -1
        if not 0 <= found < things.SPOTS or not g.free & bit(found):
            raise BadScenario(f"{where}buildings.{slot}: that is no free building spot of the side in use.")
        s.sites[SLOTS[slot]] = found
        s.built |= bit(SLOTS[slot])
        g.free &= ~bit(found)
    if s.favours & ~g.church:
        raise BadScenario(f"{where}favours: somebody else has that card.")
    g.church &= ~s.favours


def numbers(where: str, value: object, most: int) -> list[int]:
    """A number for each segment or section."""
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != limits.SEGMENTS:
        raise BadScenario(f"{where}: write a list of {limits.SEGMENTS} numbers.")
    return [number(f"{where}[{i}]", n, most) for i, n in enumerate(value)]


def own_cards(s: Seat) -> list[int]:
    """All cards of a player, wherever they lie."""
    rest, tops, _seen = s.deck.dump()
    piles = [pile.at(i) for pile in (s.hand, s.discard) for i in range(pile.size)]
    return [*rest, *tops, *piles, *(int(c) for c in s.board if c != NONE)]


def lay_decks(
    g: Viscounts,
    position: Mapping[str, Any],
    families: Mapping[str, Sequence[int]] = FIELD_FAMILIES,
    tomesaga: bool = False,
) -> None:
    """Every card that lies nowhere else is in its pile or in the box; unwritten piles are turned up."""
    found, in_play = Counter(placed(g, families)), heroes(tomesaga)
    for p, s in enumerate(g.seats):
        twice = [IDS[c] for c, n in Counter(own_cards(s)).items() if n > 1]
        if twice:
            raise BadScenario(f"players[{p}]: {twice[0]} stands there twice.")
    for c, n in found.items():
        most = g.players if limits.FIRST_STARTING <= c < limits.FIRST_HERO else 1
        if in_play.stop <= c < things.TOWNSFOLK:
            raise BadScenario(f"{IDS[c]}: is in the game with tomesaga_heroes only.")
        if n > most and c < things.FIRST_FAVOUR:
            raise BadScenario(f"{IDS[c]}: the position has {n}, but {most} are in this game.")
    first = things.FIRST_MANUSCRIPT
    grey = [c for c in TILES if g.cards.grey_backed & bit(c) and not found[first + c]]
    if "manuscript_tops" not in position and len(grey) == limits.SEGMENTS:
        for segment, c in enumerate(grey):
            g.manuscript_tops[segment] = c
            found[first + c] += 1
    g.town_deck = fill(g.town_deck, (c for c in NEUTRAL if not found[c]))
    g.manuscript_deck = fill(g.manuscript_deck, (c for c in TILES if not found[first + c]))
    cards = things.FIRST_PLAYER_CARD
    g.player_box = fill(g.player_box, (c for c in range(things.PLAYER_CARDS) if not found[cards + c]))
    g.hero_box = fill(g.hero_box, (c for c in in_play if not found[c]))
    for key, row, deck in (
        ("below", g.below, g.town_deck), ("manuscripts_below", g.manuscripts_below, g.manuscript_deck)
    ):  # fmt: skip
        spread = [deck.size // limits.SEGMENTS + (i < deck.size % limits.SEGMENTS) for i in range(limits.SEGMENTS)]
        for segment, n in enumerate(numbers(key, position.get(key, spread), 99)):
            row[segment] = n
        if sum(row) > deck.size:
            raise BadScenario(f"{key}: only {deck.size} cards are left for the piles.")
    for segment in range(limits.SEGMENTS):
        if "tops" not in position:
            turn_up_townsfolk(g, segment)
        if "manuscript_tops" not in position and g.manuscript_tops[segment] == NONE:
            turn_up_manuscript(g, segment)


def lay_schemes(g: Viscounts, position: Mapping[str, Any], board: int) -> None:
    """The solo opponent's board and Schemes: those that lie nowhere and are not crossed out are in their piles."""
    g.ai_board = board
    SOLO.read(g, position)
    first = things.FIRST_SCHEME
    found = Counter(c - first for c in placed(g, FIELD_FAMILIES).elements() if first <= c < first + things.SCHEMES)
    if found and max(found.values()) > 1:
        raise BadScenario(f"{IDS[first + found.most_common(1)[0][0]]}: there is one of each Scheme.")
    left = [c for c in range(things.SCHEMES) if not found[c] and not g.cards.rival_removed[board] & bit(c)]
    g.scheme_deck = fill(g.scheme_deck, (c for c in left if not g.cards.future_schemes & bit(c)))
    g.future_deck = fill(g.future_deck, (c for c in left if g.cards.future_schemes & bit(c)))
    if g.futures_left() < 0:
        raise BadScenario(f"schemes_unseen: only {g.future_deck.size} Future Schemes are left.")
    rest, tops, _seen = g.scheme_deck.dump()
    discarded = (g.scheme_discard.at(i) for i in range(g.scheme_discard.size))
    for c in (*rest, *tops, *discarded, *(c for c in g.scheme_row if c != NONE)):
        count_headers(g, g.players, c)


def check(g: Viscounts, phase: str) -> None:
    """What must be there, and what cannot be there yet."""
    if (g.round == 0) != (phase == "pairs"):
        raise BadScenario("round: set-up (phase “pairs”) is before round 1, everything else is in a round from 1 on.")
    for tops, below in ((g.tops, g.below), (g.manuscript_tops, g.manuscripts_below)):
        if any(tops[i] == NONE and below[i] > 0 for i in range(limits.SEGMENTS)):
            raise BadScenario("tops: a pile with cards below has a visible one.")
    for p, s in enumerate(g.seats):
        if g.round > 0 and s.town == NONE:
            raise BadScenario(f"players[{p}].town: after the set-up every Viscount stands in a town.")
        if s.corruption > s.virtue:
            raise BadScenario(f"players[{p}].corruption: the markers cannot have passed each other.")
        if g.round > 0 and not g.is_rival(p) and s.cards_in_all() < limits.FEWEST_CARDS:
            raise BadScenario(f"players[{p}]: a player never has fewer than {limits.FEWEST_CARDS} cards.")
    if g.is_rival(g.current):
        if phase not in ("slide", "collision", "over"):
            raise BadScenario("phase: the opponent’s turn begins (“slide”), or its collision (“collision”).")
        return
    if phase == "movement" and g.seats[g.current].board[0] == NONE:
        raise BadScenario(f"players[{g.current}].board: the Viscount moves by the card on the first slot.")
    if phase == "place" and g.seats[g.current].board[0] != NONE:
        raise BadScenario(f"players[{g.current}].board: the first slot is empty before a card is placed.")
    if phase == "pairs" and sum(c != NONE for c in g.player_cards) < waiting(g):
        raise BadScenario("player_cards: there must be one for each player who still picks.")
    if any((g.player_cards[i] == NONE) != (g.heroes[i] == NONE) for i in range(limits.PAIRS)):
        raise BadScenario("heroes: under each Player Card lies one Hero.")


def waiting(g: Viscounts) -> int:
    """How many players have still to pick a pair."""
    return sum(s.player_card == NONE for s in g.seats[: g.players])


# -- writing


def write(
    g: Viscounts, _options: Mapping[str, Any], known: tuple[str, ...] = PHASES.words, form: Form = SEAT
) -> dict[str, Any]:
    """The table as a position, with nothing hidden: what `lay` reads."""
    seats = [write_seat(s, form) for s in g.seats]
    out = {"players": seats[: g.players], "phase": phase_of(g, known), **TABLE.write(g)}
    if g.players == 1:
        out |= {"rival": {key: seats[1][key] for key in RIVAL_KEYS}, **SOLO.write(g)}
    out |= {key: [int(n) for n in getattr(g, key)] for key in COUNTS}
    return {**out, "leader": None if g.leader == NONE else int(g.leader)}


def phase_of(g: Viscounts, known: tuple[str, ...]) -> str:
    """The phase in which the game is, or which surrounds what is being resolved; of the first one the next step."""
    if g.over:
        return "over"
    if g.round == 0:
        return "pairs"
    if g.phase > phases.PLACE or g.is_rival(g.current):
        return known[g.phase]
    return known[phases.PLACE if g.seats[g.current].board[0] == NONE else phases.MOVEMENT]


def write_seat(s: Seat, form: Form = SEAT) -> dict[str, Any]:
    out: dict[str, Any] = form.write(s)
    out["rest"] = [IDS[c] for c in sorted(s.deck.dump()[0])]
    out |= {name: int(s.goods[good]) for good, name in enumerate(GOODS.words)}
    out["buildings"] = {
        SLOTS.words[slot]: IDS[things.FIRST_SPOT + s.sites[slot]]
        for slot in range(things.SLOTS)
        if s.sites[slot] != NONE
    }
    return {**out, "tier1": [int(n) for n in s.tier1], "tier2": [int(n) for n in s.tier2]}
