"""Whole games of It's a Wonderful Kingdom, written down: playing them again gives the same games, word for word."""

import pytest

from golden.transcript import played_again, written
from golden.wonderful import FOLDER, SCENES, Scene

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_written_game_can_be_played_again(scene: Scene) -> None:
    """From the choices in the file alone."""
    text = (FOLDER / f"{scene.name}.txt").read_text(encoding="utf-8")
    t = played_again(text)
    assert t.result is not None
    assert written(t) == text
    assert scene.ends(t.result)


def test_the_files_are_what_the_players_play() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {scene.name for scene in SCENES}
    for scene in SCENES:
        assert written(scene.played()) == (FOLDER / f"{scene.name}.txt").read_text(encoding="utf-8")
