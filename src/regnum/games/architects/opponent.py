"""The opponent who plays from the Scheme cards: its turns, told step by step, and the comparison at the end."""

from regnum.games.architects import moves
from regnum.games.architects.codes import events, goods, icons, lacks, limits, locations, places, steps, things
from regnum.games.architects.guildhall import take_space
from regnum.games.architects.opponent_aims import can_advance, fullest_circle, stall_for
from regnum.games.architects.piles import refresh_display
from regnum.games.architects.scoring import points
from regnum.games.architects.state import Architects
from regnum.games.architects.virtue import change_virtue, gain_virtue
from regnum.kernel.core.containers import EVERYBODY, NONE, bit
from regnum.kernel.lowering import Rule, rule


@rule
def opponent_turn(g: Architects, p: int) -> Rule:
    """The top Scheme sends a Worker, whatever the location asks for; without a Worker all come back."""
    if g.seats[p].supply == 0:  # ARC-16.13
        return_all(g, p)
        return
    c: int = turn_up_scheme(g, p)
    fx: int = g.cards.scheme_steps[c]
    place: int = g.cards.scheme_place[c]
    if place == locations.GUILDHALL:
        yield from plot_in_guildhall(g, p, fx)
    elif place == locations.BLACK_MARKET:
        yield from plot_at_market(g, p, fx)
    else:
        moves.place_worker(g, p, place)  # ARC-16.7, ARC-16.29
        yield from carry_out(g, p, fx)


@rule
def plot_in_guildhall(g: Architects, p: int, fx: int) -> Rule:
    """A space of the Guildhall, or beside it; its icon works as for a player."""  # ARC-16.22, ARC-16.27
    icon: int = take_space(g, p)
    yield from carry_out(g, p, fx)
    if icon == icons.BLACK_MARKET_RESET:
        g.resets += 1


@rule
def plot_at_market(g: Architects, p: int, fx: int) -> Rule:
    """A free space of the Black Market, or nothing at all; the third Worker brings a Reset."""  # ARC-16.19, ARC-16.27
    stall: int = stall_for(g, g.cards.step_n[fx])
    if stall == NONE:
        skip(g, p, lacks.STALL)
        return
    moves.place_at_stall(g, p, stall)
    yield from carry_out(g, p, fx + 1)
    if moves.workers_in_market(g) == limits.STALLS:
        g.resets += 1


# -- the Schemes


def turn_up_scheme(g: Architects, p: int) -> int:
    if g.schemes.size == 0:
        reshuffle(g, p)  # ARC-16.12
    c = g.schemes.draw(g.chance, 0)
    g.chance.reveal()
    g.scheme_discard.put(c)
    what = things.FIRST_SCHEME + c
    g.emit(events.OPPONENT_SCHEME, p, what, 1, places.SCHEMES, places.SCHEME_DISCARD, EVERYBODY)
    return c


def reshuffle(g: Architects, p: int) -> None:
    """The discards are shuffled into the draw pile."""
    g.schemes.shuffle_in(g.scheme_discard)
    n = g.schemes.size
    g.emit(events.OPPONENT_RESHUFFLES, p, NONE, n, places.SCHEME_DISCARD, places.SCHEMES, EVERYBODY)


def plan(g: Architects, p: int) -> None:
    """The top future Scheme joins the discards, face up."""  # ARC-16.24
    if g.future.size == 0:
        skip(g, p, lacks.PLAN)
        return
    c = g.future.draw(g.chance, 0)
    g.chance.reveal()
    g.scheme_discard.put(c)
    g.emit(events.OPPONENT_PLANS, p, things.FIRST_SCHEME + c, 1, places.FUTURE, places.SCHEME_DISCARD, EVERYBODY)


def return_all(g: Architects, p: int) -> None:
    """Its Workers come back, and the Schemes are shuffled anew."""  # ARC-16.13
    g.emit(events.OPPONENT_RESTS, p, NONE, 0, NONE, NONE, EVERYBODY)
    bring_home(g, p)
    reshuffle(g, p)


def bring_home(g: Architects, p: int) -> None:
    """All its Workers come back but those in the Guildhall and the Black Market."""
    s = g.seats[p]
    for location in range(limits.LARGE):
        if s.at[location] > 0:
            moves.come_back(g, p, s.at[location], places.AT_LOCATION + location, events.OPPONENT_RETURNS)
            s.at[location] = 0
    if s.in_prison > 0:
        moves.come_back(g, p, s.in_prison, places.PRISON, events.OPPONENT_RETURNS)
        s.in_prison = 0
    for q in range(g.players):
        n = g.seats[q].captives[p]
        if n > 0:
            moves.come_back(g, p, n, g.place(q, places.CAPTIVES), events.OPPONENT_RETURNS)
            g.seats[q].captives[p] = 0


# -- their steps


@rule
def carry_out(g: Architects, p: int, fx: int) -> Rule:
    """The steps of a Scheme in their order; what cannot be done is skipped, and told."""  # ARC-16.7, ARC-16.18
    while g.cards.step[fx] != steps.END:
        step: int = g.cards.step[fx]
        n: int = g.cards.step_n[fx]
        if step == steps.VIRTUE:
            yield from change_virtue(g, p, n)  # ARC-16.11
        elif step == steps.PAY_DEBT:
            yield from pay_debts(g, p, n)
        elif step == steps.IMPRISON:
            if moves.imprison(g, p) > 0:  # ARC-16.10
                yield from carry_out(g, p, g.cards.step_then[fx])
            else:
                skip(g, p, lacks.CAPTIVE)
        else:
            plain_step(g, p, step, n)
        fx += 1


@rule
def pay_debts(g: Architects, p: int, n: int) -> Rule:
    """Unpaid Debts are flipped without cost, for a point of Virtue each."""  # ARC-16.30
    for _i in range(n):
        if g.seats[p].unpaid == 0:
            skip(g, p, lacks.DEBT)
            return
        moves.flip_debt(g, p)
        yield from gain_virtue(g, p, 1)


def plain_step(g: Architects, p: int, step: int, n: int) -> None:
    """A step that changes no Virtue."""
    if step == steps.GAIN:
        moves.gain(g, p, goods.MARBLE, n)  # ARC-16.8
    elif step == steps.CATHEDRAL:
        for _ in range(n):
            climb(g, p)
    elif step == steps.CAPTURE:
        capture_groups(g, p, n)
    elif step == steps.RELEASE:
        if g.seats[p].in_prison == 0:
            skip(g, p, lacks.PRISONER)
        moves.release(g, p, limits.WORKERS)
    elif step == steps.PLAN:
        for _ in range(n):
            plan(g, p)
    elif step == steps.CLEAR_DISPLAY:
        g.emit(events.OPPONENT_CLEARS_DISPLAY, p, NONE, 0, NONE, NONE, EVERYBODY)
        refresh_display(g, p)  # ARC-16.31
    elif step == steps.CLEAR_TAX:
        clear_tax(g, p)


def climb(g: Architects, p: int) -> None:
    """A level of the Cathedral for nothing and without a Reward, if there is a free space."""  # ARC-16.9, ARC-16.17
    if can_advance(g, p):
        moves.advance(g, p)
    else:
        skip(g, p, lacks.LEVEL)  # ARC-16.23


def capture_groups(g: Architects, p: int, n: int) -> None:
    """All Workers of the players at the locations where most of them are; never its own."""  # ARC-16.26, ARC-16.32
    used = 0
    for _ in range(n):
        place = fullest_circle(g, used)
        if place == NONE:
            if used == 0:
                skip(g, p, lacks.GROUP)
            return
        used |= bit(place)
        for q in range(g.players):
            if g.seats[q].at[place] > 0:
                moves.capture(g, p, place, q)


def clear_tax(g: Architects, p: int) -> None:
    """The Silver above the Tax Stand goes to the supply."""  # ARC-16.31
    if g.tax == 0:
        skip(g, p, lacks.TAX)
        return
    g.emit(events.OPPONENT_CLEARS_TAX, p, NONE, g.tax, places.TAX, places.SUPPLY, EVERYBODY)
    g.tax = 0


def skip(g: Architects, p: int, lack: int) -> None:
    """Tells why nothing comes of a step."""
    g.emit(events.OPPONENT_SKIPS, p, NONE, lack, NONE, NONE, EVERYBODY)


# -- the end


def compare_scores(g: Architects) -> None:
    """The opponent's score beside those of the players: who does not score higher has lost."""  # ARC-16.16, ARC-16.34
    if len(g.seats) == g.players:
        return
    best = points(g, 0)
    for p in range(len(g.seats)):
        total = points(g, p)
        g.emit(events.SCORES, p, NONE, total, NONE, NONE, EVERYBODY)
        if not g.is_opponent(p) and total > best:
            best = total
    rival = g.players
    event = events.OPPONENT_BEATEN if best > points(g, rival) else events.OPPONENT_WINS
    g.emit(event, rival, NONE, 0, NONE, NONE, EVERYBODY)
