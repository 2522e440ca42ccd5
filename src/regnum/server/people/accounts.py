"""Accounts: a guest can take a login and a password, and sign in with them anywhere."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec.structs import replace

from regnum.server.people.keys import GUEST, SESSION, Keys, digest, new_session
from regnum.server.refusals import Refusal
from regnum.server.store import Conflict, Person, Store

SESSION_SECONDS = 60 * 86400
FRESH = {True: 5.0, False: 600.0}
"""Seconds for which it is remembered what a guest is called; where other processes write too, only a few."""
MOST_SEEN = 20_000
MADE_BYTES = 9
"""Of a password that is made up for somebody: twelve letters."""
ENDED = ""
"""Whose session it is when a guest has signed out: nobody's."""
FOR_EVER = 1e12
"""When that is forgotten."""
OUT = "out"
"""Begins what other processes are told of somebody who has signed out."""


class EndedSession(NamedTuple):
    """Whose session has ended, and the digest of its token; without one they all have."""

    person: str
    token: str = ""


def ended_in(told: str) -> EndedSession | None:
    """Who has signed out, if that is what another process tells."""
    what, _, rest = told.partition(" ")
    person, _, token = rest.partition(" ")
    return EndedSession(person, token) if what == OUT else None


class Accounts:
    """Who somebody is, by the token they carry."""

    def __init__(self, store: Store, keys: Keys, hasher: PasswordHasher | None = None) -> None:
        self.store = store
        self.keys = keys
        self._hasher = hasher or PasswordHasher()
        self._seen: dict[str, tuple[Person | None, float]] = {}
        self._nobody = ""
        """Checked when there is no such login, so that both refusals take equally long."""

    def new_guest(self) -> tuple[Person, str]:
        """Somebody new, and the token by which they are known again."""
        person = Person(secrets.token_hex(12), "")
        return person, self.keys.guest_token(person.id)

    async def who(self, token: str) -> Person | None:
        """Whose token it is; None for one that is forged or has run out."""
        if token.startswith(GUEST):
            id_ = self.keys.guest(token)
            if id_ is None:
                return None
            known = await self._guest(id_, token)
            return known if known is not None and known.login is None else None
        if token.startswith(SESSION):
            id_ = await self.store.session(digest(token), time.time())
            return await self.store.person(id_) if id_ else None
        return None

    async def _guest(self, id_: str, token: str) -> Person | None:
        """What is kept about a guest, looked up once in a few seconds; None for one who has signed out."""
        now = time.monotonic()
        known, at = self._seen.get(id_, (None, -FRESH[False]))
        if now - at >= FRESH[self.store.shared]:
            if len(self._seen) > MOST_SEEN:
                self._seen.clear()
            ended = await self.store.session(digest(token), time.time()) == ENDED
            known = None if ended else await self.store.person(id_) or Person(id_, "")
            self._seen[id_] = (known, now)
        return known

    async def register(self, person: Person, login: str, password: str) -> tuple[Person, str]:
        """Makes a guest's account; the guest's tables stay theirs, the old token ends."""
        if person.login is not None:
            raise Refusal("already_account")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        known = replace(person, name=person.name or login, login=login.lower(), password=hashed)
        try:
            await self.store.put_person(known)
        except Conflict:
            raise Refusal("login_taken") from None
        self._seen.pop(person.id, None)
        return known, await self._open_session(known)

    async def sign_in(self, login: str, password: str) -> tuple[Person, str]:
        person = await self._recognised(login, password)
        return person, await self._open_session(person)

    async def change_password(self, person: Person, old: str, new: str) -> tuple[Person, str]:
        """Another password; all sessions end but the one that is opened now."""
        if person.login is None:
            raise Refusal("no_account")
        changed = await self._set_password(await self._recognised(person.login, old), new)
        return changed, await self._open_session(changed)

    async def reset_password(self, id_: str) -> tuple[Person, str]:
        """A new password for somebody who has forgotten theirs, to be handed to them; all sessions end."""
        person = await self.store.person(id_)
        if person is None or person.login is None:
            raise Refusal("no_account")
        made = secrets.token_urlsafe(MADE_BYTES)
        return await self._set_password(person, made), made

    async def _recognised(self, login: str, password: str) -> Person:
        """Whoever has this login, if the password is theirs; one that is nobody's takes as long to refuse."""
        person = await self.store.person_by_login(login.lower())
        self._nobody = self._nobody or await asyncio.to_thread(self._hasher.hash, secrets.token_hex(8))
        hashed = (person.password if person else None) or self._nobody
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, password)
        except (VerificationError, InvalidHashError):
            person = None
        if person is None:
            raise Refusal("wrong_password")
        return person

    async def _set_password(self, person: Person, password: str) -> Person:
        changed = replace(person, password=await asyncio.to_thread(self._hasher.hash, password))
        await self.store.put_person(changed)
        await self.sign_out_everywhere(person)
        return changed

    async def sign_out(self, person: Person, token: str) -> None:
        """Ends a session; the token of a guest, which is signed and not kept, is kept from now on as ended."""
        if token.startswith(SESSION):
            await self.store.drop_session(digest(token))
        elif await self.store.session(digest(token), time.time()) is None:
            await self.store.put_session(digest(token), ENDED, FOR_EVER)
            self.forget(person.id)
        await self.store.announce(f"{OUT} {person.id} {digest(token)}")

    async def sign_out_everywhere(self, person: Person) -> None:
        """Ends every session of somebody, in whatever browser it is."""
        await self.store.drop_sessions(person.id)
        await self.store.announce(f"{OUT} {person.id} ")

    def forget(self, person: str = "") -> None:
        """Looks up anew what was remembered of a guest, or of all of them."""
        self._seen = {id_: seen for id_, seen in self._seen.items() if person and id_ != person}

    async def rename(self, person: Person, name: str) -> Person:
        renamed = replace(person, name=name)
        await self.store.put_person(renamed)
        self._seen.pop(person.id, None)
        return renamed

    async def _open_session(self, person: Person) -> str:
        token, kept = new_session()
        await self.store.put_session(kept, person.id, time.time() + SESSION_SECONDS)
        return token
