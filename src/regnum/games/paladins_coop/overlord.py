"""What the Overlord and the King have on the table where all play together."""

from regnum.games.paladins_coop.codes import limits
from regnum.games.paladins_coop.perils import Perils
from regnum.kernel.core.containers import NONE, Deck, Row, Set, empty_deck, empty_pile, row_of
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Public


@state
class Overlord:
    """Threats with their Workers, and the Workers of players on Orders and Favours."""

    threats: Public[Row]
    """The Overlord Threats face up, from left to right; none where one lies face down or has been removed."""
    threat_workers: Public[Row]
    """The Overlord Workers on each of them."""
    threat_deck: Deck
    """All Threats that are not turned up: those below cards and those put aside, for nobody knows which is which."""
    removed: Public[Set]
    """The Threats that have left the game."""
    supply: Public[int]
    """The Overlord Workers in the supply."""
    invaders: Public[int]
    """How many Outsiders the players removed this round by Attack or Convert."""
    order_workers: Public[Row]
    """The worker on each King's Order."""
    crowds: Public[Row]
    """How many workers stand on each King's Favour."""
    resolved: Public[int]
    """How many Threats the end of this round is through with, that of the Invaders first."""
    chosen: Public[Row]
    """What each player has chosen to lose to the present Threat."""


def laid_out(perils: Perils, favours: int, players: int) -> Overlord:
    """The cards as they lie before the first round."""  # TOM-4.1 to TOM-4.5
    deck = empty_deck()
    pile = empty_pile()
    for c in range(len(perils.threat_action)):
        pile.put(c)
    deck.shuffle_in(pile)
    return Overlord(
        threats=row_of([NONE] * limits.THREAT_SLOTS),
        threat_workers=row_of([0] * limits.THREAT_SLOTS),
        threat_deck=deck,
        removed=0,
        supply=perils.workers,
        invaders=0,
        order_workers=row_of([NONE] * limits.ORDER_SLOTS),
        crowds=row_of([0] * favours),
        resolved=0,
        chosen=row_of([NONE] * players),
    )
