"""Lays out the position of a worked example, and tells what lay there before Clean-up.

An example names only what matters; what it leaves free is filled with Coppers. A state key that is not known here is
an error, so that no part of an example passes unread.
"""

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

import regnum
from regnum.games.dominion.data import BASICS, NUMBER, kingdom_cards
from regnum.kernel.table import Table

Vector = Mapping[str, Any]


class UnknownWord(AssertionError):
    """The example uses a state key, a verb or an expectation that is not known."""


def seat_of(player: str) -> int:
    return int(player.removeprefix("p")) - 1


def is_player(word: str) -> bool:
    return word.startswith("p") and word[1:].isdecimal()


def mentioned(value: object) -> set[str]:
    """All cards that an example names anywhere."""
    if isinstance(value, str):
        return {value} & NUMBER.keys()
    if isinstance(value, Mapping):
        value = [*value, *value.values()]
    return set().union(*map(mentioned, value)) if isinstance(value, Iterable) else set()


def worth(points: int) -> list[str]:
    """Cards worth so many points."""
    provinces = min(4, points // 6)
    duchies, estates = divmod(points - 6 * provinces, 3)
    return ["province"] * provinces + ["duchy"] * duchies + ["estate"] * estates


def lay_seat(given: dict[str, Any], played: Sequence[str]) -> dict[str, Any]:
    """One player's cards; takes from the mapping all that it understands."""
    given.pop("discard_note", None)
    seat: dict[str, Any] = {zone: given.pop(zone) for zone in ("discard", "in_play", "turns") if zone in given}
    if "all_cards_count" in given:
        gardens = given.pop("gardens")
        seat["hand"] = worth(given.pop("other_vp"))
        seat["deck_rest"] = ["gardens"] * gardens + ["copper"] * (given.pop("all_cards_count") - gardens)
        return seat
    if "vp" in given:
        return {**seat, "hand": worth(given.pop("vp"))}
    if "hand_after_playing" in given or "hand_size_after_playing" in given:
        rest = given.pop("hand_after_playing", None) or ["copper"] * given.pop("hand_size_after_playing")
        seat["hand"] = [*played, *rest]
    else:
        seat["hand"] = given.pop("hand", None) or ["copper"] * given.pop("hand_size", 0 if "hand" in given else 5)
    if "discard_size" in given:
        seat["discard"] = ["copper"] * given.pop("discard_size")
    for key in ("deck_top_first", "deck"):
        if key in given:
            seat["deck"] = given.pop(key)
    if "deck" not in seat:
        seat["deck_rest"] = ["copper"] * given.pop("deck_size", 5)
    return seat


def lay(vector: Vector, seed: int) -> Table:
    """The position of an example."""
    state = dict(vector["state"])
    verbs = [action[0] for action in vector["actions"]]
    played = [action[1] for action in vector["actions"][:1] if action[0] == "play"]
    active = seat_of(state.pop("active", "p1"))
    position: dict[str, Any] = {"active": active, "seed": seed, "players": []}
    position["phase"] = "over" if "score" in verbs else state.pop("phase", "action")
    for seat in range(state.pop("players")):
        given = dict(state.pop(f"p{seat + 1}", {}))
        if seat == active:
            position |= {key: given.pop(key) for key in ("buys", "coins") if key in given}
        position["players"].append(lay_seat(given, played))
        if given:
            raise UnknownWord(f"{vector['id']}: p{seat + 1} has {', '.join(given)}")
    position |= {key: state.pop(key) for key in ("supply", "trash") if key in state}
    if state:
        raise UnknownWord(f"{vector['id']}: the state has {', '.join(state)}")
    named = sorted(mentioned(vector) - set(BASICS), key=NUMBER.__getitem__)
    more = [card for card in kingdom_cards("1e") if card not in named]
    position["kingdom"] = named + more[: 10 - len(named)]
    return regnum.scenario("dominion", position)


def before_clean_up(earlier: dict[str, Any], table: Table, step: int) -> dict[str, Any]:
    """The table as it was when the last buy had been made and Clean-up had not begun."""
    position = deepcopy(earlier)
    for event in (event for entry in table.entries[step:] for event in entry.events):
        if event.kind == "cleanup":
            return position
        if event.kind != "buys":
            raise AssertionError(f"{event.kind} before Clean-up cannot be told from what lay there earlier")
        position["coins"] -= event.count
        position["buys"] -= 1
        position["players"][event.seat]["discard"] += event.things
    raise AssertionError("there was no Clean-up")
