"""What docs/research.md shows is what the code does."""

import doctest
import re
from pathlib import Path

import pytest

import regnum
from regnum.envs import gymnasium, openspiel, pettingzoo
from regnum.kernel.observe import observation_layout

DOCUMENT = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, DOCUMENT.name, str(DOCUMENT), 0)
    said: list[str] = []
    result = doctest.DocTestRunner().run(example, out=said.append)
    assert result.failed == 0, "".join(said)
    assert result.attempted > 20


@pytest.mark.parametrize("module", [pettingzoo, gymnasium, openspiel], ids=lambda module: module.__name__)
def test_the_examples_in_the_modules_run(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.failed == 0 and result.attempted > 4


def test_the_layout_in_the_document_is_the_real_one() -> None:
    layout = observation_layout(regnum.new("dominion").game, 2)
    rows = ["| piece | first | length |", "| --- | ---: | ---: |"]
    rows += [f"| `{name}` | {start} | {length} |" for name, start, length in layout]
    assert "\n".join(rows) in DOCUMENT.read_text(encoding="utf-8")


def test_the_codes_in_the_document_are_the_real_ones() -> None:
    rows = ["| decision | clause | first code | codes |", "| --- | --- | ---: | ---: |"]
    table = regnum.new("dominion")
    for number, kind in enumerate(table.game.kinds):
        first = table.code_of(number, kind.codes[0])
        rows.append(f"| `{kind.id}` | {kind.clause} | {first} | {len(kind.codes)} |")
    assert "\n".join(rows) in DOCUMENT.read_text(encoding="utf-8")
