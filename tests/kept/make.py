"""Writes down what a version of Regnum keeps: saves, positions and a database, for the tests of all later ones.

    .venv/bin/python -P tests/kept/make.py 0.1.0

is run once for each release, from its sources, and the folder it makes is never changed again.
"""

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import regnum
from regnum.bots import make
from regnum.kernel.errors import BadScenario
from regnum.kernel.table import Table
from regnum.server.store import Person, open_store
from regnum.server.tables import commands
from regnum.server.tables.bots import BotPool
from regnum.server.tables.hall import Hall
from regnum.server.tables.live import LiveTable, Services
from regnum.server.wire.requests import Branch, Choose, NewSeat, NewTable, Undo

HERE = Path(__file__).parent
DOMINION_PACK = {
    "regnum_pack": 1,
    "game": "dominion",
    "name": "Dear villages",
    "cards": [{"id": "village", "cost": 4, "name": {"en": "Hamlet", "pl": "Sioło"}}],
}
PALADINS_PACK = {
    "regnum_pack": 1,
    "game": "paladins",
    "name": "Another board",
    "cards": [{"id": "development_1", "effects": [{"gain": "worker", "color": "purple", "n": 1}]}],
}
THREATS = {"module": "threats", "deck1": "giant_rats", "deck2": "thieves"}
GAMES: list[tuple[str, int, dict[str, Any], str]] = [
    ("dominion", 2, {}, "engine"),
    ("dominion", 3, {"kingdom": "village_square", "first": 1}, "random"),
    ("dominion", 2, {"kingdom": "random", "edition": "2e", "counts": True}, "random"),
    ("dominion", 4, {"kingdom": "size_distortion"}, "engine"),
    ("dominion", 2, {"kingdom": "village_square", "pack": DOMINION_PACK}, "engine"),
    ("paladins", 2, {}, "random"),
    ("paladins", 3, {"suspicions": "low_tax_heavy", "debt_for_discard": False, "first": 1}, "random"),
    ("paladins", 4, {"pack": PALADINS_PACK}, "planner"),
    ("paladins", 1, {}, "random"),
    ("paladins", 1, {"difficulty": "hard", "schemes": "orders_heavy"}, "planner"),
    ("wonderful_kingdom", 2, {"module": "advisors"}, "random"),
    ("wonderful_kingdom", 2, THREATS, "random"),
    ("wonderful_kingdom", 2, {"module": "quests", "quest": "quest_02", "side": "B"}, "planner"),
    ("wonderful_kingdom", 1, {"module": "threats", "deck1": "frost_giants"}, "random"),
    ("wonderful_kingdom", 1, {"module": "quests"}, "random"),
    ("wonderful_kingdom", 1, {"module": "advisors", "side": "B"}, "planner"),
]
MOST = 9
"""Moments of one game at which it is saved."""


def played(table: Table, player: str, most: int = 10_000) -> Iterator[Table]:
    """The table before each choice, and at last."""
    dice = random.Random(f"{table.game.id} {table.seed}")
    bots = [make(player, f"{seat}") for seat in range(table.seats)]
    for _ in range(most):
        yield table
        if table.over:
            return
        asked = dice.choice(table.pending)
        table.play(bots[asked.seat].choose(table, asked), seat=asked.seat)


def can_be_read(table: Table) -> bool:
    """Whether the table can be written as a position: not everywhere in the middle of something."""
    try:
        again = regnum.scenario(table.game.id, table.position())
    except (BadScenario, IndexError):
        return False
    return again.over == table.over and [s.total for s in again.scores] == [s.total for s in table.scores]


def asked_at(table: Table) -> list[list[Any]]:
    return [[d.seat, d.kind] for d in table.pending]


def kept_game(number: int, game: str, seats: int, options: dict[str, Any], player: str) -> dict[str, Any]:
    """One whole game, and saves of it: at first, at last, and where a question came up that had not come before."""
    table = regnum.new(game, seats, f"kept {number}", options)
    table.names = ("Ada", "Łucja", "Jan", "Zoë")[:seats]
    moments, known = [], set()
    for at in played(table, player):
        kinds = {kind for _, kind in asked_at(at)}
        if not kinds <= known or at.over:
            known |= kinds
            moments.append(
                {"at": at.step, "asked": asked_at(at), "scores": [s.total for s in at.scores], "save": at.save()}
            )
            if can_be_read(at):
                moments[-1]["position"] = at.position()
    assert table.result is not None
    step = max(1, -(-len(moments) // MOST))
    return {
        "game": game, "seats": seats, "options": options, "seed": table.seed, "choices": table.history,
        "scores": [s.total for s in table.result.scores], "winners": table.result.winners,
        "moments": [*moments[:-1:step], moments[-1]],
    }  # fmt: skip


def kept_scene(number: int, game: str, seats: int, options: dict[str, Any], player: str) -> dict[str, Any]:
    """A table that began with a position in the middle of another game, saved some choices later."""
    table = regnum.new(game, seats, f"kept {number}", options)
    middle = sum(1 for _ in played(table.clone(), player)) // 2
    for _ in played(table, player, middle):
        pass
    position = {**table.position(), "seed": f"scene {number}"}
    table = regnum.scenario(game, position)
    for _ in played(table, player, 12):
        pass
    save, at = table.save(), table.step
    for _ in played(table, player):
        pass
    assert table.result is not None
    return {
        "game": game, "position": position, "save": save, "at": at, "choices": table.history,
        "scores": [s.total for s in table.result.scores], "winners": table.result.winners,
    }  # fmt: skip


def write_lines(path: Path, rows: list[dict[str, Any]]) -> None:
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")


class Bots(BotPool):
    """Bots that think in this process."""

    async def _run(self, task: Any, save: str, seat: int, bot: str) -> Any:
        return task(save, seat, bot)


PEOPLE = {"ada": "Ada", "jan": "Jan", "ola": "Ola", "ewa": "Ewa"}


async def go_on(table: LiveTable, player: str, most: int) -> None:
    """People choose as a bot would, until so many choices are made or the game is over."""
    bots = {seat: make(player, f"{seat}") for seat in table.state.humans()}
    made = 0
    while table.state.status == "playing" and made < most:
        mine = [s for s in table.state.humans() if s in table.state.asked and table.state.window.seen(s) is None]
        if not mine:
            await asyncio.sleep(0.002)
            continue
        seat, game = mine[0], table.state.playing()
        asked = game.decision_of(seat)
        assert asked is not None
        choice = bots[seat].choose(game, asked).notation
        wish = Choose(table.data(table.state.seats[seat].person).seq, f"r{game.step}", [choice])
        await table.do(lambda wish=wish, seat=seat: commands.choose(table.state, seat, wish))
        made += 1


async def kept_tables(path: Path) -> list[dict[str, Any]]:
    """Tables of every game with people and bots, finished, running, given up, not yet begun."""
    store = await open_store(f"sqlite:{path}")
    hall = Hall(Services(store, Bots(), lambda table: f"invite-{table}", (0.0, 0.01)))
    hall.open()
    told = []
    try:
        for id_, name in PEOPLE.items():
            await store.put_person(Person(id_, name))

        async def table(name: str, game: str, people: int, bots: list[str], most: int, **more: Any) -> LiveTable:
            seats = [NewSeat("human", "Ada"), *(NewSeat("open") for _ in range(people - 1))]
            wish = NewTable(game, seats + [NewSeat("bot", bot.title(), bot) for bot in bots], **more)
            made = await hall.make(wish, "ada", "Ada")
            for person in list(PEOPLE)[1:people]:
                await made.do(lambda who=person: commands.sit(made.state, who, PEOPLE[who], None))
            if people > 1:
                await made.do(lambda: commands.start(made.state, "ada", ""))
            await made.do(lambda: commands.say(made.state, "ada", "Ada", "Dzień dobry!"))
            await go_on(made, {"dominion": "engine"}.get(game, "planner"), most)
            told.append({"name": name, "table": made})
            return made

        for game, options in (
            ("dominion", {"kingdom": "village_square"}),
            ("paladins", {}),
            ("wonderful_kingdom", THREATS),
        ):
            over = await table(f"{game} over", game, 1, ["random"], 10_000, options=options)
            await hall.again(over, "ada")
            await hall.branch(over, "ada", Branch(20, 0))
            await table(f"{game} running", game, 2, [], 37, options=options, clock="days", listed=True)
            gone = await table(f"{game} left", game, 2, [], 11, options=options, leaver="bot")
            await gone.do(lambda gone=gone: commands.leave(gone.state, "jan"))
            ended = await table(f"{game} ended", game, 2, [], 3, options=options, leaver="end")
            await ended.do(lambda ended=ended: commands.leave(ended.state, "jan"))
        back = await table("taken back", "dominion", 2, [], 0, options={"first": 0})
        for choice in ("play all", "buy copper"):
            await back.do(lambda c=choice: commands.choose(back.state, 0, Choose(back.data("ada").seq, f"b {c}", [c])))
        await back.do(lambda: commands.undo(back.state, 0, Undo(back.data("ada").seq, "u1")))
        await back.do(lambda: commands.undo(back.state, 1, Undo(back.data("jan").seq, "u2", agree=True)))
        await back.do(lambda: commands.order(back.state, 1, "treasure", "play all"))
        solo = await table("paladins solo", "paladins", 1, [], 40)
        assert solo.state.status == "playing"
        three = await table("dominion three", "dominion", 2, ["engine"], 25, options={"kingdom": "size_distortion"})
        assert three.state.status == "playing"
        await hall.make(NewTable("dominion", [NewSeat("human", "Ada"), NewSeat("open")]), "ada", "Ada")
        await asyncio.sleep(1)  # the bots make the choice they are at
        for row in told:
            kept: LiveTable = row.pop("table")
            game = kept.state.playing() if kept.state.game is None else kept.state.game
            row |= {"id": kept.state.header.id, "status": kept.state.status, "choices": list(game.history)}
            row |= {"scores": [s.total for s in game.scores], "asked": asked_at(game), "position": kept.state.position}
    finally:
        await hall.close()
        await store.close()
    return told


def main(version: str) -> None:
    folder = HERE / version
    folder.mkdir()
    write_lines(folder / "games.jsonl", [kept_game(i, *given) for i, given in enumerate(GAMES)])
    write_lines(folder / "scenes.jsonl", [kept_scene(i, *given) for i, given in enumerate(GAMES)])
    write_lines(folder / "tables.jsonl", asyncio.run(kept_tables(folder / "tables.sqlite3")))
    (folder / "tables.sqlite3.lock").unlink(missing_ok=True)


if __name__ == "__main__":
    main(sys.argv[1])
