"""Every question in words, why an answer is not allowed, and what each thing is and does."""

from collections.abc import Sequence

from regnum.games.paladins.codes import actions, amounts, answers, attributes, kinds, ops, things, workers
from regnum.games.paladins.data import FAMILIES, FAMILY_OF, IDS, WORKER_IDS, Tables
from regnum.games.paladins.declare import ACTION_IDS, KINDS
from regnum.games.paladins.legality import action_of, workers_for
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.text.things import about
from regnum.kernel.core.containers import count_of
from regnum.kernel.core.machine import Task
from regnum.kernel.core.pairs import first_of, second_of
from regnum.kernel.spec import Help, Question
from regnum.kernel.text import Message

MAY = {ops.REMOVE: "remove", ops.DESTROY: "destroy", ops.PAY: "pay", ops.DEBT: "avoid"}
INTERRUPTS = (kinds.ABILITY, kinds.USE)
MISSING = {"silver_missing": amounts.SILVER, "provisions_missing": amounts.PROVISIONS}


def question(g: Paladins, task: Task) -> Question:
    """An open decision: what is asked, by which clause, and what asks it."""
    kind, low, high = task.kind, first_of(task.about), second_of(task.about)
    ask = KINDS[kind].asked
    interrupt = kind in INTERRUPTS and task.actor != g.current
    if kind == kinds.WORKER:
        if high >= things.ACTIONS:
            favour = things.FIRST_FAVOUR + g.favours[high - things.ACTIONS]
            return ask({"card": IDS[favour]}, "favour", "PAL-7.8", IDS[favour])
        colour = g.cards.space_colour[low]
        action = ACTION_IDS[high]
        if colour == workers.ANY:
            return ask({"action": action}, "any", "PAL-4.2", action)
        return ask({"action": action, "worker": WORKER_IDS[colour]}, clause="PAL-4.3", source=action)
    if kind == kinds.SQUARE:
        action = ACTION_IDS[task.about]
        clause = "PAL-6.2" if task.about == actions.COMMISSION else "PAL-6.10"
        return ask({}, action, clause, action)
    if kind == kinds.USE:
        return ask({"n": high}, MAY[low], interrupt=interrupt)
    if kind == kinds.TOP:
        return ask({"card": IDS[things.FIRST_PALADIN + task.about]})
    if kind == kinds.PRAY and task.about == 1:
        return ask({}, "reward", "PAL-9.5")
    if kind == kinds.ABILITY:
        inside = task.about & g.cards.inquisitors != 0
        held = g.seats[task.actor].suspicions.size
        if inside:
            return ask({"n": held}, clause="PAL-8.8", interrupt=interrupt)
        return ask({}, "bonus", "PAL-4.14")
    if kind == kinds.KEEP:
        return ask({"n": 3 - high}, least=0, most=3 - high, picked=high)
    if kind in (kinds.ATTACK, kinds.CONVERT, kinds.RECRUIT, kinds.DISCARD):
        source = {kinds.ATTACK: "attack", kinds.CONVERT: "convert"}.get(kind, "recruit")
        return ask(source=source)
    return ask(interrupt=interrupt)


def refusal(g: Paladins, task: Task, code: int, reason: str) -> Message:
    """Why an answer is not allowed, with the numbers that decide."""
    s, cards = g.seats[task.actor], g.cards
    params: dict[str, int | str | list[str]] = {}
    if task.kind == kinds.ACTION:
        params = of_action(g, task, code, reason)
    elif reason == "silver_missing":
        params = {"need": cards.slot_silver[code % answers.BY_DEBT], "have": s.amounts[amounts.SILVER]}
    elif reason == "strength_too_dear":
        strength = s.attribute(cards, attributes.STRENGTH)
        params = {"need": cards.outsider_strength[code], "have": strength, "silver": s.strength_price(cards, code),
                  "purse": s.amounts[amounts.SILVER]}  # fmt: skip
    elif reason == "faith_too_low":
        params = {"need": cards.outsider_faith[code], "have": s.attribute(cards, attributes.FAITH)}
    elif reason in ("faith_for_region", "strength_for_region"):
        which = attributes.FAITH if reason == "faith_for_region" else attributes.STRENGTH
        reach = cards.faith_reach if which == attributes.FAITH else cards.strength_reach
        need = next(v for v in range(len(reach)) if reach[v] >> code & 1)
        params = {"need": need, "have": s.attribute(cards, which)}
    elif reason == "square_closed":
        params = {"n": FAMILIES["region_spaces"][code]["min_players"]}
    elif reason == "wrong_worker":
        params = {"worker": WORKER_IDS[worker_colour(g, task.about)]}
    return Message(f"reason.{reason}", params)


def worker_colour(g: Paladins, asked: int) -> int:
    """The colour of the space that a question for a worker is about."""
    space, action = first_of(asked), second_of(asked)
    if action < things.ACTIONS:
        return g.cards.space_colour[space]
    return g.cards.favour_worker[g.favours[action - things.ACTIONS]]


def of_action(g: Paladins, task: Task, code: int, reason: str) -> dict[str, int | str | list[str]]:
    """The numbers behind the refusal of an action or a Favour."""
    s, cards = g.seats[task.actor], g.cards
    if code >= answers.DO_FAVOUR:
        c = g.favours[code - answers.DO_FAVOUR]
        if reason == "workers_missing":
            return {"worker": space_names([cards.favour_worker[c]])}
        if reason in MISSING:
            prices = cards.favour_silver if reason == "silver_missing" else cards.favour_provisions
            return {"need": prices[c], "have": s.amounts[MISSING[reason]]}
        return {}
    action = action_of(code)
    if reason == "workers_missing":
        first = cards.first_space[action]
        spaces = [first + i for i in range(workers_for(code)) if not s.is_covered(first + i)]
        return {"worker": space_names([cards.space_colour[space] for space in spaces])}
    if reason in MISSING:
        return {"need": s.price(cards, action), "have": s.amounts[MISSING[reason]]}
    if reason == "influence_for_wall":
        need = cards.wall_needs[s.walls.size]
        return {"need": need, "have": s.attribute(cards, attributes.INFLUENCE), "n": s.walls.size + 1}
    if reason == "influence_for_jar":
        done = count_of(s.jars)
        return {"need": cards.jar_needs[done], "have": s.attribute(cards, attributes.INFLUENCE), "n": done + 1}
    if reason in ("limit_reached", "used"):
        return {"action": ACTION_IDS[action]}
    return {}


def space_names(colours: Sequence[int]) -> list[str]:
    """The spaces that are to be filled, as names of workers; a clear one takes anybody."""
    return ["anybody" if colour == workers.ANY else WORKER_IDS[colour] for colour in colours]


def explain(tables: Tables, thing: str, lang: str) -> Help:
    """What one thing is and does, and how well its face is known."""
    return about(tables.entries[thing], FAMILY_OF[thing], lang, tables.catalogue)
