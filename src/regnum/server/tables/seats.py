"""Who sits at a table, and how its game may end before the rules end it."""

from __future__ import annotations

from dataclasses import dataclass

from regnum.server.wire.values import Ending as EndingKind
from regnum.server.wire.values import SeatKind


@dataclass
class Seat:
    """Who sits there now."""

    kind: SeatKind
    name: str
    person: str
    bot: str
    left: bool = False
    arms: str = ""
    late: bool = False
    """Whether the time ran out, and the bot plays until the person comes back."""
    resigned: bool = False
    removed: bool = False
    """Whether the person was sent away, and did not leave."""
    away: float = 0.0
    """Since when nobody sits there who could come back."""

    @property
    def is_away(self) -> bool:
        return self.left or self.late


@dataclass(frozen=True)
class Ending:
    """Why a game ended before its rules ended it."""

    how: EndingKind
    seat: int
    winners: tuple[int, ...]
