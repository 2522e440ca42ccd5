"""Card packs: check one before anybody plays with it, and get a file to begin with."""

import json
from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

import regnum
from regnum.games.registry import game_of
from regnum.kernel.errors import RegnumError
from regnum.kernel.packs import FORMAT, parsed
from regnum.kernel.spec import Game
from regnum.server.refusals import Refusal
from regnum.server.web.problems import REFUSALS
from regnum.server.web.requests import TheReader, TheServer
from regnum.server.wire.games import PackFile, PackReport


class Packs(Controller):
    """`/api/packs`."""

    path = "/api/packs/{game:str}"
    tags = ("games",)

    @post(summary="Check a card pack", status_code=200, responses=REFUSALS)
    async def check(
        self, server: TheServer, who: TheReader, game: FromPath[str], data: JSONBody[PackFile]
    ) -> PackReport:
        spec = _with_packs(game)
        return await server.study(who.address, lambda: report(spec, data))

    @get("/template", summary="A card pack to begin with", responses=REFUSALS)
    async def template(self, server: TheServer, who: TheReader, game: FromPath[str]) -> Response[dict[str, Any]]:
        name, spec = f"{game}-pack.json", _with_packs(game)
        made = await server.study(who.address, lambda: blank(spec))
        return Response(made, headers={"content-disposition": f'attachment; filename="{name}"'})


def _with_packs(game: str) -> Game:
    """The game, if it takes card packs."""
    if game not in regnum.games() or all(option.id != "pack" for option in game_of(game).options):
        raise Refusal("not_found")
    return game_of(game)


def report(game: Game, file: PackFile) -> PackReport:
    """What the pack says, or the first thing that is wrong with it."""

    def wrong(place: str, reason: str) -> PackReport:
        return PackReport(file.file, "", [], place, reason)

    try:
        pack = parsed(file.text)
        if not isinstance(pack, dict):
            return wrong("", "A card pack is a JSON object.")
        game.prepare(game.seats[0], {"pack": pack})
    except json.JSONDecodeError as error:
        return wrong(f"line {error.lineno}, column {error.colno}", f"This is no valid JSON: {error.msg}.")
    except RegnumError as error:
        place, _, reason = str(error).partition(": ")
        return wrong(place if reason else "", reason or place)
    return PackReport(file.file, pack["name"], [card["id"] for card in pack["cards"]], "", "")


def blank(game: Game) -> dict[str, Any]:
    """A pack that changes nothing yet: every card with its id and its names as they are."""
    options = game.prepare(game.seats[0], {})
    names = {thing: {lang: game.help(thing, lang, options).name for lang in ("en", "pl")} for thing in game.things()}
    return {
        "regnum_pack": FORMAT,
        "game": game.id,
        "name": "My cards",
        "author": "",
        "note": "Keep the cards you want to correct and delete the others.",
        "cards": [{"id": thing, "name": names[thing]} for thing in game.things()],
    }
