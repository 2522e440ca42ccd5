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
from regnum.server.tables import commands, live
from regnum.server.tables.hall import Hall
from regnum.server.tables.live import LiveTable
from regnum.server.tables.reaction_window import Held, ReactionWindow, some_pause
from regnum.server.tables.showing import REACTIONS
from regnum.server.wire.requests import Branch
from server.support import PEOPLE, choose, hall_at, two_people, until, view_of, wish

PAUSE = (0.15, 0.25)


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall_at(tmp_path / "t.sqlite3", PAUSE) as hall:
        yield hall


class Ear:
    """Somebody who has the table open."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.woken = False

    def tell(self) -> None:
        self.woken = True


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


def asked(table: LiveTable, person: str) -> str:
    """The kind of question that somebody sees first."""
    return str(view_of(table, person)["pending"][0]["kind"])


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
        await until(lambda table=table: asked(table, "jan") == "discard_down")
        said += [shown(table, "ada", start), shown(table, "nobody", start)]
        await choose(table, 1, "discard copper", "discard copper")
        await until(lambda table=table: not table.reaction.is_open)
        assert view_of(table, "ada")["pending"][0]["kind"] in ("treasure", "buy")
        last = [shown(table, "ada", start), shown(table, "nobody", start)]
        seen.append(said + last)
    assert seen[0] == seen[1]


async def surrounded(hall: Hall, people: int, holder: int | None) -> LiveTable:
    """Ada is about to attack everybody else; one of them, or nobody, holds a Moat."""
    table = await hall.make(wish("human", *["open"] * (people - 1)), "ada", "Ada")
    for person in PEOPLE[1:people]:
        await table.do(lambda person=person: commands.sit(table.state, person, person.title(), None))
    await table.do(lambda: commands.start(table.state, "ada", ""))
    victims = [
        {
            "hand": ["moat" if seat == holder else "estate", *["copper"] * 4],
            "deck_rest": [*["copper"] * 8, "estate" if seat == holder else "moat"],
            "discard": ["gold"],
        }
        for seat in range(1, people)
    ]
    attacker = {"hand": ["militia", *["copper"] * 4], "deck": ["copper"] * 8}
    state = table.state
    state.game = regnum.scenario("dominion", {"kingdom": "first_game", "players": [attacker, *victims]})
    state.asked = {0: state.seq}
    return table


@pytest.mark.parametrize("people", [2, 3, 4])
async def test_of_several_nobody_learns_who_was_asked(hall: Hall, people: int) -> None:
    """Whoever holds the Moat, or nobody: the attacker, a watcher and those not asked yet are shown the same, and are
    not even sent anything, until all have answered."""
    seen = []
    for holder in (None, *range(1, people)):
        table = await surrounded(hall, people, holder)
        start, began = table.state.seq, time.monotonic()
        ears = {person: Ear(person) for person in ("nobody", *PEOPLE[:people])}
        table.watchers = set(ears.values())
        await choose(table, 0, "play militia")
        said = [shown(table, person, start) for person in ("ada", "nobody")]
        assert all(each["view"]["pending"] == [REACTIONS] for each in said)
        first = [shown(table, person, start)["view"]["pending"] for person in PEOPLE[2:people]]
        asked = []
        while table.reaction.is_open:
            if not table.reaction.asked or table.reaction.waits:
                await asyncio.sleep(0.005)
                continue
            if not asked and people > 2:
                assert time.monotonic() - began >= PAUSE[0]
            [seat] = table.reaction.asked
            kind = view_of(table, PEOPLE[seat])["pending"][0]["kind"]
            asked.append((seat, kind))
            for ear in ears.values():
                ear.woken = False
            await choose(table, seat, *(["decline"] if kind == "react" else ["discard copper"] * 2))
            if table.reaction.is_open:
                assert [shown(table, person, start) for person in ("ada", "nobody")] == said
                assert {who for who, ear in ears.items() if ear.woken} <= {
                    PEOPLE[seat], *(PEOPLE[each] for each in table.reaction.asked)
                }  # fmt: skip
        assert [seat for seat, kind in asked if kind == "react"] == ([] if holder is None else [holder])
        assert PAUSE[0] <= time.monotonic() - began
        seen.append([*said, first, *(shown(table, person, start) for person in ("ada", "nobody"))])
    assert all(each == seen[0] for each in seen[1:])


async def test_a_reveal_is_public(hall: Hall) -> None:
    table = await attacked(hall, "moat copper copper copper copper")
    start = table.state.seq
    await choose(table, 0, "play militia")
    await choose(table, 1, "reveal moat")
    assert table.data("ada", start).events == []
    await until(lambda: not table.reaction.is_open)
    assert "reacts" in [event["kind"] for event in table.data("ada", start).events]


@pytest.mark.parametrize("hand", ["moat copper copper copper copper", "copper copper copper copper copper"])
async def test_the_pause_is_the_same(hall: Hall, hand: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A standing order answers for the Moat, a hand of Coppers answers itself: both take as long as a pause."""
    pauses: list[tuple[float, float]] = []

    def noted(limits: tuple[float, float]) -> float:
        pauses.append((time.monotonic(), some_pause(limits)))
        return pauses[-1][1]

    monkeypatch.setattr(live, "some_pause", noted)
    table = await attacked(hall, hand)
    await table.do(lambda: commands.order(table.state, 1, "react", "reveal moat"))
    await choose(table, 0, "play militia")
    await until(lambda: asked(table, "ada") != "reactions")
    ((began, pause),) = pauses
    assert PAUSE[0] <= pause <= PAUSE[1] and time.monotonic() >= began + pause


async def test_nobody_else_notices_a_standing_order(hall: Hall) -> None:
    table = await attacked(hall, "moat copper copper copper copper")
    before, ears = table.data("ada").seq, {person: Ear(person) for person in ("ada", "jan", "nobody")}
    table.watchers = set(ears.values())
    await table.do(lambda: commands.order(table.state, 1, "react", "reveal moat"))
    assert [who for who, ear in ears.items() if ear.woken] == ["jan"]
    assert table.data("ada").seq == before and table.data("jan").orders == {"react": "reveal moat"}


async def test_no_clock_runs_in_sight_while_somebody_may_be_asked(hall: Hall) -> None:
    for hand in ("moat copper copper copper copper", "estate copper copper copper copper"):
        table = await attacked(hall, hand, clock="live", clock_seconds=50)
        await choose(table, 0, "play militia")
        assert table.data("ada").clock.running == [] and table.data("jan").clock.running == []


async def test_nothing_can_be_taken_back_meanwhile(hall: Hall) -> None:
    table = await attacked(hall, "estate copper copper copper copper")
    await choose(table, 0, "play militia")
    assert table.data("ada").undo == "none"


async def test_whoever_may_not_know_yet_that_the_game_is_over_begins_nothing_after_it(hall: Hall) -> None:
    """Neither a rematch nor a branch of the game: that either is possible would tell it."""
    table = await two_people(hall)
    assert table.state.game is not None
    table.state.status, table.state.reaction = "over", ReactionWindow({0: Held(table.state.game, 1)})
    for begin in (lambda: hall.again(table, "ada"), lambda: hall.branch(table, "ada", Branch(0))):
        with pytest.raises(Refusal, match="not over"):
            await begin()
    table.state.reaction = ReactionWindow()
    assert await hall.branch(table, "ada", Branch(0)) != table.state.header.id
