"""What each game's texts say: every question, reason, event and ending has a sentence, and none is left over."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any

import pytest

import regnum
from regnum.games.registry import GAMES
from regnum.kernel.spec import Game
from regnum.kernel.text import LANGUAGES

ENDINGS: tuple[tuple[str, int, Mapping[str, Any]], ...] = (
    ("architects", 2, {}),
    ("dominion", 2, {"kingdom": "first_game"}),
    ("paladins", 1, {}),
    ("viscounts", 2, {}),
    ("wonderful_kingdom", 2, {"module": "threats"}),
    ("wonderful_kingdom", 2, {"module": "quests"}),
    ("wonderful_kingdom", 1, {"module": "threats"}),
)
"""Tables with every kind of tie-break."""

FOR_YOU = re.compile(r"\.(\w+_)?you$")
"""The end of a sentence's name that is told to the player whom it is about."""
NO_PLAYER = re.compile(r"event\.(rival|opponent|overlord)_")
"""What only an opponent without a seat does."""

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


def sentences(game: Game, family: str) -> set[str]:
    """The names of one family of sentences: `buys` of `event.buys` and of `event.buys.you`."""
    return {key.partition(".")[2] for key in entries(game) if key.startswith(f"{family}.") and not FOR_YOU.search(key)}


def entries(game: Game, lang: str = "en") -> Mapping[str, Any]:
    return game.catalogue_for(game.prepare(game.seats[1], {})).entries[lang]


@every_game
def test_every_reason_has_one_sentence_and_none_is_left_over(game: Game) -> None:
    assert sentences(game, "reason") == {reason.id for reason in game.reasons.values()}


@every_game
def test_every_event_has_a_sentence_and_none_is_left_over(game: Game) -> None:
    """An event may be told in several ways: `draws`, `draws_unseen`."""
    said, kinds = sentences(game, "event"), {kind.id for kind in game.events}
    tellings = {key: {kind for kind in kinds if key == kind or key.startswith(f"{kind}_")} for key in said}
    assert [key for key, told in tellings.items() if not told] == []
    assert kinds - {kind for told in tellings.values() for kind in told} == set()


@every_game
def test_what_a_player_does_is_told_to_that_player_as_you(game: Game) -> None:
    en, pl = entries(game), entries(game, "pl")
    about = {
        key for key in en if key.startswith("event.") and "{seat}" in en[key] + pl[key] and not FOR_YOU.search(key)
    }
    assert [key for key in about if not NO_PLAYER.match(key) and f"{key}.you" not in en] == []
    told = [key for key in en if key.endswith(".you")]
    assert [key for key in told if "{seat}" in en[key] + pl[key]] == []
    assert [key for key in en if FOR_YOU.search(key) and FOR_YOU.sub("", key) not in en] == []


@every_game
def test_every_question_has_a_prompt_and_every_sentence_a_question(game: Game) -> None:
    said = sentences(game, "kind")
    assert {key.partition(".")[0] for key in said} == {kind.id for kind in game.kinds}
    assert {kind.id for kind in game.kinds if not any(key.startswith(f"{kind.id}.prompt") for key in said)} == set()


@pytest.mark.parametrize(("game", "seats", "options"), ENDINGS)
def test_an_ending_and_what_breaks_a_tie_have_names(game: str, seats: int, options: Mapping[str, Any]) -> None:
    dice = random.Random(3)
    t = regnum.new(game, seats=seats, seed=3, options=options)
    while not t.over:
        t.play(dice.choice(t.pending[0].options))
    assert t.result is not None and t.result.tie_break
    entries = t.game.catalogue_for(t.options).entries
    for lang in LANGUAGES:
        assert t.result.reason in entries[lang] and "score.tie_break" in entries[lang]
        assert [key for key in t.result.tie_break if f"score.{key}" not in entries[lang]] == []
