"""Players that see a seat.

>>> import regnum
>>> from regnum.bots import make
>>> t = regnum.new("dominion", seed=7)
>>> make("big_money").choose(t, t.pending[0]).notation
'play all'
"""

from regnum.bots.bot import Bot, Chooser, Weighed, make
from regnum.bots.naming import names
from regnum.bots.text import say

__all__ = ["Bot", "Chooser", "Weighed", "make", "names", "say"]
