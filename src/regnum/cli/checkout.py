"""Where this checkout is: some commands work on the sources themselves."""

from pathlib import Path

from regnum.kernel.errors import RegnumError

ROOT = Path(__file__).resolve().parents[3]
BUILD = ROOT / "build"
"""Everything that is made and can be made again: the compiled engine, caches, reports."""


def is_checkout() -> bool:
    """Whether regnum runs from its sources, and not from an installed package."""
    return (ROOT / "pyproject.toml").exists() and (ROOT / "src" / "regnum").is_dir()


def required() -> Path:
    """The root of the checkout; a refusal where there is none."""
    if not is_checkout():
        raise RegnumError("This command works in a checkout only; clone the repository and run it there.")
    return ROOT
