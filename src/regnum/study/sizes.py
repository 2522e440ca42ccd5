"""How much of a game's folder is rules, and how much is what rules need around them: names, words, tables, notation."""

from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

GENERATED: Final = "codes"
"""The package of numbers that `regnum codes` writes: nobody reads or edits it."""

TABLES: Final = "cards"
"""The rows that the rules read; compiled, but no rule."""

SET_UP: Final = "setup"
"""Rules that run once and need not be compiled."""

ROOMS: Final = {
    "declare": "declared",
    "position": "positions",
    "cards": "tables",
    "data": "tables",
    "filters": "tables",
    "tables": "tables",
    "tokens": "tables",
    "game": "joints",
    "__init__": "joints",
}
"""What the modules beside the rules are for, by their name or the last word of it; all others are words."""

WORDS: Final = "words"


class Sizes(NamedTuple):
    """Lines of a game's folder."""

    game: str
    rules: int
    rooms: dict[str, int]
    """What is no rule, by its purpose: declared, tables of cards, words for people, written positions, joints."""

    @property
    def glue(self) -> int:
        """All that is no rule."""
        return sum(self.rooms.values())

    @property
    def glue_per_rule(self) -> float:
        """Lines of glue for each line of rules."""
        return self.glue / self.rules


def room_of(path: Path) -> str:
    """What a module beside the rules is for.

    >>> room_of(Path("scheme_tables.py")), room_of(Path("position_schemes.py")), room_of(Path("text/cards.py"))
    ('tables', 'positions', 'words')
    """
    if len(path.parts) > 1:
        return WORDS
    return next((ROOMS[name] for name in (path.stem, *path.stem.split("_")) if name in ROOMS), WORDS)


def sizes_of(folder: Path) -> Sizes:
    """Counts the lines of a game: its compiled modules and its set-up are rules, its other modules are glue."""
    compiled = {line.strip() for line in (folder / "compiled.txt").read_text(encoding="utf-8").splitlines()}
    ruling = {name for name in compiled if name.split(".")[0] not in (GENERATED, TABLES)} | {SET_UP}
    rules = 0
    rooms = Counter(dict.fromkeys(("declared", "tables", WORDS, "positions", "joints"), 0))
    for file in sorted(folder.rglob("*.py")):
        path = file.relative_to(folder)
        lines = len(file.read_text(encoding="utf-8").splitlines())
        if ".".join(path.with_suffix("").parts) in ruling:
            rules += lines
        elif path.parts[0] != GENERATED:
            rooms[room_of(path)] += lines
    return Sizes(folder.name, rules, dict(rooms))
