"""`regnum` with the same chance every time: all tables are dealt from one seed, and bots think with one."""

import sys
from types import SimpleNamespace

import regnum
from regnum.bots import make
from regnum.cli import compile as engine
from regnum.cli.main import main
from regnum.server.sagas import house
from regnum.server.tables import bots, branching, hall

SEED = "5eed" * 8
COMMAND = "from browser.steady import run; run()"


def think(save: str, seat: int, bot: str) -> str:
    """What a bot chooses (runs in a worker)."""
    table = regnum.load(save)
    decision = table.decision_of(seat)
    assert decision is not None
    return make(bot, SEED).choose(table, decision).notation


def run() -> None:
    """The command line, with no other change but that it builds no engine that would outlive the test."""
    for module in (hall, branching, house):
        module.secret_seed = lambda: SEED  # type: ignore[attr-defined]
    bots.secrets = SimpleNamespace(token_hex=lambda n: "0" * 2 * n, choice=lambda options: options[0])  # type: ignore[assignment]
    bots.think = think
    engine.start_in_background = lambda: None
    sys.exit(main(sys.argv[1:]))
