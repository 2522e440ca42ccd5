"""From the data's words to the rows of numbers that the rules read; every effect that is not known is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from regnum.games.wonderful_kingdom.amounts import how_many, one
from regnum.games.wonderful_kingdom.cards import Cards
from regnum.games.wonderful_kingdom.codes import deeds, limits
from regnum.games.wonderful_kingdom.declare import RESOURCES, SPACES
from regnum.kernel.containers import bit, row_of
from regnum.kernel.errors import BadData, shown

if TYPE_CHECKING:
    from regnum.kernel.containers import Row

TYPES = ("structure", "company", "monument", "discovery")
SIDES = ("A", "B")
QUEST_SIDES = ("two_player", "solo")
MEDALS = ("bronze", "silver", "gold")

ABILITIES: Mapping[str, int] = {
    "regain": deeds.REGAIN_TRAP,
    "draw": deeds.DRAW_OPEN,
    "reveal": deeds.TURN_UP,
    "move": deeds.MOVE_OFFER,
    "place": deeds.CUBE_ON_EACH,
    "produce_extra": deeds.EXTRA_CUBES,
    "multiply_calamity_penalty": deeds.DOUBLE_CALAMITIES,
    "gain": deeds.GAIN_KRYSTALLIUM,
    "complete": deeds.COMPLETE,
}
"""The word that an ability's effect begins with; `discard` is told apart by what it discards."""

Data = Mapping[str, Any]
Placed = tuple[str, Data]
"""A component with the place to name if something is wrong with it."""


def build_cards(
    developments: Sequence[Placed], treasures: Sequence[Placed], calamity: Placed, threats: Sequence[Placed],
    advisors: Sequence[Placed], duchies: Sequence[Placed], quests: Sequence[Placed], medals: Sequence[Placed],
) -> Cards:  # fmt: skip
    """All tables of a game; raises BadData with place and reason."""
    copies = [number(f"{place}.copies", card.get("copies"), 1, 9) for place, card in developments]
    if sum(copies) != limits.SITES:
        raise BadData(
            f"{developments[0][0]}: the copies of all development cards are {sum(copies)}, not {limits.SITES}."
        )
    first = [sum(copies[:c]) for c in range(len(copies))]
    kinds = [one_of(f"{place}.type", card.get("type"), TYPES) for place, card in developments]
    makes, makes_per = zip(*(made(card, place) for place, card in developments), strict=True)
    bonus = [gains(f"{place}.construction_bonus", card.get("construction_bonus", [])) for place, card in developments]
    worth = [worths(f"{place}.vp", card.get("vp", [])) for place, card in developments]
    icons = [icon for place, card in duchies for side in SIDES for icon in printed(place, card, side)]
    per = [duchy_worth(place, card, side) for place, card in duchies for side in SIDES]
    penalties = [worths(f"{place}.vp", card.get("vp"))[0] for place, card in (calamity, *threats)]
    abilities = [ability(place, card) for place, card in advisors]
    steps = [step for place, quest in quests for side in QUEST_SIDES for step in quest_steps(place, quest, side)]
    does, amount, resource, paid = columns(abilities, 4)
    fewest = [number(f"{place}.{m}", table.get(m), 0, 999) for place, table in medals for m in MEDALS]
    return Cards(
        rows(spaces(f"{place}.cost", card.get("cost"), kinds[c]) for c, (place, card) in enumerate(developments)),
        rows(cubes(f"{place}.recycle", card.get("recycle")) for place, card in (*developments, *treasures)),
        rows(kinds),
        rows(n for row in makes for n in row),
        rows(n for row in makes_per for n in row),
        rows(b["soldier"] for b in bonus),
        rows(b["krystallium"] for b in bonus),
        rows(flat for flat, _ in worth),
        rows(each for _, each in worth),
        rows(first),
        rows(c for c, n in enumerate(copies) for _ in range(n)),
        rows(sum(bit(c) for c, kind in enumerate(kinds) if kind == t) for t in range(len(TYPES))),
        rows(icons),
        rows(per),
        rows(price(f"{place}.fight_cost", card.get("fight_cost")) for place, card in threats),
        rows(penalties),
        does,
        amount,
        resource,
        paid,
        *(*columns(steps, 9), rows(fewest)),
    )  # fmt: skip


def rows(values: Iterable[int]) -> Row:
    return row_of(list(values))


def columns(table: Sequence[Sequence[int]], n: int) -> list[Row]:
    return [rows(row[i] for row in table) for i in range(n)]


# -- reading


def number(place: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadData(f"{place}: must be a number from {least} to {most}, not {shown(value)}.")
    return value


def one_of(place: str, value: object, names: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in names:
        raise BadData(f"{place}: must be one of {', '.join(names)}, not {shown(value)}.")
    return names.index(value)


def effects(place: str, value: object, *fields: str) -> list[tuple[str, Data]]:
    """A list of effects that have no other fields than these."""
    if not isinstance(value, list):
        raise BadData(f"{place}: must be a list of effects, not {shown(value)}.")
    out = []
    for i, effect in enumerate(value):
        if not isinstance(effect, Mapping):
            raise BadData(f"{place}[{i}]: must be an effect, not {shown(effect)}.")
        for key in effect:
            if key not in fields:
                raise BadData(f"{place}[{i}]: no effect here has “{shown(key)}”; known are {', '.join(fields)}.")
        out.append((f"{place}[{i}]", effect))
    return out


def spaces(place: str, cost: object, kind: int | None = None) -> int:
    """A cost as spaces; a development card's has the resource of its type."""  # IWK-1.6
    if not isinstance(cost, Mapping) or not cost:
        raise BadData(f"{place}: must be a mapping of resources to numbers, not {shown(cost)}.")
    out = 0
    for name, n in cost.items():
        out += number(f"{place}.{shown(name)}", n, 1, 15) * one(one_of(place, name, SPACES.words))
    if kind is not None and not how_many(out, kind):
        raise BadData(f"{place}: a {TYPES[kind]} always costs {RESOURCES[kind]}.")
    return out


def price(place: str, cost: object) -> int:
    """A cost in soldiers."""
    if not isinstance(cost, Mapping) or list(cost) != ["soldier"]:
        raise BadData(f"{place}: must be a number of soldiers, not {shown(cost)}.")
    return number(f"{place}.soldier", cost["soldier"], 0, 15)


def cubes(place: str, value: object) -> int:
    """What a card is recycled for."""
    out = 0
    for where, effect in effects(place, value, "gain", "n"):
        r = one_of(f"{where}.gain", effect.get("gain"), RESOURCES)
        out += number(f"{where}.n", effect.get("n"), 1, 9) * one(r)
    if not out:
        raise BadData(f"{place}: a card is recycled for at least one cube.")
    return out


def gains(place: str, value: object) -> dict[str, int]:
    """Soldiers and krystallium that a constructed card brings."""  # IWK-6.16
    out = {"soldier": 0, "krystallium": 0}
    for where, effect in effects(place, value, "gain", "n"):
        one_of(f"{where}.gain", effect.get("gain"), tuple(out))
        out[effect["gain"]] += number(f"{where}.n", effect.get("n"), 1, 15)
    return out


def worths(place: str, value: object) -> tuple[int, int]:
    """Flat points, and points for each card of a type."""
    flat = per = 0
    for where, effect in effects(place, value, "vp", "per"):
        if "per" in effect:
            t = one_of(f"{where}.per", effect["per"], TYPES)
            per += number(f"{where}.vp", effect.get("vp"), 1, 15) * one(t)
        else:
            flat += number(f"{where}.vp", effect.get("vp"), -20, 50)
    return flat, per


def made(card: Data, place: str) -> tuple[list[int], list[int]]:
    """What a card produces of each resource: icons, and cubes for each card of a type."""
    flat, per = [0] * 4, [0] * 4
    for where, effect in effects(f"{place}.production", card.get("production", []), "produce", "n", "per"):
        r = one_of(f"{where}.produce", effect.get("produce"), RESOURCES)
        n = number(f"{where}.n", effect.get("n"), 1, 15)
        if "per" in effect:
            per[r] += n * one(one_of(f"{where}.per", effect["per"], TYPES))
        else:
            flat[r] += n
    return flat, per


# -- duchies, advisors, quests


def of_side(place: str, card: Data, side: str) -> Data:
    sides = card.get("sides")
    found = sides.get(side) if isinstance(sides, Mapping) else None
    if not isinstance(found, Mapping):
        raise BadData(f"{place}.sides: side {side} is missing.")
    return found


def printed(place: str, card: Data, side: str) -> list[int]:
    """Icons on one side of a duchy card; four theft tokens must find room."""
    flat, per = made(of_side(place, card, side), f"{place}.sides.{side}")
    if sum(flat) < 4 or any(per):
        raise BadData(f"{place}.sides.{side}.production: a duchy card has at least 4 icons and nothing else.")
    return flat


def duchy_worth(place: str, card: Data, side: str) -> int:
    flat, per = worths(f"{place}.sides.{side}.vp", of_side(place, card, side).get("vp", []))
    if flat:
        raise BadData(f"{place}.sides.{side}.vp: a duchy card gives points for cards of a type only.")
    return per


def ability(place: str, card: Data) -> tuple[int, int, int, int]:
    """What an advisor does, how much of it, with which resource, for how many soldiers."""
    told = card.get("ability")
    if not isinstance(told, Mapping):
        raise BadData(f"{place}.ability: an advisor needs an ability.")
    paid = price(f"{place}.ability.cost", told.get("cost"))
    listed = told.get("effect")
    if not isinstance(listed, list) or len(listed) != 1 or not isinstance(listed[0], Mapping):
        raise BadData(f"{place}.ability.effect: an advisor has one effect.")
    effect = listed[0]
    where = f"{place}.ability.effect[0]"
    if "discard" in effect:
        found = {"offering_area_card": deeds.DISCARD_OFFER, "own_calamity": deeds.DISCARD_CALAMITY}
        one_of(f"{where}.discard", effect["discard"], tuple(found))
        return found[effect["discard"]], 1, 0, paid
    word = next((key for key in effect if key in ABILITIES), None)
    if word is None:
        raise BadData(f"{where}: no effect is known that begins with “{shown(next(iter(effect), ''))}”.")
    if word == "gain":
        one_of(f"{where}.gain", effect["gain"], ("krystallium",))
    resource = one_of(f"{where}.{word}", effect[word], RESOURCES) if word == "produce_extra" else 0
    amount = effect[word] if word == "multiply_calamity_penalty" else effect.get("n", 1)
    return ABILITIES[word], number(f"{where}.n", amount, 1, 15), resource, paid


def quest_steps(place: str, quest: Data, side: str) -> list[tuple[int, ...]]:
    """The four steps of one side of a quest card; just one of them is the last."""  # IWK-11.3
    steps = of_side(place, quest, side).get("steps")
    if not isinstance(steps, list) or len(steps) != 4:
        raise BadData(f"{place}.sides.{side}.steps: a quest has four steps.")
    out = [quest_step(f"{place}.sides.{side}.steps[{i}]", step) for i, step in enumerate(steps)]
    if sum(step[8] for step in out) != 1:
        raise BadData(f"{place}.sides.{side}.steps: one step, and no more, is the last one.")
    return out


def quest_step(place: str, step: Data) -> tuple[int, ...]:
    """Cost, type and number of the cards required, then soldiers, krystallium, vision, straight, first, last."""
    kind = n = 0
    for where, effect in effects(f"{place}.requires", step.get("requires", []), "have", "type", "n"):
        kind, n = one_of(f"{where}.type", effect.get("type"), TYPES), number(f"{where}.n", effect.get("n"), 1, 15)
    gained = {"soldier": 0, "krystallium": 0, "vision_token": 0}
    first = straight = 0
    for where, effect in effects(f"{place}.reward", step.get("reward", []), "gain", "n", "if", "rule"):
        if "rule" in effect:
            one_of(f"{where}.rule", effect["rule"], ("camp_soldiers_taken_directly",))
            straight = 1
            continue
        one_of(f"{where}.gain", effect.get("gain"), tuple(gained))
        amount = number(f"{where}.n", effect.get("n"), 1, 15)
        if "if" in effect:
            one_of(f"{where}.if", effect["if"], ("first_to_complete_step",))
            one_of(f"{where}.gain", effect["gain"], ("krystallium",))
            first += amount
        else:
            gained[effect["gain"]] += amount
    cost = spaces(f"{place}.cost", step.get("cost"))
    return cost, kind, n, *gained.values(), straight, first, int(step.get("last_step") is True)
