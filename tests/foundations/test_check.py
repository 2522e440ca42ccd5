"""`regnum test` counts what pytest counted, ends with that count, and fails when anything failed."""

import argparse
import json
import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from regnum.cli import check, checkout
from regnum.cli.check import Outcome

Run = Callable[..., "subprocess.CompletedProcess[str]"]

ONE_OF_EACH = """
import pytest
def test_good(): assert 1 + 1 == 2
def test_bad(): assert 1 + 1 == 3
@pytest.fixture
def broken(): raise ValueError
def test_with_a_broken_fixture(broken): pass
@pytest.mark.skip(reason="what becomes of a test that is left out")
def test_left_out(): pass
@pytest.mark.xfail(reason="what becomes of a test that is expected to fail")
def test_expected_to_fail(): assert 1 + 1 == 3
"""


def test_pytest_runs_alone_with_arguments_of_its_own(regnum: Run, tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(ONE_OF_EACH)
    ended = regnum("test", "--", str(tmp_path))
    assert ended.returncode == 1
    assert ended.stdout.splitlines()[-1] == "1 passed, 2 failed"
    assert "failed: pytest" in ended.stdout.splitlines()[-2]
    assert "mypy" not in ended.stdout
    good = regnum("test", "--", str(tmp_path), "-k", "good")
    assert good.returncode == 0
    assert good.stdout.splitlines()[-1] == "1 passed, 0 failed"


@pytest.mark.parametrize(("mypy", "code"), [(True, 0), (False, 1)])
def test_a_failed_check_fails_the_run_though_all_tests_pass(
    mypy: bool, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    outcomes = [
        Outcome("mypy", mypy, 1.0),
        Outcome("pytest (pure)", good=True, seconds=2.0, passed=5),
        Outcome("pytest (compiled)", good=True, seconds=2.0, passed=2),
    ]
    monkeypatch.setattr(check, "everything", lambda root, coverage, workers: outcomes)
    assert check.run(argparse.Namespace(pytest=[], coverage=False, workers=None)) == code
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == "7 passed, 0 failed"
    assert said[-2].endswith("all good" if mypy else "failed: mypy")


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> dict[str, Sequence[str]]:
    """The runs of pytest and their arguments; nothing is really run."""
    ran: dict[str, Sequence[str]] = {}

    def tests(name: str, arguments: Sequence[str], environment: dict[str, str]) -> Outcome:
        ran[name] = arguments
        return Outcome(name, good=True, seconds=1.0)

    monkeypatch.setattr(check, "tried_twice", tests)
    monkeypatch.setattr(check, "static_checks", lambda root: [])
    monkeypatch.setattr(check, "page_checks", lambda root: [])
    monkeypatch.setattr(check, "compiled_engine", lambda root: Outcome("compiled engine", good=True, seconds=1.0))
    monkeypatch.setattr(check.engine, "c_compiler", lambda: "cc")
    return ran


@pytest.mark.parametrize("coverage", [False, True])
def test_covered_lines_are_counted_on_the_pure_engine_and_only_when_asked(
    coverage: bool, ran: dict[str, Sequence[str]]
) -> None:
    check.everything(checkout.ROOT, coverage, workers=None)
    assert list(ran) == ["pytest (pure)", "pytest (compiled)", "pytest (browser)"]
    assert [name for name, arguments in ran.items() if "--cov" in arguments] == (["pytest (pure)"] if coverage else [])


@pytest.mark.parametrize(("workers", "shared", "browsers"), [(None, "2", "3"), (15, "15", "15")])
def test_browsers_share_their_tests_among_one_more_than_there_are_cores_unless_told_otherwise(
    workers: int | None,
    shared: str,
    browsers: str,
    ran: dict[str, Sequence[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(check, "cores", lambda: 2)
    check.everything(checkout.ROOT, coverage=False, workers=workers)
    assert {name: arguments[arguments.index("-n") + 1] for name, arguments in ran.items()} == {
        "pytest (pure)": shared,
        "pytest (compiled)": shared,
        "pytest (browser)": browsers,
    }


def test_what_a_failed_tool_said_is_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    script = "import sys; print('one'); print('two', file=sys.stderr); sys.exit(3)"
    check.announce(check.command("tool", [*check.PYTHON, "-c", script], tmp_path))
    said = capsys.readouterr().out
    assert said.startswith("FAILED tool")
    assert "one" in said and "two" in said


@pytest.mark.parametrize(("ci", "good"), [("", True), ("true", False)])
def test_a_machine_without_a_compiler_passes_unless_it_is_there_to_check(
    ci: str, good: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(check.engine, "c_compiler", lambda: None)
    assert check.compiled_engine(checkout.ROOT).good is good


@pytest.mark.parametrize("hidden", ["test_left_out", "test_expected_to_fail"])
@pytest.mark.parametrize(("ci", "good"), [("", True), ("1", False)])
def test_a_test_that_is_left_out_fails_the_run_where_everything_is_checked(
    ci: str, good: bool, hidden: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "test_sample.py").write_text(ONE_OF_EACH)
    monkeypatch.setenv("CI", ci)
    outcome = check.tests("sample", [str(tmp_path), "-k", f"test_good or {hidden}"], dict(os.environ))
    assert (outcome.good, outcome.passed, outcome.failed) == (good, 1, 0)
    assert outcome.note.startswith("" if good else "1 left out")


@pytest.mark.parametrize(("ci", "good"), [("", True), ("1", False)])
@pytest.mark.parametrize("hidden", ["numPendingTests", "numTodoTests"])
def test_so_does_a_test_of_the_page_that_is_left_out(
    ci: str, good: bool, hidden: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def npm(name: str, arguments: Sequence[str], folder: Path, environment: dict[str, str]) -> Outcome:
        """As vitest does, which takes no harm from a test that it leaves out."""
        for each in arguments:
            if each.startswith("--outputFile"):
                Path(each.partition("=")[2]).write_text(json.dumps({"numPassedTests": 7, hidden: 1}))
        return Outcome(name, good=True, seconds=1.0)

    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(check.node, "provided", lambda *_: check.node.Node(("npm",)))
    monkeypatch.setattr(check, "command", npm)
    assert [(each.good, each.passed) for each in check.page_checks(tmp_path)] == [(True, 0), (True, 0), (good, 7)]


BY_CHANCE = """
import pathlib
tried = pathlib.Path(__file__).with_name("tried")
def test_good(): assert 1 + 1 == 2
def test_that_passes_the_second_time():
    first = not tried.exists()
    tried.touch()
    assert not first
"""


def test_a_test_that_fails_once_is_tried_alone_and_named_at_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "test_sample.py").write_text(BY_CHANCE)
    outcome = check.tried_twice("sample", [str(tmp_path)], dict(os.environ))
    assert (outcome.good, outcome.passed, outcome.failed) == (True, 2, 0)
    assert [name.rpartition("::")[2] for name in outcome.by_chance] == ["test_that_passes_the_second_time"]
    monkeypatch.setattr(check, "everything", lambda root, coverage, workers: [outcome])
    assert check.run(argparse.Namespace(pytest=[], coverage=False, workers=None)) == 0
    said = capsys.readouterr().out
    assert "passed alone, to be mended at once" in said and said.count("test_that_passes_the_second_time") == 1


@pytest.mark.parametrize("bad", [1, check.FEW + 1])
def test_what_fails_again_fails_the_run_and_many_failures_are_no_chance(
    bad: int, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    failing = "".join(f"def test_bad_{n}(): assert 1 + 1 == 3\n" for n in range(bad))
    (tmp_path / "test_sample.py").write_text(f"def test_good(): assert 1 + 1 == 2\n{failing}")
    outcome = check.tried_twice("sample", [str(tmp_path)], dict(os.environ))
    assert (outcome.good, outcome.passed, outcome.failed, outcome.by_chance) == (False, 1, bad, ())
    assert ("sample, again" in capfd.readouterr().out) is (bad <= check.FEW)


HIDDEN = """
import pytest
@pytest.mark.{}
@pytest.mark.{}
def test_on_neither_engine(): assert 1 + 1 == 2
"""


@pytest.mark.parametrize("marks", [("pure_engine", "many_games"), ("compiled_engine", "timeout(9)")])
def test_marks_that_let_a_test_run_nowhere_stop_the_collection(marks: tuple[str, str], tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(HIDDEN.format(*marks))
    command = [*check.PYTHON, "-m", "pytest", "-q", "-p", "conftest", "--rootdir", str(checkout.ROOT), str(tmp_path)]
    tests = {**os.environ, "PYTHONPATH": str(checkout.ROOT / "tests")}
    ended = subprocess.run(command, cwd=checkout.ROOT, env=tests, capture_output=True, text=True, check=False)
    assert ended.returncode == 4
    assert "it would run on neither engine" in ended.stderr


def test_a_test_that_hangs_is_named_before_the_run_is_ended(pytestconfig: pytest.Config) -> None:
    assert 5 * int(pytestconfig.getini("timeout")) <= check.LIMIT
