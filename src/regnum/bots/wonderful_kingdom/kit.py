"""The players of It's a Wonderful Kingdom by name."""

from regnum.bots.kit import Kit
from regnum.bots.wonderful_kingdom import reasons
from regnum.bots.wonderful_kingdom.guide import KingdomGuide
from regnum.bots.wonderful_kingdom.judge import KingdomJudge
from regnum.bots.wonderful_kingdom.planner import Planner

JUDGE = KingdomJudge()

KIT = Kit(
    judge=JUDGE,
    players={"planner": lambda _dice: Planner()},
    reasons=reasons.IDS,
    guide=lambda: KingdomGuide(JUDGE, Planner()),
    pair=("random", "planner"),
    levels={"squire": "greedy", "knight": "planner", "master": "mcts:1s"},
)
