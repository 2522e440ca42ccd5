"""The things, answers, decisions, reasons, places, events and lists of Viscounts, in the order of their numbers.

Cards, tiles and parts of the boards are numbered from 0 within their own family, in the order of `data/`; the families
stand one after the other in the list of all things, each from its `FIRST_` number on.
"""

from collections.abc import Mapping

from regnum.kernel.datum import Datum
from regnum.kernel.effects import By, Fixed, Length, Nested, Number, OneOf, Options, Verbs, asking, verb
from regnum.kernel.spec import EventKind, Kind, Reason
from regnum.kernel.vocabulary import Family, Grid, Names, Numbers, Places, Things

GOODS = Names("goods", "silver", "ink", "gold", "stone", note="Silver, then the three resources")
ICONS = Names("icons", "merchant", "builder", "noble", "cleric", "criminal")
ACTIONS = Names("actions", "trade", "build", "castle", "transcribe", note="In the order of the icons that they need")
BUILDINGS = Names("buildings", "trading_post", "guildhall", "workshop", note="In the order of their slots")
SLOTS = Names(
    "slots", *(f"{building}_{n}" for building in BUILDINGS.words for n in (1, 2, 3)),
    note="Building slots of a player's board, three for each type",
)  # fmt: skip
RIBBONS = Names("ribbons", "grey", "black", "yellow", "blue")
MOMENTS = Names(
    "moments", "after_trade", "after_build", "after_castle", "after_transcribe", "collision", "flip_debt", "gain_debt",
    "hire", "never", "rival_uncovers", "rival_flips", "rival_gains_scheme",
    note="What an ongoing ability answers to; the first four stand in the order of the actions",
)  # fmt: skip
TIMINGS = Names("timings", "none", "immediate", "ongoing", "drop_off")
MODIFIERS = Names(
    "modifiers",
    "none",
    "convert_icons",
    "pay_as_icon",
    "resource_boost",
    "resource_as_icon",
    "townsfolk_cost_delta",
    note="Ongoing abilities that change what an action, a hire or a dismissal takes",
)
PHASES = Names(
    "phases",
    "pairs",
    "slide",
    "place",
    "movement",
    "action",
    "recruit",
    "collision",
    "drawing",
    note="Set-up, then the phases of a turn; the first of them in two steps",
)
SIDES = Names("sides", "a", "b", note="Of the segments: A with one or two players, B with more")
LIMITS = Numbers(
    "limits", segments=5, spots_a=4, spots_b=5, first_spot_a=25, left=0, right=1, inner=2, card_slots=3,
    neutral=68, printed=5, first_printed=68, first_starting=73, starting=8, first_hero=81, first_tomesaga_hero=91,
    tiles=35, track=7, workers=20, under_each=6, section_limit=3, fewest_cards=3, hand=3, most_exchanges=60,
    most_placed=4, pairs=5,
    note="Spots of side B come first, those of side A after them",
)  # fmt: skip

TOKENS = (
    "debt", "paid_debt", "deed", "approved_deed", "worker", "viscount", "virtue", "corruption", "castle_leader",
    "poverty", "prosperity",
)  # fmt: skip
THINGS = Things(
    Family("townsfolk", "townsfolk", 97),
    Family("manuscript", "manuscripts", 40),
    Family("player_card", "player_cards", 10),
    Family("favour", "favours", 4),
    Family("scheme", "schemes", 16),
    Family("ai_board", "ai_boards", 4),
    Family("segment", "segments", 5),
    Family("town", "towns", 15),
    Family("spot", "spots", 45),
    Family("link", "links", 34),
    Family("section", "sections", 5),
    Family("slot", "slots", 9),
    Family("good", "goods", 4),
    Family("icon", "icons", 5),
    Family("action", "actions", 4),
    Family("token", "tokens", TOKENS),
)

FIELD_FAMILIES: Mapping[str, range] = {
    field: THINGS[family]
    for family, fields in {
        "townsfolk": "deck hand board discard tops town_deck removed heroes hero_box",
        "manuscripts": "manuscripts manuscript_tops manuscript_deck",
        "player_cards": "player_cards player_box player_card",
        "favours": "church favours",
        "schemes": "scheme_row scheme_deck scheme_discard future_deck",
        "ai_boards": "ai_board",
        "segments": "ring",
        "towns": "town",
        "spots": "free sites",
        "slots": "built",
    }.items()
    for field in fields.split()
}
"""For each field of the state which of the things its numbers mean."""


def first(family: str) -> tuple[int, ...]:
    """The numbers of a family's things, counted from 0."""
    return tuple(range(len(THINGS[family])))


DOES = Names(
    "answers", ("do_action", 4), ("dismiss_for", 4), "do_nothing",
    note="The four actions, the same after a dismissal, and none",
)  # fmt: skip
CARDS = Names("answers", "top_card", "no_card", first=100, note="Cards by their number; the unseen top one; none")
PILES = Names("answers", ("pile", 5), "no_hire", note="A pile of Townsfolk by its segment")
FLIPS = Names("answers", "flip_debt", "flip_deed")
TOWNS = Grid("towns", rows=5, columns=3, note="A segment, and which of its towns: `limits.LEFT`, `RIGHT` or `INNER`")
GAPS = Grid("gaps", rows=4, columns=1000, note="An action, and how many of its icons are missing")
PAID = Grid("paid", rows=512, columns=8, note="How often the action's own good was paid, and the rank of the last good")
CASTLE_MOVES = Grid("castle_moves", rows=5, columns=2, note="A tier-1 section; 0 clockwise, 1 counter-clockwise")
NO_MOVE = Names("answers", "no_castle_move", first=CASTLE_MOVES.count, note="After the castle moves")
ORDERS = Names("answers", "keep_order", ("order", 5), note="The six orders of three cards: see `ORDERS` in answers.py")
_SEGMENTS = first("segments")

KINDS = (
    Kind("pair", "VIS-2.11", tuple(range(LIMITS["pairs"])), "target"),
    Kind("destroy_any", "VIS-2.14", (*first("townsfolk"), CARDS["no_card"]), "target"),
    Kind("place", "VIS-7.4", first("townsfolk"), "target"),
    Kind("move", "VIS-8.1", first("towns"), "target"),
    Kind("action", "VIS-9.1", tuple(DOES), "target"),
    Kind("pay", "VIS-9.15", first("goods"), "assign"),
    Kind("times", "VIS-10.2", tuple(range(1, LIMITS["most_exchanges"] + 1)), "option"),
    Kind("building", "VIS-11.2", first("slots"), "target"),
    Kind("spot", "VIS-11.1", first("spots"), "target"),
    Kind("link", "VIS-11.7", (0, 1), "order"),
    Kind("workers", "VIS-12.1", tuple(range(1, LIMITS["most_placed"] + 1)), "option"),
    Kind("section", "VIS-12.3", first("sections"), "target"),
    Kind("bump", "VIS-12.8", tuple(range(4)), "target"),
    Kind("hire", "VIS-14.1", tuple(PILES), "target"),
    Kind("resource", "VIS-17.10", GOODS.of("ink", "gold", "stone"), "assign"),
    Kind("flip", "VIS-4.8", tuple(FLIPS), "option"),
    Kind("rearrange", "VIS-17.1", tuple(ORDERS), "order"),
    Kind("discard", "VIS-17.2", (*first("townsfolk"), *CARDS), "target"),
    Kind("destroy", "VIS-17.3", (*first("townsfolk"), *CARDS), "target"),
    Kind("castle_move", "VIS-17.5", (*CASTLE_MOVES, *NO_MOVE), "target"),
    Kind("place_workers", "VIS-17.6", first("sections"), "target"),
    Kind("manuscript", "VIS-17.8", _SEGMENTS, "target"),
    Kind("hire_free", "VIS-17.9", _SEGMENTS, "target"),
    Kind("option", "VIS-3.4", tuple(range(3)), "option"),
    Kind("ability", "VIS-6.10", tuple(range(LIMITS["card_slots"])), "order"),
)

REASONS = (
    Reason("pair_taken", "VIS-2.11"),
    Reason("too_far", "VIS-8.1"),
    Reason("outer_town_needed", "VIS-9.1"),
    Reason("inner_town_needed", "VIS-9.1"),
    Reason("icons_missing", "VIS-9.4"),
    Reason("no_icon_counts", "VIS-9.5"),
    Reason("dismissal_too_dear", "VIS-9.5"),
    Reason("dismissal_in_vain", "VIS-9.14"),
    Reason("no_building_left", "VIS-11.4"),
    Reason("no_spot_free", "VIS-11.1"),
    Reason("no_worker_left", "VIS-12.2"),
    Reason("built_already", "VIS-11.2"),
    Reason("other_building", "VIS-17.7"),
    Reason("spot_taken", "VIS-11.1"),
    Reason("out_of_reach", "VIS-11.1"),
    Reason("good_missing", "VIS-9.4"),
    Reason("rest_unpaid", "VIS-9.15"),
    Reason("same_set", "VIS-9.15", later=True),
    Reason("pile_empty", "VIS-14.3"),
    Reason("too_dear", "VIS-14.1"),
    Reason("no_worker_there", "VIS-17.5"),
    Reason("wrong_cost", "VIS-17.8"),
    Reason("slot_stays_empty", "VIS-17.1"),
    Reason("corruption_first", "VIS-5.3"),
    Reason("no_merchant", "VIS-10.3"),
    Reason("too_few_workers", "VIS-12.2"),
    Reason("manuscripts_gone", "VIS-13.5"),
    Reason("same_set", "VIS-17.10", "same_resources", later=True),
)

PLACES = Places(
    shared=(
        "supply", "ring", "tops", "town_deck", "removed", "manuscript_tops", "manuscript_deck", "player_cards",
        "player_box", "heroes", "hero_box", "church", "free", "debt_stack", "deed_stack", "leader", "scheme_row",
        "scheme_deck", "scheme_discard", "future_deck",
    ),
    own=(
        "deck", "hand", "board", "discard", "town", "goods", "built", "sites", "workers", "tier1", "tier2", "tier3",
        "unpaid", "paid", "acquired", "approved", "corruption", "virtue", "manuscripts", "favours", "player_card",
    ),
)  # fmt: skip

EVENTS = (
    EventKind("round_begins", "VIS-3.1", "flash"),
    EventKind("turn_begins", "VIS-3.2", "flash"),
    EventKind("townsfolk_up", "VIS-14.7", "turn_up"),
    EventKind("manuscript_up", "VIS-14.7", "turn_up"),
    EventKind("pair_up", "VIS-2.10", "turn_up"),
    EventKind("takes_player_card", "VIS-2.11", "move"),
    EventKind("takes_hero", "VIS-2.11", "move"),
    EventKind("pair_returns", "VIS-2.18", "move"),
    EventKind("viscount_starts", "VIS-2.12", "move"),
    EventKind("shuffles", "VIS-16.3", "shuffle"),
    EventKind("draws", "VIS-16.2", "move", veiled=True),
    EventKind("slides", "VIS-7.1", "slide"),
    EventKind("drops_off", "VIS-7.2", "move"),
    EventKind("places_card", "VIS-7.4", "move"),
    EventKind("ability", "VIS-6.3", "flash"),
    EventKind("slot_ability", "VIS-11.9", "flash"),
    EventKind("moves", "VIS-8.1", "move"),
    EventKind("meets", "VIS-8.5", "flash"),
    EventKind("rearranges", "VIS-17.1", "slide"),
    EventKind("acts", "VIS-9.1", "flash"),
    EventKind("no_action", "VIS-9.2", "flash"),
    EventKind("no_result", "VIS-9.14", "flash"),
    EventKind("dismisses", "VIS-9.5", "move"),
    EventKind("gains", "VIS-1.6", "gain"),
    EventKind("pays", "VIS-9.4", "pay"),
    EventKind("exchanges", "VIS-10.1", "flash"),
    EventKind("hires", "VIS-14.2", "move"),
    EventKind("discards", "VIS-17.2", "move"),
    EventKind("destroys", "VIS-17.3", "move"),
    EventKind("declines", "VIS-3.3", "flash"),
    EventKind("virtue", "VIS-5.1", "mark"),
    EventKind("corruption", "VIS-5.1", "mark"),
    EventKind("markers_meet", "VIS-5.4", "flash"),
    EventKind("collision", "VIS-15.1", "flash"),
    EventKind("markers_reset", "VIS-15.5", "mark"),
    EventKind("takes_debt", "VIS-4.1", "gain"),
    EventKind("takes_deed", "VIS-4.1", "gain"),
    EventKind("flips_debt", "VIS-4.4", "turn_up"),
    EventKind("flips_deed", "VIS-4.5", "turn_up"),
    EventKind("poverty_revealed", "VIS-4.2", "turn_up"),
    EventKind("prosperity_revealed", "VIS-4.2", "turn_up"),
    EventKind("builds", "VIS-11.5", "move"),
    EventKind("link", "VIS-11.6", "flash"),
    EventKind("places_worker", "VIS-12.1", "move"),
    EventKind("moves_worker", "VIS-12.4", "move"),
    EventKind("inward", "VIS-12.4", "move"),
    EventKind("ascends", "VIS-12.6", "move"),
    EventKind("bumped", "VIS-12.9", "move"),
    EventKind("takes_leader", "VIS-12.10", "move"),
    EventKind("transcribes", "VIS-13.2", "move"),
    EventKind("transcribes_printed", "VIS-13.5", "flash"),
    EventKind("takes_favour", "VIS-13.4", "move"),
    EventKind("last_round", "VIS-18.1", "flash"),
    EventKind("game_over", "VIS-18.2", "flash"),
    EventKind("rival_board", "VIS-20.1", "flash"),
    EventKind("rival_futures", "VIS-20.8", "shuffle"),
    EventKind("rival_scheme", "VIS-23.1", "turn_up"),
    EventKind("rival_reshuffles", "VIS-23.5", "shuffle"),
    EventKind("rival_gains_scheme", "VIS-21.7", "move"),
    EventKind("rival_focus", "VIS-20.1", "flash"),
    EventKind("rival_does", "VIS-23.2", "flash"),
    EventKind("rival_cannot_icons", "VIS-23.2", "flash"),
    EventKind("rival_cannot_building", "VIS-22.1", "flash"),
    EventKind("rival_cannot_spot", "VIS-22.1", "flash"),
    EventKind("rival_cannot_worker", "VIS-22.10", "flash"),
    EventKind("rival_cannot_flip", "VIS-22.8", "flash"),
    EventKind("rival_instead", "VIS-21.5", "flash"),
    EventKind("rival_slot", "VIS-21.12", "flash"),
    EventKind("rival_shows", "VIS-24.3", "turn_up"),
)


def _costs(listed: Datum, _about: object) -> int:
    """The costs that a free Manuscript may have, as a set."""
    costs = {cost.number(0, 9) for cost in listed.items(1, 9)}
    return sum(2**cost for cost in costs)


_N = Number(0, 20)
VERBS = Verbs(
    verb("gain", {"gain": ...}, arg=OneOf(GOODS.words, at="gain"), n=_N),
    verb("deed", {"gain": "deed"}, n=_N),
    verb("virtue", {"virtue": ...}, n=Number(0, 20, at="virtue")),
    verb("corruption", {"corruption": ...}, n=Number(0, 20, at="corruption")),
    verb("shuffle", {"shuffle": True}, n=Fixed(1)),
    # those that ask, or that abilities answer to
    asking("any", {"gain": "resource_any"}, n=_N),
    asking("debt", {"gain": "debt"}, n=_N),
    asking("flip_debt", {"flip": "debt"}, n=_N),
    asking("flip_deed", {"flip": "deed"}, n=_N),
    asking("flip_any", {"flip": "any"}, n=_N),
    asking("rearrange", {"rearrange": True}, n=Fixed(1)),
    asking("discard", {"discard": ...}, n=Number(0, 20, at="discard")),
    asking("destroy", {"destroy": ...}, n=Number(0, 20, at="destroy")),
    asking("destroy_any", {"destroy": ..., "from": "starting_deck_any"}, n=Number(0, 20, at="destroy")),
    asking("hire", {"hire_free": ...}, n=Number(0, 5, at="hire_free")),
    asking("castle_move", {"castle_move": ...}, n=Number(0, 20, at="castle_move")),
    asking("workers", {"place_workers": ...}, n=Number(0, 20, at="place_workers")),
    asking("build", {"build_free": ...}, arg=OneOf(BUILDINGS.words, at="build_free"), n=Fixed(0)),
    asking(
        "build_here", {"build_free": ..., "where": "viscount_town"}, arg=OneOf(BUILDINGS.words, at="build_free"),
        n=Fixed(1),
    ),
    asking("manuscript", {"gain_manuscript": ...}, arg=By(_costs, at="gain_manuscript.costs"), n=Fixed(1)),
    asking("choose", {"choose": ...}, then=Options(2, 3, at="choose"), n=Length(at="choose")),
    asking("if_criminals", {"if": ..., "then": ...}, arg=OneOf(("0", "1+"), at="if.criminals"), then=Nested()),
    # those that only the solo opponent's Schemes and boards have
    asking("rival_gains_scheme", {"ai_gain_scheme": ...}, n=Number(0, 5, at="ai_gain_scheme")),
    asking("rival_dismisses", {"ai_dismiss": ...}, n=Number(0, 5, at="ai_dismiss")),
    asking("rival_moves", {"ai_move": ...}, n=Number(0, 10, at="ai_move")),
    asking("rival_acts", {"ai_action": ...}, arg=OneOf(ACTIONS.words, at="ai_action")),
    asking("rival_focus", {"ai_focus": True}),
    asking("corruption_each", {"corruption_per_criminal": ...}, n=Number(0, 5, at="corruption_per_criminal")),
    asking("first_possible", {"first_possible": ...}, then=Options(1, 4, at="first_possible"),
           n=Length(at="first_possible")),
)  # fmt: skip
"""What effects do: how each is written in the data, and what its row holds; `cards.py` explains the columns."""

COUNTED = Names(
    "counted", "building", "manuscript", "flipped_deed", "flipped_debt", "worker_in_castle", "resource",
    icon_merchant="icon:merchant", icon_builder="icon:builder", icon_noble="icon:noble", icon_cleric="icon:cleric",
    icon_criminal="icon:criminal", note="What Manuscripts count at the end",
)  # fmt: skip
TERMS = Names(
    "terms", "buildings", "workers", "manuscript_sets", "manuscripts", "castle_leader", "church_favour", "debts",
    "deeds", "poverty", "prosperity", "ai_resources", note="Terms of the score",
)  # fmt: skip
TERM_NUMBERS = Numbers("terms", count=TERMS.end)
