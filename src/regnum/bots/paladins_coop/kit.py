"""The players of Paladins played together, by name."""

from regnum.bots.kit import Kit
from regnum.bots.paladins_coop import reasons
from regnum.bots.paladins_coop.habits import TeamHabits
from regnum.bots.paladins_coop.judge import TeamJudge, TeamWeights
from regnum.bots.paladins_coop.planner import TeamGuide, TeamPlanner

WEIGHTS = TeamWeights()
JUDGE = TeamJudge(WEIGHTS)
FINALISTS, ROUNDS = 8, 16

KIT = Kit(
    judge=JUDGE,
    players={
        "habits": lambda _dice: TeamHabits(WEIGHTS),
        "planner": lambda dice: TeamPlanner(dice, JUDGE, FINALISTS, ROUNDS),
    },
    reasons=reasons.IDS,
    guide=lambda: TeamGuide(JUDGE, TeamHabits(WEIGHTS)),
    pair=("random", "habits"),
    levels={"squire": "greedy", "knight": "habits", "master": "planner"},
)
