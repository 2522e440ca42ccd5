"""The choice phase: sixteen turns of offering and choosing, or the solo player's four choices."""

from regnum.games.wonderful_kingdom.abilities import in_turn
from regnum.games.wonderful_kingdom.codes import answers, deeds, events, free, kinds, limits, places, searches, things
from regnum.games.wonderful_kingdom.drawing import NOBODY, draw_open, refill_deck, turn_up_deck
from regnum.games.wonderful_kingdom.moves import join
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, count_of
from regnum.kernel.lowering import Rule, rule

SEARCHED = 3


@rule
def choice_phase(g: Kingdom) -> Rule:
    """All turns that are left, then what nobody chose is discarded."""  # IWK-4.3, IWK-4.14, IWK-12.6
    if g.solo():
        while g.turn < limits.CHOICES:
            g.turn += 1
            yield from solo_choice(g)
    else:
        while g.turn < limits.TURNS:
            g.turn += 1
            yield from turn(g)
    leave(g, 0)
    leave(g, 1)


@rule
def turn(g: Kingdom) -> Rule:
    """First player offers, second chooses, second offers, first chooses; four times over."""  # IWK-4.3
    p: int = g.player_of(g.turn)
    g.current = p
    if g.turn % 2 == 1:
        yield from offer(g, p)
    else:
        yield from choose(g, p)


@rule
def offer(g: Kingdom, p: int) -> Rule:
    """Two cards of the hand, each to an area, face up or for a trap token face down."""  # IWK-4.4 to 4.7
    laid: int = g.seats[p].hand.size % 2
    while laid < 2 and g.seats[p].hand.size > 0:
        c: int = yield g.ask(p, kinds.OFFER, laid)
        if c >= answers.TURN_FREE:
            yield from in_turn(g, p, c)
        else:
            g.seats[p].offered = c  # kept there, so that a table dealt anew can have another one
            where: int = yield g.ask(p, kinds.WHERE)
            lay(g, p, g.seats[p].offered, where)
            laid += 1


def lay(g: Kingdom, p: int, c: int, where: int) -> None:
    """A card goes from the hand to an area; face down, only the player knows it."""  # IWK-4.5, IWK-4.18
    me = g.seats[p]
    me.offered = NONE
    me.hand.remove(c)
    area = where % 2
    if where < 2:
        g.area(area).put(c, p, EVERYBODY)
        g.emit(events.OFFERS, p, c, 1, g.place(p, places.HAND), places.LEFT + area, EVERYBODY)
    else:
        me.traps -= 1
        g.emit(events.SPENDS_TRAP, p, NONE, 1, g.place(p, places.TRAPS), NONE, EVERYBODY)
        g.area(area).put(c, p, bit(p))
        g.emit(events.OFFERS_DOWN, p, c, 1, g.place(p, places.HAND), places.LEFT + area, bit(p))
    g.chance.reveal()  # choice turns are not taken back (IWK-14.11)


@rule
def choose(g: Kingdom, p: int) -> Rule:
    """One area, all of it; the other stays as it is."""  # IWK-4.8 to 4.11
    while True:
        area: int = yield g.ask(p, kinds.CHOOSE)
        if area < answers.TURN_FREE:
            break
        yield from in_turn(g, p, area)
    take(g, p, area)
    if g.turn == limits.TURNS:  # after every other choice the own offer follows, with all that could be done here
        yield from afterwards(g, p)


@rule
def afterwards(g: Kingdom, p: int) -> Rule:
    """What one may still do before the own turn ends."""  # IWK-10.34, IWK-14.10
    while has_more_to_do(g, p):
        a: int = yield g.ask(p, kinds.END_TURN)
        if a == answers.TURN_DONE:
            break
        yield from in_turn(g, p, a)


def has_more_to_do(g: Kingdom, p: int) -> bool:
    """Whether the turn goes on: just to discard a card under construction, which can wait, it does not.

    Before a further choice of a solo player everything can wait but drawing a card into an area.
    """
    g.require(p, kinds.END_TURN, 0)
    if g.solo() and g.turn < limits.CHOICES:
        for i in range(g.seats[p].advisors.size):
            a = g.seats[p].advisors.at(i) - things.FIRST_ADVISOR
            if g.cards.does[a] == deeds.DRAW_OPEN and g.allows(answers.TURN_FREE + free.ADVISOR + a):
                return True
        return False
    can_wait = 2 if g.allows(answers.TURN_SCRAP) else 1  # that, and to be done
    return g.choices() > can_wait


def take(g: Kingdom, p: int, area: int) -> None:
    """All cards of an area go to the choice area as they lie, advisors lying face up to the council."""  # IWK-10.6
    cards = g.area(area)
    g.emit(events.CHOOSES, p, NONE, cards.size, places.LEFT + area, g.place(p, places.CHOICE), EVERYBODY)
    while cards.size > 0:
        by = cards.laid_by(0)
        known = cards.known_by(0)
        c = cards.take_at(0)
        if known != EVERYBODY:
            g.seats[p].choice.put(c, by, known)
            g.emit(events.TAKES_DOWN, p, c, 1, places.LEFT + area, g.place(p, places.CHOICE), known)
        elif c >= things.FIRST_ADVISOR:
            join(g, p, c, places.LEFT + area)
        else:
            g.seats[p].choice.put(c, by, known)
            g.emit(events.TAKES, p, c, 1, places.LEFT + area, g.place(p, places.CHOICE), EVERYBODY)
    g.chance.reveal()


def leave(g: Kingdom, area: int) -> None:
    """What is left in an area is discarded, face up."""  # IWK-4.14, IWK-4.17
    cards = g.area(area)
    while cards.size > 0:
        if cards.is_face_down(0):
            g.chance.reveal()
        c = cards.take_at(0)
        g.discard.put(c)
        g.emit(events.LEFT_OVER, NONE, c, 1, places.LEFT + area, places.DISCARD, EVERYBODY)


# -- solo


@rule
def solo_choice(g: Kingdom) -> Rule:
    """An area is chosen and perhaps searched; a risk card goes to the other one, two open cards come."""  # IWK-12.6
    g.current = 0
    while True:
        area: int = yield g.ask(0, kinds.CHOOSE)
        if area < answers.TURN_FREE:
            break
        yield from in_turn(g, 0, area)
    if count_of(g.searchable(area)) >= 2:
        answer: int = yield g.ask(0, kinds.SEARCH, area)
        if answer == answers.YES:
            yield from search(g, area)
    take(g, 0, area)
    yield from afterwards(g, 0)
    if g.turn < limits.CHOICES:  # IWK-12.7
        c: int = g.risk.draw(g.chance, NOBODY)
        g.area(1 - area).put(c, NOBODY, 0)
        g.emit(events.RISKS, 0, c, 1, places.RISK, places.LEFT + 1 - area, 0)
        draw_open(g, area)
        draw_open(g, area)


@rule
def search(g: Kingdom, area: int) -> Rule:
    """Two open cards are given up for one of the next three of the deck."""  # IWK-12.9
    first: int = yield g.ask(0, kinds.GIVE_UP, searches.code_of(0, area))
    second: int = yield g.ask(0, kinds.GIVE_UP, searches.code_of(first + 1, area))
    give_up(g, area, second)
    give_up(g, area, first)
    for _ in range(SEARCHED):
        look_at_top(g)
    if g.deck.size > 0:
        turn_up_deck(g)
    c: int = yield g.ask(0, kinds.KEEP_CARD, area)
    keep(g, area, c)


def give_up(g: Kingdom, area: int, i: int) -> None:
    c = g.area(area).take_at(i)
    g.discard.put(c)
    g.emit(events.GIVES_UP, 0, c, 1, places.LEFT + area, places.DISCARD, EVERYBODY)


def look_at_top(g: Kingdom) -> None:
    """The player alone sees the next card; the first one lay open."""
    refill_deck(g)
    if g.deck.size > 0:
        c = g.deck.draw(g.chance, 0)
        g.seats[0].aside.put(c)
        g.emit(events.LOOKS_TOP, 0, c, 1, places.DECK, g.place(0, places.ASIDE), bit(0))


def keep(g: Kingdom, area: int, c: int) -> None:
    """One of the cards looked at joins the area, the others are discarded."""
    aside = g.seats[0].aside
    aside.remove(c)
    g.area(area).put(c, 0, EVERYBODY)
    g.emit(events.KEEPS, 0, c, 1, g.place(0, places.ASIDE), places.LEFT + area, EVERYBODY)
    while aside.size > 0:
        d = aside.pop()
        g.discard.put(d)
        g.emit(events.GIVES_UP, 0, d, 1, g.place(0, places.ASIDE), places.DISCARD, EVERYBODY)
    turn_up_deck(g)
