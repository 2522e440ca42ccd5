"""Dominion's questions, answers, refusals and events in words."""

from collections.abc import Sequence

from regnum.games.dominion.codes import answers, events, kinds, places
from regnum.games.dominion.data import IDS, Tables
from regnum.games.dominion.declare import CARD_CLAUSES, EVENTS, KINDS, ORIGIN_CLAUSES, PLACES
from regnum.games.dominion.state import Dominion
from regnum.games.dominion.text import card_text, type_help, type_line
from regnum.kernel.machine import Task
from regnum.kernel.pairs import first_of, second_of
from regnum.kernel.spec import Answer, EventText, Help, Question
from regnum.kernel.text import Message, Params

VERB = {
    kinds.ACTION: "play", kinds.TREASURE: "play", kinds.BUY: "buy", kinds.REACT: "reveal", kinds.DISCARD: "discard",
    kinds.DISCARD_DOWN: "discard", kinds.TRASH: "trash", kinds.TRASH_ONE: "trash", kinds.GAIN: "gain",
    kinds.GAIN_TREASURE: "gain", kinds.PUT_ON_DECK: "top", kinds.THIEF_TRASH: "trash", kinds.THIEF_GAIN: "take",
    kinds.THRONE: "choose", kinds.HARBINGER: "top", kinds.SENTRY_ORDER: "top", kinds.BANDIT: "trash",
}  # fmt: skip
STOP = {
    kinds.ACTION: "end actions", kinds.TREASURE: "end treasures", kinds.BUY: "end turn", kinds.REACT: "decline",
    kinds.DISCARD: "done", kinds.DISCARD_DOWN: "done", kinds.TRASH: "done", kinds.THIEF_GAIN: "done",
    kinds.LIBRARY: "keep",
}  # fmt: skip
EXTRA = {
    answers.ALL: ("all", "play all"), answers.YES: ("yes", "yes"), answers.SET_ASIDE: ("set_aside", "set aside"),
    answers.TO_TRASH: ("to_trash", "trash"), answers.TO_DISCARD: ("to_discard", "discard"),
    answers.TO_DECK: ("to_deck", "put back"),
}  # fmt: skip
FROM_SUPPLY = (kinds.BUY, kinds.GAIN, kinds.GAIN_TREASURE)
HAND_KINDS = (kinds.ACTION, kinds.TREASURE, kinds.REACT, kinds.DISCARD, kinds.DISCARD_DOWN, kinds.TRASH,
              kinds.TRASH_ONE, kinds.PUT_ON_DECK, kinds.THRONE)  # fmt: skip
ABOUT_A_CARD = (kinds.LIBRARY, kinds.SPY, kinds.SENTRY, kinds.VASSAL)
ASKERS = {kinds.CHANCELLOR: "chancellor", kinds.HARBINGER: "harbinger", kinds.SENTRY_ORDER: "sentry"}
DEFAULTS = {kinds.TREASURE: answers.ALL, kinds.LIBRARY: answers.PASS}


def question(g: Dominion, task: Task, tables: Tables) -> Question:
    kind, low, high = task.kind, first_of(task.about), second_of(task.about)
    key = f"kind.{KINDS[kind].id}.prompt"
    clause = KINDS[kind].clause
    source: str | None = None
    if kind in (
        kinds.TRASH_ONE,
        kinds.GAIN,
        kinds.GAIN_TREASURE,
        kinds.PUT_ON_DECK,
        kinds.THRONE,
        kinds.BANDIT,
    ):
        source = IDS[tables.owners[low]]
        clause = "DOM-9.3" if source == "bureaucrat" else CARD_CLAUSES.get(source, clause)
        if kind in (kinds.TRASH_ONE, kinds.THRONE) and g.cards.a[low] == 0:
            key, clause = f"{key}_may", "DOM-13.2"
        elif kind == kinds.GAIN and g.cards.b[low] == places.HAND:
            key = f"{key}_hand"
        elif kind == kinds.PUT_ON_DECK and g.cards.among[low] == g.cards.victories:
            key = f"{key}_victory"
    if kind in (kinds.GAIN, kinds.GAIN_TREASURE):
        return Question(Message(key, {"cost": high}), clause, source)
    if kind == kinds.REACT:
        params: Params = {"seat": g.current, "card": IDS[task.about]}
        return Question(Message(key, params), clause, IDS[task.about], interrupt=True)
    if kind == kinds.DISCARD:
        picked = g.seats[task.actor].aside.size
        return Question(Message(key, {"n": picked}), clause, "cellar", 0, g.hand(task.actor).size, picked)
    if kind == kinds.DISCARD_DOWN:
        picked = g.seats[task.actor].aside.size
        source = IDS[g.seats[g.current].in_play.top()]  # the card just played
        clause = CARD_CLAUSES.get(source, clause)
        return Question(Message(key, {"n": high}), clause, source, high, high, picked, task.actor != g.current)
    if kind == kinds.TRASH:
        return Question(Message(key, {"n": high}), clause, "chapel", 0, high)
    if kind == kinds.THIEF_GAIN:
        return Question(Message(key, {}), clause, "thief", 0, g.trash.size - high)
    if kind in (kinds.LIBRARY, kinds.SENTRY, kinds.VASSAL):
        return Question(Message(key, {"card": IDS[task.about]}), clause, KINDS[kind].id)
    if kind == kinds.SPY:
        return Question(Message(key, {"card": IDS[low], "seat": high}), clause, "spy")
    if kind == kinds.THIEF_TRASH:
        return Question(Message(key, {"seat": high}), clause, "thief")
    return Question(Message(key, {}), clause, ASKERS.get(kind, source), interrupt=task.actor != g.current)


def answer(g: Dominion, task: Task, code: int) -> Answer:
    kind = task.kind
    stem = f"kind.{KINDS[kind].id}"
    default = DEFAULTS.get(kind) == code
    about = {"card": IDS[first_of(task.about)]} if kind in ABOUT_A_CARD else {}
    if code == answers.PASS:
        return Answer(STOP.get(kind, "decline"), Message(f"{stem}.pass", about), default=default, group="stop")
    if code in EXTRA:
        word, notation = EXTRA[code]
        return Answer(notation, Message(f"{stem}.{word}", about), default=default)
    card = IDS[code]
    label = Message(f"{stem}.option", {"card": card})
    cost = (("coins", g.cards.cost[code]),) if kind == kinds.BUY else ()
    gain = (("coins", g.cards.coins[code]),) if kind == kinds.TREASURE else ()
    return Answer(f"{VERB[kind]} {card}", label, (target(g, task, code),), cost, gain, kind == kinds.REACT)


def target(g: Dominion, task: Task, code: int) -> str:
    """The thing on the table that an answer points at."""
    card, kind = IDS[code], task.kind
    if kind in FROM_SUPPLY:
        return f"supply:{card}"
    if kind in HAND_KINDS:
        return f"seat{task.actor}.hand:{card}"
    if kind == kinds.HARBINGER:
        return f"seat{task.actor}.discard:{card}"
    pile, place = g.seats[task.actor].aside, f"seat{task.actor}.aside"
    if kind == kinds.THIEF_TRASH:
        owner = second_of(task.about)
        pile, place = g.seats[owner].aside, f"seat{owner}.aside"
    elif kind == kinds.THIEF_GAIN:
        pile, place = g.trash, "trash"
    at = max((i for i in range(pile.size) if pile.at(i) == code), default=-1)
    return f"{place}:{at}"


def refusal(g: Dominion, task: Task, code: int, reason: str) -> Message:
    params: dict[str, int] = {}
    if reason == "too_dear":
        params = {"need": g.cards.cost[code], "have": g.coins}
    elif reason == "too_dear_cap":
        params = {"cap": second_of(task.about)}
    return Message(f"reason.{reason}", params)


def explain(tables: Tables, number: int, lang: str, edition: str) -> Help:
    """A card's name, types, cost and text, and what cards of its types are for."""
    card, say = tables.data[number], tables.catalogue
    kind = f"{type_line(card, lang)} · {say.render(lang, 'number.cost')} {card['cost']}"
    lines = tuple(card_text(card, lang, edition))
    notes = tuple(type_help(each, lang) for each in card["types"])
    name, clause = say.name(lang, "card", card["id"]), CARD_CLAUSES.get(card["id"], "DOM-1.6")
    return Help(name, kind, lines, notes, clause, card["provenance"])


PLACE_NAMES = (*PLACES.shared, *PLACES.own * 4)
VEILED = ("draws", "looks", "picks", "tops_deck")


def event_text(event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
    kind = EVENTS[event]
    cards = [IDS[c] for c in things]
    clause = ORIGIN_CLAUSES.get((kind.id, PLACE_NAMES[source]), kind.clause) if source >= 0 else kind.clause
    full = Message(f"event.{kind.id}", {"seat": seat, "n": n})
    if kind.id in ("plays", "plays_again", "reacts"):
        full = Message(full.key, {"seat": seat, "card": cards})
        if kind.id == "plays":
            clause = CARD_CLAUSES.get(cards[0], "DOM-5.1")
    elif kind.id == "buys":
        full = Message(full.key, {"seat": seat, "card": cards})
    elif kind.id == "gains":
        full = Message(full.key, {"seat": seat, "n": n, "card": cards, "place": PLACE_NAMES[target]})
    elif cards:
        full = Message(full.key, {"seat": seat, "n": n, "card": cards})
    veiled = Message(f"event.{kind.id}_unseen", {"seat": seat, "n": n}) if kind.id in VEILED else full
    if event == events.DISCARDS_UNSEEN:
        veiled = Message("event.discards_top", {"seat": seat, "n": n, "card": cards[-1]})
    return EventText(full, veiled, clause)
