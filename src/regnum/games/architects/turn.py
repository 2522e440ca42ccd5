"""A game of Architects: turn after turn until the Guildhall is full, the last turns, the end."""

from regnum.games.architects.codes import answers, events, kinds, places
from regnum.games.architects.ending import end_effects
from regnum.games.architects.guildhall import visit_guildhall
from regnum.games.architects.market import reset, visit_stall
from regnum.games.architects.moves import come_back, take_back
from regnum.games.architects.opponent import compare_scores, opponent_turn
from regnum.games.architects.piles import give_up, put_aside, return_dealt
from regnum.games.architects.state import Architects
from regnum.games.architects.town import visit
from regnum.kernel.core.containers import EVERYBODY, NONE
from regnum.kernel.lowering import Rule, rule


@rule
def turns(g: Architects, p: int) -> Rule:
    """Turns pass to the left; when the Guildhall is full, everybody has one more."""  # ARC-2.10, ARC-14.1, ARC-14.9
    while g.last_turns != 0:
        yield from turn(g, p)
        if g.last_turns > 0:
            g.last_turns -= 1
        elif g.is_full():
            g.last_turns = len(g.seats)
            g.emit(events.GUILDHALL_FULL, p, NONE, 0, NONE, NONE, EVERYBODY)
        p = g.after(p, 1)
    for i in range(len(g.seats)):
        yield from end_effects(g, g.after(g.first, i))  # ARC-14.8, ARC-14.10
    g.emit(events.GAME_OVER, g.first, NONE, 0, NONE, NONE, EVERYBODY)
    compare_scores(g)


@rule
def turn(g: Architects, p: int) -> Rule:
    """A Worker is placed or taken back, then Resets if due, then the hand limit."""  # ARC-3.1, ARC-3.2, ARC-3.18
    g.current = p
    g.turn += 1
    g.emit(events.TURN_BEGINS, p, NONE, g.turn, NONE, NONE, EVERYBODY)
    if g.is_opponent(p):
        yield from opponent_turn(g, p)
    elif g.seats[p].supply > 0:
        yield from place(g, p)
    else:
        yield from return_worker(g, p)
    while g.resets > 0:
        g.resets -= 1  # ARC-13.10
        yield from reset(g, p)
    if g.seats[p].hand.size > g.cards.most_buildings[g.seats[p].board]:
        yield from down_to_limit(g, p)


@rule
def place(g: Architects, p: int) -> Rule:
    """Where the Worker goes; before that, Apprentices who spare Virtue may be given up."""  # ARC-3.1, ARC-6.8
    c: int = yield g.ask(p, kinds.PLACE)
    while c >= answers.GIVE_UP:
        give_up(g, p, c - answers.GIVE_UP)
        c = yield g.ask(p, kinds.PLACE)
    if c == answers.TO_GUILDHALL:
        yield from visit_guildhall(g, p)
    elif c >= answers.TO_STALL:
        yield from visit_stall(g, p, c - answers.TO_STALL)
    else:
        yield from visit(g, p, c)


@rule
def return_worker(g: Architects, p: int) -> Rule:
    """Without a Worker in the supply one comes back, and that is the turn."""  # ARC-3.2 to ARC-3.4, ARC-3.19
    c: int = yield g.ask(p, kinds.TAKE_BACK)
    s = g.seats[p]
    if c == NONE:
        g.emit(events.PASSES, p, NONE, 0, NONE, NONE, EVERYBODY)
    elif c < answers.FROM_PRISON:
        take_back(g, p, c)
    elif c == answers.FROM_PRISON:
        s.in_prison -= 1
        come_back(g, p, 1, places.PRISON, events.TAKES_BACK)
    elif c < answers.FROM_BOARD:
        g.market[c - answers.FROM_STALL] = NONE
        come_back(g, p, 1, places.BLACK_MARKET, events.TAKES_BACK)
    else:
        q = c - answers.FROM_BOARD
        g.seats[q].captives[p] -= 1
        come_back(g, p, 1, g.place(q, places.CAPTIVES), events.TAKES_BACK)


@rule
def down_to_limit(g: Architects, p: int) -> Rule:
    """Buildings of choice go under the pile, all at once."""  # ARC-3.11, TOM-6.6
    while g.seats[p].hand.size > g.cards.most_buildings[g.seats[p].board]:
        c: int = yield g.ask(p, kinds.HAND_LIMIT)
        put_aside(g, p, c)
    return_dealt(g, p)
