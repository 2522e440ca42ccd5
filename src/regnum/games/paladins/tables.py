"""Turns the data into the rows of numbers that the rules read, and refuses what it does not know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from regnum.games.paladins.cards import Cards
from regnum.games.paladins.codes import limits, ops, things
from regnum.games.paladins.declare import ACTION_IDS, ATTRIBUTES, CLASSES, COUNTED, FACTIONS, SOLO, VERBS, WORKERS
from regnum.kernel.core.containers import NONE, bit, row_of
from regnum.kernel.datum import Datum
from regnum.kernel.effects import Book
from regnum.kernel.errors import BadData

if TYPE_CHECKING:
    from regnum.kernel.core.containers import Row

MOST = 20
"""No number on a card is higher."""
NO_LIMIT = 99
HIGHEST = 40
"""No attribute with its boosts is higher."""

SCHEME_ACTIONS = (*ACTION_IDS, *SOLO.words)
MOMENTS = (*ACTION_IDS, "kings_favour")
DEBTS = ("pay_debt", "gain_debt")
COLOURS = WORKERS.words[: things.WORKERS]
FUSES = (ops.CRIMINAL, ops.TAX)
TOUCHY = (*FUSES, ops.REMOVE, ops.DESTROY, ops.PAY, ops.RECRUIT, ops.HONOUR)


def build_cards(of: Mapping[str, Sequence[Datum]], main: Datum, own: Datum, debt_for_discard: bool) -> Cards:
    """The tables of a game: from the things of each family, the main board and a player's board."""
    book = Book(VERBS)
    paladins, folk, outsiders, favours = of["paladins"], of["townsfolk"], of["outsiders"], of["kings_favours"]
    squares, slots, outsider_slots = of["region_spaces"], of["townsfolk_slots"], main["outsider_slots"].items()
    triggers = [trigger(card) for card in folk]
    passives = [book.add(card.get("passive.effects", ())) for card in folk]
    for card, answered, at in zip(folk, triggers, passives, strict=True):
        if answered == "gain_debt" and any(op in (*FUSES, ops.DEBT) for op in book.ops(at)):
            raise BadData(f"{card.where}: what answers to a Debt brings neither Debts nor an Inquisition.")
    per = [card["endgame.per"].one_of(COUNTED.words) for card in outsiders]
    factions = [card["faction"].one_of(FACTIONS.words) for card in outsiders]
    tracks = {track["id"].value: track for track in own["tracks"].items()} | {"absolve": own["absolve_track"]}
    costs = {name: numbers(track["cost_by_index"]) for name, track in tracks.items()}
    costs |= {name: [left_cost(own, name)] for name in ("develop", "pray")}
    uncovered = {
        name: [book.add(fx) for fx in track.get("uncovered_by_index", [[]]).items()] for name, track in tracks.items()
    }
    spaces = [
        (a["id"].value, colour.one_of(WORKERS.words))
        for a in (*own["left_actions"].items(), *own["right_actions"].items())
        for colour in a["spaces"].items()
    ]

    def rewards(things_: Sequence[Datum], key: str) -> Row:
        """Where the lists of effects at a key begin."""
        return row(book.add(thing[key]) for thing in things_)

    def doing(wanted: Sequence[int]) -> int:
        """The Townsfolk whose reward has one of these effects."""
        return set_of(any(op in wanted for op in book.ops(at)) for at in passives)

    return Cards(
        paladin_workers=row(w.one_of(COLOURS) for card in paladins for w in card["workers"].items(2, 2)),
        boosts=row(n for card in paladins for n in boosts(card)),
        paladin_action=row(card["ability.action"].one_of(ACTION_IDS) for card in paladins),
        paladin_less=row(less(card["ability"]) for card in paladins),
        paladin_bonus=row(book.add(card.get("ability.effects", ())) for card in paladins),
        discard_rewards=rewards(folk, "discard"),
        recruit_bonuses=rewards(folk, "recruit_bonus"),
        passives=row_of(passives),
        after_action=row(set_of(answered == action for answered in triggers) for action in SCHEME_ACTIONS),
        after_paying=set_of(answered == "pay_debt" for answered in triggers),
        after_debt=set_of(answered == "gain_debt" for answered in triggers),
        inquisitors=set_of(answered == "inquisition" for answered in triggers),
        least_suspicions=row(card.get("passive.condition.suspicion_min", 0).number(0, MOST) for card in folk),
        most_suspicions=row(card.get("passive.condition.suspicion_max", NO_LIMIT).number(0, NO_LIMIT) for card in folk),
        fuses=doing(FUSES),
        touchy=doing(TOUCHY),
        removers=doing((ops.REMOVE,)),
        folk=set_of("tome" not in card for card in folk),
        by_two=set_of(card.get("passive.trigger.workers", 1).number(1, 2) == 2 for card in folk),
        cheaper=set_of("less" in card for card in folk),
        less_action=row(card["less.action"].one_of(ACTION_IDS) if "less" in card else NONE for card in folk),
        less=row(card.get("less.n", 0).number(0, MOST) for card in folk),
        bailing=set_of("bail" in card for card in folk),
        bail=row(card.get("bail.silver", 0).number(0, MOST) for card in folk),
        attack_rewards=rewards(outsiders, "attack"),
        convert_rewards=rewards(outsiders, "convert"),
        factions=row_of(factions),
        scored_per=row_of(per),
        scored_every=row(card["endgame.every"].number(1, MOST) for card in outsiders),
        scored_points=row(card["endgame.vp"].number(0, MOST) for card in outsiders),
        scored_base=row(card.get("endgame.base", 0).number(0, MOST) for card in outsiders),
        mercenaries=set_of(COUNTED.words[counted] == "converted_mercenaries" for counted in per),
        of_faction=row(set_of(faction == f for faction in factions) for f in FACTIONS),
        wall_rewards=rewards(of["walls"], "effects"),
        wall_points=row(card["endgame_vp"].number(0, MOST) for card in of["walls"]),
        tavern_workers=row(n for card in of["tavern"] for n in counts(card)),
        suspicion_tax=row(card["tax"].number(0, MOST) for card in of["suspicion"]),
        order_action=row(card["requires.action"].one_of(ACTION_IDS) for card in of["kings_orders"]),
        order_count=of["kings_orders"][0]["requires.count"].number(1, limits.MOST_DONE),
        order_points=row(slot["vp"].number(0, MOST) for slot in main["kings_order_slots"].items()),
        favour_worker=row(card["worker"].one_of(WORKERS.words) for card in favours),
        favour_silver=row(cost(card["cost"], "silver") for card in favours),
        favour_provisions=row(cost(card["cost"], "provisions") for card in favours),
        favour_debts=row(cost(card["cost"], "debt") for card in favours),
        favour_rewards=rewards(favours, "effects"),
        scheme_action=row(card["action"].one_of(SCHEME_ACTIONS) for card in of["schemes"]),
        slot_silver=row(slot["silver"].number(0, MOST) for slot in slots),
        slot_debt=set_of(slot["debt_instead"].flag() for slot in slots),
        outsider_strength=row(slot["strength"].number(0, MOST) for slot in outsider_slots),
        outsider_faith=row(slot["faith"].number(0, MOST) for slot in outsider_slots),
        square_rewards=rewards(squares, "effects"),
        square_class=row(square["reward_class"].one_of(CLASSES.words) for square in squares),
        square_region=row(square["region"].number(1, 9) for square in squares),
        faith_reach=reach(main, squares, "min_faith"),
        strength_reach=reach(main, squares, "min_strength"),
        space_colour=row(colour for _, colour in spaces),
        first_space=row(next(i for i, (a, _) in enumerate(spaces) if a == action) for action in ACTION_IDS),
        spaces_of=row(sum(a == action for a, _ in spaces) for action in ACTION_IDS),
        cost=by_action(costs),
        wall_needs=row_of([*numbers(tracks["fortify"]["attr_required_by_index"]), NO_LIMIT]),
        jar_needs=row_of([*(jar["influence"].number(0, MOST) for jar in of["jars"]), NO_LIMIT]),
        track_rewards=by_action(uncovered),
        jar_rewards=rewards(of["jar_spaces"], "effects"),
        development_rewards=rewards(of["development"], "effects"),
        attribute_points=row_of(numbers(own["attribute_track.vp_by_value"])),
        develop_points=row_of(numbers(own["development_vp_by_count.values"])),
        count_points=by_action({name: numbers(track.get("vp_by_count", [0])) for name, track in tracks.items()}),
        overlay_rewards=row(book.add(o["modes"].items(1, 1)[0]["effects"]) for o in of.get("overlays", ())),
        debt_for_discard=debt_for_discard,
        mixed=mixed(book),
        **book.columns(),
    )


def row(values: Iterable[int]) -> Row:
    return row_of(list(values))


def set_of(flags: Iterable[bool]) -> int:
    """The set of the things whose flag is set."""
    return sum(bit(i) for i, flag in enumerate(flags) if flag)


def numbers(listed: Datum) -> list[int]:
    return [n.number(0, NO_LIMIT) for n in listed.items()]


def by_action(data: Mapping[str, Sequence[int]]) -> Row:
    """Eight numbers for each action; the last one given goes on."""
    rows: list[int] = []
    for action in ACTION_IDS:
        given = list(data.get(action, (0,)))
        rows += (given + [given[-1]] * limits.STEPS)[: limits.STEPS]
    return row_of(rows)


def mixed(book: Book) -> Row:
    """1 where a list begins whose order can matter."""
    flags = [0] * len(book.rows)
    for at in book.lists():
        flags[at] = int(order_matters(list(book.ops(at))))
    return row_of(flags)


def order_matters(listed: Sequence[int]) -> bool:
    """Whether a list can end differently in another order: something may bring an Inquisition that changes the rest."""
    return any(op in FUSES for op in listed) and len({op for op in listed if op in TOUCHY}) > 1


# -- cards


def boosts(card: Datum) -> list[int]:
    """What a Paladin adds to each attribute."""
    card["boost"].keys(ATTRIBUTES.words)
    return [card["boost"].get(name, 0).number(0, MOST) for name in ATTRIBUTES.words]


def less(ability: Datum) -> int:
    """How much less an action costs by a Paladin's ability."""
    reading: tuple[Callable[[], int], ...] = (lambda: NO_LIMIT, lambda: ability["n"].number(0, MOST), lambda: 0)
    return reading[ability["modify"].one_of(("cost_free", "cost_less", "bonus"))]()


def trigger(card: Datum) -> str:
    """What a Townsfolk answers to: an action, a King's Favour, a Debt that is paid or taken, an Inquisition."""
    if "passive" not in card:
        return "nothing"
    told = card["passive.trigger"]
    if "action" in told:
        return MOMENTS[told["action"].one_of(MOMENTS)]
    if "effect" in told:
        return DEBTS[told["effect"].one_of(DEBTS)]
    return ("inquisition",)[told["event"].one_of(("inquisition",))]


def counts(card: Datum) -> list[int]:
    """How many workers of each colour a Tavern card brings."""
    brought = [worker.one_of(COLOURS) for worker in card["workers"].items(4, 4)]
    return [brought.count(kind) for kind in range(things.WORKERS)]


def cost(parts: Datum, resource: str) -> int:
    """How much of a resource a cost asks for."""
    for part in parts.items():
        part.keys(("silver", "provisions", "debt"))
    return sum(part.get(resource, 0).number(0, MOST) for part in parts.items())


# -- boards


def left_cost(own: Datum, action: str) -> int:
    """What an action on the left costs."""
    entry = next(a for a in own["left_actions"].items() if a["id"].value == action)
    (mode,) = entry["modes"].items()[:1]
    (part,) = mode["cost"].items(1, 1)
    return part["silver"].number(0, MOST)


def reach(main: Datum, squares: Sequence[Datum], key: str) -> Row:
    """For each value of an attribute the squares within reach."""
    needed = {region["region"].value: region[key].number(0, MOST) for region in main["regions"].items()}
    return row(set_of(needed[square["region"].value] <= value for square in squares) for value in range(HIGHEST))
