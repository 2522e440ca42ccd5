"""The log on the screen: a line for each event, or on a small screen a flowing paragraph for each turn."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from textual.content import Content

from regnum.terminal.picture import Board
from regnum.terminal.story import Line

MOST = 300
NEW = "•"


def lines(told: Sequence[Line], seen: int, board: Board, width: int, *, clauses: bool) -> Content:
    """Every event on a line of its own; those after the first `seen` are marked as new."""
    shown = []
    for i, line in list(enumerate(told))[-MOST:]:
        heading = line.kind in board.headings
        clause = f" {line.clause}" if clauses and not heading else ""
        text = wrapped(line.text + clause, width, len(line.text) if heading else 0)
        if clause:
            text = text.stylize("$quiet", len(text) - len(line.clause))
        shown.append(Content.assemble(mark(new=i >= seen), text))
    return Content("\n").join(shown)


def paragraphs(told: Sequence[Line], seen: int, board: Board, width: int) -> Content:
    """Each turn in one paragraph, without what goes without saying."""
    turns: list[tuple[bool, int, list[str]]] = []
    for i, line in list(enumerate(told))[-MOST:]:
        if line.kind in board.minor:
            continue
        if line.kind in board.headings:
            turns.append((i >= seen, len(line.text.removesuffix(".")) + 1, [f"{line.text.removesuffix('.')}."]))
        elif turns:
            turns[-1][2].append(line.text)
        else:
            turns.append((i >= seen, 0, [line.text]))
    shown = [Content.assemble(mark(new=new), wrapped(" ".join(text), width, head)) for new, head, text in turns]
    return Content("\n").join(shown)


def mark(*, new: bool) -> tuple[str, str]:
    return f"{NEW if new else ' '} ", "$quiet"


def wrapped(text: str, width: int, head: int) -> Content:
    """A text in lines that hang under its first, the first `head` characters as a title."""
    rows = textwrap.wrap(text, max(20, width - 2), break_long_words=False)
    return Content("\n  ".join(rows)).stylize("bold $title", 0, head)
