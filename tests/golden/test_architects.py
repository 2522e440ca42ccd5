"""Whole games of Architects, written down: playing them again gives the same games, word for word."""

import pytest

from golden.architects import SCENES, Scene
from golden.transcript import HERE, played_again, written

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_written_game_can_be_played_again(scene: Scene) -> None:
    """From the choices in the file alone."""
    text = scene.file.read_text(encoding="utf-8")
    t = played_again(text)
    assert t.result is not None
    assert written(t) == text
    assert scene.ends(t.result)


def test_the_files_are_what_the_players_play() -> None:
    assert {path.stem for path in (HERE / "architects").iterdir()} == {scene.name for scene in SCENES}
    for scene in SCENES:
        assert written(scene.played()) == scene.file.read_text(encoding="utf-8")
