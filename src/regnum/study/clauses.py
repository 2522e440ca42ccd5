"""Which rules of a game have a passing test.

A game's rule document (`docs/rules/<game>.md`) numbers its clauses, rulings and hazards; its worked examples are
numbered there too, or named (`ex_…`) as the vectors of `data/test_vectors.json`. Tests name the ids they prove with
`@clause(...)`, and the plugin in `tests/conftest.py` writes down which of them passed.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from regnum.kernel.clauses import parse
from regnum.kernel.errors import BadData, RegnumError

Proofs = Mapping[str, Sequence[str]]
"""For each id the tests that prove it, all of which passed."""

TESTS_FAILED, NOTHING_COLLECTED = 1, 5


@dataclass(frozen=True)
class Coverage:
    """How much of a game's rules the tests prove."""

    game: str
    ids: tuple[str, ...]
    proofs: Proofs

    @property
    def tested(self) -> list[str]:
        return [rule for rule in self.ids if self.proofs.get(rule)]

    @property
    def untested(self) -> list[str]:
        return [rule for rule in self.ids if not self.proofs.get(rule)]

    def as_data(self) -> dict[str, Any]:
        return {"total": len(self.ids), "tested": self.tested, "untested": self.untested}


def documented(root: Path) -> list[str]:
    """The games that have a rule document, finished or not."""
    found = (root / "docs" / "rules").glob("*.md")
    return sorted(path.stem for path in found if "." not in path.stem)


@lru_cache(maxsize=32)
def rule_ids(root: Path, game: str) -> tuple[str, ...]:
    """Every id of a game: clauses, rulings and hazards in the order of the document, then the examples."""
    document = root / "docs" / "rules" / f"{game}.md"
    if not document.exists():
        raise BadData(f"docs/rules/{game}.md: this rule document is missing.")
    numbered = [rule for rule in parse(document.read_text(encoding="utf-8")) if not rule.startswith("ex_")]
    return tuple(dict.fromkeys([*numbered, *_examples(root, game)]))


def _examples(root: Path, game: str) -> list[str]:
    vectors = root / "src" / "regnum" / "games" / game / "data" / "test_vectors.json"
    if not vectors.exists():
        return []
    return [vector["id"] for vector in json.loads(vectors.read_text(encoding="utf-8")).get("vectors", [])]


def game_by_id(root: Path) -> dict[str, str]:
    """For every id of every rule document the game it belongs to."""
    return {rule: game for game in documented(root) for rule in rule_ids(root, game)}


def measured(root: Path, games: Sequence[str]) -> list[Coverage]:
    """Runs the tests that prove something about these games, and says what they prove."""
    if find_spec("pytest") is None:
        raise RegnumError("The tests need pytest, which is not installed; `./regnum test` installs it.")
    chosen = [f"--clauses-of={game}" for game in games]
    side_by_side = ["-n=auto"] if find_spec("xdist") is not None else []
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "clauses.json"
        command = [sys.executable, "-P", "-m", "pytest", "-q", f"--clauses-out={out}", *chosen, "tests"]
        ended = subprocess.run([*command, *side_by_side], cwd=root, stdout=sys.stderr, check=False)
        if ended.returncode not in (0, TESTS_FAILED, NOTHING_COLLECTED) or not out.exists():
            raise RegnumError("The tests could not be run; what pytest said above tells why.")
        proofs: dict[str, dict[str, list[str]]] = json.loads(out.read_text(encoding="utf-8"))
    return [Coverage(game, rule_ids(root, game), proofs.get(game, {})) for game in games]
