"""From a database's address to a store."""

from pathlib import Path

from regnum.server.store.protocol import Store, StoreError
from regnum.server.store.sqlite import SqliteStore

SQLITE = "sqlite:"
POSTGRES = ("postgresql:", "postgres:")


async def open_store(address: str) -> Store:
    """The store at `sqlite:PATH` or `postgresql://…`."""
    if address.startswith(SQLITE):
        return SqliteStore(sqlite_path(address))
    if address.startswith(POSTGRES):
        from regnum.server.store.postgres import PostgresStore  # noqa: PLC0415 (the driver is not needed otherwise)

        return await PostgresStore.open(address)
    raise StoreError(f"{address!r} is no database; write sqlite:PATH or postgresql://USER@HOST/NAME.")


def sqlite_path(address: str) -> Path:
    """The file of a `sqlite:` address."""
    path = address.removeprefix(SQLITE)
    if path.startswith("//"):
        path = path[2:] if path.startswith("///") else path
    if not path:
        raise StoreError("sqlite: needs the path of a file, as in sqlite:regnum.sqlite3.")
    return Path(path).expanduser()
