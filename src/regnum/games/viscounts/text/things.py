"""What one thing of Viscounts is and does, written from the very effects that the engine carries out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.viscounts.text.catalogue import reward
from regnum.games.west_kingdom.writing import Writer
from regnum.kernel.spec import Help
from regnum.kernel.stock import Entry
from regnum.kernel.text import Catalogue

CLAUSES = {
    "townsfolk": "VIS-6.1", "manuscripts": "VIS-13.2", "player_cards": "VIS-2.13", "favours": "VIS-13.4",
    "schemes": "VIS-23.2", "ai_boards": "VIS-20.1", "segments": "VIS-1.8", "towns": "VIS-8.3", "spots": "VIS-11.5",
    "links": "VIS-11.6", "sections": "VIS-12.4", "slots": "VIS-11.9", "goods": "VIS-1.6", "icons": "VIS-1.7",
    "actions": "VIS-9.1", "tokens": "VIS-4.1",
    "trade": "VIS-10.1", "build": "VIS-11.3", "castle": "VIS-12.1", "transcribe": "VIS-13.1", "worker": "VIS-12.1",
    "viscount": "VIS-8.1", "virtue": "VIS-5.1", "corruption": "VIS-5.1", "castle_leader": "VIS-12.11",
    "poverty": "VIS-19.9", "prosperity": "VIS-19.9", "debt": "VIS-4.4", "paid_debt": "VIS-4.7", "deed": "VIS-4.5",
    "approved_deed": "VIS-4.7", "criminal": "VIS-5.8",
}  # fmt: skip
"""By family, and of things that have one of their own."""


def about(entry: Entry, family: str, lang: str, words: Catalogue) -> Help:
    """Name, kind, text, purpose, clause and provenance of a thing."""
    kind = entry["kind"] if family == "townsfolk" else family
    note = f"printed_{family}" if is_printed(entry, family) else family
    return ThingWriter(lang, words).about(entry, family, CLAUSES, kind, note)


def is_printed(entry: Entry, family: str) -> bool:
    """Whether a Townsfolk or a Manuscript is a part of the board, and nobody's."""  # VIS-13.5, VIS-14.3
    return entry.get("kind") == "printed" if family == "townsfolk" else family == "manuscripts" and not entry["ribbon"]


class ThingWriter(Writer):
    """There is one method for each family of things."""

    def reward(self, effects: Sequence[Entry]) -> str:
        """A list of effects as one phrase."""
        parts: list[str] = []
        plain: list[str] = []
        for e in effects:
            if "choose" in e:
                parts.append(self.line("text.or").join(self.reward(option) for option in e["choose"]))
            elif "if" in e:
                key = "text.with_criminals" if e["if"]["criminals"] == "1+" else "text.without_criminals"
                parts.append(self.line(key, text=self.reward(e["then"])))
            else:
                plain += reward(e)
        if plain:
            parts.insert(0, self.line("text.reward", reward=plain))
        return self.line("text.and").join(parts)

    def gives(self, key: str, effects: Sequence[Entry], **params: Any) -> list[str]:
        return [self.line(key, text=self.reward(effects), **params)] if effects else []

    def icon_list(self, icons: Mapping[str, int]) -> list[str]:
        return [name for name, n in icons.items() for _ in range(n)]

    def townsfolk(self, card: Entry) -> list[str]:
        lines = [self.line("text.value", n=card["silver"]), self.line("text.icons", card=self.icon_list(card["icons"]))]
        lines += self.gives(
            "text.dismissed" if card["kind"] == "printed" else "text.hired", card["on_recruit_or_dismiss"]
        )
        ability = card["ability"]
        if "modifier" in ability:
            return [*lines, self.modifier(ability["modifier"])]
        if "trigger" in ability:
            trigger, _, action = ability["trigger"].partition(":")
            return lines + self.gives(f"text.{trigger}", ability["effect"], **({"card": action} if action else {}))
        return lines + self.gives(f"text.{ability['timing']}", ability.get("effect", ()))

    def modifier(self, told: Mapping[str, Any]) -> str:
        """An ability that changes what an action takes."""
        ((name, m),) = told.items()
        if name == "convert_icons":
            return self.line(f"text.{name}", n=m["from_n"], from_card=m["from"], to_card=m["to"], card=m["action"])
        if name == "pay_as_icon":
            return self.line(f"text.{name}", n=m["pay_n"], from_card=m["pay"], to_card=m["icon"], card=m["action"])
        if name == "resource_boost":
            return self.line(
                f"text.{name}", n=m["icons_each"], from_card=m["resource"], to_card=m["icon"], card=m["action"]
            )
        if name == "resource_as_icon":
            return self.line(f"text.{name}", from_card=m["resources"], to_card=m["icon"], card=m["action"])
        return self.line(f"text.{name}", hire=-m.get("hire", 0), dismiss=-m.get("dismiss", 0))

    def manuscripts(self, tile: Entry) -> list[str]:
        lines = [self.line("text.cost", n=tile["cost"])]
        if tile["ribbon"]:
            lines.append(self.line("text.ribbon", card=f"church_favour_{tile['ribbon']}"))
        lines += self.gives("text.at_once", tile["immediate"])
        end = tile["end_score"]
        if end:
            n, vp, per = end["every"], end["vp"], end["per"].replace(":", "_")
            if n == 1:
                lines.append(self.line("text.scores_each", points=vp, per=per))
            else:
                lines.append(self.line("text.scores_every", points=vp, text=self.line(f"every.{per}", n=n)))
        return lines

    def player_cards(self, card: Entry) -> list[str]:
        lines = [self.line("text.start_town", n=card["start_town"])]
        return lines + self.gives("text.start_gain", card["gain"]) + self.gives("text.start_extra", card["extra"])

    def favours(self, card: Entry) -> list[str]:
        return [self.line("text.favour", n=card["vp"], card=self.icon_list(card["icons"]))]

    def schemes(self, card: Entry) -> list[str]:
        lines = [self.line("text.icons", card=self.icon_list(card["icons"]))]
        lines += [self.line("text.scheme_step", n=i, text=self.reward([e])) for i, e in enumerate(card["steps"], 1)]
        last = self.line("text.otherwise").join(self.reward(group) for group in card["last_step_first_possible"])
        return [*lines, self.line("text.scheme_last", n=len(card["steps"]) + 1, text=last)]

    def ai_boards(self, board: Entry) -> list[str]:
        lines = self.gives("text.rival_focus", [board["focus"]])
        if board["resource_preference"][0]["resource"] == "single_type":
            lines.append(self.line("text.rival_one_kind"))
        else:
            first, second, third = board["resource_preference"]
            wants = {
                "first_card": first["resource"],
                "second_card": second["resource"],
                "third_card": third["resource"],
            }
            lines.append(self.line("text.rival_wants", **wants, n=first["until"], more=second["until"]))
        return [*lines, *self.gives("text.start_gain", board["start"]), *map(self.rival_slot, board["building_slots"])]

    def rival_slot(self, slot: Entry) -> str:
        """What a building slot of the solo opponent's board brings."""
        ((name, value),) = slot["uncovered"].items()
        card = f"{slot['building']}_{slot['slot']}"
        if name == "icons":
            return self.line("text.rival_slot", slot_card=card, card=self.icon_list(value))
        return self.line(f"text.rival_slot_{name}", slot_card=card, text=self.reward(value))

    def segments(self, _segment: Entry) -> list[str]:
        return [self.line("text.segment")]

    def towns(self, town: Entry) -> list[str]:
        if "trade" not in town:
            return [self.line("text.inner_town")]
        return self.gives("text.trade", town["trade"]["gives"], n=town["trade"]["merchant_icons"])

    def spots(self, spot: Entry) -> list[str]:
        return [*self.gives("text.at_once", spot["effect"]), self.line(f"text.bank_{spot['bank']}")]

    def links(self, link: Entry) -> list[str]:
        return self.gives("text.link", link["effect"])

    def sections(self, section: Entry) -> list[str]:
        return self.gives("text.section", section["tier_2_effect"])

    def slots(self, slot: Entry) -> list[str]:
        ((name, value),) = slot["uncovered"].items()
        if name == "icons":
            return [self.line("text.slot_icons", card=self.icon_list(value))]
        if name in ("on_hire", "on_collision"):
            return self.gives(f"text.slot_{name}", value)
        return [self.line(f"text.slot_{name}", n=value)]

    def goods(self, good: Entry) -> list[str]:
        return [self.line(f"text.good_{good['id']}")]

    def icons(self, icon: Entry) -> list[str]:
        return [self.line(f"text.icon_{icon['id']}")]

    def actions(self, action: Entry) -> list[str]:
        return [self.line(f"text.action_{action['id']}")]

    def tokens(self, token: Entry) -> list[str]:
        return [self.line(f"text.token_{token['id']}")]
