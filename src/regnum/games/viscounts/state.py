"""Everything on a table of Viscounts, and who may see it."""

from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.shelves import TomeBoard
from regnum.games.viscounts.cards import Cards
from regnum.games.viscounts.codes import kinds, limits, places, sides, things, towns
from regnum.games.viscounts.legality import require
from regnum.games.viscounts.seat import Seat
from regnum.games.viscounts_coop.edicts import Edicts
from regnum.games.viscounts_coop.overlord import Overlord
from regnum.games.viscounts_saga.claims import require_in_saga, somebody_claims
from regnum.kernel.core.containers import NONE, Deck, Pile, Row, Set, bit
from regnum.kernel.core.machine import Kernel
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Public, Shared


@state
class Viscounts(Kernel):
    """A game of Viscounts of the West Kingdom."""

    cards: Shared[Cards]
    edicts: Shared[Edicts]
    """What the Player Aids and the Overlord's card say; nothing where there is no Overlord."""
    lore: Shared[Lore]
    """What the Tomes of a saga are; nothing where none is told."""
    seats: Public[list[Seat]]
    """The players; in the solo game the opponent after them."""
    players: Public[int]
    round: Public[int]
    """0 during set-up."""
    last: Public[int]
    """The number of the last round, 0 as long as nothing has brought the end."""
    first: Public[int]
    """Who has the start-player marker."""
    current: Public[int]
    phase: Public[int]
    """Set-up, or the phase of the turn."""
    distance: Public[int]
    """How many towns the card placed in this turn moves the Viscount: rearranging the cards changes nothing."""
    side: Public[int]
    ring: Public[Row]
    """The segments, clockwise."""
    rotation: Public[int]
    """Beside the i-th segment of the ring lies the castle section i + rotation."""
    tops: Public[Row]
    """The visible Townsfolk of each segment's pile."""
    below: Public[Row]
    """How many cards lie under it."""
    town_deck: Deck
    """All Townsfolk that lie in the five piles under the visible ones: nobody knows which lies where, so that they are
    drawn when they come to light."""
    removed: Public[Pile]
    """Townsfolk that were dismissed or destroyed."""
    manuscript_tops: Public[Row]
    manuscripts_below: Public[Row]
    manuscript_deck: Deck
    player_cards: Public[Row]
    """The Player Cards from which the players pick at the start, each with the Hero of the same slot."""
    heroes: Public[Row]
    player_box: Deck
    """The Player Cards that are not in the game."""
    hero_box: Deck
    church: Public[Set]
    """The Church Favour cards that nobody has, by ribbon."""
    leader: Public[int]
    """Who has the Castle Leader card."""
    free: Public[Set]
    """The building spots that are empty."""
    debt_stack: Public[int]
    """Debts above the Poverty card."""
    deed_stack: Public[int]
    poverty: Public[bool]
    """Whether the Poverty card is revealed."""
    prosperity: Public[bool]
    dismissed: Public[int]
    """The Townsfolk dismissed for the action under way."""
    castle_held: Public[bool]
    """Whether the castle is being checked already, or the check waits for another player's move."""
    ai_board: Public[int]
    """The solo opponent's board."""
    scheme_row: Public[Row]
    """The Schemes on its three card slots, the newest first."""
    scheme_deck: Deck
    """The Schemes of its draw pile, but for the Future ones that nobody has seen yet."""
    scheme_discard: Public[Pile]
    schemes_unseen: Public[int]
    """Future Schemes in its draw pile: nobody knows which, so that they are drawn when they come to light."""
    future_deck: Deck
    """The other Future Schemes, and those."""
    rival_chain: Public[Set]
    """Its building slots whose effect is being resolved: they do not answer a second time."""
    overlord: Public[list[Overlord]]
    """What the Overlord does to players who play together; nothing where there is none."""
    tomes: Public[list[TomeBoard]]
    """The Tomes of a saga and everybody's shelf; nothing where none is told."""

    # -- the solo opponent

    def futures_left(self) -> int:
        """How many Future Schemes it can still gain."""
        return self.future_deck.size - self.schemes_unseen

    def schemes_to_draw(self) -> int:
        """How many Schemes lie in its draw pile."""
        return self.scheme_deck.size + self.schemes_unseen

    # -- looking at the table

    def after(self, p: int, i: int) -> int:
        """The i-th player to the left of p."""
        q = p + i
        n = len(self.seats)
        return q - n if q >= n else q

    def place(self, p: int, zone: int) -> int:
        """The number of a seat's place."""
        return p * places.PER_SEAT + zone

    def is_rival(self, p: int) -> bool:
        """Whether p is the solo opponent."""
        return p >= self.players

    def has_overlord(self) -> bool:
        """Whether all play together."""
        return len(self.overlord) > 0

    # -- the round board

    def position_of(self, segment: int) -> int:
        """Where a segment lies in the ring."""
        i = 0
        while self.ring[i] != segment:
            i += 1
        return i

    def clockwise(self, segment: int) -> int:
        """The next segment."""
        i = self.position_of(segment) + 1
        return self.ring[0 if i == limits.SEGMENTS else i]

    def counter_clockwise(self, segment: int) -> int:
        i = self.position_of(segment)
        return self.ring[limits.SEGMENTS - 1 if i == 0 else i - 1]

    def section_of(self, segment: int) -> int:
        """The castle section that lies beside a segment."""  # VIS-2.3
        return (self.position_of(segment) + self.rotation) % limits.SEGMENTS

    # -- building spots

    def first_spot(self, segment: int) -> int:
        """The first spot of a segment, on the side that is in use."""
        if self.side == sides.A:
            return limits.FIRST_SPOT_A + segment * limits.SPOTS_A
        return segment * limits.SPOTS_B

    def spots_each(self) -> int:
        return limits.SPOTS_A if self.side == sides.A else limits.SPOTS_B

    def segment_of(self, spot: int) -> int:
        """The segment on which a spot lies."""
        if self.side == sides.A:
            return (spot - limits.FIRST_SPOT_A) // limits.SPOTS_A
        return spot // limits.SPOTS_B

    def next_spot(self, spot: int) -> int:
        """The next spot clockwise, on the next segment after the last one of a segment."""  # VIS-11.8
        segment = self.segment_of(spot)
        if spot + 1 < self.first_spot(segment) + self.spots_each():
            return spot + 1
        return self.first_spot(self.clockwise(segment))

    def previous_spot(self, spot: int) -> int:
        segment = self.segment_of(spot)
        if spot > self.first_spot(segment):
            return spot - 1
        return self.first_spot(self.counter_clockwise(segment)) + self.spots_each() - 1

    def all_spots(self) -> int:
        """The spots of the side that is in use."""
        if self.side == sides.A:
            return bit(things.SPOTS) - bit(limits.FIRST_SPOT_A)
        return bit(limits.FIRST_SPOT_A) - 1

    def owner_of(self, spot: int) -> int:
        """Who has a building on a spot, or nobody."""
        for p in range(len(self.seats)):
            sites = self.seats[p].sites
            for slot in range(len(sites)):
                if sites[slot] == spot:
                    return p
        return NONE

    def spots_at(self, town: int) -> int:
        """The spots that an outer town reaches, free or not: those on its bank of the river."""  # VIS-11.1
        segment = towns.row_of(town)
        here = (bit(self.spots_each()) - 1) * bit(self.first_spot(segment))
        if towns.column_of(town) == limits.LEFT:
            return here & self.cards.left_bank
        return here & ~self.cards.left_bank

    # -- the piles

    def dismissible(self, segment: int) -> int:
        """The Townsfolk that can be dismissed there: the visible one, or the one printed on the board."""  # VIS-9.7
        c = self.tops[segment]
        return c if c != NONE else limits.FIRST_PRINTED + segment

    def transcribable(self, segment: int) -> int:
        """The Manuscript that can be transcribed there: the visible one, or the printed one."""  # VIS-13.5
        c = self.manuscript_tops[segment]
        return c if c != NONE else limits.TILES + segment

    # -- questions

    def require(self, seat: int, kind: int, about: int) -> None:
        if kind > kinds.ABILITY and len(self.tomes) > 0:
            require_in_saga(self, kind)
        else:
            require(self, seat, kind, about)

    def due(self) -> bool:
        """Whether somebody meets the goal of a Tome."""  # TOM-2.12
        return somebody_claims(self)

    def asks_openly(self, kind: int) -> bool:
        """Every question follows from what lies open: how many cards somebody holds, never which."""
        return True
