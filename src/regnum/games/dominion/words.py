"""Dominion's questions, answers, refusals and events in words."""

from collections.abc import Sequence
from functools import cache

from regnum.games.dominion import codes
from regnum.games.dominion.data import IDS, Tables
from regnum.games.dominion.declare import CARD_CLAUSES, EVENTS, KINDS, ORIGIN_CLAUSES
from regnum.games.dominion.state import Dominion
from regnum.games.dominion.text import card_text, type_help, type_line
from regnum.kernel.machine import Task
from regnum.kernel.pairs import first_of, second_of
from regnum.kernel.spec import Answer, EventText, Help, Question
from regnum.kernel.text import Message, Params

VERB = {
    codes.ACTION: "play", codes.TREASURE: "play", codes.BUY: "buy", codes.REACT: "reveal", codes.DISCARD: "discard",
    codes.DISCARD_DOWN: "discard", codes.TRASH: "trash", codes.TRASH_ONE: "trash", codes.GAIN: "gain",
    codes.GAIN_TREASURE: "gain", codes.PUT_ON_DECK: "top", codes.THIEF_TRASH: "trash", codes.THIEF_GAIN: "take",
    codes.THRONE: "choose", codes.HARBINGER: "top", codes.SENTRY_ORDER: "top", codes.BANDIT: "trash",
}  # fmt: skip
STOP = {
    codes.ACTION: "end actions", codes.TREASURE: "end treasures", codes.BUY: "end turn", codes.REACT: "decline",
    codes.DISCARD: "done", codes.DISCARD_DOWN: "done", codes.TRASH: "done", codes.THIEF_GAIN: "done",
    codes.LIBRARY: "keep",
}  # fmt: skip
EXTRA = {
    codes.ALL: ("all", "play all"), codes.YES: ("yes", "yes"), codes.SET_ASIDE: ("set_aside", "set aside"),
    codes.TO_TRASH: ("to_trash", "trash"), codes.TO_DISCARD: ("to_discard", "discard"),
    codes.TO_DECK: ("to_deck", "put back"),
}  # fmt: skip
FROM_SUPPLY = (codes.BUY, codes.GAIN, codes.GAIN_TREASURE)
HAND_KINDS = (codes.ACTION, codes.TREASURE, codes.REACT, codes.DISCARD, codes.DISCARD_DOWN, codes.TRASH,
              codes.TRASH_ONE, codes.PUT_ON_DECK, codes.THRONE)  # fmt: skip
ABOUT_A_CARD = (codes.LIBRARY, codes.SPY, codes.SENTRY, codes.VASSAL)
ASKERS = {codes.CHANCELLOR: "chancellor", codes.HARBINGER: "harbinger", codes.SENTRY_ORDER: "sentry"}
DEFAULTS = {codes.TREASURE: codes.ALL, codes.LIBRARY: codes.PASS}


def question(g: Dominion, task: Task, tables: Tables) -> Question:
    kind, low, high = task.kind, first_of(task.about), second_of(task.about)
    key = f"kind.{KINDS[kind].id}.prompt"
    clause = KINDS[kind].clause
    source: str | None = None
    if kind in (
        codes.TRASH_ONE,
        codes.GAIN,
        codes.GAIN_TREASURE,
        codes.PUT_ON_DECK,
        codes.THRONE,
        codes.BANDIT,
    ):
        source = IDS[tables.owners[low]]
        clause = "DOM-9.3" if source == "bureaucrat" else CARD_CLAUSES.get(source, clause)
        if kind in (codes.TRASH_ONE, codes.THRONE) and g.cards.a[low] == 0:
            key, clause = f"{key}_may", "DOM-13.2"
        elif kind == codes.GAIN and g.cards.b[low] == codes.HAND:
            key = f"{key}_hand"
        elif kind == codes.PUT_ON_DECK and g.cards.among[low] == g.cards.victories:
            key = f"{key}_victory"
    if kind in (codes.GAIN, codes.GAIN_TREASURE):
        return Question(Message(key, {"cost": high}), clause, source)
    if kind == codes.REACT:
        params: Params = {"seat": g.current, "card": IDS[task.about]}
        return Question(Message(key, params), clause, IDS[task.about], interrupt=True)
    if kind == codes.DISCARD:
        picked = g.seats[task.actor].aside.size
        return Question(Message(key, {"n": picked}), clause, "cellar", 0, g.hand(task.actor).size, picked)
    if kind == codes.DISCARD_DOWN:
        picked = g.seats[task.actor].aside.size
        source = IDS[g.seats[g.current].in_play.top()]  # the card just played
        clause = CARD_CLAUSES.get(source, clause)
        return Question(Message(key, {"n": high}), clause, source, high, high, picked, task.actor != g.current)
    if kind == codes.TRASH:
        return Question(Message(key, {"n": high}), clause, "chapel", 0, high)
    if kind == codes.THIEF_GAIN:
        return Question(Message(key, {}), clause, "thief", 0, g.trash.size - high)
    if kind in (codes.LIBRARY, codes.SENTRY, codes.VASSAL):
        return Question(Message(key, {"card": IDS[task.about]}), clause, KINDS[kind].id)
    if kind == codes.SPY:
        return Question(Message(key, {"card": IDS[low], "seat": high}), clause, "spy")
    if kind == codes.THIEF_TRASH:
        return Question(Message(key, {"seat": high}), clause, "thief")
    return Question(Message(key, {}), clause, ASKERS.get(kind, source), interrupt=task.actor != g.current)


def answer(g: Dominion, task: Task, code: int) -> Answer:
    kind = task.kind
    stem = f"kind.{KINDS[kind].id}"
    default = DEFAULTS.get(kind) == code
    about = {"card": IDS[first_of(task.about)]} if kind in ABOUT_A_CARD else {}
    if code == codes.PASS:
        return Answer(STOP.get(kind, "decline"), Message(f"{stem}.pass", about), default=default, group="stop")
    if code in EXTRA:
        word, notation = EXTRA[code]
        return Answer(notation, Message(f"{stem}.{word}", about), default=default)
    card = IDS[code]
    label = Message(f"{stem}.option", {"card": card})
    cost = (("coins", g.cards.cost[code]),) if kind == codes.BUY else ()
    gain = (("coins", g.cards.coins[code]),) if kind == codes.TREASURE else ()
    return Answer(f"{VERB[kind]} {card}", label, (target(g, task, code),), cost, gain, kind == codes.REACT)


def target(g: Dominion, task: Task, code: int) -> str:
    """The thing on the table that an answer points at."""
    card, kind = IDS[code], task.kind
    if kind in FROM_SUPPLY:
        return f"supply:{card}"
    if kind in HAND_KINDS:
        return f"seat{task.actor}.hand:{card}"
    if kind == codes.HARBINGER:
        return f"seat{task.actor}.discard:{card}"
    pile, place = g.seats[task.actor].aside, f"seat{task.actor}.aside"
    if kind == codes.THIEF_TRASH:
        owner = second_of(task.about)
        pile, place = g.seats[owner].aside, f"seat{owner}.aside"
    elif kind == codes.THIEF_GAIN:
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
    if event == codes.DISCARDS_UNSEEN:
        veiled = Message("event.discards_top", {"seat": seat, "n": n, "card": cards[-1]})
    return EventText(full, veiled, clause)


ZONES = ("deck", "hand", "discard", "in_play", "aside")
PLACE_NAMES = ("supply", "trash", *("deck", "hand", "discard", "play", "aside") * 4)


@cache
def places(seats: int) -> tuple[str, ...]:
    return ("supply", "trash", *(f"seat{p}.{zone}" for p in range(seats) for zone in ZONES))
