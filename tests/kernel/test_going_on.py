"""Games that go on from another one, dealt anew for a seat: they tell nothing that the seat cannot know."""

import pytest

import regnum
from properties.play import played, walk
from regnum.kernel.choices import Choices
from regnum.kernel.table import Table

pytestmark = pytest.mark.both_builds

GAMES: list[tuple[str, int]] = [
    ("architects", 3),
    ("dominion", 3),
    ("paladins", 2),
    ("paladins", 1),
    ("viscounts", 2),
    ("wonderful_kingdom", 2),
]


def gone_on(table: Table, seat: int) -> Table:
    found = table.gone_on(seat, "another seed", 7)
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_go_on_as_the_same_game(game: str, seats: int) -> None:
    """Whatever the others truly hold and whatever the seed is: so nothing of it can come out, not even at the end."""
    table = regnum.new(game, seats, "live", keyed=True)
    for i, _ in enumerate(walk(table, game, 61)):
        if i % 10 == 0:
            for seat in range(seats):
                elsewhere = table.determinise(seat, f"elsewhere {i}")
                assert gone_on(table, seat).save() == gone_on(elsewhere, seat).save()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_seat_sees_the_same_and_heard_the_same(game: str, seats: int) -> None:
    table = played(regnum.new(game, seats, "live", keyed=True), game, 30)
    for seat in range(seats):
        after = gone_on(table, seat)
        assert after.seed == "another seed" and after.commitment != table.commitment
        assert after.keyed and after.core.chance.stream is not None
        assert places(after, seat) == places(table, seat)
        events = [(e.kind, e.seat, e.things) for e in after.events_for(seat)]
        told = [(e.kind, e.seat, e.things) for e in table.events_for(seat)]
        assert sorted(events) == sorted(told)
        assert all(e.known_to(seat) or not e.things for e in after.opening)


def places(table: Table, seat: int) -> dict[str, object]:
    return {
        name: [thing.get("card") for thing in place.get("things", ())]
        for name, place in table.view(seat)["places"].items()
    }


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_it_is_taken_back_replayed_saved_and_played_to_its_end(game: str, seats: int) -> None:
    after = gone_on(played(regnum.new(game, seats, "live", keyed=True), game, 30), 0)
    begun, opening = after.beginning().save(), after.opening
    for i, _ in enumerate(walk(after, game)):
        if i == 20:
            assert regnum.load(after.save()).replayed(after.choices).save() == after.save()
    assert after.over and after.replayed(after.choices).save() == after.save()
    back = after.replayed(Choices())
    assert back.save() == begun and back.opening == opening
