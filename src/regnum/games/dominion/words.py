"""Dominion's questions, answers, refusals and events in words."""

from collections.abc import Sequence

from regnum.games.dominion.codes import answers, events, kinds, ops, places
from regnum.games.dominion.data import CARDS, IDS, Tables
from regnum.games.dominion.declare import CARD_CLAUSES, EVENTS, KINDS, ORIGIN_CLAUSES, PLACES
from regnum.games.dominion.state import Dominion
from regnum.games.dominion.text import card_text, type_help, type_line
from regnum.kernel.machine import Task
from regnum.kernel.pairs import first_of, last_of, middle_of, second_of
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
DEFAULTS = {kinds.TREASURE: answers.ALL, kinds.LIBRARY: answers.PASS}


def question(g: Dominion, task: Task, tables: Tables) -> Question:
    kind, about = task.kind, task.about
    if kind == kinds.REACT:
        params: Params = {"seat": g.current, "card": IDS[about]}
        return Question(Message("kind.react.prompt", params), KINDS[kind].clause, IDS[about], interrupt=True)
    if kind in (kinds.ACTION, kinds.TREASURE, kinds.BUY):
        return Question(Message(f"kind.{KINDS[kind].id}.prompt", {}), KINDS[kind].clause)
    source = g.cards.source[first_of(about)]
    suffix = variant(g, task)
    picked = g.seats[task.actor].aside.size
    params, least, most, so_far = {}, 1, 1, 0
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
    elif suffix == "_other":
        params = {"card": IDS[source]}
    message = Message(f"kind.{KINDS[kind].id}.prompt{suffix}", params)
    clause = clause_of(tables, source, kind, suffix)
    return Question(message, clause, IDS[source], least, most, so_far, task.actor != g.current)


def clause_of(tables: Tables, card: int, kind: int, suffix: str) -> str:
    """The clause of the card that asks; of one that a card pack changed, the clause of the question."""
    if tables.data[card].get("effects") is not CARDS[card].get("effects"):
        return KINDS[kind].clause
    if suffix == "_may":
        return "DOM-13.2"
    return "DOM-9.3" if IDS[card] == "bureaucrat" else CARD_CLAUSES.get(IDS[card], KINDS[kind].clause)


def variant(g: Dominion, task: Task) -> str:
    """Which of several sentences fits the effect that asks."""
    cards, kind, fx = g.cards, task.kind, first_of(task.about)
    if kind in (kinds.TRASH_ONE, kinds.THRONE) and cards.least[fx] == 0:
        return "_may"
    if kind == kinds.GAIN and cards.to[fx] == places.HAND:
        return "_hand"
    if kind == kinds.PUT_ON_DECK and cards.among[fx] == cards.victories:
        return "_victory"
    return "_other" if is_unusual(g, kind, fx, task.about) else ""


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


def answer(g: Dominion, task: Task, code: int) -> Answer:
    kind = task.kind
    stem = f"kind.{KINDS[kind].id}"
    default = DEFAULTS.get(kind) == code
    about = {"card": IDS[middle_of(task.about)]} if kind in ABOUT_A_CARD else {}
    suffix = "_other" if kind == kinds.CHANCELLOR and is_unusual(g, kind, first_of(task.about), task.about) else ""
    if code == answers.PASS:
        return Answer(STOP.get(kind, "decline"), Message(f"{stem}.pass{suffix}", about), default=default, group="stop")
    if code in EXTRA:
        word, notation = EXTRA[code]
        return Answer(notation, Message(f"{stem}.{word}{suffix}", about), default=default)
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
