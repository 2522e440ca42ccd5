"""The players of Architects in a saga, by name."""

from regnum.bots.architects.judge import Weights
from regnum.bots.architects_saga import reasons
from regnum.bots.architects_saga.judge import SagaJudge
from regnum.bots.kit import Kit
from regnum.bots.turns import RoundPlanner, TurnGuide, TurnPlanner

JUDGE = SagaJudge(Weights())

KIT = Kit(
    judge=JUDGE,
    players={"planner": lambda dice: RoundPlanner(dice, JUDGE, worlds=8, rounds=4)},
    greedy=lambda dice: TurnPlanner(dice, JUDGE, worlds=1, ways=2),
    reasons=reasons.IDS,
    guide=lambda: TurnGuide(JUDGE),
    pair=("random", "greedy"),
    levels={"squire": "greedy", "knight": "planner", "master": "mcts:1s"},
)
