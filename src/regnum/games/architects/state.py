"""Everything on a table of Architects, and who may see it."""

from regnum.games.architects.cards import Cards
from regnum.games.architects.codes import kinds, limits, places
from regnum.games.architects.legality import require
from regnum.games.architects.redealing import deal_anew
from regnum.games.architects.seat import Seat
from regnum.games.architects_coop.plans import Plans
from regnum.games.architects_coop.plots import Plots
from regnum.games.architects_saga.claims import require_token, somebody_claims
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.shelves import TomeBoard
from regnum.games.west_kingdom.rows import filled
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import Deck, Pile, Row, Set, Spread
from regnum.kernel.core.machine import Kernel
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Public, Shared


@state
class Architects(Kernel):
    """A game of Architects of the West Kingdom."""

    cards: Shared[Cards]
    plots: Shared[Plots]
    """What the Overlord's cards do; nothing where there is none."""
    lore: Shared[Lore]
    """What the Tomes of a saga are; nothing where none is told."""
    seats: Public[list[Seat]]
    """The players; an opponent who plays from the Scheme cards after them."""
    players: Public[int]
    opponent: Public[int]
    """Who it is, or nobody."""
    first: Public[int]
    current: Public[int]
    turn: Public[int]
    """How many turns have begun."""
    last_turns: Public[int]
    """How many turns are left once the Guildhall is full; none before."""
    resets: Public[int]
    """How many Black Market Resets this turn has set off."""
    extra: Public[int]
    """How many more Workers may go to the Guildhall at once."""
    tax: Public[int]
    """The Silver above the Tax Stand."""
    display: Public[Row]
    """The Apprentices who can be hired, the upper row first."""
    coins: Public[Row]
    """The Silver that lies on each of them."""
    apprentice_deck: Deck
    apprentice_under: Public[Pile]
    """Those put under the pile: everybody knows them."""
    building_deck: Deck
    building_under: Public[Spread]
    """The Buildings put under the pile, each known to who put it there."""
    under_ends: Public[Row]
    """1 for the last of the cards that were put there at once: their order is nobody's."""
    small_pile: Set
    """The Black Market cards with their small side up; which one is next of those that look alike, nobody knows."""
    small_side: Public[int]
    """The small side that lies up, named by the first card that has it."""
    large: Public[int]
    """The card whose large side lies up."""
    turned: Public[Set]
    """The cards under it."""
    market: Public[Row]
    """Whose Worker stands on each space of the Black Market."""
    guildhall: Public[Row]
    """Whose Worker stands on each space of the Guildhall."""
    hall: Public[int]
    """How many of its spaces are taken."""
    reward_deck: Deck
    """The Rewards: those on the table and those left in the box, for nobody knows which is which."""
    rewards: Public[int]
    """How many of them are on the table."""
    rewards_used: Public[Pile]
    schemes: Deck
    future: Deck
    scheme_discard: Public[Pile]
    plans: Public[list[Plans]]
    """What the Overlord has in store; nothing where there is none."""
    tomes: Public[list[TomeBoard]]
    """The Tomes of a saga and everybody's shelf; nothing where none is told."""

    # -- looking at the table

    def after(self, p: int, i: int) -> int:
        """The i-th to act after p: to the left; an opponent when all players have had a turn."""  # ARC-2.10, ARC-16.20
        if len(self.seats) == self.players:
            return (p + i) % self.players
        at = self.players if self.is_opponent(p) else (p - self.first + self.players) % self.players
        at = (at + i) % len(self.seats)
        return at if at == self.players else (self.first + at) % self.players

    def compared(self) -> int:
        """How many boards are compared with each other, and lose Virtue or take Debts together."""  # TOM-3.72
        return len(self.seats) if self.cards.rival_counts else self.players

    def place(self, p: int, zone: int) -> int:
        """The number of a seat's place."""
        return p * places.PER_SEAT + zone

    def is_opponent(self, p: int) -> bool:
        return p >= self.players

    def spaces(self) -> int:
        """How many spaces the Guildhall has at this table."""  # ARC-2.15
        return len(self.guildhall)

    def is_full(self) -> bool:
        return self.hall >= len(self.guildhall)

    def shown(self) -> int:
        """The slots of the display in which a card lies."""
        return filled(self.display, limits.SLOTS)

    def pile_of_buildings(self) -> int:
        """How many Buildings the pile holds."""
        return self.building_deck.size + self.building_under.size

    def captured_of(self, p: int) -> int:
        """How many of a player's Workers are on the boards of others."""
        n = 0
        for q in range(len(self.seats)):
            n += self.seats[q].captives[p]
        return n

    def on_level(self, level: int) -> int:
        """How many stand on a level of the Cathedral."""  # ARC-11.7
        n = 0
        for q in range(len(self.seats)):
            if self.seats[q].cathedral == level:
                n += 1
        return n

    def require(self, seat: int, kind: int, about: int) -> None:
        if kind > kinds.END_ORDER and len(self.tomes) > 0:
            require_token(self)
        else:
            require(self, seat, kind, about)

    def due(self) -> bool:
        """Whether somebody meets the goal of a Tome."""  # TOM-2.12
        return somebody_claims(self)

    def asks_openly(self, kind: int) -> bool:
        """Whether everybody could tell that it would be asked: nothing but hands of Buildings is hidden."""
        if kind > kinds.END_ORDER:
            return len(self.tomes) > 0
        return kind != kinds.HAND_LIMIT and kind != kinds.BUILD and kind != kinds.GIVE

    # -- tables as they might be

    def determinise(self, seat: int, chance: Chance) -> None:
        """Deals anew what a seat cannot know."""
        closed = not self.plots.open_hands  # TOM-3.73
        deal_anew(self.seats, self.building_deck, self.building_under, self.plans, seat, closed, chance)
        self.chance = chance.spawn(self.chance.surprises)
