"""The players of Architects by name."""

from regnum.bots.architects import reasons
from regnum.bots.architects.judge import ArchitectsJudge, Weights
from regnum.bots.kit import Kit
from regnum.bots.turns import RoundPlanner, TurnGuide, TurnPlanner

JUDGE = ArchitectsJudge(Weights())

KIT = Kit(
    judge=JUDGE,
    players={"planner": lambda dice: RoundPlanner(dice, JUDGE, worlds=8, rounds=4)},
    greedy=lambda dice: TurnPlanner(dice, JUDGE, worlds=1, ways=2),
    reasons=reasons.IDS,
    guide=lambda: TurnGuide(JUDGE),
    pair=("random", "greedy"),
    levels={"squire": "greedy", "knight": "planner", "master": "mcts:1s"},
)
