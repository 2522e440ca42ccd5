"""What happened, told to those who may know everything about it and to the others."""

from collections.abc import Sequence
from dataclasses import replace

from regnum.games.dominion.codes import events
from regnum.games.dominion.data import IDS, STOCK
from regnum.games.dominion.declare import EVENTS, ORIGIN_CLAUSES, PLACES
from regnum.kernel.spec import EventText
from regnum.kernel.text import Message

PLACE_NAMES = (*PLACES.shared, *PLACES.own * 4)
UNCOUNTED = ("plays", "plays_again", "reacts", "buys")


def event_text(event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
    kind = EVENTS[event]
    cards = [IDS[c] for c in things]
    clause = ORIGIN_CLAUSES.get((kind.id, PLACE_NAMES[source]), "") if source >= 0 else ""
    params: dict[str, int | str | list[str]] = {"seat": seat}
    if kind.id not in UNCOUNTED:
        params["n"] = n
    if cards:
        params["card"] = cards
    if kind.id == "plays":
        clause = STOCK.clause_of(cards[0], "DOM-5.1")
    elif kind.id == "gains":
        params["place"] = PLACE_NAMES[target]
    told = kind.told(params, clause=clause)
    if event == events.DISCARDS_UNSEEN:
        return replace(told, veiled=Message("event.discards_top", {**params, "card": cards[-1]}))
    return told
