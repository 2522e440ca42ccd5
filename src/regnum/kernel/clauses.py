"""The rule documents, clause by clause: what a prompt cites can be read on the spot.

A document is a Markdown file under `docs/rules`. Three shapes carry an id: a line of a list that begins with it
(`- DOM-4.1 text`), the same with the id in backquotes (examples named `ex_…`), and a row of a table (rulings), whose
cells become sentences.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from regnum.kernel.spec import Game

ENDINGS = {"en": ".md", "pl": ".pl.md"}

CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"
INSTALLED = Path(__file__).parents[1] / "rules"

_ID = r"[A-Z]{3}-(?:[A-Z]+[.-]?)?\d+(?:\.\d+)*"
"""A game's letters and a number, with letters of their own for rulings (R), hazards (H) and worked examples (EX)."""

_LISTED = re.compile(rf"- `?({_ID}|ex_\w+)`? (.+)")
_ROW = re.compile(rf"\| ({_ID}) \| (.+) \|")
_SOURCES = re.compile(r"( \[(?:[REWD]\b[^\]]*|arithmetic|rachunek)\])+$")
_MARKS = re.compile(r"\*\*|`")


def clause_text(game: Game, clause: str, lang: str) -> str | None:
    """The text of a clause in a language; None if the rules have no such clause."""
    return clause_texts(game, lang).get(clause)


def clause_texts(game: Game, lang: str) -> Mapping[str, str]:
    """All clauses, rulings, hazards and worked examples of a game's rules, in the order of the documents."""
    documents = (game.clause_file, *game.base_clauses)
    return {clause: text for name in documents for clause, text in _read(name, lang).items()}


@cache
def _read(name: str, lang: str) -> Mapping[str, str]:
    folder = CHECKOUT if CHECKOUT.is_dir() else INSTALLED
    path = folder / f"{name}{ENDINGS[lang]}"
    return parse(path.read_text(encoding="utf-8")) if path.exists() else {}


def parse(document: str) -> dict[str, str]:
    r"""The clauses of a document, without the marks of the format and without their sources.

    >>> parse("- DOM-9.34 **Smithy** (4, Action): +3 Cards. [R Opis kart]\n| DOM-R7 | Moat? | No. | No Attack. |")
    {'DOM-9.34': 'Smithy (4, Action): +3 Cards.', 'DOM-R7': 'Moat? No. No Attack.'}
    """
    found: dict[str, str] = {}
    for line in document.splitlines():
        if listed := _LISTED.fullmatch(line):
            found[listed[1]] = plain(listed[2])
        elif row := _ROW.fullmatch(line):
            found[row[1]] = plain(" ".join(_sentence(cell) for cell in row[2].split(" | ")))
    return found


def plain(text: str) -> str:
    """A clause as a reader wants it: no emphasis, no list of sources at its end.

    >>> plain("Play `moat` **now**. [R Faza akcji] [W]"), plain("Deck [copper]")
    ('Play moat now.', 'Deck [copper]')
    """
    return _MARKS.sub("", _SOURCES.sub("", text))


def _sentence(cell: str) -> str:
    return cell if cell[-1:] in ".?!" else f"{cell}."
