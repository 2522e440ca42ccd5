"""A stamp of the sources that decide what the numbers of a saved position mean.

A position is written as the rules stand in the sources: the names and locals of their frames, the order of the state's
fields, where the effects of a card begin. All of that moves with edits that change no rule. So a position is believed
only if the very same sources wrote it; otherwise the game is played again from its beginning.
"""

import hashlib
import sys
from functools import cache
from pathlib import Path

from regnum.kernel.spec import Game

KERNEL = Path(__file__).parent
GAMES = KERNEL.parent / "games"


@cache
def stamp_of(game: Game) -> str:
    """The stamp of a game: of its own sources and data, those it shares with other games, and the kernel's."""
    file = sys.modules[type(game).__module__].__file__
    own = [] if file is None else [Path(file).parent]
    folders = [KERNEL, GAMES, *(folder for folder in own if GAMES not in folder.parents)]
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".json")):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]
