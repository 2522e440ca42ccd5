"""Writes random rules: every construct the pass knows, nested at random, and always ending."""

from collections.abc import Callable

Choose = Callable[[int], int]
"""A number below n, from whatever source of chance."""

INTS = ("a", "b", "q", "i")
CALLED = 2


class Author:
    """One module of rules: `root`, which may call `give0`…, `tell0`… and `do0`…, which may call those after them."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose
        self.lines: list[str] = []
        self.level = 0
        """How many of the called rules may be called from here."""
        self.ends = "return"
        self.tag = 0

    def module(self) -> str:
        for number in range(CALLED):
            self.level = number
            self.rule(f"do{number}", "Rule", "return")
            self.rule(f"give{number}", "RuleOf[int]", "return a")
            self.rule(f"tell{number}", "RuleOf[bool]", "return f")
        self.level = CALLED
        self.rule("root", "Rule", "return")
        return "\n".join(self.lines) + "\n"

    def rule(self, name: str, result: str, ends: str) -> None:
        self.ends = ends
        begin = len(self.lines)
        self.lines += ["@rule", f"def {name}(g: Board, p: int) -> {result}:"]
        for line in (
            "a: int = p",
            "b: int = 1",
            "q: int = 0",
            "i: int = 0",
            "f: bool = False",
            "xs: list[int] = [2, p]",
        ):
            self.put(1, line)
        self.body(1, 3, False)
        if self.pick(2) or not any("yield" in line for line in self.lines[begin:]):
            self.put(1, "a = yield g.ask(p, 99)")
        self.put(1, f"g.note([{self.fresh()}, a, b, q, i, int(f), *xs])")
        self.put(1, self.last(result))

    def last(self, result: str) -> str:
        called = self.called()
        if called is not None and self.pick(2):
            return {
                "Rule": f"yield from do{called}(g, a)",
                "RuleOf[int]": f"return (yield from give{called}(g, a))",
                "RuleOf[bool]": f"return (yield from tell{called}(g, a))",
            }[result]
        return self.ends

    # -- pieces

    def pick(self, n: int) -> int:
        return self.choose(n)

    def one(self, *options: str) -> str:
        return options[self.pick(len(options))]

    def fresh(self) -> int:
        self.tag += 1
        return self.tag

    def put(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def called(self) -> int | None:
        return self.pick(self.level) if self.level else None

    def number(self) -> str:
        return self.one(
            *INTS, "p", "2", "len(xs)", "g.roll(4)", "(a + b) % 5", "max(q, i)", "sum(x for x in xs if x < a)"
        )

    def condition(self) -> str:
        return self.one("a > b", "f", "not f", "g.roll(2) == 0", "q in xs", f"{self.number()} < {self.number()}")

    def waiting(self) -> str:
        """An expression that waits and gives a number."""
        called = self.called()
        if called is not None and self.pick(2):
            return f"yield from give{called}(g, {self.number()} % 5)"
        return f"yield g.ask(p, {self.fresh()}, {self.number()})"

    def waiting_condition(self) -> str:
        called = self.called()
        if called is not None and self.pick(3) == 0:
            return f"(yield from tell{called}(g, {self.number()} % 5))"
        return self.one(
            f"({self.waiting()})",
            f"not ({self.waiting()})",
            f"({self.waiting()}) > {self.number()}",
            f"{self.condition()} and ({self.waiting()}) < 3",
            f"({self.waiting()}) or {self.condition()}",
        )

    # -- statements

    def body(self, depth: int, size: int, loop: bool) -> None:
        for _ in range(1 + self.pick(size)):
            self.statement(depth, loop)

    def statement(self, depth: int, loop: bool) -> None:
        deep = depth < 4
        kind = self.pick(14 if deep else 8)
        if kind == 0:
            self.put(depth, f"g.note([{self.fresh()}, {self.number()}, {self.number()}])")
        elif kind == 1:
            self.put(depth, f"{self.one(*INTS)} {self.one('=', '+=', '-=')} {self.number()} % 7")
        elif kind == 2:
            self.put(
                depth,
                self.one(
                    f"f = {self.condition()}", f"xs = xs[1:] + [{self.number()} % 6]", "xs = [x for x in xs if x]"
                ),
            )
        elif kind == 3:
            self.put(depth, f"{self.one(*INTS)} {self.one('=', '+=')} {self.waiting()}")
        elif kind == 4:
            self.call(depth)
        elif kind == 5:
            self.put(depth, f"m{depth} = g.me()")
            self.put(depth, f"m{depth}.note([{self.fresh()}, {self.number()}])")
        elif kind == 6:
            self.plain_loop(depth)
        elif kind == 7:
            self.leave(depth, loop)
        elif kind < 11:
            self.branch(depth, loop)
        else:
            self.loop(depth)

    def call(self, depth: int) -> None:
        called = self.called()
        if called is None:
            self.put(depth, f"yield g.ask(p, {self.fresh()})")
        elif self.pick(4) == 0:
            self.put(depth, f"yield from g.together([do{called}(g, {self.number()} % 5), do{called}(g, 7)])")
        elif self.pick(2):
            self.put(depth, f"f = yield from tell{called}(g, {self.number()} % 5)")
        else:
            self.put(depth, f"yield from do{called}(g, {self.number()} % 5)")

    def leave(self, depth: int, loop: bool) -> None:
        if self.pick(3) == 0 and depth > 1:
            self.put(depth, f"if {self.condition()}:")
            self.put(depth + 1, self.ends)
        elif loop:
            self.put(depth, f"if {self.condition()}:")
            self.put(depth + 1, self.one("break", "continue"))
        else:
            self.put(depth, "pass")

    def plain_loop(self, depth: int) -> None:
        """A loop that runs as it stands."""
        name = self.one("q", "x")
        self.put(depth, f"for {name} in {self.one('range(4)', 'xs', 'members(21)')}:")
        if self.pick(2):
            self.put(depth + 1, f"if {name} == {self.number()}:")
            self.put(depth + 2, self.one("break", "continue", self.ends))
        self.put(depth + 1, f"b = (b + {name}) % 9")

    def branch(self, depth: int, loop: bool) -> None:
        self.put(depth, f"if {self.waiting_condition() if self.pick(3) == 0 else self.condition()}:")
        self.body(depth + 1, 2, loop)
        if self.pick(3) == 0:
            self.put(depth, f"elif {self.waiting_condition() if self.pick(3) == 0 else self.condition()}:")
            self.body(depth + 1, 2, loop)
        if self.pick(2):
            self.put(depth, "else:")
            self.body(depth + 1, 2, loop)

    def loop(self, depth: int) -> None:
        head = self.pick(8)
        name = self.one("q", "i")
        if head == 0:
            self.put(depth, "while True:")
            self.put(depth + 1, "if not g.patient():")
            self.put(depth + 2, self.one("break", self.ends))
        elif head < 3:
            test = self.waiting_condition() if self.pick(2) else self.condition()
            self.put(depth, f"while g.patient() and ({test}):")
        elif head < 5:
            values = self.one(
                "range(3)", "range(a % 4)", "range(b, 5)", f"range({name}, {name} + 2)", "range(4, 0, -2)"
            )
            self.put(depth, f"for {name} in {values}:")
        elif head == 5:
            self.put(depth, f"for {name} in members({self.one('13', 'a & 7', '1 << 3')}):")
        else:
            self.put(depth, f"for {name} in {self.one('xs', 'g.others(p)', '[a % 5, b % 5]', 'sorted(xs)', '(3, 1)')}:")
        self.body(depth + 1, 3, True)
