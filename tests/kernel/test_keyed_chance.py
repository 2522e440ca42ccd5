"""Tables where people have secrets draw from a keyed stream: what was drawn tells nothing about what will be."""

import hashlib

import pytest

import regnum
from kernel.lattice import state_after
from properties.play import played, walk
from regnum.kernel.core.chance import Chance, Stream
from regnum.kernel.errors import Sealed
from regnum.kernel.seeds import dice

pytestmark = pytest.mark.both_builds

GAMES: list[tuple[str, int]] = [
    ("architects", 5),
    ("dominion", 3),
    ("paladins", 2),
    ("paladins", 1),
    ("wonderful_kingdom", 2),
]
CARDS, SEEN, SECRET = 124, 70, 20
WATCHED = 4


def foretold(chance: Chance) -> bool:
    """Watches cards being turned up, and foretells the next ones by lattice reduction."""
    seen = [(chance.below(n), n) for n in range(CARDS, CARDS - SEEN, -1)]
    known = Chance(state_after(seen), 0)
    left = range(CARDS - SEEN, CARDS - SEEN - SECRET, -1)
    return [known.below(n) for n in left] == [chance.below(n) for n in left]


def test_who_watches_the_fast_dice_foretells_them() -> None:
    """The attack works; so that it does not work below means something."""
    found = [foretold(dice("wonderful_kingdom", f"watched {i}", keyed=False)) for i in range(WATCHED)]
    assert found.count(True) >= WATCHED - 1


def test_who_watches_a_keyed_stream_foretells_nothing() -> None:
    assert not any(foretold(dice("wonderful_kingdom", f"watched {i}", keyed=True)) for i in range(WATCHED))


@pytest.mark.parametrize("game", ["paladins", "wonderful_kingdom"])
def test_the_draws_of_a_table_under_way_are_foretold_only_without_a_key(game: str) -> None:
    """The same from the dice of real tables. What they will draw is given to the attack as it is.

    Somebody at the table would have to read the draws from cards that lie open, which never tell more than the draws
    themselves, and less where a card has copies: what fails with the draws fails with the cards.
    """
    for keyed in (False, True):
        table = played(regnum.new(game, 2, "watched", keyed=keyed), game, 30)
        assert foretold(table.core.chance.copy()) is not keyed


def test_the_stream_can_be_checked_by_anybody() -> None:
    """As docs/chance.md says: BLAKE2b of the block's number in figures, with a hash of the seed as its key."""
    key = hashlib.sha256(b"regnum key/dominion/a secret").digest()
    blocks = (hashlib.blake2b(str(i).encode(), key=key, person=b"regnum draws").digest() for i in range(3))
    words = b"".join(blocks)
    chance = dice("dominion", "a secret", keyed=True)
    for i, n in enumerate([2, 10, 60, 124, 2**31 - 1] * 9):
        assert chance.below(n) == int.from_bytes(words[4 * i : 4 * i + 4], "big") * n >> 32
    assert chance.surprises == 45


def test_a_copy_goes_its_own_way_and_sees_the_same() -> None:
    chance = dice("dominion", "copies", keyed=True)
    chance.below(6)
    copy = chance.copy()
    ahead = [copy.below(6) for _ in range(40)]
    assert chance.state == 1 and [chance.below(6) for _ in range(40)] == ahead
    assert [dice("dominion", s, keyed=True).below(2**31 - 1) for s in ("a", "b")] != [0, 0]


def test_every_number_is_as_likely_as_any_other() -> None:
    chance, counts = dice("dominion", "fair", keyed=True), [0] * 10
    for _ in range(20_000):
        counts[chance.below(10)] += 1
    assert sum((n - 2000) ** 2 / 2000 for n in counts) < 35


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_keyed_table_is_saved_taken_back_and_played_again(game: str, seats: int) -> None:
    kept, twin = (regnum.new(game, seats, "keyed", keyed=True) for _ in range(2))
    assert kept.save() != regnum.new(game, seats, "keyed").save()
    for i, option in enumerate(walk(kept, game, 150)):
        if i % 10 == 0:
            twin = regnum.load(twin.save())
        twin.play(option.notation, seat=option.decision.seat)
    assert twin.save() == kept.save() and twin.history == kept.history
    assert twin.replayed(twin.choices).save() == kept.save()
    twin.undo(consent=True)
    assert twin.history == kept.history[:-1]
    again = regnum.new(game, seats, "keyed", keyed=True)
    again.play(*(f"{e.seat}: {e.notation}" for e in kept.entries))
    assert again.save() == kept.save()


def unreadable() -> Stream:
    """A stream of which not even one word can be read: no key is so long."""
    return Stream(bytes(65))


def test_an_unreadable_stream_notices_the_first_word() -> None:
    t = regnum.new("dominion", 2, "live", keyed=True)
    t.core.chance.stream = unreadable()
    with pytest.raises(ValueError, match="key"):
        played(t, "on")


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_worlds_dealt_anew_never_touch_the_stream(game: str, seats: int) -> None:
    """Bots get dice of their own: they play on to the end, and nobody has read a word of the stream."""
    t = played(regnum.new(game, seats, "live", keyed=True), game, 30)
    t.core.chance.stream = unreadable()
    for seat in range(seats):
        world = t.determinise(seat, "anew")
        assert world.core.chance.stream is None and not world.keyed
        assert played(world, "on").over


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_tried_out_never_touches_the_stream(game: str, seats: int) -> None:
    """Views with their seals, previews, rehearsals, and hints after them; what is certain comes out as in earnest."""
    t = regnum.new(game, seats, "live", keyed=True)
    sealed = certain = 0
    for i, _ in enumerate(walk(t, game, 60)):
        if i % 4:
            continue
        trial = t.clone()
        trial.core.chance.stream = unreadable()
        for eyes in (None, *range(seats)):
            assert trial.view(eyes)
        for option in (option for decision in trial.pending for option in decision.options):
            seat, earnest = option.decision.seat, t.clone()
            told = trial.preview(option)
            assert earnest.play(option.notation, seat=seat)[: len(told)] == told
            try:
                after = trial.rehearse(seat, option)
            except Sealed:
                sealed += 1
                assert option.reveals and earnest.core.chance.surprises != t.core.chance.surprises
            else:
                certain += 1
                assert not option.reveals and after.save() == earnest.save()
                assert after.determinise(seat, "hint").core.chance.stream is None
    assert sealed and certain


def test_the_next_game_of_a_series_is_keyed_too() -> None:
    t = played(regnum.new("dominion", 2, "series", keyed=True), "series")
    assert t.rematch("next").keyed
