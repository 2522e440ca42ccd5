"""Everything on a Dominion table, who may see it, and which answers each question allows."""

from typing import Final

from regnum.games.dominion.cards import Cards
from regnum.games.dominion.codes import answers, kinds, places, reasons, things
from regnum.kernel.containers import Bag, Deck, Pile, Set, bit, count_of
from regnum.kernel.lowering import state
from regnum.kernel.machine import Kernel
from regnum.kernel.pairs import first_of, last_of, middle_of, second_of
from regnum.kernel.visibility import Owner, Public, Shared, TopOnly

STOP: Final = 1 << answers.PASS
EVERY_TREASURE: Final = 1 << answers.ALL
"""The sets with just this answer, ready for the questions that are asked most."""


@state
class Seat:
    """One player's cards."""

    deck: Deck
    hand: Owner[Bag]
    discard: TopOnly[Pile]
    in_play: Public[Pile]
    aside: Public[Pile]
    """Set aside, revealed, looked at or chosen, and not yet placed."""
    turns: Public[int]


@state
class Dominion(Kernel):
    """A game of Dominion."""

    cards: Shared[Cards]
    seats: Public[list[Seat]]
    supply: Public[Bag]
    trash: Public[Pile]
    piles: Public[Set]
    """The set of the cards that have a pile in the supply."""
    current: Public[int]
    actions: Public[int]
    buys: Public[int]
    coins: Public[int]
    bonus_card: Public[int]
    bonus_coins: Public[int]
    """What the first play of that card this turn adds (Merchant)."""
    played: Public[Set]
    """The set of the Treasures played this turn."""

    # -- looking at the table

    def hand(self, p: int) -> Bag:
        return self.seats[p].hand

    def after(self, p: int, i: int) -> int:
        """The i-th player to the left of p."""
        q = p + i
        n = len(self.seats)
        return q - n if q >= n else q

    def place(self, p: int, zone: int) -> int:
        """The number of a seat's place."""
        return p * places.PER_SEAT + zone

    def empty_piles(self) -> int:
        return count_of(self.piles & ~self.supply.kinds)

    def ended(self) -> bool:
        """No Province left, or three piles empty."""  # DOM-8.1, DOM-8.2
        return self.supply.count(things.PROVINCE) == 0 or self.empty_piles() >= 3

    # -- what each question allows

    def require(self, seat: int, kind: int, about: int) -> None:
        cards = self.cards
        if kind == kinds.ACTION:
            self.among(self.seats[seat].hand.kinds | STOP)
            self.need(~cards.treasures, reasons.TREASURE_LATER)
            self.need(cards.actions | STOP, reasons.NOT_ACTION)
        elif kind == kinds.TREASURE:
            self.among(self.seats[seat].hand.kinds | STOP | EVERY_TREASURE)
            self.need(cards.treasures | STOP | EVERY_TREASURE, reasons.NOT_TREASURE)
            if self.seats[seat].hand.kinds & cards.treasures == 0:
                self.need(STOP, reasons.NOT_TREASURE)
        elif kind == kinds.BUY:
            self.among(self.piles | STOP)
            self.need(self.supply.kinds | STOP, reasons.PILE_EMPTY)
            self.need(cards.costing_up_to(self.coins) | STOP, reasons.TOO_DEAR)
        else:
            self.require_for_effect(seat, kind, about)

    def require_for_effect(self, seat: int, kind: int, about: int) -> None:
        """The questions that cards ask: about cards in hand, cards of the supply, cards that lie aside."""
        cards = self.cards
        hand = self.seats[seat].hand
        fx = first_of(about)
        if kind == kinds.DISCARD_DOWN:
            self.among(hand.kinds | STOP)
            self.need(~STOP, reasons.MUST_DISCARD)
            self.need(self.enough_from(hand, middle_of(about), last_of(about)), reasons.CANONICAL_ORDER)
        elif kind == kinds.DISCARD or kind == kinds.TRASH:
            self.among(hand.kinds | STOP)
            self.need(~(bit(middle_of(about)) - 1), reasons.CANONICAL_ORDER)
        elif kind == kinds.GAIN or kind == kinds.GAIN_TREASURE:
            self.among(self.piles)
            self.need(cards.among[fx], cards.missed[fx])
            self.need(self.supply.kinds, reasons.PILE_EMPTY)
            self.need(cards.costing_up_to(second_of(about)), reasons.TOO_DEAR_CAP)
        elif kind == kinds.REACT:
            self.among((hand.kinds & cards.reactions) | STOP)
        elif kind == kinds.TRASH_ONE or kind == kinds.THRONE:
            self.among(hand.kinds | STOP)
            if cards.least[fx] > 0:
                self.need(~STOP, reasons.MUST_CHOOSE)
            self.need(cards.among[fx] | STOP, cards.missed[fx])
        elif kind == kinds.PUT_ON_DECK:
            self.among(hand.kinds)
            self.need(cards.among[fx], cards.missed[fx])
        else:
            self.require_aside(seat, kind, about)

    def require_aside(self, seat: int, kind: int, about: int) -> None:
        """The questions about cards that were revealed, looked at, drawn or trashed."""
        cards = self.cards
        me = self.seats[seat]
        fx = first_of(about)
        if kind == kinds.HARBINGER:
            self.among(me.discard.kinds() | bit(answers.PASS))
        elif kind == kinds.CHANCELLOR or kind == kinds.VASSAL:
            self.among(bit(answers.YES) | bit(answers.PASS))
        elif kind == kinds.LIBRARY:
            # In cards dealt anew for a guess the one in question may be missing: then there is nothing to ask.
            self.among(bit(answers.SET_ASIDE) | bit(answers.PASS) if me.hand.count(second_of(about)) > 0 else 0)
        elif kind == kinds.SPY:
            self.among(bit(answers.TO_DISCARD) | bit(answers.TO_DECK))
        elif kind == kinds.SENTRY:
            fates = bit(answers.TO_TRASH) | bit(answers.TO_DISCARD) | bit(answers.TO_DECK)
            self.among(fates if me.aside.count(second_of(about)) > 0 else 0)
        elif kind == kinds.SENTRY_ORDER:
            self.among(me.aside.kinds())
        elif kind == kinds.THIEF_TRASH:
            self.among(self.seats[second_of(about)].aside.kinds())
            self.need(cards.among[fx], cards.missed[fx])
        elif kind == kinds.BANDIT:
            self.among(me.aside.kinds())
            self.need(cards.among[fx] | cards.spared[fx], cards.missed[fx])
            self.need(
                cards.among[fx],
                reasons.IS_COPPER if cards.spared[fx] == bit(things.COPPER) else reasons.NOT_MEANT,
            )
        elif kind == kinds.THIEF_GAIN:
            self.among(self.trashed_since(last_of(about)) | bit(answers.PASS))
            self.need(~(bit(middle_of(about)) - 1), reasons.CANONICAL_ORDER)

    def enough_from(self, hand: Bag, low: int, n: int) -> int:
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

    def trashed_since(self, mark: int) -> int:
        """The set of the cards that were trashed after the trash had `mark` cards."""
        out = 0
        for i in range(mark, self.trash.size):
            out |= bit(self.trash.at(i))
        return out
