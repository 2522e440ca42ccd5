"""The players of Viscounts in a saga, by name."""

from regnum.bots.kit import Kit
from regnum.bots.turns import TurnGuide, TurnPlanner
from regnum.bots.viscounts.judge import Weights
from regnum.bots.viscounts_saga import reasons
from regnum.bots.viscounts_saga.judge import SagaJudge

JUDGE = SagaJudge(Weights())

KIT = Kit(
    judge=JUDGE,
    players={"planner": lambda dice: TurnPlanner(dice, JUDGE, worlds=3, ways=30)},
    greedy=lambda dice: TurnPlanner(dice, JUDGE, worlds=1, ways=2),
    reasons=reasons.IDS,
    guide=lambda: TurnGuide(JUDGE),
    pair=("random", "greedy"),
    levels={"squire": "greedy", "knight": "planner", "master": "mcts:1s"},
)
