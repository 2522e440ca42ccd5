"""Everything on the table, and who may see it."""

from regnum.games.wonderful_kingdom.cards import Cards
from regnum.games.wonderful_kingdom.codes import places, spots, things
from regnum.games.wonderful_kingdom.legality import require
from regnum.games.wonderful_kingdom.redealing import deal_anew
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import Bag, Deck, Pile, Spread, bit
from regnum.kernel.core.machine import Kernel
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Public, Shared


@state
class Kingdom(Kernel):
    """A game for two, or solo."""

    cards: Shared[Cards]
    seats: Public[list[Seat]]
    deck: Deck
    """The development deck; in a solo game everybody sees its top card."""
    risk: Deck
    """The solo game's risk deck."""
    left: Public[Spread]
    right: Public[Spread]
    """The offering areas."""
    discard: Public[Pile]
    supply: Public[Bag]
    """Calamities, threat decks and the vermin pile, as far as they are not in play."""
    module: Public[int]
    side: Public[int]
    quest: Public[int]
    """The row of the quest's first step in the tables."""
    round: Public[int]
    stage: Public[int]
    turn: Public[int]
    """The turn of the choice phase, from 1."""
    first: Public[int]
    """The seat of player 1, who is first in rounds 1 and 3."""
    current: Public[int]
    """Whose turn of the choice phase it is; otherwise the first player of the round."""
    firsts: Public[int]
    """The set of the quest steps whose race is won."""
    doubled: Public[int]
    """How many times a calamity counts."""

    # -- looking at the table

    def solo(self) -> bool:
        return len(self.seats) == 1

    def player_of(self, turn: int) -> int:
        """Whose turn of the choice phase it is: first player, second, second, first; four times over."""  # IWK-4.3
        if self.solo() or turn % 4 < 2:
            return self.leader()
        return 1 - self.leader()

    def leader(self) -> int:
        """The first player of the round."""  # IWK-3.3
        if len(self.seats) == 1 or self.round % 2 == 1:
            return self.first
        return 1 - self.first

    def area(self, i: int) -> Spread:
        return self.left if i == 0 else self.right

    def place(self, p: int, zone: int) -> int:
        """The number of a seat's place."""
        return p * places.PER_SEAT + zone

    def spot(self, seat: int, spot: int) -> Spread:
        """The place that a spot names: an offering area, the own choice area or the other's."""
        where = spots.row_of(spot)
        if where < 2:
            return self.area(where)
        return self.seats[seat if where == 2 else 1 - seat].choice

    def searchable(self, i: int) -> int:
        """The cards of an area that a search may discard, as a set of their numbers there."""  # IWK-12.9, IWK-12.10
        area = self.area(i)
        out = 0
        for k in range(area.size):
            c = area.at(k)
            if not area.is_face_down(k) and (c < things.CALAMITY or c >= things.FIRST_ADVISOR):
                out |= bit(k)
        return out

    def require(self, seat: int, kind: int, about: int) -> None:
        require(self, seat, kind, about)

    # -- tables as they might be

    def determinise(self, seat: int, chance: Chance) -> None:
        """Deals anew what a seat cannot know."""
        deal_anew(self.seats, self.left, self.right, self.risk, self.deck, seat, chance)
        self.chance = chance.spawn(self.chance.surprises)
