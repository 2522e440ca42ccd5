"""`./regnum` sets up once, says what is wrong in one sentence, and hands over."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def fresh(launcher: ModuleType, root: Path, tmp_path: Path) -> ModuleType:
    """The launcher in a checkout in which nothing is installed."""
    for folder in ("requirements", "src"):
        (tmp_path / folder).symlink_to(root / folder)
    (tmp_path / "pyproject.toml").write_bytes((root / "pyproject.toml").read_bytes())
    launcher.ROOT = tmp_path
    launcher.VENV = tmp_path / ".venv"
    launcher.PYTHON = launcher.VENV / "bin" / "python"
    launcher.UV = launcher.VENV / "bin" / "uv"
    return launcher


@pytest.fixture
def installed(fresh: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A launcher whose commands all succeed; the list holds what it ran."""
    ran: list[list[str]] = []

    def run(command: list[str]) -> tuple[bool, str]:
        ran.append(command)
        if "venv" in command:
            fresh.PYTHON.parent.mkdir(parents=True, exist_ok=True)
            fresh.PYTHON.symlink_to(sys.executable)
        return True, ""

    monkeypatch.setattr(fresh, "run", run)
    fresh.make_environment()
    return ran


def test_the_launcher_is_one_executable_file_for_any_python_3(root: Path) -> None:
    assert os.access(root / "regnum", os.X_OK)
    assert (root / "regnum").read_text().startswith("#!/usr/bin/env python3\n")


def test_the_continuous_integration_calls_the_launcher(root: Path) -> None:
    assert os.access(root / ".ci/run", os.X_OK)
    assert (root / ".ci/run").read_text().splitlines()[-1] == "CI=true exec ./regnum test"


@pytest.mark.parametrize(("argument", "code"), [("--help", 0), ("nonsense", 2)])
def test_help_and_nonsense_need_no_set_up(root: Path, tmp_path: Path, argument: str, code: int) -> None:
    checkout = tmp_path / "checkout"
    (checkout / "src/regnum/cli").mkdir(parents=True)
    for file in ("regnum", "src/regnum/cli/main.py", "src/regnum/cli/check.py"):
        (checkout / file).write_bytes((root / file).read_bytes())
    command = [sys.executable, str(checkout / "regnum"), argument]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == code
    assert "test" in ended.stdout + ended.stderr
    assert "Traceback" not in ended.stderr
    assert not (checkout / ".venv").exists()


def test_it_installs_once(fresh: ModuleType, installed: list[list[str]]) -> None:
    assert not fresh.is_current("run")
    fresh.set_up("run")
    assert fresh.is_current("run")
    assert not fresh.is_current("test")
    assert any(str(fresh.LOCKS / "run.lock") in command for command in installed)


def test_what_is_installed_for_tests_serves_for_playing(fresh: ModuleType, installed: list[list[str]]) -> None:
    fresh.set_up("test")
    assert fresh.is_current("test")
    assert fresh.is_current("run")


def test_a_change_of_the_project_is_installed(fresh: ModuleType, installed: list[list[str]]) -> None:
    fresh.set_up("run")
    with (fresh.ROOT / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    assert not fresh.is_current("run")


def test_every_installation_checks_hashes_and_builds_with_locked_tools(
    fresh: ModuleType, installed: list[list[str]]
) -> None:
    fresh.set_up("test")
    installs = [command for command in installed if "install" in command]
    assert installs
    for command in installs:
        assert "--no-deps" in command
        assert "--require-hashes" in command or {"--no-build-isolation", "-e"} <= set(command)


def test_without_uv_pip_does_the_work(fresh: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def run(command: list[str]) -> tuple[bool, str]:
        ran.append(command)
        return str(fresh.LOCKS / "bootstrap.lock") not in command, "ERROR: could not find a version"

    monkeypatch.setattr(fresh, "run", run)
    fresh.install("run")
    assert all(command[:3] == [str(fresh.PYTHON), "-m", "pip"] for command in ran)
    assert len(ran) == 3


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("ERROR: No matching distribution: Temporary failure in name resolution", "cannot be reached"),
        ("error: dns error: failed to lookup address", "cannot be reached"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "refused"),
        ("a line\nsomething odd.\n", "could not be installed: something odd."),
        ("", "the installer gave no reason"),
    ],
)
def test_a_failed_installation_says_why(
    fresh: ModuleType, monkeypatch: pytest.MonkeyPatch, output: str, sentence: str
) -> None:
    monkeypatch.setattr(fresh, "run", lambda command: (False, output))
    with pytest.raises(fresh.Trouble, match=sentence):
        fresh.install("run")
    assert not fresh.is_current("run")


def test_a_python_without_venv_is_told_what_to_install(fresh: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fresh, "run", lambda command: (False, "ensurepip is not available"))
    with pytest.raises(fresh.Trouble, match="apt install python3-venv"):
        fresh.create_environment()


def test_a_broken_environment_is_made_again(fresh: ModuleType) -> None:
    fresh.PYTHON.parent.mkdir(parents=True)
    fresh.PYTHON.symlink_to(fresh.ROOT / "a-python-that-was-removed")
    assert not fresh.is_usable()
    assert not fresh.is_current("run")


def test_bytecode_has_a_place_where_it_may_not_lie_beside_the_sources(launcher: ModuleType) -> None:
    assert launcher.surroundings({"LANG": "pl"}) == {"LANG": "pl"}
    kept = launcher.surroundings({"LANG": "pl", "PYTHONDONTWRITEBYTECODE": "1"})
    assert kept == {"LANG": "pl", "PYTHONPYCACHEPREFIX": str(launcher.ROOT / "build" / "bytecode")}
    named = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPYCACHEPREFIX": "elsewhere"}
    assert launcher.surroundings(named) == {"PYTHONPYCACHEPREFIX": "elsewhere"}


def test_a_checkout_that_cannot_be_written_gets_one_sentence(launcher: ModuleType) -> None:
    said = launcher.explain(OSError(30, "Read-only file system", ".venv"))
    assert said == "the set-up was stopped by the system (Read-only file system: .venv)."
    assert launcher.explain(OSError(28, "No space left on device")) == "the disk is full."
