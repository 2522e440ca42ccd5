"""`regnum clauses`: an id counts as proven only if every test that names it passed."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from regnum.cli import checkout
from regnum.cli import main as cli
from regnum.cli.clauses import table
from regnum.kernel.clauses import parse
from regnum.study import clauses
from regnum.study.clauses import Coverage, documented, game_by_id, rule_ids

ROOT = Path(__file__).resolve().parents[2]

SAMPLE = """
import pytest
from support import clause

@clause("DOM-1.1")
def test_good(): pass

@clause("DOM-1.1", "DOM-1.2")
@pytest.mark.parametrize("n", [1, 2])
def test_good_twice(n): pass

@clause("DOM-1.2", "DOM-R1")
def test_bad(): assert False

@clause("DOM-H.1")
@pytest.mark.skip(reason="a test that is left out proves nothing")
def test_left_out(): pass

@clause("DOM-H.2")
@pytest.mark.xfail(reason="a test that fails as expected proves nothing")
def test_expected_to_fail(): assert False

@pytest.fixture
def torn_down_badly():
    yield
    raise ValueError

@clause("DOM-H.3")
def test_with_a_bad_end(torn_down_badly): pass

@clause("ex_two_buys")
def test_example(): pass

def test_without_a_clause(): pass
"""


def run(folder: Path, text: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Runs tests given as text with our plugin, as `pytest` would."""
    (folder / "test_sample.py").write_text(text)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = clause\n")
    command = [sys.executable, "-P", "-m", "pytest", "-p", "conftest", "-c", "pytest.ini", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=600, check=False
    )


@pytest.mark.parametrize("workers", [(), ("-p", "xdist", "-n", "2")])
def test_only_ids_whose_tests_all_passed_are_proven(tmp_path: Path, workers: tuple[str, ...]) -> None:
    ended = run(tmp_path, SAMPLE, "--clauses-out=proven.json", *workers)
    assert ended.returncode == 1
    proven = json.loads((tmp_path / "proven.json").read_text())
    good, twice = "test_sample.py::test_good", "test_sample.py::test_good_twice"
    assert proven == {
        "dominion": {
            "DOM-1.1": [good, f"{twice}[1]", f"{twice}[2]"],
            "ex_two_buys": ["test_sample.py::test_example"],
        }
    }


def test_only_the_tests_of_a_game_are_run(tmp_path: Path) -> None:
    ended = run(tmp_path, SAMPLE, "--clauses-of=dominion", "-k", "good or without")
    assert "3 passed, 6 deselected" in ended.stdout
    assert run(tmp_path, SAMPLE, "--clauses-of=chess").returncode == 5


def test_an_unknown_id_stops_the_collection(tmp_path: Path) -> None:
    ended = run(tmp_path, SAMPLE.replace("ex_two_buys", "DOM-99.1"))
    assert ended.returncode == 4
    assert "test_sample.py::test_example: no rule document has DOM-99.1" in ended.stderr
    assert "passed" not in ended.stdout


def test_ids_come_from_the_document_and_the_vectors() -> None:
    ids = rule_ids(ROOT, "dominion")
    assert {"DOM-1.1", "DOM-13.11", "DOM-R26", "DOM-H.24", "ex_tie_three"} <= set(ids)
    assert ids.index("DOM-1.1") < ids.index("DOM-R1") < ids.index("DOM-H.1") < ids.index("ex_two_buys")
    assert "dominion" in documented(ROOT)
    assert "dominion.pl" not in documented(ROOT)
    assert game_by_id(ROOT)["DOM-R7"] == "dominion"


def test_clauses_rulings_and_hazards_are_read_but_not_what_they_quote(tmp_path: Path) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "chess.md").write_text(
        "# Chess\n- CHS-1.1 A board. See CHS-1.9.\n- CHS-1.2 **King** (1): moves.\n| CHS-R1 | May it? | No. |\n"
        "- CHS-H.1 Castling.\n- `ex_mate` without a vector.\n  - CHS-7.7 is quoted here\n"
    )
    assert rule_ids(tmp_path, "chess") == ("CHS-1.1", "CHS-1.2", "CHS-R1", "CHS-H.1")


def test_every_kind_of_id_is_read_from_lists_and_tables(tmp_path: Path) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "chess.md").write_text(
        "- CHS-10.12 A clause.\n- CHS-R-10 A ruling. [R 5A] [arithmetic]\n- CHS-EX-7 An example.\n"
        "- CHS-EX.28 Another.\n- CHS-H.1 A hazard.\n| CHS-R.21 | May it? | No |\n- CHS- nothing\n- CHS-R no number\n"
    )
    assert rule_ids(tmp_path, "chess") == ("CHS-10.12", "CHS-R-10", "CHS-EX-7", "CHS-EX.28", "CHS-H.1", "CHS-R.21")


def test_vectors_of_a_game_that_numbers_its_examples_add_no_ids(tmp_path: Path) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "chess.md").write_text("- CHS-EX.1 Mate in one.\n")
    data = tmp_path / "src" / "regnum" / "games" / "chess" / "data"
    data.mkdir(parents=True)
    (data / "test_vectors.json").write_text('{"mates": [{"id": "CHS-EX.1", "moves": 1}]}')
    assert rule_ids(tmp_path, "chess") == ("CHS-EX.1",)


def told(game: str, ending: str) -> dict[str, str]:
    """The clauses of a rule document of this repository."""
    return parse((ROOT / "docs" / "rules" / f"{game}{ending}").read_text(encoding="utf-8"))


def cited(text: str) -> list[str]:
    return sorted(re.findall(r"[A-Z]{3}-(?:[A-Z]+[.-]?)?\d+(?:\.\d+)*", text))


@pytest.mark.parametrize("game", documented(ROOT))
def test_a_document_cites_only_what_some_document_has(game: str) -> None:
    found = {rule for text in told(game, ".md").values() for rule in cited(text)}
    assert len(found) > 20 and found <= set(game_by_id(ROOT))


@pytest.mark.parametrize("game", documented(ROOT))
def test_the_polish_document_says_the_same_clause_by_clause(game: str) -> None:
    english, polish = told(game, ".md"), told(game, ".pl.md")
    assert list(english) == list(polish)
    assert [rule for rule in english if english[rule] == polish[rule]] == []
    assert [rule for rule in english if cited(english[rule]) != cited(polish[rule])] == []
    numbers = {rule: [set(re.findall(r"\d+", each[rule])) for each in (english, polish)] for rule in english}
    assert {rule: there - here for rule, (here, there) in numbers.items() if there - here} == {}


SOME = Coverage("dominion", ("DOM-1.1", "DOM-R1"), {"DOM-1.1": ["a", "b"]})
ALL = Coverage("dominion", ("DOM-1.1", "DOM-R1"), {"DOM-1.1": ["a", "b"], "DOM-R1": ["c"]})


def test_the_table_says_what_is_missing() -> None:
    assert table(SOME).splitlines() == [
        "dominion",
        "  id       tests",
        "  DOM-1.1      2  ok",
        "  DOM-R1       0  missing",
        "  1 of 2 have a passing test, 1 have none",
    ]


@pytest.mark.parametrize(("found", "code"), [(SOME, 1), (ALL, 0)])
def test_the_command_fails_while_something_is_unproven(
    found: Coverage, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("regnum.cli.clauses.measured", lambda root, games: [found])
    assert cli.main(["clauses", "dominion", "--json"]) == code
    said = json.loads(capsys.readouterr().out)
    assert said == {"dominion": {"total": 2, "tested": found.tested, "untested": found.untested}}


def test_rules_without_a_game_are_listed_by_the_name_of_their_document(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("regnum.cli.clauses.measured", lambda root, games: [Coverage(games[0], ("TOM-1.1",), {})])
    assert cli.main(["clauses", "tomesaga"]) == 1
    assert capsys.readouterr().out.splitlines()[0] == "tomesaga"


def test_a_game_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["clauses", "chess"]) == 2
    assert "There is no game 'chess'" in capsys.readouterr().err


def test_tests_that_cannot_run_are_not_a_verdict(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checkout, "required", lambda: tmp_path)
    assert cli.main(["clauses", "dominion"]) == 2
    assert "The tests could not be run" in capfd.readouterr().err
    monkeypatch.setattr(clauses, "find_spec", lambda name: None)
    assert cli.main(["clauses", "dominion"]) == 2
    assert "`./regnum test` installs it" in capfd.readouterr().err
