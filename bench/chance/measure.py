"""Runs the statistical tests of docs/chance.md: builds the C programs beside it, runs them, prints p-values.

    python bench/chance/measure.py games mwc63x --seed regnum --log2 26    what games do with chance
    python bench/chance/measure.py seeds mwc63x --count 4000000            first draws of Dominion's seeds 0, 1, ...
    python bench/chance/measure.py dieharder mwc63x -- -a                  dieharder with any of its options

`--worst N` prints only the N smallest p-values. Needs a C compiler, and the last needs Debian's `dieharder`.
"""

import argparse
import hashlib
import os
import struct
import subprocess
import sys
import tempfile
from math import exp, lgamma, log
from pathlib import Path

from regnum.kernel.seeds import first_state

HERE = Path(__file__).resolve().parent
GENERATORS = ("mwc63x", "near", "plain", "sfc32")
MODULUS = (0x6FE3E92C << 32) - 1


def state_of(seed: str) -> int:
    """Where a long test stream starts: any of 1 ... m - 1. Tables start from `first_state`, tested by `seeds`."""
    return 1 + int.from_bytes(hashlib.sha256(seed.encode()).digest(), "big") % (MODULUS - 1)


def p_value(chi: float, freedom: int) -> float:
    """How often a fair source gives a chi-square at least this large (incomplete gamma function)."""
    a, x = freedom / 2, chi / 2
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        k = a
        while term > total * 1e-15:
            k += 1
            term *= x / k
            total += term
        return 1 - total * scale
    b, c = x + 1 - a, 1e300
    d = h = 1 / b
    for i in range(1, 100_000):
        b += 2
        d = 1 / (b - i * (i - a) * d)
        c = b - i * (i - a) / c
        h *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return h * scale


def build(folder: Path, source: str, *options: str) -> Path:
    """One C program or library, compiled into a temporary folder."""
    made = folder / source
    subprocess.run(["cc", "-O2", *options, str(HERE / f"{source}.c"), "-o", str(made)], check=True)
    return made


def show(lines: str, worst: int | None) -> None:
    """The table of tests with their p-values, and how the p-values lie as a whole."""
    rows: list[tuple[float, list[str]]] = []
    for line in lines.splitlines():
        row = line.split("\t")
        rows.append((p_value(float(row[3]), int(row[4])), row))
    for p, (test, parameter, samples, chi, freedom) in sorted(rows)[:worst] if worst else rows:
        print(f"{test:36} {parameter:>3} {samples:>10} samples  {chi:>16} / {freedom:<8} p = {p:.3g}")
    tails = [min(p, 1 - p) for p, _ in rows]
    print(f"{len(rows)} tests, p from {min(rows)[0]:.3g} to {max(rows)[0]:.6f};", end=" ")
    print(f"in either 0.5 % tail: {sum(t < 0.005 for t in tails)} (a fair source: {len(rows) / 100:.1f})")


def main() -> None:
    """Read the command line and run one kind of test."""
    parser = argparse.ArgumentParser(description="statistical tests of the random generator")
    parser.add_argument("tests", choices=("games", "seeds", "dieharder"))
    parser.add_argument("generator", choices=GENERATORS)
    parser.add_argument("--seed", default="regnum", help="seed text of the stream (default: regnum)")
    parser.add_argument("--log2", type=int, default=24, help="games: 2^LOG2 samples per test (at most 31)")
    parser.add_argument("--count", type=int, default=1_000_000, help="seeds: how many")
    parser.add_argument("--unhashed", action="store_true", help="seeds: states 1, 2, 3, ..., for contrast")
    parser.add_argument("--worst", type=int, help="print only so many of the smallest p-values")
    parser.epilog = "What follows -- is handed to dieharder."
    ours = sys.argv[1:]
    cut = ours.index("--") if "--" in ours else len(ours)
    given, theirs = parser.parse_args(ours[:cut]), ours[cut + 1 :]
    name, state = str(given.generator), str(state_of(given.seed))
    with tempfile.TemporaryDirectory() as folder:
        if given.tests == "dieharder":
            library = build(Path(folder), "words", "-DDIEHARDER", "-shared", "-fPIC")
            chosen = {"LD_PRELOAD": str(library), "CHANCE_GENERATOR": name, "CHANCE_STATE": state}
            command = ["dieharder", "-g", "200", *theirs]
            sys.exit(subprocess.run(command, env=os.environ | chosen, check=False).returncode)
        program = build(Path(folder), "games")
        if given.tests == "games":
            command, fed = [str(program), name, state, str(given.log2)], b""
        else:
            states = (k + 1 if given.unhashed else first_state("dominion", k) for k in range(given.count))
            command, fed = [str(program), name, "seeds"], b"".join(struct.pack("=q", s) for s in states)
        done = subprocess.run(command, input=fed, stdout=subprocess.PIPE, check=True)
        show(done.stdout.decode(), given.worst)


if __name__ == "__main__":
    main()
