"""Turns the data into the rows of numbers that the rules read, and refuses what it does not know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from regnum.games.viscounts.cards import Cards
from regnum.games.viscounts.codes import limits, moments, ops, things, towns
from regnum.games.viscounts.declare import ACTIONS, BUILDINGS, COUNTED, GOODS, ICONS, MODIFIERS, RIBBONS, TIMINGS, VERBS
from regnum.games.viscounts.rival_tables import rival_columns
from regnum.kernel.core.containers import NONE, bit, row_of
from regnum.kernel.datum import Datum
from regnum.kernel.effects import Book, Given, Verbs

if TYPE_CHECKING:
    from regnum.kernel.core.containers import Row

MOST = 20
"""No number on a card is higher."""
MOMENT_WORDS = {
    **{f"after_action:{action}": number for number, action in enumerate(ACTIONS.words)},
    "collision_any_player": moments.COLLISION,
    "on_flip_debt": moments.FLIP_DEBT,
    "on_gain_debt": moments.GAIN_DEBT,
    "on_hire": moments.HIRE,
}
CARD_VERBS = Verbs(*VERBS.all[: ops.IF_CRIMINALS])
"""What a player's card can do; the verbs after these are the solo opponent's."""
NEITHER_ASKS_NOR_SHUFFLES = (ops.GAIN, ops.DEED, ops.VIRTUE, ops.CORRUPTION)


class Effects(Book):
    """The lists of effects: a list is one moment, in which Corruption comes before Virtue."""

    def written(self, rows: tuple[Given, ...], place: Datum) -> int:
        """The address of these rows, the Corruption among them before the first Virtue."""  # VIS-5.3
        told = [row[0] for row in rows]
        if ops.VIRTUE in told:
            first = told.index(ops.VIRTUE)
            late = [row for row in rows[first:] if row[0] == ops.CORRUPTION]
            rows = (*rows[:first], *late, *(row for row in rows[first:] if row[0] != ops.CORRUPTION))
        return super().written(rows, place)


def build_cards(of: Mapping[str, Sequence[Datum]], file: Mapping[str, Datum]) -> Cards:
    """The tables of a game: from the things of each family, and from whole files where a table is no thing."""
    book = Effects(CARD_VERBS)
    folk, tiles, players, favours = of["townsfolk"], of["manuscripts"], of["player_cards"], of["favours"]
    towns, spots, links, slots = of["towns"], of["spots"], of["links"], of["slots"]
    own, castle, bonus, debts, scoring = (
        file["player_board"], file["castle"], file["bonus_cards"], file["debts_deeds"], file["rules_tables"]["scoring"],
    )  # fmt: skip
    abilities = [book.add(card.get("ability.effect", ())) for card in folk]
    changes = [modifier(card) for card in folk]
    ribbons = [tile["ribbon"].one_of(RIBBONS.words) if i < limits.TILES else NONE for i, tile in enumerate(tiles)]
    joined = {link["from"].number(0, things.SPOTS - 1): i for i, link in enumerate(links)}
    stacks = ("1", "2", "3", "4")

    def rewards(things_: Sequence[Datum], key: str) -> Row:
        """Where the lists of effects at a key begin."""
        return row(book.add(thing.get(key, ())) for thing in things_)

    def bringing(op: int) -> Row:
        return row(int(op in book.ops(at)) for at in abilities)

    return Cards(
        silver=row(card["silver"].number(0, MOST) for card in folk),
        icons=row(n for card in folk for n in icons(card["icons"])),
        top_right=rewards(folk, "on_recruit_or_dismiss"),
        timing=row(card["ability.timing"].one_of(TIMINGS.words) for card in folk),
        ability=row_of(abilities),
        moment=row(moment(card) for card in folk),
        brings_corruption=bringing(ops.CORRUPTION),
        brings_virtue=bringing(ops.VIRTUE),
        asks=row(int(any(op not in NEITHER_ASKS_NOR_SHUFFLES for op in book.ops(at))) for at in abilities),
        modifier=row(change.kind for change in changes),
        modified=row(change.action for change in changes),
        modifier_from=row(change.source for change in changes),
        modifier_takes=row(change.takes for change in changes),
        modifier_gives=row(change.gives for change in changes),
        resources_as_icon=row(change.resources for change in changes),
        hire_less=row(change.hire_less for change in changes),
        dismiss_less=row(change.dismiss_less for change in changes),
        cost=row(tile["cost"].number(0, 9) for tile in tiles),
        ribbon=row_of(ribbons),
        of_ribbon=row(set_of(ribbon == colour for ribbon in ribbons) for colour in RIBBONS),
        grey_backed=set_of(tile.get("back", "").value == "grey" for tile in tiles),
        immediate=rewards(tiles, "immediate"),
        scored_per=row(tile["end_score.per"].one_of(COUNTED.words) if "end_score" in tile else NONE for tile in tiles),
        scored_every=row(tile.get("end_score.every", 1).number(1, MOST) for tile in tiles),
        scored_points=row(tile.get("end_score.vp", 0).number(0, MOST) for tile in tiles),
        set_points=row_of([0, *numbers(scoring["manuscript_set_vp"])]),
        start_town=row(town_of(card["start_town"].number(1, 10)) for card in players),
        start_gain=rewards(players, "gain"),
        start_extra=row(book.add(extra(card)) for card in players),
        favour_icons=row(n for card in favours for n in icons(card["icons"])),
        favour_points=row(card["vp"].number(0, MOST) for card in favours),
        leader_points=bonus["castle_leader.vp"].number(0, MOST),
        leader_hand=bonus["castle_leader.hand_limit_bonus"].number(0, MOST),
        trade_cost=row(town.get("trade.merchant_icons", 0).number(0, MOST) for town in towns),
        trade_gives=rewards(towns, "trade.gives"),
        spot_rewards=rewards(spots, "effect"),
        link_rewards=row(book.add(links[joined[s]]["effect"]) if s in joined else 0 for s in range(things.SPOTS)),
        link_number=row(joined.get(s, NONE) for s in range(things.SPOTS)),
        left_bank=set_of(spot["bank"].one_of(("left", "right")) == 0 for spot in spots),
        section_rewards=rewards(of["sections"], "tier_2_effect"),
        bump_rewards=row(book.add(castle[f"tiers.{tier}.bump_reward"]) for tier in (1, 2)),
        ascent_reward=book.add(castle["tiers.3.enter_effect"]),
        worker_points=row(castle[f"tiers.{tier}.vp_per_worker"].number(0, MOST) for tier in (1, 2, 3)),
        slot_icons=row(n for slot in slots for n in icons(slot.get("uncovered.icons", {}))),
        slot_moves=row(slot.get("uncovered.move_bonus_optional", 0).number(0, MOST) for slot in slots),
        slot_dismissal=row(slot.get("uncovered.dismiss_cost", 0).number(0, MOST) for slot in slots),
        slot_hand=row(slot.get("uncovered.hand_limit", 0).number(0, MOST) for slot in slots),
        slot_hire=rewards(slots, "uncovered.on_hire"),
        slot_collision=rewards(slots, "uncovered.on_collision"),
        building_cost=row(own[f"building_types.{b}.builder_icons"].number(0, MOST) for b in BUILDINGS.words),
        building_points=row(n for b in BUILDINGS.words for n in (0, *numbers(own[f"building_types.{b}.vp"]))),
        empty_slot_icons=row(n for slot in "123" for n in icons(own.get(f"card_slots.printed_icons.{slot}", {}))),
        nobles=row_of([0, *(step["noble_icons"].number(1, MOST) for step in own["worker_placement"].items())]),
        track_active=row_of([0, *(book.add(space["active_player"]) for space in own["track.columns"].items(7, 7))]),
        track_others=row_of([0, *(book.add(space["other_players"]) for space in own["track.columns"].items(7, 7))]),
        debt_flip=book.add(debts["debt.on_flip"]),
        deed_flip=book.add(debts["deed.on_flip"]),
        unpaid_points=debts["debt.front.vp"].number(-MOST, MOST),
        paid_points=debts["debt.back.vp"].number(-MOST, MOST),
        acquired_points=debts["deed.front.vp"].number(-MOST, MOST),
        approved_points=debts["deed.back.vp"].number(-MOST, MOST),
        debt_stack=row_of([0, *(debts[f"poverty.cards_on_top.{n}"].number(1, 30) for n in stacks)]),
        deed_stack=row_of([0, *(debts[f"prosperity.cards_on_top.{n}"].number(1, 30) for n in stacks)]),
        majority=row_of(numbers(scoring["majority"])),
        majority_of_two=row_of(numbers(scoring["majority_two_players"])),
        flipped_points=row(card["score.vp"].number(1, MOST) for card in of.get("stack_cards", ())),
        tome_icons=row(n for tome in of.get("tomes", ()) for n in tome_icons(benefit(tome))),
        tome_steps=row(
            benefit(tome).get("modifier.move_bonus_optional", 0).number(0, MOST) for tome in of.get("tomes", ())
        ),
        tome_hire_less=row(
            -benefit(tome).get("modifier.townsfolk_cost_delta.hire", 0).number(-MOST, 0) for tome in of.get("tomes", ())
        ),
        tome_bail=row(bail(benefit(tome)) for tome in of.get("tomes", ())),
        aid_ribbon=row(card["top.ribbon"].one_of(RIBBONS.words) for card in of.get("aids", ())),
        aid_tops=rewards(of.get("aids", ()), "top.owner"),
        **rival_columns(book, of["schemes"], of["ai_boards"], file["solo_ai_boards"]),
        **book.columns(),
    )


def row(values: Iterable[int]) -> Row:
    return row_of(list(values))


def set_of(flags: Iterable[bool]) -> int:
    """The set of the things whose flag is set."""
    return sum(bit(i) for i, flag in enumerate(flags) if flag)


def numbers(listed: Datum) -> list[int]:
    return [n.number(0, 99) for n in listed.items()]


def icons(counts: Datum) -> list[int]:
    """How many there are of each icon."""
    counts.keys(ICONS.words)
    return [counts.get(icon, 0).number(0, MOST) for icon in ICONS.words]


def town_of(number: int) -> int:
    """The town with a printed number: two outer ones on each segment."""  # VIS-1.8
    return towns.code_of((number - 1) // 2, (number - 1) % 2)


def extra(card: Datum) -> Datum:
    """The extra step of a Player Card; where it says so, a building must stand at the Viscount's town."""
    told = card["extra"]
    if card.get("extra_where", "any_segment").one_of(("any_segment", "viscount_town")) == 0:
        return told
    return Datum([{**e.value, "where": "viscount_town"} if "build_free" in e else e.value for e in told.items()],
                 told.where)  # fmt: skip


# -- Tomes


def benefit(tome: Datum) -> Datum:
    """What a Tome does for its owner."""  # TOM-2.29
    return tome["benefit"].items(1, 1)[0]


def tome_icons(told: Datum) -> list[int]:
    """The icons that count for each action: those of a Tome for one, and they are the ones that it needs."""
    found = [0] * len(ACTIONS.words)
    if "modifier.icons" in told:
        action = told["action"].one_of(ACTIONS.words)
        told["modifier.icons"].keys((ICONS.words[action],))
        found[action] = told[f"modifier.icons.{ICONS.words[action]}"].number(1, MOST)
    return found


def bail(told: Datum) -> int:
    """The Silver in place of a Debt."""
    if "replace" not in told:
        return 0
    return told["with_cost"].items(1, 1)[0]["silver"].number(1, MOST)


# -- abilities


def moment(card: Datum) -> int:
    """What an ongoing ability answers to."""
    if "ability.trigger" not in card:
        return moments.NEVER
    return card["ability.trigger"].one_of(MOMENT_WORDS)


class Change:
    """How an ongoing ability changes what an action, a hire or a dismissal takes."""

    def __init__(self, kind: int, **values: int) -> None:
        self.kind = kind
        self.action = values.get("action", NONE)
        self.source = values.get("source", NONE)
        self.takes = values.get("takes", 1)
        self.gives = values.get("gives", 1)
        self.resources = values.get("resources", 0)
        self.hire_less = values.get("hire_less", 0)
        self.dismiss_less = values.get("dismiss_less", 0)


def modifier(card: Datum) -> Change:
    """The modifier of an ability; its icon is always the one that its action needs."""
    told = card.get("ability.modifier", {})
    names = told.keys(MODIFIERS.words[1:])
    if not names:
        return Change(0)
    name = names[0]
    kind, inside = MODIFIERS.words.index(name), told[name]
    if name == "townsfolk_cost_delta":
        less = {key: -inside.get(key, 0).number(-MOST, 0) for key in ("hire", "dismiss")}
        return Change(kind, hire_less=less["hire"], dismiss_less=less["dismiss"])
    action = inside["action"].one_of(ACTIONS.words)
    if name == "convert_icons":
        inside["to"].one_of((ICONS.words[action],))
        return Change(
            kind, action=action, source=inside["from"].one_of(ICONS.words), takes=inside["from_n"].number(1, MOST),
            gives=inside["to_n"].number(1, MOST),
        )  # fmt: skip
    inside["icon"].one_of((ICONS.words[action],))
    if name == "pay_as_icon":
        return Change(
            kind, action=action, source=inside["pay"].one_of(GOODS.words), takes=inside["pay_n"].number(1, MOST)
        )
    if name == "resource_boost":
        return Change(
            kind, action=action, source=inside["resource"].one_of(GOODS.words),
            takes=inside["max_units"].number(1, MOST), gives=inside["icons_each"].number(1, MOST),
        )  # fmt: skip
    return Change(
        kind, action=action, resources=sum(bit(g.one_of(GOODS.words)) for g in inside["resources"].items(1, 4))
    )
