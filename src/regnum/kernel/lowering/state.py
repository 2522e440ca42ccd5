"""The decorators `@state` and `@constants`: a class of plain fields gains what its list of fields tells.

What changes in a game is state: it is constructed, copied, written down and brought back. Constants (the cards of
a table) are constructed once and shared by all clones; a game holds them in a field marked `Shared`.
"""

import ast
import sys
import typing
from collections.abc import Callable, Iterable
from types import CodeType
from typing import Any, NamedTuple, TypeVar, dataclass_transform, overload

from regnum.kernel.core import containers
from regnum.kernel.core.chance import Chance
from regnum.kernel.lowering.errors import Origin
from regnum.kernel.lowering.expansion import expanded, loader_name, schema_name
from regnum.kernel.lowering.fields import LOADERS, states_in
from regnum.kernel.lowering.kept import kept
from regnum.kernel.lowering.pure import checked, defined, definitions
from regnum.kernel.lowering.source import class_named
from regnum.kernel.visibility import Visibility

Cls = TypeVar("Cls")


class Field(NamedTuple):
    """One field of a state class; `type` is written as in the class, without the mark."""

    name: str
    type: str
    visibility: Visibility


@overload
def state(cls: type[Cls]) -> type[Cls]: ...
@overload
def state(*, final: bool) -> Callable[[type[Cls]], type[Cls]]: ...
@dataclass_transform(eq_default=False)
def state(cls: type[Any] | None = None, *, final: bool = True) -> Any:
    """Marks a class of the state. Its fields are given to the constructor in their order.

    With `final=False` the compiled class may have subclasses.
    """

    def complete(marked: type[Any]) -> type[Any]:
        _complete(marked)
        return typing.final(marked) if final else marked

    return complete if cls is None else complete(cls)


@dataclass_transform(eq_default=False)
def constants(cls: type[Cls]) -> type[Cls]:
    """Marks a class whose fields never change. They are given to the constructor in their order."""
    _complete(cls, constant=True)
    return typing.final(cls)


_SCHEMAS: dict[type[object], tuple[Field, ...]] = {}
_LOADERS: dict[type[object], Callable[..., Any]] = {}


def schema(cls: type[object]) -> tuple[Field, ...]:
    """The fields of a state class, in order."""
    if cls not in _SCHEMAS:
        rows = getattr(sys.modules[cls.__module__], schema_name(cls.__name__))
        _SCHEMAS[cls] = tuple(Field(name, kind, Visibility(seen)) for name, kind, seen in rows)
    return _SCHEMAS[cls]


def load(cls: type[Cls], data: object, *shared: object) -> Cls:
    """Brings back what `dump` or `dump_fields` of that class wrote; shared fields are handed in, in order.

    Data of another shape raises TypeError, ValueError or IndexError.
    """
    if cls not in _LOADERS:
        _LOADERS[cls] = getattr(sys.modules[cls.__module__], loader_name(cls.__name__))
    loaded: Cls = _LOADERS[cls](data, *shared)
    return loaded


Facts = tuple[int, Any, tuple[str, ...]]
"""How many of the functions made are methods, the rows of the schema, and the state classes that fields hold."""


def _complete(cls: type[Any], constant: bool = False) -> None:
    module = sys.modules[cls.__module__]
    namespace = module.__dict__
    file = module.__file__ or "?"
    code, (methods, rows, held) = kept(
        file, cls.__name__, lambda _: True, lambda: _expanded(cls.__name__, file, namespace, constant)
    )
    made = defined(code, namespace, _reserved(held, namespace))
    for method in made[:methods]:
        method.__qualname__ = f"{cls.__qualname__}.{method.__name__}"
        setattr(cls, method.__name__, method)
    for loader in made[methods:]:
        namespace[loader.__name__] = loader
    namespace[schema_name(cls.__name__)] = rows


def _expanded(name: str, file: str, namespace: dict[str, Any], constant: bool) -> tuple[CodeType, Facts]:
    """The code of what a class gains."""
    expansion = expanded(class_named(file, name, namespace), Origin(file), constant)
    held = tuple(states_in(expansion.fields))
    functions = [*expansion.methods, *expansion.loaders]
    code = definitions(functions, file, tuple(_reserved(held, namespace)))
    return code, (len(expansion.methods), ast.literal_eval(expansion.schema), held)


def _reserved(held: Iterable[str], namespace: dict[str, Any]) -> dict[str, Any]:
    """What the generated functions use beside the names of their own module."""
    names: dict[str, Any] = {
        "Chance_": Chance,
        "Pile_": containers.Pile,
        "cast_": checked,
        "empty_pile_": containers.empty_pile,
        "row_of_": containers.row_of,
    }
    for function, _taken in LOADERS.values():
        names[function] = getattr(containers, function.rstrip("_"))
    for name in held:
        names[loader_name(name)] = _Later(name, namespace)
    return names


class _Later:
    """The loader of a state class that may be defined after the one that uses it."""

    def __init__(self, name: str, namespace: dict[str, Any]) -> None:
        self.name = name
        self.namespace = namespace

    def __call__(self, data: list[object]) -> object:
        return load(self.namespace[self.name], data)
