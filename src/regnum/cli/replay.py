"""Play a saved game again from its beginning, verify every choice and the position it led to, and tell it."""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regnum.kernel.table import Table

STANDARD_INPUT = "-"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and how to tell it."""
    parser.add_argument("file", metavar="FILE", help="a saved game; - reads standard input")
    parser.add_argument("--lang", choices=("en", "pl"), default="en", help="the language of the account (en)")
    parser.add_argument("--quiet", action="store_true", help="only the verdict")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Verify and tell; a file that is not what it claims to be is refused in one sentence."""
    from regnum.study.replay import account, is_saga, verified

    text = content(args.file)
    if is_saga(text):
        return run_saga(args, text)
    table = verified(text)
    if args.json:
        print(json.dumps(as_data(table)))
        return 0
    if not args.quiet:
        for line in account(table, args.lang):
            print(line)
        print()
        for line in ending(table, args.lang):
            print(line)
    print(verdict(table, args.lang))
    return 0


def run_saga(args: argparse.Namespace, text: str) -> int:
    """The same for a whole saga, chapter after chapter."""
    from regnum.study.replay import account, verified_saga

    saga = verified_saga(text)
    if args.json:
        print(json.dumps({"verified": True, **saga.book(), "tables": [as_data(table) for table in saga.chapters]}))
        return 0
    for table in saga.chapters:
        if not args.quiet:
            print(f"== {table.game.title[args.lang]} ==")
            for line in (*account(table, args.lang), "", *ending(table, args.lang)):
                print(line)
            print()
        print(verdict(table, args.lang))
    for line in saga_ending(saga.book(), saga.table.seat_names(args.lang), args.lang):
        print(line)
    return 0


def saga_ending(book: dict[str, Any], names: list[str], lang: str) -> list[str]:
    """Everybody's Tomes so far, and who won the saga."""
    tomes = "Księgi" if lang == "pl" else "Tomes"
    lines = [f"{names[seat]}: {tomes} {told['tomes']}" for seat, told in enumerate(book["seats"])]
    if book["result"] is not None:
        won = "Kampanię wygrywa" if lang == "pl" else "The saga is won by"
        lines.append(f"{won}: {', '.join(names[seat] for seat in book['result']['winners'])}")
    return lines


def verdict(table: "Table", lang: str) -> str:
    """What the replay has proven."""
    if not table.corrected:
        return f"{table.step} choices played again: all legal, and they lead to the saved position"
    made = table.step + table.unfollowed
    if lang == "pl":
        return f"{table.corrected['pl']} Zapis odtworzono według dzisiejszych zasad: {table.step} z {made} wyborów."
    return f"{table.corrected['en']} The record was followed by the rules of today for {table.step} of {made} choices."


def content(file: str) -> str:
    """The text of the file; what is no text is no saved game."""
    from regnum.kernel.errors import BadSave

    try:
        return sys.stdin.read() if file == STANDARD_INPUT else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadSave("This is not a saved Regnum game, or it is damaged.") from error
    except OSError as error:
        raise BadSave(f"{file} cannot be read ({error.strerror}).") from error


def as_data(table: "Table") -> dict[str, Any]:
    """The outcome as plain data."""
    import msgspec

    result = table.result
    return {
        "verified": not table.corrected,
        "game": table.game.id,
        "seats": table.seats,
        "choices": table.step,
        "over": table.over,
        "winners": list(result.winners) if result else [],
        "scores": [score.total for score in result.scores] if result else [],
        "team": msgspec.to_builtins(result.team) if result else None,
    }


def ending(table: "Table", lang: str) -> list[str]:
    """The score sheet of a finished game, or whose turn it is."""
    from regnum.terminal.boards import board_of
    from regnum.terminal.scoring import sheet

    names = table.seat_names(lang)
    if not table.over:
        return [f"{names[decision.seat]}: {decision.text(lang)}" for decision in table.pending]
    found = sheet(table.view(None), board_of(table), names, lang)
    lines = [f"{found.verdict} {found.reason} ({found.clause})"]
    for seat, name in enumerate(found.seats):
        terms = "; ".join(f"{what}: {cells[seat]}" for what, cells, _ in found.rows)
        lines.append(f"{name}: {found.totals[seat]} ({terms})")
    return [*lines, *found.footnotes]
