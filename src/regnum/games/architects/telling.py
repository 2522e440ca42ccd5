"""What happened, told to those who may know everything about it and to the others."""

from collections.abc import Sequence

from regnum.games.architects.codes import limits, offers, places, things
from regnum.games.architects.data import IDS
from regnum.games.architects.declare import EVENTS, LACKS, LARGE, OFFERS
from regnum.kernel.core.containers import NONE
from regnum.kernel.spec import EventText

LOCATED = ("captures", "calls_back")
COUNTED = ("imprisons", "releases", "buys_free", "market_to_prison", "takes_back", "opponent_returns")
RETURNED = ("takes_back", "opponent_returns")
OFFER_CLAUSES = {
    offers.OVERFLOW: "ARC-12.2", offers.CHURCH: "ARC-R.6", offers.BAIL: "ARC-15.21", offers.CRANE: "ARC-15.17",
}  # fmt: skip
"""By which clause something may be used, or declined."""
LACK_CLAUSES = {
    "stall": "ARC-16.19", "group": "ARC-16.26", "level": "ARC-16.23", "captive": "ARC-16.10", "prisoner": "ARC-10.3",
    "debt": "ARC-16.30", "plan": "ARC-16.24", "tax": "ARC-16.31",
}  # fmt: skip
"""By which clause the opponent skips a step of a Scheme."""


def event_text(
    event: int, seat: int, touched: Sequence[int], n: int, source: int, _target: int, ids: Sequence[str] = IDS
) -> EventText:
    """An event as a sentence for those who may know it, and for the others."""
    kind = EVENTS[event]
    params: dict[str, int | str | list[str]] = {"seat": seat, "n": n}
    variant = clause = ""
    if kind.id in LOCATED:
        params["card"] = place_name(source)
        if len(touched) > 1:  # an opponent's capture takes the Workers of two players
            variant = "both"
        elif kind.id == "captures":
            params["of_seat"] = touched[0] - things.FIRST_WORKER
    elif touched and kind.id not in COUNTED:
        params["card"] = [ids[c] for c in touched]
    if kind.id in RETURNED:
        if source >= places.SHARED:
            variant, params["of_seat"] = "board", (source - places.SHARED) // places.PER_SEAT
        else:
            params["card"] = place_name(source)
    if kind.id == "declines":
        variant, clause = "effect" if n == NONE else OFFERS.words[n], OFFER_CLAUSES.get(n, "")
    if kind.id == "opponent_skips":
        variant, clause = LACKS.words[n], LACK_CLAUSES[LACKS.words[n]]
    return kind.told(params, variant, clause)


def place_name(place: int) -> str:
    """The location that a place of the main board is."""
    if place == places.BLACK_MARKET:
        return "black_market"
    if place == places.PRISON:
        return "prison"
    return LARGE.words[(place - places.AT_LOCATION) % limits.LARGE]
