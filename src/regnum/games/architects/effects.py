"""What cards do: lists of effects carried out, and abilities that answer to a moment."""

from regnum.games.architects.captures import make_captures
from regnum.games.architects.codes import answers, counted, events, goods, kinds, limits, offers, ops, places, things
from regnum.games.architects.hiring import hire_free
from regnum.games.architects.moves import buy_free, gain, release
from regnum.games.architects.piles import apprentice, discard_buildings, draw_buildings, give_up
from regnum.games.architects.seat import Seat
from regnum.games.architects.state import Architects
from regnum.games.architects.virtue import change_for_all, change_virtue, offer_to_destroy, take_debt
from regnum.games.architects_coop.donating import donate
from regnum.games.architects_coop.legality import can_donate
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, count_of, has, lowest
from regnum.kernel.lowering import Rule, rule


@rule
def resolve(g: Architects, p: int, fx: int) -> Rule:
    """Carries out a list of effects in its order."""  # ARC-11.5
    while g.cards.op[fx] != ops.END:
        if g.cards.op[fx] <= ops.LAST_PLAIN:
            plain(g, p, fx)
        else:
            yield from effect(g, p, fx)
        fx += 1


def plain(g: Architects, p: int, fx: int) -> None:
    """An effect that asks nobody; points are counted at the end."""
    if g.cards.op[fx] == ops.GAIN:
        gain(g, p, g.cards.arg[fx], g.cards.n[fx])
    elif g.cards.op[fx] == ops.DRAW:
        draw_buildings(g, p, g.cards.n[fx])


@rule
def effect(g: Architects, p: int, fx: int) -> Rule:  # noqa: C901 - one branch for each verb
    """An effect that may ask, or that has a list inside."""
    op: int = g.cards.op[fx]
    n: int = g.cards.n[fx]
    if op == ops.VIRTUE:
        yield from change_virtue(g, p, n)
    elif op == ops.DEBT:
        for _i in range(n):
            yield from take_debt(g, p)
    elif op == ops.CHOOSE:
        c: int = yield g.ask(p, kinds.OPTION, fx)
        if c == answers.NO_OPTION:
            g.emit(events.DECLINES, p, NONE, NONE, NONE, NONE, EVERYBODY)
        elif c != NONE:
            yield from resolve(g, p, g.cards.option(fx, c))
    elif op == ops.PER:
        for _k in range(count(g, p, g.cards.arg[fx]) // g.cards.every[fx]):
            yield from resolve(g, p, g.cards.then[fx])
    elif op == ops.IF_MOST:
        if has_most(g, p, g.cards.arg[fx]):
            yield from resolve(g, p, g.cards.then[fx])
    elif op == ops.IF_DEBTS:
        if g.seats[p].unpaid == n:
            yield from resolve(g, p, g.cards.then[fx])
    elif op == ops.ALL_PLAYERS:
        yield from change_for_all(g, p, with_prisoners(g, n), g.cards.n[g.cards.then[fx]])  # ARC-15.4, ARC-15.5
    elif op == ops.RELEASE_PRISON:
        yield from release_some(g, p, n)
    elif op == ops.RELEASE_BOARDS:
        buy_free(g, p)
    elif op == ops.CAPTURE:
        yield from make_captures(g, p, n, True, g.cards.arg[fx], 0)
    elif op == ops.GUILDHALL:
        g.extra += n
    elif op == ops.HIRE:
        yield from hire_free(g, p, kinds.HIRE)
    elif op == ops.DESTROY:
        if g.seats[p].unpaid > 0:
            yield from offer_to_destroy(g, p, offers.CHURCH, fx)
    elif op == ops.EXCHANGE:
        yield from exchange(g, p, fx)
    elif op == ops.GIVE_UP:
        c = yield g.ask(p, kinds.GIVE_UP, fx)  # ARC-15.18
        if c != NONE:
            give_up(g, p, c)
    elif op == ops.DONATE:
        yield from donate(g, p, n if n > 0 else g.seats[p].cathedral, True)  # TOM-3.4 to TOM-3.6


@rule
def release_some(g: Architects, p: int, most: int) -> Rule:
    """Own Workers come back from the Prison: all, or as many as the player wants up to a number."""  # ARC-13.6
    if g.seats[p].in_prison == 0:
        return
    n: int = most
    if most < limits.WORKERS:
        n = yield g.ask(p, kinds.RELEASE, most)
    release(g, p, n)


@rule
def exchange(g: Architects, p: int, fx: int) -> Rule:
    """A Building of the hand may be given for a gain."""  # ARC-11.20
    c: int = yield g.ask(p, kinds.GIVE, fx)
    if c == answers.GIVE_NONE:
        g.emit(events.DECLINES, p, NONE, NONE, NONE, NONE, EVERYBODY)
    elif c != NONE:
        discard_buildings(g, p, bit(c))
        yield from resolve(g, p, g.cards.then[fx])


def with_prisoners(g: Architects, least: int) -> int:
    """The players with so many Workers in the Prison, or more."""
    out = 0
    for q in range(g.compared()):
        if g.seats[q].in_prison >= least:
            out |= bit(q)
    return out


# -- counting


def count(g: Architects, p: int, what: int) -> int:
    """How many there are of what an effect counts."""  # ARC-15.6, ARC-15.12 to ARC-15.15
    s = g.seats[p]
    if what <= counted.SILVER:
        if (what == goods.GOLD or what == goods.MARBLE) and has(g.cards.same_metal, s.board):
            return s.goods[goods.GOLD] + s.goods[goods.MARBLE]  # ARC-15.20
        return s.goods[what]
    if what == counted.CATHEDRAL_LEVEL:
        return s.cathedral
    if what == counted.VIRTUE_LEVEL:
        return s.virtue
    if what == counted.CONSTRUCTED_BUILDINGS:
        return count_of(s.built)
    if what == counted.PAID_DEBTS:
        return s.paid
    if what == counted.CAPTURED_WORKERS_ON_BOARD:
        return s.captured()
    if what == counted.CLAY_WOOD_STONE_TOTAL:
        return s.goods[goods.CLAY] + s.goods[goods.WOOD] + s.goods[goods.STONE]
    return skilled(g, s, what - counted.APPRENTICES_WITH_CARPENTRY)


def skilled(g: Architects, s: Seat, skill: int) -> int:
    """How many Apprentices have a skill; a Labourer has each."""  # ARC-15.15
    n = 0
    left = s.crew
    while left != 0:
        if has(g.cards.skills[lowest(left)], skill):
            n += 1
        left &= left - 1
    return n


def has_most(g: Architects, p: int, what: int) -> bool:
    """Whether a player has strictly more than everybody else."""  # ARC-15.1, ARC-15.2, ARC-16.25
    mine = count(g, p, what)
    for q in range(g.compared()):
        if q != p and count(g, q, what) >= mine:
            return False
    return mine > 0


# -- abilities


@rule
def answer_moment(g: Architects, p: int, moment: int) -> Rule:
    """What a player's Apprentices and board bring at a moment."""
    yield from abilities(g, p, g.seats[p].crew & g.cards.answering[moment])
    yield from board_answers(g, p, moment)


@rule
def board_answers(g: Architects, p: int, moment: int) -> Rule:
    """What a player's board brings at a moment."""
    at: int = g.cards.at_moment(g.seats[p].board, moment)
    if at != 0:
        what: int = things.FIRST_BOARD + g.seats[p].board
        g.emit(events.ABILITY, p, what, 0, g.place(p, places.BOARD), NONE, EVERYBODY)
        yield from resolve(g, p, at)


@rule
def abilities(g: Architects, p: int, left: int) -> Rule:
    """The abilities of some of a player's Apprentices, one after the other."""
    while left != 0:
        c: int = lowest(left)
        left &= left - 1
        if not has_nothing_to_give(g, p, g.cards.abilities[c]):
            g.emit(events.ABILITY, p, apprentice(c), 0, g.place(p, places.CREW), NONE, EVERYBODY)
            yield from resolve(g, p, g.cards.abilities[c])


def has_nothing_to_give(g: Architects, p: int, fx: int) -> bool:
    """Whether an ability brings donations alone, of which none can be made now."""  # TOM-3.4 to TOM-3.6
    if g.cards.op[fx] != ops.DONATE or g.cards.op[fx + 1] != ops.END:
        return False
    return (g.cards.n[fx] == 0 and g.seats[p].cathedral == 0) or not can_donate(g, p)
