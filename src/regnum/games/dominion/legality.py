"""Which answers each question allows, and why not the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.dominion.codes import answers, kinds, reasons, things
from regnum.kernel.core.containers import Bag, bit
from regnum.kernel.core.pairs import first_of, last_of, middle_of, second_of

if TYPE_CHECKING:
    from regnum.games.dominion.state import Dominion

STOP: Final = 1 << answers.PASS
EVERY_TREASURE: Final = 1 << answers.ALL
"""The sets with just this answer, ready for the questions that are asked most."""


def require(g: Dominion, seat: int, kind: int, about: int) -> None:
    cards = g.cards
    if kind == kinds.ACTION:
        g.among(g.seats[seat].hand.kinds | STOP)
        g.need(~cards.treasures, reasons.TREASURE_LATER)
        g.need(cards.actions | STOP, reasons.NOT_ACTION)
    elif kind == kinds.TREASURE:
        g.among(g.seats[seat].hand.kinds | STOP | EVERY_TREASURE)
        g.need(cards.treasures | STOP | EVERY_TREASURE, reasons.NOT_TREASURE)
        if g.seats[seat].hand.kinds & cards.treasures == 0:
            g.need(STOP, reasons.NOT_TREASURE)
    elif kind == kinds.BUY:
        g.among(g.piles | STOP)
        g.need(g.supply.kinds | STOP, reasons.PILE_EMPTY)
        g.need(cards.costing_up_to(g.coins) | STOP, reasons.TOO_DEAR)
    else:
        require_for_effect(g, seat, kind, about)


def require_for_effect(g: Dominion, seat: int, kind: int, about: int) -> None:
    """The questions that cards ask: about cards in hand, cards of the supply, cards that lie aside."""
    cards = g.cards
    hand = g.seats[seat].hand
    fx = first_of(about)
    if kind == kinds.DISCARD_DOWN:
        g.among(hand.kinds | STOP)
        g.need(~STOP, reasons.MUST_DISCARD)
        g.need(enough_from(hand, middle_of(about), last_of(about)), reasons.CANONICAL_ORDER)
    elif kind == kinds.DISCARD or kind == kinds.TRASH:
        g.among(hand.kinds | STOP)
        g.need(~(bit(middle_of(about)) - 1), reasons.CANONICAL_ORDER)
    elif kind == kinds.GAIN or kind == kinds.GAIN_TREASURE:
        g.among(g.piles)
        g.need(cards.among[fx], cards.missed[fx])
        g.need(g.supply.kinds, reasons.PILE_EMPTY)
        g.need(cards.costing_up_to(second_of(about)), reasons.TOO_DEAR_CAP)
    elif kind == kinds.REACT:
        g.among((hand.kinds & cards.reactions) | STOP)
    elif kind == kinds.TRASH_ONE or kind == kinds.THRONE:
        g.among(hand.kinds | STOP)
        if cards.least[fx] > 0:
            g.need(~STOP, reasons.MUST_CHOOSE)
        g.need(cards.among[fx] | STOP, cards.missed[fx])
    elif kind == kinds.PUT_ON_DECK:
        g.among(hand.kinds)
        g.need(cards.among[fx], cards.missed[fx])
    else:
        require_aside(g, seat, kind, about)


def require_aside(g: Dominion, seat: int, kind: int, about: int) -> None:
    """The questions about cards that were revealed, looked at, drawn or trashed."""
    cards = g.cards
    me = g.seats[seat]
    fx = first_of(about)
    if kind == kinds.HARBINGER:
        g.among(me.discard.kinds() | bit(answers.PASS))
    elif kind == kinds.CHANCELLOR or kind == kinds.VASSAL:
        g.among(bit(answers.YES) | bit(answers.PASS))
    elif kind == kinds.LIBRARY:
        # In cards dealt anew for a guess the one in question may be missing: then there is nothing to ask.
        g.among(bit(answers.SET_ASIDE) | bit(answers.PASS) if me.hand.count(second_of(about)) > 0 else 0)
    elif kind == kinds.SPY:
        g.among(bit(answers.TO_DISCARD) | bit(answers.TO_DECK))
    elif kind == kinds.SENTRY:
        fates = bit(answers.TO_TRASH) | bit(answers.TO_DISCARD) | bit(answers.TO_DECK)
        g.among(fates if me.aside.count(second_of(about)) > 0 else 0)
    elif kind == kinds.SENTRY_ORDER:
        g.among(me.aside.kinds())
    elif kind == kinds.THIEF_TRASH:
        g.among(g.seats[second_of(about)].aside.kinds())
        g.need(cards.among[fx], cards.missed[fx])
    elif kind == kinds.BANDIT:
        g.among(me.aside.kinds())
        g.need(cards.among[fx] | cards.spared[fx], cards.missed[fx])
        g.need(
            cards.among[fx],
            reasons.IS_COPPER if cards.spared[fx] == bit(things.COPPER) else reasons.NOT_MEANT,
        )
    elif kind == kinds.THIEF_GAIN:
        g.among(g.trashed_since(last_of(about)) | bit(answers.PASS))
        g.need(~(bit(middle_of(about)) - 1), reasons.CANONICAL_ORDER)


def enough_from(hand: Bag, low: int, n: int) -> int:
    """The cards from `low` on after which n can still be picked in rising order."""
    allowed = ~(bit(low) - 1)
    left = 0
    c = things.CARDS - 1
    while c > low:
        left += hand.count(c)
        if left >= n:
            break
        allowed &= ~bit(c)
        c -= 1
    return allowed
