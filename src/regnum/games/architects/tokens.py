"""What answers cost and bring for certain, as tokens with amounts."""

from regnum.games.architects.codes import goods, limits, moments, ops, prices
from regnum.games.architects.declare import GOODS
from regnum.games.architects.seat import Seat
from regnum.games.architects.state import Architects
from regnum.games.west_kingdom.tokens import Tokens, paid
from regnum.kernel.core.containers import members

TOKEN = {ops.DRAW: "building_card", ops.VIRTUE: "virtue", ops.DEBT: "debt", ops.VP: "victory_point"}


def tokens(g: Architects, fx: int) -> Tokens:
    """What a list of effects brings for certain."""
    out: list[tuple[str, int]] = []
    while g.cards.op[fx] != ops.END:
        op, n = g.cards.op[fx], int(g.cards.n[fx])
        if op == ops.GAIN:
            out.append((GOODS.words[g.cards.arg[fx]], n))
        elif op in TOKEN:
            out.append((TOKEN[op], n))
        fx += 1
    return tuple(out)


def sum_of(*parts: Tokens) -> Tokens:
    """Several gains as one, each token once."""
    found: dict[str, int] = {}
    for name, n in (token for part in parts for token in part):
        found[name] = found.get(name, 0) + n
    return tuple(found.items())


def price_of(g: Architects, s: Seat, price: int) -> Tokens:
    """What a player pays for a price, with a discount that leaves no choice."""  # ARC-15.21
    cost = [int(g.cards.price(price, good)) for good in range(goods.COUNT)]
    mixed, less = int(g.cards.mixed(price)), int(g.cards.price_less[s.board]) if price < prices.TRADES else 0
    lowered = [good for good in (goods.WOOD, goods.STONE) if cost[good]]
    if len(lowered) == 1:
        cost[lowered[0]] -= less
    elif not lowered:
        mixed = max(mixed - less, 0)
    return (*paid(**dict(zip(GOODS.words, cost, strict=True))), *paid(any_mix=mixed))


def collected_besides(g: Architects, s: Seat, place: int) -> Tokens:
    """What a player's Apprentices add where goods are collected."""  # ARC-4.6
    return sum_of(*(tokens(g, g.cards.abilities[c]) for c in members(s.crew & g.cards.collectors[place])))


def brought_at(g: Architects, s: Seat, moment: int) -> Tokens:
    """What a player's Apprentices and board add at a moment."""
    crew = [tokens(g, g.cards.abilities[c]) for c in members(s.crew & g.cards.answering[moment])]
    return sum_of(*crew, tokens(g, g.cards.at_moment(s.board, moment)))


def brought_by_cathedral(g: Architects, s: Seat) -> Tokens:
    """What advancing the Cathedral brings for certain: a Reward is not known before, its absence is."""  # ARC-11.10
    return sum_of(tokens(g, g.cards.no_reward) if g.rewards == 0 else (), brought_at(g, s, moments.CATHEDRAL_ADVANCED))


def changed_virtue(s: Seat, n: int) -> tuple[Tokens, Tokens]:
    """A change of Virtue as a cost and as a gain: below 0 a point is a Debt, above 14 lost."""  # ARC-12.2, ARC-12.3
    if n < 0:
        return paid(virtue=min(-n, s.virtue), debt=max(-n - s.virtue, 0)), ()
    return (), paid(virtue=min(n, limits.MOST_VIRTUE - s.virtue))
