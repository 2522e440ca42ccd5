"""The market as a game of the platform; only tests know it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from kernel.tiny import market
from kernel.tiny.codes import answers, kinds, reasons, things
from kernel.tiny.declare import EVENTS, GOODS, KINDS, PLACES, REASONS, THINGS
from kernel.tiny.state import Market, Stall
from kernel.tiny.words import CATALOGUE
from regnum.kernel.census import census
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import empty_bag, empty_deck, empty_pile, members, row_of
from regnum.kernel.core.machine import Task
from regnum.kernel.errors import BadOption, BadScenario
from regnum.kernel.seeds import first_state
from regnum.kernel.spec import (
    Answer,
    EventText,
    GameOf,
    Help,
    OptionSpec,
    Question,
    Result,
    Score,
    Term,
    Values,
    numbered,
)
from regnum.kernel.text import Catalogue, Message
from regnum.kernel.written import Form, fill, number, rest, written_mapping

EACH = 7
"""Copies of each good in the stock."""

ON_SHELF = 2
COINS = 75
IDS = THINGS.families[0].ids
STALL = Form(Stall, IDS, {}, "apple*2 silk", {"hand": EACH * len(IDS), "coins": COINS})
SAID = {
    answers.LOW: "low",
    answers.HIGH: "high",
    answers.YES: "protest",
    answers.NO: "accept",
    answers.PASS: "nothing",
}


class TinyGame(GameOf[Market]):
    """Everything around the rules."""

    state = Market
    id = "tiny"
    rules_version = "1"
    title = MappingProxyType({"en": "Market day", "pl": "Dzień targowy"})
    seats = (2, 4)
    modes = ("versus",)
    options = (OptionSpec("rounds", 2, (1, 2, 3)), OptionSpec("first", 0, (0, 1, 2, 3)))
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "opens"
    clause_file = "tiny"

    # -- making and loading

    def prepare(self, seats: int, options: Values) -> Values:
        first = options.get("first", 0)
        if first >= seats:
            raise BadOption(f"first: there is no seat {first}.")
        return {"rounds": options.get("rounds", 2), "first": first}

    def start(self, seats: int, options: Values, chance: Chance) -> Market:
        g = laid_out(seats, options["rounds"], chance)
        g.begin(market.game(g, options["first"]))
        return g

    def from_position(self, position: Values) -> tuple[Market, int, Values]:
        """Keys: `stalls` (a list of `hand` and `coins`), `rounds`, `seed`; the first day is about to begin."""
        written_mapping("position", position, ("stalls", "rounds", "seed"))
        stalls = position.get("stalls")
        if not isinstance(stalls, list) or not 2 <= len(stalls) <= 4:
            raise BadScenario("stalls: a market needs a list of 2 to 4 stalls.")
        options = {"rounds": number("rounds", position.get("rounds", 1), 3, 1), "first": 0}
        g = laid_out(len(stalls), options["rounds"], Chance(first_state(self.id, position.get("seed", 0)), 0))
        g.stock = empty_deck()
        for i, written in enumerate(stalls):
            STALL.read(g.seats[i], written_mapping(f"stalls[{i}]", written, STALL.keys), f"stalls[{i}].")
            g.bank += COINS - g.seats[i].coins
        g.stock = fill(g.stock, rest(IDS, dict.fromkeys(GOODS, EACH + ON_SHELF), census(g, {})))
        g.begin(market.game(g, 0))
        return g, len(stalls), options

    def position(self, g: Market, options: Values) -> dict[str, Any]:
        return {"stalls": [STALL.write(stall) for stall in g.seats]}

    # -- words

    def catalogue_for(self, options: Values) -> Catalogue:
        return CATALOGUE

    def question(self, g: Market, task: Task, options: Values) -> Question:
        kind = self.kinds[task.kind]
        params: dict[str, Any] = {}
        if task.kind == kinds.LAY:
            params = {"n": task.about + 1}
        elif task.kind == kinds.MARK:
            params = {"good": IDS[task.about]}
        elif task.kind == kinds.PROTEST:
            params = {"seat": task.about}
        prompt = Message(f"{kind.id}.prompt", params)
        return Question(prompt, kind.clause, interrupt=task.kind == kinds.PROTEST)

    def answer(self, g: Market, task: Task, code: int) -> Answer:
        kind = self.kinds[task.kind].id
        if task.kind == kinds.BID:
            return Answer(f"bid {code}", Message("bid.option", {"n": code}), cost=(("coins", code),))
        if code < things.GOODS:
            zone = "shelf" if task.kind == kinds.TAKE else f"seat{task.actor}.hand"
            label = Message(f"{kind}.option", {"good": IDS[code]})
            return Answer(f"{kind} {IDS[code]}", label, (f"{zone}:{IDS[code]}",))
        word = {"protest": "yes", "accept": "no", "nothing": "pass"}.get(SAID[code], SAID[code])
        return Answer(SAID[code], Message(f"{kind}.{word}", {}), group="stop" if code == answers.PASS else "")

    def refusal(self, g: Market, task: Task, code: int, reason: int) -> Message:
        params: dict[str, int] = {}
        if reason in (reasons.NOT_ENOUGH, reasons.TOO_DEAR):
            params["have"] = g.seats[task.actor].coins
        if reason == reasons.TOO_DEAR:
            params["need"] = g.prices[code]
        return Message(f"reason.{self.reasons[reason].id}", params)

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        kind = self.events[event]
        full = veiled = Message(f"event.{kind.id}", {"seat": seat, "n": n})
        if things:
            full = Message(full.key, {**full.params, "good": [IDS[c] for c in things]})
            veiled = Message(f"{full.key}_unseen", {"seat": seat, "n": n}) if kind.id in ("draws", "lays") else full
        return EventText(full, veiled, kind.clause)

    def things(self) -> Sequence[str]:
        return IDS

    def places(self, seats: int) -> Sequence[str]:
        return PLACES.names(seats)

    def help(self, thing: str, lang: str, options: Values) -> Help:
        name = CATALOGUE.name(lang, "good", thing)
        return Help(name, "", (), (), "TIN-7", "invented")

    # -- numbers

    def scores(self, g: Market) -> tuple[Score, ...]:
        out = []
        for stall in g.seats:
            terms = [
                Term(IDS[c], g.prices[c] * stall.sold.count(c), "TIN-7", stall.sold.count(c))
                for c in members(stall.sold.kinds())
            ]
            out.append(Score.of(*terms, Term("coins", stall.coins // 5, "TIN-7", stall.coins)))
        return tuple(out)

    def result(self, g: Market) -> Result:
        return Result.of(self.scores(g), "event.closes", "TIN-6")

    def numbers(self, g: Market, viewer: int | None) -> Mapping[str, Any]:
        if viewer is None:
            return {}
        return {"on_hand": {"value": g.seats[viewer].hand.size, "terms": []}}

    def totals(self, g: Market) -> Mapping[str, int]:
        return {**super().totals(g), "coins": g.bank + sum(stall.coins for stall in g.seats)}


def laid_out(seats: int, days: int, chance: Chance) -> Market:
    """The market before its first day."""
    goods = empty_bag(things.GOODS)
    shelf = empty_bag(things.GOODS)
    for c in GOODS:
        goods.add_many(c, EACH)
        shelf.add_many(c, ON_SHELF)
    stalls = [Stall(empty_bag(things.GOODS), empty_pile(), 0, 0, empty_pile(), COINS, 1) for _ in range(seats)]
    g = Market(stalls, empty_deck(), shelf, 0, row_of([2, 2, 3, 3, 5, 6]), 0, 0, days, 100)
    g.chance = chance
    pool = empty_pile()
    goods.spill(pool)
    g.stock.shuffle_in(pool)
    return g


TINY = TinyGame()
