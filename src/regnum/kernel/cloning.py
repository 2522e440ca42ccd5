"""A copy of a game that keeps its type."""

from typing import TypeVar, cast

from regnum.kernel.core.machine import Kernel

S = TypeVar("S", bound=Kernel)


def copy_of(g: S) -> S:
    """Another table that lies as this one does; what happens to one of them leaves the other alone."""
    return cast(S, g.clone())
