"""Dominion's cards, answers, decisions, reasons, places, events and effects, in the order of their numbers."""

import json
from pathlib import Path

from regnum.games.dominion.filters import among, card, coins, missed, spared
from regnum.kernel.effects import By, Flag, Nested, Number, OneOf, Verbs, asking, verb
from regnum.kernel.spec import EventKind, Kind, Reason
from regnum.kernel.vocabulary import Family, Names, Places, Things

_DATA = json.loads((Path(__file__).parent / "data" / "cards.json").read_text(encoding="utf-8"))

THINGS = Things(Family("card", "cards", [card["id"] for card in _DATA["cards"]]))
CARDS = tuple(THINGS["cards"])

ANSWERS = Names("answers", "pass", "all", "yes", "set_aside", "to_trash", "to_discard", "to_deck", first=THINGS.count)
STOP = ANSWERS.of("pass")

KINDS = (
    Kind("action", "DOM-4.1", CARDS + STOP, "target", verb="play"),
    Kind("treasure", "DOM-5.1", CARDS + STOP + ANSWERS.of("all"), "target", verb="play"),
    Kind("buy", "DOM-5.4", CARDS + STOP, "target", verb="buy"),
    Kind("react", "DOM-10.2", CARDS + STOP, "use", verb="reveal"),
    Kind("discard", "DOM-9.4", CARDS + STOP, "multi", verb="discard"),
    Kind("discard_down", "DOM-9.17", CARDS + STOP, "multi", verb="discard"),
    Kind("trash", "DOM-9.7", CARDS + STOP, "multi", verb="trash"),
    Kind("trash_one", "DOM-9.22", CARDS + STOP, "target", verb="trash"),
    Kind("gain", "DOM-3.10", CARDS, "target", verb="gain"),
    Kind("gain_treasure", "DOM-9.18", CARDS, "target", verb="gain"),
    Kind("put_on_deck", "DOM-9.3", CARDS, "target", verb="top"),
    Kind("chancellor", "DOM-9.6", ANSWERS.of("yes", "pass"), "use"),
    Kind("library", "DOM-9.14", ANSWERS.of("set_aside", "pass"), "option", shown="action"),
    Kind("spy", "DOM-9.23", ANSWERS.of("to_discard", "to_deck"), "option"),
    Kind("thief_trash", "DOM-9.24", CARDS, "tray", verb="trash"),
    Kind("thief_gain", "DOM-9.24", CARDS + STOP, "multi", verb="take"),
    Kind("throne", "DOM-9.25", CARDS + STOP, "target", verb="choose"),
    Kind("harbinger", "DOM-13.5", CARDS + STOP, "tray", verb="top"),
    Kind("sentry", "DOM-13.8", ANSWERS.of("to_trash", "to_discard", "to_deck"), "option"),
    Kind("sentry_order", "DOM-13.8", CARDS, "order", verb="top"),
    Kind("vassal", "DOM-13.9", ANSWERS.of("yes", "pass"), "use"),
    Kind("bandit", "DOM-13.4", CARDS, "tray", verb="trash"),
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
    Reason("canonical_order", "DOM-12.1", later=True),
    Reason("must_discard", "DOM-3.17"),
    Reason("must_choose", "DOM-3.17"),
    Reason("is_copper", "DOM-13.4"),
    Reason("not_meant", "DOM-1.6"),
)

PLACES = Places(shared=("supply", "trash"), own=("deck", "hand", "discard", "in_play", "aside"))

EVENTS = (
    EventKind("turn_begins", "DOM-3.3", "flash"),
    EventKind("plays", "DOM-4.3", "move"),
    EventKind("plays_again", "DOM-9.26", "flash"),
    EventKind("draws", "DOM-3.4", "move", veiled=True),
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
    EventKind("looks", "DOM-13.8", "turn_up", veiled=True),
    EventKind("takes_to_hand", "DOM-9.1", "move"),
    EventKind("picks", "DOM-3.8", "move", veiled=True),
    EventKind("tops_deck", "DOM-13.8", "move", veiled=True),
    EventKind("draws", "DOM-7.2", "move", "draws_anew", veiled=True),
    EventKind("draws", "DOM-2.5", "move", "deals", veiled=True),
    EventKind("discards", "DOM-3.8", "move", "discards_unseen"),
)

_PLACE, _REASON = dict(PLACES.constants()), {reason.id: n for n, reason in enumerate(REASONS, 1)}
_TO = {"discard": _PLACE["discard"], "hand": _PLACE["hand"], "deck_top": _PLACE["deck"]}
_N = Number(0, 99)
_AMONG = {"among": By(among, at="filter", default={}), "missed": By(missed(_REASON), at="filter", default={})}
"""Which cards a filter lets through, and the reason why others are not allowed."""
_PICK = ("min", "max", "chooser", "as", "collect")

VERBS = Verbs(
    verb("draw", {"op": "draw"}, n=_N),
    verb("actions", {"op": "actions"}, n=_N),
    verb("buys", {"op": "buys"}, n=_N),
    verb("coins", {"op": "coins"}, n=_N),
    verb("trash_this", {"op": "trash_this"}),
    verb("gain_card", {"op": "gain", "from": "supply", "filter.card": ...}, "who", *_PICK,
         card=By(card, at="filter.card"), to=OneOf(_TO)),
    verb("first_play_bonus", {"op": "on_first_play_this_turn"}, card=By(card), n=By(coins, at="effects")),
    verb("deck_to_discard", {"op": "put_deck_into_discard"}),
    verb("reveal_top", {"op": "reveal_top"}, "as", n=_N),
    verb("look_top", {"op": "look_top"}, "as", n=_N),
    verb("look_discard", {"op": "look_discard"}),
    verb("aside_to_discard", {"op": "move", "to": "discard"}, "cards"),
    verb("reveal_hand", {"op": "reveal_hand"}),
    verb("reveal_until", {"op": "reveal_until"}, "matching_to", "others_to", n=_N, **_AMONG),
    # those that ask, or that others speak of, or that have lists inside
    asking("if_hand_has", {"op": "if", "cond.hand_has": ...},
           among=By(among, at="cond.hand_has"), then=Nested(), otherwise=Nested(at="else")),
    asking("if_taken_is", {"op": "if", "cond.all": ...},
           among=By(among, at="cond.filter"), then=Nested(), otherwise=Nested(at="else")),
    asking("if_taken", {"op": "if", "cond.nonempty": ...}, then=Nested(), otherwise=Nested(at="else")),
    asking("if_revealed", {"op": "if", "cond.nonempty": "revealed"}, then=Nested(), otherwise=Nested(at="else")),
    asking("may", {"op": "may"}, then=Nested(at="effects")),
    asking("each_other", {"op": "each_other"}, then=Nested(at="effects")),
    asking("each_player", {"op": "each_player"}, "first", then=Nested(at="effects")),
    asking("draw_as_many", {"op": "draw", "n.count": ...}),
    asking("discard_top", {"op": "discard_top", "n": 1}, "as"),
    asking("discard", {"op": "discard", "max": "all"}, "from", "at_once", *_PICK),
    asking("discard_for_piles", {"op": "discard", "max.empty_supply_piles": ...}, "from", *_PICK),
    asking("discard_down", {"op": "discard_down_to"}, "chooser", n=Number(0, 99, at="hand_size")),
    asking("trash_one", {"op": "trash", "from": "hand", "max": 1}, *_PICK, least=Number(0, 1, at="min"), **_AMONG),
    asking("trash", {"op": "trash", "from": "hand"}, *_PICK, least=Number(0, 0, at="min"), n=Number(2, 99, at="max")),
    asking("trash_aside", {"op": "trash", "from": ...}, *_PICK,
           target=OneOf(("self", "target"), at="chooser"), spared=By(spared, at="filter", default={}), **_AMONG),
    asking("gain", {"op": "gain", "from": "supply"}, "who", *_PICK,
           n=Number(0, 99, at="filter.max_cost"), to=OneOf(_TO), **_AMONG),
    asking("gain_dearer", {"op": "gain", "from": "supply", "filter.max_cost.plus": ...}, "who", *_PICK,
           n=Number(0, 99, at="filter.max_cost.plus"), to=OneOf(_TO), **_AMONG),
    asking("take_from_trash", {"op": "gain", "from": "trash"}, "who", "filter", "to", *_PICK),
    asking("hand_to_deck", {"op": "move_from_hand"}, "to", *_PICK, open=Flag(at="reveal"), **_AMONG),
    asking("discard_to_deck", {"op": "move_from_discard"}, "to", *_PICK),
    asking("draw_until", {"op": "draw_until"}, "then",
           n=Number(0, 99, at="hand_size"), among=By(among, at="may_set_aside")),
    asking("sort_aside", {"op": "sort_cards"}, "cards", "chooser", "to", "order_on_deck"),
    asking("aside_discard_or_deck", {"op": "choose_option"}, "chooser", "options"),
    asking("play_from_hand", {"op": "play_from_hand", "filter.type": "action"}, "max", "uses_action",
           least=Number(0, 1, at="min"), n=Number(2, 2, at="times"), **_AMONG),
    asking("play_taken", {"op": "play_card"}, "cards", "from", "times", "uses_action"),
)  # fmt: skip
"""What cards do: how each effect is written in the data, and what its row holds; `cards.py` explains the columns."""

ORIGIN_CLAUSES = {
    ("discards", "hand"): "DOM-7.1", ("discards", "deck"): "DOM-13.9", ("puts_on_deck", "hand"): "DOM-9.3",
    ("tops_deck", "hand"): "DOM-13.3", ("tops_deck", "discard"): "DOM-13.5",
}  # fmt: skip
"""The clauses of events that another rule tells where the card comes from another place."""
