"""What partners in Paladins think of Threats: with how many Workers one comes is luck, how many are left is not."""

from games.paladins_coop.support import facing, table
from regnum.bots.naming import kit_of

COST = 3000
"""An Overlord Worker at the end, in thousandths of a point."""  # TOM-4.36


def promise(threat: str, workers: int) -> int:
    """What a lone player may expect with so many Workers on a Threat that came with 1 (`garrison`) or 2 (`trade`)."""
    return kit_of("paladins_coop").judge.promise(table({}, seats=1, **facing(**{threat: workers})).core, 0)


def test_which_threat_was_turned_up_is_no_merit_of_any_answer() -> None:
    assert promise("trade", 2) == promise("garrison", 1)


def test_a_worker_less_on_a_threat_is_worth_what_he_costs() -> None:
    assert promise("trade", 1) == promise("trade", 2) + COST


def test_a_threat_removed_strikes_no_more_either() -> None:
    up = facing(trade=2)
    gone = {**up, "threats": [None] * 9, "threat_workers": [0] * 9, "removed": ["threat_trade"]}
    cleared = kit_of("paladins_coop").judge.promise(table({}, seats=1, **gone).core, 0)
    assert cleared > promise("trade", 2) + 2 * COST
