"""Sagas in the middle of their story, written into a database before the server starts: the same ones every time."""

import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import regnum
from regnum.bots import make
from regnum.games.tomesaga.chapters import GAMES, chapter_setup
from regnum.kernel.decision import Decision
from regnum.kernel.table import Table
from regnum.server.sagas.record import Saga, SagaSeat
from regnum.server.store.protocol import Store
from regnum.server.tables import record
from regnum.server.tables.record import AnyEntry, Header, SeatRecord
from regnum.server.tables.state import TableState

SEED = "a written saga 1"
HOUR = 3600.0
Moment = Callable[[Table, Decision], bool]


class Position(NamedTuple):
    """A saga whose first chapters were played by bots, and the next one up to a moment."""

    finished: int = 0
    moment: Moment | None = None
    players: int = 3
    free: bool = False
    """Whether the last place is still free."""
    left: bool = False
    """Whether whoever sits there last has gone."""


def asked(kind: str, after: int = 0) -> Moment:
    """The founder is asked this, when so many choices have been made."""

    def met(table: Table, question: Decision) -> bool:
        return question.seat == 0 and question.kind == kind and len(table.choices) >= after

    return met


def crest_token(_: Table, question: Decision) -> bool:
    """A chapter is over but for a Crest token, which the founder chooses."""
    return question.kind == "crest_token" and question.seat == 0


POSITIONS = {
    "saga_lobby": Position(free=True),
    "saga_between": Position(1),
    "saga_playing": Position(1, asked("action", 60)),
    "saga_token": Position(0, crest_token),
    "saga_left": Position(2, players=4, left=True),
    "saga_over": Position(3),
    "saga_last": Position(2, asked("move", 60)),
}


@cache
def story(players: int, seed: str = SEED) -> tuple[Table, ...]:
    """The three games of a saga, each to its end."""
    finished: list[Table] = []
    for chapter in range(len(GAMES)):
        finished.append(played(chapter, players, finished, None, seed))
    return tuple(finished)


def played(chapter: int, players: int, finished: Sequence[Table], moment: Moment | None, seed: str = SEED) -> Table:
    """A chapter up to a moment; without one, to its end."""
    game, options = chapter_setup(chapter, players, {}, finished)
    table = regnum.new(game, players, seed, options)
    bots = [make("random", f"{seed} {seat}") for seat in range(players)]
    while not table.over:
        question = table.pending[0]
        if moment is not None and moment(table, question):
            return table
        table.play(bots[question.seat].choose(table, question), seat=question.seat)
    assert moment is None, f"no such moment in chapter {chapter}"
    return table


async def write(
    store: Store, stories: Mapping[str, Position], people: Sequence[SeatRecord], ids: Callable[[], str]
) -> dict[str, str]:
    """Fills a database with the sagas; says their ids by name, and those of the tables where they are played now."""
    written = {}
    for name, position in stories.items():
        now = time.time()
        saga = _founded(ids(), position, people, now)
        await store.found_saga(saga)
        tables = list(story(position.players)[: position.finished])
        if position.moment is not None:
            tables.append(played(position.finished, position.players, tables, position.moment))
        for number, table in enumerate(tables):
            kept = await store.saga(saga.id)
            assert kept is not None
            header, entries = _chapter(ids(), saga, number, table, people, now)
            state = TableState(header)
            for entry in entries:
                state.apply(entry)
            await store.begin_chapter(saga, kept.revision, number, header, entries, state.card(None))
            written[f"{name}_{number}"] = header.id
        written[name] = saga.id
    return written


def _founded(id_: str, position: Position, people: Sequence[SeatRecord], now: float) -> Saga:
    seats = [SagaSeat("human", each.name, each.person) for each in people[: position.players]]
    if position.free:
        seats[-1] = SagaSeat("open")
    if position.left:
        seats[-1] = SagaSeat("human", seats[-1].name, seats[-1].person, left=True)
    return Saga(
        id=id_,
        name="",
        founder=seats[0].person,
        seats=seats,
        options={},
        leaver="wait",
        clock="none",
        clock_seconds=0,
        clock_increment=0,
        open_to_watchers=True,
        created=now - HOUR,
        updated=now - HOUR,
    )


def _chapter(
    id_: str, saga: Saga, number: int, table: Table, people: Sequence[SeatRecord], now: float
) -> tuple[Header, list[AnyEntry]]:
    """The table of a chapter as a server would have kept it."""
    began = now - (len(GAMES) - number) * HOUR
    header = Header(
        id=id_,
        game=table.game.id,
        rules=table.game.rules_version,
        options=dict(table.options),
        seed=SEED,
        host=saga.founder,
        seats=list(people[: table.seats]),
        leaver="wait",
        clock="none",
        clock_seconds=0,
        open_to_watchers=True,
        listed=False,
        created=began,
        saga=saga.id,
        chapter=number,
    )
    entries: list[AnyEntry] = [record.Began(seq=1, at=began)]
    for i, choice in enumerate(table.choices):
        entries.append(record.Played(seq=2 + 3 * i, at=began + i, seat=choice.seat, choices=bytes(choice)))
    return header, entries
