"""Regnum: play, host and study kingdom-building board games with complete rules.

>>> import regnum
>>> t = regnum.new("dominion", seats=2, seed=7, options={"kingdom": "first_game"})
>>> t.pending[0].kind
'treasure'
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import regnum.games  # noqa: F401 - before the function of that name, which would be replaced by it later
from regnum import native  # first: it decides where the modules below come from
from regnum.kernel import saves
from regnum.kernel.errors import BadOption, BadScenario, shown
from regnum.kernel.options import checked
from regnum.kernel.seeds import Seed, check_seed
from regnum.kernel.spec import Game
from regnum.kernel.table import Table

if TYPE_CHECKING:
    from regnum.games.tomesaga.campaign import Campaign as Campaign

COMPILED = native.COMPILED
"""Whether the compiled engine runs."""

__all__ = ["COMPILED", "Campaign", "Table", "campaign", "describe", "games", "load", "load_campaign", "new", "scenario"]


def game_of(name: str) -> Game:
    """The game with this name; the games are imported at the first call, so that `regnum codes` can mend them."""
    from regnum.games import registry

    return registry.game_of(name)


def __getattr__(name: str) -> Any:
    """What needs the games is imported when somebody asks for it, as they are."""
    if name != "Campaign":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from regnum.games.tomesaga.campaign import Campaign

    return Campaign


def games() -> tuple[str, ...]:
    """The finished games."""
    from regnum.games.registry import finished

    return tuple(finished())


def describe(game: str) -> dict[str, Any]:
    """A game's title, seats, modes, options with their domains and defaults, rules version."""
    spec = game_of(game)
    return {
        "id": spec.id,
        "title": dict(spec.title),
        "seats": spec.seats,
        "modes": spec.modes,
        "options": {o.id: {"default": o.default, "values": o.values, "when": dict(o.when)} for o in spec.options},
        "rules_version": spec.rules_version,
        "provenance": dict(spec.provenance()),
    }


def new(
    game: str, seats: int = 2, seed: Seed = 0, options: Mapping[str, Any] | None = None, *, keyed: bool = False
) -> Table:
    """A new table, stopped at its first decision.

    `keyed` is for tables where people have secrets: their draws tell nothing about those to come (`docs/chance.md`).
    """
    spec = game_of(game)
    low, high = spec.seats
    if not isinstance(seats, int) or isinstance(seats, bool) or not low <= seats <= high:
        raise BadOption(f"{spec.title['en']} is for {low} to {high} players, not {shown(seats)}.")
    check_seed(seed)
    if options is not None and not isinstance(options, Mapping):
        raise BadOption("Options are a mapping of their names to the values chosen.")
    chosen = spec.prepare(seats, checked(spec, dict(options or {})))
    return Table.new(spec, seats, chosen, seed, keyed=keyed)


def load(text: str) -> Table:
    """The table that `Table.save` wrote down."""
    return Table.loaded(text, game_of)


def scenario(game: str, position: Mapping[str, Any]) -> Table:
    """A table from a written position; each game documents its keys in its `position.py`."""
    spec = game_of(game)
    if not isinstance(position, Mapping):
        raise BadScenario("A position is a mapping; each game documents its keys.")
    check_seed(position.get("seed", 0))
    core, seats, options = spec.from_position(position)
    table = Table(spec, seats, options, position.get("seed", 0), core)
    table.origin = saves.Origin(saves.pack(core), position=saves.plain(position))
    return table


def campaign(
    players: int = 2, seed: Seed = 0, options: Mapping[str, Mapping[str, Any]] | None = None, *, keyed: bool = False
) -> "Campaign":
    """A new saga of the Tomesaga: three tables one after the other, the first of them begun.

    Options are chosen once for all of them, by game: `{"architects": {"promo_cards": True}}`.
    """
    from regnum.games.tomesaga.campaign import campaign

    return campaign(players, seed, options, keyed=keyed)


def load_campaign(text: str) -> "Campaign":
    """The saga that `Campaign.save` wrote down."""
    from regnum.games.tomesaga.campaign import load_campaign

    return load_campaign(text)
