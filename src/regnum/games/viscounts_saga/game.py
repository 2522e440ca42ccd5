"""Viscounts as the last game of a saga, as a game of the platform."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.packs import pack_of
from regnum.games.tomesaga.saga_game import SagaGame
from regnum.games.tomesaga.shelves import TomeBoard
from regnum.games.viscounts import answers as base_answers
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
from regnum.games.viscounts_saga import data, numbers, position
from regnum.games.viscounts_saga.codes import answers, kinds, phases
from regnum.games.viscounts_saga.data import CHAPTER, IDS, NUMBER, STOCK, own_lore
from regnum.games.viscounts_saga.declare import EVENTS, FIELD_FAMILIES, KINDS, REASONS
from regnum.games.viscounts_saga.setup import deal
from regnum.games.viscounts_saga.turns import claims, last_turn, places
from regnum.games.viscounts_saga.turns import game as play_game
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Task
from regnum.kernel.spec import Answer, OptionSpec, Question, Result, Values, numbered
from regnum.kernel.standard import Modules
from regnum.kernel.text import Message


class ViscountsInSaga(SagaGame[Viscounts, Tables]):
    """Two to four players; Tomes on the table, and those of Paladins help."""

    state = Viscounts
    id = "viscounts_saga"
    rules_version = "1"
    title = MappingProxyType({"en": "Tomesaga: Viscounts", "pl": "Kroniki: Wicehrabiowie"})
    options = (
        OptionSpec("tomes", None, None),
        OptionSpec("tomesaga_heroes", False, (False, True)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "round_begins"
    base_clauses = ("viscounts",)
    families = FIELD_FAMILIES

    stock = STOCK
    spots = PLACES
    chapter = CHAPTER
    base_kinds, base_events = len(BASE_KINDS), len(BASE_EVENTS)
    modules = Modules(data, questions, base_answers, telling, numbers, results, position)

    def start(self, seats: int, options: Values, chance: Chance) -> Viscounts:
        board, winner = self.carried(seats, options)
        g = deal(board, winner, options["tomesaga_heroes"], pack_of(options), chance)
        g.begin(play_game(g), claims(g))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards, NO_EDICTS, own_lore(pack_of(options)))

    def own_lore(self, pack: str | None) -> Lore:
        return own_lore(pack)

    def tomes(self, g: Viscounts) -> tuple[TomeBoard, Lore]:
        return g.tomes[0], g.lore

    def question(self, g: Viscounts, task: Task, options: Values) -> Question:
        if task.kind == kinds.AVOID_DEBT:
            return KINDS[task.kind].asked({"n": task.about}, interrupt=task.actor != g.current)
        return super().question(g, task, options)

    def answer(self, g: Viscounts, task: Task, code: int) -> Answer:
        return avoiding(task, code) if task.kind == kinds.AVOID_DEBT else super().answer(g, task, code)

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
