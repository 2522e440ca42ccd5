"""Which build runs: the compiled engine if one is there that fits the sources exactly, else the sources themselves.

A compiled engine lies in a folder named after the stamp of what it was made from, so that an edited source can never
be shadowed by an older build. It came with the package, in a wheel for a platform, or was built on this machine.
`REGNUM_BUILD=pure` asks for the sources.
"""

import ast
import hashlib
import importlib.machinery
import importlib.metadata
import importlib.util
import os
import sys
import sysconfig
import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
BROUGHT = "engine"
"""The folder of the package in which a wheel for a platform brings the compiled engine."""
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
LIST = "compiled.txt"
LOWERING = PACKAGE / "kernel" / "lowering"


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
    """Changes with the sources, the lowering pass, the pinned compiler, the library it needs at run time, and Python.

    It is the same on every machine on which the engine runs, whether the compiler is there or not.
    """
    digest = hashlib.sha256()
    digest.update(f"{SUFFIX} {compiler()} {' '.join(modules())}".encode())
    try:
        digest.update(f" librt {importlib.metadata.version('librt')}".encode())
    except importlib.metadata.PackageNotFoundError:
        digest.update(b" no librt")
    files = [file for module in modules() for file in {source_of(module): 0, pure_source(module): 0}]
    files += sorted(LOWERING.glob("*.py"))
    files.append(PACKAGE / "kernel" / "build.py")
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:20]


def compiler() -> str:
    """The compiler that this version of Regnum pins."""
    try:
        declared = importlib.metadata.requires("regnum") or []
    except importlib.metadata.PackageNotFoundError:
        declared = []
    return next((each for each in declared if each.startswith("mypy[")), "none")


def folder() -> Path:
    """Where compiled engines are built: in the checkout, or in the user's cache for an installed Regnum."""
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


class PureFinder:
    """Serves the same modules of games and bots from their sources, with the numbers of `codes` written in place."""

    def __init__(self) -> None:
        self.codes = {
            name: PACKAGE / "games" / name.split(".")[2] / "codes"
            for name in modules()
            if name.startswith((f"{PACKAGE.name}.games.", f"{PACKAGE.name}.bots.")) and ".codes." not in name
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        codes = self.codes.get(name)
        if codes is None:
            return None
        file = pure_source(name)
        return importlib.util.spec_from_file_location(name, file, loader=PureLoader(name, str(file), codes))


@cache
def written(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """The sources of a folder: when each was last written, and how large it is."""
    found = [(file.name, file.stat()) for file in sorted(folder.glob("*.py"))]
    return tuple((name, stat.st_mtime_ns, stat.st_size) for name, stat in found)


class PureLoader(importlib.machinery.SourceFileLoader):
    """Its bytecode, and what its rules became, are kept until the source, the numbers or the lowering change."""

    def __init__(self, name: str, file: str, codes: Path) -> None:
        super().__init__(name, file)
        self.codes = codes

    def path_stats(self, path: str) -> Mapping[str, Any]:
        """Python keeps a time and the size of the source: in place of the time stands what changes with all of it."""
        source = Path(path).stat()
        facts = (source.st_mtime_ns, written(self.codes), written(LOWERING))
        return {"mtime": zlib.crc32(repr(facts).encode()), "size": source.st_size}

    def exec_module(self, module: ModuleType) -> None:
        from regnum.kernel.lowering.kept import keeping

        told = self.path_stats(self.path)
        with keeping(self.path, told["mtime"] << 32 | told["size"]):
            super().exec_module(module)

    def source_to_code(  # type: ignore[override] # typeshed takes it for the static method of another class
        self, data: Any, path: Any, *, _optimize: int = -1
    ) -> CodeType:
        from regnum.kernel.lowering.folding import folded
        from regnum.kernel.lowering.listening import for_listeners

        tree = for_listeners(folded(ast.parse(data, path)))
        return compile(tree, path, "exec", dont_inherit=True, optimize=_optimize)


def install() -> bool:
    """Puts the compiled engine in place of the sources, if there is one that fits them."""
    wanted = os.environ.get("REGNUM_BUILD") != "pure" and os.environ.get("REGNUM_RULES") != "generators"
    place = built() if wanted else None
    if place is None:
        sys.meta_path.insert(0, PureFinder())
        return False
    sys.meta_path.insert(0, Finder(place))
    return True


def built() -> Path | None:
    """The compiled engine that fits the sources, if there is one."""
    fitting = stamp()
    places = (PACKAGE / BROUGHT / fitting, folder() / fitting)
    return next((place for place in places if (place / "complete").exists()), None)


COMPILED = install()
"""Whether this process runs the compiled engine."""
