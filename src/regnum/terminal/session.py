"""One person's game against bots: the table, who plays the other seats, the language, undo, and keeping it safe.

Both clients stand on this. Whatever they show comes from the seat's own view, its decision and its events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from regnum.bots import Chooser
from regnum.bots import say as reason
from regnum.bots.advice import Advice, advise
from regnum.kernel.clauses import clause_text, clause_texts
from regnum.kernel.decision import Blocked, Decision, Option
from regnum.kernel.errors import RegnumError, UndoRefused
from regnum.kernel.seeds import Seed
from regnum.kernel.spec import Help
from regnum.kernel.table import Table
from regnum.kernel.text import LANGUAGES, Message
from regnum.terminal import course, keeping, picks, story
from regnum.terminal.boards import board_of
from regnum.terminal.picks import Choice, Pick
from regnum.terminal.picture import Picture, View
from regnum.terminal.words import fold, intro, say

BOT = "bot:"
"""In a saved game, the name of a seat that a bot plays begins so."""


class Coach(Protocol):
    """Somebody who knows what to do and why."""

    def hint(self, table: Table, seat: int, /) -> tuple[Option, Message]: ...


@dataclass(frozen=True, slots=True)
class Undone:
    """How an undo went: done, or why not. `forcible` says that asking again would do it."""

    done: bool
    key: str
    forcible: bool = False


class Session:
    """The person sits at `seat`; every other seat has a bot."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, tuple[str, Chooser]],
        lang: str,
        *,
        coach: Coach | None = None,
        place: Path | None = None,
        seat: int = 0,
    ) -> None:
        self.table = table
        self.bots = bots
        self.coach = coach
        self.place = place
        self.seat = seat
        self.board = board_of(table)
        self.lang = lang
        self._story = story.Story()
        self._marks: list[int] = []
        self._view: tuple[Table, int, View] | None = None
        self.kept = True
        """Whether the last attempt to keep the game on disk went well."""
        self.speak(lang)

    # -- language

    def speak(self, lang: str) -> None:
        """Everything is said in this language from now on, the past included."""
        self.lang = lang
        self.table.names = self.names

    def switch(self) -> None:
        """The other language."""
        self.speak(LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)])

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(
            say(self.lang, "name.bot" if seat in self.bots else "name.person", n=seat + 1)
            for seat in range(self.table.seats)
        )

    def say(self, key: str, **params: str | int) -> str:
        return say(self.lang, key, **params)

    # -- looking

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def kind(self) -> str:
        """What is played, as the command line calls it."""
        return self.table.game.id

    @property
    def finished(self) -> bool:
        """Whether nothing is left to play, so that nothing need be kept."""
        return self.table.over

    @property
    def goes_on(self) -> bool:
        """Whether the next game belongs to this one, as a chapter to a saga."""
        return False

    @property
    def decision(self) -> Decision | None:
        """What the person has to decide now."""
        return self.table.decision_of(self.seat)

    @property
    def waiting_for(self) -> int | None:
        """The seat whose bot moves next; None while the person decides and after the end."""
        if self.table.over or self.decision is not None:
            return None
        return self.table.pending[0].seat

    def view(self) -> View:
        """What the seat may see; made once for each moment."""
        if self._view is None or self._view[0] is not self.table or self._view[1] != self.table.step:
            self._view = (self.table, self.table.step, self.table.view(self.seat))
        return self._view[2]

    def picture(self) -> Picture:
        return self.board.picture(self.view(), self.names, self.lang)

    def options(self) -> list[Option]:
        """What can be chosen, in the order in which it is offered; nothing while others decide."""
        decision = self.decision
        return [] if decision is None else self.board.order(list(decision.options))

    def things(self) -> list[Pick]:
        """What can be picked, where a decision takes several things."""
        decision = self.decision
        if decision is None or not picks.is_multi(decision):
            return []
        return picks.things(decision, self.board, self.view())

    def refused(self) -> list[Blocked]:
        """What looks possible but is not."""
        decision = self.decision
        blocked = () if decision is None else decision.blocked
        return [each for each in blocked if not each.later]

    def log(self) -> Sequence[story.Line]:
        """Everything that happened, as the seat may know it."""
        return self._story.tell(self.table, self.seat, self.lang)

    # -- choosing

    def play(self, *choices: Option | str) -> None:
        """Makes the person's choice, or several as one."""
        before = self.table.step
        self.table.play(*choices, seat=self.seat)
        self._marks = [*(mark for mark in self._marks if mark < before), before]
        self.keep()

    def confirm(self, chosen: Sequence[Choice]) -> bool:
        """Makes the picks of a decision that takes several; False if the rules do not let exactly these be taken."""
        decision = self.decision
        if decision is None or not picks.is_possible(decision, chosen, self.things()):
            return False
        self.play(*picks.complete(decision, chosen))
        return True

    def bot_choice(self) -> Option:
        """What the bot that moves next would choose; nothing is changed yet."""
        seat = self.waiting_for
        assert seat is not None
        decision = self.table.decision_of(seat)
        assert decision is not None
        return self.bots[seat][1].choose(self.table, decision)

    def bot_plays(self, option: Option) -> bool:
        """Makes a bot's choice; says whether the seat was told anything by it."""
        told = len(self.log())
        self.table.play(option)
        if self.decision is not None or self.table.over:
            self.keep()
        return len(self.log()) > told

    def bots_play(self) -> None:
        """Lets the bots move until the person has to decide."""
        while self.waiting_for is not None:
            self.bot_plays(self.bot_choice())

    def undo(self, *, force: bool = False) -> Undone:
        """Takes back the person's last choice: free until something new came to light, after that by insisting."""
        own = [i for i, entry in enumerate(self.table.entries) if entry.seat == self.seat]
        marks = [mark for mark in self._marks if mark < self.table.step]
        if not own:
            return Undone(done=False, key="undo.nothing")
        target = marks[-1] if marks else own[-1]
        trial = self.table.clone()
        try:
            while trial.step > target:
                trial.undo(self.seat, consent=force)
        except UndoRefused:
            return Undone(done=False, key="undo.sealed", forcible=True)
        self.table = trial
        self._marks = marks[:-1]
        self.keep()
        return Undone(done=True, key="undo.done")

    def advice(self) -> tuple[Option, str] | None:
        """What the coach would choose, and why, and how the best few fared; None if nobody can say."""
        if self.coach is None or self.decision is None:
            return None
        try:
            option, why = self.coach.hint(self.table, self.seat)
            found = advise(self.table, self.seat, option, why)
        except RegnumError:
            return None
        return found.option, f"{reason(self.lang, found.why)}{self._fared(found)}"

    def _fared(self, found: Advice) -> str:
        if not found.best:
            return ""
        told = ", ".join(f"{option.text(self.lang)} {number}" for option, number in found.best)
        return f" {self.say('hint.points' if found.in_points else 'hint.fared', told=told)}"

    def course(self) -> list[str]:
        """How the game went, when it is over."""
        return course.told(self.table, self.seat, self.names, self.lang)

    # -- explaining

    def intro(self) -> tuple[str, ...]:
        """The game in a few sentences."""
        return intro(self.lang, self.table.game.id)

    def explain(self, kind: str) -> Help:
        return self.table.game.help(kind, self.lang, self.table.options)

    def rule(self, clause: str) -> str | None:
        return clause_text(self.table.game, clause, self.lang)

    def first_rule(self) -> str:
        """How this game's clauses are named."""
        asked = "" if self.decision is None else self.decision.clause
        return next(iter(clause_texts(self.table.game, self.lang)), asked)

    def find(self, name: str) -> list[str]:
        """The kinds of things with this name in any language, or else those whose name begins so."""
        wanted = fold(name)
        names = {
            kind: [fold(kind), *(fold(self.table.game.help(kind, lang, self.table.options).name) for lang in LANGUAGES)]
            for kind in self.table.game.things()
        }
        exact = [kind for kind, known in names.items() if wanted in known]
        return exact or [kind for kind, known in names.items() if wanted and any(k.startswith(wanted) for k in known)]

    # -- keeping

    def saved(self) -> str:
        """The game as text, with the bots' names in place of the players'."""
        copy = self.table.clone()
        copy.names = [BOT + self.bots[i][0] if i in self.bots else "" for i in range(copy.seats)]
        return copy.save()

    def save_as(self, name: str) -> str:
        """Writes the game to a file of the person's choice; says in a sentence how that went."""
        try:
            path = Path(name).expanduser()
            if not keeping.is_free(path):
                return self.say("save.taken", path=name)
            keeping.write(path, self.saved())
        except (OSError, RuntimeError, ValueError) as problem:
            return self.say("save.failed", path=name, reason=self.say(keeping.refusal(problem)))
        return self.say("save.done", path=name)

    def keep(self) -> None:
        """Keeps the game under way on disk; a disk that refuses does not stop the game."""
        if self.place is None:
            return
        try:
            if self.finished:
                keeping.forget(self.place)
            else:
                keeping.keep(self.place, self.saved())
            self.kept = True
        except OSError:
            self.kept = False

    def rematch(self, seed: Seed, place: Path | None) -> None:
        """The next game of the series, with the same bots."""
        self.table = self.table.rematch(seed)
        self.board = board_of(self.table)
        self.place = place
        self._marks = []
        self.speak(self.lang)
        self.keep()
