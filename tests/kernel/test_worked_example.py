"""The game in the document on writing games is written from it, and every step does what it says there."""

import doctest
import importlib
import random
import re
import sys
from pathlib import Path

import pytest

from regnum.bots import make
from regnum.games.registry import GAMES
from regnum.kernel import numbering
from regnum.kernel.errors import BadScenario, IllegalChoice
from regnum.kernel.spec import Game
from regnum.kernel.table import Table

DOCUMENT = Path(__file__).parents[2] / "docs" / "writing-a-game.md"
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
FILE = re.compile(r"# (fields/\w+\.py)\n")
LONGEST = 300
"""Lines: more would be no first game."""

pytestmark = pytest.mark.pure_engine


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pieces of the chapter; what they write can be imported for as long as the test takes."""
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "fields").mkdir()
    chapter = DOCUMENT.read_text(encoding="utf-8").split("## A whole game, step by step")[1].split("\n## ")[0]
    return BLOCK.findall(chapter)


def follow(steps: list[str], folder: Path) -> int:
    """Writes and tries one step after the other; says how many lines were written."""
    known: dict[str, object] = {}
    written = 0
    for number, step in enumerate(steps):
        if found := FILE.match(step):
            text = step[found.end() :]
            (folder / found[1]).write_text(text, encoding="utf-8")
            written += len(text.splitlines())
            numbering.write(folder / "fields")
            importlib.invalidate_caches()
        else:
            example = doctest.DocTestParser().get_doctest(step, known, f"step {number}", str(DOCUMENT), 0)
            said: list[str] = []
            assert doctest.DocTestRunner().run(example, out=said.append, clear_globs=False).attempted
            known = example.globs
            assert said == []
    return written


@pytest.fixture
def fields(steps: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The finished game, known to the platform."""
    follow(steps, tmp_path)
    game: Game = importlib.import_module("fields.game").GAME
    monkeypatch.setitem(GAMES, game.id, game)
    return game


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test imports the game anew from its own folder."""
    for name in [name for name in sys.modules if name.split(".")[0] == "fields"]:
        monkeypatch.delitem(sys.modules, name)


def test_every_step_does_what_the_document_says(steps: list[str], tmp_path: Path) -> None:
    assert sum(FILE.match(step) is not None for step in steps) == 4
    assert 0 < follow(steps, tmp_path) <= LONGEST


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_played_saved_copied_and_taken_back_as_any_game(fields: Game, seats: int) -> None:
    dice = random.Random(seats)
    table = Table.new(fields, seats, fields.prepare(seats, {}), seed=seats)
    while not table.over:
        before = table.view(None)
        assert dict(fields.totals(table.core)) == dict.fromkeys(fields.things(), 4 * seats)
        assert Table.loaded(table.save(), GAMES.__getitem__).view(None) == before
        copy = table.clone()
        copy.play(dice.choice(copy.pending[0].options))
        assert table.view(None) == before
        table.play(dice.choice(table.pending[0].options))
    assert table.result is not None and table.result.winners


def test_a_crop_is_planted_only_once_and_the_refusal_says_so(fields: Game) -> None:
    dice = random.Random(5)
    table = Table.new(fields, 2, {}, seed=5)
    while not (barred := table.pending[0].blocked):
        table.play(dice.choice(table.pending[0].options))
    with pytest.raises(IllegalChoice, match="You have planted this crop already"):
        table.play(barred[0].notation)


def test_what_a_seat_cannot_know_is_dealt_anew(fields: Game) -> None:
    table = Table.new(fields, 2, {}, seed=5)
    hands = {str(table.determinise(0, seed).view(1)["places"]["seat1.hand"]) for seed in range(20)}
    assert len(hands) > 1
    assert {str(table.determinise(0, seed).view(0)) for seed in range(20)} == {str(table.view(0))}


def test_bots_play_it_at_once(fields: Game) -> None:
    table = Table.new(fields, 2, {}, seed=1)
    bots = [make("greedy", seed=1), make("random", seed=2)]
    while not table.over:
        asked = table.pending[0]
        table.play(bots[asked.seat].choose(table, asked))
    assert table.result is not None and table.result.winners == (0,)


def test_a_game_without_written_positions_says_so(fields: Game) -> None:
    with pytest.raises(BadScenario, match="Five Fields has no written positions"):
        Table.new(fields, 2, {}, seed=1).position()
