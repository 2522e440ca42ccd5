"""Written games of Architects in a saga: every line of them is what the rules say, and stays so."""

import pytest

from golden.architects_saga import SCENES, Scene
from golden.transcript import played_again, written

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_written_game_can_be_played_again(scene: Scene) -> None:
    """From the choices in the file alone."""
    text = scene.file.read_text(encoding="utf-8")
    assert written(played_again(text)) == text


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_written_game_is_the_one_that_is_played(scene: Scene) -> None:
    assert written(scene.played()) == scene.file.read_text(encoding="utf-8")


def test_the_games_show_tomes_places_and_tokens() -> None:
    texts = " ".join(scene.file.read_text(encoding="utf-8") for scene in SCENES)
    for said in ("Face up on the Tome board", "meets the goal and takes", "Victory Tome", "takes Crest token"):
        assert said in texts, said
