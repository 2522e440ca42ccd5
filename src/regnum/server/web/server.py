"""Everything a running server consists of."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from regnum.server.people.accounts import Accounts
from regnum.server.people.bars import BARRED, Bars
from regnum.server.people.keys import Keys
from regnum.server.sagas.house import Sagas
from regnum.server.sagas.tomesaga import CAMPAIGN
from regnum.server.store import Store, open_store
from regnum.server.store.backups import Backups
from regnum.server.store.protocol import EPOCH, Noted
from regnum.server.tables.bots import BotPool
from regnum.server.tables.faults import Fault
from regnum.server.tables.hall import Hall
from regnum.server.tables.live import Services
from regnum.server.web.limits import Buckets
from regnum.server.web.quota import MADE, Quota
from regnum.server.web.settings import Settings

T = TypeVar("T")
TAKEN = "taken"
"""Begins what other processes are told of something that somebody was let do."""


@dataclass
class Server:
    """The store, the tables, the people, and what each of them may do in a while."""

    settings: Settings
    store: Store
    bots: BotPool
    keys: Keys
    accounts: Accounts
    hall: Hall
    sagas: Sagas
    backups: Backups
    bars: Bars
    allowed: Mapping[str, Buckets]
    """What everybody may still do, by the name of the limit."""
    quota: Quota
    sockets: Counter[str] = field(default_factory=Counter)
    """How many sockets each person has open."""
    sockets_at: Counter[str] = field(default_factory=Counter)
    """The same by address."""
    answers: Counter[str] = field(default_factory=Counter)
    """How many answers there were of each hundred of statuses."""
    started: float = field(default_factory=time.time)

    @classmethod
    async def open(cls, settings: Settings) -> Server:
        store = await open_store(settings.database)
        keys = Keys(await store.setting("secret", secrets.token_hex(32)))
        bots = BotPool(settings.bot_workers, settings.bot_seconds)
        epoch = await store.setting(EPOCH, secrets.token_hex(8))
        hall = Hall(Services(store, bots, keys.invite, settings.pause, epoch))
        limits = settings.limits
        server = cls(
            settings,
            store,
            bots,
            keys,
            Accounts(store, keys),
            hall,
            Sagas(hall, CAMPAIGN, keys.invite),
            Backups(settings.database, settings.backups),
            Bars(store),
            allowed={name: Buckets(rate) for name, rate in vars(limits).items() if isinstance(rate, tuple)},
            quota=Quota(store, limits),
        )
        store.listen(server.hear)
        hall.open()
        return server

    @property
    def faults(self) -> list[Fault]:
        """What is wrong now, one fault for each table and saga."""
        return list({fault.table: fault for fault in (*self.store.faults, *self.hall.services.faults)}.values())

    async def note(self, what: str, who: str, address: str, detail: str = "") -> None:
        """Writes into the journal what somebody did that one may want to know later."""
        await self.store.note(Noted(time.time(), what, who, address, detail))

    async def take_everywhere(self, what: str, who: str, n: float = 1) -> None:
        """Lets somebody do something once more that counts at every process of the server; with -1 it is undone."""
        self.allowed[what].take(who, n)
        if self.store.shared:
            await self.store.announce(f"{TAKEN} {what} {n:g} {who}")

    def hear(self, told: str) -> None:
        """Counts what another process has let somebody do, and asks anew whom another has sent away."""
        what, _, rest = told.partition(" ")
        if what == TAKEN:
            name, n, who = rest.split(" ", 2)
            self.allowed[name].charge(who, float(n))
        elif what == MADE:
            self.quota.hear(rest)
        elif what in (BARRED, ""):
            self.bars.forget()

    def take(self, what: str, person: str, address: str) -> None:
        """Lets somebody do something once more; refuses who does it too often, from whatever browser."""
        self.allowed[f"{what}_at"].take(address)
        self.allowed[what].take(person)

    async def study(self, address: str, work: Callable[[], T]) -> T:
        """Does what takes long beside the serving thread, and charges it to whoever asks."""
        self.allowed["work"].take(address, 0)
        result, seconds = await self.hall.services.workshop.asked_for(work)
        self.allowed["work"].charge(address, seconds)
        return result

    async def close(self) -> None:
        await self.hall.close()
        self.hall.services.workshop.close()
        self.bots.close()
        await self.store.close()
