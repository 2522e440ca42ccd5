"""Architects of the West Kingdom as a game of the platform: options, set-up, words, scores."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.architects import answers, position, questions, telling
from regnum.games.architects.beginning import game as play_game
from regnum.games.architects.codes import opponents, settings, things
from regnum.games.architects.data import IDS, NUMBER, Tables, provenance, tables
from regnum.games.architects.declare import EVENTS, FIELD_FAMILIES, KINDS, OPPONENTS, PLACES, REASONS
from regnum.games.architects.numbers import numbers, phase
from regnum.games.architects.results import result, score
from regnum.games.architects.setup import deal
from regnum.games.architects.state import Architects
from regnum.games.architects_coop.plots import NO_PLOTS
from regnum.games.tomesaga.lore import NO_LORE
from regnum.games.west_kingdom.opponents import words_against
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from regnum.kernel.core.machine import Task
from regnum.kernel.errors import BadOption
from regnum.kernel.options import drawn_first, first_player, of_position, pack_content
from regnum.kernel.packs import proofread
from regnum.kernel.spec import Answer, EventText, GameOf, Help, OptionSpec, Question, Result, Score, Values, numbered
from regnum.kernel.text import Catalogue, Message

VARIABLE = {"setup": "variable"}


class ArchitectsGame(GameOf[Architects]):
    """The base game for one to five players, with the promo cards and boards."""

    state = Architects
    id = "architects"
    rules_version = "1"
    title = MappingProxyType({"en": "Architects of the West Kingdom", "pl": "Architekci Zachodniego Królestwa"})
    seats = (1, 5)
    modes = ("versus", "solo")
    options = (
        OptionSpec("opponent", "constantine", OPPONENTS.words[1:], {"seats": 1}),
        OptionSpec("opponent_of_two", "none", OPPONENTS.words, {"seats": 2}),
        OptionSpec("first", "random", None, {"setup": "standard"}),
        OptionSpec("setup", "standard", ("standard", "variable")),
        OptionSpec("boards", "random", ("random", "chosen"), VARIABLE),
        OptionSpec("promo_boards", False, (False, True), VARIABLE),
        OptionSpec("tomesaga_boards", False, (False, True), VARIABLE),
        OptionSpec("promo_cards", False, (False, True)),
        OptionSpec("free_starting_apprentice", False, (False, True)),
        OptionSpec("guildhall_apprentice_refresh", True, (True, False)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "turn_begins"
    clause_file = "architects"
    open_scores = True
    families = FIELD_FAMILIES
    marked = frozenset({"display"})

    # -- making and loading

    def prepare(self, seats: int, options: Values) -> Values:
        chosen = {o.id: options.get(o.id, o.default) for o in self.options}
        first_player(chosen["first"], seats)
        if seats != 2:
            chosen["opponent_of_two"] = "none"
        if seats == 1 and chosen["setup"] == "variable":
            raise BadOption("setup: alone one plays with the standard side of a Player Board.")  # ARC-16.28
        pack = pack_content(chosen["pack"])
        tables(chosen)
        proofread(pack, lambda thing, lang: self.help(thing, lang, chosen))
        return chosen

    def start(self, seats: int, options: Values, chance: Chance) -> Architects:
        first = drawn_first(options["first"], seats, chance)
        g = deal(self.tables(options), seats, opponent(seats, options), options["promo_cards"], chance)
        g.begin(play_game(g, first, how(options)))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards, NO_PLOTS, NO_LORE)

    def from_position(self, position_: Values) -> tuple[Architects, int, Values]:
        seats = position.seats_of(position_)
        chosen = {"first": 0, **{key: position_[key] for key in position.SETTINGS if key in position_}}
        options = of_position(self, seats, chosen)
        g = position.lay(
            position_, seats, opponent(seats, options), self.tables(options), options["promo_cards"], how(options)
        )
        return g, seats, options

    def position(self, g: Architects, options: Values) -> dict[str, Any]:
        return {**position.write(g, how(options)), **{key: options[key] for key in position.SETTINGS if key in options}}

    def tables(self, options: Values) -> Tables:
        return tables(options)

    def catalogue_for(self, options: Values) -> Catalogue:
        third = options["opponent_of_two"]
        return words_against(self.tables(options).catalogue, options["opponent"] if third == "none" else third)

    def provenance(self) -> Mapping[str, int]:
        return provenance()

    # -- words

    def question(self, g: Architects, task: Task, options: Values) -> Question:
        return questions.question(g, task)

    def answer(self, g: Architects, task: Task, code: int) -> Answer:
        return answers.answer(g, task, code)

    def refusal(self, g: Architects, task: Task, code: int, reason: int) -> Message:
        return questions.refusal(g, task, code, self.reasons[reason].id)

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        return telling.event_text(event, seat, things, n, source)

    def things(self) -> Sequence[str]:
        return IDS

    def places(self, seats: int) -> Sequence[str]:
        return PLACES.names(seats + 1)  # an opponent may sit opposite

    def help(self, thing: str, lang: str, options: Values) -> Help:
        return questions.explain(self.tables(options), NUMBER[thing], lang)

    # -- numbers

    def scores(self, g: Architects) -> tuple[Score, ...]:
        return tuple(score(g, p) for p in range(g.players))

    def rivals(self, g: Architects) -> tuple[Score, ...]:
        return tuple(score(g, p) for p in range(g.players, len(g.seats)))

    def result(self, g: Architects) -> Result:
        return result(g)

    def phase(self, g: Architects) -> str:
        return phase(g)

    def order(self, g: Architects, seats: int) -> Sequence[int]:
        """Round the table, from the first player."""  # ARC-2.10
        return [(g.first + i) % seats for i in range(seats)]

    def numbers(self, g: Architects, viewer: int | None) -> Mapping[str, Any]:
        return numbers(g, viewer)

    def marks(self, g: Architects, owner: int | None, field: str, i: int) -> Mapping[str, int]:
        """The Silver on the Apprentices of the display."""  # ARC-6.4
        lying = [slot for slot, c in enumerate(g.display) if c != NONE]
        silver = int(g.coins[lying[i]])
        return {"silver": silver} if silver else {}

    def totals(self, g: Architects) -> Mapping[str, int]:
        """Cards; Workers stay what they are, and goods come out of a supply without end."""  # ARC-1.6
        found = {name: n for name, n in super().totals(g).items() if NUMBER[name] < things.FIRST_BOARD}
        if g.small_side != NONE:  # it names a card that lies in the pile
            found[IDS[things.FIRST_MARKET_CARD + g.small_side]] -= 1
        return found


def opponent(seats: int, options: Values) -> int:
    """Who plays from the Scheme cards at a table of so many seats."""  # ARC-16.1, ARC-16.20
    if seats > 2:
        return opponents.NONE
    return OPPONENTS[options["opponent" if seats == 1 else "opponent_of_two"]]


def how(options: Values) -> int:
    """How a table is set up, as the rules take it."""
    variable = options["setup"] == "variable"
    return (
        (settings.VARIABLE if variable else 0)
        | (settings.CHOSEN if options["boards"] == "chosen" else 0)
        | (settings.PROMO_BOARDS if options["promo_boards"] else 0)
        | (settings.TOMESAGA_BOARDS if tomesaga(options) else 0)
        | (settings.FREE_APPRENTICE if options["free_starting_apprentice"] else 0)
    )


def tomesaga(options: Values) -> bool:
    """Whether the Tomesaga's boards are in the game; tables from before there was a choice do not say."""
    return bool(options.get("tomesaga_boards", False))  # TOM-6.1


GAME = ArchitectsGame()
