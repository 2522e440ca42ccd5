"""Everything a running server consists of."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field

from regnum.server.people.accounts import Accounts
from regnum.server.people.keys import Keys
from regnum.server.store import Store, open_store
from regnum.server.store.backups import Backups
from regnum.server.tables.bots import BotPool
from regnum.server.tables.hall import Hall
from regnum.server.tables.live import Services
from regnum.server.web.limits import Buckets
from regnum.server.web.settings import Settings


@dataclass
class Server:
    """The store, the tables, the people, and what each of them may do in a while."""

    settings: Settings
    store: Store
    bots: BotPool
    keys: Keys
    accounts: Accounts
    hall: Hall
    backups: Backups
    requests: Buckets
    sign_ins: Buckets
    tables: Buckets
    talk: Buckets
    hints: Buckets
    sockets: dict[str, int] = field(default_factory=dict)
    """How many sockets each person has open."""
    started: float = field(default_factory=time.time)

    @classmethod
    async def open(cls, settings: Settings) -> Server:
        store = await open_store(settings.database)
        keys = Keys(await store.setting("secret", secrets.token_hex(32)))
        bots = BotPool(settings.bot_workers, settings.bot_seconds)
        hall = Hall(Services(store, bots, keys.invite, settings.pause))
        limits = settings.limits
        server = cls(
            settings,
            store,
            bots,
            keys,
            Accounts(store, keys),
            hall,
            Backups(settings.database, settings.backups),
            requests=Buckets(limits.requests),
            sign_ins=Buckets(limits.sign_ins),
            tables=Buckets(limits.tables),
            talk=Buckets(limits.talk),
            hints=Buckets(limits.hints),
        )
        hall.open()
        return server

    async def close(self) -> None:
        await self.hall.close()
        self.bots.close()
        await self.store.close()
