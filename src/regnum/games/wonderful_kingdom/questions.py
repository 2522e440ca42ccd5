"""Every question in words, why an answer is not allowed, and what each thing is and does."""

from regnum.games.wonderful_kingdom.amounts import how_many
from regnum.games.wonderful_kingdom.answers import TURN_KINDS, answer, step_id
from regnum.games.wonderful_kingdom.codes import answers, conversions, cubes, deeds, free, kinds, payments
from regnum.games.wonderful_kingdom.data import IDS, Tables
from regnum.games.wonderful_kingdom.declare import KINDS, SPACES
from regnum.games.wonderful_kingdom.legality_duchy import missing_cubes
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.games.wonderful_kingdom.text.cards import card_text, type_line
from regnum.kernel.core.containers import members
from regnum.kernel.core.machine import Task
from regnum.kernel.spec import Help, Question
from regnum.kernel.text import Message

TYPE_IDS = ("structure", "company", "monument", "discovery")
ASKERS = {
    kinds.CARTOGRAPHER: "master_cartographer", kinds.EMINENCE: "grey_eminence", kinds.CAPTAIN: "mercenary_captain",
    kinds.GAMBLER: "mad_gambler", kinds.ARTISAN: "master_artisan", kinds.OVERSEER_CUBE: "ruthless_overseer",
    kinds.SEER: "alchemist_seer", kinds.SHADOWS: "shadow", kinds.THIEVES: "thief", kinds.UNCOVER: "thief",
    kinds.HOST: "frost_giant",
}  # fmt: skip


def question(g: Kingdom, task: Task) -> Question:
    kind, about, me = task.kind, task.about, g.seats[task.actor]
    params: dict[str, str | int] = {}
    if kind == kinds.OFFER:
        params = {"n": about + 1}
    elif kind == kinds.WHERE:
        params = {"card": IDS[me.offered]}
    elif kind == kinds.SHADOWS:
        params = {"n": about}
    elif kind in (kinds.CUBE, kinds.PRODUCE):
        params = {"resource": SPACES.words[cubes.column_of(about)], "n": me.cubes if kind == kinds.PRODUCE else 1}
    elif kind in (kinds.KRYSTALLIUM_AS, kinds.OVERSEER_CUBE):
        params = {"card": IDS[g.cards.site_card[about]]}
    elif kind == kinds.PAY:
        step, r = payments.row_of(about), payments.column_of(about)
        need = how_many(g.cards.step_cost[g.quest + step], r)
        params = {"n": need, "resource": SPACES.words[r], "step": step_id(g, step)}
    elif kind == kinds.CONVERT:
        params = {"n": conversions.row_of(about)}
    elif kind == kinds.PLAN:
        params = {"n": me.choice.size}
    if kind == kinds.PRODUCE and me.cubes == 0:
        return Question(Message("kind.produce.none", params), KINDS[kind].clause)
    if (kind == kinds.OVERSEE and not has_overseer(g, task.actor)) or (kind == kinds.FIGHT and not me.woes.size):
        return Question(Message("question.nothing", {}), "IWK-7.8")
    return KINDS[kind].asked(params, source=ASKERS.get(kind))


def has_overseer(g: Kingdom, p: int) -> bool:
    """Whether a seat has the advisor of the end of production."""
    return any(g.cards.does[a] == deeds.CUBE_ON_EACH for a in members(g.seats[p].held()))


def refusal(g: Kingdom, task: Task, code: int, reason: str) -> Message:
    me = g.seats[task.actor]
    params: dict[str, str | int] = {}
    if reason in ("no_soldiers", "too_few_to_fight"):
        price = dict(answer(g, task, code).cost)
        params = {"have": me.soldiers, "need": price.get("soldier", 0)}
    elif reason == "cubes_left":
        params = {"n": me.cubes}
    elif reason == "cards_left":
        params = {"n": me.choice.size}
    elif reason in ("step_requires", "step_too_dear"):
        base = answers.PLAN_FREE if task.kind == kinds.PLAN else answers.ACT_FREE
        row = g.quest + code - (answers.TURN_FREE if task.kind in TURN_KINDS else base) - free.QUEST
        params = {"n": g.cards.step_cards[row], "type": TYPE_IDS[g.cards.step_type[row]]}
        if reason == "step_too_dear":
            params = {"n": missing_cubes(me, g.cards.step_cost[row]), "have": me.krystallium}
    return Message(f"reason.{reason}", params)


def explain(tables: Tables, thing: str, lang: str) -> Help:
    """A component's name, type, and what it says, with its provenance."""
    card = tables.entries[thing]
    kind = "duchy" if "sides" in card and "number" not in card else "quest" if "sides" in card else "card"
    name = tables.catalogue.name(lang, kind, thing)
    lines = tuple(card_text(tables.catalogue, card, lang))
    notes = [tables.catalogue.render(lang, f"help.{card.get('type', kind)}")] if "deck" not in card else []
    if card["provenance"] == "reconstructed":
        notes.append(tables.catalogue.render(lang, "help.reconstructed"))
    clause = card.get("clause") or {"duchy": "IWK-2.5", "quest": "IWK-11.15"}.get(kind)
    clause = clause or ("IWK-1.8" if card["type"] == "treasure" else "IWK-1.7")
    return Help(name, type_line(tables.catalogue, card, lang), lines, tuple(notes), clause, card["provenance"])
