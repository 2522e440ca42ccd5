"""The games that can be played here, and card packs for them."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from regnum.server.wire.values import Lang


class OptionChoice(Struct):
    default: Any
    values: list[Any] | None
    when: dict[str, Any]
    """Without these other choices (`seats` is one) it changes nothing."""


class GameCard(Struct):
    """A game that can be played here."""

    id: str
    title: dict[Lang, str]
    seats: tuple[int, int]
    modes: list[str]
    options: dict[str, OptionChoice]
    rules_version: str
    provenance: dict[str, int]
    bots: list[str]
    levels: dict[str, str]
    """The bots that stand for squire, knight and master."""


class ThingHelp(Struct):
    """What one thing of a game is and does."""

    name: str
    kind: str
    lines: list[str]
    notes: list[str]
    clause: str
    provenance: str


class GameData(GameCard):
    """A game with its texts, the help for every thing, and its rules clause by clause, in each language."""

    catalogue: dict[Lang, dict[str, str | dict[str, str]]]
    help: dict[Lang, dict[str, ThingHelp]]
    clauses: dict[Lang, dict[str, str]]


class PackFile(Struct):
    """The content of a card pack file, with the file's name."""

    file: Annotated[str, Meta(max_length=200)]
    text: Annotated[str, Meta(max_length=200_000)]


class PackReport(Struct):
    """What a card pack says, or what is wrong with it: where, and why."""

    file: str
    name: str
    cards: list[str]
    place: str
    reason: str
