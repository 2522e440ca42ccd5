"""Quick answers to every question of Paladins; the planner and search think further where it matters."""

from typing import Final, cast

from regnum.bots.paladins import reasons as why
from regnum.bots.paladins.appeal import appeal, attacked, converted, hiring, paladin_appeal, prayed, tavern_appeal
from regnum.bots.paladins.worth import is_ordered, reward, rounds_left, townsfolk, worker_value, workshop
from regnum.bots.policy import Policy
from regnum.games.paladins import codes
from regnum.games.paladins.codes import NO_PRAYER, NO_TOWNSFOLK, WORKERS
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins, action_of
from regnum.kernel.containers import lowest
from regnum.kernel.machine import Kernel, Task
from regnum.kernel.pairs import first_of, second_of

KEPT: Final = 3
NEVER: Final = -1000000000


class Habits(Policy):
    """Does what brings most for what it costs, with the workers it misses least."""

    def choose(self, g: Kernel, task: Task) -> int:
        k = cast(Paladins, g)
        code = self.answer(k, task)
        self.why = self.reason(k, task, code)
        return code if task.allows(code) else task.option(0)

    def answer(self, g: Paladins, task: Task) -> int:
        kind = task.kind
        s = g.seats[task.actor]
        if kind == codes.CHOOSE_WORKER:
            return self.worker(s, task)
        if kind == codes.CHOOSE_KEPT:
            return self.kept(s, KEPT - second_of(task.about))
        return self.best(g, task) if self.weighs(kind) else lowest(task.low)

    # -- weighing answers

    def weighs(self, kind: int) -> bool:
        """Whether the answers to a question are compared by their worth; of the others the first will do."""
        return kind < codes.CHOOSE_WORKER or (kind > codes.CHOOSE_WORKER and kind < codes.CHOOSE_USE)

    def best(self, g: Paladins, task: Task) -> int:
        """The answer that is worth most."""
        best: int = task.option(0)
        most: int = NEVER
        for i in range(task.options()):
            code = task.option(i)
            score = self.worth(g, task, code)
            if score > most:
                most = score
                best = code
        return best

    def worth(self, g: Paladins, task: Task, code: int) -> int:
        """What an answer seems to bring, in thousandths of a point."""
        kind = task.kind
        if kind == codes.CHOOSE_ACTION:
            return appeal(g, task.actor, code)
        left = rounds_left(g)
        s = g.seats[task.actor]
        if kind == codes.CHOOSE_PALADIN or kind == codes.CHOOSE_TOP:
            return paladin_appeal(g, s, code, left)
        if kind == codes.CHOOSE_TAVERN:
            return tavern_appeal(g, s, code)
        if kind == codes.CHOOSE_WORKSHOP:
            return workshop(g, s, code, left)
        if kind == codes.CHOOSE_PRAYER:
            return -1 if code == NO_PRAYER else prayed(g, task.actor, code, left)
        if kind == codes.CHOOSE_SQUARE:
            return reward(g, s, g.cards.square_rewards[code], left)
        if kind == codes.CHOOSE_JAR:
            return reward(g, s, g.cards.jar_rewards[code], left)
        if kind == codes.CHOOSE_ATTACKED:
            return attacked(g, s, code, left)
        if kind == codes.CHOOSE_CONVERTED:
            return converted(g, task.actor, code, left)
        if kind == codes.CHOOSE_OPTION:
            return reward(g, s, g.cards.alternatives[g.cards.arg[task.about] + code], left)
        if kind == codes.CHOOSE_TOWNSFOLK or kind == codes.CHOOSE_DISCARD:
            return hiring(g, s, code, kind == codes.CHOOSE_TOWNSFOLK, left)
        if code == NO_TOWNSFOLK:
            return 0
        c = g.townsfolk[code]
        return townsfolk(g, s, c, left) + reward(g, s, g.cards.recruit_bonuses[c], left)

    # -- workers

    def worker(self, s: Seat, task: Task) -> int:
        """The worker that is missed least: a Labourer, else one of the most numerous kind, a Criminal last."""
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

    # -- reasons

    def reason(self, g: Paladins, task: Task, code: int) -> int:
        """What a player would say of an answer."""
        kind = task.kind
        if kind == codes.CHOOSE_ACTION:
            return self.reason_to_act(g, g.seats[task.actor], code)
        if kind == codes.CHOOSE_WORKER:
            return why.SPARES
        if kind == codes.CHOOSE_KEPT:
            return why.KEEPS
        if kind == codes.CHOOSE_PALADIN:
            return why.PALADIN
        if kind == codes.CHOOSE_TAVERN:
            return why.WORKERS
        if kind == codes.CHOOSE_WORKSHOP:
            return why.WORKSHOP
        if kind == codes.CHOOSE_PRAYER:
            return why.CLEARS
        if kind == codes.CHOOSE_USE and first_of(task.about) != codes.OP_REMOVE:
            return why.DEBTS
        if kind == codes.CHOOSE_FIRST or (kind >= codes.CHOOSE_TOWNSFOLK and kind <= codes.CHOOSE_FREE):
            return why.CREW
        return why.USUAL

    def reason_to_act(self, g: Paladins, s: Seat, code: int) -> int:
        """Why an action is taken."""
        if code == codes.DO_PASS:
            return why.PASSES
        if code >= codes.DO_FAVOUR:
            return why.FAVOUR
        if code >= codes.DO_COMMISSION:
            action = action_of(code)
            return why.ORDER if is_ordered(g, action) and s.done(action) < g.cards.order_count else why.TRACK
        if code == codes.DO_DEVELOP:
            return why.WORKSHOP
        if code == codes.DO_RECRUIT or code == codes.DO_DISCARD:
            return why.CREW
        if code == codes.DO_PRAY:
            return why.CLEARS
        return why.CRIMINALS if code == codes.DO_CONSPIRE else why.SUPPLIES
