"""Paladins as the second game of a saga, as a game of the platform."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.paladins import answers as base_answers
from regnum.games.paladins import numbers as base_numbers
from regnum.games.paladins import questions, results, telling
from regnum.games.paladins.codes import kinds as base_kinds
from regnum.games.paladins.codes import things
from regnum.games.paladins.data import IDS as BASE_IDS
from regnum.games.paladins.data import Tables
from regnum.games.paladins.declare import EVENTS as BASE_EVENTS
from regnum.games.paladins.declare import KINDS as BASE_KINDS
from regnum.games.paladins.declare import PLACES
from regnum.games.paladins.moves import townsfolk
from regnum.games.paladins.results import rank
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_coop.perils import NO_PERILS
from regnum.games.paladins_saga import data, position
from regnum.games.paladins_saga.codes import amounts, answers
from regnum.games.paladins_saga.codes import events as told
from regnum.games.paladins_saga.data import CHAPTER, FAMILY_OF, IDS, STOCK, own_lore
from regnum.games.paladins_saga.declare import AMOUNTS, EVENTS, FIELD_FAMILIES, KINDS, REASONS
from regnum.games.paladins_saga.rounds import claims, places
from regnum.games.paladins_saga.rounds import game as play_game
from regnum.games.paladins_saga.setup import deal
from regnum.games.tomesaga import things as saga
from regnum.games.tomesaga import words
from regnum.games.tomesaga.carrying import carried, won_by_first
from regnum.games.tomesaga.packs import changes_of, pack_of
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Task
from regnum.kernel.spec import Answer, EventText, Help, OptionSpec, Question, Result, Values, numbered
from regnum.kernel.standard import Modules, StandardGame
from regnum.kernel.text import Message


class PaladinsInSaga(StandardGame[Paladins, Tables]):
    """Two to four players; Tomes on the table, and those of Architects help."""

    state = Paladins
    id = "paladins_saga"
    finished = False
    rules_version = "1"
    title = MappingProxyType({"en": "Tomesaga: Paladins", "pl": "Kroniki: Paladyni"})
    seats = (2, 4)
    modes = ("versus",)
    options = (
        OptionSpec("tomes", None, None),
        OptionSpec("suspicions", "printed", ("printed", "low_tax_heavy")),
        OptionSpec("debt_for_discard", True, (True, False)),
        OptionSpec("tomesaga_townsfolk", False, (False, True)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "round_begins"
    clause_file = "tomesaga"
    base_clauses = ("paladins",)
    families = FIELD_FAMILIES
    named = MappingProxyType({"amounts": AMOUNTS})

    stock = STOCK
    spots = PLACES
    modules = Modules(data, questions, base_answers, telling, base_numbers, results, position)

    def settle(self, seats: int, chosen: dict[str, Any]) -> None:
        if chosen["tomes"] is None:
            chosen["tomes"] = won_by_first(seats, CHAPTER)
        carried(chosen["tomes"], seats, CHAPTER, own_lore(pack_of(chosen)))

    def start(self, seats: int, options: Values, chance: Chance) -> Paladins:
        board, winner = carried(options["tomes"], seats, CHAPTER, own_lore(pack_of(options)))
        g = deal(self.tables(options), board, winner, options["tomesaga_townsfolk"], pack_of(options), chance)
        g.begin(play_game(g), claims(g))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards, NO_PERILS, own_lore(pack_of(options)))

    def question(self, g: Paladins, task: Task, options: Values) -> Question:
        return super().question(g, task, options) if task.kind < len(BASE_KINDS) else words.question()

    def answer(self, g: Paladins, task: Task, code: int) -> Answer:
        if task.kind == base_kinds.ABILITY and code >= answers.THE_TOME:
            return the_tome(g, task, code)
        if task.kind < len(BASE_KINDS):
            return super().answer(g, task, code)
        return words.answer(g.tomes[0], g.lore, task.actor, code)

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        if event < len(BASE_EVENTS):
            return telling.event_text(event, seat, things, n, source, target, IDS, FAMILY_OF)
        if event == told.BUYS_OFF_DEBT:
            said = Message("event.buys_off_debt", {"seat": seat, "n": n})
            return EventText(said, said, EVENTS[event].clause)
        return words.event_text(event - len(BASE_EVENTS), seat, things, n, IDS)

    def help(self, thing: str, lang: str, options: Values) -> Help:
        if thing in saga.ENTRIES:
            return saga.about(thing, lang, self.catalogue_for(options), changes_of(pack_of(options)))
        return super().help(thing, lang, options)

    def result(self, g: Paladins) -> Result:
        """Places are never shared: the last to pass is ahead."""  # TOM-2.22
        ranks = [rank(g, p) for p in range(g.players)]
        tie_break = {
            "orders_vp": tuple(r[1] for r in ranks),
            "fewer_suspicions": tuple(r[2] for r in ranks),
            "last_turn": tuple(int(seat.amounts[amounts.LAST_TURN]) for seat in g.seats),
        }
        return Result((int(places(g)[0]),), self.scores(g), "event.game_over", "TOM-2.22", tie_break)

    def totals(self, g: Paladins) -> Mapping[str, int]:
        """The cards and squares of Paladins; of the Tomes half are never seen."""
        cards = {*BASE_IDS[: things.FIRST_WORKER], *BASE_IDS[things.COUNT :]}
        return {name: n for name, n in super().totals(g).items() if name in cards}


def the_tome(g: Paladins, task: Task, code: int) -> Answer:
    """A Tome whose benefit comes next."""
    card, gain = IDS[townsfolk(code)], base_answers.tokens(g, g.cards.passives[code])
    said = Message("kind.ability.option", {"card": card})
    return Answer(f"resolve {card}", said, (f"seat{task.actor}.crew:{code}",), (), gain)


GAME = PaladinsInSaga()
