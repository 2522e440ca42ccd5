"""Sagas in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from regnum.server.sagas.record import Kept, KeptRow, Saga, kept_from, saga_text
from regnum.server.store.legible import sagas_listed
from regnum.server.store.protocol import Conflict
from regnum.server.store.table_sqlite import create
from regnum.server.store.writer import Worker
from regnum.server.tables.faults import Faults
from regnum.server.tables.record import AnyEntry, Card, Header

PERSON = "INSERT OR IGNORE INTO saga_people (person, saga_id) VALUES (?, ?)"
CARD = "SELECT id, CAST(card AS BLOB) FROM tables WHERE id = ?"


class SqliteSagas:
    """The part of a store that keeps sagas."""

    _writer: Worker
    _reader: Worker
    faults: Faults

    async def found_saga(self, saga: Saga) -> None:
        await self._writer.do(lambda db: _found(db, saga))

    async def saga(self, id_: str) -> Kept | None:
        row = await self._reader.do(lambda db: _row(db, id_))
        return kept_from(row) if row else None

    async def put_saga(self, saga: Saga, revision: int) -> None:
        await self._writer.do(lambda db: _put(db, saga, revision))

    async def follow_saga(self, saga: Saga, revision: int, new: Saga) -> None:
        def work(db: sqlite3.Connection) -> None:
            _put(db, saga, revision)
            _found(db, new)

        await self._writer.do(work)

    async def begin_chapter(
        self, saga: Saga, revision: int, number: int, header: Header, entries: Sequence[AnyEntry], card: Card
    ) -> None:
        def work(db: sqlite3.Connection) -> None:
            _put(db, saga, revision)
            create(db, header, entries, card)
            try:
                db.execute(
                    "INSERT INTO chapters (saga_id, number, table_id) VALUES (?, ?, ?)", (saga.id, number, header.id)
                )
            except sqlite3.IntegrityError as error:
                raise Conflict from error

        await self._writer.do(work)

    async def sagas_of(self, person: str, most: int) -> list[tuple[Kept, Card | None]]:
        def work(db: sqlite3.Connection) -> tuple[list[tuple[str, KeptRow]], list[tuple[str, bytes]]]:
            ids = db.execute(
                "SELECT id FROM sagas JOIN saga_people ON saga_id = id WHERE person = ? ORDER BY updated DESC LIMIT ?",
                (person, most),
            ).fetchall()
            rows = [(id_, row) for (id_,) in ids if (row := _row(db, id_)) is not None]
            cards = [db.execute(CARD, chapters[-1:]).fetchone() for _, (_, _, chapters) in rows if chapters]
            return rows, cards

        return sagas_listed(*await self._reader.do(work), self.faults)


def _row(db: sqlite3.Connection, id_: str) -> KeptRow | None:
    row = db.execute("SELECT CAST(body AS BLOB), revision FROM sagas WHERE id = ?", (id_,)).fetchone()
    if row is None:
        return None
    rows = db.execute("SELECT table_id FROM chapters WHERE saga_id = ? ORDER BY number", (id_,)).fetchall()
    return row[0], row[1], [table for (table,) in rows]


def _found(db: sqlite3.Connection, saga: Saga) -> None:
    db.execute(
        "INSERT INTO sagas (id, revision, body, status, updated) VALUES (?, 0, ?, ?, ?)",
        (saga.id, saga_text(saga), saga.life, saga.updated),
    )
    db.executemany(PERSON, [(person, saga.id) for person in saga.people])


def _put(db: sqlite3.Connection, saga: Saga, revision: int) -> None:
    written = db.execute(
        "UPDATE sagas SET revision = revision + 1, body = ?, status = ?, updated = ? WHERE id = ? AND revision = ?",
        (saga_text(saga), saga.life, saga.updated, saga.id, revision),
    )
    if written.rowcount != 1:
        raise Conflict
    db.executemany(PERSON, [(person, saga.id) for person in saga.people])
