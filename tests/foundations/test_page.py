"""The page is built once and after changes; where it cannot be built, one sentence says why and all else works."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from regnum.cli import node, page

PYTHON = Path(sys.executable)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name, text in {
        "web/package.json": "{}",
        "web/package-lock.json": "{}",
        "web/src/main.ts": "one",
        "web/node_modules/thing/index.js": "code",
        "docs/rules/dominion.md": "## 1. Parts",
        "src/regnum/games/dominion/data/cards.json": "{}",
        "src/regnum/games/dominion/text/page/pl.json": "{}",
        "src/regnum/games/dominion/text/book.json": "{}",
        "src/regnum/games/dominion/text/lessons.json": "{}",
        "src/regnum/server/wire/view.py": "",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """An npm that always succeeds; the list holds what it was asked."""
    asked: list[str] = []

    def npm(_node: object, web: Path, _log: object, *arguments: str) -> bool:
        asked.append(arguments[0])
        (web / "node_modules").mkdir(exist_ok=True)
        for out in (argument.removeprefix("--outDir=") for argument in arguments if argument.startswith("--outDir=")):
            Path(out).mkdir(parents=True)
            (Path(out) / "index.html").write_text("<title>Regnum</title>")
        return True

    monkeypatch.setattr(page, "npm", npm)
    monkeypatch.setattr(node, "provided", lambda *_: node.Node(("npm",)))
    return asked


def test_the_page_is_built_once(checkout: Path, ran: list[str]) -> None:
    assert not page.is_current(checkout)
    assert page.build(checkout, PYTHON) == ""
    assert page.is_current(checkout)
    assert (checkout / "src/regnum/server/page/index.html").read_text() == "<title>Regnum</title>"
    page.build(checkout, PYTHON)
    assert ran == ["ci", "run"]


@pytest.mark.parametrize(
    "changed",
    [
        "web/src/main.ts",
        "docs/rules/dominion.md",
        "src/regnum/games/dominion/data/cards.json",
        "src/regnum/games/dominion/text/page/pl.json",
        "src/regnum/games/dominion/text/book.json",
        "src/regnum/games/dominion/text/lessons.json",
    ],
)
def test_what_the_page_is_made_of_makes_it_anew(checkout: Path, ran: list[str], changed: str) -> None:
    page.build(checkout, PYTHON)
    (checkout / changed).write_text("two")
    assert not page.is_current(checkout)
    page.build(checkout, PYTHON)
    assert ran == ["ci", "run", "run"], "the packages are still those of the lock"


@pytest.mark.parametrize("changed", ["web/node_modules/thing/index.js", "src/regnum/server/wire/view.py"])
def test_what_the_page_is_not_made_of_does_not(checkout: Path, ran: list[str], changed: str) -> None:
    page.build(checkout, PYTHON)
    (checkout / changed).write_text("two")
    assert page.is_current(checkout)


def test_another_lock_brings_other_packages(checkout: Path, ran: list[str]) -> None:
    page.build(checkout, PYTHON)
    (checkout / "web/package-lock.json").write_text('{"lockfileVersion": 3}')
    page.build(checkout, PYTHON)
    assert ran == ["ci", "run", "ci", "run"]


def test_a_page_that_was_removed_is_built_anew(checkout: Path, ran: list[str]) -> None:
    page.build(checkout, PYTHON)
    (checkout / "src/regnum/server/page/index.html").unlink()
    assert not page.is_current(checkout)


def test_a_build_that_fails_leaves_the_old_page_and_says_where_to_look(
    checkout: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page.build(checkout, PYTHON)
    (checkout / "web/src/main.ts").write_text("two")
    monkeypatch.setattr(page, "npm", lambda *_: False)
    assert "build/page.log" in page.build(checkout, PYTHON)
    assert (checkout / "src/regnum/server/page/index.html").exists()
    assert not page.is_current(checkout)


def test_without_sources_the_page_is_as_it_came(tmp_path: Path) -> None:
    assert page.is_current(tmp_path)


def test_without_node_one_sentence_says_so(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "provided", lambda *_: None)
    assert page.build(checkout, PYTHON) == node.MISSING
    assert not page.is_current(checkout)


def test_the_launcher_goes_on_without_a_page(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launcher.page(), "is_current", lambda _: False)
    monkeypatch.setattr(launcher.page(), "build", lambda *_: "no page today.")
    monkeypatch.setattr(launcher.node(), "found", lambda _: None)
    with launcher.building(True):
        pass
    building, fetching, trouble = capsys.readouterr().err.splitlines()
    assert building.startswith("regnum: building the page")
    assert "fetching Node.js" in fetching
    assert trouble == "regnum: no page today."
