"""The folder in which backups made from the page lie."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path

from regnum.server.store.backup import back_up, checked
from regnum.server.store.opening import SQLITE, sqlite_path
from regnum.server.wire.admin import Backup

ENDING = ".regnum"
MOST_SHOWN = 20


class Backups:
    """Makes backups of one database and lists them."""

    def __init__(self, database: str, folder: str = "") -> None:
        beside = sqlite_path(database).parent if database.startswith(SQLITE) else Path.home() / ".local/share/regnum"
        self.database = database
        self.folder = Path(folder) if folder else beside / "backups"

    async def make(self) -> Backup:
        """A new backup of this moment; the server goes on meanwhile."""
        return await asyncio.to_thread(self._make)

    def _make(self) -> Backup:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # backups hold the seeds of running games
        now = time.time()
        stamp = time.strftime("%Y-%m-%d-%H%M%S", time.gmtime(now)) + f"-{int(now * 1000) % 1000:03}"
        target = self.folder / f"{stamp}{ENDING}"
        tables = asyncio.run(back_up(self.database, target))
        return Backup(target.name, target.stat().st_size, tables, now)

    async def latest(self) -> list[Backup]:
        return await asyncio.to_thread(self._latest)

    def _latest(self) -> list[Backup]:
        found = sorted(self.folder.glob(f"*{ENDING}"), reverse=True)[:MOST_SHOWN]
        return [Backup(each.name, each.stat().st_size, checked(each), each.stat().st_mtime) for each in found]

    def free(self) -> int:
        """Bytes that are left where backups are put."""
        there = next(folder for folder in (self.folder, *self.folder.parents) if folder.exists())
        return shutil.disk_usage(there).free
