"""The names that a server is known by.

A page of another site can give its own name the address of this server (DNS rebinding); the browser then takes both for
one site. It still says which name it asked for, and a name that is not ours is refused. A bare address is no name.
"""

from __future__ import annotations

import socket
from collections.abc import Collection
from functools import cache
from ipaddress import ip_address


def is_known(host: str, names: Collection[str]) -> bool:
    """Whether a `Host` header means us.

    >>> [is_known(host, ["play.example"]) for host in ("127.0.0.1:8420", "[::1]:8420", "localhost", "Play.Example:443")]
    [True, True, True, True]
    >>> is_known("evil.example", ["play.example"]), is_known("127.0.0.1.evil.example", [])
    (False, False)
    """
    name = without_port(host).lower().rstrip(".")
    if not name or name == "localhost" or name.endswith(".localhost") or name in own_names():
        return True
    return name in {each.lower() for each in names} or is_address(name)


def without_port(host: str) -> str:
    """A host without its port, and an address without its brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host if host.count(":") > 1 else host.partition(":")[0]


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    """What the machine calls itself, as its neighbours in a home network do."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name}.local", name.partition(".")[0]} - {""})


def is_local(host: str) -> bool:
    """Whether an address is this machine's own."""
    return is_address(host) and ip_address(host).is_loopback
