"""What a game says on faces that are not its own: as a bot, in a terminal.

Whoever translates a game finds all of it in one folder: `text/*.json` for the rules, and one folder below it for each
face. The page takes `text/page`, `text/book.json` and `text/lessons.json` from there when it is built.
"""

from pathlib import Path

from regnum.games.registry import GAMES, PACKAGE, optional
from regnum.kernel.text import LANGUAGES, Catalogue


def words_for(face: str, before: str = "") -> dict[str, dict[str, str]]:
    """The sentences of all games for a face in each language, each under its game's name: `dominion.supply`."""
    found: dict[str, dict[str, str]] = {lang: {} for lang in LANGUAGES}
    for game in GAMES:
        package = optional(f"{PACKAGE}.{game}")
        folder = None if package is None else Path(package.__path__[0]) / "text" / face
        if folder is not None and folder.is_dir():
            for lang, entries in Catalogue.load(folder / "en.json", folder / "pl.json").entries.items():
                found[lang] |= {f"{before}{game}.{key}": str(entry) for key, entry in entries.items()}
    return found
