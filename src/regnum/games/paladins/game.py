"""Paladins of the West Kingdom as a game of the platform: options, set-up, words, scores."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.paladins import answers, position, questions, telling
from regnum.games.paladins.codes import things
from regnum.games.paladins.data import IDS, NUMBER, SOLO, Tables, provenance, tables, tomesaga
from regnum.games.paladins.declare import AMOUNTS, EVENTS, FIELD_FAMILIES, KINDS, PLACES, REASONS
from regnum.games.paladins.numbers import numbers, phase
from regnum.games.paladins.results import result, score
from regnum.games.paladins.rounds import game as play_game
from regnum.games.paladins.setup import deal, rival_orders
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_coop.perils import NO_PERILS
from regnum.games.tomesaga.lore import NO_LORE
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from regnum.kernel.core.machine import Task
from regnum.kernel.options import drawn_first, first_player, of_position, pack_content
from regnum.kernel.packs import proofread
from regnum.kernel.spec import Answer, EventText, GameOf, Help, OptionSpec, Question, Result, Score, Values, numbered
from regnum.kernel.text import Catalogue, Message


class PaladinsGame(GameOf[Paladins]):
    """The base game for one to four players."""

    state = Paladins
    id = "paladins"
    rules_version = "2"
    title = MappingProxyType({"en": "Paladins of the West Kingdom", "pl": "Paladyni Zachodniego Królestwa"})
    seats = (1, 4)
    modes = ("versus", "solo")
    options = (
        OptionSpec("difficulty", "standard", tuple(level["id"] for level in SOLO["difficulty"]), {"seats": 1}),
        OptionSpec("first", "random", None),
        OptionSpec("suspicions", "printed", ("printed", "low_tax_heavy")),
        OptionSpec("schemes", "mixed", ("mixed", "orders_heavy"), {"seats": 1}),
        OptionSpec("debt_for_discard", True, (True, False)),
        OptionSpec("tomesaga_townsfolk", False, (False, True)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "round_begins"
    clause_file = "paladins"
    open_scores = True
    families = FIELD_FAMILIES
    named = MappingProxyType({"amounts": AMOUNTS})

    # -- making and loading

    def prepare(self, seats: int, options: Values) -> Values:
        chosen = {o.id: options.get(o.id, o.default) for o in self.options}
        first_player(chosen["first"], seats)
        pack = pack_content(chosen["pack"])
        tables(chosen)
        proofread(pack, lambda thing, lang: self.help(thing, lang, chosen))
        return chosen

    def start(self, seats: int, options: Values, chance: Chance) -> Paladins:
        first = drawn_first(options["first"], seats, chance)
        g = deal(self.tables(options), seats, first, chance, tomesaga(options))
        g.begin(play_game(g, rival_orders(seats, options["difficulty"])))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards, NO_PERILS, NO_LORE)

    def from_position(self, position_: Values) -> tuple[Paladins, int, Values]:
        seats = position.seats_of(position_)
        chosen: dict[str, Any] = {"first": 0}
        for key in position.SETTINGS:
            if key in position_:
                chosen["schemes" if key == "schemes_mix" else key] = position_[key]
        options = of_position(self, seats, chosen)
        return position.lay(position_, seats, self.tables(options), tomesaga(options)), seats, options

    def position(self, g: Paladins, options: Values) -> dict[str, Any]:
        names = {key: "schemes" if key == "schemes_mix" else key for key in position.SETTINGS}
        return {**position.write(g), **{key: options[name] for key, name in names.items() if name in options}}

    def tables(self, options: Values) -> Tables:
        return tables(options)

    def catalogue_for(self, options: Values) -> Catalogue:
        return self.tables(options).catalogue

    def provenance(self) -> Mapping[str, int]:
        return provenance()

    # -- words

    def question(self, g: Paladins, task: Task, options: Values) -> Question:
        return questions.question(g, task)

    def answer(self, g: Paladins, task: Task, code: int) -> Answer:
        return answers.answer(g, task, code)

    def refusal(self, g: Paladins, task: Task, code: int, reason: int) -> Message:
        return questions.refusal(g, task, code, self.reasons[reason].id)

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        return telling.event_text(event, seat, things, n)

    def things(self) -> Sequence[str]:
        return IDS

    def places(self, seats: int) -> Sequence[str]:
        return PLACES.names(max(seats, 2))  # alone one sits opposite a second board

    def help(self, thing: str, lang: str, options: Values) -> Help:
        return questions.explain(self.tables(options), NUMBER[thing], lang)

    # -- numbers

    def scores(self, g: Paladins) -> tuple[Score, ...]:
        return tuple(score(g, p) for p in range(g.players))

    def rivals(self, g: Paladins) -> tuple[Score, ...]:
        return tuple(score(g, p) for p in range(g.players, len(g.seats)))

    def result(self, g: Paladins) -> Result:
        return result(g)

    def phase(self, g: Paladins) -> str:
        return phase(g)

    def order(self, g: Paladins, seats: int) -> Sequence[int]:
        """Round the table, from who has the start marker."""
        return [(g.first + i) % seats for i in range(seats)]

    def numbers(self, g: Paladins, viewer: int | None) -> Mapping[str, Any]:
        return numbers(g, viewer)

    def totals(self, g: Paladins) -> Mapping[str, int]:
        """Cards and squares; workers, Silver and the like come out of a supply without end."""  # PAL-1.6
        found = {
            name: n for name, n in super().totals(g).items() if not things.FIRST_WORKER <= NUMBER[name] < things.COUNT
        }
        if g.has_rival():  # the Schemes that still lie on face-down Favours
            scheme = IDS[things.FIRST_SCHEME]
            found[scheme] = found.get(scheme, 0) + sum(c == NONE for c in g.favours)
        return found


GAME = PaladinsGame()
