"""What the pure engine lowered once is kept for the next process, as long as nothing that it was made of changes."""

import importlib.util
import linecache
import sys
from pathlib import Path
from types import ModuleType

import pytest

from regnum import native
from regnum.kernel.core.machine import FRAMES
from regnum.kernel.lowering import LoweringError

NAME = "kept_game.rules"
HEAD = """
from regnum.kernel.core.machine import Kernel
from regnum.kernel.lowering import Rule, RuleOf, rule, state
"""
RULES = f"""{HEAD}
@state
class Purse:
    coins: int

@rule
def asked(g: Kernel, p: int) -> RuleOf[int]:
    '''Asks for a number.'''
    answer = yield p
    return answer + 1
"""


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What was made since the test began: bytecode, rules, state classes."""
    calls: list[str] = []
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path / "bytecode"))
    places = [(sys.modules["regnum.kernel.lowering.rules"], "lowered")]
    places += [(sys.modules["regnum.kernel.lowering.state"], "expanded"), (native.PureLoader, "source_to_code")]
    for place, name in places:
        known = getattr(place, name)

        def noted(*arguments: object, known: object = known, name: str = name, **named: object) -> object:
            calls.append(name)
            return known(*arguments, **named)  # type: ignore[operator]

        monkeypatch.setattr(place, name, noted)
    return calls


def imported(folder: Path, text: str, name: str = NAME) -> ModuleType:
    """The module as the next process finds it."""
    file = folder / f"{name.rpartition('.')[2]}.py"
    if not file.exists() or file.read_text() != text:
        file.write_text(text)
        linecache.clearcache()
    native.written.cache_clear()
    loader = native.PureLoader(name, str(file), folder / "codes")
    spec = importlib.util.spec_from_file_location(name, file, loader=loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        loader.exec_module(module)
    finally:
        del sys.modules[name]
    return module


def test_the_next_process_makes_nothing_anew(tmp_path: Path, made: list[str]) -> None:
    first = imported(tmp_path, RULES)
    assert sorted(made) == ["expanded", "lowered", "source_to_code"]
    second = imported(tmp_path, RULES)
    assert len(made) == 3
    for module in (first, second):
        assert module.asked.__doc__ == "Asks for a number."
        assert FRAMES["rules.asked"]
        frame = module.asked(None, 3)
        assert (frame.step(None, 0), frame.dump()) == (3, ["rules.asked", 1, 3])
        assert module.Purse(4).copy().dump() == [4]
        assert module.load_Purse([5]).coins == 5
    assert second.asked(None, 3).step.__code__.co_filename == str(tmp_path / "rules.py")


def test_an_edit_is_lowered(tmp_path: Path, made: list[str]) -> None:
    imported(tmp_path, RULES)
    edited = imported(tmp_path, RULES.replace("coins: int", "silver: int"))
    assert sorted(made[3:]) == ["expanded", "lowered", "source_to_code"]
    assert edited.Purse(4).silver == 4


def test_another_lowering_lowers_anew(tmp_path: Path, made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lowering = tmp_path / "lowering"
    lowering.mkdir()
    (lowering / "emit.py").write_text("A = 1\n")
    monkeypatch.setattr(native, "LOWERING", lowering)
    for text in ("A = 1\n", "A = 22\n"):
        (lowering / "emit.py").write_text(text)
        imported(tmp_path, RULES)
    assert len(made) == 6


def test_what_cannot_be_read_is_made_anew(tmp_path: Path, made: list[str]) -> None:
    imported(tmp_path, RULES)
    (kept,) = (tmp_path / "bytecode").rglob("*.lowered")
    whole = kept.read_bytes()
    for damaged in (whole[: len(whole) // 2], b""):
        kept.write_bytes(damaged)
        for _ in range(2):
            assert imported(tmp_path, RULES).Purse(1).coins == 1
    assert made[3:] == ["expanded", "lowered"] * 2
    assert sorted(file.suffix for file in kept.parent.iterdir()) == [".lowered", ".pyc"]


def test_where_nothing_may_be_written_all_is_made_each_time(
    tmp_path: Path, made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    for _ in range(2):
        imported(tmp_path, RULES)
    assert len(made) == 6


def test_a_rule_that_no_longer_returns_a_value_is_noticed_by_those_that_want_it(
    tmp_path: Path, made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    user = (
        HEAD
        + """
from kept_game.rules import asked

@rule
def wants(g: Kernel, p: int) -> Rule:
    answer = yield from asked(g, p)
    g.ret = answer
"""
    )

    def both(rules: str) -> ModuleType:
        monkeypatch.setitem(sys.modules, NAME, imported(tmp_path, rules))
        return imported(tmp_path, user, "kept_game.user")

    both(RULES)
    both(RULES)
    assert made.count("lowered") == 2
    with pytest.raises(LoweringError, match="asked"):
        both(RULES.replace("RuleOf[int]", "Rule").replace("return answer + 1", "return"))
