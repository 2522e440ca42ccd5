"""The figures of the performance document come from measurements and land between their marks."""

from pathlib import Path
from typing import Any

import pytest

from regnum.bots.naming import maker
from regnum.games.registry import game_of
from regnum.kernel.errors import RegnumError
from regnum.study import benchmarks, performance

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "performance.md"


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(games: list[str], versus: list[str], runs: int, tell: Any) -> dict[str, Any]:
        figures = {key: 1234.5 for key, _, _ in performance.SPEED_ROWS}
        versus_ = {"pyminion": {"games_per_s": 400.0, "ratio": 77.0}}
        return {"dominion": {"compiled": figures, "pure": figures, "versus": versus_}, "environment": {"cpu": "a cpu"}}

    monkeypatch.setattr(benchmarks, "run", run)
    figures_ = {"decisions_per_s": 2e6, "clone_us": 1.25, "view_us": 300.0}
    monkeypatch.setattr(performance.bench, "measure_seats", lambda game, n, runs: {**figures_, "view_us": 100.0 * n})
    monkeypatch.setattr(performance.regnum, "COMPILED", True)
    monkeypatch.setattr(performance, "LADDER", (("big_money", "random", 4),))
    others = (
        ("wonderful_kingdom", ("random", "random"), {"module": "threats"}, 2),
        ("wonderful_kingdom", ("random",), {}, 2),
        ("paladins", ("random",), {}, 2),
        ("paladins_coop", ("random", "random"), {"difficulty": "high"}, 2),
        ("paladins_coop", ("random",), {}, 2),
    )
    monkeypatch.setattr(performance, "OTHERS", others)


def test_the_document_has_a_place_for_every_section() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for section in performance.SECTIONS:
        assert performance.replaced(text, section, "new figures").count("new figures") == 1


def test_figures_are_written_into_the_document(measured: None, tmp_path: Path) -> None:
    file = tmp_path / "performance.md"
    file.write_text(DOCUMENT.read_text(encoding="utf-8"), encoding="utf-8")
    assert performance.main(["--write", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    assert "| random play, decisions/s | 1,234 | 1,234 |" in text
    assert "| viscounts | 4 | 2,000,000 | 1.25 | 400.0 |" in text and "| architects | 5 | 2,000,000 |" in text
    assert "77 times as many" in text and "a cpu" in text
    assert "| `big_money` | `random` | 4 | 100.0% |" in text
    again = file.read_text(encoding="utf-8")
    assert performance.main(["--write", str(file), "--only", "speed"]) == 0
    assert file.read_text(encoding="utf-8") == again


def test_the_other_games_are_told_of_in_their_own_table(measured: None, tmp_path: Path) -> None:
    file = tmp_path / "performance.md"
    file.write_text(DOCUMENT.read_text(encoding="utf-8"), encoding="utf-8")
    assert performance.main(["--write", str(file), "--only", "others"]) == 0
    text = file.read_text(encoding="utf-8")
    assert "| wonderful_kingdom, threats | `random` | `random` | 2 |" in text
    assert "| wonderful_kingdom | `random` | nobody | 2 | 0.0% |" in text
    assert "| paladins | `random` | the solo opponent | 2 | 0.0% |" in text
    assert "| paladins_coop, high | `random`, 2 partners | the game | 2 | 0.0% |" in text
    assert "| paladins_coop | `random`, alone | the game | 2 | 0.0% |" in text


def test_every_match_of_the_other_games_can_be_played() -> None:
    for game, bots, options, games in (*performance.OTHERS, *performance.TOGETHER):
        assert games >= 200
        game_of(game).prepare(len(bots), options)
        for bot in bots:
            maker(bot, game)


def test_partners_against_the_game_have_a_table_of_every_number_and_difficulty(
    measured: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tried = {(game, len(bots), options["difficulty"]) for game, bots, options, _ in performance.TOGETHER}
    assert {("architects_coop", 5, "hard"), ("paladins_coop", 1, "impossible"), ("viscounts_coop", 4, "easy")} <= tried
    monkeypatch.setattr(performance, "TOGETHER", (("paladins_coop", ("random",) * 2, {"difficulty": "high"}, 2),))
    file = tmp_path / "performance.md"
    file.write_text(DOCUMENT.read_text(encoding="utf-8"), encoding="utf-8")
    assert performance.main(["--write", str(file), "--only", "together"]) == 0
    found = file.read_text(encoding="utf-8").partition("<!-- together: begin -->")[2]
    assert "| paladins_coop, high | `random`, 2 partners | the game | 2 | 0.0% |" in found


def test_without_marks_or_without_a_compiled_engine_nothing_is_written(
    measured: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(RegnumError, match="no place for speed"):
        performance.replaced("no marks", "speed", "figures")
    monkeypatch.setattr(benchmarks, "run", lambda *_: {"dominion": {"compiled": {}, "pure": {}}})
    monkeypatch.setattr(performance.regnum, "COMPILED", False)
    for section in (performance.speed, performance.seats):
        with pytest.raises(RegnumError, match="no compiled engine"):
            section(1, lambda what: None)
