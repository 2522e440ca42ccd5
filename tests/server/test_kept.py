"""Databases of earlier versions: every table stands as it stood, and goes on (see tests/kept/README.md)."""

import json
import shutil
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from regnum.bots import make
from regnum.server.store import open_store
from regnum.server.store.backup import back_up, restore
from regnum.server.tables import commands
from regnum.server.tables.live import LiveTable
from regnum.server.wire.requests import Choose
from server.support import hall_at, hall_on, until

KEPT = Path(__file__).parents[1] / "kept"
VERSIONS = sorted(path.parent.name for path in KEPT.glob("*/tables.sqlite3"))


def rows(version: str) -> list[dict[str, Any]]:
    """What was true of each table."""
    return [json.loads(line) for line in (KEPT / version / "tables.jsonl").read_text(encoding="utf-8").splitlines()]


def database(version: str, folder: Path) -> Path:
    """A copy, which a test may write to."""
    return Path(shutil.copy(KEPT / version / "tables.sqlite3", folder / "tables.sqlite3"))


def stands_as_it_stood(table: LiveTable, row: dict[str, Any]) -> None:
    assert table.state.status == row["status"]
    game = table.state.game
    assert game is not None
    assert list(game.history)[: len(row["choices"])] == row["choices"]
    if len(game.entries) == len(row["choices"]):  # no bot was quicker
        assert [score.total for score in game.scores] == row["scores"]
        assert row["status"] != "playing" or [[d.seat, d.kind] for d in game.pending] == row["asked"]


async def one_more_choice(table: LiveTable) -> None:
    """Somebody at the table chooses."""
    await until(
        lambda: any(table.state.reaction.seen(s) is None and s in table.state.asked for s in table.state.humans())
    )
    seat = next(s for s in table.state.humans() if s in table.state.asked)
    before, game = table.state.position, table.state.playing()
    decision = game.decision_of(seat)
    assert decision is not None
    choice = make("random").choose(game, decision).notation
    wish = Choose(table.data(table.state.seats[seat].person).seq, "kept", [choice])
    await table.do(lambda: commands.choose(table.state, seat, wish))
    assert table.state.position > before


@pytest.mark.parametrize("version", VERSIONS)
async def test_every_table_of_a_database_stands_as_it_stood_and_goes_on(version: str, tmp_path: Path) -> None:
    async with hall_at(database(version, tmp_path)) as hall:
        for row in rows(version):
            table = await hall.table(row["id"])
            stands_as_it_stood(table, row)
            if row["status"] == "playing":
                await one_more_choice(table)


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_database_goes_into_postgresql(version: str, tmp_path: Path, postgres: str) -> None:
    name = f"kept_{version.replace('.', '_')}"
    admin = await asyncpg.connect(postgres)
    await admin.execute(f"CREATE DATABASE {name}")
    await admin.close()
    address = postgres.replace("/postgres", f"/{name}")
    backup = tmp_path / "backup.sqlite3"
    await back_up(f"sqlite:{database(version, tmp_path)}", backup)
    await restore(backup, address)
    async with hall_on(await open_store(address)) as hall:
        for row in rows(version):
            stands_as_it_stood(await hall.table(row["id"]), row)
