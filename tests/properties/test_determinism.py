"""Equal seeds and choices give equal games, whatever else the process or its settings do."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from properties.games import FIRST, MANY, Case
from properties.play import walk
from properties.trace import trace

pytestmark = pytest.mark.both_builds


@MANY
def test_noise_in_global_randomness_changes_nothing(case: Case) -> None:
    random.seed(1)
    quiet = case.new("noise")
    for _ in walk(quiet, case, 60):
        pass
    loud = case.new("noise")
    for i, _ in enumerate(walk(loud, case, 60)):
        random.seed(i)
        random.random()
    assert loud.save() == quiet.save()
    assert loud.events == quiet.events


@FIRST
def test_other_seeds_give_other_games(case: Case) -> None:
    assert len({case.new(seed).core.dump_fields().__repr__() for seed in range(12)}) > 1


def test_the_hash_seed_changes_nothing() -> None:
    script = Path(__file__).with_name("trace.py")
    path = os.pathsep.join([str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])])
    traces = {
        subprocess.run(
            [sys.executable, script],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed},
            capture_output=True, text=True, timeout=900, check=True,
        ).stdout.strip()
        for seed in ("1", "20")
    }  # fmt: skip
    assert traces == {trace()}
