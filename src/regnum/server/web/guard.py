"""What every request passes: rates, where it comes from, and the headers that every answer carries."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from regnum.kernel.errors import shown
from regnum.server.refusals import Refusal
from regnum.server.web.hosts import is_known
from regnum.server.web.identity import address, cookie

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""Nothing comes from elsewhere and nothing runs that is not ours."""
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
HTTPS_ONLY = "max-age=31536000"
"""For a year a browser asks by https alone."""
PAGE = "x-regnum-page"
"""Names the page that the server has now: one that is open learns from it that it is older."""
SAFE = {"GET", "HEAD", "OPTIONS"}


def with_headers(app: ASGIApp, *, secure: bool) -> ASGIApp:
    """Puts the security headers on every answer, the page's name on those of the interface, and a new guest's cookie on
    the first one.
    """

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if secure:
                    headers.setdefault("strict-transport-security", HTTPS_ONLY)
                if "app" in scope:
                    scope["app"].state.server.answers[f"{message['status'] // 100}xx"] += 1
                if str(scope.get("path", "")).startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                    if "app" in scope and scope["app"].state.page.script:
                        headers.setdefault(PAGE, scope["app"].state.page.script)
                token = scope.get("state", {}).get("new_token")
                if token and "set-cookie" not in headers:
                    headers.add("set-cookie", cookie(token, secure=secure).to_header(header=""))
            await send(message)

        await app(scope, receive, send_with_headers)
        if scope["type"] == ScopeType.HTTP:
            cast(dict[str, Any], scope).clear()  # a connection that stays open need not hold on to what was asked

    return wrapped


def check_host(connection: ASGIConnection[Any, Any, Any, Any], names: Collection[str]) -> None:
    """Refuses what was asked of another name."""
    host = connection.headers.get("host", "")
    if not is_known(host, names):
        raise Refusal("wrong_host", what=shown(host))


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuses what another site makes a browser send.

    A browser says where a request that changes something comes from; a program that is no browser says nothing and
    carries no cookie it was not given.
    """
    headers = connection.headers
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if origin is not None and _host_of(origin) != headers.get("host"):
        raise Refusal("wrong_origin")
    if site not in (None, "same-origin", "none"):
        raise Refusal("wrong_origin")
    browser = origin is not None or site is not None
    if browser and connection.scope["type"] == ScopeType.HTTP:
        json = headers.get("content-type", "").partition(";")[0].strip() == "application/json"
        if not json and "x-regnum" not in headers:
            raise Refusal("wrong_origin")


def _host_of(origin: str) -> str | None:
    """The host that an origin names; None for what is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def before_request(request: ASGIConnection[Any, Any, Any, Any]) -> None:
    """The name, the address, rates and origin, before anything else is looked at."""
    server = request.app.state.server
    check_host(request, server.settings.names)
    if not str(request.scope.get("path", "")).isprintable():
        raise Refusal("not_found")  # no address of ours has a control character, and not every database can hold one
    server.allowed["requests"].take(address(request))
    if request.scope.get("method", "GET") not in SAFE:
        check_origin(request)
