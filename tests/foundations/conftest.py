"""What the foundation tests share: the checkout, and its launcher as a module and as a command."""

import importlib.machinery
import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture
def launcher() -> ModuleType:
    """The launcher's functions, without starting it; fresh each time, so a test may replace some."""
    loader = importlib.machinery.SourceFileLoader("regnum_launcher", str(ROOT / "regnum"))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def regnum() -> Run:
    """Run a command as a user would, from an installed regnum."""

    def run(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-P", "-m", "regnum.cli", *arguments],
            env={**os.environ, "REGNUM_BUILD": "pure", **environment},
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )

    return run
