"""Every byte that one seat and a watcher are sent over whole games: nothing in it hangs on what they cannot know."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.kernel.table import Table
from regnum.server.tables import commands
from regnum.server.tables.bots import seen_by
from regnum.server.tables.live import LiveTable
from regnum.server.tables.showing import table_data
from regnum.server.tables.window import Held, Window
from server.support import InlineBots, choose, hall_at, until, wish


def sent(table: LiveTable, person: str, game: Table | None = None) -> bytes:
    """What a person is sent, as the game is or as it might be."""
    state = table.state.copy()
    window = table.window
    if game is not None:
        assert state.game is not None
        game.choices, game._entries = state.game.choices, state.game.entries  # the past is the same in both worlds
        state.game = game
        window = Window()
        window.held = {s: Held(game, held.seq) for s, held in table.window.held.items()}
        window.asked = set(table.window.asked)
    data = msgspec.json.decode(msgspec.json.encode(table_data(state, window, person, state.seq)))
    data["clock"] = None
    return json.dumps(data).encode()


@pytest.mark.parametrize(
    ("kingdom", "others"),
    [
        ("first_game", ["random"]),
        ("interaction", ["random"]),
        ("interaction", ["random"] * 2),
        ("first_game", ["random"] * 3),
    ],
)
async def test_a_redealt_world_sends_the_same_bytes(tmp_path: Path, kingdom: str, others: list[str]) -> None:
    """Along whole games of random players: deal anew what Ada cannot know, and she is sent the same."""
    async with hall_at(tmp_path / "t.sqlite3", (0.0, 0.0)) as hall:
        table = await hall.make(wish("human", *others, options={"kingdom": kingdom}), "ada", "Ada")
        dice = random.Random(1)
        compared = 0
        for n in range(150):
            game = table.state.game
            assert game is not None
            if not table.window.is_open and n % 5 == 0:
                mine = sent(table, "ada")
                assert sent(table, "ada", game.determinise(0, n)) == mine
                watched = sent(table, "nobody")
                for seat in range(game.seats):
                    assert sent(table, "nobody", game.determinise(seat, n)) == watched
                compared += 1
            decision = game.decision_of(0)
            if game.over:
                break
            if decision is None or table.window.seen(0) is not None:
                await asyncio.sleep(0.002)
                continue
            await choose(table, 0, dice.choice([o.notation for o in decision.options]))
            await asyncio.sleep(0)
        assert compared > 10


async def test_hidden_cards_are_nowhere_in_what_is_sent(tmp_path: Path) -> None:
    """A watcher's messages of a whole game: a card is named only when the engine tells everybody."""
    async with hall_at(tmp_path / "t.sqlite3", (0.0, 0.0)) as hall:
        table = await hall.make(wish("big_money", "random"), "ada", "Ada")
        secrets = [table.state.header.seed]
        seen: list[dict[str, Any]] = []

        def look() -> bool:
            data = msgspec.json.decode(msgspec.json.encode(table.data("nobody", seen[-1]["seq"] if seen else 0)))
            if not seen or data["seq"] != seen[-1]["seq"]:
                seen.append(data)
            return table.state.status == "over" or len(seen) > 300

        await until(look, 60)
        for data in seen:
            if data["status"] == "over":
                break
            text = json.dumps(data)
            assert not any(secret in text for secret in secrets)
            for name, place in data["view"]["places"].items():
                if name.endswith((".hand", ".deck")):
                    assert place.keys() <= {"owner", "count", "epoch"}, name
            for event in data["events"]:
                if event["kind"] == "draws":
                    assert event["things"] == [] and not {"card", "cards"} & event["text"]["params"].keys()
            assert all(decision.keys() == {"seat", "kind", "waiting"} for decision in data["view"]["pending"])
        assert len(seen) > 20


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
