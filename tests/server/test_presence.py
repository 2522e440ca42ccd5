"""People who run out of time, stay away, come back, give up, or would like to play again."""

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from regnum.games.registry import GAMES
from regnum.server.people.records import profile_of
from regnum.server.refusals import Refusal
from regnum.server.tables import commands, presence
from regnum.server.tables.clocks import BACK_SECONDS, Clock
from regnum.server.tables.hall import Hall
from regnum.server.tables.live import LiveTable
from regnum.server.wire.people import Me
from regnum.server.wire.requests import Trial
from server.support import choose, hall_at, two_people, undo, until, wish


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        yield hall


def refused(key: str):
    return pytest.raises(Refusal, match=f"^{Refusal(key)}$")


def told(table: LiveTable, person: str = "jan") -> list[tuple[str, str]]:
    """What the talk tells of the seats."""
    return [(line.name, line.what) for line in table.data(person).chat]


async def sit(table: LiveTable, person: str) -> None:
    await table.do(lambda: commands.sit(table.state, person, person.title(), None))


def test_handing_over_gains_the_increment_and_a_pause_does_not() -> None:
    clock = Clock("live", 60, 2, increment=5)
    clock.turn(0.0, {0}, (), {0})
    clock.turn(10.0, {0}, (), {0})
    assert clock.left[0] == 50.0
    clock.turn(20.0, (), {1}, ())  # others may react: nobody's clock runs
    clock.turn(25.0, {0}, (), {0})
    assert clock.left[0] == 40.0
    clock.turn(30.0, {1}, (), {1})
    assert clock.left == [40.0, 60.0] and clock.ends() == {1: 90.0}


async def test_everybody_hears_that_the_time_ran_out_and_who_plays_meanwhile(hall: Hall) -> None:
    table = await two_people(hall, clock="live", clock_seconds=600)
    await table.do(lambda: presence.time_out(table.state, 0, time.time() + 601))
    await until(lambda: 1 in table.state.asked)
    assert ("Human", "timed_out") in told(table)
    seat = table.data("jan").seats[0]
    assert seat.late and seat.kind == "human" and seat.bot == "engine" and seat.name == "Human"
    assert table.data("ada").kept == 0 and table.data("jan").kept is None


async def test_whoever_is_late_plays_again_after_taking_the_seat(hall: Hall) -> None:
    table = await two_people(hall, clock="live", clock_seconds=600)
    await table.do(lambda: presence.time_out(table.state, 0, time.time() + 601))
    with refused("timed_out"):
        await choose(table, 0, "play all")
    await sit(table, "ada")
    assert told(table)[-1] == ("Human", "back") and not table.data("jan").seats[0].late


def test_whoever_comes_back_has_some_time_again() -> None:
    clock = Clock("live", 300, 2)
    clock.turn(0.0, {0}, (), {0})
    clock.run_out(0, 300.0)
    assert clock.left[0] == 0.0 and clock.ends() == {}
    clock.give(0, 320.0, runs=True)
    assert clock.ends() == {0: 320.0 + BACK_SECONDS}
    days = Clock("days", 86400, 1)
    days.run_out(0, 86400.0)
    days.give(0, 90000.0, runs=False)
    assert days.left == [86400.0] and days.ends() == {}


async def test_somebody_who_left_may_come_back_and_somebody_who_resigned_not(hall: Hall) -> None:
    table = await two_people(hall, leaver="bot")
    await table.do(lambda: commands.leave(table.state, "jan"))
    assert table.data("jan").kept == 1 and ("Jan", "left") in told(table)
    await sit(table, "jan")
    assert table.data("jan").kept is None and table.data("jan").you == 1


async def test_with_two_at_the_table_resigning_ends_the_game(hall: Hall) -> None:
    table = await two_people(hall)
    await choose(table, 0, "play all")
    await table.do(lambda: presence.resign(table.state, "ada"))
    data = table.data("jan")
    assert data.status == "over" and data.ending is not None and data.seed == table.state.header.seed
    assert (data.ending.how, data.ending.seat, data.ending.winners) == ("resigned", 0, [1])
    assert commands.preview(table.state, 1, Trial(data.seq, ["play all"])) == [], "who points may be overtaken"
    with refused("not_playing"):
        await choose(table, 0, "end turn")
    for person, won in (("ada", 0), ("jan", 1)):
        cards = await hall.services.store.cards_of(person, 10)
        profile = profile_of(Me(person, person, None), cards)
        assert [record.won for record in profile.records] == [won]
        assert [game.early for game in profile.history] == [card.early for card in cards] == [True]


async def test_with_more_people_a_bot_plays_on_for_whoever_resigned(hall: Hall) -> None:
    table = await hall.make(wish("human", "open", "open"), "ada", "Ada")
    for person in ("jan", "ola"):
        await sit(table, person)
    await table.do(lambda: commands.start(table.state, "ada", ""))
    await table.do(lambda: presence.resign(table.state, "jan"))
    assert table.state.status == "playing" and table.data("ada").seats[1].kind == "bot"
    assert table.data("jan").kept is None
    with refused("resigned"):
        await sit(table, "jan")
    await table.do(lambda: presence.resign(table.state, "ola"))
    assert table.state.status == "over" and table.state.ending is not None
    assert table.state.ending.winners == (0,)


async def test_whoever_gives_up_against_bots_alone_ends_the_game(hall: Hall) -> None:
    table = await hall.make(wish("human", "big_money", "big_money"), "ada", "Ada")
    await table.do(lambda: presence.resign(table.state, "ada"))
    assert table.state.status == "over" and 0 not in table.data("ada").ending.winners
    alone = await hall.make(wish("human", options={}, game="paladins"), "ada", "Ada")
    await alone.do(lambda: presence.resign(alone.state, "ada"))
    assert alone.data("ada").ending.winners == []


async def test_the_win_can_be_claimed_when_the_other_stays_away(hall: Hall) -> None:
    table = await two_people(hall, clock="live", clock_seconds=600)
    now = time.time()
    assert table.data("jan").claim is None
    await table.do(lambda: presence.time_out(table.state, 0, now + 601))
    since = table.data("jan").claim
    assert since is not None and table.data("ada").claim is None
    with refused("no_claim"):
        await table.do(lambda: presence.claim(table.state, "jan", since - 1))
    with refused("no_claim"):
        await table.do(lambda: presence.claim(table.state, "ada", since + 1))
    await table.do(lambda: presence.claim(table.state, "jan", since + 1))
    assert table.state.status == "over" and table.state.ending.winners == (1,)
    assert told(table)[-1] == ("Jan", "claimed")


async def test_without_a_clock_the_win_can_be_claimed_when_nothing_moved_for_a_day(hall: Hall) -> None:
    table = await two_people(hall)
    assert table.data("ada").claim is None  # it is her own turn
    since = table.data("jan").claim
    assert since is not None and since - time.time() > presence.UNTIMED_CLAIM_SECONDS - 3600
    await choose(table, 0, "play all")
    assert (table.data("jan").claim or 0) >= since


async def test_against_a_bot_there_is_nothing_to_claim(hall: Hall) -> None:
    table = await hall.make(wish("human", "big_money"), "ada", "Ada")
    await until(lambda: 0 in table.state.asked)
    assert table.data("ada").claim is None
    with refused("no_claim"):
        await table.do(lambda: presence.claim(table.state, "ada", time.time() + 1e9))


@pytest.mark.pure_engine
async def test_partners_are_left_to_a_bot_and_have_nothing_to_claim(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kernel.tiny.partners import PARTNERS

    monkeypatch.setitem(GAMES, PARTNERS.id, PARTNERS)
    table = await two_people(hall, game="partners", options={})
    assert [table.data(person).claim for person in ("ada", "jan")] == [None, None]
    await table.do(lambda: presence.resign(table.state, "jan"))
    assert table.state.status == "playing" and table.data("ada").seats[1].kind == "bot"
    await table.do(lambda: presence.resign(table.state, "ada"))
    assert table.state.ending is not None and table.state.ending.winners == ()


async def test_a_rematch_begins_when_all_have_agreed(hall: Hall) -> None:
    table = await two_people(hall)
    with refused("not_over"):
        await hall.again(table, "ada")
    await table.do(lambda: presence.resign(table.state, "ada"))
    assert await hall.again(table, "ada") == ""
    assert table.data("jan").again == [0] and table.data("jan").rematch is None
    assert await hall.again(table, "jan", agree=False) == "" and table.data("ada").again == []
    assert told(table)[-2:] == [("Human", "again"), ("Jan", "not_again")]
    assert await hall.again(table, "jan") == ""
    again = await hall.again(table, "ada")
    assert again and again == table.data("jan").rematch == await hall.again(table, "jan")
    made = await hall.table(again)
    assert made.state.status == "playing" and [s.person for s in made.state.seats] == ["ada", "jan"]


async def test_who_is_gone_is_not_waited_for_when_the_others_play_again(hall: Hall) -> None:
    table = await two_people(hall, leaver="wait")
    await table.do(lambda: commands.leave(table.state, "jan"))
    await table.do(lambda: presence.resign(table.state, "ada"))
    made = await hall.table(await hall.again(table, "ada"))
    assert [s.kind for s in made.state.seats] == ["human", "bot"]


async def test_a_refused_undo_is_told_to_the_asker(hall: Hall) -> None:
    table = await two_people(hall)
    await choose(table, 0, "play all", "end turn")
    assert table.data("ada").undo == "ask"
    await undo(table, 0)
    await undo(table, 1, agree=False)
    assert told(table, "ada")[-1] == ("Jan", "undo_refused") and table.data("ada").asked_undo is None


async def test_all_of_it_is_there_after_a_restart(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        late = await two_people(hall, clock="days", clock_seconds=86400)
        await late.do(lambda: presence.time_out(late.state, 0, time.time() + 86401))
        over = await two_people(hall)
        await over.do(lambda: presence.resign(over.state, "jan"))
        await hall.again(over, "jan")
        await until(lambda: 1 in late.state.asked)
        before = [table.data("jan") for table in (late, over)]
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        after = [(await hall.table(data.id)).data("jan") for data in before]
        for data in (*before, *after):
            data.clock.left, data.clock.at = [], 0
        assert after == before
