"""How a server is set up."""

from dataclasses import dataclass, field

from regnum.server.tables.bots import SECONDS
from regnum.server.tables.reaction_window import PAUSE

Rate = tuple[float, float]
"""How many at once, and how many more each second."""


@dataclass(frozen=True)
class Limits:
    """What one person or address may do in a while."""

    requests: Rate = (600, 200)
    sign_ins: Rate = (10, 0.1)
    tables: Rate = (30, 0.5)
    talk: Rate = (10, 1)
    hints: Rate = (10, 1)
    socket_messages: Rate = (20, 2)
    sockets: int = 50
    """Open sockets of one person."""
    body: int = 256 * 1024
    """Bytes of a request."""

    @classmethod
    def none(cls) -> "Limits":
        """For tests and measurements, where one machine plays everybody."""
        free = (1e9, 1e9)
        return cls(free, free, free, free, free, sockets=10**6)


@dataclass(frozen=True)
class Settings:
    """What `regnum serve` can be told."""

    database: str
    admin_key: str = ""
    secure_cookies: bool = False
    backups: str = ""
    """The folder for backups that are made from the page; beside the database, if nothing is said."""
    bot_workers: int = 0
    bot_seconds: float = SECONDS
    pause: tuple[float, float] = PAUSE
    limits: Limits = field(default_factory=Limits)
