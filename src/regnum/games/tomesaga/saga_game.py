"""A game of a saga as a game of the platform: what the three chapters say alike."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from regnum.games.tomesaga import things as saga
from regnum.games.tomesaga import words
from regnum.games.tomesaga.carrying import carried, won_by_first
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.packs import changes_of, pack_of
from regnum.games.tomesaga.shelves import TomeBoard
from regnum.kernel.core.machine import Kernel, Task
from regnum.kernel.spec import Answer, EventText, Help, Question, Values
from regnum.kernel.standard import StandardGame, Tabled

S = TypeVar("S", bound=Kernel)
T = TypeVar("T", bound=Tabled)


class SagaGame(StandardGame[S, T], Generic[S, T]):
    """Two to four players; Tomes on the table. Everything else is said as in the game that is played."""

    finished = False
    seats = (2, 4)
    modes = ("versus",)
    clause_file = "tomesaga"
    chapter: ClassVar[int]
    """Which of the three games of a saga it is."""
    base_kinds: ClassVar[int]
    base_events: ClassVar[int]
    """How many kinds and events the game has without a saga: those of the saga stand behind them."""

    @abstractmethod
    def own_lore(self, pack: str | None) -> Lore:
        """The saga's tables; its events stand behind those of the game, its things behind the things."""

    @abstractmethod
    def tomes(self, g: S) -> tuple[TomeBoard, Lore]:
        """What lies on the Tome board, and what the Tomes say."""

    def carried(self, seats: int, options: Values) -> tuple[TomeBoard, int]:
        """The shelves that the games before have left, and who won the last of them."""
        return carried(options["tomes"], seats, self.chapter, self.own_lore(pack_of(options)))

    def settle(self, seats: int, chosen: dict[str, Any]) -> None:
        """Where nobody says what came before, the first player has won it; the first game has nothing before it."""
        if "tomes" in chosen:
            if chosen["tomes"] is None:
                chosen["tomes"] = won_by_first(seats, self.chapter)
            self.carried(seats, chosen)

    def question(self, g: S, task: Task, options: Values) -> Question:
        return super().question(g, task, options) if task.kind < self.base_kinds else self.kinds[task.kind].asked()

    def answer(self, g: S, task: Task, code: int) -> Answer:
        if task.kind < self.base_kinds:
            return super().answer(g, task, code)
        return words.answer(*self.tomes(g), task.actor, code)

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        if event < self.base_events:
            return super().event_text(event, seat, things, n, source, target)
        tomes = {"card": [self.stock.ids[c] for c in things]} if things else {}  # nothing of a saga is hidden
        return self.events[event].told({"seat": seat, "n": n, **tomes})

    def help(self, thing: str, lang: str, options: Values) -> Help:
        if thing in saga.ENTRIES:
            return saga.about(thing, lang, self.catalogue_for(options), changes_of(pack_of(options)))
        return super().help(thing, lang, options)
