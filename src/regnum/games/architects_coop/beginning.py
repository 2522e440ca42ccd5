"""The set-up of the co-op as far as it draws or asks, and its rounds."""

from typing import Final

from regnum.games.architects.beginning import begin_first, draw_extra, lay_out, player, take_boards
from regnum.games.architects.codes import events as told
from regnum.games.architects.codes import limits, places, stages
from regnum.games.architects.ending import end_effects
from regnum.games.architects.hiring import first_apprentice
from regnum.games.architects.piles import apprentice, deal_buildings, fill_slot, keep_building, return_dealt, show_small
from regnum.games.architects.state import Architects
from regnum.games.architects.turn import turn
from regnum.games.architects_coop.codes import answers, events, helpers, kinds
from regnum.games.architects_coop.schemes import overlord_turn, reveal_next_demand
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, count_of, lowest, nth
from regnum.kernel.lowering import Rule, rule

DEALT: Final = 4
"""Buildings for everybody, of which one goes back."""
FIRST_CREW: Final = 2
"""Everybody begins with a Rogue or Cleric and one more Apprentice."""


@rule
def game(g: Architects, how: int) -> Rule:
    """Display, market and the first demand, then boards, helpers, Apprentices, Buildings and rounds."""
    show_small(g)  # TOM-3.3 to TOM-3.15
    for slot in range(limits.SLOTS):
        fill_slot(g, slot)
    reveal_next_demand(g)
    yield from from_stage(g, stages.BOARDS, how)


@rule
def from_stage(g: Architects, stage: int, how: int) -> Rule:
    """The set-up from a stage on, then rounds."""
    if stage == stages.BOARDS:
        yield from take_boards(g, how)
        begin_first(g)
        g.emit(told.FIRST_PLAYER, g.first, NONE, 0, NONE, NONE, EVERYBODY)
        for i in range(g.players):
            lay_out(g, player(g, i), i)
        deal_helpers(g)
    if stage <= stages.APPRENTICES:
        if g.plans[0].helpers[0] != NONE:
            yield from g.together([take_side(g, p) for p in range(g.players)])
            join_helpers(g)
        yield from free_apprentices(g)
        for i in range(g.players):
            deal_buildings(g, player(g, i), DEALT, told.DEALS)
    if stage <= stages.DRAFT:
        yield from g.together([reject(g, p) for p in range(g.players)])
        for i in range(g.players):
            return_dealt(g, player(g, i))
        for i in range(g.players):
            draw_extra(g, player(g, i))
        g.current = g.first
    yield from rounds(g, g.current)


# -- Rogues and Clerics


def deal_helpers(g: Architects) -> None:
    """A card for each player; there are two with each skill."""  # TOM-3.3
    left = bit(helpers.CARDS) - 1
    for i in range(g.players):
        card = nth(left, g.chance.below(count_of(left)))
        left &= ~bit(card)
        g.plans[0].helpers[player(g, i)] = card // helpers.EACH


@rule
def take_side(g: Architects, p: int) -> Rule:
    """Everybody chooses at once which side to use."""  # TOM-3.3
    if g.plans[0].sides[p] == NONE:
        c: int = yield g.ask(p, kinds.SIDE, g.plans[0].helpers[p])
        g.plans[0].sides[p] = c


def join_helpers(g: Architects) -> None:
    """The sides chosen are shown, and each card is its owner's Apprentice."""  # TOM-3.3, TOM-3.7
    store = g.plans[0]
    for i in range(g.players):
        p = player(g, i)
        first = helpers.ROGUE_CARPENTRY if store.sides[p] == answers.ROGUE else helpers.CLERIC_CARPENTRY
        c = first + store.helpers[p]
        g.seats[p].crew |= bit(c)
        store.helpers[p] = NONE
        store.sides[p] = NONE
        g.emit(events.TAKES_HELPER, p, apprentice(c), 1, NONE, g.place(p, places.CREW), EVERYBODY)


@rule
def free_apprentices(g: Architects) -> Rule:
    """In reverse turn order; the display is refilled in place when all have chosen."""  # TOM-3.8
    for i in range(g.players):
        p: int = player(g, g.players - 1 - i)
        if count_of(g.seats[p].crew) < FIRST_CREW:
            yield from first_apprentice(g, p)
    for slot in range(limits.SLOTS):
        if g.display[slot] == NONE:
            fill_slot(g, slot)


# -- Buildings


@rule
def reject(g: Architects, p: int) -> Rule:
    """One of the Buildings dealt goes back."""  # TOM-3.9
    if g.seats[p].hand.size > 0:
        return  # chosen already, in a written position
    c: int = yield g.ask(p, kinds.REJECT)
    left: int = g.seats[p].dealt.kinds & ~bit(c)
    while left != 0:
        keep_building(g, p, lowest(left), told.DRAFTS)
        left &= left - 1


# -- rounds


@rule
def rounds(g: Architects, p: int) -> Rule:
    """Players' turns and the Overlord's; when the Guildhall is full, each has one more."""  # TOM-3.34, TOM-3.52
    while g.last_turns != 0:
        if g.is_opponent(p):
            yield from overlord_turn(g)
        else:
            yield from turn(g, p)
        if g.last_turns > 0:
            g.last_turns -= 1
        elif g.is_full():
            g.last_turns = len(g.seats)
            g.emit(told.GUILDHALL_FULL, p, NONE, 0, NONE, NONE, EVERYBODY)
        p = g.after(p, 1)
    for i in range(g.players):
        yield from end_effects(g, player(g, i))  # TOM-3.53
    g.emit(told.GAME_OVER, g.first, NONE, 0, NONE, NONE, EVERYBODY)
