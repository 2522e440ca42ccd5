"""Viscounts as the last game of a saga, as a game of the platform."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.tomesaga import things as saga
from regnum.games.tomesaga import words
from regnum.games.tomesaga.carrying import carried, won_by_first
from regnum.games.tomesaga.packs import changes_of, pack_of
from regnum.games.viscounts import answers as base_answers
from regnum.games.viscounts import numbers as base_numbers
from regnum.games.viscounts import questions, results, telling
from regnum.games.viscounts.codes import things
from regnum.games.viscounts.data import IDS as BASE_IDS
from regnum.games.viscounts.data import Tables
from regnum.games.viscounts.declare import EVENTS as BASE_EVENTS
from regnum.games.viscounts.declare import KINDS as BASE_KINDS
from regnum.games.viscounts.declare import PLACES
from regnum.games.viscounts.game import public_cards
from regnum.games.viscounts.results import rank
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop.edicts import NO_EDICTS
from regnum.games.viscounts_saga import data, position
from regnum.games.viscounts_saga.codes import answers, kinds, phases
from regnum.games.viscounts_saga.codes import events as told
from regnum.games.viscounts_saga.data import CHAPTER, IDS, NUMBER, STOCK, own_lore
from regnum.games.viscounts_saga.declare import EVENTS, FIELD_FAMILIES, KINDS, REASONS
from regnum.games.viscounts_saga.setup import deal
from regnum.games.viscounts_saga.turns import claims, last_turn, places
from regnum.games.viscounts_saga.turns import game as play_game
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Task
from regnum.kernel.spec import Answer, EventText, Help, OptionSpec, Question, Result, Values, numbered
from regnum.kernel.standard import Modules, StandardGame
from regnum.kernel.text import Message


class ViscountsInSaga(StandardGame[Viscounts, Tables]):
    """Two to four players; Tomes on the table, and those of Paladins help."""

    state = Viscounts
    id = "viscounts_saga"
    finished = False
    rules_version = "1"
    title = MappingProxyType({"en": "Tomesaga: Viscounts", "pl": "Kroniki: Wicehrabiowie"})
    seats = (2, 4)
    modes = ("versus",)
    options = (
        OptionSpec("tomes", None, None),
        OptionSpec("tomesaga_heroes", False, (False, True)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "round_begins"
    clause_file = "tomesaga"
    base_clauses = ("viscounts",)
    families = FIELD_FAMILIES

    stock = STOCK
    spots = PLACES
    modules = Modules(data, questions, base_answers, telling, base_numbers, results, position)

    def settle(self, seats: int, chosen: dict[str, Any]) -> None:
        if chosen["tomes"] is None:
            chosen["tomes"] = won_by_first(seats, CHAPTER)
        carried(chosen["tomes"], seats, CHAPTER, own_lore(pack_of(chosen)))

    def start(self, seats: int, options: Values, chance: Chance) -> Viscounts:
        board, winner = carried(options["tomes"], seats, CHAPTER, own_lore(pack_of(options)))
        g = deal(board, winner, options["tomesaga_heroes"], pack_of(options), chance)
        g.begin(play_game(g), claims(g))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards, NO_EDICTS, own_lore(pack_of(options)))

    def question(self, g: Viscounts, task: Task, options: Values) -> Question:
        if task.kind < len(BASE_KINDS):
            return super().question(g, task, options)
        if task.kind == kinds.AVOID_DEBT:
            said = Message("kind.avoid_debt.prompt", {"n": task.about})
            return Question(said, "TOM-2.38", interrupt=task.actor != g.current)
        return words.question()

    def answer(self, g: Viscounts, task: Task, code: int) -> Answer:
        if task.kind < len(BASE_KINDS):
            return super().answer(g, task, code)
        if task.kind == kinds.AVOID_DEBT:
            return avoiding(task, code)
        return words.answer(g.tomes[0], g.lore, task.actor, code)

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        if event < len(BASE_EVENTS):
            return super().event_text(event, seat, things, n, source, target)
        if event == told.BUYS_OFF_DEBT:
            said = Message("event.buys_off_debt", {"seat": seat, "n": n})
            return EventText(said, said, EVENTS[event].clause)
        return words.event_text(event - len(BASE_EVENTS), seat, things, n, IDS)

    def help(self, thing: str, lang: str, options: Values) -> Help:
        if thing in saga.ENTRIES:
            return saga.about(thing, lang, self.catalogue_for(options), changes_of(pack_of(options)))
        return super().help(thing, lang, options)

    def result(self, g: Viscounts) -> Result:
        """Places are never shared: the last to have a turn is ahead."""  # TOM-2.22
        tie_break = {
            "goods_left": tuple(rank(g, p)[1] for p in range(g.players)),
            "last_turn": tuple(int(last_turn(g, p)) for p in range(g.players)),
        }
        return Result((int(places(g)[0]),), self.scores(g), "event.game_over", "TOM-2.22", tie_break)

    def phase(self, g: Viscounts) -> str:
        return "drawing" if g.phase == phases.CREST_TOKEN else super().phase(g)

    def totals(self, g: Viscounts) -> Mapping[str, int]:
        """The cards and tiles of Viscounts; of the Tomes half are never seen."""
        return {name: n for name, n in super().totals(g).items() if NUMBER[name] < things.FIRST_AI_BOARD}

    def public_cards(self, g: Viscounts, seat: int) -> Sequence[int]:
        """Which cards a player owns is open; which of them are in hand is not."""  # VIS-3.6
        return [*public_cards(g, seat), *([0] * (len(IDS) - len(BASE_IDS)))]

    def counts(self, g: Viscounts, options: Values) -> list[dict[str, int]] | None:
        """The Townsfolk of every player, as they are laid open at the end."""  # VIS-3.6, VIS-19.6
        if not g.over:
            return None
        return [{IDS[c]: n for c, n in enumerate(self.public_cards(g, p)) if n} for p in range(g.players)]


def avoiding(task: Task, code: int) -> Answer:
    """To pay Silver in place of a Debt, or to take it."""
    if code == answers.YES:
        return Answer("pay", Message("kind.avoid_debt.pay", {}), (), (("silver", task.about),), default=True)
    return Answer("take debt", Message("kind.avoid_debt.take", {}), (), (("debt", 1),), group="stop")


GAME = ViscountsInSaga()
