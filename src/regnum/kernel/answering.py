"""Which function of a game puts the answers to which kinds of decisions into words."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from regnum.kernel.core.machine import Kernel, Task
from regnum.kernel.spec import Answer, Kind
from regnum.kernel.text import Message, Value

S = TypeVar("S", bound=Kernel)
Function = TypeVar("Function", bound=Callable[..., Answer])


class Answering(Generic[S]):
    """The answers of a game: each function is marked with the kinds that it answers to.

    ```python
    SAYS = Answering[Paladins](KINDS)

    @SAYS.to(kinds.PALADIN, kinds.TOP)
    def answer_paladin(g: Paladins, task: Task, code: int) -> Answer: ...
    ```
    A mode answers to the kinds that it adds or words otherwise; all others are answered as in the game it changes.
    """

    def __init__(self, kinds: Sequence[Kind], base: Callable[[S, Task, int], Answer] | None = None) -> None:
        self.kinds = kinds
        self.base = base
        self._of_kind: dict[int, Callable[[S, Task, int], Answer]] = {}

    def to(self, *kinds: int) -> Callable[[Function], Function]:
        """Marks the function that answers to these kinds."""

        def mark(function: Function) -> Function:
            self._of_kind.update(dict.fromkeys(kinds, function))
            return function

        return mark

    def answer(self, g: S, task: Task, code: int) -> Answer:
        """One option in words and marks."""
        function = self._of_kind.get(task.kind, self.base)
        assert function is not None, f"nothing answers to {self.kinds[task.kind].id}"
        return function(g, task, code)

    def label(self, kind: int, word: str = "option", **params: Value) -> Message:
        """What an answer is called: the sentence of that word among those of its kind."""
        return self.kinds[kind].label(word, **params)
