"""Options, blocked things and reasons are one and the same judgement."""

import pytest

from properties.games import MANY, Case
from properties.play import sampled
from regnum.kernel.core.machine import NOT_ASKED, WORD
from regnum.kernel.errors import IllegalChoice
from regnum.kernel.text import LANGUAGES

pytestmark = pytest.mark.both_builds


@MANY
def test_every_answer_is_an_option_or_blocked_with_a_reason_or_not_asked(case: Case) -> None:
    t = case.new("legality")
    for _ in sampled(t, case, stops=80):
        for d in t.pending:
            kind = t.game.kinds[d.kind_number]
            task = d.task
            reasons = {a: t.core.why_not(d.seat, task.kind, task.about, a) for a in kind.codes}
            legal = [a for a in range(2 * WORD) if task.allows(a)]
            assert [a for a, reason in reasons.items() if reason == 0] == sorted(legal, key=kind.codes.index)
            assert [o.answer for o in d.options] == legal
            assert set(legal) <= set(kind.codes)
            blocked = [a for a, reason in reasons.items() if reason not in (0, NOT_ASKED)]
            assert [(b.notation, b.clause) for b in d.blocked] == [
                (t.game.answer(t.core, task, a).notation, t.game.reasons[reasons[a]].clause) for a in blocked
            ]


@MANY
def test_what_is_blocked_is_refused_with_its_reason(case: Case) -> None:
    t = case.new("refusals")
    refused = 0
    for _ in sampled(t, case, stops=35):
        before = t.save()
        for d in t.pending:
            can = {o.notation for o in d.options}
            for b in d.blocked[:8]:
                assert b.notation not in can
                with pytest.raises(IllegalChoice) as refusal:
                    t.play(b.notation, seat=d.seat)
                assert refusal.value.clause == b.clause
                assert b.reason("en") in str(refusal.value)
                refused += 1
        assert t.save() == before
    assert refused > 0


@MANY
def test_everything_can_be_said_in_both_languages(case: Case) -> None:
    t = case.new("words")
    said: set[str] = set()
    for _ in sampled(t, case, stops=50):
        for lang in LANGUAGES:
            for d in t.pending:
                said.add(d.text(lang))
                said |= {o.text(lang) for o in d.options}
                said |= {text for b in d.blocked for text in (b.text(lang), b.reason(lang))}
    for event in t.events:
        for lang in LANGUAGES:
            said |= {t.describe_event(event, seat, lang) for seat in (None, *range(t.seats))}
    assert len(said) > 20
    assert [text for text in said if not text.strip() or set(text) & set("{}|")] == []
