"""Numbers of `codes` are written in place of their names, and anew when they change."""

import ast
import importlib
import importlib.util
import os
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

import regnum
from regnum import native
from regnum.kernel.lowering.folding import folded

HEAD = "from kernel.tiny.codes import kinds, things as good\n"


def text(source: str) -> str:
    return ast.unparse(folded(ast.parse(HEAD + source))).removeprefix(HEAD.strip()).strip()


def test_a_constant_becomes_its_number() -> None:
    assert text("ask(p, kinds.BID)") == "ask(p, 2)"
    assert text("x = good.SILK + good.GOODS") == "x = 4 + 6"
    assert text("class A:\n    kinds = 1\n    def f(self):\n        return kinds.BID").endswith("return 2")


def test_what_is_no_constant_stays() -> None:
    for source in ("hand.kinds.BID", "kinds.unknown", "kinds", "state.kinds"):
        assert text(source) == source


@pytest.mark.parametrize("binds", ["def f(kinds): return kinds.BID", "def f(): kinds = g(); return kinds.BID"])
def test_a_name_that_a_function_binds_itself_is_another(binds: str) -> None:
    assert text(f"{binds}") == ast.unparse(ast.parse(binds))


@pytest.mark.pure_engine
def test_the_pure_engine_looks_no_number_up() -> None:
    for name in ("dominion.moves", "paladins.legality", "wonderful_kingdom.legality"):
        module = importlib.import_module(f"regnum.games.{name}")
        functions = [each for each in vars(module).values() if isinstance(each, FunctionType)]
        assert functions and not [each for each in functions if {"events", "reasons"} & {*each.__code__.co_names}]
    frame = regnum.new("dominion").core.root.top
    while frame is not None:
        assert not {"answers", "events"} & {*type(frame).step.__code__.co_names}
        frame = frame.below


def test_bytecode_is_made_anew_when_the_numbers_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "folded_game"
    (package / "codes").mkdir(parents=True)
    for folder in (package, package / "codes"):
        (folder / "__init__.py").touch()
    rules, kinds = package / "rules.py", package / "codes" / "kinds.py"
    rules.write_text("from folded_game.codes import kinds\n\ndef asked():\n    return kinds.BUY\n")
    monkeypatch.syspath_prepend(tmp_path)

    def asked(number: int, age: int) -> int:
        kinds.write_text(f"BUY = {number}\n")
        for file in (rules, kinds):
            os.utime(file, (1_000_000, 1_000_000 + (age if file == kinds else 0)))
        native.written.cache_clear()
        importlib.invalidate_caches()
        importlib.reload(importlib.import_module("folded_game.codes.kinds"))
        return loaded(rules, package / "codes").asked()

    assert [asked(1, 0), asked(2, 5), asked(33, 5)] == [1, 2, 33]


def loaded(file: Path, codes: Path) -> ModuleType:
    loader = native.PureLoader("folded_game.rules", str(file), codes)
    spec = importlib.util.spec_from_file_location("folded_game.rules", file, loader=loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module
