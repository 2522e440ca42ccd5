"""The planner among partners: the team's prospects decide, not the own ones."""

from regnum.bots.paladins.guide import PaladinsGuide
from regnum.bots.paladins.planner import Planner
from regnum.bots.paladins_coop.habits import TeamHabits
from regnum.bots.policy import Judge
from regnum.games.paladins.state import Paladins
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Kernel


class TeamPlanner(Planner):
    """Compares what its answers promise to all partners together."""

    def __init__(self, chance: Chance, judge: Judge, finalists: int, rounds: int) -> None:
        super().__init__(chance, finalists, rounds)
        self.judge: Judge = judge
        self.habits = TeamHabits()

    def promised(self, g: Paladins, seat: int) -> int:
        return self.judge.promise(g, seat)


class TeamGuide(PaladinsGuide):
    """Search that plays rounds on by habit and judges what they leave the team."""

    def outcome(self, g: Kernel, seat: int) -> int:
        return self.balance(g.over, self.judge.rank(g, seat) if g.over else self.judge.promise(g, seat))
