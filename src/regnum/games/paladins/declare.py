"""The things, answers, decisions, reasons, places, events and lists of Paladins, in the order of their numbers.

Cards, squares and spaces are numbered from 0 within their own family, in the order of `data/`; the families stand one
after the other in the list of all things, each from its `FIRST_` number on.
"""

from collections.abc import Mapping, Sequence

from regnum.kernel.effects import Fixed, Length, Number, OneOf, Options, Verbs, asking, verb
from regnum.kernel.spec import EventKind, Kind, Reason
from regnum.kernel.vocabulary import Family, Grid, Names, Numbers, Places, Things

WORKERS = Names(
    "workers", labourer="white", scout="green", merchant="blue", fighter="red", cleric="black", criminal="purple",
    any="any", note="Workers; ANY is the colour of a clear space",
)  # fmt: skip
ATTRIBUTES = Names("attributes", "faith", "strength", "influence")
TOKENS = Names("tokens", "silver", "provisions", "debt", "paid_debt")
AMOUNTS = Names(
    "amounts", "silver", "provisions", ("attributes", 3), "unpaid", "paid", note="What a board counts, in one row"
)
CLASSES = Names(
    "classes", "free_recruit", "pay_debt", "pray", "two_workers", "one_worker", "two_silver", "remove_suspicion",
    note="What squares of the map give",
)  # fmt: skip
FACTIONS = Names("factions", "saracen", "byzantine", "viking")
LEFT = Names("actions", "develop", "recruit", "hunt", "trade", "pray", "conspire", note="Left side of the own board")
RIGHT = Names(
    "actions", "commission", "fortify", "garrison", "absolve", "attack", "convert", first=LEFT.end, note="Right side"
)
SOLO = Names("actions", "rest", "kings_order", "kings_favour", first=RIGHT.end, note="What only the solo opponent does")
ACTION_IDS = (*LEFT.words, *RIGHT.words)

THINGS = Things(
    Family("paladin", "paladins", 12),
    Family("townsfolk", "townsfolk", 32),
    Family("outsider", "outsiders", 36),
    Family("wall", "walls", 16),
    Family("tavern", "taverns", 24),
    Family("suspicion", "suspicions", 3),
    Family("order", "orders", 6),
    Family("favour", "favours", 10),
    Family("scheme", "schemes", 11),
    Family("square", "squares", 40),
    Family("worker", "workers", 6),
    Family("jar_space", "jar_spaces", 7),
    Family("action", "actions", 12),
    Family("attribute", "attributes", 3),
    Family("workshop_space", "workshop_spaces", 12),
    Family("development", "developments", 8),
    Family("jar", "jars", 7),
    Family("slot", "slots", 5),
    Family("token", "tokens", 4),
)

_FOLK = (*THINGS["townsfolk"], THINGS["tokens"][0], *range(THINGS.count, THINGS.count + 2))
"""After the Townsfolk of the base game stands the number of the Paladin, which none of them has; then come those that
the Tomesaga adds, who are the last of all things."""

FIELD_FAMILIES: Mapping[str, Sequence[int]] = {
    field: THINGS[family]
    for family, fields in {
        "paladins": "paladins under hand paladin used",
        "taverns": "tavern taverns tavern_deck tavern_discard",
        "workers": "pool spaces favour_workers",
        "workshop_spaces": "workshops",
        "suspicions": "suspicions suspicion_deck suspicion_discard",
        "outsiders": "attacked converted outsiders outsider_deck outsider_discard",
        "walls": "walls wall_deck",
        "orders": "orders order_deck",
        "favours": "favours favour_deck",
        "schemes": "schemes scheme_discard",
        "squares": "free monks outposts",
        "jar_spaces": "jars",
    }.items()
    for field in fields.split()
} | dict.fromkeys(("crew", "townsfolk", "town_deck", "town_discard"), _FOLK)
"""For each field of the state which of the things its numbers mean."""

LIMITS = Numbers(
    "limits", most_of_attribute=12, left_actions=LEFT.end, most_done=7, steps=8, spaces=28, first_right_space=10,
    outsider_slots=6, favour_slots=5,
    note="Actions on the right, attacks aside, can be done MOST_DONE times; tables have STEPS numbers for "
    "each;\n# a board has ten worker spaces on the left, three for each action on the right",
)  # fmt: skip


def first(family: str) -> tuple[int, ...]:
    """The numbers of a family's things, counted from 0."""
    return tuple(range(len(THINGS[family])))


DOES = Names(
    "answers", "do_develop", "do_discard", "do_recruit", "do_hunt", "do_hunt_two", "do_trade", "do_trade_two",
    "do_pray", "do_conspire", "do_commission", "do_fortify", "do_garrison", "do_absolve", "do_attack", "do_convert",
    ("do_favour", 5), "do_pass",
    note="Actions: on the left with one or two workers, on the right, a Favour, passing",
)  # fmt: skip
TOWNSFOLK = Names(
    "answers", ("by_silver", 5), ("by_debt", 5), "no_townsfolk", note="A Townsfolk's slot, and how it is paid"
)
PRAYERS = Names("answers", ("prayer", 12), "no_prayer", note="An action to be cleared of workers")
USES = Names("answers", "yes", "no")
KEPT = Names("answers", ("kept", 6), "enough", note="A worker to keep")
ABILITIES = Names("answers", ("the_townsfolk", 32), "the_paladin", note="Whose ability is next")
TOMESAGA = Names(
    "answers", ("tomesaga_townsfolk", 2), first=ABILITIES.end, note="The same of the Townsfolk that the Tomesaga adds"
)
WORKSHOPS = Grid("workshops", rows=6, columns=2, note="An action on the right; its left or middle space")
SLOTS = first("slots")

KINDS = (
    Kind("first", "PAL-2.11", SLOTS, "target"),
    Kind("paladin", "PAL-3.5", first("paladins"), "sort"),
    Kind("top", "PAL-3.5", first("paladins"), "sort"),
    Kind("tavern", "PAL-3.6", first("taverns"), "target"),
    Kind("action", "PAL-3.8", tuple(DOES), "target"),
    Kind("worker", "PAL-4.15", first("workers"), "assign"),
    Kind("recruit", "PAL-5.8", tuple(TOWNSFOLK)[:-1], "target"),
    Kind("discard", "PAL-5.6", tuple(TOWNSFOLK)[:-1], "target"),
    Kind("recruit_free", "PAL-9.6", (*SLOTS, *TOWNSFOLK.of("no_townsfolk")), "target"),
    Kind("workshop", "PAL-5.2", tuple(WORKSHOPS), "target"),
    Kind("pray", "PAL-5.12", tuple(PRAYERS), "target"),
    Kind("square", "PAL-6.2", first("squares"), "target"),
    Kind("jar", "PAL-6.13", first("jar_spaces"), "target"),
    Kind("attack", "PAL-6.16", tuple(range(6)), "target"),
    Kind("convert", "PAL-6.19", tuple(range(6)), "target"),
    Kind("option", "PAL-7.7", tuple(range(3)), "option"),
    Kind("use", "PAL-9.7", tuple(USES), "use"),
    Kind("order", "PAL-4.14", tuple(range(8)), "order"),
    Kind("ability", "PAL-8.8", (*ABILITIES, *TOMESAGA), "order"),
    Kind("keep", "PAL-10.3", tuple(KEPT), "multi"),
)

REASONS = (
    Reason("used", "PAL-4.5"),
    Reason("not_turned_up", "PAL-7.5"),
    Reason("favour_taken", "PAL-7.4"),
    Reason("no_workshop_left", "PAL-5.17"),
    Reason("limit_reached", "PAL-4.10"),
    Reason("workers_missing", "PAL-4.15"),
    Reason("criminal_missing", "PAL-7.8"),
    Reason("silver_missing", "PAL-4.13"),
    Reason("provisions_missing", "PAL-4.13"),
    Reason("walls_gone", "PAL-6.8"),
    Reason("influence_for_wall", "PAL-6.6"),
    Reason("influence_for_jar", "PAL-6.12"),
    Reason("no_square", "PAL-6.11"),
    Reason("no_townsfolk_to_pay", "PAL-5.8"),
    Reason("nobody_to_attack", "PAL-6.17"),
    Reason("nobody_to_convert", "PAL-6.19"),
    Reason("nothing_to_clear", "PAL-5.15"),
    Reason("slot_empty", "PAL-3.15"),
    Reason("no_debt_here", "PAL-5.8"),
    Reason("debt_not_for_discard", "PAL-R.30"),
    Reason("nothing_to_pay", "PAL-R.6"),
    Reason("square_taken", "PAL-6.23"),
    Reason("square_closed", "PAL-6.3"),
    Reason("faith_for_region", "PAL-6.2"),
    Reason("strength_for_region", "PAL-6.10"),
    Reason("jar_space_full", "PAL-6.13"),
    Reason("strength_too_dear", "PAL-6.17"),
    Reason("faith_too_low", "PAL-6.19"),
    Reason("space_covered", "PAL-5.2"),
    Reason("no_worker_there", "PAL-5.15"),
    Reason("prays_itself", "PAL-5.14"),
    Reason("wrong_worker", "PAL-4.3"),
    Reason("needed_elsewhere", "PAL-4.15"),
    Reason("same_set", "PAL-4.15", later=True),
)

PLACES = Places(
    shared=(
        "supply", "tax", "townsfolk", "town_deck", "town_discard", "outsiders", "outsider_deck", "outsider_discard",
        "wall_deck", "suspicion_deck", "suspicion_discard", "tavern_deck", "taverns", "tavern_discard", "order_deck",
        "orders", "favour_deck", "favours", "favour_workers", ("map", "free"), "schemes", "scheme_discard", "marker",
    ),
    own=(
        "paladins", "under", "hand", "paladin", "used", "tavern", "pool", ("board", "spaces"), "workshops", "silver",
        "provisions", "faith", "strength", "influence", "unpaid", "paid", "suspicions", "crew", "attacked", "converted",
        "walls", "monks", "outposts", "jars",
    ),
)  # fmt: skip

EVENTS = (
    EventKind("round_begins", "PAL-3.1", "flash"),
    EventKind("order_up", "PAL-3.3", "turn_up"),
    EventKind("favour_up", "PAL-3.3", "turn_up"),
    EventKind("tavern_up", "PAL-3.4", "turn_up"),
    EventKind("row_filled", "PAL-3.11", "turn_up"),
    EventKind("row_slides", "PAL-3.11", "slide"),
    EventKind("row_discards", "PAL-3.11", "move"),
    EventKind("draws_paladins", "PAL-3.5", "move", veiled=True),
    EventKind("keeps_paladin", "PAL-3.5", "flash", veiled=True),
    EventKind("returns_top", "PAL-3.5", "move", veiled=True),
    EventKind("returns_under", "PAL-3.5", "move", veiled=True),
    EventKind("reveals_paladin", "PAL-3.6", "turn_up"),
    EventKind("takes_tavern", "PAL-3.6", "move"),
    EventKind("paladin_leaves", "PAL-3.10", "move"),
    EventKind("taverns_leave", "PAL-3.13", "move"),
    EventKind("shuffles", "PAL-3.13", "shuffle"),
    EventKind("gains_worker", "PAL-9.2", "gain"),
    EventKind("places_worker", "PAL-4.1", "move"),
    EventKind("worker_leaves", "PAL-5.12", "move"),
    EventKind("acts", "PAL-3.8", "flash"),
    EventKind("pays_silver", "PAL-4.13", "pay"),
    EventKind("pays_provisions", "PAL-4.13", "pay"),
    EventKind("gains_silver", "PAL-9.3", "gain"),
    EventKind("gains_provisions", "PAL-9.3", "gain"),
    EventKind("gains_tax", "PAL-8.1", "gain"),
    EventKind("attribute", "PAL-9.1", "mark"),
    EventKind("takes_debt", "PAL-8.6", "gain"),
    EventKind("pays_debt", "PAL-8.6", "turn_up"),
    EventKind("destroys_debt", "PAL-8.6", "pay"),
    EventKind("draws_suspicion", "PAL-8.3", "turn_up"),
    EventKind("removes_suspicion", "PAL-8.5", "move"),
    EventKind("nothing_left_to_draw", "PAL-8.4", "flash"),
    EventKind("inquisition", "PAL-8.8", "flash"),
    EventKind("ability", "PAL-13.1", "flash"),
    EventKind("most_suspicious", "PAL-8.9", "flash"),
    EventKind("nobody_suspicious", "PAL-8.10", "flash"),
    EventKind("tax_refilled", "PAL-8.11", "gain"),
    EventKind("places_workshop", "PAL-5.1", "attach"),
    EventKind("clears", "PAL-5.12", "flash"),
    EventKind("discards_townsfolk", "PAL-5.6", "move"),
    EventKind("hires", "PAL-5.7", "move"),
    EventKind("places_monk", "PAL-6.2", "move"),
    EventKind("places_outpost", "PAL-6.10", "move"),
    EventKind("builds_wall", "PAL-6.7", "turn_up"),
    EventKind("places_jar", "PAL-6.13", "move"),
    EventKind("attacks", "PAL-6.18", "move"),
    EventKind("converts", "PAL-6.21", "move"),
    EventKind("uses_favour", "PAL-7.3", "flash"),
    EventKind("declines", "PAL-9.7", "flash"),
    EventKind("passes", "PAL-10.2", "flash"),
    EventKind("keeps", "PAL-10.3", "flash"),
    EventKind("gives_back", "PAL-10.3", "move"),
    EventKind("game_over", "PAL-10.5", "flash"),
    EventKind("rival_workshop", "PAL-15.8", "attach"),
    EventKind("rival_favour_scheme", "PAL-15.8", "move"),
    EventKind("rival_begins", "PAL-15.10", "flash"),
    EventKind("rival_tavern", "PAL-15.9", "flash"),
    EventKind("rival_scheme", "PAL-15.12", "turn_up"),
    EventKind("rival_cannot_workers", "PAL-15.12", "flash"),
    EventKind("rival_cannot_filled", "PAL-15.12", "flash"),
    EventKind("rival_cannot_low", "PAL-15.12", "flash"),
    EventKind("rival_cannot_target", "PAL-15.12", "flash"),
    EventKind("rival_cannot_more", "PAL-15.12", "flash"),
    EventKind("rival_no_favour", "PAL-15.35", "flash"),
    EventKind("rival_does", "PAL-15.12", "flash"),
    EventKind("rival_marker", "PAL-15.18", "mark"),
    EventKind("rival_wraps", "PAL-15.19", "mark"),
    EventKind("rival_coin", "PAL-15.22", "pay"),
    EventKind("rival_prays", "PAL-15.25", "flash"),
    EventKind("rival_reshuffles", "PAL-15.25", "shuffle"),
    EventKind("rival_rests", "PAL-15.28", "flash"),
    EventKind("rival_passes", "PAL-15.15", "flash"),
    EventKind("rival_flips_jar", "PAL-15.31", "turn_up"),
)

_N = Number(0, 20)
VERBS = Verbs(
    verb("worker", {"gain": "worker"}, arg=OneOf(WORKERS.words[:6], at="color"), n=_N),
    verb("silver", {"gain": "silver"}, n=_N),
    verb("provisions", {"gain": "provisions"}, n=_N),
    verb("attribute", {"attr": ...}, arg=OneOf(ATTRIBUTES.words, at="attr"), n=_N),
    # those that ask, to which abilities answer, or that may bring an Inquisition
    asking("debt", {"gain": "debt"}, n=_N),
    asking("criminal", {"gain": "worker", "color": "purple"}, n=_N),
    asking("tax", {"gain": "tax"}, n=_N),
    asking("remove", {"remove": "suspicion"}, n=_N),
    asking("destroy", {"destroy": "debt"}, n=_N),
    asking("pay", {"pay": "debt"}, n=_N),
    asking("pray", {"do": "pray"}, n=Fixed(1)),
    asking("recruit", {"do": "recruit_free"}, n=Fixed(1)),
    asking("develop", {"do": "develop_free"}, n=Fixed(1)),
    asking("choose", {"choose": ...}, then=Options(2, 3, at="choose"), n=Length(at="choose")),
    asking("honour", {"honour": ...}, n=Number(1, 12, at="honour")),
)
"""What effects do: how each is written in the data, and what its row holds; `cards.py` explains the columns."""

COUNTED = Names(
    "counted", "commission", "garrison", "develop", "fortify", "absolve", "townsfolk_in_crew", "strength", "influence",
    "faith", "attacked_saracen", "attacked_byzantine", "attacked_viking", "kings_orders_completed",
    "converted_mercenaries", "paid_debt", "unpaid_debt", "suspicion",
    note="What converted Outsiders count at the end",
)  # fmt: skip
TERMS = Names(
    "terms", "orders", "attributes", "develop", "debts", "resources", "commission", "fortify", "garrison", "absolve",
    "convert", note="Terms of the score",
)  # fmt: skip
TERM_NUMBERS = Numbers("terms", count=TERMS.end)
