"""The compiled engine is built once per state of the sources, one build at a time; nobody waits for it."""

import argparse
from pathlib import Path

import pytest

from regnum import native
from regnum.cli import compile as engine
from regnum.kernel.errors import RegnumError


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A checkout with one source file; the list holds the builds that were started, and how."""
    started: list[str] = []
    source = tmp_path / "src" / "regnum" / "kernel" / "core"
    source.mkdir(parents=True)
    (source / "machine.py").write_text("A = 1\n")
    (tmp_path / "pyproject.toml").touch()

    def call(command: list[str], **_: object) -> int:
        started.append("foreground")
        return 0

    monkeypatch.setattr(native, "PACKAGE", tmp_path / "src" / "regnum")
    monkeypatch.setattr(native, "COMPILED", False)
    monkeypatch.setattr(engine.subprocess, "call", call)
    monkeypatch.setattr(engine, "start_in_background", lambda: started.append("background"))
    monkeypatch.delenv("REGNUM_BUILD", raising=False)
    return started


def compile_now() -> int:
    return engine.run(argparse.Namespace(background=False))


def test_a_missing_engine_is_built_behind_the_back(builds: list[str]) -> None:
    engine.bring_up_to_date(wait=False)
    assert builds == ["background"]


def test_a_command_that_measures_waits_for_it(builds: list[str]) -> None:
    engine.bring_up_to_date(wait=True)
    engine.bring_up_to_date(wait=True)
    assert builds == ["foreground"]


def test_a_build_is_not_repeated_until_a_source_changes(builds: list[str]) -> None:
    compile_now()
    engine.bring_up_to_date(wait=False)
    assert builds == ["foreground"]
    (native.PACKAGE / "kernel/core/machine.py").write_text("A = 22\n")
    engine.bring_up_to_date(wait=False)
    assert builds == ["foreground", "background"]


def test_a_failed_build_is_not_repeated_either(builds: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.subprocess, "call", lambda command, **_: 1)
    assert compile_now() == 1
    engine.bring_up_to_date(wait=False)
    assert builds == []


def test_who_wants_the_pure_engine_gets_no_build(builds: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_BUILD", "pure")
    engine.bring_up_to_date(wait=False)
    assert builds == []


def test_a_second_builder_leaves_it_to_the_first(builds: list[str]) -> None:
    with engine.only_build(wait=True) as first, engine.only_build(wait=False) as second:
        assert first
        assert not second


def test_a_disk_that_cannot_be_written_keeps_nobody_from_playing(builds: list[str]) -> None:
    engine.home().write_text("a file where the folder should be")
    engine.bring_up_to_date(wait=True)
    assert builds == []


def test_an_engine_that_fits_is_not_built_again(builds: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "COMPILED", True)
    engine.bring_up_to_date(wait=True)
    assert builds == []


def test_an_installed_regnum_builds_in_the_cache_of_its_user(
    builds: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyproject.toml").unlink()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    engine.bring_up_to_date(wait=True)
    assert builds == ["foreground"]
    assert (tmp_path / "cache/regnum/compile.tried").exists()


def test_without_mypyc_only_who_asks_for_a_build_hears_of_it(
    builds: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine.importlib.util, "find_spec", lambda name: None)
    engine.bring_up_to_date(wait=True)
    assert builds == []
    with pytest.raises(RegnumError, match=r'pip install "regnum\[compile\]"'):
        compile_now()
