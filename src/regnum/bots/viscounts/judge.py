"""What a position of Viscounts is worth to a seat, at a glance."""

from typing import Final, cast

from regnum.bots.policy import Judge
from regnum.bots.viscounts import reasons
from regnum.games.viscounts.codes import goods, icons, limits, things
from regnum.games.viscounts.scoring import left_over, points
from regnum.games.viscounts.seat import Seat
from regnum.games.viscounts.state import Viscounts
from regnum.kernel.core.containers import count_of, has
from regnum.kernel.core.machine import Kernel

POINT: Final = 1000
LEFT_OVER: Final = 128
MOST_ROUNDS: Final = 12


class Weights:
    """What things are worth that are no points yet, in thousandths of a point."""

    def __init__(self) -> None:
        self.silver: int = 260
        self.resource: int = 672
        self.icon: int = 18
        """Of an icon on a card, for each round that is left."""
        self.lasting_icon: int = 170
        """Of an icon on a building slot or a Church Favour, for each round that is left."""
        self.step: int = 80
        self.card: int = 60
        self.debt_to_flip: int = 900
        self.deed_to_flip: int = 875
        self.space: int = 576
        """Of a space further towards the Deeds on which the markers will meet."""


class ViscountsJudge(Judge):
    """Points decide, then Silver and resources; before the end, what the board and the cards can still bring."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights

    def seats(self, g: Kernel) -> int:
        """The solo opponent counts as the last seat."""
        return len(cast(Viscounts, g).seats)

    def points(self, g: Kernel, seat: int) -> int:
        return points(cast(Viscounts, g), seat)

    def rank(self, g: Kernel, seat: int) -> int:
        k = cast(Viscounts, g)
        return (points(k, seat) + 256) * LEFT_OVER + min(left_over(k.seats[seat]), LEFT_OVER - 1)

    def nobody_wins(self, g: Kernel) -> bool:
        """A solo game in which the opponent has as many points or more: goods left do not count."""  # VIS-24.4
        k = cast(Viscounts, g)
        return k.players == 1 and len(k.seats) > 1 and points(k, 1) >= points(k, 0)

    def rivals(self, g: Kernel) -> int:
        return len(cast(Viscounts, g).seats) - cast(Viscounts, g).players

    def turns(self, g: Kernel) -> int:
        k = cast(Viscounts, g)
        return k.round * len(k.seats) + (k.current - k.first) % len(k.seats)

    def brought(self, before: Kernel, after: Kernel, seat: int) -> int:
        """The main thing, as a player would name it."""
        was = cast(Viscounts, before).seats[seat]
        now = cast(Viscounts, after).seats[seat]
        if count_of(now.manuscripts) > count_of(was.manuscripts):
            return reasons.MANUSCRIPT
        if count_of(now.built) > count_of(was.built):
            return reasons.BUILDING
        if now.in_castle() > was.in_castle():
            return reasons.CASTLE
        if now.paid > was.paid:
            return reasons.DEBT
        if now.approved + now.acquired > was.approved + was.acquired:
            return reasons.DEED
        if now.cards_in_all() > was.cards_in_all():
            return reasons.PEOPLE
        if now.virtue > was.virtue:
            return reasons.VIRTUE
        if all_goods(now) > all_goods(was):
            return reasons.SUPPLIES
        return reasons.PROSPECTS

    def promise(self, g: Kernel, seat: int) -> int:
        k = cast(Viscounts, g)
        total = points(k, seat) * POINT
        if k.over:
            return total
        rounds = rounds_left(k)
        s = k.seats[seat]
        w = self.weights
        return total + supplies(w, s, rounds) + strength(w, k, s) * rounds + duties(w, s, rounds)


def rounds_left(g: Viscounts) -> int:
    """About how many rounds are still to come."""
    if g.last > 0:
        return g.last - g.round
    return min(MOST_ROUNDS, 2 + 2 * min(g.debt_stack, g.deed_stack) // len(g.seats))


def all_goods(s: Seat) -> int:
    return s.goods[goods.SILVER] + s.goods[goods.INK] + s.goods[goods.GOLD] + s.goods[goods.STONE]


def supplies(w: Weights, s: Seat, rounds: int) -> int:
    """Goods that can still be put to use."""
    if rounds == 0:
        return 0
    resources = s.goods[goods.INK] + s.goods[goods.GOLD] + s.goods[goods.STONE]
    return min(s.goods[goods.SILVER], 12) * w.silver + min(resources, 12) * w.resource


def strength(w: Weights, g: Viscounts, s: Seat) -> int:
    """What the own cards and the uncovered parts of the board bring in each round."""
    cards = g.cards
    lasting: int = 0
    for slot in range(things.SLOTS):
        if has(s.built, slot):
            for icon in range(things.ICONS):
                lasting += cards.slot_icons[slot * things.ICONS + icon]
    for ribbon in range(things.FAVOURS):
        if has(s.favours, ribbon):
            for icon in range(things.ICONS):
                lasting += cards.favour_icons[ribbon * things.ICONS + icon]
    total = lasting * w.lasting_icon
    for icon in range(things.ICONS):
        total += s.icons[icon] * (w.icon if icon != icons.CRIMINAL else w.icon // 2)
    return total + s.free_steps(cards) * w.step + (s.hand_limit(cards) - limits.HAND) * w.card


def duties(w: Weights, s: Seat, rounds: int) -> int:
    """Debts and Deeds that may be flipped in time, and where the markers will meet."""
    if rounds == 0:
        return 0
    gap = s.virtue - s.corruption
    meeting = (limits.TRACK + 1 - s.corruption - s.virtue) * w.space // (2 + gap)
    return min(s.unpaid, rounds) * w.debt_to_flip + min(s.acquired, rounds) * w.deed_to_flip + meeting
