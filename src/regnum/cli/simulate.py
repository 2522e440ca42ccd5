"""Let bots play many games and sum them up: wins with 95 % intervals, scores, length."""

import argparse
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regnum.kernel.errors import BadData, BadOption

if TYPE_CHECKING:
    from regnum.study.simulation import Summary


SAGA = "tomesaga"
"""Not one game but three: a whole saga."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays what, how often, and where."""
    parser.add_argument("game", metavar="GAME", help="the game to play, or tomesaga for whole sagas")
    parser.add_argument("--bots", required=True, metavar="A,B", help="one bot for each seat, with commas between")
    parser.epilog = known_bots()
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--seed", default="0", metavar="S", help="the same seed gives the same games (0)")
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help="processes (as many as there are cores)")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the table")
    parser.add_argument("--fixed-seats", action="store_true", help="the bots keep their seats")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play the games and print what came of them."""
    from regnum.study.executors import executor
    from regnum.study.match import Match, checked
    from regnum.study.simulation import simulate

    bots = bot_list(args.bots)
    jobs = job_count(args.jobs)
    if args.games < 1:
        raise BadOption("--games: play at least one game.")
    if args.game == SAGA:
        return run_sagas(args, bots, jobs)
    with naming_files(args.option):
        match = checked(Match(args.game, bots, table_options(args.option), args.seed, not args.fixed_seats))
    with progress_bar("playing", args.games) as advance:
        summary = simulate(match, args.games, executor(min(jobs, args.games)), advance)
    if args.json:
        print(json.dumps(summary.as_data()))
    else:
        show(summary)
    return 0


def run_sagas(args: argparse.Namespace, bots: tuple[str, ...], jobs: int) -> int:
    """Play whole sagas and print winners and Tomes."""
    from regnum.study.executors import executor
    from regnum.study.sagas import Series, checked, simulate

    if args.fixed_seats:
        raise BadOption("--fixed-seats: in sagas the bots change seats, because who begins is drawn only once.")
    series = checked(Series(bots, saga_options(args.option), args.seed))
    with progress_bar("playing", args.games) as advance:
        told = simulate(series, args.games, executor(min(jobs, args.games)), advance)
    if args.json:
        print(json.dumps(told))
    else:
        show_sagas(told)
    return 0


def saga_options(pairs: list[str]) -> dict[str, dict[str, Any]]:
    """Options of a saga as written, each with its game: `architects.promo_cards=true`."""
    options: dict[str, dict[str, Any]] = {}
    for key, value in table_options(pairs).items():
        game, dot, option = key.partition(".")
        if not dot:
            raise BadOption(f"--option: write {key!r} with its game, as in architects.promo_cards=true.")
        options.setdefault(game, {})[option] = value
    return options


def known_bots() -> str:
    """The bots of every game, weaker ones first."""
    from regnum.bots import names
    from regnum.games.registry import finished

    of_games = (f"of {game}: {', '.join(names(game))}" for game in sorted(finished()))
    return f"Bots {'; '.join(of_games)}. Search has any strength: mcts:200 tries 200 games, mcts:1.5s takes 1.5 s."


def bot_list(text: str) -> tuple[str, ...]:
    """The names between the commas."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise BadOption("--bots: write the bots' names with commas between, as in “big_money,engine”.")
    return names


def job_count(jobs: int) -> int:
    """How many processes: as asked for, or as many as there are cores."""
    if jobs < 0:
        raise BadOption("--jobs: a number of processes, or 0 for as many as there are cores.")
    if jobs > 0:
        return jobs
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def table_options(pairs: list[str]) -> dict[str, Any]:
    """Options as written: `first=1`, `kingdom=village_square`, `pack=@my_pack.json`."""
    options: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"--option: write {pair!r} as option=value.")
        options[key.strip()] = option_value(key, value.strip())
    return options


def option_value(key: str, text: str) -> Any:
    """A number, a truth value, the content of a JSON file (@file), or the text itself."""
    if text.startswith("@"):
        try:
            return json.loads(Path(text[1:]).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadOption(f"--option {key}: {text[1:]} cannot be read as JSON ({error}).") from error
    try:
        return json.loads(text)
    except ValueError:
        return text


@contextmanager
def naming_files(pairs: list[str]) -> Iterator[None]:
    """What is wrong in a card pack is told with the file that it came from."""
    try:
        yield
    except BadData as error:
        values = [pair.partition("=")[2].strip() for pair in pairs]
        files = [value[1:] for value in values if value.startswith("@")]
        if not files:
            raise
        raise BadData(f"{', '.join(files)}: {error}") from error


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while somebody watches; yields what is to be called with each advance."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        yield lambda n: progress.advance(task, n)


def show_sagas(told: dict[str, Any]) -> None:
    """The summary of sagas as tables: who won, and which Tomes were claimed."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table(title=f"tomesaga: {told['sagas']} sagas, seed {told['seed']}")
    table.add_column("bot")
    for heading in ("wins", "share", "95 % interval", "mean Tomes", "spread", "games won"):
        table.add_column(heading, justify="right")
    for line in told["bots"]:
        interval = f"{line['low']:.1%} to {line['high']:.1%}"
        numbers = f"{line['wins']:.10g}", f"{line['share']:.1%}", interval, f"{line['mean_tomes']:.2f}"
        table.add_row(line["bot"], *numbers, f"{line['spread']:.2f}", " ".join(map(str, line["chapters_won"])))
    console.print(table)
    table = Table(title="Tomes claimed, of those laid out")
    for heading in ("Tome", "claimed", "of", "share", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "Tome" else "right")
    for tome, share in told["tomes"].items():
        table.add_row(tome, *shares(share))
    console.print(table)
    for i, share in enumerate(told["great_victories"], 1):
        found, of, part, interval = shares(share)
        print(f"game {i}: {found} great victories of {of} ({part}, 95 % interval {interval})")
    print(f"{told['mean_decisions']:.1f} decisions a saga; {told['seconds']:.1f} s")


def shares(share: dict[str, float]) -> tuple[str, str, str, str]:
    return f"{share['n']}", f"{share['of']}", f"{share['share']:.1%}", f"{share['low']:.1%} to {share['high']:.1%}"


def show(summary: "Summary") -> None:
    """The summary as a table."""
    from rich.console import Console
    from rich.table import Table

    tally = summary.tally
    table = Table(title=f"{summary.match.game}: {tally.games} games, seed {summary.match.seed}")
    table.add_column("bot")
    for heading in ("wins", "share", "95 % interval", "mean score", "spread"):
        table.add_column(heading, justify="right")
    for line in summary.lines:
        interval = f"{line.low:.1%} to {line.high:.1%}"
        table.add_row(
            line.bot, f"{line.wins:.10g}", f"{line.share:.1%}", interval, f"{line.mean_score:.2f}", f"{line.spread:.2f}"
        )
    console = Console()
    console.print(table)
    if summary.team is not None:
        team = summary.team
        print(
            f"together: won {team.wins} ({team.share:.1%}, 95 % interval {team.low:.1%} to {team.high:.1%}); "
            f"mean total {team.mean_total:.2f} of {team.mean_needed:.2f} needed"
        )
    if summary.rival is not None:
        least, low, middle, high, most = summary.rival.quantiles
        print(
            f"the game's own opponent: mean score {summary.rival.mean_score:.2f}, spread {summary.rival.spread:.2f}; "
            f"least {least}, 10 % {low}, median {middle}, 90 % {high}, most {most}"
        )
    length = f"{summary.mean_decisions:.1f} decisions and {summary.mean_turns:.1f} turns a game"
    rate = tally.decisions / summary.seconds
    print(f"{length}; {summary.seconds:.1f} s, {rate:,.0f} decisions/s")
    if tally.unfinished:
        print(f"{tally.unfinished} games were stopped without an end")
