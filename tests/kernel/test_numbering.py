"""Names are declared once: their numbers, the constants of the rules and the data's words follow from the order."""

import ast
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from regnum import native
from regnum.cli.codes import GAMES
from regnum.kernel import numbering
from regnum.kernel.errors import BadData
from regnum.kernel.vocabulary import Family, Grid, Names, Numbers, Places, Things

TINY = Path(__file__).parent / "tiny"
FOLDERS = [*sorted(file.parent for file in GAMES.glob(f"*/{numbering.DECLARATION}")), TINY]
each_game = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


@pytest.fixture
def market(tmp_path: Path) -> Path:
    """A copy of the toy game, to be changed."""
    return Path(shutil.copytree(TINY, tmp_path / "market"))


def constants(file: Path) -> dict[str, int]:
    values: dict[str, int] = {}
    exec(file.read_text(encoding="utf-8"), {}, values)
    return {name: n for name, n in values.items() if name.isupper()}


def declare(game: Path, old: str, new: str) -> None:
    file = game / numbering.DECLARATION
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@each_game
def test_the_constants_are_those_declared(folder: Path) -> None:
    """If this fails, run `./regnum codes` (for the toy game: `./regnum codes tests/kernel/tiny`)."""
    written = {file.name: file.read_text(encoding="utf-8") for file in (folder / "codes").glob("*.py")}
    assert written == numbering.codes(numbering.declaration(folder))


def test_the_constants_of_every_game_are_compiled() -> None:
    compiled = set(native.modules())
    for file in GAMES.glob("*/codes/[!_]*.py"):
        assert f"regnum.games.{file.parent.parent.name}.codes.{file.stem}" in compiled


def test_an_event_is_declared_in_one_line(market: Path) -> None:
    before = constants(market / "codes" / "events.py")
    declare(
        market,
        '    EventKind("closes", "TIN-6", "flash"),\n',
        '    EventKind("closes", "TIN-6", "flash"),\n    EventKind("haggles", "TIN-3", "flash"),\n',
    )
    assert numbering.write(market) == [market / "codes" / "events.py"]
    assert constants(market / "codes" / "events.py") == {**before, "HAGGLES": 10}
    assert numbering.write(market) == []


def test_two_events_of_one_sentence_have_names_of_their_own(market: Path) -> None:
    again = '    EventKind("opens", "TIN-0", "flash"),\n    EventKind("opens", "TIN-9", "flash"{}),\n'
    declare(market, '    EventKind("opens", "TIN-0", "flash"),\n', again.format(""))
    with pytest.raises(BadData, match="events has “opens” twice"):
        numbering.write(market)
    declare(market, again.format(""), again.format(', "opens_late"'))
    numbering.write(market)
    assert constants(market / "codes" / "events.py")["OPENS_LATE"] == 1


def test_what_is_declared_no_more_goes(market: Path) -> None:
    declare(market, 'Numbers("limits", ', 'Numbers("bounds", ')
    assert {file.name for file in numbering.write(market)} == {"limits.py", "bounds.py"}
    assert not (market / "codes" / "limits.py").exists()


def test_the_command_runs_where_the_constants_are_missing(market: Path) -> None:
    shutil.rmtree(market / "codes")
    command = [sys.executable, "-P", "-m", "regnum.cli", "codes", str(market)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert str(market / "codes" / "kinds.py") in done.stdout.splitlines()
    assert constants(market / "codes" / "kinds.py") == constants(TINY / "codes" / "kinds.py")


def test_the_games_are_imported_when_they_are_asked_for() -> None:
    """A game that cannot be imported does not keep `regnum codes` from mending it; `regnum.games` stays a function."""
    code = "import sys, regnum; assert 'regnum.games.registry' not in sys.modules; regnum.games(); regnum.games()"
    assert subprocess.run([sys.executable, "-P", "-c", code], check=False).returncode == 0


def test_a_folder_without_a_declaration_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"there is no declare\.py"):
        numbering.write(tmp_path)


def test_names_are_numbered_in_order() -> None:
    names = Names("answers", "yes", ("favour", 5), "no", first=3)
    assert names.constants() == [("yes", 3), ("favour", 4), ("no", 9)]
    assert (names["no"], names.of("no", "yes"), names.end) == (9, (9, 3), 10)
    assert list(names) == list(range(3, 10))


def test_names_may_have_other_words_in_the_data() -> None:
    workers = Names("workers", labourer="white", scout="green")
    assert workers.constants() == [("labourer", 0), ("scout", 1)]
    assert workers.words == ("white", "green")


def test_numbers_that_are_no_list() -> None:
    assert Numbers("limits", rounds=4, turns=16).constants() == [("rounds", 4), ("turns", 16)]


def test_a_grid_makes_one_number_of_two(market: Path) -> None:
    grid = Grid("spots", rows=4, columns=20)
    assert (len(list(grid)), grid.rows(2)) == (80, tuple(range(40)))
    declare(market, "LIMITS = ", 'SPOTS = Grid("spots", rows=4, columns=20)\nLIMITS = ')
    declare(market, "import Family, Names", "import Family, Grid, Names")
    numbering.write(market)
    made: dict[str, Callable[..., int]] = {}
    exec((market / "codes" / "spots.py").read_text(encoding="utf-8"), made)
    for row in range(4):
        for column in (0, 7, 19):
            code = made["code_of"](row, column)
            assert code in grid and (made["row_of"](code), made["column_of"](code)) == (row, column)


def test_families_stand_one_after_the_other() -> None:
    things = Things(Family("paladin", "paladins", 12), Family("threat", "threats", ("rat", "thief")))
    assert things["threats"] == range(12, 14)
    assert things.constants() == [
        ("first_paladin", 0), ("paladins", 12), ("first_threat", 12), ("threats", 2), ("rat", 12), ("thief", 13),
        ("count", 14),
    ]  # fmt: skip


def test_places_are_shared_or_belong_to_a_seat() -> None:
    places = Places(shared=("deck", ("cubes", "supply.gold", "supply.wood")), own=("hand", ("board", "spaces")))
    assert places.constants() == [
        ("deck", 0), ("cubes", 1), ("hand", 3), ("board", 4), ("shared", 3), ("per_seat", 2),
    ]  # fmt: skip
    assert places.names(2) == (
        "deck", "supply.gold", "supply.wood", "seat0.hand", "seat0.spaces", "seat1.hand", "seat1.spaces",
    )  # fmt: skip


def lists_by_hand(file: Path) -> list[str]:
    """Constants that number something: three or more in a row, each one higher than the one before."""
    found: list[str] = []
    run: list[str] = []
    last = -2
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        value = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
        n = value.value if isinstance(value, ast.Constant) and isinstance(value.value, int) else None
        run = [*run, ast.unparse(node)] if n == last + 1 else [ast.unparse(node)]
        last = -2 if n is None else n
        if len(run) == 3:
            found += run
    return found


def test_nobody_numbers_by_hand_what_can_be_declared() -> None:
    files = [file for file in GAMES.rglob("*.py") if file.parent.name != "codes"]
    assert {str(file): found for file in files if (found := lists_by_hand(file))} == {}
