"""All sagas: they are founded, their chapters begin, and whoever has a book open is told."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from regnum.games.registry import GAMES
from regnum.kernel.errors import RegnumError
from regnum.kernel.seeds import secret_seed
from regnum.server.refusals import Refusal, refusal_of
from regnum.server.sagas import commands
from regnum.server.sagas.campaign import Campaign
from regnum.server.sagas.chapters import begun, is_told_over, moved
from regnum.server.sagas.record import Kept, Saga, SagaSeat
from regnum.server.sagas.showing import Played, Told, saga_data
from regnum.server.store.legible import ILLEGIBLE
from regnum.server.store.protocol import Conflict
from regnum.server.tables.commands import check_bot, readable, stand_in
from regnum.server.tables.commands import sit as sit_down
from regnum.server.tables.hall import Hall
from regnum.server.tables.ids import is_id, new_id
from regnum.server.tables.live import LiveTable, Watcher
from regnum.server.tables.making import DAYS, LIVE, Chapter, header_of
from regnum.server.tables.record import Began, Header, SeatRecord
from regnum.server.wire.sagas import NewSaga, SagaData

TRIES = 20
"""How often a command is tried again when another was faster."""
REMEMBERED = 300
"""Finished chapters that are kept in memory: they never change."""


class Sagas:
    """Finds, founds and carries on sagas."""

    def __init__(self, hall: Hall, campaign: Campaign, invite: Callable[[str], str]) -> None:
        self.hall = hall
        self.campaign = campaign
        self.watchers: defaultdict[str, set[Watcher]] = defaultdict(set)
        self._invite = invite
        self._store = hall.services.store
        self._finished: OrderedDict[str, Played] = OrderedDict()
        self._following: dict[str, str] = {}
        """The saga of each chapter in play whose book somebody has open."""
        hall.services.moved = self.tell
        self._store.listen(self._written_elsewhere)

    # -- looking

    @property
    def is_offered(self) -> bool:
        """Whether sagas can be founded here: only where all their games are there."""
        return self.campaign.offered and all(game in GAMES for game in self.campaign.games)

    async def saga(self, id_: str) -> Kept:
        """The saga with this id; a refusal if there is none, or if what is kept of it cannot be read."""
        try:
            kept = await self._store.saga(id_) if is_id(id_) else None
        except ILLEGIBLE as error:
            self._store.faults.note(id_, error)
            raise Refusal("unreadable_saga") from error
        if kept is None:
            raise Refusal("unknown_saga")
        self._store.faults.heal(id_)
        return kept

    async def data(self, kept: Kept, person: str) -> SagaData:
        """The saga as a person may see it now."""
        now = await self._chapter(kept)
        try:
            told = Told(await self._played(kept), None)
        except (Refusal, RegnumError) as error:
            refusal = error if isinstance(error, Refusal) else refusal_of(error)
            told = Told(None, {lang: refusal.detail(lang) for lang in ("en", "pl")})
        kept = await self._conclude(kept, now, told)
        here = {watcher.person for watcher in self.watchers.get(kept.saga.id, ())}
        return saga_data(kept, self.campaign, now, told, person, here, self._invite(kept.saga.id))

    # -- what people do

    async def found(self, wish: NewSaga, person: str, name: str) -> Kept:
        """A new saga; with no free place its first chapter begins when its people are ready."""
        if not self.is_offered:
            raise Refusal("no_saga")
        low, high = self.campaign.seats
        if not low <= len(wish.seats) <= high:
            raise Refusal("bad_seats", low=low, high=high)
        now = time.time()
        saga = Saga(
            id=new_id(),
            name=readable(wish.name),
            founder=person,
            seats=self._seats(wish, person, name),
            options=wish.options,
            leaver=wish.leaver,
            clock=wish.clock,
            clock_seconds=wish.clock_seconds or (LIVE if wish.clock == "live" else DAYS),
            clock_increment=wish.clock_increment if wish.clock == "live" else 0,
            open_to_watchers=wish.open_to_watchers,
            created=now,
            updated=now,
        )
        if saga.place_of(person) is None:
            raise Refusal("saga_founder_sits")
        await self._set_up(Kept(saga, 0, ()))  # so that options are refused now, and not when all are there
        await self._store.found_saga(saga)
        return await self.saga(saga.id)

    async def do(self, id_: str, command: Callable[[Kept], Saga], *, between: bool = False) -> Kept:
        """Carries out a command, some only `between` two chapters; if all are ready then, the next begins, once."""
        for _ in range(TRIES):
            kept = await self.saga(id_)
            if between:
                await self._check_between(kept)
            saga = command(kept)
            try:
                if saga != kept.saga:
                    saga = commands.stamped(saga)
                    if saga.life == "open" and commands.all_ready(saga) and await self._can_begin(kept):
                        await self._begin(kept, saga)
                    else:
                        await self._store.put_saga(saga, kept.revision)
            except Conflict:
                continue
            kept = await self.saga(id_)
            await self._align(kept)
            self.tell(id_)
            return kept
        raise Refusal("late")

    async def sit(self, id_: str, person: str, name: str, seat: int | None, arms: str) -> Kept:
        """Somebody takes a place or comes back to it, at the table of the chapter in play too."""
        kept = await self.do(id_, lambda kept: commands.sit(kept, person, name, seat, arms))
        now = await self._chapter(kept)
        if now is not None and now.state.kept_for(person) is not None:
            await now.do(lambda: sit_down(now.state, person, name, None))
        return kept

    async def again(self, id_: str, person: str, agree: bool, suits: Callable[[Saga], Awaitable[None]]) -> Kept:
        """Somebody wishes for a new saga after this one, or not; it is founded once, when all who are there do."""
        await self.data(await self.saga(id_), person)  # which notes that the last chapter is over
        for _ in range(TRIES):
            kept = await self.saga(id_)
            saga = commands.again(kept, person, agree)
            if saga == kept.saga:
                return kept
            try:
                if agree and saga.present() <= set(saga.again):
                    new = commands.following(saga, new_id(), time.time())
                    await suits(new)
                    await self._set_up(Kept(new, 0, ()))  # what could not begin is refused now
                    after = replace(saga, follower=new.id, again=[])
                    await self._store.follow_saga(commands.stamped(after), kept.revision, new)
                else:
                    await self._store.put_saga(commands.stamped(saga), kept.revision)
            except Conflict:
                continue
            self.tell(id_)
            return await self.saga(id_)
        raise Refusal("late")

    async def ready(self, id_: str, person: str, is_ready: bool) -> Kept:
        """Somebody is ready for the next chapter, or not yet."""
        return await self.do(id_, lambda kept: commands.ready(kept, person, is_ready), between=True)

    async def _check_between(self, kept: Kept) -> None:
        """Refuses while a chapter is played, after the last, and where one of them cannot be read."""
        if len(kept.chapters) == len(self.campaign.games):
            now = await self._chapter(kept) if kept.saga.life == "open" else None
            playing = now is not None and not is_told_over(now.state)
            raise Refusal("saga_last" if playing else "saga_over")
        await self._played(kept)
        if not await self._can_begin(kept):
            raise Refusal("saga_playing")

    # -- chapters

    async def _can_begin(self, kept: Kept) -> bool:
        now = await self._chapter(kept)
        return len(kept.chapters) < len(self.campaign.games) and (now is None or is_told_over(now.state))

    async def _begin(self, kept: Kept, saga: Saga) -> None:
        """Writes the table of the next chapter with its saga: of two who try at the same moment, one does."""
        header = await self._set_up(kept._replace(saga=saga))
        began = Began(seq=1, at=header.created)
        state = await self.hall.services.workshop.do(partial(begun, header, began))
        after = replace(saga, ready=[])
        card = state.card(header.created)
        await self._store.begin_chapter(after, kept.revision, len(kept.chapters), header, [began], card)
        self.hall.adopt(state)

    async def _set_up(self, kept: Kept) -> Header:
        saga, number = kept.saga, len(kept.chapters)
        finished = [each.game for each in await self._played(kept)]
        seats = [SeatRecord(s.kind, s.name, s.person, s.bot, s.arms) for s in saga.seats]
        seed = secret_seed()

        def work() -> Header:
            try:
                game, options = self.campaign.chapter_setup(number, len(seats), saga.options, finished)
            except RegnumError as error:
                raise refusal_of(error) from error
            return header_of(game, seats, options, saga.founder, seed, saga, chapter=Chapter(saga.id, number))

        return await self.hall.services.workshop.do(work)

    async def _chapter(self, kept: Kept) -> LiveTable | None:
        """The table of the last chapter that was begun; None before the first, or if it cannot be read."""
        if not kept.chapters:
            return None
        try:
            return await self.hall.table(kept.chapters[-1])
        except Refusal:
            return None

    async def _played(self, kept: Kept) -> list[Played]:
        """The games of all chapters that were begun, as all know them; a refusal if one cannot be read here."""
        found = []
        for number, id_ in enumerate(kept.chapters):
            if id_ not in self._finished:
                live = await self.hall.table(id_)
                game = live.state.told or live.state.game
                last = number == len(kept.chapters) - 1
                if game is None or live.state.status == "abandoned" or (not last and not is_told_over(live.state)):
                    raise Refusal("saga_chapter_lost")
                if game.corrected:
                    raise Refusal("saga_old_rules")
                over = is_told_over(live.state)
                found.append(Played(game, live.state.header.created, live.state.ended if over else None))
                if over:
                    self._finished[id_] = found[-1]
                    if len(self._finished) > REMEMBERED:
                        self._finished.popitem(last=False)
            else:
                self._finished.move_to_end(id_)
                found.append(self._finished[id_])
        return found

    async def _conclude(self, kept: Kept, now: LiveTable | None, told: Told) -> Kept:
        """Notes who won, once the last chapter is over: lists of sagas say so without reading any table."""
        over = now is not None and is_told_over(now.state) and len(kept.chapters) == len(self.campaign.games)
        if not over or kept.saga.life != "open" or told.chapters is None:
            return kept
        book = self.campaign.book([each.game for each in told.chapters], len(kept.saga.seats), None)
        tomes = [shelf.total for shelf in book.shelves]
        saga = replace(kept.saga, life="written", winners=book.winners, tomes=tomes)
        with suppress(Conflict):  # another has noted the same
            await self._store.put_saga(commands.stamped(saga), kept.revision)
        return await self.saga(kept.saga.id)

    async def _align(self, kept: Kept) -> None:
        """Seats at the table of a chapter in play whoever sits at the places of the saga now."""
        now = await self._chapter(kept)
        if now is None or now.state.status != "playing":
            return
        for seat, place in enumerate(kept.saga.seats):
            await now.do(partial(moved, now, seat, place))

    def _seats(self, wish: NewSaga, person: str, name: str) -> list[SagaSeat]:
        seats: list[SagaSeat] = []
        for seat in wish.seats:
            if seat.kind == "bot":
                bot = seat.bot or stand_in(self.campaign.games[0])
                for game in self.campaign.games:
                    check_bot(game, bot)
                seats.append(SagaSeat("bot", readable(seat.name) or bot, bot=bot))
            elif seat.kind == "human" and not any(s.person for s in seats):
                seats.append(SagaSeat("human", readable(seat.name) or name, person, arms=seat.arms))
            else:
                seats.append(SagaSeat("open"))
        return seats

    # -- telling

    def follow(self, kept: Kept, watcher: Watcher) -> None:
        """Somebody opens the book."""
        self.watchers[kept.saga.id].add(watcher)
        self.tell(kept.saga.id)

    def depart(self, id_: str, watcher: Watcher) -> None:
        self.watchers[id_].discard(watcher)
        if not self.watchers[id_]:
            del self.watchers[id_]
            self._following = {table: saga for table, saga in self._following.items() if saga != id_}
        else:
            self.tell(id_)

    def keep_following(self, data: SagaData) -> None:
        """Remembers at which table the saga of an open book goes on, for other processes speak of tables."""
        if data.table is not None:
            self._following[data.table] = data.id

    def tell(self, id_: str) -> None:
        """Wakes those who have the book open."""
        for watcher in self.watchers.get(id_, ()):
            watcher.tell()

    def _written_elsewhere(self, id_: str) -> None:
        for saga in [self._following.get(id_, id_)] if id_ else list(self.watchers):
            asyncio.get_running_loop().call_soon(self.tell, saga)
