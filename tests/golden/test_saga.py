"""Written chapters of a saga: every line of them is what the rules say, and stays so."""

import pytest

from golden.saga import SCENES, Scene
from golden.transcript import played_again, written

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: f"{scene.game}-{scene.name}")
def test_a_written_game_can_be_played_again(scene: Scene) -> None:
    """From the choices in the file alone."""
    text = scene.file.read_text(encoding="utf-8")
    t = played_again(text)
    assert t.result is not None and scene.ends(t.result)
    assert written(t) == text


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: f"{scene.game}-{scene.name}")
def test_a_written_game_is_the_one_that_is_played(scene: Scene) -> None:
    assert written(scene.played()) == scene.file.read_text(encoding="utf-8")


def test_the_games_show_tomes_and_what_places_bring() -> None:
    texts = " ".join(scene.file.read_text(encoding="utf-8") for scene in SCENES)
    for said in ("Face up on the Tome board", "meets the goal", "catches up", "unseen", "instead of taking a Debt"):
        assert said in texts, said
