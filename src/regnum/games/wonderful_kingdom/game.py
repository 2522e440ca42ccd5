"""It's a Wonderful Kingdom as a game of the platform: options, set-up, words, scores."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, cast

from regnum.games.wonderful_kingdom import answers, numbers, position, questions, telling
from regnum.games.wonderful_kingdom.data import CHANGEABLE, DECKS, DUCHY_IDS, IDS, QUEST_IDS, Tables, tables
from regnum.games.wonderful_kingdom.declare import EVENTS, KINDS, PLACES, REASONS, STAGES
from regnum.games.wonderful_kingdom.results import result, score
from regnum.games.wonderful_kingdom.setup import lay_out
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.games.wonderful_kingdom.turn import game as play_game
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Task
from regnum.kernel.errors import BadOption
from regnum.kernel.options import drawn_first, first_player, of_position, pack_content
from regnum.kernel.packs import proofread
from regnum.kernel.spec import (
    Answer,
    EventText,
    GameOf,
    Help,
    OptionSpec,
    Question,
    Result,
    Score,
    Turn,
    Values,
    numbered,
)
from regnum.kernel.text import Catalogue, Message

RANDOM_DECKS = ("random", *DECKS)


class WonderfulKingdomGame(GameOf[Kingdom]):
    """Two players or solo, always with one module."""

    state = Kingdom
    id = "wonderful_kingdom"
    rules_version = "1"
    title = MappingProxyType({"en": "It's a Wonderful Kingdom", "pl": "Nowe Wspaniałe Królestwo"})
    seats = (1, 2)
    modes = ("versus", "solo")
    options = (
        OptionSpec("module", "advisors", ("advisors", "threats", "quests")),
        OptionSpec("side", "A", ("A", "B")),
        OptionSpec("deck1", "random", RANDOM_DECKS, {"module": "threats"}),
        OptionSpec("deck2", "random", RANDOM_DECKS, {"module": "threats", "seats": 2}),
        OptionSpec("quest", "quest_01", QUEST_IDS, {"module": "quests"}),
        OptionSpec("duchy", "random", ("random", *DUCHY_IDS)),
        OptionSpec("first", "random", None),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "round"
    clause_file = "wonderful_kingdom"
    open_scores = True
    marked = frozenset({"sites", "woes", "advisors"})

    # -- making and loading

    def prepare(self, seats: int, options: Values) -> Values:
        chosen = {option.id: options.get(option.id, option.default) for option in self.options}
        first_player(chosen["first"], seats)
        if seats == 2 and chosen["deck1"] == chosen["deck2"] != "random":  # IWK-9.2
            raise BadOption(f"deck2: there is one deck of {chosen['deck2']}; the two threat decks must differ.")
        pack = pack_content(chosen["pack"])
        tables(pack)
        proofread(pack, lambda thing, lang: self.help(thing, lang, chosen))
        return chosen

    def start(self, seats: int, options: Values, chance: Chance) -> Kingdom:
        first = drawn_first(options["first"], seats, chance)
        duchy = options["duchy"]
        mine = chance.below(2) if duchy == "random" else DUCHY_IDS.index(duchy)
        decks: list[str] = []
        if options["module"] == "threats":
            decks = drawn_decks([options["deck1"], options["deck2"]][:seats], chance)
        quest = QUEST_IDS.index(options["quest"])
        found = self.tables(options)
        g = lay_out(found, options["module"], options["side"], quest, (mine, 1 - mine)[:seats], decks, first, chance)
        g.begin(play_game(g))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards,)

    def from_position(self, position_: Values) -> tuple[Kingdom, int, Values]:
        players = position.players_of(position_)
        options = of_position(self, len(players), position.options_of(position_))
        g = position.lay(position_, players, options, self.tables(options))
        position.go_on(g, position_)
        return g, len(players), options

    def position(self, g: Kingdom, options: Values) -> dict[str, Any]:
        return {**position.write(g), "pack": options["pack"]}

    def tables(self, options: Values) -> Tables:
        return tables(options["pack"])

    def catalogue_for(self, options: Values) -> Catalogue:
        return self.tables(options).catalogue

    # -- words

    def question(self, g: Kingdom, task: Task, options: Values) -> Question:
        return questions.question(g, task)

    def answer(self, g: Kingdom, task: Task, code: int) -> Answer:
        return answers.answer(g, task, code)

    def refusal(self, g: Kingdom, task: Task, code: int, reason: int) -> Message:
        return questions.refusal(g, task, code, self.reasons[reason].id)

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        return telling.event_text(event, seat, things, n, source, target)

    def things(self) -> Sequence[str]:
        return IDS

    def places(self, seats: int) -> Sequence[str]:
        return PLACES.names(seats)

    def help(self, thing: str, lang: str, options: Values) -> Help:
        return questions.explain(self.tables(options), thing, lang)

    # -- numbers

    def scores(self, g: Kingdom) -> tuple[Score, ...]:
        return tuple(score(g, p) for p in range(len(g.seats)))

    def result(self, g: Kingdom) -> Result:
        return result(g)

    def phase(self, g: Kingdom) -> str:
        return STAGES.words[g.stage]

    def order(self, g: Kingdom, seats: int) -> Sequence[int]:
        return (g.leader(), 1 - g.leader())[:seats]

    def turns(self, g: Kingdom) -> Sequence[Turn]:
        return numbers.turns(g)

    def numbers(self, g: Kingdom, viewer: int | None) -> Mapping[str, Any]:
        return numbers.numbers(g)

    def marks(self, g: Kingdom, owner: int | None, field: str, i: int) -> Mapping[str, int]:
        return numbers.marks(g, cast(int, owner), field, i)

    def provenance(self) -> Mapping[str, int]:
        return Counter(component["provenance"] for component in CHANGEABLE.values())


def drawn_decks(chosen: Sequence[str], chance: Chance) -> list[str]:
    """The threat decks of the seats; those not chosen are drawn from the others."""  # IWK-9.2, IWK-9.38
    left = [deck for deck in DECKS if deck not in chosen]
    return [left.pop(chance.below(len(left))) if deck == "random" else deck for deck in chosen]


GAME = WonderfulKingdomGame()
