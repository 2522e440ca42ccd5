"""Signed and hashed tokens: who a guest is, which table an invitation opens, whose session a token is."""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadSignature, URLSafeSerializer

GUEST, SESSION = "g.", "s."


class Keys:
    """Everything that is signed with the server's own secret."""

    def __init__(self, secret: str) -> None:
        self._guests = URLSafeSerializer(secret, salt="guest")
        self._invites = URLSafeSerializer(secret, salt="invite")

    def guest_token(self, person: str) -> str:
        return GUEST + str(self._guests.dumps(person))

    def guest(self, token: str) -> str | None:
        """The guest a token was made for; None for a forged one."""
        try:
            person = self._guests.loads(token.removeprefix(GUEST))
        except BadSignature:
            return None
        return person if isinstance(person, str) else None

    def invite(self, table: str) -> str:
        return str(self._invites.dumps(table))

    def invites(self, token: str, table: str) -> bool:
        """Whether a token is an invitation to the table."""
        try:
            return bool(self._invites.loads(token) == table)
        except BadSignature:
            return False


def new_session() -> tuple[str, str]:
    """A new session's token, and the digest under which it is kept."""
    token = secrets.token_urlsafe(32)
    return SESSION + token, digest(token)


def digest(token: str) -> str:
    """What is kept of a session's token: nobody who reads the database can use it."""
    return hashlib.sha256(token.removeprefix(SESSION).encode()).hexdigest()
