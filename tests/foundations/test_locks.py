"""The locks name exact versions and hashes, agree with pyproject.toml, and name no host."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from regnum.cli.lock import faults

LOCKS = ("bootstrap", "page", "run", "test")
HASH = "    --hash=sha256:" + "0" * 64


def pins(root: Path, lock: str) -> dict[str, set[str]]:
    """Every package of a lock with its versions; there may be one for each range of Pythons."""
    found: dict[str, set[str]] = {}
    text = (root / "requirements" / f"{lock}.lock").read_text()
    for name, version in re.findall(r"^([a-z0-9.-]+)==([^ ]+)", text, re.MULTILINE):
        found.setdefault(name, set()).add(version)
    return found


def declared(root: Path, *extras: str) -> list[Requirement]:
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    texts = [
        *project["dependencies"],
        *(each for name in extras for each in project["optional-dependencies"][name]),
    ]
    return [Requirement(text) for text in texts]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_lock_holds_exact_versions_and_hashes_only(root: Path, lock: str) -> None:
    assert pins(root, lock)
    assert faults((root / "requirements" / f"{lock}.lock").read_text()) == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (f"rich==15.0.0 \\\n{HASH}\n    # from https://example.org/simple\n", "an address"),
        (f"--index-url example.org\nrich==15.0.0 \\\n{HASH}\n", "not one exact version"),
        (f"rich @ file.whl \\\n{HASH}\n", "an address"),
        (f"rich>=15 \\\n{HASH}\n", "not one exact version"),
        ("rich==15.0.0\n", "no sha256 hash"),
        (f"rich==15.0.0 \\\n{HASH}\nmdurl==0.1.2\n", "'mdurl==0.1.2' has no sha256 hash"),
    ],
)
def test_a_loose_lock_is_refused(text: str, complaint: str) -> None:
    assert any(complaint in fault for fault in faults(text))


@pytest.mark.parametrize(
    ("lock", "extras"), [("run", ("compile",)), ("test", ("compile", "envs", "test"))], ids=["run", "test"]
)
def test_the_lock_satisfies_what_the_project_declares(root: Path, lock: str, extras: tuple[str, ...]) -> None:
    locked = pins(root, lock)
    for requirement in declared(root, *extras):
        versions = locked.get(requirement.name, set())
        assert versions, f"{requirement.name} is not in {lock}.lock: run ./regnum lock"
        assert all(requirement.specifier.contains(version) for version in versions), str(requirement)


def test_the_test_lock_holds_all_of_the_run_lock(root: Path) -> None:
    test = pins(root, "test")
    assert {name: test.get(name) for name in pins(root, "run")} == pins(root, "run")


def test_no_lock_format_that_names_hosts_is_in_the_tree(root: Path) -> None:
    assert not [name for name in ("uv.lock", "pylock.toml", "poetry.lock") if (root / name).exists()]
