"""Who may see a field of the state: a mark on its type, from which views and re-dealing are made."""

from enum import Enum
from typing import Annotated, TypeVar


class Visibility(Enum):
    """Who may see what a field holds. How many cards a zone holds is never secret."""

    HIDDEN = "hidden"
    """Nobody. A field without a mark is hidden."""

    OWNER = "owner"
    """Only the seat that the state belongs to."""

    TOP = "top"
    """Everybody sees the top card, nobody the others."""

    PUBLIC = "public"
    """Everybody."""

    SHARED = "shared"
    """No part of the position: a constant that all copies have in common and no save holds."""

    __hash__ = object.__hash__  # there is one object for each: that of Enum reads its name each time

    def within(self, part: "Visibility") -> "Visibility":
        """Who may see a field of a part of the state that is itself marked: both marks must allow it."""
        if part is Visibility.PUBLIC or self is Visibility.SHARED:
            return self
        return part if self is Visibility.PUBLIC or self is part else Visibility.HIDDEN


T = TypeVar("T")

Hidden = Annotated[T, Visibility.HIDDEN]
Owner = Annotated[T, Visibility.OWNER]
TopOnly = Annotated[T, Visibility.TOP]
Public = Annotated[T, Visibility.PUBLIC]
Shared = Annotated[T, Visibility.SHARED]

MARKS: dict[str, Visibility] = {
    "Hidden": Visibility.HIDDEN,
    "Owner": Visibility.OWNER,
    "TopOnly": Visibility.TOP,
    "Public": Visibility.PUBLIC,
    "Shared": Visibility.SHARED,
}
"""The marks by the name they have in a class's text."""
