"""What the market day declares: goods, answers, decisions, reasons, places and events."""

from regnum.kernel.spec import EventKind, Kind, Reason
from regnum.kernel.vocabulary import Family, Names, Numbers, Places, Things

THINGS = Things(Family("good", "goods", ("apple", "bread", "cloth", "salt", "silk", "amber")))
ANSWERS = Names("answers", "low", "high", "yes", "no", "pass", first=THINGS.count)
LIMITS = Numbers("limits", most_bid=99)
GOODS = tuple(THINGS["goods"])

KINDS = (
    Kind("lay", "TIN-1", GOODS, "target"),
    Kind("mark", "TIN-2", ANSWERS.of("low", "high"), "option"),
    Kind("bid", "TIN-3", tuple(range(LIMITS["most_bid"] + 1)), "option"),
    Kind("protest", "TIN-4", ANSWERS.of("yes", "no"), "use"),
    Kind("take", "TIN-5", (*GOODS, *ANSWERS.of("pass")), "target"),
)

REASONS = (
    Reason("already_laid", "TIN-1"),
    Reason("not_enough", "TIN-3"),
    Reason("sold_out", "TIN-5"),
    Reason("too_dear", "TIN-5"),
)

PLACES = Places(shared=("stock", "shelf"), own=("hand", "laid", "sold"))

EVENTS = (
    EventKind("opens", "TIN-0", "flash"),
    EventKind("draws", "TIN-0", "move"),
    EventKind("lays", "TIN-1", "move"),
    EventKind("bids", "TIN-3", "flash"),
    EventKind("turns_up", "TIN-3", "turn_up"),
    EventKind("wins", "TIN-3", "flash"),
    EventKind("protests", "TIN-4", "gain"),
    EventKind("takes", "TIN-5", "move"),
    EventKind("sells", "TIN-6", "gain"),
    EventKind("closes", "TIN-6", "flash"),
)
