"""What a number or a score is made of can be read, term by term, in both languages."""

import re

import pytest

from properties.games import MANY, Case
from properties.play import sampled, seats_and_watcher
from regnum.kernel.table import Table
from regnum.kernel.text import LANGUAGES

pytestmark = pytest.mark.both_builds

SEAT = re.compile(r"seat[0-9]")
"""A term that stands for a player has the player's name."""


def number_terms(t: Table, seat: int | None) -> set[str]:
    return {name for number in t.view(seat)["numbers"].values() for name, _ in number["terms"]}


def score_terms(t: Table) -> set[str]:
    return {term.name for score in (*t.scores, *t.game.rivals(t.core)) for term in score.terms}


def nameless(t: Table, terms: set[str], kinds: tuple[str, ...]) -> set[str]:
    """The terms without a text of one of these kinds in one of the languages."""
    entries = t.game.catalogue_for(t.options).entries
    return {
        term
        for term in terms
        if SEAT.fullmatch(term) is None
        and not all(any(f"{kind}.{term}" in entries[lang] for kind in kinds) for lang in LANGUAGES)
    }


@MANY
def test_every_term_has_a_text(case: Case) -> None:
    t = case.new("terms")
    for _ in sampled(t, case, stops=25):
        for seat in seats_and_watcher(t):
            assert not nameless(t, number_terms(t, seat), ("card", "number"))
        assert not nameless(t, score_terms(t), ("term", "card", "number"))
