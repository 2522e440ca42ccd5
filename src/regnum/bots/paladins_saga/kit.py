"""The players of Paladins in a saga, by name."""

from regnum.bots.kit import Kit
from regnum.bots.paladins import reasons
from regnum.bots.paladins.habits import Habits
from regnum.bots.paladins_saga.judge import SagaJudge
from regnum.bots.paladins_saga.planner import SagaGuide, SagaPlanner

JUDGE = SagaJudge()
FINALISTS, ROUNDS = 4, 3

KIT = Kit(
    judge=JUDGE,
    players={"habits": lambda _dice: Habits(), "planner": lambda dice: SagaPlanner(dice, FINALISTS, ROUNDS)},
    reasons=reasons.IDS,
    guide=lambda: SagaGuide(JUDGE, Habits()),
    pair=("random", "habits"),
    levels={"squire": "greedy", "knight": "planner", "master": "mcts:1s"},
)
