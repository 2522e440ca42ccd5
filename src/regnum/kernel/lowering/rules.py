"""The decorator `@rule`: lowers a rule while its module is imported."""

from collections.abc import Callable, Generator
from functools import update_wrapper
from typing import TYPE_CHECKING, Any, TypeVar

from regnum.kernel.core.containers import lowest
from regnum.kernel.core.machine import DONE, FRAMES, Frame
from regnum.kernel.lowering.emit import lowered
from regnum.kernel.lowering.errors import LoweringError, Origin
from regnum.kernel.lowering.generators import as_generator, rules_are_generators
from regnum.kernel.lowering.identity import rule_id
from regnum.kernel.lowering.pure import checked, defined
from regnum.kernel.lowering.source import Module, function_at

T = TypeVar("T")
Function = TypeVar("Function", bound=Callable[..., object])

Rule = Generator[int, int, None]
"""What a rule returns that gives no value back."""

RuleOf = Generator[int, int, T]
"""What a rule returns that gives a value back: `RuleOf[int]` or `RuleOf[bool]`."""

RESERVED = {"Frame_": Frame, "DONE_": DONE, "EMPTY_": [], "cast_": checked, "lowest_": lowest}

_gives: dict[object, bool] = {}
"""The rules that exist, and whether they return a value."""


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
    namespace = function.__globals__
    code = function.__code__
    origin = Origin(code.co_filename)
    node, module = function_at(code.co_filename, code.co_firstlineno, namespace)
    name = rule_id(function.__module__, function.__name__)
    _refuse_twin(name, function, origin)
    result = lowered(node, name, origin, lambda called: _gives_value(called, module, namespace), typed=False)
    frame, loader, constructor = defined(
        [result.frame, result.loader, result.constructor], code.co_filename, namespace, RESERVED
    )
    # A traceback names the rule, not the method it became.
    step = frame.step
    step.__code__ = step.__code__.replace(co_name=function.__name__, co_qualname=function.__name__)
    FRAMES[name] = loader
    _gives[constructor] = result.signature.gives is not None
    return update_wrapper(constructor, function)


def _gives_value(called: str, module: Module, namespace: dict[str, Any]) -> bool | None:
    if called in module.gives:
        return module.gives[called]
    try:
        return _gives.get(namespace.get(called))
    except TypeError:  # something unhashable bears the name: not a rule
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
