"""Finds the command that was asked for, runs it, and turns whatever goes wrong into one sentence.

The launcher reads this file before anything is installed: it uses the standard library alone.
"""

import argparse
import difflib
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn


class Command(NamedTuple):
    """What the overview says about a command, and where its code is."""

    name: str
    module: str
    summary: str
    engine: str = ""
    """When the compiled engine is brought up to date: "background", "first" (before it starts) or never."""
    page: bool = False
    """Whether it shows the page, which is then built first."""
    tests: bool = False
    """Whether it needs what the tests need."""


COMMANDS = (
    Command("play", "play", "start the server and open the page where one plays at once", "background", page=True),
    Command("test", "check", "run all checks and tests", page=True, tests=True),
    Command("serve", "serve", "run the server for others", "background", page=True),
    Command("backup", "backup", "copy the server's database to a file"),
    Command("restore", "restore", "put a backup into a new database"),
    Command("terminal", "terminal", "play in the terminal", "background"),
    Command("simulate", "simulate", "let bots play many games and sum them up", "background"),
    Command("arena", "arena", "a round robin of bots with ratings and intervals", "background"),
    Command("replay", "replay", "re-run and verify a saved game"),
    Command("bench", "bench", "measure the engine, alone or beside a peer", "first"),
    Command("clauses", "clauses", "list the rule clauses and the tests that prove them", tests=True),
    Command("sizes", "sizes", "count the lines of rules and of what they need around them"),
    Command("codes", "codes", "number what games declare anew (for contributors)"),
    Command("compile", "compile", "build the compiled engine"),
    Command("page", "page", "build the page that the server shows"),
    Command("wheel", "wheel", "build a wheel, plain or with the compiled engine", page=True),
    Command("lock", "lock", "write the requirement locks anew (for contributors)"),
)

USAGE, FAILURE, INTERRUPTED = 2, 1, 130


class Parser(argparse.ArgumentParser):
    """Refuses what it does not understand in one sentence instead of a page of usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, f"{self.prog}: {message}; '{self.prog} --help' shows what it takes.\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        answer = answer_at_once(arguments)
        return answer if answer is not None else dispatch(command(arguments[0]), arguments[1:])
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone (`| head`); Python would complain once more when it closes standard output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILURE
    except Exception as problem:  # noqa: BLE001 (the last place where a traceback can be kept from a user)
        return report(problem)


def answer_at_once(arguments: Sequence[str]) -> int | None:
    """Answer what needs nothing installed: the overview, an unknown command. None if there is work to do."""
    if not arguments or arguments[0] in {"-h", "--help", "help"}:
        print(overview())
        return 0
    if command(arguments[0]) is None and arguments[0] != "--version":
        complain(unknown(arguments[0]))
        return USAGE
    return None


def dispatch(chosen: Command | None, arguments: Sequence[str]) -> int:
    """Import the command's module, read its options and run it."""
    if chosen is None:
        from importlib.metadata import version

        print(f"regnum {version('regnum')}")
        return 0
    module = importlib.import_module(f"regnum.cli.{chosen.module}")
    parser = Parser(prog=f"regnum {chosen.name}", description=module.__doc__, allow_abbrev=False)
    module.add_arguments(parser)
    options = parser.parse_args(arguments)
    if chosen.engine:
        from regnum.cli import compile as engine

        engine.bring_up_to_date(wait=chosen.engine == "first")
    return int(module.run(options))


def available() -> list[Command]:
    """The commands whose modules are part of this version."""
    here = Path(__file__).parent
    return [each for each in COMMANDS if (here / f"{each.module}.py").exists()]


def command(name: str) -> Command | None:
    """The command of that name, if there is one."""
    return next((each for each in available() if each.name == name), None)


def overview() -> str:
    """What `regnum --help` prints."""
    rows = "\n".join(f"  {each.name:<10}{each.summary}" for each in available())
    return (
        "Regnum: play, host and study kingdom-building board games with complete rules.\n\n"
        f"usage: regnum COMMAND [options]\n\n{rows}\n\n'regnum COMMAND --help' explains a command."
    )


def unknown(name: str) -> str:
    """What to say to somebody who asked for a command that is not there."""
    names = [each.name for each in available()]
    near = difflib.get_close_matches(name, names, n=1)
    hint = f"did you mean '{near[0]}'?" if near else f"the commands are {', '.join(names)}."
    kind = "option" if name.startswith("-") else "command"
    return f"there is no {kind} '{name}'; {hint}"


def report(problem: Exception) -> int:
    """Say what went wrong; REGNUM_DEBUG=1 shows the traceback as well."""
    if os.environ.get("REGNUM_DEBUG"):
        raise problem
    from regnum.kernel.errors import RegnumError

    if isinstance(problem, RegnumError):
        complain(str(problem))
        return USAGE
    if isinstance(problem, OSError):
        where = f": {problem.filename}" if problem.filename else ""
        complain(f"the system refused ({problem.strerror or problem}{where}).")
        return FAILURE
    if isinstance(problem, ModuleNotFoundError):
        complain(f"the package {problem.name} is missing; install it (in a checkout: remove .venv).")
        return FAILURE
    kind = type(problem).__name__
    complain(f"this is a fault in regnum ({kind}: {problem}); REGNUM_DEBUG=1 shows where, please report it.")
    return FAILURE


def complain(text: str) -> None:
    """One sentence on standard error."""
    print(f"regnum: {text}", file=sys.stderr)
