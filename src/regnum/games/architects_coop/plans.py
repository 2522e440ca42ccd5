"""What the Overlord has in store: schemes now and in the future, demands in their row, events."""

from regnum.games.architects_coop.codes import demands
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, Deck, Pile, Row, Spread, empty_deck, empty_pile, empty_spread, row_of
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Public


@state
class Plans:
    """The Overlord's cards on one table."""

    schemes: Deck
    discards: Public[Pile]
    on_top: Public[int]
    """So many future schemes lie on top of the deck: which ones nobody knows, so they are drawn when it counts."""
    future: Deck
    """The future schemes, those on top of the deck too, without the one that lies below them all."""
    last: Public[int]
    """That one, as long as it is not turned up."""
    last_on_top: Public[bool]
    """Whether it lies on top of the deck."""
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
    ran_out: Public[bool]
    """Whether an event was to be revealed when none was left."""
    laid: Public[Spread]
    """The Buildings on a demand, each known to who gave it."""
    helpers: Public[Row]
    """The skill of the Rogue and Cleric dealt to each player who has not yet chosen a side."""
    sides: Public[Row]
    """The sides chosen so far."""
    removed: Public[Row]
    """How many Workers of each player have left the game."""
    votes: Public[Row]
    """For whom each player votes, while all do."""


def laid_out(starting: list[int], future: list[int], last: int, events: list[int], in_play: int, players: int) -> Plans:
    """The cards as they lie before the first demand is revealed."""  # TOM-3.13 to TOM-3.15
    return Plans(
        schemes=deck_of(starting),
        discards=empty_pile(),
        on_top=0,
        future=deck_of(future),
        last=last,
        last_on_top=False,
        demands=row_of([NONE] * demands.LEVELS),
        up=0,
        given=row_of([0] * demands.LEVELS),
        events=deck_of(events),
        events_left=in_play,
        revealed=empty_pile(),
        ran_out=False,
        laid=empty_spread(),
        helpers=row_of([NONE] * players),
        sides=row_of([NONE] * players),
        removed=row_of([0] * players),
        votes=row_of([NONE] * players),
    )


def deck_of(cards: list[int]) -> Deck:
    deck = empty_deck()
    pile = empty_pile()
    for c in cards:
        pile.put(c)
    deck.shuffle_in(pile)
    return deck


def scheme_cards(plans: Plans) -> int:
    """How many schemes the deck holds."""
    return plans.schemes.size + plans.on_top + (1 if plans.last_on_top else 0)


def turn_up_scheme(plans: Plans, chance: Chance) -> int:
    """The top scheme lies on the discards before it is resolved; an empty deck is made of them first."""
    if scheme_cards(plans) == 0:  # TOM-3.35, TOM-3.75
        plans.schemes.shuffle_in(plans.discards)
    if plans.last_on_top:
        c = plans.last
        plans.last = NONE
        plans.last_on_top = False
    elif plans.on_top > 0:
        plans.on_top -= 1
        c = plans.future.draw(chance, 0)
    else:
        c = plans.schemes.draw(chance, 0)
    chance.reveal()
    plans.discards.put(c)
    return c


def future_to_discard(plans: Plans, chance: Chance) -> int:
    """The top future scheme, at last the one below all others, goes onto the discards; says which, or none."""
    c = NONE  # TOM-3.13, TOM-3.49
    if plans.future.size > plans.on_top:
        c = plans.future.draw(chance, 0)
    elif plans.last != NONE and not plans.last_on_top:
        c = plans.last
        plans.last = NONE
    if c != NONE:
        chance.reveal()
        plans.discards.put(c)
    return c


def future_to_deck_top(plans: Plans) -> bool:
    """The top future scheme goes face down onto the deck; says whether there was one."""  # TOM-3.49
    if plans.future.size > plans.on_top:
        plans.on_top += 1
        return True
    if plans.last == NONE or plans.last_on_top:
        return False
    plans.last_on_top = True
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
