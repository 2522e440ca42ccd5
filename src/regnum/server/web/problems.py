"""Every refusal leaves the server as a problem document (RFC 9457) in the reader's language."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.utils.scope.state import ScopeState

from regnum.kernel.errors import BadData, RegnumError
from regnum.kernel.packs import parsed
from regnum.server.refusals import Refusal, language, refusal_of
from regnum.server.store.protocol import StoreDown
from regnum.server.wire.tables import Problem

logger = logging.getLogger(__name__)

PROBLEM = "application/problem+json"
REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, description=HTTPStatus(status).phrase, media_type=PROBLEM)
    for status in (400, 401, 403, 404, 409, 413, 422, 429)
}
"""What any request may be refused with, for the description of the interface."""
BY_STATUS = {401: "bad_token", 404: "not_found", 405: "not_found", 413: "too_large"}


def document(refusal: Refusal, lang: str, status: int | None = None) -> Problem:
    """A refusal as it crosses the wire."""
    code = status or refusal.status
    return Problem(
        type=f"urn:regnum:{refusal.key}",
        title=HTTPStatus(code).phrase,
        status=code,
        detail=refusal.detail(lang),
        reason=refusal.reason or refusal.key,
        clause=refusal.clause,
        table=refusal.table,
    )


def answer(request: Request[Any, Any, Any], refusal: Refusal, status: int | None = None) -> Response[bytes]:
    problem = document(refusal, language(request.headers.get("accept-language", "")), status)
    headers = {"retry-after": str(refusal.params["n"])} if refusal.key == "too_many" else {}
    return Response(msgspec.json.encode(problem), media_type=PROBLEM, status_code=problem.status, headers=headers)


def on_refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[bytes]:
    return answer(request, error)


def on_engine_error(request: Request[Any, Any, Any], error: RegnumError) -> Response[bytes]:
    return answer(request, refusal_of(error))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses: unknown addresses, requests it cannot read."""
    status = error.status_code
    if status in BY_STATUS:
        return answer(request, Refusal(BY_STATUS[status]), status)
    what = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        what = f"{first.get('key', '')}: {first.get('message', '')}".lstrip(": ") if isinstance(first, dict) else what
    if "out of range" in what:
        what = number_in(ScopeState.from_scope(request.scope).body) or what
    return answer(request, Refusal("bad_request", what=what or HTTPStatus(status).phrase), status)


def number_in(body: object) -> str:
    """Where in the card pack of a body stands a number that it cannot hold; empty if there is none."""
    try:
        parsed(body.decode() if isinstance(body, bytes) else "")
    except BadData as error:
        return str(error) if str(error).startswith("options.pack.") else ""
    except ValueError:
        return ""
    return ""


def on_depth(request: Request[Any, Any, Any], _: RecursionError) -> Response[bytes]:
    """A body nested so deeply that nobody can mean it."""
    return answer(request, Refusal("bad_request", what="nested too deeply"))


def on_bytes(request: Request[Any, Any, Any], _: UnicodeDecodeError) -> Response[bytes]:
    """A body that is no text: all that we keep is text already, so the bytes are the sender's."""
    return answer(request, Refusal("bad_request", what="not written in UTF-8"))


def on_store_down(request: Request[Any, Any, Any], error: StoreDown) -> Response[bytes]:
    """Nobody's fault but the machine's; one line says so."""
    logger.warning("%s %s: the database cannot be used (%s)", request.method, request.url.path, error)
    return answer(request, Refusal("store_down"))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of ours: the log has it, the reader gets a sentence."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(request, Refusal("fault"))


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: on_refusal,
    RegnumError: on_engine_error,
    HTTPException: on_http_error,
    RecursionError: on_depth,
    UnicodeDecodeError: on_bytes,
    StoreDown: on_store_down,
    Exception: on_fault,
}
