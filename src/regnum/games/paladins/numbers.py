"""The numbers that decide something, each with its terms: attributes, prices, needs, progress; and the phase."""

from functools import cache
from typing import Any, NamedTuple

from regnum.games.paladins.codes import actions, attributes, limits, things
from regnum.games.paladins.data import IDS
from regnum.games.paladins.declare import ACTION_IDS, ATTRIBUTES
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import ORDER_SLOTS
from regnum.kernel.core.containers import NONE, members

PRICED = (actions.DEVELOP, actions.PRAY, *range(actions.COMMISSION, things.ACTIONS))
"""The actions whose price a player is told."""
TOMES = "tomes"
"""What the Tomes of a saga take off a price together; a chapter names them one by one."""


def phase(g: Paladins) -> str:
    """The step of the round: recruiting in set-up, choosing Paladins, taking workers, actions."""  # PAL-2.11, PAL-3.1
    if g.round == 0:
        return "recruit"
    players = g.seats[: g.players]
    if any(s.hand.size > 1 for s in players):
        return "paladins"
    return "workers" if any(s.tavern == NONE for s in players) else "actions"


def numbers(g: Paladins, viewer: int | None) -> dict[str, Any]:
    """For every seat its attributes, prices and needs; for the table the tax supply, the Orders and the rows.

    `order_1` is worth its value to all who do the action as often as `of` says; its terms are who did it how often.
    `outsider_1.price` is the Silver for missing Strength; `reach.commission` counts squares and names them.
    """
    out: dict[str, Any] = {"tax": _number(g.tax, of=g.tax_start)}
    for p in range(len(g.seats)):
        _add_seat(out, g, p)
    if not g.has_overlord():
        out |= _orders(g)
    for slot in range(things.SLOTS):
        out[f"townsfolk_{slot + 1}"] = _number(g.cards.slot_silver[slot])
    for slot in range(limits.OUTSIDER_SLOTS):
        out[f"outsider_{slot + 1}.strength"] = _number(g.cards.outsider_strength[slot])
        out[f"outsider_{slot + 1}.faith"] = _number(g.cards.outsider_faith[slot])
    if viewer is not None:
        out |= reached_by(g, viewer)
    return out


def _orders(g: Paladins) -> dict[str, Any]:
    out = {}
    for slot in range(ORDER_SLOTS):
        if g.orders[slot] != NONE:
            action = g.cards.order_action[g.orders[slot]]
            done = [[f"seat{p}", s.done(action)] for p, s in enumerate(g.seats)]
            out[f"order_{slot + 1}"] = _number(g.cards.order_points[slot], done, g.cards.order_count)
    return out


def _number(value: int, terms: list[list[Any]] | None = None, of: int | None = None) -> dict[str, Any]:
    number: dict[str, Any] = {"value": int(value), "terms": terms or []}
    if of is not None:
        number["of"] = int(of)
    return number


def reached_by(g: Paladins, viewer: int) -> dict[str, Any]:
    """What the rows and the map ask of one player."""
    s, out = g.seats[viewer], {}
    strength = s.attribute(g.cards, attributes.STRENGTH)
    for slot in range(limits.OUTSIDER_SLOTS):
        terms = [["needed", int(g.cards.outsider_strength[slot])], ["strength", -strength]]
        out[f"outsider_{slot + 1}.price"] = _number(s.strength_price(g.cards, slot), terms)
    for action in (actions.COMMISSION, actions.GARRISON):
        squares: list[list[Any]] = [[IDS[things.FIRST_SQUARE + i], 1] for i in members(g.reach(s, action))]
        out[f"reach.{ACTION_IDS[action]}"] = _number(len(squares), squares)
    return out


class SeatNames(NamedTuple):
    """What a seat's numbers are called: its attributes, and for each action its cost, count and needs."""

    attributes: list[str]
    cost: list[str]
    done: list[str]
    needs: list[str]


@cache
def _names(p: int) -> SeatNames:
    attributes = [f"seat{p}.{name}" for name in ATTRIBUTES.words]
    of_actions = ([f"seat{p}.{what}.{name}" for name in ACTION_IDS] for what in ("cost", "done", "needs"))
    return SeatNames(attributes, *of_actions)


def _add_seat(out: dict[str, Any], g: Paladins, p: int) -> None:
    """One seat's attributes as sums, and for each action how often it was done, what it costs and needs next."""
    s, cards, names = g.seats[p], g.cards, _names(p)
    paladin = "" if s.paladin == NONE else IDS[things.FIRST_PALADIN + s.paladin]
    for i, name in enumerate(names.attributes):
        marker, total = s.marker(i), s.attribute(cards, i)
        terms = [["marker", marker]] if total == marker else [["marker", marker], [paladin, total - marker]]
        out[name] = {"value": total, "terms": terms}
    for action in PRICED:
        done, price = s.done(action), s.price(cards, action)
        full = cards.cost[action * limits.STEPS + min(done, limits.MOST_DONE)]
        by_tomes = min(s.spared(cards, action), full)
        terms = [["printed", full], [paladin, price - full + by_tomes], [TOMES, -by_tomes]] if price != full else []
        out[names.cost[action]] = {"value": price, "terms": [term for term in terms if term[1] != 0]}
        if action != actions.PRAY:
            out[names.done[action]] = {"value": done, "terms": []}
        if action in (actions.FORTIFY, actions.ABSOLVE) and done < limits.MOST_DONE:
            needs = cards.wall_needs if action == actions.FORTIFY else cards.jar_needs
            out[names.needs[action]] = _number(needs[done])
