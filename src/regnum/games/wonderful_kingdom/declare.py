"""Kinds of decisions, reasons and events, with their clauses."""

from regnum.games.wonderful_kingdom import codes
from regnum.kernel.spec import EventKind, Kind, Reason

CARDS = tuple(range(codes.CARDS))
SITES = tuple(range(codes.SITES))
AREAS = (0, 1)
RESOURCES = tuple(range(codes.BASIC))
ADVISORS = tuple(range(codes.ADVISORS))
BESIDE = tuple(code for code in range(codes.TURN_FREE, codes.T_TRAP + 1) if code != codes.T_DONE)
OFFERED = tuple(area * codes.SPOTS + i for area in AREAS for i in range(codes.SPOTS))
LYING = tuple(range(4 * codes.SPOTS))
PLANS = tuple(range(codes.PLAN_FREE + codes.FREE))
ACTIONS = tuple(range(codes.ACT_FREE, codes.ACT_FREE + codes.FREE))
PLACING = (codes.ACT_FREE + codes.F_KRYSTALLIUM, codes.ACT_FREE + codes.F_SOLDIER)
FIGHTS = tuple(range(codes.FIGHT_RAT, codes.ACT_FREE))
ANSWERS = (codes.NO, codes.YES)

KINDS = (
    Kind("keep_advisor", "IWK-10.2", ADVISORS, "tray"),
    Kind("offer", "IWK-4.4", (*CARDS, *BESIDE), "target"),
    Kind("where", "IWK-4.4", (codes.LEFT_UP, codes.RIGHT_UP, codes.LEFT_DOWN, codes.RIGHT_DOWN), "target"),
    Kind("choose", "IWK-4.8", (*AREAS, *BESIDE), "target"),
    Kind("end_turn", "IWK-14.10", (*BESIDE, codes.T_DONE), "target"),
    Kind("cartographer", "IWK-10.15", AREAS, "target"),
    Kind("eminence", "IWK-10.16", LYING, "target"),
    Kind("captain", "IWK-10.17", OFFERED, "target"),
    Kind("gambler", "IWK-10.18", OFFERED, "target"),
    Kind("vision", "IWK-11.12", OFFERED, "target"),
    Kind("trap", "IWK-12.8", OFFERED, "target"),
    Kind("search", "IWK-12.9", ANSWERS, "use"),
    Kind("give_up", "IWK-12.9", tuple(range(codes.SPOTS)), "target"),
    Kind("keep_card", "IWK-12.9", CARDS, "tray"),
    Kind("shadows", "IWK-9.22", tuple(range(codes.CALAMITY)), "target"),
    Kind("thieves", "IWK-9.26", RESOURCES, "option"),
    Kind("plan", "IWK-14.7", PLANS, "target"),
    Kind("cube", "IWK-5.4", (*SITES, codes.ALCHEMY, *PLACING), "target"),
    Kind("produce", "IWK-6.11", (*SITES, codes.ALCHEMY, *ACTIONS), "target"),
    Kind("oversee", "IWK-10.19", ACTIONS, "target"),
    Kind("fight", "IWK-9.9", (*SITES, *FIGHTS, *ACTIONS), "target"),
    Kind("host", "IWK-9.15", SITES, "target"),
    Kind("krystallium_on", "IWK-7.4", SITES, "target"),
    Kind("krystallium_as", "IWK-7.4", (*RESOURCES, codes.KRYSTALLIUM), "option"),
    Kind("soldier_on", "IWK-7.5", SITES, "target"),
    Kind("scrap", "IWK-7.6", SITES, "target"),
    Kind("artisan", "IWK-10.27", SITES, "target"),
    Kind("overseer_cube", "IWK-10.19", RESOURCES, "option"),
    Kind("uncover", "IWK-9.28", RESOURCES, "option"),
    Kind("pay", "IWK-11.7", tuple(range(16)), "option"),
    Kind("convert", "IWK-11.6", RESOURCES, "option"),
    Kind("seer", "IWK-10.24", ANSWERS, "use"),
)

REASONS = {
    codes.NO_TRAP: Reason("no_trap", "IWK-4.6"),
    codes.NO_SOLDIERS: Reason("no_soldiers", "IWK-10.10"),
    codes.USED: Reason("used", "IWK-10.10"),
    codes.NOTHING_SPENT: Reason("nothing_spent", "IWK-10.14"),
    codes.NOTHING_DOWN: Reason("nothing_down", "IWK-10.16"),
    codes.NOTHING_OFFERED: Reason("nothing_offered", "IWK-10.17"),
    codes.BEFORE_CHOOSING: Reason("before_choosing", "IWK-10.11"),
    codes.NO_CALAMITY: Reason("no_calamity", "IWK-10.25"),
    codes.NO_SITE: Reason("no_site", "IWK-1.10"),
    codes.NOT_THIS_PHASE: Reason("not_this_phase", "IWK-10.10"),
    codes.NO_SPACE: Reason("no_space", "IWK-6.12"),
    codes.NO_KRYSTALLIUM: Reason("no_krystallium", "IWK-7.4"),
    codes.NO_SOLDIER_HELD: Reason("no_soldier_held", "IWK-7.5"),
    codes.IS_FROZEN: Reason("is_frozen", "IWK-9.19"),
    codes.NEEDS_HOST: Reason("needs_host", "IWK-9.34"),
    codes.CUBES_LEFT: Reason("cubes_left", "IWK-6.11"),
    codes.CARDS_LEFT: Reason("cards_left", "IWK-5.9"),
    codes.GIANT_WAITS: Reason("giant_waits", "IWK-9.35"),
    codes.STEP_DONE: Reason("step_done", "IWK-11.8"),
    codes.STEP_TOO_DEAR: Reason("step_too_dear", "IWK-11.4"),
    codes.STEP_REQUIRES: Reason("step_requires", "IWK-11.10"),
    codes.TOO_FEW_CUBES: Reason("too_few_cubes", "IWK-11.6"),
    codes.NO_ICON: Reason("no_icon", "IWK-9.26"),
    codes.NOT_FULL: Reason("not_full", "IWK-9.20"),
    codes.FACE_UP: Reason("face_up", "IWK-4.5"),
    codes.NOT_SEARCHED: Reason("not_searched", "IWK-12.10"),
    codes.RISING_ORDER: Reason("rising_order", "IWK-11.18"),
    codes.PAYMENT: Reason("payment", "IWK-11.7"),
    codes.NOT_FEWER: Reason("not_fewer", "IWK-10.15"),
    codes.NOT_TWO: Reason("not_two", "IWK-12.9"),
}

EVENTS = (
    EventKind("round", "IWK-3.1", "flash"),
    EventKind("deals", "IWK-4.1", "move"),
    EventKind("adds_woe", "IWK-4.1", "move"),
    EventKind("opens", "IWK-4.2", "move"),
    EventKind("offers", "IWK-4.5", "move"),
    EventKind("offers_down", "IWK-4.6", "move"),
    EventKind("chooses", "IWK-4.8", "flash"),
    EventKind("takes", "IWK-4.8", "move"),
    EventKind("takes_down", "IWK-4.12", "move"),
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
    EventKind("pays_soldiers", "IWK-9.10", "gain"),
    EventKind("regains_trap", "IWK-10.14", "gain"),
    EventKind("turns_up", "IWK-10.16", "turn_up"),
    EventKind("sends_away", "IWK-10.17", "move"),
    EventKind("moves", "IWK-10.18", "move"),
    EventKind("extra", "IWK-10.12", "gain"),
    EventKind("completes_step", "IWK-11.4", "flash"),
    EventKind("is_first", "IWK-11.9", "flash"),
    EventKind("gets_vision", "IWK-11.12", "gain"),
    EventKind("looks", "IWK-11.12", "turn_up"),
    EventKind("risks", "IWK-12.6", "move"),
    EventKind("gives_up", "IWK-12.9", "move"),
    EventKind("looks_top", "IWK-12.9", "move"),
    EventKind("keeps", "IWK-12.9", "move"),
    EventKind("clears", "IWK-7.6", "move"),
    EventKind("keeps_advisor", "IWK-10.2", "move"),
    EventKind("rejects_advisor", "IWK-10.30", "move"),
    EventKind("doubles", "IWK-10.24", "flash"),
    EventKind("loses_calamity", "IWK-10.25", "move"),
    EventKind("pays_cubes", "IWK-11.5", "gain"),
    EventKind("shuffles", "IWK-12.15", "shuffle"),
    EventKind("game_over", "IWK-3.4", "flash"),
    EventKind("spends_trap", "IWK-4.6", "gain"),
    EventKind("converts", "IWK-11.6", "gain"),
    EventKind("production", "IWK-6.1", "flash"),
)

ADVISOR_CLAUSES = {codes.FIRST_ADVISOR + i: f"IWK-10.{14 + i}" for i in range(codes.ADVISORS)}
"""The clause of each advisor, by its number among the cards."""

WOE_CLAUSES = {
    codes.CALAMITY: "IWK-5.6",
    codes.RAT: "IWK-9.13",
    codes.VERMIN: "IWK-9.14",
    codes.GIANT: "IWK-9.15",
    codes.SHADOW: "IWK-9.22",
    codes.THIEF: "IWK-9.26",
}
