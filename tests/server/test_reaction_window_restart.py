"""A server that comes back shows a table that stood still as it stood: to everybody what they saw before."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.server.tables import commands
from regnum.server.tables.hall import Hall
from regnum.server.tables.ids import new_id
from regnum.server.tables.live import LiveTable
from regnum.server.tables.record import SeatRecord
from server.support import PEOPLE, choose, hall_at, options, until, view_of, wish

KINGDOM = "bureaucrat moat militia cellar market mine remodel smithy village workshop".split()
LONG = (600.0, 600.0)
WATCHER = "eve"


async def seated(hall: Hall, seed: str, people: int) -> LiveTable:
    """A table with this shuffle at which these people play."""
    made = await hall.make(wish("human", "open", options={"kingdom": KINGDOM, "first": 0}), "ada", "Ada")
    seats = [SeatRecord("human", person.title(), person) for person in PEOPLE[:people]]
    return await hall._keep(msgspec.structs.replace(made.state.header, id=new_id(), seed=seed, seats=seats))


async def attack(table: LiveTable, card: str, *others: str) -> int:
    """Everybody buys a card of their own until Ada has hers in hand and plays it; says when the table was last seen."""
    buys = [card, *others]
    for _ in range(60):
        seat = next(iter(table.state.asked))
        can = options(table, seat)
        if f"play {card}" in can:
            before = table.state.seq
            await choose(table, seat, f"play {card}")
            return before
        want = (f"buy {buys[seat]}", "play all", "end treasures", "end actions", "end turn")
        await choose(table, seat, next(each for each in want if each in can))
    raise AssertionError("Ada's card does not come up with this shuffle")


def shown(table: LiveTable, people: int) -> list[dict[str, Any]]:
    """What everybody is shown, without sequence numbers and times."""
    return [
        {**msgspec.json.decode(msgspec.json.encode(table.data(person))), "seq": 0, "clock": None}
        for person in (*PEOPLE[:people], WATCHER)
    ]


@pytest.mark.parametrize(("other", "asked"), [("silver", set()), ("moat", {1})])
async def test_whoever_was_not_to_know_does_not_learn_it_from_a_restart(
    tmp_path: Path, other: str, asked: set[int]
) -> None:
    async with hall_at(tmp_path / "t.sqlite3", LONG) as hall:
        table = await seated(hall, "s0", 2)
        before = await attack(table, "bureaucrat", other)
        id_, was = table.state.header.id, shown(table, 2)
        assert table.reaction.is_open and table.reaction.asked == asked
    async with hall_at(tmp_path / "t.sqlite3", LONG) as hall:
        table = await hall.table(id_)
        assert table.reaction.is_open and table.reaction.asked == asked
        assert shown(table, 2) == was
        assert view_of(table, "ada")["pending"] == [{"seat": None, "kind": "reactions", "waiting": True}]
        assert before <= table.data("ada").seq < table.state.seq
        assert table.data("ada", before).events == []


async def test_everybody_is_told_once_what_happened_meanwhile(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite3", LONG) as hall:
        table = await seated(hall, "s0", 2)
        before = await attack(table, "bureaucrat", "silver")
        id_ = table.state.header.id
    async with hall_at(tmp_path / "t.sqlite3", LONG) as hall:
        table = await hall.table(id_)
        held = table.data("ada", before)
        known = table.data("ada").events
        assert held.events == []
        await table.do(lambda: commands.go_on(table.state))
        assert not table.reaction.is_open
        news = table.data("ada", held.seq).events
        assert news and table.data("ada").events == known + news


async def test_who_has_answered_sees_what_they_saw_while_another_is_asked(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite3", LONG) as hall:
        table = await seated(hall, "s4", 3)
        await attack(table, "militia", "moat", "silver")
        id_ = table.state.header.id
        await table.do(lambda: commands.go_on(table.state))
        await choose(table, 1, "decline")
        while 1 in table.reaction.asked:
            await choose(table, 1, options(table, 1)[0])
        assert table.reaction.asked == {2}
        was = shown(table, 3)
    async with hall_at(tmp_path / "t.sqlite3", LONG) as hall:
        assert shown(await hall.table(id_), 3) == was


async def test_after_the_pause_nothing_stands_still_any_more(tmp_path: Path) -> None:
    """Nobody is shown an earlier moment again: that the table went on is written down."""
    pause = (0.0, 0.8)
    async with hall_at(tmp_path / "t.sqlite3", pause) as hall:
        table = await seated(hall, "s0", 2)
        await attack(table, "bureaucrat", "silver")
        await until(lambda: not table.reaction.is_open)
        id_, was = table.state.header.id, shown(table, 2)
    async with hall_at(tmp_path / "t.sqlite3", pause) as hall:
        table = await hall.table(id_)
        assert not table.reaction.is_open and shown(table, 2) == was
