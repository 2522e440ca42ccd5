"""Turns the data into the rows of numbers that the rules read, and refuses what it does not know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from regnum.games.architects.cards import Cards
from regnum.games.architects.codes import ops
from regnum.games.architects.declare import GOODS, ICONS, LARGE, LIMITS, MOMENTS, SKILLS, VERBS
from regnum.games.architects.scheme_tables import scheme_tables
from regnum.kernel.core.containers import bit, row_of
from regnum.kernel.datum import Datum
from regnum.kernel.effects import Book

if TYPE_CHECKING:
    from regnum.kernel.core.containers import Row

MOST = 20
"""No number on a card is higher."""
NO_LIMIT = 99
ABILITIES = (
    "on", "effects", "applies_to", "if", "optional", "storehouse_trade", "discount", "discount_any_of", "n", "scope",
    "not", "ignore", "ignore_loss", "reduce_loss", "virtual_workers", "at", "limit", "same_resource", "skip", "replace",
    "pay", "none", "each_point", "substitute", "for", "repeat", "not_for", "with",
)  # fmt: skip
ALONE: Mapping[str, Any] = {"partners": False, "rival_counts": True, "rival_silver": 1}
"""Where everybody plays for oneself."""
SCOPES = {
    "discount": ("per_visit", "action_cost", "workshop_hire"), "ignore": ("every_cost",),
    "ignore_loss": ("action_cost",), "reduce_loss": ("action_cost",),
}  # fmt: skip
"""To what a changed cost belongs."""
LIMITED = ("apprentices", "building_hand")
CREW_MOMENTS = MOMENTS.words[: MOMENTS["debt_gained"]]
"""What Apprentices answer to."""


def build_cards(
    of: Mapping[str, Sequence[Datum]], files: Mapping[str, Datum], refresh_icons: bool, otherwise: Mapping[str, Any]
) -> Cards:
    """The tables of a game: from the things of each family, and the boards; a mode has some numbers `otherwise`."""
    book, mode = Book(VERBS), {**ALONE, **otherwise}
    folk, buildings, market, boards = of["apprentices"], of["buildings"], of["market_cards"], of["boards"]
    town = {place["id"].value: place for place in of["locations"]}
    virtue, levels, scoring = files["virtue_track"], files["cathedral"]["levels"].items(6, 6), files["setup"]["scoring"]
    abilities = [ability(card["ability"]) for card in folk]
    answers = [moment(each, CREW_MOMENTS) for each in abilities]
    trades = [each if "storehouse_trade" in each else None for each in abilities]
    stores = actions(town["kings_storehouse"])
    hire, guard = actions(town["workshop"])["hire"], actions(town["guardhouse"])
    capture, stalls = actions(town["town_centre"])["capture"], actions(town["black_market"])
    stall_costs = [stalls[name]["cost"] for name in ("small_market", "middle_hire", "large_market")]
    small = [book.add(card["small_side"]) for card in market]
    powers = [checked_powers(board["ability"]) for board in boards]
    ends = [card["timing"].one_of(("immediate", "end_game")) == 1 for card in buildings]
    lists = [book.add(card["effects"]) for card in buildings]
    prices = [price(card["cost"]) for card in buildings]
    prices += [price(level["cost"]) for level in levels]
    prices += [price(stores[name]["pay"]) for name in ("trade_virtue", "trade_marble")]
    prices += [[0] * LIMITS["price"] if each is None else price(each["storehouse_trade.pay"]) for each in trades]
    gains = [book.add(stores[name]["gain"]) for name in ("trade_virtue", "trade_marble")]
    gains += [0 if each is None else book.add(each["storehouse_trade.gain"]) for each in trades]

    def by_board(found: Mapping[str, int]) -> Row:
        """A number for each board: what its power of a kind says, and what holds without one."""
        ((key, otherwise),) = found.items()
        return row(power(each, key, otherwise) for each in powers)

    def limit(of: str, otherwise: int) -> Row:
        """For each board the most that it may have of something."""
        limits = [[each for each in own if each.get("limit", "").value == of] for own in powers]
        return row(power(own, "limit", otherwise) for own in limits)

    def start(key: str) -> Row:
        return row(board[f"start.{key}"].number(0, MOST) for board in boards)

    return Cards(
        skills=row(skill_set(card["skills"]) for card in folk),
        hire_virtue=row(card["hire_virtue"].number(-5, 5) for card in folk),
        abilities=row(book.add(each.get("effects", ())) for each in abilities),
        answering=row(set_of(answered == name for answered in answers) for name in MOMENTS.words),
        collectors=row(
            set_of(answered == "collected" and card["location"].value == place
                   for answered, card in zip(answers, folk, strict=True))
            for place in LARGE.words
        ),
        free_prison=set_of("if" in each and each["if.own_workers_in_prison"].number(0, 0) == 0 for each in abilities),
        traders=set_of(each is not None for each in trades),
        trade_gains=row_of(gains),
        capture_less=row(changed(each, "discount", "per_visit") for each in abilities),
        stall_less=row(changed(each, "discount", "action_cost") for each in abilities),
        illusionists=set_of(changed(each, "ignore_loss", "action_cost", 1) == 1 for each in abilities),
        spare_virtue=set_of("ignore_loss" in each or "reduce_loss" in each for each in abilities),
        theft_less=row(changed(each, "reduce_loss", "action_cost") for each in abilities),
        more_workers=row(each.get("virtual_workers", 0).number(0, MOST) for each in abilities),
        needs=row(skill_set(card["skills"]) for card in buildings),
        build_virtue=row(card["build_virtue"].number(-5, 5) for card in buildings),
        building_points=row(card["vp"].number(0, 40) for card in buildings),
        at_once=row(0 if end else at for end, at in zip(ends, lists, strict=True)),
        at_end=row(at if end else 0 for end, at in zip(ends, lists, strict=True)),
        end_virtue=set_of(end and changes_virtue(book, at) for end, at in zip(ends, lists, strict=True)),
        prices=row(n for each in prices for n in each),
        small_goods=row_of(small),
        large_goods=row(book.add(card["large_side"]) for card in market),
        small_twin=row(small.index(at) for at in small),
        printed_small=book.add(files["black_market_cards"]["printed_board.small"]),
        printed_large=book.add(files["black_market_cards"]["printed_board.large"]),
        rewards=row(book.add(card["effects"]) for card in of["rewards"]),
        no_reward=book.add(files["reward_cards"]["empty_pile"]),
        ignored_by_board=by_board({"ignore": 0}),
        hire_less=by_board({"discount": 0}),
        most_apprentices=limit("apprentices", files["setup"]["apprentice_limit"].number(1, MOST)),
        most_buildings=limit("building_hand", LIMITS["hand"]),
        same_metal=set_of(any("same_resource" in each for each in power) for power in powers),
        spares_building=set_of(any("skip" in each for each in power) for power in powers),
        price_less=by_board({"discount_any_of": 0}),
        debt_price=row(debt_price(power) for power in powers),
        pays_buildings=set_of(any("substitute" in each for each in power) for power in powers),
        prevents_loss=set_of(any(is_prevention(each) for each in power) for power in powers),
        board_abilities=row(
            next((book.add(each["effects"]) for each in power if moment(each, MOMENTS.words) == name), 0)
            for power in powers
            for name in MOMENTS.words
        ),
        start_prison=start("workers_in_prison"),
        start_silver=row(
            NO_LIMIT if board["start.silver"].value == "by_seat" else board["start.silver"].number(0, MOST)
            for board in boards
        ),
        start_virtue=start("virtue"),
        start_extra=row(book.add(board["start.extra"]) for board in boards),
        virtue_points=row(level["vp"].number(-20, 20) for level in virtue["levels"].items(15, 15)),
        tax_ignored=row(level["tax_ignored"].number(0, MOST) for level in virtue["levels"].items()),
        level_points=row(level["vp"].number(0, 40) for level in levels),
        level_spaces=row(level.get("spaces", NO_LIMIT).number(1, NO_LIMIT) for level in levels),
        least_virtue=actions(town["guildhall"])["advance_cathedral"]["requires.virtue_min"].number(0, 14),
        most_virtue=town["black_market"]["requires.virtue_max"].number(0, 14),
        icons=row_of(icons(files["guildhall"])),
        collect_base=row(formula(town[place])[0] for place in LARGE.words),
        collect_each=row(formula(town[place])[1] for place in LARGE.words),
        gold_each=actions(town["mines"])["collect_gold"]["formula.per_own_workers"].number(1, MOST),
        hire_silver=paid(hire["pay"], "silver"),
        hire_tax=paid(hire["pay"], "tax"),
        capture_tax=paid(capture["first_cost"], "tax"),
        capture_silver=paid(capture["further_cost"], "silver"),
        theft_virtue=lost(actions(town["tax_stand"])["steal_tax"]["cost"]),
        stall_silver=row(paid(cost, "silver") for cost in stall_costs),
        stall_virtue=lost(stall_costs[0]),
        free_silver=paid(guard["release_captured"]["cost.choose"].items(2, 2)[0], "silver"),
        free_tax=paid(guard["release_captured"]["cost.choose"].items(2, 2)[0], "tax"),
        debt_silver=paid(guard["pay_debt"]["cost"], "silver"),
        debt_tax=paid(guard["pay_debt"]["cost"], "tax"),
        debt_points=-scoring["unpaid_debt"].number(-9, 0),
        silver_points=scoring["silver_per_vp"].number(1, NO_LIMIT),
        draw_at_stall=stalls["middle_draft"]["effects"].items(1, 1)[0]["n"].number(1, MOST),
        refresh_icons=refresh_icons,
        partners=mode["partners"],
        rival_counts=mode["rival_counts"],
        rival_silver=mode["rival_silver"],
        **book.columns(),
        **scheme_tables(of["schemes"], files["solo"]["opponents"]),
    )  # fmt: skip


def row(values: Iterable[int]) -> Row:
    return row_of(list(values))


def set_of(flags: Iterable[bool]) -> int:
    """The set of the things whose flag is set."""
    return sum(bit(i) for i, flag in enumerate(flags) if flag)


def actions(place: Datum) -> dict[str, Datum]:
    """The actions of a location by their ids."""
    return {action["id"].value: action for action in place["actions"].items()}


def skill_set(listed: Datum) -> int:
    """The set of skills that a card names."""
    return sum(bit(i) for i in {skill.one_of(SKILLS.words) for skill in listed.items(0, 3)})


def price(cost: Datum) -> list[int]:
    """What is to be paid: so much of each good, then any mix of some goods."""
    out = [0] * LIMITS["price"]
    for part in cost.items(0, 6):
        if "pay_any_of" in part:
            mix = sum(bit(each.one_of(GOODS.words)) for each in part["pay_any_of"].items(2, 5))
            out[-2:] = [mix, part["n"].number(1, MOST)]
        else:
            out[part["pay"].one_of(GOODS.words)] += part["n"].number(1, MOST)
    return out


def paid(cost: Datum, what: str) -> int:
    """How much Silver or Tax a cost of the board has."""
    return sum(part["n"].number(0, MOST) for part in cost.items() if part.get("pay", "").value == what)


def lost(cost: Datum) -> int:
    """How much Virtue a cost of the board takes."""
    return -sum(part["virtue"].number(-9, 0) for part in cost.items() if "virtue" in part)


def formula(place: Datum) -> tuple[int, int]:
    """What collecting brings in any case, and how many own Workers bring one more; nothing elsewhere."""
    found = next((a["formula"] for a in place["actions"].items() if "formula" in a), None)
    if found is None:
        return 0, 1
    each = found.get("per_own_workers", 1).number(1, MOST)
    return found.get("base", 0).number(0, MOST), each


def icons(hall: Datum) -> list[int]:
    """What is printed on the spaces of the Guildhall, row after row."""
    out = [0] * (LIMITS["rows"] * LIMITS["most_columns"])
    for icon in hall["icons"].items():
        at = (icon["row"].number(1, 4) - 1) * LIMITS["most_columns"] + icon["column"].number(1, 6) - 1
        out[at] = icon["icon"].one_of(ICONS.words)
    return out


# -- abilities


def ability(told: Datum) -> Datum:
    """An ability as it stands there, with nothing in it that nobody knows."""
    told.keys(ABILITIES)
    for kind, scopes in SCOPES.items():
        if kind in told:
            told["scope"].one_of(scopes)
    return told


def checked_powers(told: Datum) -> list[Datum]:
    """What a board can do, with nothing in it that the rules could not carry out."""
    out = [ability(each) for each in told.items(0, 4)]
    for each in out:
        if "limit" in each:
            each["limit"].one_of(LIMITED)
        if moment(each, MOMENTS.words) not in ("", *CREW_MOMENTS):  # in the midst of anything, so nobody is asked
            for gained in each["effects"].items(1, 3):
                gained["gain"].one_of(GOODS.words)
        if "substitute" in each:
            a_building(each["substitute"])
            for good in each["for.any_of"].items(5, 5):
                good.one_of(GOODS.words[: GOODS["silver"]])  # TOM-6.5
            if any("same_resource" in other or "discount_any_of" in other for other in out):
                raise each.wrong("a board that pays with Buildings pays everything else as it is")
        if is_prevention(each):
            each["replace.virtue"].number(-1, -1)
            a_building(each["with"].items(1, 1)[0])
    return out


def a_building(told: Datum) -> None:
    """One Building of the hand is discarded, and nothing else."""
    told.keys(("discard", "n"))
    told["discard"].one_of(("building_card",))
    told["n"].number(1, 1)


def is_prevention(told: Datum) -> bool:
    """Whether an ability prevents the loss of Virtue; the other that replaces something prevents Debts."""
    return "replace" in told and told["replace"].value != "gain_debt"


def moment(told: Datum, known: Sequence[str]) -> str:
    """What an ability answers to; nothing for one that changes a number."""
    return known[told["on"].one_of(known)] if "on" in told else ""


def changed(told: Datum, kind: str, scope: str, n: int = 0) -> int:
    """By how much an Apprentice's ability changes a cost."""
    if kind not in told or told["scope"].value != scope:
        return 0
    return n or told["n"].number(0, MOST)


def power(powers: Sequence[Datum], kind: str, otherwise: int) -> int:
    """The number of a board's power of a kind."""
    return next((each["n"].number(0, MOST) for each in powers if kind in each), otherwise)


def debt_price(powers: Sequence[Datum]) -> int:
    """The Silver that may be paid in place of a Debt."""
    replacing: list[Any] = [each["pay"] for each in powers if "replace" in each and not is_prevention(each)]
    return paid(replacing[0], "silver") if replacing else 0


def changes_virtue(book: Book, at: int) -> bool:
    """Whether a list of effects, or one inside it, changes Virtue."""
    inside = {VERBS.names.index(name) for name in ("per", "if_most", "if_debts")}
    then = 2 + VERBS.columns.index("then")
    while book.rows[at][0] != ops.END:
        op = book.rows[at][0]
        if op == ops.VIRTUE or (op in inside and changes_virtue(book, book.rows[at][then])):
            return True
        at += 1
    return False
