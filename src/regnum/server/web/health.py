"""For machines that look after the server: whether it is well (`/healthz`), and figures for Prometheus (`/metrics`)."""

import resource
import time

from litestar import MediaType, Response, get
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from regnum.server.web.admin import has_key
from regnum.server.web.identity import at_this_machine
from regnum.server.web.requests import TheServer
from regnum.server.web.server import Server

TEXT = "text/plain; version=0.0.4; charset=utf-8"


async def check_reader(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Figures are for this machine, and for whoever has the administrator's key.

    Who asks by a public name is not at this machine, even if a proxy here does not say for whom it asks: the count of
    entries tells that somebody chose, also in secret.
    """
    if not at_this_machine(connection):
        await has_key(connection)


@get("/healthz", include_in_schema=False)
async def healthz(server: TheServer) -> dict[str, str]:
    """Well, if the database answers; otherwise a 503."""
    await server.store.session("", 0)
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, guards=[check_reader])
async def metrics(server: TheServer) -> Response[str]:
    """How the server is doing, in Prometheus' text format."""
    return Response(written(server, await server.store.counts()), media_type=TEXT)


def written(server: Server, stored: dict[str, int]) -> str:
    """All figures, each with its kind."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    hall, bots = server.hall, server.bots
    kinds = {
        "regnum_uptime_seconds": ("gauge", time.time() - server.started),
        "regnum_tables_live": ("gauge", len(hall.live)),
        "regnum_sockets": ("gauge", sum(server.sockets.values())),
        "regnum_people": ("gauge", len(server.sockets)),
        "regnum_faults": ("gauge", len(server.faults)),
        "regnum_bots_waiting": ("gauge", bots.turns.waiting),
        "regnum_bots_longest_wait_seconds": ("gauge", bots.turns.longest),
        "regnum_workshop_waiting": ("gauge", hall.services.workshop.waiting),
        "regnum_memory_peak_bytes": ("gauge", used.ru_maxrss * 1024),
        "regnum_processor_seconds_total": ("counter", used.ru_utime + used.ru_stime),
    }
    lines = [line for name, (kind, n) in kinds.items() for line in (f"# TYPE {name} {kind}", f"{name} {n}")]
    lines.append("# TYPE regnum_answers_total counter")
    lines += [f'regnum_answers_total{{status="{status}"}} {n}' for status, n in sorted(server.answers.items())]
    lines.append("# TYPE regnum_stored gauge")
    lines += [f'regnum_stored{{what="{what}"}} {n}' for what, n in sorted(stored.items())]
    return "\n".join(lines) + "\n"
