"""Others in the house: the addresses by which they can reach this machine, and listening there."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address

NOWHERE = ("192.0.2.1", 9)
"""An address for documentation: nothing is sent there, but the system says by which of its own it would be."""
BACKLOG = 2048

Listen = Callable[[socket.socket], Awaitable[None]]


def house_addresses() -> list[str]:
    """The addresses of this machine in the networks it is in, the one it uses first."""
    found: dict[str, None] = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(NOWHERE)
            found[asking.getsockname()[0]] = None
        except OSError:
            pass
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        named = []
    found |= dict.fromkeys(str(where[4][0]) for where in named)
    return [each for each in found if not ip_address(each).is_loopback and not ip_address(each).is_unspecified]


class House:
    """Lets others in the house in: besides this machine's own address the server listens at those of its networks."""

    def __init__(self, port: int, *, at_once: bool = False, where: Callable[[], list[str]] = house_addresses) -> None:
        self.port = port
        self.by: list[str] = []
        """By which addresses others come."""
        self._at_once = at_once
        self._where = where
        self._listen: Listen | None = None

    async def attach(self, listen: Listen) -> None:
        """The server runs, and can be made to listen elsewhere too."""
        self._listen = listen
        if self._at_once:
            await self.let_in()

    async def let_in(self) -> list[str]:
        """Listens at all addresses at which it does not yet; says by which ones others can come now."""
        for address in self._where() if self._listen else ():
            shown = f"http://{address}:{self.port}"
            listening = None if shown in self.by else _socket(address, self.port)
            if listening is not None and self._listen is not None:
                await self._listen(listening)
                self.by.append(shown)
        return self.by


def _socket(address: str, port: int) -> socket.socket | None:
    """A listening socket; none at an address that is taken or has gone."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((address, port))
    except OSError:
        listening.close()
        return None
    listening.listen(BACKLOG)
    return listening
