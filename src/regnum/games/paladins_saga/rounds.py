"""Paladins in a saga: its set-up, its rounds, and what follows the final scoring."""

from regnum.games.paladins.actions import act
from regnum.games.paladins.codes import amounts as purse
from regnum.games.paladins.codes import answers, terms
from regnum.games.paladins.codes import kinds as asked
from regnum.games.paladins.moves import gain
from regnum.games.paladins.rounds import (
    ROUNDS,
    begin_round,
    choose_paladins,
    end_round,
    first_recruits,
    gain_workers_in_turn,
    leave,
)
from regnum.games.paladins.scoring import points, points_of
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import fill_outsiders, fill_townsfolk
from regnum.games.paladins_saga.claims import claim_goals
from regnum.games.paladins_saga.codes import amounts, kinds
from regnum.games.tomesaga.chapter import (
    award_places,
    lay_out_tomes,
    silver_to_catch_up,
    take_crest_token,
    tell_catch_up,
)
from regnum.games.tomesaga.places import begins_next, placed
from regnum.kernel.core.containers import NONE, Row, row_of
from regnum.kernel.lowering import Rule, rule


@rule
def game(g: Paladins) -> Rule:
    """The rows, the Townsfolk that everybody recruits, the Tomes; then seven rounds."""  # TOM-2.8, TOM-2.43
    fill_townsfolk(g)
    fill_outsiders(g)
    yield from from_start(g, g.players - 1)


@rule
def from_start(g: Paladins, i: int) -> Rule:
    """The set-up from where it is: who won the game before has the marker, and so recruits last."""  # TOM-2.8
    yield from first_recruits(g, i)
    open_chapter(g)
    yield from rounds(g)


def open_chapter(g: Paladins) -> None:
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
            gain(g, p, purse.SILVER, silver[p])


@rule
def rounds(g: Paladins) -> Rule:
    """The rounds from the present one to the last, then what the places bring."""
    while g.round <= ROUNDS:
        begin_round(g)
        yield from choose_paladins(g)
        yield from gain_workers_in_turn(g, 0)
        yield from actions(g, g.first)
        yield from end_round(g)
    yield from close_chapter(g)


@rule
def resume(g: Paladins, phase: int, p: int) -> Rule:
    """A game that goes on from a written position: 0 recruits, 1 round, 2 Paladins, 3 workers, 4 actions."""
    if phase == 0:
        yield from from_start(g, (p - g.first) % g.players)
        return
    if phase > 1:
        if phase == 2:
            yield from choose_paladins(g)
        if phase <= 3:
            yield from gain_workers_in_turn(g, (p - g.first) % g.players if phase == 3 else 0)
        yield from actions(g, p if phase == 4 else g.first)
        yield from end_round(g)
    yield from rounds(g)


@rule
def actions(g: Paladins, p: int) -> Rule:
    """In turn order one action each or pass, until all have passed; who passes later had the later last turn."""
    while have_passed(g) < g.players:  # PAL-3.8, TOM-2.22
        if not g.seats[p].passed:
            g.current = p
            c: int = yield g.ask(p, asked.ACTION)
            if c == answers.DO_PASS:
                g.seats[p].amounts[amounts.LAST_TURN] = have_passed(g)
                yield from leave(g, p)
            else:
                yield from act(g, p, c)
        p = g.after(p, 1)


def have_passed(g: Paladins) -> int:
    """How many players have passed in this round."""
    n = 0
    for q in range(g.players):
        if g.seats[q].passed:
            n += 1
    return n


@rule
def close_chapter(g: Paladins) -> Rule:
    """Goals count to the end of the last round; then Victory Tomes for the places, and a Crest token."""
    claim_goals(g)  # TOM-2.32, TOM-2.37
    g.tomes[0].scored = True
    taker: int = award_places(g, g.tomes[0], g.lore, places(g), lead(g))
    yield from choose_token(g, taker)


@rule
def choose_token(g: Paladins, p: int) -> Rule:
    """A place may bring a Crest token of choice."""  # TOM-2.21, TOM-2.32
    if p != NONE:
        c: int = yield g.ask(p, kinds.CREST_TOKEN)
        take_crest_token(g, g.tomes[0], g.lore, p, c)


@rule
def claims(g: Paladins) -> Rule:
    """What is carried out as soon as somebody meets a goal."""  # TOM-2.12, TOM-2.41
    claim_goals(g)
    yield from ()


def places(g: Paladins) -> Row:
    """The seats by points, then points from Orders, then few Suspicions, then who passed later."""
    keys = row_of([0] * (4 * g.players))  # TOM-2.22, PAL-11.7
    for p in range(g.players):
        keys[4 * p] = points(g, p)
        keys[4 * p + 1] = points_of(g, p, terms.ORDERS)
        keys[4 * p + 2] = -g.seats[p].suspicions.size
        keys[4 * p + 3] = g.seats[p].amounts[amounts.LAST_TURN]
    return placed(keys, g.players)


def lead(g: Paladins) -> int:
    """By how many points the first place is ahead."""  # TOM-2.31
    order = places(g)
    return points(g, order[0]) - points(g, order[1])
