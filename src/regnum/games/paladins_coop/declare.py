"""What the co-op of Paladins declares beside Paladins itself: decisions, events, Threats and what they cost.

What Paladins declares comes first in every list, so that its rules' numbers hold here too.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from regnum.games.paladins import declare as base
from regnum.kernel.effects import Number, OneOf, Verbs, asking, verb
from regnum.kernel.spec import EventKind, Kind, Reason
from regnum.kernel.vocabulary import Family, Names, Numbers, Things

AMOUNTS = Names(
    "amounts", "silver", "provisions", ("attributes", 3), "unpaid", "paid", "honour",
    note="What a board counts, in one row",
)  # fmt: skip
STARTERS = Names(
    "starters", "starting_marshal", "starting_warden", "starting_envoy", "starting_chaplain", first=base.ABILITIES.end,
    note="The starting Townsfolk in a crew: after all others and after the number of the Paladin",
)  # fmt: skip
FURTHER = Names(
    "starters", ("further_townsfolk", len(tuple(base.TOMESAGA))), first=STARTERS.end,
    note="The Townsfolk that the Tomesaga adds",
)  # fmt: skip
STARTER_NUMBERS = Numbers("starters", count=4)
LIMITS = Numbers(
    "limits", most_honour=12, overlay_spaces=2, threat_slots=9, options=2, most_players=4, order_slots=3,
    spaces=base.LIMITS["spaces"] + 2,
    note="Two worker spaces of an overlay; places below Orders and Favours in which an Overlord Threat can lie",
)  # fmt: skip

THINGS = Things(
    *base.THINGS.families,
    Family("starter", "starters", STARTERS.words),
    Family("further_townsfolk", "further_townsfolk", len(tuple(FURTHER))),
    Family("decree", "decrees", 6),
    Family("threat", "threats", 10),
    Family("great_threat", "great_threats", ("invader_threat", "king_threat")),
    Family("overlay", "overlays", 4),
    Family("deed", "deeds", ("gain_honour",)),
    Family("lost_workshop", "lost_workshops", len(base.THINGS["developments"])),
)

_FOLK = (*base.THINGS["townsfolk"], *THINGS["deeds"], *THINGS["starters"], *THINGS["further_townsfolk"])
"""Nobody has the Paladin's number."""
FIELD_FAMILIES: Mapping[str, Sequence[int]] = {
    **base.FIELD_FAMILIES,
    **dict.fromkeys(("crew", "townsfolk", "town_deck", "town_discard"), _FOLK),
    "workshops": (*base.THINGS["workshop_spaces"], *THINGS["lost_workshops"]),
    **dict.fromkeys(("orders", "order_deck"), THINGS["decrees"]),
    **dict.fromkeys(("threats", "threat_deck", "removed"), THINGS["threats"]),
    "order_workers": base.THINGS["workers"],
}

DOES = Names(
    "answers", "do_overlay", ("do_order", 3), first=base.DOES.end,
    note="Actions besides: that of the overlay, and the Orders",
)  # fmt: skip
PRAYERS = Names("answers", "prayer_overlay", first=base.PRAYERS.end, note="Pray clears the overlay too")
PARTNERS = Names("answers", ("partner", 4), note="One of the players")
_WORKERS = base.first("workers")

_MORE = {
    "action": (*base.DOES, *DOES),
    "pray": (*base.PRAYERS, *PRAYERS),
    "ability": (*base.ABILITIES, *STARTERS, *FURTHER),
}
KINDS = (
    *(replace(kind, codes=_MORE.get(kind.id, kind.codes)) for kind in base.KINDS),
    Kind("starter", "TOM-4.6", tuple(range(STARTER_NUMBERS["count"])), "target"),
    Kind("receiver", "TOM-4.12", tuple(PARTNERS), "option"),
    Kind("honour_worker", "TOM-4.11", _WORKERS, "assign"),
    Kind("order_worker", "TOM-4.22", _WORKERS, "assign"),
    Kind("loss", "TOM-4.29", tuple(range(LIMITS["options"])), "option"),
    Kind("lose_worker", "TOM-4.46", _WORKERS, "assign"),
    Kind("lose_workshop", "TOM-4.45", tuple(base.WORKSHOPS), "target"),
)

REASONS = (
    *base.REASONS,
    Reason("honour_missing", "TOM-4.15"),
    Reason("order_down", "TOM-4.62"),
    Reason("order_fulfilled", "TOM-4.22"),
    Reason("attributes_too_low", "TOM-4.21"),
    Reason("cannot_receive", "TOM-4.59"),
    Reason("cannot_lose", "TOM-4.43"),
)

EVENTS = (
    *base.EVENTS,
    EventKind("takes_starter", "TOM-4.6", "move"),
    EventKind("gains_honour", "TOM-4.7", "mark"),
    EventKind("loses_honour", "TOM-4.7", "mark"),
    EventKind("invaders_asked", "TOM-4.17", "turn_up"),
    EventKind("threat_up", "TOM-4.16", "turn_up"),
    EventKind("king_threat_up", "TOM-4.20", "turn_up"),
    EventKind("threat_weakened", "TOM-4.24", "move"),
    EventKind("threat_ends", "TOM-4.47", "move"),
    EventKind("gives_reward", "TOM-4.12", "flash"),
    EventKind("fulfils_order", "TOM-4.21", "flash"),
    EventKind("invaders_repelled", "TOM-4.27", "flash"),
    EventKind("invaders_left", "TOM-4.27", "flash"),
    EventKind("threat_strikes", "TOM-4.29", "flash"),
    EventKind("spared", "TOM-4.29", "flash"),
    EventKind("loses_attribute", "TOM-4.29", "mark"),
    EventKind("loses_silver", "TOM-4.29", "pay"),
    EventKind("loses_provisions", "TOM-4.29", "pay"),
    EventKind("loses_worker", "TOM-4.30", "move"),
    EventKind("loses_workshop", "TOM-4.30", "move"),
    EventKind("threat_grows", "TOM-4.39", "gain"),
    EventKind("honour_limits", "TOM-4.33", "mark"),
)

_LESS = Number(-12, -1)
LOSSES = Verbs(
    verb("honour", {"honour": ...}, n=Number(-12, -1, at="honour")),
    verb("attribute", {"attr": ...}, arg=OneOf(base.ATTRIBUTES.words, at="attr"), n=_LESS),
    verb("silver", {"lose": "silver"}, n=Number(1, 20)),
    verb("provisions", {"lose": "provisions"}, n=Number(1, 20)),
    # those that ask, or that may bring an Inquisition
    asking("worker", {"lose": "worker"}, n=Number(1, 3)),
    asking("workshop", {"lose": "workshop", "where": "right_side"}, n=Number(1, 8)),
    asking("suspicion", {"gain": "suspicion"}, n=Number(1, 3)),
    module="losses", note="What a Threat costs",
)  # fmt: skip
"""How each is written in the data (`pal_threats.json`), and what its row holds."""
