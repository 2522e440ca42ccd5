"""Tables in the middle of a game, written into a database before the server starts: the same ones every time."""

import asyncio
import hashlib
import time
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import regnum
from browser import recording, sagas, together, town, viscounts
from browser.games import choices_of
from regnum.bots import make
from regnum.kernel.decision import Decision
from regnum.kernel.table import Table
from regnum.server.people.keys import Keys
from regnum.server.store import Person, open_store
from regnum.server.tables import record
from regnum.server.tables.record import AnyEntry, Header, SeatRecord
from regnum.server.tables.state import TableState

SECRET = "browser tests"
PEOPLE = {
    "ada": Person("ada0" * 6, "Ada"),
    "jagna": Person("1a91" * 6, "Jagna"),
    "krzysztof": Person("d1c0" * 6, "Krzysztof Długosz"),
    "ola": Person("01a0" * 6, "Ola"),
    "mieszko": Person("3e52" * 6, "Mieszko"),
}
ADAS, JAGNAS, KRZYSZTOFS, OLAS, MIESZKOS = (SeatRecord("human", each.name, each.id) for each in PEOPLE.values())
BOLKOS = SeatRecord("bot", "Bolko", bot="random")
MOST_GAMES = 40
HOUR = 3600.0
LETTERS = "abcdefghjkmnpqrstuvwxyz"
"""Those that occur in ids: none that could be taken for a figure."""
Moment = Callable[[Table, Decision], bool]


class Position(NamedTuple):
    """A game that bots played for its people until something was to be seen; without a moment, to its end."""

    first: int
    """The game to begin looking with: how the players play may change, and then another one comes to the moment."""
    moment: Moment | None = None
    game: str = "dominion"
    seats: int = 2
    bot: str = "engine"
    options: Mapping[str, Any] = MappingProxyType({"kingdom": "first_game", "first": 0})
    others: tuple[SeatRecord, ...] = (JAGNAS, BOLKOS)
    """Whom Ada plays with, as many of them as there are seats."""
    ago: float = HOUR
    """Seconds since it began."""
    clock: float = 0.0
    """Seconds that each has for the whole game, if there are clocks."""
    won: bool | None = None
    """Whether the team wins in the end, where that matters."""
    line: str = ""
    """The game that was written down under this name, in place of one that bots play now."""
    left: int = 0
    """So many of the last choices are still to be made."""


def turn(table: Table) -> int:
    """The turn of the player who is on the move."""
    values = table.view(None)["values"]
    return int(values[f"seat{values['current']}.turns"])


def kinds_in_hand(table: Table, seat: int) -> set[str]:
    return {thing["card"] for thing in table.view(seat)["places"][f"seat{seat}.hand"]["things"]}


def in_play(table: Table, seat: int) -> int:
    return int(table.view(None)["places"][f"seat{seat}.in_play"]["count"])


def own_turn(table: Table, asked: Decision) -> bool:
    """Ada has played something, and has a choice of what to play next."""
    actions = {option.notation for option in asked.options if option.notation.startswith("play")}
    rich = asked.seat == 0 and asked.kind == "action" and len(actions) >= 3
    return rich and turn(table) >= 8 and in_play(table, 0) >= 2


def waiting(table: Table, asked: Decision) -> bool:
    """Jagna is about to buy."""
    return asked.seat == 1 and asked.kind == "buy" and turn(table) >= 8 and in_play(table, 1) >= 3


def interrupt(table: Table, asked: Decision) -> bool:
    """Jagna's Militia asks Ada to discard."""
    return asked.seat == 0 and asked.kind == "discard_down" and len(kinds_in_hand(table, 0)) >= 4


def reaction(_: Table, asked: Decision) -> bool:
    """Ada may show her Moat."""
    return asked.seat == 0 and asked.kind == "react"


def buying(table: Table, asked: Decision) -> bool:
    """Ada may buy one of many cards."""
    return asked.seat == 0 and asked.kind == "buy" and turn(table) >= 6 and len(asked.options) >= 8


def great_choice(table: Table, asked: Decision) -> bool:
    """In the middle of a game of Paladins Ada has many actions to choose from, and has taken some."""
    busy = len(table.view(0)["places"]["seat0.spaces"]["things"]) >= 2
    return asked.seat == 0 and asked.kind == "action" and round_of(table) >= 4 and len(asked.options) >= 8 and busy


def favour_too(table: Table, asked: Decision) -> bool:
    """Among Ada's many actions is a King's Favour, which lies on the main board and not on hers."""
    return great_choice(table, asked) and any(option.notation.startswith("favour") for option in asked.options)


def struck(table: Table, asked: Decision) -> bool:
    """An Inquisition has hit Ada since her own last action."""
    if asked.seat != 0 or asked.kind != "action":
        return False
    since: list[str] = []
    for event in reversed(table.events_for(0)):
        if event.seat == 0 and event.kind in ("acts", "uses_favour", "takes_tavern"):
            break
        since.append(f"{event.seat} {event.kind}")
    return "0 most_suspicious" in since


def two_prices(_: Table, asked: Decision) -> bool:
    """Ada may take a Townsfolk for Silver or for a Debt."""
    return asked.seat == 0 and asked.kind == "recruit" and len(asked.options) >= 5


def new_paladins(table: Table, asked: Decision) -> bool:
    """A round begins: Ada has drawn three Paladins."""
    return asked.seat == 0 and asked.kind == "paladin" and round_of(table) >= 3


def tavern(_: Table, asked: Decision) -> bool:
    """Ada takes one of the Taverns."""
    return asked.seat == 0 and asked.kind == "tavern"


def round_of(table: Table) -> int:
    return int(table.view(None)["values"]["round"])


PALADINS: Any = {"game": "paladins", "bot": "random", "options": {"first": 0}}


def last_paladins(table: Table, asked: Decision) -> bool:
    """Ada is dealt Paladins for the last time."""
    return round_of(table) == 7 and asked.kind == "paladin"


def laying_out(table: Table, asked: Decision) -> bool:
    """Ada lays out cards of her hand, and some lie there already."""
    lying = sum(table.view(None)["places"][place]["count"] for place in ("left", "right"))
    return round_of(table) == 3 and asked.seat == 0 and asked.kind == "offer" and lying >= 2


def choosing(table: Table, asked: Decision) -> bool:
    """Ada takes one of the two areas."""
    return round_of(table) == 3 and asked.seat == 0 and asked.kind == "choose"


def choosing_among_many(table: Table, asked: Decision) -> bool:
    """Ada takes one of the two areas, and in one of them lie five cards."""
    places = table.view(0)["places"]
    return asked.seat == 0 and asked.kind == "choose" and max(places[area]["count"] for area in ("left", "right")) > 4


def planning(table: Table, _: Decision) -> bool:
    """Ada says what becomes of her cards."""
    return round_of(table) == 3 and any(asked.seat == 0 and asked.kind == "plan" for asked in table.pending)


def producing(table: Table, _: Decision) -> bool:
    """Ada has cubes to place, and a site that takes one."""
    mine = next((asked for asked in table.pending if asked.seat == 0 and asked.kind == "produce"), None)
    placing = mine is not None and any(option.notation.startswith("place") for option in mine.options)
    return round_of(table) == 3 and placing and table.view(0)["values"]["seat0.cubes"] > 1


VISCOUNTS: Any = {"game": "viscounts", "bot": "random", "options": {"first": 0}}
VISCOUNTS_ALONE: Any = {"game": "viscounts", "bot": "random", "seats": 1, "options": {"opponent": "ai_noble"}}


KINGDOM: dict[str, Any] = {
    "game": "wonderful_kingdom", "bot": "planner", "options": {"module": "threats", "side": "A", "first": 0},
}  # fmt: skip
KINGDOM_ALONE: dict[str, Any] = {
    "game": "wonderful_kingdom", "bot": "planner", "seats": 1,
    "options": {"module": "threats", "side": "A", "duchy": "teressie"},
}  # fmt: skip
KINGDOM_QUEST: dict[str, Any] = {**KINGDOM_ALONE, "options": {"module": "quests"}}

OFKAS = SeatRecord("bot", "Ofka", bot="planner")
FOUR: Any = {"seats": 4, "others": (JAGNAS, KRZYSZTOFS, BOLKOS)}
ARCHITECTS: Any = {
    "game": "architects", "bot": "random", "options": {"first": 0},
    "seats": 5, "others": (JAGNAS, KRZYSZTOFS, BOLKOS, OFKAS),
}  # fmt: skip
ARCHITECTS_ALONE: Any = {**ARCHITECTS, "seats": 1}
PALADINS_TOGETHER: Any = {"game": "paladins_coop", "bot": "random", "options": {"first": 0}}
ARCHITECTS_TOGETHER: Any = {"game": "architects_coop", "bot": "greedy", "options": {}}
VISCOUNTS_TOGETHER: Any = {"game": "viscounts_coop", "bot": "greedy", "options": {"first": 0}}
AGREED: Any = {**VISCOUNTS_TOGETHER, "options": {"first": 0, "aids": "agreed"}}

WHOLE, SOME = 10_000, 16
"""A whole game is left to be played, or its end."""

POSITIONS = {
    "turn": Position(24, own_turn),
    "waiting": Position(23, waiting),
    "interrupt": Position(9, interrupt),
    "reaction": Position(10, reaction),
    "buying": Position(3, buying, **FOUR),
    "late": Position(24, own_turn, ago=11 * HOUR, clock=10 * HOUR),
    "over": Position(17),
    "paladins": Position(1, great_choice, seats=3, **PALADINS),
    "favour": Position(1, favour_too, seats=3, **PALADINS),
    "recruit": Position(1, two_prices, seats=3, **PALADINS),
    "offer": Position(1, new_paladins, seats=3, **PALADINS),
    "tavern": Position(1, tavern, seats=3, **PALADINS),
    "four_paladins": Position(1, great_choice, **FOUR, **PALADINS),
    "struck": Position(1, struck, **FOUR, **PALADINS),
    "solo": Position(1, great_choice, seats=1, **PALADINS),
    "solo_over": Position(1, seats=1, **PALADINS),
    "kingdom_offer": Position(1, laying_out, **KINGDOM),
    "kingdom_choose": Position(1, choosing, **KINGDOM),
    "kingdom_many": Position(1, choosing_among_many, **KINGDOM),
    "kingdom_plan": Position(1, planning, **KINGDOM),
    "kingdom_produce": Position(1, producing, **KINGDOM),
    "kingdom_over": Position(1, **KINGDOM),
    "kingdom_alone": Position(1, choosing, **KINGDOM_ALONE),
    "kingdom_alone_over": Position(1, **KINGDOM_ALONE),
    "kingdom_quest": Position(1, planning, **KINGDOM_QUEST),
    **{name: Position(at, moment, seats=3, **VISCOUNTS) for name, (at, moment) in viscounts.MOMENTS.items()},
    "viscounts_over": Position(1, seats=3, **VISCOUNTS),
    "four_viscounts": Position(1, viscounts.asks("move"), **FOUR, **VISCOUNTS),
    "viscounts_begins": Position(1, viscounts.beginning, seats=3, others=(KRZYSZTOFS, MIESZKOS), **VISCOUNTS),
    "viscounts_alone": Position(1, viscounts.asks("action"), **VISCOUNTS_ALONE),
    "architects_draft": Position(1, town.beginning, **ARCHITECTS),
    "architects": Position(10, town.placing, **ARCHITECTS),
    "architects_capture": Position(1, town.capturing, **ARCHITECTS),
    "architects_stall": Position(1, town.at_the_stall, **ARCHITECTS),
    "architects_guard": Position(3, town.guarding, **ARCHITECTS),
    "architects_limit": Position(1, town.over_the_limit, **ARCHITECTS),
    "architects_spend": Position(1, town.mixing, **ARCHITECTS),
    "architects_keep": Position(5, town.keeping, **{**ARCHITECTS, "seats": 3}),
    "architects_alone": Position(1, town.placing_alone, **ARCHITECTS_ALONE),
    "architects_over": Position(1, **ARCHITECTS_ALONE),
    "architects_begins": Position(5, town.beginning, **{**ARCHITECTS, "others": (JAGNAS, KRZYSZTOFS, OLAS, MIESZKOS)}),
    "town_side": Position(1, together.asks("side"), seats=3, **ARCHITECTS_TOGETHER),
    "town_place": Position(1, together.demanded, seats=3, **ARCHITECTS_TOGETHER),
    "town_donate": Position(1, together.asks("donate", 4, after=20), seats=3, **ARCHITECTS_TOGETHER),
    "town_victim": Position(1, together.asks("one_player"), seats=3, **ARCHITECTS_TOGETHER),
    "town_alone": Position(1, together.asks("place", after=30), seats=1, **ARCHITECTS_TOGETHER),
    "town_won": Position(1, seats=2, won=True, left=WHOLE, **ARCHITECTS_TOGETHER),
    "town_lost": Position(1, seats=2, won=False, left=SOME, **ARCHITECTS_TOGETHER),
    "town_alone_lost": Position(1, seats=1, won=False, left=SOME, **ARCHITECTS_TOGETHER),
    "town_board": Position(
        1, together.asks("board", 8), **{**ARCHITECTS_TOGETHER, "options": {"tomesaga_boards": True}}
    ),
    "town_open": Position(
        1,
        together.asks("place", after=40),
        seats=3,
        **{**ARCHITECTS_TOGETHER, "options": {"open_hands": True}},
    ),
    "town_alone_won": Position(10, seats=1, won=True, left=SOME, **ARCHITECTS_TOGETHER),
    "more_townsfolk": Position(
        1,
        together.lying("aristocrat_1", "townsfolk"),
        seats=3,
        **{**PALADINS, "options": {"first": 0, "tomesaga_townsfolk": True}},
    ),
    "threats": Position(1, together.threatened, seats=3, **PALADINS_TOGETHER),
    "threats_give": Position(1, together.asks("receiver", 3, after=60), seats=3, **PALADINS_TOGETHER),
    "threats_loss": Position(1, together.asks("loss", 2), seats=2, **PALADINS_TOGETHER),
    "threats_starter": Position(
        1,
        together.asks("starter"),
        seats=2,
        **{**PALADINS_TOGETHER, "options": {"first": 0, "starting_townsfolk": "agreed"}},
    ),
    "threats_alone": Position(1, together.asks("action", 5, after=40), seats=1, **PALADINS_TOGETHER),
    "threats_won": Position(0, seats=2, won=True, line="threats_won", left=SOME, **PALADINS_TOGETHER),
    "threats_alone_won": Position(0, seats=1, won=True, line="threats_alone_won", left=SOME, **PALADINS_TOGETHER),
    "threats_over": Position(1, seats=2, **PALADINS_TOGETHER),
    "town_over": Position(1, seats=2, **ARCHITECTS_TOGETHER),
    "siege_aid": Position(1, together.asks("aid", 2), seats=3, **AGREED),
    "siege_whole": Position(1, together.asks("whole_aid", 2), seats=2, **VISCOUNTS_TOGETHER),
    "siege_move": Position(1, together.besieged("move", 5), seats=3, **VISCOUNTS_TOGETHER),
    "siege_action": Position(5, together.besieged("action", 3), seats=2, **VISCOUNTS_TOGETHER),
    "siege_four": Position(5, together.besieged("place"), **FOUR, **VISCOUNTS_TOGETHER),
    "siege_remove": Position(2, together.asks("remove", 2), seats=3, **VISCOUNTS_TOGETHER),
    "siege_bump": Position(1, together.asks("bump", 2), seats=3, **VISCOUNTS_TOGETHER),
    "siege_over": Position(1, seats=2, **{**VISCOUNTS_TOGETHER, "bot": "random"}),
    "siege_lost": Position(1, seats=2, won=False, left=SOME, **{**VISCOUNTS_TOGETHER, "bot": "random"}),
    "siege_won": Position(0, seats=2, won=True, line="siege_won", left=WHOLE, **VISCOUNTS_TOGETHER),
}

ENDING = {
    "viscounts": Position(1, left=SOME, **{**VISCOUNTS_ALONE, "bot": "greedy"}),
    "architects": Position(3, left=SOME, **{**ARCHITECTS_ALONE, "bot": "greedy"}),
}
"""Ada and an opponent of the rules, with their last turns to come."""

PLAYED = {
    **{f"{name}_played": POSITIONS[name] for name in ("favour", "offer", "kingdom_produce")},
    **{f"{name}_{way}": position for name, position in ENDING.items() for way in ("by_keys", "as_text")},
    **dict.fromkeys((f"offer_{how}_{lang}" for how in ("tapped", "read") for lang in ("en", "pl")), POSITIONS["offer"]),
    **dict.fromkeys(
        ("last_paladins_turn", "last_paladins_once", "last_paladins_turn_read"),
        Position(1, last_paladins, seats=1, **PALADINS),
    ),
    "stays_away": POSITIONS["waiting"]._replace(ago=49 * HOUR),
}
"""The same again, for tests that play on: whatever is in `places.py` stays as it was written."""

HOME = {
    "kingdom_plan": POSITIONS["kingdom_plan"]._replace(others=(OFKAS,), ago=0.5 * HOUR),
    "turn": POSITIONS["turn"]._replace(ago=3 * HOUR),
    "paladins": POSITIONS["paladins"]._replace(others=(OLAS, MIESZKOS), ago=26 * HOUR),
    "waiting": POSITIONS["waiting"]._replace(others=(OLAS,), ago=49 * HOUR),
    "over": POSITIONS["over"]._replace(others=(MIESZKOS,), ago=74 * HOUR),
    "kingdom_over": POSITIONS["kingdom_over"]._replace(ago=121 * HOUR),
}
"""What somebody has who plays now and then: several games, with several people and bots."""


class Written(NamedTuple):
    """What was written: tables by name, the tokens by which people are known, what is left to be chosen at a table."""

    tables: dict[str, str]
    tokens: dict[str, str]
    lines: dict[str, list[tuple[int, str]]]

    def line(self, name: str, seat: int) -> list[str]:
        """What somebody chooses from there on, to come to the end that the table is written for."""
        return [choice for who, choice in self.lines[name] if who == seat]


def seed_of(number: int) -> str:
    """A seed as a server would have drawn it."""
    return hashlib.sha256(str(number).encode()).hexdigest()[:32]


def found(position: Position) -> tuple[Table, str]:
    """The first game that comes to the wanted moment or end, and its seed."""
    if position.line:
        line = recording.read(position.line)
        return recording.played(line), line.seed
    for number in range(position.first, position.first + MOST_GAMES):
        table = played(seed_of(number), position)
        if table is not None:
            return table, seed_of(number)
    raise AssertionError(f"no game comes to '{position.moment}'")


def played(seed: str, position: Position) -> Table | None:
    """The game at the wanted moment, if it comes to it."""
    table = regnum.new(position.game, position.seats, seed, dict(position.options))
    bots = [make(position.bot, f"{seed} {seat}") for seat in range(position.seats)]
    while not table.over:
        asked = table.pending[0]
        if position.moment is not None and position.moment(table, asked):
            return table
        table.play(bots[asked.seat].choose(table, asked), seat=asked.seat)
    if position.moment is not None or table.result is None:
        return None
    team = table.result.team
    return table if position.won in (None, team is not None and team.won) else None


def write(
    database: Path,
    positions: Mapping[str, Position] = MappingProxyType({**POSITIONS, **PLAYED}),
    stories: Mapping[str, sagas.Position] = MappingProxyType(sagas.POSITIONS),
) -> Written:
    """Fills a new database with the tables, with one that has not begun, and with the sagas."""
    return asyncio.run(_write(database, positions, stories))


async def _write(database: Path, positions: Mapping[str, Position], stories: Mapping[str, sagas.Position]) -> Written:
    store = await open_store(f"sqlite:{database}")
    try:
        keys = Keys(await store.setting("secret", SECRET))
        for person in PEOPLE.values():
            await store.put_person(person)
        ids, lines = {}, {}
        now = time.time()
        games: dict[int, tuple[Table, str]] = {}
        for number, (name, position) in enumerate({**positions, "lobby": None}.items()):
            if position is not None and id(position) not in games:
                games[id(position)] = found(position)
            game = games[id(position)] if position else (regnum.new("dominion", 2, "lobby", {}), "lobby")
            header, entries = _recorded(_id(number), position, game, now)
            state = TableState(header)
            for entry in entries:
                state.apply(entry)
            await store.create(header, entries, state.card(None))
            ids[name] = header.id
            if position is not None and position.left:
                lines[name] = choices_of(game[0])[-position.left :]
        further = (_id(number) for number in count(len(ids)))
        ids |= await sagas.write(store, stories, [ADAS, JAGNAS, KRZYSZTOFS, OLAS], lambda: next(further))
        return Written(ids, {name: keys.guest_token(person.id) for name, person in PEOPLE.items()}, lines)
    finally:
        await store.close()


def _id(number: int) -> str:
    first, last = divmod(number, len(LETTERS))
    return f"regnumaaaa{LETTERS[first]}{LETTERS[last]}"


def _recorded(
    id_: str, position: Position | None, game: tuple[Table, str], now: float
) -> tuple[Header, list[AnyEntry]]:
    """The table as a server would have kept it; without a position, a lobby."""
    table, seed = game
    seats = [ADAS, *position.others][: position.seats] if position else [ADAS, SeatRecord("open")]
    began = now - (position.ago if position else HOUR)
    header = Header(
        id=id_,
        game=table.game.id,
        rules=table.game.rules_version,
        options=dict(table.options),
        seed=seed,
        host=PEOPLE["ada"].id,
        seats=seats,
        leaver="wait",
        clock="live" if position and position.clock else "none",
        clock_seconds=int(position.clock) if position and position.clock else 600,
        open_to_watchers=True,
        listed=False,
        created=began,
    )
    if position is None:
        return header, []
    entries: list[AnyEntry] = [record.Began(seq=1, at=began)]
    for i, choice in enumerate(table.choices[: max(0, len(table.choices) - position.left)]):
        entries.append(record.Played(seq=2 + 3 * i, at=began + 3 * i, seat=choice.seat, choices=bytes(choice)))
    return header, entries
