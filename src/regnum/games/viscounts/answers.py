"""The answers to the questions of Viscounts: notation, label, what they point at, what they cost and bring.

| kind | notation |
| --- | --- |
| `pair` | `take player_card_03` |
| `destroy_any`, `destroy`, `discard` | `destroy start_thief`, `destroy top` (unseen), `destroy none` |
| `place` | `place start_thief` |
| `move` | `move town_03`, `move inner_03_04` |
| `action` | `trade`, `build`, `castle`, `transcribe`, `dismiss build`, `no action` |
| `pay`, `resource` | `pay stone`, `gain ink` |
| `times`, `workers` | `exchange 2`, `workers 3` |
| `building`, `spot` | `slot workshop_1`, `spot 3-4.2` (the second spot of segment 3–4) |
| `link` | `link before`, `link after` (counter-clockwise or clockwise of the building) |
| `section`, `place_workers` | `section castle_flip`, `workers castle_flip` |
| `bump` | `bump 1` (the seat whose Worker leaves) |
| `hire`, `hire_free` | `hire acolyte`, `no hire` |
| `flip` | `flip debt`, `flip deed` |
| `rearrange` | `order start_thief start_abbot` (from the left), `keep` |
| `castle_move` | `worker castle_flip clockwise`, `worker castle_flip counter`, `no worker` |
| `manuscript` | `take ms_blue_3_hire` |
| `option`, `ability` | `option 1` (the left one), `use bishop` |
"""

from regnum.games.viscounts.codes import actions, answers, castle_moves, gaps, kinds, ops, things, towns
from regnum.games.viscounts.data import FAMILIES, IDS
from regnum.games.viscounts.declare import BUILDINGS, FLIPS, KINDS
from regnum.games.viscounts.legality import ways_to_pay
from regnum.games.viscounts.paying import good_of, price_of_dismissal, price_of_hire, units, units_for
from regnum.games.viscounts.pieces import next_section, section_before
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.travel import fare
from regnum.games.west_kingdom.tokens import Tokens, counted, paid
from regnum.kernel.answering import Answering
from regnum.kernel.core.containers import NONE, bit
from regnum.kernel.core.machine import Task
from regnum.kernel.core.pairs import first_of, second_of
from regnum.kernel.spec import Answer
from regnum.kernel.text import Message

TOKEN = {
    ops.DEED: "deed", ops.VIRTUE: "virtue", ops.CORRUPTION: "corruption", ops.SHUFFLE: "shuffle", ops.ANY: "resource",
    ops.DEBT: "debt", ops.FLIP_DEBT: "flip_debt", ops.FLIP_DEED: "flip_deed", ops.FLIP_ANY: "flip_any",
    ops.REARRANGE: "rearrange", ops.DISCARD: "discard", ops.DESTROY: "destroy", ops.DESTROY_ANY: "destroy",
    ops.HIRE: "hire", ops.CASTLE_MOVE: "castle_move", ops.WORKERS: "worker", ops.MANUSCRIPT: "free_manuscript",
    ops.CHOOSE: "choice", ops.IF_CRIMINALS: "condition",
}  # fmt: skip
ONE_EACH = (ops.CHOOSE, ops.IF_CRIMINALS, ops.BUILD, ops.BUILD_HERE)
ORDERS = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
"""For each answer the slot from which each slot's card comes."""


def tokens(g: Viscounts, fx: int) -> Tokens:
    """What a list of effects brings, as tokens with amounts."""
    out: list[tuple[str, int]] = []
    cards = g.cards
    while cards.op[fx] != ops.END:
        op = cards.op[fx]
        if op == ops.GAIN:
            name = IDS[things.FIRST_GOOD + cards.arg[fx]]
        elif op in (ops.BUILD, ops.BUILD_HERE):
            name = f"free_{BUILDINGS.words[cards.arg[fx]]}"
        else:
            name = TOKEN[op]
        out.append((name, 1 if op in ONE_EACH else int(cards.n[fx])))
        fx += 1
    return tuple(out)


SAYS = Answering[Viscounts](KINDS)
answer, label = SAYS.answer, SAYS.label


def missing(g: Viscounts, task: Task, action: int, needed: int) -> Tokens:
    """What a result costs besides icons, if only one good can pay for it: otherwise that is asked."""  # VIS-9.15
    s, good = g.seats[task.actor], good_of(action)
    if ways_to_pay(g, s, action) != bit(good):
        return ()
    n = units(s, g.cards, action, needed - s.icons_for(g.cards, action, g.dismissed))
    return ((IDS[things.FIRST_GOOD + good], n),) if n else ()


def segment_name(segment: int) -> str:
    """The towns of a segment, as notation has them."""
    return f"{2 * segment + 1}-{2 * segment + 2}"


# -- cards


@SAYS.to(kinds.PAIR)
def answer_pair(g: Viscounts, task: Task, code: int) -> Answer:
    """A Player Card with its Hero."""
    c, hero = g.player_cards[code], g.heroes[code]
    targets = (f"player_cards:{code}", f"heroes:{code}")
    if c == NONE:
        return Answer(f"take pair {code + 1}", label(task.kind, "taken", n=code + 1), targets)
    card = IDS[things.FIRST_PLAYER_CARD + c]
    gain = tokens(g, g.cards.start_gain[c]) + tokens(g, g.cards.start_extra[c])
    return Answer(f"take {card}", label(task.kind, player_card=card, hero_card=IDS[hero]), targets, (), gain)


@SAYS.to(kinds.DESTROY_ANY, kinds.PLACE, kinds.DISCARD, kinds.DESTROY)
def answer_card(g: Viscounts, task: Task, code: int) -> Answer:
    """A card of the hand to place, discard or destroy; or the unseen top card; or none."""
    kind, p = task.kind, task.actor
    s = g.seats[p]
    verb = {kinds.PLACE: "place", kinds.DISCARD: "discard"}.get(kind, "destroy")
    if code == answers.NO_CARD:
        return Answer(f"{verb} none", label(kind, "none"), group="stop", forgoes=True)
    if code == answers.TOP_CARD:
        word = "top" if s.deck.size else "top_shuffled"
        return Answer(f"{verb} top", label(kind, word), (f"seat{p}.deck:top",))
    zone, name = (s.discard, "discard") if kind == kinds.DESTROY_ANY else (s.hand, "hand")
    at = next((i for i in range(zone.size) if zone.at(i) == code), 0)
    target = (f"seat{p}.{name}:{at}",)
    if verb != "destroy":
        return Answer(f"{verb} {IDS[code]}", label(kind, card=IDS[code]), target)
    silver = int(g.cards.silver[code])
    return Answer(f"{verb} {IDS[code]}", label(kind, card=IDS[code], n=silver), target, (), (("silver", silver),))


@SAYS.to(kinds.HIRE, kinds.HIRE_FREE)
def answer_hire(g: Viscounts, task: Task, code: int) -> Answer:
    """The visible Townsfolk of a pile."""
    kind, s = task.kind, g.seats[task.actor]
    if code == answers.NO_HIRE:
        return Answer("no hire", label(kind, "none"), group="stop", forgoes=True)
    c = g.tops[code]
    if c == NONE:
        return Answer(f"hire pile {segment_name(code)}", label(kind, "empty", n=2 * code + 1), (f"tops:{code}",))
    gain = tokens(g, g.cards.top_right[c])
    if kind == kinds.HIRE_FREE:
        return Answer(f"hire {IDS[c]}", label(kind, card=IDS[c]), (f"tops:{code}",), (), gain)
    price = price_of_hire(s, g.cards, c)
    return Answer(f"hire {IDS[c]}", label(kind, card=IDS[c], n=price), (f"tops:{code}",), paid(silver=price), gain)


@SAYS.to(kinds.REARRANGE)
def answer_rearrange(g: Viscounts, task: Task, code: int) -> Answer:
    """The cards of the board in another order."""
    if code == answers.KEEP_ORDER:
        return Answer("keep", label(task.kind, "keep"), group="stop", forgoes=True)
    board = g.seats[task.actor].board
    cards = [IDS[board[slot]] for slot in ORDERS[code] if board[slot] != NONE]
    empty = sum(board[slot] == NONE for slot in ORDERS[code])
    notation = " ".join(["order", *cards, *([str(code)] if empty else [])])
    return Answer(notation, label(task.kind, card=cards), tuple(f"seat{task.actor}.board:{i}" for i in ORDERS[code]))


@SAYS.to(kinds.ABILITY)
def answer_ability(g: Viscounts, task: Task, code: int) -> Answer:
    """The card whose ability comes first."""
    c = g.seats[task.actor].board[code]
    if c == NONE:
        return Answer(f"use slot {code + 1}", label(task.kind, "empty", n=code + 1))
    gain = tokens(g, g.cards.ability[c])
    return Answer(f"use {IDS[c]}", label(task.kind, card=IDS[c]), (f"seat{task.actor}.board:{code}",), (), gain)


# -- the turn


@SAYS.to(kinds.MOVE)
def answer_move(g: Viscounts, task: Task, code: int) -> Answer:
    """A town and what the way to it costs."""
    silver, name = fare(g, task.actor, code), IDS[things.FIRST_TOWN + code]
    said = label(task.kind, "paid", card=name, n=silver) if silver else label(task.kind, card=name)
    return Answer(f"move {name}", said, (f"towns:{code}",), paid(silver=silver))


@SAYS.to(kinds.ACTION)
def answer_action(g: Viscounts, task: Task, code: int) -> Answer:
    """An action, with or without a dismissal."""
    kind, s = task.kind, g.seats[task.actor]
    if code == answers.DO_NOTHING:
        return Answer("no action", label(kind, "none"), group="stop", forgoes=True)
    action = IDS[things.FIRST_ACTION + code % answers.DISMISS_FOR]
    segment = towns.row_of(s.town)
    if code < answers.DISMISS_FOR:
        tile = g.cards.cost[g.transcribable(segment)]
        cost = missing(g, task, code, tile) if code == actions.TRANSCRIBE else ()
        return Answer(action, label(kind, card=action), (), cost)
    c = g.dismissible(segment)
    price = price_of_dismissal(s, g.cards, c)
    said = label(kind, "dismiss", card=action, townsfolk_card=IDS[c], n=price)
    return Answer(f"dismiss {action}", said, (f"tops:{segment}",), paid(silver=price), tokens(g, g.cards.top_right[c]))


@SAYS.to(kinds.PAY)
def answer_pay(g: Viscounts, task: Task, code: int) -> Answer:
    """A good that fills a missing icon."""
    name = IDS[things.FIRST_GOOD + code]
    n = units_for(g.seats[task.actor], g.cards, gaps.row_of(first_of(task.about)), code)
    return Answer(f"pay {name}", label(task.kind, card=name, n=n), (f"seat{task.actor}.goods:{code}",), ((name, n),))


@SAYS.to(kinds.TIMES)
def answer_times(g: Viscounts, task: Task, code: int) -> Answer:
    """So many exchanges, and the Silver that stands in for missing Merchants."""
    s = g.seats[task.actor]
    silver = max(0, code * g.cards.trade_cost[s.town] - s.icons_for(g.cards, 0, g.dismissed))
    gain = tuple((name, n * code) for name, n in tokens(g, g.cards.trade_gives[s.town]))
    word = "paid" if silver else "option"
    return Answer(f"exchange {code}", label(task.kind, word, n=code, silver=silver), (), paid(silver=silver), gain)


@SAYS.to(kinds.WORKERS)
def answer_workers(g: Viscounts, task: Task, code: int) -> Answer:
    """So many Workers, and the Noble Icons that they need."""
    need = int(g.cards.nobles[code])
    return Answer(f"workers {code}", label(task.kind, n=code, need=need), (), missing(g, task, actions.CASTLE, need))


# -- the board and the castle


@SAYS.to(kinds.BUILDING)
def answer_building(g: Viscounts, task: Task, code: int) -> Answer:
    """A building by its slot; if it is not free, the Stone that stands in for missing Builders."""
    name = IDS[things.FIRST_SLOT + code]
    cost = missing(g, task, actions.BUILD, g.cards.building_cost[code // 3]) if task.about == 0 else ()
    return Answer(f"slot {name}", label(task.kind, card=name), (f"seat{task.actor}.built:{code}",), cost)


@SAYS.to(kinds.SPOT)
def answer_spot(g: Viscounts, task: Task, code: int) -> Answer:
    """A building spot of the main board."""
    number = things.FIRST_SPOT + code
    notation = f"spot {segment_name(g.segment_of(code))}.{FAMILIES['spots'][code]['index']}"
    gain = tokens(g, g.cards.spot_rewards[code])
    return Answer(notation, label(task.kind, card=IDS[number]), (f"free:{code}",), (), gain)


@SAYS.to(kinds.LINK)
def answer_link(g: Viscounts, task: Task, code: int) -> Answer:
    """The link before or after the new building."""
    spot = second_of(task.about)
    if code == 0:
        spot = g.previous_spot(spot)
    gain, number = tokens(g, g.cards.link_rewards[spot]), g.cards.link_number[spot]
    word = "before" if code == 0 else "after"
    return Answer(f"link {word}", label(task.kind, card=IDS[things.FIRST_LINK + number]), (), (), gain)


@SAYS.to(kinds.SECTION, kinds.PLACE_WORKERS)
def answer_section(g: Viscounts, task: Task, code: int) -> Answer:
    """A section of the castle."""
    name = IDS[things.FIRST_SECTION + code]
    word = "workers" if task.kind == kinds.PLACE_WORKERS else "section"
    gain = tokens(g, g.cards.section_rewards[code]) if word == "section" else ()
    return Answer(f"{word} {name}", label(task.kind, card=name), (f"seat{task.actor}.tier1:{code}",), (), gain)


@SAYS.to(kinds.BUMP)
def answer_bump(g: Viscounts, task: Task, code: int) -> Answer:
    """The player whose Worker leaves."""
    section, tier = first_of(task.about), second_of(task.about)
    target = (f"seat{code}.tier{tier}:{section}",)
    return Answer(f"bump {code}", label(task.kind, seat=code), target, (), tokens(g, g.cards.bump_rewards[tier - 1]))


@SAYS.to(kinds.CASTLE_MOVE)
def answer_castle_move(_g: Viscounts, task: Task, code: int) -> Answer:
    """A tier-1 Worker and the way it goes."""
    if code == answers.NO_CASTLE_MOVE:
        return Answer("no worker", label(task.kind, "none"), group="stop", forgoes=True)
    section, back = castle_moves.row_of(code), castle_moves.column_of(code)
    target = section_before(section) if back else next_section(section)
    names = {"source_card": IDS[things.FIRST_SECTION + section], "target_card": IDS[things.FIRST_SECTION + target]}
    way = "counter" if back else "clockwise"
    said = Message(f"kind.{KINDS[task.kind].id}.option", names)
    return Answer(f"worker {names['source_card']} {way}", said, (f"seat{task.actor}.tier1:{section}",))


@SAYS.to(kinds.MANUSCRIPT)
def answer_manuscript(g: Viscounts, task: Task, code: int) -> Answer:
    """A visible Manuscript."""
    c = g.manuscript_tops[code]
    target = (f"manuscript_tops:{code}",)
    if c == NONE:
        return Answer(f"take pile {segment_name(code)}", label(task.kind, "empty", n=2 * code + 1), target)
    card = IDS[things.FIRST_MANUSCRIPT + c]
    return Answer(f"take {card}", label(task.kind, card=card), target, (), tokens(g, g.cards.immediate[c]))


# -- effects


@SAYS.to(kinds.RESOURCE)
def answer_resource(_g: Viscounts, task: Task, code: int) -> Answer:
    """A resource of choice."""
    name = IDS[things.FIRST_GOOD + code]
    return Answer(f"gain {name}", label(task.kind, card=name), (f"seat{task.actor}.goods:{code}",), (), ((name, 1),))


@SAYS.to(kinds.FLIP)
def answer_flip(g: Viscounts, task: Task, code: int) -> Answer:
    """A Debt or a Deed to flip."""
    word = FLIPS.words[code].removeprefix("flip_")
    gain = tokens(g, g.cards.debt_flip if code == answers.FLIP_DEBT else g.cards.deed_flip)
    return Answer(f"flip {word}", label(task.kind, word), (), (), gain)


@SAYS.to(kinds.OPTION)
def answer_option(g: Viscounts, task: Task, code: int) -> Answer:
    """One of the effects between which a card lets choose."""
    gain = tokens(g, g.cards.option(task.about, code)) if code < g.cards.n[task.about] else ()
    return Answer(f"option {code + 1}", label(task.kind, reward=counted(gain)), (), (), gain)
