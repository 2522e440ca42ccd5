"""The example in docs/writing-a-game.md of what a new verb takes is what stands in the code."""

from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_every_line_of_the_example_stands_where_it_says() -> None:
    text = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
    diff = text.split("## A new verb on a card")[1].split("```diff\n")[1].split("```")[0]
    lines: list[str] = []
    files = 0
    for line in diff.splitlines():
        if line.startswith("--- "):
            lines = (ROOT / line[4:]).read_text(encoding="utf-8").splitlines()
            files += 1
        else:
            assert line.startswith("+") and line[1:] in lines, line
    assert files == 6
