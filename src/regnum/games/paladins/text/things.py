"""What one thing of Paladins is and does, written from the very effects that the engine carries out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.games.paladins.text.catalogue import WORKER_OF, rewards
from regnum.games.west_kingdom.writing import Writer
from regnum.kernel.spec import Help
from regnum.kernel.stock import Entry
from regnum.kernel.text import Catalogue

CLAUSES = {
    "paladins": "PAL-14.1", "townsfolk": "PAL-13.1", "outsiders": "PAL-6.18", "walls": "PAL-6.7", "tavern": "PAL-3.6",
    "suspicion": "PAL-8.3", "kings_orders": "PAL-7.1", "kings_favours": "PAL-7.3", "schemes": "PAL-15.12",
    "region_spaces": "PAL-6.5", "workers": "PAL-1.2", "jar_spaces": "PAL-6.13", "actions": "PAL-3.8",
    "attributes": "PAL-1.3", "workshop_spaces": "PAL-5.2", "development": "PAL-5.4", "jars": "PAL-6.12",
    "townsfolk_slots": "PAL-5.8", "tokens": "PAL-1.5",
    "develop": "PAL-5.1", "recruit": "PAL-5.6", "hunt": "PAL-5.10", "trade": "PAL-5.11", "pray": "PAL-5.12",
    "conspire": "PAL-5.16", "commission": "PAL-6.1", "fortify": "PAL-6.6", "garrison": "PAL-6.9", "absolve": "PAL-6.12",
    "attack": "PAL-6.16", "convert": "PAL-6.19",
}  # fmt: skip
"""By family, and of things that have one of their own."""


def about(entry: Entry, family: str, lang: str, words: Catalogue) -> Help:
    """Name, kind, text, purpose, clause and provenance of a thing."""
    return ThingWriter(lang, words).about(entry, family, CLAUSES)


class ThingWriter(Writer):
    """There is one method for each family of things."""

    def reward(self, effects: Sequence[Entry]) -> str:
        """A list of effects as one phrase."""
        parts = []
        plain: list[Entry] = []
        for e in effects:
            if "choose" in e:
                parts.append(self.line("text.or").join(self.reward(option) for option in e["choose"]))
            else:
                plain.append(e)
        if plain:
            parts.insert(0, self.line("text.reward", reward=rewards(plain)))
        return self.line("text.and").join(parts)

    def gives(self, key: str, effects: Sequence[Entry], **params: Any) -> list[str]:
        return [self.line(key, text=self.reward(effects), **params)] if effects else []

    def paladins(self, card: Entry) -> list[str]:
        boosts = [name for name, n in card["boost"].items() for _ in range(n)]
        ability = card["ability"]
        lines = [
            self.line("text.workers", worker=[WORKER_OF[w] for w in card["workers"]]),
            self.line("text.boost", reward=boosts),
        ]
        if ability["modify"] == "bonus":
            return lines + self.gives("text.paladin_bonus", ability["effects"], action=ability["action"])
        less = "free" if ability["modify"] == "cost_free" else "less"
        return [
            *lines,
            self.line(f"text.{less}_{ability['resource']}", action=ability["action"], n=ability.get("n", 0)),
        ]

    def townsfolk(self, card: Entry) -> list[str]:
        passive = card["passive"]
        trigger, condition = passive["trigger"], passive.get("condition") or {}
        lines = self.gives("text.discard", card["discard"]) + self.gives("text.hired", card["recruit_bonus"])
        if trigger.get("action") == "kings_favour":
            return lines + self.gives("text.after_favour", passive["effects"])
        if "action" in trigger:
            return lines + self.gives("text.after_action", passive["effects"], action=trigger["action"])
        if "effect" in trigger:
            key = "text.after_paying" if trigger["effect"] == "pay_debt" else "text.after_debt"
            return lines + self.gives(key, passive["effects"])
        if "suspicion_min" in condition:
            return lines + self.gives("text.inquisition_min", passive["effects"], n=condition["suspicion_min"])
        key = "text.inquisition_none" if "suspicion_max" in condition else "text.inquisition"
        return lines + self.gives(key, passive["effects"])

    def outsiders(self, card: Entry) -> list[str]:
        end = card["endgame"]
        scored = self.line(f"{'each' if end['every'] == 1 else 'every'}.{end['per']}", n=end["every"])
        lines = [self.line("text.faction", faction=card["faction"])]
        lines += self.gives("text.attacked", card["attack"]) + self.gives("text.converted", card["convert"])
        key = "text.scores_base" if end.get("base") else "text.scores"
        return [*lines, self.line(key, points=end["vp"], base=end.get("base", 0), text=scored)]

    def walls(self, card: Entry) -> list[str]:
        points = [self.line("text.wall_points", n=card["endgame_vp"])] if card["endgame_vp"] else []
        return self.gives("text.at_once", card["effects"]) + points

    def tavern(self, card: Entry) -> list[str]:
        return [self.line("text.workers", worker=[WORKER_OF[w] for w in card["workers"]])]

    def suspicion(self, card: Entry) -> list[str]:
        return [self.line("text.suspicion", n=card["tax"])]

    def kings_orders(self, card: Entry) -> list[str]:
        return [self.line("text.order", action=card["requires"]["action"], n=card["requires"]["count"])]

    def kings_favours(self, card: Entry) -> list[str]:
        worker = "anybody" if card["worker"] == "any" else WORKER_OF[card["worker"]]
        costs = [name for part in card["cost"] for name, n in part.items() for _ in range(n)]
        lines = [self.line("text.favour_worker", worker=worker)]
        lines += [self.line("text.favour_cost", reward=costs)] if costs else []
        return lines + self.gives("text.favour", card["effects"])

    def schemes(self, card: Entry) -> list[str]:
        return [self.line(f"text.scheme_{card['action']}" if card["action"].startswith("kings") else "text.scheme")]

    def region_spaces(self, square: Entry) -> list[str]:
        lines = self.gives("text.at_once", square["effects"])
        return lines + ([self.line("text.min_players", n=square["min_players"])] if square["min_players"] > 1 else [])

    def jar_spaces(self, space: Entry) -> list[str]:
        return self.gives("text.at_once", space["effects"])

    def development(self, space: Entry) -> list[str]:
        return self.gives("text.at_once", space["effects"])

    def jars(self, jar: Entry) -> list[str]:
        return [self.line("text.jar", n=jar["influence"])]

    def townsfolk_slots(self, slot: Entry) -> list[str]:
        return [self.line("text.slot_debt" if slot["debt_instead"] else "text.slot", n=slot["silver"])]

    def actions(self, action: Entry) -> list[str]:
        return [self.line(f"text.action_{action['id']}")]

    def workers(self, worker: Entry) -> list[str]:
        return [self.line("text.criminal" if worker["wild"] else "text.worker")]

    def attributes(self, attribute: Entry) -> list[str]:
        return [self.line(f"text.attribute_{attribute['id']}")]

    def workshop_spaces(self, space: Entry) -> list[str]:
        return [self.line("text.workshop_space")]

    def tokens(self, token: Entry) -> list[str]:
        return [self.line(f"text.token_{token['id']}")]
