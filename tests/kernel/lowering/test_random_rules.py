"""Random rules do the same lowered, copied and saved at every question, as they do when run as written."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kernel.lowering.author import Author
from kernel.lowering.stage import agree


@st.composite
def modules(draw: st.DrawFn) -> str:
    return Author(lambda n: draw(st.integers(0, n - 1))).module()


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(text=modules(), answers=st.lists(st.integers(0, 4), min_size=5, max_size=40), luck=st.integers(0, 999))
def test_random_rules_mean_the_same(text: str, answers: list[int], luck: int) -> None:
    agree(text, answers, luck, patience=25)
