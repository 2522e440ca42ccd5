"""The figures of the performance document come from measurements and land between their marks."""

from pathlib import Path
from typing import Any

import pytest

from regnum.bots import naming
from regnum.bots.naming import maker
from regnum.games.registry import game_of
from regnum.kernel.errors import RegnumError
from regnum.study import benchmarks, performance
from regnum.study.ledger import Ledger, Wanted
from regnum.study.match import Match
from regnum.study.simulation import simulate

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "performance.md"


LEVELS = (
    Wanted(Match("wonderful_kingdom", ("random", "random"), {"module": "threats"}, "s"), 2),
    Wanted(Match("wonderful_kingdom", ("random",), {}, "s"), 2),
    Wanted(Match("paladins", ("random",), {}, "s"), 2),
    Wanted(Match("paladins_coop", ("random", "random"), {"difficulty": "high"}, "s"), 2),
    Wanted(Match("paladins_coop", ("random",), {}, "s"), 2),
)


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
    monkeypatch.setattr(performance, "LEVELS", LEVELS)


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


@pytest.fixture
def document(measured: None, tmp_path: Path) -> Path:
    file = tmp_path / "performance.md"
    file.write_text(DOCUMENT.read_text(encoding="utf-8"), encoding="utf-8")
    return file


def test_the_levels_are_told_of_in_their_own_table(document: Path) -> None:
    assert performance.main(["--write", str(document), "--only", "levels"]) == 0
    text = document.read_text(encoding="utf-8")
    assert "| wonderful_kingdom, threats | `random` | `random` | 2 |" in text
    assert "| wonderful_kingdom | `random` | nobody | 2 | 0.0% |" in text
    assert "| paladins | `random` | the solo opponent | 2 | 0.0% |" in text
    assert "| paladins_coop, high | `random`, 2 partners | the game | 2 | 0.0% |" in text
    assert "| paladins_coop | `random`, alone | the game | 2 | 0.0% |" in text


def test_long_matches_go_on_where_the_last_run_ended(
    document: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = LEVELS[0].match
    command = ["--write", str(document), "--only", "levels", "--match", "threats"]
    assert performance.main([*command, "--minutes", "0"]) == 0
    assert "No games yet" in document.read_text(encoding="utf-8")
    monkeypatch.setattr(performance, "LEVELS", (Wanted(match, 1), LEVELS[1]))
    assert performance.main(command) == 0
    monkeypatch.setattr(performance, "LEVELS", (Wanted(match, 3), LEVELS[1]))
    assert performance.main([*command, "--minutes", "0"]) == 0
    assert "| `random` | `random` | 1 of 3 |" in document.read_text(encoding="utf-8")
    capsys.readouterr()
    assert performance.main(command) == 0
    assert capsys.readouterr().err.count(" of 3 games") == 2
    found = Ledger(document.with_name("strength.json")).tally(match)
    whole = simulate(match, 3).tally
    found.cpu = whole.cpu
    assert found == whole


def test_a_match_whose_players_changed_begins_anew(document: Path) -> None:
    command = ["--write", str(document), "--only", "levels", "--match", "threats"]
    assert performance.main(command) == 0
    ledger = Ledger(document.with_name("strength.json"))
    (entry,) = ledger.entries.values()
    entry["opening"][0] += 1
    entry["tally"]["points"] = [1000, 1000]
    ledger.write()
    assert performance.main(command) == 0
    again = Ledger(ledger.file).tally(LEVELS[0].match)
    assert again.games == 2 and again.points != [1000, 1000]


def test_two_runs_side_by_side_keep_each_others_matches(tmp_path: Path) -> None:
    one, other = Ledger(tmp_path / "strength.json"), Ledger(tmp_path / "strength.json")
    for ledger, each in ((one, LEVELS[0]), (other, LEVELS[1])):
        ledger.add(each.match, 0, simulate(each.match, 1).tally)
    found = Ledger(tmp_path / "strength.json")
    assert [found.tally(each.match).games for each in LEVELS[:3]] == [1, 1, 0]


def test_every_match_of_the_tables_can_be_played() -> None:
    for match, games in (*performance.LEVELS, *performance.TOGETHER):
        assert games >= 200
        game_of(match.game).prepare(len(match.bots), match.options)
        for bot in match.bots:
            maker(bot, match.game)


def test_every_level_meets_the_next_lower_one() -> None:
    met = {(match.game, match.bots) for match, _ in performance.LEVELS}
    for game, _ in performance.KINDS:
        squire, knight, master = naming.levels(game).values()
        assert {(game, (master, knight)), (game, (knight, squire)), (game, (squire, "random"))} <= met


def test_partners_against_the_game_have_a_table_of_every_number_and_difficulty(
    document: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = {(match.game, len(match.bots), match.options["difficulty"]) for match, _ in performance.TOGETHER}
    assert {("architects_coop", 5, "hard"), ("paladins_coop", 1, "impossible"), ("viscounts_coop", 4, "easy")} <= tried
    monkeypatch.setattr(performance, "TOGETHER", (LEVELS[3],))
    assert performance.main(["--write", str(document), "--only", "together"]) == 0
    found = document.read_text(encoding="utf-8").partition("<!-- together: begin -->")[2]
    assert "| paladins_coop, high | `random`, 2 partners | the game | 2 | 0.0% |" in found


def test_without_marks_or_without_a_compiled_engine_nothing_is_written(
    measured: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with pytest.raises(RegnumError, match="no place for speed"):
        performance.replaced("no marks", "speed", "figures")
    monkeypatch.setattr(benchmarks, "run", lambda *_: {"dominion": {"compiled": {}, "pure": {}}})
    monkeypatch.setattr(performance.regnum, "COMPILED", False)
    for section in (performance.speed, performance.seats):
        with pytest.raises(RegnumError, match="no compiled engine"):
            section(performance.Run(1, lambda what: None, Ledger(tmp_path / "strength.json"), 0, [""]))
