"""Games between bots, one after the other, and the sums that describe them.

All sums are whole numbers, so that it does not matter in which order, or in how many processes, the games are played.
Game i of a match with seed S is the game that `regnum.new(..., seed="S/i")` begins.
"""

from __future__ import annotations

import importlib
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import regnum
from regnum.bots import naming
from regnum.bots.bot import Bot, Chooser
from regnum.bots.policy import MOST_DECISIONS, Judge, Policy, play_out
from regnum.games.registry import game_of
from regnum.kernel.core.chance import MULTIPLIER, Chance
from regnum.kernel.core.machine import Kernel
from regnum.kernel.errors import BadOption, UnknownBot
from regnum.kernel.seeds import Seed, first_state
from regnum.kernel.spec import Game
from regnum.kernel.table import Table

WHOLE = 60
"""Parts of a win: two to six winners share it without a remainder."""


@dataclass(frozen=True)
class Match:
    """Who plays what, and from which seed."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    seed: Seed
    rotate: bool = True
    """Whether the bots change seats from game to game."""


@dataclass
class Tally:
    """What happened in some games, for each bot in the order of the match."""

    games: int = 0
    wins: list[int] = field(default_factory=list)
    """In sixtieths."""
    points: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    shared: int = 0
    """Games with more than one winner."""
    decisions: int = 0
    turns: int = 0
    unfinished: int = 0
    cpu: float = 0.0
    rivals: Counter[int] = field(default_factory=Counter)
    """How often an opponent whom the game itself plays had so many points."""
    teams: Counter[tuple[bool, int, int]] = field(default_factory=Counter)
    """How often partners won or lost with so many points of so many that they needed."""

    def add(self, other: Tally) -> None:
        self.wins = _plus(self.wins, other.wins)
        self.points = _plus(self.points, other.points)
        self.squares = _plus(self.squares, other.squares)
        self.games += other.games
        self.shared += other.shared
        self.decisions += other.decisions
        self.turns += other.turns
        self.unfinished += other.unfinished
        self.cpu += other.cpu
        self.rivals.update(other.rivals)
        self.teams.update(other.teams)


def _plus(a: list[int], b: list[int]) -> list[int]:
    return [x + y for x, y in zip(a, b, strict=True)] if a else b[:]


def checked(match: Match) -> Match:
    """The match with all its options filled in; raises one of our errors if it cannot be played."""
    table = regnum.new(match.game, len(match.bots), 0, match.options)
    for name in match.bots:
        if is_foreign(name):
            foreign(name)
        else:
            naming.maker(name, match.game)
    return Match(match.game, match.bots, table.options, match.seed, match.rotate)


def play(match: Match, first: int, count: int) -> Tally:
    """Plays the games from number `first` on; the options must be complete."""
    started = time.process_time()
    tally = _at_tables(match, first, count) if any(map(is_foreign, match.bots)) else _fast(match, first, count)
    tally.cpu = time.process_time() - started
    return tally


def _fast(match: Match, first: int, count: int) -> Tally:
    """Inside the engine: no tables, no options with names, only numbers."""
    game, seats = game_of(match.game), len(match.bots)
    judge = naming.kit_of(match.game).judge
    dice = [Chance(1, 0) for _ in match.bots]
    players = [naming.maker(name, match.game)(each) for name, each in zip(match.bots, dice, strict=True)]
    seatings = _seatings(players, match.rotate)
    tally = Tally(count, [0] * seats, [0] * seats, [0] * seats)
    for i in range(first, first + count):
        state = first_state(match.game, f"{match.seed}/{i}")
        for b in range(seats):
            dice[b].state = dice_state(state, b)
        core = game.start(seats, match.options, Chance(state, 0))
        shift = i % seats if match.rotate else 0
        tally.decisions += play_out(core, seatings[shift], MOST_DECISIONS)
        note(tally, game, judge, core, shift)
    return tally


def dice_state(state: int, b: int) -> int:
    """The first state of bot b's own dice in the game that begins with this state."""
    return 1 + (state ^ (0x5DEECE66D * (b + 1))) % (MULTIPLIER * 2**32 - 2)


def _seatings(players: Sequence[Policy], rotate: bool) -> list[list[Policy]]:
    """For each shift, who sits where: bot b at seat b + shift."""
    n = len(players)
    return [[players[(seat - shift) % n] for seat in range(n)] for shift in range(n if rotate else 1)]


def note(tally: Tally, game: Game, judge: Judge, core: Kernel, shift: int) -> None:
    """Adds a game's outcome to the tally. A win of partners is a whole one for each of them."""
    seats = len(tally.points)
    if not core.over:
        tally.unfinished += 1
    ranks = [judge.rank(core, seat) for seat in range(seats)]
    lost = core.over and judge.nobody_wins(core)
    best = max(ranks)
    part = 0 if lost else WHOLE if game.together else WHOLE // ranks.count(best)
    tally.shared += 0 < part < WHOLE
    team = game.team(core)
    if team is not None:
        tally.teams[team.won, team.total, team.needed] += 1
    for seat in range(seats):
        b = (seat - shift) % seats
        points = judge.points(core, seat)
        tally.points[b] += points
        tally.squares[b] += points * points
        if ranks[seat] == best:
            tally.wins[b] += part
    tally.turns += judge.turns(core)
    tally.rivals.update(int(judge.points(core, seats + i)) for i in range(judge.rivals(core)))


def leads(match: Match, piece: tuple[int, int]) -> list[int]:
    """By how much partners had more points than they needed, game by game; a loss is always below 0."""
    first, count = piece
    found: list[int] = []
    for i in range(first, first + count):
        ((won, total, needed),) = play(match, i, 1).teams
        found.append(total - needed if won else min(total - needed, -1))
    return found


# -- bots written outside


def is_foreign(name: str) -> bool:
    """Whether a name is a path to somebody's own bot: `package.module:name`."""
    return ":" in name and not name.startswith("mcts:")


def foreign(name: str) -> Chooser:
    """Somebody's own bot: what the named callable returns."""
    module, _, attribute = name.partition(":")
    try:
        bot = getattr(importlib.import_module(module), attribute)()
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"There is no bot {name!r}: {error}.") from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{name!r} is no bot: it has no method choose(table, decision).")
    chooser: Chooser = bot
    return chooser


def _at_tables(match: Match, first: int, count: int) -> Tally:
    """At whole tables, for bots that want to see one."""
    game, seats = game_of(match.game), len(match.bots)
    judge = naming.kit_of(match.game).judge
    tally = Tally(count, [0] * seats, [0] * seats, [0] * seats)
    for i in range(first, first + count):
        seed = f"{match.seed}/{i}"
        table = Table.new(game, seats, match.options, seed)
        shift = i % seats if match.rotate else 0
        bots = [foreign(name) if is_foreign(name) else Bot(name, seed) for name in match.bots]
        while not table.over and table.step < MOST_DECISIONS:
            decision = table.pending[0]
            name = match.bots[(decision.seat - shift) % seats]
            choice = bots[(decision.seat - shift) % seats].choose(table, decision)
            if choice not in decision.options:
                raise BadOption(f"The bot {name!r} chose {choice!r}, which is not among the options of {decision!r}.")
            table.play(choice)
        tally.decisions += table.step
        note(tally, game, judge, table.core, shift)
    return tally
