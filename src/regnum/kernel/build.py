"""Builds the compiled engine: lowers the modules that each `compiled.txt` lists and compiles them as one group.

Run as `python -m regnum.kernel.build`. It returns at once when a build that fits the sources is there.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from regnum import native
from regnum.kernel.lowering.native import native_text

FLAGS = "-O3 -fno-plt -fno-semantic-interposition"
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="regnum_native", packages=[], ext_modules=mypycify({files!r}, opt_level="3", debug_level="0"))
"""
KEPT = 3
"""How many builds stay on disk."""


def generate(place: Path) -> list[str]:
    """Writes the lowered text of every module; says their paths below the place."""
    files = []
    for module in native.modules():
        source = native.source_of(module)
        path = place.joinpath(*module.split(".")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        for package in path.parent.relative_to(place).parents:
            if package.name:
                (place / package / "__init__.py").touch()
        (path.parent / "__init__.py").touch()
        text = source.read_text(encoding="utf-8")
        if not source.stem.endswith("_packed"):
            text = native_text(text, module, str(source))
        path.write_text(text, encoding="utf-8")
        files.append(str(path.relative_to(place)))
    return files


def compile_in(place: Path) -> None:
    """Runs the compiler over the generated text."""
    files = generate(place)
    (place / "setup.py").write_text(SETUP.format(files=files), encoding="utf-8")
    environment = {
        **os.environ,
        "CFLAGS": FLAGS,
        "MYPY_CACHE_DIR": str(place / "cache"),
        "REGNUM_BUILD": "pure",
    }
    environment.pop("PYTHONPATH", None)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"The compiled engine could not be built; the pure one runs.\n{done.stdout}{done.stderr}")


def main() -> int:
    home = native.folder()
    target = home / native.stamp()
    if (target / "complete").exists():
        return 0
    home.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=home, prefix="making-") as temporary:
        place = Path(temporary)
        compile_in(place)
        made = place / "made"
        for library in [found for found in place.rglob(f"*{native.SUFFIX}") if place / "build" not in found.parents]:
            to = made / library.relative_to(place)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(library, to)
        (made / "complete").touch()
        shutil.rmtree(target, ignore_errors=True)
        made.rename(target)
    builds = sorted((b for b in home.iterdir() if (b / "complete").exists()), key=lambda b: b.stat().st_mtime)
    for old in builds[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
