"""Branches of a game that still goes on tell nothing about it, whoever sits there."""

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from regnum.kernel.seeds import commitment
from regnum.server.tables import branching, presence
from regnum.server.tables import hall as halls
from regnum.server.tables.course import course_data
from regnum.server.tables.hall import Hall, replayed
from regnum.server.tables.live import LiveTable
from regnum.server.tables.showing import frame, moments
from regnum.server.wire.requests import Branch, NewSeat, NewTable
from server.support import choose, hall_at, options, until, view_of

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("dominion", 2, {"kingdom": "first_game", "first": 0}),
    ("wonderful_kingdom", 2, {"module": "advisors", "first": 0}),
    ("paladins", 2, {}),
    ("paladins", 1, {}),
    ("architects", 3, {}),
]


@pytest_asyncio.fixture
async def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    numbers = count()
    for module in (halls, branching):
        monkeypatch.setattr(module, "secret_seed", lambda: f"secret {next(numbers)}")
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        yield hall


async def under_way(hall: Hall, game: str, seats: int, given: dict[str, Any], turns: int) -> LiveTable:
    """A game of Ada's against bots, and her turn."""
    others = [NewSeat("bot", "", "random")] * (seats - 1)
    table = await hall.make(NewTable(game, [NewSeat("human", "Ada"), *others], given), "ada", "Ada")
    for turn in range(turns):
        await until(lambda: bool(options(table, 0)))
        await choose(table, 0, options(table, 0)[turn % len(options(table, 0))])
    await until(lambda: bool(options(table, 0)))
    return table


@pytest.mark.parametrize(("game", "seats", "given"), TABLES)
async def test_an_own_game_is_branched_off_from_any_moment(
    hall: Hall, game: str, seats: int, given: dict[str, Any]
) -> None:
    """The seat sees what it saw then; and the branch is the same whenever it is read again."""
    table = await under_way(hall, game, seats, given, 12)
    last = len(moments(table.state, 0)) - 1
    for step in sorted({0, 1, last // 2, last - 1, last}):
        branch = await hall.table(await hall.branch(table, "ada", Branch(step)))
        then, now = seen(table, step), seen(branch, 0)
        assert now == then, step
        kept = replayed(branch.state.header, await hall.services.store.entries(branch.state.header.id))
        assert kept.game is not None
        assert kept.game.beginning().save() == branch.state.playing().beginning().save()
        told = [event["text"] for event in msgspec.to_builtins(branch.data("ada").events)]
        assert not step or told


def seen(table: LiveTable, step: int) -> Any:
    """A moment of a table as Ada's seat sees it, without what counts and names its choices and shuffles."""
    found = frame(table.state, 0, step)
    assert found is not None
    view = msgspec.json.decode(msgspec.json.encode(found.view))
    for place in view["places"].values():
        place.pop("epoch", None)
        for thing in place.get("things", ()):
            thing.pop("hidden", None)
    return {key: value for key, value in view.items() if key not in ("commitment", "step", "pending")}


async def test_a_branch_that_is_given_up_shows_another_seed_and_other_hands(hall: Hall) -> None:
    """The attack: whoever branched off their game against bots and resigned there was shown the game still running."""
    table = await under_way(hall, "dominion", 2, {"kingdom": "first_game", "first": 0}, 1)
    branch = await hall.table(await hall.branch(table, "ada", Branch(0)))
    deeper = await hall.table(await hall.branch(branch, "ada", Branch(0)))
    hands, seeds = [hand_of(table, 1, 0)], {table.state.header.seed}
    for each in (branch, deeper):
        assert each.data("ada").seed is None
        await each.do(lambda each=each: presence.resign(each.state, "ada"))  # type: ignore[misc]
        over = each.data("ada")
        assert over.status == "over" and over.seed is not None
        assert view_of(each, "ada")["commitment"] == commitment(over.seed)
        seeds.add(over.seed)
        hands.append(hand_of(each, 1, 0))
    assert len(seeds) == 3 and hands[0] not in hands[1:]
    assert table.data("ada").seed is None and table.state.status == "playing"


def hand_of(table: LiveTable, seat: int, step: int) -> Any:
    found = frame(table.state, seat, step)
    assert found is not None
    return msgspec.json.decode(msgspec.json.encode(found.view))["places"][f"seat{seat}.hand"]["things"]


@pytest.mark.parametrize(("game", "seats", "given"), TABLES[1:3])
async def test_a_branch_is_played_to_its_end_and_looked_at(
    hall: Hall, game: str, seats: int, given: dict[str, Any]
) -> None:
    """Its replay begins where it was branched off; and what is over is branched off with the same shuffle."""
    table = await under_way(hall, game, seats, given, 4)
    branch = await hall.table(await hall.branch(table, "ada", Branch(2)))
    for turn in count():
        await until(lambda: branch.state.status == "over" or bool(options(branch, 0)))
        if branch.state.status == "over":
            break
        await choose(branch, 0, options(branch, 0)[turn % len(options(branch, 0))])
    steps = len(moments(branch.state, 0))
    frames = [frame(branch.state, seat, step) for seat in (None, 0, 1) for step in (0, steps // 2, steps - 1)]
    assert None not in frames
    assert len(course_data(branch.state, 0).periods) > 1
    assert table.state.status == "playing"
