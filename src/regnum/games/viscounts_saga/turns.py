"""Viscounts in a saga: its set-up, its rounds, and what follows the final scoring."""

from regnum.games.tomesaga.chapter import (
    award_places,
    lay_out_tomes,
    silver_to_catch_up,
    take_crest_token,
    tell_catch_up,
)
from regnum.games.tomesaga.places import begins_next, placed
from regnum.games.viscounts.codes import goods, phases
from regnum.games.viscounts.moves import gain
from regnum.games.viscounts.scoring import left_over, points
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.turn import begin_rounds, box_the_rest, lay_out, pick_pairs, rounds
from regnum.games.viscounts_saga.claims import claim_goals
from regnum.games.viscounts_saga.codes import kinds
from regnum.games.viscounts_saga.codes import phases as after
from regnum.kernel.core.containers import NONE, Row, row_of
from regnum.kernel.lowering import Rule, rule


@rule
def game(g: Viscounts) -> Rule:
    """The piles, a pair for everybody, the Tomes; then rounds until the last one."""  # TOM-2.8, TOM-2.43
    lay_out(g)
    yield from from_start(g, g.players - 1)


@rule
def from_start(g: Viscounts, i: int) -> Rule:
    """The set-up from where it is: who won the game before has the marker, and so picks last."""  # TOM-2.8
    yield from pick_pairs(g, i)
    box_the_rest(g)
    open_chapter(g)
    begin_rounds(g)
    yield from from_turn(g, g.first, phases.SLIDE)


def open_chapter(g: Viscounts) -> None:
    """The marker is passed on, Tomes are laid out, goals already met count, and Silver lets others catch up."""
    g.first = begins_next(g.first, g.players)  # TOM-2.8, TOM-2.10, TOM-2.13, TOM-2.43
    g.current = g.first
    silver = silver_to_catch_up(g.tomes[0])
    lay_out_tomes(g, g.tomes[0], g.lore, g.first)
    claim_goals(g)
    for i in range(g.players):
        p = g.after(g.first, i)
        if silver[p] > 0:
            tell_catch_up(g, g.lore, p, silver[p])
            gain(g, p, goods.SILVER, silver[p])


@rule
def from_turn(g: Viscounts, p: int, phase: int) -> Rule:
    """From a player's turn on to the end; goals count to the end of the last turn, then the places."""
    yield from rounds(g, p, phase)  # TOM-2.32, TOM-2.37
    claim_goals(g)
    g.tomes[0].scored = True
    g.phase = after.CREST_TOKEN
    taker: int = award_places(g, g.tomes[0], g.lore, places(g), lead(g))
    yield from choose_token(g, taker)


@rule
def choose_token(g: Viscounts, p: int) -> Rule:
    """A place may bring a Crest token of choice."""  # TOM-2.21, TOM-2.25, TOM-2.32
    if p != NONE:
        c: int = yield g.ask(p, kinds.CREST_TOKEN)
        take_crest_token(g, g.tomes[0], g.lore, p, c)


@rule
def claims(g: Viscounts) -> Rule:
    """What is carried out as soon as somebody meets a goal."""  # TOM-2.12, TOM-2.41
    claim_goals(g)
    yield from ()


def places(g: Viscounts) -> Row:
    """The seats by points, then Silver and resources left, then the later last turn."""  # TOM-2.22, VIS-19.11
    keys = row_of([0] * (3 * g.players))
    for p in range(g.players):
        keys[3 * p] = points(g, p)
        keys[3 * p + 1] = left_over(g.seats[p])
        keys[3 * p + 2] = last_turn(g, p)
    return placed(keys, g.players)


def last_turn(g: Viscounts, p: int) -> int:
    """How late a player's last turn was: the last round begins with who has the marker."""  # TOM-R.10
    return (p - g.first + g.players) % g.players


def lead(g: Viscounts) -> int:
    """By how many points the first place is ahead."""  # TOM-2.31
    order = places(g)
    return points(g, order[0]) - points(g, order[1])
