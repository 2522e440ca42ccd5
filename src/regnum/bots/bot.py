"""Bots at a table: they get a copy of the game in which all that their seat cannot know is dealt anew."""

from __future__ import annotations

import secrets
from typing import NamedTuple, Protocol

from regnum.bots import naming
from regnum.bots.policy import Policy
from regnum.bots.search import Search
from regnum.kernel.core.chance import Chance
from regnum.kernel.decision import Decision, Option
from regnum.kernel.errors import StaleDecision
from regnum.kernel.seeds import Seed, first_state
from regnum.kernel.table import Table
from regnum.kernel.text import Message


class Chooser(Protocol):
    """All that a bot must do; `docs/bots.md` shows how to write one."""

    def choose(self, table: Table, decision: Decision) -> Option:
        """One of the decision's options."""
        ...


class Weighed(NamedTuple):
    """An answer that search has tried: how often, and how it fared as a share of the best end, a clear victory."""

    option: Option
    tries: int
    share: float


class Bot:
    """A named player that chooses for any seat and can say why.

    What it chooses depends on the seed, the number of choices made at the table, and what the seat knows; on nothing
    else, so that a game that was saved and loaded goes on as it would have.
    """

    def __init__(self, name: str, seed: Seed) -> None:
        naming.check(name)
        self.name = name
        self.seed = seed

    def choose(self, table: Table, decision: Decision) -> Option:
        """The option it takes at an open decision."""
        return Option(decision, self._think(table, decision)[0])

    def hint(self, table: Table, seat: int) -> tuple[Option, Message]:
        """What it would do in a seat's place, and why; `regnum.bots.text` says it in a language."""
        decision = table.decision_of(seat)
        if decision is None:
            raise StaleDecision(f"Seat {seat} has nothing to decide now.")
        answer, policy = self._think(table, decision)
        return Option(decision, answer), naming.reason(self.name, table.game.id, policy)

    def weigh(self, table: Table, seat: int) -> list[Weighed]:
        """How the answers fared that it has tried, the one it would take first; nothing, where it does not search."""
        decision = table.decision_of(seat)
        if decision is None:
            raise StaleDecision(f"Seat {seat} has nothing to decide now.")
        _, policy = self._think(table, decision)
        if not isinstance(policy, Search):
            return []
        found = [Weighed(Option(decision, code), tries, share) for code, tries, share in policy.weighed()]
        return sorted(found, key=lambda each: -each.tries)

    def _think(self, table: Table, decision: Decision) -> tuple[int, Policy]:
        """Lets a fresh player choose in a world that is consistent with the seat's knowledge."""
        seat = decision.seat
        moment = f"{self.seed}/{table.step}/{seat}"
        dice = Chance(first_state(f"bot/{self.name}", moment), 0)
        policy = naming.maker(self.name, table.game.id)(dice)
        world = table.determinise(seat, moment).core
        task = next(task for task in world.open_tasks() if task.actor == seat)
        return policy.choose(world, task), policy

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


def make(name: str, seed: Seed | None = None) -> Bot:
    """A bot by its name; the same seed makes it choose the same. Raises UnknownBot."""
    return Bot(name, secrets.randbits(62) if seed is None else seed)
