"""Ten thousand bad inputs: each is refused with one of our errors, and nothing has changed."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import regnum
from properties.games import CASES, Case
from properties.noise import ODD, mutated, plain, spoiled, word
from properties.play import played, some_option
from regnum.kernel.decision import Option
from regnum.kernel.errors import RegnumError
from regnum.kernel.notation import normal
from regnum.kernel.table import Table

TABLES = [pytest.param(case, id=str(case)) for cases in CASES.values() for case in (cases[0], cases[2])]
SENTENCE = r"(?s)\w.{10}"
EACH_GAME = pytest.mark.parametrize("game", list(CASES))


def refused(t: Table, ask: Callable[..., object], *given: Any, **named: Any) -> None:
    """The input is refused with a sentence, and the table is as it was."""
    before = t.save()
    with pytest.raises(RegnumError, match=SENTENCE):
        ask(*given, **named)
    assert t.save() == before


def under_way(case: Case, seed: int) -> Table:
    """A table in the middle of a game."""
    return played(case.new(seed), seed, 3 + 7 * seed)


def means_something(t: Table, text: str) -> bool:
    """Whether a text is a legal choice by accident."""
    head, colon, tail = text.partition(":")
    can = {normal(o.notation) for d in t.pending for o in d.options}
    return normal(text) in can or (colon == ":" and head.strip().isdigit() and normal(tail) in can)


@pytest.mark.parametrize("case", TABLES)
def test_bad_choices(case: Case) -> None:
    dice = random.Random(f"choices {case}")
    tried = 0
    for seed in range(4):
        t = under_way(case, seed)
        if t.over:
            continue
        known = [
            t.game.answer(t.core, d.task, a).notation for d in t.pending for a in t.game.kinds[d.kind_number].codes
        ]
        for _ in range(180):
            text = dice.choice((word(dice), mutated(dice.choice(known), dice), f"{dice.randrange(9)}: {word(dice)}"))
            if not means_something(t, text):
                refused(t, t.play, text)
                tried += 1
        codes = {code for seat in range(t.seats) for code in t.action_codes(seat)}
        for _ in range(60):
            code = dice.choice(
                (dice.randrange(-5, t.action_space_size + 5), dice.getrandbits(70), -dice.getrandbits(9))
            )
            if code not in codes:
                refused(t, t.play, code)
                tried += 1
        for odd in ODD:
            if not (type(odd) is int and odd in codes) and not (isinstance(odd, str) and means_something(t, odd)):
                refused(t, t.play, odd)
                tried += 1
            if isinstance(odd, bool) or not isinstance(odd, int | str):
                refused(t, t.play, t.pending[0].options[0], odd)
                tried += 1
    assert tried > 900


@pytest.mark.parametrize("case", TABLES)
def test_bad_seats(case: Case) -> None:
    t = under_way(case, 2)
    asked = {d.seat for d in t.pending}
    o = t.pending[0].options[0]
    odd_seats = [odd for odd in ODD if odd is not None and not (type(odd) is int and odd in (0, 1))]
    for seat in [*odd_seats, t.seats, -2, 7, 99]:
        for choice in (o, o.notation, o.code):
            refused(t, t.play, choice, seat=seat)
        for ask in (t.view, t.decision_of, t.events_for, t.observation, t.action_mask, t.undo):
            refused(t, ask, seat)
        refused(t, t.determinise, seat, 0)
        refused(t, t.rehearse, seat, o)
    for seat in set(range(t.seats)) - asked:
        refused(t, t.play, o.notation, seat=seat)
        refused(t, t.play, o, seat=seat)


@pytest.mark.parametrize("case", TABLES)
def test_stale_and_foreign_options(case: Case) -> None:
    dice = random.Random(f"stale {case}")
    t = case.new("stale")
    old: list[Option] = []
    tried = 0
    foreign = [o for cases in CASES.values() if cases[0].game != case.game for o in cases[0].new().pending[0].options]
    for _ in range(60):
        if t.over:
            break
        for option in (*old[-8:], *foreign[:4]):
            refused(t, t.play, option)
            tried += 1
        chosen = some_option(t, dice)
        old += list(chosen.decision.options)
        t.play(chosen)
    assert tried > 200


@pytest.mark.parametrize("case", TABLES)
def test_after_the_end_nothing_can_be_chosen(case: Case) -> None:
    t = played(case.new("end"), "end")
    for choice in (0, "end turn", "0: end turn", "", *ODD):
        refused(t, t.play, choice)


@pytest.mark.parametrize("case", TABLES)
def test_damaged_saves(case: Case) -> None:
    """A flipped bit is found, or it changed nothing that matters."""
    dice = random.Random(f"saves {case}")
    t = under_way(case, 3)
    good = t.save()
    found = 0
    for i in range(400):
        data = bytearray(good.encode())
        for _ in range(1 + i % 3):
            data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
        text = bytes(data).decode(errors="surrogateescape") if i % 2 else bytes(data).decode(errors="replace")
        found += is_refused_or_same(text, good)
    for text in (good[: len(good) // 2], good[1:], good + "}", "[" + good + "]", good.replace(":", " "), good * 2):
        found += is_refused_or_same(text, good)
    assert found > 380


def is_refused_or_same(text: str, good: str) -> bool:
    try:
        again = regnum.load(text)
    except RegnumError:
        return True
    assert again.save() == good
    return False


@EACH_GAME
def test_nonsense_in_place_of_a_save(game: str) -> None:
    dice = random.Random("nonsense")
    text = CASES[game][0].new().save()
    good = json.loads(text)
    words = [*good, game, "dominion"]
    found = 0
    for i in range(500):
        value = plain(dice, words) if i % 2 else spoiled(good, dice, words)
        found += is_refused_or_same(json.dumps(value), text)
    assert found > 400
    for odd in [*ODD, "[" * 100_000, '{"regnum":' * 10_000]:
        with pytest.raises(RegnumError):
            regnum.load(odd)


@EACH_GAME
def test_nonsense_in_place_of_a_table(game: str) -> None:
    """Games, seats, seeds and options that nobody can play with; by accident some can."""
    dice = random.Random(f"options {game}")
    spec = regnum.describe(game)
    words = [*spec["options"], "random", "mixed", "1e", "2e", "cellar", "moat", "village"]
    for odd in [*ODD, "tiny dominion", "DOMINION"]:
        with pytest.raises(RegnumError):
            regnum.new(odd)
        if not (type(odd) is int and spec["seats"][0] <= odd <= spec["seats"][1]):
            with pytest.raises(RegnumError):
                regnum.new(game, odd)
        if odd and not isinstance(odd, dict):
            with pytest.raises(RegnumError):
                regnum.new(game, options=odd)
    refused_ = 0
    for i in range(700):
        case = dice.choice(CASES[game])
        options: Any = spoiled(dict(case.options), dice, words) if i % 3 else {dice.choice(words): plain(dice, words)}
        seed = dice.choice((i, word(dice), *ODD)) if i % 5 == 0 else i
        refused_ += not is_playable(regnum.new, game, case.seats, seed, options)
    assert refused_ > 300


@EACH_GAME
def test_nonsense_in_place_of_a_position(game: str) -> None:
    dice = random.Random(f"positions {game}")
    refused_ = 0
    for odd in ODD:
        with pytest.raises(RegnumError):
            regnum.scenario(game, odd)
    good: dict[str, Any] = {}
    for i in range(900):
        if i % 20 == 0:
            good = under_way(dice.choice(CASES[game]), i % 4).position()
        words = [*good, *good.get("players", [{}])[0], "copper", "estate", "moat", "witch", "first_game", "random"]
        value = plain(dice, words) if i % 4 == 0 else spoiled(good, dice, words)
        refused_ += not is_playable(regnum.scenario, game, value)
    assert refused_ > 500


def is_playable(make: Callable[..., Table], *given: Any) -> bool:
    """Refused with one of our errors, or a table that can be saved, seen and played."""
    try:
        t = make(*given)
    except RegnumError:
        return False
    assert regnum.load(t.save()).save() == t.save()
    json.dumps(t.view(0))
    played(t, "fuzz", 2)
    return True
