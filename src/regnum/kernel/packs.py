"""Card packs: small files that replace what a game's data says of some cards, checked before anybody plays."""

import json
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from regnum.kernel.errors import BadData, shown
from regnum.kernel.text import LANGUAGES

FORMAT = 1
HEADER = ("regnum_pack", "game", "name", "author", "note", "complete", "cards")

MOST_BYTES = 1 << 20
MOST_DEPTH = 12
MOST_ITEMS = 64
"""Of a list or an object inside a card."""
MOST_LETTERS = 1000
MOST_DIGITS = 9
HIGHEST = 1000
"""No number in a pack is higher, and none is lower than its negative."""
LONGEST_NAME = 60

NOT_WRITTEN_SO = (LookupError, TypeError, ValueError, AttributeError, RecursionError, ArithmeticError)
"""What reading data raises that is of another shape than the reader expects."""


def read_pack(path: Path) -> dict[str, Any]:
    """A pack from a file; raises BadData with the file and what is wrong. The game checks the rest."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadData(f"{path}: a card pack has at most {MOST_BYTES >> 20} MB.")
        pack = parsed(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"{path}: the card pack cannot be read ({error.strerror}).") from error
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path}: the card pack is not valid JSON ({error}).") from error
    if not isinstance(pack, dict):
        raise BadData(f"{path}: a card pack is a JSON object.")
    return pack


def parsed(text: str) -> Any:
    """A pack's text as data; raises JSONDecodeError, or BadData with place and reason for what no pack means."""

    def number(digits: str) -> int | NoNumber:
        size = len(digits.lstrip("-"))
        if size > MOST_DIGITS:
            return NoNumber(f"a number has {size} digits; none in a card pack has more than {MOST_DIGITS}.")
        return int(digits)

    def constant(name: str) -> NoNumber:
        return NoNumber(f"{name} is no number.")

    try:
        data = json.loads(text, parse_int=number, parse_constant=constant)
        for place, part in parts_of(data):
            if isinstance(part, NoNumber):
                raise BadData(f"{place}: {part.reason}")
    except RecursionError:
        raise BadData("The file is nested too deeply.") from None
    return data


@dataclass(frozen=True)
class NoNumber:
    """What stands in a text where a number should be."""

    reason: str


def parts_of(value: Any, place: str = "", card: str = "") -> Iterator[tuple[str, Any]]:
    """Everything in a pack that has no parts itself, with its place and the card to which it belongs."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from parts_of(part, f"{place}.{shown(key)}" if place else shown(key), card)
    elif isinstance(value, list | tuple):
        for i, part in enumerate(value):
            whose = part.get("id") if place.endswith("cards") and isinstance(part, Mapping) else card
            yield from parts_of(part, f"{place}[{i}]", shown(whose) if whose else "")
    else:
        yield f"{place} ({card})" if card else place, value


def as_text(pack: Mapping[str, Any] | None) -> str | None:
    """A card pack by which tables can be remembered; raises BadData with the place of what no file can hold."""
    try:
        return None if pack is None else msgspec.json.encode(pack).decode()
    except RecursionError as error:
        raise BadData("The card pack is nested too deeply.") from error
    except (TypeError, ValueError, OverflowError) as error:
        place = next((place for place, part in parts_of(pack) if not _can_be_written(part)), "keys")
        raise BadData(f"{place}: no file can hold this ({shown(str(error))}).") from error


def _can_be_written(part: Any) -> bool:
    try:
        msgspec.json.encode(part)
    except (TypeError, ValueError, OverflowError):
        return False
    return True


def check_pack(
    pack: Mapping[str, Any], game: str, ids: Collection[str], fields: Mapping[str, type]
) -> dict[str, Mapping[str, Any]]:
    """The changes a pack makes, by card; raises BadData with place and reason."""
    if pack.get("regnum_pack") != FORMAT:
        found = shown(pack.get("regnum_pack"))
        raise BadData(f"regnum_pack: this Regnum reads card packs of format {FORMAT}, not {found}.")
    if pack.get("game") != game:
        raise BadData(f"game: this pack is for “{shown(pack.get('game'))}”, not for “{game}”.")
    if not isinstance(pack.get("name"), str):
        raise BadData("name: a pack needs a name.")
    for key in pack:
        if key not in HEADER:
            raise BadData(f"{shown(key)}: a pack has no such field; it has {', '.join(HEADER)}.")
        if key != "cards":
            check_bounds(pack[key], key)
    changes: dict[str, Mapping[str, Any]] = {}
    cards = pack.get("cards")
    if not isinstance(cards, list):
        raise BadData("cards: a pack needs a list of cards.")
    for i, card in enumerate(cards):
        place = f"cards[{i}]"
        if not isinstance(card, dict) or not isinstance(card.get("id"), str) or card["id"] not in ids:
            raise BadData(f"{place}: there is no card “{shown(card.get('id') if isinstance(card, dict) else card)}”.")
        if card["id"] in changes:
            raise BadData(f"{place}: {card['id']} stands there twice.")
        check_bounds(card, place)
        for key, value in card.items():
            if key != "id" and key not in fields:
                raise BadData(f"{place}.{shown(key)}: a card has no such field; it has {', '.join(fields)}.")
            if key != "id" and not is_a(fields[key], value):
                raise BadData(f"{place}.{key}: must be {fields[key].__name__}, not {shown(value)}.")
        check_words(card, place)
        if isinstance(card.get("cost"), int) and not 0 <= card["cost"] <= 20:
            raise BadData(f"{place}.cost: must be from 0 to 20, not {card['cost']}.")
        changes[card["id"]] = {key: value for key, value in card.items() if key != "id"}
    return changes


def is_a(kind: type, value: object) -> bool:
    """Whether a value is of a kind; truth is no number here."""
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def check_bounds(value: Any, place: str, depth: int = 1) -> None:
    """Refuses numbers, texts, lists and depths that no card has: what a pack holds is small, whatever it means."""
    if depth > MOST_DEPTH:
        raise BadData(f"{place}: it is nested more than {MOST_DEPTH} deep.")
    if isinstance(value, str) and len(value) > MOST_LETTERS:
        raise BadData(f"{place}: a text has at most {MOST_LETTERS} letters, not {len(value)}.")
    if isinstance(value, int | float) and not -HIGHEST <= value <= HIGHEST:
        raise BadData(f"{place}: a number is from {-HIGHEST} to {HIGHEST}, not {shown(value)}.")
    if isinstance(value, Mapping | list) and len(value) > MOST_ITEMS:
        raise BadData(f"{place}: it has {len(value)} parts; no card has more than {MOST_ITEMS} anywhere.")
    if isinstance(value, list):
        for i, part in enumerate(value):
            check_bounds(part, f"{place}[{i}]", depth + 1)
    elif isinstance(value, Mapping):
        for key, part in value.items():
            check_bounds(part, f"{place}.{shown(key)}", depth + 1)


def check_words(card: Mapping[str, Any], place: str) -> None:
    """A name that is given is given in each language; its forms are texts."""
    if "name" in card:
        for lang in LANGUAGES:
            name = card["name"].get(lang)
            if not isinstance(name, str):
                raise BadData(f"{place}.name: needs a name in each language (en, pl).")
            if not is_name(name):
                raise BadData(f"{place}.name.{lang}: must be a text of 1 to {LONGEST_NAME} letters without braces.")
    for lang, forms in card.get("forms", {}).items():
        if not isinstance(forms, Mapping) or not all(is_name(form) for form in forms.values()):
            raise BadData(f"{place}.forms.{shown(lang)}: must hold texts of 1 to {LONGEST_NAME} letters.")


def is_name(text: object) -> bool:
    """Whether sentences can hold a text as the name of something; braces would be read as part of the sentence."""
    if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_NAME:
        return False
    return text.isprintable() and "{" not in text and "}" not in text


def proofread(pack: Mapping[str, Any] | None, explain: Callable[[str, str], object]) -> None:
    """Explains every changed card in every language: what cannot be read is refused here, and at no table."""
    for i, card in enumerate(pack["cards"] if pack else ()):
        for lang in LANGUAGES:
            try:
                explain(card["id"], lang)
            except NOT_WRITTEN_SO as error:
                raise BadData(f"cards[{i}]: it is not written as it should be ({shown(str(error))}).") from error
