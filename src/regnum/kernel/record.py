"""A game under way with its past: every choice since the beginning, what came of it, and the way back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from sys import intern
from typing import Any, Self

from regnum.kernel import notation, saves, simultaneous
from regnum.kernel.choices import Choices
from regnum.kernel.core.machine import Kernel, Task
from regnum.kernel.errors import IllegalChoice, RulesCorrected, StaleDecision
from regnum.kernel.events import Event, Outcome, raw_events, tell
from regnum.kernel.forced import Forced, forced_steps
from regnum.kernel.history import ChoiceRecord
from regnum.kernel.saves import Origin
from regnum.kernel.seeds import Seed, dice, stream
from regnum.kernel.simultaneous import SimultaneousPart, is_held
from regnum.kernel.spec import Game
from regnum.kernel.view import Epochs


class Record:
    """Carries out choices and keeps them; what it does not keep it finds again by replay."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], seed: Seed, core: Kernel) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.core = core
        self.rules = game.rules_version
        """The version of the rules by which the table began."""
        self.unfollowed = 0
        """How many choices of the record are not possible any more, because rules were corrected."""
        self.keyed = False
        """Whether the draws come from a stream that the seed is the key of, and not from the fast dice."""
        self.step = 0
        """How many choices have been made."""
        self.names: Sequence[str] = ()
        self.origin: Origin | None = None
        """The position the table began with, unless it began with the set-up."""
        self.final = False
        """Whether something was built upon the game's end, so that nothing can be taken back any more."""
        self.choices = Choices()
        """Every choice since the beginning."""
        self._epochs: Epochs | None = Epochs()
        self.forced: list[Forced] = []
        """The steps with one option that were taken without asking since the last choice."""
        self._entries: list[ChoiceRecord] | None = []
        self._part: SimultaneousPart | None = None
        self._opening: tuple[Event, ...] | None = None
        self._written: Self | None = None
        """This table when its record was last written anew."""

    # -- going on

    @property
    def corrected(self) -> Mapping[str, str]:
        """What was corrected in the rules since the table began, by language: then it can only be watched."""
        return {} if self.rules == self.game.rules_version else self.game.old_rules[self.rules].corrected

    def check_rules(self) -> None:
        """Refuses to go on with a table whose rules are gone."""
        if self.corrected:
            raise RulesCorrected(
                f"This table began by rules version {self.rules}, which was corrected since; it can only be watched."
            )

    def task_of(self, seat: int) -> Task:
        """The task in which a seat's question is open; raises StaleDecision."""
        for task in self.core.open_tasks():
            if task.actor == seat:
                return task
        raise StaleDecision(f"Seat {seat} has nothing to decide now.")

    def carry_out(self, task: Task, answer: int) -> list[Event]:
        """Plays a legal answer on a copy and then puts the copy in place, so that no half choice can remain."""
        seat, kind = task.actor, task.kind
        together = self.core.root.kids is not None
        said = self.game.answer(self.core, task, answer).notation
        core = self.core.clone()
        before = core.chance.surprises
        core.log = []
        core.answer(seat, answer)
        raws = raw_events(core.log)
        frozen = simultaneous.opening(self.core, core, seat, answer)
        cut = len(raws) if frozen is None else len(frozen.log or ())
        events = tell(self.game, raws[:cut], self.seats, before)
        told = len(events)
        events += tell(self.game, raws[cut:], self.seats, raws[cut - 1].surprises if cut else before)
        still = [f for f in self.forced if f[:2] == (seat, kind) and not notation.ends(self, task, f.answer)]
        self.forced = still + forced_steps(raws, self.core, (seat, answer))
        core.log = None
        epochs = self.epochs
        self.core = core
        self.step += 1
        self.choices.add(seat, kind, answer)
        moment = self._own_moment(seat) if together and frozen is None else self.step
        epochs.note(events[:told], moment)
        if frozen is not None:
            self._part = SimultaneousPart(frozen, len(self.choices), told, epochs.copy())
        epochs.note(events[told:], moment)
        if self._entries is not None:
            happened = Outcome(self.game, raws, self.seats, (before, core.chance.surprises), cut)
            self._entries.append(ChoiceRecord(seat, kind, answer, intern(said), together, happened))
        return events

    def _own_moment(self, seat: int) -> int:
        """When a choice in a simultaneous part was made, told by nothing but the seat's own choices in it."""
        part = self.part
        if part is None:
            return self.step
        own = sum(choice.seat == seat for choice in self.choices[part.at :])
        return max(part.epochs.at.values(), default=0) + own

    def become(self, other: Self) -> None:
        """Takes over where a copy has got to."""
        self.core, self.step, self.choices = other.core, other.step, other.choices
        self._epochs, self._entries, self._part = other._epochs, other._entries, other._part
        self.forced = other.forced

    # -- looking back

    @property
    def entries(self) -> list[ChoiceRecord]:
        """Every choice since the beginning with its events; written anew by replay after loading."""
        if self._entries is None:
            self._entries = self._written_anew().entries[:]
        return self._entries

    @property
    def epochs(self) -> Epochs:
        """When cards last moved into or out of each place; written anew by replay after quiet choices."""
        if self._epochs is None:
            self._epochs = self._written_anew().epochs.copy()
        return self._epochs

    @property
    def part(self) -> SimultaneousPart | None:
        """The simultaneous part under way, if seats decide at the same time; found again by replay after loading."""
        if self.core.root.kids is None:
            return None
        if self._part is None:
            self._part = self._written_anew()._part
        return self._part

    def _written_anew(self) -> Self:
        """The same table with its record, found by replay: on from where that was last done, if that is on the way.

        Whoever looks at the record after every few quiet choices need not wait for the whole game each time.
        """
        table, self._written = self._written, None
        if table is None or not self.choices.go_on_from(table.choices):
            table = self.beginning()
        table.follow(self.choices.since(table.choices))
        self._written = table
        return table

    def asked_since(self, seat: int) -> int:
        """The step since which the seat's question stands: what others do at the same time leaves it alone."""
        part = self.part
        if part is None:
            return self.step
        n = len(self.choices)
        mine = (i + 1 for i in range(n - 1, part.at - 1, -1) if self.choices[i].seat == seat)
        return self.step - n + next(mine, part.at)

    @property
    def history(self) -> tuple[str, ...]:
        """Every choice so far, in notation; each can be given to `play` again."""
        return tuple(f"{e.seat}: {e.notation}" if e.together else e.notation for e in self.entries)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened since the beginning."""
        return (*self.opening, *(event for e in self.entries for event in e.events))

    @property
    def opening(self) -> tuple[Event, ...]:
        """What happened before anybody chose anything; nothing if the table began with a position."""
        if self._opening is None:
            begun = self.game.start(self.seats, self.options, dice(self.game.id, self.seed, keyed=self.keyed))
            log = () if self.origin is not None else begun.opening or ()
            self._opening = tuple(tell(self.game, raw_events(log), self.seats, 0))
        return self._opening

    def hear(self, past: Iterable[Event] | None) -> None:
        """What counts as the opening of a table that began with a position."""
        self._opening = None if past is None else tuple(past)

    # -- the way back

    def beginning(self) -> Self:
        """The table as it was before the first choice."""
        if self.origin is None:
            core = self.game.start(self.seats, self.options, dice(self.game.id, self.seed, keyed=self.keyed))
        else:
            core = saves.unpack(self.game, self.origin.state, self.options)
            if self.keyed:
                core.chance.stream = stream(self.game.id, self.seed)
        table = type(self)(self.game, self.seats, self.options, self.seed, core)
        table.names, table.keyed, table.rules = self.names, self.keyed, self.rules
        table._opening = self._opening
        if self.origin is not None:
            table.origin, table.step = self.origin, self.origin.step
            table.epochs.at |= self.origin.epochs
        if core.root.kids is not None:
            table._part = SimultaneousPart(core.clone(), 0, 0, table.epochs.copy())
            if is_held(core):
                core.release()
        return table

    def replayed(self, choices: Choices) -> Self:
        """The same table after these choices from its beginning."""
        table = self.beginning()
        table.follow(choices)
        return table

    def follow(self, choices: Choices) -> None:
        """Makes choices as they stand in a record; raises where one is not possible."""
        for seat, kind, answer in choices:
            task = self.task_of(seat)
            if task.kind != kind or not task.allows(answer):
                raise IllegalChoice(f"Choice {len(self.choices) + 1} of the record is not possible at its place.")
            self.carry_out(task, answer)

    def clone(self) -> Self:
        """An independent copy."""
        other = type(self)(self.game, self.seats, self.options, self.seed, self.core.clone())
        other.step, other.names, other.origin = self.step, self.names, self.origin
        other.keyed, other.rules = self.keyed, self.rules
        other.choices = self.choices.copy()
        other._epochs = None if self._epochs is None else self._epochs.copy()
        other.forced = self.forced[:]
        other._entries = None if self._entries is None else self._entries[:]
        other._part, other._opening = self._part, self._opening
        return other

    def __copy__(self) -> Self:
        """Python's own copies are clones: half a copy would share the game."""
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()
