"""Everything on the table, who may see it, and which answers each question allows."""

from regnum.games.wonderful_kingdom.amounts import all_of, how_many
from regnum.games.wonderful_kingdom.asking import (
    FOUR,
    all_but_last,
    offer_cards,
    offer_fights,
    offer_sites,
    require_advisors,
    require_building,
    require_conversion,
    require_cube,
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
    modules,
    payments,
    places,
    reasons,
    resources,
    searches,
    spots,
    things,
)
from regnum.games.wonderful_kingdom.redealing import deal_anew
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.kernel.chance import Chance
from regnum.kernel.containers import Bag, Deck, Pile, Spread, bit, has
from regnum.kernel.lowering import state
from regnum.kernel.machine import Kernel
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
            self.require_given_up(searches.column_of(about), searches.row_of(about))
        elif kind == kinds.KEEP_CARD:
            self.among(0)
            offer_cards(self, me.aside)
        elif kind == kinds.OVERSEER_CUBE:
            require_space(self, me.spaces[me.place_of(self.cards, about)], resources.BASIC, reasons.NO_OVERSEER_SPACE)
        elif kind == kinds.PAY:
            cost = self.cards.step_cost[self.quest + payments.row_of(about)]
            require_payment(self, me, cost, payments.column_of(about))
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
        self.among(0)
        for where in range(areas):
            cards = self.spot(seat, spots.code_of(where, 0))
            for k in range(cards.size):
                self.offer(spots.code_of(where, k))
                if face_up != 0 and not cards.is_face_down(k):
                    self.forbid(spots.code_of(where, k), face_up)

    def face_down(self, places: int) -> bool:
        """Whether a card lies face down in the offering areas, or in the choice areas too."""
        for where in range(min(places, 2 * len(self.seats))):
            cards = self.spot(0, spots.code_of(where, 0))
            for k in range(cards.size):
                if cards.is_face_down(k):
                    return True
        return False

    def require_turn(self, me: Seat, kind: int) -> None:
        """A turn of the choice phase: an offer or a choice, and what may be done beside it."""
        self.among(bit(answers.LEFT_UP) | bit(answers.RIGHT_UP) if kind == kinds.CHOOSE else 0)
        if kind == kinds.OFFER:
            offer_cards(self, me.hand)
        if me.vision > 0:
            self.offer(answers.TURN_VISION)
        if self.solo() and kind == kinds.CHOOSE:
            self.offer(answers.TURN_TRAP)
        self.require_free(me, kind, 0, answers.TURN_FREE)
        if has(me.used, deeds.VISION_USED):
            self.forbid(answers.TURN_VISION, reasons.VISION_SPENT)
        if me.traps == 0:
            self.forbid(answers.TURN_TRAP, reasons.TOKEN_SPENT)
        if not self.face_down(2):
            self.forbid(answers.TURN_VISION, reasons.NOTHING_TO_LOOK_AT)
            self.forbid(answers.TURN_TRAP, reasons.NOTHING_TO_TURN_UP)

    # -- planning, production, fights

    def require_plan(self, me: Seat) -> None:
        """Build or recycle a card of the choice area, or do one of the things that are always free."""  # IWK-14.7
        planned = me.to_plan()
        cards = planned & (bit(things.DEVELOPMENTS) - 1)
        giants = me.waiting(things.FROST_GIANT)
        self.among(0)
        self.offer_set(cards, answers.BUILD)
        self.offer_set(planned, answers.RECYCLE)
        if giants > 0:
            self.offer(answers.HOST_GIANT)
        self.require_free(me, kinds.PLAN, 0, answers.PLAN_FREE)
        if giants > 0:
            if me.hosts_to_spare() <= 0:
                self.forbid_set(cards, answers.RECYCLE, reasons.NEEDS_HOST)
            if me.thawed() == 0:
                self.forbid(answers.HOST_GIANT, reasons.NO_HOST)
        if planned != 0:
            self.forbid(answers.PLAN_FREE + free.CONFIRM, reasons.CARDS_LEFT)
        elif giants > 0 and me.thawed() > 0:
            self.forbid(answers.PLAN_FREE + free.CONFIRM, reasons.GIANT_WAITS)

    def require_action(self, me: Seat, kind: int, about: int) -> None:
        """A production step, the end of production, or a fight."""  # IWK-14.8
        self.among(0)
        if kind == kinds.FIGHT:
            offer_fights(self, me, self.cards)
        elif kind == kinds.PRODUCE and me.cubes > 0:
            offer_sites(self, me, self.cards, all_of(about), reasons.NO_SPACE)
            self.offer(answers.ALCHEMY)
        self.require_free(me, kind, about, answers.ACT_FREE)
        if kind == kinds.PRODUCE and me.cubes > 0:
            self.forbid(answers.ACT_FREE + free.CONFIRM, reasons.CUBES_LEFT)

    def require_free(self, me: Seat, kind: int, about: int, at: int) -> None:
        """What a player may do at any moment beside what is asked, as answers from `at` on."""  # IWK-7.8
        choosing = kind == kinds.OFFER or kind == kinds.CHOOSE or kind == kinds.END_TURN
        building = me.sites.size > 0 and not (choosing and self.module == modules.THREATS)
        wish = 0 if kind == kinds.OFFER or kind == kinds.CHOOSE else bit(free.CONFIRM)
        if building:
            wish |= bit(free.KRYSTALLIUM) | bit(free.SOLDIER) | bit(free.SCRAP)
        if self.module == modules.QUESTS:
            wish |= FOUR << free.QUEST | bit(free.CONVERT)
        elif self.module == modules.ADVISORS:
            wish |= me.held() << free.ADVISOR
        self.offer_set(wish, at)
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
