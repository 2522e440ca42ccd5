"""Dominion as a game of the platform: options, set-up, words, scores."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.dominion import answers, numbers, position, questions, telling
from regnum.games.dominion.data import (
    CARDS,
    IDS,
    KINGDOMS,
    NUMBER,
    SETUP,
    Tables,
    kingdom_cards,
    tables,
)
from regnum.games.dominion.declare import EVENTS, KINDS, PLACES, REASONS
from regnum.games.dominion.results import result, score, visible_range
from regnum.games.dominion.scoring import owned
from regnum.games.dominion.setup import lay_out
from regnum.games.dominion.state import Dominion
from regnum.games.dominion.turn import whole_game as play_game
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import members
from regnum.kernel.core.machine import Task
from regnum.kernel.errors import BadOption, BadScenario, shown
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
    Values,
    numbered,
)
from regnum.kernel.text import Catalogue, Message


class DominionGame(GameOf[Dominion]):
    """The base set, 1st edition by default."""

    state = Dominion
    id = "dominion"
    rules_version = "1"
    title = MappingProxyType({"en": "Dominion", "pl": "Dominion"})
    seats = (2, 4)
    modes = ("versus",)
    options = (
        OptionSpec("kingdom", "first_game", None),
        OptionSpec("edition", "1e", ("1e", "2e", "mixed")),
        OptionSpec("texts", None, (None, "1e", "2e")),
        OptionSpec("first", "random", None),
        OptionSpec("counts", False, (False, True)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "turn_begins"
    clause_file = "dominion"
    secret_kinds = frozenset({"react", "discard_down", "put_on_deck"})

    def asks_in_secret(self, event: str, things: Sequence[str]) -> bool:
        """Whether a Reaction is held, or an attacked hand leaves a choice, is nobody else's business."""
        return event in ("plays", "plays_again") and any("attack" in CARDS[NUMBER[c]]["types"] for c in things)

    # -- making and loading

    def prepare(self, seats: int, options: Values) -> Values:
        kingdom, edition = chosen_kingdom(options)
        texts = options.get("texts") or ("2e" if edition == "2e" else "1e")
        first = first_player(options.get("first", "random"), seats)
        pack = pack_content(options.get("pack"))
        tables(texts, pack)
        chosen = {
            "kingdom": kingdom,
            "edition": edition,
            "texts": texts,
            "first": first,
            "counts": options.get("counts", False),
            "pack": pack,
        }
        proofread(pack, lambda card, lang: self.help(card, lang, chosen))
        return chosen

    def start(self, seats: int, options: Values, chance: Chance) -> Dominion:
        first = drawn_first(options["first"], seats, chance)
        kingdom = options["kingdom"]
        if kingdom == "random":
            kingdom = drawn_kingdom(options["edition"], chance)
        elif isinstance(kingdom, str):
            kingdom = KINGDOMS[kingdom]["cards"]
        g = lay_out(self.tables(options).cards, seats, tuple(kingdom), chance)
        g.begin(play_game(g, first))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards,)

    def from_position(self, position_: Values) -> tuple[Dominion, int, Values]:
        players = position.players_of(position_)
        chosen = {"edition": "mixed", "first": 0, **{k: position_[k] for k in position.SETTINGS if k in position_}}
        options = of_position(self, len(players), {**chosen, "kingdom": "random"})  # which cards decides below
        g = position.lay(position_, players, self.tables(options).cards)
        kingdom = chosen.get("kingdom")
        if kingdom is None:
            kingdom = position.named_kingdom(g, position_, chosen["edition"])
        options = of_position(self, len(players), {**chosen, "kingdom": kingdom})
        names = options["kingdom"]
        if isinstance(names, str):
            if names not in KINGDOMS:
                raise BadScenario(f"kingdom: a position lies there with its ten cards; “{shown(names)}” names none.")
            names = KINGDOMS[names]["cards"]
        position.lay_supply(g, position_.get("supply", {}), names)
        position.go_on(g, position_.get("phase", "action"))
        return g, len(players), options

    def position(self, g: Dominion, options: Values) -> dict[str, Any]:
        return {**position.write(g), "texts": options["texts"], "pack": options["pack"]}

    def tables(self, options: Values) -> Tables:
        return tables(options["texts"], options["pack"])

    def catalogue_for(self, options: Values) -> Catalogue:
        return self.tables(options).catalogue

    def first_after(self, result: Result, seats: int, chance: Chance) -> int:
        """Who begins the next game of a series."""  # DOM-2.3, DOM-2.4
        if len(result.winners) == 1:
            return (result.winners[0] + 1) % seats
        losers = [p for p in range(seats) if p not in result.winners] or list(range(seats))
        return losers[chance.below(len(losers))]

    def counts(self, g: Dominion, options: Values) -> list[dict[str, int]] | None:
        """How many of each card every player owns; at the end all decks are counted."""  # DOM-8.3, DOM-11.5
        if not (options["counts"] or g.over):
            return None
        bags = [owned(g, p) for p in range(len(g.seats))]
        return [{IDS[c]: bag.count(c) for c in members(bag.kinds)} for bag in bags]

    def provenance(self) -> Mapping[str, int]:
        return Counter(card["provenance"] for card in CARDS)

    # -- words

    def question(self, g: Dominion, task: Task, options: Values) -> Question:
        return questions.question(g, task, self.tables(options))

    def answer(self, g: Dominion, task: Task, code: int) -> Answer:
        return answers.answer(g, task, code)

    def refusal(self, g: Dominion, task: Task, code: int, reason: int) -> Message:
        return questions.refusal(g, task, code, self.reasons[reason].id)

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        return telling.event_text(event, seat, things, n, source, target)

    def things(self) -> Sequence[str]:
        return IDS

    def places(self, seats: int) -> Sequence[str]:
        return PLACES.names(seats)

    def help(self, thing: str, lang: str, options: Values) -> Help:
        return questions.explain(self.tables(options), NUMBER[thing], lang, options["texts"])

    # -- numbers

    def scores(self, g: Dominion) -> tuple[Score, ...]:
        return tuple(score(g, p) for p in range(len(g.seats)))

    def score_range(self, g: Dominion, seat: int, viewer: int | None, options: Values) -> tuple[int, int]:
        if options["counts"]:
            total = score(g, seat).total
            return total, total
        return visible_range(g, seat, viewer)

    def result(self, g: Dominion) -> Result:
        return result(g)

    def phase(self, g: Dominion) -> str:
        return position.phase(g)

    def numbers(self, g: Dominion, viewer: int | None) -> Mapping[str, Any]:
        return numbers.numbers(g)

    def public_cards(self, g: Dominion, seat: int) -> Sequence[int]:
        return owned(g, seat).dump()


def chosen_kingdom(options: Values) -> tuple[str | list[str], str]:
    """A kingdom by its name, “random” or ten cards, and the edition they are of; an edition alone brings its own."""
    edition = options.get("edition")
    kingdom = options.get("kingdom", "first_game_2e" if edition == "2e" else "first_game")
    if isinstance(kingdom, str) and kingdom in KINGDOMS:
        edition = edition or KINGDOMS[kingdom]["edition"]
        check_kingdom(KINGDOMS[kingdom]["cards"], edition)
        return kingdom, edition
    edition = edition or "1e"
    if kingdom == "random":
        return kingdom, edition
    if isinstance(kingdom, str):
        if "," not in kingdom:
            raise BadOption(
                f"There is no kingdom “{shown(kingdom)}”: use “random”, ten cards or one of {', '.join(KINGDOMS)}."
            )
        kingdom = [name.strip() for name in kingdom.split(",")]
    check_kingdom(kingdom, edition)
    return list(kingdom), edition


def check_kingdom(names: object, edition: str) -> None:
    """Ten different cards of the edition."""  # DOM-2.9
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise BadOption("kingdom: write the ten cards as a list of ids.")
    allowed = kingdom_cards(edition)
    for name in names:
        if name not in NUMBER or CARDS[NUMBER[name]]["kind"] != "kingdom":
            raise BadOption(f"kingdom: there is no Kingdom card “{shown(name)}”.")
        if name not in allowed:
            raise BadOption(f"kingdom: {name} is not in edition {edition}; choose edition “mixed” to use it.")
    if len(set(names)) != len(names):
        twice = next(name for name in names if list(names).count(name) > 1)
        raise BadOption(f"kingdom: {twice} stands there twice; the ten cards must be different.")
    if len(names) != SETUP["kingdom_piles"]:
        raise BadOption(f"kingdom: a game needs exactly {SETUP['kingdom_piles']} Kingdom cards, not {len(names)}.")


def drawn_kingdom(edition: str, chance: Chance) -> list[str]:
    """Ten of the edition's cards, all equally likely."""  # DOM-2.13
    left = list(kingdom_cards(edition))
    return [left.pop(chance.below(len(left))) for _ in range(SETUP["kingdom_piles"])]


GAME = DominionGame()
