"""Every question in words, why an answer is not allowed, and what each thing is and does."""

from regnum.games.viscounts.codes import actions, answers, gaps, goods, kinds, moments, things, towns
from regnum.games.viscounts.data import FAMILY_OF, IDS, Tables
from regnum.games.viscounts.declare import KINDS
from regnum.games.viscounts.legality import least_icons
from regnum.games.viscounts.paying import power, price_of_dismissal, price_of_hire, units_for
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.text.things import about
from regnum.games.viscounts.travel import fare
from regnum.kernel.core.machine import Task
from regnum.kernel.core.pairs import first_of, second_of
from regnum.kernel.spec import Help, Question
from regnum.kernel.text import Message

Params = dict[str, int | str | list[str]]


def question(g: Viscounts, task: Task) -> Question:
    """An open decision: what is asked, by which clause, and what asks it."""
    kind = KINDS[task.kind]
    variant = clause = ""
    low, high = first_of(task.about), second_of(task.about)
    params: Params = {}
    interrupt = task.actor != g.current
    if task.kind == kinds.MOVE:
        free = g.seats[task.actor].free_steps(g.cards)
        variant, params = "free" if free else "", {"n": g.distance, "free": free}
    elif task.kind == kinds.PAY:
        action = gaps.row_of(low)
        params = {"n": gaps.column_of(low), "card": IDS[things.FIRST_ICON + action]}
        return kind.asked(params, source=IDS[things.FIRST_ACTION + action])
    elif task.kind == kinds.TIMES:
        return kind.asked({"card": town(g, task.actor)}, source=town(g, task.actor))
    elif task.kind == kinds.WORKERS:
        section = g.section_of(towns.row_of(g.seats[task.actor].town))
        params = {"card": IDS[things.FIRST_SECTION + section]}
    elif task.kind == kinds.PLACE_WORKERS:
        params = {"n": min(task.about, g.seats[task.actor].workers)}
    elif task.kind in (kinds.DISCARD, kinds.DESTROY, kinds.RESOURCE):
        n = low if task.kind == kinds.RESOURCE else task.about
        variant, params = "more" if n > 1 else "", {"n": n}
    elif task.kind == kinds.BUMP:
        params = {"card": IDS[things.FIRST_SECTION + low]}
    elif task.kind == kinds.BUILDING and task.about > 0:
        variant, clause = "free", "VIS-17.18"
    elif task.kind == kinds.SPOT and task.about > 0:
        variant, clause = "free", "VIS-17.7"
    elif task.kind == kinds.ABILITY:
        clause = "VIS-15.2" if high == moments.COLLISION else ""
    return kind.asked(params, variant, clause, interrupt=interrupt)


def town(g: Viscounts, p: int) -> str:
    """Where a player's Viscount stands."""
    return IDS[things.FIRST_TOWN + g.seats[p].town]


def refusal(g: Viscounts, task: Task, code: int, reason: str) -> Message:
    """Why an answer is not allowed, with the numbers that decide."""
    s, cards = g.seats[task.actor], g.cards
    params: Params = {}
    if reason == "too_far":
        params = {"need": fare(g, task.actor, code), "have": s.goods[goods.SILVER]}
    elif reason == "icons_missing":
        action, need = needed(g, task, code)
        params = {
            "need": need,
            "have": power(s, cards, action, g.dismissed, 0),
            "card": IDS[things.FIRST_ICON + action],
        }
    elif reason in ("dismissal_too_dear", "dismissal_in_vain", "no_icon_counts"):
        c = g.dismissible(towns.row_of(s.town))
        params = {"card": IDS[c], "need": price_of_dismissal(s, cards, c), "have": s.goods[goods.SILVER]}
    elif reason == "too_few_workers":
        params = {"have": s.workers}
    elif reason == "too_dear":
        params = {"need": price_of_hire(s, cards, g.tops[code]), "have": s.goods[goods.SILVER]}
    elif reason == "good_missing":
        action = gaps.row_of(first_of(task.about))
        good = IDS[things.FIRST_GOOD + code]
        params = {"card": good, "need": units_for(s, cards, action, code), "have": s.goods[code]}
    elif reason == "wrong_cost":
        params = {"n": cards.cost[g.manuscript_tops[code]]}
    return Message(f"reason.{reason}", params)


def needed(g: Viscounts, task: Task, code: int) -> tuple[int, int]:
    """The action whose icons are missing, and how many an answer needs."""
    s = g.seats[task.actor]
    if task.kind == kinds.TIMES:
        return actions.TRADE, code * g.cards.trade_cost[s.town]
    if task.kind == kinds.WORKERS:
        return actions.CASTLE, g.cards.nobles[code]
    if task.kind == kinds.BUILDING:
        return actions.BUILD, g.cards.building_cost[code // 3]
    action = code % answers.DISMISS_FOR
    return action, least_icons(g, s, action)


def explain(tables: Tables, thing: str, lang: str) -> Help:
    """What one thing is and does, and how well its face is known."""
    return about(tables.entries[thing], FAMILY_OF[thing], lang, tables.catalogue)
