"""Both builds of the engine measured in processes of their own, and peers beside them."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from regnum.kernel.errors import RegnumError
from regnum.study import peers

BUILDS = ("compiled", "pure")
RUNS = 20
"""How often each figure is measured; the best counts."""


def run(games: Sequence[str], versus: Sequence[str], runs: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """Everything the bench finds, by game, and where it was found; `tell` hears what is being measured."""
    found: dict[str, Any] = {game: {} for game in games}
    for build in BUILDS:
        tell(f"measuring the {build} engine")
        figures = of_build(build, games, runs)
        for game in games:
            found[game][build] = figures.get(game)
    for peer in versus:
        game = peers.PEERS.get(peer, "")
        if game not in games:
            raise RegnumError(f"{peer} does not play {', '.join(games)}; peers: {', '.join(peers.PEERS)}.")
        tell(f"measuring {peer}")
        theirs = peers.games_per_s(peer)
        ours = (found[game]["compiled"] or found[game]["pure"])["games_per_s"]
        found[game].setdefault("versus", {})[peer] = {"games_per_s": theirs, "ratio": ours / theirs}
    found["environment"] = environment()
    return found


def of_build(build: str, games: Sequence[str], runs: int) -> dict[str, Any]:
    """The figures of one build by game; nothing for the compiled one where there is none."""
    variables = {**os.environ, "REGNUM_BUILD": build}
    command = [sys.executable, "-P", "-m", "regnum.study.bench", str(runs), *games]
    ended = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    if ended.returncode != 0:
        last = ended.stderr.strip().splitlines()[-1:] or ["it gave no reason"]
        raise RegnumError(f"The {build} engine could not be measured: {last[0]}.")
    data = json.loads(ended.stdout)
    if data["compiled"] != (build == "compiled"):
        return {}
    figures: dict[str, Any] = data["figures"]
    return figures


def environment() -> dict[str, str]:
    """What the figures depend on."""
    return {
        "cpu": cpu(),
        "cores": str(os.cpu_count()),
        "load": " ".join(f"{x:.2f}" for x in os.getloadavg()),
        "system": platform.platform(terse=True),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "regnum": version("regnum"),
    }


def cpu() -> str:
    """The processor's name."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
