"""Card packs of a saga: other faces for its Tomes, checked before anybody plays.

A Tome's goal counts what Tomes of its game count, `{"have": "marble", "n": 9}`; its benefit is one of the ways in which
Tomes of its game help, with a number of its own; it shows one or two crests.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.tables import Changes, goal_of, lore, made_lore, shown, tomes
from regnum.games.tomesaga.text.catalogue import FORMS
from regnum.kernel.datum import Datum
from regnum.kernel.packs import as_text, check_pack
from regnum.kernel.stock import renamed
from regnum.kernel.text import Catalogue

GAME = "tomesaga"
FIELDS: Mapping[str, type] = {
    "name": dict, "forms": dict, "provenance": str, "goal": dict, "crests": list, "benefit": list,
}  # fmt: skip
GOAL_KEYS = ("have", "reach", "n")
MOST = 9
"""No benefit has a higher number."""


def pack_of(options: Mapping[str, Any]) -> str | None:
    """The pack of a table; tables from before there was a choice do not say."""
    return as_text(options.get("pack"))


@lru_cache(maxsize=32)
def lore_with(first_event: int, first_thing: int, pack: str | None) -> Lore:
    """The tables of a saga with the faces of a pack."""
    return made_lore(first_event, first_thing, changes_of(pack)) if pack else lore(first_event, first_thing)


@lru_cache(maxsize=32)
def changes_of(pack: str | None) -> Changes:
    """What a pack says anew of Tomes; raises BadData with place and reason."""
    if pack is None:
        return {}
    known = {tome["id"].value: tome for tome in tomes()}
    changes = check_pack(json.loads(pack), GAME, list(known), FIELDS)
    for tome in tomes(changes):
        change = changes.get(tome["id"].value, {})
        if "goal" in change:
            tome["goal"].keys(GOAL_KEYS)
            goal_of(tome)
            tome["goal.n"].number(1, 99)
        if "crests" in change:
            shown(tome["crests"])
        if "benefit" in change:
            check_benefit(tome, [other for other in known.values() if other["game"].value == tome["game"].value])
    return changes


def check_benefit(tome: Datum, of_game: list[Datum]) -> None:
    """A Tome helps as one of its game does, with a number of its own."""  # TOM-2.16, TOM-2.29
    known = [shape(benefit) for other in of_game for benefit in other["benefit"].value]
    for benefit in tome["benefit"].items(1 if known else 0, 1 if known else 0):
        if shape(benefit.value) not in known:
            raise benefit.wrong("no Tome of its game helps in this way")


def shape(benefit: Any, key: str = "") -> Any:
    """A benefit without its numbers, but for how many workers an action takes; one out of bounds has no shape."""
    if key == "replace":  # one Debt, and no other
        return benefit
    if isinstance(benefit, dict):
        return {name: shape(part, str(name)) for name, part in benefit.items()}
    if isinstance(benefit, list):
        return [shape(part) for part in benefit]
    if type(benefit) is not int or key == "workers":
        return benefit
    return "more" if 1 <= benefit <= MOST else "less" if -MOST <= benefit <= -1 else benefit


def named(words: Catalogue, pack: str | None) -> Catalogue:
    """The sentences with the names that a pack gives to Tomes."""
    return renamed(words, changes_of(pack), FORMS)
