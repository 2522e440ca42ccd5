"""What cannot be lowered is refused with the line it stands on and a sentence of advice."""

import textwrap

import pytest

from kernel.lowering.stage import HEAD, HEAD_LINES, module_of, rules
from regnum.kernel.errors import RegnumError
from regnum.kernel.lowering import LoweringError

# Each: the body of a rule, in which the line marked `# here` is at fault; what is said; what is advised.
BODIES = {
    "yield in an argument": ("g.note([(yield g.ask(p, 1))])  # here", "inside an expression", "line of its own"),
    "yield behind a call": (
        "a: int = g.roll(3) + (yield g.ask(p, 1))  # here",
        "inside an expression",
        "line of its own",
    ),
    "two yields in one": (
        "a: int = (yield g.ask(p, 1)) + (yield g.ask(p, 2))  # here",
        "expression",
        "line of its own",
    ),
    "yield in a condition's arm": (
        "a: int = 1 if g.roll(2) else (yield g.ask(p, 1))  # here",
        "inside an expression",
        "line of its own",
    ),
    "yield in an assertion": ("assert (yield g.ask(p, 1))  # here", "inside an expression", "line of its own"),
    "yield as an index": ("xs = [0] * 9\nxs[(yield g.ask(p, 1))] = 2  # here", "used as an index", "line of its own"),
    "answers unpacked": ("a, b = yield g.ask(p, 1)  # here", "unpacked", "line of its own"),
    "answer added to the state": ("g.coins += yield g.ask(p, 1)  # here", "may change", "line of its own"),
    "yield without a question": ("yield  # here", "without a question", "yield g.ask"),
    "yield in the head of a for": ("for q in [(yield g.ask(p, 1))]:  # here\n    yield g.ask(p, q)", "head", "own"),
    "try": ("try:  # here\n    yield g.ask(p, 1)\nexcept ValueError:\n    pass", "inside `try`", "before or after"),
    "with": ("with g.lock():  # here\n    yield g.ask(p, 1)", "inside `with`", "before or after"),
    "lambda": ("f = lambda: (yield g.ask(p, 1))  # here", "inside a lambda", "line of its own"),
    "nested function": ("def inner() -> None:  # here\n    pass\nyield g.ask(p, 1)", "function inside", "top level"),
    "nested class": ("class Inner:  # here\n    pass\nyield g.ask(p, 1)", "class inside", "top level"),
    "global": ("global n  # here\nyield g.ask(p, 1)", "`global`", "state of the game"),
    "import": ("import os  # here\nyield g.ask(p, 1)", "import", "head of the module"),
    "from import": ("from os import path  # here\nyield g.ask(p, 1)", "import", "head of the module"),
    "walrus": ("if (n := g.roll(3)) > 1:  # here\n    yield g.ask(p, n)", ":=", "line of its own"),
    "match": ("match p:  # here\n    case 0:\n        yield g.ask(p, 1)", "`match`", "if and elif"),
    "except star": (
        "try:  # here\n    g.roll(1)\nexcept* ValueError:\n    pass\nyield g.ask(p, 1)",
        "except*",
        "plain `except`",
    ),
    "del of a local": ("a: int = yield g.ask(p, 1)\ndel a  # here", "`del`", "forgets"),
    "while else": (
        "while g.patient():  # here\n    yield g.ask(p, 1)\nelse:\n    g.note([])",
        "else",
        "behind the loop",
    ),
    "for else": ("for q in [1]:  # here\n    yield g.ask(p, q)\nelse:\n    g.note([])", "else", "behind the loop"),
    "for that unpacks": ("for a, b in [(1, 2)]:  # here\n    yield g.ask(p, a)", "unpacks", "single ints"),
    "for over another type": (
        "q: bool = True\nfor q in [1]:  # here\n    yield g.ask(p, q)",
        "declared otherwise",
        "another name",
    ),
    "break out of a try": (
        "while g.patient():\n    yield g.ask(p, 1)\n    try:  # here\n        break\n    finally:\n        g.note([])",
        "out of a `try`",
        "flag",
    ),
    "object over a question": ("m = g.me()  # here\nyield g.ask(p, 1)\nm.note([1])", "no type", "fetch it anew"),
    "declared object over a question": (
        "m: Board = g.me()  # here\nyield g.ask(p, 1)\nm.note([1])",
        "only int, bool and list[int]",
        "Fetch it anew",
    ),
    "number without a type": ("n = 3  # here\nyield g.ask(p, 1)\ng.note([n])", "no type", "n: int"),
    "two types for one name": (
        "a: int = 1\nyield g.ask(p, a)\na: bool = True  # here",
        "two different types",
        "two names",
    ),
    "maybe unset": (
        "if g.roll(2):\n    a: int = 1\nyield g.ask(p, 1)\ng.note([a])  # here",
        "before it has a value",
        "Give it a value",
    ),
    "loop variable after an empty loop": (
        "for q in g.others(p):\n    yield g.ask(q, 1)\ng.note([q])  # here",
        "before it has a value",
        "Give it a value",
    ),
    "append": ("xs: list[int] = [1]\nyield g.ask(p, 1)\nxs.append(2)  # here\ng.note(xs)", "in place", "xs = xs +"),
    "remove": ("xs: list[int] = [1]\nxs.remove(1)  # here\nyield g.ask(p, 1)\ng.note(xs)", "in place", "new one"),
    "item set": ("xs: list[int] = [1]\nyield g.ask(p, 1)\nxs[0] = 2  # here\ng.note(xs)", "in place", "new one"),
    "item added to": ("xs: list[int] = [1]\nyield g.ask(p, 1)\nxs[0] += 2  # here\ng.note(xs)", "in place", "new one"),
    "item deleted": ("xs: list[int] = [1]\nyield g.ask(p, 1)\ndel xs[0]  # here\ng.note(xs)", "in place", "new one"),
    "list grown": ("xs: list[int] = [1]\nyield g.ask(p, 1)\nxs += [2]  # here\ng.note(xs)", "in place", "new one"),
    "list changed under another name": (
        "xs: list[int] = [1]\nyield g.ask(p, 1)\nys = xs\nys.append(2)  # here\ng.note(xs)",
        "in place",
        "new one",
    ),
    "game replaced": ("g = g.me()  # here\nyield g.ask(p, 1)", "is the game", "another name"),
    "reserved name": ("n_: int = 1  # here\nyield g.ask(p, n_)", "frames use themselves", "does not end in"),
    "self": ("self: int = 1  # here\nyield g.ask(p, self)", "frames use themselves", "another name"),
    "value from a rule without one": ("yield g.ask(p, 1)\nreturn 3  # here", "declared `-> Rule`", "RuleOf[int]"),
    "value of a rule without one": ("a: int = yield from root(g, p)  # here", "returns no value", "RuleOf[int]"),
    "value of together": ("a: int = yield from g.together([])  # here", "no value", "into the state"),
}


def refused(text: str) -> LoweringError:
    with pytest.raises(LoweringError) as caught:
        rules(text)
    assert isinstance(caught.value, RegnumError)
    return caught.value


@pytest.mark.parametrize("name", BODIES)
def test_refused_inside_a_rule(name: str) -> None:
    body, problem, advice = BODIES[name]
    text = "@rule\ndef root(g: Board, p: int) -> Rule:\n" + textwrap.indent(body, "    ")
    error = refused(text)
    at = next(i for i, line in enumerate(text.splitlines(), 1) if "# here" in line)
    assert error.line == at + HEAD_LINES
    assert problem in error.problem
    assert advice in error.advice
    assert str(error) == f"{error.file}:{error.line}: {error.problem}. {error.advice}."


HEADS = {
    "no game": ("def root() -> Rule:", "take the game", "g: <class"),
    "game without a type": ("def root(g, p: int) -> Rule:", "take the game", "g: <class"),
    "parameter without a type": ("def root(g: Board, p) -> Rule:", "no type", "int, bool or list[int]"),
    "parameter that is an object": ("def root(g: Board, p: Board) -> Rule:", "cannot remember", "number of the seat"),
    "default": ("def root(g: Board, p: int = 3) -> Rule:", "default", "every caller"),
    "star": ("def root(g: Board, *p: int) -> Rule:", "special parameters", "plain parameters"),
    "keywords": ("def root(g: Board, *, p: int) -> Rule:", "special parameters", "plain parameters"),
    "no result": ("def root(g: Board, p: int):", "return nothing", "-> Rule"),
    "another result": ("def root(g: Board, p: int) -> RuleOf[str]:", "RuleOf[str]", "RuleOf[int]"),
    "reserved parameter": ("def root(g: Board, p_: int) -> Rule:", "frames use themselves", "does not end in"),
    "a value on no path": ("def root(g: Board, p: int) -> RuleOf[int]:", "without its value", "return …"),
}


@pytest.mark.parametrize("name", HEADS)
def test_refused_in_the_head_of_a_rule(name: str) -> None:
    head, problem, advice = HEADS[name]
    error = refused(f"@rule\n{head}\n    yield 1\n")
    assert problem in error.problem
    assert advice in error.advice


def test_other_decorators_are_refused() -> None:
    text = HEAD + "def twice(f):\n    return f\n@twice\n@rule\ndef root(g: Board) -> Rule:\n    yield g.ask(0, 1)\n"
    with pytest.raises(LoweringError, match="other decorators"):
        module_of(text)


def test_a_rule_that_never_yields_is_refused() -> None:
    error = refused("@rule\ndef root(g: Board) -> Rule:\n    g.note([1])\n")
    assert "never yields" in error.problem
    assert "`yield from ()`" in error.advice


def test_a_value_missing_on_one_path_is_refused() -> None:
    text = """
    @rule
    def root(g: Board, p: int) -> RuleOf[int]:
        a: int = yield g.ask(p, 1)
        if a:
            return a
    """
    assert "without its value" in refused(textwrap.dedent(text)).problem


def test_a_value_on_every_path_is_accepted() -> None:
    text = """
    @rule
    def root(g: Board, p: int) -> RuleOf[int]:
        a: int = yield g.ask(p, 1)
        if a == 0:
            return 1
        elif a == 1:
            raise ValueError
        elif a == 2:
            while True:
                if g.roll(3) == 0:
                    return 3
        elif a == 3:
            try:
                return 3 // p
            except ZeroDivisionError:
                return 4
        while True:
            b: int = yield g.ask(p, 2)
            if b:
                return b
    """
    assert rules(textwrap.dedent(text)).root(None, 0).dump() == ["stage.root", 0, 0]


def test_a_rule_inside_a_function_is_refused() -> None:
    text = "def outer():\n    @rule\n    def root(g: Board) -> Rule:\n        yield g.ask(0, 1)\nouter()\n"
    assert "top level" in refused(text).problem


def test_a_list_that_is_not_kept_may_be_built_up() -> None:
    text = """
    @rule
    def root(g: Board, p: int) -> Rule:
        a: int = yield g.ask(p, 1)
        found: list[int] = []
        for x in range(a):
            found.append(x)
        g.note(found)
    """
    assert rules(textwrap.dedent(text)).root(None, 0).dump() == ["stage.root", 0, 0]


def test_two_rules_of_one_name_are_refused() -> None:
    text = HEAD + "@rule\ndef root(g: Board) -> Rule:\n    yield g.ask(0, 1)\n"
    module_of(text, "one.twins")
    with pytest.raises(LoweringError, match=r"exists already, in one\.twins"):
        module_of(text, "two.twins")
