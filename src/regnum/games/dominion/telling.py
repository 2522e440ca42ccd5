"""What happened, told to those who may know everything about it and to the others."""

from collections.abc import Sequence

from regnum.games.dominion.codes import events
from regnum.games.dominion.data import IDS
from regnum.games.dominion.declare import CARD_CLAUSES, EVENTS, ORIGIN_CLAUSES, PLACES
from regnum.kernel.spec import EventText
from regnum.kernel.text import Message

PLACE_NAMES = (*PLACES.shared, *PLACES.own * 4)
VEILED = ("draws", "looks", "picks", "tops_deck")


def event_text(event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
    kind = EVENTS[event]
    cards = [IDS[c] for c in things]
    clause = ORIGIN_CLAUSES.get((kind.id, PLACE_NAMES[source]), kind.clause) if source >= 0 else kind.clause
    full = Message(f"event.{kind.id}", {"seat": seat, "n": n})
    if kind.id in ("plays", "plays_again", "reacts"):
        full = Message(full.key, {"seat": seat, "card": cards})
        if kind.id == "plays":
            clause = CARD_CLAUSES.get(cards[0], "DOM-5.1")
    elif kind.id == "buys":
        full = Message(full.key, {"seat": seat, "card": cards})
    elif kind.id == "gains":
        full = Message(full.key, {"seat": seat, "n": n, "card": cards, "place": PLACE_NAMES[target]})
    elif cards:
        full = Message(full.key, {"seat": seat, "n": n, "card": cards})
    veiled = Message(f"event.{kind.id}_unseen", {"seat": seat, "n": n}) if kind.id in VEILED else full
    if event == events.DISCARDS_UNSEEN:
        veiled = Message("event.discards_top", {"seat": seat, "n": n, "card": cards[-1]})
    return EventText(full, veiled, clause)
