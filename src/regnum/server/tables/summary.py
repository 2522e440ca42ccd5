"""A table in a few words, so that two of the same game can be told apart in a list."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from regnum.games.registry import game_of
from regnum.kernel.table import Table
from regnum.kernel.text import Catalogue

KNOWN = 2000
"""Summaries that are kept: the same few are asked for again and again."""


def variant_of(game: str, seats: int, options: Mapping[str, Any]) -> tuple[str, ...]:
    """What tells a game's tables apart: names of options, each followed by its value.

    The first option does (kingdom, difficulty, module), unless it changes nothing, is a list of the players' own, or
    only says who begins. Alone, the opponent's other settings do too, where they are not the usual ones.
    """
    first, *others = game_of(game).options
    alone = [spec for spec in others if spec.when and options.get(spec.id) != spec.default] if seats == 1 else []
    chosen = {**options, "seats": seats}
    found: list[str] = []
    for spec in [first, *alone]:
        value = options.get(spec.id)
        counts = all(chosen.get(name) == wanted for name, wanted in spec.when.items())
        if isinstance(value, str) and counts and spec.id != "first":
            found += (spec.id, value)
    return tuple(found)


def is_together(game: str) -> bool:
    """Whether all who play it win or lose as one."""
    return game_of(game).together


def period_of(game: Table) -> int:
    """The turn or round that is under way; 0 before the first."""
    for entry in reversed(game.entries):
        for event in reversed(entry.events):
            if event.kind == game.game.period:
                return event.count
    return next((event.count for event in reversed(game.opening) if event.kind == game.game.period), 0)


@lru_cache(KNOWN)
def told(game: str, variant: tuple[str, ...], period: int) -> dict[str, str]:
    """The variant and how far the game has come, by language."""
    catalogue = _catalogue(game)
    words = {}
    for lang in ("en", "pl"):
        parts = [_variant(catalogue, lang, *each) for each in zip(variant[::2], variant[1::2], strict=True)]
        parts.append(catalogue.render(lang, "period", {"n": period}) if period else "")
        words[lang] = " · ".join(part for part in parts if part)
    return words


@lru_cache(KNOWN)
def reason_in_words(game: str, reason: str) -> dict[str, str]:
    """Why a game ended as it did, by language; nothing where the game of today has no words for it any more."""
    catalogue = _catalogue(game)
    known = reason in catalogue.entries["en"]
    return {lang: catalogue.render(lang, reason) for lang in ("en", "pl")} if known else {}


@cache
def _catalogue(game: str) -> Catalogue:
    spec = game_of(game)
    return spec.catalogue_for(spec.prepare(spec.seats[0], {}))


def _variant(catalogue: Catalogue, lang: str, name: str, value: str) -> str:
    entries = catalogue.entries[lang]
    if f"{name}.{value}" in entries:
        return catalogue.name(lang, name, value)
    return catalogue.render(lang, f"option.{name}.{value}") if f"option.{name}.{value}" in entries else ""
