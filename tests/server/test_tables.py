"""Tables in memory: seats, choices, repetition, lateness, taking back, bots, leaving, playing again."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from regnum.server.refusals import Refusal
from regnum.server.tables import commands
from regnum.server.tables.hall import Hall
from regnum.server.tables.live import LiveTable
from regnum.server.wire.requests import Choose, NewSeat, NewTable, Trial
from server.support import choose, hall_at, options, two_people, undo, until, view_of, wish


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        yield hall


@pytest_asyncio.fixture
async def table(hall: Hall) -> LiveTable:
    return await two_people(hall)


def refused(key: str):
    return pytest.raises(Refusal, match=f"^{Refusal(key, what='x', low=2, high=4, n=1)}$" if key else None)


async def test_a_table_waits_for_its_people(hall: Hall) -> None:
    table = await hall.make(wish("human", "open"), "ada", "Ada")
    assert table.state.status == "lobby" and table.data("ada").view is None
    with refused("seats_open"):
        await table.do(lambda: commands.start(table.state, "ada", ""))
    await table.do(lambda: commands.sit(table.state, "jan", "Jan", None))
    with refused("no_seat"):
        await table.do(lambda: commands.sit(table.state, "ola", "Ola", None))
    with refused("not_host"):
        await table.do(lambda: commands.start(table.state, "jan", ""))
    await table.do(lambda: commands.start(table.state, "ada", ""))
    assert table.state.status == "playing"
    assert [s.name for s in table.data("jan").seats] == ["Human", "Jan"] and table.data("jan").you == 1


async def test_five_people_gather_and_play_architects(hall: Hall) -> None:
    table = await hall.make(wish("human", *["open"] * 4, game="architects", options={}), "ada", "Ada")
    for n, name in enumerate(("Jan", "Ola", "Ewa", "Leo")):
        with refused("seats_open"):
            await table.do(lambda: commands.start(table.state, "ada", ""))
        await table.do(lambda name=name: commands.sit(table.state, name.lower(), name, None))
        assert sum(seat.kind == "open" for seat in table.data("ada").seats) == 3 - n
    await table.do(lambda: commands.start(table.state, "ada", ""))
    assert table.state.status == "playing" and table.data("leo").you == 4
    assert all(options(table, seat) for seat in range(5))  # the draft asks all five at once


async def test_with_no_open_seat_the_game_begins_at_once(hall: Hall) -> None:
    table = await hall.make(wish("human", "big_money"), "ada", "Ada")
    assert table.state.status == "playing" and options(table, 0)


async def test_bots_can_take_the_seats_that_stay_open(hall: Hall) -> None:
    table = await hall.make(wish("human", "open", "open"), "ada", "Ada")
    await table.do(lambda: commands.start(table.state, "ada", "big_money"))
    assert [s.kind for s in table.data("ada").seats] == ["human", "bot", "bot"]


async def test_a_choice_sent_twice_is_played_once(table: LiveTable) -> None:
    before = table.data("ada").seq
    first = await choose(table, 0, "play all", seq=before, request="one")
    again = await choose(table, 0, "play all", seq=before, request="one")
    assert first.seq == again.seq and len(table.state.game.entries) == 1


async def test_a_late_choice_is_refused(table: LiveTable) -> None:
    before = table.data("ada").seq
    await choose(table, 0, "play all")
    with refused("late"):
        await choose(table, 0, "end turn", seq=before)
    with refused("late"):
        await choose(table, 0, "end turn", seq=table.state.seq + 1)
    assert len(table.state.game.entries) == 1


async def test_talk_does_not_make_a_choice_late(table: LiveTable) -> None:
    before = table.data("ada").seq
    await table.do(lambda: commands.say(table.state, "jan", "Jan", "hej\u202e <b>"))
    await choose(table, 0, "play all", seq=before)
    assert table.data("ada").chat[0].text == "hej <b>"


async def test_nobody_answers_for_another_seat(table: LiveTable) -> None:
    with refused("no_decision"):
        await choose(table, 1, "play all")
    with refused("not_yours"):
        await choose(table, 0, "1: play all")
    assert not table.state.game.entries


async def test_what_is_not_allowed_says_why(table: LiveTable) -> None:
    await choose(table, 0, "play all")
    with pytest.raises(Refusal) as refusal:
        await choose(table, 0, "buy province")
    assert refusal.value.clause == "DOM-5.4" and "buy province" in refusal.value.detail("en")
    with pytest.raises(Refusal) as refusal:
        await choose(table, 0, "dance")
    assert refusal.value.key == "bad_notation"


async def test_several_choices_are_one_or_none(table: LiveTable) -> None:
    with pytest.raises(Refusal):
        await choose(table, 0, "play all", "buy province")
    assert not table.state.game.entries
    await choose(table, 0, "play all", "buy copper")
    assert len(table.state.game.entries) == 2


async def test_a_rehearsal_is_seen_by_its_own_seat_alone(table: LiveTable) -> None:
    seq = table.data("ada").seq
    others = table.data("jan")
    table.rehearse(0, Choose(seq, "r", ["play all"], rehearse=True))
    mine = table.data("ada")
    assert mine.rehearsed == ["play all"] and mine.view != others.view
    assert table.data("jan").view == others.view and table.data("jan").seq == others.seq
    assert not table.state.game.entries
    with pytest.raises(Refusal) as refusal:
        table.rehearse(0, Choose(seq, "r", ["play all", "end turn"], rehearse=True))
    assert refusal.value.key == "sealed"
    await choose(table, 0, "play all", "buy copper", seq=seq)
    assert table.data("ada").rehearsed == []


def paladins(table: LiveTable) -> list[str]:
    """Those among which seat 0 may choose."""
    return [option.removeprefix("play ") for option in options(table, 0)]


async def test_a_pick_that_was_tried_out_stays_when_all_others_have_chosen(hall: Hall) -> None:
    """Then it would show everybody's picks, and could not be tried out any more; it waits for its confirmation."""
    people = [NewSeat("human", "Ada"), NewSeat("open")]
    table = await hall.make(NewTable("paladins", people, {"first": 0}), "ada", "Ada")
    await table.do(lambda: commands.sit(table.state, "jan", "Jan", None))
    await table.do(lambda: commands.start(table.state, "ada", ""))
    while table.state.asked.keys() != {0, 1}:  # who takes which Townsfolk at first
        seat = min(table.state.asked)
        await choose(table, seat, options(table, seat)[0])
    picks = ["play " + paladins(table)[0], "top " + paladins(table)[1]]
    table.rehearse(0, Choose(table.data("ada").seq, "try", picks, rehearse=True))
    tried = view_of(table, "ada")
    assert [each["seat"] for each in tried["pending"]] == [1]
    while 1 in table.state.asked:
        await choose(table, 1, options(table, 1)[0])
    after = table.data("ada")
    assert table.state.asked.keys() == {0}
    assert after.rehearsed == picks and view_of(table, "ada") == {**tried, "pending": []}
    with refused("sealed"):
        table.rehearse(0, Choose(after.seq, "again", picks, rehearse=True))
    assert commands.preview(table.state, 0, Trial(after.seq, [*picks, "anything"])) == [], "Jan was quicker"
    table.rehearse(0, Choose(after.seq, "back", picks[:1], rehearse=True))
    assert [(each["seat"], each["kind"]) for each in view_of(table, "ada")["pending"]] == [(0, "top")]
    await choose(table, 0, *picks)
    assert table.data("ada").rehearsed == []


async def test_taking_back_is_free_until_something_new_is_seen(table: LiveTable) -> None:
    await choose(table, 0, "play all")
    assert table.data("ada").undo == "free" and table.data("jan").undo == "none"
    await undo(table, 0)
    assert not table.state.game.entries and table.data("jan").whole


async def test_beyond_that_all_must_agree(table: LiveTable) -> None:
    await choose(table, 0, "play all")
    await choose(table, 0, "end turn")
    assert table.data("ada").undo == "ask"
    await undo(table, 0)
    assert table.data("jan").asked_undo == 0 and len(table.state.game.entries) == 2
    with refused("not_asked"):
        await undo(table, 0, agree=True)
    await undo(table, 1, agree=False)
    assert table.data("ada").asked_undo is None and len(table.state.game.entries) == 2
    await undo(table, 0)
    await undo(table, 1, agree=True)
    assert len(table.state.game.entries) == 1 and table.data("ada").asked_undo is None


async def test_bots_play_on_by_themselves(hall: Hall) -> None:
    table = await hall.make(wish("human", "big_money", "random"), "ada", "Ada")
    await choose(table, 0, "play all")
    await choose(table, 0, "end turn")
    await until(lambda: 0 in table.state.asked)
    assert {entry.seat for entry in table.state.game.entries} == {0, 1, 2}


async def test_a_game_of_bots_comes_to_its_end(hall: Hall) -> None:
    table = await hall.make(wish("big_money", "big_money"), "ada", "Ada")
    await until(lambda: table.state.status == "over")
    data = table.data("ada")
    assert data.seed == table.state.header.seed and view_of(table, "ada")["result"]["winners"]


async def test_what_was_missed_is_told_exactly_once(table: LiveTable) -> None:
    told = table.data("jan").events
    seq = table.data("jan").seq
    for choices in (["play all"], ["end turn"]):
        await choose(table, 0, *choices)
    for choices in (["play all"], ["buy copper"]):
        await choose(table, 1, *choices)
        if choices != ["play all"]:
            new = table.data("jan", seq)
            told, seq = told + new.events, new.seq
    assert told == [event.as_seen_by(1) for event in table.state.game.events_for(1)]
    assert table.data("jan", seq).events == [] and not table.data("jan", seq).whole


@pytest.mark.parametrize(("leaver", "kind", "status"), [("wait", "human", "playing"), ("bot", "bot", "playing")])
async def test_a_leaver_is_waited_for_or_replaced(hall: Hall, leaver: str, kind: str, status: str) -> None:
    table = await two_people(hall, leaver=leaver)
    await table.do(lambda: commands.leave(table.state, "jan"))
    assert (table.state.seats[1].kind, table.state.status) == (kind, status)
    await table.do(lambda: commands.sit(table.state, "jan", "Jan", None))
    assert table.data("jan").you == 1 and not table.state.seats[1].left


async def test_a_table_may_end_when_somebody_leaves(hall: Hall) -> None:
    table = await two_people(hall, leaver="end")
    await table.do(lambda: commands.leave(table.state, "jan"))
    assert table.state.status == "abandoned"
    with refused("not_playing"):
        await choose(table, 0, "play all")


async def test_an_empty_lobby_closes(hall: Hall) -> None:
    table = await hall.make(wish("human", "open"), "ada", "Ada")
    await table.do(lambda: commands.leave(table.state, "ada"))
    assert table.state.status == "abandoned"


async def test_the_same_people_play_again(hall: Hall) -> None:
    table = await hall.make(wish("big_money", "big_money"), "ada", "Ada")
    with refused("not_over"):
        await hall.again(table, "ada")
    await until(lambda: table.state.status == "over")
    again = await hall.again(table, "ada")
    assert await hall.again(table, "ada") == again == table.data("ada").rematch
    assert (await hall.table(again)).state.header.seed != table.state.header.seed


async def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        table = await two_people(hall, clock="live", clock_seconds=100)
        await choose(table, 0, "play all", request="one")
        await choose(table, 0, "end turn")
        await choose(table, 1, "play all")
        await undo(table, 1)
        await table.do(lambda: commands.order(table.state, 1, "react", "reveal moat"))
        await table.do(lambda: commands.say(table.state, "ada", "Ada", "hi"))
        before, id_ = [table.data(p) for p in ("ada", "jan", "nobody")], table.state.header.id
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        table = await hall.table(id_)
        after = [table.data(p) for p in ("ada", "jan", "nobody")]
        for data in (*before, *after):
            data.clock.left, data.clock.at = [], 0
        assert after == before
        await choose(table, 0, "play all", request="one")
        assert len(table.state.game.entries) == 2


async def test_before_the_game_a_name_is_changed_at_the_seat(hall: Hall) -> None:
    table = await hall.make(wish("human", "open"), "ada", "Ada")
    await table.do(lambda: commands.sit(table.state, "ada", "Adelajda", None))
    assert table.data("ada").seats[0].name == "Adelajda" and table.data("ada").you == 0
