"""The package `codes` of a game: a module of constants for each idea it declares, written by `./regnum codes`."""

import importlib.util
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from regnum.kernel.effects import Verbs
from regnum.kernel.errors import BadData
from regnum.kernel.spec import EventKind, Kind, Reason
from regnum.kernel.vocabulary import Constant, Grid, Names, Numbers, Places, Things

DECLARATION = "declare.py"
HEADER = '"""Written by `./regnum codes` from declare.py: change it there."""\n'
LISTS: tuple[tuple[type, str, int], ...] = ((Kind, "kinds", 0), (Reason, "reasons", 1), (EventKind, "events", 0))
"""What the tuples of a declaration hold, the module of their constants, and the first one's number."""


GRID = """

def code_of(row: int, column: int) -> int:
    return row * COLUMNS + column


def row_of(code: int) -> int:
    return code // COLUMNS


def column_of(code: int) -> int:
    return code % COLUMNS
"""


def declaration(folder: Path) -> ModuleType:
    """The declaration of the game in a folder, without the rest of the game."""
    spec = importlib.util.spec_from_file_location(f"{folder.name}_declared", folder / DECLARATION)
    if spec is None or spec.loader is None or not (folder / DECLARATION).exists():
        raise BadData(f"{folder} holds no game: there is no {DECLARATION}.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def codes(declared: ModuleType) -> dict[str, str]:
    """The text of each file of the package."""
    blocks: dict[str, list[tuple[str, list[Constant]]]] = {}
    functions: dict[str, str] = {}
    for value in vars(declared).values():
        if isinstance(value, Grid):
            functions[value.module] = GRID
        if isinstance(value, (Grid, Names, Numbers, Places, Things, Verbs)):
            blocks.setdefault(value.module, []).append((value.note, value.constants()))
        elif isinstance(value, tuple):
            for entry, module, first in LISTS:
                if value and isinstance(value[0], entry):
                    named = [(each.name or each.id, n) for n, each in enumerate(value, first)]
                    blocks.setdefault(module, []).append(("", named))
    files = {f"{module}.py": _text(module, parts) + functions.get(module, "") for module, parts in blocks.items()}
    return {"__init__.py": HEADER, **files}


def _text(module: str, parts: Iterable[tuple[str, list[Constant]]]) -> str:
    known: dict[str, int] = {}
    lines: list[str] = []
    for note, constants in parts:
        lines.append(f"\n# {note}\n" if note else "\n")
        for name, number in constants:
            if name in known:
                raise BadData(f"{module} has “{name}” twice: give one of them another name.")
            known[name] = number
            lines.append(f"{name.upper()}: Final = {number}\n")
    return f"{HEADER}\nfrom typing import Final\n{''.join(lines)}"


def write(folder: Path) -> list[Path]:
    """Writes the package anew; says which files have changed."""
    package = folder / "codes"
    package.mkdir(exist_ok=True)
    wanted = codes(declaration(folder))
    changed = [file for file in package.glob("*.py") if file.name not in wanted]
    for file in changed:
        file.unlink()
    for name, text in wanted.items():
        file = package / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            changed.append(file)
    return changed
