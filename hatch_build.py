"""What a wheel of Regnum holds beside the sources: the built page, and the compiled engine if one is handed over.

Hatchling runs this file for every wheel, also where nothing but Hatchling itself is installed. `./regnum wheel` is the
command for people.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = "REGNUM_ENGINE"
"""The variable that names the folder of the compiled engine which goes into the wheel."""
EDITABLE = "editable"


class Hook(BuildHookInterface[Any]):
    """Builds the page if need be; with an engine the wheel is one for this platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add what is made, not written."""
        if version == EDITABLE:
            return
        if trouble := built_page(Path(self.root)):
            raise RuntimeError(f"{trouble} A wheel always brings the page.")
        if engine := os.environ.get(ENGINE):
            build_data["force_include"][engine] = f"regnum/engine/{Path(engine).name}"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["dependencies"] = [self.run_time_library()]

    def run_time_library(self) -> str:
        """What the compiled engine needs to run, at the version that it was built with."""
        needed: list[str] = self.metadata.core.optional_dependencies["compile"]
        return next(each for each in needed if each.startswith("librt"))


def built_page(root: Path) -> str:
    """Bring the page up to date; what keeps it from being built, or nothing. Regnum itself is not installed here."""
    place = str(root / "src" / "regnum")
    sys.path.insert(0, place)
    try:
        from cli import page  # type: ignore[import-not-found] # noqa: PLC0415 (it can be found just now)
    finally:
        sys.path.remove(place)
    return str(page.build(root, Path(sys.executable)))
