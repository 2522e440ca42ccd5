"""Whole games, written down: playing them again gives the same games, word for word.

If a difference is meant, `python -m tests.golden.regenerate` writes them anew; read what changed before you keep it.
"""

import pytest

from golden.scenes import SCENES, Scene
from golden.transcript import FOLDER, played_again, written

pytestmark = pytest.mark.both_builds

KILOBYTES = 40


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_written_game_can_be_played_again(scene: Scene) -> None:
    """From the choices in the file alone."""
    text = (FOLDER / f"{scene.name}.txt").read_text(encoding="utf-8")
    t = played_again(text)
    assert t.result is not None
    assert written(t) == text
    assert scene.ends(t.result)
    assert len(text.encode()) < KILOBYTES * 1000


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_the_files_are_what_the_players_play(scene: Scene) -> None:
    assert written(scene.played()) == (FOLDER / f"{scene.name}.txt").read_text(encoding="utf-8")


def test_every_file_belongs_to_a_game() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {scene.name for scene in SCENES}
    assert {len(scene.players) for scene in SCENES} == {2, 3, 4}
