"""Prices in goods: what can be paid in several ways is paid as the player decides."""

from regnum.games.architects.codes import discards, events, goods, kinds, payments, places, prices, things
from regnum.games.architects.moves import pay
from regnum.games.architects.piles import discard_buildings
from regnum.games.architects.seat import Seat
from regnum.games.architects.state import Architects
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, has, lowest
from regnum.kernel.core.pairs import pair, triple
from regnum.kernel.lowering import Rule, rule


@rule
def pay_price(g: Architects, p: int, price: int) -> Rule:
    """A price in full, before anything is gained."""  # ARC-3.14, ARC-3.22
    if has(g.cards.pays_buildings, g.seats[p].board):
        yield from pay_or_discard(g, p, price)
        return
    spared: int = goods.COUNT
    less: int = g.cards.price_less[g.seats[p].board] if price < prices.TRADES else 0
    if less > 0 and lowered(g, g.seats[p], price) != 0:
        spared = yield g.ask(p, kinds.DISCOUNT, pair(lowered(g, g.seats[p], price), price))  # ARC-15.21
    metal: bool = has(g.cards.same_metal, g.seats[p].board)
    for good in range(goods.COUNT):
        n: int = g.cards.price(price, good) - (less if good == spared else 0)
        if n > 0 and not (metal and (good == goods.GOLD or good == goods.MARBLE)):
            pay(g, p, good, n)
    if metal:
        both: int = g.cards.price(price, goods.GOLD) + g.cards.price(price, goods.MARBLE)
        yield from pay_mix(g, p, price, bit(goods.GOLD) | bit(goods.MARBLE), both)  # ARC-15.20
    mixed: int = g.cards.mixed(price)
    if mixed > 0 and spared == goods.COUNT:
        mixed -= less
    yield from pay_mix(g, p, price, g.cards.mix(price), mixed)


@rule
def pay_mix(g: Architects, p: int, price: int, mix: int, n: int) -> Rule:
    """So many of some goods of a price in any mix, good by good; the last one covers the rest."""  # ARC-3.22
    while n > 0:
        good: int = lowest(mix)
        mix &= mix - 1
        k: int = n
        if mix != 0:
            k = yield g.ask(p, kinds.SPEND, triple(payments.code_of(price, good), n, mix))
        if k > 0:
            pay(g, p, good, k)
        n -= k


@rule
def pay_or_discard(g: Architects, p: int, price: int) -> Rule:
    """Good by good, each paid or a Building of the hand discarded in its place."""  # TOM-6.4, TOM-6.14
    for good in range(goods.COUNT):
        n: int = g.cards.price(price, good)
        if n > 0:
            k: int = n
            if good != goods.SILVER:  # TOM-6.5
                k = yield g.ask(p, kinds.SPEND, triple(payments.code_of(price, good), n, payments.OF_ONE_GOOD))
            pay(g, p, good, k)
            yield from discard_for(g, p, n - k)
    left: int = g.cards.mixed(price)
    mix: int = g.cards.mix(price)
    while left > 0 and mix != 0:
        own: int = lowest(mix)
        mix &= mix - 1
        part: int = yield g.ask(p, kinds.SPEND, triple(payments.code_of(price, own), left, mix | payments.BUILDINGS))
        pay(g, p, own, part)
        left -= part
    yield from discard_for(g, p, left)


@rule
def discard_for(g: Architects, p: int, n: int) -> Rule:
    """So many Buildings of the hand go under the pile in place of goods."""  # TOM-6.14
    if n > 0:
        what = things.FIRST_BOARD + g.seats[p].board
        g.emit(events.ABILITY, p, what, 0, g.place(p, places.BOARD), NONE, EVERYBODY)
    while n > 0:
        c: int = yield g.ask(p, kinds.GIVE, triple(0, discards.FOR_PRICE, n))
        discard_buildings(g, p, bit(c))
        n -= 1


def lowered(g: Architects, s: Seat, price: int) -> int:
    """Wood and Stone of a price, as far as paying one less of it leaves a price that can be paid."""  # ARC-15.21
    out = 0
    wood = g.cards.price(price, goods.WOOD)
    stone = g.cards.price(price, goods.STONE)
    if wood > 0 and s.goods[goods.STONE] >= stone:
        out |= bit(goods.WOOD)
    if stone > 0 and s.goods[goods.WOOD] >= wood:
        out |= bit(goods.STONE)
    return out
