"""The requests of `bench/spoiling.py`: every address of the interface, as it is meant to be asked."""

import importlib.util
from types import ModuleType

from server.processes import ROOT


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("spoiling", ROOT / "bench" / "spoiling.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SPOILING = loaded()
