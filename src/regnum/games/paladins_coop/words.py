"""The questions, answers and events that the co-op adds, in words; all others are said as in Paladins.

| kind | notation |
| --- | --- |
| `action` | besides: `honour` (the overlay), `order 2` |
| `pray` | besides: `clear gain_honour` |
| `ability` | besides: `resolve starting_marshal` |
| `starter` | `take starting_marshal` |
| `receiver` | `keep`, `give 1` (to whom, by seat) |
| `honour_worker`, `order_worker` | `place scout` |
| `loss` | `lose 1` (the left one) |
| `lose_worker` | `lose scout` |
| `lose_workshop` | `lose commission left` |
"""

from collections.abc import Sequence

from msgspec.structs import replace

from regnum.games.paladins import answers as base_answers
from regnum.games.paladins import questions as base_questions
from regnum.games.paladins import telling as base_telling
from regnum.games.paladins.answers import SIDES, tokens
from regnum.games.paladins.codes import actions, workers, workshops
from regnum.games.paladins.codes import answers as base
from regnum.games.paladins.codes import kinds as base_kinds
from regnum.games.paladins.data import WORKER_IDS
from regnum.games.paladins.declare import ACTION_IDS, ATTRIBUTES
from regnum.games.paladins.declare import EVENTS as BASE_EVENTS
from regnum.games.paladins.declare import KINDS as BASE_KINDS
from regnum.games.paladins.legality import action_of
from regnum.games.paladins.moves import townsfolk
from regnum.games.paladins.questions import space_names
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.text.things import about as base_about
from regnum.games.paladins_coop.codes import amounts, answers, kinds, limits, losses
from regnum.games.paladins_coop.codes import things as cards
from regnum.games.paladins_coop.data import FAMILY_OF, IDS, OWN
from regnum.games.paladins_coop.declare import EVENTS, KINDS
from regnum.games.paladins_coop.legality import CLEAR_SPACE, COLOURED_SPACE, overlay_of
from regnum.games.paladins_coop.packs import Tables
from regnum.games.paladins_coop.text.things import about
from regnum.games.west_kingdom.tokens import Tokens, counted, paid
from regnum.kernel.answering import Answering
from regnum.kernel.core.containers import NONE
from regnum.kernel.core.machine import Task
from regnum.kernel.spec import Answer, EventText, Help, Question
from regnum.kernel.text import Message, Params

HONOUR = "gain_honour"
SPOKEN_OF = {**FAMILY_OF, HONOUR: "actions"}
"""As what each thing appears in the sentences of Paladins."""
LOST = {
    losses.HONOUR: "honour", losses.SILVER: "silver", losses.PROVISIONS: "provisions", losses.WORKER: "worker",
    losses.WORKSHOP: "workshop", losses.SUSPICION: "suspicion",
}  # fmt: skip
HIRING = (base_kinds.FIRST, base_kinds.RECRUIT, base_kinds.DISCARD, base_kinds.RECRUIT_FREE)
BY_THREATS = (kinds.LOSS, kinds.LOSE_WORKER, kinds.LOSE_WORKSHOP)
SAYS = Answering[Paladins](KINDS, base_answers.answer)
label = SAYS.label


def question(g: Paladins, task: Task) -> Question:
    """An open decision: what is asked, by which clause, and what asks it."""
    given = task.actor != g.current and task.kind not in (base_kinds.PALADIN, base_kinds.TOP, kinds.LOSS)
    if task.kind < len(BASE_KINDS):
        asked = base_questions.question(g, task)
        return replace(asked, interrupt=given or asked.interrupt)
    kind = KINDS[task.kind]
    source: str | None = None
    params: Params = {}
    if task.kind == kinds.ORDER_WORKER:
        source = IDS[cards.FIRST_DECREE + g.orders[task.about]]
        params = {"card": source}
    elif task.kind == kinds.HONOUR_WORKER:
        source = HONOUR
        if task.about == 0:
            return kind.asked({}, "any", source=source)
        params = {"worker": WORKER_IDS[colour_of(g, task.actor)]}
    elif task.kind == kinds.RECEIVER:
        source = action_name(task.about)
        params = {"action": source}
    elif task.kind in BY_THREATS:
        source = striking(g)
        params = {"card": source} if task.kind == kinds.LOSS else {}
    return kind.asked(params, source=source, interrupt=given)


def action_name(code: int) -> str:
    """The action that an answer takes."""
    return HONOUR if code == answers.DO_OVERLAY else ACTION_IDS[action_of(code)]


def colour_of(g: Paladins, p: int) -> int:
    """The worker whom the coloured space of the own overlay takes."""
    return int(g.perils.overlay_colours[overlay_of(g.seats[p]) * limits.OVERLAY_SPACES + 1])


def striking(g: Paladins) -> str:
    """The Threat that is just being resolved."""
    store = g.overlord[0]
    return IDS[cards.FIRST_THREAT + store.threats[store.resolved - 1]]


# -- refusals


def refusal(g: Paladins, task: Task, code: int, reason: str) -> Message:
    """Why an answer is not allowed, with the numbers that decide."""
    s = g.seats[task.actor]
    key = f"reason.{reason}"
    if reason == "honour_missing":
        need = int(g.overlord[0].crowds[code - base.DO_FAVOUR])
        return Message(key, {"need": need, "have": int(s.amounts[amounts.HONOUR])})
    if reason == "attributes_too_low":
        return Message(key, low_attributes(g, task.actor, code - answers.DO_ORDER))
    if reason == "cannot_receive":
        return Message(key, {"seat": code})
    if task.kind == kinds.HONOUR_WORKER and reason == "wrong_worker":
        return Message(key, {"worker": WORKER_IDS[colour_of(g, task.actor)]})
    if task.kind == base_kinds.ACTION and code >= answers.DO_OVERLAY:
        if reason == "workers_missing":
            overlay = [workers.ANY, colour_of(g, task.actor)] if code == answers.DO_OVERLAY else [workers.ANY]
            return Message(key, {"worker": space_names(overlay)})
        return Message(key, {"action": HONOUR} if reason == "used" else {})
    if task.kind >= len(BASE_KINDS):
        return Message(key, {})
    return base_questions.refusal(g, task, code, reason)


def low_attributes(g: Paladins, p: int, slot: int) -> Params:
    """The first attribute that an Order asks more of than a player has."""
    for which, name in enumerate(ATTRIBUTES.words):
        need, have = g.perils.needs(g.orders[slot], which, g.round), g.seats[p].attribute(g.cards, which)
        if have < need:
            return {"attribute": name, "need": int(need), "have": int(have)}
    return {}


# -- answers


def answer(g: Paladins, task: Task, code: int) -> Answer:
    """One option in words and marks."""
    if task.kind == base_kinds.ACTION and code != base.DO_PASS and code >= base.DO_FAVOUR:
        return answer_action(g, task, code)
    if task.kind == base_kinds.PRAY and code == answers.PRAYER_OVERLAY:
        targets = (f"seat{task.actor}.spaces:{CLEAR_SPACE}", f"seat{task.actor}.spaces:{COLOURED_SPACE}")
        return Answer(f"clear {HONOUR}", label(task.kind, action=HONOUR), targets)
    if task.kind in HIRING:
        return base_answers.answer_townsfolk(g, task, code, IDS)
    if task.kind == base_kinds.ABILITY and code > base.THE_PALADIN:
        card = IDS[townsfolk(code)]
        gain = tokens(g, g.cards.passives[code]) if code < len(g.cards.passives) else ()
        return Answer(f"resolve {card}", label(task.kind, card=card), (f"seat{task.actor}.crew:{code}",), (), gain)
    return SAYS.answer(g, task, code)


def answer_action(g: Paladins, task: Task, code: int) -> Answer:
    """A Favour with its price in Honour, an Order, or the action of the overlay."""
    kind, p = task.kind, task.actor
    if code < base.DO_PASS:
        told = base_answers.answer(g, task, code)
        price = paid(honour=int(g.overlord[0].crowds[code - base.DO_FAVOUR]))
        return Answer(told.notation, told.label, told.targets, (*told.cost, *price), told.gain, group=told.group)
    if code == answers.DO_OVERLAY:
        targets = (f"seat{p}.spaces:{CLEAR_SPACE}", f"seat{p}.spaces:{COLOURED_SPACE}")
        overlay = overlay_of(g.seats[p])
        gain = tokens(g, g.cards.overlay_rewards[overlay]) if overlay != NONE else ()
        return Answer("honour", label(kind, action=HONOUR), targets, paid(workers=2), gain, group="left")
    slot = code - answers.DO_ORDER
    c = g.orders[slot]
    where = (f"orders:{slot}",)
    if c == NONE:
        return Answer(f"order {slot + 1}", label(kind, "order_down", n=slot + 1), where, group="orders")
    said = label(kind, "order", n=slot + 1, card=IDS[cards.FIRST_DECREE + c])
    gain = (("honour", int(g.perils.order_honour)),)
    return Answer(f"order {slot + 1}", said, where, paid(workers=1), gain, group="orders")


@SAYS.to(kinds.STARTER)
def answer_starter(_g: Paladins, task: Task, code: int) -> Answer:
    card = IDS[cards.FIRST_STARTER + code]
    return Answer(f"take {card}", label(task.kind, card=card))


@SAYS.to(kinds.RECEIVER)
def answer_receiver(_g: Paladins, task: Task, code: int) -> Answer:
    """To whom the reward of an action goes."""
    if code == task.actor:
        return Answer("keep", label(task.kind, "keep"), default=True)
    return Answer(f"give {code}", label(task.kind, seat=code), (f"seat{code}",))


@SAYS.to(kinds.HONOUR_WORKER, kinds.ORDER_WORKER, kinds.LOSE_WORKER)
def answer_worker(_g: Paladins, task: Task, code: int) -> Answer:
    verb = "lose" if task.kind == kinds.LOSE_WORKER else "place"
    worker = WORKER_IDS[code]
    return Answer(f"{verb} {worker}", label(task.kind, worker=worker), (f"seat{task.actor}.pool:{worker}",))


@SAYS.to(kinds.LOSS)
def answer_loss(g: Paladins, task: Task, code: int) -> Answer:
    """One of the losses between which a Threat lets choose."""
    costs = lost_to(g, int(g.perils.threat_options[task.about * limits.OPTIONS + code]))
    return Answer(f"lose {code + 1}", label(task.kind, reward=counted(costs)), (), costs)


def lost_to(g: Paladins, fx: int) -> Tokens:
    """What a list of losses takes, as tokens with amounts."""
    out: list[tuple[str, int]] = []
    while g.perils.op[fx] != losses.END:
        op, n = g.perils.op[fx], abs(int(g.perils.n[fx]))
        out.append((ATTRIBUTES.words[g.perils.arg[fx]] if op == losses.ATTRIBUTE else LOST[op], n))
        fx += 1
    return tuple(out)


@SAYS.to(kinds.LOSE_WORKSHOP)
def answer_workshop(_g: Paladins, task: Task, code: int) -> Answer:
    action, side = ACTION_IDS[actions.COMMISSION + workshops.row_of(code)], SIDES[workshops.column_of(code)]
    target = (f"seat{task.actor}.workshops:{code}",)
    return Answer(f"lose {action} {side}", label(task.kind, side, action=action), target)


# -- events


def event_text(event: int, seat: int, touched: Sequence[int], n: int, source: int, target: int) -> EventText:
    """An event as a sentence."""
    if event < len(BASE_EVENTS):
        return base_telling.event_text(event, seat, touched, n, source, target, IDS, SPOKEN_OF)
    kind = EVENTS[event]
    params: dict[str, int | str | list[str]] = {"seat": seat, "n": n}
    if kind.id == "gives_reward":
        params["of_seat"] = n
    if touched:
        names = [IDS[c] for c in touched]
        family = base_telling.PARAMETER.get(SPOKEN_OF[names[0]], "card")
        params[family] = names[:1] if family == "attribute" else names
    return kind.told(params)


def explain(tables: Tables, thing: str, lang: str) -> Help:
    """What one thing is and does, and how well its face is known."""
    said = about if FAMILY_OF[thing] in OWN else base_about
    return said(tables.entries[thing], FAMILY_OF[thing], lang, tables.catalogue)
