"""The players of Architects played together, by name."""

from regnum.bots.architects_coop import reasons
from regnum.bots.architects_coop.judge import TeamJudge
from regnum.bots.architects_coop.plans import SingleWeights, TeamWeights
from regnum.bots.kit import Kit
from regnum.bots.turns import PartnerPlanner, TurnGuide, TurnPlanner

JUDGE = TeamJudge(TeamWeights(), SingleWeights())

KIT = Kit(
    judge=JUDGE,
    players={
        "turn_planner": lambda dice: TurnPlanner(dice, JUDGE, worlds=3, ways=10),
        "planner": lambda dice: PartnerPlanner(dice, JUDGE, ways=4, finalists=8, worlds=8, rounds=1),
    },
    greedy=lambda dice: TurnPlanner(dice, JUDGE, worlds=1, ways=2),
    reasons=reasons.IDS,
    guide=lambda: TurnGuide(JUDGE),
    pair=("random", "greedy"),
    levels={"squire": "greedy", "knight": "turn_planner", "master": "planner"},
)
