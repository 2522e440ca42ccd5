"""The players of Dominion by name."""

from regnum.bots.dominion import reasons
from regnum.bots.dominion.big_money import BigMoney, BigMoneySmithy, BigMoneyUltimate
from regnum.bots.dominion.engine import Engine
from regnum.bots.dominion.guide import DominionGuide
from regnum.bots.dominion.judge import DominionJudge
from regnum.bots.dominion.plans import plans
from regnum.bots.kit import Kit

JUDGE = DominionJudge()

KIT = Kit(
    judge=JUDGE,
    players={
        "big_money": lambda _dice: BigMoney(),
        "big_money_ultimate": lambda _dice: BigMoneyUltimate(),
        "big_money_smithy": lambda _dice: BigMoneySmithy(),
        "engine": lambda _dice: Engine(plans()),
    },
    reasons=reasons.IDS,
    guide=lambda: DominionGuide(JUDGE, Engine(plans())),
    pair=("big_money", "big_money_smithy"),
    levels={"squire": "big_money", "knight": "big_money_smithy", "master": "engine"},
)
