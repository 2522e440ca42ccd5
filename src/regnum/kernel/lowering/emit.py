"""Writes the frame class of a rule, its loader, and the function that stands for the rule."""

import ast
import copy
from dataclasses import dataclass

from regnum.kernel.lowering.builder import Builder, GivesValue
from regnum.kernel.lowering.cfg import Block, Branch, Finish, Suspend, reachable
from regnum.kernel.lowering.errors import Origin
from regnum.kernel.lowering.layout import Layout, declared_types, layout_of
from regnum.kernel.lowering.names import Renamer
from regnum.kernel.lowering.refusals import check_body
from regnum.kernel.lowering.signature import TAKEN, Signature, signature_of
from regnum.kernel.lowering.structure import Structure
from regnum.kernel.lowering.tree import expression, jumps_out, parsed, statements

EMPTY = {"int": "0", "bool": "False", "list[int]": "EMPTY_"}
LOADED = {
    "int": "cast_(int, d_[{i}])",
    "bool": "cast_(int, d_[{i}]) != 0",
    "list[int]": "[cast_(int, v_) for v_ in cast_(list[object], d_[{i}])]",
}


@dataclass(frozen=True)
class Lowered:
    """A rule as the machine runs it."""

    signature: Signature
    layout: Layout
    frame: ast.ClassDef
    loader: ast.FunctionDef
    constructor: ast.FunctionDef


def lowered(function: ast.FunctionDef, rule_id: str, origin: Origin, gives_value: GivesValue, typed: bool) -> Lowered:
    """Lowers one rule; with `typed`, `step` narrows the kernel to the rule's game, for the compiler."""
    signature = signature_of(function, origin)
    check_body(signature, origin)
    types = declared_types(signature, origin)
    entry = Builder(signature, types, origin, gives_value).build()
    layout = layout_of(signature, entry, types, origin)
    writer = _Writer(signature, layout, rule_id, typed)
    for block in reachable(entry):
        writer.rewrite(block)
    structure = Structure(entry, writer.ending)
    body = writer.step_body(structure)
    frame = writer.frame_class(body)
    return Lowered(signature, layout, frame, writer.loader(structure.resume_numbers()), writer.constructor())


class _Writer:
    def __init__(self, signature: Signature, layout: Layout, rule_id: str, typed: bool) -> None:
        self.signature = signature
        self.layout = layout
        self.rule_id = rule_id
        self.typed = typed
        self.rename = Renamer(layout.fields, _as_field)

    # -- the rule's own statements

    def rewrite(self, block: Block) -> None:
        """Makes a block's code fit for `step`: fields instead of locals, the protocol instead of `return`."""
        finishing = _Finishing(self.signature)
        block.body = [finishing.visit(self.rename.visit(statement)) for statement in block.body]
        end = block.end
        if isinstance(end, Branch):
            end.test = self.rename.visit(end.test)
        elif isinstance(end, (Suspend, Finish)) and end.value is not None:
            end.value = self.rename.visit(end.value)

    def ending(self, end: Finish) -> list[ast.stmt]:
        return returned(copy.deepcopy(end.value), self.signature, end.at)

    # -- generated code

    def step_body(self, structure: Structure) -> list[ast.stmt]:
        at = self.signature.node
        cases = structure.cases()
        game, kind = self.signature.game, ast.unparse(self.signature.game_type)
        head = f"{game} = cast_({kind}, k_)" if self.typed and kind != "Kernel" else f"{game} = k_"
        lines = [head, *(f"{name}: {kind}" for name, kind in sorted(self.layout.locals.items()))]
        out = statements("\n".join(lines), at)
        body: list[ast.stmt] = []
        for number, case in cases[:-1]:
            body.append(ast.copy_location(ast.If(test=expression(f"pc_ == {number}", at), body=case, orelse=[]), at))
        body += cases[-1][1]
        if len(cases) > 1:
            out += statements("pc_ = self.pc", at)
        if any(jumps_out(statement) for statement in body):
            body = [ast.copy_location(ast.While(test=expression("True", at), body=body, orelse=[]), at)]
        return out + body

    def frame_class(self, step_body: list[ast.stmt]) -> ast.ClassDef:
        cls, fields, own = self.signature.frame, self.layout.fields, self.signature.parameters
        others = [name for name in fields if name not in own]
        at = {name: _attribute(name) for name in fields}
        dumped = [f"int(self.{at[name]})" if kind == "bool" else f"self.{at[name]}" for name, kind in fields.items()]
        lines = [
            f"class {cls}(Frame_):",
            *(f"    {at[name]}: {kind}" for name, kind in fields.items()),
            f"    def __init__(self{self._declared()}) -> None:",
            "        self.pc = 0",
            "        self.below = None",
            *(f"        self.{at[name]} = {name}" for name in own),
            *(f"        self.{at[name]} = {EMPTY[fields[name]]}" for name in others),
            "    def copy(self) -> Frame_:",
            f"        f_ = {cls}({', '.join(f'self.{at[name]}' for name in own)})",
            "        f_.pc = self.pc",
            *(f"        f_.{at[name]} = self.{at[name]}" for name in others),
            "        return f_",
            "    def dump(self) -> list[object]:",
            f"        return [{', '.join([repr(self.rule_id), 'self.pc', *dumped])}]",
        ]
        step = parsed(ast.FunctionDef, "def step(self, k_: Kernel_, a_: int) -> int: pass", self.signature.node)
        step.body = step_body
        frame = parsed(ast.ClassDef, "\n".join(lines), self.signature.node)
        frame.body.append(step)
        return frame

    def loader(self, places: list[int]) -> ast.FunctionDef:
        """Brings a dumped frame back; refuses what no frame of this rule can have dumped."""
        fields, own = self.layout.fields, self.signature.parameters
        values = {name: LOADED[kind].format(i=i) for i, (name, kind) in enumerate(fields.items(), 2)}
        lines = [
            f"def {self.signature.loader}(d_: list[object]) -> Frame_:",
            f"    if len(d_) != {len(fields) + 2}:",
            f"        raise IndexError({f'{self.rule_id}: {len(fields) + 2} values expected'!r})",
            f"    f_ = {self.signature.frame}({', '.join(values[name] for name in own)})",
            "    f_.pc = cast_(int, d_[1])",
            f"    if f_.pc not in ({', '.join(map(str, places))},):",
            f"        raise ValueError({f'{self.rule_id}: no such place in the rule'!r})",
            *(f"    f_.{_attribute(name)} = {values[name]}" for name in fields if name not in own),
            "    return f_",
        ]
        return parsed(ast.FunctionDef, "\n".join(lines), self.signature.node)

    def constructor(self) -> ast.FunctionDef:
        game = f"{self.signature.game}: {ast.unparse(self.signature.game_type)}"
        return parsed(
            ast.FunctionDef,
            f"def {self.signature.name}({game}{self._declared()}) -> Frame_:\n"
            f"    return {self.signature.frame}({', '.join(self.signature.parameters)})",
            self.signature.node,
        )

    def _declared(self) -> str:
        return "".join(f", {name}: {kind}" for name, kind in self.signature.parameters.items())


def returned(value: ast.expr | None, signature: Signature, at: ast.AST) -> list[ast.stmt]:
    """The end of a rule: leaves its value with the kernel. Truth is passed on as 1 or 0."""
    if value is None:
        return statements("return DONE_", at)
    left = parsed(ast.Assign, "k_.ret = 0", at)
    if signature.gives == "bool" and isinstance(value, ast.Constant):
        value = expression("1" if value.value else "0", at)
    elif signature.gives == "bool" and not (isinstance(value, ast.Name) and value.id == "a_"):
        value = ast.copy_location(ast.IfExp(test=value, body=expression("1", at), orelse=expression("0", at)), value)
    left.value = value
    return [left, *statements("return DONE_", at)]


def _attribute(name: str) -> str:
    """The name of a local as a field."""
    return f"{name}_" if name in TAKEN else name


def _as_field(name: ast.Name) -> ast.expr:
    owner = ast.copy_location(ast.Name(id="self", ctx=ast.Load()), name)
    return ast.copy_location(ast.Attribute(value=owner, attr=_attribute(name.id), ctx=name.ctx), name)


class _Finishing(ast.NodeTransformer):
    """Inside statements that are kept whole: the protocol instead of `return`, and no declarations."""

    def __init__(self, signature: Signature) -> None:
        self.signature = signature

    def visit_Return(self, node: ast.Return) -> list[ast.stmt]:
        return returned(node.value, self.signature, node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign(targets=[node.target], value=node.value), node)
