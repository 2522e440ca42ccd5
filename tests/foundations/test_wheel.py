"""A wheel in an empty environment: the page, the commands and the faces for research work from it."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from foundations.empty import Empty
from regnum import native
from regnum.cli import page

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def build(folder: Path, *arguments: str) -> Path:
    """`regnum wheel`."""
    command = [sys.executable, "-P", "-m", "regnum", "wheel", "--to", str(folder), *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return Path(ended.stdout.strip())


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Empty:
    place = tmp_path_factory.mktemp("plain")
    return Empty(place / "environment", build(place), "envs")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Empty:
    place = tmp_path_factory.mktemp("compiled")
    return Empty(place / "environment", build(place, "--compiled"), "envs")


@contextmanager
def playing(installed: Empty) -> Iterator[str]:
    """The address of `regnum play`."""
    server = installed.start("regnum", "play", "--no-browser", "--port", "0")
    try:
        assert server.stdout is not None
        first = server.stdout.readline().strip()
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", first), first + server.stdout.read()
        yield first
    finally:
        server.terminate()
        server.wait()


def shows_the_page(address: str, root: Path) -> bool:
    """Whether the page is there with all that it loads first, and is the one of the checkout."""

    def get(path: str) -> bytes:
        with urllib.request.urlopen(address + path.lstrip("/")) as answer:
            return bytes(answer.read())

    shown = get("/")
    parts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', shown.decode())
    assert parts
    return shown == (page.page_folder(root) / "index.html").read_bytes() and all(map(get, parts))


FACES = """
from regnum.envs import gymnasium, openspiel, pettingzoo
import pyspiel
env = pettingzoo.env("dominion", seats=2)
env.reset(seed=1)
openspiel.register()
state = pyspiel.load_game("regnum_dominion(seats=2)").new_initial_state()
print(len(env.agents), state.is_chance_node(), gymnasium.make_env("dominion", seat=0, bots=["random"]).reset(seed=1)[1])
"""
EVERY_MODULE = """
import importlib, pkgutil, regnum
for found in pkgutil.walk_packages(regnum.__path__, "regnum."):
    if not found.name.endswith(("__main__", "_packed")):
        importlib.import_module(found.name)
print(regnum.COMPILED)
"""


def test_the_plain_wheel_is_for_every_machine_and_declares_what_it_needs(plain: Empty) -> None:
    (wheel,) = plain.place.parent.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    ended = plain.run("python", "-c", EVERY_MODULE)
    assert ended.stdout == "False\n", ended.stderr


def test_the_plain_wheel_has_its_commands(plain: Empty) -> None:
    assert plain.run("regnum", "--version").stdout.startswith("regnum ")
    ended = plain.run(
        "python", "-m", "regnum", "simulate", "dominion", "--bots", "big_money,random", "--games", "2", "--json"
    )
    assert ended.returncode == 0 and json.loads(ended.stdout), ended.stderr


def test_the_plain_wheel_brings_the_page(plain: Empty, root: Path) -> None:
    with playing(plain) as address:
        assert shows_the_page(address, root)


def test_the_faces_for_research_work_from_it(plain: Empty) -> None:
    ended = plain.run("python", "-c", FACES)
    assert ended.stdout.startswith("2 True "), ended.stderr


def test_the_plain_wheel_says_how_to_get_the_compiled_engine(plain: Empty) -> None:
    ended = plain.run("regnum", "compile")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == 'regnum: The engine is compiled by mypyc; install it with: pip install "regnum[compile]".\n'


@pytest.mark.both_builds
@pytest.mark.compiled_engine
def test_the_plain_wheel_runs_the_engine_that_it_compiled(tmp_path: Path) -> None:
    """Its sources are those of the checkout, so what it would build is what was built from them."""
    installed = Empty(tmp_path / "environment", build(tmp_path), "compile")
    asked = "from regnum import native; print(native.COMPILED, native.folder() / native.stamp())"
    engine = native.built()
    assert engine is not None
    compiled, place = installed.run("python", "-c", asked).stdout.split()
    assert (compiled, Path(place).name) == ("False", engine.name)
    Path(place).parent.mkdir(parents=True)
    Path(place).symlink_to(engine)
    assert installed.run("python", "-c", asked).stdout.split()[0] == "True"
    assert installed.run("python", "-c", asked, REGNUM_BUILD="pure").stdout.split()[0] == "False"


@pytest.mark.both_builds
@pytest.mark.compiled_engine
def test_a_wheel_for_a_platform_brings_the_compiled_engine(compiled: Empty, root: Path) -> None:
    (wheel,) = compiled.place.parent.glob("*.whl")
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{version}-{version}-" in wheel.name and "any" not in wheel.name
    ended = compiled.run("python", "-c", EVERY_MODULE)
    assert ended.stdout == "True\n", ended.stderr
    ended = compiled.run("python", "-c", FACES)
    assert ended.stdout.startswith("2 True "), ended.stderr
    with playing(compiled) as address:
        assert shows_the_page(address, root)


@pytest.mark.both_builds
@pytest.mark.compiled_engine
def test_its_bench_measures_the_compiled_speed(compiled: Empty) -> None:
    ended = compiled.run("regnum", "bench", "dominion", "--runs", "1", "--json")
    found = json.loads(ended.stdout)["dominion"]
    assert found["compiled"]["decisions_per_s"] > 3 * found["pure"]["decisions_per_s"]


def test_a_wheel_without_the_page_is_not_built(root: Path, tmp_path: Path) -> None:
    """Whoever builds it, and however."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "src", "docs", "requirements"):
        (tmp_path / name).symlink_to(root / name)
    (tmp_path / "web").mkdir()
    for name in ("package.json", "package-lock.json"):
        (tmp_path / "web" / name).write_text("broken")
    command = [sys.executable, "-P", "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")]
    offline = {**os.environ, "PATH": "/nowhere", "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": ""}
    ended = subprocess.run(command, cwd=tmp_path, env=offline, capture_output=True, text=True, check=False)
    assert ended.returncode != 0
    assert "A wheel always brings the page." in ended.stderr
    assert not list((tmp_path / "dist").glob("*.whl"))
