"""What a component says, line by line, written from the very data that the rules run on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from regnum.kernel.text import Catalogue, joined

Component = Mapping[str, Any]


def type_line(say: Catalogue, card: Component, lang: str) -> str:
    """The type of a card, with the resource that belongs to it."""
    kind = card.get("type") or ("threat" if "deck" in card else "quest" if "number" in card else "duchy")
    if kind in ("structure", "company", "monument", "discovery"):
        return say.name(lang, "type", kind)
    return say.render(lang, f"component.{kind}")


def card_text(say: Catalogue, card: Component, lang: str) -> list[str]:
    """The lines of a component."""
    if "ability" in card:
        return list(_advisor(say, card, lang))
    if "sides" in card and "number" in card:
        return list(_quest(say, card, lang))
    if "sides" in card:
        return [
            say.render(lang, "text.side", {"side": side, "text": "; ".join(_body(say, face, lang))})
            for side, face in card["sides"].items()
        ]
    if "deck" in card:
        return list(_threat(say, card, lang))
    return list(_body(say, card, lang))


def amounts(say: Catalogue, cost: Mapping[str, int], lang: str) -> str:
    """A cost in words."""
    return joined(lang, [_amount(say, name, n, lang) for name, n in cost.items()])


def _amount(say: Catalogue, name: str, n: int, lang: str) -> str:
    return say.render(lang, f"amount.{name}", {"n": n})


def _body(say: Catalogue, card: Component, lang: str) -> Iterator[str]:
    if "cost" in card:
        yield say.render(lang, "text.cost", {"text": amounts(say, card["cost"], lang)})
    if card.get("recycle"):
        gained: dict[str, int] = {}
        for effect in card["recycle"]:
            gained[effect["gain"]] = gained.get(effect["gain"], 0) + effect["n"]
        yield say.render(lang, "text.recycle", {"text": amounts(say, gained, lang)})
    for effect in card.get("production", ()):
        amount = _amount(say, effect["produce"], effect["n"], lang)
        if "per" in effect:
            yield say.render(lang, "text.produces_per", {"text": amount, "type": effect["per"]})
        else:
            yield say.render(lang, "text.produces", {"text": amount})
    for effect in card.get("construction_bonus", ()):
        yield say.render(lang, "text.bonus", {"text": _amount(say, effect["gain"], effect["n"], lang)})
    for effect in card.get("vp", ()):
        if "per" in effect:
            yield say.render(lang, "text.points_per", {"n": effect["vp"], "type": effect["per"]})
        else:
            yield say.render(lang, "text.points", {"n": effect["vp"]})


def _threat(say: Catalogue, card: Component, lang: str) -> Iterator[str]:
    yield say.render(lang, f"text.threat.{card['id']}")
    yield say.render(lang, "text.fight", {"text": amounts(say, card["fight_cost"], lang)})
    yield from _body(say, {"vp": card["vp"]}, lang)


def _advisor(say: Catalogue, card: Component, lang: str) -> Iterator[str]:
    ability = card["ability"]
    effect = ability["effect"][0]
    word = next(iter(effect))
    if word == "discard":
        word = f"discard_{effect['discard']}"
    params: dict[str, str | int] = {"n": effect.get("n", 1)}
    if word in ("produce_extra", "gain"):
        params = {"text": _amount(say, effect[word], effect["n"], lang)}
    yield say.render(lang, "text.ability", {"text": amounts(say, ability["cost"], lang)})
    yield say.render(lang, f"text.advisor.{word}", params)
    yield say.render(lang, f"text.when.{ability.get('timing', ability['phase']).partition(':')[0]}")
    yield say.render(lang, "text.choice_bonus")


def _quest(say: Catalogue, card: Component, lang: str) -> Iterator[str]:
    for name, side in card["sides"].items():
        yield say.render(lang, f"text.quest.{name}")
        for step in side["steps"]:
            parts = [amounts(say, step["cost"], lang)]
            parts += [say.render(lang, "text.requires", {"n": r["n"], "type": r["type"]}) for r in step["requires"]]
            rewards = []
            for reward in step["reward"]:
                if "rule" in reward:
                    rewards.append(say.render(lang, "text.straight"))
                elif "if" in reward:
                    amount = _amount(say, reward["gain"], reward["n"], lang)
                    rewards.append(say.render(lang, "text.first", {"text": amount}))
                else:
                    rewards.append(_amount(say, reward["gain"], reward["n"], lang))
            mark = "text.last_step" if step["last_step"] else "text.step"
            given = {"step": step["id"], "cost": "; ".join(parts), "reward": joined(lang, rewards)}
            yield say.render(lang, mark, given)
