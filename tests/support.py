"""What every rule test uses: the mark that names the clauses a test proves."""

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., None])


def clause(*ids: str) -> Callable[[Test], Test]:
    """Names the clauses, rulings, hazards or examples that would be broken if the test failed."""
    return pytest.mark.clause(*ids)
