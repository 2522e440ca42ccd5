"""Who asks: by a cookie, or by a token that a program sends; whoever has neither is a new guest."""

from __future__ import annotations

from ipaddress import ip_network
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from regnum.server.people.accounts import SESSION_SECONDS
from regnum.server.refusals import Refusal, catalogue, language
from regnum.server.store import Person
from regnum.server.web.hosts import is_local, without_port
from regnum.server.web.server import Server

COOKIE = "regnum"


class Who(NamedTuple):
    """Somebody, with the token they came with or are given now."""

    person: Person
    token: str
    lang: str = "en"
    address: str = ""
    """Where the request came from."""
    is_new: bool = False
    """Whether nobody has the token yet: it is given with the answer."""

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def name(self) -> str:
        return called(self.person, self.lang)


def called(person: Person, lang: str) -> str:
    """What others see: the chosen name, or a number that tells guests apart, in the guest's own language."""
    return person.name or catalogue().render(lang, "guest", {"number": str(int(person.id[:4], 16) % 9000 + 1000)})


def at_this_machine(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether somebody asks who sits at the machine that serves, by an address that is its own."""
    host = without_port(connection.headers.get("host", ""))
    return is_local(address(connection)) and (host == "localhost" or is_local(host))


async def who_asks(connection: ASGIConnection[Any, Any, Any, Any], server: Server) -> Who:
    """Who asks; a forged token is refused, a forged cookie is forgotten."""
    lang = language(connection.headers.get("accept-language", ""))
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        person = await server.accounts.who(token)
        if person is None:
            raise Refusal("bad_token")
        await server.bars.check(person.id, "block")
        return Who(person, token, lang, address(connection))
    token = connection.cookies.get(COOKIE, "")
    person = await server.accounts.who(token) if token else None
    if person is not None:
        await server.bars.check(person.id, "block")
        return Who(person, token, lang, address(connection))
    guest, token = server.accounts.new_guest()
    connection.state.new_token = token  # put into a cookie when the answer is sent
    return Who(guest, token, lang, address(connection), is_new=True)


async def provide_who(request: ASGIConnection[Any, Any, Any, Any], server: NamedDependency[Server]) -> Who:
    """Who asks, for handlers.

    It needs the server, so that the framework finds one after the other: to find both at once it makes tasks.
    """
    return await who_asks(request, server)


def cookie(token: str, *, secure: bool) -> Cookie:
    """The cookie that carries a token; no script can read it."""
    return Cookie(
        key=COOKIE, value=token, max_age=SESSION_SECONDS, path="/", httponly=True, samesite="lax", secure=secure
    )


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from; whoever has one address of the new kind has a whole network of them."""
    host = connection.client.host if connection.client else "unknown"
    if ":" not in host:
        return host
    try:
        return str(ip_network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host
