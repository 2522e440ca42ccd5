"""Events are told only where somebody listens; rules do not ask for it."""

import ast
from pathlib import Path

import pytest

import regnum
from regnum.kernel.lowering import native_text
from regnum.kernel.lowering.listening import for_listeners

GAMES = Path(regnum.__file__).parent / "games"


def text(source: str) -> str:
    return ast.unparse(ast.fix_missing_locations(for_listeners(ast.parse(source))))


@pytest.mark.parametrize(
    "tells", ["g.emit(1, p, c)", "self.emit(1, p, c)", "tell_discard(g, p, c)", "moves.tell_slot(g, p)"]
)
def test_what_tells_is_done_only_for_a_listener(tells: str) -> None:
    game = "self" if tells.startswith("self") else "g"
    guarded = f"if {game}.log is not None:\n    {tells}"
    assert text(tells) == guarded
    assert guarded.replace("\n", "\n    ") in text(f"def f(g, p):\n    {tells}\n    return p")
    assert guarded in native_text(tells, "regnum.games.sample.rules", "rules.py")


@pytest.mark.parametrize("other", ["emit(1, p)", "g.ask(p, 1)", "x = g.emit(1)", "told(g)", "tell_it()", "a.b.emit(1)"])
def test_everything_else_stays(other: str) -> None:
    assert text(other) == other


def test_what_is_told_is_not_even_worked_out_where_nobody_listens() -> None:
    class Deaf:
        log = None

        def emit(self, *_: int) -> None:
            raise AssertionError("nobody listens")

    exec(text("g.emit(1 // 0)"), {"g": Deaf()})


@pytest.mark.parametrize(
    ("rule", "lowered"),
    [
        (
            "a = g.place(p, HAND)\n    g.emit(1, a)\n    g.emit(2, a)",
            "if g.log is not None:\n        a = g.place(p, HAND)\n        g.emit(1, a)\n        g.emit(2, a)",
        ),
        (
            "for _ in range(n):\n        here = n + 1\n        g.emit(1, here)",
            "if g.log is not None:\n        for _ in range(n):\n            here = n + 1\n            g.emit(1, here)",
        ),
        (
            "if n > 0:\n        a, b = (n, n * 2)\n        g.emit(a, b)",
            "if n > 0:\n        if g.log is not None:\n            a, b = (n, n * 2)\n            g.emit(a, b)",
        ),
    ],
)
def test_what_serves_only_the_telling_comes_after_the_question(rule: str, lowered: str) -> None:
    head = "def f(g, p, n):\n    "
    assert text(head + rule) == head + lowered


@pytest.mark.parametrize(
    "before",
    [
        "card = draw(g)",  # drawing is no telling
        "left = n - 1\n    keep(left)",  # somebody else reads it
        "g.left = n",  # a field is kept
    ],
)
def test_what_changes_something_or_is_read_elsewhere_stays_before_it(before: str) -> None:
    head = f"def f(g, n):\n    {before}\n    "
    assert text(head + "g.emit(1, n)") == head + "if g.log is not None:\n        g.emit(1, n)"


def test_a_loop_over_what_is_drawn_goes_on_where_nobody_listens() -> None:
    loop = "def f(g):\n    for c in drawn(g):\n        "
    assert text(loop + "g.emit(1, c)") == loop + "if g.log is not None:\n            g.emit(1, c)"


def test_no_rule_asks_whether_somebody_listens() -> None:
    asking = [file for file in GAMES.rglob("*.py") if "log is not None" in file.read_text(encoding="utf-8")]
    assert not asking


def test_what_tells_changes_nothing() -> None:
    """A function whose name begins with `tell_` writes to no field: it is left out where nobody listens."""
    for file in GAMES.rglob("*.py"):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name.startswith("tell_"):
                stored = [
                    ast.unparse(node)
                    for node in ast.walk(function)
                    if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store)
                ]
                assert not stored, f"{file.name}: {function.name} writes {stored}"
