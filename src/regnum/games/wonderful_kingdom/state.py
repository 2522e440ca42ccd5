"""Everything on the table, who may see it, and which answers each question allows."""

from regnum.games.wonderful_kingdom.amounts import all_of, how_many
from regnum.games.wonderful_kingdom.asking import (
    EVERY,
    FOUR,
    all_but_last,
    foes,
    high_cards,
    low_cards,
    require_advisors,
    require_building,
    require_conversion,
    require_cube,
    require_fight,
    require_payment,
    require_site,
    require_space,
    require_steps,
)
from regnum.games.wonderful_kingdom.cards import Cards
from regnum.games.wonderful_kingdom.codes import (
    answers,
    deeds,
    free,
    kinds,
    limits,
    modules,
    places,
    reasons,
    resources,
    things,
)
from regnum.games.wonderful_kingdom.redealing import deal_anew
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.kernel.chance import Chance
from regnum.kernel.containers import Bag, Deck, Pile, Spread, bit, has
from regnum.kernel.lowering import state
from regnum.kernel.machine import WORD, Kernel
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
        where = spot // limits.SPOTS
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

    # -- what each question allows

    def require(self, seat: int, kind: int, about: int) -> None:
        me = self.seats[seat]
        if kind == kinds.PRODUCE or kind == kinds.FIGHT or kind == kinds.OVERSEE:
            self.require_action(me, kind, about)
        elif kind == kinds.PLAN:
            self.require_plan(me)
        elif kind == kinds.CUBE:
            require_cube(self, me, self.cards, about, me.hosts_to_spare() <= 0)
        elif kind == kinds.OFFER or kind == kinds.CHOOSE or kind == kinds.END_TURN:
            self.require_turn(me, kind)
        elif kind == kinds.WHERE:
            self.among(FOUR)
            if me.traps == 0:
                self.need(~(bit(answers.LEFT_DOWN) | bit(answers.RIGHT_DOWN)), reasons.NO_TRAP)
        elif kind == kinds.KRYSTALLIUM_AS:
            require_space(
                self, me.spaces[me.place_of(self.cards, about)], resources.KRYSTALLIUM + 1, reasons.NO_KRYSTALLIUM_SPACE
            )
        elif kind >= kinds.HOST and kind <= kinds.ARTISAN:
            require_site(self, me, self.cards, kind)
        elif kind == kinds.SHADOWS:
            self.among(me.to_plan())
        elif kind == kinds.THIEVES or kind == kinds.UNCOVER:
            self.among(FOUR)
            icons = 0
            for r in range(resources.BASIC):
                n = me.icons(self.cards, self.side, r) if kind == kinds.THIEVES else how_many(me.covered, r)
                if n > 0:
                    icons |= bit(r)
            self.need(icons, reasons.NO_ICON if kind == kinds.THIEVES else reasons.NOT_COVERED)
        else:
            self.require_rare(seat, me, kind, about)

    def require_rare(self, seat: int, me: Seat, kind: int, about: int) -> None:
        """The questions of advisors, quests, tokens and searches."""
        if kind == kinds.KEEP_ADVISOR:
            out = 0
            for i in range(me.aside.size):
                out |= bit(me.aside.at(i) - things.FIRST_ADVISOR)
            self.among(out)
        elif kind == kinds.CARTOGRAPHER:
            self.among(3)
            if self.left.size != self.right.size:
                self.need(1 if self.left.size < self.right.size else 2, reasons.NOT_FEWER)
        elif kind == kinds.EMINENCE:
            self.require_spots(seat, 2 * len(self.seats), reasons.FACE_UP)
        elif kind == kinds.VISION:
            self.require_spots(seat, 2, reasons.FACE_UP_LOOKED)
        elif kind == kinds.TRAP:
            self.require_spots(seat, 2, reasons.FACE_UP_UNMASKED)
        elif kind == kinds.CAPTAIN or kind == kinds.GAMBLER:
            self.require_spots(seat, 2, 0)
        elif kind == kinds.SEARCH or kind == kinds.SEER:
            self.among(bit(answers.YES) | bit(answers.NO))
        elif kind == kinds.GIVE_UP:
            self.require_given_up(about & 1, about >> 1)
        elif kind == kinds.KEEP_CARD:
            self.among_wide(low_cards(me.aside), high_cards(me.aside))
        elif kind == kinds.OVERSEER_CUBE:
            require_space(self, me.spaces[me.place_of(self.cards, about)], resources.BASIC, reasons.NO_OVERSEER_SPACE)
        elif kind == kinds.PAY:
            require_payment(self, me, self.cards.step_cost[self.quest + (about >> 3)], about & 7)
        elif kind == kinds.CONVERT:
            require_conversion(self, me, about)

    def require_given_up(self, area: int, least: int) -> None:
        """The two open cards that a search costs, one after the other."""  # IWK-12.9
        can = self.searchable(area)
        self.among(bit(self.area(area).size) - 1)
        self.need(can, reasons.NOT_SEARCHED)
        self.need(~(bit(least) - 1), reasons.SEARCH_ORDER)
        if least == 0:
            self.need(all_but_last(can), reasons.NOT_TWO)

    def require_spots(self, seat: int, areas: int, face_up: int) -> None:
        """Cards lying in the first so many areas; with a reason why not those face up, only those face down."""
        low = 0
        high = 0
        low_down = 0
        high_down = 0
        for where in range(areas):
            cards = self.spot(seat, where * limits.SPOTS)
            for k in range(cards.size):
                n = where * limits.SPOTS + k
                b = bit(n) if n < WORD else bit(n - WORD)
                if n < WORD:
                    low |= b
                else:
                    high |= b
                if cards.is_face_down(k):
                    if n < WORD:
                        low_down |= b
                    else:
                        high_down |= b
        self.among_wide(low, high)
        if face_up != 0:
            self.need_wide(low_down, high_down, face_up)

    def face_down(self, places: int) -> bool:
        """Whether a card lies face down in the offering areas, or in the choice areas too."""
        for where in range(min(places, 2 * len(self.seats))):
            cards = self.spot(0, where * limits.SPOTS)
            for k in range(cards.size):
                if cards.is_face_down(k):
                    return True
        return False

    def require_turn(self, me: Seat, kind: int) -> None:
        """A turn of the choice phase: an offer or a choice, and what may be done beside it."""
        low = 0
        own = 0
        if kind == kinds.OFFER:
            low = low_cards(me.hand)
            own = high_cards(me.hand)
        elif kind == kinds.CHOOSE:
            low = 3
        if me.vision > 0:
            own |= bit(answers.TURN_VISION - WORD)
        if self.solo() and kind == kinds.CHOOSE:
            own |= bit(answers.TURN_TRAP - WORD)
        self.require_free(me, kind, 0, low, own, answers.TURN_FREE - WORD)
        if kind != kinds.END_TURN:
            self.high &= ~bit(answers.TURN_DONE - WORD)
        if has(me.used, deeds.VISION_USED):
            self.need_wide(EVERY, ~bit(answers.TURN_VISION - WORD), reasons.VISION_SPENT)
        if me.traps == 0:
            self.need_wide(EVERY, ~bit(answers.TURN_TRAP - WORD), reasons.TOKEN_SPENT)
        if not self.face_down(2):
            self.need_wide(EVERY, ~bit(answers.TURN_VISION - WORD), reasons.NOTHING_TO_LOOK_AT)
            self.need_wide(EVERY, ~bit(answers.TURN_TRAP - WORD), reasons.NOTHING_TO_TURN_UP)

    # -- planning, production, fights

    def require_plan(self, me: Seat) -> None:
        """Build or recycle a card of the choice area, or do one of the things that are always free."""  # IWK-14.7
        planned = me.to_plan()
        cards = planned & (bit(things.DEVELOPMENTS) - 1)
        low = cards | (planned & (bit(WORD - answers.RECYCLE) - 1)) << answers.RECYCLE
        high = planned >> (WORD - answers.RECYCLE)
        giants = me.waiting(things.FROST_GIANT)
        if giants > 0:
            high |= bit(answers.HOST_GIANT - WORD)
        self.require_free(me, kinds.PLAN, 0, low, high, answers.PLAN_FREE - WORD)
        if giants > 0:
            if me.hosts_to_spare() <= 0:
                recycled = (cards & (bit(WORD - answers.RECYCLE) - 1)) << answers.RECYCLE
                self.need_wide(~recycled, ~(cards >> (WORD - answers.RECYCLE)), reasons.NEEDS_HOST)
            if me.thawed() == 0:
                self.need_wide(EVERY, ~bit(answers.HOST_GIANT - WORD), reasons.NO_HOST)
        if planned != 0:
            self.need_wide(EVERY, ~bit(answers.PLAN_FREE + free.CONFIRM - WORD), reasons.CARDS_LEFT)
        elif giants > 0 and me.thawed() > 0:
            self.need_wide(EVERY, ~bit(answers.PLAN_FREE + free.CONFIRM - WORD), reasons.GIANT_WAITS)

    def require_action(self, me: Seat, kind: int, about: int) -> None:
        """A production step, the end of production, or a fight."""  # IWK-14.8
        cards = self.cards
        low = 0
        high = 0
        if kind == kinds.PRODUCE:
            if me.cubes > 0:
                # who asks why not may ask about any site
                spaces = EVERY if self.asked >= 0 else all_of(about)
                low = me.low_sites(cards, spaces, False)
                high = me.high_sites(cards, spaces, False) | bit(answers.ALCHEMY - WORD)
        elif kind == kinds.FIGHT:
            low = me.low_freed(cards, False)
            high = me.high_freed(cards, False) | foes(me)
        self.require_free(me, kind, about, low, high, answers.ACT_FREE - WORD)
        if kind == kinds.PRODUCE:
            if me.cubes > 0:
                self.need_wide(EVERY, ~bit(answers.ACT_FREE + free.CONFIRM - WORD), reasons.CUBES_LEFT)
                if self.asked >= 0:
                    spaces = all_of(about)
                    others = ~(bit(answers.ALCHEMY - WORD) - 1)
                    self.need_wide(
                        me.low_sites(cards, spaces, False),
                        me.high_sites(cards, spaces, False) | others,
                        reasons.NO_SPACE,
                    )
        elif kind == kinds.FIGHT:
            require_fight(self, me, cards)

    def require_free(self, me: Seat, kind: int, about: int, low: int, high: int, at: int) -> None:
        """What is asked, and what a player may do at any moment beside it, in the second word."""  # IWK-7.8
        choosing = kind == kinds.OFFER or kind == kinds.CHOOSE or kind == kinds.END_TURN
        building = me.sites.size > 0 and not (choosing and self.module == modules.THREATS)
        wish = bit(free.CONFIRM)
        if building:
            wish |= bit(free.KRYSTALLIUM) | bit(free.SOLDIER) | bit(free.SCRAP)
        if self.module == modules.QUESTS:
            wish |= FOUR << free.QUEST | bit(free.CONVERT)
        elif self.module == modules.ADVISORS:
            wish |= me.held() << free.ADVISOR
        self.among_wide(low, high | wish << at)
        if building:
            require_building(self, me, kind == kinds.PLAN and me.hosts_to_spare() <= 0, at)
        if self.module == modules.QUESTS:
            require_steps(self, me, self.cards, self.quest, at + free.QUEST, at + free.CONVERT)
        elif self.module == modules.ADVISORS and me.advisors.size > 0:
            offered = choosing and self.left.size + self.right.size > 0
            hidden = choosing and self.face_down(4)
            require_advisors(self, me, self.cards, kind, about, at + free.ADVISOR, offered, hidden)

    # -- tables as they might be

    def determinise(self, seat: int, chance: Chance) -> None:
        """Deals anew what a seat cannot know."""
        deal_anew(self.seats, self.left, self.right, self.risk, self.deck, seat, chance)
        self.chance = chance.spawn(self.chance.surprises)
