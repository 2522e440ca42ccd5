"""Every question in words, why an answer is not allowed, and what each thing is and does."""

from regnum.games.architects.answers import COVERING
from regnum.games.architects.beginning import RETURNED, RETURNED_ALONE
from regnum.games.architects.capture_questions import capture_price, is_free, most_locations
from regnum.games.architects.codes import (
    answers,
    discards,
    goods,
    kinds,
    limits,
    locations,
    offers,
    payments,
    prices,
    things,
)
from regnum.games.architects.data import FAMILY_OF, IDS, Tables
from regnum.games.architects.declare import GOODS, KINDS, OFFERS, SKILLS
from regnum.games.architects.legality import debt_price, free_price, hire_price, stall_price
from regnum.games.architects.state import Architects
from regnum.games.architects.telling import OFFER_CLAUSES
from regnum.games.architects.text.things import about
from regnum.kernel.core.containers import has, members
from regnum.kernel.core.machine import Task
from regnum.kernel.core.pairs import first_of, last_of, middle_of, second_of
from regnum.kernel.spec import Help, Question
from regnum.kernel.text import Message

METALS = (goods.GOLD, goods.MARBLE)
Params = dict[str, int | str | list[str]]
SOURCES = {
    kinds.MINE: "mines", kinds.TRADE: "kings_storehouse", kinds.WORKSHOP: "workshop", kinds.CAPTURE: "town_centre",
    kinds.GUARD: "guardhouse", kinds.BUILD: "guildhall", kinds.STALL: "black_market", kinds.KEEP: "black_market",
}  # fmt: skip


GIVEN = {discards.FOR_PRICE: ("price", "TOM-6.14"), discards.FOR_VIRTUE: ("virtue", "TOM-6.6")}
"""For what boards let their owners discard a Building, and by which clause."""


def question(g: Architects, task: Task) -> Question:
    """An open decision: what is asked, by which clause, and what asks it."""
    kind, s = task.kind, g.seats[task.actor]
    ask = KINDS[kind].asked
    interrupt = task.actor != g.current and kind in (kinds.USE, kinds.RESET, kinds.RELEASE, kinds.GIVE)
    if kind == kinds.USE:
        offer = second_of(task.about)
        params: Params = {"n": int(g.cards.debt_price[s.board])} if offer == offers.BAIL else {}
        return ask(params, OFFERS.words[offer], OFFER_CLAUSES[offer], interrupt=interrupt)
    if kind == kinds.DRAFT and g.players == 1:
        return ask({"n": int(s.dealt.size) - RETURNED_ALONE}, "alone", "ARC-16.3")
    if kind == kinds.DRAFT and s.dealt.size == RETURNED + 1:
        return ask({}, "last")
    if kind == kinds.TRADE:
        return ask({"n": task.about}, source=SOURCES[kind])
    if kind == kinds.SPEND:
        payment, n = first_of(task.about), middle_of(task.about)
        others = [COVERING[i] for i in members(last_of(task.about))]
        told: Params = {"card": GOODS.words[payments.column_of(payment)], "n": n, "other_card": others}
        clause = "TOM-6.4" if last_of(task.about) >= payments.BUILDINGS else ""
        return asks_to_pay(task, payments.row_of(payment), told, clause)
    if kind == kinds.DISCOUNT:
        return asks_to_pay(task, second_of(task.about), {})
    if kind == kinds.CAPTURE:
        how = "free" if capture_price(g, s, task.about) == 0 else ""
        by = ("ARC-15.7", None) if is_free(task.about) else ("", SOURCES[kind])
        return ask({"n": middle_of(task.about)}, how, *by)
    if kind == kinds.GUARD:
        return ask({"n": int(s.at[locations.GUARDHOUSE]) - task.about}, source=SOURCES[kind])
    if kind == kinds.HAND_LIMIT:
        most = int(g.cards.most_buildings[s.board])
        left, clause = int(s.hand.size) - most, "" if most == limits.HAND else "TOM-6.6"
        return ask({"n": left}, clause=clause, least=left, most=left, picked=int(s.dealt.size))
    if kind == kinds.GIVE and middle_of(task.about):
        word, clause = GIVEN[middle_of(task.about)]
        board = IDS[things.FIRST_BOARD + s.board]
        return ask({"n": last_of(task.about), "card": board}, word, clause, interrupt=interrupt)
    if kind == kinds.GIVE:
        return ask({}, "exchange", "ARC-11.5") if task.about else ask()
    if kind == kinds.GIVE_UP and task.about:
        return ask({}, "lose", "ARC-15.18")
    if kind == kinds.RELEASE:
        return ask({"n": min(task.about, int(s.in_prison))}, interrupt=interrupt)
    return ask(source=SOURCES.get(kind), interrupt=interrupt)


def asks_to_pay(task: Task, price: int, told: Params, clause: str = "") -> Question:
    """How a price is paid: the question says what the price is for."""  # ARC-3.14, ARC-11.4
    ask = KINDS[task.kind].asked
    if price >= prices.TRADES:
        return ask(told, clause=clause, source=SOURCES[kinds.TRADE])
    if price >= prices.LEVELS:
        return ask({"level": price - prices.LEVELS, **told}, "cathedral", clause)
    card = IDS[things.FIRST_BUILDING + price - prices.BUILDINGS]
    return ask({"building_card": card, **told}, "building", clause)


def refusal(g: Architects, task: Task, code: int, reason: str) -> Message:
    """Why an answer is not allowed, with the numbers that decide."""
    s, cards = g.seats[task.actor], g.cards
    params: Params = {}
    if reason == "silver_missing":
        params = {"need": int(silver_needed(g, task, code)), "have": int(s.silver())}
    elif reason == "too_virtuous":
        params = {"most": int(cards.most_virtue), "have": int(s.virtue)}
    elif reason == "virtue_too_low":
        params = {"need": int(cards.least_virtue), "have": int(s.virtue)}
    elif reason == "level_full":
        params = {"n": int(s.cathedral) + 1}
    elif reason == "too_many_locations":
        params = {"n": most_locations(task.about)}
    elif reason == "skill_missing":
        missing = cards.needs[code] & ~s.skills(cards)
        params = {"card": [SKILLS.words[i] for i in members(missing)]}
    elif reason == "goods_missing":
        params = {"card": lacking(g, task, code)}
    elif reason == "two_miners":
        params = {"n": int(cards.gold_each)}
    return Message(f"reason.{reason}", params)


def silver_needed(g: Architects, task: Task, code: int) -> int:
    """The Silver that an answer would cost."""
    s, cards = g.seats[task.actor], g.cards
    if task.kind == kinds.WORKSHOP:
        return hire_price(g, s, code)
    if task.kind == kinds.CAPTURE:
        return capture_price(g, s, task.about)
    if task.kind == kinds.GUARD:
        return free_price(g, s) if code == answers.BUY_FREE else debt_price(g, s)
    if answers.TO_STALL <= code < answers.TO_GUILDHALL:
        return stall_price(g, s, code - answers.TO_STALL)
    return s.tax(cards, cards.capture_tax)


def lacking(g: Architects, task: Task, code: int) -> list[str]:
    """The goods of a price of which too few are at hand."""
    s = g.seats[task.actor]
    if task.kind == kinds.SPEND:
        return [GOODS.words[payments.column_of(first_of(task.about))]]
    if task.kind == kinds.TRADE:
        price = prices.TRADES + code
    elif code == answers.ADVANCE:
        price = prices.LEVELS + s.next_level()
    else:
        price = prices.BUILDINGS + code
    short = [max(int(g.cards.price(price, i)) - int(s.goods[i]), 0) for i in range(goods.COUNT)]
    if has(g.cards.same_metal, s.board):  # either of them would do: ARC-15.20
        spare = sum(int(s.goods[i]) - int(g.cards.price(price, i)) for i in METALS)
        for i in METALS:
            short[i] = int(spare < 0)
    if price < prices.TRADES:
        spared = goods.WOOD if short[goods.WOOD] else goods.STONE
        short[spared] = max(short[spared] - int(g.cards.price_less[s.board]), 0)  # ARC-15.21
    out = [name for i, name in enumerate(GOODS.words) for _ in range(short[i])]
    return out or [GOODS.words[i] for i in members(g.cards.mix(price))]


def explain(tables: Tables, thing: str, lang: str) -> Help:
    """What one thing is and does, and how well its face is known."""
    return about(tables.entries[thing], FAMILY_OF[thing], lang, tables.catalogue)
