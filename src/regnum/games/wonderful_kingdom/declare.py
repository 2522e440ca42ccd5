"""Cards, answers, decisions, reasons, places and events of It's a Wonderful Kingdom, in the order of their numbers.

Cards are numbered through the data files: development cards, treasures, the calamity, threats, advisors. Only advisors
go beyond the 62 members of one word, so every set of cards that can be built, recycled or lie as a burden is one word.
"""

from regnum.kernel.effects import Number, OneOf, Verbs, verb
from regnum.kernel.spec import EventKind, Kind, Reason
from regnum.kernel.vocabulary import Family, Grid, Names, Numbers, Places, Things

THREATS = ("giant_rat", "vermin", "frost_giant", "shadow", "thief")
THINGS = Things(
    Family("development", "developments", 44),
    Family("treasure", "treasures", 10),
    Family("woe", "calamities", ("calamity",)),
    Family("threat", "threats", THREATS),
    Family("advisor", "advisors", 14),
)
DEVELOPMENTS, TREASURES, ADVISORS = THINGS["developments"], THINGS["treasures"], THINGS["advisors"]

RESOURCES = ("materials", "population", "gold", "exploration")
SPACES = Names("resources", *RESOURCES, "krystallium", "soldier", note="Resources, then what else a space may ask for")
RESOURCE_NUMBERS = Numbers(
    "resources", basic=len(RESOURCES), spaces=SPACES.end, any_cube=len(RESOURCES),
    note="ANY_CUBE: where the alchemy area counts cubes whose kind does not matter",
)  # fmt: skip
MODULES = Names("modules", "threats", "advisors", "quests")
STAGES = Names(
    "stages", "deal", "choice", "reveal", "threats", "planning", *RESOURCES, "overseer", "fight", "end",
    "scoring", "setup", note="Parts of a round, in order",
)  # fmt: skip
STAGE_NUMBERS = Numbers("stages", production=STAGES["materials"], note="The first of the four steps of production")
_AMOUNT = Number(1, 15, at="n", default=1)
DEEDS = Verbs(
    verb("regain_trap", {"regain": ...}, amount=_AMOUNT),
    verb("draw_open", {"draw": ...}, "to", "face", "tie", amount=_AMOUNT),
    verb("turn_up", {"reveal": ...}, "in", amount=_AMOUNT),
    verb("discard_offer", {"discard": "offering_area_card"}, amount=_AMOUNT),
    verb("move_offer", {"move": ...}, "to", "keep_facing", amount=_AMOUNT),
    verb("cube_on_each", {"place": ...}, "on", "resource", amount=_AMOUNT),
    verb("extra_cubes", {"produce_extra": ...}, "counts_for_supremacy",
         amount=_AMOUNT, resource=OneOf(RESOURCES, at="produce_extra")),
    verb("double_calamities", {"multiply_calamity_penalty": ...}, "scope",
         amount=Number(1, 15, at="multiply_calamity_penalty")),
    verb("discard_calamity", {"discard": "own_calamity"}, amount=_AMOUNT),
    verb("gain_krystallium", {"gain": "krystallium"}, amount=_AMOUNT),
    verb("complete", {"complete": ...}, amount=_AMOUNT),
    module="deeds", note="What advisors do",
)  # fmt: skip
DEED_NUMBERS = Numbers("deeds", vision_used=len(ADVISORS), note="Among the abilities used in a round: the vision token")
LIMITS = Numbers(
    "limits", rounds=4, turns=16, choices=4, sites=67,
    note="A solo player has choices in place of turns; copies of development cards each have a site of their own",
)  # fmt: skip

WHERE = Names("answers", "left_up", "right_up", "left_down", "right_down", note="Where an offered card goes")
FREE = Names(
    "free", "krystallium", "soldier", "scrap", ("quest", 4), "convert", "confirm", ("advisor", len(ADVISORS)),
    note="What is free to do at any moment, counted from TURN_FREE, PLAN_FREE or ACT_FREE",
)  # fmt: skip
TURN = Names(
    "answers", ("offer", THINGS.count), ("turn_free", FREE["scrap"]), ("turn_scrap", FREE["confirm"] - FREE["scrap"]),
    ("turn_done", FREE.end - FREE["confirm"]), "turn_vision", "turn_trap",
    note="A turn of the choice phase: a card, what is free, the vision token, the solo trap token",
)  # fmt: skip
PLAN = Names(
    "answers", ("build", len(DEVELOPMENTS)), ("recycle", len(DEVELOPMENTS) + len(TREASURES)), "host_giant",
    ("plan_free", FREE.end), note="Planning",
)  # fmt: skip
ACT = Names(
    "answers", ("site", LIMITS["sites"]), "alchemy", *(f"fight_{threat}" for threat in THREATS),
    ("act_free", FREE.end), note="Production, overseeing and fights",
)  # fmt: skip
SEARCH = Names("answers", "no", "yes")
SPOTS = Grid("spots", rows=4, columns=20, note="A card in the left or right area, the own choice or the other's")

# what some questions are about
CUBES = Grid("cubes", rows=2, columns=len(RESOURCES), note="The first cube of a card or a later one; its resource")
PAYMENTS = Grid("payments", rows=4, columns=8, note="A step of the quest; a resource of its cost")
CONVERSIONS = Grid("conversions", rows=6, columns=8, note="How many cubes are still to go; their first resource")
SEARCHES = Grid("searches", rows=21, columns=2, note="The first card that may be given up; its area")

CARDS = tuple(range(THINGS.count))
SITES = tuple(range(LIMITS["sites"]))
AREAS = (0, 1)
BASIC = tuple(range(len(RESOURCES)))
COUNCIL = tuple(range(len(ADVISORS)))
BESIDE = tuple(code for code in range(TURN["turn_free"], TURN.end) if code != TURN["turn_done"])
OFFERED = SPOTS.rows(2)
LOSABLE = tuple(range(THINGS["calamities"].start))
PLANS = tuple(PLAN)
ACTIONS = tuple(range(ACT["act_free"], ACT.end))
PLACING = (ACT["act_free"] + FREE["krystallium"], ACT["act_free"] + FREE["soldier"])
FIGHTS = ACT.of(*(f"fight_{threat}" for threat in THREATS))
ANSWERS = tuple(SEARCH)

KINDS = (
    Kind("keep_advisor", "IWK-10.2", COUNCIL, "tray"),
    Kind("offer", "IWK-4.4", (*CARDS, *BESIDE), "target", verb="offer"),
    Kind("where", "IWK-4.4", tuple(WHERE), "target"),
    Kind("choose", "IWK-4.8", (*AREAS, *BESIDE), "target"),
    Kind("end_turn", "IWK-14.10", (*BESIDE, *TURN.of("turn_done")), "target"),
    Kind("cartographer", "IWK-10.15", AREAS, "target"),
    Kind("eminence", "IWK-10.16", tuple(SPOTS), "target", verb="reveal"),
    Kind("captain", "IWK-10.17", OFFERED, "target", verb="dismiss"),
    Kind("gambler", "IWK-10.18", OFFERED, "target", verb="move"),
    Kind("vision", "IWK-11.12", OFFERED, "target", verb="look"),
    Kind("trap", "IWK-12.8", OFFERED, "target", verb="unmask"),
    Kind("search", "IWK-12.9", ANSWERS, "use"),
    Kind("give_up", "IWK-12.9", SPOTS.rows(1), "target"),
    Kind("keep_card", "IWK-12.9", CARDS, "tray", verb="keep"),
    Kind("shadows", "IWK-9.22", LOSABLE, "target", verb="lose"),
    Kind("thieves", "IWK-9.26", BASIC, "option", verb="cover"),
    Kind("plan", "IWK-14.7", PLANS, "target"),
    Kind("cube", "IWK-5.4", (*SITES, *ACT.of("alchemy"), *PLACING), "target", verb="place"),
    Kind("produce", "IWK-6.11", (*SITES, *ACT.of("alchemy"), *ACTIONS), "target", verb="place"),
    Kind("oversee", "IWK-10.19", ACTIONS, "target"),
    Kind("fight", "IWK-9.9", (*SITES, *FIGHTS, *ACTIONS), "target", verb="free"),
    Kind("host", "IWK-9.15", SITES, "target", verb="host"),
    Kind("krystallium_on", "IWK-7.4", SITES, "target", verb="on"),
    Kind("krystallium_as", "IWK-7.4", (*BASIC, SPACES["krystallium"]), "option", verb="as"),
    Kind("soldier_on", "IWK-7.5", SITES, "target", verb="on"),
    Kind("scrap", "IWK-7.6", SITES, "target", verb="scrap"),
    Kind("artisan", "IWK-10.27", SITES, "target", verb="finish"),
    Kind("overseer_cube", "IWK-10.19", BASIC, "option", verb="cube"),
    Kind("uncover", "IWK-9.28", BASIC, "option", verb="uncover"),
    Kind("pay", "IWK-11.7", tuple(range(16)), "option"),
    Kind("convert", "IWK-11.6", BASIC, "option", verb="spend"),
    Kind("seer", "IWK-10.24", ANSWERS, "use"),
)

REASONS = (
    Reason("no_trap", "IWK-4.6"),
    Reason("no_soldiers", "IWK-10.10"),
    Reason("used", "IWK-10.10"),
    Reason("nothing_spent", "IWK-10.14"),
    Reason("nothing_down", "IWK-10.16"),
    Reason("nothing_offered", "IWK-10.17"),
    Reason("before_choosing", "IWK-10.11"),
    Reason("no_calamity", "IWK-10.25"),
    Reason("no_site", "IWK-R-16"),
    Reason("not_this_phase", "IWK-10.10"),
    Reason("no_space", "IWK-6.12"),
    Reason("no_krystallium", "IWK-7.4"),
    Reason("no_soldier_held", "IWK-7.5"),
    Reason("is_frozen", "IWK-9.19"),
    Reason("needs_host", "IWK-9.34"),
    Reason("cubes_left", "IWK-6.11"),
    Reason("cards_left", "IWK-5.9"),
    Reason("giant_waits", "IWK-9.35"),
    Reason("step_done", "IWK-11.8"),
    Reason("step_too_dear", "IWK-11.4"),
    Reason("step_requires", "IWK-11.10"),
    Reason("too_few_cubes", "IWK-11.6"),
    Reason("no_icon", "IWK-9.26"),
    Reason("not_full", "IWK-9.20"),
    Reason("face_up", "IWK-10.16"),
    Reason("not_searched", "IWK-12.10"),
    Reason("rising_order", "IWK-11.18", later=True),
    Reason("payment", "IWK-11.7"),
    Reason("not_fewer", "IWK-10.15"),
    Reason("not_two", "IWK-12.9"),
    Reason("too_few_to_fight", "IWK-9.10"),
    Reason("vision_spent", "IWK-11.12"),
    Reason("nothing_to_look_at", "IWK-11.12"),
    Reason("nothing_to_turn_up", "IWK-12.8"),
    Reason("token_spent", "IWK-12.4"),
    Reason("no_host", "IWK-9.17"),
    Reason("no_space", "IWK-7.4", "no_krystallium_space"),
    Reason("no_space", "IWK-7.5", "no_soldier_space"),
    Reason("no_space", "IWK-10.29", "no_overseer_space"),
    Reason("nothing_offered", "IWK-10.18", "nothing_to_move"),
    Reason("has_giant", "IWK-9.16"),
    Reason("not_covered", "IWK-9.28"),
    Reason("face_up", "IWK-11.12", "face_up_looked"),
    Reason("face_up", "IWK-12.8", "face_up_unmasked"),
    Reason("rising_order", "IWK-12.9", "search_order", later=True),
    Reason("no_soldiers", "IWK-11.4", "step_lacks_soldiers"),
)

PLACES = Places(
    shared=(
        "deck", "risk", "left", "right", "discard", "supply", ("cubes", *(f"supply.{name}" for name in SPACES.words)),
    ),
    own=(
        "hand", "choice", "sites", "built", "woes", "advisors", "aside", "discarded", "alchemy", "soldiers", "camp",
        "krystallium", "duchy", "traps",
    ),
)  # fmt: skip

EVENTS = (
    EventKind("round", "IWK-3.1", "flash"),
    EventKind("deals", "IWK-4.1", "move", veiled=True),
    EventKind("adds_woe", "IWK-4.1", "move"),
    EventKind("opens", "IWK-4.2", "move"),
    EventKind("offers", "IWK-4.5", "move"),
    EventKind("offers_down", "IWK-4.6", "move", veiled=True),
    EventKind("chooses", "IWK-4.8", "flash"),
    EventKind("takes", "IWK-4.8", "move"),
    EventKind("takes_down", "IWK-4.12", "move", veiled=True),
    EventKind("joins", "IWK-10.6", "move"),
    EventKind("gains_soldiers", "IWK-1.3", "gain"),
    EventKind("gains_krystallium", "IWK-7.3", "gain"),
    EventKind("left_over", "IWK-4.14", "move"),
    EventKind("reveals", "IWK-5.1", "turn_up"),
    EventKind("suffers", "IWK-5.6", "move"),
    EventKind("builds", "IWK-5.3", "move"),
    EventKind("recycles", "IWK-5.4", "move"),
    EventKind("places", "IWK-6.12", "move"),
    EventKind("to_alchemy", "IWK-6.11", "move"),
    EventKind("transmutes", "IWK-7.2", "gain"),
    EventKind("uses_krystallium", "IWK-7.4", "move"),
    EventKind("uses_soldier", "IWK-7.5", "move"),
    EventKind("scraps", "IWK-7.6", "move"),
    EventKind("constructs", "IWK-6.14", "move"),
    EventKind("produces", "IWK-6.3", "gain"),
    EventKind("to_camp", "IWK-6.8", "gain"),
    EventKind("from_camp", "IWK-6.8", "gain"),
    EventKind("straight", "IWK-11.11", "gain"),
    EventKind("confirms", "IWK-14.2", "flash"),
    EventKind("vermin", "IWK-9.13", "move"),
    EventKind("freezes", "IWK-9.15", "flash"),
    EventKind("lies_alone", "IWK-9.18", "flash"),
    EventKind("loses", "IWK-9.22", "move"),
    EventKind("shadow_cubes", "IWK-9.24", "gain"),
    EventKind("covers", "IWK-9.26", "gain"),
    EventKind("uncovers", "IWK-9.28", "gain"),
    EventKind("defeats", "IWK-9.9", "move"),
    EventKind("thaws", "IWK-9.20", "flash"),
    EventKind("asks_advisor", "IWK-10.10", "flash"),
    EventKind("pays_soldiers", "IWK-1.3", "gain"),
    EventKind("regains_trap", "IWK-10.14", "gain"),
    EventKind("turns_up", "IWK-10.16", "turn_up"),
    EventKind("sends_away", "IWK-10.17", "move"),
    EventKind("moves", "IWK-10.18", "move", veiled=True),
    EventKind("extra", "IWK-10.12", "gain"),
    EventKind("completes_step", "IWK-11.4", "flash"),
    EventKind("is_first", "IWK-11.9", "flash"),
    EventKind("gets_vision", "IWK-11.12", "gain"),
    EventKind("looks", "IWK-11.12", "turn_up", veiled=True),
    EventKind("risks", "IWK-12.6", "move", veiled=True),
    EventKind("gives_up", "IWK-12.9", "move"),
    EventKind("looks_top", "IWK-12.9", "move", veiled=True),
    EventKind("keeps", "IWK-12.9", "move"),
    EventKind("clears", "IWK-7.6", "move"),
    EventKind("keeps_advisor", "IWK-10.2", "move"),
    EventKind("rejects_advisor", "IWK-10.30", "move", veiled=True),
    EventKind("doubles", "IWK-10.24", "flash"),
    EventKind("loses_calamity", "IWK-10.25", "move"),
    EventKind("pays_cubes", "IWK-11.5", "gain"),
    EventKind("shuffles", "IWK-12.15", "shuffle"),
    EventKind("game_over", "IWK-3.4", "flash"),
    EventKind("spends_trap", "IWK-4.6", "gain"),
    EventKind("converts", "IWK-11.6", "gain"),
    EventKind("production", "IWK-6.1", "flash"),
    EventKind("pays_krystallium", "IWK-11.7", "gain"),
)
