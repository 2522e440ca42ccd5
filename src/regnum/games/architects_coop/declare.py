"""What the co-op of Architects declares beside Architects itself: decisions, events, and what the Overlord's cards do.

What Architects declares comes first in every list, so that its rules' numbers hold here too.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from regnum.games.architects import declare as base
from regnum.games.architects.declare import LOCATION_IDS
from regnum.kernel.effects import Nested, Number, OneOf, Verbs, asking, verb
from regnum.kernel.spec import EventKind, Kind, Reason
from regnum.kernel.vocabulary import Family, Grid, Names, Numbers, Things

SECTIONS = Names(
    "sections", "no_section", "upper", "lower", note="The part of the Overlord board that an arrow points to"
)
DEMANDS = Numbers("demands", levels=4, most_players=5, note="A demand of each level is in the row")
DONATED = Names(
    "donated", "clay", "wood", "stone", "gold", "marble", "silver", "building_card", "debt_paid", "debt_unpaid",
    note="What can be donated; the goods first, by their own numbers",
)  # fmt: skip
HELPERS = Names(
    "helpers", "rogue_carpentry", "rogue_tiling", "rogue_masonry", "cleric_carpentry", "cleric_tiling",
    "cleric_masonry", first=len(base.THINGS["apprentices"]), note="Rogues and Clerics, after all other Apprentices",
)  # fmt: skip
HELPER_NUMBERS = Numbers("helpers", skills=3, cards=6, each=2, note="Two cards for each skill")

THINGS = Things(
    *base.THINGS.families,
    Family("helper", "helpers", HELPERS.words),
    Family("plan", "plans", 14),
    Family("demand", "demands", 8),
    Family("calamity", "calamities", 8),
)

FIELD_FAMILIES: Mapping[str, Sequence[int]] = {
    **base.FIELD_FAMILIES,
    "crew": (*base.THINGS["apprentices"], *THINGS["helpers"]),
    **dict.fromkeys(("schemes", "future", "discards", "last"), THINGS["plans"]),
    "demands": THINGS["demands"],
    **dict.fromkeys(("events", "revealed"), THINGS["calamities"]),
    "laid": base.THINGS["buildings"],
}

GIFTS = Grid(
    "gifts", rows=DONATED.end, columns=6, note="What is donated, and to which seat; the last column is a demand"
)
DONATING = Names("gifts", "no_gift", first=GIFTS.count)
TO_DEMAND = Numbers("gifts", demand=5)
SIDES = Names("answers", "rogue", "cleric", note="Which side of the card is used")
PARTNERS = Names("answers", ("player", 5), note="One of the players")

_MORE = {
    "trade": (*base.TRADING, *base.DONATING),
    "guard": (*base.GUARDING, *base.FREEING),
    "give_up": tuple(range(HELPERS.end)),
}
KINDS = (
    *(replace(kind, codes=_MORE.get(kind.id, kind.codes)) for kind in base.KINDS),
    Kind("side", "TOM-3.3", tuple(SIDES), "option"),
    Kind("reject", "TOM-3.9", base.first("buildings"), "target"),
    Kind("donate", "TOM-3.25", (*GIFTS, *DONATING), "target"),
    Kind("donate_building", "TOM-3.68", base.first("buildings"), "target"),
    Kind("one_player", "TOM-3.66", tuple(PARTNERS), "option"),
    Kind("settle", "TOM-3.66", tuple(PARTNERS), "option"),
    Kind("lose_worker", "TOM-3.47", tuple(base.LARGE), "target"),
    Kind("lose_building", "TOM-3.76", base.first("buildings"), "target"),
)

REASONS = (
    *base.REASONS,
    Reason("partner", "TOM-3.18"),
    Reason("nothing_to_donate", "TOM-3.25"),
    Reason("none_to_give", "TOM-3.26"),
    Reason("not_demanded", "TOM-3.28"),
    Reason("demand_met", "TOM-3.28"),
    Reason("no_worker_to_lose", "TOM-3.47"),
)

EVENTS = (
    *base.EVENTS,
    EventKind("takes_helper", "TOM-3.3", "move"),
    EventKind("donates", "TOM-3.25", "pay"),
    EventKind("donates_building", "TOM-3.68", "move", veiled=True),
    EventKind("gives_to_demand", "TOM-3.28", "pay"),
    EventKind("building_to_demand", "TOM-3.68", "move", veiled=True),
    EventKind("overlord_scheme", "TOM-3.35", "turn_up"),
    EventKind("overlord_reshuffles", "TOM-3.35", "shuffle"),
    EventKind("future_discarded", "TOM-3.49", "turn_up"),
    EventKind("future_on_top", "TOM-3.49", "move"),
    EventKind("demand_revealed", "TOM-3.45", "turn_up"),
    EventKind("event_revealed", "TOM-3.50", "turn_up"),
    EventKind("out_of_events", "TOM-3.51", "flash"),
    EventKind("team_chooses", "TOM-3.66", "flash"),
    EventKind("votes", "TOM-3.66", "flash"),
    EventKind("loses_worker", "TOM-3.47", "move"),
    EventKind("loses_prisoner", "TOM-3.46", "move"),
    EventKind("tax_checked", "TOM-3.48", "move"),
)

PLOTS = Verbs(
    verb("place", {"place": ...}, n=OneOf(LOCATION_IDS, at="place"),
         section=OneOf(SECTIONS.words, at="arrow", default=SECTIONS.words[0])),
    verb("reveal_demand", {"icon": "reveal_demand"}),
    verb("remove_prisoner", {"icon": "remove_prisoner"}),
    verb("future_to_discard", {"icon": "future_to_discard"}),
    verb("future_to_deck_top", {"icon": "future_to_deck_top"}),
    verb("lose", {"lose": "silver"}, n=Number(1, 9)),
    # those that ask, turn up another card, or have a list inside
    asking("remove_worker", {"icon": "remove_worker"}),
    asking("reveal_event", {"icon": "reveal_event"}),
    asking("reveal_scheme", {"icon": "reveal_scheme"}),
    asking("tax_check", {"icon": "tax_check"}),
    asking("virtue", {"virtue": ...}, n=Number(-5, -1, at="virtue")),
    asking("debt", {"gain": "debt"}, n=Number(1, 3)),
    asking("discard", {"discard": "building_card"}, n=Number(1, 3)),
    asking("reset", {"trigger": "black_market_reset"}),
    asking("all_players", {"all_players": True}, then=Nested()),
    asking("one_player", {"one_player": True}, then=Nested()),
    module="plots", note="What schemes and events do",
)  # fmt: skip
"""How each is written in the data (`arc_schemes.json`, `arc_events.json`), and what its row holds."""
