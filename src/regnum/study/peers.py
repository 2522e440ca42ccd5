"""The same match-up in other people's engines, for figures side by side."""

from __future__ import annotations

import logging
import random
import time
from importlib.util import find_spec

from regnum.kernel.errors import RegnumError

RUNS = 3
GAMES = 150

PEERS = {"pyminion": "dominion"}
"""The engines we can run, and the game they play."""


def games_per_s(peer: str) -> float:
    """Whole games in a CPU second, the best of several runs."""
    if peer not in PEERS:
        raise RegnumError(f"There is no peer {peer!r}; there is {', '.join(PEERS)}.")
    if find_spec(peer) is None:
        where = "`./regnum bench --versus` installs it in a checkout, the extra `test` elsewhere"
        raise RegnumError(f"The package {peer} is not installed; {where}.")
    return pyminion()


def pyminion() -> float:
    """Its BigMoney against its BigMoneySmithy, two seats, the kingdom of the First Game."""
    from pyminion.bots.examples import BigMoney, BigMoneySmithy  # noqa: PLC0415 (only when it is asked for)
    from pyminion.expansions import base  # noqa: PLC0415
    from pyminion.game import Game  # noqa: PLC0415

    logging.disable(logging.CRITICAL)
    kingdom = [
        base.cellar, base.market, base.merchant, base.militia, base.mine, base.moat, base.remodel, base.smithy,
        base.village, base.workshop,
    ]  # fmt: skip
    random.seed(1)
    best = 0.0
    try:
        for _ in range(RUNS):
            started = time.process_time()
            for i in range(GAMES):
                players = [BigMoney(), BigMoneySmithy()]
                if i % 2:
                    players.reverse()
                Game(players=players, expansions=[base.base_set], kingdom_cards=kingdom, log_stdout=False).play()
            best = max(best, GAMES / (time.process_time() - started))
    finally:
        logging.disable(logging.NOTSET)
    return best
