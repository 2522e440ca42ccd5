"""The things, answers, decisions, reasons, places, events and lists of Architects, in the order of their numbers.

Cards and boards are numbered from 0 within their own family, in the order of `data/`; the families stand one after the
other in the list of all things, each from its `FIRST_` number on. A player's colour is the number of the seat.
"""

from collections.abc import Mapping

from regnum.kernel.datum import Datum
from regnum.kernel.effects import By, Fixed, Flag, Length, Nested, Number, OneOf, Options, Verbs, asking, verb
from regnum.kernel.spec import EventKind, Kind, Reason
from regnum.kernel.vocabulary import Family, Grid, Names, Numbers, Places, Things

GOODS = Names("goods", "clay", "wood", "stone", "gold", "marble", "silver")
GOOD_NUMBERS = Numbers("goods", count=GOODS.end)
SKILLS = Names("skills", "carpentry", "tiling", "masonry")
LARGE = Names(
    "locations", "quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop", "town_centre", "tax_stand",
    "guardhouse", note="The large circles, then where else Workers can be",
)  # fmt: skip
SMALL = Names("locations", "black_market", "guildhall", "prison", first=LARGE.end)
LOCATION_IDS = (*LARGE.words, *SMALL.words)
STALLS = Names("stalls", left="left", middle="middle", right="right", note="The three spaces of the Black Market")
OPPONENTS = Names("opponents", "none", "constantine", "helena", note="Who plays from the Scheme cards")
MOMENTS = Names(
    "moments", "collected", "cathedral_advanced", "debt_paid", "tax_stolen", "black_market_action",
    "black_market_reset", "captives_imprisoned", "building_constructed", "guildhall_action", "debt_gained",
    "virtue_gained", note="What abilities answer to; the last two are boards' alone",
)  # fmt: skip
OFFERS = Names(
    "offers", "overflow", "church", "bail", "crane", note="What may be used: a point above 14, an effect, Silver in "
    "place of a Debt, one more Worker",
)  # fmt: skip
LACKS = Names(
    "lacks", "stall", "group", "level", "captive", "prisoner", "debt", "plan", "tax", note="For want of what a step of "
    "a Scheme is skipped",
)  # fmt: skip
ICONS = Names("icons", "no_icon", "apprentice_refresh", "black_market_reset", note="Of the Guildhall's spaces")
SETTINGS = Numbers(
    "settings",
    variable=1,
    chosen=2,
    free_apprentice=4,
    promo_boards=8,
    tomesaga_boards=16,
    note="How a table is set up, as a set",
)
STAGES = Names("stages", "boards", "apprentices", "draft", "turn", "over", note="How far a table has come")
MOMENT_NUMBERS = Numbers("moments", count=MOMENTS.end)

THINGS = Things(
    Family("apprentice", "apprentices", 43),
    Family("building", "buildings", 43),
    Family("market_card", "market_cards", 10),
    Family("reward", "rewards", 6),
    Family("scheme", "schemes", 19),
    Family("location", "locations", LOCATION_IDS),
    Family("good", "goods", 6),
    Family("token", "tokens", ("tax", "virtue", "cathedral", "debt", "paid_debt")),
    Family("worker", "workers", 6),
    Family("skill", "skills", 3),
    Family("board", "boards", 19),
)

FIELD_FAMILIES: Mapping[str, range] = {
    field: THINGS[family]
    for family, fields in {
        "apprentices": "display apprentice_deck apprentice_under crew",
        "buildings": "building_deck building_under hand dealt built",
        "market_cards": "small_pile small_side large turned",
        "rewards": "reward_deck rewards_used",
        "schemes": "schemes future scheme_discard",
        "boards": "board",
    }.items()
    for field in fields.split()
}
"""For each field of the state which of the things its numbers mean."""

LIMITS = Numbers(
    "limits", large=LARGE.end, stalls=STALLS.end, columns=4, slots=8, most_virtue=14, workers=20, most_level=5,
    hand=6, levels=6, rows=4, most_columns=6, most_under=43, price=8,
    note="The display has two rows of four COLUMNS; a PRICE is eight numbers: of each good,\n"
    "# then the set of goods of which any mix is paid, and how many",
)  # fmt: skip
PRICES = Numbers(
    "prices", buildings=0, levels=43, trades=49, trades_of=51, count=94,
    note="Where the prices of Buildings, Cathedral levels and trades begin",
)  # fmt: skip
PAYMENTS = Grid("payments", rows=PRICES["count"], columns=GOODS.end, note="A price, and a good of which it is paid")
BESIDES = Numbers(
    "payments", buildings=1 << GOODS.end, of_one_good=2 << GOODS.end,
    note="Among the goods that cover the rest: Buildings of the hand do;\n# of a price in that one good, not of a mix",
)  # fmt: skip
DISCARDS = Names("discards", "for_gain", "for_price", "for_virtue", note="For what a Building of the hand is given")


def first(family: str) -> tuple[int, ...]:
    """The numbers of a family's things, counted from 0."""
    return tuple(range(len(THINGS[family])))


PLACING = Names(
    "answers", ("to_large", LARGE.end), ("to_stall", STALLS.end), "to_guildhall", ("give_up", 43),
    note="Where a Worker goes; an Apprentice given up before",
)  # fmt: skip
TAKING = Names(
    "answers", ("from_large", LARGE.end), "from_prison", ("from_stall", STALLS.end), ("from_board", 6),
    note="Where a Worker comes back from",
)  # fmt: skip
HIRING = Names("answers", ("slot", 8), "draw", "no_hire", note="An Apprentice of the display, Buildings, or nobody")
SLOTS = tuple(HIRING)[: HIRING["draw"]]
MINING = Names("answers", "mine_clay", "mine_gold")
TRADING = Names(
    "answers", "trade_virtue", "trade_marble", ("trade_of", 43), "no_trade", note="Actions of the King's Storehouse"
)
DONATING = Names("answers", "trade_donation", first=TRADING.end, note="What an overlay adds there")
GROUPS = Grid("groups", rows=LARGE.end, columns=6, note="A large circle, and whose Workers there")
CAPTURES = Names("answers", "no_capture", first=GROUPS.count, note="The end of the captures")
GUARDING = Names(
    "answers", "imprison", "release", "buy_free", "buy_free_by_debt", "pay_debt", "no_guarding",
    note="Actions of the Guardhouse",
)  # fmt: skip
FREEING = Names(
    "answers", ("release_of", 5), ("buy_free_of", 5), ("buy_free_by_debt_of", 5), first=GUARDING.end,
    note="What an overlay adds there: the same for a partner's Workers, by seat",
)  # fmt: skip
BUILDING = Names("answers", ("construct", 43), "advance", note="A Building of the hand, or the Cathedral")
GIVING = Names("answers", ("give", 43), "give_none", note="A Building of the hand to discard")
USES = Names("answers", "yes", "no")
CHOICES = Names("answers", ("option", 3), "no_option", note="One of a Building's effects")
RESETTING = Names(
    "answers", ("ability_of", 43), "ability_of_board", "no_ability", note="Whose ability is used at a reset"
)
MIXES = Names("answers", ("amount", 21), note="How many, up to all Workers of a colour")

KINDS = (
    Kind("board", "ARC-2.17", first("boards"), "target"),
    Kind("first_apprentice", "ARC-2.14", SLOTS, "target"),
    Kind("draft", "ARC-2.8", first("buildings"), "target"),
    Kind("place", "ARC-3.1", tuple(PLACING), "target"),
    Kind("take_back", "ARC-3.2", tuple(TAKING), "target"),
    Kind("mine", "ARC-4.4", tuple(MINING), "option"),
    Kind("trade", "ARC-5.1", tuple(TRADING), "target"),
    Kind("spend", "ARC-3.22", tuple(MIXES), "amount"),
    Kind("discount", "ARC-15.21", GOODS.of("wood", "stone"), "option"),
    Kind("workshop", "ARC-6.1", (*SLOTS, HIRING["draw"]), "target"),
    Kind("stall", "ARC-9.4", (*SLOTS, HIRING["draw"]), "target"),
    Kind("hire", "ARC-15.16", (*SLOTS, HIRING["no_hire"]), "target"),
    Kind("give_up", "ARC-6.13", first("apprentices"), "target"),
    Kind("capture", "ARC-7.2", (*GROUPS, *CAPTURES), "target"),
    Kind("guard", "ARC-10.1", tuple(GUARDING), "option"),
    Kind("build", "ARC-11.1", tuple(BUILDING), "target"),
    Kind("give", "ARC-11.9", tuple(GIVING), "target"),
    Kind("keep", "ARC-9.4", first("buildings"), "target"),
    Kind("hand_limit", "ARC-3.11", first("buildings"), "multi"),
    Kind("option", "ARC-11.5", tuple(CHOICES), "option"),
    Kind("use", "ARC-11.5", tuple(USES), "use"),
    Kind("reset", "ARC-13.6", tuple(RESETTING), "order"),
    Kind("release", "ARC-13.6", tuple(MIXES), "amount"),
    Kind("end_order", "ARC-14.3", first("buildings"), "order"),
)

REASONS = (
    Reason("board_taken", "ARC-2.17"),
    Reason("slot_empty", "ARC-3.21"),
    Reason("no_tax", "ARC-8.2"),
    Reason("too_virtuous", "ARC-9.1"),
    Reason("stall_taken", "ARC-9.2"),
    Reason("silver_missing", "ARC-3.8"),
    Reason("nothing_to_guard", "ARC-10.1"),
    Reason("nothing_to_build", "ARC-11.2"),
    Reason("no_worker_there", "ARC-3.2"),
    Reason("not_from_there", "ARC-3.3"),
    Reason("two_miners", "ARC-4.5"),
    Reason("goods_missing", "ARC-3.14"),
    Reason("cannot_cover", "ARC-3.22"),
    Reason("nobody_there", "ARC-7.2"),
    Reason("too_many_locations", "ARC-7.4"),
    Reason("no_captives", "ARC-10.2"),
    Reason("none_in_prison", "ARC-10.3"),
    Reason("none_captured", "ARC-10.4"),
    Reason("no_debt", "ARC-10.5"),
    Reason("one_action_at_least", "ARC-10.1"),
    Reason("skill_missing", "ARC-11.3"),
    Reason("virtue_too_low", "ARC-11.6"),
    Reason("top_reached", "ARC-11.15"),
    Reason("level_full", "ARC-11.7"),
    Reason("no_building_to_give", "ARC-11.16"),
    Reason("nobody_to_capture", "ARC-7.2"),
)

PLACES = Places(
    shared=(
        "supply", "tax", ("at_location", *LARGE.words), ("black_market", "market"), "guildhall", "prison", "display",
        "apprentice_deck", "apprentice_under", "building_deck", "building_under", "small_pile", "small_side", "large",
        "turned", "reward_deck", "rewards_used", "schemes", "future", "scheme_discard",
    ),
    own=(
        ("workers", "supply"), "goods", "virtue", "cathedral", "unpaid", "paid", "hand", "dealt", "crew", "built",
        "captives", "board",
    ),
)  # fmt: skip

EVENTS = (
    EventKind("turn_begins", "ARC-3.1", "flash"),
    EventKind("takes_board", "ARC-2.17", "flash"),
    EventKind("first_player", "ARC-2.9", "flash"),
    EventKind("deals", "ARC-2.8", "move", veiled=True),
    EventKind("drafts", "ARC-2.8", "move", veiled=True),
    EventKind("passes_cards", "ARC-2.8", "move"),
    EventKind("display_filled", "ARC-2.4", "turn_up"),
    EventKind("row_slides", "ARC-6.6", "slide"),
    EventKind("apprentice_leaves", "ARC-11.12", "move"),
    EventKind("silver_leaves", "ARC-11.12", "move"),
    EventKind("places", "ARC-3.1", "move"),
    EventKind("takes_back", "ARC-3.2", "move"),
    EventKind("passes", "ARC-3.19", "flash"),
    EventKind("gives_up", "ARC-6.8", "move"),
    EventKind("gains", "ARC-1.6", "gain"),
    EventKind("pays", "ARC-3.9", "pay"),
    EventKind("pays_tax", "ARC-3.9", "pay"),
    EventKind("takes_tax", "ARC-8.1", "gain"),
    EventKind("silver_on_card", "ARC-6.4", "pay"),
    EventKind("silver_from_card", "ARC-6.5", "gain"),
    EventKind("gains_virtue", "ARC-3.12", "mark"),
    EventKind("loses_virtue", "ARC-3.12", "mark"),
    EventKind("takes_debt", "ARC-12.7", "gain"),
    EventKind("buys_off_debt", "ARC-15.21", "flash"),
    EventKind("pays_debt", "ARC-10.5", "turn_up"),
    EventKind("destroys_debt", "ARC-12.2", "pay"),
    EventKind("hires", "ARC-6.16", "move"),
    EventKind("draws", "ARC-3.21", "move", veiled=True),
    EventKind("draws_to_choose", "ARC-9.4", "move", veiled=True),
    EventKind("keeps", "ARC-9.4", "move", veiled=True),
    EventKind("puts_under", "ARC-1.10", "move", veiled=True),
    EventKind("captures", "ARC-7.2", "move"),
    EventKind("calls_back", "ARC-7.5", "move"),
    EventKind("imprisons", "ARC-10.2", "move"),
    EventKind("releases", "ARC-10.3", "move"),
    EventKind("buys_free", "ARC-10.4", "move"),
    EventKind("builds", "ARC-11.4", "turn_up"),
    EventKind("advances", "ARC-11.10", "mark"),
    EventKind("reward", "ARC-11.10", "turn_up"),
    EventKind("ability", "ARC-3.18", "flash"),
    EventKind("declines", "ARC-11.5", "flash"),
    EventKind("icon_refresh", "ARC-11.12", "flash"),
    EventKind("reset", "ARC-13.1", "flash"),
    EventKind("market_to_prison", "ARC-13.3", "move"),
    EventKind("market_turns", "ARC-13.4", "turn_up"),
    EventKind("market_shuffles", "ARC-13.5", "shuffle"),
    EventKind("market_shows", "ARC-13.4", "turn_up"),
    EventKind("most_in_prison", "ARC-13.9", "flash"),
    EventKind("guildhall_full", "ARC-14.1", "flash"),
    EventKind("end_effect", "ARC-14.3", "flash"),
    EventKind("game_over", "ARC-14.8", "flash"),
    EventKind("opponent_scheme", "ARC-16.7", "turn_up"),
    EventKind("opponent_reshuffles", "ARC-16.12", "shuffle"),
    EventKind("opponent_rests", "ARC-16.13", "flash"),
    EventKind("opponent_returns", "ARC-16.13", "move"),
    EventKind("opponent_plans", "ARC-16.24", "turn_up"),
    EventKind("opponent_clears_tax", "ARC-16.31", "move"),
    EventKind("opponent_clears_display", "ARC-16.31", "flash"),
    EventKind("opponent_skips", "ARC-16.18", "flash"),
    EventKind("scores", "ARC-16.15", "flash"),
    EventKind("opponent_beaten", "ARC-16.16", "flash"),
    EventKind("opponent_wins", "ARC-16.16", "flash"),
)

COUNTED = Names(
    "counted", *GOODS.words, "cathedral_level", "virtue_level", "constructed_buildings", "paid_debts",
    "captured_workers_on_board", "clay_wood_stone_total", "apprentices_with_carpentry", "apprentices_with_tiling",
    "apprentices_with_masonry", note="What effects count or compare",
)  # fmt: skip
TERMS = Names(
    "terms", "buildings", "cathedral", "virtue", "debts", "goods", "silver", "prison", "guildhall",
    note="Terms of the score; the Guildhall counts for the opponent alone",
)  # fmt: skip
TERM_NUMBERS = Numbers("terms", count=TERMS.end)


def up_to(datum: Datum, _about: object) -> int:
    """How many Workers come back at most."""
    return LIMITS["workers"] if datum.value == "all" else datum.number(1, LIMITS["workers"])


def donations(datum: Datum, _about: object) -> int:
    """How many donations may be made; 0 stands for the own level of the Cathedral."""  # TOM-3.4, TOM-3.5
    return 0 if datum.value == "own_cathedral_level" else datum.number(1, LIMITS["workers"])


_N = Number(0, 20)
_MAY = Flag(default=False)
_RELEASE = ("to", "cost")
VERBS = Verbs(
    verb("gain", {"gain": ...}, arg=OneOf(GOODS.words, at="gain"), n=_N),
    verb("draw", {"gain": "building_card"}, n=_N),
    verb("vp", {"vp": ...}, n=Number(-20, 20, at="vp")),
    verb("debt_penalty", {"debt_penalty_change": ...}, n=Number(-2, 2, at="debt_penalty_change")),
    # those that ask, or that have lists inside
    asking("virtue", {"virtue": ...}, n=Number(-5, 5, at="virtue")),
    asking("debt", {"gain": "debt"}, n=_N),
    asking("choose", {"choose": ...}, then=Options(2, 3, at="choose"), n=Length(at="choose"), optional=_MAY),
    asking("per", {"per": ...}, arg=OneOf(COUNTED.words, at="per"), every=Number(1, 20), then=Nested()),
    asking("if_most", {"if_most": ...}, "strict", arg=OneOf(COUNTED.words, at="if_most"), then=Nested()),
    asking("if_debts", {"if.unpaid_debts": ...}, n=Number(0, 20, at="if.unpaid_debts"), then=Nested()),
    asking("all_players", {"all_players": True}, n=Number(0, 20, at="if.own_workers_in_prison_min", default=0),
           then=Nested()),
    asking("release_prison", {"release": "own_workers", "from": "prison"}, *_RELEASE, n=By(up_to, at="up_to")),
    asking("release_boards", {"release": "own_workers", "from": "other_boards"}, *_RELEASE, n=By(up_to, at="up_to")),
    asking("capture", {"action": "capture"}, "cost", n=Number(1, 4, at="groups"),
           arg=Number(1, 3, at="locations_max", default=1), optional=_MAY),
    asking("guildhall", {"action": "guildhall"}, "optional", n=Number(1, 1, at="extra_worker")),
    asking("hire", {"hire": "apprentice"}, "from", "cost", n=Number(1, 1)),
    asking("destroy", {"destroy": "debt_unpaid"}, "optional", n=_N),
    asking("exchange", {"exchange.discard": "building_card"}, "optional", "max", n=Fixed(1),
           then=Nested(at="exchange.gain")),
    asking("give_up", {"discard": "apprentice"}, "mandatory", n=Number(1, 5)),
    asking("donate", {"action": "donate"}, "optional", n=By(donations)),
)  # fmt: skip
"""What effects do: how each is written in the data, and what its row holds; `cards.py` explains the columns."""

STEPS = Verbs(
    verb("space", {"space": ...}, n=OneOf(("leftmost_free", "rightmost_free"), at="space")),
    verb("gain", {"opponent_gain": "marble"}, n=Number(1, 9)),
    verb("cathedral", {"opponent_cathedral": ...}, n=Number(1, 5, at="opponent_cathedral")),
    verb("capture", {"opponent_capture.location": "most_human_workers"},
         n=Number(1, LARGE.end, at="opponent_capture.groups")),
    verb("release", {"opponent_release_prison": True}),
    verb("plan", {"future_scheme_to_discard": ...}, n=Number(1, 3, at="future_scheme_to_discard")),
    verb("clear_display", {"discard_from_display": "leftmost_of_each_row", "refill": True}),
    verb("clear_tax", {"remove_all_tax": True}),
    # those that change Virtue, or that have a list inside
    asking("virtue", {"opponent_virtue": ...}, n=Number(-5, 5, at="opponent_virtue")),
    asking("pay_debt", {"opponent_pay_debt": ...}, n=Number(1, 5, at="opponent_pay_debt")),
    asking("imprison", {"opponent_imprison_all": True}, then=Nested(at="if_any")),
    module="steps", note="What Schemes make the opponent do",
)  # fmt: skip
