"""Who the reader is: guests are known at once, an account is a choice."""

from litestar import Controller, Response, get, post
from litestar.params import JSONBody

from regnum.server.people.records import profile_of
from regnum.server.refusals import Refusal, language
from regnum.server.store import Person
from regnum.server.tables.commands import readable
from regnum.server.web.ending import end_sockets, end_sockets_of
from regnum.server.web.identity import address, called, cookie
from regnum.server.web.problems import REFUSALS
from regnum.server.web.requests import Asked, TheReader, TheServer
from regnum.server.web.server import Server
from regnum.server.wire.people import Credentials, Me, NewPassword, Profile, Rename

MOST_PLAYED = 5000
"""Tables that count for somebody's records."""


class People(Controller):
    """`/api/me`."""

    path = "/api/me"
    tags = ("people",)

    @get(summary="Who the reader is here", responses=REFUSALS)
    async def me(self, who: TheReader) -> Me:
        return shown(who.person, who.lang)

    @get("/profile", summary="The own games: records and history", responses=REFUSALS)
    async def profile(self, server: TheServer, who: TheReader) -> Profile:
        return profile_of(shown(who.person, who.lang), await server.store.cards_of(who.id, MOST_PLAYED))

    @post("/name", summary="Take another name", status_code=200, responses=REFUSALS)
    async def rename(self, server: TheServer, who: TheReader, data: JSONBody[Rename]) -> Me:
        name = readable(data.name)
        if not name:
            raise Refusal("empty_text")
        await server.take_everywhere("deeds", who.address)
        return shown(await server.accounts.rename(who.person, name), who.lang)

    @post("/account", summary="Make an account of a guest", responses=REFUSALS)
    async def register(
        self, request: Asked, server: TheServer, who: TheReader, data: JSONBody[Credentials]
    ) -> Response[Me]:
        await server.take_everywhere("sign_ins", address(request))
        person, token = await server.accounts.register(who.person, data.login, data.password)
        await server.note("register", data.login, who.address)
        return signed_in(server, who.lang, person, token)

    @post("/session", summary="Sign in", status_code=200, responses=REFUSALS)
    async def sign_in(self, request: Asked, server: TheServer, data: JSONBody[Credentials]) -> Response[Me]:
        await server.take_everywhere("sign_ins", address(request))
        login, source = data.login.lower(), address(request)
        await server.take_everywhere("wrong_passwords", login)
        try:
            person, token = await server.accounts.sign_in(login, data.password)
            await server.bars.check(person.id, "block")
        except Refusal as refusal:
            await server.note("sign_in_refused", login, source, refusal.key)
            raise
        await server.take_everywhere("wrong_passwords", login, -1)  # only wrong ones count
        await server.note("sign_in", login, source)
        return signed_in(server, asked_in(request), person, token)

    @post("/password", summary="Change the own password", status_code=200, responses=REFUSALS)
    async def change_password(self, server: TheServer, who: TheReader, data: JSONBody[NewPassword]) -> Response[Me]:
        await server.take_everywhere("sign_ins", who.address)
        login = who.person.login or who.id
        await server.take_everywhere("wrong_passwords", login)
        person, token = await server.accounts.change_password(who.person, data.old, data.new)
        await server.take_everywhere("wrong_passwords", login, -1)  # only wrong ones count
        await end_sockets_of(server, who.id)
        await server.note("password", login, who.address)
        return signed_in(server, who.lang, person, token)

    @post("/sign-out-everywhere", summary="End all own sessions", status_code=200, responses=REFUSALS)
    async def sign_out_everywhere(self, server: TheServer, who: TheReader) -> Response[Me]:
        if not who.is_new:
            await server.take_everywhere("deeds", who.address)
            await server.accounts.sign_out_everywhere(who.person)
            await server.accounts.sign_out(who.person, who.token)
            await end_sockets_of(server, who.id)
            await server.note("sign_out_everywhere", who.person.login or who.id, who.address)
        return signed_in(server, who.lang, *server.accounts.new_guest())

    @post("/sign-out", summary="Sign out; the reader is a new guest then", status_code=200, responses=REFUSALS)
    async def sign_out(self, server: TheServer, who: TheReader) -> Response[Me]:
        if not who.is_new:  # otherwise there is nothing to end, and nothing to be kept for ever
            await server.take_everywhere("deeds", who.address)
            await server.accounts.sign_out(who.person, who.token)
            await end_sockets(server, who.token)
        return signed_in(server, who.lang, *server.accounts.new_guest())


def asked_in(request: Asked) -> str:
    return language(request.headers.get("accept-language", ""))


def signed_in(server: Server, lang: str, person: Person, token: str) -> Response[Me]:
    return Response(shown(person, lang), cookies=[cookie(token, secure=server.settings.secure_cookies)])


def shown(person: Person, lang: str) -> Me:
    return Me(person.id, called(person, lang), person.login)
