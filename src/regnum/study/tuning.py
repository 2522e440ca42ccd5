"""Tunes the engine player's plans for Dominion by playing, and writes them to `bots/dominion/plans.json`.

`python -m regnum.study.tuning --seconds 1800 --seed 1` draws hard kingdoms again and again and searches there
(`plan_search.py`) among plans that fit or nearly do and plans drawn at random; they play Big Money with Smithy. What is
found must prove itself in a long match against what the best known plan wins. Every card is struck from it that
it wins as well without, so that it serves in many kingdoms, and it is written down. Names of kingdoms tune for those.
How often a plan wins depends only on its own cards and on whether there is a Smithy, as Big Money with Smithy buys
nothing else: so both figures stand beside it, and the player takes the best plan that fits.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from regnum.bots.dominion import plans
from regnum.bots.dominion.big_money import BigMoneySmithy
from regnum.bots.dominion.engine import Engine
from regnum.bots.dominion.judge import DominionJudge
from regnum.bots.policy import MOST_DECISIONS, play_out
from regnum.games.dominion.data import KINGDOMS, SETUP, kingdom_cards
from regnum.games.registry import game_of
from regnum.kernel.core.chance import Chance
from regnum.kernel.seeds import first_state
from regnum.study.plan_search import Data, search, sketch

CHANGES = 300
"""Changes that are tried in a kingdom."""
STRANGERS = 40
"""Plans drawn at random there, and changed three times as often, before they meet those that are known."""
PROVED = 3000
"""Games of the match in which a plan must beat the best known one."""
MEASURED = 4000
"""Games that a plan plays before its share of wins is written down."""
BETTER = 0.006
"""By how much it must beat the best known one in the end."""
NO_WORSE = 0.003
"""What a card on the list must bring not to be struck."""
BEST = 6
"""How many of the plans that win most in a kingdom are changed there."""
MISSING = 2
"""How many cards of a plan may be missing in a kingdom for it to be tried there with others in their place."""
MONEY: Data = {"coins": 16, "duchy": 5, "gold": 5, "estate": 2, "province": 0, "menu": [["gold", 99], ["silver", 99]]}
EDITIONS = ("1e", "2e", "mixed")
HARD = 3
"""Of so many kingdoms the one in which the known plans win least is tuned for."""


def share(data: Data, kingdom: Sequence[str], games: int, seed: str) -> float:
    """The share of games that a plan wins against Big Money with Smithy."""
    game, judge = game_of("dominion"), DominionJudge()
    options = game.prepare(2, {"kingdom": list(kingdom), "edition": "mixed"})
    mine, other = Engine([plans.plan(data)]), BigMoneySmithy()
    wins = 0.0
    for i in range(games):
        g = game.start(2, options, Chance(first_state("dominion", f"{seed}/{i}"), 0))
        seat = i % 2
        play_out(g, [mine, other] if seat == 0 else [other, mine], MOST_DECISIONS)
        lead = judge.rank(g, seat) - judge.rank(g, 1 - seat)
        wins += 1 if lead > 0 else 0.5 if lead == 0 else 0
    return wins / games


def fits(data: Data, kingdom: Sequence[str]) -> bool:
    return set(plans.needs(data)) <= set(kingdom)


def adapted(data: Data, kingdom: Sequence[str], dice: random.Random) -> Data:
    """The plan with a card of the kingdom, or none, for each that is missing there."""
    new = copy.deepcopy(data)
    for missing in set(plans.needs(data)) - set(kingdom):
        other = dice.choice((None, *kingdom))
        new["menu"] = [[other if card == missing else card, n] for card, n in new["menu"]]
        new["menu"] = [wish for wish in new["menu"] if wish[0] is not None]
    return new if new["menu"] else copy.deepcopy(MONEY)


def struck(data: Data, kingdom: Sequence[str], seed: str) -> Data:
    """The plan without the cards, the wishes and the values of cards that bring nothing."""
    games = PROVED
    best = copy.deepcopy(data)
    least = share(best, kingdom, games, seed) - NO_WORSE
    for card in sorted(set(plans.needs(best)), key=lambda card: -_place(best, card)):
        shorter = {**best, "menu": [wish for wish in best["menu"] if wish[0] != card]}
        if shorter["menu"] and share(shorter, kingdom, games, seed) > least:
            best = shorter
    for at in range(len(best["menu"]) - 1, -1, -1):
        shorter = {**best, "menu": [wish for i, wish in enumerate(best["menu"]) if i != at]}
        if shorter["menu"] and share(shorter, kingdom, games, seed) > least:
            best = shorter
    used = {card for card, _ in best["menu"]} | {"copper", "silver", "gold", "estate", "duchy", "province"}
    for row in ("first", "early", "late"):
        values = {card: value for card, value in best.pop(row, {}).items() if card in used}
        if values:
            best[row] = values
    return best


def _place(data: Data, card: str) -> int:
    return next(i for i, (wish, _) in enumerate(data["menu"]) if wish == card)


def measured(data: Data) -> Data:
    """The plan with its wins in ten thousand games, without and with Smithy on the table."""
    need = plans.needs(data)
    rest = [card for card in kingdom_cards("mixed") if card not in need and card != "smithy"]
    wins = []
    for smithy in (False, True):
        if "smithy" in need and not smithy:
            wins.append(0)
            continue
        kingdom = list(dict.fromkeys([*need, *(["smithy"] if smithy else []), *rest]))[: SETUP["kingdom_piles"]]
        wins.append(round(10000 * share(data, kingdom, MEASURED, "measured")))
    return {**data, "wins": wins}


def improved(known: list[Data], kingdom: Sequence[str], dice: random.Random, seed: str) -> list[Data]:
    """All plans, and one more if one has proved itself."""
    smithy = "smithy" in kingdom
    bar = best_known(known, kingdom)
    new = found(known, kingdom, dice)
    if share(new, kingdom, PROVED, f"{seed}/proof") < bar + BETTER:
        return known
    new = measured(struck(new, kingdom, seed))
    if new["wins"][smithy] < 10000 * (bar + BETTER):
        return known
    return [*(data for data in known if not _outdone(data, new)), new]


def found(known: Sequence[Data], kingdom: Sequence[str], dice: random.Random) -> Data:
    """The best plan of a search that begins with the best that fit, some that nearly do, and some drawn at random."""
    smithy = "smithy" in kingdom
    fitting = sorted((data for data in known if fits(data, kingdom)), key=lambda data: -data["wins"][smithy])[:BEST]
    near = [data for data in known if 0 < len(set(plans.needs(data)) - set(kingdom)) <= MISSING]
    near = sorted(dice.sample(near, min(STRANGERS, len(near))), key=lambda data: -max(data["wins"]))[: STRANGERS // 2]
    cards = [*kingdom, *kingdom, "silver", "gold", "silver", "gold", "estate", "duchy", "copper"]

    def wins(data: Data, games: int, seed: str) -> float:
        return share(data, kingdom, games, seed)

    strangers = [adapted(data, kingdom, dice) for data in near]
    strangers += [sketch(dice.sample(list(kingdom), 6), dice) for _ in range(STRANGERS)]
    strangers = search(wins, cards, strangers, 3 * STRANGERS, dice)[:BEST]
    best = search(wins, cards, [*fitting, *strangers], CHANGES, dice)[:3]
    return max(best, key=lambda data: wins(data, PROVED, str(dice.random())))


def best_known(known: Sequence[Data], kingdom: Sequence[str]) -> float:
    """The share of games that the best of these plans wins in a kingdom."""
    most: int = max(data["wins"]["smithy" in kingdom] for data in known if fits(data, kingdom))
    return most / 10000


def _outdone(data: Data, new: Data) -> bool:
    """Whether another plan serves wherever this one does, and no worse."""
    return set(plans.needs(new)) <= set(plans.needs(data)) and all(
        a <= b for a, b in zip(data["wins"], new["wins"], strict=True)
    )


def drawn(dice: random.Random) -> list[str]:
    """Ten cards of an edition, or of both."""
    return dice.sample(kingdom_cards(dice.choice(EDITIONS)), SETUP["kingdom_piles"])


def write(known: Sequence[Data], file: Path) -> None:
    """One plan a line, the one that needs fewest cards last."""
    lines = [json.dumps(data) for data in sorted(known, key=lambda data: (-len(plans.needs(data)), plans.needs(data)))]
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="regnum.study.tuning", description=__doc__)
    parser.add_argument("kingdoms", nargs="*", metavar="kingdom", help=", ".join(KINGDOMS))
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(argv)
    dice = random.Random(args.seed)
    known = plans.written() or [measured(MONEY)]
    sample = [drawn(random.Random(i)) for i in range(1000)]
    ends = time.monotonic() + args.seconds
    turn = 0
    while time.monotonic() < ends:
        turn += 1
        if args.kingdoms:
            kingdom = list(KINGDOMS[dice.choice(args.kingdoms)]["cards"])
        else:
            kingdom = min((drawn(dice) for _ in range(HARD)), key=lambda each: best_known(known, each))
        found = improved(known, kingdom, dice, f"{args.seed}/{turn}")
        if found is not known:
            known = found
            write(known, plans.FILE)
            mean = sum(best_known(known, each) for each in sample) / len(sample)
            sys.stdout.write(f"{turn} {len(known)} plans, {mean:.4f}: {known[-1]['wins']} {known[-1]['menu']}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
