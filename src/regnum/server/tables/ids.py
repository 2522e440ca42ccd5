"""The ids of tables: whoever knows one may be let in, so that none can be guessed."""

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
LENGTH = 12


def new_id() -> str:
    """An id that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_id(text: str) -> bool:
    """Whether a text can be a table's id at all."""
    return len(text) == LENGTH and set(text) <= set(LETTERS)
