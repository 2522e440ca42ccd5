"""Victory points, term by term, and who wins."""

from regnum.games.viscounts.codes import counted, goods, terms, things
from regnum.games.viscounts.moves import ribbons_of
from regnum.games.viscounts.rival_aims import icons_of_slots
from regnum.games.viscounts.seat import Seat
from regnum.games.viscounts.state import Viscounts
from regnum.kernel.core.containers import NONE, count_of, has, lowest


def points(g: Viscounts, p: int) -> int:
    """A player's points if the game ended now."""  # VIS-19.1
    total = 0
    for term in range(terms.COUNT):
        total += points_of(g, p, term)
    return total


def points_of(g: Viscounts, p: int, term: int) -> int:
    """What one term is worth to a player."""
    s = g.seats[p]
    cards = g.cards
    if term == terms.BUILDINGS:
        return points_of_building(g, s, 0) + points_of_building(g, s, 1) + points_of_building(g, s, 2)
    if term == terms.WORKERS:
        return points_of_workers(g, s)
    if term == terms.MANUSCRIPT_SETS:
        return points_of_sets(g, p)
    if term == terms.MANUSCRIPTS:
        total = 0
        left = s.manuscripts
        while left != 0:
            total += points_of_manuscript(g, p, lowest(left))
            left &= left - 1
        return total
    if term == terms.CASTLE_LEADER:
        return cards.leader_points if g.leader == p else 0  # VIS-19.7
    if term == terms.CHURCH_FAVOUR:
        total = 0
        for ribbon in range(things.FAVOURS):
            if has(s.favours, ribbon):
                total += cards.favour_points[ribbon]
        return total
    if term == terms.DEBTS:
        return s.unpaid * cards.unpaid_points + s.paid * cards.paid_points  # VIS-19.8
    if term == terms.DEEDS:
        return s.acquired * cards.acquired_points + s.approved * cards.approved_points
    if term == terms.POVERTY:
        return majority(g, p, True) if g.poverty else 0
    if term == terms.PROSPERITY:
        return majority(g, p, False) if g.prosperity else 0
    return resources_left(s) * cards.rival_resource_points if g.is_rival(p) else 0  # VIS-24.2


def points_of_building(g: Viscounts, s: Seat, building: int) -> int:
    """Points for the buildings of one type, by their number, whatever the slots."""  # VIS-19.2
    return g.cards.building_points[building * 4 + s.built_of(building)]


def points_of_workers(g: Viscounts, s: Seat) -> int:
    """Each Worker in the castle scores its tier."""  # VIS-19.3
    outer = 0
    inner = 0
    for section in range(things.SECTIONS):
        outer += s.tier1[section]
        inner += s.tier2[section]
    vp = g.cards.worker_points
    return outer * vp[0] + inner * vp[1] + s.tier3 * vp[2]


def points_of_sets(g: Viscounts, p: int) -> int:
    """Sets of different ribbons, each as large as possible."""  # VIS-19.4
    total = 0
    taken = 0
    while True:
        size = 0
        for ribbon in range(things.FAVOURS):
            if ribbons_of(g, p, ribbon) > taken:
                size += 1
        if size == 0:
            return total
        total += g.cards.set_points[size]
        taken += 1


def points_of_manuscript(g: Viscounts, p: int, c: int) -> int:
    """What a Manuscript with an end condition is worth."""  # VIS-19.5
    per = g.cards.scored_per[c]
    if per == NONE:
        return 0
    return count_per(g, p, per) // g.cards.scored_every[c] * g.cards.scored_points[c]


def count_per(g: Viscounts, p: int, per: int) -> int:
    """How many there are of what a Manuscript counts."""
    s = g.seats[p]
    if per == counted.BUILDING:
        return count_of(s.built)
    if per == counted.MANUSCRIPT:
        return count_of(s.manuscripts)
    if per == counted.FLIPPED_DEED:
        return s.approved
    if per == counted.FLIPPED_DEBT:
        return s.paid
    if per == counted.WORKER_IN_CASTLE:
        return s.in_castle()
    if per == counted.RESOURCE:
        return resources_left(s)  # VIS-19.13
    return icons_owned(g, p, per - counted.ICON_MERCHANT)


def icons_owned(g: Viscounts, p: int, icon: int) -> int:
    """The icons on all own cards, on Church Favours and on uncovered building slots."""  # VIS-19.6
    s = g.seats[p]
    n = s.icons[icon]
    for ribbon in range(things.FAVOURS):
        if has(s.favours, ribbon):
            n += g.cards.favour_icons[ribbon * things.ICONS + icon]
    if g.is_rival(p):
        return n + icons_of_slots(g, p, icon)  # VIS-24.3
    for slot in range(things.SLOTS):
        if has(s.built, slot):
            n += g.cards.slot_icons[slot * things.ICONS + icon]
    return n


def resources_left(s: Seat) -> int:
    """Ink Wells, Gold and Stone; never Silver."""  # VIS-1.6
    return s.goods[goods.INK] + s.goods[goods.GOLD] + s.goods[goods.STONE]


def majority(g: Viscounts, p: int, of_deeds: bool) -> int:
    """Points for most, second most and third most flipped cards; who ties shares what the places are worth."""
    mine = flipped(g.seats[p], of_deeds)  # VIS-19.9, VIS-19.10
    if len(g.cards.flipped_points) > 0:
        return mine * g.cards.flipped_points[0 if of_deeds else 1]  # TOM-5.30
    if mine == 0:
        return 0
    more = 0
    same = 0
    for q in range(len(g.seats)):
        n = flipped(g.seats[q], of_deeds)
        if n > mine:
            more += 1
        elif n == mine:
            same += 1
    rewards = g.cards.majority_of_two if len(g.seats) == 2 else g.cards.majority
    total = 0
    for place in range(more, more + same):
        if place < len(rewards):
            total += rewards[place]
    return total // same


def flipped(s: Seat, deeds: bool) -> int:
    return s.approved if deeds else s.paid


def left_over(s: Seat) -> int:
    """What decides between equal scores: Silver and resources."""  # VIS-19.11
    return s.goods[goods.SILVER] + resources_left(s)
