"""A table at which a game is played: the public face of the engine."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import Any

from regnum.kernel import choosing, history, saves
from regnum.kernel.choices import Choices
from regnum.kernel.choosing import Choice
from regnum.kernel.codes import CodeBook
from regnum.kernel.core.chance import Chance
from regnum.kernel.decision import Decision, Option
from regnum.kernel.errors import (
    BadNotation,
    ChoiceOfNoSeat,
    IllegalChoice,
    NoSuchSeat,
    Sealed,
    StaleDecision,
    UndoRefused,
    shown,
)
from regnum.kernel.events import Event, named, raw_events, tell
from regnum.kernel.observe import observation
from regnum.kernel.rebuilding import rebuilt
from regnum.kernel.record import Record
from regnum.kernel.redeal import gone_on, redealt
from regnum.kernel.seeds import Seed, check_seed, commitment, dice, first_state, stream, untold
from regnum.kernel.spec import Game, Result, Score
from regnum.kernel.stamp import stamp_of
from regnum.kernel.text import Message
from regnum.kernel.view import Epochs, view


class Table(Record):
    """One game under way."""

    @classmethod
    def new(cls, game: Game, seats: int, options: Mapping[str, Any], seed: Seed, *, keyed: bool = False) -> Table:
        core = game.start(seats, options, dice(game.id, seed, keyed=keyed))
        table = cls(game, seats, options, seed, core)
        table.keyed = keyed
        return table

    @classmethod
    def loaded(cls, text: str, game_of: Callable[[str], Game]) -> Table:
        """The table that `save` wrote down; raises BadSave with what is wrong."""
        saved, game = saves.read(text, game_of)
        if saved.stamp != stamp_of(game) or saved.rules != game.rules_version:
            return rebuilt(cls, game, saved)
        core = saves.unpack(game, saved.state, saved.options)
        table = cls(game, saved.seats, saved.options, saved.seed, core)
        table.step, table.origin, table.names = saved.step, saved.origin, saved.names
        table.choices, table.keyed, table.rules = Choices(saved.choices), saved.keyed, saved.rules
        if saved.keyed:
            core.chance.stream = stream(game.id, saved.seed)
        table._epochs = Epochs(saved.epochs)
        table._entries = None  # written anew by replay when somebody asks
        return table

    # -- what is open

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open decisions; several when seats decide at the same time."""
        return tuple(Decision(self, task) for task in self.core.open_tasks())

    @property
    def over(self) -> bool:
        return self.core.over

    @property
    def result(self) -> Result | None:
        """Who won, with every score explained; None while the game goes on."""
        return self.game.result(self.core) if self.core.over else None

    @property
    def scores(self) -> tuple[Score, ...]:
        """The scores if the game ended now, with nothing hidden: for hosts and studies, not for seats."""
        return self.game.scores(self.core)

    def decision_of(self, seat: int) -> Decision | None:
        """The open decision of a seat."""
        self._check_seat(seat)
        return next((d for d in self.pending if d.seat == seat), None)

    def _check_seat(self, seat: object, refusal: type[NoSuchSeat] = NoSuchSeat) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise refusal(f"There is no seat {shown(seat)}: this table has the seats 0 to {self.seats - 1}.")

    # -- choosing

    def play(self, *choices: Choice, seat: int | None = None) -> list[Event]:
        """Makes one choice, or several as one: if one of them is refused, nothing has changed.

        Among several choices, the picks of one decision may come in any order, and a step that was taken without
        asking, because it was the only one, may be named or not.
        """
        self.check_rules()
        if seat is not None:
            self._check_seat(seat, ChoiceOfNoSeat)
        if len(choices) == 1:
            return self.carry_out(*choosing.find(self, choices[0], seat))
        trial, events = choosing.play_several(self, choices, seat)
        self.become(trial)
        return events

    def play_quietly(self, code: int, seat: int | None = None) -> None:
        """Answers the first open decision, or that of a seat, by its code, and tells nothing: for millions of choices.

        The game goes on in place, without a copy, and the record is written anew when somebody asks for it.
        """
        core = self.core
        self.check_rules()
        if core.over:
            raise StaleDecision("The game is over; nothing is left to choose.")
        task = core.first_open(core.root) if seat is None else self.task_of(seat)
        actor, kind = task.actor, task.kind
        answer = self._book.answer(kind, code)
        if answer is None:
            raise BadNotation(f"{code} is no code of the open decision, “{self.game.kinds[kind].id}” of seat {actor}.")
        if not task.allows(answer):
            choosing.refuse(self, task, answer)
        forks = core.forks
        core.answer(actor, answer)
        if core.forks != forks:
            self._part = None
        self.step += 1
        self.choices.add(actor, kind, answer)
        self.forced = []
        self._entries = self._epochs = None

    # -- the past

    def events_for(self, seat: int | None) -> list[Event]:
        """What a seat may be told, with nothing in it that is not for its eyes.

        In a simultaneous part still running, that is only the own part.
        """
        if seat is not None:
            self._check_seat(seat)
        return history.events_for(self, seat)

    def undo_limit(self, seat: int | None = None) -> int | None:
        """The place in the history of the choice that `undo` would take back; None if the table must agree first."""
        if seat is not None:
            self._check_seat(seat)
        return None if self.final else history.undo_limit(self, seat)

    def undo(self, seat: int | None = None, *, consent: bool = False) -> None:
        """Takes back the last choice (of a seat): free until something new came to light, else by consent of all."""
        self.check_rules()
        if seat is not None:
            self._check_seat(seat)
        if self.final:
            raise UndoRefused("This game is final: the next one has begun with what it left.")
        self.become(self.replayed(history.without_last(self, seat, consent)))

    # -- trying out

    def determinise(self, seat: int, seed: Seed) -> Table:
        """A copy in which all that the seat cannot know is dealt anew, consistent with what it can."""
        self._check_seat(seat)
        return redealt(self, seat, seed)

    def gone_on(self, seat: int, seed: Seed, step: int) -> Table | None:
        """A game of its own that goes on from here, with all that the seat cannot know dealt anew for good."""
        self._check_seat(seat)
        return gone_on(self, seat, seed, step)

    def preview(self, option: Option) -> list[Event]:
        """What a choice would bring, up to the first secret or draw."""
        core = self.core.clone()
        before = core.chance.surprises
        core.chance = untold(before)
        core.log = []
        core.answer(option.decision.seat, option.answer)
        certain = [raw for raw in raw_events(core.log) if raw.surprises == before]
        return tell(self.game, certain, self.seats, before)

    def rehearse(self, seat: int, *choices: Choice) -> Table:
        """The table as it would be for the acting seat; raises Sealed where something new would be shown."""
        self._check_seat(seat)
        trial, own = self.clone(), self.core.chance
        trial.core.chance = untold(own.surprises)
        for choice in choices:
            trial.play(choice, seat=seat)
            if trial.core.chance.surprises != own.surprises:
                raise Sealed("This choice shows something new: it can only be made in earnest.")
        trial.core.chance = own.copy()  # of which nothing was drawn
        return trial

    # -- what a seat may see

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a watcher (None), may see: plain data with nothing secret in it."""
        if seat is not None:
            self._check_seat(seat)
        return view(self, seat)

    def observation(self, seat: int) -> array[int]:
        """The same as numbers of a fixed size, for learning."""
        self._check_seat(seat)
        return observation(self, seat, None if self.part is None else self.part.frozen)

    def action_mask(self, seat: int) -> array[int]:
        """For every code of the game, whether the seat may choose it now."""
        mask = array("b", bytes(self._book.size))
        for code in self.action_codes(seat):
            mask[code] = 1
        return mask

    def action_codes(self, seat: int) -> list[int]:
        """The codes that the seat may choose now, in rising order."""
        self._check_seat(seat)
        for task in self.core.open_tasks():
            if task.actor == seat:
                return sorted(self._book.code(task.kind, task.option(i)) for i in range(task.options()))
        return []

    @cached_property
    def _book(self) -> CodeBook:
        return _book(self.game)

    @property
    def action_space_size(self) -> int:
        return self._book.size

    def code_of(self, kind: int, answer: int) -> int:
        return self._book.code(kind, answer)

    def choice_of(self, code: int) -> tuple[int, int]:
        """The kind of decision and the answer that a code stands for."""
        return self._book.split(code)

    def render(self, lang: str, message: Message) -> str:
        """A message in a language, with the players' names."""
        catalogue = self.game.catalogue_for(self.options)
        names = self.seat_names(lang)
        if self.game.rivals(self.core):
            names.append(catalogue.render(lang, "rival"))
        return catalogue.render(lang, message.key, named(message.params, names))

    def seat_names(self, lang: str) -> list[str]:
        """What the players are called; whoever has no name is told by the seat."""
        catalogue = self.game.catalogue_for(self.options)
        given = self.names or [""] * self.seats
        return [name or catalogue.render(lang, "seat", {"n": seat + 1}) for seat, name in enumerate(given)]

    def describe_event(self, event: Event, seat: int | None, lang: str) -> str:
        """An event as a sentence, as a seat may know it."""
        return self.render(lang, event.message(seat))

    def rematch(self, seed: Seed) -> Table:
        """The next game of a series: the same table, the first player by the rules."""
        result = self.result
        if result is None:
            raise IllegalChoice("The next game of a series begins when this one is over.")
        check_seed(seed)
        chance = Chance(first_state(self.game.id, f"first/{seed}"), 0)
        first = self.game.first_after(result, self.seats, chance)
        table = Table.new(self.game, self.seats, {**self.options, "first": first}, seed, keyed=self.keyed)
        table.names = self.names
        return table

    # -- keeping

    @property
    def commitment(self) -> str:
        """The published hash that fixes the seed."""
        published = None if self.origin is None else self.origin.commitment
        return published or commitment(self.seed)

    def save(self) -> str:
        """The whole table as text; `regnum.load` brings it back exactly here."""
        self.check_rules()  # of a record that could not be followed to its end, only the file itself is whole
        return saves.save(self)

    def position(self) -> dict[str, Any]:
        """The table as a written position, with nothing hidden, for hosts and tests: what `regnum.scenario` reads."""
        return self.game.position(self.core, self.options)

    def __repr__(self) -> str:
        state = "over" if self.over else ", ".join(f"{d.kind} of seat {d.seat}" for d in self.pending)
        return f"<Table {self.game.id}, {self.seats} seats, after {self.step} choices: {state}>"


@cache
def _book(game: Game) -> CodeBook:
    return CodeBook(game)
