"""Every byte that one seat and a watcher are sent over whole games: nothing in it hangs on what they cannot know."""

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.kernel.decision import Option
from regnum.server.tables import commands
from regnum.server.tables.bots import seen_by
from regnum.server.tables.live import LiveTable
from regnum.server.tables.showing import table_data
from regnum.server.tables.state import TableState
from regnum.server.tables.window import Window
from regnum.server.wire import NewTable
from server.support import PEOPLE, InlineBots, choose, hall_at, seats, until, wish

BRISK = {"play all", "buy silver", "buy gold", "buy province"}


def sent(state: TableState, person: str, since: int, window: Window | None = None) -> bytes:
    """What a person is sent who knows everything up to a moment; the clock alone is left out."""
    data = msgspec.json.decode(msgspec.json.encode(table_data(state, window or Window(), person, since)))
    data["clock"] = None
    return json.dumps(data).encode()


def redealt(state: TableState, seat: int, seed: object) -> TableState:
    """The table as it might be as well, as far as a seat knows, with the same past."""
    real = state.playing()
    game = real.determinise(seat, str(seed))
    game.choices, game._entries, game._opening = real.choices[:], list(real.entries), real._opening
    if game._part is not None and real._part is not None:
        game._part = replace(game._part, at=real._part.at, told=real._part.told)
    other = state.copy()
    other.game = game
    return other


def after(state: TableState, seat: int, choice: str) -> TableState:
    """The table after a choice."""
    [(entry, game)] = commands.play(state, seat, [choice], "", "person")
    new = state.copy()
    new.apply(msgspec.structs.replace(entry, seq=state.seq + 1, at=0.0), game)
    return new


class Recorder:
    """Notes every message that goes to Ada and to a watcher, and compares it with that of a redealt world."""

    def __init__(self, table: LiveTable, every: int) -> None:
        self.table = table
        self.every = every
        self.messages: dict[str, list[bytes]] = {"ada": [], "nobody": []}
        self.since = dict.fromkeys(self.messages, 0)
        self.compared = self.followed = 0
        self._tell = table.tell
        table.tell = self.tell  # type: ignore[method-assign]

    def tell(self, seat: int | None = None) -> None:
        state, window = self.table.state, self.table.window
        due = len(self.messages["ada"]) % self.every == 0 and not window.is_open and state.status == "playing"
        for person, messages in self.messages.items():
            message = sent(state, person, self.since[person], window)
            messages.append(message)
            if due:
                self.compare(person)
            self.since[person] = json.loads(message)["seq"]
        self._tell(seat)

    def compare(self, person: str) -> None:
        """What Ada sees hangs on nothing that she cannot know, what a watcher sees on nothing that any seat cannot."""
        state = self.table.state
        real = sent(state, person, state.seq)
        for seat in [0] if person == "ada" else range(state.playing().seats):
            other = redealt(state, seat, len(self.messages[person]))
            assert sent(other, person, state.seq) == real
            self.compared += other.playing().core.dump_fields() != state.playing().core.dump_fields()

    def follow(self, seat: int, option: Option) -> None:
        """The same choice in a redealt world tells its maker and a watcher the same, if it shows nothing new."""
        state = self.table.state
        if option.reveals or len(self.messages["ada"]) % self.every or self.table.window.is_open:
            return
        real = after(state, seat, option.notation)
        game = real.game
        assert game is not None
        if game.over or any(game.game.asks_in_secret(e.kind, e.things) for e in game.entries[-1].events):
            return
        other = after(redealt(state, seat, "followed"), seat, option.notation)
        for person in (PEOPLE[seat], "nobody"):
            assert sent(other, person, state.seq) == sent(real, person, state.seq)
        self.followed += 1


GAMES = [("dominion", 2), ("dominion", 3), ("dominion", 4), ("paladins", 2), ("wonderful_kingdom", 2)]


@pytest.mark.parametrize(("name", "people"), GAMES)
async def test_a_whole_game_is_recorded_and_redealt_worlds_send_the_same_bytes(
    tmp_path: Path, name: str, people: int
) -> None:
    """Every message to Ada and to a watcher; deal anew what they cannot know, and they are sent the same."""
    async with hall_at(tmp_path / "t.sqlite3", (0.0, 0.0)) as hall:
        options = {"kingdom": "interaction"} if name == "dominion" else {}
        wanted = NewTable(name, seats("human", *["open"] * (people - 1)), options=options)
        table = await hall.make(wanted, "ada", "Ada")
        table.state.header = msgspec.structs.replace(table.state.header, seed=f"recorded {people}")
        for person in PEOPLE[1:people]:
            await table.do(lambda person=person: commands.sit(table.state, person, person.title(), None))
        recorder = Recorder(table, every=9)
        await table.do(lambda: commands.start(table.state, "ada", ""))
        dice = random.Random(people)
        while table.state.status == "playing":
            game = table.state.game
            assert game is not None
            ready = [d for d in game.pending if table.window.seen(d.seat) is None]
            if not ready:
                await asyncio.sleep(0.001)
                continue
            seat = ready[0].seat
            decision = game.decision_of(seat)
            assert decision is not None
            option = lively(decision.options, dice)
            recorder.follow(seat, option)
            await choose(table, seat, option.notation)
        assert table.state.status == "over"
        assert recorder.compared > 15 and recorder.followed > 3
        secret = table.state.header.seed.encode()
        for messages in recorder.messages.values():
            assert len(messages) > 100
            assert not any(secret in message for message in messages if b'"status": "playing"' in message)


def lively(options: Sequence[Option], dice: random.Random) -> Option:
    """Any option, but mostly one that brings a game to its end."""
    brisk = [each for each in options if each.notation in BRISK]
    return brisk[-1] if brisk and dice.random() < 0.8 else dice.choice(options)


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
