"""Rules can also run as the generators they are written as, for comparison."""

import pytest

from kernel.lowering.stage import HEAD, go_on, module_of, rules, start
from regnum.kernel.errors import RegnumError
from regnum.kernel.lowering import GeneratorFrame

TEXT = """
@rule
def root(g: Board, p: int) -> Rule:
    a: int = yield from sub(g, p)
    g.note([a])

@rule
def sub(g: Board, p: int) -> RuleOf[int]:
    a: int = yield g.ask(p, 1)
    return a + 1
"""


def test_the_environment_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_RULES", "generators")
    made = module_of(HEAD + TEXT)
    assert isinstance(made.root(None, 0), GeneratorFrame)
    monkeypatch.delenv("REGNUM_RULES")
    assert not isinstance(rules(TEXT).root(None, 0), GeneratorFrame)


def test_called_rules_run_inside_their_caller() -> None:
    made = rules(TEXT, generators=True)
    g = start(lambda g: made.root(g, 0))
    assert g.root.top.below is None
    assert go_on(g, [3]).notes == [[-1, 0, 1, 0], [4]]


def test_a_value_is_left_for_the_machine() -> None:
    made = rules(TEXT, generators=True)
    g = start(lambda g: made.sub(g, 0))
    g.apply(4)
    assert (g.over, g.ret) == (True, 5)


def test_a_generator_under_way_can_be_neither_copied_nor_saved() -> None:
    made = rules(TEXT, generators=True)
    frame = start(lambda g: made.root(g, 0)).root.top
    for action in (frame.copy, frame.dump):
        with pytest.raises(RegnumError, match=r"`root` runs as a generator.*Unset REGNUM_RULES"):
            action()
