"""What the solo opponent can do, takes and chooses: it looks at the table and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.viscounts.codes import actions, events, goods, icons, limits, moments, ops, things, towns
from regnum.games.viscounts.paying import good_of
from regnum.kernel.core.containers import NONE, bit, has, lowest

if TYPE_CHECKING:
    from regnum.games.viscounts.state import Viscounts

FEWEST_PLACED: Final = 2
"""It never places a single Worker as an action."""


def segment_of_rival(g: Viscounts, p: int) -> int:
    """The segment on which its Viscount stands."""
    return towns.row_of(g.seats[p].town)


def next_outer_town(g: Viscounts, town: int) -> int:
    """The next town clockwise on the outer ring."""  # VIS-21.2
    segment = towns.row_of(town)
    if towns.column_of(town) == limits.LEFT:
        return towns.code_of(segment, limits.RIGHT)
    return towns.code_of(g.clockwise(segment), limits.LEFT)


# -- resources and icons


def wanted(g: Viscounts, p: int) -> int:
    """The first resource of its chart of which it has fewer than is stated there."""  # VIS-21.4
    first = g.ai_board * 3
    for i in range(first, first + 2):
        if g.seats[p].goods[g.cards.rival_wants[i]] < g.cards.rival_until[i]:
            return g.cards.rival_wants[i]
    return g.cards.rival_wants[first + 2]


def rival_criminals(g: Viscounts) -> int:
    """The Criminal Icons of the Schemes on its slots: nothing else counts."""  # VIS-23.8
    n = 0
    for slot in range(limits.CARD_SLOTS):
        c = g.scheme_row[slot]
        if c != NONE:
            n += g.cards.scheme_icons[c * things.ICONS + icons.CRIMINAL]
    return n


def rival_icons(g: Viscounts, p: int, icon: int) -> int:
    """Headers of its Schemes and of its empty card slots, uncovered Guildhall slots, Church Favours."""  # VIS-21.10
    cards = g.cards
    n = 0
    for slot in range(limits.CARD_SLOTS):
        c = g.scheme_row[slot]
        if c != NONE:
            n += cards.scheme_icons[c * things.ICONS + icon]
        else:
            n += cards.rival_empty_slots[(g.ai_board * limits.CARD_SLOTS + slot) * things.ICONS + icon]
    for ribbon in range(things.FAVOURS):
        if has(g.seats[p].favours, ribbon):
            n += cards.favour_icons[ribbon * things.ICONS + icon]
    return n + icons_of_slots(g, p, icon)


def icons_of_slots(g: Viscounts, p: int, icon: int) -> int:
    """The icons of its uncovered building slots."""
    n = 0
    for slot in range(things.SLOTS):
        if has(g.seats[p].built, slot):
            n += g.cards.rival_slot_icons[(g.ai_board * things.SLOTS + slot) * things.ICONS + icon]
    return n


def rival_icons_for(g: Viscounts, p: int, action: int) -> int:
    """The icons that count for an action: Criminals are wild."""  # VIS-21.10
    return rival_icons(g, p, action) + rival_icons(g, p, icons.CRIMINAL)


def rival_power(g: Viscounts, p: int, action: int) -> int:
    """The icons for an action, and those that resources can pay for."""  # VIS-21.11, VIS-21.19
    n = rival_icons_for(g, p, action)
    for good in range(goods.INK, things.GOODS):
        if good == good_of(action) or g.cards.rival_one_kind[g.ai_board] == 1:
            n += g.seats[p].goods[good]
    return n


# -- what it can do


def rival_hindrance(g: Viscounts, p: int, action: int) -> int:
    """The event that tells why it cannot do an action, NONE if it can."""  # VIS-22.1, VIS-22.3, VIS-22.5, VIS-22.10
    if action == actions.BUILD:
        if g.seats[p].built == bit(things.SLOTS) - 1:
            return events.RIVAL_CANNOT_BUILDING
        if spot_here(g, p) == NONE:
            return events.RIVAL_CANNOT_SPOT
        return events.RIVAL_CANNOT_ICONS if affordable_building(g, p) == NONE else NONE
    if action == actions.CASTLE:
        if g.seats[p].workers == 0:
            return events.RIVAL_CANNOT_WORKER
        return events.RIVAL_CANNOT_ICONS if paid_workers(g, p) == 0 else NONE
    c = g.transcribable(segment_of_rival(g, p))
    return events.RIVAL_CANNOT_ICONS if rival_power(g, p, action) < g.cards.cost[c] else NONE


def affordable_building(g: Viscounts, p: int) -> int:
    """The slot of the left-most building that it can afford, or none."""  # VIS-22.1
    power = rival_power(g, p, actions.BUILD)
    for i in range(things.SLOTS):
        slot = g.cards.rival_order[i]
        if not has(g.seats[p].built, slot) and g.cards.building_cost[slot // 3] <= power:
            return slot
    return NONE


def left_most(g: Viscounts, p: int, building: int) -> int:
    """The slot of the left-most building of a type that it still has, or none."""
    for slot in range(building * 3, building * 3 + 3):
        if not has(g.seats[p].built, slot):
            return slot
    return NONE


def paid_workers(g: Viscounts, p: int) -> int:
    """For how many Workers it pays: as many as it can, but no more than it needs to place all that are left."""
    power = rival_power(g, p, actions.CASTLE)  # VIS-22.3, VIS-22.10
    n = limits.MOST_PLACED
    while n >= FEWEST_PLACED:
        if g.cards.rival_nobles[n] <= power and (n == FEWEST_PLACED or n <= g.seats[p].workers):
            return n
        n -= 1
    return 0


def can_flip(g: Viscounts, p: int) -> bool:
    return g.seats[p].unpaid + g.seats[p].acquired > 0


# -- what it chooses


def flips_debt(g: Viscounts, p: int, op: int) -> bool:
    """Whether it flips a Debt: of two kinds it takes the one of which it has flipped fewer; a tie is a Debt."""
    s = g.seats[p]  # VIS-21.6
    if op != ops.FLIP_ANY:
        return op == ops.FLIP_DEBT
    if s.unpaid == 0 or s.acquired == 0:
        return s.unpaid > 0
    return s.paid <= s.approved


def spot_here(g: Viscounts, p: int) -> int:
    """The first free spot clockwise among those that its town reaches, or none."""  # VIS-22.1
    free = g.free & g.spots_at(g.seats[p].town)
    return lowest(free) if free != 0 else NONE


def spot_anywhere(g: Viscounts, p: int) -> int:
    """The first free spot clockwise from those that its town reaches, across rivers and round the board, or none."""
    if g.free == 0:  # VIS-22.2
        return NONE
    spot = lowest(g.spots_at(g.seats[p].town))
    while not has(g.free, spot):
        spot = g.next_spot(spot)
    return spot


def section_here(g: Viscounts, p: int) -> int:
    """The castle section beside its segment."""  # VIS-22.3
    return g.section_of(segment_of_rival(g, p))


def first_section(g: Viscounts, p: int, due: int) -> int:
    """The first of these sections clockwise from that of its segment."""  # VIS-22.4, VIS-22.9
    section = section_here(g, p)
    while not has(due, section):
        section = section + 1 if section + 1 < things.SECTIONS else 0
    return section


def first_segment(g: Viscounts, p: int, segments: int) -> int:
    """The first of these segments clockwise from its own."""  # VIS-22.6
    segment = segment_of_rival(g, p)
    while not has(segments, segment):
        segment = g.clockwise(segment)
    return segment


def bumped_by_rival(g: Viscounts, p: int, tier: int, section: int) -> int:
    """Whose Worker it pushes out: the player's if there is one."""  # VIS-22.4
    for q in range(g.players):
        if (g.seats[q].tier1[section] if tier == 1 else g.seats[q].tier2[section]) > 0:
            return q
    return p


def brought_by_slot(g: Viscounts, slot: int, moment: int) -> int:
    """What a building slot of its board brings at a moment, as an address."""  # VIS-21.12
    at = g.ai_board * things.SLOTS + slot
    if moment == moments.RIVAL_UNCOVERS:
        return g.cards.rival_uncovered[at]
    if moment == moments.RIVAL_FLIPS:
        return g.cards.rival_flip[at]
    return g.cards.rival_collision[at] if moment == moments.COLLISION else g.cards.rival_scheme_gained[at]
