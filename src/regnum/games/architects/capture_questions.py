"""Whom a player may capture: what a question for a capture is about, what it costs, and which groups it allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.architects.codes import answers, groups, limits, reasons
from regnum.games.architects.seat import Seat
from regnum.games.architects_coop.codes import reasons as partnership
from regnum.kernel.core.containers import bit, count_of, has
from regnum.kernel.core.pairs import first_of, last_of, triple

if TYPE_CHECKING:
    from regnum.games.architects.state import Architects

FREE: Final = 1
"""In the last number of a question for a capture: nothing is paid. Then come, in binary, two places for the number of
locations, and the Silver that Conspirators still spare."""


def capture_price(g: Architects, s: Seat, about: int) -> int:
    """What the next capture of a visit costs: the first one Tax, each further one Silver."""  # ARC-7.3, ARC-7.8
    if is_free(about):
        return 0
    if first_of(about) == 0:
        return s.tax(g.cards, g.cards.capture_tax)
    return 0 if last_of(about) >> 3 > 0 else g.cards.capture_silver


def capturing(used: int, left: int, free: bool, most: int, less: int) -> int:
    """What a question for a capture is about: the locations used, how many captures are left, at what price."""
    return triple(used, left, less << 3 | most << 1 | (FREE if free else 0))


def is_free(about: int) -> bool:
    """Whether a Building makes the capture, for nothing."""  # ARC-15.7, ARC-15.8
    return last_of(about) & FREE != 0


def most_locations(about: int) -> int:
    """At how many locations the captures of a visit may be made."""  # ARC-7.4, ARC-15.7
    return last_of(about) >> 1 & 3


def require_capture(g: Architects, s: Seat, about: int) -> None:
    """The groups that can be captured: the locations used so far, how many captures are left, and at what price."""
    if g.cards.partners:
        require_capture_together(g, s, about)
        return
    used = first_of(about)
    every = len(g.seats)
    g.among(bit(answers.NO_CAPTURE))
    full = count_of(used) >= most_locations(about)
    dear = capture_price(g, s, about) > s.silver()
    for place in range(limits.LARGE):
        for q in range(every):
            code = groups.code_of(place, q)
            g.offer(code)
            if g.seats[q].at[place] == 0:
                g.forbid(code, reasons.NOBODY_THERE)  # ARC-7.2
            elif full and not has(used, place):
                g.forbid(code, reasons.TOO_MANY_LOCATIONS)  # ARC-7.4, ARC-7.10
            elif dear:
                g.forbid(code, reasons.SILVER_MISSING)


def require_capture_together(g: Architects, s: Seat, about: int) -> None:
    """Among partners: own Workers and the Overlord's, at any number of locations."""  # TOM-3.18 to TOM-3.20
    g.among(bit(answers.NO_CAPTURE))
    dear = capture_price(g, s, about) > s.silver()
    for q in range(len(g.seats)):
        spared = is_spared(g, s, q)
        for place in range(limits.LARGE):
            code = groups.code_of(place, q)
            g.offer(code)
            if spared:
                g.forbid(code, partnership.PARTNER)
            elif g.seats[q].at[place] == 0:
                g.forbid(code, reasons.NOBODY_THERE)
            elif dear:
                g.forbid(code, reasons.SILVER_MISSING)


def is_spared(g: Architects, s: Seat, q: int) -> bool:
    """Whether somebody's Workers cannot be captured because they are a partner's."""  # TOM-3.18
    return g.cards.partners and q < g.players and g.seats[q] is not s


def nobody_to_capture(g: Architects, s: Seat) -> bool:
    """Whether all large circles are empty of those who can be captured."""
    for q in range(len(g.seats)):
        if is_spared(g, s, q):
            continue
        for place in range(limits.LARGE):
            if g.seats[q].at[place] > 0:
                return False
    return True
