"""Paladins as the second game of a saga, as a game of the platform."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from regnum.games.paladins import answers as base_answers
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
from regnum.games.paladins_saga import data, numbers, position
from regnum.games.paladins_saga.codes import amounts, answers
from regnum.games.paladins_saga.data import CHAPTER, FAMILY_OF, IDS, STOCK, own_lore
from regnum.games.paladins_saga.declare import AMOUNTS, EVENTS, FIELD_FAMILIES, KINDS, REASONS
from regnum.games.paladins_saga.rounds import claims, places
from regnum.games.paladins_saga.rounds import game as play_game
from regnum.games.paladins_saga.setup import deal
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.packs import pack_of
from regnum.games.tomesaga.saga_game import SagaGame
from regnum.games.tomesaga.shelves import TomeBoard
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Task
from regnum.kernel.spec import Answer, EventText, OptionSpec, Result, Values, numbered
from regnum.kernel.standard import Modules
from regnum.kernel.text import Message


class PaladinsInSaga(SagaGame[Paladins, Tables]):
    """Two to four players; Tomes on the table, and those of Architects help."""

    state = Paladins
    id = "paladins_saga"
    rules_version = "1"
    title = MappingProxyType({"en": "Tomesaga: Paladins", "pl": "Kroniki: Paladyni"})
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
    base_clauses = ("paladins",)
    families = FIELD_FAMILIES
    named = MappingProxyType({"amounts": AMOUNTS})

    stock = STOCK
    spots = PLACES
    chapter = CHAPTER
    base_kinds, base_events = len(BASE_KINDS), len(BASE_EVENTS)
    modules = Modules(data, questions, base_answers, telling, numbers, results, position)

    def start(self, seats: int, options: Values, chance: Chance) -> Paladins:
        board, winner = self.carried(seats, options)
        g = deal(self.tables(options), board, winner, options["tomesaga_townsfolk"], pack_of(options), chance)
        g.begin(play_game(g), claims(g))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards, NO_PERILS, own_lore(pack_of(options)))

    def own_lore(self, pack: str | None) -> Lore:
        return own_lore(pack)

    def tomes(self, g: Paladins) -> tuple[TomeBoard, Lore]:
        return g.tomes[0], g.lore

    def answer(self, g: Paladins, task: Task, code: int) -> Answer:
        if task.kind == base_kinds.ABILITY and code >= answers.THE_TOME:
            return the_tome(g, task, code)
        return super().answer(g, task, code)

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        if event < len(BASE_EVENTS):
            return telling.event_text(event, seat, things, n, source, target, IDS, FAMILY_OF)
        return super().event_text(event, seat, things, n, source, target)

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
