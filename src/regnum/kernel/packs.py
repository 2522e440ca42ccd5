"""Card packs: small files that replace what a game's data says of some cards, checked before anybody plays."""

import json
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from regnum.kernel.errors import BadData, shown

FORMAT = 1
HEADER = ("regnum_pack", "game", "name", "author", "note", "complete", "cards")


def read_pack(path: Path) -> dict[str, Any]:
    """A pack from a file; raises BadData with the file and what is wrong. The game checks the rest."""
    try:
        pack = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"{path}: the card pack cannot be read ({error.strerror}).") from error
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path}: the card pack is not valid JSON ({error}).") from error
    if not isinstance(pack, dict):
        raise BadData(f"{path}: a card pack is a JSON object.")
    return pack


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
    changes: dict[str, Mapping[str, Any]] = {}
    cards = pack.get("cards")
    if not isinstance(cards, list):
        raise BadData("cards: a pack needs a list of cards.")
    for i, card in enumerate(cards):
        place = f"cards[{i}]"
        if not isinstance(card, dict) or card.get("id") not in ids:
            raise BadData(f"{place}: there is no card “{shown(card.get('id') if isinstance(card, dict) else card)}”.")
        if card["id"] in changes:
            raise BadData(f"{place}: {card['id']} stands there twice.")
        for key, value in card.items():
            if key != "id" and key not in fields:
                raise BadData(f"{place}.{shown(key)}: a card has no such field; it has {', '.join(fields)}.")
            if key != "id" and (not isinstance(value, fields[key]) or isinstance(value, bool)):
                raise BadData(f"{place}.{key}: must be {fields[key].__name__}, not {shown(value)}.")
        if "name" in card and not all(isinstance(card["name"].get(lang), str) for lang in ("en", "pl")):
            raise BadData(f"{place}.name: needs a name in each language (en, pl).")
        if isinstance(card.get("cost"), int) and not 0 <= card["cost"] <= 20:
            raise BadData(f"{place}.cost: must be from 0 to 20, not {card['cost']}.")
        changes[card["id"]] = {key: value for key, value in card.items() if key != "id"}
    return changes
