"""The head of a rule: its name, its game, its parameters, and whether it gives a value back."""

import ast
from dataclasses import dataclass

from regnum.kernel.lowering.errors import Origin

FIELD_TYPES = ("int", "bool", "list[int]")
"""What a frame can remember."""

TAKEN = frozenset({"pc", "below", "step", "copy", "dump"})
"""What every frame has already; a field of such a name gets an underscore."""


@dataclass(frozen=True)
class Signature:
    """What callers of a rule see of it."""

    name: str
    game: str
    """What the rule calls the game, usually `g`."""

    game_type: ast.expr
    parameters: dict[str, str]
    """The other parameters with their types, in order."""

    gives: str | None
    """`int` or `bool` for a rule that returns a value."""

    node: ast.FunctionDef

    @property
    def frame(self) -> str:
        return f"_{self.name}_frame"

    @property
    def loader(self) -> str:
        return f"_{self.name}_load"


def unquoted(annotation: ast.expr) -> ast.expr:
    """An annotation; one that is written as a string is taken out of its quotes."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return ast.copy_location(ast.parse(annotation.value, mode="eval").body, annotation)
    return annotation


def type_text(annotation: ast.expr) -> str:
    """The name of a type; a `Set` is an int."""
    name = ast.unparse(unquoted(annotation))
    return "int" if name == "Set" else name


def value_given(function: ast.FunctionDef) -> str | None:
    """The type of value that a rule returns, as far as its head says so."""
    returns = function.returns
    if isinstance(returns, ast.Subscript) and ast.unparse(returns.value) == "RuleOf":
        return type_text(returns.slice)
    return None


def signature_of(function: ast.FunctionDef, origin: Origin) -> Signature:
    """Reads the head of a rule and refuses what a frame cannot be built from."""
    given = function.args
    if len(function.decorator_list) != 1:
        raise origin.refuse(function, f"`{function.name}` has other decorators", "Leave `@rule` as the only one")
    if given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs:
        raise origin.refuse(
            function, f"`{function.name}` has special parameters", "Use plain parameters only: no *, ** or /"
        )
    if given.defaults:
        raise origin.refuse(
            given.defaults[0], f"`{function.name}` has a default argument", "Let every caller pass the value"
        )
    game_type = given.args[0].annotation if given.args else None
    if game_type is None:
        raise origin.refuse(
            function,
            f"`{function.name}` does not take the game",
            "Begin the parameters with `g: <class of the game>`",
        )
    returns = type_text(function.returns) if function.returns else "nothing"
    if returns not in ("Rule", "RuleOf[int]", "RuleOf[bool]"):
        raise origin.refuse(
            function,
            f"`{function.name}` is declared to return {returns}",
            "Declare `-> Rule`, or `-> RuleOf[int]` or `-> RuleOf[bool]` for a rule that returns a value",
        )
    parameters: dict[str, str] = {}
    for argument in given.args[1:]:
        parameters[argument.arg] = _parameter_type(argument, origin)
    game = given.args[0].arg
    for name in (game, *parameters):
        check_name(name, function, origin)
    return Signature(function.name, game, unquoted(game_type), parameters, value_given(function), function)


def check_name(name: str, node: ast.AST, origin: Origin) -> None:
    """Refuses the names that generated code keeps for itself."""
    if name == "self" or (name.endswith("_") and name != "_"):
        raise origin.refuse(
            node,
            f"`{name}` is a name that frames use themselves",
            "Choose another name that does not end in `_`",
        )


def _parameter_type(argument: ast.arg, origin: Origin) -> str:
    if argument.annotation is None:
        raise origin.refuse(
            argument, f"parameter `{argument.arg}` has no type", "Annotate it with int, bool or list[int]"
        )
    kind = type_text(argument.annotation)
    if kind not in FIELD_TYPES:
        raise origin.refuse(
            argument,
            f"parameter `{argument.arg}` is {kind}, which a frame cannot remember",
            "Pass an int, a bool or a list[int], such as the number of the seat instead of the seat itself",
        )
    return kind
