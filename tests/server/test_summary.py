"""Lists of tables and profiles: games are told apart, ties are no wins, medals and solo results are kept."""

from pathlib import Path

from regnum.games.registry import game_of
from regnum.server.people.records import profile_of
from regnum.server.store import Person
from regnum.server.tables.record import Card, SeatRecord
from regnum.server.tables.summary import told, variant_of
from regnum.server.web.identity import Who
from regnum.server.web.tables import card_for
from regnum.server.wire.people import Me
from server.support import choose, hall_at, two_people, wish

ADA, JAN = SeatRecord("human", "Ada", "ada"), SeatRecord("human", "Jan", "jan")
READER = Who(Person("ada", "Ada"), "")


def over(game: str, seats: list[SeatRecord], scores: list[int], winners: list[int], **more: object) -> Card:
    return Card("t" * 12, game, "over", seats, [], False, 1.0, None, "", scores, winners, **more)  # type: ignore[arg-type]


async def test_a_row_says_the_kingdom_and_the_turn(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite3") as hall:
        table = await two_people(hall)
        assert card_for(table.card(), READER).about == {
            "en": "First Game · Turn 1",
            "pl": "Pierwsza rozgrywka · Tura 1",
        }
        for seat in (0, 1):
            await choose(table, seat, "play all", "end turn")
        assert card_for(table.card(), READER).about["en"] == "First Game · Turn 2"
        alone = await hall.make(wish("human", game="paladins", options={"difficulty": "hard"}), "ada", "Ada")
        assert card_for(alone.card(), READER).about["en"].startswith("hard")


async def test_a_row_says_how_it_ended() -> None:
    row = card_for(over("dominion", [ADA, JAN], [30, 28], [0]), READER)
    assert (row.scores, row.winners, row.you) == ([30, 28], [0], 0)


def test_a_kingdom_of_ones_own_has_no_name() -> None:
    assert told("dominion", ("", ""), 3) == {"en": "Turn 3", "pl": "Tura 3"}
    assert told("dominion", ("kingdom", "random"), 0)["en"] == "Ten at random"


def test_solo_results_are_told_apart_by_opponent_and_difficulty() -> None:
    def about(game: str, seats: int, **chosen: str) -> str:
        options = game_of(game).prepare(seats, chosen)
        return told(game, variant_of(game, seats, options), 0)["en"]

    usual, harder = (about("viscounts", 1, opponent="ai_noble", difficulty=level) for level in ("standard", "hard_2"))
    assert usual == "Noble: places Workers"
    assert harder == "Noble: places Workers · harder: 2 Future Schemes more"
    assert about("wonderful_kingdom", 1, module="quests", quest="quest_02") == "Quests · The Siege of the Pass"
    assert about("wonderful_kingdom", 1, module="threats", quest="quest_02") == "Threats"
    assert about("architects", 1, opponent="helena") == "Helena (hard)"
    assert about("paladins", 1, difficulty="hard", schemes="orders_heavy") == "hard · more Orders"
    assert about("viscounts", 2) == about("paladins", 3) == ""


def test_a_tie_is_not_counted_as_won() -> None:
    cards = [over("dominion", [ADA, JAN], [30, 30], [0, 1]), over("dominion", [ADA, JAN], [31, 30], [0])]
    (record,) = profile_of(Me("ada", "Ada", None), cards).records
    assert (record.played, record.won, record.shared) == (2, 1, 1)


def test_five_who_are_equal_share_a_victory() -> None:
    five = [ADA, JAN, *(SeatRecord("human", name, name.lower()) for name in ("Ola", "Ewa", "Leo"))]
    cards = [over("architects", five, [31] * 5, [0, 1, 2, 3, 4]), over("architects", five, [30, 31, 29, 28, 27], [1])]
    for person, won in (("ada", 0), ("jan", 1), ("leo", 0)):
        (record,) = profile_of(Me(person, person, None), cards).records
        assert (record.played, record.won, record.shared) == (2, won, 1)
    assert card_for(cards[0], READER).winners == [0, 1, 2, 3, 4]


def test_games_alone_have_a_record_of_their_own() -> None:
    alone, table = over("paladins", [ADA], [40], []), over("paladins", [ADA, JAN], [61, 50], [0])
    records = profile_of(Me("ada", "Ada", None), [alone, table, alone]).records
    assert [(each.alone, each.played, each.won, each.best, each.mean) for each in records] == [
        (True, 2, 0, 40, 40.0),
        (False, 1, 1, 61, 61.0),
    ]


def test_games_alone_are_told_apart_by_opponent_and_difficulty_in_records() -> None:
    def alone(points: int, *variant: str) -> Card:
        return over("architects", [ADA], [points], [0] if points > 30 else [], variant=variant, rivals=[30])

    easy, hard = ("opponent", "constantine"), ("opponent", "helena")
    other = over("paladins", [ADA], [44], [0], variant=("difficulty", "hard"))
    at_table = [
        over("architects", [ADA, JAN], [n, 5], [0], variant=("opponent", who)) for n, who in ((9, "helena"), (8, ""))
    ]
    cards = [alone(41, *easy), *at_table, other, alone(22, *hard), alone(35, *easy), alone(26, *hard)]
    records = profile_of(Me("ada", "Ada", None), cards).records
    assert [(each.game, each.variant.get("en"), each.played, each.won, each.best, each.mean) for each in records] == [
        ("architects", "Constantine (standard)", 2, 2, 41, 38.0),
        ("architects", "Helena (hard)", 2, 0, 26, 24.0),
        ("architects", None, 2, 2, 9, 8.5),
        ("paladins", "hard", 1, 1, 44, 44.0),
    ]
    assert [each.latest for each in records] == [[35, 41], [26, 22], [8, 9], [44]]
    assert records[1].variant["pl"] == "Helena (trudna)"


def test_games_of_partners_are_told_apart_by_difficulty_in_records() -> None:
    cards = [
        over("paladins_coop", [ADA, JAN], [points, 70], [0, 1], variant=("difficulty", level))
        for points, level in ((80, "normal"), (60, "impossible"), (72, "normal"))
    ]
    records = profile_of(Me("ada", "Ada", None), cards).records
    assert [(each.variant["en"], each.played, each.mean) for each in records] == [
        ("normal", 2, 76.0),
        ("impossible", 1, 60.0),
    ]


def test_only_the_latest_twenty_results_are_told_one_by_one() -> None:
    cards = [over("dominion", [ADA, JAN], [n, 0], [0], early=n == 30) for n in range(40, 0, -1)]
    (record,) = profile_of(Me("ada", "Ada", None), cards).records
    assert record.latest == [n for n in range(20, 41) if n != 30]


def test_a_game_that_was_given_up_is_played_but_says_nothing_of_points() -> None:
    whole, given_up = over("dominion", [ADA, JAN], [30, 28], [0]), over("dominion", [ADA, JAN], [3, 3], [1], early=True)
    (record,) = profile_of(Me("ada", "Ada", None), [given_up, whole]).records
    assert (record.played, record.won, record.best, record.mean) == (2, 1, 30, 30.0)
    (record,) = profile_of(Me("ada", "Ada", None), [given_up]).records
    assert (record.played, record.won, record.best, record.mean) == (1, 0, None, None)


def test_medals_and_difficulties_of_solo_games_are_kept() -> None:
    kingdom = over("wonderful_kingdom", [ADA], [80], [0], reason="result.gold", variant=("module", "threats"))
    alone = {"reason": "result.gone", "variant": ("difficulty", "hard"), "period": 7, "rivals": [52]}
    paladins = over("paladins", [ADA], [40], [], **alone)
    gold, hard = profile_of(Me("ada", "Ada", None), [kingdom, paladins]).history
    assert gold.reason == {"en": "A gold medal.", "pl": "Złoty medal."} and gold.about["en"] == "Threats"
    assert hard.about == {"en": "hard · Round 7", "pl": "trudny · Runda 7"}
    assert (hard.rivals, gold.rivals) == ([52], [])
