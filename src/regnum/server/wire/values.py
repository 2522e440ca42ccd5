"""The plain values of the wire, and what they may be."""

from typing import Annotated, Literal

from msgspec import Meta

Lang = Literal["en", "pl"]
TableStatus = Literal["lobby", "playing", "over", "abandoned"]
SeatKind = Literal["human", "bot", "open"]
Leaver = Literal["wait", "bot", "end"]
"""What becomes of the seat of somebody who leaves a game under way; "end" ends the game."""
ClockKind = Literal["none", "live", "days"]
"""A live clock counts down over the whole game, one for days anew with every decision."""

ChatKind = Literal[
    "said", "left", "removed", "timed_out", "back", "resigned", "claimed", "undo_refused", "again", "not_again",
    "pointed",
]  # fmt: skip
"""What the talk at a table tells: what somebody said or pointed at, or what became of a seat."""
Phrase = Literal["give_me", "do_this", "leave_it_to_me"]
"""What a partner says by pointing; the reader's page has the words."""
Ending = Literal["resigned", "claimed"]
"""How a game ended before its rules ended it."""

Seq = Annotated[int, Meta(ge=0)]
Request = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
ThingId = Annotated[str, Meta(max_length=80, pattern=r"^[a-z0-9_.]+(:[a-z0-9_]+)?(?![\s\S])")]
"""A seat, a place, a thing or a printed space of the table, as the targets of options name it."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
MaybeName = Annotated[str, Meta(max_length=40)]
BotName = Annotated[str, Meta(max_length=40)]
Arms = Annotated[str, Meta(max_length=48, pattern=r"^([a-z]+\.[a-z-]+)?$")]
"""A coat of arms that somebody chose: its division and its charge; empty for the one that follows from the name."""
Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[\w.-]+(?![\s\S])")]
"""To its very end: a dollar sign would let a line break pass."""
PersonId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w.-]+(?![\s\S])")]
BarKind = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w.:-]+(?![\s\S])")]
"""What somebody may not do: a word, and where that is not everywhere, a colon and where."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]
