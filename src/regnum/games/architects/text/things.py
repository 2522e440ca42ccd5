"""What one thing of Architects is and does, written from the very effects that the engine carries out."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.architects.text.schemes import scheme_lines
from regnum.games.west_kingdom.writing import Writer
from regnum.kernel.spec import Help
from regnum.kernel.stock import Entry
from regnum.kernel.text import Catalogue

CLAUSES = {
    "apprentices": "ARC-6.1", "buildings": "ARC-11.4", "market_cards": "ARC-9.3", "rewards": "ARC-11.10",
    "schemes": "ARC-16.7", "locations": "ARC-3.1", "goods": "ARC-1.6", "tokens": "ARC-3.12", "workers": "ARC-3.1",
    "skills": "ARC-11.3", "boards": "ARC-2.11",
    "quarry": "ARC-4.1", "forest": "ARC-4.2", "mines": "ARC-4.4", "silversmith": "ARC-4.3",
    "kings_storehouse": "ARC-5.1", "workshop": "ARC-6.1", "town_centre": "ARC-7.1", "tax_stand": "ARC-8.1",
    "black_market": "ARC-9.1", "guardhouse": "ARC-10.1", "guildhall": "ARC-11.1", "prison": "ARC-3.7",
    "tax": "ARC-3.9", "cathedral": "ARC-11.8", "debt": "ARC-12.7", "paid_debt": "ARC-10.7",
}  # fmt: skip
"""By family, and of things that have one of their own."""


SILVER = {"by_seat": "text.start_by_seat", 0: "text.start_no_silver"}
"""How a board says what Silver one begins with, where it is no plain number."""


def about(entry: Entry, family: str, lang: str, words: Catalogue) -> Help:
    """Name, kind, text, purpose, clause and provenance of a thing."""
    return ThingWriter(lang, words).about(entry, family, CLAUSES)


class ThingWriter(Writer):
    """There is one method for each family of things."""

    # -- effects

    def phrase(self, effects: Sequence[Entry]) -> str:
        """A list of effects as one phrase: what is gained first, then the rest."""
        gained = [name for e in effects for name in gains(e)]
        parts = [self.line("text.gain", card=gained)] if gained else []
        parts += [self.effect(e) for e in effects if not gains(e)]
        return self.line("text.and").join(parts)

    def effect(self, e: Entry) -> str:
        """An effect that is no plain gain."""
        if "virtue" in e:
            return self.line("text.lose_virtue", n=-e["virtue"])
        if "debt_penalty_change" in e:
            return self.line("text.debt_less" if e["debt_penalty_change"] > 0 else "text.debt_more")
        if "choose" in e:
            return self.line("text.or").join(self.phrase(option) for option in e["choose"])
        if "per" in e:
            counted = self.line(f"per.{e['per']}" + ("_one" if e["every"] == 1 else ""), n=e["every"])
            return self.line("text.per", text=self.phrase(e["then"]), counted=counted)
        if "if_most" in e:
            return self.line("text.if_most", text=self.phrase(e["then"]), counted=self.line(f"most.{e['if_most']}"))
        if "all_players" in e:
            n = e.get("if", {}).get("own_workers_in_prison_min", 0)
            return self.line("text.all_in_prison" if n else "text.all", n=n, text=self.phrase(e["then"]))
        if "if" in e:
            return self.line("text.without_debts", text=self.phrase(e["then"]))
        if "release" in e:
            all_ = e["up_to"] == "all"
            key = f"text.release_{e['from']}" + ("" if all_ else "_some")
            return self.line(key, n=0 if all_ else e["up_to"])
        if "exchange" in e:
            return self.line("text.exchange", text=self.phrase(e["exchange"]["gain"]))
        key = next(key for key in ("action", "hire", "destroy", "discard") if key in e)
        return self.line(f"text.{key}_{e[key]}", n=e.get("groups", e.get("n", 1)))

    def ability(self, told: Entry, location: str | None) -> list[str]:
        """What an Apprentice or a board can do."""
        place = {} if location is None else {"card": location}
        if "none" in told:
            return [self.line("text.no_ability")]
        if "on" in told:
            key = f"on.{told['on']}" + ("_free" if "if" in told else "")
            return [self.line(key, text=self.phrase(told["effects"]), **place)]
        if "substitute" in told:
            return [self.line("text.substitute")]
        if "with" in told:
            return [self.line("text.prevent")]
        if told.get("limit") == "building_hand":
            return [self.line("text.limit_building_hand", n=told["n"])]
        if "storehouse_trade" in told:
            trade = told["storehouse_trade"]
            return [self.line("text.trade", cost_card=costs(trade["pay"]), text=self.phrase(trade["gain"]))]
        if "discount" in told:
            return [self.line(f"text.discount_{told['scope']}", n=told["n"])]
        if "same_resource" in told:
            return [self.line("text.same_metal")]
        if "skip" in told:
            return [self.line("text.skip_building")]
        if "replace" in told:
            return [self.line("text.bail", n=told["pay"][0]["n"])]
        key = next(
            key
            for key in ("ignore_loss", "ignore", "reduce_loss", "virtual_workers", "limit", "discount_any_of")
            if key in told
        )
        return [self.line(f"text.{key}", n=told.get("n", told.get("virtual_workers", 0)))]

    # -- families

    def apprentices(self, card: Entry) -> list[str]:
        lines = [self.line("text.skill", card=list(card["skills"]))]
        if card["hire_virtue"]:
            lines.append(self.virtue("text.hired", card["hire_virtue"]))
        return lines + self.ability(card["ability"], card.get("location"))

    def virtue(self, key: str, n: int) -> str:
        return self.line(key, text=self.phrase([{"virtue": n}]))

    def buildings(self, card: Entry) -> list[str]:
        lines = [self.line("text.points", n=card["vp"]), self.line("text.cost", cost_card=costs(card["cost"]))]
        if card["skills"]:
            lines.append(self.line("text.needs", card=list(card["skills"])))
        if card["build_virtue"]:
            lines.append(self.virtue("text.built", card["build_virtue"]))
        key = "text.at_end" if card["timing"] == "end_game" else "text.at_once"
        return [*lines, self.line(key, text=self.phrase(card["effects"]))]

    def market_cards(self, card: Entry) -> list[str]:
        sides = (("text.small", "small_side"), ("text.large", "large_side"))
        return [self.line(key, text=self.phrase(card[side])) for key, side in sides]

    def rewards(self, card: Entry) -> list[str]:
        return [self.line("text.reward", text=self.phrase(card["effects"]))]

    def schemes(self, card: Entry) -> list[str]:
        return [self.line("text.scheme", card=card["place"]), *scheme_lines(self.line, card["steps"])]

    def locations(self, place: Entry) -> list[str]:
        return [self.line(f"text.place_{place['id']}")]

    def goods(self, good: Entry) -> list[str]:
        return [self.line(f"text.good_{good['id']}")]

    def tokens(self, token: Entry) -> list[str]:
        return [self.line(f"text.token_{token['id']}")]

    def workers(self, worker: Entry) -> list[str]:
        return [self.line("text.worker")]

    def skills(self, skill: Entry) -> list[str]:
        return [self.line("text.is_skill")]

    def boards(self, board: Entry) -> list[str]:
        start = board["start"]
        silver, prison = start["silver"], start["workers_in_prison"]
        lines = [self.line("text.start_virtue", n=start["virtue"])]
        lines.append(self.line(SILVER.get(silver, "text.start_silver"), n=0 if silver == "by_seat" else silver))
        if prison:
            lines.append(self.line("text.start_prison", n=prison))
        if start["extra"]:
            lines.append(self.line("text.start_extra", text=self.phrase(start["extra"])))
        return lines + [line for told in board["ability"] for line in self.ability(told, None)]


def gains(e: Entry) -> list[str]:
    """What an effect plainly brings, each as often as it comes; nothing for any other effect."""
    if "gain" in e:
        return [str(e["gain"])] * e["n"]
    if e.get("virtue", 0) > 0 and "per" not in e:
        return ["virtue"] * e["virtue"]
    return ["victory_point"] * e["vp"] if e.get("vp", 0) > 0 else []


def costs(price: Sequence[Entry]) -> list[str]:
    """What a price asks for, each as often as it comes."""
    return [part["pay"] for part in price for _ in range(part["n"])]
