"""The answers to the questions of Architects: notation, label, what they point at, what they cost and bring.

A turn asks where the Worker goes, then for what the place asks. What has one answer is not asked.

| kind | notation |
| --- | --- |
| `board` | `take ada` |
| `first_apprentice`, `hire` | `hire miner_1`, `decline` (a free hire at the limit only) |
| `draft`, `keep` | `keep tavern` |
| `place` | `place quarry`, `place market left`, `place guildhall`; before it `give up miner_1` |
| `take_back` | `take forest`, `take prison`, `take market left`, `take board 1` |
| `mine` | `clay`, `gold` |
| `trade` | `trade virtue`, `trade marble`, `trade merchant_gold`, `done` |
| `spend` | `wood 3` (so many of it; other goods, or Buildings, cover the rest) |
| `discount` | `less wood` |
| `workshop`, `stall` | `hire miner_1`, `draw` |
| `give_up` | `give up miner_1` |
| `capture` | `capture forest 1` (whose Workers, by seat), `done` |
| `guard` | `imprison`, `release`, `free`, `free debt`, `pay debt`, `done` |
| `build` | `build tavern`, `cathedral` |
| `give` | `give tavern`, `decline` (not for the Cathedral or a price) |
| `hand_limit` | `discard tavern` |
| `option` | `option 1`, `decline` |
| `use` | `take`, `decline` |
| `reset` | `use gatekeeper`, `use board`, `done` |
| `release` | `release 2` |
| `end_order` | `first castle` |
"""

from regnum.games.architects import tokens
from regnum.games.architects.capture_questions import capture_price
from regnum.games.architects.codes import (
    answers,
    groups,
    kinds,
    limits,
    locations,
    moments,
    ops,
    payments,
    prices,
    stalls,
    things,
)
from regnum.games.architects.data import IDS
from regnum.games.architects.declare import GOODS, KINDS, LARGE, STALLS
from regnum.games.architects.legality import debt_price, free_price, hire_price, stall_price
from regnum.games.architects.market import goods_at
from regnum.games.architects.state import Architects
from regnum.games.architects.town import bounty, good_of
from regnum.games.west_kingdom.tokens import Tokens, counted, paid
from regnum.kernel.answering import Answering
from regnum.kernel.core.containers import NONE, count_of, lowest
from regnum.kernel.core.machine import Task
from regnum.kernel.core.pairs import first_of, last_of, middle_of
from regnum.kernel.spec import Answer

COVERING = (*GOODS.words, "building_card", "building_card")
"""What covers the rest of a price: goods, or Buildings of the hand."""
GUARDING = ("imprison", "release", "free", "free debt", "pay debt", "done")


SAYS = Answering[Architects](KINDS)
answer, label = SAYS.answer, SAYS.label


# -- placing and taking back


@SAYS.to(kinds.PLACE)
def answer_place(g: Architects, task: Task, code: int) -> Answer:
    """A place for the Worker, with what it costs and brings for certain; or an Apprentice to give up."""
    kind, s = task.kind, g.seats[task.actor]
    if code >= answers.GIVE_UP:
        c = code - answers.GIVE_UP
        card = IDS[things.FIRST_APPRENTICE + c]
        target = (f"seat{task.actor}.crew:{c}",)
        return Answer(f"give up {card}", label(kind, "give_up", card=card), target, group="give_up")
    if code == answers.TO_GUILDHALL:
        return Answer("place guildhall", label(kind, card="guildhall"), ("guildhall",), paid(workers=1))
    if code >= answers.TO_STALL:
        stall = code - answers.TO_STALL
        name = STALLS.words[stall]
        lost, _ = tokens.changed_virtue(s, 0 if s.crew & g.cards.illusionists else -g.cards.stall_virtue)
        cost = paid(workers=1, silver=stall_price(g, s, stall)) + lost
        taken: Tokens = () if stall == stalls.MIDDLE else tokens.tokens(g, goods_at(g, stall))
        gain = tokens.sum_of(taken, tokens.brought_at(g, s, moments.BLACK_MARKET_ACTION))
        shown = {} if stall == stalls.MIDDLE else {"gain_card": counted(gain)}
        return Answer(f"place market {name}", label(kind, name, **shown), (f"market:{stall}",), cost, gain)
    name, cost, gain = LARGE.words[code], paid(workers=1), ()
    if code <= locations.SILVERSMITH and code != locations.MINES:
        n = g.cards.collect_base[code] + (s.at[code] + 1) // g.cards.collect_each[code]
        gain = tokens.sum_of(((GOODS.words[good_of(code)], int(n)),), tokens.collected_besides(g, s, code))
    elif code == locations.TAX_STAND:
        lost, _ = tokens.changed_virtue(s, -max(g.cards.theft_virtue - s.sum_of(g.cards.theft_less), 0))
        cost = paid(workers=1) + lost
        gain = tokens.sum_of(paid(silver=g.tax), tokens.brought_at(g, s, moments.TAX_STOLEN))
    said = label(kind, "yields", card=name, gain_card=counted(gain)) if gain else label(kind, card=name)
    return Answer(f"place {name}", said, (name,), cost, gain)


@SAYS.to(kinds.TAKE_BACK)
def answer_take_back(_g: Architects, task: Task, code: int) -> Answer:
    """Where a Worker comes back from."""
    kind = task.kind
    if code < answers.FROM_PRISON:
        name = LARGE.words[code]
        return Answer(f"take {name}", label(kind, card=name), (name,))
    if code == answers.FROM_PRISON:
        return Answer("take prison", label(kind, card="prison"), ("prison",))
    if code < answers.FROM_BOARD:
        stall = code - answers.FROM_STALL
        return Answer(f"take market {STALLS.words[stall]}", label(kind, card="black_market"), (f"market:{stall}",))
    q = code - answers.FROM_BOARD
    return Answer(f"take board {q}", label(kind, "board", seat=q), (f"seat{q}.captives",))


# -- what places ask


@SAYS.to(kinds.MINE)
def answer_mine(g: Architects, task: Task, code: int) -> Answer:
    s = g.seats[task.actor]
    at = s.at[locations.MINES]
    clay = code == answers.MINE_CLAY
    n = g.cards.collect_base[locations.MINES] + at // g.cards.collect_each[locations.MINES]
    good = "clay" if clay else "gold"
    found = ((good, int(n if clay else at // g.cards.gold_each)),)
    gain = tokens.sum_of(found, tokens.collected_besides(g, s, locations.MINES))
    return Answer(good, label(task.kind, gain_card=counted(gain)), (), (), gain)


@SAYS.to(kinds.TRADE)
def answer_trade(g: Architects, task: Task, code: int) -> Answer:
    """A trade of the board or of an Apprentice, with its price and gain."""
    kind, s = task.kind, g.seats[task.actor]
    if code == answers.NO_TRADE:
        first = task.about == s.at[locations.KINGS_STOREHOUSE] + s.sum_of(g.cards.more_workers)
        return Answer("done", label(kind, "done"), group="stop", forgoes=first)
    cost, gain = tokens.price_of(g, s, prices.TRADES + code), tokens.tokens(g, g.cards.trade_gains[code])
    if code < answers.TRADE_OF:
        name = "virtue" if code == answers.TRADE_VIRTUE else "marble"
        return Answer(f"trade {name}", label(kind, name), ("kings_storehouse",), cost, gain)
    c = code - answers.TRADE_OF
    card = IDS[things.FIRST_APPRENTICE + c]
    said = label(kind, card=card, pay_card=counted(cost), gain_card=counted(gain))
    return Answer(f"trade {card}", said, (f"seat{task.actor}.crew:{c}",), cost, gain)


@SAYS.to(kinds.SPEND)
def answer_spend(_g: Architects, task: Task, code: int) -> Answer:
    """So many of one good; if one other good covers the rest, the whole mix."""
    name = GOODS.words[payments.column_of(first_of(task.about))]
    rest, others = middle_of(task.about) - code, last_of(task.about)
    if count_of(others) > 1:
        told = label(task.kind, card=name, n=code) if code else label(task.kind, "none", card=name)
        return Answer(f"{name} {code}", told, (), paid(**{name: code}))
    other = COVERING[lowest(others)]
    if not code:
        told = label(task.kind, card=other, n=rest)
    elif not rest:
        told = label(task.kind, card=name, n=code)
    else:
        told = label(task.kind, "both", card=name, n=code, other_card=other, rest=rest)
    return Answer(f"{name} {code}", told, (), paid(**{name: code, other: rest}))


@SAYS.to(kinds.DISCOUNT)
def answer_discount(_g: Architects, task: Task, code: int) -> Answer:
    name = GOODS.words[code]
    return Answer(f"less {name}", label(task.kind, card=name))


@SAYS.to(kinds.FIRST_APPRENTICE, kinds.WORKSHOP, kinds.STALL, kinds.HIRE)
def answer_hire(g: Architects, task: Task, code: int) -> Answer:
    """An Apprentice of the display, Buildings, or nobody."""
    kind, s = task.kind, g.seats[task.actor]
    if code == answers.NO_HIRE:
        return Answer("decline", label(kind, "decline"), group="stop", forgoes=True)
    if code == answers.DRAW:
        at = s.at[locations.WORKSHOP]
        n = g.cards.collect_base[locations.WORKSHOP] + at // g.cards.collect_each[locations.WORKSHOP]
        if kind == kinds.STALL:
            n = g.cards.draw_at_stall
        gain = (("building_card", int(n if kind == kinds.WORKSHOP else 1)),)
        return Answer("draw", label(kind, "draw", n=int(n)), ("building_deck",), (), gain)
    target, c = (f"display:{code}",), g.display[code]
    if c == NONE:
        return Answer(f"hire slot {code + 1}", label(kind, "empty", n=code + 1), target)
    card = IDS[things.FIRST_APPRENTICE + c]
    lost, won = tokens.changed_virtue(s, int(g.cards.hire_virtue[c]))
    cost = paid(silver=hire_price(g, s, code) if kind == kinds.WORKSHOP else 0) + lost
    said = label(kind, card=card, n=hire_price(g, s, code)) if kind == kinds.WORKSHOP else label(kind, card=card)
    return Answer(f"hire {card}", said, target, cost, paid(silver=g.coins[code]) + won)


@SAYS.to(kinds.GIVE_UP)
def answer_apprentice(_g: Architects, task: Task, code: int) -> Answer:
    card = IDS[things.FIRST_APPRENTICE + code]
    return Answer(f"give up {card}", label(task.kind, card=card), (f"seat{task.actor}.crew:{code}",))


@SAYS.to(kinds.CAPTURE)
def answer_capture(g: Architects, task: Task, code: int) -> Answer:
    """The Workers of one colour at one large circle."""
    kind = task.kind
    if code == answers.NO_CAPTURE:
        return Answer("done", label(kind, "done"), group="stop", forgoes=first_of(task.about) == 0)
    place, q = groups.row_of(code), groups.column_of(code)
    name = LARGE.words[place]
    if q >= len(g.seats):
        return Answer(f"capture {name} {q}", label(kind, "nobody", card=name))
    n = int(g.seats[q].at[place])
    cost = paid(silver=capture_price(g, g.seats[task.actor], task.about))
    said = label(kind, "own", card=name, n=n) if q == task.actor else label(kind, card=name, seat=q, n=n)
    return Answer(f"capture {name} {q}", said, (f"{name}:{q}",), cost, (("captive", n),) if n else ())


@SAYS.to(kinds.GUARD)
def answer_guard(g: Architects, task: Task, code: int) -> Answer:
    """What is done at the Guardhouse."""
    kind, s = task.kind, g.seats[task.actor]
    notation = GUARDING[code]
    if code == answers.NO_GUARDING:
        return Answer(notation, label(kind, "done"), group="stop")
    word = notation.replace(" ", "_")
    if code == answers.IMPRISON:
        n = int(s.captured())
        gain = tokens.sum_of(paid(silver=bounty(g, task.actor)), tokens.brought_at(g, s, moments.CAPTIVES_IMPRISONED))
        return Answer(notation, label(kind, word, n=n), ("prison",), (), gain)
    if code == answers.RELEASE:
        return Answer(notation, label(kind, word, n=int(s.in_prison)), ("prison",))
    if code == answers.PAY_DEBT:
        price = int(debt_price(g, s))
        gain = tokens.sum_of(tokens.changed_virtue(s, 1)[1], tokens.brought_at(g, s, moments.DEBT_PAID))
        return Answer(notation, label(kind, word, n=price), (), paid(silver=price), gain)
    n = int(g.captured_of(task.actor))
    if code == answers.BUY_FREE_BY_DEBT:
        return Answer(
            notation, label(kind, word, n=n), (), tokens.sum_of(paid(debt=1), tokens.changed_virtue(s, -1)[0])
        )
    price = int(free_price(g, s))
    return Answer(notation, label(kind, word, n=n, price=price), (), paid(silver=price))


@SAYS.to(kinds.BUILD)
def answer_build(g: Architects, task: Task, code: int) -> Answer:
    """A Building of the hand, or the next level of the Cathedral."""
    kind, s = task.kind, g.seats[task.actor]
    if code == answers.ADVANCE:
        level = min(int(s.cathedral) + 1, limits.MOST_LEVEL)
        cost, gain = tokens.price_of(g, s, prices.LEVELS + level), tokens.brought_by_cathedral(g, s)
        return Answer("cathedral", label(kind, "cathedral", n=level), (f"seat{task.actor}.cathedral",), cost, gain)
    card = IDS[things.FIRST_BUILDING + code]
    lost, won = tokens.changed_virtue(s, int(g.cards.build_virtue[code]))
    points = paid(victory_point=g.cards.building_points[code])
    gain = tokens.sum_of(
        points, won, tokens.tokens(g, g.cards.at_once[code]), tokens.brought_at(g, s, moments.BUILDING_CONSTRUCTED)
    )
    cost = (*tokens.price_of(g, s, prices.BUILDINGS + code), *lost)
    return Answer(f"build {card}", label(kind, card=card), (f"seat{task.actor}.hand:{card}",), cost, gain)


@SAYS.to(kinds.DRAFT, kinds.GIVE, kinds.KEEP, kinds.HAND_LIMIT, kinds.END_ORDER)
def answer_building(_g: Architects, task: Task, code: int) -> Answer:
    """A Building of the hand, or among those dealt."""
    kind, p = task.kind, task.actor
    if kind == kinds.GIVE and code == answers.GIVE_NONE:
        return Answer("decline", label(kind, "decline"), group="stop", forgoes=True)
    card = IDS[things.FIRST_BUILDING + code]
    if kind == kinds.END_ORDER:
        return Answer(f"first {card}", label(kind, card=card), (f"seat{p}.built:{code}",))
    verb = {kinds.GIVE: "give", kinds.HAND_LIMIT: "discard"}.get(kind, "keep")
    zone = "dealt" if verb == "keep" else "hand"
    return Answer(f"{verb} {card}", label(kind, card=card), (f"seat{p}.{zone}:{card}",))


@SAYS.to(kinds.BOARD)
def answer_board(_g: Architects, task: Task, code: int) -> Answer:
    card = IDS[things.FIRST_BOARD + code]
    return Answer(f"take {card}", label(task.kind, card=card))


@SAYS.to(kinds.OPTION)
def answer_option(g: Architects, task: Task, code: int) -> Answer:
    """One of a Building's effects."""
    if code == answers.NO_OPTION:
        return Answer("decline", label(task.kind, "decline"), group="stop", forgoes=True)
    if code >= g.cards.n[task.about]:
        return Answer(f"option {code + 1}", label(task.kind, "other", n=code + 1))
    fx = g.cards.option(task.about, code)
    gain = tokens.tokens(g, fx)
    word = {ops.CAPTURE: "capture", ops.RELEASE_BOARDS: "buy_free"}.get(g.cards.op[fx])
    said = label(task.kind, gain_card=counted(gain)) if word is None else label(task.kind, word)
    return Answer(f"option {code + 1}", said, (), (), gain)


@SAYS.to(kinds.USE)
def answer_use(_g: Architects, task: Task, code: int) -> Answer:
    if code == answers.YES:
        return Answer("take", label(task.kind, "take"), default=True)
    return Answer("decline", label(task.kind, "decline"), group="stop", forgoes=True)


@SAYS.to(kinds.RESET)
def answer_reset(g: Architects, task: Task, code: int) -> Answer:
    """Whose ability is used now."""
    kind, p = task.kind, task.actor
    if code == answers.NO_ABILITY:
        return Answer("done", label(kind, "done"), group="stop")
    if code == answers.ABILITY_OF_BOARD:
        board = IDS[things.FIRST_BOARD + g.seats[p].board]
        return Answer("use board", label(kind, card=board), (f"seat{p}.board:0",))
    card = IDS[things.FIRST_APPRENTICE + code]
    gain = tokens.tokens(g, g.cards.abilities[code])
    return Answer(f"use {card}", label(kind, card=card), (f"seat{p}.crew:{code}",), (), gain)


@SAYS.to(kinds.RELEASE)
def answer_release(_g: Architects, task: Task, code: int) -> Answer:
    return Answer(f"release {code}", label(task.kind, n=code), ("prison",))
