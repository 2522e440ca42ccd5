"""The sentences of Paladins with the names that its data give to cards, workers, actions and parts of the boards."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from regnum.kernel.stock import Entry, read_data
from regnum.kernel.text import LANGUAGES, Catalogue, Forms

HERE = Path(__file__).parent
DATA = HERE.parent / "data"
TOMESAGA = HERE.parents[1] / "tomesaga" / "data" / "extra_townsfolk.json"
_read = partial(read_data, DATA)
WORKER_OF = {
    "white": "labourer", "green": "scout", "blue": "merchant", "red": "fighter", "black": "cleric",
    "purple": "criminal",
}  # fmt: skip


@cache
def catalogue() -> Catalogue:
    """Sentences from `en.json` and `pl.json`; names from the data."""
    accusatives: dict[str, str] = json.loads((HERE / "forms.json").read_text(encoding="utf-8"))
    base = Catalogue.load(HERE / "en.json", HERE / "pl.json")
    names: dict[str, dict[str, Forms]] = {lang: {} for lang in LANGUAGES}
    for kind, thing, name in _named():
        en, pl = name["en"], name["pl"]
        names["en"][f"{kind}.{thing}"] = {
            "name": en, "a": f"{'an' if en[0] in 'AEIOU' else 'a'} {en}", **_counted("en", en)
        }  # fmt: skip
        names["pl"][f"{kind}.{thing}"] = {"name": pl, "acc": accusatives.get(pl, pl), **_counted("pl", pl)}
    words = base.plus(names)
    for thing, key, params in _described():
        for lang, form in (("en", "a"), ("pl", "acc")):
            name_ = words.render(lang, key, params)
            names[lang][f"card.{thing}"] = {"name": name_, form: name_, **_counted(lang, name_)}
    return base.plus(names)


COUNTED = {
    "en": {"plural": ("Suspicion ", "Suspicions ")},
    "pl": {"few": ("Podejrzenie ", "Podejrzenia "), "many": ("Podejrzenie ", "Podejrzeń ")},
}
"""Of all cards only Suspicions come several at a time; the others need no form of their own."""


def _counted(lang: str, name: str) -> Forms:
    """The forms of a name after a number."""
    return {form: name.replace(*change) for form, change in COUNTED[lang].items()}


def rewards(effects: Sequence[Entry]) -> list[str]:
    """The rewards of a list of effects, each as often as it comes."""
    out: list[str] = []
    for e in effects:
        if "choose" in e:
            out.append("choice")
        elif "do" in e:
            out.append(e["do"])
        elif "attr" in e:
            out += [e["attr"]] * e["n"]
        elif "honour" in e:
            out += ["honour"] * e["honour"]
        elif e.get("gain") == "worker":
            out += [WORKER_OF[e["color"]]] * e["n"]
        else:
            verb = next(verb for verb in ("gain", "remove", "destroy", "pay") if verb in e)
            out += [e[verb] if verb == "gain" else f"{verb}_{e[verb]}"] * e["n"]
    return out


def _named() -> Iterator[tuple[str, str, Mapping[str, str]]]:
    """Everything that the data name."""
    king, board, components = _read("kings_cards"), _read("player_board"), _read("components")
    for file, key in (("paladins", "cards"), ("townsfolk", "cards"), ("outsiders", "cards"), ("tavern", "cards")):
        for card in _read(file)[key]:
            yield "card", card["id"], card["name"]
    for card in json.loads(TOMESAGA.read_text(encoding="utf-8"))["cards"]:
        yield "card", card["id"], card["name"]
    for card in (*king["kings_orders"], *king["kings_favours"], *_read("suspicion_debt")["suspicion"]):
        yield "card", card["id"], card["name"]
    for card in _read("solo")["scheme_cards"]:
        yield "card", card["id"], {"en": f"Scheme: {card['name']['en']}", "pl": f"Schemat: {card['name']['pl']}"}
    for action in (*board["left_actions"], *board["right_actions"]):
        yield "card", action["id"], action["name"]
        yield "action", action["id"], action["name"]
    for attribute in components["attributes"]:
        yield "card", attribute["id"], attribute["name"]
        yield "attribute", attribute["id"], attribute["name"]
    for worker in components["workers"]:
        yield "card", WORKER_OF[worker["id"]], worker["name"]
    for faction in _read("outsiders")["factions"]:
        yield "faction", faction["id"], faction["name"]


def _described() -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Everything that is called after what it does."""
    own = _read("player_board")
    for wall in _read("walls")["cards"]:
        points = {"n": wall["endgame_vp"], "reward": rewards(wall["effects"])}
        yield wall["id"], "name.wall_points" if points["n"] else "name.wall", points
    for square in _read("main_board")["region_spaces"]:
        yield square["id"], "name.square", {"n": square["region"], "reward": rewards(square["effects"])}
    for i, space in enumerate(own["absolve_reward_spaces"]):
        yield space["id"], "name.jar_space", {"n": i + 1, "reward": rewards(space["effects"])}
    for i, space in enumerate(own["development_track"]):
        yield f"development_{i + 1}", "name.development", {"n": i + 1, "reward": rewards(space["effects"])}
    for i, need in enumerate(own["absolve_jars"]["influence_required_by_index"]):
        yield f"jar_{i + 1}", "name.jar", {"n": need}
    for slot in _read("main_board")["townsfolk_slots"]:
        yield f"townsfolk_slot_{slot['slot']}", "name.slot", {"n": slot["slot"]}
    for action in own["right_actions"]:
        for side in ("left", "middle"):
            yield f"{action['id']}_{side}", f"name.space_{side}", {"action": action["id"]}
    for token in ("silver", "provisions", "debt", "paid_debt"):
        yield token, f"name.{token}", {}
