"""Every error that Regnum raises on purpose: a sentence for a person that says what happened and what to do."""

from collections.abc import Mapping


class RegnumError(Exception):
    """The root of all our errors."""


def shown(value: object) -> str:
    """Something that a user gave us, as a message can quote it: short, printable, whatever it is."""
    if isinstance(value, str):
        text = value if value.isprintable() else ascii(value)[1:-1]
    else:
        try:
            text = repr(value)
        except ValueError:  # Python refuses to write out numbers of thousands of digits
            text = "a number of thousands of digits"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


LONGEST = 60


class IllegalChoice(RegnumError):
    """The choice is understood but the rules do not allow it now; nothing has changed."""

    def __init__(self, message: str, reason: str = "", clause: str = "", why: Mapping[str, str] | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.clause = clause
        self.why = why or {}
        """The rule's sentence in every language."""


class StaleDecision(RegnumError):
    """The choice answers a question that is no longer open; nothing has changed."""


class BadNotation(RegnumError):
    """The text is not a choice that the open question knows; nothing has changed."""


class RulesCorrected(RegnumError):
    """The table was begun by rules that were corrected since: it can be watched, and not played on."""


class UndoRefused(RegnumError):
    """New information has appeared, or somebody else has chosen since: the table must agree."""


class NoSuchSeat(RegnumError):
    """The table has no such seat."""


class ChoiceOfNoSeat(IllegalChoice, NoSuchSeat):
    """A choice in the name of a seat that the table does not have; nothing has changed."""


class Sealed(RegnumError):
    """The choice would show something new, so it cannot be tried out in rehearsal."""


class UnknownGame(RegnumError):
    """There is no such game here."""


class BadOption(RegnumError):
    """A table cannot be made with these options."""


class BadScenario(RegnumError):
    """The written position cannot exist."""


class BadSave(RegnumError):
    """The saved game is damaged, or from a version that this one cannot read."""


class BadData(RegnumError):
    """A game's data or a card pack is wrong at the named place."""


class UnknownBot(RegnumError):
    """There is no such bot, or it does not play this game."""


class MissingExtra(RegnumError, ImportError):
    """A part of Regnum needs packages that are not installed; the sentence says how to get them."""
