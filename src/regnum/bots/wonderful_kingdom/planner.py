"""The planner: builds what its cubes will complete, recycles the rest, offers and takes by what cards would bring."""

from typing import Final, cast

from regnum.bots.policy import Policy
from regnum.bots.wonderful_kingdom import quests, tastes
from regnum.bots.wonderful_kingdom import reasons as why
from regnum.bots.wonderful_kingdom.errands import Errands
from regnum.bots.wonderful_kingdom.outlook import Outlook
from regnum.games.wonderful_kingdom.amounts import how_many
from regnum.games.wonderful_kingdom.codes import answers, cubes, free, kinds, limits, resources, searches, spots, things
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.containers import NONE, Row, Spread, row_of
from regnum.kernel.core.machine import Kernel, Task

UNKNOWN: Final = 260
"""What a card that lies face down seems to be worth."""
LEAVE_TO_ME: Final = 55
"""Hundredths: how likely an area that the other leaves comes to the own seat with what it holds."""
DENIES: Final = 35
"""Hundredths: how much it counts what the other could take instead."""
TRAP: Final = 210
"""What a trap token is worth that is kept."""
NEVER: Final = -1000000000


class Planner(Policy):
    """Plans with the cubes to come; honest about cards that lie face down."""

    def __init__(self) -> None:
        super().__init__()
        self.outlook: Outlook = Outlook()
        self.errands: Errands = Errands(self.outlook)
        self.mine: Row = row_of([0] * things.COUNT)
        self.theirs: Row = row_of([0] * things.COUNT)

    def choose(self, g: Kernel, task: Task) -> int:
        k = cast(Kingdom, g)
        self.why = why.USUAL
        kind = task.kind
        if kind == kinds.OFFER:
            code = self.offer(k, task.actor, NONE)
        elif kind == kinds.WHERE:
            code = self.offer(k, task.actor, k.seats[task.actor].offered)
        elif kind == kinds.CHOOSE:
            code = self.take_alone(k, task) if k.solo() else self.take(k, task.actor)
        elif kind == kinds.TRAP:
            code = self.spot_to_turn_up(k, task)
        elif kind == kinds.PLAN:
            code = self.plan(k, task)
        elif kind >= kinds.SEARCH and kind <= kinds.KEEP_CARD:
            code = self.search(k, task)
        elif kind == kinds.CUBE or kind == kinds.PRODUCE:
            code = self.cube(k, task)
        else:
            code = self.errands.answer(k, task)
            self.why = self.errands.why
        return code if task.allows(code) else task.option(0)

    # -- the choice phase

    def learn_values(self, g: Kingdom, p: int) -> None:
        """What each card that lies in the areas, known to the seat, or in its hand would bring to whom."""
        base = self.worth(g, p, p)
        self.value_cards(g, p, p, base, self.mine)
        if not g.solo():
            other = 1 - p
            self.value_cards(g, p, other, self.worth(g, other, p), self.theirs)

    def worth(self, g: Kingdom, p: int, viewer: int) -> int:
        self.outlook.read(g, p, viewer)
        return self.outlook.value(g)

    def value_cards(self, g: Kingdom, viewer: int, p: int, base: int, into: Row) -> None:
        for c in range(things.COUNT):
            into[c] = NEVER
        for side in range(2):
            area = g.area(side)
            for i in range(area.size):
                if area.is_known(i, viewer):
                    self.value_card(g, p, viewer, area.at(i), base, into)
        hand = g.seats[viewer].hand
        for i in range(hand.size):
            self.value_card(g, p, viewer, hand.at(i), base, into)

    def value_card(self, g: Kingdom, p: int, viewer: int, c: int, base: int, into: Row) -> None:
        if into[c] == NEVER:
            into[c] = self.outlook.gain_of(g, p, viewer, c, base)

    def sum_of(self, area: Spread, viewer: int, values: Row, seen_by: int) -> int:
        """What an area would bring: cards as the viewer knows them, but as `seen_by` values those it cannot see."""
        total: int = 0
        for i in range(area.size):
            if area.is_known(i, viewer) and area.is_known(i, seen_by):
                total += values[area.at(i)]
            else:
                total += UNKNOWN
        return total

    def real_sum(self, area: Spread, viewer: int, values: Row) -> int:
        total: int = 0
        for i in range(area.size):
            total += values[area.at(i)] if area.is_known(i, viewer) else UNKNOWN
        return total

    def take(self, g: Kingdom, p: int) -> int:
        """The area that brings more, and leaves the other less."""
        self.why = why.TAKES_BETTER
        o = self.outlook
        left = o.gain_of_area(g, p, p, g.left, UNKNOWN)
        right = o.gain_of_area(g, p, p, g.right, UNKNOWN)
        left -= DENIES * o.gain_of_area(g, 1 - p, p, g.right, UNKNOWN) // 100
        right -= DENIES * o.gain_of_area(g, 1 - p, p, g.left, UNKNOWN) // 100
        return 0 if left >= right else 1

    def take_alone(self, g: Kingdom, task: Task) -> int:
        """The area that brings more; a card in it that lies face down is turned up before, if that is still free."""
        self.why = why.TAKES_BETTER
        better = self.better_area(g)
        if task.allows(answers.TURN_TRAP) and (self.hidden_in(g.area(better)) != NONE or g.turn == limits.CHOICES):
            self.why = why.TURNS_UP
            return answers.TURN_TRAP
        return better

    def better_area(self, g: Kingdom) -> int:
        """Alone: the area that brings more, with what a search could make of it."""
        o = self.outlook
        self.learn_values(g, 0)
        unknown = o.risk(g)
        left = o.gain_of_area(g, 0, 0, g.left, unknown) + max(0, self.gain_of_search(g.left))
        right = o.gain_of_area(g, 0, 0, g.right, unknown) + max(0, self.gain_of_search(g.right))
        return 0 if left >= right else 1

    def hidden_in(self, area: Spread) -> int:
        """The place of the first card of an area that lies face down, or NONE."""
        for i in range(area.size):
            if area.is_face_down(i):
                return i
        return NONE

    def spot_to_turn_up(self, g: Kingdom, task: Task) -> int:
        """A card of the better area, else of the other one."""
        better = self.better_area(g)
        self.why = why.TURNS_UP
        for k in range(2):
            where = better if k == 0 else 1 - better
            i = self.hidden_in(g.area(where))
            if i != NONE and task.allows(spots.code_of(where, i)):
                return spots.code_of(where, i)
        return task.option(0)

    def offer(self, g: Kingdom, p: int, chosen: int) -> int:
        """The card and the place that leave the other least and oneself most; only the place if the card is chosen."""
        self.learn_values(g, p)
        me = g.seats[p]
        other = 1 - p
        seen_left = self.sum_of(g.left, p, self.theirs, other)
        seen_right = self.sum_of(g.right, p, self.theirs, other)
        real_left = self.real_sum(g.left, p, self.theirs)
        real_right = self.real_sum(g.right, p, self.theirs)
        own_left = self.real_sum(g.left, p, self.mine)
        own_right = self.real_sum(g.right, p, self.mine)
        best: int = NEVER
        card: int = 0
        place: int = 0
        for i in range(me.hand.size):
            c = me.hand.at(i)
            if chosen != NONE and c != chosen:
                continue
            for where in range(4 if me.traps > 0 else 2):
                seen = self.theirs[c] if where < 2 else UNKNOWN
                at_left = where % 2 == 0
                a = seen_left + (seen if at_left else 0)
                b = seen_right + (0 if at_left else seen)
                takes_left = a >= b
                theirs = real_left if takes_left else real_right
                mine = own_right if takes_left else own_left
                if at_left == takes_left:
                    theirs += self.theirs[c]
                else:
                    mine += self.mine[c]
                score = mine * LEAVE_TO_ME // 100 - theirs - (TRAP if where >= 2 else 0)
                if score > best:
                    best = score
                    card = c
                    place = where
        self.why = why.HIDES if place >= 2 else why.OFFERS_LITTLE
        return card if chosen == NONE else place

    def search(self, g: Kingdom, task: Task) -> int:
        """Two poor cards of the area are given up for the best of the next three."""
        self.learn_values(g, 0)
        if task.kind == kinds.KEEP_CARD:
            self.why = why.FITS
            aside = g.seats[0].aside
            base = self.worth(g, 0, 0)
            for i in range(aside.size):
                self.value_card(g, 0, 0, aside.at(i), base, self.mine)
            return self.extreme(task, None, True)
        area = g.area(searches.column_of(task.about))
        if task.kind == kinds.GIVE_UP:
            self.why = why.LEAST_LOSS
            return self.extreme(task, area, False)
        gains = self.gain_of_search(area) > 0
        self.why = why.SEARCHES if gains else why.KEEPS_CARDS
        return answers.YES if gains else answers.NO

    def gain_of_search(self, area: Spread) -> int:
        """What one of the next three cards brings more than the two poorest ones of an area that may be given up."""
        least: int = -NEVER
        second: int = -NEVER
        for i in range(area.size):
            if not area.is_face_down(i) and (area.at(i) < things.CALAMITY or area.at(i) >= things.FIRST_ADVISOR):
                value = self.mine[area.at(i)]
                if value < least:
                    second = least
                    least = value
                elif value < second:
                    second = value
        if second == -NEVER:
            return 0
        return self.outlook.prices.taste[tastes.SEARCHES] - least - second

    def extreme(self, task: Task, area: Spread | None, most_worth: bool) -> int:
        """The answer that names the most or the least valuable card, of an area or by itself."""
        best: int = task.option(0)
        most: int = NEVER
        for i in range(task.options()):
            code = task.option(i)
            value = self.mine[code if area is None else area.at(code)]
            if (value if most_worth else -value) > most:
                most = value if most_worth else -value
                best = code
        return best

    # -- planning and production

    def plan(self, g: Kingdom, task: Task) -> int:
        """First everything that will be completed is built, then the rest is recycled onto it."""
        p = task.actor
        self.worth(g, p, p)
        o = self.outlook
        recycled: int = NONE
        for i in range(o.size):
            if o.open[i] != 0:
                c = o.card[i]
                if o.fate[i] < 3:
                    self.why = why_built(g, c, o.fate[i] == 1)
                    return c
                recycled = c
        if task.allows(answers.HOST_GIANT):
            return answers.HOST_GIANT
        self.why = why.RECYCLES
        if recycled != NONE:
            if not task.allows(answers.RECYCLE + recycled):
                return recycled
            return answers.RECYCLE + recycled
        choice = g.seats[p].choice
        for i in range(choice.size):
            if choice.at(i) < things.CALAMITY and choice.at(i) >= things.DEVELOPMENTS:
                return answers.RECYCLE + choice.at(i)
        code = self.errands.beside(g, task, answers.PLAN_FREE)
        self.why = self.errands.why
        return code if code != NONE else answers.PLAN_FREE + free.CONFIRM

    def cube(self, g: Kingdom, task: Task) -> int:
        """A cube goes to the most promising card that it helps to complete, else into the alchemy area."""
        me = g.seats[task.actor]
        if task.kind == kinds.PRODUCE and me.cubes == 0:
            code = self.errands.beside(g, task, answers.ACT_FREE)
            self.why = self.errands.why
            return code if code != NONE else answers.ACT_FREE + free.CONFIRM
        r = cubes.column_of(task.about)
        if task.kind == kinds.PRODUCE:
            code = self.errands.more_cubes(g, task)
            if code != NONE:
                self.why = why.ADVISED
                return code
        if quests.wants(g, task.actor, r, self.outlook.prices.taste[tastes.QUEST_FROM]):
            self.why = why.QUEST
            return answers.ALCHEMY
        site = self.site_for(g, task.actor, r)
        self.why = why.FILLS
        if site == NONE:
            self.why = why.TO_ALCHEMY
            return answers.ALCHEMY
        return site

    def site_for(self, g: Kingdom, p: int, r: int) -> int:
        """The site for a cube: what can be completed first, then what stands highest in the plan."""
        me = g.seats[p]
        self.worth(g, p, p)
        o = self.outlook
        best: int = NONE
        most: int = NEVER
        for i in range(me.sites.size):
            if how_many(me.spaces[i], r) == 0:
                continue
            score = -o.rank[i] * 10
            if o.fate[i] == 1:
                score += 4000
            elif o.fate[i] == 2:
                score += 2000
            elif g.round == 4:
                score -= o.prices.cubes(me.spaces[i]) * 100
            elif o.gain[i] <= 0:
                score -= 3000
            if score > most:
                most = score
                best = i
        return me.site(g.cards, best) if best != NONE else NONE


def why_built(g: Kingdom, c: int, at_once: bool) -> int:
    """What a card that will be completed is good for: cubes as long as rounds are left, else points."""
    produces = False
    for i in range(c * resources.BASIC, (c + 1) * resources.BASIC):
        produces = produces or g.cards.makes[i] > 0 or g.cards.makes_per[i] > 0
    if produces and g.round < limits.ROUNDS:
        return why.BUILDS_PRODUCTION if at_once else why.BEGINS_PRODUCTION
    if g.cards.points[c] > 0 or g.cards.points_per[c] != 0:
        return why.BUILDS_POINTS if at_once else why.BEGINS_POINTS
    return why.COUNTS
