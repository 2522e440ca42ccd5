"""Rules run as the generators they are written as play the same games as lowered ones."""

import importlib
import random
import sys
from types import ModuleType
from typing import Any

import pytest

import regnum
from properties.games import MANY, Case
from regnum.games.registry import GAMES, game_of
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Kernel
from regnum.kernel.lowering import generator_rules
from regnum.kernel.seeds import first_state
from regnum.kernel.spec import Game

pytestmark = pytest.mark.pure_engine  # compiled rules are lowered for good

HOME = {
    **{name: (f"regnum.games.{name}", "GAME") for name in GAMES},
    "tiny": ("kernel.tiny", "TINY"),
}
"""Where a game's modules are, and what its game object is called in `game.py`."""

_written: dict[str, Game] = {}


def as_written(name: str) -> Game:
    """The game with all its modules imported once more, beside the ones that everybody uses, without lowering."""
    if name not in _written:
        package, called = HOME[name]
        kept = {key: module for key, module in sys.modules.items() if belongs(key, package)}
        for key in kept:
            del sys.modules[key]
        try:
            with generator_rules():
                module: ModuleType = importlib.import_module(f"{package}.game")
        finally:
            for key in [key for key in sys.modules if belongs(key, package)]:
                del sys.modules[key]
            sys.modules.update(kept)
        _written[name] = getattr(module, called)
    return _written[name]


def belongs(module: str, package: str) -> bool:
    """Whether it is the game's; a game and those that are played by its rules, as its modes, go together."""
    base = package.removesuffix("_coop").removesuffix("_saga")
    return any(module == one or module.startswith(f"{one}.") for one in (base, f"{base}_coop", f"{base}_saga"))


def trace(game: Game, case: Case, seed: int) -> list[Any]:
    """Everything that a random game asks and does."""
    options = game.prepare(case.seats, case.options)
    core: Kernel = game.start(case.seats, options, Chance(first_state(game.id, seed), 0))
    dice = random.Random(seed)
    out: list[Any] = []
    while not core.over:
        tasks = core.open_tasks()
        out.append([(t.actor, t.kind, t.about, t.low, t.high) for t in tasks])
        task = dice.choice(tasks)
        core.log = []
        core.answer(task.actor, task.option(dice.randrange(task.options())))
        out.append((core.log, core.chance.state, core.chance.surprises, core.dump_fields()))
    return out


@MANY
def test_generators_and_lowered_rules_agree(case: Case) -> None:
    for seed in range(3):
        lowered, written = trace(game_of(case.game), case, seed), trace(as_written(case.game), case, seed)
        assert len(lowered) == len(written) > 10
        for place, (one, other) in enumerate(zip(lowered, written, strict=True)):
            assert one == other, f"different from step {place // 2} on"


def test_the_generators_really_are_generators() -> None:
    core = as_written("dominion").start(2, game_of("dominion").prepare(2, {}), Chance(1, 0))
    assert type(core.root.top).__name__ == "GeneratorFrame"
    assert type(regnum.new("dominion").core.root.top).__name__ != "GeneratorFrame"
