"""What a printed reward does to a player, worked out from its words alone."""

from collections import Counter
from typing import Any

from games.paladins.support import change, holdings, on, seat
from games.support import options
from regnum.kernel.table import Table

READY: dict[str, Any] = {
    "silver": 5, "provisions": 5, "unpaid": 3, "suspicions": "suspicion_0*4", "spaces": {"hunt": ["scout", None]}
}  # fmt: skip
"""A player to whom every reward makes a difference."""

TABLE: dict[str, Any] = {"tax": 5, "suspicion_deck": ["suspicion_0", "suspicion_0"]}


def words(reward: str) -> Counter[str]:
    """The words of a reward with their numbers."""
    found: Counter[str] = Counter()
    for word in reward.replace("+", " ").split():
        name, _, n = word.partition("*")
        found[name] += int(n or 1)
    return found


def expected(reward: str) -> Counter[str]:
    """What the player of `READY` has more or less after a reward; prayers and recruits are looked at by `settled`."""
    found: Counter[str] = Counter()
    for word, n in words(reward).items():
        if word == "tax":
            found["silver"] += n
        elif word == "remove_suspicion":
            found["suspicions"] -= n
        elif word in ("destroy_debt", "pay_debt"):
            found["unpaid"] -= n
            found["paid"] += n if word == "pay_debt" else 0
        elif word == "criminal":
            found[word] += n
            found["suspicions"] += n
        elif word == "recruit_free":
            found["crew"] += 1
        elif word == "develop_free":
            found.update({"workshops": 1, "scout": 1})
        elif word != "pray":
            found[word] += n
    return found


def settled(t: Table, option: int = 1) -> None:
    """The first seat takes everything it is offered, and of a choice the given option."""
    answers = {"use": "take", "pray": "clear hunt", "option": f"option {option}", "recruit_free": "recruit peddler_2",
               "workshop": "workshop convert middle"}  # fmt: skip
    while t.pending and t.pending[0].seat == 0 and t.pending[0].kind in (*answers, "order", "ability"):
        t.play(answers.get(t.pending[0].kind) or options(t)[0])


def assert_reward(t: Table, before: Counter[str], reward: str, **besides: int) -> None:
    """The first seat has what the reward brings, and what came besides; a prayer has cleared Hunt."""
    wanted = expected(reward)
    wanted.update(besides)
    assert change(before, t) == {name: n for name, n in wanted.items() if n}
    assert (on(t, "hunt") == []) == ("pray" in words(reward))
    assert t.position()["tax"] == 5 - words(reward)["tax"] and seat(t)["passed"] is False


__all__ = ["READY", "TABLE", "assert_reward", "expected", "holdings", "settled", "words"]
