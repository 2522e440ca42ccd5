"""Plays the games of the transcripts and writes them down anew: `python -m tests.golden.regenerate`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden import architects, architects_saga, paladins_coop, saga, viscounts, viscounts_coop, wonderful
from golden.scenes import SCENES
from golden.transcript import written

for scene in (
    *SCENES,
    *architects.SCENES,
    *architects_saga.SCENES,
    *paladins_coop.SCENES,
    *saga.SCENES,
    *viscounts.SCENES,
    *viscounts_coop.SCENES,
    *wonderful.SCENES,
):
    t = scene.played()
    assert t.result is not None
    assert scene.ends(t.result), f"{scene.name}: with seed {scene.seed} the game ends in another way"
    scene.file.write_text(written(t), encoding="utf-8")
    print(f"{scene.game}/{scene.name}: {t.step} choices")
