"""Whole games of Viscounts, written down: playing them again gives the same games, word for word."""

import pytest

from golden.transcript import HERE, played_again, written
from golden.viscounts import SCENES, Scene
from regnum.games.viscounts.data import OPPONENTS

pytestmark = pytest.mark.both_builds

EACH = pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)


@EACH
def test_a_written_game_can_be_played_again(scene: Scene) -> None:
    """From the choices in the file alone."""
    text = scene.file.read_text(encoding="utf-8")
    t = played_again(text)
    assert t.result is not None
    assert written(t) == text
    assert scene.ends(t.result)


@EACH
def test_the_files_are_what_the_players_play(scene: Scene) -> None:
    assert written(scene.played()) == scene.file.read_text(encoding="utf-8")


def test_every_number_of_players_and_every_opponent_has_a_file() -> None:
    assert {path.stem for path in (HERE / "viscounts").iterdir()} == {scene.name for scene in SCENES}
    assert {len(scene.players) for scene in SCENES} == {1, 2, 3, 4}
    assert [scene.options["opponent"] for scene in SCENES if len(scene.players) == 1] == list(OPPONENTS)
