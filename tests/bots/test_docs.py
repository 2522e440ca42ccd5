"""What docs/bots.md and the modules show is what the code does."""

import doctest
from pathlib import Path

import regnum.bots
from regnum.bots.naming import names
from regnum.study import statistics

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_examples_of_the_document_are_true() -> None:
    done = doctest.testfile(str(DOCUMENT), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert done.attempted > 20 and done.failed == 0


def test_the_examples_of_the_modules_are_true() -> None:
    for module in (regnum.bots, statistics):
        done = doctest.testmod(module)
        assert done.attempted > 1 and done.failed == 0


def test_every_bot_is_in_the_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for name in names():
        assert f"`{name.partition(':')[0]}" in text
