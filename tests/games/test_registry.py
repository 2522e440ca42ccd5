"""A game is found by its folder; nothing else has to know it."""

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

import regnum
from regnum import native
from regnum.bots import make, names
from regnum.games import registry, words
from regnum.kernel.errors import UnknownGame

ROOT = Path(__file__).resolve().parents[2]

LOOKING = (
    "src/regnum/games/registry.py",
    "src/regnum/games/__init__.py",
    "src/regnum/bots/naming.py",
    "src/regnum/bots/compiled.txt",
    "src/regnum/kernel/core/compiled.txt",
    "src/regnum/native.py",
    "src/regnum/terminal/boards/__init__.py",
    "src/regnum/terminal/start.py",
    "web/src/router/routes.ts",
    "web/src/router/router.svelte.ts",
    "web/src/parts/TopBar.svelte",
    "web/src/pages/Home.svelte",
)
"""What finds the parts of a game by its folder: none of it may name a game."""

FAIR = """
from kernel.tiny.game import TinyGame

class Fair(TinyGame):
    id = {name!r}
    finished = {finished}

GAME = Fair()
"""

Lay = Callable[..., Path]


@pytest.fixture
def lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lay:
    """Lays a folder beside those of the games, in a place of its own."""
    package = import_module(registry.PACKAGE)
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])

    def made(folder: str, text: str | None) -> Path:
        place = tmp_path / folder
        place.mkdir()
        (place / "__init__.py").touch()
        if text is not None:
            (place / "game.py").write_text(text, encoding="utf-8")
        monkeypatch.setattr(registry, "GAMES", registry.find())
        return place

    return made


@pytest.mark.parametrize("path", LOOKING)
def test_nothing_lists_the_games_by_hand(path: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    assert not [game for game in regnum.games() if re.search(rf"\b{game}\b", text, re.IGNORECASE)]


def test_the_games_are_the_folders_with_a_game_file() -> None:
    folders = sorted(file.parent.name for file in (ROOT / "src/regnum/games").glob("*/game.py"))
    assert sorted(registry.GAMES) == folders and len(folders) >= 3
    assert [name for name in folders if registry.GAMES[name].finished] == list(regnum.games())


@pytest.mark.pure_engine
def test_a_new_folder_is_a_game_that_can_be_played(lay: Lay) -> None:
    lay("fair", FAIR.format(name="fair", finished=True))
    assert "fair" in regnum.games()
    table = regnum.new("fair", 2, 3)
    bots = [make(name, seed=1) for name in names("fair")[:2]]
    while not table.over:
        decision = table.pending[0]
        table.play(bots[decision.seat].choose(table, decision))
    assert regnum.load(table.save()).result == table.result


@pytest.mark.pure_engine
def test_an_unfinished_game_can_be_played_by_its_name_and_is_listed_nowhere(lay: Lay) -> None:
    lay("draft", FAIR.format(name="draft", finished=False))
    assert "draft" not in regnum.games()
    assert regnum.new("draft").pending
    with pytest.raises(UnknownGame) as refused:
        regnum.new("drafty")
    assert "paladins" in str(refused.value) and "draft," not in str(refused.value)


def test_a_folder_without_a_game_file_is_none(lay: Lay) -> None:
    before = regnum.games()
    lay("notes", None)
    assert regnum.games() == before


@pytest.mark.pure_engine
def test_a_game_is_called_like_its_folder(lay: Lay) -> None:
    with pytest.raises(ValueError, match="folder misfit calls itself fair"):
        lay("misfit", FAIR.format(name="fair", finished=True))


@pytest.mark.pure_engine
def test_a_new_game_brings_its_words_for_every_face(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    place = lay("chatty", FAIR.format(name="chatty", finished=True)) / "text" / "terminal"
    place.mkdir(parents=True)
    for lang, said in (("en", "Stalls"), ("pl", "Kramy")):
        (place / f"{lang}.json").write_text(f'{{"stalls": "{said}"}}', encoding="utf-8")
    monkeypatch.setattr(words, "GAMES", registry.GAMES)
    found = words.words_for("terminal")
    assert (found["en"]["chatty.stalls"], found["pl"]["chatty.stalls"]) == ("Stalls", "Kramy")
    assert "chatty.stalls" not in words.words_for("bots")["en"]


def test_a_part_that_is_there_and_broken_is_not_taken_for_missing(lay: Lay) -> None:
    assert registry.optional("regnum.games.nowhere.game") is None
    with pytest.raises(ModuleNotFoundError, match="no_such_library"):
        lay("broken", "import no_such_library")


def test_every_package_lists_its_compiled_modules_itself() -> None:
    """The kernel, the bots that any game has, and what each game and its bots have."""
    listed = set(native.modules())
    assert {"regnum.kernel.core.machine", "regnum.bots.search"} <= listed
    for game in regnum.games():
        assert regnum.game_of(game).state.__module__ in listed  # a mode has that of its game
    assert [module for module in native.modules() if not native.pure_source(module).is_file()] == []
    assert list(native.modules()) == sorted(listed)


def test_the_document_of_boards_names_every_shape_of_a_prompt() -> None:
    text = (ROOT / "docs/writing-a-board.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*`) \|", text.partition("| shape | taken by |")[2].partition("\n\n")[0], re.MULTILINE)
    named = {shape for row in rows for shape in re.findall(r"`(\w+)`", row)}
    assert {kind.shape for game in registry.finished().values() for kind in game.kinds} <= named
