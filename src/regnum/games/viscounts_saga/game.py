"""Viscounts as the last game of a saga, as a game of the platform."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.tomesaga import things as saga
from regnum.games.tomesaga import words
from regnum.games.tomesaga.carrying import carried, won_by_first
from regnum.games.tomesaga.packs import changes_of, named, pack_of
from regnum.games.viscounts import answers as base_answers
from regnum.games.viscounts import questions, telling
from regnum.games.viscounts.codes import things
from regnum.games.viscounts.data import IDS as BASE_IDS
from regnum.games.viscounts.data import provenance as base_provenance
from regnum.games.viscounts.declare import EVENTS as BASE_EVENTS
from regnum.games.viscounts.declare import KINDS as BASE_KINDS
from regnum.games.viscounts.declare import PLACES
from regnum.games.viscounts.game import public_cards
from regnum.games.viscounts.numbers import numbers, phase
from regnum.games.viscounts.results import rank, score
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop.edicts import NO_EDICTS
from regnum.games.viscounts_saga import position
from regnum.games.viscounts_saga.codes import answers, kinds, phases
from regnum.games.viscounts_saga.codes import events as told
from regnum.games.viscounts_saga.data import CHAPTER, IDS, NUMBER, own_lore, tables
from regnum.games.viscounts_saga.declare import EVENTS, FIELD_FAMILIES, KINDS, REASONS
from regnum.games.viscounts_saga.setup import deal
from regnum.games.viscounts_saga.text.catalogue import catalogue
from regnum.games.viscounts_saga.turns import claims, last_turn, places
from regnum.games.viscounts_saga.turns import game as play_game
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Task
from regnum.kernel.options import of_position, pack_content
from regnum.kernel.packs import proofread
from regnum.kernel.spec import Answer, EventText, GameOf, Help, OptionSpec, Question, Result, Score, Values, numbered
from regnum.kernel.text import Catalogue, Message


class ViscountsInSaga(GameOf[Viscounts]):
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
    open_scores = True
    families = FIELD_FAMILIES

    # -- making and loading

    def prepare(self, seats: int, options: Values) -> Values:
        chosen = {o.id: options.get(o.id, o.default) for o in self.options}
        pack = pack_content(chosen["pack"])
        if chosen["tomes"] is None:
            chosen["tomes"] = won_by_first(seats, CHAPTER)
        carried(chosen["tomes"], seats, CHAPTER, own_lore(pack_of(chosen)))
        proofread(pack, lambda thing, lang: self.help(thing, lang, chosen))
        return chosen

    def start(self, seats: int, options: Values, chance: Chance) -> Viscounts:
        board, winner = carried(options["tomes"], seats, CHAPTER, own_lore(pack_of(options)))
        g = deal(board, winner, options["tomesaga_heroes"], pack_of(options), chance)
        g.begin(play_game(g), claims(g))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (tables(pack_of(options)).cards, NO_EDICTS, own_lore(pack_of(options)))

    def from_position(self, position_: Values) -> tuple[Viscounts, int, Values]:
        seats = position.seats_of(position_)
        options = of_position(self, seats, {key: position_[key] for key in position.SETTINGS if key in position_})
        return position.lay(position_, seats, options["tomesaga_heroes"], pack_of(options)), seats, options

    def position(self, g: Viscounts, options: Values) -> dict[str, Any]:
        return {**position.write(g), **{key: options[key] for key in position.SETTINGS if key in options}}

    def catalogue_for(self, options: Values) -> Catalogue:
        return named(catalogue(), changes_of(pack_of(options)))

    def provenance(self) -> Mapping[str, int]:
        return base_provenance() + saga.provenance()

    # -- words

    def question(self, g: Viscounts, task: Task, options: Values) -> Question:
        if task.kind < len(BASE_KINDS):
            return questions.question(g, task)
        if task.kind == kinds.AVOID_DEBT:
            said = Message("kind.avoid_debt.prompt", {"n": task.about})
            return Question(said, "TOM-2.38", interrupt=task.actor != g.current)
        return words.question()

    def answer(self, g: Viscounts, task: Task, code: int) -> Answer:
        if task.kind < len(BASE_KINDS):
            return base_answers.answer(g, task, code)
        return avoiding(task, code) if task.kind == kinds.AVOID_DEBT else words.answer(code)

    def refusal(self, g: Viscounts, task: Task, code: int, reason: int) -> Message:
        return questions.refusal(g, task, code, self.reasons[reason].id)

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        if event < len(BASE_EVENTS):
            return telling.event_text(event, seat, things, n)
        if event == told.BUYS_OFF_DEBT:
            said = Message("event.buys_off_debt", {"seat": seat, "n": n})
            return EventText(said, said, EVENTS[event].clause)
        return words.event_text(event - len(BASE_EVENTS), seat, things, n, IDS)

    def things(self) -> Sequence[str]:
        return IDS

    def places(self, seats: int) -> Sequence[str]:
        return PLACES.names(seats)

    def help(self, thing: str, lang: str, options: Values) -> Help:
        if thing in saga.ENTRIES:
            changes = changes_of(pack_of(options))
            return saga.about(thing, lang, self.catalogue_for(options), changes)
        return questions.explain(tables(pack_of(options)), NUMBER[thing], lang)

    # -- numbers

    def scores(self, g: Viscounts) -> tuple[Score, ...]:
        return tuple(score(g, p) for p in range(g.players))

    def rivals(self, g: Viscounts) -> tuple[Score, ...]:
        return ()

    def result(self, g: Viscounts) -> Result:
        """Places are never shared: the last to have a turn is ahead."""  # TOM-2.22
        tie_break = {
            "goods_left": tuple(rank(g, p)[1] for p in range(g.players)),
            "last_turn": tuple(int(last_turn(g, p)) for p in range(g.players)),
        }
        return Result((int(places(g)[0]),), self.scores(g), "event.game_over", "TOM-2.22", tie_break)

    def phase(self, g: Viscounts) -> str:
        return "drawing" if g.phase == phases.CREST_TOKEN else phase(g)

    def order(self, g: Viscounts, seats: int) -> Sequence[int]:
        """Round the table, from who has the start-player marker."""  # VIS-3.1
        return [(g.first + i) % seats for i in range(seats)]

    def numbers(self, g: Viscounts, viewer: int | None) -> Mapping[str, Any]:
        return numbers(g, viewer)

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
