"""One number for every choice a game knows: fixed for a rules version, for learning and for the wire."""

from regnum.kernel.spec import Game


class CodeBook:
    """Kinds of decisions side by side: `code = base of the kind + place of the answer in the kind's list`."""

    def __init__(self, game: Game) -> None:
        self._index = [{answer: i for i, answer in enumerate(kind.codes)} for kind in game.kinds]
        self._base: list[int] = []
        size = 0
        for kind in game.kinds:
            self._base.append(size)
            size += len(kind.codes)
        self.size = size
        self._back = [(k, answer) for k, kind in enumerate(game.kinds) for answer in kind.codes]

    def code(self, kind: int, answer: int) -> int:
        return self._base[kind] + self._index[kind][answer]

    def answer(self, kind: int, code: int) -> int | None:
        """The answer that a code stands for in a kind of decision, if it belongs to that kind."""
        if not 0 <= code < self.size or self._back[code][0] != kind:
            return None
        return self._back[code][1]

    def split(self, code: int) -> tuple[int, int]:
        """The kind of decision and the answer that a code stands for."""
        return self._back[code]
