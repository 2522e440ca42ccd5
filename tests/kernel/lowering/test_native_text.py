"""The text for the compiler: machine types, written-out classes, and only the imports it needs."""

import pytest

from regnum.kernel.lowering import LoweringError, native_text


def native(text: str) -> list[str]:
    return native_text(text, "regnum.games.sample.rules", "some/where/rules.py").splitlines()


TYPES = {
    "a parameter and a result": ("def f(n: int) -> int:\n    return n", "def f(n: i64) -> i64:"),
    "a set": ("def f(m: Set) -> Set:\n    return m", "def f(m: i64) -> i64:"),
    "a quoted type": ("def f(n: 'int') -> 'Seat':\n    return n", "def f(n: 'i64') -> 'Seat':"),
    "a row": ("def f(r: Row) -> list[Row]:\n    return [r]", "def f(r: vec[i64]) -> list[vec[i64]]:"),
    "a quoted row": ("def f(r: 'Row') -> None:\n    pass", "def f(r: 'vec[i64]') -> None:"),
    "a default": ("def f(*, n: int = 3) -> None:\n    pass", "def f(*, n: i64=3) -> None:"),
    "a local": ("def f() -> None:\n    n: int = 3", "    n: i64 = 3"),
    "a field set by a method": (
        "class A:\n    def __init__(self) -> None:\n        self.n: int = 3",
        "        self.n: i64 = 3",
    ),
    "a declared field": ("class A:\n    n: int", "    n: i64"),
    "not what is in a list": ("def f(n: list[int]) -> None:\n    pass", "def f(n: list[int]) -> None:"),
    "a set in a list": ("def f(n: list[Set]) -> None:\n    pass", "def f(n: list[int]) -> None:"),
    "not what may be missing": ("def f(n: int | None) -> None:\n    pass", "def f(n: int | None) -> None:"),
    "not what Python itself calls": (
        "class A:\n    def __len__(self) -> int:\n        return 3",
        "    def __len__(self) -> int:",
    ),
    "not the constants of a module": ("from typing import Final\nN: Final[int] = 3", "N: Final[int] = 3"),
    "a row among them": ("T: Row = row_of([1])", "T: vec[i64] = row_of([1])"),
    "the type of rules": (
        "def f(table: dict[int, Callable[[G], Rule]]) -> RuleOf[bool]:\n    return table[0](g)",
        "def f(table: dict[int, Callable[[G], Frame_]]) -> Frame_:",
    ),
}


@pytest.mark.parametrize("name", TYPES)
def test_types_become_machine_types(name: str) -> None:
    text, line = TYPES[name]
    assert line in native(text)


def test_only_what_is_used_is_imported() -> None:
    assert native("'''Says something.'''\nfrom __future__ import annotations\nN = 3") == [
        "'Says something.'",
        "from __future__ import annotations",
        "N = 3",
    ]
    lines = native("def f(n: int) -> None:\n    pass")
    assert [line for line in lines if "import" in line] == ["from mypy_extensions import i64"]


def test_names_that_lowering_erases_are_not_imported() -> None:
    lines = native(
        "from typing import TYPE_CHECKING\n"
        "from regnum.kernel.lowering import Rule, RuleOf, rule, schema, state\n"
        "from regnum.kernel.visibility import Owner, Public\n"
        "from regnum.kernel.core.containers import Bag, Row, Set\n"
        "if TYPE_CHECKING:\n"
        "    from regnum.kernel.lowering import Rule\n"
    )
    assert [line for line in lines if "regnum" in line] == [
        "from regnum.kernel.lowering import schema",
        "from regnum.kernel.core.containers import Bag",
    ]


def test_star_imports_are_refused() -> None:
    with pytest.raises(LoweringError, match=r"rules\.py:2: `import \*`\. Name what is imported"):
        native("import os\nfrom os import *")


def test_a_refused_rule_names_its_file() -> None:
    with pytest.raises(LoweringError, match=r"some/where/rules\.py:3: `yield` inside an expression"):
        native("@rule\ndef f(g: G) -> Rule:\n    g.do((yield g.ask(0, 1)))")


RULES = """
@rule
def ask(g: Game, p: int, xs: list[int]) -> Rule:
    '''Asks about each.'''
    for x in xs:
        c: int = yield g.ask(p, x)
        g.take(c)
"""


def test_a_rule_becomes_a_closed_class_with_its_loader() -> None:
    lines = native(RULES)
    at = lines.index("class _ask_frame(Frame_):")
    assert lines[at - 3 : at] == ["# rules.py:3", "@final_", "@mypyc_attr_(acyclic=True)"]
    assert "    p: i64" in lines
    assert "    xs: list[int]" in lines
    assert "        g = cast_(Game, k_)" in lines
    assert "        c: i64" in lines
    assert "FRAMES_['sample.rules.ask'] = _ask_load" in lines
    assert "def ask(g: Game, p: i64, xs: list[int]) -> Frame_:" in lines
    assert "EMPTY_: Final_[list[int]] = []" in lines
    assert not any("Asks about each" in line or "yield" in line or "@rule" in line for line in lines)


def test_a_rule_for_every_game_needs_no_narrower_type() -> None:
    assert "        g = k_" in native(RULES.replace("g: Game", "g: Kernel"))


def test_a_value_from_a_rule_of_the_same_module_that_has_none_is_refused() -> None:
    with pytest.raises(LoweringError, match="`ask` returns no value"):
        native(RULES + "@rule\ndef more(g: Game) -> Rule:\n    n: int = yield from ask(g, 0, [])\n    g.take(n)\n")


STATE = """
from regnum.games.sample.seat import Seat
@state
class Game(Kernel):
    '''A game.'''
    seats: Public[list[Seat]]
    coins: Public[int]
    def first(self) -> Seat:
        return self.seats[0]
"""


def test_a_state_class_is_written_out() -> None:
    lines = native(STATE)
    at = lines.index("class Game(Kernel):")
    assert lines[at - 2 : at] == ["@final_", "@mypyc_attr_(acyclic=True)"]
    assert "    coins: i64" in lines
    assert "    def __init__(self, seats: list[Seat], coins: i64) -> None:" in lines
    assert "    def clone(self) -> 'Game':" in lines
    assert "def load_Game(d_: list[object]) -> Game:" in lines
    assert "from regnum.games.sample.seat import load_Seat" in lines
    assert any(line.startswith("SCHEMA_Game: Final_[") and "('coins', 'int', 'public')" in line for line in lines)


def test_an_open_class_is_not_final() -> None:
    lines = native(STATE.replace("@state", "@state(final=False)"))
    assert lines[lines.index("class Game(Kernel):") - 2 :][0] == "# rules.py:4"


def test_plain_classes_are_closed_too() -> None:
    lines = native("class Cards:\n    pass\nclass Wrong(Exception):\n    pass\n")
    assert lines[1:] == [
        "@mypyc_attr_(acyclic=True)",
        "class Cards:",
        "    pass",
        "class Wrong(Exception):",
        "    pass",
    ]
