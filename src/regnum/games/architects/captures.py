"""Captures: at the Town Centre and by Buildings."""

from regnum.games.architects.capture_questions import capturing
from regnum.games.architects.codes import answers, goods, groups, kinds, locations
from regnum.games.architects.moves import capture, pay, pay_tax
from regnum.games.architects.state import Architects
from regnum.kernel.core.containers import NONE, bit
from regnum.kernel.lowering import Rule, rule


@rule
def visit_town_centre(g: Architects, p: int) -> Rule:
    """Up to one capture for each own Worker there, as many as stood there on placement."""  # ARC-7.1, ARC-7.6
    most: int = 2 if len(g.seats) <= 3 else 1  # ARC-7.4
    less: int = g.seats[p].sum_of(g.cards.capture_less)
    yield from make_captures(g, p, g.seats[p].at[locations.TOWN_CENTRE], False, most, less)


@rule
def make_captures(g: Architects, p: int, left: int, free: bool, most: int, less: int) -> Rule:
    """Captures one after the other, each paid before it is made."""  # ARC-7.2 to ARC-7.13, ARC-15.7
    used: int = 0
    while left > 0:
        c: int = yield g.ask(p, kinds.CAPTURE, capturing(used, left, free, most, less))
        if c == answers.NO_CAPTURE or c == NONE:
            return
        if not free:
            if used == 0:
                pay_tax(g, p, g.cards.capture_tax)
            elif less > 0:
                less -= 1  # ARC-7.8
            else:
                pay(g, p, goods.SILVER, g.cards.capture_silver)
        used |= bit(groups.row_of(c))
        left -= 1
        capture(g, p, groups.row_of(c), groups.column_of(c))
