"""Moments of the games that are played together: a question of each kind that they add, with enough to be seen."""

from collections.abc import Callable

from regnum.kernel.decision import Decision
from regnum.kernel.table import Table

Moment = Callable[[Table, Decision], bool]


def asks(kind: str, least: int = 1, after: int = 0) -> Moment:
    """Ada is asked this, with at least so many answers, when so many choices have been made."""

    def met(table: Table, asked: Decision) -> bool:
        return asked.seat == 0 and asked.kind == kind and len(asked.options) >= least and len(table.choices) >= after

    return met


def lying(card: str, place: str) -> Moment:
    """Ada may act while a card lies in a place that all see."""

    def met(table: Table, asked: Decision) -> bool:
        if asked.seat != 0 or asked.kind != "action":
            return False
        return any(thing.get("card") == card for thing in table.view(0)["places"][place]["things"])

    return met


def beginning(table: Table, _: Decision) -> bool:
    """Nobody has chosen anything yet."""
    return not table.choices


def threatened(table: Table, asked: Decision) -> bool:
    """In the middle of a game Ada has many actions to choose from, and two Threats lie open."""
    if asked.seat != 0 or asked.kind != "action" or len(asked.options) < 8:
        return False
    return len(table.view(0)["places"]["overlord.0.threats"]["things"]) >= 2


def demanded(table: Table, asked: Decision) -> bool:
    """In the middle of a game Ada sends a Worker; two demands lie open, and the Overlord holds Workers of hers."""
    if asked.seat != 0 or asked.kind != "place":
        return False
    view = table.view(0)
    held = view["rows"][f"seat{view['seats']}.captives"][0]
    return len(view["places"]["plans.0.demands"]["things"]) >= 2 and held > 0


def besieged(kind: str, least: int = 2) -> Moment:
    """Ada is asked this while the Overlord stands on many towns and in the castle, and a player on a town too."""

    def met(table: Table, asked: Decision) -> bool:
        if asked.seat != 0 or asked.kind != kind or len(asked.options) < least:
            return False
        rows = table.view(None)["rows"]
        inside = sum(rows["overlord.0.tier1"]) + sum(rows["overlord.0.tier2"])
        towns = sum(n > 0 for n in rows["overlord.0.towns"])
        return towns >= 5 and inside >= 1 and sum(rows["overlord.0.guards"]) >= 1

    return met
