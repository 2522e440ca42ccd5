"""A table as it stands: its entries, read in order."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from dataclasses import replace

from regnum.kernel.choices import Choices
from regnum.kernel.errors import IllegalChoice, StaleDecision
from regnum.kernel.table import Table
from regnum.server.refusals import Refusal
from regnum.server.tables import record
from regnum.server.tables.beginning import begun
from regnum.server.tables.clocks import Clock
from regnum.server.tables.disclosure import Disclosure
from regnum.server.tables.reaction_window import ReactionWindow, Viewer
from regnum.server.tables.record import AnyEntry, Card, Header, SeatRecord
from regnum.server.tables.seats import Ending, Seat
from regnum.server.tables.summary import period_of, variant_of
from regnum.server.wire.tables import ChatLine, Pointing
from regnum.server.wire.values import ChatKind, TableStatus

REMEMBERED = 100
"""Requests whose repetition is recognised; an older one is late, and refused for that."""
MOVES = (record.Played, record.WentOn, record.TookBack)
"""Entries that move the game."""
TALK = 500
"""Lines of talk that are shown."""


class TableState:
    """What has become of a table. Only `apply` changes it."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.status: TableStatus = "lobby"
        self.seats = [Seat(s.kind, s.name, s.person, s.bot, arms=s.arms) for s in header.seats]
        self.game: Table | None = None
        self.seq = 0
        self.position = 0
        """How many entries there are."""
        self.noticed: dict[Viewer, int] = dict.fromkeys((None, *range(len(header.seats))), 0)
        """When something last happened that each viewer may notice."""
        self.changed = dict(self.noticed)
        """The same for what happened in the game."""
        self.updated = header.created
        """When something last happened that all may notice."""
        self.reaction = ReactionWindow()
        self.disclosure = Disclosure()
        self.asked: dict[int, int] = {}
        """Since when the question of each deciding seat stands."""
        self.requests: dict[tuple[int, str], None] = {}
        self.chat: list[tuple[int, ChatLine]] = []
        self.pins: dict[int, Pointing] = {}
        """What each partner points at, until all are told of a choice."""
        self.orders: list[dict[str, str]] = [{} for _ in header.seats]
        self.asks_undo: int | None = None
        self.agreed: set[int] = set()
        self.clock = Clock(header.clock, header.clock_seconds, len(header.seats), header.clock_increment)
        self.ending: Ending | None = None
        self.ended: float | None = None
        """When the game came to its end by the rules."""
        self.again: set[int] = set()
        """The seats that wish to play again."""
        self.rematch: str | None = None
        self.told: Table | None = None
        """The game as it last was when all had been told of it."""
        self.followed = True
        """Whether the whole record could be followed, where rules were corrected since."""

    # -- looking

    def seat_of(self, person: str) -> int | None:
        return next((i for i, s in enumerate(self.seats) if s.person == person and s.kind == "human"), None)

    def humans(self) -> list[int]:
        """The seats of people who are still here."""
        return [i for i, s in enumerate(self.seats) if s.kind == "human" and not s.left]

    def kept_for(self, person: str) -> int | None:
        """The seat to which somebody may come back: they left, or their time ran out."""
        mine = (i for i, s in enumerate(self.seats) if s.person == person and s.is_away and not s.resigned)
        return next(mine, None) if self.status == "playing" else None

    def people(self) -> set[int]:
        """The seats that belong to people, also to those who are away or have a bot in their place."""
        return {i for i, s in enumerate(self.seats) if s.person}

    @property
    def is_watched(self) -> bool:
        """Whether the game's rules were corrected since it began, so that it can only be watched."""
        return self.game is not None and bool(self.game.corrected)

    def playing(self) -> Table:
        """The game under way; a refusal if there is none."""
        if self.status != "playing" or self.game is None:
            raise Refusal("not_playing")
        if self.game.corrected:
            raise Refusal("old_rules")
        return self.game

    def card(self, due: float | None) -> Card:
        seats = [SeatRecord(s.kind, s.name, s.person, s.bot, s.arms) for s in self.seats]
        h = self.header
        waiting = [seat for seat in sorted(self.asked) if self.reaction.seen(seat) is None and self.status == "playing"]
        result = self.game.result if self.game is not None and self.status == "over" else None
        scores = [score.total for score in result.scores] if result else []
        winners = list(result.winners) if result else []
        if self.ending is not None and self.game is not None:
            scores, winners = [score.total for score in self.game.scores], list(self.ending.winners)
        ends = self.clock.open_ends() if self.status == "playing" else {}
        away = [i for i, s in enumerate(self.seats) if s.is_away and not s.resigned and self.status == "playing"]
        return Card(
            id=h.id,
            game=h.game,
            status=self.status,
            seats=seats,
            waiting=waiting,
            listed=h.listed,
            updated=self.updated,
            due=due,
            origin=h.origin,
            scores=scores,
            winners=winners,
            ends=ends,
            away=away,
            variant=variant_of(h.game, len(self.seats), h.options),
            period=0 if self.told is None else period_of(self.told),
            reason=result.reason if result else "",
            rivals=[score.total for score in result.rivals] if result else [],
            saga=h.saga,
            chapter=h.chapter,
            early=self.ending is not None,
        )

    # -- changing

    def copy(self) -> TableState:
        """An independent copy; games are shared, for they are never changed."""
        other = copy(self)
        other.seats = [replace(seat) for seat in self.seats]
        other.disclosure = self.disclosure.copy()
        other.noticed, other.changed = dict(self.noticed), dict(self.changed)
        other.asked, other.requests = dict(self.asked), dict(self.requests)
        other.chat, other.orders = list(self.chat), [dict(given) for given in self.orders]
        other.pins = dict(self.pins)
        other.agreed, other.clock, other.again = set(self.agreed), self.clock.copy(), set(self.again)
        return other

    def apply(self, entry: AnyEntry, game: Table | None = None) -> None:
        """Takes in one entry; `game` is the game after it, where that is known already."""
        if self.is_watched and isinstance(entry, MOVES):
            self._watch(entry)
        else:
            self._take_in(entry, game)

    def _watch(self, entry: AnyEntry) -> None:
        """Takes in a move of a game whose rules were corrected since, unless the record left them behind already."""
        if self.followed:
            try:
                self._take_in(entry, None)
            except (IllegalChoice, StaleDecision):
                self.followed = False
            else:
                return
        else:
            self.position += 1
            self.seq = entry.seq
        self._notice(entry, self.noticed.keys())

    def _take_in(self, entry: AnyEntry, game: Table | None) -> None:
        self.position += 1
        self.seq = entry.seq
        noticing: Collection[Viewer] = self.noticed.keys()
        match entry:
            case record.Sat() | record.Left() | record.TimedOut() | record.Resigned() | record.Claimed():
                self._come_or_go(entry)
            case record.Began():
                self._begin(entry, game)
            case record.Played():
                self._remember(entry.seat, entry.request)
                self.asks_undo, self.agreed = None, set()
                noticing = self._go_on(entry, game or self._after(entry))
            case record.WentOn():
                noticing = self._move_again(entry)
            case record.TookBack():
                self._remember(entry.seat, entry.request)
                self.asks_undo, self.agreed = None, set()
                self._go_back(entry, game)
            case record.AskedUndo():
                self._remember(entry.seat, entry.request)
                self.asks_undo, self.agreed = entry.seat, set()
            case record.AnsweredUndo():
                self._answer_undo(entry)
            case record.Said():
                self._tell(entry, entry.seat, "said", entry.name, entry.text)
            case record.Pointed():
                pin = self.pins[entry.seat] = Pointing(entry.seat, entry.phrase, entry.thing, entry.card)
                self._tell(entry, entry.seat, "pointed", pointing=pin)
            case record.Ordered():
                self.orders[entry.seat].pop(entry.kind, None)
                if entry.notation is not None:
                    self.orders[entry.seat][entry.kind] = entry.notation
                noticing = (entry.seat,)
            case record.Ended():
                self.status = "abandoned"
                self.asked = {}
                self.clock.stop(entry.at)
            case record.WishedAgain():
                self.again = self.again | {entry.seat} if entry.agree else set()
                self._tell(entry, entry.seat, "again" if entry.agree else "not_again")
            case record.Again():
                self.rematch = entry.table
        self._notice(entry, noticing)

    def _notice(self, entry: AnyEntry, noticing: Collection[Viewer]) -> None:
        """Notes who may know that something happened; whoever may not is told nothing, not even a number."""
        moved = isinstance(entry, (record.Began, *MOVES))
        for viewer in noticing:
            self.noticed[viewer] = entry.seq
            if moved:
                self.changed[viewer] = entry.seq
        if len(noticing) == len(self.noticed):
            self.updated = entry.at

    def _tell(
        self,
        entry: AnyEntry,
        seat: int | None,
        what: ChatKind,
        name: str = "",
        text: str = "",
        pointing: Pointing | None = None,
    ) -> None:
        """Adds to the talk what all at the table should know."""
        who = name if seat is None or name else self.seats[seat].name
        self.chat.append((entry.seq, ChatLine(entry.seq, who, seat, text, entry.at, what, pointing)))
        del self.chat[:-TALK]

    def _answer_undo(self, entry: record.AnsweredUndo) -> None:
        if entry.agree:
            self.agreed.add(entry.seat)
        else:
            self.asks_undo, self.agreed = None, set()
            self._tell(entry, entry.seat, "undo_refused")

    def _come_or_go(self, entry: record.Sat | record.Left | record.TimedOut | record.Resigned | record.Claimed) -> None:
        match entry:
            case record.Sat():
                self._sit(entry)
            case record.Left():
                self._leave(entry)
            case record.TimedOut():
                seat = self.seats[entry.seat]
                seat.late, seat.bot, seat.away = True, entry.bot, entry.at
                self.clock.run_out(entry.seat, entry.at)
                self._tell(entry, entry.seat, "timed_out")
            case record.Resigned():
                self._resign(entry)
            case record.Claimed():
                self._end(entry, Ending("claimed", entry.seat, (entry.seat,)))

    def _sit(self, entry: record.Sat) -> None:
        back = self.seats[entry.seat].is_away
        self.seats[entry.seat] = Seat("human", entry.name, entry.person, "", arms=entry.arms)
        if back and self.status == "playing":
            self.clock.give(entry.seat, entry.at, runs=entry.seat in self.asked and not self.reaction.is_open)
            self._tell(entry, entry.seat, "back")

    def _leave(self, entry: record.Left) -> None:
        if self.status == "lobby":
            self.seats[entry.seat] = Seat("open", "", "", "")
        else:
            self._give_up_seat(entry, entry.bot)
            self.seats[entry.seat].removed = entry.removed
            self._tell(entry, entry.seat, "removed" if entry.removed else "left")

    def _resign(self, entry: record.Resigned) -> None:
        if entry.bot:
            self._give_up_seat(entry, entry.bot)
            self.seats[entry.seat].resigned = True
            self._tell(entry, entry.seat, "resigned")
        else:
            self._end(entry, Ending("resigned", entry.seat, self._best_without(entry.seat)))

    def _give_up_seat(self, entry: record.Left | record.Resigned, bot: str) -> None:
        seat = self.seats[entry.seat]
        if bot:
            seat = self.seats[entry.seat] = Seat("bot", seat.name, seat.person, bot, arms=seat.arms)
            self.clock.run_out(entry.seat, entry.at)
        seat.left, seat.away = True, entry.at
        if self.asks_undo == entry.seat:
            self.asks_undo, self.agreed = None, set()

    def _best_without(self, loser: int) -> tuple[int, ...]:
        """Who wins when somebody gives up: the only other seat, or those with the most points now; never partners."""
        assert self.game is not None, "a game begins before somebody gives it up"
        if self.game.game.together:
            return ()
        rest = {i: self.game.scores[i].total for i, s in enumerate(self.seats) if i != loser and not s.resigned}
        return tuple(i for i, total in rest.items() if total == max(rest.values()))

    def _end(self, entry: record.Resigned | record.Claimed, ending: Ending) -> None:
        """The game is over, though its rules would go on; nothing is a secret any more."""
        self.ending, self.status, self.asked = ending, "over", {}
        self.reaction = self.reaction.closed()
        self.clock.stop(entry.at)
        self._tell(entry, entry.seat, ending.how)

    def _begin(self, entry: record.Began, game: Table | None) -> None:
        for seat in self.seats:
            if seat.kind == "open":
                seat.kind, seat.bot, seat.name = "bot", entry.fill, entry.fill
        self.game = game or begun(self.header)
        self.game.names = tuple(s.name for s in self.seats)
        self.status = "playing"
        self.disclosure.rewritten = entry.seq  # whoever knew only the lobby hears of the set-up too
        self._settle(self.game, entry.seq, entry.at, set())

    def _after(self, entry: record.Played) -> Table:
        """The game after choices that are known only as the engine keeps them."""
        assert self.game is not None, "a game begins before somebody plays"
        game = self.game.clone()
        game.follow(Choices(entry.choices))
        return game

    def _go_on(self, entry: record.Played, game: Table) -> Collection[Viewer]:
        """Says who may notice that somebody chose."""
        before, waiting, reaction = self.game, self.asked.keys(), self.reaction
        assert before is not None, "a game begins before somebody plays"
        if entry.seat not in reaction.asked:
            reaction = reaction.closed()
        together = bool(game.entries) and game.entries[-1].together
        unmoved = {seat for seat in waiting if seat != entry.seat} if together else set()
        self.disclosure.grow(game, entry.seq)
        self.reaction = reaction.after(before, game, self.noticed, entry.seq)
        part = game.part
        quiet = part is not None and part.at <= len(before.entries) and waiting == {d.seat for d in game.pending}
        self._settle(game, entry.seq, entry.at, set(waiting) if quiet else unmoved)
        if quiet:
            self.asked[entry.seat] = entry.seq
            return (entry.seat,)
        if reaction.is_open:
            return {entry.seat} if self.reaction.waits else {entry.seat, *self.reaction.asked}
        return self.noticed.keys()

    def _move_again(self, entry: record.WentOn) -> Collection[Viewer]:
        assert self.game is not None, "only a game stands still"
        self.reaction = self.reaction.rested(self.game, entry.seq)
        self._settle(self.game, entry.seq, entry.at, set())
        return self.reaction.asked if self.reaction.is_open else self.noticed.keys()

    def _go_back(self, entry: record.TookBack, game: Table | None) -> None:
        assert self.game is not None, "a game begins before something is taken back"
        game = game or self.game.replayed(Choices(entry.choices))
        self.disclosure.cut(game, entry.seq)
        self.reaction = self.reaction.closed()
        self._settle(game, entry.seq, entry.at, set())

    def _settle(self, game: Table, seq: int, at: float, unmoved: set[int]) -> None:
        """Puts the game in place; `unmoved` are seats whose question is the one they had.

        While the table stands still no clock runs but that of secret questions, which nobody sees.
        """
        if not self.reaction.is_open and (_part(game) is None or _part(game) != _part(self.game)):
            self.pins = {}
        self.game = game
        if not self.reaction.is_open and game.part is None:
            self.told = game
        self.status, self.ended = ("over", at) if game.over else ("playing", None)
        pending = game.pending
        seats = set() if game.corrected else {d.seat for d in pending}
        self.asked = {seat: self.asked[seat] if seat in unmoved else seq for seat in seats}
        people = {i for i, s in enumerate(self.seats) if s.kind == "human" and not s.late}
        running = set() if self.reaction.is_open else seats & people
        self.clock.turn(at, running, self.reaction.asked & people, seats - unmoved)

    def _remember(self, seat: int, request: str) -> None:
        if request:
            self.requests[seat, request] = None
            if len(self.requests) > REMEMBERED:
                del self.requests[next(iter(self.requests))]


def _part(game: Table | None) -> int | None:
    """Which part is under way in which seats decide at the same time: the choices before it are counted."""
    return None if game is None or game.part is None else game.part.at
