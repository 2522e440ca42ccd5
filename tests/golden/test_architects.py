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


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_the_files_are_what_the_players_play(scene: Scene) -> None:
    assert written(scene.played()) == scene.file.read_text(encoding="utf-8")


def test_every_file_belongs_to_a_game_and_every_number_of_players_has_one() -> None:
    assert {path.stem for path in (HERE / "architects").iterdir()} == {scene.name for scene in SCENES}
    assert {len(scene.players) for scene in SCENES} == {1, 2, 3, 4, 5}
