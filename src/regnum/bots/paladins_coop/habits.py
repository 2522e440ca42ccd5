"""Quick answers among partners: as alone, with the Threats, the Orders and the Honour of the team in mind."""

from typing import Final

from regnum.bots.paladins import reasons as alone
from regnum.bots.paladins.appeal import appeal
from regnum.bots.paladins.habits import Habits
from regnum.bots.paladins.worth import HONOUR, POINT, SUSPICION, WORKER_WORTH, rounds_left
from regnum.bots.paladins_coop import reasons as why
from regnum.bots.paladins_coop.honour import change_worth
from regnum.bots.paladins_coop.judge import INVADER, STRIKE, TeamWeights
from regnum.games.paladins.codes import actions, things
from regnum.games.paladins.codes import answers as base
from regnum.games.paladins.legality import action_of
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_coop.codes import answers, kinds, limits
from regnum.kernel.core.containers import NONE, count_of
from regnum.kernel.core.machine import Task

TO_SPARE: Final = 700
"""Honour that is worth less, in thousandths of a point, is lost before anything else."""


class TeamHabits(Habits):
    """Does what brings most to all for what it costs, keeps rewards, and loses what is missed least."""

    def __init__(self, weights: TeamWeights) -> None:
        super().__init__()
        self.weights: TeamWeights = weights

    def answer(self, g: Paladins, task: Task) -> int:
        kind = task.kind
        if kind == kinds.RECEIVER:
            return task.actor
        if kind == kinds.HONOUR_WORKER or kind == kinds.ORDER_WORKER or kind == kinds.LOSE_WORKER:
            return self.worker(g.seats[task.actor], task)
        if kind == kinds.LOSS:
            cost = -change_worth(self.weights.honour, g, g.seats[task.actor], -1, rounds_left(g))
            return task.option(0 if cost <= TO_SPARE else task.options() - 1)
        return super().answer(g, task)

    def worth(self, g: Paladins, task: Task, code: int) -> int:
        if task.kind == kinds.PRAY and code == answers.PRAYER_OVERLAY:
            return HONOUR
        if task.kind != kinds.ACTION:
            return super().worth(g, task, code)
        if code >= answers.DO_ORDER:
            return g.players * (2 * g.cards.order_points[code - answers.DO_ORDER] * POINT + HONOUR)
        s = g.seats[task.actor]
        if code == answers.DO_OVERLAY:
            gain = change_worth(self.weights.honour, g, s, 1, rounds_left(g))
            return gain + (SUSPICION if s.suspicions.size > 0 else 0) - 2 * WORKER_WORTH
        if code == base.DO_DEVELOP and count_of(s.workshops) >= things.DEVELOPMENTS:
            return relief(g, actions.DEVELOP) - WORKER_WORTH  # a partner has one left
        total = appeal(g, task.actor, code)
        if code == base.DO_PASS:
            return total
        if code >= base.DO_FAVOUR:
            lost = g.overlord[0].crowds[code - base.DO_FAVOUR]
            return total + change_worth(self.weights.honour, g, s, -lost, rounds_left(g))
        if code == base.DO_DEVELOP:
            total += self.weights.workshop * rounds_left(g)
        return total + relief(g, action_of(code))

    def reason_to_act(self, g: Paladins, s: Seat, code: int) -> int:
        if code >= answers.DO_ORDER:
            return alone.ORDER
        if code == answers.DO_OVERLAY:
            return why.HONOUR
        if code < base.DO_FAVOUR and relief(g, action_of(code)) > 0:
            return why.THREAT
        return super().reason_to_act(g, s, code)


def relief(g: Paladins, action: int) -> int:
    """What an action saves all players by weakening Threats, or by removing an Outsider that is asked for."""
    store = g.overlord[0]
    repels = action == actions.ATTACK or action == actions.CONVERT
    asked = g.perils.invaders_asked(g.round, g.players)
    each: int = INVADER if repels and store.invaders < asked else 0
    for slot in range(limits.THREAT_SLOTS):
        c = store.threats[slot]
        if c != NONE and g.perils.threat_action[c] == action:
            each -= g.perils.worker_points * POINT
            if store.threat_workers[slot] == 1:
                each += STRIKE * (rounds_left(g) + 1)
    return each * g.players
