"""From the command line to a session, and on to the client that suits the terminal."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import regnum
from regnum.bots import Bot, Chooser, make, names
from regnum.bots.naming import levels
from regnum.kernel.errors import BadOption, BadSave, RegnumError, UnknownBot
from regnum.kernel.seeds import Seed, secret_seed
from regnum.kernel.text import LANGUAGES
from regnum.terminal import keeping
from regnum.terminal.plain import Plain
from regnum.terminal.sagas import SAGA, SagaSession, is_known
from regnum.terminal.session import BOT, Session

FRIENDLY = "squire"
"""The level of the opponent of those who do not choose one: it plays sensibly and does nobody harm."""
WATCHED = {
    "en": "This game can only be watched: ./regnum replay {path}",
    "pl": "Tę grę można tylko obejrzeć: ./regnum replay {path} --lang pl",
}
LATEST = "latest"
"""Stands for the game that was kept last."""


@dataclass(frozen=True)
class Wish:
    """The game somebody asks for."""

    game: str
    seats: int = 2
    bots: Sequence[str] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: Seed | None = None
    lang: str = "en"

    def opponents(self, seats: int, known: Sequence[str] = ()) -> list[str]:
        """The bots of the other seats: one name stands for all of them."""
        wanted = list(self.bots or known or [FRIENDLY if self.game == SAGA else levels(self.game)[FRIENDLY]])
        if len(wanted) == 1:
            wanted *= seats - 1
        if len(wanted) != seats - 1:
            raise BadOption(f"{len(wanted)} bots are named; a table of {seats} needs {seats - 1}, or one name for all.")
        return wanted


def language() -> str:
    """The language of the surroundings, as far as it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "pl" if os.environ[name].lower().startswith("pl") else "en"
    return "en"


def seed_of(text: str) -> Seed:
    """A seed as it is written: digits are a number, anything else is a text."""
    return int(text) if text.isascii() and text.isdecimal() else text


def players(bots: Sequence[str]) -> dict[int, tuple[str, Chooser]]:
    """The bots at seats 1, 2, …; the person sits at seat 0."""
    return {seat: (name, make(name)) for seat, name in enumerate(bots, 1)}


def coach(game: str) -> Bot | None:
    """The bot that gives hints: the best of those that know the game."""
    return make(names(game)[-1])


def fresh(wish: Wish) -> Session:
    """A new game, or a new saga."""
    seed = secret_seed() if wish.seed is None else wish.seed
    if wish.game == SAGA:
        saga = regnum.campaign(wish.seats, seed, wish.options, keyed=wish.seed is None)
        return SagaSession(saga, saga_bots(wish, wish.seats), wish.lang, place=keeping.new_place(SAGA))
    table = regnum.new(wish.game, wish.seats, seed, wish.options, keyed=wish.seed is None)
    session = Session(
        table,
        players(wish.opponents(wish.seats)),
        wish.lang,
        coach=coach(wish.game),
        place=keeping.new_place(wish.game),
    )
    with contextlib.suppress(OSError):
        keeping.tidy(wish.game)
    return session


def saga_bots(wish: Wish, players: int, known: Sequence[str] = ()) -> list[str]:
    """The bots of a saga: each of them must be known in all its games."""
    bots = wish.opponents(players, known)
    for name in bots:
        if not is_known(name):
            raise UnknownBot(f"The bot {name!r} does not play every game of a saga; squire, knight and master do.")
    return bots


def resumed(wish: Wish, path: Path) -> Session:
    """A saved game or saga, with the bots it was played against unless others are asked for."""
    if wish.game == SAGA:
        saga = regnum.load_campaign(keeping.read(path))
        names = [name.removeprefix(BOT) for name in saga.table.names[1:]]
        return SagaSession(saga, saga_bots(wish, saga.players, names), wish.lang, place=place_for(wish.game, path))
    table = regnum.load(keeping.read(path))
    if table.game.id != wish.game:
        raise BadSave(f"{path} is a game of {table.game.title['en']}, not of {wish.game}.")
    if table.corrected:
        raise BadSave(f"{table.corrected[wish.lang]} {WATCHED[wish.lang].format(path=path)}")
    known = [name.removeprefix(BOT) for name in table.names[1:] if name.startswith(BOT)]
    bots = wish.opponents(table.seats, known if len(known) == table.seats - 1 else ())
    return Session(table, players(bots), wish.lang, coach=coach(wish.game), place=place_for(wish.game, path))


def place_for(game: str, path: Path) -> Path:
    """Where a game from a file is kept: there, if it was kept already."""
    return path if path.parent == keeping.folder() else keeping.new_place(game)


def latest(game: str) -> Path | None:
    """The game that was kept last and can still be read."""
    for path in keeping.unfinished(game):
        with contextlib.suppress(OSError, RegnumError):
            (regnum.load_campaign if game == SAGA else regnum.load)(keeping.read(path))
            return path
    return None


def loaded(wish: Wish, name: str) -> Session:
    """The game in a file, or the one that was kept last."""
    if name != LATEST:
        return resumed(wish, Path(name).expanduser())
    path = latest(wish.game)
    if path is None:
        raise BadSave(f"No unfinished game of {wish.game} is kept here.")
    return resumed(wish, path)


def rematch(session: Session) -> None:
    """The next game against the same bots."""
    session.rematch(secret_seed(), keeping.new_place(session.kind))


def is_plain(asked: bool) -> bool:
    """Whether to play line by line: on request, through pipes, and where a screen cannot be drawn."""
    return asked or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") in (None, "", "dumb")


def run(session: Session, wish: Wish, *, plain: bool, begins: bool) -> int:
    """Plays in the client that suits the terminal; where a game `begins`, that is said first."""
    kept = latest(wish.game) if begins else None
    return run_plain(session, wish, kept) if is_plain(plain) else run_screen(session, wish, kept, begins=begins)


def run_screen(session: Session, wish: Wish, kept: Path | None, *, begins: bool) -> int:
    from regnum.terminal.screen.app import TerminalApp  # noqa: PLC0415 (the plain client starts without it)

    resume = None if kept is None else partial(resumed, wish, kept)
    app = TerminalApp(session, rematch, begins=begins, resume=resume)
    app.run()
    if app.fault is not None:
        raise app.fault
    session = app.session
    if not session.finished and session.place is not None and session.kept:
        say(session.say("kept.where", path=str(session.place), game=session.kind))
    return 0


def run_plain(session: Session, wish: Wish, kept: Path | None) -> int:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    prompted = sys.stdin.isatty() and sys.stdout.isatty()

    def read() -> str | None:
        if prompted:
            sys.stdout.write("> ")
        sys.stdout.flush()
        return sys.stdin.readline() or None

    plain = Plain(session, read, say, rematch=rematch, fresh=partial(fresh, wish), kept=kept)
    try:
        plain.run()
    except KeyboardInterrupt:
        say("")
        plain.farewell("plain.bye")
    return 0


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def chosen_language(text: str | None) -> str:
    return text if text in LANGUAGES else language()
