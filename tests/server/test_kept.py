"""Databases of earlier versions: every table stands as it stood, and goes on (see tests/kept/README.md)."""

import json
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from regnum.bots import make
from regnum.games.dominion.game import GAME as DOMINION
from regnum.kernel.spec import OldRules
from regnum.server.refusals import Refusal
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


@pytest.fixture(autouse=True)
def just_closed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server takes the database up right after it was closed: nobody's time has run out meanwhile."""
    version = request.getfixturevalue("version") if "version" in request.fixturenames else VERSIONS[-1]
    with closing(sqlite3.connect(f"file:{KEPT / version / 'tables.sqlite3'}?immutable=1", uri=True)) as db:
        ((last,),) = db.execute("SELECT max(updated) FROM tables")
    began = time.monotonic()
    monkeypatch.setattr(time, "time", lambda: last + time.monotonic() - began)


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
    choice = make("random", 1).choose(game, decision).notation
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


@pytest.mark.parametrize("corrected", [{}, {"en": "Corrected.", "pl": "Poprawiono."}])
async def test_tables_of_older_rules_go_on_or_can_be_watched(
    corrected: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(DOMINION), "rules_version", "2")
    monkeypatch.setattr(type(DOMINION), "old_rules", {"1": OldRules(corrected=corrected)})
    row = next(row for row in rows("0.1.0") if row["name"] == "dominion running")
    async with hall_at(database("0.1.0", tmp_path)) as hall:
        table = await hall.table(row["id"])
        assert table.data("ada").corrected == (corrected or None)
        if not corrected:
            stands_as_it_stood(table, row)
            await one_more_choice(table)
            return
        assert list(table.state.game.history) == row["choices"] and table.card().due is None
        assert msgspec.json.decode(table.data("ada").view)["pending"] == [] and table.data("ada").undo == "none"
        before = table.state.position
        with pytest.raises(Refusal) as refusal:
            await table.do(lambda: commands.choose(table.state, 0, Choose(table.data("ada").seq, "r", ["play all"])))
        assert refusal.value.key == "old_rules" and "oglądać" in refusal.value.detail("pl")
        assert table.state.position == before
