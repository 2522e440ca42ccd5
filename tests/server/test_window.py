"""Neither prompts nor waiting nor numbers tell whether somebody was asked in secret."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

import regnum
from regnum.server.refusals import Refusal
from regnum.server.tables import commands
from regnum.server.tables.hall import Hall
from regnum.server.tables.live import LiveTable
from server.support import choose, hall_at, two_people, until, view_of

PAUSE = (0.15, 0.25)


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall_at(tmp_path / "t.sqlite3", PAUSE) as hall:
        yield hall


async def attacked(hall: Hall, hand: str, attack: str = "militia", **more: Any) -> LiveTable:
    """Ada is about to attack Jan, who holds this hand."""
    table = await two_people(hall, **more)
    other = "estate" if "moat" in hand else "moat"
    position = {
        "kingdom": "first_game",
        "players": [
            {"hand": f"{attack} copper*4".split(), "deck": ["copper"] * 8},
            {"hand": hand.split(), "deck_rest": ["copper"] * 8 + [other], "discard": ["gold"]},
        ],
    }
    state = table.state
    state.game = regnum.scenario("dominion", position)
    state.asked = {0: state.seq}
    return table


def shown(table: LiveTable, person: str, since: int = 0) -> dict[str, Any]:
    """What somebody is sent, without what differs between any two tables."""
    data = msgspec.json.decode(msgspec.json.encode(table.data(person, since)))
    for key in ("id", "invite", "seq"):
        del data[key]
    data["clock"]["at"] = 0
    data["clock"]["left"] = [round(left) for left in data["clock"]["left"]]
    del data["view"]["commitment"]
    return data


async def test_the_table_stands_still_whether_or_not_somebody_is_asked(hall: Hall) -> None:
    """Ada's and a watcher's messages are the same, before, during and after, as long as Jan does not react."""
    seen = []
    for hand in ("moat copper copper copper copper", "estate copper copper copper copper"):
        table = await attacked(hall, hand)
        said = [shown(table, "ada"), shown(table, "nobody")]
        start = table.state.seq
        await choose(table, 0, "play militia")
        said += [shown(table, "ada", start), shown(table, "nobody", start)]
        assert said[-1]["view"]["pending"] == [{"seat": None, "kind": "reactions", "waiting": True}]
        with pytest.raises(Refusal, match="react"):
            await choose(table, 0, "end turn", seq=table.state.seq)
        if "moat" in hand:
            assert view_of(table, "jan")["pending"][0]["kind"] == "react"
            await choose(table, 1, "decline")
        await asyncio.sleep(0.3)
        said += [shown(table, "ada", start), shown(table, "nobody", start)]
        assert view_of(table, "jan")["pending"][0]["kind"] == "discard_down"
        await choose(table, 1, "discard copper", "discard copper")
        await until(lambda table=table: not table.window.is_open)
        assert view_of(table, "ada")["pending"][0]["kind"] in ("treasure", "buy")
        last = [shown(table, "ada", start), shown(table, "nobody", start)]
        seen.append(said + last)
    assert seen[0] == seen[1]


async def test_a_reveal_is_public(hall: Hall) -> None:
    table = await attacked(hall, "moat copper copper copper copper")
    start = table.state.seq
    await choose(table, 0, "play militia")
    await choose(table, 1, "reveal moat")
    assert table.data("ada", start).events == []
    await until(lambda: not table.window.is_open)
    assert "reacts" in [event["kind"] for event in table.data("ada", start).events]


@pytest.mark.parametrize("hand", ["moat copper copper copper copper", "copper copper copper copper copper"])
async def test_the_pause_is_the_same(hall: Hall, hand: str) -> None:
    """A standing order answers for the Moat, a hand of Coppers answers itself: both take as long as a pause."""
    table = await attacked(hall, hand)
    await table.do(lambda: commands.order(table.state, 1, "react", "reveal moat"))
    began = time.monotonic()
    await choose(table, 0, "play militia")
    await until(lambda: view_of(table, "ada")["pending"][0]["kind"] != "reactions")
    assert PAUSE[0] <= time.monotonic() - began < PAUSE[1] + 0.5


async def test_no_clock_runs_in_sight_while_somebody_may_be_asked(hall: Hall) -> None:
    for hand in ("moat copper copper copper copper", "estate copper copper copper copper"):
        table = await attacked(hall, hand, clock="live", clock_seconds=50)
        await choose(table, 0, "play militia")
        assert table.data("ada").clock.running == [] and table.data("jan").clock.running == []


async def test_nothing_can_be_taken_back_meanwhile(hall: Hall) -> None:
    table = await attacked(hall, "estate copper copper copper copper")
    await choose(table, 0, "play militia")
    assert table.data("ada").undo == "none"


async def test_after_a_restart_the_others_still_see_the_table_as_it_was(tmp_path: Path) -> None:
    """Found by playing a whole game: stop in the middle of a secret question and load the table again."""
    from regnum.server.tables.window import Window

    async with hall_at(tmp_path / "t.sqlite3", (0.0, 0.0)) as hall:
        table = await attacked(hall, "moat copper copper copper copper")
        before = shown(table, "ada")["view"]
        await choose(table, 0, "play militia")
        found = Window()
        found.find(table.state)
        held = found.seen(0)
        assert held is not None and found.seen(1) is None
        assert held.game.view(0)["places"] == before["places"] and held.seq < table.state.seq
