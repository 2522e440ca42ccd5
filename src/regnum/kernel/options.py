"""The options of a table: what every game checks in the same way."""

from collections.abc import Mapping
from typing import Any

from regnum.kernel.core.chance import Chance
from regnum.kernel.errors import BadOption, BadScenario, shown
from regnum.kernel.spec import Game, Values


def checked(game: Game, chosen: Values) -> Values:
    """The options chosen, each known and one of its values; those that the game checks itself are left to it."""
    known = {option.id: option for option in game.options}
    for key, value in chosen.items():
        if key not in known:
            raise BadOption(f"{game.title['en']} has no option '{shown(key)}'; it has {', '.join(known)}.")
        allowed = known[key].values
        if allowed is not None and not any(value == one and type(value) is type(one) for one in allowed):
            raise BadOption(f"{key}: must be one of {', '.join(map(str, allowed))}, not {shown(value)}.")
    return chosen


def of_position(game: Game, seats: int, chosen: Values) -> Values:
    """The options that a written position names, checked and completed; raises BadScenario."""
    try:
        return game.prepare(seats, checked(game, chosen))
    except BadOption as error:
        raise BadScenario(str(error)) from error


def first_player(value: Any, seats: int) -> Any:
    """The option `first`: who begins."""
    is_seat = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats
    if value != "random" and not is_seat:
        raise BadOption(f"first: the first player is “random” or a seat from 0 to {seats - 1}, not {shown(value)}.")
    return value


def drawn_first(value: Any, seats: int, chance: Chance) -> int:
    """The seat that the option `first` names, or that chance picks."""
    return chance.below(seats) if value == "random" else int(value)


def pack_content(value: Any) -> Mapping[str, Any] | None:
    """The option `pack`: what a card pack's file says."""
    if value is not None and not isinstance(value, Mapping):
        raise BadOption("pack: a card pack is the content of a pack file.")
    return value
