"""Attempts to learn or to do what one may not, each as it was once carried out against the real server."""

import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio

import regnum
from regnum.kernel.core.chance import Stream
from regnum.server.refusals import Refusal
from regnum.server.tables import commands, live
from regnum.server.tables.bots import seen_by
from regnum.server.tables.hall import Hall
from regnum.server.tables.live import LiveTable
from regnum.server.wire.requests import Branch, Choose, NewSeat, NewTable, Trial
from server.support import choose, hall_at, options, two_people, undo, until
from server.web import Client, running, two_at


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        yield hall


async def two_at_once(hall: Hall) -> LiveTable:
    """It's a Wonderful Kingdom, with both people deciding at the same time and in secret."""
    seats = [NewSeat("human", "Ada"), NewSeat("open")]
    table = await hall.make(NewTable("wonderful_kingdom", seats, {"module": "advisors", "first": 0}), "ada", "Ada")
    await table.do(lambda: commands.sit(table.state, "jan", "Jan", None))
    await table.do(lambda: commands.start(table.state, "ada", ""))
    while [d.kind for d in table.state.playing().pending] != ["plan", "plan"]:
        seat = min(table.state.asked)
        await choose(table, seat, options(table, seat)[0])
    return table


# -- a branch while somebody is away


@pytest.mark.parametrize("leaver", ["bot", "wait"])
async def test_a_game_cannot_be_branched_off_while_somebody_is_away(hall: Hall, leaver: str) -> None:
    table = await two_people(hall, leaver=leaver)
    await choose(table, 0, "play all")
    await table.do(lambda: commands.leave(table.state, "jan"))
    with pytest.raises(Refusal) as refusal:
        await hall.branch(table, "ada", Branch(0, 0))
    assert refusal.value.key == "not_over"
    assert table.data("ada").seed is None


@pytest.mark.parametrize("leaver", ["bot", "wait"])
async def test_a_replay_shows_the_own_seat_alone_while_somebody_is_away(tmp_path: Path, leaver: str) -> None:
    """Nor does anything else of a running game show the seat of somebody who left: not the table, not its seed."""
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        id_ = await two_at(address, ada, jan, leaver=leaver)
        await jan.post(f"/api/tables/{id_}/leave")
        for asked in ({"step": 0}, {"step": 0, "seat": 1}, {"step": 0, "seat": 0}):
            frame = await ada.get(f"/api/tables/{id_}/replay", **asked)
            assert frame["view"]["seat"] == 0 and "things" not in frame["view"]["places"]["seat1.hand"]
        table = await ada.get(f"/api/tables/{id_}")
        assert table["seed"] is None and "things" not in table["view"]["places"]["seat1.hand"]
        for seat in (0, 1):
            await ada.post(f"/api/tables/{id_}/branch", {"step": 0, "seat": seat}, 409)


# -- sequence numbers


def refused(table: LiveTable, seat: int, seq: int) -> str:
    """What somebody is told who answers with a made-up number, in every way there is."""
    said = []
    wish = Choose(seq, "made up", ["nonsense"])
    for attempt in (
        lambda: commands.choose(table.state, seat, wish),
        lambda: commands.is_made(table.state, seat, wish),
        lambda: commands.rehearse(table.state, seat, wish),
        lambda: commands.preview(table.state, seat, Trial(seq, ["nonsense"])),
        lambda: commands.undo(table.state, seat, commands.Undo(seq, "made up")),
    ):
        try:
            said.append(repr(attempt()))
        except Refusal as refusal:
            said.append(refusal.key)
    return " ".join(said)


async def test_guessed_numbers_do_not_tell_that_somebody_chose_in_secret(hall: Hall) -> None:
    table = await two_at_once(hall)
    known = table.data("ada").seq
    guesses = [known, known + 1, *range(known + 2, known + 20_000, 997), 2**52]
    before = [refused(table, 0, seq) for seq in guesses]
    waiting = table.state.asked.keys()
    await choose(table, 1, options(table, 1)[0])
    assert table.state.seq > known and table.state.asked.keys() == waiting, "Jan has chosen, and nobody may notice"
    assert table.data("ada").seq == known
    assert [refused(table, 0, seq) for seq in guesses] == before


def test_what_can_be_taken_back_does_not_tell_that_somebody_chose_in_secret() -> None:
    for seed in (*range(8), 24, 27):  # in the last two the choice before all plan at once shows nothing new
        table = regnum.new("wonderful_kingdom", 2, seed, {"module": "advisors", "first": 0})
        while [each.kind for each in table.pending] != ["plan", "plan"]:
            table.play(table.pending[0].options[0])
        for seat, other in ((0, 1), (1, 0)):
            before, secret = table.undo_limit(seat), table.clone()
            secret.play(secret.decision_of(other).options[0], seat=other)
            assert secret.undo_limit(seat) == before
            table.play(table.decision_of(seat).options[0], seat=seat)
            assert table.undo_limit(seat) == len(table.entries) - 1, "the own choice can always be taken back"


async def test_nobody_waits_for_a_refusal_while_others_write(tmp_path: Path) -> None:
    """A choice that will be refused, or was made already, is answered although the table is busy writing."""
    async with running(tmp_path / "t.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        from regnum.server.store.sqlite import SqliteStore

        id_ = await two_at(address, ada, jan)
        seq = (await ada.get(f"/api/tables/{id_}"))["seq"]
        made = await ada.choose(id_, seq, "play all", request="once")
        held = SqliteStore.append
        try:
            import asyncio

            gate = asyncio.Event()

            async def slow(self: SqliteStore, *given: object) -> None:
                await gate.wait()
                await held(self, *given)  # type: ignore[arg-type]

            SqliteStore.append = slow  # type: ignore[method-assign,assignment]
            writing = asyncio.create_task(ada.choose(id_, made["seq"], "end turn"))
            await asyncio.sleep(0)
            await jan.choose(id_, made["seq"] + 5000, "play all", status=409)
            await ada.choose(id_, seq, "play all", request="once")
            assert not writing.done()
            gate.set()
            await writing
        finally:
            SqliteStore.append = held  # type: ignore[method-assign]


async def test_a_clock_set_back_does_not_make_numbers_count_choices(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the clock an hour behind, the number of an own choice still tells the time and not what others did."""
    began = time.monotonic()
    table = await two_at_once(hall)
    clock = SimpleNamespace(time=lambda: time.time() - 3600, monotonic=lambda: time.monotonic() + 10 * ahead)
    ahead = 0
    monkeypatch.setattr(live, "time", clock)
    first = table.data("ada").seq
    ahead = 1
    await choose(table, 0, options(table, 0)[0])
    passed = table.data("ada").seq - first
    assert 10_000 <= passed <= 10_000 + 1000 * (time.monotonic() - began) + 1000


# -- taking back


@pytest.mark.parametrize("leaver", ["wait", "bot"])
async def test_who_has_left_has_not_agreed_that_something_is_taken_back(hall: Hall, leaver: str) -> None:
    table = await two_people(hall, leaver=leaver)
    await choose(table, 0, "play all")
    await choose(table, 0, "end turn")
    await table.do(lambda: commands.leave(table.state, "jan"))
    if leaver == "bot":
        await until(lambda: 0 in table.state.asked)
        await choose(table, 0, "play all")
        await choose(table, 0, "end turn")
        await until(lambda: 0 in table.state.asked)
    assert table.data("ada").undo == "none"
    entries = len(table.state.playing().entries)
    with pytest.raises(Refusal) as refusal:
        await undo(table, 0)
    assert refusal.value.key == "no_undo" and len(table.state.playing().entries) == entries


async def test_all_must_agree_also_one_who_has_left_meanwhile(hall: Hall) -> None:
    seats = [NewSeat("human", "Ada"), NewSeat("open"), NewSeat("open")]
    table = await hall.make(NewTable("dominion", seats, {"first": 0}), "ada", "Ada")
    for person in ("jan", "ola"):
        await table.do(lambda who=person: commands.sit(table.state, who, who.title(), None))
    await table.do(lambda: commands.start(table.state, "ada", ""))
    await choose(table, 0, "play all")
    await choose(table, 0, "end turn")
    await undo(table, 0)
    await table.do(lambda: commands.leave(table.state, "ola"))
    await undo(table, 1, agree=True)
    assert len(table.state.playing().entries) == 2, "Ola has not been asked"
    await table.do(lambda: commands.sit(table.state, "ola", "Ola", None))
    await undo(table, 2, agree=True)
    assert len(table.state.playing().entries) == 1


# -- signing out


async def test_signing_out_ends_the_sockets_and_the_token(tmp_path: Path) -> None:
    async with running(tmp_path / "t.sqlite3") as address:
        for account in (True, False):
            async with Client(address) as ada, Client(address) as jan, Client(address) as eve:
                if account:
                    await ada.post("/api/me/account", {"login": "ada", "password": "a long password"}, 201)
                id_ = await two_at(address, ada, jan)
                token = ada.http.cookies["regnum"]
                async with ada.socket(id_) as at_ada, jan.socket(id_) as at_jan:
                    await at_ada.push()
                    await ada.post("/api/me/sign-out")
                    await at_ada.connection.wait_closed()
                    assert at_ada.connection.close_code == 4401
                    await at_jan.push()
                eve.http.cookies.set("regnum", token)
                assert (await eve.get(f"/api/tables/{id_}"))["you"] is None, "whoever kept the token is a new guest"
                answer = await eve.http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
                assert answer.status_code == 401


# -- shuffles


async def test_tables_with_a_secret_seed_draw_from_a_keyed_stream(hall: Hall) -> None:
    """A practice game with a seed of one's own is dealt as everywhere; what goes on from it is not."""
    table = await two_people(hall)
    assert table.state.header.keyed and table.state.playing().core.chance.stream is not None
    seats = [NewSeat("human", "Ada"), NewSeat("bot", "", "random")]
    practice = await hall.make(NewTable("dominion", seats, {"first": 0}, seed="7"), "ada", "Ada")
    assert practice.state.playing().core.chance.stream is None
    branch = await hall.table(await hall.branch(practice, "ada", Branch(0)))
    assert branch.state.playing().history == ()
    assert branch.state.header.keyed and branch.state.playing().core.chance.stream is not None


async def test_looking_ahead_never_reads_the_stream(hall: Hall) -> None:
    """Not one word: with a key that no stream can have, everything that is tried out or hinted at goes on as before."""
    table = await two_people(hall)
    game = table.state.playing()
    game.core.chance.stream = Stream(bytes(65))
    seq, notations = table.data("ada").seq, options(table, 0)
    for choices in [[each] for each in notations] + [["play all", "buy copper"], ["play all", "end turn"]]:
        told = commands.preview(table.state, 0, Trial(seq, choices))
        assert told or choices == ["end treasures"], choices
    table.rehearse(0, Choose(seq, "tried", ["play all"], rehearse=True))
    assert table.data("ada").rehearsed == ["play all"]
    assert regnum.load(seen_by(game.rehearse(0, "play all"), 0)).decision_of(0) is not None
    with pytest.raises(ValueError, match="key"):
        await choose(table, 0, "play all", "end turn")
