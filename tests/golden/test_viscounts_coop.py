"""Written games of Viscounts played together: every line of them is what the rules say, and stays so."""

import pytest

from golden.transcript import played_again, written
from golden.viscounts_coop import SCENES, Scene

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_written_game_can_be_played_again(scene: Scene) -> None:
    """From the choices in the file alone."""
    text = scene.file.read_text(encoding="utf-8")
    t = played_again(text)
    assert t.result is not None and t.result.team is not None
    assert written(t) == text


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_written_game_is_the_one_that_is_played(scene: Scene) -> None:
    assert written(scene.played()) == scene.file.read_text(encoding="utf-8")


def test_the_games_show_aids_progress_and_both_ways_to_lose() -> None:
    texts = " ".join(scene.file.read_text(encoding="utf-8") for scene in SCENES)
    for said in (
        "drives off a Worker of the Overlord",
        "The Overlord dismisses",
        "The Overlord’s Workers progress",
        "to the supply",
        "enters the castle",
        "reached the top of the castle",
        "has none left",
        "Poverty is revealed",
    ):
        assert said in texts, said
