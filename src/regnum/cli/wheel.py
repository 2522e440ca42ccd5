"""Build a wheel, which pip installs elsewhere: a plain one for every machine, or one with the compiled engine.

The plain wheel runs the pure engine; where mypyc and a C compiler are (`pip install "regnum[compile]"`), it compiles
itself. A wheel with the compiled engine is for machines like this one: the same system, processor and Python.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from regnum import native
from regnum.cli import checkout
from regnum.cli import compile as engine
from regnum.kernel.errors import RegnumError

ENGINE = "REGNUM_ENGINE"
"""By this variable `hatch_build.py` is told where the compiled engine is."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which wheel, and where to."""
    parser.add_argument("--compiled", action="store_true", help="with the compiled engine, for machines like this one")
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="where the wheel is put (dist)")


def run(args: argparse.Namespace) -> int:
    """Build it and say where it is."""
    root = checkout.required()
    folder = (args.to or root / "dist").resolve()
    environment = {name: value for name, value in os.environ.items() if name != ENGINE}
    if args.compiled:
        environment[ENGINE] = str(compiled_engine())
    print(built(root, folder, environment))
    return 0


def compiled_engine() -> Path:
    """The folder of the compiled engine, built now if there is none that fits."""
    place = native.built()
    if place is None:
        engine.run(argparse.Namespace(background=False))
        place = native.built()
    if place is None:
        raise RegnumError("The compiled engine could not be built; the reason is above.")
    return place


def built(root: Path, folder: Path, environment: dict[str, str]) -> Path:
    """Run the build and put the one wheel that it makes where it was wanted."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as made:
        command = [sys.executable, "-P", "-m", "hatchling", "build", "-t", "wheel", "-d", made]
        ended = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
        if ended.returncode != 0:
            last = ended.stderr.strip().splitlines()[-1:] or ["it gave no reason"]
            raise RegnumError(f"The wheel could not be built: {last[0]}")
        (wheel,) = Path(made).glob("*.whl")
        return wheel.rename(folder / wheel.name)
