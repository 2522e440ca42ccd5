"""Apprentices: hiring, at the Workshop's price or free, and giving up."""

from regnum.games.architects.codes import answers, events, goods, kinds, locations
from regnum.games.architects.legality import skipped
from regnum.games.architects.moves import pay, pay_tax
from regnum.games.architects.piles import draw_buildings, give_up, put_silver, slide, take_apprentice
from regnum.games.architects.state import Architects
from regnum.games.architects.virtue import change_virtue
from regnum.kernel.core.containers import EVERYBODY, NONE
from regnum.kernel.lowering import Rule, rule


@rule
def visit_workshop(g: Architects, p: int) -> Rule:
    """One Apprentice, or Buildings."""  # ARC-6.1, ARC-6.11
    c: int = yield g.ask(p, kinds.WORKSHOP)
    if c == answers.DRAW:
        at: int = g.seats[p].at[locations.WORKSHOP]
        cards: int = g.cards.collect_base[locations.WORKSHOP] + at // g.cards.collect_each[locations.WORKSHOP]
        draw_buildings(g, p, cards)
        return
    yield from make_room(g, p)
    s = g.seats[p]
    pay(g, p, goods.SILVER, g.cards.hire_silver - g.cards.hire_less[s.board])  # ARC-6.2, ARC-6.14
    pay_tax(g, p, g.cards.hire_tax)
    put_silver(g, p, c, skipped(s, c))
    yield from join(g, p, c)


@rule
def hire_free(g: Architects, p: int, kind: int) -> Rule:
    """Any Apprentice of the display, without the Workshop's price; at the limit one may decline."""  # ARC-15.16
    if g.shown() != 0:
        slot: int = yield g.ask(p, kind)
        if slot == answers.NO_HIRE:
            g.emit(events.DECLINES, p, NONE, NONE, NONE, NONE, EVERYBODY)
        else:
            yield from hire(g, p, slot)


@rule
def hire(g: Architects, p: int, slot: int) -> Rule:
    """The Apprentice of a slot, for nothing."""
    yield from make_room(g, p)
    yield from join(g, p, slot)


@rule
def make_room(g: Architects, p: int) -> Rule:
    """At the limit an Apprentice is given up first."""  # ARC-6.7, ARC-6.13
    while g.seats[p].is_full(g.cards):
        c: int = yield g.ask(p, kinds.GIVE_UP)
        give_up(g, p, c)


@rule
def join(g: Architects, p: int, slot: int) -> Rule:
    """Take the card and its Silver, apply its Virtue, shift the row, refill."""  # ARC-6.16
    c: int = take_apprentice(g, p, slot)
    yield from change_virtue(g, p, g.cards.hire_virtue[c])
    slide(g, slot)


@rule
def first_apprentice(g: Architects, p: int) -> Rule:
    """A free Apprentice at the start; the gap stays until everybody has chosen."""  # ARC-2.14, ARC-6.15
    slot: int = yield g.ask(p, kinds.FIRST_APPRENTICE)
    if slot != NONE:
        c: int = take_apprentice(g, p, slot)
        yield from change_virtue(g, p, g.cards.hire_virtue[c])
