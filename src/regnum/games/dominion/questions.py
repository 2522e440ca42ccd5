"""Every question in words, why an answer is not allowed, and what each thing is and does."""

from msgspec.structs import replace

from regnum.games.dominion.codes import kinds, ops, places
from regnum.games.dominion.data import IDS, STOCK, Tables
from regnum.games.dominion.declare import KINDS
from regnum.games.dominion.state import Dominion
from regnum.games.dominion.text import card_text, type_help, type_line
from regnum.kernel.core.machine import Task
from regnum.kernel.core.pairs import first_of, last_of, middle_of, second_of
from regnum.kernel.spec import Help, Question
from regnum.kernel.text import Message, Params

ABOUT_A_CARD = (kinds.LIBRARY, kinds.SPY, kinds.SENTRY, kinds.VASSAL)


def question(g: Dominion, task: Task) -> Question:
    kind, about, ask = task.kind, task.about, KINDS[task.kind].asked
    if kind == kinds.REACT:
        return ask({"seat": g.current, "card": IDS[about]}, source=IDS[about], interrupt=True)
    if kind in (kinds.ACTION, kinds.TREASURE, kinds.BUY):
        return ask()
    source = g.cards.source[first_of(about)]
    sentence = variant(g, task)
    picked = g.seats[task.actor].aside.size
    params: Params = {}
    least, most, so_far = 1, 1, 0
    if kind in (kinds.GAIN, kinds.GAIN_TREASURE):
        params = {"cost": second_of(about)}
    elif kind == kinds.DISCARD:
        params, least, most, so_far = {"n": picked}, 0, g.hand(task.actor).size, picked
    elif kind == kinds.DISCARD_DOWN:
        params, least, most, so_far = {"n": last_of(about)}, last_of(about), last_of(about), picked
    elif kind == kinds.TRASH:
        params, least, most = {"n": last_of(about)}, 0, last_of(about)
    elif kind == kinds.THIEF_GAIN:
        least, most = 0, g.trash.size - last_of(about)
    elif kind == kinds.THIEF_TRASH:
        params = {"seat": second_of(about)}
    elif kind == kinds.SPY:
        params = {"card": IDS[middle_of(about)], "seat": last_of(about)}
    elif kind in ABOUT_A_CARD:
        params = {"card": IDS[middle_of(about)]}
    elif sentence == "other":
        params = {"card": IDS[source]}
    clause, interrupt = clause_of(source, kind, sentence), task.actor != g.current
    return ask(params, sentence, clause, IDS[source], least=least, most=most, picked=so_far, interrupt=interrupt)


def as_changed(asked: Question, task: Task, tables: Tables) -> Question:
    """A question of a card that a card pack changed is asked by the clause of its kind, not by the card's."""
    if asked.source is None or tables.entries[asked.source].get("effects") is STOCK.entries[asked.source].get(
        "effects"
    ):
        return asked
    return replace(asked, clause=KINDS[task.kind].clause)


def clause_of(card: int, kind: int, sentence: str) -> str:
    """The clause of the card that asks."""
    if sentence == "may":
        return "DOM-13.2"
    return "DOM-9.3" if IDS[card] == "bureaucrat" else STOCK.clause_of(IDS[card], KINDS[kind].clause)


def variant(g: Dominion, task: Task) -> str:
    """Which of several sentences fits the effect that asks."""
    cards, kind, fx = g.cards, task.kind, first_of(task.about)
    if kind in (kinds.TRASH_ONE, kinds.THRONE) and cards.least[fx] == 0:
        return "may"
    if kind == kinds.GAIN and cards.to[fx] == places.HAND:
        return "hand"
    if kind == kinds.PUT_ON_DECK and cards.among[fx] == cards.victories:
        return "victory"
    return "other" if is_unusual(g, kind, fx, task.about) else ""


def is_unusual(g: Dominion, kind: int, fx: int, about: int) -> bool:
    """Whether an effect asks for something else than the card of the game that has it does."""
    cards = g.cards
    if kind == kinds.DISCARD:
        return cards.op[fx + 1] != ops.DRAW_AS_MANY
    if kind == kinds.CHANCELLOR:
        return cards.op[cards.then[fx]] != ops.DECK_TO_DISCARD
    if kind == kinds.GAIN_TREASURE:
        return cards.to[fx] != places.HAND
    if kind == kinds.THIEF_TRASH:
        return cards.among[fx] != cards.treasures or g.seats[second_of(about)].aside.size != 2
    if kind == kinds.THIEF_GAIN:
        return g.trashed_since(last_of(about)) & ~cards.treasures != 0
    return kind == kinds.BANDIT and cards.among[fx] & ~cards.treasures != 0


def refusal(g: Dominion, task: Task, code: int, reason: str) -> Message:
    params: dict[str, int] = {}
    if reason == "too_dear":
        params = {"need": g.cards.cost[code], "have": g.coins}
    elif reason == "too_dear_cap":
        params = {"cap": second_of(task.about)}
    return Message(f"reason.{reason}", params)


def explain(tables: Tables, thing: str, lang: str) -> Help:
    """A card's name, types, cost and text, and what cards of its types are for."""
    card, say = tables.entries[thing], tables.catalogue
    kind = f"{type_line(card, lang)} · {say.render(lang, 'number.cost')} {card['cost']}"
    lines = tuple(card_text(card, lang, tables.edition))
    notes = tuple(type_help(each, lang) for each in card["types"])
    name, clause = say.name(lang, "card", card["id"]), STOCK.clause_of(thing, "DOM-1.6")
    return Help(name, kind, lines, notes, clause, card["provenance"])
