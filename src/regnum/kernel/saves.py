"""Saved games: one line of JSON with the table's beginning, its choices, and the position they led to."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from regnum.kernel.errors import BadSave, RegnumError
from regnum.kernel.machine import Kernel
from regnum.kernel.spec import Game

if TYPE_CHECKING:
    from regnum.kernel.table import Table

FORMAT = 1


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a table began that did not begin with the set-up."""

    state: bytes
    step: int = 0
    """How many choices were made before."""
    epochs: dict[str, int] = {}
    commitment: str | None = None
    """The hash published at the table of which this one is a copy with other secrets."""


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """What a saved game holds."""

    regnum: int
    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    seed: int | str
    step: int
    choices: bytes
    state: bytes
    names: list[str] = []
    origin: Origin | None = None
    epochs: dict[str, int] = {}
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
        return game.load(_from_bytes(data), options)
    except RegnumError:
        raise
    except Exception as error:
        raise BadSave("The saved position is damaged and cannot be read.") from error


def save(table: Table) -> str:
    saved = Saved(
        regnum=FORMAT,
        game=table.game.id,
        rules=table.game.rules_version,
        seats=table.seats,
        options=dict(table.options),
        seed=table.seed,
        step=table.step,
        choices=bytes(table.choices),
        state=pack(table.core),
        names=list(table.names),
        origin=table.origin,
        epochs=table.epochs.at,
    )
    text = _to_text(saved)
    return f"{text[:-2].decode()}{zlib.crc32(text)}}}"


def load(text: str, game_of: Callable[[str], Game]) -> Table:
    """The table that a text describes; raises BadSave with what is wrong."""
    from regnum.kernel.table import Table

    try:
        saved = _from_text(text)
    except (msgspec.DecodeError, RecursionError, TypeError, ValueError) as error:
        if _version(text) > FORMAT:
            raise BadSave("This game was saved by a newer Regnum; update Regnum to open it.") from error
        raise BadSave("This is not a saved Regnum game, or it is damaged.") from error
    if saved.regnum != FORMAT:
        raise BadSave(f"This game is saved in format {saved.regnum}; this Regnum reads format {FORMAT}.")
    game = game_of(saved.game)
    if saved.rules != game.rules_version:
        raise BadSave(f"This game was played by rules version {saved.rules}; here is version {game.rules_version}.")
    check, saved.check = saved.check, 0
    if check != zlib.crc32(_to_text(saved)) or len(saved.choices) % 3:
        raise BadSave("This saved game is damaged: its parts do not fit together.")
    core = unpack(game, saved.state, saved.options)
    table = Table(game, saved.seats, saved.options, saved.seed, core)
    table.step, table.origin, table.names = saved.step, saved.origin, tuple(saved.names)
    table.choices = bytearray(saved.choices)
    table.epochs.at = saved.epochs
    table.forget_record()
    return table


def _version(text: str) -> int:
    """The format a text claims to be in, 0 if none."""
    try:
        head = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, TypeError, ValueError):
        return 0
    version = head.get("regnum", 0) if isinstance(head, dict) else 0
    return version if isinstance(version, int) else 0
