"""Whole games, written down: playing them again gives the same games, word for word.

If a difference is meant, `python -m tests.golden.regenerate` writes them anew; read what changed before you keep it.
"""

import pytest

from golden.scenes import SCENES, Scene
from golden.transcript import HERE, played_again, written

pytestmark = pytest.mark.both_builds

KILOBYTES = {"dominion": 40, "paladins": 80}

EACH = pytest.mark.parametrize("scene", SCENES, ids=lambda scene: f"{scene.game}-{scene.name}")


@EACH
def test_a_written_game_can_be_played_again(scene: Scene) -> None:
    """From the choices in the file alone."""
    text = scene.file.read_text(encoding="utf-8")
    t = played_again(text)
    assert t.result is not None
    assert written(t) == text
    assert scene.ends(t.result)
    assert len(text.encode()) < KILOBYTES[scene.game] * 1000


@EACH
def test_the_files_are_what_the_players_play(scene: Scene) -> None:
    assert written(scene.played()) == scene.file.read_text(encoding="utf-8")


def test_every_file_belongs_to_a_game() -> None:
    files = {path for game in KILOBYTES for path in (HERE / game).iterdir()}
    assert files == {scene.file for scene in SCENES}
    for game, seats in (("dominion", {2, 3, 4}), ("paladins", {1, 2, 3, 4})):
        assert {len(scene.players) for scene in SCENES if scene.game == game} == seats
    alone = [scene for scene in SCENES if scene.game == "paladins" and len(scene.players) == 1]
    assert {scene.options["difficulty"] for scene in alone} == {"easy", "standard", "hard"}
