"""Tables from written positions.

A position is a mapping with these keys, all optional but `players`:

| key | meaning |
| --- | --- |
| `players` | a list with one mapping for each seat (two, or one for a solo game): see below |
| `module`, `side`, `quest`, `pack` | as in the options (`advisors`, `A`, `quest_01`) |
| `round` | 1 to 4 (1) |
| `first` | the seat of player 1, who is first in rounds 1 and 3 (0) |
| `stage` | where the round stands: one of `ROUND` below (`planning`) |
| `turn` | in the choice phase the turn about to be taken, 1 to 16, solo 1 to 4 (1) |
| `left`, `right` | the offering areas: see below |
| `deck` | cards on top of the development deck, the top one first; the rest lies under them in unknown order |
| `risk` | solo: cards on top of the risk deck |
| `discard` | cards in the discard pile |
| `firsts` | quest steps (1 to 4) whose race is won |
| `seed` | for the dice |

A player has `duchy`, `deck` (the own threat deck), `hand`, `choice`, `sites`, `built`, `woes`, `advisors`, `aside`,
`soldiers`, `camp`, `krystallium`, `alchemy`, `traps`, `used`, `covered`, `steps`, `vision`, `cubes`, `produced`.

Cards are written as a list of ids or as one text such as `"farm*2 quarry"`. In an area or choice area a card that lies
face down is written `farm:0` or `farm:1` with the seat that laid it (`farm:-` for a risk card). A site is a card, with
what lies on it behind a colon: `farm:materials` or `secret_fellowship:population+population+soldier`, and `+frozen`
if a frost giant lies under it (it is then one of the `woes`). `alchemy` is a number, or with quests a mapping of
resources; `covered` is a mapping of resources, `used` a list of advisors (and `vision`), `steps` a list of numbers.
`cubes` and `produced` belong to a production step that is under way: with them nothing is produced again.

In the middle of a choice, a written position is that of the segment around it, with both seats still deciding.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.wonderful_kingdom.amounts import FROZEN, how_many, one
from regnum.games.wonderful_kingdom.codes import deeds, limits, modules, resources, stages, things
from regnum.games.wonderful_kingdom.data import DECKS, DUCHY_IDS, IDS, NUMBER, QUEST_IDS, Tables
from regnum.games.wonderful_kingdom.declare import MODULES, RESOURCES, SPACES, STAGES
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.games.wonderful_kingdom.setup import SIDES, empty_seat, empty_table, in_game
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.games.wonderful_kingdom.turn import rounds
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, empty_pile, members
from regnum.kernel.errors import BadScenario, shown
from regnum.kernel.seeds import first_state
from regnum.kernel.written import Form, Key, counted, number, one_of, placed, rest, written_mapping

EXAMPLE = "farm*2 quarry"
MOST = 120
SEAT = Form(
    Seat, IDS, {}, EXAMPLE,
    {"hand": MOST, "choice": MOST, "built": MOST, "woes": MOST, "advisors": MOST, "aside": MOST, "soldiers": 99,
     "camp": 99, "krystallium": 99, "traps": 2, "vision": 1},
)  # fmt: skip
STEP = Form(Seat, IDS, {}, EXAMPLE, {"cubes": 99, "produced": Key("produced", 99, -1)})
TABLE = Form(
    Kingdom, IDS, {}, EXAMPLE,
    {"left": MOST, "right": MOST, "discard": MOST, "round": Key("round", 4, 1), "doubled": Key("doubled", 2, 1)},
)  # fmt: skip
TOPS = Form(Kingdom, IDS, {}, EXAMPLE, {"deck": MOST, "risk": MOST})
SETTINGS = ("module", "side", "quest", "pack")
KEYS = ("players", *SETTINGS, "first", "stage", "turn", *TABLE.keys, *TOPS.keys, "firsts", "seed")
SEAT_KEYS = ("duchy", "deck", *SEAT.keys, *STEP.keys, "sites", "alchemy", "used", "covered", "steps")
ROUND = (*STAGES.words[: stages.SCORING], "over")


def told_by_players(position: Mapping[str, Any]) -> dict[str, Any]:
    """Who begins, and what the players have of what is chosen when a table is set up."""
    chosen = {"first": position.get("first", 0)}
    players = position["players"]
    for i, player in enumerate(players):
        if "deck" in player:
            chosen[f"deck{i + 1}"] = player["deck"]
    if "duchy" in players[0]:
        chosen["duchy"] = players[0]["duchy"]
    return chosen


def lay(position: Mapping[str, Any], _seats: int, tables: Tables, options: Mapping[str, Any]) -> Kingdom:
    """The table as written, run to its first decision; what is not written lies in the deck or the supply."""
    players = position["players"]
    decks = decks_of(players, options)
    seats: list[Seat] = []
    for i, player in enumerate(players):
        default = DUCHY_IDS[i] if i == 0 else DUCHY_IDS[1 - seats[0].duchy]
        duchy = one_of(f"players[{i}].duchy", player.get("duchy", default), DUCHY_IDS)
        if any(DUCHY_IDS[other.duchy] == duchy for other in seats):
            raise BadScenario(f"players[{i}].duchy: {duchy} is another player's already; there is one board of each.")
        threat = NUMBER[DECKS[decks[i]]["dealt_card"]] if decks else things.CALAMITY
        seats.append(empty_seat(DUCHY_IDS.index(duchy), threat))
    g = empty_table(
        tables, options["module"], options["side"], QUEST_IDS.index(options["quest"]), seats, options["first"]
    )
    g.chance = Chance(first_state("wonderful_kingdom", position.get("seed", 0)), 0)
    g.round = 1
    TABLE.read(g, position)
    g.firsts = steps_of("firsts", position.get("firsts", ()))
    for i, player in enumerate(players):
        lay_seat(g, seats[i], player, f"players[{i}].")
    tops = {key: TOPS.cards(field, key, position.get(key, ()), MOST) for key, field in TOPS.fields.items()}
    found = in_game(tables, options["module"], len(seats), decks)
    used = placed(g, {}) + Counter(tops["deck"] + tops["risk"])
    lay_rest(g, rest(IDS, {c: found.get(c, 0) for c in range(len(IDS))}, used), len(tops["risk"]))
    for c in reversed(tops["risk"]):
        g.risk.put(c, 0)
    for c in reversed(tops["deck"]):
        g.deck.put(c, EVERYBODY if g.solo() else 0)
    go_on(g, position)
    return g


def decks_of(players: Sequence[Mapping[str, Any]], options: Mapping[str, Any]) -> list[str]:
    """The threat decks; those not written are the first ones left."""
    if options["module"] != "threats":
        return []
    named = [options["deck1"], options["deck2"]][: len(players)]
    left = [deck for deck in DECKS if deck not in named]
    return [left.pop(0) if deck == "random" else deck for deck in named]


def lay_rest(g: Kingdom, left: Sequence[int], risks: int) -> None:
    """What is not written goes to the supply, the risk deck or the development deck."""
    deck, risk = empty_pile(), empty_pile()
    for c in left:
        if not things.CALAMITY <= c < things.FIRST_ADVISOR:
            deck.put(c)
        elif g.solo() and c == g.seats[0].threat:
            risk.put(c)
        else:
            g.supply.add(c)
    g.deck.shuffle_in(deck)
    if g.solo():  # three cards of the risk deck are used in each round  # IWK-12.7
        missing = 12 - 3 * (g.round - 1) - risk.size - risks
        for _ in range(min(missing, g.deck.size)):
            risk.put(g.deck.draw(g.chance, 0))
        g.risk.shuffle_in(risk)


def lay_seat(g: Kingdom, me: Seat, player: Mapping[str, Any], where: str) -> None:
    """One player as written."""
    me.traps = 1 if g.solo() else 2
    SEAT.read(me, player, where)
    me.hand.sort()
    if any(c >= things.DEVELOPMENTS for c in members(me.built.kinds)):
        raise BadScenario(f"{where}built: only developments can be constructed.")
    for word in counted(f"{where}sites", player.get("sites", ()), MOST, EXAMPLE):
        lay_site(g, me, f"{where}sites", word)
    frozen = sum(me.spaces[i] >= FROZEN for i in range(me.sites.size))
    if frozen > me.woes.count(things.FROST_GIANT):
        raise BadScenario(f"{where}sites: {frozen} are frozen, but there are fewer frost giants among the woes.")
    lay_alchemy(g, me, player.get("alchemy", 0), f"{where}alchemy")
    for r, n in amounts_of(f"{where}covered", player.get("covered", {})):
        me.covered += n * one(r)
        if me.icons(g.cards, g.side, r) < 0:
            raise BadScenario(f"{where}covered.{RESOURCES[r]}: the duchy card has fewer icons.")
    for word in counted(f"{where}used", player.get("used", ()), MOST, EXAMPLE):
        card = SEAT.card(SEAT.fields["advisors"], f"{where}used", word) if word != "vision" else NONE
        me.used |= bit(deeds.VISION_USED if card == NONE else card - things.FIRST_ADVISOR)
    me.steps = steps_of(f"{where}steps", player.get("steps", ()))
    STEP.read(me, player, where)
    if "cubes" in player and "produced" not in player:
        me.produced = me.cubes


def steps_of(where: str, value: object) -> int:
    """Steps of a quest, counted from 1, as a set."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadScenario(f"{where}: write the steps as a list of numbers from 1 to 4.")
    out = 0
    for step in value:
        out |= bit(number(where, step, 4, 1) - 1)
    return out


def lay_alchemy(g: Kingdom, me: Seat, value: object, where: str) -> None:
    if isinstance(value, Mapping):
        for r, n in amounts_of(where, value):
            me.alchemy[r if g.module == modules.QUESTS else resources.ANY_CUBE] += n
    else:
        me.alchemy[resources.MATERIALS if g.module == modules.QUESTS else resources.ANY_CUBE] = number(where, value, 99)
    if g.module != modules.QUESTS and me.alchemy[resources.ANY_CUBE] > 4:
        raise BadScenario(f"{where}: five cubes become krystallium at once.")


def amounts_of(where: str, value: object) -> list[tuple[int, int]]:
    """A mapping of basic resources to numbers."""
    written = written_mapping(where, value, RESOURCES)
    return [(RESOURCES.index(name), number(f"{where}.{name}", n, 15)) for name, n in written.items()]


def lay_site(g: Kingdom, me: Seat, where: str, word: str) -> None:
    """A card under construction with what lies on it."""
    card, _, filled = word.partition(":")
    c = SEAT.card(SEAT.fields["woes"], where, card)
    if c >= things.DEVELOPMENTS:
        raise BadScenario(f"{where}: {card} cannot be under construction.")
    left = g.cards.cost[c]
    frozen = False
    for space in filter(None, filled.split("+")):
        if space == "frozen":
            frozen = True
            continue
        if space not in SPACES.words or not how_many(left, SPACES.words.index(space)):
            raise BadScenario(f"{where}: {card} has no free space for “{shown(space)}”.")
        left -= one(SPACES.words.index(space))
    if left == 0 and not frozen:
        raise BadScenario(f"{where}: {card} is full, so it would be constructed.")
    me.spaces[me.sites.size] = left | (FROZEN if frozen else 0)
    me.sites.put(c)


def go_on(g: Kingdom, position: Mapping[str, Any]) -> None:
    """Lets the game run to its first decision."""
    stage = one_of("stage", position.get("stage", "planning"), ROUND)
    g.turn = number("turn", position.get("turn", 1), limits.CHOICES if g.solo() else limits.TURNS, 1) - 1
    check_hands(g, stage)
    if stage == "over":
        g.stage = stages.SCORING
        g.over = True
        return
    g.stage = ROUND.index(stage)
    g.begin(rounds(g, g.stage))


def check_hands(g: Kingdom, stage: str) -> None:
    """In the choice phase of two, the hands must fit the turn: each offer takes two cards."""
    if stage != "choice" or g.solo():
        return
    for p in range(2):
        mine = [t for t in range(g.turn, limits.TURNS) if t % 2 == 0 and (t % 4 == 0) == (p == g.leader())]
        want = 2 * len(mine)
        if g.seats[p].hand.size not in (want, want - 1):
            raise BadScenario(f"players[{p}].hand: in turn {g.turn + 1} the hand has {want} cards.")


def write(g: Kingdom, _options: Mapping[str, Any]) -> dict[str, Any]:
    """The table as a position, with nothing hidden: what `lay` reads."""
    return {
        **TABLE.write(g),
        **TOPS.write(g),
        "players": [written_seat(g, me) for me in g.seats],
        "module": MODULES.words[g.module],
        "side": SIDES[g.side],
        "quest": QUEST_IDS[g.quest // 8],
        "round": max(1, g.round),
        "first": g.first,
        "stage": "over" if g.over else "deal" if g.stage == stages.SETUP else ROUND[min(g.stage, 11)],
        "turn": max(1, g.turn),
        "firsts": [s + 1 for s in members(g.firsts)],
    }


def written_site(g: Kingdom, me: Seat, i: int) -> str:
    c, left = me.sites.at(i), me.spaces[i]
    filled = [
        name for r, name in enumerate(SPACES.words) for _ in range(how_many(g.cards.cost[c], r) - how_many(left, r))
    ]
    if left >= FROZEN:
        filled.append("frozen")
    return IDS[c] + (":" + "+".join(filled) if filled else "")


def written_seat(g: Kingdom, me: Seat) -> dict[str, Any]:
    cubes = {name: int(me.alchemy[r]) for r, name in enumerate(RESOURCES)}
    found: dict[str, Any] = {
        **SEAT.write(me),
        "duchy": DUCHY_IDS[me.duchy],
        "sites": [written_site(g, me, i) for i in range(me.sites.size)],
        "alchemy": cubes if g.module == modules.QUESTS else int(me.alchemy[resources.ANY_CUBE]),
        "used": ["vision" if a == deeds.VISION_USED else IDS[things.FIRST_ADVISOR + a] for a in members(me.used)],
        "covered": {name: int(n) for r, name in enumerate(RESOURCES) if (n := how_many(me.covered, r))},
        "steps": [s + 1 for s in members(me.steps)],
    }
    if g.module == modules.THREATS:
        found["deck"] = next(deck for deck, of in DECKS.items() if NUMBER[of["dealt_card"]] == me.threat)
    return found | (STEP.write(me) if me.produced >= 0 else {})
