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
from regnum.kernel.chance import Chance
from regnum.kernel.containers import EVERYBODY, Pile, Spread, bit, empty_pile, members
from regnum.kernel.errors import BadScenario, shown
from regnum.kernel.seeds import first_state
from regnum.kernel.written import counted, number, written_players

KEYS = (
    "players", "module", "side", "quest", "pack", "round", "first", "stage", "turn", "left", "right", "deck", "risk",
    "discard", "firsts", "doubled", "seed",
)  # fmt: skip
SEAT_KEYS = (
    "duchy", "deck", "hand", "choice", "sites", "built", "woes", "advisors", "aside", "soldiers", "camp",
    "krystallium", "alchemy", "traps", "used", "covered", "steps", "vision", "cubes", "produced",
)  # fmt: skip
ROUND = (*STAGES.words[: stages.SCORING], "over")
NOBODY = 7


def words_of(where: str, value: object) -> list[str]:
    """Cards as written."""
    return counted(where, value, 120, "farm*2 quarry")


def card_of(where: str, name: str) -> int:
    if name not in NUMBER:
        raise BadScenario(f"{where}: there is no card “{shown(name)}”.")
    return NUMBER[name]


def steps_of(where: str, value: object) -> int:
    """Steps of a quest, counted from 1, as a set."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadScenario(f"{where}: write the steps as a list of numbers from 1 to 4.")
    out = 0
    for step in value:
        out |= bit(number(where, step, 4, 1) - 1)
    return out


def players_of(position: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The seats, checked for form."""
    return written_players(position, KEYS, SEAT_KEYS, (1, 2))


def options_of(position: Mapping[str, Any]) -> dict[str, Any]:
    """The table's options as the position implies them."""
    chosen = {key: position[key] for key in ("module", "side", "quest", "pack") if key in position}
    players = players_of(position)
    for i, player in enumerate(players):
        if "deck" in player:
            chosen[f"deck{i + 1}"] = player["deck"]
    if "duchy" in players[0]:
        chosen["duchy"] = players[0]["duchy"]
    return {**chosen, "first": position.get("first", 0)}


def lay(
    position: Mapping[str, Any], players: Sequence[Mapping[str, Any]], options: Mapping[str, Any], tables: Tables
) -> Kingdom:
    """The table as written; every card that is not written lies in the deck or the supply."""
    decks = decks_of(players, options)
    seats: list[Seat] = []
    for i, player in enumerate(players):
        default = DUCHY_IDS[i] if i == 0 else DUCHY_IDS[1 - seats[0].duchy]
        duchy = player.get("duchy", default)
        if duchy not in DUCHY_IDS:
            raise BadScenario(f"players[{i}].duchy: must be one of {', '.join(DUCHY_IDS)}.")
        threat = NUMBER[DECKS[decks[i]]["dealt_card"]] if decks else things.CALAMITY
        seats.append(empty_seat(DUCHY_IDS.index(duchy), threat))
    g = empty_table(
        tables, options["module"], options["side"], QUEST_IDS.index(options["quest"]), seats, options["first"]
    )
    g.chance = Chance(first_state("wonderful_kingdom", position.get("seed", 0)), 0)
    g.round = number("round", position.get("round", 1), 4, 1)
    g.doubled = number("doubled", position.get("doubled", 1), 2, 1)
    g.firsts = steps_of("firsts", position.get("firsts", ()))
    for i, player in enumerate(players):
        lay_seat(g, seats[i], player, f"players[{i}]")
    lay_spread(g.left, "left", position.get("left", ()))
    lay_spread(g.right, "right", position.get("right", ()))
    lay_pile(g.discard, "discard", position.get("discard", ()))
    tops = [card_of("deck", card) for card in words_of("deck", position.get("deck", ()))]
    risks = [card_of("risk", card) for card in words_of("risk", position.get("risk", ()))]
    lay_rest(g, Counter(in_game(tables, options["module"], len(seats), decks)), tops, risks)
    return g


def decks_of(players: Sequence[Mapping[str, Any]], options: Mapping[str, Any]) -> list[str]:
    """The threat decks; those not written are the first ones left."""
    if options["module"] != "threats":
        return []
    named = [options["deck1"], options["deck2"]][: len(players)]
    left = [deck for deck in DECKS if deck not in named]
    return [left.pop(0) if deck == "random" else deck for deck in named]


def lay_rest(g: Kingdom, left: Counter[int], tops: Sequence[int], risks: Sequence[int]) -> None:
    """What is not written goes to the supply, the risk deck or the development deck."""
    used: Counter[int] = Counter([*tops, *risks])
    for place in (g.left, g.right, *(me.choice for me in g.seats)):
        used.update(place.at(i) for i in range(place.size))
    used.update(g.discard.at(i) for i in range(g.discard.size))
    for me in g.seats:
        for pile in (me.hand, me.sites, me.woes, me.advisors, me.aside):
            used.update(pile.at(i) for i in range(pile.size))
        used.update({c: me.built.count(c) for c in members(me.built.kinds)})
    for c, n in used.items():
        if n > left[c]:
            raise BadScenario(f"{IDS[c]}: the position has {n}, but {left[c]} are in this game.")
    left -= used
    deck, risk = empty_pile(), empty_pile()
    for c in sorted(left):
        for _ in range(left[c]):
            if not things.CALAMITY <= c < things.FIRST_ADVISOR:
                deck.put(c)
            elif g.solo() and c == g.seats[0].threat:
                risk.put(c)
            else:
                g.supply.add(c)
    g.deck.shuffle_in(deck)
    if g.solo():
        missing = risk_size(g) - risk.size - len(risks)
        for _ in range(max(0, missing)):
            risk.put(g.deck.draw(g.chance, 0))
        g.risk.shuffle_in(risk)
    for c in reversed(risks):
        g.risk.put(c, 0)
    for c in reversed(tops):
        g.deck.put(c, EVERYBODY if g.solo() else 0)


def risk_size(g: Kingdom) -> int:
    """How many cards the risk deck has left in a round: three are used in each."""  # IWK-12.7
    return 12 - 3 * (g.round - 1)


def lay_pile(pile: Pile, where: str, value: object) -> None:
    for word in words_of(where, value):
        pile.put(card_of(where, word))


def lay_spread(spread: Spread, where: str, value: object) -> None:
    """Cards of an area: open ones, and those face down with the seat that laid them."""
    for word in words_of(where, value):
        card, colon, by = word.partition(":")
        c = card_of(where, card)
        if not colon:
            spread.put(c, NOBODY, EVERYBODY)
        elif by in ("0", "1", "-"):
            spread.put(c, NOBODY if by == "-" else int(by), 0 if by == "-" else bit(int(by)))
        else:
            raise BadScenario(f"{where}: “{shown(word)}” should say who laid the card face down, as in “farm:0”.")


def lay_seat(g: Kingdom, me: Seat, player: Mapping[str, Any], where: str) -> None:
    """One player as written."""
    for word in words_of(f"{where}.hand", player.get("hand", ())):
        me.hand.put_in_order(card_of(f"{where}.hand", word))
    lay_spread(me.choice, f"{where}.choice", player.get("choice", ()))
    for word in words_of(f"{where}.sites", player.get("sites", ())):
        lay_site(g, me, f"{where}.sites", word)
    for word in words_of(f"{where}.built", player.get("built", ())):
        c = card_of(f"{where}.built", word)
        if c >= things.DEVELOPMENTS:
            raise BadScenario(f"{where}.built: {word} cannot be constructed.")
        me.built.add(c)
    lay_pile(me.woes, f"{where}.woes", player.get("woes", ()))
    lay_pile(me.advisors, f"{where}.advisors", player.get("advisors", ()))
    lay_pile(me.aside, f"{where}.aside", player.get("aside", ()))
    frozen = sum(me.spaces[i] >= FROZEN for i in range(me.sites.size))
    if frozen > me.woes.count(things.FROST_GIANT):
        raise BadScenario(f"{where}.sites: {frozen} are frozen, but there are fewer frost giants among the woes.")
    me.soldiers = number(f"{where}.soldiers", player.get("soldiers", 0), 99)
    me.camp = number(f"{where}.camp", player.get("camp", 0), 99)
    me.krystallium = number(f"{where}.krystallium", player.get("krystallium", 0), 99)
    me.traps = number(f"{where}.traps", player.get("traps", 1 if g.solo() else 2), 2)
    me.vision = number(f"{where}.vision", player.get("vision", 0), 1)
    lay_alchemy(g, me, player.get("alchemy", 0), f"{where}.alchemy")
    for r, n in amounts_of(f"{where}.covered", player.get("covered", {})):
        me.covered += n * one(r)
        if me.icons(g.cards, g.side, r) < 0:
            raise BadScenario(f"{where}.covered.{RESOURCES[r]}: the duchy card has fewer icons.")
    for word in words_of(f"{where}.used", player.get("used", ())):
        me.used |= bit(deeds.VISION_USED if word == "vision" else card_of(f"{where}.used", word) - things.FIRST_ADVISOR)
    me.steps = steps_of(f"{where}.steps", player.get("steps", ()))
    me.cubes = number(f"{where}.cubes", player.get("cubes", 0), 99)
    me.produced = number(f"{where}.produced", player.get("produced", me.cubes if "cubes" in player else -1), 99, -1)


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
    if not isinstance(value, Mapping):
        raise BadScenario(f"{where}: must be a mapping of resources to numbers.")
    for name in value:
        if name not in RESOURCES:
            raise BadScenario(f"{where}: there is no basic resource “{shown(name)}”.")
    return [(RESOURCES.index(name), number(f"{where}.{name}", n, 15)) for name, n in value.items()]


def lay_site(g: Kingdom, me: Seat, where: str, word: str) -> None:
    """A card under construction with what lies on it."""
    card, _, filled = word.partition(":")
    c = card_of(where, card)
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
    stage = position.get("stage", "planning")
    if stage not in ROUND:
        raise BadScenario(f"stage: must be one of {', '.join(ROUND)}, not {shown(stage)}.")
    most = limits.CHOICES if g.solo() else limits.TURNS
    g.turn = number("turn", position.get("turn", 1), most, 1) - 1
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


def write(g: Kingdom) -> dict[str, Any]:
    """The table as a position, with nothing hidden: what `lay` reads."""
    stage = "over" if g.over else "deal" if g.stage == stages.SETUP else ROUND[min(g.stage, 11)]
    deck, risk = g.deck.dump(), g.risk.dump()
    quest = g.quest // 8
    return {
        "players": [written_seat(g, me) for me in g.seats],
        "module": MODULES.words[g.module],
        "side": SIDES[g.side],
        "quest": QUEST_IDS[quest],
        "round": max(1, g.round),
        "first": g.first,
        "stage": stage,
        "turn": max(1, g.turn),
        "left": written_spread(g.left),
        "right": written_spread(g.right),
        "deck": [IDS[c] for c in reversed(deck[1])],
        "risk": [IDS[c] for c in reversed(risk[1])],
        "discard": written_pile(g.discard),
        "firsts": [s + 1 for s in members(g.firsts)],
        "doubled": g.doubled,
    }


def written_pile(pile: Pile) -> list[str]:
    return [IDS[pile.at(i)] for i in range(pile.size)]


def written_spread(spread: Spread) -> list[str]:
    out = []
    for i in range(spread.size):
        by = "-" if spread.laid_by(i) == NOBODY else str(spread.laid_by(i))
        out.append(IDS[spread.at(i)] + (f":{by}" if spread.is_face_down(i) else ""))
    return out


def written_site(g: Kingdom, me: Seat, i: int) -> str:
    c, left = me.sites.at(i), me.spaces[i]
    filled = [
        name for r, name in enumerate(SPACES.words) for _ in range(how_many(g.cards.cost[c], r) - how_many(left, r))
    ]
    if left >= FROZEN:
        filled.append("frozen")
    return IDS[c] + (":" + "+".join(filled) if filled else "")


def written_seat(g: Kingdom, me: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {
        "duchy": DUCHY_IDS[me.duchy],
        "hand": written_pile(me.hand),
        "choice": written_spread(me.choice),
        "sites": [written_site(g, me, i) for i in range(me.sites.size)],
        "built": [IDS[c] for c in members(me.built.kinds) for _ in range(me.built.count(c))],
        "woes": written_pile(me.woes),
        "advisors": written_pile(me.advisors),
        "aside": written_pile(me.aside),
        "soldiers": me.soldiers,
        "camp": me.camp,
        "krystallium": me.krystallium,
        "alchemy": {name: int(me.alchemy[r]) for r, name in enumerate(RESOURCES)}
        if g.module == modules.QUESTS
        else int(me.alchemy[resources.ANY_CUBE]),
        "traps": me.traps,
        "used": ["vision" if a == deeds.VISION_USED else IDS[things.FIRST_ADVISOR + a] for a in members(me.used)],
        "covered": {name: int(n) for r, name in enumerate(RESOURCES) if (n := how_many(me.covered, r))},
        "steps": [s + 1 for s in members(me.steps)],
        "vision": me.vision,
    }
    if g.module == modules.THREATS:
        found["deck"] = next(deck for deck, of in DECKS.items() if NUMBER[of["dealt_card"]] == me.threat)
    if me.produced >= 0:
        found |= {"cubes": me.cubes, "produced": me.produced}
    return found
