"""What the co-op of Architects declares beside Architects itself: what the Overlord's cards can do."""

from regnum.games.architects.declare import LOCATION_IDS
from regnum.kernel.effects import Nested, Number, OneOf, Verbs, asking, verb
from regnum.kernel.vocabulary import Names, Numbers

SECTIONS = Names(
    "sections", "no_section", "upper", "lower", note="The part of the Overlord board that an arrow points to"
)
DEMANDS = Numbers("demands", levels=4, most_players=5, note="A demand of each level is in the row")
DONATED = Names(
    "donated", "clay", "wood", "stone", "gold", "marble", "silver", "building_card", "debt_paid",
    note="What demands ask for; the goods first, by their own numbers",
)  # fmt: skip

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
