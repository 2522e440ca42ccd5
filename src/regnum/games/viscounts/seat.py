"""One player's board, cards and pieces, and what can be read off them."""

from regnum.games.viscounts.cards import Cards
from regnum.games.viscounts.codes import icons, limits, modifiers, things
from regnum.kernel.core.containers import NONE, Deck, Pile, Row, Set, bit, has, lowest
from regnum.kernel.lowering import state
from regnum.kernel.visibility import Owner, Public


@state
class Seat:
    """Everything that belongs to one player, or to the solo opponent."""

    deck: Deck
    """The draw pile."""
    hand: Owner[Pile]
    """In the order of their numbers."""
    discard: Public[Pile]
    """Lies face up; before the first shuffle it holds the cards with which a player begins."""
    board: Public[Row]
    """The cards on the three slots, the newest first."""
    icons: Public[Row]
    """How many of each icon all own cards have together, wherever they lie."""
    player_card: Public[int]
    town: Public[int]
    """Where the Viscount stands: three towns for each segment, outer left, outer right and inner."""
    goods: Public[Row]
    """Silver, Ink Wells, Gold, Stone."""
    unpaid: Public[int]
    paid: Public[int]
    acquired: Public[int]
    approved: Public[int]
    corruption: Public[int]
    """The space of the Corruption marker, 1 to 7; it is joined with the other one if both stand on one space."""
    virtue: Public[int]
    built: Public[Set]
    """The building slots that are uncovered."""
    sites: Public[Row]
    """For each building slot the spot on which its building stands, or none."""
    workers: Public[int]
    """The Workers in supply."""
    tier1: Public[Row]
    """Own Workers in the sections of the castle."""
    tier2: Public[Row]
    tier3: Public[int]
    manuscripts: Public[Set]
    favours: Public[Set]
    """Church Favour cards, by ribbon; in a saga the Tomes that help their owner after them."""

    # -- cards

    def cards_in_all(self) -> int:
        """How many cards a player has, wherever they lie."""  # VIS-6.9
        return self.deck.size + self.hand.size + self.discard.size + self.cards_on_board()

    def cards_on_board(self) -> int:
        n = 0
        for slot in range(limits.CARD_SLOTS):
            if self.board[slot] != NONE:
                n += 1
        return n

    def criminals(self, cards: Cards) -> int:
        """The Criminal Icons on the cards of the board: nothing else ever counts."""  # VIS-7.12, VIS-16.7, VIS-R.12
        n = 0
        for slot in range(limits.CARD_SLOTS):
            c = self.board[slot]
            if c != NONE:
                n += cards.icons[c * things.ICONS + icons.CRIMINAL]
        return n

    def answering(self, cards: Cards, moment: int) -> int:
        """The card slots whose ongoing ability answers to a moment, as a set."""  # VIS-6.5
        out = 0
        for slot in range(limits.CARD_SLOTS):
            c = self.board[slot]
            if c != NONE and cards.moment[c] == moment:
                out |= bit(slot)
        return out

    def hand_limit(self, cards: Cards) -> int:
        """How many cards are drawn up to, the Castle Leader left aside."""  # VIS-16.1
        n = limits.HAND
        for slot in range(things.SLOTS):
            if has(self.built, slot):
                n += cards.slot_hand[slot]
        return n

    def free_steps(self, cards: Cards) -> int:
        """Towns that the Viscount may move further for nothing."""  # VIS-8.2
        n = 0
        for slot in range(things.SLOTS):
            if has(self.built, slot):
                n += cards.slot_moves[slot]
        return n + self.helped(cards.tome_steps, 1, 0)  # TOM-2.40

    def helped(self, row: Row, each: int, at: int) -> int:
        """What the Tomes that lie with the Church Favours add to something; only a saga has any."""  # TOM-2.35
        n = 0
        left = self.favours >> things.FAVOURS
        while left != 0:
            n += row[lowest(left) * each + at]
            left &= left - 1
        return n

    # -- icons

    def icons_of(self, cards: Cards, icon: int) -> int:
        """Icons of one sort on cards, on empty card slots, on uncovered building slots and on Church Favours."""
        n = 0  # VIS-9.3, VIS-7.9
        for slot in range(limits.CARD_SLOTS):
            c = self.board[slot]
            if c != NONE:
                n += cards.icons[c * things.ICONS + icon]
            else:
                n += cards.empty_slot_icons[slot * things.ICONS + icon]
        for slot in range(things.SLOTS):
            if has(self.built, slot):
                n += cards.slot_icons[slot * things.ICONS + icon]
        for ribbon in range(things.FAVOURS):
            if has(self.favours, ribbon):
                n += cards.favour_icons[ribbon * things.ICONS + icon]
        return n

    def icons_for(self, cards: Cards, action: int, dismissed: int) -> int:
        """What counts for an action, a dismissed card included: Criminals are wild, conversions as good as can be.

        A Criminal is never better as a part of a conversion than as the icon itself.
        """  # VIS-5.8, VIS-9.8, VIS-9.15, VIS-R.20
        n = self.icons_of(cards, action) + self.icons_of(cards, icons.CRIMINAL)
        n += self.helped(cards.tome_icons, things.ACTIONS, action)  # TOM-2.40
        if dismissed != NONE:
            n += cards.icons[dismissed * things.ICONS + action] + cards.icons[dismissed * things.ICONS + icons.CRIMINAL]
        for slot in range(limits.CARD_SLOTS):
            c = self.board[slot]
            if c != NONE and cards.modifier[c] == modifiers.CONVERT_ICONS and cards.modified[c] == action:
                spare = self.icons_of(cards, cards.modifier_from[c])
                if dismissed != NONE:
                    spare += cards.icons[dismissed * things.ICONS + cards.modifier_from[c]]
                return n + spare // cards.modifier_takes[c] * cards.modifier_gives[c]  # each icon counts once
        return n

    def built_of(self, building: int) -> int:
        """How many buildings of a type stand on the main board."""
        n = 0
        for i in range(3):
            if has(self.built, building * 3 + i):
                n += 1
        return n

    def in_castle(self) -> int:
        """Own Workers in the castle."""
        n = self.tier3
        for section in range(things.SECTIONS):
            n += self.tier1[section] + self.tier2[section]
        return n
