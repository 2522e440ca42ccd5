"""What `bench/fuzz.py` sends in great numbers, sent here in small ones: every run fails by a 5xx, a hang or a fault."""

import random
import re
import sys
from types import ModuleType

import msgspec
import pytest

import regnum
from regnum.kernel.errors import RegnumError
from regnum.server.sagas.tomesaga import CAMPAIGN
from regnum.server.web.app import routes
from regnum.server.web.packs import blank, taker_of
from regnum.server.web.settings import Settings
from server.processes import ROOT, run
from server.spoiling import SPOILING

FUZZ = ROOT / "bench" / "fuzz.py"
PACKS = 150


@pytest.fixture(scope="module")
def spoiling() -> ModuleType:
    return SPOILING


def test_every_address_of_the_interface_is_tried(spoiling: ModuleType) -> None:
    """But for backups, which would fill the disk, and the addresses that the fuzzer makes up anew each time."""
    sent = {(method, spoiling.blanks(path)) for method, path, _ in (*spoiling.REQUESTS, *spoiling.LAST)}
    made_up = {("POST", "/api/tables"), ("POST", "/api/packs/*"), ("POST", "/api/admin/backup")}
    described = routes(Settings("sqlite:none")).openapi_schema.to_schema()["paths"]
    there = {(how.upper(), re.sub(r"\{\w+\}", "*", path)) for path, ways in described.items() for how in ways}
    assert there - sent == made_up


def test_spoilt_requests_are_refused_and_nothing_else_happens() -> None:
    wanted = {"requests": 1200, "clients": 4, "seed": 14, "patience": 300}
    ended = run([sys.executable, "-P", str(FUZZ), *(f"--{name}={value}" for name, value in wanted.items())], 900)
    assert ended.code == 0, ended.out[-3000:] + ended.err[-3000:]
    assert "0 wrong answers, 0 faults" in ended.out


@pytest.mark.parametrize("game", regnum.games())
def test_a_pack_that_passes_never_makes_a_view_fail(spoiling: ModuleType, game: str) -> None:
    pack = blank(taker_of(game, CAMPAIGN))
    spoiling.add_data(game, pack)
    spoiler = spoiling.Spoiler(14, {game: pack})
    passed = 0
    for i in range(PACKS):
        spoilt = spoiler.spoilt_pack(game)
        try:
            table = regnum.new(game, 2, f"spoilt {i}", {"pack": spoilt})
        except RegnumError:
            continue
        passed += 1
        play_and_look(table, random.Random(i))
    assert PACKS / 20 < passed < PACKS


def play_and_look(table: regnum.Table, dice: random.Random) -> None:
    for _ in range(12):
        for seat in (None, 0, 1):
            assert msgspec.json.encode(table.view(seat))
        decision = table.pending[0]
        table.play(dice.choice(list(decision.options)).notation, seat=decision.seat)


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("paladins", {"id": "anseis", "boost": {"x": 60_000_000}}),
        ("paladins", {"id": "anseis", "boost": {"x": 1}}),
        ("dominion", {"id": "estate", "vp": {}}),
        ("dominion", {"id": "estate", "vp": {"fixed": 10**4300}}),
        ("dominion", {"id": "gardens", "vp": {"points": 1, "per_cards_owned": 0, "round": "down"}}),
        ("dominion", {"id": "moat", "types": ["castle"]}),
        ("dominion", {"id": "moat", "types": [["action"]]}),
        ("dominion", {"id": "estate", "vp": {"fixed": "6"}}),
    ],
)
def test_packs_that_brought_a_server_down(game: str, change: dict[str, object]) -> None:
    pack = {"regnum_pack": 1, "game": game, "name": "Bad", "cards": [change]}
    with pytest.raises(RegnumError, match=r"cards\[0\]"):
        regnum.new(game, 2, "s", {"pack": pack})


@pytest.mark.parametrize("game", regnum.games())
def test_a_number_that_cannot_be_written_down_is_refused_at_its_place(game: str) -> None:
    pack = {"regnum_pack": 1, "game": game, "name": "Bad", "cards": [{"id": "any", "cost": [1, 10**5000]}]}
    with pytest.raises(RegnumError, match=r"cards\[0\]\.cost\[1\] \(any\): no file can hold this"):
        regnum.new(game, 2, "s", {"pack": pack})
