"""How much of a game's folder is rules, and how much is what rules need around them: names, words, tables, notation."""

from pathlib import Path
from typing import NamedTuple

GENERATED = "codes"
"""The package of numbers that `regnum codes` writes: nobody reads or edits it."""

TABLES = "cards"
"""The rows that the rules read; compiled, but no rule."""

SET_UP = "setup"
"""Rules that run once and need not be compiled."""


class Sizes(NamedTuple):
    """Lines of a game's folder."""

    game: str
    rules: int
    glue: int

    @property
    def glue_per_rule(self) -> float:
        """Lines of glue for each line of rules."""
        return self.glue / self.rules


def sizes_of(folder: Path) -> Sizes:
    """Counts the lines of a game: its compiled modules and its set-up are rules, its other modules are glue."""
    compiled = {line.strip() for line in (folder / "compiled.txt").read_text(encoding="utf-8").splitlines()}
    rules = {name for name in compiled if name.split(".")[0] not in (GENERATED, TABLES)} | {SET_UP}
    lines = {True: 0, False: 0}
    for file in sorted(folder.rglob("*.py")):
        path = file.relative_to(folder)
        if path.parts[0] != GENERATED:
            lines[".".join(path.with_suffix("").parts) in rules] += len(file.read_text(encoding="utf-8").splitlines())
    return Sizes(folder.name, lines[True], lines[False])
