"""What can happen to buildings and Workers; nothing here asks anybody."""

from regnum.games.viscounts.codes import events, limits, places, things
from regnum.games.viscounts.seat import Seat
from regnum.games.viscounts.state import Viscounts
from regnum.kernel.core.containers import EVERYBODY, NONE, bit


def put_building(g: Viscounts, p: int, slot: int, spot: int) -> None:
    """A building leaves its slot, whose ability works from now on, and stands on a spot."""  # VIS-11.5, VIS-11.11
    s = g.seats[p]
    s.built |= bit(slot)
    s.sites[slot] = spot
    g.free &= ~bit(spot)
    g.emit(events.BUILDS, p, things.FIRST_SPOT + spot, slot, g.place(p, places.BUILT), places.FREE, EVERYBODY)


def next_section(section: int) -> int:
    """The neighbour clockwise."""
    return section + 1 if section + 1 < things.SECTIONS else 0


def section_before(section: int) -> int:
    """The neighbour counter-clockwise."""
    return section - 1 if section > 0 else things.SECTIONS - 1


def due(s: Seat, tier: int) -> int:
    """The sections of a tier in which a player has three Workers or more, as a set."""  # VIS-12.3, VIS-12.6
    out = 0
    row = s.tier1 if tier == 1 else s.tier2
    for section in range(things.SECTIONS):
        if row[section] >= limits.SECTION_LIMIT:
            out |= bit(section)
    return out


def outer_sections(s: Seat) -> int:
    """The tier-1 sections with own Workers, as a set."""
    out = 0
    for section in range(things.SECTIONS):
        if s.tier1[section] > 0:
            out |= bit(section)
    return out


def workers_in(g: Viscounts, tier: int, section: int) -> int:
    """Workers of all colours in a section."""
    n = 0
    for q in range(len(g.seats)):
        s = g.seats[q]
        n += s.tier1[section] if tier == 1 else s.tier2[section]
    return n + g.overlord[0].in_section(tier, section) if g.has_overlord() else n  # TOM-5.33


def put_workers(g: Viscounts, p: int, section: int, n: int) -> None:
    """Workers from supply, as many as are left, into a tier-1 section."""  # VIS-12.1, VIS-12.2, VIS-17.11
    s = g.seats[p]
    placed = n if n < s.workers else s.workers
    s.workers -= placed
    s.tier1[section] += placed
    what = things.FIRST_SECTION + section
    g.emit(events.PLACES_WORKER, p, what, placed, g.place(p, places.WORKERS), g.place(p, places.TIER1), EVERYBODY)


def move_worker(g: Viscounts, p: int, section: int, target: int) -> None:
    """A tier-1 Worker moves to a neighbouring section."""  # VIS-12.4, VIS-17.5
    s = g.seats[p]
    s.tier1[section] -= 1
    s.tier1[target] += 1
    what = things.FIRST_SECTION + target
    g.emit(events.MOVES_WORKER, p, what, 1, g.place(p, places.TIER1), g.place(p, places.TIER1), EVERYBODY)


def move_inward(g: Viscounts, p: int, section: int) -> None:
    """One Worker moves from tier 1 to tier 2 of the same section."""  # VIS-12.4
    s = g.seats[p]
    s.tier1[section] -= 1
    s.tier2[section] += 1
    what = things.FIRST_SECTION + section
    g.emit(events.INWARD, p, what, 1, g.place(p, places.TIER1), g.place(p, places.TIER2), EVERYBODY)


def ascend(g: Viscounts, p: int, section: int) -> None:
    """One Worker moves from tier 2 to tier 3; the Castle Leader goes to who has strictly most there."""
    s = g.seats[p]  # VIS-12.6, VIS-12.10
    s.tier2[section] -= 1
    s.tier3 += 1
    what = things.FIRST_SECTION + section
    g.emit(events.ASCENDS, p, what, 1, g.place(p, places.TIER2), g.place(p, places.TIER3), EVERYBODY)
    if g.leader != p and (g.leader == NONE or s.tier3 > g.seats[g.leader].tier3):
        g.leader = p
        g.emit(events.TAKES_LEADER, p, things.CASTLE_LEADER, 1, places.LEADER, places.LEADER, EVERYBODY)


def bump(g: Viscounts, owner: int, tier: int, section: int) -> None:
    """A Worker is pushed out and returns to its owner's supply."""  # VIS-12.8, VIS-12.9
    s = g.seats[owner]
    if tier == 1:
        s.tier1[section] -= 1
    else:
        s.tier2[section] -= 1
    s.workers += 1
    source = g.place(owner, places.TIER1 if tier == 1 else places.TIER2)
    what = things.FIRST_SECTION + section
    g.emit(events.BUMPED, owner, what, 1, source, g.place(owner, places.WORKERS), EVERYBODY)
