"""An open decision and its options, made when somebody looks at them."""

from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, overload

from regnum.kernel.core.machine import NOT_ASKED, Task
from regnum.kernel.events import Event
from regnum.kernel.seeds import untold
from regnum.kernel.spec import Answer, Question
from regnum.kernel.text import NTH, Message

if TYPE_CHECKING:
    from regnum.kernel.table import Table


class Option:
    """One legal answer to an open decision."""

    def __init__(self, decision: "Decision", answer: int) -> None:
        self.decision = decision
        self.answer = answer
        """The rules' own number for it."""

    @property
    def code(self) -> int:
        """The number of this option among all choices the game knows; stable for a rules version."""
        return self.decision.table.code_of(self.decision.kind_number, self.answer)

    @property
    def _words(self) -> Answer:
        return self.decision.words_of(self.answer)

    @property
    def notation(self) -> str:
        return self._words.notation

    @property
    def label(self) -> Message:
        """What it is called, unlike every other option."""
        label, nth = self._words.label, self.decision.repeated.get(self.answer)
        return label if nth is None else Message(label.key, {**label.params, NTH: nth})

    def text(self, lang: str) -> str:
        return self.decision.table.render(lang, self.label)

    @property
    def targets(self) -> tuple[str, ...]:
        """The things on the table that this option touches."""
        return self._words.targets

    @property
    def cost(self) -> tuple[tuple[str, int], ...]:
        return self._words.cost

    @property
    def gain(self) -> tuple[tuple[str, int], ...]:
        return self._words.gain

    @property
    def default(self) -> bool:
        return self._words.default

    @property
    def group(self) -> str:
        return self._words.group

    @property
    def forgoes(self) -> bool:
        """Whether it gives up what is on offer, as declining does."""
        return self._words.forgoes

    @property
    def reveals(self) -> bool:
        """Whether choosing it uses chance or shows something new before the next decision."""
        return self.decision.reveals_by(self.answer)

    def preview(self) -> list[Event]:
        """What would happen, up to the first secret or draw."""
        return self.decision.table.preview(self)

    def as_data(self) -> dict[str, Any]:
        decision, answer = self.decision, self.answer
        words, nth = decision.words_of(answer), decision.repeated.get(answer)
        params = dict(words.label.params)
        if nth is not None:
            params[NTH] = nth
        data = {
            "code": self.code,
            "notation": words.notation,
            "label": {"key": words.label.key, "params": params},
            "targets": list(words.targets),
            "cost": [list(c) for c in words.cost] if words.cost else [],
            "gain": [list(c) for c in words.gain] if words.gain else [],
            "default": words.default,
            "group": words.group,
            "reveals": decision.reveals_by(answer),
        }
        if words.forgoes:
            data["forgoes"] = True
        return data

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Option)
            and (self.decision.seat, self.decision.kind_number, self.decision.step, self.answer)
            == (other.decision.seat, other.decision.kind_number, other.decision.step, other.answer)
        )  # fmt: skip

    def __hash__(self) -> int:
        return hash((self.decision.seat, self.decision.kind_number, self.decision.step, self.answer))

    def __repr__(self) -> str:
        return f"<Option {self.notation!r}>"


class Options(Sequence[Option]):
    """The legal options: count them, walk through them, ask whether something is among them."""

    def __init__(self, decision: "Decision") -> None:
        self._decision = decision

    def __len__(self) -> int:
        return self._decision.task.options()

    @overload
    def __getitem__(self, i: int) -> Option: ...
    @overload
    def __getitem__(self, i: slice) -> Sequence[Option]: ...
    def __getitem__(self, i: int | slice) -> Option | Sequence[Option]:
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(len(self)))]
        n = len(self)
        if not -n <= i < n:
            raise IndexError(f"this decision has {n} options")
        return Option(self._decision, self._decision.task.option(i % n))

    def __iter__(self) -> Iterator[Option]:
        task = self._decision.task
        return (Option(self._decision, task.option(i)) for i in range(task.options()))

    def __contains__(self, what: object) -> bool:
        """Takes an Option, a code, or a notation."""
        if isinstance(what, str):
            return any(o.notation == what for o in self)
        if isinstance(what, int):
            return any(o.code == what for o in self)
        return isinstance(what, Option) and what in list(self)

    def __repr__(self) -> str:
        return f"<{len(self)} options: {', '.join(o.notation for o in self)}>"


class Blocked:
    """Something a player might expect to do but cannot, with the reason and its clause."""

    def __init__(self, decision: "Decision", code: int, reason: int) -> None:
        self._decision = decision
        self._code = code
        self._reason = reason

    @property
    def notation(self) -> str:
        return self._answer.notation

    @property
    def _answer(self) -> Answer:
        return self._decision.words_of(self._code)

    @property
    def targets(self) -> tuple[str, ...]:
        return self._answer.targets

    @property
    def clause(self) -> str:
        return self._decision.table.game.reasons[self._reason].clause

    @property
    def later(self) -> bool:
        """Whether only the fixed order of single picks bars it: together with others it can be picked."""
        return self._decision.table.game.reasons[self._reason].later

    def text(self, lang: str) -> str:
        return self._decision.table.render(lang, self._answer.label)

    def reason(self, lang: str) -> str:
        d = self._decision
        return d.table.render(lang, d.table.game.refusal(d.table.core, d.task, self._code, self._reason))

    def as_data(self) -> dict[str, Any]:
        game, d, words = self._decision.table.game, self._decision, self._answer
        why = game.refusal(d.table.core, d.task, self._code, self._reason)
        reason = game.reasons[self._reason]
        return {
            "notation": words.notation,
            "label": {"key": words.label.key, "params": dict(words.label.params)},
            "targets": list(words.targets),
            "reason": {"key": why.key, "params": dict(why.params)},
            "clause": reason.clause,
            "later": reason.later,
        }

    def __repr__(self) -> str:
        return f"<Blocked {self.notation!r}: {self.reason('en')}>"


class Decision:
    """A question that waits for a seat."""

    def __init__(self, table: "Table", task: Task) -> None:
        self.table = table
        self.task = task
        self.seat = task.actor
        self.kind_number = task.kind
        self.step = table.step
        self._words: dict[int, Answer] = {}
        self._new: dict[int, bool] = {}

    @property
    def kind(self) -> str:
        return self.table.game.kinds[self.kind_number].id

    @property
    def kind_for_others(self) -> str:
        return self.table.game.kinds[self.kind_number].shown or self.kind

    @property
    def shape(self) -> str:
        """How it is picked: one of the prompt kinds."""
        return self.table.game.kinds[self.kind_number].shape

    @cached_property
    def question(self) -> Question:
        return self.table.game.question(self.table.core, self.task, self.table.options)

    @property
    def clause(self) -> str:
        return self.question.clause

    def text(self, lang: str) -> str:
        return self.table.render(lang, self.question.prompt)

    @property
    def options(self) -> Options:
        return Options(self)

    def words_of(self, answer: int) -> Answer:
        """An answer in words and marks, put together once."""
        words = self._words.get(answer)
        if words is None:
            words = self._words[answer] = self.table.game.answer(self.table.core, self.task, answer)
        return words

    def reveals_by(self, answer: int) -> bool:
        """Whether an answer brings something new to light, tried out once."""
        new = self._new.get(answer)
        if new is None:
            core = self.table.core.clone()
            before = core.chance.surprises
            core.chance = untold(before)
            core.answer(self.seat, answer)
            new = self._new[answer] = core.chance.surprises != before
        return new

    @cached_property
    def repeated(self) -> dict[int, int]:
        """The answers that would be called like an earlier one, such as a second card of the same name, by number."""
        sound_of = self.table.game.catalogue_for(self.table.options).sound_of
        called: dict[Hashable, int] = {}
        found: dict[int, int] = {}
        for i in range(self.task.options()):
            answer = self.task.option(i)
            sounds = sound_of(self.words_of(answer).label)
            nth = called[sounds] = called.get(sounds, 0) + 1
            if nth > 1:
                found[answer] = nth
        return found

    @property
    def blocked(self) -> tuple[Blocked, ...]:
        task, why_not = self.task, self.table.core.why_not
        seat, kind, about = task.actor, task.kind, task.about
        legal = {task.option(i) for i in range(task.options())}
        found = []
        for code in self.table.game.kinds[kind].codes:
            if code not in legal:
                reason = why_not(seat, kind, about, code)
                if reason not in (0, NOT_ASKED):
                    found.append(Blocked(self, code, reason))
        return tuple(found)

    def as_data(self) -> dict[str, Any]:
        """Everything the deciding seat's screen needs."""
        q = self.question
        return {
            "seat": self.seat,
            "kind": self.kind,
            "shape": self.shape,
            "clause": q.clause,
            "prompt": {"key": q.prompt.key, "params": dict(q.prompt.params)},
            "source": q.source,
            "min": q.least,
            "max": q.most,
            "picked": q.picked,
            "interrupt": q.interrupt,
            "options": [o.as_data() for o in self.options],
            "blocked": [b.as_data() for b in self.blocked],
        }

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of seat {self.seat} ({self.clause}): {self.options!r}>"
