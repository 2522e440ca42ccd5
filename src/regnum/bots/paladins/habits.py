"""Quick answers to every question of Paladins; the planner thinks further where it matters."""

from typing import Final, cast

from regnum.bots.paladins import reasons as why
from regnum.bots.paladins.prospects import worker_value
from regnum.bots.policy import Policy
from regnum.games.paladins import codes
from regnum.games.paladins.codes import (
    ACTIONS,
    BY_DEBT,
    COMMISSION,
    CRIMINAL,
    DO_PASS,
    LABOURER,
    NO_PRAYER,
    WORKERS,
)
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins, action_of
from regnum.games.paladins.tracks import ORDER_SLOTS
from regnum.kernel.containers import NONE, lowest
from regnum.kernel.machine import Kernel, Task

KEPT: Final = 3
LITTLE: Final = 3
"""Silver or Provisions of which one wants more."""
NEVER: Final = -1000000


class Habits(Policy):
    """Does the dearest thing it can, with the workers it misses least."""

    def choose(self, g: Kernel, task: Task) -> int:
        k = cast(Paladins, g)
        self.why = why.USUAL
        code = self.answer(k, task)
        return code if task.allows(code) else task.option(0)

    def answer(self, g: Paladins, task: Task) -> int:
        kind = task.kind
        s = g.seats[task.actor]
        if kind == codes.CHOOSE_WORKER:
            return self.worker(s, task)
        if kind == codes.CHOOSE_ACTION:
            return self.best_action(g, s, task)
        if kind == codes.CHOOSE_KEPT:
            self.why = why.KEEPS
            return self.kept(s, KEPT - (task.about >> 12))
        if kind == codes.CHOOSE_PALADIN:
            self.why = why.PALADIN
            return self.paladin(g, s, task)
        if kind == codes.CHOOSE_TOP:
            return self.paladin(g, s, task)
        if kind == codes.CHOOSE_TAVERN:
            self.why = why.WORKERS
            return self.tavern(g, s, task)
        if kind == codes.CHOOSE_WORKSHOP:
            return self.workshop(g, s, task)
        if kind == codes.CHOOSE_PRAYER:
            return self.prayer(g, s, task)
        if kind == codes.CHOOSE_TOWNSFOLK or kind == codes.CHOOSE_DISCARD:
            return self.cheapest(task)
        if kind == codes.CHOOSE_USE and task.about & 4095 != codes.OP_REMOVE:
            self.why = why.DEBTS
        return lowest(task.low)

    # -- workers

    def worker(self, s: Seat, task: Task) -> int:
        """The worker that is missed least: a Labourer, else one of the most numerous kind, a Criminal last."""
        self.why = why.SPARES
        best: int = task.option(0)
        most: int = NEVER
        for i in range(task.options()):
            kind = task.option(i)
            score = s.pool.count(kind) - worker_value(kind) // 10
            if score > most:
                most = score
                best = kind
        return best

    def kept(self, s: Seat, places: int) -> int:
        """Workers are named in rising order: the one after which the better ones fill the places left."""
        n: int = 0
        for i in range(WORKERS):
            kind = WORKERS - 1 - i
            n += s.pool.count(kind)
            if n >= places:
                return kind
        return codes.ENOUGH

    def tavern(self, g: Paladins, s: Seat, task: Task) -> int:
        """The card whose workers are worth most, with a liking for kinds that one lacks."""
        best: int = task.option(0)
        most: int = NEVER
        for i in range(task.options()):
            c = task.option(i)
            score: int = 0
            for kind in range(WORKERS):
                n = g.cards.tavern_workers[c * WORKERS + kind]
                score += n * (worker_value(kind) - (300 if kind == CRIMINAL else 0))
                if n > 0 and kind != LABOURER and s.pool.count(kind) == 0:
                    score += 120
            if score > most:
                most = score
                best = c
        return best

    # -- Paladins

    def paladin(self, g: Paladins, s: Seat, task: Task) -> int:
        """The Paladin whose boost and ability help the actions that one will want."""
        best: int = task.option(0)
        most: int = NEVER
        for i in range(task.options()):
            c = task.option(i)
            score = self.interest(g, s, g.cards.paladin_action[c]) * 2
            for which in range(3):
                boost = g.cards.boosts[c * 3 + which]
                score += boost * (14 - s.attributes[which])
            if score > most:
                most = score
                best = c
        return best

    def interest(self, g: Paladins, s: Seat, action: int) -> int:
        """How much an action is wanted: Orders first, then what was begun."""
        if action < COMMISSION:
            return 10
        done = s.done(action)
        score = 12 + done * 2 if done < 7 else 0
        for slot in range(ORDER_SLOTS):
            c = g.orders[slot]
            if c != NONE and g.cards.order_action[c] == action and done < g.cards.order_count:
                score += 10 + 4 * slot
        return score

    # -- actions

    def best_action(self, g: Paladins, s: Seat, task: Task) -> int:
        """The most wanted of the actions on the right, else supplies for the next ones."""
        best: int = DO_PASS
        most: int = 0
        for i in range(task.options()):
            code = task.option(i)
            score = self.liking(g, s, code)
            if score > most:
                most = score
                best = code
        self.why = self.reason(g, s, best)
        return best

    def liking(self, g: Paladins, s: Seat, code: int) -> int:
        if code == DO_PASS:
            return 1
        if code >= codes.DO_FAVOUR:
            return 15
        if code >= codes.DO_COMMISSION:
            return 20 + self.interest(g, s, action_of(code))
        if code == codes.DO_DEVELOP or code == codes.DO_RECRUIT:
            return 18 if g.round <= 5 else 2
        if code == codes.DO_HUNT_TWO or code == codes.DO_HUNT:
            return (16 if s.provisions < LITTLE else 8) - (4 if code == codes.DO_HUNT else 0)
        if code == codes.DO_TRADE_TWO or code == codes.DO_TRADE:
            return (16 if s.silver < LITTLE else 8) - (4 if code == codes.DO_TRADE else 0)
        if code == codes.DO_PRAY:
            return 14 if s.pool.size >= 4 else 0
        if code == codes.DO_CONSPIRE:
            return 3
        return 5

    def reason(self, g: Paladins, s: Seat, code: int) -> int:
        """Why an action is taken."""
        if code == DO_PASS:
            return why.PASSES
        if code >= codes.DO_FAVOUR:
            return why.FAVOUR
        if code >= codes.DO_COMMISSION:
            return why.ORDER if self.is_ordered(g, s, action_of(code)) else why.TRACK
        if code == codes.DO_DEVELOP:
            return why.WORKSHOP
        if code == codes.DO_RECRUIT or code == codes.DO_DISCARD:
            return why.CREW
        if code == codes.DO_PRAY:
            return why.CLEARS
        return why.CRIMINALS if code == codes.DO_CONSPIRE else why.SUPPLIES

    def is_ordered(self, g: Paladins, s: Seat, action: int) -> bool:
        for slot in range(ORDER_SLOTS):
            c = g.orders[slot]
            if c != NONE and g.cards.order_action[c] == action:
                return s.done(action) < g.cards.order_count
        return False

    # -- targets

    def workshop(self, g: Paladins, s: Seat, task: Task) -> int:
        """On the action that will be wanted most."""
        best: int = task.option(0)
        most: int = NEVER
        for i in range(task.options()):
            spot = task.option(i)
            score = self.interest(g, s, COMMISSION + spot // 2) * 2 + spot % 2
            if score > most:
                most = score
                best = spot
        self.why = why.WORKSHOP
        return best

    def prayer(self, g: Paladins, s: Seat, task: Task) -> int:
        """Clears the action that will be wanted again."""
        best: int = task.option(0)
        most: int = NEVER
        for i in range(task.options()):
            action = task.option(i)
            score = NEVER + 1 if action == NO_PRAYER or action >= ACTIONS else self.interest(g, s, action)
            if score > most:
                most = score
                best = action
        self.why = why.CLEARS
        return best

    def cheapest(self, task: Task) -> int:
        """The Townsfolk who costs least, never a Debt if it can be helped."""
        best: int = task.option(0)
        for i in range(task.options()):
            code = task.option(i)
            if code < BY_DEBT:
                best = code
        self.why = why.CREW
        return best
