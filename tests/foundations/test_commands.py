"""The command line answers in one sentence whatever is asked of it."""

import argparse
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path

import pytest

from regnum.cli import main as cli
from regnum.kernel.errors import RegnumError

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def fails(monkeypatch: pytest.MonkeyPatch):
    """Make `regnum compile` raise what the test wants."""

    def install(problem: BaseException) -> None:
        def run(args: argparse.Namespace) -> int:
            raise problem

        module = types.ModuleType("regnum.cli.compile", "A command that fails.")
        module.run = run
        module.add_arguments = lambda parser: None
        monkeypatch.setitem(sys.modules, "regnum.cli.compile", module)

    monkeypatch.delenv("REGNUM_DEBUG", raising=False)
    return install


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",), ("help",)])
def test_the_overview_lists_every_command(regnum: Run, arguments: tuple[str, ...]) -> None:
    ended = regnum(*arguments)
    assert ended.returncode == 0
    assert [line.split()[0] for line in ended.stdout.splitlines() if line.startswith("  ")] == [
        command.name for command in cli.available()
    ]


def test_commands_appear_when_their_module_exists(root: Path) -> None:
    names = {path.stem for path in (root / "src/regnum/cli").glob("*.py")}
    assert {command.module for command in cli.available()} == {each.module for each in cli.COMMANDS} & names
    assert {"test", "compile", "lock"} <= {command.name for command in cli.available()}


@pytest.mark.parametrize("name", [command.name for command in cli.available()])
def test_every_command_explains_itself(regnum: Run, name: str) -> None:
    ended = regnum(name, "--help")
    assert ended.returncode == 0
    assert ended.stdout.startswith(f"usage: regnum {name}")
    assert ended.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("complie",), "regnum: there is no command 'complie'; did you mean 'compile'?\n"),
        (("--colour",), "regnum: there is no option '--colour'; the commands are "),
        (
            ("compile", "--fast"),
            "regnum compile: unrecognized arguments: --fast; 'regnum compile --help' shows ",
        ),
    ],
)
def test_what_is_not_understood_gets_one_sentence(regnum: Run, arguments: tuple[str, ...], sentence: str) -> None:
    ended = regnum(*arguments)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.startswith(sentence)
    assert ended.stderr.count("\n") == 1


def test_an_error_of_ours_is_printed_as_it_is(fails, capsys: pytest.CaptureFixture[str]) -> None:
    fails(RegnumError("There is no such table; look at the list."))
    assert cli.main(["compile"]) == 2
    assert capsys.readouterr().err == "regnum: There is no such table; look at the list.\n"


@pytest.mark.parametrize(
    ("problem", "sentence"),
    [
        (OSError(28, "No space left on device", "game.json"), "(No space left on device: game.json)"),
        (ModuleNotFoundError("No module named 'rich'", name="rich"), "the package rich is missing"),
        (KeyError("moat"), "this is a fault in regnum (KeyError: 'moat')"),
    ],
)
def test_no_traceback_reaches_a_user(
    fails, capsys: pytest.CaptureFixture[str], problem: Exception, sentence: str
) -> None:
    fails(problem)
    assert cli.main(["compile"]) == 1
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_a_developer_can_ask_for_the_traceback(fails, monkeypatch: pytest.MonkeyPatch) -> None:
    fails(KeyError("moat"))
    monkeypatch.setenv("REGNUM_DEBUG", "1")
    with pytest.raises(KeyError):
        cli.main(["compile"])


def test_an_interruption_is_not_an_error_message(fails, capsys: pytest.CaptureFixture[str]) -> None:
    fails(KeyboardInterrupt())
    assert cli.main(["compile"]) == 130
    assert capsys.readouterr().err == ""
