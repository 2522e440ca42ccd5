"""Both databases keep the same promises."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from regnum.server.store import Conflict, Person, Store, open_store
from regnum.server.store.protocol import StoreError
from regnum.server.tables.hall import Hall
from regnum.server.tables.ids import new_id
from regnum.server.tables.live import Services
from regnum.server.tables.record import Began, Card, Header, Said, SeatRecord
from server.support import InlineBots


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'deep' / 'er' / 's.sqlite3'}"
    return str(request.getfixturevalue("postgres"))


@pytest_asyncio.fixture
async def store(address: str) -> AsyncIterator[Store]:
    store = await open_store(address)
    yield store
    await store.close()


def a_table(person: str = "ada", **more: object) -> tuple[Header, Card]:
    seats = [SeatRecord("human", "Ada", person), SeatRecord("open")]
    now = time.time()
    header = Header(new_id(), "dominion", "1", {"first": 0}, "seed", person, seats, "wait", "none", 0, True, True, now)
    card = {"status": "lobby", "waiting": [], "listed": True, "updated": now, "due": None, **more}
    return header, Card(header.id, "dominion", seats=seats, **card)


async def test_what_is_written_is_read_again(address: str) -> None:
    store = await open_store(address)
    header, card = a_table()
    first = [Began(seq=1, at=1.5), Said(seq=2, at=2.5, seat=0, name="Ada", text="zażółć 🂡 '; DROP TABLE tables; --")]
    await store.create(header, [], card)
    await store.append(header.id, 0, first, card)
    more = [Said(seq=3, at=3, seat=None, name="Jan", text="hm")]
    await store.append(header.id, 2, more, card)
    await store.close()
    other = await open_store(address)
    assert await other.read(header.id) == header
    assert await other.entries(header.id) == first + more
    assert await other.entries(header.id, 2) == more
    assert await other.read("nothing") is None and await other.entries("nothing") == []
    await other.close()


async def test_a_place_is_taken_once(store: Store) -> None:
    header, card = a_table()
    await store.create(header, [], card)
    lines = [[Said(seq=n, at=n, seat=0, name="Ada", text=f"{n} {part}") for part in "ab"] for n in range(10)]
    results = await asyncio.gather(
        *(store.append(header.id, 0, each, card) for each in lines), return_exceptions=True
    )  # fmt: skip
    assert results.count(None) == 1 and sum(isinstance(r, Conflict) for r in results) == 9
    assert await store.entries(header.id) in lines


async def test_many_tables_at_once(store: Store) -> None:
    tables = [a_table() for _ in range(50)]
    await asyncio.gather(*(store.create(header, [], card) for header, card in tables))
    for n in range(4):
        entry = Said(seq=n, at=n, seat=0, name="Ada", text=str(n))
        await asyncio.gather(*(store.append(header.id, n, [entry], card) for header, card in tables))
    for header, _ in tables:
        assert [entry.seq for entry in await store.entries(header.id)] == [0, 1, 2, 3]


async def test_lists_of_tables(store: Store) -> None:
    who = f"person {time.time()}"
    header, card = a_table(who, due=5.0, updated=2e9)
    await store.create(header, [], card)
    assert [c.id for c in await store.cards_of(who, 10)] == [header.id]
    assert header.id in [c.id for c in await store.cards_listed(100)]
    assert (5.0, header.id) in await store.due(10.0, 1000) and (5.0, header.id) not in await store.due(1.0, 1000)
    assert (5.0, header.id) not in await store.due(10.0, 1000, (5.0, header.id))
    playing = Card(header.id, "dominion", "playing", card.seats, [0], True, 2e9, None)
    await store.append(header.id, 0, [Said(seq=1, at=2e9, seat=0, name="Ada", text="now")], playing)
    assert await store.cards_of(who, 10) == [playing]
    assert header.id not in [c.id for c in await store.cards_listed(100)]
    assert header.id not in await store.due(10.0, 1000)
    assert (await store.counts())["tables playing"] >= 1


async def test_people_and_sessions(store: Store) -> None:
    id_, login = f"id{time.time()}", f"login{time.time()}"
    await store.put_person(Person(id_, "Ada"))
    await store.put_person(Person(id_, "Ada L.", login, "hash"))
    assert await store.person(id_) == await store.person_by_login(login) == Person(id_, "Ada L.", login, "hash")
    with pytest.raises(Conflict):
        await store.put_person(Person(id_ + "x", "Eve", login, "hash"))
    await store.put_session(id_, id_, 100.0)
    assert await store.session(id_, 99.0) == id_ and await store.session(id_, 101.0) is None
    await store.drop_session(id_)
    assert await store.session(id_, 99.0) is None


async def test_a_setting_stays_as_it_was_first(store: Store) -> None:
    name = f"s{time.time()}"
    assert await store.setting(name, "one") == "one" and await store.setting(name, "two") == "one"


async def test_addresses_that_are_none(tmp_path: Path) -> None:
    (tmp_path / "no.sqlite3").write_text("this is no database, but a text that is long enough to be looked at")
    for address in ("mysql:x", "sqlite:", f"sqlite:{tmp_path / 'no.sqlite3'}", "postgresql://x@127.0.0.1:1/none"):
        with pytest.raises(StoreError, match=r"\.$"):
            await open_store(address)


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    import sqlite3

    path = tmp_path / "new.sqlite3"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 9999")
    with pytest.raises(StoreError, match="newer"):
        await open_store(f"sqlite:{path}")


async def test_writing_that_is_given_up_keeps_no_connection(address: str) -> None:
    """Whoever waits for a write may be stopped at any moment of it, oftener than there are connections."""
    store = await open_store(address)
    header, card = a_table()
    await store.create(header, [], card)
    for moments in range(60):
        writing = asyncio.create_task(store.announce(header.id))
        for _ in range(moments):
            await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
    said = [Said(seq=1, at=1.0, seat=0, name="Ada", text="still here")]
    async with asyncio.timeout(300):
        await store.append(header.id, 0, said, card)
        assert await store.entries(header.id) == said
        await store.close()


async def test_two_processes_at_one_table(postgres: str) -> None:
    """What one writes the other hears; both may write; the bots are run by one of them."""
    from server.support import choose, options, until, wish

    halls = []
    for _ in range(2):
        store = await open_store(postgres)
        halls.append(Hall(Services(store, InlineBots(), lambda table: table, (0.0, 0.0))))
    here, there = halls
    table = await here.make(wish("human", "big_money"), "ada", "Ada")
    id_ = table.state.header.id
    other = await there.table(id_)
    for n in range(6):
        near, far = (table, other) if n % 2 else (other, table)
        await until(lambda near=near: bool(options(near, 0)))
        await choose(near, 0, options(near, 0)[-1])
        await until(lambda near=near, far=far: far.state.seq == near.state.seq)
        assert far.data("ada").view == near.data("ada").view
    seq = max(table.state.seq, other.state.seq)
    await until(lambda: bool(options(table, 0)) and bool(options(other, 0)))
    both = [choose(t, 0, options(table, 0)[-1], seq=table.state.seq, request="same") for t in (table, other)]
    steps = table.state.game.step
    await asyncio.gather(*both, return_exceptions=True)
    await until(lambda: table.state.seq == other.state.seq > seq)
    asked = [e for e in await here.services.store.entries(id_) if getattr(e, "request", "") == "same"]
    assert len(asked) == 1 and table.state.game.step > steps
    for hall in halls:
        await hall.close()
        await hall.services.store.close()


async def test_a_lost_connection_is_made_anew(postgres: str) -> None:
    """The database throws everybody out; the processes still hear of each other afterwards."""
    import asyncpg

    from server.support import choose, two_people, until

    halls = []
    for _ in range(2):
        store = await open_store(postgres)
        halls.append(Hall(Services(store, InlineBots(), lambda table: table, (0.0, 0.0))))
    here, there = halls
    table = await two_people(here)
    other = await there.table(table.state.header.id)
    admin = await asyncpg.connect(postgres)
    others = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
    gone = await admin.fetch(f"SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    there = "SELECT count(*) FROM pg_stat_activity WHERE pid = ANY($1)"
    pids = [pid for pid, _ in gone]
    while await admin.fetchval(there, pids):  # noqa: ASYNC110 (what is written over one that is going fails)
        await asyncio.sleep(0.01)
    await admin.close()
    await choose(table, 0, "play all")
    await until(lambda: other.state.seq == table.state.seq)
    await choose(other, 0, "end turn")
    await until(lambda: other.state.seq == table.state.seq)
    for hall in halls:
        await hall.close()
        await hall.services.store.close()
