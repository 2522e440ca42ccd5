"""The Tomes, Crest tokens and Crest Tomes as things of the platform: their names, and what each is for."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from regnum.games.tomesaga.declare import CHAPTERS, GOALS
from regnum.games.tomesaga.tables import NO_CHANGES, Changes, goal_of, read, tomes
from regnum.kernel.datum import Datum
from regnum.kernel.spec import Help
from regnum.kernel.stock import Entry, Stock
from regnum.kernel.text import Catalogue

_ALL: Mapping[str, tuple[Entry, ...]] = {
    "tomes": tuple(tome.value for tome in tomes()),
    "crest_tokens": tuple(read("crest_tokens")["tokens"].value),
    "crest_tomes": tuple(read("tomes")["crest_tomes"].value),
}
IDS: tuple[str, ...] = tuple(entry["id"] for entries in _ALL.values() for entry in entries)
"""In the order of their numbers, to stand behind the things of the game that is played."""
FAMILY_OF: Mapping[str, str] = {entry["id"]: family for family, entries in _ALL.items() for entry in entries}
ENTRIES: Mapping[str, Entry] = {entry["id"]: entry for entries in _ALL.values() for entry in entries}
CLAUSES = {"tomes": "TOM-2.11", "crest_tokens": "TOM-2.21", "crest_tomes": "TOM-2.23"}


def about(thing: str, lang: str, words: Catalogue, changes: Changes = NO_CHANGES) -> Help:
    """Name, kind, text, purpose, clause and provenance of a thing that a saga adds, with what a card pack changes."""
    entry, family = {**ENTRIES[thing], **changes.get(thing, {})}, FAMILY_OF[thing]
    kind, note = words.render(lang, f"family.{family}"), words.render(lang, f"help.{family}")
    lines = tuple(_lines(entry, family, lang, words))
    return Help(words.name(lang, "card", thing), kind, lines, (note,), CLAUSES[family], entry["provenance"])


def _lines(entry: Entry, family: str, lang: str, words: Catalogue) -> Iterator[str]:
    if family == "tomes":
        goal = GOALS[CHAPTERS[entry["game"]]].words[goal_of(Datum(entry, entry["id"]))]
        yield words.render(lang, f"text.goal.{goal}", {"n": entry["goal"]["n"]})
        yield words.render(lang, "text.crests", {"crest": entry["crests"]})
        for benefit in entry["benefit"]:
            key, n = benefit_of(benefit)
            yield words.render(lang, f"text.benefit.{entry['benefit_game']}.{key}", {"n": n})
    elif family == "crest_tomes":
        of_two, more = entry["goal_by_players"]["2"], entry["goal_by_players"]["3"]
        params = {"crest": more["collect"], "n": more["n"], "of_two": of_two["n"]}
        yield words.render(lang, "text.crest_goal", params)


def benefit_of(benefit: Entry) -> tuple[str, int]:
    """Which sentence tells a benefit, and its number."""  # TOM-2.29
    if "replace" in benefit:
        return "debt", benefit["with_cost"][0]["silver"]
    if "trigger" in benefit:
        two = "_two" if benefit["trigger"].get("workers") == 2 else ""
        return f"{benefit['trigger']['action']}{two}", benefit["effects"][0]["n"]
    if "modify" in benefit:
        return f"{benefit['action']}_less", benefit["n"]
    ((name, told),) = benefit["modifier"].items()
    if name == "icons":
        ((icon, n),) = told.items()
        return f"{icon}_{benefit['action']}", n
    return name, told if isinstance(told, int) else -told["hire"]


def stocked(families: Iterable[tuple[str, Sequence[Entry]]]) -> Stock:
    """The things of a game with those that a saga adds behind them."""
    return Stock("tomesaga", (*families, *_ALL.items()), {})
