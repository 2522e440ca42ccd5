"""The numbers that decide something, each with its terms: attributes, prices, needs, progress, and the score."""

from collections.abc import Iterator, Sequence
from typing import Any

from regnum.games.paladins.codes import actions, attributes, limits, things
from regnum.games.paladins.data import IDS
from regnum.games.paladins.declare import ACTION_IDS, ATTRIBUTES
from regnum.games.paladins.scoring import count_points, points_of_order, points_of_outsider
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import ORDER_SLOTS
from regnum.kernel.containers import NONE, count_of, members
from regnum.kernel.spec import Score, Term

RIGHT = range(actions.COMMISSION, things.ACTIONS)


def phase(g: Paladins) -> str:
    """The step of the round: recruiting in set-up, choosing Paladins, taking workers, actions."""  # PAL-2.11, PAL-3.1
    if g.round == 0:
        return "recruit"
    players = g.seats[: g.players]
    if any(s.hand.size > 1 for s in players):
        return "paladins"
    return "workers" if any(s.tavern == NONE for s in players) else "actions"


def score(g: Paladins, p: int) -> Score:
    """A player's score, term by term."""  # PAL-11.1
    terms = tuple(_terms(g, p))
    return Score(terms, sum(term.points for term in terms))


def _terms(g: Paladins, p: int) -> Iterator[Term]:
    s, cards = g.seats[p], g.cards
    for slot in range(ORDER_SLOTS):
        if g.orders[slot] != NONE:
            done = s.done(cards.order_action[g.orders[slot]])
            yield Term(f"order_{slot + 1}", points_of_order(g, p, slot), "PAL-7.1", done)
    for i, name in enumerate(ATTRIBUTES.words):
        yield Term(name, int(cards.attribute_points[s.attributes[i]]), "PAL-11.2", int(s.attributes[i]))
    yield Term("commission", count_points(g, s, actions.COMMISSION), "PAL-11.4", s.done(actions.COMMISSION))
    yield Term("fortify", count_points(g, s, actions.FORTIFY), "PAL-11.5", s.done(actions.FORTIFY))
    walls = [int(cards.wall_points[s.walls.at(i)]) for i in range(s.walls.size)]
    yield Term("wall_points", sum(walls), "PAL-11.5", sum(1 for vp in walls if vp))
    yield Term("garrison", count_points(g, s, actions.GARRISON), "PAL-11.4", s.done(actions.GARRISON))
    yield Term("absolve", count_points(g, s, actions.ABSOLVE), "PAL-11.5", s.done(actions.ABSOLVE))
    for i in range(s.converted.size):
        c = s.converted.at(i)
        yield Term(IDS[things.FIRST_OUTSIDER + c], points_of_outsider(g, p, c), "PAL-12.8")
    yield Term("paid_debts", int(s.paid), "PAL-8.7", int(s.paid))
    yield Term("unpaid_debts", -3 * s.unpaid, "PAL-8.7", int(s.unpaid))
    if not g.is_rival(p):
        done = count_of(s.workshops)
        yield Term("develop", int(cards.develop_points[done]), "PAL-11.3", done)
        yield Term("resources", (s.silver + s.provisions) // 3, "PAL-11.6", int(s.silver + s.provisions))


def numbers(g: Paladins, viewer: int | None) -> dict[str, Any]:
    """For every seat its attributes, prices and needs; for the table the tax supply, the Orders and the rows.

    `order_1` is worth its value to all who do the action as often as `of` says; its terms are who did it how often.
    `outsider_1.price` is the Silver for missing Strength; `reach.commission` counts squares and names them.
    """
    out: dict[str, Any] = {"tax": _number(g.tax, of=g.tax_start)}
    for p in range(len(g.seats)):
        out |= {f"seat{p}.{name}": value for name, value in of_seat(g, p).items()}
    for slot in range(ORDER_SLOTS):
        if g.orders[slot] != NONE:
            action = g.cards.order_action[g.orders[slot]]
            done = [(f"seat{p}", s.done(action)) for p, s in enumerate(g.seats)]
            out[f"order_{slot + 1}"] = _number(g.cards.order_points[slot], done, g.cards.order_count)
    for slot in range(things.SLOTS):
        out[f"townsfolk_{slot + 1}"] = _number(g.cards.slot_silver[slot])
    for slot in range(limits.OUTSIDER_SLOTS):
        out[f"outsider_{slot + 1}.strength"] = _number(g.cards.outsider_strength[slot])
        out[f"outsider_{slot + 1}.faith"] = _number(g.cards.outsider_faith[slot])
    if viewer is not None:
        out |= reached_by(g, viewer)
    return out


def _number(value: int, terms: Sequence[tuple[str, int]] = (), of: int | None = None) -> dict[str, Any]:
    number: dict[str, Any] = {"value": int(value), "terms": [[name, int(n)] for name, n in terms]}
    return number if of is None else {**number, "of": int(of)}


def reached_by(g: Paladins, viewer: int) -> dict[str, Any]:
    """What the rows and the map ask of one player."""
    s, out = g.seats[viewer], {}
    strength = s.attribute(g.cards, attributes.STRENGTH)
    for slot in range(limits.OUTSIDER_SLOTS):
        terms = [("needed", g.cards.outsider_strength[slot]), ("strength", -strength)]
        out[f"outsider_{slot + 1}.price"] = _number(s.strength_price(g.cards, slot), terms)
    for action in (actions.COMMISSION, actions.GARRISON):
        squares = [(IDS[things.FIRST_SQUARE + i], 1) for i in members(g.reach(s, action))]
        out[f"reach.{ACTION_IDS[action]}"] = _number(len(squares), squares)
    return out


def of_seat(g: Paladins, p: int) -> dict[str, Any]:
    """One seat's attributes as sums, and for each action how often it was done, what it costs and needs next."""
    s, cards = g.seats[p], g.cards
    paladin = "" if s.paladin == NONE else IDS[things.FIRST_PALADIN + s.paladin]
    out: dict[str, Any] = {}
    for i, name in enumerate(ATTRIBUTES.words):
        boost = s.attribute(cards, i) - s.attributes[i]
        terms = [("marker", s.attributes[i]), *([(paladin, boost)] if boost else [])]
        out[name] = _number(s.attribute(cards, i), terms)
    for action in (actions.DEVELOP, actions.PRAY, *RIGHT):
        name, done, price = ACTION_IDS[action], s.done(action), s.price(cards, action)
        full = cards.cost[action * limits.STEPS + min(done, limits.MOST_DONE)]
        out[f"cost.{name}"] = _number(price, [("printed", full), (paladin, price - full)] if price != full else [])
        if action != actions.PRAY:
            out[f"done.{name}"] = _number(done)
        if action in (actions.FORTIFY, actions.ABSOLVE) and done < limits.MOST_DONE:
            needs = cards.wall_needs if action == actions.FORTIFY else cards.jar_needs
            out[f"needs.{name}"] = _number(needs[done])
    return out
