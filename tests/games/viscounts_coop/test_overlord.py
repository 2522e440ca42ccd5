"""The Overlord's turn: where he goes, what he does there, and what dismissed cards do for him."""

from typing import Any

import pytest

import regnum
from games.support import asked, count, options, refusal, things, told
from regnum.kernel.errors import BadScenario
from regnum.kernel.table import Table
from support import clause

from .support import FAR, arrived, guards, his, overlord, supply, table, theirs, tops

pytestmark = pytest.mark.both_builds


def ending(
    *players: dict[str, Any], at: str = "town_03", steps: int = 2, card: str = "acolyte", **position: Any
) -> Table:
    """A table at which the first seat's turn has just ended, so that what the Overlord does was told."""
    mine = {"town": "town_09", "silver": 9, **(players[0] if players else {})}
    t = table(mine, *players[1:], phase="recruit", token=at, tops=tops(at, steps, card), **position)
    t.play("no hire")
    return t


@clause("TOM-5.13", "TOM-5.14")
def test_after_every_players_turn_the_overlord_moves_by_the_card_beside_him() -> None:
    t = ending()
    assert things(t, "overlord_moves") == ["town_05"] and t.position()["token"] == "town_05"
    assert asked(t) == (1, "place") and count(t, "turn_begins", 1) == 1
    kinds = [event.kind for event in t.events]
    assert kinds.index("draws") < kinds.index("overlord_moves") < kinds.index("turn_begins")
    t = regnum.new("viscounts_coop", 3, 2)
    while not t.over and t.view(None)["values"]["round"] < 3:
        t.play(t.pending[0].options[0])
    assert count(t, "overlord_moves") == count(t, "turn_begins") - (0 if t.over else 1)


@clause("TOM-5.14")
def test_what_makes_townsfolk_cheaper_for_players_does_not_slow_him() -> None:
    cheaper = {"timing": "ongoing", "modifier": {"townsfolk_cost_delta": {"hire": -1, "dismiss": -1}}}
    cards = [{"id": "start_abbot", "ability": cheaper}]
    pack = {"regnum_pack": 1, "game": "viscounts_coop", "name": "Test", "cards": cards}
    t = ending({"board": "start_abbot - -"}, steps=3, pack=pack)
    assert t.position()["token"] == "town_06"


@clause("TOM-5.14", "TOM-5.47", "TOM-R.29")
def test_he_goes_clockwise_round_the_ring_as_the_segments_were_laid() -> None:
    ring = ["segment_05_06", "segment_01_02", "segment_09_10", "segment_03_04", "segment_07_08"]
    t = ending(at="town_06", steps=3, ring=ring)
    assert t.position()["token"] == "town_09"  # 1, 2, 9
    t = ending(at="town_08", steps=1, ring=ring)
    assert t.position()["token"] == "town_05"


@clause("TOM-5.15", "TOM-5.45")
def test_his_token_is_no_viscount_but_viscounts_meet_as_usual() -> None:
    t = ending({"town": "town_05", "board": "start_abbot start_squire -"})
    assert t.position()["token"] == "town_05" and asked(t) == (1, "place")
    both = [{"town": "town_09", "board": "start_abbot - -"}, {"town": "town_10", "board": "start_abbot start_squire -"}]
    t = table(*both, phase="movement", token="town_10")
    t.play("move town_10")
    assert asked(t) == (1, "rearrange")


@clause("TOM-5.16", "TOM-H.19", "TOM-5.43")
def test_on_player_workers_one_of_the_players_choice_is_removed_and_nothing_placed() -> None:
    t = arrived({"guards": {"town_05": 2}}, {**FAR, "guards": {"town_05": 1}})
    assert asked(t) == (0, "remove") and options(t) == ["player 0", "player 1"]
    t.play("player 1")
    assert guards(t) == {"town_05": 2} and guards(t, 1) == {} and his(t) == {} and supply(t) == 20
    assert t.view(None)["values"]["seat1.workers"] == 20


@clause("TOM-5.16")
def test_where_only_one_player_has_workers_nobody_is_asked() -> None:
    t = arrived({"guards": {"town_05": 2}})
    assert guards(t) == {"town_05": 1} and asked(t) == (1, "place")


@clause("TOM-3.66", "TOM-5.16")
def test_only_players_with_workers_there_can_be_chosen() -> None:
    t = arrived({"guards": {"town_05": 1}}, {**FAR, "guards": {"town_05": 1}}, seats=3, active=2)
    assert asked(t) == (2, "remove") and refusal(t, "player 2") == "TOM-5.16"  # who played last answers for all


@clause("TOM-3.66")
def test_all_may_vote_and_who_played_last_settles_a_tie() -> None:
    both: list[dict[str, Any]] = [{"guards": {"town_05": 1}}, {**FAR, "guards": {"town_05": 1}}]
    t = arrived(*both, seats=3, team_choice="vote")
    assert [(d.seat, d.kind) for d in t.pending] == [(0, "remove"), (1, "remove"), (2, "remove")]
    assert all(d.text("en").startswith("You all vote: whose Worker") for d in t.pending)  # none of them decides for all
    for seat, q in enumerate((1, 0, 1)):
        t.play(f"player {q}", seat=seat)
    assert guards(t) == {"town_05": 1} and guards(t, 1) == {} and count(t, "votes") == 3
    t = arrived(*both, team_choice="vote")
    t.play("player 1", seat=0)
    t.play("player 0", seat=1)
    assert asked(t) == (0, "settle") and options(t) == ["player 0", "player 1"]
    t.play("player 0")
    assert guards(t) == {} and guards(t, 1) == {"town_05": 1}


@clause("TOM-5.16", "TOM-H.19")
def test_on_an_empty_town_he_places_one() -> None:
    t = arrived()
    assert his(t) == {"town_05": 1} and supply(t) == 19


@clause("TOM-5.16", "TOM-H.19", "TOM-5.35", "TOM-5.48")
def test_where_he_has_workers_the_card_beside_leaves_the_game_and_nobody_answers() -> None:
    mine = {"board": "courier - -", "buildings": {"workshop_1": "segment_09_10_A_spot_1"}, "silver": 9}
    t = ending(mine, card="bishop", overlord_towns={"town_05": 1})
    assert "bishop" in t.position()["removed"] and things(t, "overlord_dismisses") == ["bishop"]
    assert t.position()["tops"][2] not in (None, "bishop") and theirs(t)["silver"] == 9
    assert count(t, "dismisses") == count(t, "hires") == count(t, "slot_ability") == 0
    assert his(t) == {"town_05": 2}  # placed by the card, not by his coming


RESULTS = {
    "acolyte": {"town_05": 3},  # Discard: progresses at once
    "bishop": {"town_05": 2},  # Debt
    "foreman": {"town_05": 1, "town_04": 2},  # Virtue
    "antagonist": {"town_05": 1, "town_06": 2},  # Corruption
    "clergyman": {"town_05": 1, "town_06": 1, "town_04": 1},  # Rearrange
    "courier": {"inner_05_06": 1},  # Shuffle
}


@clause("TOM-5.22", "TOM-R.8", "TOM-5.36")
@pytest.mark.parametrize("card", [card for card in RESULTS if card != "acolyte"])
def test_each_effect_of_a_dismissed_card_has_its_result(card: str) -> None:
    t = ending(card=card, overlord_towns={"town_05": 1})
    assert his(t) == RESULTS[card] and theirs(t)["unpaid"] == (1 if card == "bishop" else 0)
    assert supply(t) == 20 - sum(RESULTS[card].values())


@clause("TOM-5.22", "TOM-R.8", "TOM-5.17")
def test_discard_brings_two_to_his_town_where_three_progress() -> None:
    t = ending(card="acolyte", overlord_towns={"town_05": 1})
    assert his(t) == {"town_04": 1, "town_06": 1, "inner_05_06": 1} and things(t, "progress") == ["town_05"]


@clause("TOM-R.8")
def test_discard_and_shuffle_may_be_exchanged() -> None:
    t = ending(card="acolyte", overlord_towns={"town_05": 1}, dismiss_pairing="discard_and_shuffle_exchanged")
    assert his(t) == {"inner_05_06": 1}
    assert t.game.help("dismiss_advance", "en", t.options).lines[0].endswith("discard a card")


@clause("TOM-5.23", "TOM-5.36", "TOM-H.20")
@pytest.mark.parametrize(("red", "left", "placed"), [(1, 0, 1), (3, 1, 0)])
def test_each_of_two_placements_meets_the_workers_that_are_there_then(red: int, left: int, placed: int) -> None:
    t = ending({"guards": {"town_06": red}}, card="antagonist", overlord_towns={"town_05": 1})
    assert guards(t).get("town_06", 0) == left and his(t).get("town_06", 0) == placed
    assert supply(t) == 19 - placed


def test_two_workers_who_come_to_one_town_are_told_in_one_sentence() -> None:
    t = ending(card="antagonist", overlord_towns={"town_05": 1})
    (event,) = told(t, "overlord_places")
    assert t.describe_event(event, 0, "en") == "2 Workers of the Overlord come to Town 6."
    assert t.describe_event(event, 0, "pl") == "2 Robotników Namiestnika przybywa do Miasteczka 6."


@clause("TOM-5.34")
def test_with_an_empty_pile_the_printed_townsfolk_moves_him_and_stays() -> None:
    cards = tops("town_03", 2, "acolyte")
    gone = [cards[0], None, None, *cards[3:]]
    mine = {"town": "town_09", "silver": 9}
    empty = {"tops": gone, "below": [1, 0, 0, 1, 1], "token": "town_03", "phase": "recruit"}
    t = table(mine, overlord_towns={"town_05": 1}, **empty)
    t.play("no hire")
    assert t.position()["token"] == "town_05"  # the printed one of segment 3-4 is worth 2
    assert his(t) == {"town_05": 1, "town_06": 2}  # that of segment 5-6 brings Corruption
    assert t.position()["tops"][2] is None and "printed_townsfolk_05_06" not in t.position()["removed"]


@clause("TOM-5.38")
def test_the_card_is_read_when_his_turn_begins() -> None:
    cards = tops("town_03", 2, "acolyte")
    t = table({"town": "town_03", "silver": 9}, phase="recruit", token="town_04", tops=cards, town_deck="artist")
    t.play(f"hire {cards[1]}")
    while asked(t)[0] == 0:
        t.play(t.pending[0].options[0])
    assert t.position()["token"] == "town_07"  # the Artist, worth 3, has come to light


@clause("TOM-5.49", "TOM-5.27", "TOM-5.22")
def test_a_debt_in_his_turn_may_reveal_poverty_and_then_his_turn_goes_on() -> None:
    t = ending(card="bishop", overlord_towns={"town_05": 1, "town_09": 2, "town_01": 3}, debt_stack=1)
    assert t.position()["last"] == 2 and told(t, "poverty_revealed")
    assert his(t)["town_05"] == 1 and his(t)["town_09"] == 1  # both had two at that moment
    assert things(t, "progress") == ["town_01"]
    kinds = [event.kind for event in t.events]
    assert kinds.index("poverty_revealed") < kinds.index("overlord_withdraws") < kinds.index("progress")


@clause("TOM-5.49", "TOM-3.66")
def test_a_game_in_the_midst_of_his_turn_is_written_down_and_goes_on_there() -> None:
    both: list[dict[str, Any]] = [{"guards": {"town_06": 1}}, {**FAR, "guards": {"town_06": 1}}]
    t = arrived(*both, card="antagonist", overlord_towns={"town_05": 1})
    assert asked(t) == (0, "remove") and t.position()["agenda"] == ["place town_06", "place town_06"]
    again = regnum.scenario("viscounts_coop", t.position())
    assert again.position() == t.position()
    for each in (t, again):
        each.play("player 0")
        assert guards(each) == guards(each, 1) == {} and his(each) == {"town_05": 1} and each.position()["agenda"] == []


def test_a_step_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadScenario, match="agenda"):
        overlord(agenda=["jump town_01"])
