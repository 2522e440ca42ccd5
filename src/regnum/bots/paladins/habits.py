"""Quick answers to every question of Paladins; the planner and search think further where it matters."""

from typing import Final, cast

from regnum.bots.paladins import reasons as why
from regnum.bots.paladins.appeal import appeal, attacked, converted, hiring, paladin_appeal, prayed, tavern_appeal
from regnum.bots.paladins.worth import is_ordered, reward, rounds_left, townsfolk, worker_value, workshop
from regnum.bots.policy import Policy
from regnum.games.paladins.codes import answers, kinds, ops, things
from regnum.games.paladins.legality import action_of
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins
from regnum.kernel.core.containers import lowest
from regnum.kernel.core.machine import Kernel, Task
from regnum.kernel.core.pairs import first_of, second_of

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
        if kind == kinds.WORKER:
            return self.worker(s, task)
        if kind == kinds.KEEP:
            return self.kept(s, KEPT - second_of(task.about))
        return self.best(g, task) if self.weighs(kind) else lowest(task.low)

    # -- weighing answers

    def weighs(self, kind: int) -> bool:
        """Whether the answers to a question are compared by their worth; of the others the first will do."""
        return kind < kinds.WORKER or (kind > kinds.WORKER and kind < kinds.USE)

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
        if kind == kinds.ACTION:
            return appeal(g, task.actor, code)
        left = rounds_left(g)
        s = g.seats[task.actor]
        if kind == kinds.PALADIN or kind == kinds.TOP:
            return paladin_appeal(g, s, code, left)
        if kind == kinds.TAVERN:
            return tavern_appeal(g, s, code)
        if kind == kinds.WORKSHOP:
            return workshop(g, s, code, left)
        if kind == kinds.PRAY:
            return -1 if code == answers.NO_PRAYER else prayed(g, task.actor, code, left)
        if kind == kinds.SQUARE:
            return reward(g, s, g.cards.square_rewards[code], left)
        if kind == kinds.JAR:
            return reward(g, s, g.cards.jar_rewards[code], left)
        if kind == kinds.ATTACK:
            return attacked(g, s, code, left)
        if kind == kinds.CONVERT:
            return converted(g, task.actor, code, left)
        if kind == kinds.OPTION:
            return reward(g, s, g.cards.option(task.about, code), left)
        if kind == kinds.RECRUIT or kind == kinds.DISCARD:
            return hiring(g, s, code, kind == kinds.RECRUIT, left)
        if code == answers.NO_TOWNSFOLK:
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
        for i in range(things.WORKERS):
            kind = things.WORKERS - 1 - i
            n += s.pool.count(kind)
            if n >= places:
                return kind
        return answers.ENOUGH

    # -- reasons

    def reason(self, g: Paladins, task: Task, code: int) -> int:
        """What a player would say of an answer."""
        kind = task.kind
        if kind == kinds.ACTION:
            return self.reason_to_act(g, g.seats[task.actor], code)
        if kind == kinds.WORKER:
            return why.SPARES
        if kind == kinds.KEEP:
            return why.KEEPS
        if kind == kinds.PALADIN:
            return why.PALADIN
        if kind == kinds.TAVERN:
            return why.WORKERS
        if kind == kinds.WORKSHOP:
            return why.WORKSHOP
        if kind == kinds.PRAY:
            return why.CLEARS
        if kind == kinds.USE and first_of(task.about) != ops.REMOVE:
            return why.DEBTS
        if kind == kinds.FIRST or (kind >= kinds.RECRUIT and kind <= kinds.RECRUIT_FREE):
            return why.CREW
        return why.USUAL

    def reason_to_act(self, g: Paladins, s: Seat, code: int) -> int:
        """Why an action is taken."""
        if code == answers.DO_PASS:
            return why.PASSES
        if code >= answers.DO_FAVOUR:
            return why.FAVOUR
        if code >= answers.DO_COMMISSION:
            action = action_of(code)
            return why.ORDER if is_ordered(g, action) and s.done(action) < g.cards.order_count else why.TRACK
        if code == answers.DO_DEVELOP:
            return why.WORKSHOP
        if code == answers.DO_RECRUIT or code == answers.DO_DISCARD:
            return why.CREW
        if code == answers.DO_PRAY:
            return why.CLEARS
        return why.CRIMINALS if code == answers.DO_CONSPIRE else why.SUPPLIES
