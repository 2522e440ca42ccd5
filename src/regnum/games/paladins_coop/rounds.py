"""A game of the co-op, round by round."""

from regnum.games.paladins.codes import answers, places
from regnum.games.paladins.codes import events as told
from regnum.games.paladins.codes import kinds as asked
from regnum.games.paladins.moves import draw_paladins, townsfolk
from regnum.games.paladins.rounds import (
    ROUNDS,
    choose_paladins,
    clean_up,
    first_recruits,
    gain_workers_in_turn,
    keep_three,
    leave,
)
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.tracks import fill_outsiders, fill_townsfolk, reveal_taverns
from regnum.games.paladins_coop.acting import act
from regnum.games.paladins_coop.codes import amounts, events, kinds, starters
from regnum.games.paladins_coop.legality import overlay_of, starters_left
from regnum.games.paladins_coop.threats import grow, lower_attribute, resolve_threats, reveal_cards
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, count_of, nth
from regnum.kernel.lowering import Rule, rule


@rule
def game(g: Paladins, agreed: bool) -> Rule:
    """Rows, starting Townsfolk, the Townsfolk that everybody recruits; then seven rounds."""  # TOM-4.1 to TOM-4.6
    fill_townsfolk(g)
    fill_outsiders(g)
    if not agreed:
        deal_starters(g)
    yield from from_start(g, agreed, g.players - 1)


@rule
def from_start(g: Paladins, agreed: bool, i: int) -> Rule:
    """The set-up from where it is, then rounds."""
    if agreed:
        yield from take_starters(g)
    yield from first_recruits(g, i)
    yield from rounds(g)


def deal_starters(g: Paladins) -> None:
    """A starting Townsfolk for everybody, at random."""  # TOM-4.6
    for i in range(g.players):
        left = starters_left(g)
        give_starter(g, g.after(g.first, i), nth(left, g.chance.below(count_of(left))))


@rule
def take_starters(g: Paladins) -> Rule:
    """In turn order each takes one of those left."""  # TOM-4.6
    p: int = lacks_starter(g)
    while p != NONE:
        g.current = p
        c: int = yield g.ask(p, kinds.STARTER)
        give_starter(g, p, c)
        p = lacks_starter(g)


def lacks_starter(g: Paladins) -> int:
    """The first player in turn order without a starting Townsfolk, or nobody."""
    for i in range(g.players):
        if overlay_of(g.seats[g.after(g.first, i)]) == NONE:
            return g.after(g.first, i)
    return NONE


def give_starter(g: Paladins, p: int, c: int) -> None:
    """It lies with the hired ones from now on, and its overlay on the board."""  # TOM-4.6, TOM-4.53
    g.seats[p].crew |= bit(starters.STARTING_MARSHAL + c)
    what = townsfolk(starters.STARTING_MARSHAL + c)
    g.emit(events.TAKES_STARTER, p, what, 1, NONE, g.place(p, places.CREW), EVERYBODY)


# -- rounds


@rule
def rounds(g: Paladins) -> Rule:
    """The rounds from the present one to the last."""
    while g.round <= ROUNDS:
        begin_round(g)
        yield from choose_paladins(g)
        yield from gain_workers_in_turn(g, 0)
        yield from actions(g, g.first)
        yield from end_round(g)
    finish(g)


@rule
def resume(g: Paladins, phase: int, p: int, agreed: bool) -> Rule:
    """A game that goes on from a written position: 0 recruits, 1 round, 2 Paladins, 3 workers, 4 actions."""
    if phase == 0:
        recruiting: bool = not agreed or lacks_starter(g) == NONE
        yield from from_start(g, agreed, (p - g.first) % g.players if recruiting else g.players - 1)
        return
    if phase > 1:
        if phase == 2:
            yield from choose_paladins(g)
        if phase <= 3:
            yield from gain_workers_in_turn(g, (p - g.first) % g.players if phase == 3 else 0)
        yield from actions(g, p if phase == 4 else g.first)
        yield from end_round(g)
    yield from rounds(g)


def begin_round(g: Paladins) -> None:
    """The King's cards with the Threats below them, Tavern cards; then everybody draws Paladins."""  # TOM-4.16
    g.current = g.first
    g.emit(told.ROUND_BEGINS, g.first, NONE, g.round, NONE, NONE, EVERYBODY)
    reveal_cards(g)
    reveal_taverns(g)
    for p in range(g.players):
        draw_paladins(g, p)


@rule
def actions(g: Paladins, p: int) -> Rule:
    """In turn order one action each or pass, until all have passed."""  # PAL-3.8
    while still_playing(g):
        if not g.seats[p].passed:
            g.current = p
            c: int = yield g.ask(p, asked.ACTION)
            if c == answers.DO_PASS:
                yield from leave(g, p)
            else:
                yield from act(g, p, c)
        p = g.after(p, 1)


def still_playing(g: Paladins) -> bool:
    for p in range(g.players):
        if not g.seats[p].passed:
            return True
    return False


@rule
def end_round(g: Paladins) -> Rule:
    """The limit of three workers, the Threats, the limit again, Workers on Threats, the refresh."""
    if g.overlord[0].resolved == 0:  # TOM-4.31, TOM-4.46, TOM-4.66
        for i in range(g.players):
            yield from keep_three(g, g.after(g.first, i))
    yield from resolve_threats(g)
    if g.round < ROUNDS:  # an Inquisition may have brought workers
        for j in range(g.players):
            yield from keep_three(g, g.after(g.first, j))
    g.overlord[0].resolved = 0
    grow(g)
    for slot in range(len(g.overlord[0].crowds)):
        g.overlord[0].crowds[slot] = 0
    clean_up(g)


def finish(g: Paladins) -> None:
    """Every attribute above the own Honour is lowered to it."""  # TOM-4.32, TOM-4.33
    for p in range(g.players):
        limit_by_honour(g, p)
    g.emit(told.GAME_OVER, g.first, NONE, 0, NONE, NONE, EVERYBODY)


def limit_by_honour(g: Paladins, p: int) -> None:
    """The markers of one player as they count in the end."""  # TOM-4.33, TOM-4.44
    s = g.seats[p]
    for which in range(3):
        if s.marker(which) > s.amounts[amounts.HONOUR]:
            lower_attribute(g, p, which, s.amounts[amounts.HONOUR], events.HONOUR_LIMITS)
