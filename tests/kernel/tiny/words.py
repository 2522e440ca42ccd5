"""What the market says, in two languages."""

from regnum.kernel.text import Catalogue

_GOODS = {
    "apple": ("apple", "apples", "jabłko", "jabłka", "jabłek"),
    "bread": ("bread", "breads", "chleb", "chleby", "chlebów"),
    "cloth": ("cloth", "cloths", "sukno", "sukna", "sukien"),
    "salt": ("salt", "salts", "sól", "sole", "soli"),
    "silk": ("silk", "silks", "jedwab", "jedwabie", "jedwabi"),
    "amber": ("amber", "ambers", "bursztyn", "bursztyny", "bursztynów"),
}

_TEXT = {
    "seat": ("stall {n}", "kram {n}"),
    "period": ("Day {n}", "Dzień {n}"),
    "number.coins": ("Coins", "Monety"),
    "lay.prompt": ("Lay a good face down, number {n}.", "Połóż zakryty towar numer {n}."),
    "lay.option": ("Lay {good}", "Połóż: {good}"),
    "mark.prompt": ("At which price is {good} offered?", "Po jakiej cenie idzie {good}?"),
    "mark.low": ("Low", "Niskiej"),
    "mark.high": ("High", "Wysokiej"),
    "bid.prompt": ("How much do you bid?", "Ile dajesz?"),
    "bid.option": ("Bid {n}", "Daj {n}"),
    "protest.prompt": ("{seat} has won. Do you protest?", "Wygrywa {seat}. Protestujesz?"),
    "protest.yes": ("Protest", "Protestuj"),
    "protest.no": ("Let it be", "Odpuść"),
    "take.prompt": ("Take something from the shelf.", "Weź coś z półki."),
    "take.option": ("Take {good}", "Weź: {good}"),
    "take.pass": ("Take nothing", "Nie bierz nic"),
    "reason.already_laid": ("You have laid this already.", "To już leży."),
    "reason.not_enough": ("You have {have} {have|coin|coins} only.", "Masz tylko {have} {have|monetę|monety|monet}."),
    "reason.sold_out": ("The shelf has none.", "Na półce tego nie ma."),
    "reason.too_dear": ("It costs {need}, you have {have}.", "Kosztuje {need}, masz {have}."),
    "event.opens": ("Day {n} begins with {seat}.", "Dzień {n} zaczyna {seat}."),
    "event.draws": ("{seat} draws {n*good}.", "{seat} dobiera: {n*good}."),
    "event.draws_unseen": ("{seat} draws {n} {n|good|goods}.", "{seat} dobiera {n} {n|towar|towary|towarów}."),
    "event.lays": ("{seat} lays {n*good}.", "{seat} kładzie: {n*good}."),
    "event.lays_unseen": ("{seat} lays {n} {n|good|goods}.", "{seat} kładzie {n} {n|towar|towary|towarów}."),
    "event.bids": ("{seat} has bid.", "{seat} daje."),
    "event.turns_up": ("{seat} shows {n*good}.", "{seat} pokazuje: {n*good}."),
    "event.wins": ("{seat} wins with {n}.", "{seat} wygrywa za {n}."),
    "event.protests": ("{seat} protests and is paid {n}.", "{seat} protestuje i dostaje {n}."),
    "event.takes": ("{seat} takes {n*good}.", "{seat} bierze: {n*good}."),
    "event.sells": ("{seat} earns {n}.", "{seat} zarabia {n}."),
    "event.closes": ("The market closes.", "Koniec targu."),
}

CATALOGUE = Catalogue(
    {
        "en": {
            **{key: text for key, (text, _) in _TEXT.items()},
            **{f"good.{key}": {"name": one, "plural": more} for key, (one, more, *_) in _GOODS.items()},
            **{f"number.{key}": one for key, (one, *_) in _GOODS.items()},
        },
        "pl": {
            **{key: text for key, (_, text) in _TEXT.items()},
            **{f"good.{key}": {"name": a, "few": b, "many": c} for key, (_, _, a, b, c) in _GOODS.items()},
            **{f"number.{key}": one for key, (_, _, one, *_) in _GOODS.items()},
        },
    }
)
