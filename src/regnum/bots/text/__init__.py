"""Why a bot does something, in Polish and English."""

from functools import cache
from pathlib import Path

from regnum.games.words import words_for
from regnum.kernel.text import Catalogue, Message

HERE = Path(__file__).parent


@cache
def catalogue() -> Catalogue:
    """The bots' sentences: those of any game, and what each game has for its own players."""
    return Catalogue.load(HERE / "en.json", HERE / "pl.json").plus(words_for("bots", "why."))


def say(lang: str, reason: Message) -> str:
    """A reason in a language."""
    return catalogue().say(lang, reason)
