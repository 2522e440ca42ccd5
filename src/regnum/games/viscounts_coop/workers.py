"""Workers on towns: the Overlord's and the players'. Nothing here asks anybody."""

from regnum.games.viscounts.codes import places, things
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop.codes import aids, events, steps, zones
from regnum.games.viscounts_coop.codes import limits as bounds
from regnum.games.viscounts_coop.codes import things as cards
from regnum.games.viscounts_coop.legality import is_protected
from regnum.kernel.core.containers import EVERYBODY, NONE


def zone(g: Viscounts, which: int) -> int:
    """The number of a place of the Overlord's."""
    return places.SHARED + len(g.seats) * places.PER_SEAT + which


def town_thing(town: int) -> int:
    return things.FIRST_TOWN + town


# -- the Overlord's


def take_back(g: Viscounts, town: int, event: int, p: int) -> None:
    """One of his Workers leaves a town for his supply."""
    o = g.overlord[0]
    o.towns[town] -= 1
    o.supply += 1
    g.emit(event, p, town_thing(town), 1, zone(g, zones.TOWNS), zone(g, zones.SUPPLY), EVERYBODY)


def withdraw(g: Viscounts) -> None:
    """When Poverty or Prosperity is revealed, he loses one of exactly two Workers on a town, on every such town."""
    for town in range(things.TOWNS):  # TOM-5.27, TOM-5.42
        if g.overlord[0].towns[town] == bounds.WITHDRAWS:
            take_back(g, town, events.OVERLORD_WITHDRAWS, g.current)


def push_out(g: Viscounts, tier: int, section: int) -> None:
    """One of his Workers is bumped from the castle; he gains nothing for it."""  # TOM-5.26, TOM-5.33
    o = g.overlord[0]
    if tier == 1:
        o.tier1[section] -= 1
    else:
        o.tier2[section] -= 1
    o.supply += 1
    source = zone(g, zones.TIER1 if tier == 1 else zones.TIER2)
    what = things.FIRST_SECTION + section
    g.emit(events.OVERLORD_BUMPED, g.current, what, tier, source, zone(g, zones.SUPPLY), EVERYBODY)


# -- the players'


def aid_for(g: Viscounts, p: int, ribbon: int) -> int:
    """The Aid of a player for a ribbon, whether it counts wholly or not; none if it is not the player's."""
    for i in range(p * aids.EACH, (p + 1) * aids.EACH):  # TOM-5.6
        aid = g.overlord[0].aids[i]
        if aid != NONE and g.cards.aid_ribbon[aid] == ribbon:
            return aid
    return NONE


def tell_aid(g: Viscounts, p: int, aid: int) -> None:
    """The top part of an Aid is at work."""  # TOM-5.6
    g.emit(events.AID_GIVES, p, cards.FIRST_AID + aid, 1, zone(g, zones.AIDS), NONE, EVERYBODY)


def remove_guard(g: Viscounts, p: int, town: int) -> None:
    """A player's Worker on a town returns to its owner's supply."""  # TOM-5.16, TOM-5.43
    g.overlord[0].guards[p * steps.COLUMNS + town] -= 1
    g.seats[p].workers += 1
    source, target = zone(g, zones.GUARDS), g.place(p, places.WORKERS)
    g.emit(events.WORKER_REMOVED, p, town_thing(town), 1, source, target, EVERYBODY)


def post_guard(g: Viscounts, p: int, town: int) -> None:
    """A Worker of the own supply comes to the town of the own Viscount."""  # TOM-5.9
    g.overlord[0].guards[p * steps.COLUMNS + town] += 1
    g.seats[p].workers -= 1
    source, target = g.place(p, places.WORKERS), zone(g, zones.GUARDS)
    g.emit(events.POSTS_WORKER, p, town_thing(town), 1, source, target, EVERYBODY)


def bottom_of_aid(g: Viscounts, p: int, action: int) -> None:
    """What the own Aid adds to an action: it is not a choice, and skipped where it cannot be done."""
    o = g.overlord[0]  # TOM-5.7 to TOM-5.10, TOM-5.40
    aid = o.aids[p * aids.EACH]
    if aid == NONE:
        return
    town = g.seats[p].town
    if g.edicts.removes(aid, action) and o.towns[town] > 0 and not is_protected(g, town):
        take_back(g, town, events.DRIVES_OFF, p)
    if g.edicts.places(aid, action) and o.towns[town] == 0 and g.seats[p].workers > 0:
        post_guard(g, p, town)
