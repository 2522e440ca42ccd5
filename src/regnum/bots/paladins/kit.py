"""The players of Paladins by name."""

from regnum.bots.kit import Kit
from regnum.bots.paladins import reasons
from regnum.bots.paladins.guide import PaladinsGuide
from regnum.bots.paladins.habits import Habits
from regnum.bots.paladins.judge import PaladinsJudge
from regnum.bots.paladins.planner import Planner

JUDGE = PaladinsJudge()
FINALISTS, ROUNDS = 4, 3

KIT = Kit(
    judge=JUDGE,
    players={"habits": lambda _dice: Habits(), "planner": lambda dice: Planner(dice, FINALISTS, ROUNDS)},
    reasons=reasons.IDS,
    guide=lambda: PaladinsGuide(JUDGE, Habits()),
    pair=("random", "habits"),
    levels={"squire": "greedy", "knight": "planner", "master": "mcts:1s"},
)
