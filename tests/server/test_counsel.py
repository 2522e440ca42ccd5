"""Pointing where all play together: what can be pointed at, who is told, how long it stands, and what is refused."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from regnum.server.refusals import Refusal
from regnum.server.store import open_store
from regnum.server.tables import counsel
from regnum.server.tables.hall import Hall
from regnum.server.tables.live import LiveTable
from regnum.server.web.settings import Limits
from regnum.server.wire.requests import Point
from regnum.server.wire.tables import Pointing
from server.support import choose, hall_at, hall_on, options, two_people
from server.web import Client, running

TOGETHER = ("architects_coop", "paladins_coop", "viscounts_coop")
CHOICES, EVERY = 60, 6
"""So many choices are made at random, and after every so many of them everything is looked at."""


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall_at(tmp_path / "c.sqlite3") as hall:
        yield hall


def refused(key: str):
    return pytest.raises(Refusal, match=f"^{Refusal(key)}$")


async def together(hall: Hall, game: str = "paladins_coop") -> LiveTable:
    return await two_people(hall, game=game, options={})


async def point(table: LiveTable, seat: int, thing: str, card: str = "", phrase: Any = "do_this") -> None:
    await table.do(lambda: counsel.point(table.state, seat, Point(phrase, thing, card)))


async def play_on(table: LiveTable, dice: random.Random) -> int:
    """Somebody who is asked chooses; says who it was."""
    seat = dice.choice(sorted(table.state.asked))
    await choose(table, seat, dice.choice(options(table, seat)))
    return seat


def things(table: LiveTable, eyes: int | None) -> dict[str, str]:
    """What somebody sees lying open, by its ids."""
    places = table.state.game.view(eyes)["places"].values()
    return {each["id"]: each["card"] for place in places for each in place.get("things", ()) if "card" in each}


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'c.sqlite3'}" if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


async def test_all_are_told_and_it_stands_until_the_next_choice_also_after_a_restart(address: str) -> None:
    async with hall_on(await open_store(address)) as hall:
        table = await together(hall)
        id_, card = table.state.header.id, things(table, None)["townsfolk:0"]
        await point(table, 1, "townsfolk:0")
    async with hall_on(await open_store(address)) as hall:
        table = await hall.table(id_)
        pin = Pointing(1, "do_this", "townsfolk:0", card)
        for person in ("ada", "jan", "eve"):
            shown = table.data(person)
            assert shown.pins == [pin] and shown.chat[-1].pointing == pin
            assert (shown.chat[-1].what, shown.chat[-1].name, shown.chat[-1].text) == ("pointed", "Jan", "")
        await play_on(table, random.Random(1))
        assert table.data("jan").pins == [] and table.data("jan").chat[-1].pointing == pin


async def test_it_makes_no_choice_late_and_a_finger_points_at_one_thing(hall: Hall) -> None:
    table = await together(hall)
    before, seat = table.state.seq, next(iter(table.state.asked))
    await point(table, 0, "seat1", phrase="give_me")
    await point(table, 1, "townsfolk", phrase="leave_it_to_me")
    await point(table, 0, "townsfolk:0")
    assert [(pin.seat, pin.thing) for pin in table.data("ada").pins] == [(0, "townsfolk:0"), (1, "townsfolk")]
    assert [line.pointing.phrase for line in table.data("ada").chat] == ["give_me", "leave_it_to_me", "do_this"]
    await choose(table, seat, options(table, seat)[0], seq=before)


@pytest.mark.parametrize("game", TOGETHER)
async def test_what_only_the_own_seat_sees_cannot_be_pointed_at(hall: Hall, game: str) -> None:
    table, dice, secrets = await together(hall, game), random.Random(2), 0
    for n in range(CHOICES):
        if table.state.status == "over":
            break
        await play_on(table, dice)
        if n % EVERY:
            continue
        open_to_all = things(table, None)
        for seat in (0, 1):
            own = things(table, seat)
            for thing in own.keys() - open_to_all.keys():
                secrets += 1
                for named in ("", own[thing]):
                    with refused("not_open_to_all"):
                        counsel.point(table.state, seat, Point("give_me", thing, named))
            for card in set(own.values()) - set(open_to_all.values()):
                with refused("not_open_to_all"):
                    counsel.point(table.state, seat, Point("give_me", "somewhere:1", card))
            for thing, card in open_to_all.items():
                ((entry, _),) = counsel.point(table.state, seat, Point("give_me", thing, "made_up"))
                assert entry.card == card
    assert secrets > 5


@pytest.mark.parametrize(
    ("game", "thing", "card", "told"),
    [
        ("architects_coop", "quarry", "", "quarry"),
        ("architects_coop", "mines:1", "", "mines"),
        ("viscounts_coop", "towns:7", "town_08", "town_08"),
        ("paladins_coop", "seat1.spaces:4", "", ""),
        ("paladins_coop", "seat1.spaces:4", "hunt", "hunt"),
        ("paladins_coop", "seat1.spaces:4", "made_up", ""),
        ("paladins_coop", "seat1.hand", "", ""),
        ("paladins_coop", "seat0", "", ""),
    ],
)
async def test_what_is_printed_or_empty_can_be_pointed_at(
    hall: Hall, game: str, thing: str, card: str, told: str
) -> None:
    table = await together(hall, game)
    await point(table, 0, thing, card)
    assert table.data("jan").pins == [Pointing(0, "do_this", thing, told)]


@pytest.mark.parametrize(
    "thing", ["seat2", "nowhere", "townsfolk:99", "seat0.hand:0", "seat0.paladins:top", "town_deck:0"]
)
async def test_what_is_not_there_is_refused(hall: Hall, thing: str) -> None:
    table = await together(hall)
    with refused("not_open_to_all"):
        await point(table, 0, thing)


async def test_it_stands_while_seats_decide_at_the_same_time(hall: Hall) -> None:
    table, dice = await together(hall, "architects_coop"), random.Random(3)
    while table.state.game.part is None or len(table.state.asked) < 2:
        await play_on(table, dice)
    await point(table, 1, "quarry")
    part = table.state.game.part.at
    while table.state.game.part is not None and table.state.game.part.at == part:
        assert [pin.thing for pin in table.data("ada").pins] == ["quarry"]
        await play_on(table, dice)
    assert table.data("ada").pins == []


async def test_where_each_plays_alone_nobody_points(hall: Hall) -> None:
    table = await two_people(hall)
    with refused("not_together"):
        await point(table, 0, "seat1")
    assert not table.data("ada").chat


async def test_over_the_wire(tmp_path: Path) -> None:
    limits = Limits(talk=(2, 1 / 3600), talk_at=(100, 100))
    async with (
        running(tmp_path / "c.sqlite3", limits=limits) as address,
        Client(address) as ada,
        Client(address) as jan,
        Client(address) as eve,
    ):
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
        made = await ada.post("/api/tables", {"game": "paladins_coop", "seats": seats, "options": {}})
        at = f"/api/tables/{made['id']}"
        body = {"phrase": "give_me", "thing": "townsfolk:0"}
        await jan.post(f"{at}/seats", {"name": "Jan", "invite": made["invite"]})
        problem = await jan.post(f"{at}/pointing", body, 409)
        assert problem["reason"] == "not_playing"
        await ada.post(f"{at}/start", {})
        problem = await eve.post(f"{at}/pointing", body, 403)
        assert problem["reason"] == "not_seated"
        for wrong in (
            {**body, "phrase": "hurry"},
            {**body, "thing": "<b>"},
            {**body, "thing": "a" * 81},
            {"thing": "a"},
        ):
            await ada.post(f"{at}/pointing", wrong, 400)
        problem = await ada.post(f"{at}/pointing", {**body, "thing": "seat0.hand:0"}, 409)
        assert problem["reason"] == "not_open_to_all" and problem["detail"].startswith("That cannot be pointed at")
        pointed = await ada.post(f"{at}/pointing", body)
        assert pointed["pins"][0]["thing"] == "townsfolk:0" and pointed["chat"][-1]["what"] == "pointed"
        assert (await ada.post(f"{at}/pointing", body, 429))["reason"] == "too_many"
        assert (await jan.get(at))["pins"] == pointed["pins"]
