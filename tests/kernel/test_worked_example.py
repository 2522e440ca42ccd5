"""The worked example of the document on writing a game is the game that the tests play."""

import re
from pathlib import Path

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[1] / "docs" / "writing-a-game.md"


def lines(text: str) -> str:
    """The text without its indentation: the document shows some lines outside the class they stand in."""
    return "\n".join(line.strip() for line in text.splitlines())


def test_every_piece_of_the_worked_example_stands_in_the_tests_own_game() -> None:
    chapter = DOCUMENT.read_text(encoding="utf-8").split("## A worked example")[1].split("\n## ")[0]
    pieces = re.findall(r"```python\n(.*?)\n```", chapter, re.DOTALL)
    files = [lines(file.read_text(encoding="utf-8")) for file in sorted((HERE / "tiny").glob("*.py"))]
    assert len(pieces) == 5
    for piece in pieces:
        assert any(lines(piece) in file for file in files), piece
