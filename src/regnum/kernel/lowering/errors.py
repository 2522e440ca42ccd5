"""What the lowering pass refuses, and how it says so."""

import ast
from dataclasses import dataclass

from regnum.kernel.errors import RegnumError


class LoweringError(RegnumError):
    """A rule or state class uses something that cannot be lowered."""

    def __init__(self, file: str, line: int, problem: str, advice: str) -> None:
        super().__init__(f"{file}:{line}: {problem}. {advice}.")
        self.file = file
        self.line = line
        self.problem = problem
        self.advice = advice


@dataclass(frozen=True)
class Origin:
    """The file a rule comes from; makes refusals that point into it."""

    file: str

    def refuse(self, node: ast.AST, problem: str, advice: str) -> LoweringError:
        return LoweringError(self.file, getattr(node, "lineno", 0), problem, advice)
