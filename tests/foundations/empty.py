"""An environment that holds Regnum from a wheel, what the wheel declares to need, and nothing else.

Nothing is fetched: what is needed lies in the environment of the tests and is linked from there, package by package, as
the declarations say. So a package that is used and not declared is missing here as it would be anywhere else.
"""

import subprocess
import sys
import sysconfig
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement


class Empty:
    """The environment and what is around it: no variable of ours, no home, nothing of the checkout."""

    def __init__(self, place: Path, wheel: Path, *extras: str) -> None:
        self.place = place
        venv.create(place, with_pip=False, symlinks=True)
        self.programs = place / "bin"
        self.packages = Path(
            sysconfig.get_path("purelib", vars={"base": str(place), "platbase": str(place)}, scheme="venv")
        )
        pip = [sys.executable, "-m", "pip", "--python", str(self.programs / "python"), "install", "--quiet"]
        alone = ["--no-index", "--no-deps", "--no-compile", "--disable-pip-version-check", str(wheel)]
        subprocess.run([*pip, *alone], check=True)
        (found,) = self.packages.glob("regnum-*.dist-info")
        for name in sorted(needed(Distribution.at(found), set(extras))):
            self.link(distribution(name))

    def link(self, package: Distribution) -> None:
        """Put a package of the tests' environment here too."""
        tops = {file.parts[0] for file in package.files or () if file.parts[0] not in ("..", "__pycache__")}
        for top in tops:
            if not (self.packages / top).exists():
                (self.packages / top).symlink_to(Path(str(package.locate_file(top))))

    def environment(self, **more: str) -> dict[str, str]:
        """What a program finds around it."""
        home = {name: str(self.place / name) for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")}
        return {"PATH": f"{self.programs}:/usr/bin:/bin", "LANG": "C.UTF-8", **home, **more}

    def run(self, *command: str, **more: str) -> "subprocess.CompletedProcess[str]":
        """Run one of its programs far from the checkout."""
        return subprocess.run(
            [str(self.programs / command[0]), *command[1:]],
            cwd=self.place,
            env=self.environment(**more),
            capture_output=True,
            text=True,
            check=False,
        )

    def start(self, *command: str) -> "subprocess.Popen[str]":
        """Start one that runs until it is stopped."""
        return subprocess.Popen(
            [str(self.programs / command[0]), *command[1:]],
            cwd=self.place,
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )


def needed(package: Distribution, extras: set[str]) -> set[str]:
    """The names of all that a package declares to need, and of what that needs in turn."""
    found: dict[str, set[str]] = {}
    open_ones = [(package, extras)]
    while open_ones:
        each, wanted = open_ones.pop()
        for requirement in map(Requirement, each.requires or ()):
            applies = requirement.marker is None or any(
                requirement.marker.evaluate({"extra": extra}) for extra in {"", *wanted}
            )
            known = found.get(requirement.name)
            if applies and (known is None or not requirement.extras <= known):
                found[requirement.name] = (known or set()) | requirement.extras
                open_ones.append((distribution(requirement.name), found[requirement.name]))
    return set(found)
