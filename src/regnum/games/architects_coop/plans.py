"""What the Overlord has in store: schemes now and in the future, demands in their row, events."""

from typing import Final

from regnum.games.architects_coop.codes import demands
from regnum.kernel.chance import Chance
from regnum.kernel.containers import EVERYBODY, NONE, Deck, Pile, Row, empty_deck, empty_pile, row_of
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Public

NOBODY_KNOWS: Final = 0


@state
class Plans:
    """The Overlord's cards on one table."""

    schemes: Deck
    discards: Public[Pile]
    future: Deck
    """The future schemes, without the one that lies below them all."""
    last: Public[int]
    """That one, as long as it lies there."""
    demands: Public[Row]
    """The demands in their row, those face up: of a level that lies face down nobody knows which of two it is."""
    up: Public[int]
    """How many of them lie face up."""
    given: Public[Row]
    """How many things lie on each of them."""
    events: Deck
    """All events that are not revealed: those in play and those put aside, for nobody knows which is which."""
    events_left: Public[int]
    """How many of them are in play."""
    revealed: Public[Pile]


def laid_out(starting: list[int], future: list[int], last: int, events: list[int], in_play: int) -> Plans:
    """The cards as they lie before the first demand is revealed."""  # TOM-3.13 to TOM-3.15
    return Plans(
        schemes=deck_of(starting),
        discards=empty_pile(),
        future=deck_of(future),
        last=last,
        demands=row_of([NONE] * demands.LEVELS),
        up=0,
        given=row_of([0] * demands.LEVELS),
        events=deck_of(events),
        events_left=in_play,
        revealed=empty_pile(),
    )


def deck_of(cards: list[int]) -> Deck:
    deck = empty_deck()
    pile = empty_pile()
    for c in cards:
        pile.put(c)
    deck.shuffle_in(pile)
    return deck


def turn_up_scheme(plans: Plans, chance: Chance) -> int:
    """The top scheme lies on the discards before it is resolved; an empty deck is made of them first."""
    if plans.schemes.size == 0:  # TOM-3.35, TOM-3.75
        plans.schemes.shuffle_in(plans.discards)
    c = plans.schemes.draw(chance, 0)
    chance.reveal()
    plans.discards.put(c)
    return c


def next_future(plans: Plans, chance: Chance) -> int:
    """Takes the top future scheme, at last the one below all others; none if there is none."""  # TOM-3.13
    if plans.future.size > 0:
        return plans.future.draw(chance, 0)
    c = plans.last
    plans.last = NONE
    return c


def future_to_discard(plans: Plans, chance: Chance) -> int:
    """The top future scheme goes onto the discards; says which, or none."""  # TOM-3.49
    c = next_future(plans, chance)
    if c != NONE:
        chance.reveal()
        plans.discards.put(c)
    return c


def future_to_deck_top(plans: Plans, chance: Chance) -> bool:
    """The top future scheme goes face down onto the deck; says whether there was one."""  # TOM-3.49
    others = plans.future.size > 0
    c = next_future(plans, chance)
    if c == NONE:
        return False
    plans.schemes.put(c, NOBODY_KNOWS if others else EVERYBODY)
    return True


def reveal_demand(plans: Plans, levels: Row, chance: Chance) -> int:
    """The next demand of the row, one of the two of its level; none when all are up."""  # TOM-3.14, TOM-3.45
    if plans.up == demands.LEVELS:
        return NONE
    c = levels[2 * plans.up + chance.below(2)]
    chance.reveal()
    plans.demands[plans.up] = c
    plans.up += 1
    return c


def reveal_event(plans: Plans, chance: Chance) -> int:
    """The next event, which stays face up; none if the deck is empty, and then the game is over."""
    if plans.events_left == 0:  # TOM-3.50, TOM-3.51
        return NONE
    plans.events_left -= 1
    c = plans.events.draw(chance, 0)
    chance.reveal()
    plans.revealed.put(c)
    return c
