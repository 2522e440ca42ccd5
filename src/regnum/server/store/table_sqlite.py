"""Writing a table into SQLite, inside whatever transaction is open."""

import sqlite3
from collections.abc import Sequence

from regnum.server.tables.record import AnyEntry, Card, Header, Sat, to_text

TABLE = "INSERT INTO tables (id, header, card, status, listed, updated, due) VALUES (?, ?, ?, ?, ?, ?, ?)"
CARD = "UPDATE tables SET card = ?, status = ?, updated = ?, due = ? WHERE id = ?"
SITTER = "INSERT OR IGNORE INTO sitters (person, table_id) VALUES (?, ?)"
ENTRY = "INSERT INTO entries (table_id, position, body) VALUES (?, ?, ?)"


def create(db: sqlite3.Connection, header: Header, entries: Sequence[AnyEntry], card: Card) -> None:
    """A new table with its first entries."""
    kept = (header.id, to_text(header), to_text(card), card.status, int(card.listed), card.updated, card.due)
    db.execute(TABLE, kept)
    write(db, header.id, 0, entries, card)


def write(db: sqlite3.Connection, table: str, after: int, entries: Sequence[AnyEntry], card: Card) -> None:
    """Entries behind those that are there, and what lists show of the table then."""
    db.executemany(ENTRY, [(table, after + i, to_text(entry)) for i, entry in enumerate(entries)])
    if not after or any(isinstance(entry, Sat) for entry in entries):
        db.executemany(SITTER, [(person, table) for person in card.people])
    db.execute(CARD, (to_text(card), card.status, card.updated, card.due, card.id))
