"""A person at a table against bots, played through either client without a terminal."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import regnum
from regnum.bots import make
from regnum.kernel.table import Table
from regnum.terminal.plain import Plain
from regnum.terminal.session import Session


def sit(table: Table, lang: str = "en", bot: str = "big_money", place: Path | None = None) -> Session:
    """Seat 0 is the person's; the bots always choose the same for the same seed."""
    bots = {seat: (bot, make(bot, seat)) for seat in range(1, table.seats)}
    return Session(table, bots, lang, coach=make("big_money_smithy", 7), place=place)


def deal(seed: int = 4, seats: int = 2, lang: str = "en", bot: str = "big_money", **options: Any) -> Session:
    """A new game; the person begins."""
    return sit(regnum.new("dominion", seats, seed, {"first": 0, **options}), lang, bot)


def lay(*hands: str, lang: str = "en", bot: str = "big_money", **position: Any) -> Session:
    """A written position; `deck0`, `discard1` and so on add to the seats."""
    seats = max(2, len(hands))
    players: list[dict[str, Any]] = [{"hand": hands[i] if i < len(hands) else ""} for i in range(seats)]
    for key in [key for key in position if key[-1].isdigit()]:
        players[int(key[-1])][key[:-1]] = position.pop(key)
    return sit(regnum.scenario("dominion", {"players": players, **position}), lang, bot)


class Transcript:
    """What the plain client printed after each line it was given; the input ends after the last."""

    def __init__(self, session: Session, lines: Iterable[str], kept: Path | None = None) -> None:
        self.given: list[str] = []
        self.said: list[list[str]] = [[]]
        waiting = iter(lines)

        def read() -> str | None:
            line = next(waiting, None)
            if line is not None:
                self.given.append(line)
            self.said.append([])
            return line

        self.client = Plain(
            session,
            read,
            self.hear,
            rematch=lambda played: played.rematch("again", None),
            fresh=lambda: deal(99, lang=session.lang),
            kept=kept,
        )
        self.client.run()

    def hear(self, text: str) -> None:
        self.said[-1].append(text)

    @property
    def text(self) -> str:
        return "\n".join(line for lines in self.said for line in lines)

    def after(self, number: int) -> str:
        """What was printed after the input line of that number (0: before any)."""
        return "\n".join(self.said[number])


def answers(session: Session, lines: Sequence[str]) -> str:
    """Everything printed in answer to these lines, without what came before and the farewell after."""
    transcript = Transcript(session, lines)
    return "\n".join(transcript.after(i) for i in range(1, len(lines) + 1))


def hand(session: Session) -> dict[str, int]:
    """The person's hand, from the view."""
    things: Iterable[Mapping[str, Any]] = session.table.view(0)["places"]["seat0.hand"]["things"]
    return {thing["card"]: thing["n"] for thing in things}
