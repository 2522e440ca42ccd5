"""The questions, answers and events that the co-op adds, in words; all others are said as in Viscounts.

| kind | notation |
| --- | --- |
| `bump` | besides: `bump overlord` |
| `aid` | `take aid_1` |
| `whole_aid` | `whole aid_1` |
| `remove`, `settle` | `player 1` (whose Worker, by seat) |
"""

from collections.abc import Sequence

from regnum.games.viscounts import answers as base_answers
from regnum.games.viscounts import questions as base_questions
from regnum.games.viscounts import telling as base_telling
from regnum.games.viscounts.codes import kinds as base_kinds
from regnum.games.viscounts.codes import things
from regnum.games.viscounts.declare import EVENTS as BASE_EVENTS
from regnum.games.viscounts.declare import KINDS as BASE_KINDS
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.text.things import about as base_about
from regnum.games.viscounts_coop.advance import destination
from regnum.games.viscounts_coop.codes import aids, answers, kinds, steps
from regnum.games.viscounts_coop.codes import things as cards
from regnum.games.viscounts_coop.data import ENTRIES, FAMILY_OF, IDS
from regnum.games.viscounts_coop.declare import AIDS, EVENTS, KINDS
from regnum.games.viscounts_coop.packs import Tables
from regnum.games.viscounts_coop.text.things import about
from regnum.kernel.answering import Answering
from regnum.kernel.core.machine import Task
from regnum.kernel.core.pairs import first_of, second_of
from regnum.kernel.spec import Answer, EventText, Help, Question
from regnum.kernel.text import Message

TOKEN = IDS[cards.VIS_OVERLORD_TOKEN]
SAYS = Answering[Viscounts](KINDS, base_answers.answer)
label = SAYS.label


def question(g: Viscounts, task: Task) -> Question:
    """An open decision: what is asked, by which clause, and what asks it."""
    if task.kind < len(BASE_KINDS):
        return base_questions.question(g, task)
    kind = KINDS[task.kind]
    if task.kind in (kinds.AID, kinds.WHOLE_AID):
        return kind.asked()
    town = task.about if task.kind == kinds.REMOVE else contested(g)
    variant = "vote" if task.kind == kinds.REMOVE and g.edicts.by_vote else ""  # TOM-3.66
    params = {"card": IDS[things.FIRST_TOWN + town]}
    return kind.asked(params, variant, source=TOKEN, interrupt=task.actor != g.current)


def contested(g: Viscounts) -> int:
    """The town to which the step leads that is just being carried out."""
    code = g.overlord[0].agenda[0]
    return destination(g, steps.row_of(code), steps.column_of(code))


def refusal(g: Viscounts, task: Task, code: int, reason: str) -> Message:
    """Why an answer is not allowed, with the numbers that decide."""
    return base_questions.refusal(g, task, code, reason)


def answer(g: Viscounts, task: Task, code: int) -> Answer:
    """One option in words and marks."""
    if task.kind == base_kinds.BUMP and code == answers.OVERLORD_WORKER:
        section, tier = first_of(task.about), second_of(task.about)
        return Answer("bump overlord", label(task.kind, "overlord"), (f"overlord.0.tier{tier}:{section}",))
    return SAYS.answer(g, task, code)


@SAYS.to(kinds.AID, kinds.WHOLE_AID)
def answer_aid(g: Viscounts, task: Task, code: int) -> Answer:
    """One of the Aids that nobody has, or of the own two."""
    name, said = AIDS.words[code], label(task.kind, card=AIDS.words[code])
    if task.kind == kinds.AID:
        return Answer(f"take {name}", said, (f"overlord.0.aids_left:{code}",))
    own = [i for i in range(task.actor * aids.EACH, (task.actor + 1) * aids.EACH) if g.overlord[0].drawn[i] == code]
    return Answer(f"whole {name}", said, tuple(f"overlord.0.drawn:{i}" for i in own))


@SAYS.to(kinds.REMOVE, kinds.SETTLE)
def answer_player(g: Viscounts, task: Task, code: int) -> Answer:
    town = task.about if task.kind == kinds.REMOVE else contested(g)
    return Answer(f"player {code}", label(task.kind, seat=code), (f"towns:{town}", f"seat{code}"))


def event_text(event: int, seat: int, touched: Sequence[int], n: int, source: int, target: int) -> EventText:
    """An event as a sentence."""
    if event < len(BASE_EVENTS):
        return base_telling.event_text(event, seat, touched, n, source, target, IDS)
    kind = EVENTS[event]
    params: dict[str, int | str | list[str]] = {"seat": seat, "n": n}
    if kind.id == "votes":
        params["of_seat"] = n
    if touched:
        params["card"] = [*dict.fromkeys(IDS[c] for c in touched)]  # two Workers may come to one town
    return kind.told(params)


def explain(tables: Tables, thing: str, lang: str) -> Help:
    """What one thing is and does, and how well its face is known."""
    said = about if thing in ENTRIES else base_about
    return said(tables.entries[thing], FAMILY_OF[thing], lang, tables.catalogue)
