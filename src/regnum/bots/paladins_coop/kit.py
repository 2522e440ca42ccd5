"""The players of Paladins played together, by name."""

from regnum.bots.general import general_guide
from regnum.bots.kit import Kit
from regnum.bots.paladins_coop.judge import TeamJudge

JUDGE = TeamJudge()

KIT = Kit(judge=JUDGE, players={}, reasons=(), guide=lambda: general_guide(JUDGE), pair=("random", "greedy"))
