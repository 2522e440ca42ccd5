"""The answers to the questions of Paladins: notation, label, what they point at, what they cost and bring.

A turn asks for an action, then for workers (space by space, coloured ones first, and only where different workers could
be spent), then for a target, then for what its rewards ask. What has one answer is not asked.

| kind | notation |
| --- | --- |
| `first`, `recruit_free` | `recruit abbot_1`, `decline` (a reward only) |
| `paladin`, `top` | `play roland`, then `top ivon`; the third goes under the deck |
| `tavern` | `take tavern_12` |
| `action` | `develop`, `recruit 1`, `recruit 2`, `hunt 1`, `hunt 2`, `trade 1`, `trade 2`, `pray`, `conspire`, |
| | `commission`, `fortify`, `garrison`, `absolve`, `attack`, `convert`, `favour 3`, `pass` |
| `worker` | `place scout` |
| `recruit`, `discard` | `recruit abbot_1`, `recruit abbot_1 debt`; `discard abbot_1`, `discard abbot_1 debt` |
| `workshop` | `workshop commission left`, `workshop commission middle` |
| `pray` | `clear fortify`, `decline` (a reward only) |
| `square` | `square region2_space3` |
| `jar` | `jar 3` |
| `attack`, `convert` | `attack mercenary_viking`, `convert thief_byzantine` |
| `option` | `option 1` (the left one) |
| `use` | `take`, `decline` (remove, destroy, pay) |
| `order` | `first 2` (the second reward of the list is next) |
| `ability` | `resolve squire_2`, `resolve paladin` |
| `keep` | `keep scout` up to three times, `done` |
"""

from collections.abc import Sequence
from typing import Any

from regnum.games.paladins.codes import actions, answers, kinds, limits, ops, things, workers, workshops
from regnum.games.paladins.data import IDS, WORKER_IDS
from regnum.games.paladins.declare import ACTION_IDS, ATTRIBUTES, KINDS
from regnum.games.paladins.legality import action_of, workers_for
from regnum.games.paladins.moves import townsfolk
from regnum.games.paladins.rounds import AT_MOST_KEPT, ROUNDS
from regnum.games.paladins.seat import Seat
from regnum.games.paladins.state import Paladins
from regnum.games.west_kingdom.tokens import Tokens, counted, paid
from regnum.kernel.answering import Answering
from regnum.kernel.core.containers import NONE, Bag, bit, has, lowest, members
from regnum.kernel.core.machine import Task
from regnum.kernel.core.pairs import first_of, second_of
from regnum.kernel.spec import Answer

SIDES = ("left", "middle")
TWO_WAYS = ("recruit", "hunt", "trade")
TOKEN = {
    ops.SILVER: "silver", ops.PROVISIONS: "provisions", ops.DEBT: "debt", ops.CRIMINAL: "criminal",
    ops.TAX: "tax", ops.REMOVE: "remove_suspicion", ops.DESTROY: "destroy_debt",
    ops.PAY: "pay_debt", ops.PRAY: "pray", ops.RECRUIT: "recruit_free", ops.DEVELOP: "develop_free",
    ops.CHOOSE: "choice", ops.HONOUR: "honour",
}  # fmt: skip


def tokens(g: Paladins, fx: int) -> Tokens:
    """What a list of effects brings, as tokens with amounts."""
    out: list[tuple[str, int]] = []
    cards = g.cards
    while cards.op[fx] != ops.END:
        out.append((token(g, fx), 1 if cards.op[fx] == ops.CHOOSE else int(cards.n[fx])))
        fx += 1
    return tuple(out)


def token(g: Paladins, fx: int) -> str:
    op = g.cards.op[fx]
    if op == ops.WORKER:
        return WORKER_IDS[g.cards.arg[fx]]
    return ATTRIBUTES.words[g.cards.arg[fx]] if op == ops.ATTRIBUTE else TOKEN[op]


SAYS = Answering[Paladins](KINDS)
answer, label = SAYS.answer, SAYS.label


@SAYS.to(kinds.ACTION)
def answer_action(g: Paladins, task: Task, code: int) -> Answer:
    """An action with its price and the rewards that are certain."""
    kind, p = task.kind, task.actor
    s, cards = g.seats[p], g.cards
    if code == answers.DO_PASS:
        return Answer("pass", label(kind, "pass"), (), paid(workers=lost_by_passing(g, s)), group="stop", forgoes=True)
    if code >= answers.DO_FAVOUR:
        slot = code - answers.DO_FAVOUR
        c = g.favours[slot]
        if c == NONE:
            return Answer(
                f"favour {slot + 1}", label(kind, "favour_down", n=slot + 1), (f"favours:{slot}",), group="favours"
            )
        cost = paid(
            silver=cards.favour_silver[c], provisions=cards.favour_provisions[c], debt=cards.favour_debts[c], workers=1
        )
        gain = tokens(g, cards.favour_rewards[c]) + brought_after(g, s, actions.KINGS_FAVOUR, 1)
        said = label(kind, "favour", n=slot + 1, card=IDS[things.FIRST_FAVOUR + c])
        return Answer(f"favour {slot + 1}", said, (f"favours:{slot}",), cost, gain, group="favours")
    action, n = action_of(code), workers_for(code)
    name, first = ACTION_IDS[action], cards.first_space[action]
    spaces = [first + i for i in range(n) if not s.is_covered(first + i)]
    price = s.price(cards, action)
    provisions = price if actions.COMMISSION <= action <= actions.GARRISON else 0
    cost = paid(silver=price - provisions, provisions=provisions, workers=len(spaces))
    notation = f"{name} {n}" if name in TWO_WAYS else name
    word = f"{name}_{n}" if name in TWO_WAYS else "option"
    said = label(kind, word) if name in TWO_WAYS else label(kind, word, action=name)
    group = "left" if action < limits.LEFT_ACTIONS else "right"
    targets = tuple(f"seat{p}.spaces:{space}" for space in spaces)
    return Answer(notation, said, targets, cost, certain_gain(g, p, action, code), group=group)


def lost_by_passing(g: Paladins, s: Seat) -> int:
    """How many workers are of no more use: all but those that can be kept, and in the last round all."""  # PAL-10.3
    return s.pool.size if g.round == ROUNDS and not g.has_overlord() else max(0, s.pool.size - AT_MOST_KEPT)


def certain_gain(g: Paladins, p: int, action: int, code: int) -> Tokens:
    """What an action brings whatever is chosen in it."""
    s, cards = g.seats[p], g.cards
    gain: Tokens = ()
    if action == actions.HUNT:
        gain = (("provisions", 1 if code == answers.DO_HUNT else 3),)
    elif action == actions.TRADE:
        gain = (("silver", 1 if code == answers.DO_TRADE else 3),)
    elif action == actions.CONSPIRE:
        gain = (("criminal", 1),)
    elif action == actions.DEVELOP and s.done(action) < things.DEVELOPMENTS:
        gain = tokens(g, cards.development_rewards[s.done(action)])
    elif action in (actions.COMMISSION, actions.GARRISON, actions.ABSOLVE) and s.done(action) < limits.MOST_DONE:
        gain = tokens(g, cards.track_rewards[action * limits.STEPS + s.done(action)])
    elif action == actions.FORTIFY:
        gain = (("strength", 1),)
    if s.paladin != NONE and cards.paladin_action[s.paladin] == action:
        gain += tokens(g, cards.paladin_bonus[s.paladin])
    return gain + brought_after(g, s, action, workers_for(code))


def brought_after(g: Paladins, s: Seat, action: int, used: int) -> Tokens:
    """What the crew brings after an action with so many workers, or after a King's Favour."""
    helpers = s.crew & g.cards.after_action[action]
    if used != 2:
        helpers &= ~g.cards.by_two
    return tuple(gain for c in members(helpers) for gain in tokens(g, g.cards.passives[c]))


@SAYS.to(kinds.FIRST, kinds.RECRUIT, kinds.DISCARD, kinds.RECRUIT_FREE)
def answer_townsfolk(g: Paladins, task: Task, code: int, ids: Sequence[str] = IDS) -> Answer:
    """A Townsfolk of the track, and how it is paid for."""
    kind, s, cards = task.kind, g.seats[task.actor], g.cards
    if kind == kinds.RECRUIT_FREE and code == answers.NO_TOWNSFOLK:
        return Answer("decline", label(kind, "decline"), group="stop", forgoes=True)
    slot = code % answers.BY_DEBT
    verb = "discard" if kind == kinds.DISCARD else "recruit"
    by_debt = code >= answers.BY_DEBT
    ending = " debt" if by_debt else ""
    c = g.townsfolk[slot]
    if c == NONE:
        return Answer(f"{verb} slot {slot + 1}{ending}", label(kind, "empty", n=slot + 1), (f"townsfolk:{slot}",))
    card = ids[townsfolk(c)]
    gain = tokens(g, cards.discard_rewards[c] if verb == "discard" else cards.recruit_bonuses[c])
    if kind in (kinds.FIRST, kinds.RECRUIT_FREE):
        return Answer(f"recruit {card}", label(kind, card=card), (f"townsfolk:{slot}",), (), gain)
    shown: dict[str, Any] = {"reward": counted(gain)} if verb == "discard" else {}
    if by_debt:
        said = label(kind, "debt", card=card, **shown)
        return Answer(f"{verb} {card}{ending}", said, (f"townsfolk:{slot}",), (("debt", 1),), gain)
    silver = 0 if s.recruits_free(cards) else int(cards.slot_silver[slot])
    return Answer(
        f"{verb} {card}", label(kind, card=card, n=silver, **shown), (f"townsfolk:{slot}",), paid(silver=silver), gain
    )


@SAYS.to(kinds.ATTACK, kinds.CONVERT)
def answer_outsider(g: Paladins, task: Task, code: int) -> Answer:
    """An Outsider of the row; an attack says what missing Strength costs."""
    kind, s, cards = task.kind, g.seats[task.actor], g.cards
    verb, c = KINDS[kind].id, g.outsiders[code]
    target = (f"outsiders:{code}",)
    if c == NONE:
        return Answer(f"{verb} slot {code + 1}", label(kind, "empty", n=code + 1), target)
    card = IDS[things.FIRST_OUTSIDER + c]
    if kind == kinds.ATTACK:
        silver = s.strength_price(cards, code)
        gain = tokens(g, cards.attack_rewards[c])
        return Answer(
            f"attack {card}", label(kind, card=card, n=silver, reward=counted(gain)), target, paid(silver=silver), gain
        )
    return Answer(f"convert {card}", label(kind, card=card), target, (), tokens(g, cards.convert_rewards[c]))


@SAYS.to(kinds.WORKER, kinds.KEEP)
def answer_worker(g: Paladins, task: Task, code: int) -> Answer:
    """A worker to place or to keep; proposed is the one who is missed least, and the best are to be kept."""
    kind = task.kind
    if code == answers.ENOUGH:
        return Answer("done", label(kind, "done"), group="stop")
    worker = WORKER_IDS[code]
    target = (f"seat{task.actor}.pool:{worker}",)
    verb = "keep" if kind == kinds.KEEP else "place"
    pool = g.seats[task.actor].pool
    if kind == kinds.KEEP:
        better = sum(pool.count(other) for other in range(code + 1, things.WORKERS))
        default = better < AT_MOST_KEPT - second_of(task.about)
    else:
        default = code == missed_least(pool, task)
    return Answer(f"{verb} {worker}", label(kind, worker=worker), target, default=default)


def missed_least(pool: Bag, task: Task) -> int:
    """A Labourer, else one of the most numerous kind; a Criminal, who can stand for anybody, last."""
    kinds_here = [task.option(i) for i in range(task.options())]
    common = [kind for kind in kinds_here if kind != workers.CRIMINAL]
    if workers.LABOURER in common or not common:
        return kinds_here[0]
    return max(common, key=pool.count)


@SAYS.to(kinds.PALADIN, kinds.TOP)
def answer_paladin(g: Paladins, task: Task, code: int) -> Answer:
    """A Paladin of the hand to play, or to put on top of the deck, from which the last round's are the last drawn."""
    kind, p = task.kind, task.actor
    hand, card = g.seats[p].hand, IDS[things.FIRST_PALADIN + code]
    at = next((i for i in range(hand.size) if hand.at(i) == code), 0)
    if kind == kinds.PALADIN:
        return Answer(f"play {card}", label(kind, card=card), (f"seat{p}.hand:{at}",))
    all_the_same = g.round == ROUNDS and code == lowest(hand.kinds() & ~bit(task.about))
    return Answer(f"top {card}", label(kind, card=card), (f"seat{p}.hand:{at}",), default=all_the_same)


@SAYS.to(kinds.TAVERN)
def answer_tavern(g: Paladins, task: Task, code: int) -> Answer:
    """A Tavern card and its workers."""
    card = IDS[things.FIRST_TAVERN + code]
    gain = tuple((w, int(g.cards.tavern_workers[code * things.WORKERS + i])) for i, w in enumerate(WORKER_IDS))
    said = label(task.kind, card=card, worker=counted(gain))
    return Answer(f"take {card}", said, (f"taverns:{code}",), (), tuple(x for x in gain if x[1]))


@SAYS.to(kinds.WORKSHOP)
def answer_workshop(_g: Paladins, task: Task, code: int) -> Answer:
    """The space that a Workshop covers."""
    action, side = ACTION_IDS[actions.COMMISSION + workshops.row_of(code)], SIDES[workshops.column_of(code)]
    target = (f"seat{task.actor}.workshops:{code}",)
    return Answer(f"workshop {action} {side}", label(task.kind, side, action=action), target)


@SAYS.to(kinds.PRAY)
def answer_prayer(g: Paladins, task: Task, code: int) -> Answer:
    """The action that a prayer clears."""
    if code == answers.NO_PRAYER:
        return Answer("decline", label(task.kind, "decline"), group="stop", forgoes=True)
    first = g.cards.first_space[code]
    targets = tuple(f"seat{task.actor}.spaces:{first + i}" for i in range(g.cards.spaces_of[code]))
    return Answer(f"clear {ACTION_IDS[code]}", label(task.kind, action=ACTION_IDS[code]), targets)


@SAYS.to(kinds.SQUARE)
def answer_square(g: Paladins, task: Task, code: int) -> Answer:
    """A square of the map."""
    card, region = IDS[things.FIRST_SQUARE + code], f"region{g.cards.square_region[code]}"
    gain = tokens(g, g.cards.square_rewards[code])
    return Answer(f"square {card}", label(task.kind, card=card), (f"free:{code}",), (), gain, group=region)


@SAYS.to(kinds.JAR)
def answer_jar(g: Paladins, task: Task, code: int) -> Answer:
    """The space for a Jar."""
    card, gain = IDS[things.FIRST_JAR_SPACE + code], tokens(g, g.cards.jar_rewards[code])
    return Answer(f"jar {code + 1}", label(task.kind, card=card), (f"seat{task.actor}.jars:{code}",), (), gain)


@SAYS.to(kinds.OPTION)
def answer_option(g: Paladins, task: Task, code: int) -> Answer:
    """One of the rewards between which a card lets choose."""
    fx, cards = task.about, g.cards
    gain = tokens(g, cards.option(fx, code)) if code < cards.n[fx] else ()
    return Answer(f"option {code + 1}", label(task.kind, reward=counted(gain)), (), (), gain)


@SAYS.to(kinds.USE)
def answer_use(_g: Paladins, task: Task, code: int) -> Answer:
    """To take a reward, or to decline it."""
    if code == answers.YES:
        return Answer("take", label(task.kind, "take"), default=True)
    return Answer("decline", label(task.kind, "decline"), group="stop", forgoes=True)


@SAYS.to(kinds.ORDER)
def answer_order(g: Paladins, task: Task, code: int) -> Answer:
    """The reward that comes first."""
    left, at = first_of(task.about), second_of(task.about) + code
    gain = ((token(g, at), int(g.cards.n[at])),) if has(left, code) else ()
    return Answer(f"first {code + 1}", label(task.kind, reward=counted(gain)), (), (), gain)


@SAYS.to(kinds.ABILITY)
def answer_ability(g: Paladins, task: Task, code: int) -> Answer:
    """The ability that comes first: a Townsfolk's, or the Paladin's."""
    kind, p = task.kind, task.actor
    if code == answers.THE_PALADIN:
        return Answer("resolve paladin", label(kind, "paladin"), (f"seat{p}.paladin:0",))
    card = IDS[townsfolk(code)]
    plays = code < len(g.cards.passives)  # the Tomesaga's are at few tables, their codes are known at all
    gain = tokens(g, g.cards.passives[code]) if plays else ()
    return Answer(f"resolve {card}", label(kind, card=card), (f"seat{p}.crew:{code}",), (), gain)
