"""How a `for` goes on after waiting inside: with a counter, a shrinking set, or a list made beforehand."""

import ast
from dataclasses import dataclass, field

from regnum.kernel.lowering.liveness import Names
from regnum.kernel.lowering.names import loads, stores
from regnum.kernel.lowering.tree import assign, expression, statements, stored

FRESH_LISTS = ("list", "sorted")
"""Functions whose result nobody else holds."""


@dataclass
class Loop:
    """A `for` taken apart into what a `while` needs."""

    prepare: list[ast.stmt]
    """Done once."""

    head: list[ast.stmt]
    """Done before each test."""

    test: ast.expr
    take: list[ast.stmt]
    """Gives the loop's own name its value, at the start of each round."""

    hidden: dict[str, str] = field(default_factory=dict)
    """Names the loop adds to the rule, with their types."""


def taken_apart(node: ast.For, target: str, depth: int, needed_after: Names, local: Names) -> Loop:
    """The loop in pieces; `depth` numbers its hidden names, so that loops side by side share theirs."""
    values = node.iter
    if isinstance(values, ast.Call) and isinstance(values.func, ast.Name) and not values.keywords:
        step = _literal_step(values)
        if values.func.id == "range" and "range" not in local and step is not None:
            return _counting(node, target, values, step, depth, needed_after, local)
        if values.func.id == "members" and "members" not in local and len(values.args) == 1:
            return _over_set(target, values, depth)
    return _over_list(node, target, depth)


def _literal_step(values: ast.Call) -> int | None:
    if len(values.args) < 3:
        return 1
    step = _literal(values.args[2])
    return step or None


def _literal(node: ast.expr) -> int | None:
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return None
    return value if type(value) is int else None


def _counting(
    node: ast.For, target: str, values: ast.Call, step: int, depth: int, needed_after: Names, local: Names
) -> Loop:
    start: ast.expr = expression("0", values) if len(values.args) == 1 else values.args[0]
    stop = values.args[0] if len(values.args) == 1 else values.args[1]
    loop = Loop([], [], start, [])
    written = set().union(*(stores(statement) for statement in node.body))
    counter = target
    if target in needed_after or target in written or target in loads(stop):
        counter = f"count{depth}_"
        loop.hidden[counter] = "int"
        loop.take = statements(f"{target} = {counter}", node)
    loop.prepare.append(assign(counter, _minus(start, step), node))
    if not _stays(stop, written | {counter}, local):
        name = f"stop{depth}_"
        loop.hidden[name] = "int"
        loop.prepare.append(assign(name, stop, node))
        stop = expression(name, values)
    loop.head = statements(f"{counter} += {step}", node)
    order = ast.Lt() if step > 0 else ast.Gt()
    loop.test = ast.copy_location(
        ast.Compare(left=expression(counter, values), ops=[order], comparators=[stop]), values
    )
    return loop


def _minus(start: ast.expr, step: int) -> ast.expr:
    """Where to begin so that the first step leads to `start`."""
    value = _literal(start)
    if value is not None:
        return expression(str(value - step), start)
    return ast.copy_location(ast.BinOp(left=start, op=ast.Sub(), right=expression(str(step), start)), start)


def _stays(stop: ast.expr, written: set[str], local: Names) -> bool:
    """Whether the end of a range can be read anew each time: a number, or a name that keeps its value."""
    if _literal(stop) is not None:
        return True
    if isinstance(stop, ast.Attribute):  # a constant of another module: `limits.ROUNDS`
        return isinstance(stop.value, ast.Name) and stop.value.id not in local and stop.attr.isupper()
    return isinstance(stop, ast.Name) and (stop.id not in written if stop.id in local else stop.id.isupper())


def _over_set(target: str, values: ast.Call, depth: int) -> Loop:
    left = f"left{depth}_"
    return Loop(
        prepare=[assign(left, values.args[0], values)],
        head=[],
        test=expression(f"{left} != 0", values),
        take=statements(f"{target} = lowest_({left})\n{left} &= {left} - 1", values),
        hidden={left: "int"},
    )


def _over_list(node: ast.For, target: str, depth: int) -> Loop:
    values, at = f"list{depth}_", f"at{depth}_"
    fresh = isinstance(node.iter, (ast.List, ast.ListComp)) or (
        isinstance(node.iter, ast.Call) and isinstance(node.iter.func, ast.Name) and node.iter.func.id in FRESH_LISTS
    )
    snapshot = node.iter
    if not fresh:
        each = ast.comprehension(target=stored("v_", node.iter), iter=node.iter, ifs=[], is_async=0)
        snapshot = ast.copy_location(ast.ListComp(elt=expression("v_", node.iter), generators=[each]), node.iter)
    return Loop(
        prepare=[assign(values, snapshot, node), *statements(f"{at} = 0", node)],
        head=[],
        test=expression(f"{at} < len({values})", node.iter),
        take=statements(f"{target} = {values}[{at}]\n{at} += 1", node),
        hidden={values: "list[int]", at: "int"},
    )
