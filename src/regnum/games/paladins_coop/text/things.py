"""What one thing of the co-op is and does, written from the very data that the engine reads."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.paladins.text.catalogue import WORKER_OF
from regnum.games.paladins.text.things import ThingWriter
from regnum.kernel.spec import Help
from regnum.kernel.stock import Entry
from regnum.kernel.text import Catalogue

CLAUSES = {
    "starters": "TOM-4.8", "decrees": "TOM-4.21", "threats": "TOM-4.24", "great_threats": "TOM-4.27",
    "overlays": "TOM-4.11", "deeds": "TOM-4.11", "lost_workshops": "TOM-4.45",
}  # fmt: skip


def about(entry: Entry, family: str, lang: str, words: Catalogue) -> Help:
    """Name, kind, text, purpose, clause and provenance of a thing that the co-op adds."""
    return CoopWriter(lang, words).about(entry, family, CLAUSES)


class CoopWriter(ThingWriter):
    """There is one method for each family of things that the co-op adds."""

    def starters(self, card: Entry) -> list[str]:
        return [*self.townsfolk(card), self.line("text.dishonour")]

    def decrees(self, card: Entry) -> list[str]:
        asked = [self.line("text.level", attribute=name, n=n) for name, n in card["requires"]["attributes"].items()]
        return [self.line("text.decree", text=self.line("text.and").join(asked))]

    def threats(self, card: Entry) -> list[str]:
        starts = [
            self.line("text.threat_workers", n=int(players), need=n)
            for players, n in card["workers_by_players"].items()
        ]
        return [self.line("text.threat", action=card["action"]), *starts, self.costs(card["end_of_round"]["choose"])]

    def costs(self, choose: Sequence[Sequence[Entry]]) -> str:
        """What a Threat costs at the end of a round."""
        either = [self.line("text.and").join(self.cost(e) for e in option) for option in choose]
        return self.line("text.threat_costs", text=self.line("text.or").join(either))

    def cost(self, e: Entry) -> str:
        if "honour" in e:
            return self.line("text.cost_honour", n=-e["honour"])
        if "attr" in e:
            return self.line("text.cost_attribute", attribute=e["attr"], n=-e["n"])
        return self.line(f"text.cost_{e.get('lose', 'suspicion')}", n=e["n"])

    def great_threats(self, card: Entry) -> list[str]:
        if "sides" not in card:
            said = {"n": card["orders_need_extra"], "points": -card["vp_per_overlord_worker"]}
            return [self.line("text.king_threat", **said), self.line("text.needed", n=card["win_vp_per_player"])]
        return [
            self.line("text.invaders", first=side["rounds"][0], last=side["rounds"][1], n=int(players), need=n)
            for side in card["sides"]
            for players, n in side["invaders_by_players"].items()
        ]

    def overlays(self, card: Entry) -> list[str]:
        worker = ["anybody" if colour == "any" else WORKER_OF[colour] for colour in card["spaces"]]
        return [
            self.line("text.overlay_workers", worker=worker),
            *self.gives("text.at_once", card["modes"][0]["effects"]),
        ]

    def deeds(self, _deed: Entry) -> list[str]:
        return [self.line("text.action_gain_honour")]

    def lost_workshops(self, _workshop: Entry) -> list[str]:
        return [self.line("text.lost_workshop")]
