"""The question and the events that every game of a saga adds, in words.

| kind | notation |
| --- | --- |
| `crest_token` | `token crest_token_a` |
"""

from collections.abc import Sequence

from regnum.games.tomesaga.carrying import TOKENS
from regnum.games.tomesaga.declare import CRESTS, EVENTS, KINDS
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.shelves import TomeBoard
from regnum.kernel.core.containers import has
from regnum.kernel.spec import Answer, EventText, Question
from regnum.kernel.text import Message


def question() -> Question:
    """Which Crest token a place brings."""
    (kind,) = KINDS
    return kind.asked()


def answer(board: TomeBoard, lore: Lore, p: int, code: int) -> Answer:
    """One of the Crest tokens, with what it would complete."""  # TOM-2.23
    token, n, needed = TOKENS[code], board.shelves[p].crests[code] + 1, lore.needed[len(board.shelves)]
    way = "gone" if not has(board.crest_tomes, code) else "towards" if n < needed else "completes"
    params: dict[str, int | str] = {"card": token, "crest": CRESTS.words[code]}
    if way != "gone":
        params |= {"n": int(n), "of": int(needed)}
    return Answer(f"token {token}", Message(f"kind.crest_token.{way}", params), (f"tomes.0.tokens:{code}",))


def event_text(event: int, seat: int, touched: Sequence[int], n: int, ids: Sequence[str]) -> EventText:
    """An event as a sentence, the same for everybody: nothing of a saga is hidden but what nobody knows."""
    kind = EVENTS[event]
    params: dict[str, int | str | list[str]] = {"seat": seat, "n": n}
    if touched:
        params["card"] = [ids[c] for c in touched]
    return kind.told(params)
