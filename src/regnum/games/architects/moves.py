"""What can happen on a table of Architects: the verbs of the rulebook, and nothing that asks anybody."""

from regnum.games.architects.codes import events, goods, limits, ops, places, things
from regnum.games.architects.state import Architects
from regnum.games.architects_saga.claims import claim_goals
from regnum.kernel.core.containers import EVERYBODY, NONE

# -- goods


def gain(g: Architects, p: int, good: int, n: int) -> None:
    """Goods from the supply, which never runs out."""  # ARC-1.6
    g.seats[p].goods[good] += n
    for _ in range(n):
        g.emit(events.GAINS, p, things.FIRST_GOOD + good, 1, places.SUPPLY, g.place(p, places.GOODS), EVERYBODY)


def pay(g: Architects, p: int, good: int, n: int) -> None:
    """Goods to the supply."""  # ARC-3.9
    g.seats[p].goods[good] -= n
    for _ in range(n):
        g.emit(events.PAYS, p, things.FIRST_GOOD + good, 1, g.place(p, places.GOODS), places.SUPPLY, EVERYBODY)


def pay_tax(g: Architects, p: int, n: int) -> None:
    """Silver to the space above the Tax Stand, without what is ignored."""  # ARC-3.9, ARC-3.10
    n = g.seats[p].tax(g.cards, n)
    if n > 0:
        g.seats[p].goods[goods.SILVER] -= n
        g.tax += n
        g.emit(events.PAYS_TAX, p, NONE, n, g.place(p, places.GOODS), places.TAX, EVERYBODY)


def take_tax(g: Architects, p: int) -> None:
    """All Silver above the Tax Stand."""  # ARC-8.1
    n = g.tax
    g.tax = 0
    g.seats[p].goods[goods.SILVER] += n
    g.emit(events.TAKES_TAX, p, NONE, n, places.TAX, g.place(p, places.GOODS), EVERYBODY)


# -- Virtue and Debts


def move_virtue(g: Architects, p: int, n: int) -> None:
    """The marker moves within the track."""  # ARC-12.1
    if n < 0 and len(g.tomes) > 0:
        claim_goals(g)  # what was reached a moment ago counts: TOM-2.12
    g.seats[p].virtue += n
    if n != 0:
        event = events.GAINS_VIRTUE if n > 0 else events.LOSES_VIRTUE
        g.emit(event, p, NONE, n if n > 0 else -n, NONE, g.place(p, places.VIRTUE), EVERYBODY)


def take_unpaid(g: Architects, p: int) -> None:
    """A Debt, unpaid side up."""  # ARC-12.7
    g.seats[p].unpaid += 1
    g.emit(events.TAKES_DEBT, p, things.DEBT, 1, places.SUPPLY, g.place(p, places.UNPAID), EVERYBODY)
    if len(g.tomes) > 0:
        claim_goals(g)  # before somebody else takes one too: TOM-2.11


def flip_debt(g: Architects, p: int) -> None:
    """An unpaid Debt is turned to its paid side, and stays."""  # ARC-10.5, ARC-10.7
    s = g.seats[p]
    s.unpaid -= 1
    s.paid += 1
    g.emit(events.PAYS_DEBT, p, things.DEBT, 1, g.place(p, places.UNPAID), g.place(p, places.PAID), EVERYBODY)


def destroy_debt(g: Architects, p: int) -> None:
    """An unpaid Debt goes back to the pile; that is not paying."""  # ARC-12.2, ARC-R.14
    g.seats[p].unpaid -= 1
    g.emit(events.DESTROYS_DEBT, p, things.DEBT, 1, g.place(p, places.UNPAID), places.SUPPLY, EVERYBODY)


def board_gains(g: Architects, p: int, moment: int, times: int) -> None:
    """The goods that a board brings at a moment in the midst of anything, so many times."""  # TOM-6.2, TOM-6.3
    board = g.seats[p].board
    if g.cards.at_moment(board, moment) == 0 or times == 0:
        return
    g.emit(events.ABILITY, p, things.FIRST_BOARD + board, 0, g.place(p, places.BOARD), NONE, EVERYBODY)
    for _ in range(times):
        fx = g.cards.at_moment(board, moment)
        while g.cards.op[fx] != ops.END:
            gain(g, p, g.cards.arg[fx], g.cards.n[fx])
            fx += 1


# -- Workers


def place_worker(g: Architects, p: int, location: int) -> None:
    """A Worker goes from the own supply to a large circle."""  # ARC-3.1, ARC-3.5
    s = g.seats[p]
    s.supply -= 1
    s.at[location] += 1
    source, target = g.place(p, places.WORKERS), places.AT_LOCATION + location
    g.emit(events.PLACES, p, things.FIRST_LOCATION + location, 1, source, target, EVERYBODY)


def place_at_stall(g: Architects, p: int, stall: int) -> None:
    """A Worker goes to one of the small circles of the Black Market."""  # ARC-9.2
    g.seats[p].supply -= 1
    g.market[stall] = p
    g.emit(events.PLACES, p, things.BLACK_MARKET, 1, g.place(p, places.WORKERS), places.BLACK_MARKET, EVERYBODY)


def place_in_guildhall(g: Architects, p: int) -> None:
    """A Worker goes to the next space of the Guildhall, or beside it when all are taken."""  # ARC-11.1, ARC-14.2
    s = g.seats[p]
    s.supply -= 1
    s.in_guildhall += 1
    if g.hall < g.spaces():
        g.guildhall[g.hall] = p
        g.hall += 1
    g.emit(events.PLACES, p, things.GUILDHALL, 1, g.place(p, places.WORKERS), places.GUILDHALL, EVERYBODY)


def take_back(g: Architects, p: int, location: int) -> None:
    """One Worker comes back from a large circle."""  # ARC-3.2
    g.seats[p].at[location] -= 1
    come_back(g, p, 1, places.AT_LOCATION + location, events.TAKES_BACK)


def come_back(g: Architects, p: int, n: int, source: int, event: int) -> None:
    """Workers come to the own supply from where they were taken off."""
    g.seats[p].supply += n
    g.emit(event, p, things.FIRST_WORKER + p, n, source, g.place(p, places.WORKERS), EVERYBODY)


def capture(g: Architects, p: int, location: int, q: int) -> None:
    """All Workers of one colour at a large circle: the own go home, others onto the own board."""  # ARC-7.2, ARC-7.5
    n = g.seats[q].at[location]
    g.seats[q].at[location] = 0
    if q == p:
        come_back(g, p, n, places.AT_LOCATION + location, events.CALLS_BACK)
        return
    g.seats[p].captives[q] += n
    target = g.place(p, places.CAPTIVES)
    g.emit(events.CAPTURES, p, things.FIRST_WORKER + q, n, places.AT_LOCATION + location, target, EVERYBODY)


def imprison(g: Architects, p: int) -> int:
    """All captives of the own board go to the Prison; says how many."""  # ARC-10.2
    total = 0
    s = g.seats[p]
    for q in range(len(g.seats)):
        n = s.captives[q]
        if n > 0:
            s.captives[q] = 0
            g.seats[q].in_prison += n
            total += n
            source = g.place(p, places.CAPTIVES)
            g.emit(events.IMPRISONS, p, things.FIRST_WORKER + q, n, source, places.PRISON, EVERYBODY)
    return total


def release(g: Architects, p: int, n: int) -> None:
    """Own Workers come back from the Prison."""  # ARC-10.3
    s = g.seats[p]
    if n > s.in_prison:
        n = s.in_prison
    if n > 0:
        s.in_prison -= n
        come_back(g, p, n, places.PRISON, events.RELEASES)


def buy_free(g: Architects, p: int) -> None:
    """All own Workers come back from all other boards."""  # ARC-10.4
    for q in range(len(g.seats)):
        n = g.seats[q].captives[p]
        if n > 0:
            g.seats[q].captives[p] = 0
            come_back(g, p, n, g.place(q, places.CAPTIVES), events.BUYS_FREE)


def market_to_prison(g: Architects) -> None:
    """All Workers of the Black Market go to the Prison."""  # ARC-13.3
    for stall in range(limits.STALLS):
        q = g.market[stall]
        if q != NONE:
            g.market[stall] = NONE
            g.seats[q].in_prison += 1
            what = things.FIRST_WORKER + q
            g.emit(events.MARKET_TO_PRISON, q, what, 1, places.BLACK_MARKET, places.PRISON, EVERYBODY)


def workers_in_market(g: Architects) -> int:
    n = 0
    for stall in range(limits.STALLS):
        if g.market[stall] != NONE:
            n += 1
    return n


def advance(g: Architects, p: int) -> int:
    """One level up in the Cathedral; says which."""  # ARC-11.10, ARC-11.15
    s = g.seats[p]
    s.cathedral += 1
    g.emit(events.ADVANCES, p, NONE, s.cathedral, NONE, g.place(p, places.CATHEDRAL), EVERYBODY)
    return s.cathedral
