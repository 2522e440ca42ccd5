"""How fast each face plays: choices a second of seats that choose at random (`python -m regnum.envs.speed`)."""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import regnum
from regnum.bots.policy import MOST_DECISIONS, play_randomly
from regnum.envs import gymnasium, openspiel, pettingzoo
from regnum.kernel.core.chance import Chance

Game = Callable[[int], int]
"""Plays one game with a seed and says how many choices were made in it."""


def engine(game: str, seats: int) -> Game:
    """The rules alone: no table, no arrays."""
    return lambda seed: play_randomly(regnum.new(game, seats, seed).core, Chance(seed + 1, 0), MOST_DECISIONS)


def quiet_table(game: str, seats: int) -> Game:
    """`Table.play_quietly` with codes from `Table.action_codes`."""

    def play(seed: int) -> int:
        table, dice = regnum.new(game, seats, seed), random.Random(seed)
        while not table.over:
            table.play_quietly(dice.choice(table.action_codes(table.core.first_open(table.core.root).actor)))
        return table.step

    return play


def aec(game: str, seats: int) -> Game:
    """`last` and `step`, with observation and mask for the seat that chooses."""
    env = pettingzoo.env(game, seats)

    def play(seed: int) -> int:
        dice = random.Random(seed)
        env.reset(seed=seed)
        steps = 0
        while True:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return steps
            env.step(_pick(seen["action_mask"], dice))
            steps += 1

    return play


def one_seat(game: str, seats: int) -> Game:
    """Gymnasium's `step`: the seat's choice, the bots' answers, observation and mask; all choices count."""
    env = gymnasium.make_env(game, 0, ["random"] * (seats - 1))

    def play(seed: int) -> int:
        dice = random.Random(seed)
        seen, _ = env.reset(seed=seed)
        done = False
        while not done:
            seen, _, terminated, truncated, _ = env.step(_pick(seen["action_mask"], dice))
            done = terminated or truncated
        return env.table.step

    return play


def spiel(game: str, seats: int, tensors: bool) -> Game:
    """OpenSpiel's `legal_actions` and `apply_action`, with or without the observation of the seat that chooses."""
    openspiel.register()
    loaded: Any = pyspiel.load_game(f"regnum_{game}(seats={seats})")

    def play(seed: int) -> int:
        dice = random.Random(seed)
        state = loaded.new_initial_state()
        state.apply_action(seed)
        steps = 0
        while not state.is_terminal():
            if tensors:
                state.observation_tensor(state.current_player())
            state.apply_action(dice.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def _pick(mask: Any, dice: random.Random) -> int:
    return int(dice.choice(np.flatnonzero(mask)))


def measure(play: Game, seconds: float) -> float:
    """Choices a second over as many whole games as fit, set-up included.

    Seconds of the processor, so that waiting for it does not count; other work on the machine still slows it down.
    """
    play(0)
    steps, seed, began = 0, 1, time.process_time()
    while time.process_time() - began < seconds:
        steps += play(seed)
        seed += 1
    return steps / (time.process_time() - began)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m regnum.envs.speed", description=__doc__)
    parser.add_argument("--game", default="dominion", choices=regnum.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row")
    parser.add_argument("--json", action="store_true", help="one JSON object and nothing else")
    args = parser.parse_args(arguments)
    rows = {
        "rules alone": engine(args.game, args.seats),
        "table, quietly": quiet_table(args.game, args.seats),
        "pettingzoo": aec(args.game, args.seats),
        "gymnasium": one_seat(args.game, args.seats),
        "openspiel": spiel(args.game, args.seats, tensors=False),
        "openspiel with tensors": spiel(args.game, args.seats, tensors=True),
    }
    build = "compiled" if regnum.COMPILED else "pure"
    figures = {name: round(measure(play, args.seconds)) for name, play in rows.items()}
    if args.json:
        text = json.dumps({"game": args.game, "seats": args.seats, "build": build, "choices_per_s": figures})
    else:
        lines = [f"{args.game}, {args.seats} seats, {build} engine: choices a second"]
        lines += [f"{name:24}{figure:>12,}" for name, figure in figures.items()]
        text = "\n".join(lines)
    sys.stdout.write(f"{text}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
