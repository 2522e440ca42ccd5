"""The decorator `@rule`: lowers a rule while its module is imported."""

from collections.abc import Callable, Generator
from functools import update_wrapper
from types import CodeType
from typing import TYPE_CHECKING, Any, TypeVar

from regnum.kernel.core.containers import lowest
from regnum.kernel.core.machine import DONE, FRAMES, Frame
from regnum.kernel.lowering.emit import lowered
from regnum.kernel.lowering.errors import LoweringError, Origin
from regnum.kernel.lowering.generators import as_generator, rules_are_generators
from regnum.kernel.lowering.identity import rule_id
from regnum.kernel.lowering.kept import kept
from regnum.kernel.lowering.pure import checked, defined, definitions
from regnum.kernel.lowering.source import function_at

T = TypeVar("T")
Function = TypeVar("Function", bound=Callable[..., object])

Rule = Generator[int, int, None]
"""What a rule returns that gives no value back."""

RuleOf = Generator[int, int, T]
"""What a rule returns that gives a value back: `RuleOf[int]` or `RuleOf[bool]`."""

RESERVED = {"Frame_": Frame, "DONE_": DONE, "EMPTY_": [], "cast_": checked, "lowest_": lowest}

_gives: dict[object, bool] = {}
"""The rules that exist, and whether they return a value."""

Facts = tuple[bool, tuple[tuple[str, bool | None], ...]]
"""Whether a rule returns a value, and whether those of other modules do that it calls for one."""


if TYPE_CHECKING:

    def rule(function: Function) -> Function:
        """Marks a rule. For type checkers it stays the generator function it is written as."""
        return function

else:

    def rule(function):
        """Marks a rule: the function then makes a frame that the machine can run, copy and save."""
        if rules_are_generators():
            return as_generator(function)
        return _lower(function)


def _lower(function: Callable[..., Any]) -> Callable[..., Frame]:
    namespace, code = function.__globals__, function.__code__
    name = rule_id(function.__module__, function.__name__)
    _refuse_twin(name, function, Origin(code.co_filename))
    made, (gives, _) = kept(
        code.co_filename,
        code.co_firstlineno,
        lambda facts: all(_gives_elsewhere(called, namespace) == told for called, told in facts[1]),
        lambda: _lowered(code, name, namespace),
    )
    frame, loader, constructor = defined(made, namespace, RESERVED)
    # A traceback names the rule, not the method it became.
    step = frame.step
    step.__code__ = step.__code__.replace(co_name=function.__name__, co_qualname=function.__name__)
    FRAMES[name] = loader
    _gives[constructor] = gives
    return update_wrapper(constructor, function)


def _lowered(code: CodeType, name: str, namespace: dict[str, Any]) -> tuple[CodeType, Facts]:
    """The code of a rule's frame, loader and constructor."""
    node, module = function_at(code.co_filename, code.co_firstlineno, namespace)
    asked: dict[str, bool | None] = {}

    def gives_value(called: str) -> bool | None:
        if called in module.gives:
            return module.gives[called]
        return asked.setdefault(called, _gives_elsewhere(called, namespace))

    result = lowered(node, name, Origin(code.co_filename), gives_value, typed=False)
    parts = (result.frame, result.loader, result.constructor)
    facts = (result.signature.gives is not None, tuple(asked.items()))
    return definitions(parts, code.co_filename, tuple(RESERVED)), facts


def _gives_elsewhere(called: str, namespace: dict[str, Any]) -> bool | None:
    """Whether a rule that a module imported returns a value; None if it is no rule."""
    try:
        return _gives.get(namespace.get(called))
    except TypeError:  # something unhashable bears the name
        return None


def _refuse_twin(name: str, function: Callable[..., Any], origin: Origin) -> None:
    """Saves would take two rules of one name for each other. A module imported anew may define its own."""
    twin = FRAMES.get(name)
    if twin is not None and twin.__module__ != function.__module__:
        raise LoweringError(
            origin.file,
            function.__code__.co_firstlineno,
            f"the rule {name} exists already, in {twin.__module__}",
            "Choose another name",
        )
