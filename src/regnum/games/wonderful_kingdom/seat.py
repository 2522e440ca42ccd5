"""What one player has, and what can be read off it: sites, hosts, production, constructed cards of a type."""

from typing import Final

from regnum.games.wonderful_kingdom.amounts import FROZEN, ONE_OF_EACH, how_many
from regnum.games.wonderful_kingdom.cards import Cards
from regnum.games.wonderful_kingdom.codes import resources, things
from regnum.kernel.core.containers import NONE, Bag, Pile, Row, Spread, bit, lowest
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Owner, Public

MANY_HOSTS: Final = 99
"""Where no frost giant waits, any host may be spared."""


@state
class Seat:
    """One player's cards, cubes and tokens."""

    hand: Owner[Pile]
    """In rising order: the order of a hand means nothing."""
    offered: Owner[int]
    """The card picked for an offer and not laid yet, or NONE."""
    choice: Public[Spread]
    """The choice area; who laid a card face down still knows it, who took it does not."""
    sites: Public[Pile]
    """Cards under construction."""
    spaces: Public[Row]
    """For each of them its free spaces, four bits for each kind, and whether it is frozen."""
    built: Public[Bag]
    """Constructed cards."""
    woes: Public[Pile]
    """Calamities in the duchy, or threats in the construction area."""
    advisors: Public[Pile]
    aside: Owner[Pile]
    """Advisors drawn at the set-up (the one not kept stays here, out of the game), or cards looked at in a search."""
    discarded: Public[Pile]
    """What was discarded in a simultaneous part that still runs."""
    alchemy: Public[Row]
    """Cubes in the alchemy area by resource, and those whose kind does not matter."""
    soldiers: Public[int]
    camp: Public[int]
    krystallium: Public[int]
    traps: Public[int]
    used: Public[int]
    """The abilities used this round, as a set of advisors, and the vision token."""
    cubes: Public[int]
    """Produced cubes of the running step that are not placed yet."""
    produced: Public[int]
    """What the running step's production was; -1 before it."""
    covered: Public[int]
    """Covered icons of the duchy card, four bits for each resource."""
    gifts: Public[int]
    """Cubes that the shadows give to the opponent when the running part ends."""
    steps: Public[int]
    """The set of the quest steps completed."""
    raced: Public[int]
    """Those among them completed in the part that runs."""
    vision: Public[int]
    duchy: Public[int]
    threat: Public[int]
    """The card that the player adds to the hand each round: the calamity, or that of the own threat deck."""

    # -- sites

    def site(self, cards: Cards, i: int) -> int:
        """The number of the site at a place of the construction area: a card's copies count in their order there."""
        c = self.sites.at(i)
        n = cards.first_site[c]
        for k in range(i):
            if self.sites.at(k) == c:
                n += 1
        return n

    def place_of(self, cards: Cards, site: int) -> int:
        """The place of a site in the construction area."""
        c = cards.site_card[site]
        n = cards.first_site[c]
        for i in range(self.sites.size):
            if self.sites.at(i) == c:
                if n == site:
                    return i
                n += 1
        raise ValueError("there is no such site")

    def has_room(self, i: int, spaces: int, spared: bool) -> bool:
        """Whether a site has such a free space; `spared` leaves out the last space of all."""
        left = self.spaces[i]
        return left & spaces != 0 and not (spared and left & (left - 1) == 0 and left & ONE_OF_EACH != 0)

    def site_below(self, cards: Cards, spaces: int, last: int) -> int:
        """The greatest number below the last of a site with such a free space, or NONE."""
        found = NONE
        for i in range(self.sites.size):
            if self.spaces[i] & spaces != 0:
                n = self.site(cards, i)
                if found < n < last:
                    found = n
        return found

    def has_space(self, spaces: int, spared: bool) -> bool:
        """Whether there is a site with such free spaces."""
        for i in range(self.sites.size):
            if self.has_room(i, spaces, spared):
                return True
        return False

    def thawed(self) -> int:
        """How many cards under construction are not frozen."""
        n = 0
        for i in range(self.sites.size):
            if self.spaces[i] < FROZEN:
                n += 1
        return n

    def lone_giants(self) -> int:
        """Frost giants that lie under no card."""
        return self.woes.count(things.FROST_GIANT) - (self.sites.size - self.thawed())

    # -- the choice area in planning

    def to_plan(self) -> int:
        """The set of the development and treasure cards in the choice area."""
        out = 0
        for i in range(self.choice.size):
            c = self.choice.at(i)
            if c < things.CALAMITY:
                out |= bit(c)
        return out

    def waiting(self, c: int) -> int:
        """How many copies of a card lie in the choice area."""
        n = 0
        for i in range(self.choice.size):
            if self.choice.at(i) == c:
                n += 1
        return n

    def hosts_to_spare(self) -> int:
        """How many possible hosts there are more than frost giants waiting; many if none waits."""  # IWK-9.34
        giants = 0
        hosts = 0
        for i in range(self.choice.size):
            c = self.choice.at(i)
            if c == things.FROST_GIANT:
                giants += 1
            elif c < things.DEVELOPMENTS:
                hosts += 1
        if giants == 0:
            return MANY_HOSTS
        return hosts + self.thawed() - giants

    # -- the duchy

    def counted(self, of: int) -> int:
        """How many constructed cards belong to a set."""
        n = 0
        left = self.built.kinds & of
        while left != 0:
            n += self.built.count(lowest(left))
            left &= left - 1
        return n

    def icons(self, cards: Cards, side: int, r: int) -> int:
        """Uncovered icons of a resource on the duchy card."""  # IWK-9.27
        return cards.icons[(2 * self.duchy + side) * resources.BASIC + r] - how_many(self.covered, r)

    def production(self, cards: Cards, side: int, r: int) -> int:
        """Cubes of a resource that the duchy card and the constructed cards produce."""  # IWK-6.3, IWK-6.5
        n = self.icons(cards, side, r)
        left = self.built.kinds
        while left != 0:
            c = lowest(left)
            left &= left - 1
            each = cards.makes[c * resources.BASIC + r]
            per = cards.makes_per[c * resources.BASIC + r]
            if per != 0:
                for t in range(resources.BASIC):
                    many = how_many(per, t)
                    if many != 0:
                        each += many * self.counted(cards.types[t])
            n += each * self.built.count(c)
        return n

    def alchemy_cubes(self) -> int:
        n = 0
        for r in range(resources.BASIC + 1):
            n += self.alchemy[r]
        return n

    # -- advisors

    def held(self) -> int:
        """The set of the own advisors."""
        out = 0
        for i in range(self.advisors.size):
            a = self.advisors.at(i) - things.FIRST_ADVISOR
            out |= bit(a)
        return out
