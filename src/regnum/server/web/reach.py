"""Who can reach the server: this machine alone, or others in the house as well."""

from litestar import Controller, get, post

from regnum.server.refusals import Refusal
from regnum.server.web.identity import at_this_machine
from regnum.server.web.problems import REFUSALS
from regnum.server.web.requests import Asked, TheServer
from regnum.server.wire.reach import ReachData


class Reaching(Controller):
    """`/api/reach`: for whoever sits at the machine that serves."""

    path = "/api/reach"
    tags = ("reach",)

    @get(summary="By which addresses others can come", responses=REFUSALS)
    async def look(self, request: Asked, server: TheServer) -> ReachData:
        house = server.settings.house
        local = at_this_machine(request)
        return ReachData(list(house.by) if house and local else [], house is not None and local)

    @post(summary="Let others in the house come", status_code=200, responses=REFUSALS)
    async def let_in(self, request: Asked, server: TheServer) -> ReachData:
        house = server.settings.house
        if house is None or not at_this_machine(request):
            raise Refusal("not_here")
        by = await house.let_in()
        if not by:
            raise Refusal("no_network")
        return ReachData(list(by), True)
