"""The rules of the market."""

from kernel.tiny.codes import answers, events, kinds, places, things
from kernel.tiny.state import Market, is_luxury
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, lowest
from regnum.kernel.lowering import Rule, RuleOf, rule

ON_HAND = 4
TO_LAY = 2
FINE = 5


@rule
def game(g: Market, p: int) -> Rule:
    """Day by day; the first stall of the day moves on."""
    while g.day < g.days:
        open_day(g, p)
        yield from g.together([lay(g, q) for q in range(len(g.seats))])
        yield from g.together([bid(g, q) for q in range(len(g.seats))])
        winner: int = turn_up(g, p)
        yield from protests(g, winner)
        c: int = yield from take(g, winner)
        if c == things.APPLE:
            g.bank += g.seats[winner].coins
            g.seats[winner].coins = 0
        sell(g)
        p = g.after(p, 1)
    g.emit(events.CLOSES, p, NONE, g.day, NONE, NONE, EVERYBODY)


def open_day(g: Market, p: int) -> None:
    """Everybody fills the hand from the common stock."""
    g.day += 1
    g.current = p
    g.emit(events.OPENS, p, NONE, g.day, NONE, NONE, EVERYBODY)
    for i in range(len(g.seats)):
        q = g.after(p, i)
        stall = g.seats[q]
        while stall.hand.size < ON_HAND and g.stock.size > 0:
            c = g.stock.draw(g.chance, q)
            stall.hand.add(c)
            g.emit(events.DRAWS, q, c, 1, places.STOCK, g.place(q, places.HAND), bit(q))


@rule
def lay(g: Market, q: int) -> Rule:
    """Two different goods, face down; a luxury is marked low or high."""
    for i in range(TO_LAY):
        c: int = yield g.ask(q, kinds.LAY, i)
        if c == NONE:
            return
        g.seats[q].hand.remove(c)
        g.seats[q].laid.put_face_down(c)
        g.emit(events.LAYS, q, c, 1, g.place(q, places.HAND), g.place(q, places.LAID), bit(q))
        if is_luxury(c):
            mark: int = yield g.ask(q, kinds.MARK, c)
            g.seats[q].mark = mark


@rule
def bid(g: Market, q: int) -> Rule:
    """A secret amount."""
    n: int = yield g.ask(q, kinds.BID)
    g.seats[q].bid = n
    g.emit(events.BIDS, q, NONE, 0, NONE, NONE, bit(q))


def turn_up(g: Market, p: int) -> int:
    """All goods and bids are shown; the highest bid pays and wins, of equal ones the first in order."""
    winner = p
    for i in range(len(g.seats)):
        q = g.after(p, i)
        stall = g.seats[q]
        n = stall.laid.size
        for _ in range(n):
            c = stall.laid.pop()
            if stall.mark == answers.HIGH and is_luxury(c):
                g.prices[c] += 1
            stall.sold.put(c)
            g.emit(events.TURNS_UP, q, c, 1, g.place(q, places.LAID), g.place(q, places.SOLD), EVERYBODY)
        stall.mark = 0
        if stall.bid > g.seats[winner].bid:
            winner = q
    g.seats[winner].coins -= g.seats[winner].bid
    g.bank += g.seats[winner].bid
    g.emit(events.WINS, winner, NONE, g.seats[winner].bid, NONE, NONE, EVERYBODY)
    for stall in g.seats:
        stall.bid = 0
    return winner


@rule
def protests(g: Market, winner: int) -> Rule:
    """Each other stall with a token may protest, in order: the winner pays it a fine."""
    for i in range(1, len(g.seats)):
        q: int = g.after(winner, i)
        if g.seats[q].tokens > 0:
            answer: int = yield g.ask(q, kinds.PROTEST, winner)
            if answer == answers.YES:
                g.seats[q].tokens -= 1
                fine: int = min(FINE, g.seats[winner].coins)
                g.seats[winner].coins -= fine
                g.seats[q].coins += fine
                g.emit(events.PROTESTS, q, NONE, fine, NONE, NONE, EVERYBODY)


@rule
def take(g: Market, p: int) -> RuleOf[int]:
    """The winner may buy one thing from the shelf; says which."""
    c: int = yield g.ask(p, kinds.TAKE)
    if c == answers.PASS:
        return NONE
    g.shelf.remove(c)
    g.taken |= bit(c)
    g.seats[p].sold.put(c)
    g.seats[p].coins -= g.prices[c]
    g.bank += g.prices[c]
    g.prices[c] += 1
    g.emit(events.TAKES, p, c, 1, places.SHELF, g.place(p, places.SOLD), EVERYBODY)
    return c


def sell(g: Market) -> None:
    """Everybody earns a little from each kind on display."""
    for q in range(len(g.seats)):
        left = g.seats[q].sold.kinds()
        n = 0
        while left != 0:
            n += g.prices[lowest(left)]
            left &= left - 1
        n = min(n, g.bank)
        g.bank -= n
        g.seats[q].coins += n
        g.emit(events.SELLS, q, NONE, n, NONE, NONE, EVERYBODY)
