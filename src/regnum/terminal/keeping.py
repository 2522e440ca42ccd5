"""Games on disk: the one under way is kept after every choice, so that nothing is lost when a terminal closes."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import tempfile
import time
from pathlib import Path

from regnum.kernel.errors import BadSave

REFUSALS = {
    errno.ENOENT: "no_folder", errno.ENOTDIR: "no_folder", errno.EACCES: "forbidden", errno.EPERM: "forbidden",
    errno.EROFS: "forbidden", errno.EISDIR: "is_folder", errno.ENOSPC: "full",
}  # fmt: skip
MOST_KEPT = 20
"""So many unfinished games are kept; older ones go."""
SIGN = b'{"regnum'
"""How every saved game or saga begins."""


def folder() -> Path:
    """Where unfinished games are kept: the user's folder for the state of programs."""
    state = os.environ.get("XDG_STATE_HOME", "")
    base = Path(state) if state.startswith("/") else Path.home() / ".local" / "state"
    return base / "regnum" / "games"


def new_place(game: str) -> Path:
    """A file of its own for a game that begins now."""
    return folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(4)}.json"


def unfinished(game: str) -> list[Path]:
    """The kept games, the latest first."""
    return sorted(folder().glob(f"{game}-*.json"), key=lambda path: path.stat().st_mtime, reverse=True)


def write(path: Path, text: str) -> None:
    """Writes all or nothing: a crash in the middle leaves the earlier file."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text + "\n")
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def keep(place: Path, text: str) -> None:
    """Keeps a game under way."""
    place.parent.mkdir(parents=True, exist_ok=True)
    write(place, text)


def refusal(problem: Exception) -> str:
    """Why a file could not be written, as a key of the clients' catalogue."""
    number = problem.errno if isinstance(problem, OSError) else None
    return f"system.{'other' if number is None else REFUSALS.get(number, 'other')}"


def forget(place: Path) -> None:
    """A finished game is not offered for resuming any more."""
    with contextlib.suppress(OSError):
        place.unlink(missing_ok=True)


def tidy(game: str) -> None:
    """Only the latest unfinished games stay."""
    for old in unfinished(game)[MOST_KEPT:]:
        forget(old)


def is_free(path: Path) -> bool:
    """Whether a game may be written there: nothing is lost but an older saved game."""
    if not path.exists() or path.is_dir():
        return True
    with path.open("rb") as file:
        return file.read(len(SIGN)) == SIGN


def read(path: Path) -> str:
    """The text of a saved game."""
    try:
        return path.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError as error:
        raise BadSave(f"{path} is not a saved Regnum game.") from error
    except OSError as error:
        raise BadSave(f"{path} cannot be read ({error.strerror}).") from error
