"""The question and the events that every game of a saga adds, in words.

| kind | notation |
| --- | --- |
| `crest_token` | `token crest_token_a` |
"""

from collections.abc import Sequence

from regnum.games.tomesaga.carrying import TOKENS
from regnum.games.tomesaga.declare import EVENTS, KINDS
from regnum.kernel.spec import Answer, EventText, Question
from regnum.kernel.text import Message


def question() -> Question:
    """Which Crest token a place brings."""
    (kind,) = KINDS
    return Question(Message(f"kind.{kind.id}.prompt", {}), kind.clause)


def answer(code: int) -> Answer:
    """One of the Crest tokens."""
    token = TOKENS[code]
    return Answer(f"token {token}", Message("kind.crest_token.option", {"card": token}), (f"tomes.0.tokens:{code}",))


def event_text(event: int, seat: int, touched: Sequence[int], n: int, ids: Sequence[str]) -> EventText:
    """An event as a sentence, the same for everybody: nothing of a saga is hidden but what nobody knows."""
    kind = EVENTS[event]
    params: dict[str, int | str | list[str]] = {"seat": seat, "n": n}
    if touched:
        params["card"] = [ids[c] for c in touched]
    said = Message(f"event.{kind.id}", params)
    return EventText(said, said, kind.clause)
