"""The numbers that decide something, each with its terms: goods, yields, prices, gates; the phase and the turn."""

from collections.abc import Sequence
from typing import Any

from regnum.games.architects.codes import limits, locations, prices, stalls, things
from regnum.games.architects.data import IDS
from regnum.games.architects.declare import GOODS, LARGE, STALLS
from regnum.games.architects.legality import debt_price, free_price, hire_price, stall_price
from regnum.games.architects.market import PRISONERS
from regnum.games.architects.seat import Seat
from regnum.games.architects.state import Architects
from regnum.games.architects.tokens import price_of
from regnum.games.architects.town import good_of
from regnum.kernel.core.containers import NONE, members

COLLECTING = range(locations.QUARRY, locations.SILVERSMITH + 1)
ACTING = (locations.TOWN_CENTRE, locations.GUARDHOUSE)
"""Where each own Worker is an action."""


def phase(g: Architects) -> str:
    """Boards and Apprentices, the draft, turns, the last turns, the end."""  # ARC-2.19, ARC-14.1
    if g.turn == 0:
        return "draft" if any(s.dealt.size for s in g.seats) else "setup"
    if g.last_turns == NONE:
        return "turns"
    return "last_turns" if g.last_turns > 0 else "end"


def whose_turn(g: Architects) -> int | None:
    """Nobody's before the first one begins: in the set-up several players choose."""  # ARC-2.19
    return int(g.current) if g.turn > 0 else None


def numbers(g: Architects, viewer: int | None) -> dict[str, Any]:
    """For every seat its goods and Workers; for the table the Guildhall; for who looks on, yields and prices.

    `yield.quarry` is what one more Worker there would bring, `yield.guardhouse` how many actions;
    `price.workshop_3` hires in the third column.
    """
    out: dict[str, Any] = {"guildhall": _number(g.hall, of=g.spaces()), "rewards": _number(g.rewards), **forecast(g)}
    for p, s in enumerate(g.seats):
        out |= {f"seat{p}.{name}": _number(s.goods[i]) for i, name in enumerate(GOODS.words)}
        out[f"seat{p}.hand_limit"] = _number(g.cards.most_buildings[s.board])  # ARC-3.11, TOM-6.6
        out[f"seat{p}.captured"] = _number(g.captured_of(p))
        out[f"seat{p}.captives"] = _number(s.captured(), [(f"seat{q}", n) for q, n in enumerate(s.captives) if n])
        out[f"seat{p}.tax_ignored"] = _number(
            g.cards.tax_ignored[s.virtue] + g.cards.ignored_by_board[s.board],
            [("virtue", g.cards.tax_ignored[s.virtue]), ("board", g.cards.ignored_by_board[s.board])],
        )
        for i, name in enumerate(LARGE.words):
            out[f"seat{p}.at.{name}"] = _number(s.at[i])
    if viewer is not None:
        out |= seen_by(g, g.seats[viewer])
    return out


def forecast(g: Architects) -> dict[str, Any]:
    """Who would lose Virtue and who would take a Debt if the Black Market were reset now and nobody used an ability."""
    held = [s.in_prison + sum(q == p for q in g.market) for p, s in enumerate(g.seats)]  # ARC-13.3
    compared = range(g.compared())  # TOM-3.30 to TOM-3.32
    virtue = [(f"seat{p}", 1) for p in compared if held[p] >= PRISONERS]  # ARC-13.8
    debts = [(f"seat{p}", 1) for p in compared if held[p] == max(held) > 0]  # ARC-13.9
    return {"reset.virtue": _number(len(virtue), virtue), "reset.debts": _number(len(debts), debts)}


def _number(value: int, terms: Sequence[tuple[str, int]] = (), of: int | None = None) -> dict[str, Any]:
    number: dict[str, Any] = {"value": int(value), "terms": [[name, int(n)] for name, n in terms]}
    return number if of is None else {**number, "of": int(of)}


def seen_by(g: Architects, s: Seat) -> dict[str, Any]:
    """What one player's next Worker would bring, and what things cost that player."""
    out: dict[str, Any] = {}
    for place in COLLECTING:
        name = LARGE.words[place]
        out[f"yield.{name}"] = collected(g, s, place, good_of(place))
    out["yield.gold"] = _number((s.at[locations.MINES] + 1) // g.cards.gold_each)
    workshop = s.at[locations.WORKSHOP] + 1
    cards = g.cards.collect_base[locations.WORKSHOP] + workshop // g.cards.collect_each[locations.WORKSHOP]
    out["yield.workshop"] = _number(cards)
    for place in ACTING:
        out[f"yield.{LARGE.words[place]}"] = _number(s.at[place] + 1)
    more = s.sum_of(g.cards.more_workers)
    trades = s.at[locations.KINGS_STOREHOUSE] + 1
    out["yield.kings_storehouse"] = _number(trades + more, [("workers", trades), ("crew", more)] if more else ())
    for column in range(limits.COLUMNS):  # one more Worker reaches one column more
        beyond = max(column - workshop + 1, 0)
        price = hire_price(g, s, 0) - max(1 - s.at[locations.WORKSHOP], 0)
        tax = s.tax(g.cards, g.cards.hire_tax)
        terms = [("silver", price - tax), ("tax", tax), ("skipped", beyond)]
        out[f"price.workshop_{column + 1}"] = _number(price + beyond, terms)
    for i, stall in enumerate(STALLS.words):
        out[f"price.{stall}"] = _number(stall_price(g, s, stalls.LEFT + i))
    out["price.capture"] = _number(s.tax(g.cards, g.cards.capture_tax))
    out["price.buy_free"] = _number(
        free_price(g, s), [("silver", g.cards.free_silver), ("tax", s.tax(g.cards, g.cards.free_tax))]
    )
    out["price.pay_debt"] = _number(
        debt_price(g, s), [("silver", g.cards.debt_silver), ("tax", s.tax(g.cards, g.cards.debt_tax))]
    )
    level = prices.LEVELS + s.next_level()
    costs = [("wood_or_stone" if name == "any_mix" else name, n) for name, n in price_of(g, s, level)]
    out["price.cathedral"] = _number(sum(n for _, n in costs), costs)
    return out


def collected(g: Architects, s: Seat, place: int, good: int) -> dict[str, Any]:
    """What one more Worker at a resource location brings: in any case, for the Workers, by Apprentices."""  # ARC-4.1
    terms = [("base", g.cards.collect_base[place]), ("workers", (s.at[place] + 1) // g.cards.collect_each[place])]
    for c in members(s.crew & g.cards.collectors[place]):
        fx = g.cards.abilities[c]
        if g.cards.arg[fx] == good:
            terms.append((IDS[things.FIRST_APPRENTICE + c], g.cards.n[fx]))
    return _number(sum(n for _, n in terms), [(name, n) for name, n in terms if n])
