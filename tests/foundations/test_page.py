"""The page is built once and after changes; where it cannot be built, one sentence says why and all else works."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from regnum.cli import page

Npm = Callable[..., bool]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name, text in {
        "web/package.json": "{}",
        "web/package-lock.json": "{}",
        "web/src/main.ts": "one",
        "web/node_modules/thing/index.js": "code",
        "docs/rules/dominion.md": "## 1. Parts",
        "src/regnum/games/dominion/data/cards.json": "{}",
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

    def npm(web: Path, _log: object, *arguments: str) -> bool:
        asked.append(arguments[0])
        (web / "node_modules").mkdir(exist_ok=True)
        for out in (argument.removeprefix("--outDir=") for argument in arguments if argument.startswith("--outDir=")):
            Path(out).mkdir(parents=True)
            (Path(out) / "index.html").write_text("<title>Regnum</title>")
        return True

    monkeypatch.setattr(page, "npm", npm)
    monkeypatch.setattr(page, "no_node", str)
    return asked


def test_the_page_is_built_once(checkout: Path, ran: list[str]) -> None:
    assert not page.is_current(checkout)
    assert page.build(checkout) == ""
    assert page.is_current(checkout)
    assert (checkout / "src/regnum/server/page/index.html").read_text() == "<title>Regnum</title>"
    page.build(checkout)
    assert ran == ["ci", "run"]


@pytest.mark.parametrize(
    "changed", ["web/src/main.ts", "docs/rules/dominion.md", "src/regnum/games/dominion/data/cards.json"]
)
def test_what_the_page_is_made_of_makes_it_anew(checkout: Path, ran: list[str], changed: str) -> None:
    page.build(checkout)
    (checkout / changed).write_text("two")
    assert not page.is_current(checkout)
    page.build(checkout)
    assert ran == ["ci", "run", "run"], "the packages are still those of the lock"


@pytest.mark.parametrize("changed", ["web/node_modules/thing/index.js", "src/regnum/server/wire/view.py"])
def test_what_the_page_is_not_made_of_does_not(checkout: Path, ran: list[str], changed: str) -> None:
    page.build(checkout)
    (checkout / changed).write_text("two")
    assert page.is_current(checkout)


def test_another_lock_brings_other_packages(checkout: Path, ran: list[str]) -> None:
    page.build(checkout)
    (checkout / "web/package-lock.json").write_text('{"lockfileVersion": 3}')
    page.build(checkout)
    assert ran == ["ci", "run", "ci", "run"]


def test_a_page_that_was_removed_is_built_anew(checkout: Path, ran: list[str]) -> None:
    page.build(checkout)
    (checkout / "src/regnum/server/page/index.html").unlink()
    assert not page.is_current(checkout)


def test_a_build_that_fails_leaves_the_old_page_and_says_where_to_look(
    checkout: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page.build(checkout)
    (checkout / "web/src/main.ts").write_text("two")
    monkeypatch.setattr(page, "npm", lambda *_: False)
    assert "build/page.log" in page.build(checkout)
    assert (checkout / "src/regnum/server/page/index.html").exists()
    assert not page.is_current(checkout)


def test_without_sources_the_page_is_as_it_came(tmp_path: Path) -> None:
    assert page.is_current(tmp_path)


def test_without_node_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "install them" in page.no_node()


@pytest.mark.parametrize(
    ("version", "enough"), [("v20.19.0", True), ("v24.1.0", True), ("v18.20.1", False), ("", False)]
)
def test_an_old_node_is_told_from_a_new_one(monkeypatch: pytest.MonkeyPatch, version: str, enough: bool) -> None:
    monkeypatch.setattr(page.shutil, "which", lambda name: name)
    answer = subprocess.CompletedProcess([], 0, stdout=f"{version}\n")
    monkeypatch.setattr(page.subprocess, "run", lambda *_, **__: answer)
    assert (page.no_node() == "") is enough


def test_the_launcher_goes_on_without_a_page(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    builder = launcher.page()
    monkeypatch.setattr(builder, "is_current", lambda _: False)
    monkeypatch.setattr(builder, "no_node", lambda: "no npm here.")
    monkeypatch.setattr(builder, "build", lambda _: "no npm here.")
    monkeypatch.setattr(launcher, "page", lambda: builder)
    with launcher.building(True):
        pass
    assert capsys.readouterr().err == "regnum: no npm here.\n"
