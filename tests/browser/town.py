"""Moments of Architects that people meet: a question of each kind, with enough on the table to be seen."""

from regnum.kernel.decision import Decision
from regnum.kernel.table import Table


def count(table: Table, place: str) -> int:
    return int(table.view(0)["places"][f"seat0.{place}"]["count"])


def beginning(_: Table, asked: Decision) -> bool:
    """Nobody has chosen anything yet."""
    return asked.kind == "draft"


def placing(table: Table, asked: Decision) -> bool:
    """In the middle of a game Ada sends a Worker; she has Apprentices, Buildings and captives."""
    if asked.seat != 0 or asked.kind != "place":
        return False
    captives = table.view(0)["numbers"]["seat0.captives"]["value"]
    return captives >= 1 and count(table, "crew") >= 3 and count(table, "hand") >= 3


def placing_alone(table: Table, asked: Decision) -> bool:
    """Ada sends a Worker against the opponent, who has played some Schemes."""
    return asked.kind == "place" and table.view(0)["places"]["scheme_discard"]["count"] >= 4


def capturing(_: Table, asked: Decision) -> bool:
    """Ada may capture one of many groups."""
    return asked.seat == 0 and asked.kind == "capture" and len(asked.options) >= 12


def at_the_stall(_: Table, asked: Decision) -> bool:
    """Ada hires at the Black Market, or draws Buildings."""
    return asked.seat == 0 and asked.kind == "stall" and len(asked.options) == 9


def keeping(_: Table, asked: Decision) -> bool:
    """Ada has drawn five Buildings at the Black Market and keeps one of them."""
    return asked.seat == 0 and asked.kind == "keep" and len(asked.options) == 5


def guarding(_: Table, asked: Decision) -> bool:
    """Ada stands in the Guardhouse and has much to do there."""
    return asked.seat == 0 and asked.kind == "guard" and len(asked.options) >= 4


def over_the_limit(_: Table, asked: Decision) -> bool:
    """Ada has drawn more Buildings than a hand may hold."""
    return asked.seat == 0 and asked.kind == "hand_limit"


def mixing(_: Table, asked: Decision) -> bool:
    """Ada pays with goods of her choice."""
    return asked.seat == 0 and asked.kind == "spend" and len(asked.options) >= 3
