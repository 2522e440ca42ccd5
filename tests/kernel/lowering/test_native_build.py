"""Compiled rules pass the type checker and do what the same rules do when run as generators."""

import json
import os
import random
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import regnum
from kernel.lowering.author import Author
from kernel.lowering.stage import HEAD, HERE, go_on, rules, start
from kernel.lowering.test_constructs import CALLS, CONSTRUCTS, TOGETHER
from kernel.test_endings import ENDED_TOGETHER, LOST, RACE
from kernel.test_endings import HEAD as RACE_HEAD
from regnum.cli.compile import c_compiler
from regnum.kernel.lowering import native_text

SOURCES = Path(regnum.__file__).parent
CORE = {"chance": "chance.py", "containers": "containers_packed.py", "machine": "machine.py"}

SETUP = """
from mypyc.build import mypycify
from setuptools import setup
files = {files!r}
setup(name="sample", packages=[], ext_modules=mypycify(["--strict", *files], opt_level="0", debug_level="0"))
"""

PLAY = """
import importlib, json, sys
from lowering_board import Board, load_Board
from regnum.kernel.core import machine
assert machine.__file__.endswith(".so"), machine.__file__

def on(g, answers):
    for answer in answers:
        if not g.over:
            g.apply(answer)
    return g.notes

def reloaded(g):
    again = load_Board(json.loads(json.dumps(g.dump_fields())))
    machine.load_kernel(again, json.loads(json.dumps(g.dump())))
    return again

played = []
for module, root, luck, answers in json.load(sys.stdin):
    g = Board(luck, 25, 0, [])
    g.begin(getattr(importlib.import_module(module), root)(g, 0))
    kept = []
    for i, answer in enumerate(answers):
        if g.over:
            break
        kept += [(i, g.clone()), (i, reloaded(g))]
        on(g.clone(), [(a + 1) % 5 for a in answers[i:]])
        g.apply(answer)
    for i, copy in kept:
        assert on(copy, answers[i:]) == g.notes, (module, root, luck, i)
    played.append(g.notes)
print(json.dumps(played))
"""


DEAL = """
import json, sys
import race
from quarters import load_Town, town
from regnum.kernel.core.chance import Chance

def plain(value):
    return [plain(v) for v in value] if isinstance(value, list) else list(value) if isinstance(value, bytes) else value

dealt = []
for seat in range(2):
    for n in range(10):
        g = town()
        kept = plain(g.dump_fields())
        other = load_Town(g.clone().dump_fields())
        other.determinise(seat, Chance(n + 1, 0))
        assert plain(g.dump_fields()) == kept
        dealt.append(plain(other.dump_fields()))
g = race.Race(0, 0, [])
g.begin(race.root(g, 0), race.claim(g))
while not g.over:
    task = g.open_tasks()[0]
    g.notes.append([task.actor, task.kind, task.about, task.options()])
    g = g.clone()
    g.apply(task.option(len(g.notes) % task.options()))
print(json.dumps([sys.modules["quarters"].__file__.endswith(".so"), dealt, g.notes]))
"""


STATES = {"quarters.py": (HERE.parent / "quarters.py").read_text(), "race.py": RACE_HEAD + RACE}
"""Modules with state classes of their own."""


def samples() -> dict[str, str]:
    """Modules of rules, by name, as text."""
    every = "".join(
        f"@rule\ndef root{i}(g: Board, p: int) -> Rule:{body}\n" for i, body in enumerate(CONSTRUCTS.values())
    )
    modules = {"every": every, "calls": CALLS, "together": TOGETHER, "lost": LOST, "ended": ENDED_TOGETHER}
    for seed in range(3):
        modules[f"random{seed}"] = Author(random.Random(seed).randrange).module()
    return {name: HEAD + text for name, text in modules.items()}


def write(place: Path, modules: dict[str, str]) -> list[str]:
    """Lowers the sample and the kernel it runs on into a folder; returns the files to compile."""
    core = place / "regnum" / "kernel" / "core"
    core.mkdir(parents=True)
    for package in (core, core.parent, core.parent.parent):
        (package / "__init__.py").touch()
    sources = SOURCES / "kernel" / "core"
    texts = {f"regnum/kernel/core/{name}.py": (sources / file).read_text() for name, file in CORE.items()}
    texts["lowering_board.py"] = (HERE / "board.py").read_text()
    texts |= STATES
    texts |= {f"{name}.py": text for name, text in modules.items()}
    for file, text in texts.items():
        module = file.removesuffix(".py").replace("/", ".")
        (place / file).write_text(native_text(text, module, file))
    return list(texts)


def run(command: list[str], place: Path, given: str = "") -> str:
    own = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "REGNUM", "COV"))}
    environment = {**own, "REGNUM_BUILD": "pure"}  # what is compiled here is all that is compiled
    done = subprocess.run(
        [sys.executable, *command], cwd=place, env=environment, input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.mark.skipif(c_compiler() is None, reason="There is no C compiler here (on Debian: apt install gcc).")
def test_compiled_rules_do_the_same(tmp_path: Path) -> None:
    modules = samples()
    files = write(tmp_path, modules)
    (tmp_path / "setup.py").write_text(SETUP.format(files=files))
    run(["setup.py", "-q", "build_ext", "--inplace"], tmp_path)

    games, expected = [], []
    for name, text in modules.items():
        written = rules(text, generators=True)
        for root in [each for each in vars(written) if each.startswith("root")]:
            for luck in range(4):
                answers = [random.Random(luck).randrange(5) for _ in range(25)]
                games.append((name, root, luck, answers))
                expected.append(go_on(start(partial(getattr(written, root), p=0), luck, 25), answers).notes)
    (tmp_path / "play.py").write_text(PLAY)
    played = json.loads(run(["play.py"], tmp_path, json.dumps(games)))
    for game, notes, same in zip(games, played, expected, strict=True):
        assert notes == same, game

    (tmp_path / "deal.py").write_text(DEAL)
    (tmp_path / "pure").mkdir()
    for file, text in {**STATES, "deal.py": DEAL}.items():
        (tmp_path / "pure" / file).write_text(text)
    compiled, pure = (json.loads(run(["deal.py"], place)) for place in (tmp_path, tmp_path / "pure"))
    assert (compiled[0], pure[0]) == (True, False)
    assert compiled[1:] == pure[1:]
