"""Long matches, a few games at a time: what was played is kept in a file, and the next run goes on from there.

Search and planners take a minute for a game, and a table of all of them takes days on a small machine. Since game i of
a match is the same whenever it is begun, its sums can be gathered in any number of runs.
"""

from __future__ import annotations

import datetime as dt
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

from regnum.study.executors import Executor
from regnum.study.match import Match, Tally, checked, play

PIECES = 100
"""A match is played in about so many pieces: little is lost when a run is cut off."""


class Wanted(NamedTuple):
    """A match, and how many games of it there should be."""

    match: Match
    games: int


class Piece(NamedTuple):
    """Some games of a match; its number is that of the match among those wanted."""

    number: int
    match: Match
    first: int
    games: int


class Ledger:
    """The sums of all games played so far, match by match."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.entries: dict[str, dict[str, Any]] = {}
        self.read()

    def tally(self, match: Match) -> Tally:
        """What is known of a match; nothing, if it was never played."""
        entry = self.entries.get(name_of(match))
        return Tally() if entry is None else tally_of(entry["tally"])

    def dates(self, match: Match) -> tuple[str, str]:
        """When the first and the last of its games were played."""
        entry = self.entries[name_of(match)]
        return entry["from"], entry["to"]

    def add(self, match: Match, first: int, played: Tally) -> None:
        """Adds games to a match, the first of which is kept by itself as well, and writes the file."""
        today = dt.datetime.now(tz=dt.UTC).date().isoformat()
        self.read()
        entry = self.entries.setdefault(name_of(match), {"from": today})
        if first == 0:
            entry["opening"] = outcome(play(checked(match), 0, 1)) if is_repeatable(match) else None
        known = tally_of(entry["tally"]) if "tally" in entry else Tally()
        known.add(played)
        entry["to"], entry["tally"] = today, data_of(known)
        self.write()

    def forget(self, match: Match) -> None:
        """Begins a match anew."""
        self.entries.pop(name_of(match), None)
        self.write()

    def is_of_other_players(self, match: Match) -> bool:
        """Whether the first game goes otherwise today: its players are no longer those whose games were counted."""
        entry = self.entries.get(name_of(match))
        return entry is not None and is_repeatable(match) and entry["opening"] != outcome(play(checked(match), 0, 1))

    def read(self) -> None:
        """Reads the file anew: another run may have gone on with other matches."""
        self.entries = json.loads(self.file.read_text()) if self.file.exists() else {}

    def write(self) -> None:
        text = ",\n".join(f"{json.dumps(name)}: {json.dumps(self.entries[name])}" for name in sorted(self.entries))
        written = self.file.with_suffix(".new")
        written.write_text(f"{{\n{text}\n}}\n")
        written.replace(self.file)


def name_of(match: Match) -> str:
    """A match as it is written in the file."""
    options = (f"{name}={value}" for name, value in sorted(match.options.items()))
    return " ".join([match.game, *options, ",".join(match.bots), str(match.seed)])


def is_repeatable(match: Match) -> bool:
    """Whether every game goes the same way again: not with search that looks at a clock."""
    return not any(bot.startswith("mcts:") and bot.endswith("s") for bot in match.bots)


def outcome(game: Tally) -> list[int]:
    """What a single game is known by again."""
    return [game.decisions, *game.points]


def data_of(tally: Tally) -> dict[str, Any]:
    """A tally as JSON can hold it."""
    data = asdict(tally)
    data["cpu"] = round(tally.cpu, 1)
    data["rivals"] = sorted(tally.rivals.items())
    data["teams"] = [[*team, many] for team, many in sorted(tally.teams.items())]
    return data


def tally_of(data: dict[str, Any]) -> Tally:
    rivals = Counter(dict(data["rivals"]))
    teams = Counter({(won, total, needed): many for won, total, needed, many in data["teams"]})
    return Tally(**{**data, "rivals": rivals, "teams": teams})


def go_on(
    ledger: Ledger,
    wanted: Sequence[Wanted],
    where: Executor,
    is_time_up: Callable[[], bool],
    tell: Callable[[str], None],
) -> None:
    """Plays what is missing, always of the match that lacks most, until everything is there or time is up."""
    for each in wanted:
        if ledger.is_of_other_players(each.match):
            tell(f"{name_of(each.match)}: the players are others now, so it begins anew")
            ledger.forget(each.match)
    known = [ledger.tally(each.match).games for each in wanted]
    for piece, played in where.map(play_piece, pieces(wanted, known, is_time_up)):
        match, games = wanted[piece.number]
        ledger.add(match, piece.first, played)
        known[piece.number] += piece.games
        tell(f"{name_of(match)}: {known[piece.number]} of {games} games")


def pieces(wanted: Sequence[Wanted], known: Sequence[int], is_time_up: Callable[[], bool]) -> Iterator[Piece]:
    """What to play next; a match goes on after its last game."""
    handed_out = list(known)
    full = [checked(each.match) for each in wanted]
    while not is_time_up():
        open_ = [n for n, each in enumerate(wanted) if handed_out[n] < each.games]
        if not open_:
            return
        n = min(open_, key=lambda n: handed_out[n] / wanted[n].games)
        games = wanted[n].games
        count = min(max(1, games // PIECES), games - handed_out[n])
        yield Piece(n, full[n], handed_out[n], count)
        handed_out[n] += count


def play_piece(piece: Piece) -> tuple[Piece, Tally]:
    return piece, play(piece.match, piece.first, piece.games)
