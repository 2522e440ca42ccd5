"""What cards bring of the supply and of the trash."""

from regnum.games.dominion.codes import answers, kinds
from regnum.games.dominion.moves import gain, take_from_trash
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import NONE
from regnum.kernel.core.pairs import pair, triple
from regnum.kernel.lowering import Rule, rule


@rule
def gain_up_to(g: Dominion, p: int, fx: int, cost: int) -> Rule:
    """Gains a card that costs at most so much."""  # DOM-3.13, DOM-3.17
    kind: int = kinds.GAIN_TREASURE if g.cards.among[fx] == g.cards.treasures else kinds.GAIN
    c: int = yield g.ask(p, kind, pair(fx, cost))
    if c != NONE:
        gain(g, p, c, g.cards.to[fx])


@rule
def take_trashed(g: Dominion, p: int, fx: int, mark: int) -> Rule:
    """Takes any of the cards that this play trashed."""  # DOM-9.24, DOM-R10
    c: int = 0
    while g.trash.size > mark:
        c = yield g.ask(p, kinds.THIEF_GAIN, triple(fx, c, mark))
        if c == answers.PASS:
            break
        take_from_trash(g, p, c)
