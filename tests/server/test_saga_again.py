"""After a saga: when its chapters were played, and the new one that its people found together."""

import asyncio
from pathlib import Path

import pytest

from regnum.server.refusals import Refusal
from regnum.server.sagas import commands
from regnum.server.sagas.house import Sagas
from regnum.server.sagas.record import Kept
from regnum.server.store.protocol import Store
from regnum.server.tables.commands import say
from regnum.server.web import server as servers
from regnum.server.web.quota import Seated
from regnum.server.web.settings import Limits
from server.campaigns import Short, chapter, hurry, ready, saga_of_two, sagas_at
from server.web import Client, running


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 's.sqlite3'}"
    return str(request.getfixturevalue("postgres"))


async def anything(_: Seated) -> None:
    """Whatever is made is no bot too many."""


async def again(sagas: Sagas, id_: str, person: str, *, agree: bool = True) -> Kept:
    return await sagas.again(id_, person, agree, anything)


async def over(sagas: Sagas, **more: object) -> str:
    """A saga of Ada and Jan that was played to its end."""
    id_ = await saga_of_two(sagas, **more)
    for number in range(3):
        await ready(sagas, id_, "ada", "jan")
        await hurry(await chapter(sagas, id_), number)
    return id_


async def sagas_with(store: Store, person: str) -> set[str]:
    return {kept.saga.id for kept, _ in await store.sagas_of(person, 50)}


async def test_the_book_says_when_a_chapter_was_begun_and_when_it_ended(address: str) -> None:
    async with sagas_at(address) as sagas:
        id_ = await saga_of_two(sagas)
        await ready(sagas, id_, "ada", "jan")
        book = (await sagas.data(await sagas.saga(id_), "ada")).book
        assert book is not None
        playing, coming, _ = book.chapters
        assert playing.began is not None and playing.ended is None and coming.began is None
        table = await chapter(sagas, id_)
        await hurry(table)
        book = (await sagas.data(await sagas.saga(id_), "ada")).book
        assert book is not None
        began, ended = book.chapters[0].began, book.chapters[0].ended
        assert began == playing.began and ended is not None and began is not None and began <= ended
        await table.do(lambda: say(table.state, "ada", "Ada", "Well played!"))
        assert table.state.updated > ended
    async with sagas_at(address) as sagas:
        book = (await sagas.data(await sagas.saga(id_), "jan")).book
        assert book is not None
        assert (book.chapters[0].began, book.chapters[0].ended) == (began, ended), "what is said later changes nothing"


async def test_a_new_saga_is_offered_and_begins_when_all_have_agreed(address: str) -> None:
    async with sagas_at(address) as sagas:
        options = {"kingdom": "big_money"}
        id_ = await over(sagas, name="Saga u Ady", options=options, leaver="bot")
        before = await sagas_with(sagas.hall.services.store, "jan")
        await again(sagas, id_, "jan")
        told = await sagas.data(await sagas.saga(id_), "ada")
        assert told.again == [1] and told.follower is None and told.status == "over"
        await again(sagas, id_, "ada", agree=False)
        assert (await sagas.saga(id_)).saga.again == [], "whoever declines takes nobody along"
        await asyncio.gather(again(sagas, id_, "ada"), again(sagas, id_, "jan"), again(sagas, id_, "ada"))
        follower = (await sagas.data(await sagas.saga(id_), "jan")).follower
        assert follower is not None
        assert await sagas_with(sagas.hall.services.store, "jan") - before == {follower}, "one, not two"
        new = await sagas.data(await sagas.saga(follower), "jan")
        assert (new.name, new.options, new.leaver, new.status, new.chapter) == (
            *("Saga u Ady", options, "bot", "waiting", 0),
        )
        assert [(seat.kind, seat.name, seat.ready) for seat in new.seats] == [
            *(("human", "Human", False), ("human", "Jan", False)),
        ]
        assert new.you == 1 and not new.founder and new.again == []
        assert (await again(sagas, id_, "ada", agree=False)).saga.follower == follower, "there is no way back"
        assert len((await ready(sagas, follower, "ada", "jan")).chapters) == 1


async def test_who_has_gone_is_not_waited_for_and_leaves_a_free_place(address: str) -> None:
    async with sagas_at(address) as sagas:
        id_ = await saga_of_two(sagas)
        with pytest.raises(Refusal, match="still goes on"):
            await again(sagas, id_, "ada")
        await ready(sagas, id_, "ada", "jan")
        await sagas.do(id_, lambda kept: commands.leave(kept, "ada"))
        await sagas.do(id_, lambda kept: commands.end(kept, "jan"))
        with pytest.raises(Refusal, match="sit at the table"):
            await again(sagas, id_, "eve")
        kept = await sagas.saga((await again(sagas, id_, "jan")).saga.follower)
        assert kept.saga.founder == "jan" and [seat.kind for seat in kept.saga.seats] == ["open", "human"]
        assert kept.saga.life == "open" and kept.chapters == ()


async def test_an_offer_stands_in_the_list_of_who_has_not_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "CAMPAIGN", Short())
    async with running(tmp_path / "r.sqlite3") as address, Client(address) as ada, Client(address) as jan:
        made = await ada.post("/api/sagas", {"seats": [{"kind": "human", "name": "Ada"}, {"kind": "open"}]}, 201)
        await jan.post(f"/api/sagas/{made['id']}/seats", {"name": "Jan", "invite": made["invite"]}, 200)
        await ada.post(f"/api/sagas/{made['id']}/end", {}, 200)
        told = await ada.post(f"/api/sagas/{made['id']}/again", {}, 200)
        assert told["again"] == [0] and told["follower"] is None
        assert [saga["calls"] for saga in (await ada.get("/api/tables"))["sagas"]] == [""]
        assert [saga["calls"] for saga in (await jan.get("/api/tables"))["sagas"]] == ["again"]
        told = await jan.post(f"/api/sagas/{made['id']}/again", {"agree": True}, 200)
        lists = [(await each.get("/api/tables"))["sagas"] for each in (ada, jan)]
        assert all({saga["id"] for saga in each} == {made["id"], told["follower"]} for each in lists)


async def test_bots_of_a_saga_that_follows_count_when_they_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "CAMPAIGN", Short())
    async with running(tmp_path / "r.sqlite3", limits=Limits(thinkers=3)) as address, Client(address) as ada:
        seats = [{"kind": "human", "name": "Ada"}, *({"kind": "bot", "bot": "mcts:1s"} for _ in range(2))]
        made = await ada.post("/api/sagas", {"seats": seats}, 201)
        refused = await ada.post("/api/sagas", {"seats": seats}, 429)
        assert refused["reason"] == "too_many_tables"
        await ada.post(f"/api/sagas/{made['id']}/end", {}, 200)
        follower = (await ada.post(f"/api/sagas/{made['id']}/again", {}, 200))["follower"]
        await ada.post("/api/sagas", {"seats": seats}, 429)
        assert (await ada.get(f"/api/sagas/{follower}"))["status"] == "waiting"
