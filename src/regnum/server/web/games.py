"""The games that can be played here, with everything a page needs to show them."""

import json
from functools import lru_cache
from typing import Any, get_args

import msgspec
from litestar import Controller, Response, get
from litestar.params import FromPath

import regnum
from regnum.bots import naming
from regnum.bots.text import catalogue as bot_catalogue
from regnum.games.registry import GAMES, game_of
from regnum.kernel.clauses import clause_texts
from regnum.kernel.spec import Game, Values
from regnum.server.refusals import Refusal
from regnum.server.web.problems import REFUSALS
from regnum.server.wire.games import GameCard, GameData, OptionChoice, ThingHelp
from regnum.server.wire.values import Lang

LANGUAGES: tuple[Lang, ...] = get_args(Lang)


class Games(Controller):
    """`/api/games`."""

    path = "/api/games"
    tags = ("games",)

    @get(summary="The games that can be played here", responses=REFUSALS)
    async def overview(self) -> list[GameCard]:
        return [GameCard(**_described(game)) for game in regnum.games()]

    @get("/{game:str}", summary="A game with its texts, help and rules in both languages", responses=REFUSALS)
    async def game(self, game: FromPath[str]) -> Response[GameData]:
        if game not in GAMES:  # a chapter of a saga is played though no list has it
            raise Refusal("not_found")
        return Response(game_data(game), headers={"cache-control": "public, max-age=300"})


@lru_cache(maxsize=32)
def game_data(game: str, chosen: str = "{}") -> GameData:
    """Everything about a game, as it is with the chosen options; it does not change while the server runs."""
    spec = game_of(game)
    options = spec.prepare(spec.seats[0], _about_texts(spec, json.loads(chosen)))
    texts = spec.catalogue_for(options).plus(bot_catalogue().entries)
    return GameData(
        **_described(game),
        catalogue={lang: _plain(texts.entries[lang]) for lang in LANGUAGES},
        help={lang: {thing: _help(spec, thing, lang, options) for thing in spec.things()} for lang in LANGUAGES},
        clauses={lang: dict(clause_texts(spec, lang)) for lang in LANGUAGES},
    )


def _about_texts(spec: Game, chosen: Values) -> Values:
    """The options that change what the things are called and do: card packs and editions of the texts."""
    known = {option.id for option in spec.options}
    return {key: value for key, value in chosen.items() if key in ("pack", "texts") and key in known}


def _help(spec: Game, thing: str, lang: str, options: Values) -> ThingHelp:
    told = spec.help(thing, lang, options)
    return ThingHelp(told.name, told.kind, list(told.lines), list(told.notes), told.clause, told.provenance)


def _described(game: str) -> dict[str, Any]:
    about = regnum.describe(game)
    return {
        "id": about["id"],
        "title": about["title"],
        "seats": about["seats"],
        "modes": list(about["modes"]),
        "options": {name: OptionChoice(o["default"], o["values"], o["when"]) for name, o in about["options"].items()},
        "rules_version": about["rules_version"],
        "provenance": about["provenance"],
        "bots": list(naming.names(game)),
        "levels": naming.levels(game),
    }


def _plain(entries: Any) -> dict[str, str | dict[str, str]]:
    """Texts as plain data."""
    plain: dict[str, str | dict[str, str]] = msgspec.to_builtins(
        {key: value if isinstance(value, str) else dict(value) for key, value in entries.items()}
    )
    return plain
