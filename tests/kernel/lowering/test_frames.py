"""What a lowered rule is: its fields, its text, its place in saves, and the lines its errors point to."""

import ast
import traceback

import pytest

from kernel.lowering.stage import board, go_on, rules, start
from regnum.kernel.core.machine import FRAMES
from regnum.kernel.lowering.emit import Lowered, lowered
from regnum.kernel.lowering.errors import Origin
from regnum.kernel.lowering.identity import rule_id

MILITIA = """
@rule
def militia(g: Dominion, p: int) -> Rule:
    '''+2 coins; every other player discards down to three cards.'''
    g.coins += 2
    for q in g.others(p):
        if (yield from is_protected(g, q)):
            continue
        while g.hand(q).size > 3:
            c: int = yield g.ask(q, DISCARD, 0)
            g.discard(q, c)
"""

MILITIA_STEP = """
def step(self, k_: Kernel_, a_: int) -> int:
    g = cast_(Dominion, k_)
    c: int
    pc_ = self.pc
    while True:
        if pc_ == 0:
            g.coins += 2
            self.list1_ = [v_ for v_ in g.others(self.p)]
            self.at1_ = 0
            pc_ = 1
        if pc_ == 1:
            if self.at1_ < len(self.list1_):
                self.q = self.list1_[self.at1_]
                self.at1_ += 1
                self.pc = 2
                return k_.call(is_protected(g, self.q))
            return DONE_
        if pc_ == 2:
            if a_:
                pc_ = 1
                continue
            pc_ = 3
        if pc_ == 3:
            if g.hand(self.q).size > 3:
                self.pc = 4
                return g.ask(self.q, DISCARD, 0)
            pc_ = 1
            continue
        c = a_
        g.discard(self.q, c)
        pc_ = 3
        continue
"""


def one(text: str) -> Lowered:
    (function,) = ast.parse(text).body
    assert isinstance(function, ast.FunctionDef)
    return lowered(function, "test.rule", Origin("test.py"), lambda name: None, typed=True)


def step_of(result: Lowered) -> str:
    (step,) = (part for part in result.frame.body if isinstance(part, ast.FunctionDef) and part.name == "step")
    return ast.unparse(ast.fix_missing_locations(step))


def fields(body: str, head: str = "g: Board, p: int") -> dict[str, str]:
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    return one(f"@rule\ndef root({head}) -> Rule:\n{lines}").layout.fields


def test_the_lowered_text_reads_like_the_rule() -> None:
    assert step_of(one(MILITIA)) == MILITIA_STEP.strip()


def test_a_rule_of_one_branch_needs_no_loop() -> None:
    text = """
@rule
def root(g: Board, p: int) -> Rule:
    if g.ok(p):
        a: int = yield g.ask(p, 1)
        g.do(a)
    g.end()
"""
    expected = """
def step(self, k_: Kernel_, a_: int) -> int:
    g = cast_(Board, k_)
    a: int
    pc_ = self.pc
    if pc_ == 0:
        if g.ok(self.p):
            self.pc = 1
            return g.ask(self.p, 1)
        pc_ = 2
    if pc_ == 1:
        a = a_
        g.do(a)
        pc_ = 2
    g.end()
    return DONE_
"""
    assert step_of(one(text)) == expected.strip()


FIELDS = {
    "a parameter always": ("yield g.ask(p, 1)", []),
    "not what is read at once": ("a: int = yield g.ask(p, 1)\ng.do(a)", []),
    "what is read later": ("a: int = yield g.ask(p, 1)\nyield g.ask(p, 2)\ng.do(a)", ["a"]),
    "not what is written anew before": ("a: int = 1\nyield g.ask(p, a)\na = 2\ng.do(a)", []),
    "what one path reads": ("a: int = 1\nyield g.ask(p, 1)\nif g.roll(2):\n    a = 2\ng.do(a)", ["a"]),
    "what the next round reads": ("a: int = 1\nwhile g.more():\n    b: int = yield g.ask(p, a)\n    a += b", ["a"]),
    "not what the next round reads at once": ("a: int = 1\nwhile g.more(a):\n    a = yield g.ask(p, 1)", []),
    "not what each round sets": ("while g.more():\n    a: int = yield g.ask(p, 1)\n    g.do(a)", []),
    "what is added to later": ("a: int = 1\nyield g.ask(p, 1)\na += 1", ["a"]),
    "not what only another question before used": ("a: int = 1\nyield g.ask(p, a)\nyield g.ask(p, 2)", []),
    "not in a last call": ("a: int = yield g.ask(p, 1)\nyield from other(g, a)", []),
    "a counter": ("for i in range(3):\n    yield g.ask(p, i)", ["i"]),
    "a counter with an end that may move": ("for i in range(g.n):\n    yield g.ask(p, i)", ["i", "stop1_"]),
    "not the end that is a parameter": ("for i in range(p):\n    yield g.ask(p, i)", ["i"]),
    "not the end that is a constant": ("for i in range(SEATS):\n    yield g.ask(p, i)", ["i"]),
    "not a constant of another module": ("for i in range(limits.ROUNDS):\n    yield g.ask(p, i)", ["i"]),
    "the rest of a set": ("for c in members(g.m):\n    yield g.ask(p, c)", ["left1_"]),
    "a member that is read later": ("for c in members(g.m):\n    yield g.ask(p, 1)\n    g.do(c)", ["c", "left1_"]),
    "a list and a place in it": ("for q in g.others(p):\n    yield g.ask(p, q)", ["at1_", "list1_"]),
    "the same for loops side by side": (
        "for q in g.a:\n    yield g.ask(p, q)\nfor q in g.b:\n    yield g.ask(p, q)",
        ["at1_", "list1_"],
    ),
    "others for loops inside each other": (
        "for c in members(g.a):\n    for d in members(g.b):\n        yield g.ask(p, d)",
        ["left1_", "left2_"],
    ),
    "what code in between reads": ("a: int = 1\nyield g.ask(p, 1)\nfor x in range(2):\n    g.do(a + x)", ["a"]),
    "not what code in between sets first": (
        "yield g.ask(p, 1)\nfor x in range(2):\n    y = x + 1\n    g.do(y)\nwhile g.more():\n    z = 1\n    g.do(z)",
        [],
    ),
    "what an exception may leave unset": (
        "a: int = 1\nyield g.ask(p, 1)\ntry:\n    a = g.roll(2)\nexcept ValueError:\n    pass\ng.do(a)",
        ["a"],
    ),
    "not the name of an exception": (
        "yield g.ask(p, 1)\ntry:\n    g.roll(2)\nexcept ValueError as e:\n    g.do(e)",
        [],
    ),
    "what a lambda reads": ("a: int = 1\nyield g.ask(p, 1)\ng.do(lambda x: x + a)", ["a"]),
    "not what a comprehension calls the same": ("a: int = 1\nyield g.ask(p, a)\ng.do([a for a in g.b])", []),
}


@pytest.mark.parametrize("name", FIELDS)
def test_a_frame_remembers(name: str) -> None:
    body, expected = FIELDS[name]
    assert list(fields(body)) == ["p", *expected]


def test_fields_have_the_declared_types() -> None:
    body = "f: bool = g.ok()\nxs: list[int] = [1]\nyield g.ask(p, 1)\ng.do(f, xs, q)"
    assert fields(body, "g: Board, p: int, q: bool") == {"p": "int", "q": "bool", "f": "bool", "xs": "list[int]"}


def test_a_set_is_an_int() -> None:
    assert fields("left: Set = m\nyield g.ask(0, 1)\ng.do(left)", "g: Board, m: Set") == {"m": "int", "left": "int"}


TALLY = """
@rule
def root(g: Board, p: int, sure: bool, cards: list[int]) -> Rule:
    n: int = 0
    for c in cards:
        n += yield g.ask(p, c)
    if sure:
        g.note([n])
"""


def test_a_dump_holds_the_place_and_the_fields_as_plain_data() -> None:
    made = rules(TALLY)
    g = start(lambda g: made.root(g, 2, True, [5, 6]))
    g.apply(4)
    assert g.root.top.dump() == ["stage.root", 2, 2, 1, [5, 6], 2, [5, 6], 4]


def test_a_loaded_frame_is_the_same_frame() -> None:
    made = rules(TALLY)
    frame = made.root(None, 2, False, [5])
    again = FRAMES["stage.root"](frame.dump())
    assert type(again) is type(frame)
    assert again.dump() == frame.dump()
    assert again.sure is False  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (["stage.root", 0, 1, 1], IndexError),
        (["stage.root", 0, 1, 1, [5], 0, [5], 0, 0], IndexError),
        (["stage.root", 0, "1", 1, [5], 0, [5], 0], TypeError),
        (["stage.root", 0, 1, 1, 5, 0, [5], 0], TypeError),
        (["stage.root", 0, 1, 1, ["5"], 0, [5], 0], TypeError),
        (["stage.root", 1, 1, 1, [5], 0, [5], 0], ValueError),
        (["stage.root", 77, 1, 1, [5], 0, [5], 0], ValueError),
    ],
)
def test_data_of_another_shape_is_refused(data: list[object], error: type[Exception]) -> None:
    rules(TALLY)
    with pytest.raises(error):
        FRAMES["stage.root"](data)


def test_copies_share_nothing_that_changes() -> None:
    made = rules(TALLY)
    frame = made.root(None, 2, True, [5])
    copy = frame.copy()
    copy.pc, copy.p, copy.n = 2, 9, 9
    assert frame.dump() == ["stage.root", 0, 2, 1, [5], 0, [], 0]


def test_rules_are_named_after_their_game_and_module() -> None:
    assert rule_id("regnum.games.dominion.attacks", "militia") == "dominion.attacks.militia"
    assert rule_id("tests.attacks", "militia") == "attacks.militia"


def test_a_rule_keeps_its_name_and_description() -> None:
    made = rules("@rule\ndef root(g: Board) -> Rule:\n    '''Asks once.'''\n    yield g.ask(0, 1)\n")
    assert (made.root.__name__, made.root.__doc__) == ("root", "Asks once.")


FAULTY = """
@rule
def outer(g: Board, p: int) -> Rule:
    a: int = yield g.ask(p, 1)
    g.note([a])
    yield from inner(g, a)
    g.note([a])

@rule
def inner(g: Board, p: int) -> Rule:
    for q in g.others(p):
        c: int = yield g.ask(q, 1)
        if c > 1:
            total = p + \\
                1 // (c - 2)
            g.note([total])
"""


def frames_of(text: str, answers: list[int]) -> list[traceback.FrameSummary]:
    made = rules(text)
    g = start(lambda g: made.outer(g, 0))
    with pytest.raises(ZeroDivisionError) as caught:
        go_on(g, answers)
    return [entry for entry in traceback.extract_tb(caught.value.__traceback__) if entry.filename.startswith("<stage")]


def test_an_error_points_to_the_line_of_the_rule() -> None:
    (entry,) = frames_of(FAULTY, [0, 1, 2])
    assert entry.name == "inner"
    assert entry.line == "1 // (c - 2)"


def test_an_error_while_asking_points_to_the_question() -> None:
    text = "@rule\ndef outer(g: Board, p: int) -> Rule:\n    a: int = yield g.ask(p, 1)\n    yield g.ask(p, 4 // a)\n"
    (entry,) = frames_of(text, [0])
    assert (entry.name, entry.line) == ("outer", "yield g.ask(p, 4 // a)")


def test_reserved_names_stay_out_of_the_module() -> None:
    made = rules(FAULTY)
    names = {name for name in vars(made) if not name.startswith("__")}
    assert names == {"Board", "Rule", "RuleOf", "inner", "members", "outer", "rule"}


def test_any_rule_can_be_the_root() -> None:
    made = rules(FAULTY)
    g = board(1, 10)
    g.begin(made.inner(g, 1))
    assert g.root.actor == 0
