"""A game of Dominion, turn by turn: Action phase, Buy phase, Clean-up phase."""

from regnum.games.dominion.codes import answers, events, kinds, things
from regnum.games.dominion.moves import begin_turn, buy, clean_up, draw, play_all_treasures, play_treasure, to_play_area
from regnum.games.dominion.playing import play
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import EVERYBODY, NONE
from regnum.kernel.lowering import Rule, rule


@rule
def whole_game(g: Dominion, p: int) -> Rule:
    """Everybody shuffles the starting cards and draws five; p begins."""  # DOM-2.5
    for q in range(len(g.seats)):
        draw(g, q, 5, events.DEALS)
    yield from game(g, p)


@rule
def game(g: Dominion, p: int) -> Rule:
    """Turns pass to the left until, at the end of one, the game has ended."""  # DOM-3.1, DOM-8.1
    while True:
        begin_turn(g, p)
        yield from turn(g, p)
        if g.ended():
            break
        p = g.after(p, 1)
    end(g, p)


@rule
def resume(g: Dominion, p: int, buying: bool) -> Rule:
    """A game that goes on from a written position, in p's Action or Buy phase."""
    if not buying:
        yield from action_phase(g, p)
    yield from buy_phase(g, p)
    clean_up(g, p)
    if g.ended():
        end(g, p)
    else:
        yield from game(g, g.after(p, 1))


def end(g: Dominion, p: int) -> None:
    """The game is over after p's turn."""  # DOM-8.1
    ending = events.GAME_OVER_PROVINCES if g.supply.count(things.PROVINCE) == 0 else events.GAME_OVER_PILES
    g.emit(ending, p, NONE, g.empty_piles(), NONE, NONE, EVERYBODY)


@rule
def turn(g: Dominion, p: int) -> Rule:
    """Action phase, Buy phase, Clean-up phase, in that order."""  # DOM-3.2
    yield from action_phase(g, p)
    yield from buy_phase(g, p)
    clean_up(g, p)


@rule
def action_phase(g: Dominion, p: int) -> Rule:
    """While actions are left, the player may play Action cards from hand."""  # DOM-4.1 to DOM-4.7
    while g.actions > 0:
        c: int = yield g.ask(p, kinds.ACTION)
        if c == answers.PASS:
            break
        g.actions -= 1
        to_play_area(g, p, c)
        yield from play(g, p, c)


@rule
def buy_phase(g: Dominion, p: int) -> Rule:
    """Treasures first, then purchases while buys are left."""  # DOM-5.1 to DOM-5.9
    g.emit(events.PHASE_BUY, p, NONE, g.coins, NONE, NONE, EVERYBODY)
    while g.seats[p].hand.kinds & g.cards.treasures != 0:
        t: int = yield g.ask(p, kinds.TREASURE)
        if t == answers.PASS:
            break
        if t == answers.ALL:
            play_all_treasures(g, p)
        else:
            play_treasure(g, p, t)
    while g.buys > 0:
        c: int = yield g.ask(p, kinds.BUY)
        if c == answers.PASS:
            break
        buy(g, p, c)
