"""Everything on a Dominion table, and who may see it."""

from regnum.games.dominion.cards import Cards
from regnum.games.dominion.codes import places, things
from regnum.games.dominion.legality import require
from regnum.kernel.core.containers import Bag, Deck, Pile, Set, bit, count_of
from regnum.kernel.core.machine import Kernel
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Owner, Public, Shared, TopOnly


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

    def trashed_since(self, mark: int) -> int:
        """The set of the cards that were trashed after the trash had `mark` cards."""
        out = 0
        for i in range(mark, self.trash.size):
            out |= bit(self.trash.at(i))
        return out

    def require(self, seat: int, kind: int, about: int) -> None:
        require(self, seat, kind, about)
