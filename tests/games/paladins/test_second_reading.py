"""Whole games beside a second reading of the rulebook: the same choices are legal, and everything lies where it lies.

The second reading shares the cards' data with the engine and nothing else. Players take whatever comes, half of them
with a liking for the right-hand actions, so that late positions are seen too.
"""

import random
from collections import Counter, defaultdict, deque
from collections.abc import Iterable
from typing import Any

import pytest

import regnum
from games.paladins.reading.board import RIGHT, Ask, Chosen, Draw, Kept, Player, Workers
from games.paladins.reading.rounds import Game
from regnum.kernel.events import Event

pytestmark = pytest.mark.many_games

MAY_BE_SKIPPED = ("ability", "order")
"""Questions for an order are asked only where it can matter."""
OF_A_SEAT = ("draws_suspicion", "builds_wall", "places_worker", "keeps")


class Beside:
    """An engine's table and a game of the second reading, in step."""

    def __init__(self, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.table = regnum.new("paladins", seats=seats, seed=seed, options=options)
        self.rng = random.Random(seed)
        self.likes_right = seed % 2 == 1
        self.happened: defaultdict[tuple[str, int], deque[str]] = defaultdict(deque)
        self.note(self.table.opening)
        self.game = Game(seats, self.table.position()["start"])

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            self.happened[event.kind, event.seat if event.kind in OF_A_SEAT else 0].extend(event.things)

    def play(self, notation: str, seat: int) -> str:
        self.note(self.table.play(notation, seat=seat))
        return notation

    def run(self) -> None:
        steps, answer = self.game.play(), None
        try:
            while True:
                answer = self.answer(steps.send(answer))
        except StopIteration:
            assert self.table.over

    def answer(self, request: Any) -> Any:
        match request:
            case Draw("rival_workshop"):
                return list(self.happened["rival_workshop", 0])
            case Draw(kind, seat):
                return self.happened[kind, seat].popleft()
            case Workers(seat, n):
                placed = self.happened["places_worker", seat]
                while len(placed) < n:
                    self.play(self.rng.choice(self.options(seat, "worker")), seat)
                return [placed.popleft() for _ in range(n)]
            case Kept(seat):
                while len(kept := self.happened["keeps", seat]) == 0:
                    self.play(self.options(seat, "keep")[0], seat)
                counted = Counter(kept)
                kept.clear()
                return counted
            case Chosen():
                return [self.choose_paladin(p) for p in range(self.game.players)]
            case Ask():
                return self.choose(request)
        raise AssertionError(request)

    def options(self, seat: int, kind: str) -> list[str]:
        decision = self.table.decision_of(seat)
        assert decision is not None and decision.kind == kind
        return [option.notation for option in decision.options]

    def choose_paladin(self, seat: int) -> str:
        played = self.play(self.rng.choice(self.options(seat, "paladin")), seat)
        self.play(self.rng.choice(self.options(seat, "top")), seat)
        return played.split()[1]

    def choose(self, ask: Ask) -> str:
        """What the engine asks too, by its options; what it does not ask must have one answer."""
        while self.game.round == 7 and self.table.pending and self.table.pending[0].kind == "keep":  # no matter whom
            self.play("done", self.table.pending[0].seat)
        decision = self.table.decision_of(ask.seat)
        if decision is None or decision.kind != ask.kind or len(ask.options) == 1:
            assert len(ask.options) == 1 or ask.kind in MAY_BE_SKIPPED, f"{ask} was not asked"
            return min(ask.options)
        options = {option.notation for option in decision.options}
        assert options == ask.options or (ask.kind == "ability" and options < ask.options)
        if ask.kind == "action":
            self.compare()
            if self.rng.random() < 0.95:
                options -= {"pass"}
            if self.likes_right and self.rng.random() < 0.9:
                options = {*options} & {*RIGHT} or options
        return self.play(self.rng.choice(sorted(options)), ask.seat)

    def compare(self) -> None:
        """Everything that lies open, and the Suspicions."""
        here, there = self.game, self.table.position()
        for p, written in enumerate([*there["players"], *([there["rival"]] if here.players == 1 else [])]):
            found = as_written(here.seats[p])
            if here.is_rival(p):  # it fills spaces, no matter which
                written["spaces"], found["spaces"] = filled(written["spaces"]), filled(found["spaces"])
            if here.round == 7 and here.seats[p].passed:
                del found["workers"]
            assert found == {key: in_any_order(key, written[key]) for key in found}
        shared = {"tax": here.tax, "townsfolk": here.townsfolk, "outsiders": here.outsiders, "orders": here.orders,
                  "favours": here.favours, "favour_workers": here.favour_workers, "round": here.round,
                  "start": here.first}  # fmt: skip
        if here.players == 1:
            shared |= {"marker": here.marker + 1, "stack": here.stack}
        assert shared == {key: there[key] for key in shared}


SORTED = ("workers", "workshops", "crew", "attacked", "monks", "outposts", "jars")


def filled(spaces: dict[str, list[str | None]]) -> dict[str, int]:
    """How many workers stand on each action."""
    return {action: sum(kind is not None for kind in row) for action, row in spaces.items()}


def in_any_order(key: str, value: Any) -> Any:
    return sorted(value) if key in SORTED else value


def as_written(s: Player) -> dict[str, Any]:
    """A player as a position writes one."""
    lists = {"crew": s.crew, "workshops": s.workshops, "workers": s.pool.elements(), "attacked": s.done["attack"],
             "monks": s.done["commission"], "outposts": s.done["garrison"], "jars": s.done["absolve"]}  # fmt: skip
    return {
        "silver": s.silver, "provisions": s.provisions, "unpaid": s.unpaid, "paid": s.paid, **s.attributes,
        "spaces": {action: row for action, row in s.spaces.items() if any(row)}, "suspicions": s.suspicions,
        "walls": s.done["fortify"], "converted": s.done["convert"], "passed": s.passed,
        **{key: sorted(value) for key, value in lists.items()},
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"difficulty": "easy"}),
        (1, {"difficulty": "standard"}),
        (1, {"difficulty": "hard"}),
        (2, {}),
        (3, {}),
        (4, {}),
    ],
)
def test_a_game_goes_as_the_rulebook_says(seats: int, options: dict[str, Any], seed: int) -> None:
    both = Beside(seats, seed, options)
    both.run()
    result = both.table.result
    assert result is not None
    totals = [score.total for score in (*result.scores, *result.rivals)]
    assert totals == [both.game.points(p) for p in range(len(totals))]
