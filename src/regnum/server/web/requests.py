"""What handlers are given, by the names they use for it."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from regnum.server.web.identity import Who
from regnum.server.web.server import Server

Asked = Request[Any, Any, Any]
TheServer = NamedDependency[Server]
TheReader = NamedDependency[Who]
TableId = FromPath[str]
SagaId = FromPath[str]
Invite = FromQuery[str]
Since = Annotated[int, QueryParameter(ge=0, le=1 << 53, description="What the client has already; 0 for nothing.")]
