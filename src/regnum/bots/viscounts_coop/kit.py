"""The players of Viscounts played together, by name."""

from regnum.bots.kit import Kit
from regnum.bots.turns import PartnerPlanner, TurnGuide, TurnPlanner
from regnum.bots.viscounts_coop import reasons
from regnum.bots.viscounts_coop.judge import TeamJudge, TeamWeights

JUDGE = TeamJudge(TeamWeights())

KIT = Kit(
    judge=JUDGE,
    players={
        "turn_planner": lambda dice: TurnPlanner(dice, JUDGE, worlds=2, ways=10),
        "planner": lambda dice: PartnerPlanner(dice, JUDGE, ways=8, finalists=6, worlds=6, rounds=1),
    },
    greedy=lambda dice: TurnPlanner(dice, JUDGE, worlds=1, ways=2),
    reasons=reasons.IDS,
    guide=lambda: TurnGuide(JUDGE),
    pair=("random", "greedy"),
    levels={"squire": "greedy", "knight": "turn_planner", "master": "planner"},
)
