"""ARC-9: the Black Market; ARC-13: its Reset."""

import pytest

from games.architects.support import DISPLAY, RICH, hall, placed, played, seat, supply, table
from games.support import asked, options, refusal, told, visible
from regnum.kernel.table import Table
from support import clause

CARDS = {"small_side": "black_market_03", "large": "black_market_04"}
"""Marble and Stone; Gold, Stone and two Wood."""


@clause("ARC-9.3", "ARC-9.5", "ARC-9.6", "ARC-EX.10")
def test_left_and_right_bring_the_goods_of_their_cards() -> None:
    t = table({"silver": 1}, **CARDS)
    assert played(t, "place market left") == {"silver": -1, "virtue": -1, "marble": 1, "stone": 1}
    assert visible(t, "small_side") == ["black_market_03"] and visible(t, "large") == ["black_market_04"]
    t = table({"silver": 3}, **CARDS)
    assert played(t, "place market right") == {"silver": -3, "virtue": -1, "gold": 1, "stone": 1, "wood": 2}


@clause("ARC-2.2", "ARC-13.14", "ARC-R.1")
def test_a_space_without_a_card_has_printed_goods() -> None:
    t = table({"silver": 3}, large=None)
    assert played(t, "place market right") == {"silver": -3, "virtue": -1, "marble": 2, "stone": 1, "wood": 1}
    every = [f"black_market_{i:02d}" for i in range(1, 11)]
    t = table({"silver": 1}, small_side=None, large=every[0], turned=every[1:])
    assert played(t, "place market left") == {"silver": -1, "virtue": -1, "marble": 1, "gold": 1}


@clause("ARC-9.4", "ARC-EX.10")
def test_the_middle_hires_or_shows_five_buildings() -> None:
    t = table({"silver": 2}, building_deck="tavern keep well church castle")
    t.play("place market middle", "draw")
    assert asked(t) == (0, "keep") and len(options(t)) == 5
    assert played(t, "keep church") == {"hand": 1} and seat(t)["hand"] == ["church"]
    assert sorted(t.position()["building_under"]) == ["castle:0", "keep:0", "tavern:0", "well:0"]
    assert t.position()["batches"] == [4]


@clause("ARC-9.1", "ARC-9.2", "ARC-9.10", "ARC-12.5", "ARC-H.10")
def test_who_may_go_there() -> None:
    assert refusal(table({"virtue": 10, "silver": 9, "apprentices": "illusionist"}), "place market left") == "ARC-9.1"
    assert "market left" in placed(table({"virtue": 9, "silver": 9}))
    t = table({"silver": 9}, market=[None, 0, None])
    assert refusal(t, "place market middle") == "ARC-9.2" and "market right" in placed(t)
    assert refusal(table(), "place market left") == "ARC-3.8"


@clause("ARC-9.7", "ARC-9.9", "ARC-12.3", "ARC-H.5")
def test_trickster_illusionist_and_swindlers() -> None:
    crew = {"apprentices": "trickster illusionist swindler_clay swindler_wood swindler_stone"}
    t = table({"silver": 0, **crew}, **CARDS)
    assert played(t, "place market left") == {"marble": 1, "stone": 2, "clay": 2, "wood": 1}
    t = table({"silver": 1, "virtue": 0}, **CARDS)
    assert played(t, "place market left") == {"silver": -1, "unpaid": 1, "marble": 1, "stone": 1}
    t = table({"silver": 1, "virtue": 0, "apprentices": "illusionist"}, **CARDS)
    assert "unpaid" not in played(t, "place market left")


@clause("ARC-9.9", "ARC-R.29")
def test_only_swindlers_who_are_there_all_the_time_add_their_goods() -> None:
    shown = ["swindler_clay", *DISPLAY[1:]]
    t = table({"silver": 2, "apprentices": "swindler_wood"}, display=shown)
    assert played(t, "place market middle", "hire swindler_clay") == {
        "silver": -2, "virtue": -2, "wood": 1, "apprentices": 1,
    }  # fmt: skip
    crew = "swindler_wood swindler_stone squire_gold squire_marble thief"
    t = table({"silver": 2, "apprentices": crew}, display=shown)
    t.play("place market middle", "hire swindler_clay")
    assert played(t, "give up swindler_stone") == {"virtue": -1, "wood": 1}


@clause("ARC-15.20", "ARC-9.9")
def test_caroline_draws_a_building_at_every_action() -> None:
    t = table({"silver": 1, "board": "caroline"}, **CARDS, setup="variable")
    assert played(t, "place market left") == {"silver": -1, "virtue": -1, "marble": 1, "stone": 1, "hand": 1}


@clause("ARC-9.8", "ARC-9.11", "ARC-13.1", "ARC-13.2", "ARC-13.3", "ARC-13.4", "ARC-H.11")
def test_the_third_worker_brings_a_reset_after_its_action() -> None:
    t = table({"silver": 3}, seats=2, market=[1, 1, None], **CARDS)
    assert played(t, "place market right") == {
        "silver": -3, "virtue": -1, "gold": 1, "stone": 1, "wood": 2, "prison": 1,
    }  # fmt: skip
    assert seat(t, 1)["prison"] == 2 and t.position()["market"] == [None] * 3
    assert t.position()["large"] in ("black_market_03", "black_market_08")
    assert visible(t, "turned") == ["black_market_04"] and seat(t, 1)["unpaid"] == 1


@clause("ARC-3.18", "ARC-H.11", "ARC-3.11")
def test_the_hand_limit_comes_after_the_reset() -> None:
    hand = "tavern keep well church castle palace"
    t = table({"silver": 3, "board": "caroline", "hand": hand}, market=[1, 1, None], setup="variable")
    t.play("place market right")
    assert asked(t) == (0, "hand_limit") and t.position()["market"] == [None] * 3 and len(seat(t)["hand"]) == 7


@clause("ARC-13.6", "ARC-13.7", "ARC-13.11", "ARC-R.13", "ARC-H.12")
def test_a_gatekeeper_may_empty_the_prison_for_a_squire() -> None:
    def reset(prison: int) -> Table:
        t = table({"silver": 3, "apprentices": "gatekeeper squire_gold illusionist", "prison": prison - 1},
                  market=[1, 1, None], large="black_market_01")  # fmt: skip
        t.play("place market right")
        return t

    t = reset(2)
    assert asked(t) == (0, "reset") and options(t) == ["use gatekeeper", "done"]
    assert played(t, "use gatekeeper", "release 2") == {"prison": -2, "gold": 1}
    assert "gold" not in played(reset(3), "use gatekeeper", "release 2")
    t = reset(2)
    assert played(t, "use gatekeeper", "release 1") == {"prison": -1}
    assert "gold" not in played(reset(2), "done")


@clause("ARC-13.11", "ARC-12.8")
def test_a_reset_goes_round_from_the_player_who_set_it_off() -> None:
    squires = [{"apprentices": f"squire_{good}"} for good in ("gold", "marble")]
    t = table(squires[0], {"silver": 3, "prison": 2}, squires[1], active=1, market=[1, 1, None])
    t.play("place market right")
    assert [event.seat for event in told(t, "ability")] == [2, 0]


@clause("ARC-13.9", "ARC-13.8", "ARC-EX.15")
def test_the_example_of_a_reset() -> None:
    red, blue, yellow = {"silver": 3}, {"prison": 2, "apprentices": "gatekeeper"}, {"prison": 2}
    t = table(red, blue, yellow, market=[0, 1, None])
    t.play("place market right")
    assert asked(t) == (1, "reset")
    t.play("use gatekeeper", "release 2")
    assert [seat(t, p)["prison"] for p in range(3)] == [2, 1, 2]
    assert [seat(t, p)["unpaid"] for p in range(3)] == [1, 0, 1]
    assert [seat(t, p)["virtue"] for p in range(3)] == [6, 7, 7]


@clause("ARC-13.8", "ARC-13.9", "ARC-13.12", "ARC-13.13", "ARC-H.13", "ARC-H.14")
@pytest.mark.parametrize(
    ("prison", "virtue", "lost", "debts"),
    [((3, 3, 2), (7, 7, 7), (1, 1, 0), (1, 1, 0)), ((3, 3, 2), (0, 7, 7), (0, 1, 0), (2, 1, 0)),
     ((0, 0, 0), (7, 7, 7), (0, 0, 0), (0, 0, 0)), ((1, 0, 0), (7, 7, 7), (0, 0, 0), (1, 0, 0))],
)  # fmt: skip
def test_what_the_prison_costs(
    prison: tuple[int, ...], virtue: tuple[int, ...], lost: tuple[int, ...], debts: tuple[int, ...]
) -> None:
    players = [{"prison": n, "virtue": v} for n, v in zip(prison, virtue, strict=True)]
    players[0] |= {"hand": "well", "wood": 2, "stone": 2}
    t = table(*players, guildhall=hall(8))
    t.play("place guildhall")  # the ninth Worker of three players
    assert tuple(v - seat(t, p)["virtue"] for p, v in enumerate(virtue)) == lost
    assert tuple(seat(t, p)["unpaid"] for p in range(3)) == debts and visible(t, "large")


@clause("ARC-13.5", "ARC-13.14")
def test_the_cards_go_round() -> None:
    every = [f"black_market_{i:02d}" for i in range(1, 11)]
    position = {"market": [1, 1, None], "small_side": "black_market_01", "large": every[1]}
    t = table({"silver": 3}, turned=every[2:], **position)
    t.play("place market right")
    assert visible(t, "large") == ["black_market_01"] and t.position()["small_side"] is None
    t = table({"silver": 3}, market=[1, 1, None], small_side=None, large=every[1], turned=[every[0], *every[2:]])
    t.play("place market right")
    assert t.position()["turned"] == [] and told(t, "market_shuffles") and t.position()["small_side"] is not None
    assert t.view(None)["places"]["small_pile"]["count"] == 9 and visible(t, "large")  # none is lost


@clause("ARC-15.21", "ARC-13.6")
def test_fara_and_the_peddler_at_a_reset() -> None:
    promo = {"promo_cards": True, "setup": "variable", "promo_boards": True}
    t = table({"silver": 3, "board": "fara", "apprentices": "peddler squire_virtue", "prison": 0},
              market=[1, 1, None], **promo, **CARDS)  # fmt: skip
    t.play("place market right")
    assert asked(t) == (0, "reset") and seat(t)["silver"] == 2
    t.play("use board")
    assert told(t, "ability", 0)[-1].source == "seat0.board"
    assert seat(t)["prison"] == 0 and options(t) == ["use squire_virtue", "done"]
    assert played(t, "use squire_virtue") == {"virtue": 2}


@clause("ARC-13.10", "ARC-13.2", "ARC-15.17")
def test_a_reset_waits_for_both_workers_of_a_crane() -> None:
    t = table({"hand": "crane well tavern", "apprentices": "labourer", **RICH, "silver": 0}, promo_cards=True,
              guildhall=hall(6), display=DISPLAY)  # fmt: skip
    t.play("place guildhall", "build crane", "take", "build well")
    kinds = [event.kind for event in t.events if event.kind in ("builds", "reset")]
    assert kinds == ["builds", "builds", "reset"] and supply(t) == 18
