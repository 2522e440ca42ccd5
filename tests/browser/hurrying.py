"""Hurries a chapter of a saga along while its server is down: chance plays for everybody, up to where it matters."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from regnum.kernel.table import Table
from regnum.server.sagas.tomesaga import CAMPAIGN
from regnum.server.tables.commands import Plan
from regnum.server.tables.record import Played
from server.campaigns import chapter, sagas_at


def hurry(database: Path, saga: str, left: int) -> None:
    """Plays the chapter that goes on until a Crest token is to be chosen, or until so few choices are left."""
    with ThreadPoolExecutor(1) as aside:  # here the browser's own loop runs
        aside.submit(asyncio.run, _hurried(database, saga, left)).result()


async def _hurried(database: Path, saga: str, left: int) -> None:
    async with sagas_at(f"sqlite:{database}", CAMPAIGN) as sagas:
        table = await chapter(sagas, saga)

        def most_of_it() -> Plan:
            game = table.state.playing()
            trial, made = _played(game, None)
            if trial.over:
                trial, _ = _played(game, made - left)
            choices = trial.choices.since(game.choices)
            return [(Played(seat=choices[0].seat, choices=bytes(choices)), trial)]

        await table.do(most_of_it)


def _played(game: Table, most: int | None) -> tuple[Table, int]:
    """The game after as many choices, and how many they were; never beyond the question for a Crest token."""
    trial, dice, made = game.clone(), random.Random(1), 0
    while not trial.over and made != most:
        asked = trial.pending[0]
        if asked.kind == "crest_token":
            break
        trial.play(dice.choice(list(asked.options)).notation, seat=asked.seat)
        made += 1
    return trial, made
