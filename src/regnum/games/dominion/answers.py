"""Every answer in words, with its notation and the things it touches."""

from regnum.games.dominion.codes import answers, kinds
from regnum.games.dominion.data import IDS
from regnum.games.dominion.declare import KINDS
from regnum.games.dominion.questions import ABOUT_A_CARD, is_unusual
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.machine import Task
from regnum.kernel.core.pairs import first_of, middle_of, second_of
from regnum.kernel.spec import Answer
from regnum.kernel.text import Message

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
STEMS = tuple(f"kind.{kind.id}" for kind in KINDS)
DEFAULTS = {kinds.TREASURE: answers.ALL, kinds.LIBRARY: answers.PASS}


def answer(g: Dominion, task: Task, code: int) -> Answer:
    kind = task.kind
    stem = STEMS[kind]
    default = DEFAULTS.get(kind) == code
    about = {"card": IDS[middle_of(task.about)]} if kind in ABOUT_A_CARD else {}
    suffix = "_other" if kind == kinds.CHANCELLOR and is_unusual(g, kind, first_of(task.about), task.about) else ""
    if code == answers.PASS:
        label = Message(f"{stem}.pass{suffix}", about)
        forgoes = not default and (kind != kinds.BUY or could_buy(g, task))
        return Answer(STOP.get(kind, "decline"), label, default=default, group="stop", forgoes=forgoes)
    if code in EXTRA:
        word, notation = EXTRA[code]
        return Answer(notation, Message(f"{stem}.{word}{suffix}", about), default=default)
    card = IDS[code]
    label = Message(f"{stem}.option", {"card": card})
    cost = (("coins", g.cards.cost[code]),) if kind == kinds.BUY else ()
    gain = (("coins", g.cards.coins[code]),) if kind == kinds.TREASURE else ()
    return Answer(f"{KINDS[kind].verb} {card}", label, (target(g, task, code),), cost, gain, kind == kinds.REACT)


def could_buy(g: Dominion, task: Task) -> bool:
    """Whether something can be bought that has a price: Coppers and Curses are given up without regret."""
    offered = (task.option(i) for i in range(task.options()))
    return any(g.cards.cost[c] > 0 for c in offered if c != answers.PASS)


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
