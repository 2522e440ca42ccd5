"""Answers of a question are offered and forbidden by code, whichever side of the sets' limit they lie on."""

from collections.abc import Callable

import pytest

from regnum.kernel.core.containers import bit
from regnum.kernel.core.machine import NOT_ASKED, WORD, Kernel

pytestmark = pytest.mark.both_builds

TOO_DEAR, GONE = 1, 2
Question = Callable[[Kernel], None]


def legal(question: Question) -> list[int]:
    k = Kernel()
    question(k)
    found = [code for code in range(2 * WORD) if k.allows(code)]
    assert k.choices() == len(found)
    return found


def why_not(question: Question, code: int) -> int:
    k = Kernel()
    k.asked = code
    question(k)
    return k.reason


@pytest.mark.parametrize("code", [0, 61, 62, 63, 123])
def test_one_answer_is_offered_and_forbidden(code: int) -> None:
    def offered(k: Kernel) -> None:
        k.among(0)
        k.offer(code)

    def forbidden(k: Kernel) -> None:
        offered(k)
        k.offer(7)
        k.forbid(code, TOO_DEAR)
        k.forbid(code, GONE)

    assert legal(offered) == [code]
    assert (why_not(offered, code), why_not(offered, 7)) == (0, NOT_ASKED)
    assert legal(forbidden) == [7]
    assert [why_not(forbidden, c) for c in (code, 7, 8, 122)] == [TOO_DEAR, 0, NOT_ASKED, NOT_ASKED]


@pytest.mark.parametrize("at", [0, 1, 58, 60, 61, 62, 63, 118])
def test_a_set_is_offered_and_forbidden_from_a_code_on(at: int) -> None:
    def offered(k: Kernel) -> None:
        k.among(0)
        k.offer_set(bit(0) | bit(1) | bit(3) | bit(5), at)

    def forbidden(k: Kernel) -> None:
        offered(k)
        k.forbid_set(bit(1) | bit(2), at, TOO_DEAR)
        k.forbid_set(bit(1) | bit(5), at, GONE)

    assert legal(offered) == [at, at + 1, at + 3, at + 5]
    assert [why_not(offered, at + i) for i in range(6)] == [0, 0, NOT_ASKED, 0, NOT_ASKED, 0]
    assert legal(forbidden) == [at, at + 3]
    assert [why_not(forbidden, at + i) for i in range(6)] == [0, TOO_DEAR, NOT_ASKED, 0, NOT_ASKED, GONE]


@pytest.mark.parametrize(("at", "n"), [(0, 62), (0, 63), (0, 124), (61, 2), (62, 62), (30, 80), (123, 1), (40, 0)])
def test_answers_in_a_row(at: int, n: int) -> None:
    def offered(k: Kernel) -> None:
        k.among(0)
        k.offer_range(at, n)

    def forbidden(k: Kernel) -> None:
        k.among(0)
        k.offer_range(0, 2 * WORD)
        k.forbid_range(at, n, TOO_DEAR)

    inside, outside = list(range(at, at + n)), [*range(at), *range(at + n, 2 * WORD)]
    assert legal(offered) == inside
    assert legal(forbidden) == outside
    assert {why_not(offered, code) for code in inside} <= {0}
    assert {why_not(forbidden, code) for code in inside} <= {TOO_DEAR}
    assert {why_not(forbidden, code) for code in outside} <= {0}


def test_a_question_begins_with_a_set_and_goes_beyond_it() -> None:
    def question(k: Kernel) -> None:
        k.among(bit(3) | bit(4))
        k.offer(100)
        k.need(~bit(4), TOO_DEAR)

    assert legal(question) == [3, 100]
    assert [why_not(question, code) for code in (3, 4, 5, 100, 101)] == [0, TOO_DEAR, NOT_ASKED, 0, NOT_ASKED]


def test_what_is_forbidden_stays_so() -> None:
    def question(k: Kernel) -> None:
        k.among(bit(3))
        k.forbid(3, TOO_DEAR)
        k.offer_set(bit(0), 70)

    assert (legal(question), why_not(question, 3)) == ([70], TOO_DEAR)
