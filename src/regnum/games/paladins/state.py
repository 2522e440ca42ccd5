"""Everything on a table of Paladins, who may see it, and which answers each question allows."""

from typing import Final

from regnum.games.paladins.cards import Cards
from regnum.games.paladins.codes import actions, answers, attributes, kinds, limits, places, reasons, things, workers
from regnum.games.paladins.seat import Seat
from regnum.kernel.containers import NONE, Deck, Pile, Row, Set, bit, count_of, has
from regnum.kernel.lowering import state
from regnum.kernel.machine import Kernel
from regnum.kernel.pairs import first_of, second_of
from regnum.kernel.visibility import Public, Shared

EVERY_SLOT = bit(things.SLOTS) - 1
OUTSIDER_SLOTS: Final = 6
FAVOUR_SLOTS: Final = 5


def action_of(code: int) -> int:
    """The action that an answer to the question for an action takes."""
    if code >= answers.DO_COMMISSION:
        return code - answers.DO_COMMISSION + actions.COMMISSION
    if code <= answers.DO_RECRUIT:
        return actions.DEVELOP if code == answers.DO_DEVELOP else actions.RECRUIT
    if code <= answers.DO_TRADE_TWO:
        return actions.HUNT if code <= answers.DO_HUNT_TWO else actions.TRADE
    return actions.PRAY if code == answers.DO_PRAY else actions.CONSPIRE


def workers_for(code: int) -> int:
    """How many spaces of its action an answer fills, Workshops left aside."""
    if code >= answers.DO_COMMISSION:
        return 3
    return (
        2
        if code == answers.DO_DEVELOP
        or code == answers.DO_RECRUIT
        or code == answers.DO_HUNT_TWO
        or code == answers.DO_TRADE_TWO
        else 1
    )


@state
class Paladins(Kernel):
    """A game of Paladins of the West Kingdom."""

    cards: Shared[Cards]
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

    def filled(self, row: Row, n: int) -> int:
        """The set of the slots of a row in which a card lies."""
        out = 0
        for i in range(n):
            if row[i] != NONE:
                out |= bit(i)
        return out

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
            if free or cards.slot_silver[i] <= s.silver:
                out |= bit(i)
            if not free and has(cards.slot_debt, i) and (cards.debt_for_discard or not discarding):
                out |= bit(answers.BY_DEBT + i)
        return out

    def attackable(self, s: Seat) -> int:
        """The slots with an Outsider whom the Strength at hand, with Silver for the rest, can attack."""  # PAL-6.17
        out = 0
        for i in range(OUTSIDER_SLOTS):
            if self.outsiders[i] != NONE and s.strength_price(self.cards, i) <= s.silver:
                out |= bit(i)
        return out

    def convertible(self, s: Seat) -> int:
        """The slots with an Outsider whom the Faith at hand can convert."""  # PAL-6.19
        out = 0
        faith = s.attribute(self.cards, attributes.FAITH)
        for i in range(OUTSIDER_SLOTS):
            if self.outsiders[i] != NONE and self.cards.outsider_faith[i] <= faith:
                out |= bit(i)
        return out

    # -- what each question allows

    def require(self, seat: int, kind: int, about: int) -> None:
        s = self.seats[seat]
        if kind == kinds.ACTION:
            self.require_action(s)
        elif kind == kinds.WORKER:
            self.require_worker(s, about)
        elif kind == kinds.SQUARE:
            self.require_square(s, about)
        elif kind == kinds.RECRUIT or kind == kinds.DISCARD:
            self.require_townsfolk(s, kind == kinds.DISCARD)
        elif kind == kinds.ATTACK:
            self.among(bit(OUTSIDER_SLOTS) - 1)
            self.need(self.filled(self.outsiders, OUTSIDER_SLOTS), reasons.SLOT_EMPTY)
            self.need(self.attackable(s), reasons.STRENGTH_TOO_DEAR)
        elif kind == kinds.CONVERT:
            self.among(bit(OUTSIDER_SLOTS) - 1)
            self.need(self.filled(self.outsiders, OUTSIDER_SLOTS), reasons.SLOT_EMPTY)
            self.need(self.convertible(s), reasons.FAITH_TOO_LOW)
        else:
            self.require_other(s, kind, about)

    def require_other(self, s: Seat, kind: int, about: int) -> None:
        """The questions whose answers need little thought."""
        if kind == kinds.USE:
            self.among(bit(answers.YES) | bit(answers.NO))
        elif kind == kinds.TAVERN:
            self.among(self.taverns)
        elif kind == kinds.PALADIN:
            self.among(s.hand.kinds())
        elif kind == kinds.TOP:
            self.among(s.hand.kinds() & ~bit(about))
        elif kind == kinds.FIRST:
            self.among(EVERY_SLOT)
            self.need(self.filled(self.townsfolk, things.SLOTS), reasons.SLOT_EMPTY)
        elif kind == kinds.RECRUIT_FREE:
            self.among(EVERY_SLOT | bit(answers.NO_TOWNSFOLK))
            self.need(self.filled(self.townsfolk, things.SLOTS) | bit(answers.NO_TOWNSFOLK), reasons.SLOT_EMPTY)
        elif kind == kinds.WORKSHOP:
            self.among(bit(things.WORKSHOP_SPACES) - 1)
            self.need(~s.workshops, reasons.SPACE_COVERED)
        elif kind == kinds.PRAY:
            self.among(bit(things.ACTIONS) - 1 | (bit(answers.NO_PRAYER) if about != 0 else 0))
            if about == 0:
                self.need(~bit(actions.PRAY), reasons.PRAYS_ITSELF)
            self.need(s.used_actions(self.cards) | bit(answers.NO_PRAYER), reasons.NO_WORKER_THERE)
        elif kind == kinds.JAR:
            self.among(bit(things.JAR_SPACES) - 1)
            self.need(~s.jars, reasons.JAR_SPACE_FULL)
        elif kind == kinds.OPTION:
            self.among(bit(self.cards.n[about]) - 1)
        elif kind == kinds.ORDER or kind == kinds.ABILITY:
            self.among(about if kind == kinds.ABILITY else first_of(about))
        elif kind == kinds.KEEP:
            self.among(s.pool.kinds | bit(answers.ENOUGH))
            self.need(~(bit(first_of(about)) - 1), reasons.SAME_SET)

    def require_action(self, s: Seat) -> None:
        """What a player can do in a turn; pass is always possible."""  # PAL-3.8, PAL-10.1
        self.among(bit(answers.DO_PASS + 1) - 1)
        for code in range(answers.DO_FAVOUR):
            reason = self.hindrance(s, code)
            if reason != 0:
                self.need(~bit(code), reason)
        for slot in range(FAVOUR_SLOTS):
            reason = self.hindrance_of_favour(s, slot)
            if reason != 0:
                self.need(~bit(answers.DO_FAVOUR + slot), reason)

    def hindrance(self, s: Seat, code: int) -> int:
        """Why an action of the own board cannot be taken now, 0 if it can."""
        cards = self.cards
        action = action_of(code)
        if s.is_used(cards, action):
            return reasons.USED
        if not s.can_fill(cards, action, workers_for(code)):
            return reasons.WORKERS_MISSING
        if action >= actions.COMMISSION:
            return self.hindrance_on_the_right(s, action)
        if action == actions.DEVELOP:
            if count_of(s.workshops) >= things.DEVELOPMENTS:
                return reasons.NO_WORKSHOP_LEFT
            return reasons.SILVER_MISSING if s.price(cards, actions.DEVELOP) > s.silver else 0
        if action == actions.PRAY:
            if s.price(cards, actions.PRAY) > s.silver:
                return reasons.SILVER_MISSING
            return reasons.NOTHING_TO_CLEAR if s.used_actions(cards) & ~bit(actions.PRAY) == 0 else 0
        if action == actions.RECRUIT:
            return reasons.NO_TOWNSFOLK_TO_PAY if self.affordable_townsfolk(s, code == answers.DO_DISCARD) == 0 else 0
        return 0

    def hindrance_on_the_right(self, s: Seat, action: int) -> int:
        cards = self.cards
        done = s.done(action)
        if action != actions.ATTACK and done >= limits.MOST_DONE:
            return reasons.LIMIT_REACHED
        if action <= actions.GARRISON:
            if s.price(cards, action) > s.provisions:
                return reasons.PROVISIONS_MISSING
            if action == actions.FORTIFY:
                if self.wall_deck.size == 0:
                    return reasons.WALLS_GONE
                return (
                    reasons.INFLUENCE_FOR_WALL
                    if s.attribute(cards, attributes.INFLUENCE) < cards.wall_needs[done]
                    else 0
                )
            return reasons.NO_SQUARE if self.reach(s, action) == 0 else 0
        if action == actions.ATTACK:
            return reasons.NOBODY_TO_ATTACK if self.attackable(s) == 0 else 0
        if s.price(cards, action) > s.silver:
            return reasons.SILVER_MISSING
        if action == actions.ABSOLVE:
            return reasons.INFLUENCE_FOR_JAR if s.attribute(cards, attributes.INFLUENCE) < cards.jar_needs[done] else 0
        return reasons.NOBODY_TO_CONVERT if self.convertible(s) == 0 else 0

    def hindrance_of_favour(self, s: Seat, slot: int) -> int:
        """Why a King's Favour cannot be used now, 0 if it can."""  # PAL-7.3 to PAL-7.8
        cards = self.cards
        c = self.favours[slot]
        if c == NONE:
            return reasons.NOT_TURNED_UP
        if self.favour_workers[slot] != NONE:
            return reasons.FAVOUR_TAKEN
        kind = cards.favour_worker[c]
        if s.pool.size == 0 or (
            kind != workers.ANY and s.pool.count(kind) == 0 and s.pool.count(workers.CRIMINAL) == 0
        ):
            return reasons.CRIMINAL_MISSING if kind == workers.CRIMINAL else reasons.WORKERS_MISSING
        if cards.favour_silver[c] > s.silver:
            return reasons.SILVER_MISSING
        return reasons.PROVISIONS_MISSING if cards.favour_provisions[c] > s.provisions else 0

    def require_worker(self, s: Seat, about: int) -> None:
        """Which worker may go to a space; only what makes a difference is asked."""  # PAL-4.2 to PAL-4.4, PAL-4.15
        cards = self.cards
        space = first_of(about)
        action = second_of(about)
        self.among(s.pool.kinds)
        colour = (
            cards.space_colour[space]
            if action < things.ACTIONS
            else cards.favour_worker[self.favours[action - things.ACTIONS]]
        )
        if colour != workers.ANY:
            self.need(bit(colour) | bit(workers.CRIMINAL), reasons.WRONG_WORKER)
        if action >= things.ACTIONS:
            return
        if colour != workers.ANY:
            if s.pool.count(colour) > 0 and s.pool.count(workers.CRIMINAL) > 0:
                if s.wild_needed(cards, action, space) >= s.pool.count(workers.CRIMINAL):
                    self.need(~bit(workers.CRIMINAL), reasons.NEEDED_ELSEWHERE)
                elif not s.leaves_another(cards, action, space):
                    self.need(~bit(workers.CRIMINAL), reasons.SAME_SET)
            return
        if action == actions.DEVELOP:
            first = s.spaces[cards.first_space[actions.DEVELOP]]
            self.need(~(bit(first) - 1) if first != NONE else self.with_a_later_one(s), reasons.SAME_SET)
            return
        for i in range(cards.spaces_of[action]):
            other = cards.first_space[action] + i
            kind = cards.space_colour[other]
            if kind != workers.ANY and s.spaces[other] == workers.CRIMINAL:
                self.need(~bit(kind), reasons.SAME_SET)

    def with_a_later_one(self, s: Seat) -> int:
        """The kinds after which a second worker of the same or a later kind can follow."""
        last = 0
        for kind in range(things.WORKERS):
            if s.pool.count(kind) > 0:
                last = kind
        return bit(last + 1) - 1 if s.pool.count(last) > 1 else bit(last) - 1

    def require_townsfolk(self, s: Seat, discarding: bool) -> None:
        """The ways to pay for a Townsfolk of the track."""  # PAL-5.8
        cards = self.cards
        empty = EVERY_SLOT & ~self.filled(self.townsfolk, things.SLOTS)
        self.among(EVERY_SLOT)
        self.offer_set(EVERY_SLOT, answers.BY_DEBT)
        self.forbid_set(empty, answers.BY_SILVER, reasons.SLOT_EMPTY)
        self.forbid_set(empty, answers.BY_DEBT, reasons.SLOT_EMPTY)
        self.forbid_set(EVERY_SLOT & ~cards.slot_debt, answers.BY_DEBT, reasons.NO_DEBT_HERE)
        if s.recruits_free(cards):
            self.need(EVERY_SLOT, reasons.NOTHING_TO_PAY)
        elif discarding and not cards.debt_for_discard:
            self.need(EVERY_SLOT, reasons.DEBT_NOT_FOR_DISCARD)
        self.need(self.affordable_townsfolk(s, discarding), reasons.SILVER_MISSING)

    def require_square(self, s: Seat, action: int) -> None:
        """The squares to which a Monk or an Outpost may go."""  # PAL-6.2, PAL-6.3, PAL-6.10
        self.among(bit(things.SQUARES) - 1)
        taken = 0
        for q in range(len(self.seats)):
            taken |= self.seats[q].monks | self.seats[q].outposts
        self.need(~taken, reasons.SQUARE_TAKEN)
        self.need(self.free, reasons.SQUARE_CLOSED)
        self.need(
            self.reach(s, action),
            reasons.FAITH_FOR_REGION if action == actions.COMMISSION else reasons.STRENGTH_FOR_REGION,
        )
