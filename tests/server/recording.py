"""Whole games at a real table, and for each message the question whether another world would have sent another."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from regnum.kernel.decision import Decision, Option
from regnum.server.refusals import Refusal
from regnum.server.tables import bots, commands, live, record, showing
from regnum.server.tables.live import LiveTable
from regnum.server.tables.reaction_window import Viewer
from regnum.server.tables.record import AnyEntry
from regnum.server.tables.state import TableState
from regnum.server.wire.requests import Choose, NewTable
from regnum.server.wire.tables import Push
from regnum.server.wire.values import ClockKind
from server.support import PEOPLE, hall_at, seats
from server.worlds import Clockwork, Witness, difference, elsewhere, looked_ahead, sent

EYES: tuple[Viewer, ...] = (0, None)
"""Ada, and somebody who only watches."""
ATTACKS = ["militia", "bureaucrat", "spy", "thief", "witch", "bandit", "moat", "throne_room"]
BRISK = ["buy province", "buy gold", "buy silver", "play all"]
WORLDS = 2
"""In how many other worlds a choice is tried, until one of them looks the same."""


@dataclass(frozen=True)
class Setting:
    """A table at which a whole game is recorded."""

    game: str
    people: int
    options: Mapping[str, Any] = field(default_factory=dict)
    clock: ClockKind = "none"

    def __str__(self) -> str:
        chosen = (str(value).replace(",", "_") for value in self.options.values())
        return "-".join([self.game, str(self.people), *chosen])


class Recorder:
    """Notes every message to Ada and to a watcher, and compares it with those of other worlds."""

    def __init__(self, table: LiveTable, clock: Clockwork) -> None:
        self.table = table
        self.clock = clock
        self.messages: dict[Viewer, list[bytes]] = {eyes: [] for eyes in EYES}
        self.since: dict[Viewer, int] = dict.fromkeys(EYES, 0)
        self.entries: list[AnyEntry] = []
        self.counts: Counter[str] = Counter()
        self._tell, self._append = table.tell, table.services.store.append
        table.tell = self.tell  # type: ignore[method-assign]
        table.services.store.append = self.append  # type: ignore[method-assign]

    async def append(self, id_: str, after: int, entries: Sequence[AnyEntry], card: record.Card) -> None:
        await self._append(id_, after, entries, card)
        self.entries += entries

    def tell(self, whom: Container[Viewer]) -> None:
        for eyes in EYES:
            if eyes in whom:
                self.note(eyes)
        self._tell(whom)

    def note(self, eyes: Viewer) -> None:
        """One message: deal anew what its reader cannot know, and it must be the same to the byte."""
        state, since = self.table.state, self.since[eyes]
        message = msgspec.json.encode(Push(self.table.data("nobody" if eyes is None else PEOPLE[eyes], since), ""))
        self.messages[eyes].append(message)
        self.since[eyes] = msgspec.json.decode(message)["table"]["seq"]
        if state.status != "playing":
            return
        n = len(self.messages[eyes])
        if n % 20 == 0:  # now and then the whole past, as somebody hears it who has just come
            since, message = 0, sent(state, eyes, 0)
        seat = n % state.playing().seats if eyes is None else eyes
        other = elsewhere(state, seat, eyes, f"{n}", since)
        apart = difference(message, sent(other, eyes, since))
        assert not apart, apart
        if eyes is not None:
            assert looked_ahead(other, eyes, 3) == looked_ahead(state, eyes, 3)
        self.counts["compared"] += 1
        self.counts["dealt anew"] += other.playing().core.dump_fields() != state.playing().core.dump_fields()

    def follow(
        self, before: TableState, since: Mapping[Viewer, int], seat: int, choice: str, said: dict[int, list[str]]
    ) -> None:
        """What has just been chosen, chosen in other worlds; the messages on the way must be the same as well."""
        for eyes in EYES:
            real = Witness(before, eyes, since[eyes], self.clock)
            for entry in self.entries:
                real.apply(entry)
            real.answered = sum(map(len, said.values()))
            if not real.messages:
                assert len(real.glances) == 1, "who is sent nothing finds nothing changed"
            assert self.messages[eyes][len(self.messages[eyes]) - len(real.messages) :] == real.messages
            for n in range(WORLDS):
                dealt = n % before.playing().seats if eyes is None else eyes
                other = Witness(elsewhere(before, dealt, eyes, f"{n}", before.seq), eyes, since[eyes], self.clock)
                if go_along(other, seat, choice, self.entries, said) and self.is_like(before, real, other):
                    break

    def is_like(self, before: TableState, real: Witness, other: Witness) -> bool:
        """Whether the rules told the same in both worlds; then everything else must be the same."""
        if real.standing is not None and not real.asked and not other.asked:
            assert other.standing == real.standing
            self.counts["stood still"] += 1
            self.counts["asked others"] += other.answered != real.answered
        if ends_a_part(before, other) or other.knows() != real.knows():
            return False
        assert len(other.messages) == len(real.messages)
        apart = "".join(map(difference, real.messages, other.messages))
        assert not apart, apart
        assert other.glances == real.glances
        self.counts["followed"] += 1
        self.counts["unnoticed"] += not real.messages
        return True


def ends_a_part(before: TableState, after: Witness) -> bool:
    """Whether all are told now what they chose in secret: there the worlds part."""
    game = after.state.game
    return before.playing().part is not None and (game is None or game.part is None or game.part.at > after.began)


def go_along(
    other: Witness, seat: int, choice: str, entries: Sequence[AnyEntry], said: Mapping[int, Sequence[str]]
) -> bool:
    """Makes the same choice in another world, if it is possible there.

    Secret questions are answered as in the real one where they are asked in both; what others choose at the same time
    as the eyes is anything.
    """
    first, last = entries[0], entries[-1]
    game = other.state.playing()
    decision = game.decision_of(seat)
    if decision is None:
        return False
    if game.part is not None and seat != other.eyes:
        return at_the_same_time(other, seat, first)
    try:
        other.play(seat, choice, first.seq, first.at)
    except Refusal:
        return False
    left = {who: list(words) for who, words in said.items()}
    mine = [entry for entry in entries[1:] if isinstance(entry, record.Played) and entry.seat == other.eyes]
    shown = [entry for entry, after in pairwise(entries[1:]) if after in mine and entry not in mine]
    while other.state.reaction.asked:
        when = shown[0] if shown else record.WentOn(seq=other.state.seq + 1, at=first.at)
        if other.state.reaction.waits:
            other.apply(record.WentOn(seq=when.seq, at=when.at))
            continue
        [who] = other.state.reaction.asked
        asked = other.state.playing().decision_of(who)
        assert asked is not None
        answer = next((each for each in left.get(who, ()) if each in asked.options), None)
        if answer is not None:
            left[who].remove(answer)
        elif who != other.eyes:
            answer = "decline" if "decline" in asked.options else asked.options[0].notation
        else:
            return False
        if who == other.eyes:
            when = mine.pop(0)
            shown = [entry for entry in shown if entry.seq > when.seq]
        other.play(who, answer, when.seq, when.at)
        other.answered += 1
    if other.state.reaction.is_open:
        assert isinstance(last, record.WentOn), "where one world stands still, the other does too"
        other.apply(last)
    return True


def at_the_same_time(other: Witness, seat: int, when: AnyEntry) -> bool:
    """Others choose what they like, and as often as they like, while the eyes have to decide as well."""
    dice, waiting = random.Random(when.at), other.state.asked.keys()
    for _ in range(dice.randint(1, 3)):
        decision = other.state.playing().decision_of(seat) if other.state.asked.keys() == waiting else None
        if decision is not None:
            other.play(seat, dice.choice(list(decision.options)).notation, when.seq, when.at)
        if other.state.status != "playing":
            return False
    return True


# -- playing


def lively(decision: Decision, dice: random.Random) -> Option:
    """Any option, but mostly one that brings an attack, or the game to its end."""
    by_name = {each.notation: each for each in decision.options}
    wanted = [f"buy {card}" for card in ATTACKS] if decision.kind == "buy" and dice.random() < 0.3 else []
    wanted += [f"play {card}" for card in ATTACKS] if decision.kind == "action" and dice.random() < 0.9 else []
    dice.shuffle(wanted)
    for notation in wanted + (BRISK if dice.random() < 0.85 else []):
        if notation in by_name:
            return by_name[notation]
    return dice.choice(list(decision.options))


async def play_and_record(path: Path, setting: Setting, monkeypatch: pytest.MonkeyPatch) -> Recorder:
    """A whole game at a real table, kept in a real store, by a clock that moves only when something is kept."""
    clock = Clockwork()
    monkeypatch.setattr(live, "time", SimpleNamespace(time=clock.tick, monotonic=time.monotonic))
    monkeypatch.setattr(showing, "time", SimpleNamespace(time=lambda: clock.shown))
    monkeypatch.setattr(bots, "secrets", SimpleNamespace(token_hex=lambda n: "0" * n))
    async with hall_at(path / "t.sqlite3", (0.0, 0.0)) as hall:
        wanted = NewTable(setting.game, seats("human", *["open"] * max(1, setting.people - 1)), dict(setting.options))
        wanted.clock, wanted.clock_seconds = setting.clock, 500_000
        if setting.people == 1:
            wanted.seats, wanted.seed = seats("human"), "recorded"
        table = await hall.make(wanted, "ada", "Ada")
        table.state.header = msgspec.structs.replace(table.state.header, seed="recorded", keyed=False)
        for person in PEOPLE[1 : setting.people]:
            await table.do(lambda person=person: commands.sit(table.state, person, person.title(), None))
        recorder = Recorder(table, clock)
        if table.state.status == "lobby":
            await table.do(lambda: commands.start(table.state, "ada", ""))
        dice = random.Random(str(setting))
        while table.state.status == "playing":
            await one_choice(table, recorder, dice)
    return recorder


async def choose(table: LiveTable, seat: int, choice: str) -> None:
    wish = Choose(table.state.noticed[seat], f"r{table.state.seq}", [choice])
    await table.do(lambda: commands.choose(table.state, seat, wish))


async def one_choice(table: LiveTable, recorder: Recorder, dice: random.Random) -> None:
    """Somebody chooses, those who are asked in secret answer, and the table comes to rest."""
    before, since = table.state, dict(recorder.since)
    recorder.entries.clear()
    decision = dice.choice(before.playing().pending)
    choice = lively(decision, dice).notation
    await choose(table, decision.seat, choice)
    said: dict[int, list[str]] = {}
    while table.reaction.is_open:
        if not table.reaction.asked or table.reaction.waits:
            await asyncio.sleep(0.001)
            continue
        if not said and recorder.counts["loaded"] < 3:
            await load_again(table, recorder)
        [who] = table.reaction.asked
        asked = table.state.playing().decision_of(who)
        assert asked is not None
        said.setdefault(who, []).append(dice.choice(list(asked.options)).notation)
        await choose(table, who, said[who][-1])
    recorder.follow(before, since, decision.seat, choice, said)


async def load_again(table: LiveTable, recorder: Recorder) -> None:
    """A server that starts anew while somebody is asked in secret sends the others the same as before."""
    state = TableState(table.state.header)
    for entry in await table.services.store.entries(state.header.id):
        state.apply(entry)
    for eyes in (None, *range(len(state.seats))):
        apart = difference(sent(table.state, eyes, 0), sent(state, eyes, 0))
        assert not apart, apart
    recorder.counts["loaded"] += 1


def places(view: Any) -> str:
    """What lies where in a view, as text."""
    return json.dumps([view["places"], view["values"], view["rows"], view["sets"]])
