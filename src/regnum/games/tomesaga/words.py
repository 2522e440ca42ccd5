"""The answers to the question that every game of a saga adds, in words.

| kind | notation |
| --- | --- |
| `crest_token` | `token crest_token_a` |
"""

from regnum.games.tomesaga.carrying import TOKENS
from regnum.games.tomesaga.declare import CRESTS
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.shelves import TomeBoard
from regnum.kernel.core.containers import has
from regnum.kernel.spec import Answer
from regnum.kernel.text import Message


def answer(board: TomeBoard, lore: Lore, p: int, code: int) -> Answer:
    """One of the Crest tokens, with what it would complete."""  # TOM-2.23
    token, n, needed = TOKENS[code], board.shelves[p].crests[code] + 1, lore.needed[len(board.shelves)]
    way = "gone" if not has(board.crest_tomes, code) else "towards" if n < needed else "completes"
    params: dict[str, int | str] = {"card": token, "crest": CRESTS.words[code]}
    if way != "gone":
        params |= {"n": int(n), "of": int(needed)}
    return Answer(f"token {token}", Message(f"kind.crest_token.{way}", params), (f"tomes.0.tokens:{code}",))
