"""Kinds and events know the keys of their sentences; nobody is told what others may not know."""

from types import SimpleNamespace
from typing import cast

import pytest

from regnum.kernel.answering import Answering
from regnum.kernel.core.machine import Kernel, Task
from regnum.kernel.spec import Answer, EventKind, Kind
from regnum.kernel.text import Message

BUY = Kind("buy", "T-1", (0, 1), "target")
DRAWS = EventKind("draws", "T-2", "move", veiled=True)


def test_a_question_has_the_sentence_of_its_kind_or_a_variant_of_it() -> None:
    asked = BUY.asked({"n": 2}, source="shop")
    assert (asked.prompt, asked.clause, asked.source) == (Message("kind.buy.prompt", {"n": 2}), "T-1", "shop")
    other = BUY.asked({}, "free", "T-9", least=0, most=3, picked=1, interrupt=True)
    assert (other.prompt.key, other.clause) == ("kind.buy.prompt_free", "T-9")
    assert (other.least, other.most, other.picked, other.interrupt) == (0, 3, 1, True)


def test_an_answer_has_a_sentence_of_its_kind() -> None:
    assert BUY.label(card="rye") == Message("kind.buy.option", {"card": "rye"})
    assert BUY.label("pass") == Message("kind.buy.pass", {})


def test_a_veiled_event_names_its_things_to_those_alone_who_may_know_them() -> None:
    told = DRAWS.told({"seat": 1, "n": 2, "place": "hand", "card": ["rye", "flax"], "worker": ["scout"]}, clause="T-3")
    assert told.full.params["card"] == ["rye", "flax"] and told.clause == "T-3"
    assert told.veiled == Message("event.draws_unseen", {"seat": 1, "n": 2, "place": "hand"})


def test_an_open_event_is_told_alike_to_all() -> None:
    told = EventKind("takes", "T-2", "move").told({"seat": 0, "card": ["rye"]}, "back")
    assert told.full is told.veiled and told.full.key == "event.takes_back" and told.clause == "T-2"


def test_each_kind_is_answered_by_the_function_that_is_marked_with_it() -> None:
    base = Answering[Kernel]((BUY, BUY))
    label = base.label

    @base.to(0, 1)
    def answer_buying(_g: Kernel, task: Task, code: int) -> Answer:
        return Answer(f"buy {code}", label(task.kind))

    mode = Answering[Kernel]((BUY, BUY, BUY), base.answer)

    @mode.to(1, 2)
    def answer_otherwise(_g: Kernel, task: Task, code: int) -> Answer:
        return Answer(f"other {code}", label(task.kind - 1))

    g, tasks = cast(Kernel, None), [cast(Task, SimpleNamespace(kind=kind)) for kind in range(3)]
    assert [mode.answer(g, task, 5).notation for task in tasks] == ["buy 5", "other 5", "other 5"]
    with pytest.raises(AssertionError, match="nothing answers to buy"):
        Answering[Kernel]((BUY,)).answer(g, tasks[0], 5)
