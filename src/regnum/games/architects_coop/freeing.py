"""The overlay on the Guardhouse: partners' Workers come back too."""

from regnum.games.architects.codes import answers, goods, limits
from regnum.games.architects.moves import buy_free, pay, pay_tax, release
from regnum.games.architects.state import Architects
from regnum.games.architects.virtue import lose_virtue, take_debt
from regnum.kernel.lowering import Rule, rule


@rule
def free_another(g: Architects, p: int, c: int) -> Rule:
    """All Workers of a partner, from the Prison or from other boards; who acts pays."""  # TOM-3.22, TOM-3.23
    if c < answers.BUY_FREE_OF:
        release(g, c - answers.RELEASE_OF, limits.WORKERS)
    elif c < answers.BUY_FREE_BY_DEBT_OF:
        pay(g, p, goods.SILVER, g.cards.free_silver)
        pay_tax(g, p, g.cards.free_tax)
        buy_free(g, c - answers.BUY_FREE_OF)
    else:
        yield from take_debt(g, p)
        yield from lose_virtue(g, p, 1)
        buy_free(g, c - answers.BUY_FREE_BY_DEBT_OF)
