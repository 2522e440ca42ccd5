"""Everything on a table of Paladins, and who may see it."""

from regnum.games.paladins.cards import Cards
from regnum.games.paladins.codes import actions, amounts, answers, attributes, kinds, limits, places, things
from regnum.games.paladins.legality import require
from regnum.games.paladins.seat import Seat
from regnum.games.paladins_coop.overlord import Overlord
from regnum.games.paladins_coop.perils import Perils
from regnum.games.paladins_saga.claims import require_token, somebody_claims
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.shelves import TomeBoard
from regnum.kernel.core.containers import NONE, Deck, Pile, Row, Set, bit, has
from regnum.kernel.core.machine import Kernel
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Public, Shared


@state
class Paladins(Kernel):
    """A game of Paladins of the West Kingdom."""

    cards: Shared[Cards]
    perils: Shared[Perils]
    """What the Overlord's Threats do and the King asks for; nothing where there is no Overlord."""
    lore: Shared[Lore]
    """What the Tomes of a saga are; nothing where none is told."""
    seats: Public[list[Seat]]
    """The players; in the solo game the opponent after them."""
    players: Public[int]
    round: Public[int]
    first: Public[int]
    """Who has the start marker."""
    current: Public[int]
    tax: Public[int]
    """The Silver in the tax supply."""
    tax_start: Public[int]
    townsfolk: Public[Row]
    town_deck: Deck
    town_discard: Public[Set]
    outsiders: Public[Row]
    outsider_deck: Deck
    outsider_discard: Public[Set]
    wall_deck: Deck
    suspicion_deck: Deck
    suspicion_discard: Public[Pile]
    tavern_deck: Deck
    taverns: Public[Set]
    """The Tavern cards that can still be taken."""
    tavern_discard: Public[Set]
    orders: Public[Row]
    order_deck: Deck
    """The King's Orders not turned up: those on the board and those left in the box; nobody knows which is which."""
    favours: Public[Row]
    favour_workers: Public[Row]
    favour_deck: Deck
    free: Public[Set]
    """The squares of the map that are open and empty."""
    schemes: Deck
    scheme_discard: Public[Pile]
    marker: Public[int]
    """The space of the solo opponent's resource marker, from 0."""
    stack: Public[Row]
    """The solo opponent's attributes; of those on one space, the later one lies higher."""
    overlord: Public[list[Overlord]]
    """What the Overlord does to players who play together; nothing where there is none."""
    tomes: Public[list[TomeBoard]]
    """The Tomes of a saga and everybody's shelf; nothing where none is told."""

    # -- looking at the table

    def after(self, p: int, i: int) -> int:
        """The i-th player to the left of p."""
        q = p + i
        return q - self.players if q >= self.players else q

    def place(self, p: int, zone: int) -> int:
        """The number of a seat's place."""
        return p * places.PER_SEAT + zone

    def is_rival(self, p: int) -> bool:
        """Whether p is the solo opponent."""
        return p >= self.players

    def has_rival(self) -> bool:
        """Whether there is a solo opponent."""
        return len(self.seats) > self.players

    def has_overlord(self) -> bool:
        """Whether all play together."""
        return len(self.overlord) > 0

    def reach(self, s: Seat, action: int) -> int:
        """The free squares within reach of a Monk or an Outpost."""  # PAL-6.2, PAL-6.10
        if action == actions.COMMISSION:
            return self.free & self.cards.faith_reach[s.attribute(self.cards, attributes.FAITH)]
        return self.free & self.cards.strength_reach[s.attribute(self.cards, attributes.STRENGTH)]

    def affordable_townsfolk(self, s: Seat, discarding: bool) -> int:
        """The answers by which a Townsfolk of the track can be paid for."""  # PAL-5.8, PAL-5.9, PAL-5.18
        out = 0
        cards = self.cards
        free = s.recruits_free(cards)
        for i in range(things.SLOTS):
            if self.townsfolk[i] == NONE:
                continue
            if free or cards.slot_silver[i] <= s.amounts[amounts.SILVER]:
                out |= bit(i)
            if not free and has(cards.slot_debt, i) and (cards.debt_for_discard or not discarding):
                out |= bit(answers.BY_DEBT + i)
        return out

    def attackable(self, s: Seat) -> int:
        """The slots with an Outsider whom the Strength at hand, with Silver for the rest, can attack."""  # PAL-6.17
        out = 0
        for i in range(limits.OUTSIDER_SLOTS):
            if self.outsiders[i] != NONE and s.strength_price(self.cards, i) <= s.amounts[amounts.SILVER]:
                out |= bit(i)
        return out

    def convertible(self, s: Seat) -> int:
        """The slots with an Outsider whom the Faith at hand can convert."""  # PAL-6.19
        out = 0
        faith = s.attribute(self.cards, attributes.FAITH)
        for i in range(limits.OUTSIDER_SLOTS):
            if self.outsiders[i] != NONE and self.cards.outsider_faith[i] <= faith:
                out |= bit(i)
        return out

    def require(self, seat: int, kind: int, about: int) -> None:
        if kind > kinds.KEEP and len(self.tomes) > 0:
            require_token(self)
        else:
            require(self, seat, kind, about)

    def due(self) -> bool:
        """Whether somebody meets the goal of a Tome."""  # TOM-2.12
        return somebody_claims(self)
