"""Every byte that one seat and a watcher are sent over whole games: nothing in it hangs on what they cannot know.

Each message is compared with that of a table at which all that its reader cannot know is dealt anew, and in whose past
it is something else; so is everything the reader could try out then. And each choice is made in other worlds as well:
where the rules tell the reader the same, the messages on the way, their number and their order must be the same.
"""

import json
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import regnum
from regnum.games.registry import game_of
from regnum.kernel.events import Event
from regnum.kernel.simultaneous import SimultaneousPart
from regnum.kernel.table import Table
from regnum.server.tables import commands, record, showing
from regnum.server.tables.bots import seen_by
from regnum.server.tables.showing import frame
from regnum.server.tables.state import TableState
from regnum.server.wire.requests import NewTable
from server.recording import EYES, Recorder, Setting, one_choice, places, play_and_record
from server.support import InlineBots, hall_at, until, wish
from server.worlds import difference, sent

ATTACKED = {"kingdom": "interaction"}
SECOND = {"kingdom": "moat,militia,bureaucrat,bandit,witch,vassal,sentry,harbinger,throne_room,library"}
PLANNED = Setting("wonderful_kingdom", 2, {"module": "advisors"}, "live")
FEW = [Setting("dominion", 2, ATTACKED, "live"), Setting("paladins", 2, {}, "days")]
MANY = [
    PLANNED,
    Setting("dominion", 3, {**SECOND, "edition": "mixed"}, "days"),
    Setting("paladins", 3),
    Setting("paladins", 4, {}, "live"),
    Setting("paladins", 1),
    Setting("wonderful_kingdom", 2, {"module": "threats", "deck1": "shadows", "deck2": "thieves"}, "days"),
    Setting("wonderful_kingdom", 2, {"module": "quests", "quest": "quest_01"}),
    Setting("wonderful_kingdom", 1, {"module": "threats", "deck1": "giant_rats"}),
]
WHOLE = [*FEW, *(pytest.param(setting, marks=pytest.mark.many_games, id=str(setting)) for setting in MANY)]


@pytest.mark.parametrize("setting", WHOLE, ids=str)
async def test_other_worlds_send_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setting: Setting
) -> None:
    recorder = await play_and_record(tmp_path, setting, monkeypatch)
    state, counts = recorder.table.state, recorder.counts
    assert state.status == "over"
    for eyes in EYES:
        told = [msgspec.json.decode(message)["table"] for message in recorder.messages[eyes]]
        assert len(told) > 50 and all(data["seed"] is None for data in told[:-1]) and told[-1]["seed"] == "recorded"
    assert counts["dealt anew"] > 0.9 * counts["compared"] > 100
    assert counts["followed"] > 80
    if setting.game == "dominion":
        assert counts["stood still"] > 20 and counts["asked others"] > 3 and counts["loaded"] == 3
    elif setting.people > 1:
        assert counts["unnoticed"] > 1


class Enough(Exception):
    """A game was played as far as a test needs it."""


async def play_on(path: Path, setting: Setting, monkeypatch: pytest.MonkeyPatch, choices: int) -> Recorder:
    """The beginning of a game, recorded."""
    recorders: list[Recorder] = []

    async def counted(table: Any, recorder: Recorder, dice: random.Random) -> None:
        recorders.append(recorder)
        if len(recorders) > choices:
            raise Enough
        await one_choice(table, recorder, dice)

    monkeypatch.setattr("server.recording.one_choice", counted)
    with pytest.raises(Enough):
        await play_and_record(path, setting, monkeypatch)
    return recorders[0]


@pytest.mark.many_games
async def test_the_same_in_the_first_rounds_of_a_long_game_of_four(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = await play_on(tmp_path, Setting("dominion", 4, ATTACKED), monkeypatch, 150)
    assert recorder.counts["compared"] > 200 and recorder.counts["stood still"] > 3


LEAKS = ["hand", "event", "options", "step", "wakes", "seq", "list", "seal"]


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    """What the test above would notice: a leak of each kind is made on purpose, and it must fail."""
    setting = PLANNED if leak == "step" else FEW[0]
    plant(leak, monkeypatch)
    with pytest.raises(AssertionError):
        await play_on(tmp_path, setting, monkeypatch, 150)


def plant(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets something secret out."""
    seen, as_seen_by, look, notice = showing.seen, Event.as_seen_by, showing.table_data, TableState._notice

    def hands(game: Table, seat: int | None, *, hold: bool) -> dict[str, Any]:
        shown = seen(game, seat, hold=hold)
        return shown | {"score": [place for place in game.view(1)["places"].values() if place["owner"] == 1]}

    def options(game: Table, seat: int | None, *, hold: bool) -> dict[str, Any]:
        shown = seen(game, seat, hold=hold)
        return shown | {"pending": [*shown["pending"], *({"seat": len(d.options)} for d in game.pending)]}

    def seq(state: TableState, person: str, since: int = 0, **more: Any) -> Any:
        data = look(state, person, since, **more)
        data.clock.at = state.seq
        return data

    def everybody(state: TableState, entry: record.AnyEntry, noticing: Any) -> None:
        notice(state, entry, state.noticed.keys())

    def lists(state: TableState, entry: record.AnyEntry, noticing: Any) -> None:
        notice(state, entry, noticing)
        state.updated = entry.at

    def seal(table: Table, seat: int, *choices: Any) -> Table:
        trial = table.clone()
        trial.play(*choices, seat=seat)
        return trial

    match leak:
        case "hand":
            monkeypatch.setattr(showing, "seen", hands)
        case "event":
            monkeypatch.setattr(Event, "as_seen_by", lambda event, seat: as_seen_by(event, event.seat))
        case "options":
            monkeypatch.setattr(showing, "seen", options)
        case "step":
            monkeypatch.setattr(SimultaneousPart, "step_for", lambda part, seat, table: table.step)
        case "wakes":
            monkeypatch.setattr(TableState, "_notice", everybody)
        case "seq":
            monkeypatch.setattr("server.worlds.table_data", seq)
            monkeypatch.setattr("regnum.server.tables.live.table_data", seq)
        case "list":
            monkeypatch.setattr(TableState, "_notice", lists)
        case "seal":
            monkeypatch.setattr(Table, "rehearse", seal)


async def test_a_replay_before_the_end_shows_nothing_that_was_not_shown_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every moment that Ada, or a watcher, can call up lay before them when it was played."""
    for setting in (*FEW, PLANNED):
        (tmp_path / setting.game).mkdir()
        with monkeypatch.context() as patch:
            recorder = await play_on(tmp_path / setting.game, setting, patch, 60)
        for eyes in EYES:
            views = [msgspec.json.decode(message)["table"]["view"] for message in recorder.messages[eyes]]
            known = {places(view) for view in views if view is not None}
            step = 0
            while (moment := frame(recorder.table.state, eyes, step)) is not None:
                assert places(msgspec.json.decode(moment.view)) in known
                step += 1
            assert step > 20


async def test_in_which_order_the_seats_chose_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three choose at the same time, in this order or another: afterwards it looks the same to everybody."""
    monkeypatch.setattr(showing, "time", SimpleNamespace(time=lambda: 0.0))
    tables = []
    for order in [(0, 1, 2), (1, 0, 2)]:
        header = record.Header(
            "t", "paladins", game_of("paladins").rules_version, {}, "order", "ada",
            [record.SeatRecord("human", person, person) for person in ("ada", "jan", "ola")],
            "wait", "none", 0, True, False, 0.0,
        )  # fmt: skip
        header = msgspec.structs.replace(header, options=dict(regnum.new("paladins", 3, "order").options))
        state = TableState(header)
        state.apply(record.Began(seq=1000))
        while len(state.playing().pending) < 3:
            play(state, state.playing().pending[0].seat)
        for _ in range(2):
            for seat in order:
                play(state, seat)
        assert state.playing().part is None
        tables.append(state)
    for eyes in (None, 0, 1, 2):
        apart = difference(*(sent(state, eyes, 0) for state in tables))
        assert not apart, apart
        step = 0
        while (moment := frame(tables[0], eyes, step)) is not None:
            other = frame(tables[1], eyes, step)
            assert other is not None and moment.events == other.events  # who was ready then, all could see
            assert places(msgspec.json.decode(moment.view)) == places(msgspec.json.decode(other.view))
            step += 1
        assert frame(tables[1], eyes, step) is None and step > 1


def play(state: TableState, seat: int) -> None:
    """The first option, at the next moment."""
    decision = state.playing().decision_of(seat)
    assert decision is not None
    [(entry, game)] = commands.play(state, seat, [decision.options[0].notation], "", "person")
    state.apply(msgspec.structs.replace(entry, seq=state.seq + 1000), game)


async def test_hidden_cards_are_nowhere_in_what_is_sent(tmp_path: Path) -> None:
    """A watcher's messages of a whole game of bots: a card is named only when the engine tells everybody."""
    async with hall_at(tmp_path / "t.sqlite3", (0.0, 0.0)) as hall:
        table = await hall.make(wish("big_money", "random"), "ada", "Ada")
        seen: list[dict[str, Any]] = []

        def look() -> bool:
            data = msgspec.json.decode(msgspec.json.encode(table.data("nobody", seen[-1]["seq"] if seen else 0)))
            if not seen or data["seq"] != seen[-1]["seq"]:
                seen.append(data)
            return table.state.status == "over" or len(seen) > 300

        await until(look)
        for data in seen:
            if data["status"] == "over":
                break
            assert table.state.header.seed not in json.dumps(data)
            for name, place in data["view"]["places"].items():
                if name.endswith((".hand", ".deck")):
                    assert place.keys() <= {"owner", "count", "epoch"}, name
            for event in data["events"]:
                if event["kind"] == "draws":
                    assert event["things"] == [] and not {"card", "cards"} & event["text"]["params"].keys()
            assert all(decision.keys() == {"seat", "kind", "waiting"} for decision in data["view"]["pending"])
        assert len(seen) > 20


async def test_a_game_that_was_given_up_keeps_its_secrets(tmp_path: Path) -> None:
    """Nobody sees more of it than before, and its seed stays unknown."""
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        table = await hall.make(NewTable("dominion", wish("human", "random").seats, leaver="end"), "ada", "Ada")
        await table.do(lambda: commands.leave(table.state, "ada"))
        data, first = table.data("ada"), frame(table.state, 0, 0)
        assert data.status == "abandoned" and data.seed is None and first is not None
        for view in map(msgspec.json.decode, (data.view, first.view)):
            assert view["places"]["seat1.hand"].keys() == {"owner", "count", "epoch"}


async def test_a_bot_is_given_nothing_but_its_seats_knowledge(tmp_path: Path) -> None:
    """What goes to a worker: another seed, other hidden cards, the same for two worlds the seat cannot tell apart."""
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        hall.services.bots = InlineBots()
        table = await hall.make(wish("human", "open"), "ada", "Ada")
        await table.do(lambda: commands.start(table.state, "ada", "random"))
        game = table.state.game
        assert game is not None
        given = {seen_by(game, 1) for _ in range(20)}
        assert not any(table.state.header.seed in text for text in given)
        states = {msgspec.json.decode(text)["state"] for text in given}
        assert len(states) > 1
