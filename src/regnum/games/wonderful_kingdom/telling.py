"""What happened, told to those who may know everything about it and to the others."""

from collections.abc import Sequence

from regnum.games.wonderful_kingdom.codes import places
from regnum.games.wonderful_kingdom.data import IDS, STOCK
from regnum.games.wonderful_kingdom.declare import EVENTS, PLACES, SPACES
from regnum.kernel.spec import EventText

RESOURCE_EVENTS = ("places", "to_alchemy", "produces", "covers", "extra", "uncovers", "pays_cubes")
PLACE_WORDS = tuple(place.partition(".")[0] for place in (*PLACES.shared, *PLACES.own * 2))
WITH_AREA = ("opens", "offers", "offers_down", "chooses", "left_over", "risks", "turns_up", "looks", "keeps", "moves")


def event_text(event: int, seat: int, cards: Sequence[int], n: int, source: int, target: int) -> EventText:
    kind = EVENTS[event]
    params: dict[str, str | int | list[str]] = {"n": n}
    variant = clause = ""
    if seat >= 0:
        params["seat"] = seat
    if kind.id in WITH_AREA:
        place = source if kind.id in ("chooses", "left_over", "turns_up", "looks") else target
        params["place"] = PLACE_WORDS[place]
    if kind.id in RESOURCE_EVENTS:
        at = source if places.CUBES <= source < places.SHARED else target
        params["resource"] = SPACES.words[at - places.CUBES]
    if kind.id == "production":
        params = {"resource": SPACES.words[n]}
    elif kind.id in ("completes_step", "is_first"):
        params = {"seat": seat, "n": n + 1}
    if cards:
        params["card"] = [IDS[c] for c in cards]
        if kind.id in ("asks_advisor", "suffers", "defeats"):
            clause = STOCK.clause_of(IDS[cards[0]], kind.clause)
    if kind.id == "clears" and target == places.SUPPLY:
        variant, clause = "vermin", "IWK-R-14"
    return kind.told(params, variant, clause)
