"""The planner of Paladins in a saga: prospects with the Tomes."""

from regnum.bots.paladins.guide import PaladinsGuide
from regnum.bots.paladins.planner import Planner
from regnum.bots.paladins.prospects import prospects
from regnum.bots.paladins_saga.judge import tomes
from regnum.games.paladins.state import Paladins


class SagaPlanner(Planner):
    """Compares what its answers promise in points and in Tomes."""

    def promised(self, g: Paladins, seat: int) -> int:
        return prospects(g, seat) + tomes(g, seat)


class SagaGuide(PaladinsGuide):
    """Search that plays rounds on by habit and judges prospects with the Tomes."""

    def worth(self, g: Paladins, seat: int) -> int:
        return prospects(g, seat) + tomes(g, seat)
