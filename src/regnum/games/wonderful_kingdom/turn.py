"""A game, round by round: choice, planning, production, with threats also the fight."""

from regnum.games.wonderful_kingdom import moves
from regnum.games.wonderful_kingdom.abilities import free_action
from regnum.games.wonderful_kingdom.amounts import BASIC_SPACES
from regnum.games.wonderful_kingdom.choice import choice_phase
from regnum.games.wonderful_kingdom.codes import (
    answers,
    deeds,
    events,
    free,
    kinds,
    limits,
    modules,
    places,
    resources,
    stages,
    things,
)
from regnum.games.wonderful_kingdom.drawing import deal, turn_up_deck
from regnum.games.wonderful_kingdom.planning import planning, reveal, threats_act
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, empty_pile
from regnum.kernel.lowering import Rule, rule

RISK_CARDS = 8


@rule
def game(g: Kingdom) -> Rule:
    """Advisors are kept, the solo decks made, then four rounds are played."""  # IWK-2.8, IWK-3.1
    if g.module == modules.ADVISORS:
        yield from g.together([keep_advisor(g, p) for p in range(len(g.seats))])
        show_advisors(g)
    if g.solo():
        make_risk_deck(g)
    g.round = 1
    yield from rounds(g, stages.DEAL)


@rule
def keep_advisor(g: Kingdom, p: int) -> Rule:
    """One of the two advisors drawn; nobody sees the other one."""  # IWK-10.2
    a: int = yield g.ask(p, kinds.KEEP_ADVISOR)
    g.seats[p].aside.remove(things.FIRST_ADVISOR + a)
    g.seats[p].advisors.put(things.FIRST_ADVISOR + a)


def show_advisors(g: Kingdom) -> None:
    """The kept ones lie open; the solo player's other one goes back to the rest."""  # IWK-10.2, IWK-10.30
    for p in range(len(g.seats)):
        me = g.seats[p]
        g.emit(
            events.KEEPS_ADVISOR,
            p,
            me.advisors.at(0),
            1,
            g.place(p, places.ASIDE),
            g.place(p, places.ADVISORS),
            EVERYBODY,
        )
        if g.solo():
            g.emit(events.REJECTS_ADVISOR, p, me.aside.at(0), 1, g.place(p, places.ASIDE), places.DECK, bit(p))
            g.deck.shuffle_in(me.aside)


def make_risk_deck(g: Kingdom) -> None:
    """Eight unseen cards of the development deck and calamities or threats; then the deck is turned up."""  # IWK-12.2
    cards = empty_pile()
    for _ in range(RISK_CARDS):
        cards.put(g.deck.draw(g.chance, 7))
    c = g.seats[0].threat
    for _ in range(limits.ROUNDS):
        g.supply.remove(c)
        cards.put(c)
    g.risk.shuffle_in(cards)
    turn_up_deck(g)


@rule
def rounds(g: Kingdom, stage: int) -> Rule:
    """The rounds that are left, the running one from a stage on, and the end of the game."""  # IWK-3.2, IWK-3.4
    while g.round <= limits.ROUNDS:
        yield from play_round(g, stage)
        g.round += 1
        stage = stages.DEAL
    g.round = limits.ROUNDS
    g.stage = stages.SCORING
    if g.module == modules.ADVISORS:
        yield from last_words(g, g.leader())
        if not g.solo():
            yield from last_words(g, 1 - g.leader())
    g.emit(events.GAME_OVER, NONE, NONE, 0, NONE, NONE, EVERYBODY)


@rule
def play_round(g: Kingdom, stage: int) -> Rule:
    """One round, segment by segment."""  # IWK-14.1
    if stage <= stages.DEAL:
        begin_round(g)
    if stage <= stages.CHOICE:
        g.stage = stages.CHOICE
        yield from choice_phase(g)
    g.current = g.leader()
    g.turn = 0
    if stage <= stages.REVEAL:
        g.stage = stages.REVEAL
        reveal(g)
    if stage <= stages.THREATS and g.module == modules.THREATS:
        g.stage = stages.THREATS
        yield from threats_act(g)
    if stage <= stages.PLANNING:
        g.stage = stages.PLANNING
        yield from planning(g)
    for r in range(resources.BASIC):
        if stage <= stages.PRODUCTION + r:
            g.stage = stages.PRODUCTION + r
            yield from production_step(g, r)
    if stage <= stages.OVERSEER and has_overseer(g):
        g.stage = stages.OVERSEER
        yield from segment(g, kinds.OVERSEE, 0)
    if stage <= stages.FIGHT and has_threat(g):
        g.stage = stages.FIGHT
        yield from segment(g, kinds.FIGHT, 0)
    g.stage = stages.END


def begin_round(g: Kingdom) -> None:
    """Trap tokens come back, abilities are fresh, cards are dealt."""  # IWK-3.5, IWK-4.1, IWK-10.33
    g.stage = stages.DEAL
    g.turn = 0
    g.current = g.leader()
    g.emit(events.ROUND, g.leader(), NONE, g.round, NONE, NONE, EVERYBODY)
    for p in range(len(g.seats)):
        g.seats[p].traps = 1 if g.solo() else 2
        g.seats[p].used = 0
    deal(g)


@rule
def production_step(g: Kingdom, r: int) -> Rule:
    """Both produce, the greater production wins the supremacy bonus, then both place their cubes."""  # IWK-6.2
    g.emit(events.PRODUCTION, NONE, NONE, r, NONE, NONE, EVERYBODY)
    if g.seats[0].produced < 0:  # a written position may begin in the middle of a step
        moves.produce(g, r)
    yield from segment(g, kinds.PRODUCE, r)
    for p in range(len(g.seats)):
        g.seats[p].produced = -1


@rule
def segment(g: Kingdom, kind: int, r: int) -> Rule:
    """Both act at the same time until they confirm."""  # IWK-14.2
    yield from g.together([act(g, p, kind, r) for p in range(len(g.seats))])
    moves.settle_races(g)
    moves.clear_away(g)


@rule
def act(g: Kingdom, p: int, kind: int, r: int) -> Rule:
    """Cubes are placed or threats defeated, with free actions between."""  # IWK-14.8
    while True:
        a: int = yield g.ask(p, kind, r)
        if a == answers.ACT_FREE + free.CONFIRM:
            break
        if a >= answers.ACT_FREE:
            yield from free_action(g, p, a - answers.ACT_FREE, False)
        elif kind == kinds.FIGHT:
            if a < answers.ALCHEMY:
                moves.thaw(g, p, g.seats[p].place_of(g.cards, a))
            elif a == answers.FIGHT_THIEF:
                moves.defeat(g, p, things.THIEF)
                if g.seats[p].covered != 0:  # IWK-9.28, IWK-9.29
                    icon: int = yield g.ask(p, kinds.UNCOVER)
                    moves.uncover(g, p, icon)
            else:
                moves.defeat(g, p, threat_of(a))
        else:
            g.seats[p].cubes -= 1
            if a == answers.ALCHEMY:
                moves.to_alchemy(g, p, r)
            else:
                moves.place_cube(g, p, g.seats[p].place_of(g.cards, a), r)
    moves.confirm(g, p)


def threat_of(a: int) -> int:
    """The threat that an answer of a fight names."""
    return things.GIANT_RAT + a - answers.FIGHT_GIANT_RAT


def has_overseer(g: Kingdom) -> bool:
    """Whether somebody can use the ability that belongs to the end of production."""  # IWK-14.1
    for me in g.seats:
        for i in range(me.advisors.size):
            a = me.advisors.at(i) - things.FIRST_ADVISOR
            if g.cards.does[a] == deeds.CUBE_ON_EACH and g.cards.price[a] <= me.soldiers:
                return me.has_space(BASIC_SPACES, False)
    return False


def has_threat(g: Kingdom) -> bool:
    if g.module != modules.THREATS:
        return False
    for me in g.seats:
        if me.woes.size > 0:
            return True
    return False


def has_calamity(g: Kingdom) -> bool:
    for me in g.seats:
        if me.woes.count(things.CALAMITY) > 0:
            return True
    return False


@rule
def last_words(g: Kingdom, p: int) -> Rule:
    """Before scoring: the advisor who doubles all calamities."""  # IWK-10.28, IWK-14.14
    for i in range(g.seats[p].advisors.size):
        a: int = g.seats[p].advisors.at(i) - things.FIRST_ADVISOR
        if g.cards.does[a] == deeds.DOUBLE_CALAMITIES and g.cards.price[a] <= g.seats[p].soldiers and has_calamity(g):
            answer: int = yield g.ask(p, kinds.SEER)
            if answer == answers.YES:
                moves.ask_advisor(g, p, a)
                g.doubled = g.cards.amount[a]
                g.emit(events.DOUBLES, p, NONE, g.doubled, NONE, NONE, EVERYBODY)
