"""The sentences of Viscounts with the names that its data give to cards, tiles and parts of the boards."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from regnum.kernel.stock import Entry, names_of
from regnum.kernel.text import LANGUAGES, Catalogue

HERE = Path(__file__).parent
DATA = HERE.parent / "data"
TOMESAGA = HERE.parents[1] / "tomesaga" / "data" / "extra_heroes.json"
FORMS = {"en": ("a", "plural", "at", "to"), "pl": ("acc", "gen", "few", "many", "at", "to")}
"""What sentences need; where the data give a name no such form, it is the name."""


@cache
def catalogue() -> Catalogue:
    """Sentences from `en.json` and `pl.json`; names from the data, or made of what a part of the board does.

    General words come first: where a thing has the id of one of them (the action `castle`), the thing's name stays.
    """
    base = Catalogue.load(HERE / "en.json", HERE / "pl.json")
    files = (*sorted(DATA.glob("*.json"), key=lambda file: (file.stem != "terms", file.stem)), TOMESAGA)
    found = (pair for file in files for pair in _named(json.loads(file.read_text(encoding="utf-8"))))
    names = names_of([{**entry, "id": thing} for thing, entry in found], FORMS)
    words = base.plus(names)
    for thing, key, params in _described():
        for lang in LANGUAGES:
            name = words.render(lang, key, params)
            names[lang][f"card.{thing}"] = {"name": name, **dict.fromkeys(FORMS[lang], name)}
    return base.plus(names)


NO_THINGS = ("dismiss_effect_kinds", "scoring")
"""Parts of the data that call an effect or a term of the score by the id of the thing that it is about."""


def _named(part: Any, key: str = "") -> Iterator[tuple[str, Entry]]:
    """Everything that a file names, by its id."""
    if isinstance(part, dict):
        if "name" in part and ("id" in part or key.startswith(("town_", "inner_"))):
            yield part.get("id", key), part
        for inner, value in part.items():
            if inner not in NO_THINGS:
                yield from _named(value, inner)
    elif isinstance(part, list):
        for value in part:
            yield from _named(value)


def _described() -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Everything that is called after what it does and where it is."""
    segments = json.loads((DATA / "main_board.json").read_text(encoding="utf-8"))["segments"]
    for k, segment in enumerate(segments):
        towns = f"{2 * k + 1}–{2 * k + 2}"
        for side in segment["sides"].values():
            for spot in side["building_spots"]:
                yield spot["id"], "name.spot", {"n": spot["index"], "text": towns, "reward": rewards(spot["effect"])}
            for link in side["links"]:
                yield (
                    link["id"],
                    "name.link",
                    {"n": link["from_index"], "text": towns, "reward": rewards(link["effect"])},
                )
    for token in ("paid_debt", "approved_deed"):
        yield token, f"name.{token}", {}


def rewards(effects: Sequence[Entry]) -> list[str]:
    """The rewards of a list of effects, each as often as it comes."""
    out: list[str] = []
    for e in effects:
        out += reward(e)
    return out


WORDS = {
    "resource_any": "resource", "hire_free": "hire", "place_workers": "worker", "ai_gain_scheme": "scheme",
    "ai_dismiss": "dismissal", "ai_move": "step", "ai_focus": "focus", "corruption_per_criminal": "corruption_each",
}  # fmt: skip
"""Words of the data for which rewards have a plainer one."""


def reward(effect: Entry) -> list[str]:
    """One effect as tokens."""
    if "gain" in effect:
        good: str = effect["gain"]
        return [WORDS.get(good, good)] * effect["n"]
    if "flip" in effect:
        return [f"flip_{effect['flip']}"] * effect["n"]
    if "choose" in effect:
        return ["choice"]
    if "if" in effect:
        return rewards(effect["then"])
    if "build_free" in effect:
        return [f"free_{effect['build_free']}"]
    if "gain_manuscript" in effect:
        return ["free_manuscript"]
    if "ai_action" in effect:
        return [f"action_{effect['ai_action']}"]
    verb = str(next(iter(effect)))
    return [WORDS.get(verb, verb)] * int(effect[verb])
