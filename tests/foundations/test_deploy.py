"""What `deploy` starts exists: its commands are understood, its files are there, its names agree with each other."""

import argparse
import configparser
import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml
from packaging.specifiers import SpecifierSet

from regnum.cli import main as cli
from regnum.cli import serve, wheel
from regnum.server.store import opening


@pytest.fixture
def image(root: Path) -> list[tuple[str, str]]:
    """The steps of the image: what is to be done, and with what."""
    text = re.sub(r"^#.*\n", "", (root / "deploy/Containerfile").read_text(), flags=re.MULTILINE)
    lines = text.replace("\\\n", " ").splitlines()
    return [(step, rest.strip()) for step, _, rest in (line.partition(" ") for line in lines if line)]


@pytest.fixture
def services(root: Path) -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load((root / "deploy/compose.yaml").read_text())["services"]
    return services


@pytest.fixture
def unit(root: Path) -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(root / "deploy/regnum.service")
    return found


def understood(module: Any, words: list[str]) -> argparse.Namespace:
    """The options of a command; an unknown one ends the test."""
    parser = cli.Parser(prog=words[0], allow_abbrev=False)
    module.add_arguments(parser)
    return parser.parse_args(words[1:])


def served(words: list[str]) -> argparse.Namespace:
    """What `regnum serve` is asked for, if it would take it."""
    assert words[0] == "serve"
    options = understood(serve, words)
    assert options.database.startswith((opening.SQLITE, *opening.POSTGRES))
    assert options.workers == 1 or options.database.startswith(opening.POSTGRES)
    return options


def said(image: list[tuple[str, str]], step: str) -> list[str]:
    return [rest for each, rest in image if each == step]


def test_the_image_is_built_from_what_is_here(root: Path, image: list[tuple[str, str]]) -> None:
    (build,) = [rest for rest in said(image, "RUN") if rest.startswith("./regnum")]
    _, command, *options = shlex.split(build)
    assert command == "wheel" and understood(wheel, [command, *options]).compiled
    copied = [rest.split()[0] for rest in said(image, "COPY") if not rest.startswith("--from=")]
    assert all((root / name).exists() for name in copied)
    left_out = (root / ".dockerignore").read_text().splitlines()
    assert not {"requirements", "src", "web", "docs", "regnum", "hatch_build.py"} & set(left_out)
    assert {".venv", "build", "web/node_modules"} <= set(left_out), "an image is built from the sources alone"


def test_both_stages_run_one_python_that_is_new_enough(root: Path, image: list[tuple[str, str]]) -> None:
    versions = {match[1] for rest in said(image, "FROM") if (match := re.match(r"python:(3\.\d+)-slim", rest))}
    assert len(versions) == 1, "the compiled engine belongs to one version"
    wanted = tomllib.loads((root / "pyproject.toml").read_text())["project"]["requires-python"]
    assert versions.pop() in SpecifierSet(wanted)


def test_the_image_installs_by_the_lock_and_serves_as_nobody_special(image: list[tuple[str, str]]) -> None:
    (install,) = [rest for rest in said(image, "RUN") if "pip install" in rest]
    assert "--require-hashes -r /set-up/run.lock" in install and "requirements/run.lock /set-up/run.lock" in said(
        image, "COPY"
    )
    assert said(image, "USER") == ["regnum"]
    assert json.loads(said(image, "ENTRYPOINT")[0]) == ["regnum"]
    options = served(json.loads(said(image, "CMD")[0]))
    assert (options.host, [str(options.port)]) == ("0.0.0.0", said(image, "EXPOSE"))
    assert Path(opening.sqlite_path(options.database)).parent == Path(said(image, "VOLUME")[0])


def test_the_services_find_each_other(root: Path, services: dict[str, Any]) -> None:
    ours, database = services["regnum"], services["database"]
    assert (root / "deploy" / ours["build"]["context"] / ours["build"]["dockerfile"]).is_file()
    options = served(ours["command"])
    address = urlsplit(options.database)
    assert address.hostname == "database" and "database" in ours["depends_on"]
    theirs = database["environment"]
    assert (address.username, address.path) == (theirs["POSTGRES_USER"], f"/{theirs['POSTGRES_DB']}")
    assert address.password is None and ours["environment"]["PGPASSWORD"] == theirs["POSTGRES_PASSWORD"]
    assert serve.ADMIN_KEY in ours["environment"]


def test_only_the_proxy_of_the_machine_reaches_the_services(services: dict[str, Any]) -> None:
    options = served(services["regnum"]["command"])
    assert options.https and options.proxy == ["0.0.0.0/0"]
    assert services["regnum"]["ports"] == [f"127.0.0.1:{options.port}:{options.port}"]
    assert "ports" not in services["database"]


def test_the_unit_serves_from_a_folder_of_its_own(unit: configparser.ConfigParser) -> None:
    service = unit["Service"]
    program, *words = shlex.split(service["ExecStart"])
    options = served(words)
    assert Path(program).name == "regnum" and options.https and options.host == "127.0.0.1"
    kept = opening.sqlite_path(options.database)
    assert kept.parent == Path("/var/lib") / service["StateDirectory"]
    assert service["Environment"] == f"XDG_CACHE_HOME=/var/cache/{service['CacheDirectory']}"
    assert unit["Install"]["WantedBy"] == "multi-user.target"


def test_the_document_names_what_is_there(root: Path) -> None:
    text = (root / "docs/hosting.md").read_text()
    named = set(re.findall(r"`(deploy/[\w.]+)`", text))
    assert named == {f"deploy/{file.name}" for file in (root / "deploy").iterdir() if not file.name.startswith(".")}
