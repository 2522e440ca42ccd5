"""Hands of Buildings among partners: private, or open to the whole team."""

import regnum
from games.support import visible
from support import clause

from .support import seat, table

HANDS = ({"hand": "tavern keep"}, {"hand": "castle"})


@clause("TOM-3.73", "TOM-R.14")
def test_hands_are_private_unless_the_table_opens_them() -> None:
    for opened in (False, True):
        t = table(*HANDS, open_hands=opened)
        assert sorted(visible(t, "seat0.hand", 0)) == ["keep", "tavern"]
        assert sorted(visible(t, "seat0.hand", 1)) == (["keep", "tavern"] if opened else [])
        assert visible(t, "seat1.hand", 0) == (["castle"] if opened else [])
        assert visible(t, "seat0.hand", None) == []  # who only watches is not of the team
        assert t.view(1)["places"]["seat0.hand"]["count"] == 2
    assert regnum.new("architects_coop", 2, 1).options["open_hands"] is False


@clause("TOM-3.73")
def test_what_is_dealt_and_not_chosen_yet_stays_closed() -> None:
    t = regnum.new("architects_coop", 2, 5, {"open_hands": True, "boards": "random"})
    while t.pending[0].kind != "reject":
        t.play(t.pending[0].options[0].notation, seat=t.pending[0].seat)
    assert len(visible(t, "seat0.dealt", 0)) == 4 and visible(t, "seat0.dealt", 1) == []


@clause("TOM-3.73")
def test_worlds_that_might_be_keep_the_hands_that_are_open() -> None:
    for opened in (False, True):
        t = table(*HANDS, open_hands=opened)
        worlds = [t.determinise(0, seed) for seed in range(12)]
        assert all(sorted(seat(world)["hand"]) == ["keep", "tavern"] for world in worlds)
        assert ({seat(world, 1)["hand"][0] for world in worlds} == {"castle"}) is opened
