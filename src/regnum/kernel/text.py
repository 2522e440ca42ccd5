"""Sentences in Polish and English: catalogues, plural forms, names that inflect.

Engine, server, terminal and page never build sentences. They pass a message, a key with parameters, and
the reader's side renders it in the reader's language. A catalogue is one JSON object per language. An entry
is either a sentence (a string with placeholders) or a name (an object of forms; `name` is the base form):

    "event.buys": "{seat} kupuje {card:acc}."
    "card.province": {"name": "Prowincja", "acc": "Prowincję", "few": "Prowincje", "many": "Prowincji"}

There are four placeholders, and they do not nest. A brace or a bar has no other use.

    {seat}                 the value itself; a number below zero with a true minus sign
    {card:acc}             the name with that id, in that form (the base form if the name has no such form)
    {n|karta|karty|kart}   the word that fits the number n: one|few|many in Polish, one|other in English
    {n*card:acc}           a counted name: "Prowincję", "2 Prowincje", "5 Prowincji"

What a value stands for follows from its parameter: the last word of the parameter is a kind (`card` in `card`
and in `trashed_card`). If the catalogue has names of that kind, the value is an id and must be one of them;
otherwise it is printed as it is, so a player called "gold" stays "gold".

A value may also be a list. Ids are counted and joined ("2 Miedziaki i Fosę"; a number before the star is then
not needed), other values only joined; an empty list is a dash. A single thing takes the form asked for and no
number; more take the form of their number (`few`, `many`, `plural`), which fits a subject and an object.

The parameter `nth` needs no placeholder: it tells apart what would read the same, as in "Take a Watchman (no. 2)".

A sentence about a player may have a second one for that player: `event.buys.you` is "You buy {card:a}." to whoever is
the `seat` of `event.buys`, and `event.captures.of_you` is for the `of_seat`. See `addressed`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

from regnum.kernel.errors import RegnumError, shown

LANGUAGES = ("en", "pl")

Forms = Mapping[str, str]
Entries = Mapping[str, str | Forms]
Value = str | int | Sequence[str]
Params = Mapping[str, Value]

PLURALS = {"en": ("one", "other"), "pl": ("one", "few", "many")}
COUNT_FORMS = {"en": {"other": "plural"}, "pl": {"few": "few", "many": "many"}}
AND = {"en": "and", "pl": "i"}
NOTHING = "—"
NTH = "nth"
NUMBER = {"en": "no.", "pl": "nr"}

_PLACEHOLDER = re.compile(r"\{(?:(\w+)\*)?(\w+)(?::(\w+))?((?:\|[^{}|]*)*)\}")


class TextError(RegnumError, LookupError):
    """A message that cannot be rendered: unknown language, key, name or parameter, or a broken sentence."""


class Message(NamedTuple):
    """What is said, before it is said in a language."""

    key: str
    params: Params


class Placeholder(NamedTuple):
    """One parsed `{…}`: which parameter, in which form, counted by which parameter, or which plural words."""

    param: str
    form: str
    number: str
    words: tuple[str, ...]

    @property
    def kind(self) -> str:
        """The kind of thing the parameter names: its last word."""
        return self.param.rpartition("_")[2]


def plural(lang: str, n: int) -> str:
    """The plural category of a whole number.

    >>> [plural("pl", n) for n in (1, 2, 5, 12, 22, 25, 112)]
    ['one', 'few', 'many', 'many', 'few', 'many', 'many']
    >>> [plural("en", n) for n in (0, 1, 2, -1)]
    ['other', 'one', 'other', 'one']
    """
    n = abs(n)
    if n == 1:
        return "one"
    if lang == "en":
        return "other"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


@lru_cache(maxsize=4096)
def parse(sentence: str) -> tuple[str | Placeholder, ...]:
    """The plain pieces and placeholders of a sentence, in order.

    >>> parse("{seat} kupuje {card:acc}.")[2]
    Placeholder(param='card', form='acc', number='', words=())
    >>> parse("{n|karta|karty|kart}")
    (Placeholder(param='n', form='', number='', words=('karta', 'karty', 'kart')),)
    """
    parts: list[str | Placeholder] = []
    at = 0
    for found in _PLACEHOLDER.finditer(sentence):
        number, param, form, words = found.groups(default="")
        if words and (number or form):
            raise TextError(f"a form and plural words in one placeholder: {found[0]!r}")
        parts += [sentence[at : found.start()], Placeholder(param, form, number, tuple(words.split("|")[1:]))]
        at = found.end()
    parts.append(sentence[at:])
    if any(isinstance(part, str) and set(part) & set("{}|") for part in parts):
        raise TextError(f"stray brace or bar in {sentence!r}")
    return tuple(part for part in parts if part)


class Catalogue:
    """All sentences and names of one game or one program, in every language.

    >>> words = Catalogue({
    ...     "en": {"buys": "{seat} buys {n*card:a}.",
    ...            "card.moat": {"name": "Moat", "a": "a Moat", "plural": "Moats"}},
    ...     "pl": {"buys": "{seat} kupuje {n*card:acc}.",
    ...            "card.moat": {"name": "Fosa", "acc": "Fosę", "few": "Fosy", "many": "Fos"}}})
    >>> words.render("en", "buys", {"seat": "Ada", "card": "moat", "n": 1})
    'Ada buys a Moat.'
    >>> [words.render("pl", "buys", {"seat": "Ada", "card": "moat", "n": n}) for n in (1, 2, 5)]
    ['Ada kupuje Fosę.', 'Ada kupuje 2 Fosy.', 'Ada kupuje 5 Fos.']
    """

    def __init__(self, entries: Mapping[str, Entries]) -> None:
        self.entries: dict[str, dict[str, str | Forms]] = {lang: dict(entries[lang]) for lang in LANGUAGES}
        self._kinds = _forms_by_kind(self.entries["en"]).keys()

    @classmethod
    def load(cls, en: Path, pl: Path) -> Catalogue:
        """The catalogue of two JSON files. A key written twice in one file is an error."""
        return cls({"en": _read(en), "pl": _read(pl)})

    def plus(self, entries: Mapping[str, Entries]) -> Catalogue:
        """A catalogue of all these and more entries, such as the names out of a game's data.

        An entry given anew replaces the old one, as when a card pack renames a card.
        """
        return Catalogue({lang: {**self.entries[lang], **entries[lang]} for lang in LANGUAGES})

    def render(self, lang: str, key: str, params: Params | None = None) -> str:
        """The sentence for the key in that language; for the key of a name, its base form."""
        entry = self._entry(lang, key)
        if not isinstance(entry, str):
            return entry["name"]
        given = params or {}
        try:
            said = "".join(p if isinstance(p, str) else self._fill(lang, p, given) for p in parse(entry))
        except KeyError as missing:
            raise TextError(f"{key} ({lang}) needs the parameter {missing}") from None
        return f"{said} ({NUMBER[lang]} {given[NTH]})" if NTH in given else said

    def say(self, lang: str, message: Message) -> str:
        """The message in that language."""
        return self.render(lang, message.key, message.params)

    def addressed(self, message: Message, seat: int | None) -> Message:
        """The message as it is told to the player of a seat: as "you", where it is about that player.

        >>> words = Catalogue({lang: {"buys": "{seat}", "buys.you": "You", "ends": "{seat}"} for lang in LANGUAGES})
        >>> [words.addressed(Message(key, {"seat": 1}), 1).key for key in ("buys", "ends")]
        ['buys.you', 'ends']
        """
        for param, value in message.params.items():
            told = f"{message.key}.{param.removesuffix('seat')}you"
            if param.endswith("seat") and value == seat and told in self.entries["en"]:
                return Message(told, message.params)
        return message

    def name(self, lang: str, kind: str, thing: str, form: str = "name", n: int = 1) -> str:
        """A thing's name in one form, or, for any number but 1, the number and the form that goes with it."""
        entry = self._entry(lang, f"{kind}.{thing}")
        if isinstance(entry, str):
            raise TextError(f"{kind}.{thing} ({lang}) is a sentence, not a name")
        if n == 1:
            return entry.get(form, entry["name"])
        return f"{n} {entry.get(COUNT_FORMS[lang].get(plural(lang, n), form), entry['name'])}"

    def sound_of(self, message: Message) -> Hashable:
        """The same for messages that read the same in every language, found without rendering them."""
        sounds: list[Hashable] = [message.key]
        for param, value in message.params.items():
            kind = param.rpartition("_")[2]
            values = (value,) if isinstance(value, str | int) else tuple(value)
            sounds.append((param, *(self._namesake(kind, each) for each in values)))
        return tuple(sounds)

    def _namesake(self, kind: str, value: str | int) -> str | int:
        return self._namesakes.get(f"{kind}.{value}", value) if kind in self._kinds else value

    @cached_property
    def _namesakes(self) -> dict[str, str]:
        """For the key of each name the first one whose forms are the same in every language."""
        first: dict[Hashable, str] = {}
        found: dict[str, str] = {}
        for key, entry in self.entries["en"].items():
            if not isinstance(entry, str):
                every = (self.entries[lang].get(key, {}) for lang in LANGUAGES)
                forms = tuple(tuple(sorted(each.items())) for each in every if not isinstance(each, str))
                found[key] = first.setdefault((key.partition(".")[0], forms), key)
        return found

    def _entry(self, lang: str, key: str) -> str | Forms:
        if not isinstance(lang, str) or lang not in self.entries:
            raise TextError(f"no language {shown(lang)!r}; there are {', '.join(LANGUAGES)}")
        if key not in self.entries[lang]:
            raise TextError(f"no text {key!r} in language {lang!r}")
        return self.entries[lang][key]

    def _fill(self, lang: str, hole: Placeholder, params: Params) -> str:
        value = params[hole.param]
        if hole.words:
            return hole.words[PLURALS[lang].index(plural(lang, _whole(hole.param, value)))]
        if hole.kind not in self._kinds:
            if isinstance(value, int):
                return signed(value)
            return value if isinstance(value, str) else joined(lang, value)
        form = hole.form or "name"
        if isinstance(value, (str, int)):
            n = _whole(hole.number, params[hole.number]) if hole.number else 1
            return self.name(lang, hole.kind, str(value), form, n)
        counted = Counter(value).items()
        return joined(lang, [self.name(lang, hole.kind, thing, form, n) for thing, n in counted])


def signed(n: int) -> str:
    """A number as it is printed: with a true minus sign.

    >>> signed(3), signed(-2)
    ('3', '−2')
    """
    return str(n) if n >= 0 else f"−{-n}"


def joined(lang: str, items: Sequence[str]) -> str:
    """A list in words.

    >>> joined("pl", ["Miedziaka", "Fosę", "2 Wioski"]), joined("en", ["Ada"]), joined("en", [])
    ('Miedziaka, Fosę i 2 Wioski', 'Ada', '—')
    """
    if len(items) < 2:
        return items[0] if items else NOTHING
    return f"{', '.join(items[:-1])} {AND[lang]} {items[-1]}"


def check_catalogues(catalogue: Catalogue) -> list[str]:
    """Everything that would let a reader of one language down, as sentences; empty if all is well.

    >>> coins = {"en": {"a": "{n} {n|coin|coins}", "b": "coin"}, "pl": {"a": "{m} {m|moneta}"}}
    >>> check_catalogues(Catalogue(coins))
    ['b: missing in pl', 'a: parameters differ: n in en, m in pl', 'a (pl): {m|…} needs 3 words, has 1']
    """
    problems: list[str] = []
    en, pl = catalogue.entries["en"], catalogue.entries["pl"]
    problems += [f"{key}: missing in {'pl' if key in en else 'en'}" for key in sorted(en.keys() ^ pl.keys())]
    for key in (key for key in en if key in pl):
        if isinstance(en[key], str) != isinstance(pl[key], str):
            problems.append(f"{key}: a name in one language, a sentence in the other")
        elif isinstance(en[key], str):
            problems += _check_parameters(key, str(en[key]), str(pl[key]))
    for lang, entries in catalogue.entries.items():
        forms = _forms_by_kind(entries)
        for key, entry in entries.items():
            if isinstance(entry, str):
                problems += _check_sentence(lang, key, entry, forms)
            else:
                problems += _check_name(lang, key, entry, forms)
    return problems


def _check_parameters(key: str, en: str, pl: str) -> list[str]:
    try:
        here, there = _parameters(en), _parameters(pl)
    except TextError:
        return []  # reported with its language by _check_sentence
    if here == there:
        return []
    return [f"{key}: parameters differ: {' '.join(here) or 'none'} in en, {' '.join(there) or 'none'} in pl"]


def _parameters(sentence: str) -> list[str]:
    holes = [part for part in parse(sentence) if not isinstance(part, str)]
    return sorted({hole.param for hole in holes} | {hole.number for hole in holes if hole.number})


def _check_sentence(lang: str, key: str, sentence: str, forms: Mapping[str, set[str]]) -> list[str]:
    where, problems = f"{key} ({lang})", []
    try:
        holes = [part for part in parse(sentence) if not isinstance(part, str)]
    except TextError as error:
        return [f"{where}: {error}"]
    for hole in holes:
        needed, has = len(PLURALS[lang]), len(hole.words)
        if hole.words and has != needed:
            problems.append(f"{where}: {{{hole.param}|…}} needs {needed} words, has {has}")
        if (hole.form or hole.number) and hole.kind not in forms:
            problems.append(f"{where}: there are no names of the kind {hole.kind}")
        elif hole.form and hole.form not in forms[hole.kind]:
            problems.append(f"{where}: names of the kind {hole.kind} have no form {hole.form}")
        elif hole.number and not forms[hole.kind].issuperset(COUNT_FORMS[lang].values()):
            problems.append(f"{where}: names of the kind {hole.kind} cannot be counted")
    return problems


def _check_name(lang: str, key: str, name: Forms, forms: Mapping[str, set[str]]) -> list[str]:
    missing = forms[key.partition(".")[0]] - name.keys()
    return [f"{key} ({lang}): has no form {form}" for form in sorted(missing | ({"name"} - name.keys()))]


def _forms_by_kind(entries: Entries) -> dict[str, set[str]]:
    forms: dict[str, set[str]] = {}
    for key, entry in entries.items():
        if not isinstance(entry, str):
            forms.setdefault(key.partition(".")[0], set()).update(entry)
    return forms


def _whole(param: str, value: Value) -> int:
    if not isinstance(value, int):
        raise TextError(f"{param} must be a whole number, not {value!r}")
    return value


def _read(path: Path) -> dict[str, str | Forms]:
    def once(pairs: list[tuple[str, str | Forms]]) -> dict[str, str | Forms]:
        if twice := [key for key, n in Counter(key for key, _ in pairs).items() if n > 1]:
            raise TextError(f"{path.name} has {', '.join(twice)} twice")
        return dict(pairs)

    entries: dict[str, str | Forms] = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=once)
    return entries
