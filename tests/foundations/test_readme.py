"""What the README and the package show as an example must be true."""

import doctest
from pathlib import Path

import regnum

README = Path(__file__).parents[2] / "README.md"


def test_the_examples_of_the_readme_are_true() -> None:
    done = doctest.testfile(str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert done.attempted >= 8 and done.failed == 0


def test_the_example_of_the_package_is_true() -> None:
    done = doctest.testmod(regnum)
    assert done.attempted == 3 and done.failed == 0
