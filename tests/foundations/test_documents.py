"""What the documents name is there: files, commands, Node.js, the number of players, the shapes of questions."""

import json
import re
from pathlib import Path

import pytest

from regnum.cli import node
from regnum.cli.main import COMMANDS
from regnum.games.registry import GAMES

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FOLDERS = "src|web|tests|docs|deploy|bench|requirements"
NUMBERS = {"two": 2}

each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)


@each_document
def test_links_and_paths_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text) if "://" not in link]
    missing = [link for link in links if not (document.parent / link).exists()]
    named = [path for path in re.findall(rf"`((?:{FOLDERS})/[\w./-]+)`", text) if "GAME" not in path]
    assert missing + [path for path in named if not (ROOT / path).exists()] == []


@each_document
def test_commands_are_those_that_there_are(document: Path) -> None:
    named = re.findall(r"\./regnum ([a-z]+)", document.read_text(encoding="utf-8"))
    assert set(named) <= {command.name for command in COMMANDS}


def test_the_readme_asks_for_the_node_that_builds_the_page() -> None:
    least = ".".join(map(str, node.LEAST))
    assert f"Node.js if it is {least} or newer" in " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert json.loads((ROOT / "web" / "package.json").read_text())["engines"]["node"] == f">={least}"


def seats_told(row: str) -> tuple[int, int]:
    """The fewest and the most players of a row: "2 to 4 players and solo"."""
    found = re.search(r"(\d|two) (?:to (\d) )?players", row)
    assert found, row
    least, most = (NUMBERS.get(n) or int(n) for n in (found[1], found[2] or found[1]))
    return (1 if re.search(r"\b(?:solo|alone)\b", row) else least), most


def test_the_readme_says_for_how_many_each_game_is() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    told = {row.split("|")[1].strip(): row for row in lines if row.startswith("|")}
    names = {game.title["en"].replace(": T", " t"): game for game in GAMES.values() if not game.id.endswith("_saga")}
    assert set(names) <= set(told)
    assert {name: seats_told(told[name]) for name in names} == {name: game.seats for name, game in names.items()}
    assert {game.seats for game in GAMES.values() if game.id.endswith("_saga")} == {seats_told(told["The Tomesaga"])}


def test_the_document_on_boards_knows_every_shape_of_a_question() -> None:
    text = (ROOT / "docs" / "writing-a-board.md").read_text(encoding="utf-8")
    table = text[text.index("| shape |") : text.index("Whatever lies nowhere on the table")]
    told = {
        shape for row in table.splitlines()[2:] for shape in re.findall(r"`(\w+)`", row.split("|")[1] if row else "")
    }
    assert told == {kind.shape for game in GAMES.values() for kind in game.kinds}
