"""Saved games: what cannot be opened is refused with a sentence that says why."""

import base64
import json
import zlib
from collections.abc import Callable
from types import MappingProxyType
from typing import Any

import msgspec
import pytest

import regnum
from properties.play import played
from regnum.games.registry import GAMES
from regnum.kernel import saves
from regnum.kernel.errors import BadSave, UnknownGame
from regnum.kernel.saves import FORMAT, Saved
from regnum.kernel.table import Table

pytestmark = pytest.mark.both_builds


def table() -> Any:
    t = regnum.new("dominion", 3, "saves", {"kingdom": "village_square", "first": 1})
    t.names = ("Ada", "Łucja", "Zoë")
    t.play("play all", "buy copper")
    return t


def forged(change: Callable[[Saved], None], of: Table | None = None) -> str:
    """A save that was changed by somebody who knows how to count the check anew."""
    saved = msgspec.json.decode((of or table()).save(), type=Saved)
    change(saved)
    saved.check = 0
    saved.check = zlib.crc32(msgspec.json.encode(saved))
    return msgspec.json.encode(saved).decode()


def test_a_save_holds_the_whole_table() -> None:
    t = table()
    again = regnum.load(t.save())
    assert again.names == ("Ada", "Łucja", "Zoë")
    assert (again.seats, again.seed, again.step, again.options) == (t.seats, t.seed, t.step, t.options)
    assert again.commitment == t.commitment
    assert again.history == t.history
    assert again.view(1) == t.view(1)


def test_a_save_is_one_line_of_json_and_may_be_written_out_anew() -> None:
    text = table().save()
    assert "\n" not in text
    data = json.loads(text)
    assert (data["regnum"], data["game"], data["rules"]) == (FORMAT, "dominion", GAMES["dominion"].rules_version)
    assert regnum.load(json.dumps(data, indent=2, ensure_ascii=True)).save() == text


def test_a_scenario_and_a_redealt_table_are_saved_with_their_beginning() -> None:
    t = regnum.scenario("dominion", {"players": [{"hand": "smithy copper*4", "deck": "gold*3"}, {"hand": "copper*5"}]})
    t.play("play smithy")
    again = regnum.load(t.save())
    again.undo(consent=True)
    assert again.history == () and "play smithy" in again.pending[0].options
    redealt = regnum.load(table().determinise(0, 5).save())
    assert redealt.commitment == table().commitment and redealt.step == table().step


SAID = {
    "newer": "saved by a newer Regnum; update Regnum",
    "older": "saved in format 0; this Regnum reads up to format 2",
    "rules": "rules version 99",
    "parts": "its parts do not fit together",
    "not one": "not a saved Regnum game, or it is damaged",
    "position": "saved position is damaged",
}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda s: setattr(s, "regnum", FORMAT + 1), "format 3; this Regnum reads up to format 2"),
        (lambda s: setattr(s, "regnum", 0), SAID["older"]),
        (lambda s: setattr(s, "rules", "99"), SAID["rules"]),
        (lambda s: setattr(s, "choices", s.choices[:-1]), SAID["parts"]),
        (lambda s: setattr(s, "state", s.state[:-1]), SAID["position"]),
        (lambda s: setattr(s, "state", b"\x90"), SAID["position"]),
        (
            lambda s: setattr(s, "state", s.state.replace(b"dominion.turn.game", b"dominion.turn.gone")),
            SAID["position"],
        ),
        (lambda s: setattr(s, "options", {}), SAID["position"]),
    ],
)
def test_a_forged_save_is_refused(change: Callable[[Saved], None], said: str) -> None:
    with pytest.raises(BadSave, match=said):
        regnum.load(forged(change))


def test_a_save_of_a_game_that_is_not_here() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'go'"):
        regnum.load(forged(lambda s: setattr(s, "game", "go")))


def test_a_newer_format_is_named_even_if_its_shape_is_unknown() -> None:
    with pytest.raises(BadSave, match=SAID["newer"]):
        regnum.load(json.dumps({"regnum": FORMAT + 1, "what": "ever"}))


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "null", "Ada", '{"regnum": 1}', '{"regnum": "1"}', '{"regnum": true}', None, 7]
)
def test_what_is_no_save_is_refused(text: Any) -> None:
    with pytest.raises(BadSave, match=SAID["not one"]):
        regnum.load(text)


@pytest.mark.parametrize("key", list(json.loads(table().save())))
def test_no_field_can_be_changed_unnoticed(key: str) -> None:
    data = json.loads(table().save())
    other = {
        "regnum": 1, "game": "chess", "rules": "0", "seats": 2, "options": {}, "seed": "other", "step": 1,
        "choices": base64.b64encode(b"\0\0\0").decode(), "state": base64.b64encode(b"\x90").decode(), "names": ["Eve"],
        "origin": {"state": ""}, "epochs": {"supply": 1}, "keyed": True, "stamp": "other", "check": 1,
    }  # fmt: skip
    assert data[key] != other[key]
    data[key] = other[key]
    with pytest.raises((BadSave, UnknownGame)):
        regnum.load(json.dumps(data))


def test_a_position_goes_into_bytes_and_back() -> None:
    t = table()
    core = saves.unpack(t.game, saves.pack(t.core), t.options)
    assert core.dump() == t.core.dump()
    with pytest.raises(BadSave, match=SAID["position"]):
        saves.unpack(t.game, b"", t.options)


# -- positions that other sources wrote


def by_other_sources(table: Table, change: Callable[[Saved], None] = lambda _: None) -> str:
    """A save whose position means nothing to these sources: its frames and fields are called and ordered otherwise."""

    def elsewhere(saved: Saved) -> None:
        dice, surprises, over, _root, _fields = msgspec.msgpack.decode(saved.state)
        saved.stamp, saved.state = "other", msgspec.msgpack.encode([dice, surprises, over, ["another"], {"way": []}])
        if saved.origin is not None:
            saved.origin = msgspec.structs.replace(saved.origin, state=b"")
        change(saved)

    return forged(elsewhere, table)


@pytest.mark.parametrize("game", ["architects", "dominion", "paladins", "wonderful_kingdom"])
def test_a_game_saved_by_other_sources_is_played_again_from_its_beginning(game: str) -> None:
    t = played(regnum.new(game, 2, "elsewhere"), game, 90)
    assert regnum.load(by_other_sources(t)).save() == t.save()


def test_a_game_that_began_with_a_position_is_laid_out_again() -> None:
    players = MappingProxyType({"hand": ("smithy", "copper"), "deck": "gold*3"}), {"hand": "copper*5"}
    t = regnum.scenario("dominion", {"players": players, "seed": "scene"})
    t.play("play smithy")
    again = regnum.load(by_other_sources(t))
    assert again.save() == t.save()
    again.undo(consent=True)
    assert again.history == ()


def test_what_was_dealt_anew_elsewhere_cannot_be_laid_out_again() -> None:
    with pytest.raises(BadSave, match="dealt anew by another version of Regnum"):
        regnum.load(by_other_sources(table().determinise(0, 5)))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda s: setattr(s, "state", msgspec.msgpack.encode([7, 0, False])), "leads to another position"),
        (lambda s: setattr(s, "step", 3), "leads to another position"),
        (lambda s: setattr(s, "choices", s.choices[3:]), "cannot be played again: Choice 1 of the record"),
        (lambda s: setattr(s, "seed", "another"), "leads to another position"),
        (lambda s: setattr(s, "options", {}), "its beginning is damaged"),
        (lambda s: setattr(s, "state", b"\x90"), SAID["position"]),
    ],
)
def test_a_record_that_does_not_lead_to_its_position_is_refused(change: Callable[[Saved], None], said: str) -> None:
    with pytest.raises(BadSave, match=said):
        regnum.load(by_other_sources(table(), change))
