"""Dominion's cards, answers, decisions, reasons, places, events and instructions, in the order of their numbers."""

import json
from pathlib import Path

from regnum.kernel.spec import EventKind, Kind, Reason
from regnum.kernel.vocabulary import Family, Names, Numbers, Places, Things

_DATA = json.loads((Path(__file__).parent / "data" / "cards.json").read_text(encoding="utf-8"))

THINGS = Things(Family("card", "cards", [card["id"] for card in _DATA["cards"]]))
CARDS = tuple(THINGS["cards"])

ANSWERS = Names("answers", "pass", "all", "yes", "set_aside", "to_trash", "to_discard", "to_deck", first=THINGS.count)
STOP = ANSWERS.of("pass")

KINDS = (
    Kind("action", "DOM-4.1", CARDS + STOP, "target"),
    Kind("treasure", "DOM-5.1", CARDS + STOP + ANSWERS.of("all"), "target"),
    Kind("buy", "DOM-5.4", CARDS + STOP, "target"),
    Kind("react", "DOM-10.2", CARDS + STOP, "use"),
    Kind("discard", "DOM-9.4", CARDS + STOP, "multi"),
    Kind("discard_down", "DOM-9.17", CARDS + STOP, "multi"),
    Kind("trash", "DOM-9.7", CARDS + STOP, "multi"),
    Kind("trash_one", "DOM-9.22", CARDS + STOP, "target"),
    Kind("gain", "DOM-3.10", CARDS, "target"),
    Kind("gain_treasure", "DOM-9.18", CARDS, "target"),
    Kind("put_on_deck", "DOM-9.3", CARDS, "target"),
    Kind("chancellor", "DOM-9.6", ANSWERS.of("yes", "pass"), "use"),
    Kind("library", "DOM-9.14", ANSWERS.of("set_aside", "pass"), "option", shown="action"),
    Kind("spy", "DOM-9.23", ANSWERS.of("to_discard", "to_deck"), "option"),
    Kind("thief_trash", "DOM-9.24", CARDS, "tray"),
    Kind("thief_gain", "DOM-9.24", CARDS + STOP, "multi"),
    Kind("throne", "DOM-9.25", CARDS + STOP, "target"),
    Kind("harbinger", "DOM-13.5", CARDS + STOP, "tray"),
    Kind("sentry", "DOM-13.8", ANSWERS.of("to_trash", "to_discard", "to_deck"), "option"),
    Kind("sentry_order", "DOM-13.8", CARDS, "order"),
    Kind("vassal", "DOM-13.9", ANSWERS.of("yes", "pass"), "use"),
    Kind("bandit", "DOM-13.4", CARDS, "tray"),
)

REASONS = (
    Reason("not_action", "DOM-4.2"),
    Reason("treasure_later", "DOM-5.1"),
    Reason("pile_empty", "DOM-3.14"),
    Reason("too_dear", "DOM-5.4"),
    Reason("too_dear_cap", "DOM-3.13"),
    Reason("not_treasure", "DOM-1.7"),
    Reason("not_victory", "DOM-1.8"),
    Reason("only_copper", "DOM-9.21"),
    Reason("canonical_order", "DOM-12.1"),
    Reason("must_discard", "DOM-3.17"),
    Reason("must_choose", "DOM-3.17"),
    Reason("is_copper", "DOM-13.4"),
)

PLACES = Places(shared=("supply", "trash"), own=("deck", "hand", "discard", "in_play", "aside"))

EVENTS = (
    EventKind("turn_begins", "DOM-3.3", "flash"),
    EventKind("plays", "DOM-4.3", "move"),
    EventKind("plays_again", "DOM-9.26", "flash"),
    EventKind("draws", "DOM-3.4", "move"),
    EventKind("shuffles", "DOM-6.1", "shuffle"),
    EventKind("gains", "DOM-3.10", "move"),
    EventKind("buys", "DOM-5.4", "move"),
    EventKind("trashes", "DOM-3.9", "move"),
    EventKind("discards", "DOM-3.8", "move"),
    EventKind("reveals", "DOM-3.11", "turn_up"),
    EventKind("reveals_hand", "DOM-9.3", "turn_up"),
    EventKind("sets_aside", "DOM-3.12", "move"),
    EventKind("puts_on_deck", "DOM-9.23", "move"),
    EventKind("puts_deck_in_discard", "DOM-9.6", "move"),
    EventKind("reacts", "DOM-9.20", "turn_up"),
    EventKind("coins", "DOM-3.7", "gain"),
    EventKind("actions", "DOM-3.5", "gain"),
    EventKind("buys_plus", "DOM-3.6", "gain"),
    EventKind("takes_from_trash", "DOM-9.24", "move"),
    EventKind("cleanup", "DOM-7.1", "move"),
    EventKind("phase_buy", "DOM-3.2", "flash"),
    EventKind("game_over_provinces", "DOM-8.1", "flash"),
    EventKind("game_over_piles", "DOM-8.2", "flash"),
    EventKind("looks", "DOM-13.8", "turn_up"),
    EventKind("takes_to_hand", "DOM-9.1", "move"),
    EventKind("picks", "DOM-3.8", "move"),
    EventKind("tops_deck", "DOM-13.8", "move"),
    EventKind("draws", "DOM-7.2", "move", "draws_anew"),
    EventKind("draws", "DOM-2.5", "move", "deals"),
    EventKind("discards", "DOM-3.8", "move", "discards_unseen"),
)

PLAIN_OPS = Names(
    "ops", "end", "draw", "actions", "buys", "coins", "trash_this", "gain_card", "first_play_bonus", "deck_to_discard",
    "reveal_top", "look_top", "aside_to_discard", "reveal_hand", "reveal_until",
    note="Instructions of a card that ask nobody anything",
)  # fmt: skip
OPS = Names(
    "ops", "draw_as_many", "discard_top", "unless_taken", "unless_taken_in", "unless_hand_has", "unless_aside", "jump",
    "discard", "discard_down", "trash", "trash_aside", "gain", "hand_to_deck", "discard_to_deck", "draw_until",
    "sort_aside", "play_from_hand", "play_taken", "may", "aside_discard_or_deck", "take_from_trash", "each_other",
    "each_player", first=PLAIN_OPS.end, note="The other instructions",
)  # fmt: skip
OP_NUMBERS = Numbers(
    "ops", last_plain=PLAIN_OPS.end - 1, any_number=99, empty_piles=98, relative=64,
    note="Amounts inside instructions; RELATIVE, added to a cost cap, counts from the cost of the card just trashed",
)  # fmt: skip
CHOOSERS = Names("ops", "by_self", "by_target", note="Who chooses")

ORIGIN_CLAUSES = {
    ("discards", "hand"): "DOM-7.1", ("discards", "deck"): "DOM-13.9", ("puts_on_deck", "hand"): "DOM-9.3",
    ("tops_deck", "hand"): "DOM-13.3", ("tops_deck", "discard"): "DOM-13.5",
}  # fmt: skip
"""The clauses of events that another rule tells where the card comes from another place."""

CARD_CLAUSES = {
    "adventurer": "DOM-9.1", "bureaucrat": "DOM-9.2", "cellar": "DOM-9.4", "chancellor": "DOM-9.6",
    "chapel": "DOM-9.7", "council_room": "DOM-9.8", "feast": "DOM-9.9", "festival": "DOM-9.11",
    "gardens": "DOM-9.12", "laboratory": "DOM-9.13", "library": "DOM-9.14", "market": "DOM-9.16",
    "militia": "DOM-9.17", "mine": "DOM-9.18", "moat": "DOM-9.19", "moneylender": "DOM-9.21",
    "remodel": "DOM-9.22", "spy": "DOM-9.23", "thief": "DOM-9.24", "throne_room": "DOM-9.25",
    "village": "DOM-9.29", "witch": "DOM-9.30", "woodcutter": "DOM-9.32", "workshop": "DOM-9.33",
    "smithy": "DOM-9.34", "artisan": "DOM-13.3", "bandit": "DOM-13.4", "harbinger": "DOM-13.5",
    "merchant": "DOM-13.6", "poacher": "DOM-13.7", "sentry": "DOM-13.8", "vassal": "DOM-13.9",
}  # fmt: skip
"""The clause that describes each Kingdom card."""
