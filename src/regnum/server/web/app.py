"""The application: everything above, wired together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from regnum.server.web.admin import Admin
from regnum.server.web.ending import hear_of_sign_outs
from regnum.server.web.games import Games
from regnum.server.web.guard import before_request, with_headers
from regnum.server.web.health import healthz, metrics
from regnum.server.web.identity import provide_who
from regnum.server.web.manners import Manners
from regnum.server.web.me import People
from regnum.server.web.packs import Packs
from regnum.server.web.page import Page, home, page
from regnum.server.web.problems import HANDLERS
from regnum.server.web.reach import Reaching
from regnum.server.web.requests import Asked
from regnum.server.web.sagas import SagasController
from regnum.server.web.server import Server
from regnum.server.web.settings import Settings
from regnum.server.web.socket import with_sockets
from regnum.server.web.tables import TablesController

CONTROLLERS = (TablesController, SagasController, Manners, Games, Packs, People, Reaching, Admin)


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Asked) -> Response[bytes]:
    """The interface, described for programs; written once, as that takes as long as hundreds of requests."""
    state = request.app.state
    if "openapi" not in state:
        state.openapi = msgspec.json.encode(request.app.openapi_schema.to_schema())
    return Response(state.openapi, media_type=MediaType.JSON)


async def provide_server(state: State) -> Server:
    server: Server = state.server
    return server


async def check(request: Asked) -> None:
    before_request(request)


def application(settings: Settings) -> ASGIApp:
    """The server as an ASGI application; it opens its database when it starts."""
    app = routes(settings)
    return with_sockets(app, with_headers(app, secure=settings.secure_cookies))


def routes(settings: Settings) -> Litestar:
    """All addresses, without the headers that every answer carries."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.server = await Server.open(settings)
        hear_of_sign_outs(app.state.server)
        try:
            yield
        finally:
            await app.state.server.close()

    return Litestar(
        [
            TablesController,
            SagasController,
            Manners,
            Games,
            Packs,
            People,
            Reaching,
            Admin,
            openapi,
            healthz,
            metrics,
            home,
            page,
        ],
        lifespan=[lifespan],
        state=State({"page": Page()}),
        dependencies={"server": Provide(provide_server), "who": Provide(provide_who)},
        before_request=check,
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Regnum", version=version("regnum"), path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
