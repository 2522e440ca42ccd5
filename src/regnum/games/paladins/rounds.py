"""A game of Paladins, round by round: seven steps each, seven rounds in all."""

from typing import Final

from regnum.games.paladins import moves, tracks
from regnum.games.paladins.actions import act
from regnum.games.paladins.codes import answers, events, kinds, places, things, workers
from regnum.games.paladins.rewards import gain_criminals, resolve
from regnum.games.paladins.rival import rival_begins, rival_tavern, rival_turn
from regnum.games.paladins.state import Paladins
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, count_of, lowest, nth
from regnum.kernel.core.pairs import pair
from regnum.kernel.lowering import Rule, rule

ROUNDS: Final = 7
AT_MOST_KEPT: Final = 3
DRAWN: Final = 3


@rule
def game(g: Paladins, rival_orders: int) -> Rule:
    """The rows are laid out, everybody recruits a Townsfolk; then seven rounds."""  # PAL-1.1, PAL-2.1, PAL-2.11
    lay_out(g, rival_orders)
    yield from first_recruits(g, g.players - 1)
    yield from rounds(g)


def lay_out(g: Paladins, rival_orders: int) -> None:
    """Both rows; in the solo game a Workshop of the opponent for each Order turned up now and shuffled in again."""
    left = bit(things.ORDERS) - 1  # PAL-15.5
    for _ in range(rival_orders):
        c = nth(left, g.chance.below(count_of(left)))
        left &= ~bit(c)
        tracks.add_rival_workshop(g, 1, g.cards.order_action[c])
    tracks.fill_townsfolk(g)
    tracks.fill_outsiders(g)


@rule
def first_recruits(g: Paladins, i: int) -> Rule:
    """In reverse turn order each player takes a Townsfolk for free."""  # PAL-2.11, PAL-2.12
    while i >= 0:
        p: int = g.after(g.first, i)
        g.current = p
        slot: int = yield g.ask(p, kinds.FIRST)
        yield from resolve(g, p, g.cards.recruit_bonuses[moves.take_townsfolk(g, p, slot, True)])
        i -= 1
    tracks.fill_townsfolk(g)
    g.current = g.first
    g.round = 1


@rule
def rounds(g: Paladins) -> Rule:
    """The rounds from the present one to the last."""
    while g.round <= ROUNDS:
        begin_round(g)
        yield from choose_paladins(g)
        yield from gain_workers_in_turn(g, 0)
        yield from actions(g, g.first)
        yield from end_round(g)


@rule
def resume(g: Paladins, phase: int, p: int) -> Rule:
    """A game that goes on from a written position: 0 recruits, 1 round, 2 Paladins, 3 workers, 4 actions."""
    if phase == 0:
        yield from first_recruits(g, (p - g.first) % g.players)
    elif phase > 1:
        if phase == 2:
            yield from choose_paladins(g)
        if phase <= 3:
            yield from gain_workers_in_turn(g, (p - g.first) % g.players if phase == 3 else 0)
        yield from actions(g, p if phase == 4 else g.first)
        yield from end_round(g)
    yield from rounds(g)


def begin_round(g: Paladins) -> None:
    """Steps 1 to 3: King's cards, Tavern cards; then everybody draws Paladins."""  # PAL-3.2 to PAL-3.5
    g.current = g.first
    g.emit(events.ROUND_BEGINS, g.first, NONE, g.round, NONE, NONE, EVERYBODY)
    tracks.reveal_kings_cards(g)
    tracks.reveal_taverns(g)
    for p in range(g.players):
        moves.draw_paladins(g, p)


@rule
def choose_paladins(g: Paladins) -> Rule:
    """Step 4: all choose at the same time, in secret."""  # PAL-3.5
    yield from g.together([choose_paladin(g, p) for p in range(g.players)])


@rule
def choose_paladin(g: Paladins, p: int) -> Rule:
    """One Paladin lies face down for this round, one goes onto the deck, one under it."""  # PAL-3.5
    if g.seats[p].hand.size < DRAWN:
        return  # chosen already, in a written position
    played: int = yield g.ask(p, kinds.PALADIN)
    top: int = yield g.ask(p, kinds.TOP, played)
    g.emit(
        events.KEEPS_PALADIN,
        p,
        things.FIRST_PALADIN + played,
        1,
        g.place(p, places.HAND),
        g.place(p, places.HAND),
        bit(p),
    )
    moves.return_paladin(g, p, top, True)
    moves.return_paladin(g, p, lowest(g.seats[p].hand.kinds() & ~bit(played)), False)


@rule
def gain_workers_in_turn(g: Paladins, done: int) -> Rule:
    """Step 5: each reveals the Paladin, takes its workers, then a Tavern card and its workers."""  # PAL-3.6, PAL-3.7
    for i in range(done, g.players):
        p: int = g.after(g.first, i)
        g.current = p
        if g.seats[p].hand.size > 0:
            yield from paladin_workers(g, p, moves.reveal_paladin(g, p))
        card: int = yield g.ask(p, kinds.TAVERN)
        g.taverns &= ~bit(card)
        g.seats[p].tavern = card
        g.emit(
            events.TAKES_TAVERN, p, things.FIRST_TAVERN + card, 1, places.TAVERNS, g.place(p, places.TAVERN), EVERYBODY
        )
        for kind in range(workers.CRIMINAL):
            moves.gain_workers(g, p, kind, g.cards.tavern_workers[card * things.WORKERS + kind])
        yield from gain_criminals(g, p, g.cards.tavern_workers[card * things.WORKERS + workers.CRIMINAL])
    if g.has_rival():
        yield from rival_tavern(g, 1)
        rival_begins(g, 1)


@rule
def paladin_workers(g: Paladins, p: int, c: int) -> Rule:
    """The two workers that a Paladin brings."""  # PAL-3.6
    for k in range(2):
        kind: int = g.cards.paladin_workers[c * 2 + k]
        if kind == workers.CRIMINAL:
            yield from gain_criminals(g, p, 1)
        else:
            moves.gain_workers(g, p, kind, 1)


@rule
def actions(g: Paladins, p: int) -> Rule:
    """Step 6: in turn order one action each or pass, until all have passed."""  # PAL-3.8
    if g.has_rival():
        yield from actions_alone(g)
        return
    left: int = 0
    for q in range(g.players):
        if not g.seats[q].passed:
            left += 1
    while left > 0:
        if not g.seats[p].passed:
            g.current = p
            c: int = yield g.ask(p, kinds.ACTION)
            if c == answers.DO_PASS:
                yield from leave(g, p)
                left -= 1
            else:
                yield from act(g, p, c)
        p = g.after(p, 1)


@rule
def actions_alone(g: Paladins) -> Rule:
    """The player and the solo opponent in turn; when one has passed the other goes on."""  # PAL-15.11
    while not g.seats[0].passed or not g.seats[1].passed:
        if not g.seats[0].passed:
            g.current = 0
            c: int = yield g.ask(0, kinds.ACTION)
            if c == answers.DO_PASS:
                yield from leave(g, 0)
            else:
                yield from act(g, 0, c)
        if not g.seats[1].passed:
            g.current = 1
            yield from rival_turn(g, 1)
    g.current = 0


@rule
def leave(g: Paladins, p: int) -> Rule:
    """A player passes: the board is cleared, up to three workers are kept."""  # PAL-10.2, PAL-10.3
    g.seats[p].passed = True
    g.emit(events.PASSES, p, NONE, 0, NONE, NONE, EVERYBODY)
    moves.clear_board(g, p)
    yield from keep_three(g, p)


@rule
def keep_three(g: Paladins, p: int) -> Rule:
    """Up to three workers of choice stay in the pool; after the last round nobody needs any."""  # PAL-10.3, PAL-10.4
    if g.round == ROUNDS and not g.has_overlord():  # TOM-4.46
        moves.give_back(g, p)
        return
    if g.seats[p].pool.size <= AT_MOST_KEPT:
        return
    a: int = NONE
    b: int = NONE
    c: int = NONE
    a = yield g.ask(p, kinds.KEEP, pair(0, 0))
    if a != answers.ENOUGH:
        g.seats[p].pool.remove(a)
        b = yield g.ask(p, kinds.KEEP, pair(a, 1))
        if b != answers.ENOUGH:
            g.seats[p].pool.remove(b)
            c = yield g.ask(p, kinds.KEEP, pair(b, 2))
            if c != answers.ENOUGH:
                g.seats[p].pool.remove(c)
    moves.give_back(g, p)
    keep(g, p, a)
    keep(g, p, b)
    keep(g, p, c)


def keep(g: Paladins, p: int, kind: int) -> None:
    if kind != NONE and kind != answers.ENOUGH:
        g.seats[p].pool.add(kind)
        g.emit(
            events.KEEPS, p, things.FIRST_WORKER + kind, 1, g.place(p, places.POOL), g.place(p, places.POOL), EVERYBODY
        )


@rule
def end_round(g: Paladins) -> Rule:
    """Step 7, and what must be in order before the next round."""  # PAL-3.10 to PAL-3.16, PAL-10.4
    for i in range(g.players):
        yield from keep_three(g, g.after(g.first, i))
    clean_up(g)
    if g.round > ROUNDS:
        g.emit(events.GAME_OVER, g.first, NONE, 0, NONE, NONE, EVERYBODY)


def clean_up(g: Paladins) -> None:
    """Paladins and Tavern cards leave, the rows are refreshed, the start marker goes on."""  # PAL-3.10 to PAL-3.16
    for p in range(len(g.seats)):
        if g.is_rival(p):
            moves.clear_board(g, p)  # PAL-15.53
            moves.give_back(g, p)
        moves.dismiss_paladin(g, p)
        g.seats[p].passed = False
    if g.round < ROUNDS:
        tracks.refresh_townsfolk(g)
        tracks.refresh_outsiders(g)
        tracks.free_favours(g)
    tracks.close_taverns(g)
    g.round += 1
    if g.players > 1:
        g.first = g.after(g.first, 1)  # PAL-3.2
        g.current = g.first
