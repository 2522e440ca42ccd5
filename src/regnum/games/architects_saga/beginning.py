"""Architects in a saga: its set-up, its turns, and what follows the final scoring."""

from regnum.games.architects.beginning import DEALT, draft, free_apprentices, lay_out, player
from regnum.games.architects.codes import events, goods, limits, stages
from regnum.games.architects.ending import end_effects
from regnum.games.architects.piles import deal_buildings, fill_slot, show_small
from regnum.games.architects.scoring import points
from regnum.games.architects.state import Architects
from regnum.games.architects.turn import turn
from regnum.games.architects_saga.claims import claim_goals
from regnum.games.architects_saga.codes import kinds
from regnum.games.tomesaga.chapter import award_places, lay_out_tomes, take_crest_token
from regnum.games.tomesaga.places import placed
from regnum.kernel.core.containers import EVERYBODY, NONE, Row, row_of
from regnum.kernel.lowering import Rule, rule


@rule
def game(g: Architects, first: int) -> Rule:
    """Display and market, then the stages of the set-up."""  # TOM-2.4, TOM-2.5
    g.first = first
    g.current = first
    show_small(g)
    for slot in range(limits.SLOTS):
        fill_slot(g, slot)
    yield from from_stage(g, stages.BOARDS)


@rule
def from_stage(g: Architects, stage: int) -> Rule:
    """Start items, a free Apprentice, the draft, then the Tomes, and turns."""  # TOM-2.6, TOM-2.43
    if stage == stages.BOARDS:
        g.emit(events.FIRST_PLAYER, g.first, NONE, 0, NONE, NONE, EVERYBODY)
        for i in range(g.players):
            lay_out(g, player(g, i), i)
    if stage <= stages.APPRENTICES:
        yield from free_apprentices(g)
        for i in range(g.players):
            deal_buildings(g, player(g, i), DEALT, events.DEALS)
    if stage <= stages.DRAFT:
        yield from draft(g)
        g.current = g.first
        lay_out_tomes(g, g.tomes[0], g.lore, g.first)  # TOM-2.9, TOM-2.13
    yield from turns(g, g.current)


@rule
def turns(g: Architects, p: int) -> Rule:
    """As in Architects; goals count to the end of the last turn, then points, then places."""  # TOM-2.37
    while g.last_turns != 0:
        yield from turn(g, p)
        if g.last_turns > 0:
            g.last_turns -= 1
        elif g.is_full():
            g.last_turns = g.players
            g.emit(events.GUILDHALL_FULL, p, NONE, 0, NONE, NONE, EVERYBODY)
        p = g.after(p, 1)
    claim_goals(g)
    g.tomes[0].scored = True
    for i in range(g.players):
        yield from end_effects(g, player(g, i))
    g.emit(events.GAME_OVER, g.first, NONE, 0, NONE, NONE, EVERYBODY)
    taker: int = award_places(g, g.tomes[0], g.lore, places(g), lead(g))
    yield from choose_token(g, taker)


@rule
def choose_token(g: Architects, p: int) -> Rule:
    """A place may bring a Crest token of choice."""  # TOM-2.21, TOM-2.32
    if p != NONE:
        c: int = yield g.ask(p, kinds.CREST_TOKEN)
        take_crest_token(g, g.tomes[0], g.lore, p, c)


@rule
def claims(g: Architects) -> Rule:
    """What is carried out as soon as somebody meets a goal."""  # TOM-2.12, TOM-2.41
    claim_goals(g)
    yield from ()


def places(g: Architects) -> Row:
    """The seats by points, then Virtue, then Silver, then the later last turn."""  # TOM-2.22, ARC-14.6
    keys = row_of([0] * (4 * g.players))
    for p in range(g.players):
        keys[4 * p] = points(g, p)
        keys[4 * p + 1] = g.seats[p].virtue
        keys[4 * p + 2] = g.seats[p].goods[goods.SILVER]
        keys[4 * p + 3] = last_turn(g, p)
    return placed(keys, g.players)


def last_turn(g: Architects, p: int) -> int:
    """How late a player's last turn was: whose turn it is had the latest."""  # TOM-R.10
    return (p - g.current - 1 + 2 * g.players) % g.players


def lead(g: Architects) -> int:
    """By how many points the first place is ahead."""  # TOM-2.31
    order = places(g)
    return points(g, order[0]) - points(g, order[1])
