"""Turns rules written as generators into plain frames that can be copied, saved and compiled.

A rule reads like the rulebook: it asks with `yield`, calls another rule with `yield from`, and keeps its
place in between. The pass cuts it at these points into blocks, finds out which locals are needed across
them, and writes a class with just those as fields. `rule` does it at import, the build to whole files.

    signature, refusals   what a rule may look like
    builder, loops, cfg   its statements as a flow of blocks
    liveness, layout      what its frame must remember
    structure, emit       the blocks as nested code again, and the class around it
    rules, state, pure    the decorators, for the sources as they are
    native, widen         the text for the compiler
    generators            rules run as they are written, for comparison
"""

from regnum.kernel.lowering.errors import LoweringError
from regnum.kernel.lowering.fields import SEATS
from regnum.kernel.lowering.generators import GeneratorFrame, generator_rules
from regnum.kernel.lowering.native import native_text
from regnum.kernel.lowering.rules import Rule, RuleOf, rule
from regnum.kernel.lowering.state import Field, constants, load, schema, state

__all__ = [
    "SEATS",
    "Field",
    "GeneratorFrame",
    "LoweringError",
    "Rule",
    "RuleOf",
    "constants",
    "generator_rules",
    "load",
    "native_text",
    "rule",
    "schema",
    "state",
]
