"""Saved games: one line of JSON with the table's beginning, its choices, and the position they led to."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from regnum.kernel.core.machine import Kernel
from regnum.kernel.errors import BadSave, BadScenario, RegnumError, shown
from regnum.kernel.spec import Game
from regnum.kernel.stamp import stamp_of

if TYPE_CHECKING:
    from regnum.kernel.table import Table

FORMAT = 2
READ = (1, FORMAT)
"""The formats that can be read. Format 1 did not say which sources wrote its position."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a table began that did not begin with the set-up."""

    state: bytes
    step: int = 0
    """How many choices were made before."""
    epochs: dict[str, int] = {}
    commitment: str | None = None
    """The hash published at the table of which this one is a copy with other secrets."""
    position: Mapping[str, Any] | None = None
    """The same as it was written, if it was."""


class Saved(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """What a saved game holds."""

    regnum: int
    game: str
    rules: str
    seats: int
    options: Mapping[str, Any]
    seed: int | str
    step: int
    choices: bytearray
    state: bytes
    names: tuple[str, ...] = ()
    origin: Origin | None = None
    epochs: dict[str, int] = {}
    keyed: bool = False
    """Whether the seed is the key of the draws (`kernel/core/chance.py`); it was not in format 1."""
    stamp: str = ""
    """The sources that wrote the positions (`kernel/stamp.py`)."""
    check: int = 0
    """Makes damage known: counted over all the rest."""


_to_bytes = msgspec.msgpack.Encoder().encode
_from_bytes = msgspec.msgpack.Decoder(list[Any]).decode
_to_text = msgspec.json.Encoder().encode
_from_text = msgspec.json.Decoder(Saved).decode


def pack(core: Kernel) -> bytes:
    """A position as bytes."""
    return _to_bytes(core.dump())


def unpack(game: Game, data: bytes, options: Mapping[str, Any]) -> Kernel:
    """A position from bytes."""
    try:
        core: Kernel = game.load(_from_bytes(data), options)
        return core
    except RegnumError:
        raise
    except Exception as error:
        raise BadSave("The saved position is damaged and cannot be read.") from error


def plain(position: Mapping[str, Any]) -> Mapping[str, Any]:
    """A written position as it stands in a save."""
    written: dict[str, Any] = msgspec.to_builtins(position, enc_hook=_as_list_or_dict, str_keys=True)
    return written


def _as_list_or_dict(value: object) -> object:
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Iterable):
        return list(value)
    raise BadScenario(f"A position cannot hold {shown(value)}.")


def save(table: Table) -> str:
    game = table.game
    saved = Saved(  # in the order of its fields, which is faster than by name
        FORMAT, game.id, table.rules, table.seats, table.options, table.seed, table.step,
        table.choices.kept, _to_bytes(table.core.dump()), tuple(table.names), table.origin, table.epochs.at,
        table.keyed, stamp_of(game),
    )  # fmt: skip
    text = _to_text(saved)
    return f"{str(text[:-2], 'utf-8')}{zlib.crc32(text)}}}"


def dice_of(state: bytes) -> tuple[object, object]:
    """How far the dice have come in a saved position, and whether the game is over: what any sources mean alike."""
    try:
        dice, _surprises, over, *_rest = _from_bytes(state)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadSave("The saved position is damaged and cannot be read.") from error
    return dice, over


def read(text: str, game_of: Callable[[str], Game]) -> tuple[Saved, Game]:
    """What a text holds, and the game it is of; raises BadSave with what is wrong."""
    try:
        saved = _from_text(text)
    except (msgspec.DecodeError, RecursionError, TypeError, ValueError) as error:
        if _version(text) > FORMAT:
            raise BadSave("This game was saved by a newer Regnum; update Regnum to open it.") from error
        raise BadSave("This is not a saved Regnum game, or it is damaged.") from error
    if saved.regnum not in READ:
        raise BadSave(f"This game is saved in format {saved.regnum}; this Regnum reads up to format {FORMAT}.")
    game = game_of(saved.game)
    if game.rules_of(saved.rules) is None:
        raise BadSave(f"This game was played by rules version {saved.rules}; here is version {game.rules_version}.")
    if not _is_whole(text, saved):
        raise BadSave("This saved game is damaged: its parts do not fit together.")
    return saved, game


def _is_whole(text: str, saved: Saved) -> bool:
    """Whether the checksum fits: of the text as it was written, or as it would be, if it was laid out anew."""
    if len(saved.choices) % 3:
        return False
    as_written = text[: text.rfind(":") + 1].encode("utf-8", "replace")
    if zlib.crc32(b"0}", zlib.crc32(as_written)) == saved.check:
        return True
    data = msgspec.json.decode(text)
    anew = {key: data[key] for key in Saved.__struct_fields__ if key in data} | {"check": 0}
    if isinstance(data.get("origin"), dict):
        anew["origin"] = {key: data["origin"][key] for key in Origin.__struct_fields__ if key in data["origin"]}
    return zlib.crc32(_to_text(anew)) == saved.check


def _version(text: str) -> int:
    """The format a text claims to be in, 0 if none."""
    try:
        head = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, TypeError, ValueError):
        return 0
    version = head.get("regnum", 0) if isinstance(head, dict) else 0
    return version if isinstance(version, int) else 0
