"""Card packs: read, checked, and refused at the place that is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from regnum.kernel.errors import BadData
from regnum.kernel.packs import check_pack, read_pack

FIELDS = {"name": dict, "forms": dict, "cost": int, "types": list, "effects": list}


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


def pack(*cards: Any, **changes: Any) -> dict[str, Any]:
    return {"regnum_pack": 1, "game": "dominion", "name": "Mine", "cards": list(cards), **changes}


def changes_of(data: Any) -> dict[str, Any]:
    return check_pack(data, "dominion", ("moat", "smithy"), FIELDS)


def test_a_pack_says_what_changes() -> None:
    found = changes_of(
        pack({"id": "moat", "cost": 3}, {"id": "smithy", "name": {"en": "Forge", "pl": "Huta"}}, note="x")
    )
    assert found == {"moat": {"cost": 3}, "smithy": {"name": {"en": "Forge", "pl": "Huta"}}}
    assert changes_of(pack()) == {}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (pack(regnum_pack=2), "regnum_pack: this Regnum reads card packs of format 1, not 2"),
        ({}, "regnum_pack"),
        (pack(game="chess"), "game: this pack is for “chess”, not for “dominion”"),
        (pack(name=None), "name: a pack needs a name"),
        (pack(colour="red"), "colour: a pack has no such field"),
        (pack(cards={}), "cards: a pack needs a list of cards"),
        (pack("moat"), r"cards\[0\]: there is no card “moat”"),
        (pack({"id": "moat"}, {"id": "market"}), r"cards\[1\]: there is no card “market”"),
        (pack({"cost": 2}), r"cards\[0\]: there is no card “None”"),
        (pack({"id": "moat"}, {"id": "moat"}), r"cards\[1\]: moat stands there twice"),
        (pack({"id": "moat", "size": 1}), r"cards\[0\]\.size: a card has no such field"),
        (pack({"id": "moat", "cost": "2"}), r"cards\[0\]\.cost: must be int, not 2"),
        (pack({"id": "moat", "cost": True}), r"cards\[0\]\.cost: must be int"),
        (pack({"id": "moat", "cost": -1}), r"cards\[0\]\.cost: must be from 0 to 20, not -1"),
        (pack({"id": "moat", "cost": 21}), "from 0 to 20"),
        (pack({"id": "moat", "name": {"en": "Ditch"}}), r"cards\[0\]\.name: needs a name in each language"),
        (pack({"id": "moat", "types": "action"}), r"cards\[0\]\.types: must be list"),
        (pack({"id": ["moat"]}), r"cards\[0\]: there is no card"),
        (
            pack({"id": "moat", "effects": [{"op": "draw", "n": 60_000_000}]}),
            r"cards\[0\]\.effects\[0\]\.n: a number is",
        ),
        (pack({"id": "moat", "effects": [{"op": "draw", "n": 10**5000}]}), r"n: a number is from -1000 to 1000"),
        (pack({"id": "moat", "effects": [{}] * 65}), r"cards\[0\]\.effects: it has 65 parts"),
        (pack({"id": "moat", "types": ["x" * 1001]}), r"types\[0\]: a text has at most 1000 letters"),
        (pack({"id": "moat", "effects": nested(50)}), "nested more than 12 deep"),
        (pack({"id": "moat", "effects": [float("nan")]}), r"effects\[0\]: a number is"),
        (pack(note="x" * 1001), "note: a text has at most"),
        (pack({"id": "moat", "name": {"en": "", "pl": "Fosa"}}), r"cards\[0\]\.name\.en: must be a text of 1 to 60"),
        (pack({"id": "moat", "name": {"en": "Moat", "pl": "{n}"}}), r"cards\[0\]\.name\.pl: .* without braces"),
        (pack({"id": "moat", "name": {"en": "Moat", "pl": "F" * 61}}), r"cards\[0\]\.name\.pl"),
        (pack({"id": "moat", "forms": {"en": "Moat"}}), r"cards\[0\]\.forms\.en: must hold texts"),
        (pack({"id": "moat", "forms": {"en": {"plural": 5}}}), r"cards\[0\]\.forms\.en: must hold texts"),
    ],
)
def test_a_wrong_pack_is_refused_at_its_place(data: Any, said: str) -> None:
    with pytest.raises(BadData, match=said):
        changes_of(data)


def test_a_pack_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "pack.json"
    path.write_text(json.dumps(pack({"id": "moat", "cost": 3})), encoding="utf-8")
    assert changes_of(read_pack(path)) == {"moat": {"cost": 3}}


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{", "not valid JSON"),
        (b"\xff\xfe", "not valid JSON"),
        (b"[]", "is a JSON object"),
        (b"[" * 100_000, "nested too deeply"),
        (
            b'{"cards": [{"id": "moat"}, {"id": "smithy", "effects": [{"n": -' + b"9" * 5000 + b"}]}]}",
            r"cards\[1\]\.effects\[0\]\.n \(smithy\): a number has 5000 digits; none .* more than 9",
        ),
        (b'{"cards": [{"id": "moat", "cost": NaN}]}', r"cards\[0\]\.cost \(moat\): NaN is no number"),
        (b'{"note": ' + b"9" * 10 + b"}", "note: a number has 10 digits"),
        (b" " * ((1 << 20) + 1), "at most 1 MB"),
        (None, "cannot be read"),
    ],
)
def test_a_file_that_is_no_pack_is_refused(tmp_path: Path, content: bytes | None, said: str) -> None:
    path = tmp_path / "pack.json"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadData, match=said):
        read_pack(path)
