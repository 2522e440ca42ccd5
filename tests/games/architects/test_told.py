"""What a table of Architects says: every option, refusal and event in both languages, and the numbers behind them."""

import random

import pytest

import regnum
from games.architects.support import DISPLAY, RICH, table
from games.support import number, told
from regnum.kernel.table import Table
from regnum.kernel.text import LANGUAGES
from support import clause

WILD = {"setup": "variable", "boards": "chosen", "promo_boards": True, "promo_cards": True,
        "free_starting_apprentice": True}  # fmt: skip


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (5, WILD)])
def test_everything_can_be_said(seats: int, options: dict[str, object]) -> None:
    dice = random.Random(6)
    t = regnum.new("architects", seats, 6, options)
    for _ in range(250):
        d = dice.choice(t.pending)
        for lang in LANGUAGES:
            assert d.text(lang).strip()
            assert all(option.text(lang).strip() for option in d.options)
            assert all(blocked.text(lang).strip() and blocked.reason(lang).strip() for blocked in d.blocked)
        t.play(dice.choice(d.options))
        if t.over:
            break
    words = t.game.catalogue_for(t.options)
    for event in t.events:
        for lang in LANGUAGES:
            for viewer in (None, 0):
                message = event.message(viewer)
                assert words.render(lang, message.key, message.params).strip()


def test_what_one_more_worker_brings_is_told_before() -> None:
    t = table({"workers": {"quarry": 2, "mines": 3, "workshop": 1}, "apprentices": "stonecutter_1", "virtue": 3})
    assert number(t, "yield.quarry") == 4 and number(t, "yield.mines") == 5 and number(t, "yield.gold") == 2
    assert number(t, "yield.workshop") == 2 and number(t, "price.workshop_1") == 3
    assert number(t, "price.workshop_4") == 5 and number(t, "price.capture") == 0
    assert number(t, "seat0.tax_ignored") == 1 and number(t, "price.right") == 3


def test_how_many_actions_one_more_worker_brings_is_told_before() -> None:
    t = table({"workers": {"town_centre": 2, "kings_storehouse": 1, "guardhouse": 3}, "apprentices": "overseer"},
              promo_cards=True)  # fmt: skip
    assert [number(t, f"yield.{place}") for place in ("town_centre", "kings_storehouse", "guardhouse")] == [3, 3, 4]


@clause("ARC-13.3", "ARC-13.8", "ARC-13.9")
def test_what_a_reset_would_cost_is_foreseen() -> None:
    t = table({"prison": 2}, {"prison": 3}, {}, seats=3, market=[0, 2, None])
    numbers = t.view(None)["numbers"]
    assert numbers["reset.virtue"]["terms"] == [["seat0", 1], ["seat1", 1]]
    assert numbers["reset.debts"]["terms"] == [["seat0", 1], ["seat1", 1]]
    assert number(table({}), "reset.debts") == 0


def test_a_mix_of_goods_is_told_whole() -> None:
    t = table({"wood": 3, "stone": 3, "clay": 1})
    t.play("place kings_storehouse", "trade marble")
    assert [o.text("en") for o in t.pending[0].options] == [
        "3 Stone", "1 Wood and 2 Stone", "2 Wood and 1 Stone", "3 Wood",
    ]  # fmt: skip
    assert t.pending[0].options[1].text("pl") == "Drewno i 2 sztuki Kamienia"
    assert costs(t, "wood 1")[0] == {"wood": 1, "stone": 2}
    t = table({"wood": 3, "stone": 3, "clay": 1})
    t.play("place kings_storehouse", "trade virtue")
    assert [o.text("pl") for o in t.pending[0].options] == ["Bez Gliny", "Glinę"]


def costs(t: Table, notation: str) -> tuple[dict[str, int], dict[str, int]]:
    """What an option says that it costs and brings."""
    (found,) = [option for option in t.pending[0].options if option.notation == notation]
    return dict(found.cost), dict(found.gain)


@clause("ARC-4.6", "ARC-8.1", "ARC-8.3", "ARC-9.7", "ARC-10.5", "ARC-10.8", "ARC-11.4", "ARC-11.11")
def test_options_tell_all_that_they_cost_and_bring_for_certain() -> None:
    t = table({"apprentices": "pickpocket jeweller_1 swindler_clay", "silver": 2, "workers": {"mines": 1}},
              small_side="black_market_03")  # fmt: skip
    assert costs(t, "place silversmith")[1] == {"silver": 3}
    assert costs(t, "place tax_stand") == ({"workers": 1, "virtue": 2}, {"silver": 4, "gold": 1})
    assert costs(t, "place market left")[1] == {"marble": 1, "stone": 1, "clay": 2}
    assert "2 Clay" in next(o.text("en") for o in t.pending[0].options if o.notation == "place market left")
    assert costs(t, "place market middle")[1] == {"clay": 2}
    t = table({"apprentices": "thief miner_1", "workers": {"mines": 1}})
    assert costs(t, "place tax_stand")[0] == {"workers": 1, "virtue": 1}
    t.play("place mines")
    assert costs(t, "gold")[1] == {"gold": 1, "clay": 1} and costs(t, "clay")[1] == {"clay": 4}
    crew = "debt_collector_wood enforcer"
    player = {"apprentices": crew, "unpaid": 1, "silver": 6, "captives": [0, 2], "board": "bertha"}
    t = table(player, promo_cards=True, setup="variable", promo_boards=True)
    t.play("place guardhouse")
    assert costs(t, "pay debt") == ({"silver": 6}, {"virtue": 1, "wood": 2})
    assert costs(t, "imprison")[1] == {"silver": 4, "gold": 1}
    t = table({"hand": "thieves_den steeple", "apprentices": "labourer acolyte_clay", **RICH}, rewards=0)
    t.play("place guildhall")
    assert costs(t, "build thieves_den")[0] == {"clay": 1, "wood": 2, "stone": 3, "virtue": 2}
    assert costs(t, "build steeple")[1] == {"victory_point": 4, "virtue": 1}
    assert costs(t, "cathedral") == ({"gold": 1}, {"virtue": 1, "clay": 2})


@clause("ARC-12.2", "ARC-12.3")
def test_options_tell_of_debts_where_virtue_cannot_fall_and_of_none_that_cannot_rise() -> None:
    t = table({"virtue": 1, "silver": 5})
    assert costs(t, "place tax_stand")[0] == {"workers": 1, "virtue": 1, "debt": 1}
    t = table({"virtue": 0, "silver": 5})
    assert costs(t, "place market left")[0] == {"workers": 1, "silver": 1, "debt": 1}
    t = table({"virtue": 14, "unpaid": 1, "silver": 6, "captives": [0, 2]})
    t.play("place guardhouse")
    assert costs(t, "pay debt")[1] == {}


@clause("ARC-15.20", "ARC-15.21", "ARC-3.14")
def test_what_is_missing_is_told_as_the_board_reckons_it() -> None:
    ready = {"hand": "well lumber_camp castle", "clay": 4, "wood": 2, "stone": 2}
    t = table({**ready, "board": "therese", "cathedral": 4, "marble": 3}, setup="variable")
    t.play("place guildhall")
    assert [b.reason("en") for b in t.pending[0].blocked if b.notation == "cathedral"] == [
        "You have too little: Gold and Marble."
    ]
    lothaire = {"hand": "well lumber_camp masons_hut", "clay": 4, "wood": 2, "stone": 2, "board": "lothaire"}
    t = table({**lothaire, "cathedral": 1}, setup="variable", promo_boards=True)
    assert number(t, "price.cathedral") == 3
    t.play("place guildhall")
    assert costs(t, "build lumber_camp")[0] == {"clay": 4, "stone": 1}  # nothing else can be spared
    assert [b.reason("en") for b in t.pending[0].blocked if b.notation == "build masons_hut"] == [
        "You have too little: Stone."
    ]


def test_captures_say_whose_workers_and_where() -> None:
    t = table({"silver": 1}, {"workers": {"forest": 3}}, display=DISPLAY)
    t.play("place town_centre", "capture forest 1")
    (event,) = told(t, "captures")
    assert event.message(None).params == {"seat": 0, "n": 3, "card": "forest", "of_seat": 1}
    assert (event.source, event.target) == ("forest", "seat0.captives")


@clause("ARC-2.8", "ARC-16.3")
def test_the_draft_says_what_becomes_of_the_other_buildings() -> None:
    t = regnum.new("architects", 2, 3)
    said = []
    while t.pending[0].kind == "draft":
        said.append((t.pending[0].text("en"), t.pending[0].clause))
        t.play(t.pending[0].options[0])
    passed, last = "Keep one Building; the others are passed on.", "Keep one Building; the other goes under the pile."
    assert said == [(passed, "ARC-2.8")] * 4 + [(last, "ARC-2.8")] * 2
    t = regnum.new("architects", 1, 3)
    t.play(t.pending[0].options[0])
    assert "2 more to keep" in t.pending[0].text("en") and t.pending[0].clause == "ARC-16.3"


def test_polish_sentences_name_players_and_count_workers() -> None:
    t = table({"silver": 2, "workers": {"town_centre": 1, "forest": 1}}, {"workers": {"quarry": 1}})
    t.play("place town_centre")
    assert [option.text("pl") for option in t.pending[0].options][:2] == [
        "Kamieniołom: 1 (Gracz 2)", "Las: odwołaj 1 własnego",
    ]  # fmt: skip
    t.play("capture quarry 1", "capture forest 0")
    said = [t.describe_event(event, 0, "pl") for kind in ("captures", "calls_back") for event in told(t, kind)]
    assert said == [
        "Gracz 1 pojmuje w Kamieniołomie 1 Robotnika (Gracz 2).",
        "Gracz 1 odwołuje 1 własnego Robotnika, który był w Lesie.",
    ]
    t = table({"hand": "well", "wood": 2, "stone": 2, "virtue": 4}, guildhall=[1] * 2, coins=[2] * 8)
    t.play("place guildhall")
    assert t.describe_event(told(t, "silver_leaves")[0], 0, "pl") == "2 Srebrniki z karty wracają do zasobów."


@pytest.mark.parametrize(
    ("thing", "en", "pl"),
    [
        ("gatekeeper", "up to 2 of your Workers may come back", "uwolnić z Więzienia najwyżej 2 swoich Robotników"),
        ("stonecutter_1", "When you collect at the Quarry: also 1 Stone.", "w Kamieniołomie: dodatkowo Kamień."),
        ("drafting_room", "At once: 2 Building cards.", "Od razu: 2 karty Budynków."),
        ("clovis", "When you construct a Building: also a Building card.", "dodatkowo karta Budynku."),
        ("ada", "Begins without Silver.", "Zaczyna bez Srebrników."),
    ],
)  # fmt: skip
def test_what_cards_say(thing: str, en: str, pl: str) -> None:
    t = table(setup="variable", promo_boards=True)
    for lang, said in (("en", en), ("pl", pl)):
        assert said in " ".join(t.game.help(thing, lang, t.options).lines)


@clause("ARC-6.16", "ARC-7.13", "ARC-9.9", "ARC-10.10", "ARC-11.4", "ARC-11.10")
@pytest.mark.parametrize(
    ("player", "choices", "order"),
    [
        (
            {"silver": 5}, ["place workshop", "hire illusionist"],
            ["places", "pays", "pays_tax", "silver_on_card", "hires", "silver_from_card", "loses_virtue", "row_slides",
             "display_filled"],
        ),
        ({"silver": 1}, ["place town_centre", "capture forest 1"], ["places", "pays_tax", "captures"]),
        (
            {"silver": 1, "apprentices": "swindler_clay"}, ["place market left"],
            ["places", "pays", "loses_virtue", "gains", "ability", "gains"],
        ),
        ({}, ["place guardhouse"], ["places", "takes_debt", "loses_virtue", "buys_free"]),
        (
            {"hand": "thieves_den", "apprentices": "labourer", "clay": 1, "wood": 2, "stone": 3}, ["place guildhall"],
            ["places", "builds", "pays", "loses_virtue", "gains"],
        ),
        (
            {"gold": 1, "hand": "keep", "apprentices": "acolyte_clay"}, ["place guildhall"],
            ["places", "pays", "puts_under", "advances", "reward", "gains_virtue", "gains", "ability", "gains"],
        ),
    ],
)  # fmt: skip
def test_everything_happens_in_its_order(player: dict[str, object], choices: list[str], order: list[str]) -> None:
    other = {"captives": [1, 0], "workers": {"forest": 1}}
    shown = ["thief", "illusionist", *DISPLAY[2:]]
    t = table(player, other, small_side="black_market_03", display=shown, coins=[0, 1, 0, 0, 0, 0, 0, 0],
              reward_deck="reward_gold")  # fmt: skip
    t.play(*choices)
    kinds = [event.kind for event in t.events]
    found = kinds[: kinds.index("turn_begins", 1)]
    assert [kind for i, kind in enumerate(found) if i == 0 or kind != found[i - 1]] == order


def test_goods_are_told_one_by_one() -> None:
    t = table({"workers": {"mines": 2}, "apprentices": "miner_1"})
    t.play("place mines", "gold")
    assert [event.things for event in told(t, "gains")] == [("gold",), ("clay",)]
