"""Runs rules given as text, lowered and as generators, and compares what they do."""

import importlib.util
import itertools
import linecache
import sys
import types
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from regnum.kernel.core.machine import Frame, load_kernel
from regnum.kernel.lowering import generator_rules, load

HERE = Path(__file__).parent
HEAD = """
from regnum.kernel.core.containers import members
from regnum.kernel.lowering import Rule, RuleOf, rule
from lowering_board import Board
"""
HEAD_LINES = HEAD.count("\n")

_numbers = itertools.count()


def _board_module() -> types.ModuleType:
    spec = importlib.util.spec_from_file_location("lowering_board", HERE / "board.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["lowering_board"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


Board: type[Any] = (sys.modules.get("lowering_board") or _board_module()).Board


def board(luck: int, patience: int) -> Any:
    return Board(luck, patience, 0, [])


def module_of(text: str, name: str = "stage", generators: bool = False) -> Any:
    """The text as an imported module; tracebacks can quote it."""
    file = f"<{name} {next(_numbers)}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    module = sys.modules[name] = types.ModuleType(name)
    module.__file__ = file
    with generator_rules() if generators else nullcontext():
        exec(compile(text, file, "exec"), module.__dict__)
    return module


def rules(text: str, generators: bool = False) -> Any:
    """The same, for text that only consists of rules."""
    return module_of(HEAD + text, generators=generators)


Answers = Sequence[int]


def start(frame: Callable[[Any], Frame], luck: int = 1, patience: int = 40) -> Any:
    g = board(luck, patience)
    g.begin(frame(g))
    return g


def go_on(g: Any, answers: Answers) -> Any:
    """Answers the first open question until the game ends or the answers do."""
    for answer in answers:
        if g.over:
            break
        g.apply(answer)
    return g


def reloaded(g: Any) -> Any:
    """The game written down and brought back."""
    again = load(Board, g.dump_fields())
    load_kernel(again, g.dump())
    return again


def agree(text: str, answers: Answers, luck: int = 1, patience: int = 40, root: str = "root") -> list[list[int]]:
    """Runs the rule `root(g, 0)` both ways, and lowered with copies and saves at every question; returns the notes."""
    written = rules(text, generators=True)
    expected = go_on(start(lambda g: getattr(written, root)(g, 0), luck, patience), answers)
    made = rules(text)
    g = start(lambda g: getattr(made, root)(g, 0), luck, patience)
    kept = []
    for i, answer in enumerate(answers):
        if g.over:
            break
        kept.append((i, g.clone(), reloaded(g)))
        go_on(g.clone(), [(a + 1) % 5 for a in answers[i:]])  # another future must leave this one alone
        g.apply(answer)
    assert (g.notes, g.coins, g.over) == (expected.notes, expected.coins, expected.over)
    for i, copy, saved in kept:
        assert go_on(copy, answers[i:]).notes == expected.notes
        assert go_on(saved, answers[i:]).notes == expected.notes
    return list(g.notes)
