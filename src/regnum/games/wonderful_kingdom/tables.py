"""From the data's words to the rows of numbers that the rules read; every effect that is not known is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from regnum.games.wonderful_kingdom.amounts import how_many, one
from regnum.games.wonderful_kingdom.cards import Cards
from regnum.games.wonderful_kingdom.codes import limits
from regnum.games.wonderful_kingdom.declare import DEEDS, RESOURCES, SPACES
from regnum.kernel.core.containers import bit, row_of
from regnum.kernel.datum import Datum
from regnum.kernel.effects import Number, OneOf, Verbs, verb

if TYPE_CHECKING:
    from regnum.kernel.core.containers import Row

TYPES = ("structure", "company", "monument", "discovery")
SIDES = ("A", "B")
QUEST_SIDES = ("two_player", "solo")
MEDALS = ("bronze", "silver", "gold")

_N = Number(1, 15)
_TYPE = OneOf(TYPES, at="per")
RECYCLED = Verbs(verb("cubes", {"gain": ...}, resource=OneOf(RESOURCES, at="gain"), n=Number(1, 9)))
PRODUCTION = Verbs(
    verb("icons", {"produce": ...}, resource=OneOf(RESOURCES, at="produce"), n=_N),
    verb("per_card", {"produce": ..., "per": ...}, resource=OneOf(RESOURCES, at="produce"), n=_N, type=_TYPE),
)
BONUS = Verbs(verb("soldier", {"gain": "soldier"}, n=_N), verb("krystallium", {"gain": "krystallium"}, n=_N))
POINTS = Verbs(
    verb("flat", {"vp": ...}, n=Number(-20, 50, at="vp")),
    verb("per_card", {"vp": ..., "per": ...}, n=Number(1, 15, at="vp"), type=_TYPE),
)
REQUIRED = Verbs(verb("cards", {"have": ...}, type=OneOf(TYPES), n=_N))
REWARD = Verbs(
    verb("soldier", {"gain": "soldier"}, n=_N),
    verb("krystallium", {"gain": "krystallium"}, n=_N),
    verb("vision", {"gain": "vision_token"}, n=_N),
    verb("first", {"gain": "krystallium", "if": "first_to_complete_step"}, n=_N),
    verb("straight", {"rule": "camp_soldiers_taken_directly"}),
)
"""The effects on cards that are no verbs of the rules: they add up to numbers."""


def build_cards(of: Mapping[str, Sequence[Datum]], medals: Sequence[Datum]) -> Cards:
    """All tables of a game, from its components family by family; raises BadData with place and reason."""
    developments, threats, advisors = of["developments"], of["threats"], of["advisors"]
    copies = [card["copies"].number(1, 9) for card in developments]
    if sum(copies) != limits.SITES:
        raise developments[0].wrong(f"the copies of all development cards are {sum(copies)}, not {limits.SITES}")
    types = [card["type"].one_of(TYPES) for card in developments]
    made = [production(card.get("production", [])) for card in developments]
    bonus = [totals(BONUS, card.get("construction_bonus", [])) for card in developments]
    worth = [points(card.get("vp", [])) for card in developments]
    sides = [duchy["sides"][side] for duchy in of["duchies"] for side in SIDES]
    deeds = [deed(card["ability.effect"]) for card in advisors]
    steps = [step for quest in of["quests"] for side in QUEST_SIDES for step in quest_steps(quest["sides"][side])]
    rewards = [totals(REWARD, step.get("reward", [])) for step in steps]
    required = [requirement(step.get("requires", [])) for step in steps]
    return Cards(
        cost=row(development_cost(card["cost"], types[c]) for c, card in enumerate(developments)),
        recycle=row(recycled(card["recycle"]) for card in (*developments, *of["treasures"])),
        type_of=row_of(types),
        makes=row(n for icons, _ in made for n in icons),
        makes_per=row(n for _, per in made for n in per),
        soldiers=row(b["soldier"] for b in bonus),
        krystallium=row(b["krystallium"] for b in bonus),
        points=row(flat for flat, _ in worth),
        points_per=row(per for _, per in worth),
        first_site=row(sum(copies[:c]) for c in range(len(copies))),
        site_card=row(c for c, n in enumerate(copies) for _ in range(n)),
        types=row(sum(bit(c) for c, kind in enumerate(types) if kind == t) for t in range(len(TYPES))),
        icons=row(n for side in sides for n in duchy_icons(side["production"])),
        duchy_per=row(duchy_points(side["vp"]) for side in sides),
        fight=row(soldiers(card["fight_cost"]) for card in threats),
        penalty=row(points(card["vp"])[0] for card in (*of["calamities"], *threats)),
        does=row(does["op"] for does in deeds),
        amount=row(does["amount"] for does in deeds),
        resource=row(does["resource"] for does in deeds),
        price=row(soldiers(card["ability.cost"]) for card in advisors),
        step_cost=row(spaces(step["cost"]) for step in steps),
        step_type=row(kind for kind, _ in required),
        step_cards=row(n for _, n in required),
        step_soldiers=row(reward["soldier"] for reward in rewards),
        step_krystallium=row(reward["krystallium"] for reward in rewards),
        step_vision=row(reward["vision"] for reward in rewards),
        step_straight=row(int("straight" in reward) for reward in rewards),
        step_first=row(reward["first"] for reward in rewards),
        step_last=row(int(step.get("last_step", False).flag()) for step in steps),
        fewest_points=row(table[medal].number(0, 999) for table in medals for medal in MEDALS),
    )


def row(values: Iterable[int]) -> Row:
    return row_of(list(values))


def totals(verbs: Verbs, effects: Datum) -> Counter[str]:
    """How much of each verb a list of effects has."""  # IWK-6.16
    out: Counter[str] = Counter()
    for name, numbers in verbs.each(effects):
        out[name] += numbers["n"]
    return out


# -- costs


def spaces(cost: Datum) -> int:
    """A cost as spaces."""
    asked = cost.keys(SPACES.words)
    if not asked:
        raise cost.wrong("must be a mapping of resources to numbers, not {}")
    return sum(cost[name].number(1, 15) * one(SPACES[name]) for name in asked)


def development_cost(cost: Datum, kind: int) -> int:
    """The cost of a development card: it has the resource of its type."""  # IWK-1.6
    out = spaces(cost)
    if not how_many(out, kind):
        raise cost.wrong(f"a {TYPES[kind]} always costs {RESOURCES[kind]}")
    return out


def soldiers(cost: Datum) -> int:
    """A cost in soldiers and nothing else."""
    cost.keys(("soldier",))
    return cost["soldier"].number(0, 15)


# -- what cards bring


def recycled(effects: Datum) -> int:
    """The cubes that a card is recycled for."""
    out = sum(cubes["n"] * one(cubes["resource"]) for _, cubes in RECYCLED.each(effects))
    if not out:
        raise effects.wrong("a card is recycled for at least one cube")
    return out


def production(effects: Datum) -> tuple[list[int], list[int]]:
    """What a card produces of each resource: icons, and cubes for each card of a type."""
    icons, per = [0] * len(RESOURCES), [0] * len(RESOURCES)
    for name, made in PRODUCTION.each(effects):
        if name == "icons":
            icons[made["resource"]] += made["n"]
        else:
            per[made["resource"]] += made["n"] * one(made["type"])
    return icons, per


def points(effects: Datum) -> tuple[int, int]:
    """Flat points, and points for each card of a type."""
    flat = per = 0
    for name, worth in POINTS.each(effects):
        if name == "flat":
            flat += worth["n"]
        else:
            per += worth["n"] * one(worth["type"])
    return flat, per


# -- duchies, advisors, quests


def duchy_icons(effects: Datum) -> list[int]:
    """Icons on one side of a duchy card; four theft tokens must find room."""
    icons, per = production(effects)
    if sum(icons) < 4 or any(per):
        raise effects.wrong("a duchy card has at least 4 icons and nothing else")
    return icons


def duchy_points(effects: Datum) -> int:
    flat, per = points(effects)
    if flat:
        raise effects.wrong("a duchy card gives points for cards of a type only")
    return per


def deed(effects: Datum) -> dict[str, int]:
    """What an advisor does: one effect."""
    effects.items(1, 1)
    ((name, numbers),) = DEEDS.each(effects)
    return {"op": DEEDS.names.index(name), **numbers}


def quest_steps(side: Datum) -> list[Datum]:
    """The four steps of one side of a quest card; just one of them is the last."""  # IWK-11.3
    steps = side["steps"].items(4, 4)
    if sum(step.get("last_step", False).flag() for step in steps) != 1:
        raise side["steps"].wrong("one step, and no more, is the last one")
    return steps


def requirement(effects: Datum) -> tuple[int, int]:
    """The type and the number of the cards that a quest step requires."""
    kind = n = 0
    for _, required in REQUIRED.each(effects):
        kind, n = required["type"], required["n"]
    return kind, n
