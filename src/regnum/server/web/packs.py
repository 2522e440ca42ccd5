"""Card packs: check one before anybody plays with it, and get a file to begin with."""

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

import regnum
from regnum.games.registry import game_of
from regnum.kernel.errors import RegnumError
from regnum.kernel.packs import FORMAT, parsed
from regnum.kernel.text import LANGUAGES
from regnum.server.refusals import Refusal
from regnum.server.sagas.campaign import Campaign
from regnum.server.web.problems import REFUSALS
from regnum.server.web.requests import TheReader, TheServer
from regnum.server.wire.games import PackFile, PackReport


class Taker(NamedTuple):
    """What takes card packs: a game, or a campaign through all its chapters."""

    id: str
    check: Callable[[dict[str, Any]], object]
    faces: Callable[[], Mapping[str, Mapping[str, str]]]
    """The names of all that a pack may change, by language."""


class Packs(Controller):
    """`/api/packs`."""

    path = "/api/packs/{game:str}"
    tags = ("games",)

    @post(summary="Check a card pack", status_code=200, responses=REFUSALS)
    async def check(
        self, server: TheServer, who: TheReader, game: FromPath[str], data: JSONBody[PackFile]
    ) -> PackReport:
        taker = taker_of(game, server.sagas.campaign)
        return await server.study(who.address, lambda: report(taker, data))

    @get("/template", summary="A card pack to begin with", responses=REFUSALS)
    async def template(self, server: TheServer, who: TheReader, game: FromPath[str]) -> Response[dict[str, Any]]:
        name, taker = f"{game}-pack.json", taker_of(game, server.sagas.campaign)
        made = await server.study(who.address, lambda: blank(taker))
        return Response(made, headers={"content-disposition": f'attachment; filename="{name}"'})


def taker_of(game: str, campaign: Campaign) -> Taker:
    """Whatever of that name takes card packs."""
    if game == campaign.id:
        return Taker(game, campaign.check_pack, campaign.faces)
    if game not in regnum.games() or all(option.id != "pack" for option in game_of(game).options):
        raise Refusal("not_found")
    rules = game_of(game)

    def faces() -> Mapping[str, Mapping[str, str]]:
        options = rules.prepare(rules.seats[0], {})
        return {thing: {lang: rules.help(thing, lang, options).name for lang in LANGUAGES} for thing in rules.things()}

    return Taker(game, lambda pack: rules.prepare(rules.seats[0], {"pack": pack}), faces)


def report(taker: Taker, file: PackFile) -> PackReport:
    """What the pack says, or the first thing that is wrong with it."""

    def wrong(place: str, reason: str) -> PackReport:
        return PackReport(file.file, "", [], place, reason)

    try:
        pack = parsed(file.text)
        if not isinstance(pack, dict):
            return wrong("", "A card pack is a JSON object.")
        taker.check(pack)
    except json.JSONDecodeError as error:
        return wrong(f"line {error.lineno}, column {error.colno}", f"This is no valid JSON: {error.msg}.")
    except RegnumError as error:
        place, _, reason = str(error).partition(": ")
        return wrong(place if reason else "", reason or place)
    return PackReport(file.file, pack["name"], [card["id"] for card in pack["cards"]], "", "")


def blank(taker: Taker) -> dict[str, Any]:
    """A pack that changes nothing yet: every card with its id and its names as they are."""
    return {
        "regnum_pack": FORMAT,
        "game": taker.id,
        "name": "My cards",
        "author": "",
        "note": "Keep the cards you want to correct and delete the others.",
        "cards": [{"id": thing, "name": dict(names)} for thing, names in taker.faces().items()],
    }
