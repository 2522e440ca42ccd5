"""The numbers that decide something, each with its terms: icons, hand limits, journeys, stacks; and the phase."""

from collections.abc import Iterator, Sequence
from typing import Any

from regnum.games.viscounts.codes import limits, phases, things
from regnum.games.viscounts.data import IDS
from regnum.games.viscounts.declare import ICONS, PHASES
from regnum.games.viscounts.rival_aims import rival_criminals
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.travel import fare
from regnum.kernel.core.containers import NONE, bit, members

CARDS = "cards"
"""The first phase, whichever of its steps is under way."""


def phase(g: Viscounts) -> str:
    """The phase of the turn; before the first round the picking of pairs."""  # VIS-2.11, VIS-3.2
    return CARDS if g.phase in (phases.SLIDE, phases.PLACE) else PHASES.words[g.phase]


def numbers(g: Viscounts, viewer: int | None) -> dict[str, Any]:
    """For every seat its icons, hand limit and progress; for the table the stacks of Debts and Deeds.

    `fare.town_03` is the Silver that the way to a town costs the viewer who is to move.
    """
    out: dict[str, Any] = {
        "debts_left": _number(g.debt_stack, of=g.cards.debt_stack[g.players]),
        "deeds_left": _number(g.deed_stack, of=g.cards.deed_stack[g.players]),
    }
    for p in range(len(g.seats)):
        out |= {f"seat{p}.{name}": value for name, value in of_seat(g, p)}
    if viewer is not None and viewer == g.current and g.phase == phases.MOVEMENT:
        for town in range(things.TOWNS):
            name = IDS[things.FIRST_TOWN + town]
            out[f"fare.{name}"] = _number(fare(g, viewer, town))
        out["steps"] = _number(g.distance)
    return out


def _number(value: int, terms: Sequence[tuple[str, int]] = (), of: int | None = None) -> dict[str, Any]:
    number: dict[str, Any] = {"value": int(value), "terms": [[name, int(n)] for name, n in terms]}
    return number if of is None else {**number, "of": int(of)}


def of_seat(g: Viscounts, p: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """One seat's icons with where they come from, its hand limit, its Workers in the castle."""
    s = g.seats[p]
    for icon, name in enumerate(ICONS.words):
        terms = list(rival_terms(g, p, icon) if g.is_rival(p) else icon_terms(g, p, icon))
        yield name, _number(sum(n for _, n in terms), terms)
    if g.is_rival(p):
        yield "criminals", _number(rival_criminals(g))
        yield "schemes_left", _number(g.schemes_to_draw())
        yield "futures_left", _number(g.futures_left())
        return
    limit = s.hand_limit(g.cards)
    terms = [("printed", limits.HAND)]
    terms += [
        (IDS[things.FIRST_SLOT + slot], g.cards.slot_hand[slot]) for slot in members(s.built) if g.cards.slot_hand[slot]
    ]
    if g.leader == p:
        terms.append(("castle_leader", g.cards.leader_hand))
        limit += g.cards.leader_hand
    yield "hand_limit", _number(limit, terms)
    yield "criminals", _number(s.criminals(g.cards))


def icon_terms(g: Viscounts, p: int, icon: int) -> Iterator[tuple[str, int]]:
    """Where the icons of one sort come from."""  # VIS-9.3
    s, cards = g.seats[p], g.cards
    for slot in range(limits.CARD_SLOTS):
        c = s.board[slot]
        n = cards.empty_slot_icons[slot * things.ICONS + icon] if c == NONE else cards.icons[c * things.ICONS + icon]
        if n:
            yield ("printed" if c == NONE else IDS[c]), int(n)
    for slot in members(s.built):
        if cards.slot_icons[slot * things.ICONS + icon]:
            yield IDS[things.FIRST_SLOT + slot], int(cards.slot_icons[slot * things.ICONS + icon])
    for ribbon in members(s.favours & (bit(things.FAVOURS) - 1)):
        if cards.favour_icons[ribbon * things.ICONS + icon]:
            yield IDS[things.FIRST_FAVOUR + ribbon], int(cards.favour_icons[ribbon * things.ICONS + icon])
    if g.current == p and g.dismissed != NONE and cards.icons[g.dismissed * things.ICONS + icon]:
        yield IDS[g.dismissed], int(cards.icons[g.dismissed * things.ICONS + icon])


def rival_terms(g: Viscounts, p: int, icon: int) -> Iterator[tuple[str, int]]:
    """Where the solo opponent's icons of one sort come from."""  # VIS-21.10
    s, cards = g.seats[p], g.cards
    for slot in range(limits.CARD_SLOTS):
        c = g.scheme_row[slot]
        at = g.ai_board * limits.CARD_SLOTS + slot
        printed = cards.rival_empty_slots[at * things.ICONS + icon]
        n = printed if c == NONE else cards.scheme_icons[c * things.ICONS + icon]
        if n:
            yield ("printed" if c == NONE else IDS[things.FIRST_SCHEME + c]), int(n)
    for slot in members(s.built):
        n = cards.rival_slot_icons[(g.ai_board * things.SLOTS + slot) * things.ICONS + icon]
        if n:
            yield IDS[things.FIRST_SLOT + slot], int(n)
    for ribbon in members(s.favours & (bit(things.FAVOURS) - 1)):
        if cards.favour_icons[ribbon * things.ICONS + icon]:
            yield IDS[things.FIRST_FAVOUR + ribbon], int(cards.favour_icons[ribbon * things.ICONS + icon])
