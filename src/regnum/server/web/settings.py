"""How a server is set up."""

from dataclasses import dataclass, field, fields, replace
from typing import Any

from regnum.server.tables.bots import SECONDS
from regnum.server.tables.reaction_window import PAUSE
from regnum.server.web.house import House

LOCAL_PROXIES = ("127.0.0.1", "::1")

Rate = tuple[float, float]
"""How many at once, and how many more each second."""


@dataclass(frozen=True)
class Limits:
    """What one person or address may do in a while."""

    requests: Rate = (600, 200)
    """Of an address."""
    sign_ins: Rate = (10, 0.1)
    """Of an address."""
    wrong_passwords: Rate = (20, 1 / 30)
    """For an account, from wherever."""
    tables: Rate = (30, 0.5)
    tables_at: Rate = (60, 1)
    talk: Rate = (10, 1)
    talk_at: Rate = (30, 3)
    deeds: Rate = (60, 1)
    """What an address may do outside of a game that leaves something behind: names, sign-outs, people sent away."""
    hints: Rate = (10, 1)
    hints_at: Rate = (30, 3)
    work: Rate = (20, 0.5)
    """Seconds of the processor that an address may ask for: replays, courses, card packs."""
    socket_messages: Rate = (20, 2)
    open_tables: int = 60
    """Tables of one person that have not ended."""
    open_tables_at: int = 200
    """The same of one address."""
    listed: int = 10
    """Those among them that anybody may join."""
    thinkers: int = 24
    """Bots that search, at the open tables of one person or address."""
    sockets: int = 20
    """Open sockets of one person."""
    sockets_at: int = 200
    """The same of one address."""
    sockets_of: int = 300
    """The same of one table."""
    connections: int = 200
    """Connections of one address that are no sockets (yet)."""
    head: int = 32 * 1024
    """Bytes before the body of a request."""
    head_seconds: float = 20
    body_seconds: float = 60
    """How long a client may take to say what it wants."""
    body: int = 256 * 1024
    """Bytes of a request."""

    @classmethod
    def at_home(cls) -> "Limits":
        """Where one machine plays everybody, and friends in the house: nobody is fended off, no password guessed."""
        return replace(cls.none(), sign_ins=cls.sign_ins, wrong_passwords=cls.wrong_passwords)

    @classmethod
    def none(cls) -> "Limits":
        """Where one machine plays everybody: tests and measurements."""
        rates = {each.name for each in fields(cls) if isinstance(each.default, tuple)} - {"socket_messages"}
        counts = ("open_tables", "open_tables_at", "listed", "thinkers", "sockets", "sockets_at", "sockets_of")
        free: dict[str, Any] = dict.fromkeys(rates, (1e9, 1e9)) | dict.fromkeys((*counts, "connections"), 10**6)
        return cls(**free)


@dataclass(frozen=True)
class Settings:
    """What `regnum serve` can be told."""

    database: str
    admin_key: str = ""
    secure_cookies: bool = False
    names: tuple[str, ...] = ()
    """What people call the server in their browsers, besides its addresses and the machine's own name."""
    proxies: tuple[str, ...] = LOCAL_PROXIES
    """Addresses and networks whose `X-Forwarded-For` is believed."""
    backups: str = ""
    """The folder for backups that are made from the page; beside the database, if nothing is said."""
    bot_workers: int = 0
    bot_seconds: float = SECONDS
    pause: tuple[float, float] = PAUSE
    limits: Limits = field(default_factory=Limits)
    house: House | None = None
    """Where `regnum play` lets others in, when somebody at this machine wishes it."""
