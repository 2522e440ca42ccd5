"""What one thing of the co-op is and does, written from the very steps that the engine carries out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from regnum.games.architects.text.things import ThingWriter
from regnum.kernel.spec import Help
from regnum.kernel.stock import Entry
from regnum.kernel.text import Catalogue

CLAUSES = {"helpers": "TOM-3.7", "plans": "TOM-3.36", "demands": "TOM-3.28", "calamities": "TOM-3.50"}


def about(entry: Entry, family: str, lang: str, words: Catalogue) -> Help:
    """Name, kind, text, purpose, clause and provenance of a thing that the co-op adds."""
    return CoopWriter(lang, words).about(entry, family, CLAUSES)


class CoopWriter(ThingWriter):
    """There is one method for each family of things that the co-op adds."""

    def effect(self, e: Entry) -> str:
        if e.get("action") != "donate":
            return super().effect(e)
        return self.line("text.donate", n=e["n"]) if type(e["n"]) is int else self.line("text.donate_by_level")

    def helpers(self, card: Entry) -> list[str]:
        return self.apprentices(card)

    def plans(self, card: Entry) -> list[str]:
        return list(self.steps(card["steps"]))

    def calamities(self, card: Entry) -> list[str]:
        return list(self.steps(card["steps"]))

    def demands(self, card: Entry) -> list[str]:
        asked = {"debt_paid": "paid_debt"}.get(card["donate"], card["donate"])
        needs = [
            self.line("text.demand", n=int(players), need=need, card=asked)
            for players, need in card["n_by_players"].items()
        ]
        return [*needs, self.line("text.demand_points", n=card["met"]["vp_each"], lost=-card["unmet"]["vp_each"])]

    def steps(self, steps: Sequence[Entry]) -> Iterator[str]:
        """A line for each step; what hits players stands after whom it hits."""
        for step in steps:
            if "then" in step:
                key = "text.plan_all" if "all_players" in step else "text.plan_one"
                for line in self.steps(step["then"]):
                    yield self.line(key, text=line)
            else:
                yield self.step(step)

    def step(self, step: Entry) -> str:
        if "place" in step:
            return self.line(f"text.plan_{step['arrow'] or 'place'}", card=step["place"])
        if "icon" in step:
            return self.line(f"text.plan_{step['icon']}")
        if "trigger" in step:
            return self.line("text.plan_reset")
        if "virtue" in step:
            return self.line("text.plan_virtue", n=-step["virtue"])
        numbers: dict[str, Any] = {"gain": "debt", "lose": "lose", "discard": "discard"}
        return next(self.line(f"text.plan_{word}", n=step["n"]) for key, word in numbers.items() if key in step)
