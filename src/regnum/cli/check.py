"""Run all checks and tests, on the pure and on the compiled engine.

Arguments after `--` go to pytest, which then runs alone.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from regnum.cli import checkout, lock, node
from regnum.cli import compile as engine

PYTHON = [sys.executable, "-P"]
LAUNCHER = "regnum"
BROWSER = "tests/browser"
LEAST_COVERED = 5
NO_TESTS = 5
FEW = 3
"""So many failed tests are tried again by themselves; more of them are no chance."""
LIMIT = 7200
"""Seconds after which a run of tests is ended, though a busy machine may take long: a test that hangs ends sooner, by
its own limit."""


class Outcome(NamedTuple):
    """How one step ended; tests are counted in steps that run any."""

    name: str
    good: bool
    seconds: float
    note: str = ""
    passed: int = 0
    failed: int = 0
    by_chance: tuple[str, ...] = ()
    """Tests that failed and, tried again by themselves, passed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Everything after `--` is pytest's. Counting covered lines makes the pure engine three times slower."""
    parser.add_argument("--coverage", action="store_true", help="count the lines and branches that are reached, too")
    parser.add_argument("--workers", type=int, metavar="N", help="tests at once; 15 show what a busy machine would")
    parser.add_argument("pytest", nargs="*", metavar="-- ARGUMENT", help="run pytest alone with these")


def run(args: argparse.Namespace) -> int:
    """Run the steps, print a line for each, then what failed, then the count of tests."""
    root = checkout.required()
    checkout.BUILD.mkdir(exist_ok=True)
    started = time.monotonic()
    if args.pytest:
        outcomes = [tests("pytest", args.pytest, dict(os.environ))]
    else:
        outcomes = everything(root, args.coverage, args.workers)
    bad = [outcome.name for outcome in outcomes if not outcome.good]
    verdict = f"failed: {', '.join(bad)}" if bad else "all good"
    by_chance = [name for outcome in outcomes for name in outcome.by_chance]
    if by_chance:
        print("\nfailed once and passed alone, to be mended at once:", *by_chance, sep="\n  ")
    print(f"\n{len(outcomes)} steps in {time.monotonic() - started:.0f} s, {verdict}")
    print(f"{sum(each.passed for each in outcomes)} passed, {sum(each.failed for each in outcomes)} failed")
    return 1 if bad else 0


def everything(root: Path, coverage: bool, workers: int | None) -> list[Outcome]:
    """The engine is built while the sources are checked and the pure engine is tested."""
    outcomes: list[Outcome] = []
    with ThreadPoolExecutor(max_workers=1) as beside:
        building = beside.submit(compiled_engine, root)
        for step in static_checks(root):
            outcomes.append(announce(step()))
        outcomes += [announce(outcome) for outcome in page_checks(root)]
        shared = shared_out(workers or cores())
        both = engine.c_compiler() is not None
        report = checkout.BUILD / "coverage" / "report.json"
        chosen = [f"--ignore={BROWSER}", *(["-m", "not many_games"] if both else [])]
        chosen += ["--cov", f"--cov-report=json:{report}"] if coverage else []
        pure = {**os.environ, "REGNUM_BUILD": "pure", **sampled(both)}
        outcomes.append(tried_twice("pytest (pure)", [*shared, *chosen], pure))
        if coverage:
            print(covered(report))
        outcomes.append(announce(building.result()))
    unforced = {name: value for name, value in os.environ.items() if name != "REGNUM_BUILD"}
    if outcomes[-1].good and both:
        outcomes.append(tried_twice("pytest (compiled)", [*shared, "-m", "both_builds or many_games"], unforced))
    outcomes.append(tried_twice("pytest (browser)", [*shared_out(workers or cores() + 1), BROWSER], unforced))
    return outcomes


def shared_out(workers: int) -> list[str]:
    """How pytest shares the tests out. A browser and its server wait for each other, so there is room for one more."""
    return ["-n", str(workers), "--dist=worksteal"]


def sampled(both: bool) -> dict[str, str]:
    """Where the compiled engine is tested too, the slow one tries the properties of games on a sample of tables."""
    return {"REGNUM_TABLES": "sample"} if both else {}


def static_checks(root: Path) -> list[Callable[[], Outcome]]:
    """The checks that read the sources and run nothing of ours."""
    ruff = [*PYTHON, "-m", "ruff"]
    brief = ["--output-format=concise"]
    mypy = [*PYTHON, "-m", "mypy", "--strict", f"--cache-dir={checkout.BUILD / 'mypy'}", "src", LAUNCHER]
    linter = Path(sys.executable).with_name("lint-imports")
    imports = [str(linter), f"--cache-dir={checkout.BUILD / 'imports'}"]
    return [
        lambda: command("ruff check", [*ruff, "check", *brief, ".", LAUNCHER], root),
        lambda: command("ruff format", [*ruff, "format", "--check", *brief, ".", LAUNCHER], root),
        lambda: command("imports", imports, root),
        lambda: locks(root),
        lambda: command("mypy", mypy, root),
    ]


def page_checks(root: Path) -> Iterator[Outcome]:
    """The page's types and tests; where Node.js cannot be had they are left out, unless all is to be checked."""
    with (checkout.BUILD / "page.log").open("a") as log:
        with_node = node.provided(root, Path(sys.executable), log)
    if with_node is None:
        yield Outcome("page", not os.environ.get("CI"), 0, node.MISSING)
        return

    def npm(name: str, *arguments: str) -> Outcome:
        return command(name, [*with_node.npm, *arguments], root / "web", with_node.environment())

    yield npm("page format", "run", "--silent", "style")
    yield npm("page types", "run", "--silent", "check")
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder) / "results.json"
        report = ["--reporter=default", "--reporter=json", f"--outputFile.json={results}"]
        ended = npm("page tests", "test", "--silent", "--", *report)
        said = json.loads(results.read_text()) if results.exists() else {}
    ended = ended._replace(passed=said.get("numPassedTests", 0), failed=said.get("numFailedTests", 0))
    yield unhidden(ended, said.get("numPendingTests", 0) + said.get("numTodoTests", 0))


def unhidden(outcome: Outcome, left_out: int) -> Outcome:
    """Where everything is checked, a test that was left out fails the run."""
    if left_out == 0 or not os.environ.get("CI"):
        return outcome
    note = f"{left_out} left out; where everything is checked, every test must run"
    return outcome._replace(good=False, note=f"{outcome.note}\n{note}".strip())


def locks(root: Path) -> Outcome:
    """Locks hold exact versions and hashes, and name no host."""
    started = time.monotonic()
    found = lock.all_faults(root)
    return Outcome("locks", not found, time.monotonic() - started, "\n".join(found))


def compiled_engine(root: Path) -> Outcome:
    """Build the compiled engine; a machine without a C compiler does without, unless it is there to check."""
    if engine.c_compiler() is None:
        return Outcome("compiled engine", not os.environ.get("CI"), 0, "no C compiler: pure engine only")
    return command("compiled engine", [*PYTHON, "-m", "regnum.cli", "compile"], root)


def command(name: str, arguments: Sequence[str], folder: Path, environment: dict[str, str] | None = None) -> Outcome:
    """Run a tool; what it says is shown when it fails."""
    started = time.monotonic()
    ended = subprocess.run(
        arguments,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    good = ended.returncode == 0
    return Outcome(name, good, time.monotonic() - started, "" if good else ended.stdout)


def tried_twice(name: str, arguments: Sequence[str], environment: dict[str, str]) -> Outcome:
    """Run pytest, and the few tests that failed once more, alone: on a busy machine a browser may come too late.

    Such a test does not fail the run, but it is named at its end: it is a fault of the test or of what it tests.
    """
    with tempfile.TemporaryDirectory() as cache:
        kept = ["-o", f"cache_dir={cache}"]
        first = tests(name, [*arguments, *kept], environment)
        if not 0 < first.failed <= FEW:
            return first
        failed = tuple(sorted(json.loads((Path(cache) / "v" / "cache" / "lastfailed").read_text())))
        again = tests(f"{name}, again", [*arguments, *kept, "--last-failed", "-n0"], environment)
    if not again.good or again.passed != len(failed):
        return first
    seconds, passed = first.seconds + again.seconds, first.passed + again.passed
    return Outcome(name, good=True, seconds=seconds, passed=passed, by_chance=failed)


def tests(name: str, arguments: Sequence[str], environment: dict[str, str]) -> Outcome:
    """Run pytest in sight, and count."""
    started = time.monotonic()
    print(f"       {name}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder) / "results.xml"
        command = [*PYTHON, "-m", "pytest", "-q", f"--junitxml={results}", *arguments]
        code = ended_in_time(command, environment)
        passed, failed, skipped = counted(results) if results.exists() else (0, 0, 0)
    notes = {NO_TESTS: "no tests were found", None: f"did not end within {LIMIT} s"}
    outcome = Outcome(name, code == 0, time.monotonic() - started, notes.get(code, ""), passed, failed)
    return announce(unhidden(outcome, skipped))


def ended_in_time(command: Sequence[str], environment: dict[str, str]) -> int | None:
    """The exit code; nothing if the limit was reached, in which case the command and all it started are ended."""
    process = subprocess.Popen(command, cwd=checkout.ROOT, env=environment, start_new_session=True)
    try:
        return process.wait(LIMIT)
    except BaseException as stopped:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if isinstance(stopped, subprocess.TimeoutExpired):
            return None
        raise


def counted(results: Path) -> tuple[int, int, int]:
    """How many tests passed, failed and were skipped; an error in a fixture or an import is a failure too."""
    suites = ET.parse(results).getroot().iter("testsuite")  # noqa: S314 (written by pytest just now)
    passed = failed = skipped = 0
    for suite in suites:
        bad = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        left_out = int(suite.get("skipped", 0))
        passed += int(suite.get("tests", 0)) - bad - left_out
        failed += bad
        skipped += left_out
    return passed, failed, skipped


def covered(report: Path) -> str:
    """The share of lines and branches the tests reached, and the files they reach least."""
    if not report.exists():
        return "coverage: no report"
    data = json.loads(report.read_text())
    share = {name: each["summary"]["percent_covered"] for name, each in data["files"].items()}
    least = sorted(share, key=lambda name: share[name])[:LEAST_COVERED]
    files = ", ".join(f"{Path(name).relative_to('src/regnum')} {share[name]:.0f} %" for name in least)
    return f"coverage: {data['totals']['percent_covered']:.1f} % of lines and branches; least: {files}"


def announce(outcome: Outcome) -> Outcome:
    """One line per step, and below it what a failed one said."""
    verdict = "ok" if outcome.good else "FAILED"
    note = outcome.note.rstrip()
    beside, below = (f"  {note}", "") if note and "\n" not in note else ("", note)
    print(f"{verdict:<7}{outcome.name:<26}{outcome.seconds:6.1f} s{beside}", flush=True)
    if below:
        print(below, flush=True)
    return outcome


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
