"""Bringing a database's schema up to date."""

import re
from pathlib import Path

HERE = Path(__file__).parent / "migrations"
_NAME = re.compile(r"(\d{4})_\w+\.sql")


ABANDONED = """
    updated < {before} AND (status = 'lobby' OR NOT EXISTS (SELECT 1 FROM sitters WHERE table_id = id))
    AND NOT EXISTS (SELECT 1 FROM chapters WHERE table_id = id)
"""
"""Tables that nobody will come back to: lobbies, and games of bots alone; a chapter stays with its saga."""

UNBEGUN = "updated < {before} AND NOT EXISTS (SELECT 1 FROM chapters WHERE saga_id = id)"
"""Sagas that nobody will come back to: not one chapter was begun."""

REMEMBERED = 90 * 86400.0
"""Seconds that a line of the journal is kept."""


def steps() -> list[tuple[int, str]]:
    """The steps of the schema in order: number and SQL."""
    found = [(int(name[1]), path) for path in HERE.iterdir() if (name := _NAME.fullmatch(path.name))]
    return [(number, path.read_text(encoding="utf-8")) for number, path in sorted(found)]


def statements(sql: str) -> list[str]:
    """The single statements of a step; none of them holds a semicolon inside."""
    return [part.strip() for part in sql.split(";") if part.strip()]
