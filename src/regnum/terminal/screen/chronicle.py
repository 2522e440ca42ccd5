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
        rows = textwrap.wrap(line.text + clause, max(20, width - 2), break_long_words=False)
        text = Content.styled("\n  ".join(rows), "bold $title" if heading else "")
        if clause:
            text = text.stylize("$quiet", len(text) - len(line.clause))
        shown.append(Content.assemble((f"{NEW if i >= seen else ' '} ", "$quiet"), text))
    return Content("\n").join(shown)


def paragraphs(told: Sequence[Line], seen: int, board: Board) -> Content:
    """Each turn in one paragraph, without what goes without saying."""
    turns: list[list[Content | tuple[str, str]]] = []
    for i, line in list(enumerate(told))[-MOST:]:
        if line.kind in board.minor:
            continue
        heading = line.kind in board.headings
        if heading or not turns:
            turns.append([(f"{NEW if i >= seen else ' '} ", "$quiet")])
        turns[-1].append((f"{line.text} " if not heading else f"{line.text}. ", "bold $title" if heading else ""))
    return Content("\n").join(Content.assemble(*turn) for turn in turns)
