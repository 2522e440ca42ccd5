"""What all tests share: the rules they prove, the engine they run on, the test game.

Tests name the rules they prove with `@clause(...)`, and a run can write down which were proven.

An id that no rule document knows stops the collection. `--clauses-out FILE` writes `{game: {id: [tests]}}` with the
ids whose tests all passed; `--clauses-of GAME` runs only the tests that prove something about that game.
"""

import json
import os
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import regnum
from regnum.games.registry import GAMES
from regnum.study.clauses import game_by_id

settings.register_profile(
    "busy", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], database=None
)
settings.load_profile("busy")
"""On a busy machine any example may take long: that is no fault. The examples are the same each time: a run that fails
can be run again."""

ROOT = Path(__file__).resolve().parents[1]
PROVES = "clauses"
"""Under this name a test's report carries its ids, also from one process to another."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("clauses")
    group.addoption("--clauses-out", metavar="FILE", type=Path, help="write the rules proven by passing tests")
    group.addoption("--clauses-of", metavar="GAME", action="append", help="run only tests of this game's rules")


def pytest_configure(config: pytest.Config) -> None:
    out: Path | None = config.getoption("--clauses-out")
    if out is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Proven(out.absolute()), "proven-clauses")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Tells of a failure at once: in a long run one need not wait for the end to know."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\nfailed: {report.nodeid}", flush=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    games = game_by_id(ROOT)
    wanted: list[str] | None = config.getoption("--clauses-of")
    chosen: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        ids = [rule for mark in item.iter_markers("clause") for rule in mark.args]
        unknown = [rule for rule in ids if rule not in games]
        if unknown:
            raise pytest.UsageError(f"{item.nodeid}: no rule document has {', '.join(map(str, unknown))}")
        if ids:
            item.user_properties.append((PROVES, ids))
        fits = wanted is None or any(games[rule] in wanted for rule in ids)
        marks = {mark.name for mark in item.iter_markers()}
        if nowhere(marks):
            raise pytest.UsageError(f"{item.nodeid}: with these marks it would run on neither engine")
        if ("pure_engine" if regnum.COMPILED else "compiled_engine") in marks:
            fits = False
        (chosen if fits else left_out).append(item)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = chosen


def nowhere(marks: set[str]) -> bool:
    """Whether a test is left out in every run, where both engines are tested: that would hide it."""
    on_compiled = bool(marks & {"both_builds", "many_games"}) and "pure_engine" not in marks
    on_pure = not marks & {"many_games", "compiled_engine"}
    return not on_compiled and not on_pure


@pytest.fixture
def tiny_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test game, whose seats decide at the same time; compiled classes can have no interpreted subclasses."""
    if not regnum.COMPILED:
        from kernel.tiny.game import TINY

        monkeypatch.setitem(GAMES, TINY.id, TINY)


class Proven:
    """Gathers the reports of all tests and writes the result at the end."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.tests: dict[str, set[str]] = defaultdict(set)
        self.passed: set[str] = set()
        self.bad: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, ids in report.user_properties:
            for rule in ids if name == PROVES else ():
                self.tests[rule].add(report.nodeid)
        if not report.passed:
            self.bad.add(report.nodeid)
        elif report.when == "call" and not hasattr(report, "wasxfail"):
            self.passed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        games = game_by_id(ROOT)
        proofs: dict[str, dict[str, list[str]]] = {}
        good = self.passed - self.bad
        for rule in sorted(self.tests):
            if self.tests[rule] <= good:
                proofs.setdefault(games[rule], {})[rule] = sorted(self.tests[rule])
        self.out.write_text(json.dumps(proofs, indent=1), encoding="utf-8")
