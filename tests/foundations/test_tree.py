"""What must not be in the tree: paths of somebody's machine, shifts that compile wrongly, headers that hide rules."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from regnum import native

NEVER_COMPILED = "containers.py"
"""The plain twin of the packed containers: the compiled build has the other one in its place."""

OF_A_MACHINE = re.compile(r"(?<![\w.~-])/(?:home|Users|root|tmp|work)/[\w.]")


def files_of(root: Path) -> list[Path]:
    """What is or would be committed; in an unpacked archive, everything that is not made by us."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode == 0:
        return [root / name for name in listed.stdout.split("\0") if name and (root / name).is_file()]
    made = {".venv", "build", "node_modules", "__pycache__"}
    return [path for path in root.rglob("*") if path.is_file() and not made & set(path.parts)]


def text_of(path: Path) -> str:
    try:
        return path.read_text()
    except UnicodeDecodeError:
        return ""


def test_no_path_of_a_machine(root: Path) -> None:
    found = [
        f"{path.relative_to(root)}:{number}: {line.strip()[:80]}"
        for path in files_of(root)
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if OF_A_MACHINE.search(line) or str(root) in line
    ]
    assert found == []


@pytest.mark.parametrize("path", ["open('/" + "tmp/x')", "cd /" + "home/anna"])
def test_a_path_of_a_machine_would_be_found(path: str) -> None:
    assert OF_A_MACHINE.search(path)


def wrong_shifts(text: str) -> list[int]:
    """Lines that shift a literal by a variable, which is 32 bits wide once compiled; `bit` alone may.

    What is made of constants alone is worked out by the compiler, and right.
    """
    tree = ast.parse(text)
    allowed = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name == "bit"
        for node in ast.walk(function)
    }
    modules = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr.isupper()
    }  # in `answers.PASS`, the name `answers` is none of a variable
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and any(
            isinstance(part, ast.Name) and not part.id.isupper() and id(part) not in modules
            for part in ast.walk(node.right)
        )
        and id(node) not in allowed
    ]


def test_sets_are_made_with_bit(root: Path) -> None:
    found = [
        f"{path.relative_to(root)}:{line}"
        for folder in ("kernel", "games", "bots")
        for path in (root / "src" / "regnum" / folder).rglob("*.py")
        if path.name != NEVER_COMPILED
        for line in wrong_shifts(path.read_text())
    ]
    assert found == []


def test_a_wrong_shift_would_be_found() -> None:
    assert wrong_shifts("def bit(c):\n    return 1 << c\n\nmask = 1 << c\nlimit = 1 << 62\nstop = 1 << PASS\n") == [4]
    assert wrong_shifts("spaces = 15 << (NIBBLE * about)\n") == [1]
    assert wrong_shifts("spaces = 15 << (NIBBLE * SOLDIER)\n") == []
    assert wrong_shifts("stop = 1 << answers.PASS\nspot = 1 << answers.where\n") == [2]


HEADER = 40
"""Lines before the first rule of a module: half of what a screen shows, so that the rule is in sight at once."""


def test_headers_of_imports_leave_room_for_rules() -> None:
    rules = [name for name in native.modules() if name.startswith("regnum.games.") and ".codes." not in name]
    first = {
        name: min(node.lineno for node in ast.parse(native.pure_source(name).read_text(encoding="utf-8")).body
                  if isinstance(node, ast.FunctionDef | ast.ClassDef))
        for name in rules
    }  # fmt: skip
    assert len(first) > 100 and {name: line for name, line in first.items() if line > HEADER} == {}
