"""The set-up as far as it draws or asks: display, boards, first player, draft."""

from typing import Final

from regnum.games.architects import piles
from regnum.games.architects.codes import events, goods, kinds, limits, ops, places, settings, stages, things
from regnum.games.architects.hiring import first_apprentice
from regnum.games.architects.moves import gain
from regnum.games.architects.state import Architects
from regnum.games.architects.turn import turns
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, count_of, nth
from regnum.kernel.lowering import Rule, rule

STANDARD_BOARDS: Final = 5
BASE_BOARDS: Final = 10
PROMO_BOARDS: Final = 15
"""The standard sides, then the characters of the base game, the promo ones, and those of the Tomesaga."""
DEALT: Final = 4
DEALT_ALONE: Final = 5
RETURNED: Final = 1
RETURNED_ALONE: Final = 2
"""How many of the Buildings dealt go under the pile."""
FIRST_SILVER: Final = 3
"""What the first player begins with; each further one has 1 more."""


@rule
def game(g: Architects, first: int, how: int) -> Rule:
    """Display and market, then boards, the free Apprentice, the draft and turns."""  # ARC-2.1 to ARC-2.20
    g.first = first
    g.current = first
    piles.show_small(g)
    for slot in range(limits.SLOTS):
        piles.fill_slot(g, slot)
    yield from from_stage(g, stages.BOARDS, how)


@rule
def from_stage(g: Architects, stage: int, how: int) -> Rule:
    """Boards and start items, the free Apprentice, the draft, extra Buildings, then turns."""  # ARC-2.19
    if stage == stages.BOARDS:
        if how & settings.VARIABLE != 0:
            yield from take_boards(g, how)
            begin_first(g)
        g.emit(events.FIRST_PLAYER, g.first, NONE, 0, NONE, NONE, EVERYBODY)
        for i in range(g.players):
            lay_out(g, player(g, i), i)
    if stage <= stages.APPRENTICES:
        if how & settings.FREE_APPRENTICE != 0:
            yield from free_apprentices(g)
        for i in range(g.players):
            piles.deal_buildings(g, player(g, i), DEALT if g.players > 1 else DEALT_ALONE, events.DEALS)
    if stage <= stages.DRAFT:
        yield from draft(g)
        for i in range(g.players):
            draw_extra(g, player(g, i))
        g.current = g.first
    yield from turns(g, g.current)


def player(g: Architects, i: int) -> int:
    """The i-th player in turn order."""  # ARC-2.10
    return (g.first + i) % g.players


# -- boards


@rule
def take_boards(g: Architects, how: int) -> Rule:
    """A character for each player: dealt, or picked in a random order."""  # ARC-2.11, ARC-2.17
    every: int = bit(PROMO_BOARDS) - 1 if how & settings.PROMO_BOARDS != 0 else bit(BASE_BOARDS) - 1
    if how & settings.TOMESAGA_BOARDS != 0:
        every |= bit(things.BOARDS) - bit(PROMO_BOARDS)  # TOM-6.1
    every &= ~(bit(STANDARD_BOARDS) - 1)
    waiting: int = 0
    left: int = every
    for q in range(g.players):
        left &= ~bit(g.seats[q].board)
        if g.seats[q].board < STANDARD_BOARDS:
            waiting |= bit(q)
    while waiting != 0:
        p: int = nth(waiting, g.chance.below(count_of(waiting)))
        waiting &= ~bit(p)
        c: int = 0
        if how & settings.CHOSEN != 0:
            c = yield g.ask(p, kinds.BOARD, every)
        else:
            c = nth(left, g.chance.below(count_of(left)))
        left &= ~bit(c)
        g.seats[p].board = c
        g.emit(events.TAKES_BOARD, p, things.FIRST_BOARD + c, 0, NONE, g.place(p, places.BOARD), EVERYBODY)


def begin_first(g: Architects) -> None:
    """The most Virtue starts; chance breaks a tie."""  # ARC-2.12
    most = -1
    best = 0
    for p in range(g.players):
        virtue = g.cards.start_virtue[g.seats[p].board]
        if virtue > most:
            most = virtue
            best = 0
        if virtue == most:
            best |= bit(p)
    g.first = nth(best, g.chance.below(count_of(best)))
    g.current = g.first


def lay_out(g: Architects, p: int, i: int) -> None:
    """What a board begins with; it sets nothing off."""  # ARC-2.9, ARC-2.11, ARC-2.18
    s = g.seats[p]
    cards = g.cards
    s.virtue = cards.start_virtue[s.board]
    s.in_prison = cards.start_prison[s.board]
    s.supply -= s.in_prison
    silver = cards.start_silver[s.board]
    gain(g, p, goods.SILVER, FIRST_SILVER + i if s.board < STANDARD_BOARDS else silver)
    fx = cards.start_extra[s.board]
    while cards.op[fx] != ops.END:
        if cards.op[fx] == ops.GAIN:
            gain(g, p, cards.arg[fx], cards.n[fx])
        elif cards.op[fx] == ops.DEBT:
            s.unpaid += cards.n[fx]
        fx += 1


def draw_extra(g: Architects, p: int) -> None:
    """Building cards of the board are drawn after the draft."""  # ARC-2.13
    fx = g.cards.start_extra[g.seats[p].board]
    while g.cards.op[fx] != ops.END:
        if g.cards.op[fx] == ops.DRAW:
            piles.draw_buildings(g, p, g.cards.n[fx])
        fx += 1


# -- the free Apprentice and the draft


@rule
def free_apprentices(g: Architects) -> Rule:
    """In reverse turn order; the display is refilled in place when all have chosen."""  # ARC-2.14, ARC-6.15
    for i in range(g.players):
        p: int = player(g, g.players - 1 - i)
        if g.seats[p].crew == 0:
            yield from first_apprentice(g, p)
    for slot in range(limits.SLOTS):
        if g.display[slot] == NONE:
            piles.fill_slot(g, slot)


@rule
def draft(g: Architects) -> Rule:
    """Keep one Building, pass the rest left; of the last two one is kept and one goes under the pile.

    Alone, three of five are kept.
    """  # ARC-2.8, ARC-16.3
    left: int = most_dealt(g)
    last: int = RETURNED if g.players > 1 else RETURNED_ALONE
    while left > last:
        yield from g.together([pick(g, p, left) for p in range(g.players)])
        left -= 1
        if left > last and g.players > 1:
            pass_left(g)
    for i in range(g.players):
        piles.return_dealt(g, player(g, i))  # ARC-2.20


@rule
def pick(g: Architects, p: int, left: int) -> Rule:
    """One of the Buildings at hand is kept."""  # ARC-2.20
    if g.seats[p].dealt.size < left:
        return  # chosen already, in a written position
    c: int = yield g.ask(p, kinds.DRAFT)
    piles.keep_building(g, p, c, events.DRAFTS)


def most_dealt(g: Architects) -> int:
    """How many Buildings those have to choose from who have not chosen yet."""
    most = 0
    for p in range(g.players):
        if g.seats[p].dealt.size > most:
            most = g.seats[p].dealt.size
    return most


def pass_left(g: Architects) -> None:
    """Everybody's other Buildings go to the player on the left."""  # ARC-2.8
    last = g.seats[g.players - 1].dealt
    for i in range(g.players - 1):
        p = g.players - 1 - i
        g.seats[p].dealt = g.seats[p - 1].dealt
    g.seats[0].dealt = last
    for p in range(g.players):
        source = g.place(p, places.DEALT)
        target = g.place(p + 1 if p + 1 < g.players else 0, places.DEALT)
        g.emit(events.PASSES_CARDS, p, NONE, g.seats[p].dealt.size, source, target, EVERYBODY)
