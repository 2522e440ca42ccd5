"""What happens without anybody's hand: clocks, standing orders, bots that fail, tables that nobody has open."""

import asyncio
import gc
import threading
import time
from collections.abc import AsyncIterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import regnum
from regnum.server.tables import bots, commands, presence
from regnum.server.tables.advice import advise
from regnum.server.tables.bots import BotPool
from regnum.server.tables.clocks import Clock
from regnum.server.tables.hall import Hall
from regnum.server.tables.record import Played
from regnum.server.wire.requests import Choose
from server.support import choose, hall_at, two_people, until, wish
from server.troubled import cheat, fail, sleep_long

LONG = 300.0
"""Seconds that a bot has which is not to be late, however busy the machine is."""


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        yield hall


def test_a_live_clock_counts_down_over_the_whole_game() -> None:
    clock = Clock("live", 60, 2)
    clock.turn(100.0, {0}, (), {0})
    clock.turn(110.0, {1}, (), {1})
    clock.turn(125.0, {0}, (), {0})
    assert clock.left == [50.0, 45.0] and clock.ends() == {0: 175.0}
    clock.turn(500.0, {1}, (), {1})
    assert clock.left == [0.0, 45.0]


def test_a_clock_for_days_begins_anew_with_every_decision() -> None:
    clock = Clock("days", 1000, 2)
    clock.turn(0.0, {0}, (), {0})
    clock.turn(900.0, {0}, (), {0})
    assert clock.ends() == {0: 1900.0}


def test_a_secret_question_is_charged_to_nobody() -> None:
    clock = Clock("live", 60, 2)
    clock.turn(0.0, (), {1}, {1})
    assert clock.ends() == {1: 30.0}
    clock.turn(20.0, {0}, (), {0})
    assert clock.left == [60.0, 60.0]


async def test_when_the_time_runs_out_the_game_goes_on(hall: Hall) -> None:
    table = await two_people(hall, clock="live", clock_seconds=1)
    await until(lambda: 1 in table.state.asked)
    entries = await hall.services.store.entries(table.state.header.id)
    assert {e.by for e in entries if isinstance(e, Played)} == {"clock"}
    assert table.data("jan").clock.left[0] == 0


async def test_a_rehearsal_counts_when_the_time_runs_out(hall: Hall) -> None:
    table = await two_people(hall, clock="live", clock_seconds=600)
    game = table.state.game
    assert game is not None
    first = game.pending[0].options[-1].notation
    table.rehearse(0, Choose(table.state.seq, "r", [first], rehearse=True))
    await table.do(lambda: presence.time_out(table.state, 0, time.time() + 601))
    await until(lambda: table.state.game is not game)
    assert table.state.game.entries[0].notation == first


async def test_standing_orders_answer_at_once(hall: Hall) -> None:
    table = await two_people(hall)
    await table.do(lambda: commands.order(table.state, 1, "treasure", "end treasures"))
    await table.do(lambda: commands.order(table.state, 1, "buy", "end turn"))
    await choose(table, 0, "play all")
    await choose(table, 0, "end turn")
    await until(lambda: 0 in table.state.asked and len(table.state.game.entries) > 2)
    assert [e.notation for e in table.state.game.entries if e.seat == 1] == ["end treasures", "end turn"]
    await table.do(lambda: commands.order(table.state, 1, "buy", None))
    assert table.data("jan").orders == {"treasure": "end treasures"}


async def test_bots_go_on_after_a_restart_even_if_nobody_looks(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        table = await hall.make(wish("human", "big_money"), "ada", "Ada")
        await choose(table, 0, "play all")
        table.automation.close()
        table.automation.look = lambda: None  # the server dies before its bot has answered
        await choose(table, 0, "end turn")
        id_ = table.state.header.id
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        await until(lambda: id_ in hall.live and 0 in hall.live[id_].state.asked)


async def test_tables_that_nobody_has_open_leave_the_memory(hall: Hall) -> None:
    table = await two_people(hall)
    await choose(table, 0, "play all")
    seen, id_ = table.data("ada"), table.state.header.id
    await hall.sweep(idle=3600)
    assert id_ in hall.live
    await asyncio.sleep(0.01)
    await hall.sweep(idle=0)
    assert id_ not in hall.live
    assert (await hall.table(id_)).data("ada").view == seen.view


async def test_whoever_goes_before_a_table_could_be_read_leaves_no_complaint(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    complaints: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context["message"]))
    gone = asyncio.Event()

    async def read(id_: str) -> None:
        await gone.wait()

    monkeypatch.setattr(hall.services.store, "read", read)
    asking = asyncio.create_task(hall.table("regnumaaaaaa"))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    del asking
    gone.set()
    for _ in range(5):
        await asyncio.sleep(0)
    gc.collect()
    assert complaints == []


async def test_a_table_that_somebody_asks_for_stays_in_the_memory(hall: Hall) -> None:
    """Else whoever is on the way to it would sit before a table of which nobody tells them any more."""
    table = await two_people(hall)
    table.used -= 3600
    assert await hall.table(table.state.header.id) is table
    await hall.sweep(idle=1800)
    assert hall.live[table.state.header.id] is table


async def test_real_workers(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """A good bot, one that fails, one that never answers, and a good one after that."""
    game = regnum.new("dominion", 2, "workers", {"first": 0})
    legal = [o.notation for o in game.pending[0].options]
    pool = BotPool(workers=1, seconds=LONG)
    try:
        assert await pool.choose(game, 0, "big_money") == "play all"
        hint = await pool.hint(game, 0, "big_money")
        assert hint.notation in legal and hint.reason.key.startswith("why.")
        for trouble, seconds, name in ((fail, LONG, "ZeroDivisionError"), (sleep_long, 1.0, "TimeoutError")):
            monkeypatch.setattr(bots, "think", trouble)
            pool.seconds = seconds
            assert await pool.choose(game, 0, "big_money") in legal
            assert name in caplog.text
        monkeypatch.undo()
        pool.seconds = LONG
        assert await pool.choose(game, 0, "big_money") == "play all"
    finally:
        pool.close()


async def test_advice_that_cannot_be_checked_in_time_is_given_unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    game = regnum.new("dominion", 2, "workers", {"first": 0})
    pool = BotPool(workers=1, seconds=LONG)
    ran = pool._run

    async def busy(task: Any, *given: Any) -> Any:
        if task is advise:
            raise TimeoutError
        return await ran(task, *given)

    monkeypatch.setattr(pool, "_run", busy)
    try:
        hint = await pool.hint(game, 0, "big_money")
        assert hint.notation == "play all" and hint.reason.key.startswith("why.") and hint.best == []
    finally:
        pool.close()


async def test_nobody_waits_while_the_first_worker_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    game, started = regnum.new("dominion", 2, "workers", {"first": 0}), threading.Event()

    def slow(self: ProcessPoolExecutor, *given: Any) -> Future[Any]:
        assert started.wait(LONG), "the thread that serves starts the worker itself"
        return submit(self, *given)

    submit = ProcessPoolExecutor.submit
    monkeypatch.setattr(ProcessPoolExecutor, "submit", slow)
    pool = BotPool(workers=1, seconds=LONG)
    try:
        choosing = asyncio.create_task(pool.choose(game, 0, "big_money"))
        await asyncio.sleep(0.01)
        started.set()
        assert await choosing == "play all"
    finally:
        pool.close()


async def test_a_worker_that_dies_with_nothing_to_do_is_replaced() -> None:
    game = regnum.new("dominion", 2, "workers", {"first": 0})
    pool = BotPool(workers=1, seconds=LONG)
    try:
        assert await pool.choose(game, 0, "big_money") == "play all"
        executor = pool._executor()
        for worker in executor._processes.values():
            worker.kill()
        await until(lambda: bool(executor._broken))
        assert await pool.choose(game, 0, "big_money") == "play all"
        assert pool._executor() is not executor
    finally:
        pool.close()


async def test_who_leaves_while_somebody_thinks_for_them_holds_nobody_up(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Jan's time is out, and a bot thinks in his place; then he leaves, and the bot has the seat."""
    table = await two_people(hall, leaver="bot", clock="live")
    await choose(table, 0, "play all")
    begun, gate, choosing = asyncio.Event(), asyncio.Event(), hall.services.bots.choose

    async def slow(*given: Any) -> str:
        begun.set()
        await gate.wait()
        return await choosing(*given)

    monkeypatch.setattr(hall.services.bots, "choose", slow)
    await choose(table, 0, "end turn")
    await table.do(lambda: presence.time_out(table.state, 1, time.time() + 86400))
    await begun.wait()
    await table.do(lambda: commands.leave(table.state, "jan"))
    gate.set()
    await until(lambda: 0 in table.state.asked)


async def test_a_bot_that_chooses_what_is_not_allowed_is_overruled(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "think", cheat)
    table = await hall.make(wish("random", "human"), "ada", "Ada")
    await until(lambda: 1 in table.state.asked)
    assert "not allowed" in caplog.text
