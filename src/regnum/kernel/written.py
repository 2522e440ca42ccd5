"""Reading a written position, with a sentence for whatever is not written as it should be."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from regnum.kernel.errors import BadScenario, shown


def number(where: str, value: object, most: int, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadScenario(f"{where}: must be a number from {least} to {most}, not {shown(value)}.")
    return value


def counted(where: str, value: object, most: int, example: str) -> list[str]:
    """Ids as written: a list of them, or a text with counts such as `example`."""
    words = value.split() if isinstance(value, str) else value
    if not isinstance(words, Sequence) or not all(isinstance(word, str) for word in words):
        raise BadScenario(f"{where}: write a list of ids or a text such as “{example}”.")
    out: list[str] = []
    for word in words:
        name, star, times = word.partition("*")
        if star and not (times.isdecimal() and len(times) <= 3):
            raise BadScenario(
                f"{where}: “{shown(word)}” should be an id and a number, as in “{example.split(maxsplit=1)[0]}”."
            )
        out += [name] * (int(times) if star else 1)
        if len(out) > most:
            raise BadScenario(f"{where}: at most {most} can be there.")
    return out


def written_players(
    position: Mapping[str, Any], keys: Collection[str], seat_keys: Collection[str], seats: tuple[int, int]
) -> list[Mapping[str, Any]]:
    """The players of a position whose keys are all known."""
    for key in position:
        if key not in keys:
            raise BadScenario(f"{shown(key)}: a position of this game has no such key; it has {', '.join(keys)}.")
    found = position.get("players")
    low, high = seats
    if not isinstance(found, Sequence) or isinstance(found, str) or not low <= len(found) <= high:
        raise BadScenario(f"players: a position needs a list of {low} to {high} players.")
    for i, player in enumerate(found):
        known_keys(f"players[{i}]", player, seat_keys)
    return list(found)


def known_keys(where: str, player: object, keys: Collection[str]) -> None:
    """A player is written as a mapping whose keys are all known."""
    if not isinstance(player, Mapping):
        raise BadScenario(f"{where}: must be a mapping of places to what lies there.")
    for key in player:
        if key not in keys:
            raise BadScenario(f"{where}.{shown(key)}: a player has no such key; it has {', '.join(keys)}.")
