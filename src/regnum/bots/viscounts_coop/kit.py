"""The players of Viscounts played together, by name."""

from regnum.bots.kit import Kit
from regnum.bots.turns import TurnGuide, TurnPlanner
from regnum.bots.viscounts_coop import reasons
from regnum.bots.viscounts_coop.judge import TeamJudge, TeamWeights

JUDGE = TeamJudge(TeamWeights())

KIT = Kit(
    judge=JUDGE,
    players={"planner": lambda dice: TurnPlanner(dice, JUDGE, worlds=3, ways=30)},
    greedy=lambda dice: TurnPlanner(dice, JUDGE, worlds=1, ways=2),
    reasons=reasons.IDS,
    guide=lambda: TurnGuide(JUDGE),
    pair=("random", "greedy"),
    levels={"squire": "greedy", "knight": "planner", "master": "planner"},
)
