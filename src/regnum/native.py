"""Which build runs: the compiled engine if one is there that fits the sources exactly, else the sources themselves.

A compiled engine lies in a folder named after the stamp of what it was made from, so that an edited source can never
be shadowed by an older build. `REGNUM_BUILD=pure` asks for the sources.
"""

import hashlib
import importlib.machinery
import importlib.metadata
import importlib.util
import os
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


LIST = "compiled.txt"


@cache
def modules() -> tuple[str, ...]:
    """The modules that are compiled: each package that has some names them in a file of its own.

    There, `codes.*` means every module of the package `codes`.
    """
    lists = [*PACKAGE.glob(f"*/{LIST}"), *PACKAGE.glob(f"*/*/{LIST}")]
    packages = {file: ".".join((PACKAGE.name, *file.parent.relative_to(PACKAGE).parts)) for file in lists}
    return tuple(
        sorted(f"{packages[file]}.{name}" for file in lists for name in _named(file.read_text("utf-8"), file.parent))
    )


def _named(text: str, folder: Path) -> Iterator[str]:
    for name in text.split():
        package = name.removesuffix(".*")
        if package == name:
            yield name
        else:
            yield from (f"{package}.{file.stem}" for file in (folder / package).glob("[!_]*.py"))


def pure_source(module: str) -> Path:
    """The file that the pure engine imports."""
    return PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")


def source_of(module: str) -> Path:
    """The file that a module is compiled from: the packed twin where there is one."""
    path = pure_source(module)
    packed = path.with_name(f"{path.stem}_packed.py")
    return packed if packed.exists() else path


def stamp() -> str:
    """Changes with the sources, the lowering pass, the compiler's versions and Python."""
    digest = hashlib.sha256()
    digest.update(f"{sys.implementation.cache_tag} {sys.version} {SUFFIX}".encode())
    digest.update(" ".join(modules()).encode())
    for package in ("mypy", "librt"):
        try:
            digest.update(f" {package} {importlib.metadata.version(package)}".encode())
        except importlib.metadata.PackageNotFoundError:
            digest.update(f" no {package}".encode())
    files = [file for module in modules() for file in {source_of(module): 0, pure_source(module): 0}]
    files += sorted((PACKAGE / "kernel" / "lowering").glob("*.py"))
    files.append(PACKAGE / "kernel" / "build.py")
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:20]


def folder() -> Path:
    """Where compiled engines lie: in the checkout, or in the user's cache for an installed Regnum."""
    root = PACKAGE.parent.parent
    if (root / "pyproject.toml").exists():
        return root / "build" / "native"
    cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(cache) / "regnum" / "native"


class Finder:
    """Serves the compiled modules under the names of their sources."""

    def __init__(self, place: Path) -> None:
        self.files = {name: place.joinpath(*name.split(".")).with_suffix(SUFFIX) for name in modules()}
        for shared in place.glob(f"*__mypyc{SUFFIX}"):
            self.files[shared.name.removesuffix(SUFFIX)] = shared

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        loader = importlib.machinery.ExtensionFileLoader(name, str(file))
        return importlib.util.spec_from_file_location(name, file, loader=loader)


def install() -> bool:
    """Puts the compiled engine in place of the sources, if there is one that fits them."""
    if os.environ.get("REGNUM_BUILD") == "pure" or os.environ.get("REGNUM_RULES") == "generators":
        return False
    place = folder() / stamp()
    if not (place / "complete").exists():
        return False
    sys.meta_path.insert(0, Finder(place))
    return True


COMPILED = install()
"""Whether this process runs the compiled engine."""
