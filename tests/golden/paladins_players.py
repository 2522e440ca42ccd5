"""Players for the transcripts of Paladins: they have favourite actions, and do the obvious with everything else."""

from dataclasses import dataclass

from regnum.kernel.decision import Decision, Option
from regnum.kernel.table import Table

LEFT = ("develop", "recruit 2", "recruit 1", "favour 1", "favour 2", "favour 3", "favour 4", "favour 5")
LAST = ("trade 2", "hunt 2", "trade 1", "hunt 1", "pray", "pass")


@dataclass(frozen=True)
class Knight:
    """Takes the first favourite action that can be had, and passes when nothing useful is left."""

    wants: str

    def choose(self, t: Table, d: Decision) -> Option:
        options = {o.notation: o for o in d.options}
        if d.kind == "action":
            return next(options[name] for name in (*self.wants.split(), *LEFT, *LAST) if name in options)
        if d.kind in ("square", "attack", "convert"):
            return d.options[-1]  # the farther, the dearer
        if d.kind == "worker":
            return d.options[0]
        if d.kind in ("keep", "top"):
            return d.options[t.step % len(d.options)]
        return next((o for o in d.options if o.default), d.options[t.step % len(d.options)])
