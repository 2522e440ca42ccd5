"""A plain way to play It's a Wonderful Kingdom alone, up to a medal: few sites, and always the one nearest its end."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import regnum
from regnum.games.wonderful_kingdom.data import STOCK
from regnum.kernel.table import Table

TYPES = ("structure", "company", "monument", "discovery")
BASIC = ("materials", "population", "gold", "exploration")
CARD: Mapping[str, Any] = {card["id"]: card for card in STOCK.entries.values()}
OPTIONS = {"module": "threats", "side": "A", "deck1": "giant_rats", "duchy": "teressie"}
LAST_ROUND = 4
CUBE_WORTH, BONUS_WORTH, TYPE_COUNT = 0.9, 1.2, 2.2


def worth(card: str, built: Mapping[str, int], rounds: float) -> float:
    """Points that a card brings until the end, with what it produces."""
    data: dict[str, list[dict[str, Any]]] = CARD[card]
    points = 0.0
    for v in data.get("vp", ()):
        points += v["vp"] * (max(TYPE_COUNT, 1 + built[v["per"]]) if "per" in v else 1)
    for made in data.get("production", ()):
        points += made["n"] * (1 + built[made["per"]] if "per" in made else 1) * rounds * CUBE_WORTH
    return points + BONUS_WORTH * sum(int(gain["n"]) for gain in data.get("construction_bonus", ()))


class Builder:
    """Chooses among the options of a table that one plays alone."""

    def __init__(self, luck: int) -> None:
        self.chance = random.Random(luck)

    def choice(self, table: Table) -> str:
        view = table.view(0)
        asked = view["pending"][0]
        names: list[str] = [option["notation"] for option in asked["options"]]
        rounds = LAST_ROUND - view["values"]["round"]
        built = {name: view["numbers"][f"seat0.{name}"]["value"] for name in TYPES}
        kind = asked["kind"]
        if kind == "choose":
            return max(("take left", "take right"), key=lambda name: self.area(view, name[5:], built, rounds))
        sites = {option: self.missing(view, option) for option in names if option.startswith(("place ", "on "))}
        if sites:
            return min(sites, key=lambda name: sites[name])
        if kind == "fight" and any(name.startswith("fight") for name in names):
            return next(name for name in names if name.startswith("fight"))
        if "krystallium" in names and self.nearly_done(view, view["values"]["seat0.krystallium"]):
            return "krystallium"
        if "soldier" in names:
            return "soldier"
        if kind == "plan" and "confirm" not in names:
            return self.plan(view, names, built, rounds)
        for wish in ("alchemy", "confirm", "done", "no search"):
            if wish in names:
                return wish
        return names[0]

    def area(self, view: Mapping[str, Any], place: str, built: Mapping[str, int], rounds: int) -> float:
        total = 0.0
        for thing in view["places"][place]["things"]:
            card = thing.get("card")
            if card is None:
                total -= 0.5
            elif "cost" in CARD[card]:
                total += 2 + worth(card, built, rounds + 1) / 3
            else:
                total += 3 if "recycle" in CARD[card] and CARD[card]["recycle"] else -4
        return total

    def free(self, view: Mapping[str, Any]) -> list[dict[str, int]]:
        things = view["places"]["seat0.sites"]["things"]
        return [{k[:-5]: n for k, n in thing["marks"].items() if k.endswith("_free") and n} for thing in things]

    def missing(self, view: Mapping[str, Any], option: str) -> float:
        """How far from its end the site is that an option names."""
        card, _, copy = option.split(" ", 1)[1].partition(" ")
        things = [thing for thing in view["places"]["seat0.sites"]["things"] if thing["card"] == card]
        marks = things[min(int(copy or 1), len(things)) - 1]["marks"]
        return float(sum(n for name, n in marks.items() if name.endswith("_free"))) + self.chance.random() * 0.5

    def nearly_done(self, view: Mapping[str, Any], held: int) -> bool:
        return any("soldier" not in free and 0 < sum(free.values()) <= held for free in self.free(view))

    def plan(self, view: Mapping[str, Any], names: Sequence[str], built: Mapping[str, int], rounds: int) -> str:
        """The best card that can still be filled is built; otherwise the worst one is recycled."""
        income = {r: view["numbers"][f"seat0.{r}"]["value"] * (1.6 if rounds else 1.0) + 1.5 for r in BASIC}
        for free in self.free(view):
            for resource in BASIC:
                income[resource] -= free.get(resource, 0)
        builds = [name[6:] for name in names if name.startswith("build ")]
        income |= {"soldier": view["values"]["seat0.soldiers"] + 1, "krystallium": 1}
        can = [card for card in builds if all(n <= income[kind] for kind, n in CARD[card]["cost"].items())]
        rate = {card: self.rate(card, built, rounds) for card in builds}
        if can:
            return f"build {max(can, key=lambda c: rate[c])}"
        recycles = [name for name in names if name.startswith("recycle ")]
        return min(recycles, key=lambda name: rate.get(name[8:], 0.0)) if recycles else names[0]

    def rate(self, card: str, built: Mapping[str, int], rounds: int) -> float:
        """What a card brings for each cube."""
        cubes = float(sum(CARD[card]["cost"].values()))
        return worth(card, built, rounds + 0.5) / cubes * (0.8 + 0.4 * self.chance.random())


def played(seed: str, luck: int) -> Table:
    """A whole game."""
    table = regnum.new("wonderful_kingdom", 1, seed, OPTIONS)
    builder = Builder(luck)
    while not table.over:
        table.play(builder.choice(table))
    return table
