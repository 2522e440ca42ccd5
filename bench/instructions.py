"""How many instructions of the processor one decision of random play takes, which no other work on a machine changes.

    .venv/bin/python -P bench/instructions.py paladins viscounts architects
    .venv/bin/python -P bench/instructions.py --checkout ../before architects

`--checkout` measures another checkout with this environment; its engine must have been compiled by it. The same games
are played each time, so two checkouts whose rules are alike play the same decisions. Needs valgrind.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

FEW, MANY = 20, 420
"""Games: what the process does besides playing falls out of the difference."""
PROGRAM = """
import sys
import regnum
from regnum import native
from regnum.bots.policy import MOST_DECISIONS, Chance, play_randomly
from regnum.games.registry import game_of
from regnum.kernel.seeds import first_state
from regnum.study.bench import seats_of
from regnum.study.match import dice_state
if not native.COMPILED:
    sys.exit("The engine of this checkout is not compiled: run its ./regnum compile first.")
spec = game_of(sys.argv[1])
seats = seats_of(spec)
options = regnum.new(spec.id, seats).options
decisions = 0
for i in range(int(sys.argv[2])):
    state = first_state(spec.id, i)
    game = spec.start(seats, options, Chance(state, 0))
    decisions += play_randomly(game, Chance(dice_state(state, 0), 0), MOST_DECISIONS)
print(decisions)
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--checkout", type=Path, default=Path(__file__).parents[1])
    args = parser.parse_args()
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is not installed here (on Debian: apt install valgrind).")
    for game in args.games:
        few, many = (counted(args.checkout, game, games) for games in (FEW, MANY))
        decisions, instructions = many[0] - few[0], many[1] - few[1]
        print(f"{game}: {instructions / decisions:,.0f} instructions a decision, over {decisions:,} decisions")


def counted(checkout: Path, game: str, games: int) -> tuple[int, int]:
    """The decisions of so many games, and all instructions of the process that plays them."""
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    ended = subprocess.run(
        [*tool, sys.executable, "-P", "-c", PROGRAM, game, str(games)],
        env={**os.environ, "PYTHONPATH": str(checkout.resolve() / "src"), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    collected = re.search(r"Collected : (\d+)", ended.stderr)
    if ended.returncode or collected is None:
        sys.exit(ended.stderr.strip().splitlines()[-1])
    return int(ended.stdout), int(collected[1])


if __name__ == "__main__":
    main()
