"""Whatever a client sends, how often, how late and in what order: the table plays each choice once or not at all."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from regnum.kernel.table import Table
from regnum.server.refusals import Refusal
from regnum.server.tables import commands
from regnum.server.tables.live import LiveTable
from regnum.server.wire.requests import Choose, Undo
from server.support import hall_at, two_people, until

CHAOS = st.lists(
    st.sampled_from(["play", "play", "play", "play", "repeat", "late", "forged", "future", "undo", "talk", "other"]),
    min_size=10,
    max_size=60,
)


class Chaos:
    """Two people whose messages are lost, doubled and delayed."""

    def __init__(self, table: LiveTable, dice: random.Random) -> None:
        self.table = table
        self.dice = dice
        self.sent: list[tuple[int, Choose]] = []
        self.seen: list[int] = []

    async def send(self, seat: int, wish: Choose) -> str:
        try:
            await self.table.do(lambda: commands.choose(self.table.state, seat, wish))
        except Refusal as refusal:
            return refusal.key
        return ""

    async def rest(self) -> None:
        """After an attack the table goes on by itself, at a moment of its own: nothing can be said before that."""
        await until(lambda: not commands.go_on(self.table.state))

    async def act(self, what: str, n: int) -> None:
        await self.rest()
        game = self.game()
        if game.over:
            return
        decision = self.dice.choice(game.pending)
        seat = decision.seat
        options = [o.notation for o in decision.options]
        seq, step = self.table.state.seq, game.step
        self.seen.append(seq)
        wish = Choose(seq, f"r{n}", [self.dice.choice(options)])
        if what == "play":
            answer = await self.send(seat, wish)
            if not answer:
                self.sent.append((seat, wish))
                assert self.game().step == step + 1
        elif what == "repeat" and self.sent:
            again = self.dice.choice(self.sent)
            assert await self.send(*again) == "" and self.table.state.seq == seq
        elif what == "late" and self.table.state.asked[seat] > 0:
            wish.seq = self.table.state.asked[seat] - 1
            assert await self.send(seat, wish) in ("late", "reactions") and self.table.state.seq == seq
        elif what == "future":
            wish.seq += 1 + self.dice.randrange(1000)
            assert await self.send(seat, wish) in ("late", "reactions") and self.table.state.seq == seq
        elif what == "forged":
            wish.choices = [self.dice.choice(["buy moon", "0" * 200, "", "🂡", "-1", f"{1 - seat}: play all"])]
            assert await self.send(seat, wish) != "" and self.table.state.seq == seq
        elif what == "other":
            assert await self.send(1 - seat, wish) != "" and self.table.state.seq == seq
        elif what == "talk":
            await self.table.do(lambda: commands.say(self.table.state, "ada", "Ada", "hm"))
        elif what == "undo":
            asked = Undo(seq, f"u{n}")
            try:
                await self.table.do(lambda: commands.undo(self.table.state, 0, asked))
            except Refusal:
                assert self.table.state.seq == seq

    def game(self) -> Table:
        assert self.table.state.game is not None
        return self.table.state.game


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(plan=CHAOS, seed=st.integers(0, 2**32))
def test_each_choice_is_played_once_or_not_at_all(tmp_path: Path, plan: list[str], seed: int) -> None:
    async def run() -> None:
        async with hall_at(tmp_path / f"{seed}.sqlite3", (0.0, 0.0)) as hall:
            table = await two_people(hall)
            chaos = Chaos(table, random.Random(seed))
            for n, what in enumerate(plan):
                await chaos.act(what, n)
            await chaos.rest()
            kept = await reread(hall, table)
            assert kept == chaos.game().save()

    asyncio.run(run())


async def reread(hall: Any, table: LiveTable) -> str:
    """The game as it is on the disk."""
    from regnum.server.tables.state import TableState

    state = TableState(table.state.header)
    for entry in await hall.services.store.entries(table.state.header.id):
        state.apply(entry)
    assert state.game is not None and state.seq == table.state.seq
    return state.game.save()


@pytest.mark.parametrize("seed", range(3))
async def test_everybody_at_once(tmp_path: Path, seed: int) -> None:
    """A hundred messages in flight, each twice: one of those that answer the same question is played."""
    async with hall_at(tmp_path / "t.sqlite3", (0.0, 0.0)) as hall:
        table = await two_people(hall)
        chaos = Chaos(table, random.Random(seed))
        for n in range(12):
            await chaos.rest()
            game = chaos.game()
            seat = game.pending[0].seat
            step = game.step
            options = [o.notation for o in game.pending[0].options]
            wishes = [Choose(table.state.seq, f"{n}-{i}", [options[i % len(options)]]) for i in range(8)] * 2
            chaos.dice.shuffle(wishes)
            answers = await asyncio.gather(*(chaos.send(seat, wish) for wish in wishes))
            assert sorted(answers).count("") == 2, answers
            assert chaos.game().step == step + 1
