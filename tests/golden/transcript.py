"""A whole game as a text that a person can read and a program can play again."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import regnum
from regnum.kernel.events import Event
from regnum.kernel.spec import Result
from regnum.kernel.table import Table

HERE = Path(__file__).parent
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def written(t: Table) -> str:
    """The table, every choice in notation with what came of it, and the score."""
    setting = {key: value for key, value in t.options.items() if value is not None and value is not False}
    lines = [f"{t.game.id} {t.seats} {json.dumps(t.seed)} {json.dumps(setting)}"]
    t.names = NAMES[: t.seats]
    lines += told(t, t.opening)
    for e in t.entries:
        lines += [f"{NAMES[e.seat]}: {e.notation}", *told(t, e.events)]
    assert t.result is not None
    return "\n".join([*lines, "", *score(t, t.result)]) + "\n"


def told(t: Table, events: Iterable[Event]) -> list[str]:
    lines = []
    for event in events:
        if event.kind in ("turn_begins", "round_begins", "round", "production"):
            lines.append("")
        lines.append(f"    {t.render('en', event.told.full)}")
    return lines


def score(t: Table, result: Result) -> list[str]:
    lines = []
    for seat, points in enumerate((*result.scores, *result.rivals)):
        terms = ", ".join(f"{term.count} {term.name} {term.points:+}" for term in points.terms)
        name = NAMES[seat] if seat < t.seats else "The opponent"
        turns = f" in {result.tie_break['turns'][seat]} turns" if "turns" in result.tie_break else ""
        lines.append(f"{name}: {points.total} points{turns} ({terms})")
    winners = " and ".join(NAMES[seat] for seat in result.winners) or ("the opponent" if result.rivals else "nobody")
    return [*lines, f"Won by {winners} ({result.clause})."]


def played_again(text: str) -> Table:
    """The game that a transcript tells, from its first line and its choices."""
    head, *lines = text.splitlines()
    game, seats, rest = head.split(" ", 2)
    seed, end = json.JSONDecoder().raw_decode(rest)
    options: dict[str, Any] = json.loads(rest[end:])
    t = regnum.new(game, int(seats), seed, options)
    for line in lines:
        name, colon, choice = line.partition(": ")
        if t.over:
            break
        if colon and name in NAMES:
            t.play(choice, seat=NAMES.index(name))
    return t
