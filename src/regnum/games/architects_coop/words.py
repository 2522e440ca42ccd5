"""The questions, answers and events that the co-op adds, in words; all others are said as in Architects.

| kind | notation |
| --- | --- |
| `side` | `rogue`, `cleric` |
| `reject` | `reject tavern` |
| `trade` | besides: `trade donation` |
| `guard` | besides: `release 1`, `free 1`, `free debt 1` (whose Workers, by seat) |
| `donate` | `donate clay 1` (to whom, by seat), `donate clay demand`, `donate building_card 0`, `done` |
| `donate_building` | `donate tavern` |
| `one_player`, `settle` | `player 1` |
| `lose_worker` | `lose forest` |
| `lose_building` | `discard tavern` |
"""

from collections.abc import Sequence

from regnum.games.architects import answers as base_answers
from regnum.games.architects import questions as base_questions
from regnum.games.architects import telling as base_telling
from regnum.games.architects.codes import answers as base
from regnum.games.architects.codes import kinds as base_kinds
from regnum.games.architects.codes import places, things
from regnum.games.architects.declare import EVENTS as BASE_EVENTS
from regnum.games.architects.declare import KINDS as BASE_KINDS
from regnum.games.architects.declare import LARGE, SKILLS
from regnum.games.architects.legality import free_price
from regnum.games.architects.piles import apprentice
from regnum.games.architects.state import Architects
from regnum.games.architects.text.things import about as base_about
from regnum.games.architects_coop.codes import answers, donated, gifts, kinds
from regnum.games.architects_coop.codes import things as cards
from regnum.games.architects_coop.data import ENTRIES, FAMILY_OF, IDS
from regnum.games.architects_coop.declare import DONATED, EVENTS, KINDS
from regnum.games.architects_coop.legality import demand_for
from regnum.games.architects_coop.packs import Tables
from regnum.games.architects_coop.text.things import about
from regnum.games.west_kingdom.tokens import paid
from regnum.kernel.answering import Answering
from regnum.kernel.core.containers import NONE
from regnum.kernel.core.machine import Task
from regnum.kernel.core.pairs import first_of
from regnum.kernel.spec import Answer, EventText, Help, Question
from regnum.kernel.text import Message

BY_EVENTS = (kinds.ONE_PLAYER, kinds.SETTLE, kinds.LOSE_WORKER, kinds.LOSE_BUILDING)
NAMES = (*DONATED.words[: donated.DEBT_PAID], "paid_debt", "debt")
"""What a donation is called among the things that have names."""
SAYS = Answering[Architects](KINDS, base_answers.answer)
label = SAYS.label


def question(g: Architects, task: Task) -> Question:
    """An open decision: what is asked, by which clause, and what asks it."""
    if task.kind < len(BASE_KINDS):
        return base_questions.question(g, task)
    params = {"n": first_of(task.about)} if task.kind == kinds.DONATE else {}
    interrupt = task.actor != g.current
    source = latest_event(g) if task.kind in BY_EVENTS else None
    variant = "vote" if task.kind == kinds.ONE_PLAYER and g.plots.by_vote else ""  # TOM-3.66
    return KINDS[task.kind].asked(params, variant, source=source, interrupt=interrupt)


def latest_event(g: Architects) -> str | None:
    """The event that happened last: it asks what the Overlord's turn asks."""
    revealed = g.plans[0].revealed
    return IDS[cards.FIRST_CALAMITY + revealed.at(revealed.size - 1)] if revealed.size else None


def refusal(g: Architects, task: Task, code: int, reason: str) -> Message:
    """Why an answer is not allowed, with the numbers that decide."""
    if task.kind == kinds.GUARD and code > base.NO_GUARDING and reason == "silver_missing":
        s = g.seats[task.actor]
        return Message(f"reason.{reason}", {"need": int(free_price(g, s)), "have": int(s.silver())})
    return base_questions.refusal(g, task, code, reason)


def answer(g: Architects, task: Task, code: int) -> Answer:
    """One option in words and marks."""
    if task.kind == base_kinds.TRADE and code == base.TRADE_DONATION:
        return Answer("trade donation", label(task.kind, "donation"), ("kings_storehouse",))
    if task.kind == base_kinds.GUARD and code > base.NO_GUARDING:
        return answer_free(g, task, code)
    if task.kind == base_kinds.GIVE_UP and code >= things.APPRENTICES:
        card = IDS[apprentice(code)]
        return Answer(f"give up {card}", label(task.kind, card=card), (f"seat{task.actor}.crew:{code}",))
    return SAYS.answer(g, task, code)


def answer_free(g: Architects, task: Task, code: int) -> Answer:
    """A partner's Workers come back."""
    kind = task.kind
    if code < base.BUY_FREE_OF:
        q = code - base.RELEASE_OF
        n = int(g.seats[q].in_prison) if q < g.players else 0
        return Answer(f"release {q}", label(kind, "release_of", n=n, seat=q), ("prison",))
    by_debt = code >= base.BUY_FREE_BY_DEBT_OF
    q = code - (base.BUY_FREE_BY_DEBT_OF if by_debt else base.BUY_FREE_OF)
    n = int(g.captured_of(q)) if q < g.players else 0
    if by_debt:
        return Answer(f"free debt {q}", label(kind, "free_debt_of", n=n, seat=q), (), (("debt", 1), ("virtue", 1)))
    price = int(free_price(g, g.seats[task.actor]))
    return Answer(f"free {q}", label(kind, "free_of", n=n, seat=q, price=price), (), paid(silver=price))


@SAYS.to(kinds.SIDE)
def answer_side(_g: Architects, task: Task, code: int) -> Answer:
    word = "rogue" if code == answers.ROGUE else "cleric"
    return Answer(word, label(task.kind, word, card=SKILLS.words[task.about]))


@SAYS.to(kinds.REJECT, kinds.DONATE_BUILDING, kinds.LOSE_BUILDING)
def answer_building(_g: Architects, task: Task, code: int) -> Answer:
    """A Building of the hand, or among those dealt."""
    card = IDS[things.FIRST_BUILDING + code]
    verb = {kinds.REJECT: "reject", kinds.DONATE_BUILDING: "donate"}.get(task.kind, "discard")
    zone = "dealt" if task.kind == kinds.REJECT else "hand"
    return Answer(f"{verb} {card}", label(task.kind, card=card), (f"seat{task.actor}.{zone}:{card}",))


@SAYS.to(kinds.DONATE)
def answer_donate(g: Architects, task: Task, code: int) -> Answer:
    """One component for a player or for the demand that asks for it."""
    if code == gifts.NO_GIFT:
        return Answer("done", label(task.kind, "done"), group="stop")
    what, to = gifts.row_of(code), gifts.column_of(code)
    word, card = DONATED.words[what], NAMES[what]
    if to == gifts.DEMAND:
        at = demand_for(g, what)
        where = () if at == NONE else (f"plans.0.demands:{at}",)
        return Answer(f"donate {word} demand", label(task.kind, "demand", card=card), where, ((card, 1),))
    said = label(task.kind, card=card, seat=to)
    return Answer(f"donate {word} {to}", said, (f"seat{to}",), ((card, 1),))


@SAYS.to(kinds.ONE_PLAYER, kinds.SETTLE)
def answer_player(_g: Architects, task: Task, code: int) -> Answer:
    return Answer(f"player {code}", label(task.kind, seat=code), (f"seat{code}",))


@SAYS.to(kinds.LOSE_WORKER)
def answer_lose_worker(_g: Architects, task: Task, code: int) -> Answer:
    name = LARGE.words[code]
    return Answer(f"lose {name}", label(task.kind, card=name), (name,))


def event_text(event: int, seat: int, touched: Sequence[int], n: int, source: int, target: int) -> EventText:
    """An event as a sentence for those who may know it, and for the others."""
    if event < len(BASE_EVENTS):
        return base_telling.event_text(event, seat, touched, n, source, target, IDS)
    kind = EVENTS[event]
    params: dict[str, int | str | list[str]] = {"seat": seat, "n": n}
    if kind.id in ("donates", "donates_building"):
        params["of_seat"] = (target - places.SHARED) // places.PER_SEAT
    elif kind.id == "votes":
        params["of_seat"] = n
    if touched:
        params["card"] = [IDS[c] for c in touched]
    return kind.told(params)


def explain(tables: Tables, thing: str, lang: str) -> Help:
    """What one thing is and does, and how well its face is known."""
    said = about if thing in ENTRIES else base_about
    return said(tables.entries[thing], FAMILY_OF[thing], lang, tables.catalogue)
