"""The players of Architects played together, by name."""

from regnum.bots.architects_coop import reasons
from regnum.bots.architects_coop.judge import TeamJudge
from regnum.bots.architects_coop.plans import TeamWeights
from regnum.bots.kit import Kit
from regnum.bots.turns import RoundPlanner, TurnGuide, TurnPlanner

JUDGE = TeamJudge(TeamWeights())

KIT = Kit(
    judge=JUDGE,
    players={"planner": lambda dice: RoundPlanner(dice, JUDGE, worlds=8, rounds=1)},
    greedy=lambda dice: TurnPlanner(dice, JUDGE, worlds=1, ways=2),
    reasons=reasons.IDS,
    guide=lambda: TurnGuide(JUDGE),
    pair=("random", "greedy"),
    levels={"squire": "greedy", "knight": "planner", "master": "planner"},
)
