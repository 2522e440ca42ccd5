"""Where tables and people are kept."""

from regnum.server.store.opening import open_store
from regnum.server.store.protocol import Conflict, Person, Store

__all__ = ["Conflict", "Person", "Store", "open_store"]
