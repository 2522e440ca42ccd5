"""Viscounts of the West Kingdom as a game of the platform: options, set-up, words, scores."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.tomesaga.lore import NO_LORE
from regnum.games.viscounts import answers, position, questions, telling
from regnum.games.viscounts.codes import things
from regnum.games.viscounts.data import DIFFICULTIES, IDS, NUMBER, OPPONENTS, Tables, provenance, tables
from regnum.games.viscounts.declare import EVENTS, FIELD_FAMILIES, KINDS, PLACES, REASONS
from regnum.games.viscounts.numbers import numbers, phase
from regnum.games.viscounts.results import result, score
from regnum.games.viscounts.setup import deal, lay_rival
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.turn import game as play_game
from regnum.games.viscounts_coop.edicts import NO_EDICTS
from regnum.games.west_kingdom.opponents import words_against
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Task
from regnum.kernel.options import drawn_first, first_player, of_position, pack_content
from regnum.kernel.packs import proofread
from regnum.kernel.spec import Answer, EventText, GameOf, Help, OptionSpec, Question, Result, Score, Values, numbered
from regnum.kernel.text import Catalogue, Message


class ViscountsGame(GameOf[Viscounts]):
    """The base game for one to four players."""

    state = Viscounts
    id = "viscounts"
    rules_version = "1"
    title = MappingProxyType({"en": "Viscounts of the West Kingdom", "pl": "Wicehrabiowie Zachodniego Królestwa"})
    seats = (1, 4)
    modes = ("versus", "solo")
    options = (
        OptionSpec("opponent", OPPONENTS[0], OPPONENTS, {"seats": 1}),
        OptionSpec("difficulty", "standard", tuple(DIFFICULTIES), {"seats": 1}),
        OptionSpec("first", "random", None),
        OptionSpec("tomesaga_heroes", False, (False, True)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "round_begins"
    clause_file = "viscounts"
    open_scores = True
    families = FIELD_FAMILIES

    # -- making and loading

    def prepare(self, seats: int, options: Values) -> Values:
        chosen = {o.id: options.get(o.id, o.default) for o in self.options}
        first_player(chosen["first"], seats)
        pack = pack_content(chosen["pack"])
        tables(chosen)
        proofread(pack, lambda thing, lang: self.help(thing, lang, chosen))
        return chosen

    def start(self, seats: int, options: Values, chance: Chance) -> Viscounts:
        first = drawn_first(options["first"], seats, chance)
        g = deal(self.tables(options), seats, first, chance, tomesaga(options))
        if seats == 1:
            lay_rival(g, OPPONENTS.index(options["opponent"]), DIFFICULTIES[options["difficulty"]])
        g.begin(play_game(g))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards, NO_EDICTS, NO_LORE)

    def from_position(self, position_: Values) -> tuple[Viscounts, int, Values]:
        seats = position.seats_of(position_)
        chosen = {"first": 0, **{key: position_[key] for key in position.SETTINGS if key in position_}}
        options = of_position(self, seats, chosen)
        g = position.lay(position_, seats, self.tables(options), options["opponent"], tomesaga(options))
        return g, seats, options

    def position(self, g: Viscounts, options: Values) -> dict[str, Any]:
        return {**position.write(g), **{key: options[key] for key in position.SETTINGS if key in options}}

    def tables(self, options: Values) -> Tables:
        return tables(options)

    def catalogue_for(self, options: Values) -> Catalogue:
        return words_against(self.tables(options).catalogue, options["opponent"])

    def provenance(self) -> Mapping[str, int]:
        return provenance()

    # -- words

    def question(self, g: Viscounts, task: Task, options: Values) -> Question:
        return questions.question(g, task)

    def answer(self, g: Viscounts, task: Task, code: int) -> Answer:
        return answers.answer(g, task, code)

    def refusal(self, g: Viscounts, task: Task, code: int, reason: int) -> Message:
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

    def scores(self, g: Viscounts) -> tuple[Score, ...]:
        return tuple(score(g, p) for p in range(g.players))

    def rivals(self, g: Viscounts) -> tuple[Score, ...]:
        return tuple(score(g, p) for p in range(g.players, len(g.seats)))

    def result(self, g: Viscounts) -> Result:
        return result(g)

    def phase(self, g: Viscounts) -> str:
        return phase(g)

    def order(self, g: Viscounts, seats: int) -> Sequence[int]:
        """Round the table, from who has the start-player marker."""  # VIS-3.1
        return [(g.first + i) % seats for i in range(seats)]

    def numbers(self, g: Viscounts, viewer: int | None) -> Mapping[str, Any]:
        return numbers(g, viewer)

    def totals(self, g: Viscounts) -> Mapping[str, int]:
        """Cards and tiles; goods, Debts and Deeds come out of a supply without end."""  # VIS-1.5
        return {name: n for name, n in super().totals(g).items() if NUMBER[name] < things.FIRST_AI_BOARD}

    def public_cards(self, g: Viscounts, seat: int) -> Sequence[int]:
        """Which cards a player owns is open; which of them are in hand is not."""  # VIS-3.6
        return public_cards(g, seat)

    def counts(self, g: Viscounts, options: Values) -> list[dict[str, int]] | None:
        """The Townsfolk of every player, as they are laid open at the end."""  # VIS-3.6, VIS-19.6
        if not g.over:
            return None
        return [{IDS[c]: n for c, n in enumerate(self.public_cards(g, p)) if n} for p in range(g.players)]


def public_cards(g: Viscounts, seat: int) -> list[int]:
    """How many of each thing are among a player's cards, wherever they lie."""
    s = g.seats[seat]
    rest, tops, _seen = s.deck.dump()
    counts = [0] * things.COUNT
    held = [s.hand.at(i) for i in range(s.hand.size)] + [s.discard.at(i) for i in range(s.discard.size)]
    for c in (*rest, *tops, *held, *(c for c in s.board if c >= 0)):
        counts[c] += 1
    return counts


def tomesaga(options: Values) -> bool:
    """Whether the Heroes of the Tomesaga are in the game; tables from before there was a choice do not say."""
    return bool(options.get("tomesaga_heroes", False))  # TOM-6.9


GAME = ViscountsGame()
