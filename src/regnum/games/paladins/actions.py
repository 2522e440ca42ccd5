"""The actions of a turn: workers are placed, the cost is paid, the effect is taken."""

from regnum.games.paladins import moves
from regnum.games.paladins.codes import actions, amounts, answers, events, kinds, limits, places, things, workers
from regnum.games.paladins.legality import action_of, workers_for
from regnum.games.paladins.rewards import bonuses, debts, develop, gain_criminals, resolve
from regnum.games.paladins.state import Paladins
from regnum.kernel.core.containers import EVERYBODY, NONE
from regnum.kernel.core.pairs import pair
from regnum.kernel.lowering import Rule, rule


@rule
def act(g: Paladins, p: int, code: int) -> Rule:
    """One action: place the workers, pay, take the effect, then what Paladin and Townsfolk add."""  # PAL-4.14
    if code >= answers.DO_FAVOUR:
        yield from use_favour(g, p, code - answers.DO_FAVOUR)
        return
    action: int = action_of(code)
    g.emit(events.ACTS, p, things.FIRST_ACTION + action, workers_for(code), NONE, NONE, EVERYBODY)
    yield from place_workers(g, p, action, workers_for(code))
    if action != actions.RECRUIT and action != actions.ATTACK:
        moves.pay_for(g, p, action)
    if action == actions.DEVELOP:
        yield from develop(g, p)
        return  # its bonuses belong to the effect, however it comes about
    if action == actions.RECRUIT:
        yield from recruit(g, p, code == answers.DO_RECRUIT)
    elif action == actions.HUNT:
        moves.gain(g, p, amounts.PROVISIONS, 1 if code == answers.DO_HUNT else 3)  # PAL-5.10
    elif action == actions.TRADE:
        moves.gain(g, p, amounts.SILVER, 1 if code == answers.DO_TRADE else 3)  # PAL-5.11
    elif action == actions.PRAY:
        cleared: int = yield g.ask(p, kinds.PRAY)  # PAL-5.12 to PAL-5.15
        moves.clear_action(g, p, cleared)
    elif action == actions.CONSPIRE:
        yield from gain_criminals(g, p, 1)  # PAL-5.16
    elif action == actions.COMMISSION or action == actions.GARRISON:
        yield from settle(g, p, action)
    elif action == actions.FORTIFY:
        yield from resolve(g, p, g.cards.wall_rewards[moves.build_wall(g, p)])  # PAL-6.7
    elif action == actions.ABSOLVE:
        yield from absolve(g, p)
    elif action == actions.ATTACK:
        yield from attack(g, p)
    else:
        yield from convert(g, p)
    yield from bonuses(g, p, action, workers_for(code))


@rule
def place_workers(g: Paladins, p: int, action: int, most: int) -> Rule:
    """All needed workers at once: first on coloured spaces, then on the clear ones."""  # PAL-4.1 to PAL-4.7, PAL-4.15
    for clear in range(2):
        for i in range(most):
            space: int = g.cards.first_space[action] + i
            if (g.cards.space_colour[space] == workers.ANY) == (clear == 1) and not g.seats[p].is_covered(space):
                kind: int = yield g.ask(p, kinds.WORKER, pair(space, action))
                moves.place_worker(g, p, space, kind)


@rule
def recruit(g: Paladins, p: int, hired: bool) -> Rule:
    """A Townsfolk: one worker discards it for its reward, two bring it into the crew."""  # PAL-5.6, PAL-5.7
    c: int = yield g.ask(p, kinds.RECRUIT if hired else kinds.DISCARD)
    slot: int = c if c < answers.BY_DEBT else c - answers.BY_DEBT
    if c >= answers.BY_DEBT:
        yield from debts(g, p, 1)  # PAL-5.18
    elif not g.seats[p].recruits_free(g.cards):
        moves.pay(g, p, amounts.SILVER, g.cards.slot_silver[slot])
    card: int = moves.take_townsfolk(g, p, slot, hired)
    yield from resolve(g, p, g.cards.recruit_bonuses[card] if hired else g.cards.discard_rewards[card])


@rule
def settle(g: Paladins, p: int, action: int) -> Rule:
    """The leftmost Monk or Outpost goes to a square within reach; its reward, then the space uncovered."""  # PAL-6.5
    track: int = g.cards.track_rewards[action * limits.STEPS + g.seats[p].done(action)]
    square: int = yield g.ask(p, kinds.SQUARE, action)
    moves.put_piece(g, p, action, square)
    yield from resolve(g, p, g.cards.square_rewards[square])
    yield from resolve(g, p, track)


@rule
def absolve(g: Paladins, p: int) -> Rule:
    """The leftmost Jar goes to a reward space of choice; also Faith, and a Suspicion less."""  # PAL-6.12 to PAL-6.15
    track: int = g.cards.track_rewards[actions.ABSOLVE * limits.STEPS + g.seats[p].done(actions.ABSOLVE)]
    spot: int = yield g.ask(p, kinds.JAR)
    moves.put_jar(g, p, spot)
    yield from resolve(g, p, g.cards.jar_rewards[spot])
    yield from resolve(g, p, track)


@rule
def attack(g: Paladins, p: int) -> Rule:
    """An Outsider is attacked; Strength that is missing is bought before."""  # PAL-6.16 to PAL-6.18
    slot: int = yield g.ask(p, kinds.ATTACK)
    moves.pay(g, p, amounts.SILVER, g.seats[p].strength_price(g.cards, slot))
    yield from resolve(g, p, g.cards.attack_rewards[moves.take_outsider(g, p, slot, True)])


@rule
def convert(g: Paladins, p: int) -> Rule:
    """An Outsider within the own Faith is converted."""  # PAL-6.19 to PAL-6.21
    slot: int = yield g.ask(p, kinds.CONVERT)
    yield from resolve(g, p, g.cards.convert_rewards[moves.take_outsider(g, p, slot, False)])


@rule
def use_favour(g: Paladins, p: int, slot: int) -> Rule:
    """One worker of the shown kind, the cost, the effect; once a round for all together."""  # PAL-7.3, PAL-7.4
    kind: int = yield g.ask(p, kinds.WORKER, pair(slot, things.ACTIONS + slot))
    c: int = g.favours[slot]
    g.emit(events.USES_FAVOUR, p, things.FIRST_FAVOUR + c, 1, places.FAVOURS, NONE, EVERYBODY)
    g.seats[p].pool.remove(kind)
    g.favour_workers[slot] = kind
    g.emit(
        events.PLACES_WORKER,
        p,
        things.FIRST_WORKER + kind,
        1,
        g.place(p, places.POOL),
        places.FAVOUR_WORKERS,
        EVERYBODY,
    )
    moves.pay(g, p, amounts.SILVER, g.cards.favour_silver[c])
    moves.pay(g, p, amounts.PROVISIONS, g.cards.favour_provisions[c])
    yield from debts(g, p, g.cards.favour_debts[c])
    yield from resolve(g, p, g.cards.favour_rewards[c])
    yield from bonuses(g, p, actions.KINGS_FAVOUR, 1)  # TOM-6.16
