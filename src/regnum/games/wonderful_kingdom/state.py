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
    ACT_FREE,
    ADVICE,
    AFTER,
    ALCHEMY,
    ARTISAN,
    BASIC,
    CALAMITY,
    CAPTAIN,
    CARDS_LEFT,
    CARTOGRAPHER,
    CHOOSE,
    CONVERT,
    CUBE,
    CUBES_LEFT,
    DEVELOPMENTS,
    EMINENCE,
    F_ADVISOR,
    F_CONFIRM,
    F_CONVERT,
    F_KRYSTALLIUM,
    F_QUEST,
    F_SCRAP,
    F_SOLDIER,
    FACE_UP,
    FACE_UP_LOOKED,
    FACE_UP_UNMASKED,
    FIGHT,
    FIRST_ADVISOR,
    GAMBLER,
    GIANT,
    GIANT_WAITS,
    GIVE_UP,
    HOST,
    HOST_GIANT,
    KEEP,
    KRYSTALLIUM,
    KRYSTALLIUM_AS,
    LEFT_DOWN,
    NEEDS_HOST,
    NO,
    NO_HOST,
    NO_ICON,
    NO_KRYSTALLIUM_SPACE,
    NO_OVERSEER_SPACE,
    NO_SPACE,
    NO_TRAP,
    NOT_COVERED,
    NOT_FEWER,
    NOT_SEARCHED,
    NOT_TWO,
    NOTHING_TO_LOOK_AT,
    NOTHING_TO_TURN_UP,
    OFFER,
    OVERSEE,
    OVERSEER_CUBE,
    PAY,
    PLACES_PER_SEAT,
    PLAN,
    PLAN_FREE,
    PRODUCE,
    QUESTS,
    RECYCLE,
    RIGHT_DOWN,
    SEARCH,
    SEARCH_ORDER,
    SEER,
    SHADOWS,
    SPOTS,
    T_DONE,
    T_TRAP,
    T_VISION,
    TAKE_UP,
    THIEVES,
    THREATS,
    TOKEN_SPENT,
    TRAP,
    TURN_FREE,
    UNCOVER,
    VISION,
    VISION_SPENT,
    VISION_USED,
    WHERE,
    YES,
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
        return p * PLACES_PER_SEAT + zone

    def spot(self, seat: int, spot: int) -> Spread:
        """The place that a spot names: an offering area, the own choice area or the other's."""
        where = spot // SPOTS
        if where < 2:
            return self.area(where)
        return self.seats[seat if where == 2 else 1 - seat].choice

    def searchable(self, i: int) -> int:
        """The cards of an area that a search may discard, as a set of their numbers there."""  # IWK-12.9, IWK-12.10
        area = self.area(i)
        out = 0
        for k in range(area.size):
            c = area.at(k)
            if not area.is_face_down(k) and (c < CALAMITY or c >= FIRST_ADVISOR):
                out |= bit(k)
        return out

    # -- what each question allows

    def require(self, seat: int, kind: int, about: int) -> None:
        me = self.seats[seat]
        if kind == PRODUCE or kind == FIGHT or kind == OVERSEE:
            self.require_action(me, kind, about)
        elif kind == PLAN:
            self.require_plan(me)
        elif kind == CUBE:
            require_cube(self, me, self.cards, about, me.hosts_to_spare() <= 0)
        elif kind == OFFER or kind == CHOOSE or kind == AFTER:
            self.require_turn(me, kind)
        elif kind == WHERE:
            self.among(FOUR)
            if me.traps == 0:
                self.need(~(bit(LEFT_DOWN) | bit(RIGHT_DOWN)), NO_TRAP)
        elif kind == KRYSTALLIUM_AS:
            require_space(self, me.spaces[me.place_of(self.cards, about)], KRYSTALLIUM + 1, NO_KRYSTALLIUM_SPACE)
        elif kind >= HOST and kind <= ARTISAN:
            require_site(self, me, self.cards, kind)
        elif kind == SHADOWS:
            self.among(me.to_plan())
        elif kind == THIEVES or kind == UNCOVER:
            self.among(FOUR)
            icons = 0
            for r in range(BASIC):
                n = me.icons(self.cards, self.side, r) if kind == THIEVES else how_many(me.covered, r)
                if n > 0:
                    icons |= bit(r)
            self.need(icons, NO_ICON if kind == THIEVES else NOT_COVERED)
        else:
            self.require_rare(seat, me, kind, about)

    def require_rare(self, seat: int, me: Seat, kind: int, about: int) -> None:
        """The questions of advisors, quests, tokens and searches."""
        if kind == KEEP:
            out = 0
            for i in range(me.aside.size):
                out |= bit(me.aside.at(i) - FIRST_ADVISOR)
            self.among(out)
        elif kind == CARTOGRAPHER:
            self.among(3)
            if self.left.size != self.right.size:
                self.need(1 if self.left.size < self.right.size else 2, NOT_FEWER)
        elif kind == EMINENCE:
            self.require_spots(seat, 2 * len(self.seats), FACE_UP)
        elif kind == VISION:
            self.require_spots(seat, 2, FACE_UP_LOOKED)
        elif kind == TRAP:
            self.require_spots(seat, 2, FACE_UP_UNMASKED)
        elif kind == CAPTAIN or kind == GAMBLER:
            self.require_spots(seat, 2, 0)
        elif kind == SEARCH or kind == SEER:
            self.among(bit(YES) | bit(NO))
        elif kind == GIVE_UP:
            self.require_given_up(about & 1, about >> 1)
        elif kind == TAKE_UP:
            self.among_wide(low_cards(me.aside), high_cards(me.aside))
        elif kind == OVERSEER_CUBE:
            require_space(self, me.spaces[me.place_of(self.cards, about)], BASIC, NO_OVERSEER_SPACE)
        elif kind == PAY:
            require_payment(self, me, self.cards.step_cost[self.quest + (about >> 3)], about & 7)
        elif kind == CONVERT:
            require_conversion(self, me, about)

    def require_given_up(self, area: int, least: int) -> None:
        """The two open cards that a search costs, one after the other."""  # IWK-12.9
        can = self.searchable(area)
        self.among(bit(self.area(area).size) - 1)
        self.need(can, NOT_SEARCHED)
        self.need(~(bit(least) - 1), SEARCH_ORDER)
        if least == 0:
            self.need(all_but_last(can), NOT_TWO)

    def require_spots(self, seat: int, places: int, face_up: int) -> None:
        """Cards lying in the first so many places; with a reason why not those face up, only those face down."""
        low = 0
        high = 0
        low_down = 0
        high_down = 0
        for where in range(places):
            cards = self.spot(seat, where * SPOTS)
            for k in range(cards.size):
                n = where * SPOTS + k
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
            cards = self.spot(0, where * SPOTS)
            for k in range(cards.size):
                if cards.is_face_down(k):
                    return True
        return False

    def require_turn(self, me: Seat, kind: int) -> None:
        """A turn of the choice phase: an offer or a choice, and what may be done beside it."""
        low = 0
        own = 0
        if kind == OFFER:
            low = low_cards(me.hand)
            own = high_cards(me.hand)
        elif kind == CHOOSE:
            low = 3
        if me.vision > 0:
            own |= bit(T_VISION - WORD)
        if self.solo() and kind == CHOOSE:
            own |= bit(T_TRAP - WORD)
        self.require_free(me, kind, 0, low, own, TURN_FREE - WORD)
        if kind != AFTER:
            self.high &= ~bit(T_DONE - WORD)
        if has(me.used, VISION_USED):
            self.need_wide(EVERY, ~bit(T_VISION - WORD), VISION_SPENT)
        if me.traps == 0:
            self.need_wide(EVERY, ~bit(T_TRAP - WORD), TOKEN_SPENT)
        if not self.face_down(2):
            self.need_wide(EVERY, ~bit(T_VISION - WORD), NOTHING_TO_LOOK_AT)
            self.need_wide(EVERY, ~bit(T_TRAP - WORD), NOTHING_TO_TURN_UP)

    # -- planning, production, fights

    def require_plan(self, me: Seat) -> None:
        """Build or recycle a card of the choice area, or do one of the things that are always free."""  # IWK-14.7
        planned = me.to_plan()
        cards = planned & (bit(DEVELOPMENTS) - 1)
        low = cards | (planned & (bit(WORD - RECYCLE) - 1)) << RECYCLE
        high = planned >> (WORD - RECYCLE)
        giants = me.waiting(GIANT)
        if giants > 0:
            high |= bit(HOST_GIANT - WORD)
        self.require_free(me, PLAN, 0, low, high, PLAN_FREE - WORD)
        if giants > 0:
            if me.hosts_to_spare() <= 0:
                recycled = (cards & (bit(WORD - RECYCLE) - 1)) << RECYCLE
                self.need_wide(~recycled, ~(cards >> (WORD - RECYCLE)), NEEDS_HOST)
            if me.thawed() == 0:
                self.need_wide(EVERY, ~bit(HOST_GIANT - WORD), NO_HOST)
        if planned != 0:
            self.need_wide(EVERY, ~bit(PLAN_FREE + F_CONFIRM - WORD), CARDS_LEFT)
        elif giants > 0 and me.thawed() > 0:
            self.need_wide(EVERY, ~bit(PLAN_FREE + F_CONFIRM - WORD), GIANT_WAITS)

    def require_action(self, me: Seat, kind: int, about: int) -> None:
        """A production step, the end of production, or a fight."""  # IWK-14.8
        cards = self.cards
        low = 0
        high = 0
        if kind == PRODUCE:
            if me.cubes > 0:
                # who asks why not may ask about any site
                spaces = EVERY if self.asked >= 0 else all_of(about)
                low = me.low_sites(cards, spaces, False)
                high = me.high_sites(cards, spaces, False) | bit(ALCHEMY - WORD)
        elif kind == FIGHT:
            low = me.low_freed(cards, False)
            high = me.high_freed(cards, False) | foes(me)
        self.require_free(me, kind, about, low, high, ACT_FREE - WORD)
        if kind == PRODUCE:
            if me.cubes > 0:
                self.need_wide(EVERY, ~bit(ACT_FREE + F_CONFIRM - WORD), CUBES_LEFT)
                if self.asked >= 0:
                    spaces = all_of(about)
                    others = ~(bit(ALCHEMY - WORD) - 1)
                    self.need_wide(
                        me.low_sites(cards, spaces, False), me.high_sites(cards, spaces, False) | others, NO_SPACE
                    )
        elif kind == FIGHT:
            require_fight(self, me, cards)

    def require_free(self, me: Seat, kind: int, about: int, low: int, high: int, at: int) -> None:
        """What is asked, and what a player may do at any moment beside it, in the second word."""  # IWK-7.8
        choosing = kind == OFFER or kind == CHOOSE or kind == AFTER
        building = me.sites.size > 0 and not (choosing and self.module == THREATS)
        wish = bit(F_CONFIRM)
        if building:
            wish |= bit(F_KRYSTALLIUM) | bit(F_SOLDIER) | bit(F_SCRAP)
        if self.module == QUESTS:
            wish |= FOUR << F_QUEST | bit(F_CONVERT)
        elif self.module == ADVICE:
            wish |= me.held() << F_ADVISOR
        self.among_wide(low, high | wish << at)
        if building:
            require_building(self, me, kind == PLAN and me.hosts_to_spare() <= 0, at)
        if self.module == QUESTS:
            require_steps(self, me, self.cards, self.quest, at + F_QUEST, at + F_CONVERT)
        elif self.module == ADVICE and me.advisors.size > 0:
            offered = choosing and self.left.size + self.right.size > 0
            hidden = choosing and self.face_down(4)
            require_advisors(self, me, self.cards, kind, about, at + F_ADVISOR, offered, hidden)

    # -- tables as they might be

    def determinise(self, seat: int, chance: Chance) -> None:
        """Deals anew what a seat cannot know."""
        deal_anew(self.seats, self.left, self.right, self.risk, self.deck, seat, chance)
        self.chance = chance.spawn(self.chance.surprises)
