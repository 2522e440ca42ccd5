"""A table as plain text with nothing hidden, for people who watch a run."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from regnum.kernel.table import Table


def picture(table: Table) -> str:
    """What lies where, what is asked, and at the end who won."""
    lines = [f"{table.game.title['en']}, {table.seats} seats, after {table.step} choices"]
    for name, value in table.position().items():
        if isinstance(value, list) and value and isinstance(value[0], Mapping):
            for seat, player in enumerate(value):
                lines += [f"seat {seat} {zone}: {_words(held)}" for zone, held in player.items() if held]
        elif value:
            lines.append(f"{name}: {_words(value)}")
    for decision in table.pending:
        options = ", ".join(option.notation for option in decision.options)
        lines.append(f"seat {decision.seat}: {decision.text('en')} ({decision.clause}) {options}")
    result = table.result
    if result is not None:
        scores = ", ".join(f"seat {seat} {score.total}" for seat, score in enumerate(result.scores))
        if result.team is not None:
            verdict = "won together" if result.team.won else "lost together"
            verdict += f", {result.team.total} of {result.team.needed} points"
        else:
            verdict = f"won by {' and '.join(f'seat {seat}' for seat in result.winners) or 'nobody'}"
        lines.append(f"over: {scores}; {verdict}")
    return "\n".join(lines)


def _words(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {n}" for name, n in value.items())
    if isinstance(value, list):
        runs = [(word, len(list(same))) for word, same in groupby(value)]
        return " ".join(f"{word}*{n}" if n > 1 else str(word) for word, n in runs)
    return str(value)
