"""What a position of Architects is worth to a seat, at a glance."""

from typing import Final, cast

from regnum.bots.architects import reasons
from regnum.bots.policy import Judge
from regnum.games.architects.codes import goods, kinds, prices, terms
from regnum.games.architects.scoring import at_the_end, points, points_of
from regnum.games.architects.seat import Seat
from regnum.games.architects.state import Architects
from regnum.kernel.core.containers import count_of, has, lowest
from regnum.kernel.core.machine import Kernel, Task

POINT: Final = 1000
SCALE: Final = 100
VIRTUES: Final = 16
COINS: Final = 1024
FAR: Final = 64
"""More than anybody builds."""


class Weights:
    """What things are worth that are no points yet, in thousandths of a point."""

    def __init__(self) -> None:
        self.good: int = 300
        self.precious: int = 1300
        """Of Gold and Marble."""
        self.silver: int = 300
        self.worker: int = 500
        self.group: int = 60
        """Of a Worker on a large circle, for each one that stands there before it."""
        self.captive: int = 227
        self.ahead: int = 20
        """More of a captive for everything that its owner has built beyond the last of the others."""
        self.in_prison: int = 560
        self.caught: int = 375
        self.apprentice: int = 500
        self.skill: int = 700
        self.plan: int = 550
        """Of a Building's points in hand when its price is at hand, in thousandths of them."""


class ArchitectsJudge(Judge):
    """Points decide; before the end, goods, Workers, Apprentices and the Buildings in hand count as well."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights

    def seats(self, g: Kernel) -> int:
        """The solo opponent counts as the last seat."""
        return len(cast(Architects, g).seats)

    def points(self, g: Kernel, seat: int) -> int:
        return points(cast(Architects, g), seat)

    def rank(self, g: Kernel, seat: int) -> int:
        """Points, then Virtue, then Silver."""  # ARC-14.6
        s = cast(Architects, g).seats[seat]
        return ((points(cast(Architects, g), seat) + 256) * VIRTUES + s.virtue) * COINS + min(s.silver(), COINS - 1)

    def nobody_wins(self, g: Kernel) -> bool:
        """A game that the opponent wins, alone or against two: it has as many points as the best player, or more."""
        k = cast(Architects, g)  # ARC-16.16, ARC-16.34
        if len(k.seats) == k.players:
            return False
        rival = points(k, k.players)
        for p in range(k.players):
            if points(k, p) > rival:
                return False
        return True

    def rivals(self, g: Kernel) -> int:
        return len(cast(Architects, g).seats) - cast(Architects, g).players

    def turns(self, g: Kernel) -> int:
        return cast(Architects, g).turn

    def brought(self, before: Kernel, after: Kernel, seat: int) -> int:
        """The main thing, as a player would name it."""
        k = cast(Architects, before)
        was = k.seats[seat]
        now = cast(Architects, after).seats[seat]
        if count_of(now.built) > count_of(was.built):
            return reasons.BUILDING
        if now.cathedral > was.cathedral:
            return reasons.CATHEDRAL
        if count_of(now.crew) > count_of(was.crew):
            return reasons.APPRENTICE
        if now.unpaid < was.unpaid:
            return reasons.DEBT
        if now.in_prison < was.in_prison or cast(Architects, after).captured_of(seat) < k.captured_of(seat):
            return reasons.FREEDOM
        if now.captured() > was.captured():
            return reasons.CAPTURE
        if now.virtue > was.virtue:
            return reasons.VIRTUE
        if now.hand.size > was.hand.size:
            return reasons.PLANS
        if materials(now) > materials(was):
            return reasons.GOODS
        return reasons.SILVER if now.silver() > was.silver() else reasons.PROSPECTS

    def draws_lots(self, task: Task) -> bool:
        return task.kind == kinds.CAPTURE

    def promise(self, g: Kernel, seat: int) -> int:
        k = cast(Architects, g)
        if k.over or k.last_turns > 0:
            return points(k, seat) * POINT
        return standing(k, seat) * POINT + prospects(self.weights, k, seat) * time_left(k) // SCALE


def standing(g: Architects, seat: int) -> int:
    """Points of what is built, without those of goods: whoever hoards them is overtaken."""
    end = at_the_end(g, seat)
    total: int = 0
    for term in range(terms.COUNT):
        if term != terms.GOODS and term != terms.SILVER:
            total += points_of(g, seat, term, end)
    return total


def time_left(g: Architects) -> int:
    """How much of the game is still to come, in hundredths; goods keep some of their worth to the end."""
    return SCALE // 4 + 3 * SCALE * (g.spaces() - g.hall) // (4 * g.spaces())


def prospects(w: Weights, g: Architects, seat: int) -> int:
    """What a seat's pieces can still bring in a whole game."""
    s = g.seats[seat]
    total = supplies(w, s) + plans(w, g, s)
    total += count_of(s.crew) * w.apprentice + count_of(s.skills(g.cards)) * w.skill
    total += lessening(s.supply, 6) * w.worker // 2 + captives(w, g, seat)
    total -= s.in_prison * w.in_prison + g.captured_of(seat) * w.caught
    for circle in range(len(s.at)):
        total += min(s.at[circle], 4) * w.group
    return total


def captives(w: Weights, g: Architects, seat: int) -> int:
    """Captives on a board: the further on their owner is, the more it is worth to hold them up."""
    if g.seats[seat].captured() == 0:
        return 0
    held = g.seats[seat].captives
    least: int = FAR
    for q in range(len(g.seats)):
        if q != seat:
            least = min(least, works(g.seats[q]))
    total: int = 0
    for q in range(len(held)):
        if held[q] > 0:
            total += held[q] * (w.captive + w.ahead * (works(g.seats[q]) - least))
    return total


def works(s: Seat) -> int:
    """How much a seat has built: Buildings, and levels of the Cathedral."""
    return count_of(s.built) + s.cathedral


def materials(s: Seat) -> int:
    """All goods but Silver."""
    total: int = 0
    for good in range(goods.COUNT):
        if good != goods.SILVER:
            total += s.goods[good]
    return total


def supplies(w: Weights, s: Seat) -> int:
    """Goods that can still be built with; the more of one sort, the less another one helps."""
    total = lessening(s.goods[goods.SILVER], 5) * w.silver
    for good in range(goods.COUNT):
        if good == goods.GOLD or good == goods.MARBLE:
            total += lessening(s.goods[good], 2) * w.precious
        elif good != goods.SILVER:
            total += lessening(s.goods[good], 3) * w.good
    return total // 2


def lessening(n: int, enough: int) -> int:
    """Counts things in halves: whole up to a number, half as much up to twice that, and no further."""
    return 2 * min(n, enough) + max(0, min(n - enough, enough))


def plans(w: Weights, g: Architects, s: Seat) -> int:
    """The most promising Building in hand, or the next level of the Cathedral, and the next two after it."""
    best = cathedral_plan(w, g, s)
    second: int = 0
    third: int = 0
    able = s.skills(g.cards)
    left = s.hand.kinds
    while left != 0:
        c = lowest(left)
        left &= left - 1
        needed = g.cards.needs[c]
        share = at_hand(g, s, prices.BUILDINGS + c) * (1 + count_of(needed & able)) // (1 + count_of(needed))
        plan = g.cards.building_points[c] * share * w.plan // SCALE
        if plan > best:
            third = second
            second = best
            best = plan
        elif plan > second:
            third = second
            second = plan
        elif plan > third:
            third = plan
    return best + second * 2 // 3 + third // 3


def cathedral_plan(w: Weights, g: Architects, s: Seat) -> int:
    level = s.next_level()
    if level == s.cathedral or s.hand.size == 0:
        return 0
    points = g.cards.level_points[level] - g.cards.level_points[s.cathedral]
    return points * at_hand(g, s, prices.LEVELS + level) * w.plan // SCALE


def at_hand(g: Architects, s: Seat, price: int) -> int:
    """How much of a price can be paid, in hundredths; what may be mixed is paid of what the rest of it leaves."""
    need: int = 1
    have: int = 1
    left: int = 0
    for good in range(goods.COUNT):
        cost = g.cards.price(price, good)
        need += cost
        have += min(cost, s.goods[good])
        if has(g.cards.mix(price), good):
            left += max(0, s.goods[good] - cost)
    mixed = g.cards.mixed(price)
    return SCALE * (have + min(mixed, left)) // (need + mixed)
