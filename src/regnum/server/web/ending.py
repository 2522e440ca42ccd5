"""Ends the sockets of whoever signs out or is sent away; of a sign-out at another process it is heard as of choices."""

from __future__ import annotations

import asyncio

from regnum.server.people.accounts import ended_in
from regnum.server.people.keys import digest
from regnum.server.web.server import Server
from regnum.server.web.socket import BLOCKED, Pushing


async def end_sockets(server: Server, token: str) -> None:
    """Ends all sockets that were opened with a token."""
    for watcher in _open_sockets(server):
        if watcher.token == token:
            await watcher.end()


async def end_sockets_of(server: Server, person: str, *, at: str = "") -> None:
    """Ends all sockets of somebody, or those at the tables of a host who has blocked them."""
    for watcher in _open_sockets(server):
        if watcher.person == person and not at:
            await watcher.end()
        elif watcher.person == person and watcher.host() == at:
            await watcher.end(BLOCKED, "blocked")


def hear_of_sign_outs(server: Server) -> None:
    """Ends sockets here when somebody signs out at another process."""
    closing: set[asyncio.Task[None]] = set()

    def heard(what: str) -> None:
        if not what:  # something may have been missed
            server.accounts.forget()
            for watcher in _open_sockets(server):
                watcher.doubt()
        elif (ended := ended_in(what)) is not None:
            server.accounts.forget(ended.person)
            for watcher in _open_sockets(server):
                if watcher.person == ended.person and ended.token in ("", digest(watcher.token)):
                    watcher.ended = True  # from now on nothing is pushed, however long the closing takes
                    task = asyncio.get_running_loop().create_task(watcher.end())
                    closing.add(task)
                    task.add_done_callback(closing.discard)

    server.store.listen(heard)


def _open_sockets(server: Server) -> list[Pushing]:
    tables = [table.watchers for table in server.hall.live.values()]
    everybody = [watcher for watchers in (*tables, *server.sagas.watchers.values()) for watcher in watchers]
    return [watcher for watcher in everybody if isinstance(watcher, Pushing)]
