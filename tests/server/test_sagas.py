"""Sagas: founded, played chapter by chapter, kept through whatever happens. Both databases keep the same promises."""

import asyncio
from pathlib import Path

import pytest

from regnum.games.registry import game_of
from regnum.kernel.spec import OldRules
from regnum.server.refusals import Refusal
from regnum.server.sagas import commands
from regnum.server.sagas.tomesaga import CAMPAIGN
from regnum.server.store.backup import back_up, restore
from regnum.server.tables import presence
from regnum.server.tables.commands import leave
from regnum.server.wire.sagas import NewSaga, SeatFate
from server.campaigns import chapter, hurry, ready, saga_of, saga_of_two, sagas_at
from server.support import seats


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 's.sqlite3'}"
    return str(request.getfixturevalue("postgres"))


async def test_a_saga_is_played_to_its_end_though_the_server_is_restarted(address: str) -> None:
    async with sagas_at(address) as sagas:
        id_ = await saga_of_two(sagas, name="Saga u Ady")
        assert (await sagas.data(await sagas.saga(id_), "ada")).status == "waiting"
    for number in range(3):
        async with sagas_at(address) as sagas:  # between chapters
            kept = await ready(sagas, id_, "ada", "jan")
            assert len(kept.chapters) == number + 1 and kept.saga.ready == []
            first = (await chapter(sagas, id_)).state
            assert [seat.name for seat in first.seats] == ["Human", "Jan"] and first.header.chapter == number
        async with sagas_at(address) as sagas:  # within a chapter
            data = await sagas.data(await sagas.saga(id_), "ada")
            assert (data.status, data.chapter, data.name) == ("playing", number, "Saga u Ady")
            assert data.table == kept.chapters[-1] and data.book is not None
            assert [each.state for each in data.book.chapters] == ["done"] * number + ["now"] + ["blank"] * (2 - number)
            with pytest.raises(Refusal, match="is being played; none begins" if number == 2 else "the next one begins"):
                await ready(sagas, id_, "jan")
            await hurry(await chapter(sagas, id_), number)
    async with sagas_at(address) as sagas:
        data = await sagas.data(await sagas.saga(id_), "jan")
        assert data.status == "over" and data.book is not None and len(data.book.winners) == 1
        [(kept, _)] = [each for each in await sagas.hall.services.store.sagas_of("jan", 50) if each[0].saga.id == id_]
        assert kept.saga.life == "written" and kept.saga.winners == data.book.winners and sum(kept.saga.tomes) == 3
        with pytest.raises(Refusal, match="finished"):
            await ready(sagas, id_, "ada")


async def test_a_whole_tomesaga_is_played_though_the_server_is_restarted(address: str) -> None:
    """The real games, one after the other, with everything that each leaves to the next."""
    async with sagas_at(address, CAMPAIGN) as sagas:
        id_ = await saga_of_two(sagas)
    for number, game in enumerate(CAMPAIGN.games):
        async with sagas_at(address, CAMPAIGN) as sagas:
            assert len((await ready(sagas, id_, "ada", "jan")).chapters) == number + 1
        async with sagas_at(address, CAMPAIGN) as sagas:
            table = await chapter(sagas, id_)
            assert table.state.header.game == game
            await hurry(table, number)
            told = await sagas.data(await sagas.saga(id_), "jan")
            assert told.book is not None and told.book.chapters[number].state == "done"
            assert sum(sum(shelf.victory) for shelf in told.book.shelves) == 3 * (number + 1)
    assert told.status == "over" and told.book.winners


async def test_a_chapter_begins_once_though_all_say_ready_at_the_same_moment(address: str) -> None:
    async with sagas_at(address) as sagas:
        id_ = await saga_of(sagas, "human", "open", "open", "open")
        for person in ("jan", "ola", "ewa"):
            await sagas.sit(id_, person, person.title(), None, "")
        kept = await ready(sagas, id_, "ada", "jan", "ola", "ewa", "ada", "jan")
        assert len(kept.chapters) == 1
        tables = await sagas.hall.services.store.cards_of("ewa", 50)
        assert [card.saga for card in tables].count(id_) == 1


async def test_two_processes_begin_a_chapter_once(postgres: str) -> None:
    async with sagas_at(postgres) as one, sagas_at(postgres) as other:
        for _ in range(5):
            id_ = await saga_of_two(one)
            await asyncio.gather(ready(one, id_, "ada"), ready(other, id_, "jan"))
            assert len((await one.saga(id_)).chapters) == 1
            tables = await one.hall.services.store.cards_of("ada", 50)
            assert [card.saga for card in tables].count(id_) == 1, "nothing is left of the one that came too late"


async def test_a_backup_taken_in_chapter_two_goes_on_elsewhere(address: str, tmp_path: Path) -> None:
    async with sagas_at(address) as sagas:
        id_ = await saga_of_two(sagas)
        await ready(sagas, id_, "ada", "jan")
        await hurry(await chapter(sagas, id_))
        await ready(sagas, id_, "ada", "jan")
        await back_up(address, tmp_path / "copy")
        before = await sagas.data(await sagas.saga(id_), "ada")
    elsewhere = f"sqlite:{tmp_path / 'elsewhere.sqlite3'}"
    await restore(tmp_path / "copy", elsewhere)
    async with sagas_at(elsewhere) as sagas:
        assert await sagas.data(await sagas.saga(id_), "ada") == before
        await hurry(await chapter(sagas, id_))
        assert len((await ready(sagas, id_, "ada", "jan")).chapters) == 3


async def test_a_backup_of_a_tomesaga_in_chapter_two_goes_on_elsewhere_to_its_end(address: str, tmp_path: Path) -> None:
    """What the first chapter left is with everybody there too."""
    async with sagas_at(address, CAMPAIGN) as sagas:
        id_ = await saga_of_two(sagas)
        await ready(sagas, id_, "ada", "jan")
        await hurry(await chapter(sagas, id_))
        await ready(sagas, id_, "ada", "jan")
        await back_up(address, tmp_path / "copy")
        before = await sagas.data(await sagas.saga(id_), "ada")
    elsewhere = f"sqlite:{tmp_path / 'elsewhere.sqlite3'}"
    await restore(tmp_path / "copy", elsewhere)
    async with sagas_at(elsewhere, CAMPAIGN) as sagas:
        assert await sagas.data(await sagas.saga(id_), "ada") == before
        await hurry(await chapter(sagas, id_))
        await ready(sagas, id_, "ada", "jan")
        await hurry(await chapter(sagas, id_))
        after = await sagas.data(await sagas.saga(id_), "ada")
        assert after.status == "over" and after.book is not None and before.book is not None
        assert after.book.chapters[0] == before.book.chapters[0], "a chapter is final once the next has begun"


async def test_whoever_was_told_of_a_book_is_told_of_its_table_too(address: str) -> None:
    """The book of a chapter in play changes with what happens at its table."""

    class Reader:
        person = "ola"
        news = 0

        def tell(self) -> None:
            self.news += 1

    async with sagas_at(address) as sagas:
        id_ = await saga_of_two(sagas)
        kept = await ready(sagas, id_, "ada", "jan")
        reader = Reader()
        sagas.follow(kept, reader)
        known = reader.news
        await hurry(await chapter(sagas, id_))
        assert reader.news > known
        sagas.depart(id_, reader)
        assert not sagas.watchers


async def test_somebody_leaves_and_the_founder_decides(address: str) -> None:
    async with sagas_at(address) as sagas:
        id_ = await saga_of_two(sagas)
        await ready(sagas, id_, "ada", "jan")
        table = await chapter(sagas, id_)
        await sagas.do(id_, lambda kept: commands.leave(kept, "jan"))
        assert table.state.seats[1].left and (await sagas.data(await sagas.saga(id_), "jan")).kept == 1
        await sagas.sit(id_, "jan", "Jan", None, "")
        assert not table.state.seats[1].left, "who comes back to the saga is back at its table"
        await sagas.do(id_, lambda kept: commands.leave(kept, "jan"))
        with pytest.raises(Refusal, match="founder"):
            await sagas.do(id_, lambda kept: commands.decide(kept, "jan", 0, SeatFate("open"), ["dominion"]))
        await sagas.do(id_, lambda kept: commands.decide(kept, "ada", 1, SeatFate("open"), ["dominion"]))
        assert table.state.seats[1].kind == "bot", "nobody waits for an empty place"
        await sagas.sit(id_, "ola", "Ola", None, "")
        assert table.state.seat_of("ola") == 1 and table.state.seats[1].name == "Ola"
        await hurry(table)
        await sagas.do(id_, lambda kept: commands.leave(kept, "ola"))
        assert len((await ready(sagas, id_, "ada")).chapters) == 1, "a place that was left is waited for"
        kept = await sagas.do(
            id_, lambda kept: commands.decide(kept, "ada", 1, SeatFate("bot", "big_money"), ["dominion"])
        )
        assert len(kept.chapters) == 2 and kept.saga.seats[1].name == "Ola", "bots are always ready"
        await sagas.do(id_, lambda kept: commands.end(kept, "ada"))
        assert (await sagas.data(await sagas.saga(id_), "ada")).status == "ended"


async def test_before_the_first_chapter_a_place_is_free_again_and_somebody_else_founds(address: str) -> None:
    async with sagas_at(address) as sagas:
        id_ = await saga_of_two(sagas)
        await sagas.do(id_, lambda kept: commands.leave(kept, "ada"))
        kept = await sagas.saga(id_)
        assert kept.saga.founder == "jan" and kept.saga.seats[0].kind == "open"
        await sagas.do(id_, lambda kept: commands.leave(kept, "jan"))
        assert (await sagas.saga(id_)).saga.life == "ended"
        with pytest.raises(Refusal, match="finished"):
            await sagas.sit(id_, "ola", "Ola", None, "")


async def test_what_cannot_be_done_is_said_in_a_sentence(address: str) -> None:
    async with sagas_at(address) as sagas:
        with pytest.raises(Refusal, match="no such saga"):
            await sagas.saga("nothing")
        with pytest.raises(Refusal, match="yours"):
            await sagas.found(NewSaga(seats("open", "big_money")), "ada", "Ada")
        with pytest.raises(Refusal):
            await sagas.found(NewSaga(seats("human", "open"), options={"kingdom": "none such"}), "ada", "Ada")
        id_ = await saga_of_two(sagas)
        await ready(sagas, id_, "ada", "jan")
        with pytest.raises(Refusal, match="still being played"):
            await sagas.ready(id_, "ada", True)
        table = await chapter(sagas, id_)
        await hurry(table)
        with pytest.raises(Refusal, match="played once"):
            await sagas.hall.again(table, "ada")


async def test_a_chapter_is_played_to_its_end_whoever_gives_up(address: str) -> None:
    async with sagas_at(address) as sagas:
        id_ = await saga_of_two(sagas)
        await ready(sagas, id_, "ada", "jan")
        table = await chapter(sagas, id_)
        await table.do(lambda: presence.resign(table.state, "jan"))
        assert table.state.status == "playing" and table.state.seats[1].kind == "bot"
        await table.do(lambda: leave(table.state, "ada"))
        assert presence.claimable(table.state, 0) is None


async def test_a_rules_version_that_is_not_here_any_more_is_told_and_nothing_is_lost(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sagas_at(address) as sagas:
        id_ = await saga_of_two(sagas)
        await ready(sagas, id_, "ada", "jan")
        await hurry(await chapter(sagas, id_))
    with monkeypatch.context() as patch:
        patch.setattr(type(game_of("dominion")), "rules_of", lambda _self, _version: None)
        async with sagas_at(address) as sagas:
            data = await sagas.data(await sagas.saga(id_), "ada")
            assert data.book is None and data.problem is not None and "rules version" in data.problem["en"]
            with pytest.raises(Refusal, match="rules version"):
                await ready(sagas, id_, "ada", "jan")
    async with sagas_at(address) as sagas:
        assert (await sagas.data(await sagas.saga(id_), "ada")).book is not None
        assert len((await ready(sagas, id_, "ada", "jan")).chapters) == 2


async def test_rules_that_were_corrected_between_chapters_are_told_and_nothing_is_lost(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sagas_at(address, CAMPAIGN) as sagas:
        id_ = await saga_of_two(sagas)
        await ready(sagas, id_, "ada", "jan")
        await hurry(await chapter(sagas, id_))
    game = game_of(CAMPAIGN.games[0])
    with monkeypatch.context() as patch:
        patch.setattr(type(game), "old_rules", {game.rules_version: OldRules(corrected={"en": "So.", "pl": "Tak."})})
        patch.setattr(type(game), "rules_version", f"{game.rules_version}.1")
        async with sagas_at(address, CAMPAIGN) as sagas:
            data = await sagas.data(await sagas.saga(id_), "ada")
            assert data.book is None and data.problem is not None and "corrected since" in data.problem["en"]
            assert "poprawiono" in data.problem["pl"]
            with pytest.raises(Refusal, match="corrected since"):
                await ready(sagas, id_, "ada", "jan")
    async with sagas_at(address, CAMPAIGN) as sagas:
        assert len((await ready(sagas, id_, "ada", "jan")).chapters) == 2


async def test_sagas_that_never_began_are_cleared_away_and_chapters_stay(address: str) -> None:
    async with sagas_at(address) as sagas:
        store = sagas.hall.services.store
        unbegun, begun = await saga_of(sagas, "human", "open"), await saga_of(sagas, "human", "big_money")
        kept = await ready(sagas, begun, "ada")
        await hurry(await chapter(sagas, begun))
        gone = await store.clear(kept.saga.updated + 1000, 0, set())
        assert not {*kept.chapters} & {*gone}
        assert await store.saga(unbegun) is None and await store.saga(begun) is not None
        assert (await store.counts())["sagas"] >= 1
        assert begun in await store.still_open([begun, unbegun])
