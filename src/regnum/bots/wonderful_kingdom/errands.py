"""Everything beside offering, taking and building: krystallium, soldiers, advisors, quests and threats."""

from typing import Final

from regnum.bots.wonderful_kingdom import quests
from regnum.bots.wonderful_kingdom import reasons as why
from regnum.bots.wonderful_kingdom.outlook import Outlook
from regnum.games.wonderful_kingdom.amounts import FROZEN, how_many
from regnum.games.wonderful_kingdom.codes import answers, deeds, free, kinds, limits, resources, stages, things
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.containers import NONE
from regnum.kernel.core.machine import Task

RATE: Final = 5
"""Cubes of the alchemy area for one krystallium."""
NEVER: Final = -1000000000


class Errands:
    """Sensible answers to the questions that come seldom."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Outlook = outlook
        self.why: int = why.USUAL

    def answer(self, g: Kingdom, task: Task) -> int:
        kind = task.kind
        p = task.actor
        me = g.seats[p]
        self.why = why.USUAL
        self.outlook.prices.set_for(g, me)
        if kind == kinds.KRYSTALLIUM_ON:
            self.why = why.COMPLETES
            return self.site_to_finish(g, p, True)
        if kind == kinds.SOLDIER_ON:
            self.why = why.COMPLETES
            return self.site_to_finish(g, p, False)
        if kind == kinds.KRYSTALLIUM_AS:
            return self.space_for_krystallium(g, me, task.about)
        if kind == kinds.OVERSEER_CUBE:
            return self.dearest_space(me.spaces[me.place_of(g.cards, task.about)])
        if kind == kinds.OVERSEE:
            code = self.beside(g, task, answers.ACT_FREE)
            return code if code != NONE else answers.ACT_FREE + free.CONFIRM
        if kind == kinds.FIGHT:
            return self.fight(g, task)
        if kind == kinds.HOST or kind == kinds.SCRAP:
            self.why = why.LEAST_LOSS
            return self.extreme_site(g, task, False)
        if kind == kinds.ARTISAN:
            self.why = why.ADVISED
            return self.extreme_site(g, task, True)
        if kind == kinds.SHADOWS:
            self.why = why.LEAST_LOSS
            return self.least_card(g, p)
        if kind == kinds.THIEVES or kind == kinds.UNCOVER:
            return self.icon(task, kind == kinds.UNCOVER)
        if kind == kinds.END_TURN:
            return answers.TURN_DONE
        if kind == kinds.SEER:
            mine = me.woes.count(things.CALAMITY)
            theirs = 0 if g.solo() else g.seats[1 - p].woes.count(things.CALAMITY)
            return answers.YES if mine < theirs else answers.NO
        if kind == kinds.KEEP_ADVISOR:
            return self.advisor(g, task)
        return quests.cube_to_convert(g, task) if kind == kinds.CONVERT else task.option(0)

    # -- completing cards

    def beside(self, g: Kingdom, task: Task, at: int) -> int:
        """Something free to do before confirming, as an answer from `at` on, or NONE."""
        p = task.actor
        for s in range(4):
            if task.allows(at + free.QUEST + s) and quests.good_step(g, p, s):
                self.why = why.QUEST
                return at + free.QUEST + s
        if task.allows(at + free.CONVERT) and quests.cubes_to_spare(g, p) >= RATE:
            self.why = why.TO_ALCHEMY
            return at + free.CONVERT
        code = self.good_advice(g, task, at)
        if code != NONE:
            self.why = why.ADVISED
            return code
        if self.site_to_finish(g, p, False) != NONE and task.allows(at + free.SOLDIER):
            self.why = why.COMPLETES
            return at + free.SOLDIER
        if self.site_to_finish(g, p, True) != NONE and task.allows(at + free.KRYSTALLIUM):
            self.why = why.COMPLETES
            return at + free.KRYSTALLIUM
        me = g.seats[p]
        self.why = why.SAVES if me.krystallium > 0 or me.soldiers > 0 else why.DONE
        return NONE

    def site_to_finish(self, g: Kingdom, p: int, by_krystallium: bool) -> int:
        """The site that krystallium and soldiers at hand complete now and that is worth it most, or NONE."""
        me = g.seats[p]
        o = self.outlook
        o.read(g, p, p)
        o.value(g)
        best: int = NONE
        most: int = 0
        for i in range(me.sites.size):
            left = me.spaces[i] & (FROZEN - 1)
            men = how_many(left, resources.SOLDIER)
            crystals = how_many(left, resources.KRYSTALLIUM)
            waits: int = 0
            for r in range(resources.BASIC):
                need = how_many(left, r)
                crystals += need
                coming = g.stage < stages.PRODUCTION + r or (g.stage == stages.PRODUCTION + r and me.cubes > 0)
                if need > 0 and coming:
                    waits += 1
            if waits > 0 or men > quests.spare_soldiers(g, me) or crystals > me.krystallium:
                continue
            if o.fate[i] != 1 and not self.is_last_step(g):
                continue  # what is planned to be completed with it comes later
            if (crystals if by_krystallium else men) == 0:
                continue
            gain = o.worth[i] - (men * o.prices.price[resources.SOLDIER] if g.round < limits.ROUNDS else 0)
            if g.round < limits.ROUNDS:
                gain -= crystals * o.prices.price[resources.KRYSTALLIUM] * 3 // 4
            if gain > most:
                most = gain
                best = i
        return me.site(g.cards, best) if best != NONE else NONE

    def is_last_step(self, g: Kingdom) -> bool:
        """Whether nothing that is kept will be of use after this step."""
        return g.round == limits.ROUNDS and g.stage >= stages.PRODUCTION + resources.BASIC - 1

    def space_for_krystallium(self, g: Kingdom, me: Seat, site: int) -> int:
        left = me.spaces[me.place_of(g.cards, site)]
        return resources.KRYSTALLIUM if how_many(left, resources.KRYSTALLIUM) != 0 else self.dearest_space(left)

    def dearest_space(self, left: int) -> int:
        """The kind of basic space that is hardest to fill."""
        for i in range(resources.BASIC):
            r = resources.BASIC - 1 - i
            if how_many(left, r) != 0:
                return r
        return 0

    def extreme_site(self, g: Kingdom, task: Task, most_worth: bool) -> int:
        """The site whose completion would bring most for nothing, or whose loss costs least."""
        me = g.seats[task.actor]
        o = self.outlook
        o.read(g, task.actor, task.actor)
        best: int = NONE
        most: int = NEVER
        for i in range(me.sites.size):
            site = me.site(g.cards, i)
            if not task.allows(site):
                continue
            score = o.worth[i] if most_worth else o.prices.costs(me.spaces[i]) - o.worth[i]
            if most_worth:
                score += o.prices.costs(me.spaces[i])
            if score > most:
                most = score
                best = site
        return best

    # -- advisors and quests

    def good_advice(self, g: Kingdom, task: Task, at: int) -> int:
        """An ability worth its soldiers at this moment, or NONE."""
        me = g.seats[task.actor]
        for i in range(me.advisors.size):
            a = me.advisors.at(i) - things.FIRST_ADVISOR
            does = g.cards.does[a]
            if not task.allows(at + free.ADVISOR + a):
                continue
            if does == deeds.GAIN_KRYSTALLIUM or (does == deeds.DISCARD_CALAMITY and self.is_last_step(g)):
                return at + free.ADVISOR + a
            if does == deeds.CUBE_ON_EACH and me.sites.size >= 3:
                return at + free.ADVISOR + a
            if does == deeds.COMPLETE and g.stage >= stages.PRODUCTION + resources.BASIC - 1:
                return at + free.ADVISOR + a
        return NONE

    def more_cubes(self, g: Kingdom, task: Task) -> int:
        """The advisor who brings more cubes of the running step, if there is room for them, or NONE."""
        me = g.seats[task.actor]
        r = task.about
        room: int = 0
        for i in range(me.sites.size):
            room += how_many(me.spaces[i], r)
        for i in range(me.advisors.size):
            a = me.advisors.at(i) - things.FIRST_ADVISOR
            roomy = room >= me.cubes + g.cards.amount[a] - 1
            if roomy and g.cards.does[a] == deeds.EXTRA_CUBES and task.allows(answers.ACT_FREE + free.ADVISOR + a):
                return answers.ACT_FREE + free.ADVISOR + a
        return NONE

    def advisor(self, g: Kingdom, task: Task) -> int:
        """Of the advisors drawn the one who does most for buildings."""
        best: int = task.option(0)
        most: int = -1
        for i in range(task.options()):
            a = task.option(i)
            does = g.cards.does[a]
            score: int = 0
            if does == deeds.EXTRA_CUBES:
                score = 5
            elif does == deeds.GAIN_KRYSTALLIUM:
                score = 4
            elif does == deeds.COMPLETE or does == deeds.CUBE_ON_EACH:
                score = 3
            elif does == deeds.DISCARD_CALAMITY:
                score = 2
            if score > most:
                most = score
                best = a
        return best

    # -- threats

    def fight(self, g: Kingdom, task: Task) -> int:
        """Frozen cards first, then the threats that cost most points."""
        me = g.seats[task.actor]
        self.why = why.FIGHTS
        for i in range(me.sites.size):
            if task.allows(me.site(g.cards, i)):
                return me.site(g.cards, i)
        best: int = NONE
        most: int = 0
        for t in range(things.THIEF - things.GIANT_RAT + 1):
            if task.allows(answers.FIGHT_GIANT_RAT + t):
                each = -g.cards.penalty[things.GIANT_RAT + t - things.CALAMITY] * 60 // max(1, g.cards.fight[t])
                if each > most:
                    most = each
                    best = answers.FIGHT_GIANT_RAT + t
        if best != NONE:
            return best
        code = self.beside(g, task, answers.ACT_FREE)
        return code if code != NONE else answers.ACT_FREE + free.CONFIRM

    def least_card(self, g: Kingdom, p: int) -> int:
        """The chosen card whose loss costs least."""
        o = self.outlook
        choice = g.seats[p].choice
        best: int = 0
        most: int = NEVER
        for i in range(choice.size):
            c = choice.at(i)
            if c < things.CALAMITY:
                score = (
                    -o.prices.worth_of(g, g.seats[p], c, limits.ROUNDS - g.round) if c < things.DEVELOPMENTS else -2000
                )
                if c < things.DEVELOPMENTS:
                    score += o.prices.costs(g.cards.cost[c])
                if score > most:
                    most = score
                    best = c
        return best

    def icon(self, task: Task, dearest: bool) -> int:
        """The icon that is worth least, or most."""
        found: int = task.option(0)
        for i in range(task.options()):
            r = task.option(i)
            more = self.outlook.prices.price[r] > self.outlook.prices.price[found]
            if more == dearest:
                found = r
        return found
